//! What the record says: numbers that are known exactly, each from a row that can be checked in one's head.

use super::street::{BOB, Street, cards};
use sobremesa::games::fugitive::belief::{Asked, Belief, Habits, Leg, Trail};
use sobremesa::games::fugitive::cards::{Cards, Deck};
use sobremesa::games::fugitive::chase::{Drawn, Side, Under};
use sobremesa::games::fugitive::notebook;
use sobremesa::games::fugitive::{Notebook, Options};
use sobremesa::kernel::{Secret, Viewer};

/// A hideout that lies face up, with so many sprint cards face down under it.
fn found(number: u8, blank: u8) -> Leg {
    Leg { known: Some(number), can: Cards::of(number), blank, late: 0, feet: 0 }
}

#[test]
fn two_numbers_that_are_equally_likely_have_five_tenths_each() {
    let options = Options { notebook: Notebook::Odds, ..Options::sheet() };
    // The Marshal holds the 3: the first hideout is the 1 or the 2.
    let play = Street::with(options, "2", &[42, 1]).marshal(&[3]).hunted().play();
    let tenths = notebook::page(&play.view(Viewer::Seat(BOB))).tenths.unwrap();
    assert_eq!(tenths[..6], [0, 5, 5, 0, 0, 0]);
    assert!(tenths[6..].iter().all(|one| *one == 0), "nothing else is within reach");
}

#[test]
fn no_hideout_lies_behind_the_next_one() {
    // With a sprint card the first could be up to 5, but the next one is the 3.
    let play = Street::new("2+1 [3]", &[42]).play();
    let can = notebook::ranges(&Trail::of(&play.view(Viewer::Spectator)));
    assert_eq!(can, [cards(&[1, 2]), cards(&[3])]);
}

#[test]
fn a_sprint_card_that_was_laid_later_brought_nobody_further() {
    let late = Under { card: Secret(20), up: true, late: true };
    let play = Street::new("3 6", &[42]).force(|chase| chase.row[1].under.push(late)).play();
    let trail = Trail::of(&play.view(Viewer::Spectator));
    assert_eq!((trail.legs[1].feet, trail.legs[1].blank), (0, 0));
}

#[test]
fn only_what_the_fugitive_drew_high_can_lie_high() {
    let high = |drawn: &[(Side, Deck)]| {
        let draws = drawn.iter().map(|(side, deck)| Drawn { round: 1, side: *side, deck: *deck }).collect();
        let play = Street::new("5", &[42]).force(|chase| chase.draws = draws).play();
        !Trail::of(&play.view(Viewer::Spectator)).pool.among(Deck::High.cards()).is_empty()
    };
    assert!(high(&[(Side::Fugitive, Deck::High)]));
    assert!(!high(&[(Side::Fugitive, Deck::Low), (Side::Marshal, Deck::High)]));
    assert!(!high(&[(Side::Fugitive, Deck::Middle)]));
}

#[test]
fn a_row_that_lies_face_up_is_one_route() {
    let trail = Trail { legs: vec![found(2, 0)], missed: Vec::new(), pool: cards(&[1, 3, 4]) };
    assert_eq!(Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::NONE }).total, 1);
    assert_eq!(Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::PEOPLE }).total, 1);
}

#[test]
fn sprint_cards_under_a_found_hideout_say_from_where_it_was_reached() {
    let open = Leg { known: None, can: cards(&[1, 2]), blank: 0, late: 0, feet: 0 };
    let trail = Trail { legs: vec![open, found(5, 1)], missed: Vec::new(), pool: cards(&[1, 2, 3, 4]) };
    let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::PEOPLE });
    // From the 1 the card was needed, from the 2 it was not: (3 × 5) to (4 × 2) with any of three cards.
    assert!(belief.shares[1] > 0);
    assert_eq!(belief.shares[1] * 8, belief.shares[2] * 15);
}

#[test]
fn every_hideout_is_within_reach_of_the_one_before_and_of_the_one_behind() {
    let can =
        |row: &str| notebook::ranges(&Trail::of(&Street::new(row, &[42]).play().view(Viewer::Spectator)));
    assert_eq!(can("2 5"), [cards(&[1, 2, 3]), cards(&[2, 3, 4, 5, 6])]);
    assert_eq!(can("3 6 [9]"), [cards(&[3]), cards(&[6]), cards(&[9])]);
    assert_eq!(can("2 7+1 [9]"), [cards(&[1, 2, 3]), cards(&[6, 7, 8]), cards(&[9])]);
}

#[test]
fn what_is_hardly_possible_has_a_tenth_and_what_is_impossible_has_none() {
    let options = Options { notebook: Notebook::Odds, ..Options::sheet() };
    // The Marshal holds 1 to 3. A 9 needs three even sprint cards: 969 of 34956 routes.
    let play = Street::with(options, "9+20,22,24", &[42]).play();
    let tenths = notebook::page(&play.view(Viewer::Seat(BOB))).tenths.unwrap();
    assert_eq!(tenths[..11], [0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 0]);
    assert!(tenths[11..].iter().all(|one| *one == 0), "nothing else is within reach");
}
