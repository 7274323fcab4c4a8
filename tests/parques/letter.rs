//! The picture beside a choice: the part of the board that it is about, larger, and where it leads.

use crate::table::{Laid, RED, YELLOW};
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::games::parques::Parques;
use sobremesa::kernel::{Ask, Game, Lobby, Viewer};
use sobremesa::words::{Language, Words};

/// What Red is shown beside this choice, and what stands on the table.
fn shown(red: &str, yellow: &str, throw: (u8, u8)) -> [Drawing; 2] {
    let table = Laid::sheet().side(RED, red).side(YELLOW, yellow).throws(&[throw]).play();
    let ask: &Ask<Parques> = table.ask(RED).expect("Red has to choose");
    let words = Words::of(Language::English, Some(Parques::book()));
    let captions = Captions::new(&["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned), words);
    let (own, all) = (table.game().view(Viewer::Seat(RED)), table.game().view(Viewer::Spectator));
    let scenes = [Scene::Whole(&own, Some(ask)), Scene::Public(&all, &[])];
    scenes.map(|scene| Parques::draw(scene, &captions).expect("a picture"))
}

#[test]
fn a_choice_in_one_corner_is_shown_larger() {
    let [letter, table] = shown("3 6 H H", "J J J J", (1, 2));
    assert!(letter.svg.contains("scale(2.0000)"), "twice as large");
    assert_eq!((letter.width, letter.height), (table.width, table.height));
    assert_eq!(letter.alt, table.alt, "in words it is the whole table");
    assert!(letter.png().is_ok_and(|png| png.len() < 120_000));
}

#[test]
fn a_choice_all_over_the_board_is_shown_on_all_of_it() {
    let [letter, table] = shown("12 46 H H", "J J J J", (1, 2));
    assert!(letter.svg.contains("scale(1.0000)"), "all of it");
    assert_eq!(letter.alt, table.alt, "in words it is the whole table");
}

/// A label says how many cells a piece walks: where that ends nobody counts on a telephone.
#[test]
fn where_each_choice_leads_is_marked() {
    let [own, table] = shown("3 6 H H", "J J J J", (1, 2));
    let marks = |drawing: &Drawing| drawing.svg.matches("stroke-dasharray=\"7 4\"").count();
    // One die or both: the first piece reaches 4, 5 and 6, the other 7, 8 and 9.
    assert_eq!((marks(&own), marks(&table)), (6, 0));
}
