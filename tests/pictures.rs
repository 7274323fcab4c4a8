//! The pictures: they can be read, say the same in words, show nothing that is hidden, and stay as they are.

#[path = "pictures/scenes.rs"]
mod scenes;
#[path = "support/texts.rs"]
mod texts;

use resvg::usvg::Rect;
use scenes::{End, hostile, names, pictures, race, redealt, view};
use serde_json::json;
use sobremesa::drawing::{ALT_MAX, AnyScene, Captions, Drawing, Gallery, in_whole_words};
use sobremesa::games::cthulhu500::Race;
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::pictures::Course;
use sobremesa::games::cthulhu500::race::Attached;
use sobremesa::kernel::{Dice, Game, Seat, Viewer, empty_handed};
use sobremesa::words::{Language, Words};
use std::path::Path;
use std::{env, fs};
use texts::texts;

/// Whatever must hold for every picture; gives the places of its texts.
fn check(what: &str, drawing: &Drawing) -> Vec<Rect> {
    let tree = drawing.tree().unwrap_or_else(|why| panic!("{what}: {why}"));
    let mut found = Vec::new();
    texts(tree.root(), &mut found);
    let (width, height) = (drawing.width as f32, drawing.height as f32);
    for text in &found {
        let inside = text.left() >= 0.0 && text.right() <= width && text.bottom() <= height + 12.0;
        assert!(inside && text.top() >= -12.0, "{what}: a text at {text:?} leaves {width} by {height}");
    }
    assert!(!found.is_empty(), "{what}: says nothing");
    assert!(!drawing.alt.is_empty() && drawing.alt.chars().count() <= ALT_MAX, "{what}: {}", drawing.alt);
    assert!(!drawing.alt.contains("picture-"), "{what}: {}", drawing.alt);
    assert!(drawing.width <= 1400 && drawing.height <= 1500, "{what}: {width} by {height}");
    found
}

/// Texts stay in the column in which they begin.
fn check_columns(what: &str, texts: &[Rect], columns: &[(f32, f32)]) {
    for text in texts {
        if let Some((_, right)) =
            columns.iter().find(|(left, right)| *left <= text.left() && text.left() < *right)
        {
            assert!(text.right() <= *right, "{what}: {text:?} runs out of its column, which ends at {right}");
        }
    }
}

fn painted(what: &str, drawing: &Drawing) -> Vec<u8> {
    check(what, drawing);
    let png = drawing.png().unwrap_or_else(|why| panic!("{what}: {why}"));
    assert!(png.len() < 150_000, "{what}: {} bytes", png.len());
    png
}

/// Tables of all sizes, at all stages, with real names and with hostile ones.
#[test]
fn every_table_can_be_drawn_and_said() {
    let mut largest = 0;
    for (n, seats) in [3, 4, 5, 6, 7, 8].into_iter().enumerate() {
        for (stage, answers) in [0, 4, 40, 150, 320].into_iter().enumerate() {
            for wild in [false, true] {
                let (now, _) = race(seats, n as u64, answers, wild);
                let view = view(&now, Viewer::Spectator);
                for language in Language::ALL {
                    for names in [names(), hostile()] {
                        let what =
                            format!("{seats} seats after {answers} answers, {language:?}, {}", names[0]);
                        let drawing = pictures().table(&view, &names, language).unwrap();
                        let found = check(&what, &drawing);
                        let below: Vec<Rect> = found.into_iter().filter(|text| text.top() > 190.0).collect();
                        let below: Vec<Rect> = below
                            .into_iter()
                            .filter(|text| text.bottom() < drawing.height as f32 - 56.0)
                            .collect();
                        check_columns(&what, &below, &[(28.0, 484.0), (516.0, 972.0)]);
                        if stage == 4 && language == Language::English {
                            largest = largest.max(painted(&what, &drawing).len());
                        }
                    }
                }
            }
        }
    }
    println!("the largest table has {largest} bytes");
}

