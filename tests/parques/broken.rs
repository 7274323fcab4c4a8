//! Tables that cannot be are refused, and single questions to the board that whole games rarely put.

use crate::table::{BLUE, GREEN, Laid, RED, YELLOW, sheet};
use arrayvec::ArrayVec;
use sobremesa::games::parques::board::{Board, Piece, Place};
use sobremesa::games::parques::plays::{Leg, Play, Throw};
use sobremesa::games::parques::table::{Missed, Phase, Trail, Turn};
use sobremesa::games::parques::{BoardSize, Options, Parques};
use sobremesa::kernel::{Dice, Game, Lookup, Notation, Recalls, Seat, Seats, Viewer};

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
    let stranger = || Trail { piece: Piece { seat: Seat(4), piece: 0 }, ..trail() };
    assert_eq!(refused(|game| game.trail.push(stranger())), "what moved");
    assert_eq!(refused(|game| game.turn.movable.push(4)), "what moved");
}

#[test]
fn a_new_game_has_everybody_in_jail_and_no_turn_yet() {
    let game = Parques::setup(&sheet(), &[], 4, Dice::from_number(5)).unwrap();
    assert_eq!(game.turn, Turn::of(0, RED, 3));
    assert_eq!((game.throws, game.calm, game.peace, game.streak), (0, 0, 0, 0));
    assert!(game.board.sides.iter().all(|side| side.count(Place::Jail) == 4));
}

#[test]
fn a_piece_that_could_capture_in_two_ways_is_one_that_could() {
    let board = Laid::sheet().side(RED, "10 20 H H").on(GREEN, 13).on(GREEN, 14).game().board;
    let plays = board.plays(RED, Throw(3, 4));
    assert_eq!(board.hunters(RED, &plays).as_slice(), [0]);
}

#[test]
fn nothing_is_counted_up_to_where_the_arithmetic_ends() {
    type Spoils = fn(&mut Parques);
    let counts: [Spoils; 8] = [
        |game| game.turn.number = u32::MAX,
        |game| game.calm = u32::MAX,
        |game| game.turn.pairs = u8::MAX,
        |game| game.turn.tries = 4,
        |game| game.records[3].jailed = u32::MAX,
        |game| game.records[3].faces[5] = u32::MAX,
        |game| game.records[3].ate[0] = u16::MAX,
        |game| game.records[3].first_release = Some(u32::MAX),
    ];
    for count in counts {
        assert_eq!(refused(count), "a counter");
    }
    let most: [(Spoils, Spoils); 3] = [
        (|game| game.turn.pairs = 100, |game| game.turn.pairs = 101),
        (|game| game.records[3].ate[0] = 10_000, |game| game.records[3].ate[0] = 10_001),
        (|game| game.calm = 1_000_000, |game| game.calm = 1_000_001),
    ];
    for (most, more) in most {
        let both = |game: &mut Parques| {
            most(game);
            assert_eq!(game.check(), Ok(()));
            more(game);
        };
        assert_eq!(refused(both), "a counter");
    }
    let red = Piece { seat: RED, piece: 0 };
    let far =
        |game: &mut Parques| game.trail.push(Trail { piece: red, from: None, to: 255, ate: ArrayVec::new() });
    assert_eq!(refused(far), "what moved");
    let named: [Spoils; 3] = [
        |game| game.half = Some(Seat(4)),
        |game| game.records[0].owes = Some(Seat(4)),
        |game| game.missed = Some(Missed { by: Seat(4), piece: None, open: Seats::NONE }),
    ];
    for nobody in named {
        assert_eq!(refused(nobody), "the players");
    }
}

#[test]
fn neighbours_have_different_colours() {
    assert_eq!(refused(|game| game.board.colours[1] = game.board.colours[0]), "the colours");
    assert_eq!(refused(|game| game.board.colours[3] = game.board.colours[2]), "the colours");
    assert_eq!(refused(|game| game.board.colours.truncate(3)), "the colours");
}

#[test]
fn everybody_has_as_many_pieces_and_nobody_plays_alone() {
    assert_eq!(refused(|game| game.board.sides[3].pieces.truncate(3)), "the pieces");
    let alone = |game: &mut Parques| {
        game.board.sides.truncate(1);
        game.board.colours.truncate(1);
        game.records.truncate(1);
    };
    assert_eq!(refused(alone), "the house rules");
}

#[test]
fn whoever_has_finished_is_home_and_has_finished_once() {
    let home = |game: &mut Parques| {
        game.board.sides[0].pieces.iter_mut().for_each(|piece| *piece = Place::Home);
        game.finished.push(RED);
    };
    let mut game = Parques::setup(&sheet(), &[], 4, Dice::from_number(5)).unwrap();
    home(&mut game);
    assert_eq!(game.check(), Ok(()));
    let twice = |game: &mut Parques| {
        home(game);
        game.finished.push(RED);
    };
    assert_eq!(refused(twice), "who has finished");
    assert_eq!(refused(|game| game.finished.push(BLUE)), "who has finished");
}

