//! Tables that cannot be are refused, and single questions to the board that whole games rarely put.

use crate::table::{BLUE, RED, YELLOW, sheet};
use arrayvec::ArrayVec;
use sobremesa::games::parques::board::{Board, Piece, Place};
use sobremesa::games::parques::plays::{Leg, Play, Throw};
use sobremesa::games::parques::table::{Missed, Trail};
use sobremesa::games::parques::{Options, Parques};
use sobremesa::kernel::{Dice, Game, Seats};

fn refused(spoil: impl Fn(&mut Parques)) -> &'static str {
    let brought = vec![Default::default(); 4];
    let mut game = Parques::setup(&sheet(), &brought, 4, Dice::from_number(5)).unwrap();
    assert_eq!(game.check(), Ok(()));
    spoil(&mut game);
    game.check().unwrap_err()
}

fn board(options: Options, seats: u8, red: &str) -> Board {
    let mut board = Board::new(&options, seats);
    let read = |one| if one == "H" { Place::Home } else { Place::At(str::parse(one).unwrap()) };
    board.sides[0].pieces = red.split(' ').map(read).collect();
    board
}

#[test]
fn a_piece_that_nobody_has_neither_moved_nor_was_left_alone() {
    let nobodys = Piece { seat: RED, piece: 4 };
    let open = Seats::NONE;
    assert_eq!(
        refused(|game| game.missed = Some(Missed { by: RED, piece: Some(nobodys), open })),
        "what moved"
    );
    let trail = || Trail { piece: nobodys, from: None, to: 0, ate: ArrayVec::new() };
    assert_eq!(refused(|game| game.trail.push(trail())), "what moved");
}

#[test]
fn neighbours_have_different_colours() {
    assert_eq!(refused(|game| game.board.colours[1] = game.board.colours[0]), "the colours");
    assert_eq!(refused(|game| game.board.colours[3] = game.board.colours[2]), "the colours");
}

#[test]
fn nobody_has_left_twice() {
    let twice = |game: &mut Parques| {
        game.board.sides[0].gone = true;
        game.board.sides[1].gone = true;
        game.resigned.extend([RED, RED]);
    };
    assert_eq!(refused(twice), "who has finished");
}

#[test]
fn one_die_that_nobody_can_walk_is_no_play() {
    let board = board(Options { dice: 1, ..sheet() }, 4, "68 H H H");
    assert!(board.plays(RED, Throw(5, 0)).is_empty());
    assert_eq!(
        board.plays(RED, Throw(3, 0)).as_slice(),
        [Play { first: Leg { piece: 0, steps: 3 }, second: None }]
    );
}

#[test]
fn a_play_brings_somebody_home_or_does_not() {
    let board = board(sheet(), 4, "68 10 H H");
    let arrives = |piece| board.after(RED, Play::one(piece, 3)).unwrap().arrives();
    assert!(arrives(0) && !arrives(1));
}

#[test]
fn a_barrier_far_round_a_large_board_is_not_passed_either() {
    let mut board = board(Options { barriers: true, ..sheet() }, 6, "66 H H H");
    let steps = (0..=board.tip()).find(|at| board.cell(BLUE, *at) == Some(70)).unwrap();
    let three = Leg { piece: 0, steps: 3 };
    let five = Leg { piece: 0, steps: 5 };
    board.put(Piece { seat: BLUE, piece: 0 }, Place::At(steps));
    assert_eq!(board.reach(RED, five), Some(Place::At(71)));
    board.put(Piece { seat: BLUE, piece: 1 }, Place::At(steps));
    assert_eq!((board.reach(RED, three), board.reach(RED, five)), (Some(Place::At(69)), None));
    assert_eq!(board.reach(YELLOW, Leg { piece: 0, steps: 1 }), None, "who is in jail walks nowhere");
}

#[test]
fn what_can_be_ordered_has_three_verbs() {
    let ids: Vec<&str> = Parques::verbs().iter().map(|verb| verb.id).collect();
    assert_eq!(ids, ["throw", "walk", "blow"]);
}