#[test]
fn a_table_says_who_is_where_and_how() {
    for (seats, answers) in [(3, 120), (5, 150), (8, 300)] {
        let (now, _) = race(seats, 3, answers, true);
        let view = view(&now, Viewer::Spectator);
        for (language, laps, damaged) in
            [(Language::English, "lap", "damaged"), (Language::Spanish, "vuelta", "dañado")]
        {
            let drawing = pictures().table(&view, &names(), language).unwrap();
            let lines: Vec<&str> = drawing.alt.lines().collect();
            for (place, seat) in now.game.pack.iter().enumerate() {
                let car = now.game.car(*seat);
                let start = format!("{}. {}", place + 1, names()[seat.index()]);
                let line =
                    lines.iter().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{start}"));
                assert!(line.contains(&format!("{} {laps}", car.laps)), "{line}");
                let whole = ["undamaged", "sin daño"].iter().any(|word| line.contains(word));
                assert_eq!(whole, !car.damaged, "{line}");
                assert!(whole || line.contains(damaged), "{line}");
            }
        }
    }
}

#[test]
fn what_is_hidden_does_not_show() {
    for (n, seats) in [3, 5, 8].into_iter().enumerate() {
        for answers in [5, 60, 200] {
            let (now, _) = race(seats, n as u64, answers, true);
            let other = redealt(&now.game, &mut Dice::from_number(answers as u64));
            let draw = |game: &Race| {
                let view = game.view(Viewer::Spectator);
                pictures().table(&view, &names(), Language::English).unwrap()
            };
            let (mine, theirs) = (draw(&now.game), draw(&other));
            assert!(mine == theirs, "{seats} seats after {answers} answers");
            assert_eq!(mine.png().unwrap(), theirs.png().unwrap());
            let hand = |game: &Race| game.view(Viewer::Seat(Seat(0))).hand;
            assert!(answers != 5 || hand(&now.game) != hand(&other), "nothing was dealt anew");
        }
    }
}

#[test]
fn what_differs_is_drawn_differently() {
    let (now, _) = race(4, 1, 60, false);
    let draw = |change: &dyn Fn(&mut Race)| {
        let mut game = now.game.clone();
        change(&mut game);
        let view = game.view(Viewer::Spectator);
        pictures().table(&view, &names(), Language::English).unwrap().svg
    };
    let changes: [&dyn Fn(&mut Race); 8] = [
        &|_| {},
        &|game| game.cars[0].damaged = !game.cars[0].damaged,
        &|game| game.cars[1].laps += 1,
        &|game| game.pack.rotate_left(1),
        &|game| game.turn.actions += 1,
        &|game| game.cars[2].crew.push(Attached::new(Card::CultistIntern)),
        &|game| game.deck.0.truncate(3),
        &|game| game.pile.push(Card::Gremlins),
    ];
    let mut drawn: Vec<String> = changes.iter().map(|change| draw(*change)).collect();
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), changes.len());
}

/// What stands above the track is read to its last word, at every stage and wherever the Flag is.
#[test]
fn no_heading_is_cut() {
    use sobremesa::games::cthulhu500::race::{Flag, Phase};
    let (now, _) = race(5, 1, 60, false);
    for language in Language::ALL {
        let draw = |change: &dyn Fn(&mut Race)| {
            let mut game = now.game.clone();
            change(&mut game);
            let view = game.view(Viewer::Spectator);
            let short = ["Ann", "Bob", "Cleo", "Dan", "Eve"].map(str::to_owned);
            let drawing = pictures().table(&view, &short, language).unwrap();
            check("headings", &drawing);
            drawing
        };
        for flag in [Flag::Shuffled, Flag::Aside(0), Flag::Aside(5), Flag::Raised(0), Flag::Raised(8)] {
            for phase in [Phase::Vehicles, Phase::Bid, Phase::Actions, Phase::Over] {
                let drawing = draw(&|game| {
                    (game.flag, game.phase) = (flag, phase);
                    game.turn.number = 9;
                });
                let texts = drawing.svg.split("<text").filter_map(|text| text.split("</text>").next());
                // Titles of cards may be cut; the track names them in this size.
                let heads = texts.filter(|text| text.contains("y=\"1") || !text.contains("font-size=\"26\""));
                let cut: Vec<&str> = heads.filter(|text| text.contains('…')).collect();
                assert!(cut.is_empty(), "{language:?}, {phase:?}, {flag:?}: {cut:?}");
                let turn = words(language).word("picture-turn").to_uppercase();
                let flagged = drawing.svg.contains(&format!(">{turn}<"));
                assert_eq!(flagged, phase == Phase::Actions, "whose turn, in {phase:?}");
            }
        }
    }
}