#[test]
fn players_sit_where_they_were_laid_out_and_partners_where_they_once_sat() {
    let seated = |teams: bool, size: BoardSize, arms: [u8; 4]| {
        let options = Options { teams, board: size, ..sheet() };
        let mut game = Parques::setup(&options, &[], 4, Dice::from_number(5)).unwrap();
        game.board.sides.iter_mut().zip(arms).for_each(|(side, arm)| side.arm = arm);
        game.check()
    };
    let wrong = Err("where the players sit");
    assert_eq!(seated(true, BoardSize::Six, [0, 1, 3, 4]), Ok(()), "opposite one another");
    assert_eq!(seated(true, BoardSize::Six, [0, 1, 2, 3]), Ok(()), "as they sat before");
    assert_eq!(seated(true, BoardSize::Six, [0, 1, 3, 5]), wrong);
    assert_eq!(seated(true, BoardSize::Eight, [0, 1, 2, 3]), wrong, "there they never sat side by side");
    assert_eq!(seated(false, BoardSize::Six, [0, 1, 2, 3]), Ok(()));
    assert_eq!(seated(false, BoardSize::Six, [0, 1, 3, 4]), wrong);
    assert_eq!(seated(false, BoardSize::Eight, [0, 2, 4, 6]), Ok(()));
    assert_eq!(seated(false, BoardSize::Eight, [0, 2, 4, 7]), wrong);
}

#[test]
fn whoever_has_brought_everything_home_has_no_turn() {
    let home = |game: &mut Parques| {
        game.board.sides[0].pieces.iter_mut().for_each(|piece| *piece = Place::Home);
        game.finished.push(RED);
        (game.phase, game.turn.seat) = (Phase::Playing, RED);
    };
    assert_eq!(refused(home), "whose turn it is");
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
fn a_barrier_bars_its_own_cell_of_the_largest_board_and_no_other() {
    let empty = board(Options { barriers: true, ..sheet() }, 8, "H H H H");
    for steps in 0..=empty.tip() {
        let mut board = empty.clone();
        (0..2).for_each(|piece| board.put(Piece { seat: BLUE, piece }, Place::At(steps)));
        let Some(cell) = board.cell(BLUE, steps) else { continue };
        let barred = board.barred(RED);
        assert_eq!((0..136).filter(|cell| barred.has(*cell)).collect::<Vec<_>>(), [cell]);
    }
}

#[test]
fn what_can_be_ordered_has_three_verbs() {
    let ids: Vec<&str> = Parques::verbs().iter().map(|verb| verb.id).collect();
    assert_eq!(ids, ["throw", "walk", "blow"]);
}

#[test]
fn dice_show_what_dice_show() {
    for shown in [Throw(0, 3), Throw(7, 3), Throw(3, 7)] {
        assert_eq!(refused(|game| game.turn.shown.push(shown)), "the dice", "{shown:?}");
        assert_eq!(refused(|game| game.turn.failed.push(shown)), "the dice", "{shown:?}");
    }
}

#[test]
fn nobody_stands_at_home_in_steps_and_nobody_captures_what_is_not_there() {
    let home = |game: &mut Parques| game.board.sides[0].pieces[0] = Place::At(game.board.home());
    assert_eq!(refused(home), "the pieces");
    let mine = Piece { seat: RED, piece: 0 };
    let nobodys = Piece { seat: BLUE, piece: 4 };
    let ate = || [(nobodys, 3)].into_iter().collect();
    assert_eq!(
        refused(|game| game.trail.push(Trail { piece: mine, from: None, to: 0, ate: ate() })),
        "what moved"
    );
    assert_eq!(refused(|game| game.fast = Seats::one(Seat(4))), "the players");
}

#[test]
fn whoever_sits_at_no_arm_looks_on() {
    let brought = vec![Default::default(); 4];
    let game = Parques::setup(&sheet(), &brought, 4, Dice::from_number(5)).unwrap();
    let me = |seat| game.view(Viewer::Seat(Seat(seat))).me;
    assert_eq!([me(0), me(3), me(4)], [Some(Seat(0)), Some(Seat(3)), None]);
}

#[test]
fn what_can_be_looked_up_has_a_page_and_a_game_leaves_something_behind() {
    for (id, _) in Parques::catalogue() {
        assert!(Parques::card(&id).is_some_and(|page| !page.lines.is_empty()), "{id}");
    }
    assert_eq!(Parques::card("nothing"), None);
    let brought = vec![Default::default(); 4];
    let mut game = Parques::setup(&sheet(), &brought, 4, Dice::from_number(5)).unwrap();
    game.records[2].made = 3;
    let kept = game.details(BLUE, &[]);
    assert_eq!((kept["made"].as_u64(), kept["home"].as_u64()), (Some(3), Some(0)), "{kept}");
}
