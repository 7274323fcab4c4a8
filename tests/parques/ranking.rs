//! Who comes where: the end (RULES 8), partners (11), and the brake on games that do not end (R45).

use crate::table::*;
use sobremesa::games::parques::board::{Board, Place};
use sobremesa::games::parques::{BoardSize, Event, Options, Parques, Places};
use sobremesa::kernel::{Game, Refusal, Seat, Viewer};

fn ranking(table: &Table) -> Vec<Seat> {
    let Some(Event::Over { ranking, .. }) = table.told.last() else { panic!("{:?}", table.told) };
    ranking.to_vec()
}

/// Red brings the last piece home; how the others stand then is what they are ranked by.
fn ended(yellow: &str, blue: &str, green: &str) -> Vec<Seat> {
    let laid = Laid::sheet().side(RED, "68 H H H").side(YELLOW, yellow).side(BLUE, blue).side(GREEN, green);
    ranking(&laid.throws(&[(1, 2)]).play())
}

#[test]
fn case_32_a_piece_that_was_captured_in_the_last_turn_counts_in_jail() {
    let ends = |blue: &dyn Fn(Laid) -> Laid| {
        let laid = Laid::sheet().side(RED, "55 H H H").side(YELLOW, "20 J J J");
        blue(laid).throws(&[(3, 3), (5, 5)]).play()
    };
    let table = ends(&|laid| laid.on(BLUE, 61));
    assert!(table.is_over() && table.left() == 0, "no throw for the second pair");
    assert_eq!(table.places(BLUE), "J J J J");
    assert_eq!(
        ranking(&table),
        [RED, YELLOW, GREEN, BLUE],
        "of two without a step, who suffered comes after"
    );
    // One cell farther Blue is not met, and is second with 28 steps.
    let table = ends(&|laid| laid.on(BLUE, 62));
    assert_eq!(ranking(&table), [RED, BLUE, YELLOW, GREEN]);
}

#[test]
fn r28_pieces_home_come_before_steps_and_steps_before_seats() {
    assert_eq!(ended("H J J J", "60 60 J J", "5 J J J"), [RED, YELLOW, BLUE, GREEN]);
    assert_eq!(ended("3 J J J", "1 1 1 1", "5 J J J"), [RED, GREEN, BLUE, YELLOW]);
    // With all alike whoever sits nearer to the right of the winner.
    assert_eq!(ended("3 J J J", "3 J J J", "3 J J J"), [RED, YELLOW, BLUE, GREEN]);
}

#[test]
fn r28_of_equals_who_was_captured_less_comes_first() {
    let mut game = Laid::sheet().side(YELLOW, "3 J J J").side(BLUE, "3 J J J").game();
    game.records[YELLOW.index()].suffered = 2;
    game.records[BLUE.index()].suffered = 1;
    let order = game.view(Viewer::Spectator).ranking;
    let at = |seat| order.iter().position(|one| *one == seat);
    assert!(at(BLUE) < at(YELLOW), "{order:?}");
}

#[test]
fn r27_the_others_play_on_and_the_last_one_does_not_play_alone() {
    let options = Options { places: Places::All, ..sheet() };
    let laid = Laid::of(3, options).side(RED, "68 H H H").side(YELLOW, "67 H H H").side(BLUE, "10 H H H");
    let mut table = laid.throws(&[(1, 2), (1, 3), (1, 1)]).play();
    assert!(!table.is_over() && table.turn() == YELLOW, "first place is taken, and two are left");
    table.throw();
    assert!(table.is_over(), "Blue is the last one left");
    assert_eq!((ranking(&table), table.left()), (vec![RED, YELLOW, BLUE], 2));
    let said = |at: usize| Parques::line(&table.told[at], Viewer::Spectator).unwrap();
    let second = said(table.told.len() - 2);
    assert!(format!("{second:?}").contains("head-second"), "{second:?}");
}

#[test]
fn r27_who_has_finished_is_passed_over() {
    let options = Options { places: Places::All, ..sheet() };
    let laid = Laid::of(4, options).side(RED, "10 J J J").side(YELLOW, "H H H H").finished(YELLOW);
    let table = laid.on(BLUE, 40).throws(&[(1, 2)]).play();
    assert_eq!(table.turn(), BLUE);
}

#[test]
fn r38_a_release_captures_no_partner() {
    let teams = || Laid::of(4, Options { teams: true, ..sheet() }).side(RED, "J H H H");
    let table = teams().on(BLUE, 0).on(YELLOW, 0).throws(&[(3, 3), (1, 2)]).play();
    assert_eq!((table.places(YELLOW).as_str(), table.places(BLUE).as_str()), ("J J J J", "34 J J J"));
    assert_eq!(table.places(RED), "3 H H H");
}

#[test]
fn r31_two_partners_on_a_cell_are_no_barrier() {
    let laid = || Laid::of(4, Options { teams: true, barriers: true, ..sheet() }).turn(YELLOW);
    let through = |laid: Laid| laid.side(YELLOW, "3 H H H").throws(&[(2, 3)]).play().places(YELLOW);
    assert_eq!(through(laid().on(RED, 23).on(BLUE, 23)), "8 H H H");
    assert_eq!(through(laid().on(RED, 23).on(RED, 23)), "5 H H H", "one die is all that can be walked");
}