/// Before the start everybody's vehicle is shown with what it can do; and whoever chooses sees what there is to choose.
#[test]
fn vehicles_are_shown_with_their_numbers() {
    use sobremesa::games::cthulhu500::race::Phase;
    for seats in [3, 5, 8] {
        let (now, _) = race(seats, 1, 0, false);
        for language in Language::ALL {
            for names in [names(), hostile()] {
                let drawing = pictures().table(&view(&now, Viewer::Spectator), &names, language).unwrap();
                painted("a fleet", &drawing);
                for car in &now.game.cars {
                    let def = car.vehicle.def();
                    assert!(drawing.svg.contains(&format!(">{} / {}<", def.whole.speed, def.damaged.speed)));
                    assert!(
                        drawing.alt.contains(&words(language).word(&format!("vehicle-{}", car.vehicle.id())))
                    );
                }
            }
            let mut game = now.game.clone();
            (game.phase, game.turn.number) = (Phase::Vehicles, 1);
            let chooser = game.view(Viewer::Seat(Seat(1)));
            let offer = pictures().hand(&chooser, &names(), language).unwrap();
            check("an offer", &offer);
            let taken = words(language).word(&format!("vehicle-{}", game.cars[0].vehicle.id()));
            assert!(!offer.alt.contains(&taken), "{taken} is taken");
            assert_eq!(offer.alt.lines().count(), 8, "a heading, and seven vehicles");
        }
    }
}

/// While a test stands its dice are the picture; afterwards they stay below the table until the turn is over.
#[test]
fn the_dice_are_shown_as_long_as_they_matter() {
    let (mut standing, mut after) = (0, 0);
    for n in 0..8 {
        for answers in (20..200).step_by(9) {
            let (now, story) = race(4, n, answers, n % 2 == 0);
            let (view, names) = (view(&now, Viewer::Spectator), names());
            let english = Language::English;
            let table = pictures().table(&view, &names, english);
            let Some(moment) = pictures().moment(&view, &story, &names, english) else { continue };
            check("a moment", &moment);
            if let Some(sums) = now.game.view(Viewer::Spectator).scene.test {
                standing += 1;
                assert!(moment.alt.contains(&format!("= {}.", sums.0)), "{sums:?}: {}", moment.alt);
            } else if Some(&moment) != table.as_ref() {
                after += 1;
                assert!(moment.height > table.unwrap().height);
            }
        }
    }
    assert!(standing > 3 && after > 10, "{standing} standing, {after} after");
}

/// A vehicle with everything on it that there can be, ill, under the longest titles.
#[test]
fn a_full_vehicle_has_room() {
    for seats in [3, 5, 8] {
        let (now, _) = race(seats, 2, 60, false);
        let mut game = now.game;
        let ill = |card| Attached { infested: true, ..Attached::new(card) };
        for car in &mut game.cars {
            car.driver = Some(ill(Card::BrownJenkinWrenchRat));
            car.tires = Some(Attached::new(Card::RadialsFromBeyondSpaceAndTime));
            car.mods.clear();
            car.mods.extend([
                ill(Card::TheMudflapsManWasNotMeantToOgle),
                Attached::new(Card::TheSponsorThatMustNotBeNamed),
            ]);
            car.crew.clear();
            car.crew.extend(
                [Card::CousinWhateley, Card::HighPriestOfMotocross, Card::HerbertWest].map(Attached::new),
            );
            (car.laps, car.damaged) = (-12, true);
        }
        let view = game.view(Viewer::Spectator);
        for language in Language::ALL {
            let drawing = pictures().table(&view, &hostile(), language).unwrap();
            let found = check("full", &drawing);
            let inside = |text: &Rect| text.top() > 190.0 && text.bottom() < drawing.height as f32 - 56.0;
            let below: Vec<Rect> = found.into_iter().filter(inside).collect();
            check_columns("full", &below, &[(28.0, 484.0), (516.0, 972.0)]);
            painted("full", &drawing);
        }
    }
}

