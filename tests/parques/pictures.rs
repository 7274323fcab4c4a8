//! The boards of four, six and eight arms as they look on a busy evening, and how one ended.
//! `UPDATE_GALLERY=1` renews the pictures beside this file.

use crate::table::*;
use crate::texts::texts;
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::games::parques::event::Deed;
use sobremesa::games::parques::{Event, Parques};
use sobremesa::kernel::{Game, Lobby, Seat, Viewer};
use sobremesa::words::{Language, Words};
use std::path::Path;

const NAMES: [&str; 8] = ["Ann", "Bob", "Carmen", "Doña Inés", "Émile", "Fabio", "Gladys", "Hernán"];
const PICTURE_MAX: usize = 120_000;

/// Red has just captured Blue; a seguro is crowded, somebody visits a salida, and somebody else has pieces at
/// home and in the lane.
fn busy(seats: u8) -> Table {
    let last = Seat(seats - 1);
    let mut laid = Laid::of(seats, sheet()).side(RED, "10 H H J").side(YELLOW, "3 J J H").on(BLUE, 13);
    for seat in (1..seats).map(Seat) {
        laid = laid.on(seat, 41);
    }
    let arms = laid.arms();
    let lane = u16::from(arms) * 17 - 2;
    let laid = laid.on(BLUE, 17).on(last, 34).side(GREEN, &format!("{lane} 20 20 J"));
    let mut table = laid.throws(&[(1, 2)]).play();
    if table.nothing_to_choose() {
        &mut table
    } else {
        table.choose("1+3")
    };
    table
}

fn drawn(seats: u8, language: Language) -> Drawing {
    let table = busy(seats);
    assert!(table.game().trail.iter().any(|trail| !trail.ate.is_empty()), "{:?}", table.told);
    let captions = Captions::new(&NAMES.map(str::to_owned), Words::of(language, Some(Parques::book())));
    let view = table.game().view(Viewer::Spectator);
    Parques::draw(Scene::Public(&view, &[]), &captions).unwrap()
}

/// How a game of four ended.
fn ended(language: Language) -> Drawing {
    let (over, story) = told(3);
    let captions = Captions::new(&NAMES.map(str::to_owned), Words::of(language, Some(Parques::book())));
    Parques::draw(Scene::End(&over.view(Viewer::Spectator), &story), &captions).unwrap()
}

#[test]
fn busy_boards_and_a_result_look_as_they_did() {
    let renew = std::env::var_os("UPDATE_GALLERY").is_some();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/parques/gallery");
    let mut changed = Vec::new();
    for language in Language::ALL {
        let boards = [(4, 4), (6, 6), (8, 8)]
            .map(|(seats, arms)| (format!("board-of-{arms}"), drawn(seats, language)));
        for (name, drawing) in boards.into_iter().chain([("result-of-4".to_owned(), ended(language))]) {
            let name = format!("{name}-{}.png", language.id());
            let png = drawing.png().unwrap();
            assert!(png.len() < PICTURE_MAX, "{name}: {} bytes", png.len());
            let file = folder.join(&name);
            if renew {
                std::fs::create_dir_all(&folder).unwrap();
                std::fs::write(&file, &png).unwrap();
            } else if std::fs::read(&file).ok() != Some(png) {
                changed.push(name);
            }
        }
    }
    assert!(changed.is_empty(), "these look different: {changed:?}; if they should, renew them");
}

#[test]
fn every_text_of_a_busy_board_is_inside_and_every_colour_has_its_letter() {
    for (seats, letters) in [(4, "RYBG"), (6, "RYBGOV"), (8, "RYBGOVTN")] {
        let drawing = drawn(seats, Language::English);
        let tree = drawing.tree().unwrap();
        let mut found = Vec::new();
        texts(tree.root(), &mut found);
        let (wide, high) = (drawing.width as f32, drawing.height as f32);
        for text in &found {
            let inside =
                text.left() >= 0.0 && text.right() <= wide && text.top() >= 0.0 && text.bottom() <= high;
            assert!(inside, "{seats}: {text:?}");
        }
        for (seat, letter) in letters.chars().enumerate() {
            assert!(drawing.alt.contains(&format!(", {letter}):")), "{letter} in {}", drawing.alt);
            let named = format!(">{letter} · {}", NAMES[seat].chars().next().unwrap());
            assert!(drawing.svg.contains(&named), "{named}");
        }
        assert!(
            drawing.svg.contains("stroke-dasharray=\"16 12"),
            "the way to the jail of whoever was captured"
        );
        assert!(drawing.alt.contains("short of a safe cell"), "{}", drawing.alt);
    }
}

/// Shapes are what colours are told by where they are not seen: no two are drawn alike.
#[test]
fn no_two_colours_have_one_shape() {
    let banner = {
        let words = Words::of(Language::English, Some(Parques::book()));
        Parques::draw(Scene::Lobby, &Captions::new(&[], words)).unwrap()
    };
    let svg = &banner.svg;
    let corners: Vec<usize> = svg
        .match_indices(" d=\"M")
        .map(|(at, _)| svg[at..].split('"').nth(1).unwrap().matches('L').count() + 1)
        .collect();
    for count in [3, 6, 10, 12] {
        assert_eq!(
            corners.iter().filter(|many| **many == count).count(),
            1,
            "{count} corners in {corners:?}"
        );
    }
    assert_eq!(corners.iter().filter(|many| **many == 4).count(), 2, "a square and a diamond");
}

/// The picture of the end has the way of the piece that has walked farthest: its steps are counted here once
/// more. Of many players as of few it leaves room on a telephone for what stands around it.
#[test]
fn the_result_shows_who_has_walked_farthest() {
    let (over, story) = told(3);
    let mut steps = [[0_u32; 4]; 4];
    for event in &story {
        let Event::Threw(tale) = event else { continue };
        for deed in &tale.deeds {
            if let Deed::Moved { piece, steps: far, .. } = deed {
                steps[tale.hand.index()][usize::from(*piece)] += u32::from(*far);
            }
        }
    }
    let most = steps.iter().flatten().max().unwrap();
    let names = ["Ann", "Bob", "Carmen", "Dora"].map(str::to_owned);
    let captions = Captions::new(&names, Words::of(Language::English, Some(Parques::book())));
    let view = over.view(Viewer::Spectator);
    let drawing = Parques::draw(Scene::End(&view, &story), &captions).unwrap();
    assert!(drawing.alt.contains(&format!("walked farthest: {most} steps")), "{}", drawing.alt);
    assert!(!drawing.svg.contains(['①', '②', '③', '④']), "the fonts of the pictures have no such numbers");
    assert!(drawing.height <= 1060, "{} of a width of 1000", drawing.height);
    let plain = Parques::draw(Scene::End(&view, &[]), &captions).unwrap();
    assert!(!plain.alt.contains("walked farthest") && drawing.height > plain.height + 500);
}

#[test]
fn the_board_of_a_game_that_is_over_says_who_has_won() {
    let (over, _) = told(3);
    let view = over.view(Viewer::Spectator);
    let winner = NAMES[view.ranking[0].index()];
    for (language, wins) in
        [(Language::English, format!("{winner} wins!")), (Language::Spanish, format!("¡Ganó {winner}!"))]
    {
        let captions = Captions::new(&NAMES.map(str::to_owned), Words::of(language, Some(Parques::book())));
        let drawing = Parques::draw(Scene::Public(&view, &[]), &captions).unwrap();
        assert!(drawing.svg.contains(&wins), "{language:?}");
    }
}
