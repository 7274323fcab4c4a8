//! What is drawn: the route when all is over, marks in the notebook, and two worlds of which nobody sees in a
//! picture which they are in.

use super::ends::{escaped, words};
use super::marks::{marked, running};
use super::secrets::{OUTSIDE, laid, named, passing};
use super::street::{ANN, BOB, Play, Street, name};
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::games::fugitive::chase::Phase;
use sobremesa::games::fugitive::marks::Mark;
use sobremesa::games::fugitive::{Answer, Event, Fugitive, Match, Options};
use sobremesa::kernel::{Game, Lobby, Text, Viewer};
use sobremesa::words::{Language, Words};

fn drawn(play: &Play, language: Language) -> Drawing {
    let captions = Captions::new(&["Ann".to_owned(), "Bob".to_owned()], words(language));
    Fugitive::draw(Scene::End(&play.view(Viewer::Spectator), &play.story), &captions).unwrap()
}

#[test]
fn the_whole_route_and_all_that_was_named_is_in_the_text_of_the_picture() {
    let play = escaped();
    assert_eq!(play.now.game.phase, Phase::Over);
    let route = "0 · 4✓ · 33+[3,8]✓ · 36+[5] · 38 · 42+[39]";
    for (language, hidden) in [(Language::English, "hidden"), (Language::Spanish, "sin encontrar")] {
        let alt = drawn(&play, language).alt;
        assert!(alt.contains(route), "{alt}");
        assert!(alt.contains("4: 4 30 × · 5: 4 ✓"), "{alt}");
        assert!(!alt.contains(hidden), "{alt}");
        // The table, which stands there as well, says the same.
        let captions = Captions::new(&[], words(language));
        let table = Fugitive::draw(Scene::Public(&play.view(Viewer::Spectator), &[]), &captions).unwrap();
        assert!(table.alt.contains(route), "{}", table.alt);
    }
}

#[test]
fn the_picture_has_every_number_of_the_route_and_every_guess() {
    let svg = drawn(&escaped(), Language::English).svg;
    for text in [
        ">4<", ">33<", ">36<", ">38<", ">42<", ">3<", ">8<", ">5<", ">39<", ">4, 30<", ">×<", ">✓<", "n1–n5<",
    ] {
        assert!(svg.contains(text), "{text}");
    }
    assert!(!svg.contains(">?<"), "nothing lies face down");
}

#[test]
fn both_routes_of_a_match_are_drawn() {
    let options = Options { matches: Match::Swapped, ..Options::sheet() };
    let first = Street::with(options, "5 8", &[42]).hunted().play().draws().says(name(&[5, 8]));
    let begun = Event::Begins { game: 1, of: 2, runner: ANN };
    let mut play = Play { story: [vec![begun], first.story].concat(), ..first };
    let mut random = sobremesa::drivers::Random::new(3);
    while let Some(ask) = play.now.asks.first() {
        let answer = ask.answer(random.choose(&play.now.game, ask)).unwrap();
        play.try_to(answer).unwrap();
    }
    let svg = drawn(&play, Language::English).svg;
    assert!(svg.contains(">5, 8<"), "the first chase");
    assert!(svg.contains("Ann") && svg.matches(">0<").count() == 2, "both rows begin at 0");
}

/// What is written in the picture of one's own page is said nowhere beside it, and whoever does not see it
/// hears all of it; the row is drawn once, and not written below itself.
#[test]
fn nothing_is_said_beside_the_picture_once_more() {
    let street = Street::new("4 [7+2] 9+3,5 12", &[42, 13, 20]).marshal(&[14, 15]);
    let play = street.hunted().play();
    let words = words(Language::English);
    let plain = |line: &Text| words.say(line, &sobremesa::words::Nobody).replace(['*', '`', '~'], "");
    for (seat, row) in [(ANN, true), (BOB, false)] {
        let view = play.view(Viewer::Seat(seat));
        let screen = Fugitive::screen(&view, None);
        assert!(screen.own.is_empty() && screen.hand.len() > 2, "{:?}", screen.hand);
        let captions = Captions::new(&[], words);
        let drawing = Fugitive::draw(Scene::Own(&view, None), &captions).unwrap();
        assert_eq!(drawing.alt.lines().count(), screen.hand.len());
        assert!(screen.hand.iter().all(|line| drawing.alt.contains(&plain(line))), "{}", drawing.alt);
        let own_row = screen.hand.iter().find(|line| line.key == "own-row").map(plain);
        assert_eq!(own_row.is_some(), row);
        assert!(own_row.is_none_or(|line| !drawing.svg.contains(&line)));
    }
}