#[test]
fn every_card_has_a_face() {
    for language in Language::ALL {
        for id in Card::ALL.map(Card::id).into_iter().chain(Vehicle::ALL.map(Vehicle::id)) {
            let drawing = pictures().card(id, language).unwrap();
            check(id, &drawing);
            assert!(
                drawing.alt.contains(&words(language).word(&format!("card-{id}")))
                    || Vehicle::from_id(id).is_some()
            );
        }
        // Every text is there to its last word, and every hand fits.
        for cards in Card::ALL.chunks(12).chain(Card::ALL.chunks(5)).chain(Card::ALL.chunks(1)) {
            let (now, _) = race(3, 1, 0, false);
            let mut view = view(&now, Viewer::Seat(Seat(0)));
            view.hand = cards.iter().copied().collect();
            let drawing = pictures().hand(&view, &names(), language).unwrap();
            let found = check("a hand", &drawing);
            let columns: Vec<(f32, f32)> =
                (0..8).map(|half| 8.0 + 166.0 * half as f32).map(|x| (x, x + 324.0)).collect();
            let home = |text: &Rect| {
                let middle = (text.left() + text.right()) / 2.0;
                columns
                    .iter()
                    .any(|(left, right)| *left <= text.left() && text.right() <= *right && middle < *right)
            };
            assert!(
                found.iter().all(home),
                "a text runs out of its card: {:?}",
                found.iter().find(|text| !home(text))
            );
            for card in cards {
                assert!(drawing.alt.contains(&words(language).word(&format!("card-{}", card.id()))));
            }
        }
        for card in Card::ALL {
            let drawing = pictures().card(card.id(), language).unwrap();
            assert!(!drawing.svg.contains('…'), "{language:?}: {card:?} is cut");
        }
    }
    assert_eq!(pictures().card("no_such_card", Language::English), None);
}

#[test]
fn races_end_in_a_picture() {
    for (n, seats) in [3, 4, 5, 6, 7, 8].into_iter().enumerate() {
        for wild in [false, true] {
            let End { now, story } = scenes::end(seats, n as u64, wild);
            let view = view(&now, Viewer::Spectator);
            for (language, names) in [(Language::English, names()), (Language::Spanish, hostile())] {
                let drawing = pictures().result(&view, &story, &names, language).unwrap();
                painted("a result", &drawing);
                let tests = story.iter().filter_map(|event| pictures().test(event, &names, language));
                for test in tests.step_by(5) {
                    check("a test", &test);
                }
            }
            let said = pictures().result(&view, &story, &names(), Language::English).unwrap().alt;
            for (place, (seat, _)) in now.game.ranking().iter().zip(1..).enumerate() {
                let laps = now.game.car(*seat).laps;
                assert!(
                    said.contains(&format!("{}. {}: {laps} lap", place + 1, names()[seat.index()])),
                    "{said}"
                );
            }
        }
    }
}

/// The chart is followed from what was told: it must end where the race ended.
#[test]
fn the_course_of_a_race_ends_where_the_race_does() {
    for n in 0..60 {
        let seats = 3 + (n % 6) as u8;
        let End { now, story } = scenes::end(seats, n, n % 2 == 0);
        let course = Course::of(&story).unwrap();
        assert_eq!(course.standings.last(), Some(&now.game.ranking().to_vec()), "game {n} of {seats}");
    }
}

#[test]
fn what_there_is_not_is_not_drawn() {
    let (now, story) = race(3, 1, 30, false);
    let good = view(&now, Viewer::Spectator);
    assert_eq!(pictures().hand(&good, &names(), Language::English), None, "a spectator has no hand");
    assert_eq!(pictures().result(&good, &story, &names(), Language::English), None, "the race goes on");
    assert!(pictures().table(&good, &[], Language::English).is_some(), "nobody has a name");
    assert!(sobremesa::games::pictures("chess").is_none());
    let any = sobremesa::games::pictures("cthulhu500").unwrap();
    let captions = Captions::new(&names(), words(Language::English));
    assert_eq!(any.draw_any(AnyScene::Moment(&[json!({"host": "put-back"})]), &captions), None);
}