#[test]
fn r38_partners_sit_opposite_on_every_board() {
    for (seats, size) in [(4, BoardSize::Four), (4, BoardSize::Six), (4, BoardSize::Eight)]
        .into_iter()
        .chain([(6, BoardSize::Six), (6, BoardSize::Eight), (8, BoardSize::Eight)])
    {
        let board = Board::new(&Options { teams: true, board: size, ..sheet() }, seats);
        for seat in 0..seats {
            let other = (seat + seats / 2) % seats;
            let arm = |seat: u8| board.side(Seat(seat)).arm;
            assert_eq!(board.partner(Seat(seat)), Some(Seat(other)));
            assert_eq!((arm(seat) + board.arms / 2) % board.arms, arm(other), "{seats} on {}", board.arms);
        }
    }
}

#[test]
fn r45_the_brake_begins_after_two_hundred_turns_of_each_and_ends_with_an_arrival() {
    let options = Options { owed: true, ..sheet() };
    let laid = || Laid::of(2, options.clone()).side(RED, "68 20 H H").side(YELLOW, "30 J H H");
    let mut table = laid().calm(399).throws(&[(5, 6), (1, 3)]).play();
    assert!(!table.game().board.gentle, "the four hundredth turn has not been counted");
    table.throw();
    assert!(table.game().board.gentle && table.told.contains(&Event::Gentle));
    // What is captured goes back to its salida, and nobody has to capture.
    let on = |laid: Laid| laid.calm(402).gentle().on(YELLOW, 23);
    let mut table = on(laid()).throws(&[(1, 2)]).play();
    assert!(table.offered().len() > 1, "a capture is owed no more: {:?}", table.offered());
    table.choose("2+3");
    assert!(table.game().board.side(YELLOW).pieces.contains(&Place::At(0)));
    // An arrival ends it.
    let mut table = on(laid()).throws(&[(1, 2)]).play();
    table.choose("1+3");
    assert!(!table.game().board.gentle && table.game().calm < 2);
}

#[test]
fn the_refusal_names_the_house_rules_that_do_not_go_together() {
    let refused = |seats: u8, options: &Options| match options.check(seats) {
        Err(Refusal::Rules { kind: "parques", key }) => key,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(4, &Options { owed: true, soplar: true, ..sheet() }), "refusal-owed-soplar");
    assert_eq!(refused(4, &Options { last_piece: true, dice: 1, ..sheet() }), "refusal-last-piece-dice");
    assert_eq!(refused(5, &Options { teams: true, ..sheet() }), "refusal-teams");
    assert_eq!(refused(5, &Options { board: BoardSize::Four, ..sheet() }), "refusal-board");
}

#[test]
fn how_short_a_piece_is_of_a_seguro_is_what_one_would_count() {
    let board = Board::new(&sheet(), 4);
    // Seguros stand on cells 7, 12, 24; beyond the tip there is the lane.
    let short = [0, 7, 12, 14, 23, 62, 63].map(|steps| board.short_of_safety(RED, steps));
    assert_eq!(short, [Some(7), Some(5), Some(12), Some(10), Some(1), Some(1), None]);
    // The salida of an arm at which nobody sits is as safe as a seguro (R4): that of the fourth is cell 51.
    let three = Board::new(&sheet(), 3);
    assert_eq!([48, 50].map(|steps| three.short_of_safety(RED, steps)), [Some(3), Some(1)]);
    assert_eq!(board.short_of_safety(RED, 50), Some(8), "somebody may come out there");
}

#[test]
fn a_win_by_three_pairs_is_told_as_one_whoever_plays_on() {
    let by_pairs = |table: &Table| match table.told.last() {
        Some(Event::Over { by_pairs, .. }) => *by_pairs,
        other => panic!("{other:?}"),
    };
    // Of partners the second one's own last piece.
    let laid = Laid::of(4, Options { teams: true, ..sheet() }).side(BLUE, "H H H H");
    let table = laid.side(RED, "20 H H H").pairs(2).throws(&[(4, 4)]).play();
    assert!(table.is_over() && by_pairs(&table));
    // Where the others play on, and the last place is settled by a plain throw.
    let options = Options { places: Places::All, ..sheet() };
    let laid = Laid::of(3, options).side(RED, "20 H H H").side(YELLOW, "67 H H H").side(BLUE, "10 H H H");
    let mut table = laid.pairs(2).throws(&[(4, 4), (1, 3)]).play();
    assert!(!table.is_over());
    table.throw();
    assert!(table.is_over() && by_pairs(&table));
}

/// Whoever was last when the first had come half way, and wins, has come from last; not where everybody else has left.
#[test]
fn from_last_is_told_of_whoever_came_from_last() {
    let from_last = |table: &Table| match table.told.last() {
        Some(Event::Over { from_last, alone, .. }) => (*from_last, *alone),
        other => panic!("{other:?}"),
    };
    let laid = |red: &str, half| Laid::sheet().side(RED, red).half(half).throws(&[(1, 2)]).play();
    assert_eq!(from_last(&laid("68 H H H", Some(RED))), (true, false));
    assert_eq!(from_last(&laid("68 H H H", Some(YELLOW))), (false, false));
    assert_eq!(from_last(&laid("68 H H H", None)), (false, false));
    let mut table = laid("10 J J J", Some(RED));
    assert!([YELLOW, BLUE, GREEN].into_iter().all(|seat| table.resign(seat)));
    assert_eq!(from_last(&table), (false, true), "nobody was overtaken");
}