/// Pixels across that a picture has on a telephone of 390.
const SHOWN: f32 = 303.0;

/// What is written on a card is as large as can be read where the picture is as wide as a telephone.
#[test]
fn numbers_can_be_read_on_a_telephone() {
    let play = escaped();
    let captions = Captions::new(&[], words(Language::Spanish));
    let running = Street::new("4 [7+2] 9+3,5 12", &[42, 13, 20]).play();
    let [table, own] = [Viewer::Spectator, Viewer::Seat(ANN)].map(|viewer| running.view(viewer));
    let scenes = [Scene::Public(&table, &[]), Scene::Own(&own, None)];
    let drawn = scenes.into_iter().map(|scene| Fugitive::draw(scene, &captions).unwrap());
    for drawing in drawn.chain([drawn_end(&play)]) {
        let sizes = drawing.svg.split("font-size=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let smallest = sizes.map(|size| size.parse::<f32>().unwrap()).fold(f32::MAX, f32::min);
        let shown = smallest * SHOWN / drawing.width as f32;
        assert!(shown >= 10.0, "a text is {shown} pixels high");
    }
}

fn drawn_end(play: &Play) -> Drawing {
    drawn(play, Language::Spanish)
}

fn alt(play: &Play, language: Language) -> String {
    let captions = Captions::new(&[], Words::of(language, Some(Fugitive::book())));
    Fugitive::draw(Scene::Own(&play.view(Viewer::Seat(BOB)), None), &captions).unwrap().alt
}

#[test]
fn marks_are_in_the_notebook_and_in_words() {
    let noted = marked(running(), &[(5, Mark::Suspected), (12, Mark::Suspected), (30, Mark::Unlikely)]);
    assert!(alt(&noted, Language::English).contains("Your marks: ? 5 12 · – 30"));
    assert!(alt(&noted, Language::Spanish).contains("Tus marcas: ? 5 12 · – 30"));
    let captions = Captions::new(&[], Words::of(Language::English, Some(Fugitive::book())));
    let drawn =
        |play: &Play| Fugitive::draw(Scene::Own(&play.view(Viewer::Seat(BOB)), None), &captions).unwrap().svg;
    assert_ne!(drawn(&noted), drawn(&running()));
}

/// What a viewer sees drawn, and reads in its place; the notebook or the page from behind among it.
fn seen(play: &Play, viewer: Viewer) -> Vec<(String, String)> {
    let captions = Captions::new(&[], Words::of(Language::English, Some(Fugitive::book())));
    let (public, own) = (play.now.game.view(Viewer::Spectator), play.now.game.view(viewer));
    let last = play.story.len().saturating_sub(6);
    let mut scenes = vec![Scene::Public(&public, &play.story[last..])];
    if viewer != Viewer::Spectator {
        scenes.push(Scene::Own(&own, None));
    }
    let seen = scenes.into_iter().filter_map(|scene| Fugitive::draw(scene, &captions));
    seen.map(|drawing| (drawing.svg, drawing.alt)).collect()
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    let [_, missed, others @ ..] = named();
    let mut pairs: Vec<(&Play, Play)> = others.into_iter().map(|other| (&missed, other)).collect();
    let ([forced, chosen], laid_down) = (passing(), laid(5, &[6, 9]));
    let passed = passing().map(|world| world.says(Answer::Pass));
    let [forced_pass, chosen_pass] = passed;
    pairs.extend([(&forced, chosen), (&forced_pass, chosen_pass), (&laid_down, laid(6, &[5, 11]))]);
    for (at, (one, other)) in pairs.iter().enumerate() {
        for viewer in OUTSIDE {
            assert!(seen(one, viewer) == seen(other, viewer), "pair {at}: {viewer:?}");
        }
    }
}

/// The key under the notebook explains what stands in it, and nothing else.
#[test]
fn the_notebook_explains_the_signs_that_stand_in_it() {
    let svg = |row: &str| {
        let play = Street::new(row, &[42, 9]).hunted().play().draws();
        let captions = Captions::new(&[], words(Language::English));
        Fugitive::draw(Scene::Own(&play.view(Viewer::Seat(BOB)), None), &captions).unwrap().svg
    };
    let [hidden, found, spent] = ["5 8", "[5] 8", "[5+2] 8"].map(svg);
    assert!(!hidden.contains("found") && !hidden.contains("sprint card"), "{hidden}");
    assert!(found.contains("dot: found") && !found.contains("sprint card"), "{found}");
    assert!(spent.contains("hollow square: seen as a"), "{spent}");
}