/// Where no table stands beside it, a hand hangs below it.
#[test]
fn a_letter_shows_table_and_hand() {
    let rules = sobremesa::games::by_kind("cthulhu500").unwrap();
    let options = rules.proposed(3, sobremesa::kernel::Tempo::Live);
    let (table, _) = rules.start(&options, &empty_handed(3), [1; 32]).unwrap();
    let any = sobremesa::games::pictures("cthulhu500").unwrap();
    let captions = Captions::new(&names(), words(Language::English));
    let draw = |scene: AnyScene<'_>| any.draw_any(scene, &captions).unwrap();
    let whole = draw(AnyScene::Whole(&*table, Seat(1)));
    let parts = draw(AnyScene::Public(&*table, &[])).above(&draw(AnyScene::Own(&*table, Seat(1))));
    assert!(whole == parts);
    assert!(whole != draw(AnyScene::Whole(&*table, Seat(2))), "hands differ");
}

#[test]
fn the_gallery_paints_once_and_forgets_what_is_old() {
    let faces: Vec<Drawing> =
        Card::ALL[..6].iter().map(|card| pictures().card(card.id(), Language::English).unwrap()).collect();
    let gallery = Gallery::new(100_000);
    let first = gallery.picture(&faces[0]).unwrap();
    let again = gallery.picture(&faces[0]).unwrap();
    assert!(std::sync::Arc::ptr_eq(&first.png, &again.png) && first.alt == faces[0].alt);
    for face in &faces[1..] {
        gallery.picture(face).unwrap();
        assert!(gallery.kept() <= 100_000);
    }
    assert!(gallery.kept() > 50_000);
    let later = gallery.picture(&faces[0]).unwrap();
    assert!(!std::sync::Arc::ptr_eq(&first.png, &later.png) && first == later);
    let broken = Drawing { svg: "<svg".to_owned(), width: 1, height: 1, alt: String::new() };
    assert!(gallery.picture(&broken).is_err());
}

/// The pictures in `tests/gallery` are what is painted now, byte for byte. `UPDATE_GALLERY=1` renews them.
#[test]
fn the_pictures_look_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gallery");
    let renew = env::var_os("UPDATE_GALLERY").is_some();
    let mut changed = Vec::new();
    for (name, drawing) in scenes::exhibits() {
        let png = painted(&name, &drawing);
        println!("{name}: {} by {}, {} bytes", drawing.width, drawing.height, png.len());
        let file = folder.join(format!("{name}.png"));
        if renew {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &png).unwrap();
        } else if fs::read(&file).ok() != Some(png) {
            changed.push(name);
        }
    }
    assert!(
        changed.is_empty(),
        "these look different: {changed:?}. If they should, run again with UPDATE_GALLERY=1"
    );
}

/// The words of the race.
fn words(language: Language) -> Words {
    Words::of(language, sobremesa::games::book("cthulhu500"))
}

/// Where two pictures stand one above the other, their texts are often longer than there is room for: half of
/// a card's name is the name of nothing.
#[test]
fn the_text_of_a_picture_is_cut_behind_a_whole_name() {
    for shift in 0..40 {
        let names = "Glove-Box Warhead, Cultist Intern; Suelta al Becario · ".repeat(40);
        let whole = format!("{}\n{names}", "-".repeat(shift));
        let cut = in_whole_words(&whole);
        let kept = cut.strip_suffix('…').unwrap();
        assert!(cut.chars().count() <= ALT_MAX && kept.len() > ALT_MAX - 80, "{shift}");
        assert!([", ", "; ", " · "].iter().any(|end| whole[kept.len()..].starts_with(end)), "{kept}");
        let drawing =
            |alt: &str| Drawing { svg: "<svg />".to_owned(), width: 1, height: 1, alt: alt.to_owned() };
        assert_eq!(drawing(&"-".repeat(shift)).above(&drawing(&names)).alt, cut);
    }
    assert_eq!(in_whole_words("short, and whole"), "short, and whole");
    // A heading is no end where all that matters comes behind it.
    let long = format!("A heading,\n{}", "word ".repeat(400));
    let cut = in_whole_words(&long);
    assert!(cut.len() > ALT_MAX / 2 && cut.ends_with("word…"), "{cut}");
}
