//! What is turned down: a placement that no menu offers, and tables that cannot be.

use super::street::{ANN, Street, place};
use sobremesa::games::fugitive::Fugitive;
use sobremesa::games::fugitive::cards::{Cards, Deck};
use sobremesa::games::fugitive::chase::{Chase, Drawn, End, Learnt, Past, Shown, Side};
use sobremesa::kernel::{Game, Seat, Text};

#[test]
fn a_hideout_behind_the_last_is_not_accepted_however_it_is_sent() {
    let play = Street::new("4", &[5, 6, 8, 3, 15]).force(|chase| chase.force.no_draw[0] = true).play();
    let accepts = |hideout, with: &[u8]| play.now.game.unfit(play.ask(), &place(hideout, with)).is_none();
    assert!(accepts(5, &[]) && accepts(8, &[3]));
    assert!(!accepts(3, &[]) && !accepts(3, &[5, 6]), "3 lies behind 4");
    assert!(!accepts(8, &[]), "8 is one too far");
}

/// Whoever lays down as they like reads what is missing, before they press.
#[test]
fn what_is_wrong_with_a_placement_is_said() {
    let play = Street::new("4", &[5, 6, 8, 3, 15]).force(|chase| chase.force.no_draw[0] = true).play();
    let unfit = |hideout, with: &[u8]| play.now.game.unfit(play.ask(), &place(hideout, with));
    let about = |key: &str, number: u8| Some(Text::new(key).with("number", number));
    let short = |number, price: u8, feet: u8| {
        about("unfit-short", number).map(|text| text.with("price", price).with("feet", feet))
    };
    assert_eq!((unfit(8, &[]), unfit(15, &[3, 6])), (short(8, 1, 0), short(15, 8, 3)));
    assert_eq!(unfit(8, &[3]), None);
    assert_eq!(unfit(3, &[]), about("unfit-behind", 3));
    assert_eq!(unfit(8, &[8, 3]), about("unfit-cards", 8));
    assert_eq!(unfit(0, &[3]), Some(Text::new("unfit-no-hideout")));
    let both = Fugitive::join(place(5, &[]), &[place(6, &[])]);
    assert_eq!(play.now.game.unfit(play.ask(), &both), Some(Text::new("unfit-two-hideouts")));
}

#[test]
fn a_table_with_a_stranger_among_its_winners_or_before_its_first_round_cannot_be() {
    let table = || Street::new("5 8", &[42, 9]).play().now.game;
    let past = |runner, winner| Past { runner, winner, end: End::Escape, rounds: 4 };
    let mut game = table();
    assert_eq!(game.check(), Ok(()));
    game.chase.round = 0;
    assert_eq!(game.check(), Err("the chase is too long"));
    for (runner, winner, right) in [(ANN, ANN, true), (Seat(2), ANN, false), (ANN, Seat(2), false)] {
        let mut game = table();
        game.past.push(past(runner, winner));
        let said = if right { Ok(()) } else { Err("somebody won who does not play") };
        assert_eq!(game.check(), said, "{runner:?} ran, {winner:?} won");
    }
}

#[test]
fn what_is_known_of_a_chase_lies_within_it() {
    let table = || Street::new("5 8", &[42, 9]).play().now.game;
    let learnt = |chase: &mut Chase, place| chase.learnt[1].push(Learnt::Evens { place, evens: 1 });
    let wrong = |spoil: &dyn Fn(&mut Chase)| {
        let mut game = table();
        spoil(&mut game.chase);
        game.check().err()
    };
    assert_eq!(wrong(&|chase| learnt(chase, 1)), None);
    assert_eq!(wrong(&|chase| learnt(chase, 2)), Some("nothing is there to be known"));
    assert_eq!(wrong(&|chase| chase.round = u16::MAX), Some("the chase is too long"));
    assert_eq!(wrong(&|chase| chase.row[0].placed = 900), Some("what is still to come is known"));
    assert_eq!(wrong(&|chase| chase.row[0].found = Some(900)), Some("what is still to come is known"));
    assert_eq!(wrong(&|chase| chase.row[0].far = 255), Some("a hideout is too far"));
    assert_eq!(wrong(&|chase| chase.force.far = 255), Some("a hideout is too far"));
    for (low, high, right) in [(42, 42, true), (43, 42, false), (1, 43, false)] {
        let told = wrong(&|chase| chase.row[0].told = (low, high));
        assert_eq!(told, (!right).then_some("a hideout is too far"), "{low} to {high}");
    }
    let shown = |chase: &mut Chase| chase.shown.push(Shown { side: Side::Marshal, card: 43, row: 1 });
    assert_eq!(wrong(&shown), Some("there is no such card"));
    let drawn =
        |chase: &mut Chase| chase.draws.push(Drawn { round: 900, side: Side::Marshal, deck: Deck::ALL[0] });
    assert_eq!(wrong(&drawn), Some("a card is drawn that is still to come"));
}

#[test]
fn two_hideouts_in_one_placement_are_none() {
    let play = Street::new("", &[1, 2, 3, 42]).round(1).play();
    let both = Fugitive::join(place(1, &[]), &[place(2, &[])]);
    assert!(play.now.game.unfit(play.ask(), &both).is_some());
    assert!(Cards::of(63).has(63) && Cards::of(64).is_empty(), "there is no card beyond the set");
    assert!(!Cards::between(0, 63).has(u8::MAX));
}
