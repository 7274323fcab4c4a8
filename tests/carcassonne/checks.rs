//! What can be no table is refused with its reason, and what is just within bounds is not.

use crate::play::set_up;
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::games::carcassonne::land::Follower;
use sobremesa::games::carcassonne::square::Square;
use sobremesa::games::carcassonne::table::Phase;
use sobremesa::games::carcassonne::{Marks, Options, Table};
use sobremesa::kernel::{Dice, Game, Refusal, Seat};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const NOBODY: Seat = Seat(2);

/// What is wrong with a table of two on which this has been changed.
fn wrong(change: impl FnOnce(&mut Table)) -> Result<(), &'static str> {
    let mut table = set_up(&Options::PROPOSED, 2, Dice::from_number(1));
    assert_eq!(table.check(), Ok(()));
    change(&mut table);
    table.check()
}

fn take(table: &mut Table, id: &str) -> Piece {
    let piece = Piece::from_id(id).unwrap();
    let at = table.stack.0.iter().position(|one| *one == piece).unwrap();
    table.stack.0.remove(at)
}

fn lay(table: &mut Table, id: &str, at: &str, turn: u8, by: Seat) {
    let piece = take(table, id);
    table.land.put(piece, Square::from_name(at).unwrap(), turn, Some(by)).unwrap();
}

#[test]
fn a_table_has_players_whose_turn_it_can_be() {
    assert_eq!(wrong(|table| table.players.truncate(1)), Err("the number of players"));
    for (number, expected) in [(0, Ok(())), (200, Ok(())), (201, Err("whose turn it is"))] {
        assert_eq!(wrong(|table| table.number = number), expected, "{number}");
    }
    for (seat, expected) in [(ANN, Ok(())), (BOB, Ok(())), (NOBODY, Err("whose turn it is"))] {
        assert_eq!(wrong(|table| table.mover = seat), expected);
        assert_eq!(wrong(|table| table.first = seat), expected);
    }
}

#[test]
fn whoever_is_said_to_begin_has_begun() {
    for (begins, expected) in [(None, Ok(())), (Some(0), Ok(())), (Some(1), Err("who began"))] {
        let said = |table: &mut Table| (table.first, table.options.begins) = (ANN, begins);
        assert_eq!(wrong(said), expected, "{begins:?}");
    }
}

#[test]
fn points_and_options_have_bounds() {
    assert_eq!(wrong(|table| table.players[1].points = 2_000), Ok(()));
    assert_eq!(wrong(|table| table.players[1].points = 2_001), Err("the points"));
    assert_eq!(wrong(|table| table.before.extend([1, 2])), Ok(()));
    assert_eq!(wrong(|table| table.before.extend([1, 2, 3])), Err("the points"));
    for (halves, expected) in [(1, Err("the options")), (2, Ok(())), (3, Ok(())), (4, Err("the options"))] {
        assert_eq!(wrong(|table| table.options.halves = halves), expected, "{halves}");
    }
    let missing = Err("a piece that is missing or there twice");
    assert_eq!(wrong(|table| table.options.halves = 0), missing);
    assert_eq!(wrong(|table| table.options.marks = Marks::Hills), missing);
}

#[test]
fn followers_and_pieces_are_somebodys() {
    let city = |seat| Follower { seat, laid: 0, segment: 0 };
    assert_eq!(wrong(|table| table.land.place(city(ANN))), Err("the followers"));
    let placed = |table: &mut Table| {
        table.land.place(city(ANN));
        table.players[0].supply = 6;
    };
    assert_eq!(wrong(placed), Ok(()));
    assert_eq!(wrong(|table| table.players[1].supply = 8), Err("the followers"));
    assert_eq!(wrong(|table| table.land.place(city(NOBODY))), Err("a follower of nobody"));
    assert_eq!(wrong(|table| lay(table, "B", "M51", 0, BOB)), Ok(()));
    assert_eq!(wrong(|table| lay(table, "B", "M51", 0, NOBODY)), Err("a piece of nobody"));
}

#[test]
fn what_is_drawn_can_be_laid() {
    // Only field is open everywhere: a crossing fits nowhere.
    let drawn = |id: &'static str| {
        move |table: &mut Table| {
            lay(table, "E", "M49", 2, ANN);
            lay(table, "A", "L50", 3, BOB);
            lay(table, "A", "N50", 1, ANN);
            table.phase = Phase::Lay(take(table, id));
        }
    };
    assert_eq!(wrong(drawn("B")), Ok(()));
    assert_eq!(wrong(drawn("X")), Err("a drawn tile that cannot be laid"));
    let half = |table: &mut Table| table.phase = Phase::Lay(table.undealt.0.pop().unwrap());
    assert_eq!(wrong(half), Err("a drawn tile that cannot be laid"));
    let circle = Phase::Circle(Piece::from_id("half_circle_fork").unwrap());
    assert_eq!(wrong(|table| table.phase = circle), Err("a crop circle that is not there"));
}

#[test]
fn a_game_is_for_two_to_six_with_two_halves_each_three_or_none() {
    let refused =
        |options: &Options, seats| Table::setup(options, &[], seats, Dice::from_number(1)).map(|_| ()).err();
    for seats in [0, 1, 7] {
        assert_eq!(refused(&Options::PROPOSED, seats), Some(Refusal::SeatCount), "{seats}");
    }
    for seats in [2, 6] {
        assert_eq!(refused(&Options::PROPOSED, seats), None, "{seats}");
    }
    for halves in 0..=5 {
        let expected =
            (halves == 1 || halves > 3).then_some(Refusal::Options("two halves each, three, or none"));
        assert_eq!(refused(&Options { halves, ..Options::PROPOSED }, 6), expected, "{halves}");
    }
}
