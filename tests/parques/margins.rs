//! The rules at their margins: what happens where there is hardly anything left to happen.

use crate::table::{BLUE, GREEN, Laid, RED, YELLOW, sheet};
use sobremesa::games::parques::board::{Board, Piece, Place};
use sobremesa::games::parques::event::{Deed, Event, Loss};
use sobremesa::games::parques::plays::Play;
use sobremesa::games::parques::walk::farthest;
use sobremesa::games::parques::{
    About, BoardSize, Bonus, Brings, Colour, Options, Parques, Places, ThreePairs,
};
use sobremesa::kernel::{Dice, Game, Seat};

/// R5: at a table of eight everybody has the colour of their arm; where somebody has taken it, the one that
/// is left, all round the board.
#[test]
fn the_last_of_eight_has_the_colour_that_is_left() {
    let colours = |brought: &[Brings]| {
        let options = Options { board: BoardSize::Eight, ..sheet() };
        Parques::setup(&options, brought, 8, Dice::from_number(5)).unwrap().board.colours.to_vec()
    };
    assert_eq!(colours(&[]), Colour::ALL);
    let mut brought = vec![Brings::default(); 8];
    brought[6].colour = Some(Colour::ALL[7]);
    let mut expected = Colour::ALL;
    expected.swap(6, 7);
    assert_eq!(colours(&brought), expected);
}

/// R4, R38: partners sit opposite one another as everybody sits, wherever the arms divide evenly.
#[test]
fn partners_sit_at_equal_distances_where_that_goes() {
    let options = Options { teams: true, board: BoardSize::Eight, ..sheet() };
    let arms: Vec<u8> = Board::new(&options, 4).sides.iter().map(|side| side.arm).collect();
    assert_eq!(arms, [0, 2, 4, 6]);
}

/// R20: there always is a piece that a third pair takes home. A table where there is none goes on all the same.
#[test]
fn a_third_pair_takes_nobody_home_from_jail() {
    let table = Laid::sheet().side(RED, "J J J J").pairs(2).throws(&[(3, 3)]).play();
    assert_eq!(table.tales()[0].deeds, [Deed::Spared]);
    assert_eq!((table.places(RED).as_str(), table.turn()), ("J J J J", YELLOW));
}

/// R45: captured pieces are spared from then on: it is told once, and counted by those who still throw.
#[test]
fn it_is_told_once_that_captured_pieces_are_spared() {
    let laid = Laid::sheet().side(RED, "10 J J J").side(YELLOW, "10 J J J").side(BLUE, "10 J J J");
    let mut table = laid.calm(700).throws(&[(1, 2), (1, 2), (1, 2), (1, 2)]).play();
    let spared = |events: &[Event]| events.iter().filter(|event| **event == Event::Gentle).count();
    assert_eq!(spared(&table.told), 0, "200 turns of four each are 800");
    assert!(table.resign(GREEN));
    table.throw();
    assert_eq!(spared(&table.told), 1, "of three they are 600");
    table.throw();
    assert_eq!((spared(&table.told), table.game().board.gentle), (1, true));
}

/// The dice that were thrown last stay to be seen, as many as there is room for.
#[test]
fn the_oldest_dice_make_room() {
    let shown = [(1, 1), (1, 3), (1, 4), (1, 5), (1, 6), (2, 1), (2, 3), (2, 4)];
    let table = Laid::sheet().side(RED, "10 J J J").shown(&shown).throws(&[(6, 6), (6, 5)]).play();
    let last: Vec<(u8, u8)> = table.game().turn.shown.iter().map(|throw| (throw.0, throw.1)).collect();
    assert_eq!(last, [&shown[2..], &[(6, 6), (6, 5)]].concat());
}

/// A play that cannot be made captures nobody and brings nobody home.
#[test]
fn what_cannot_be_played_does_nothing() {
    let mut board = Board::new(&sheet(), 4);
    board.sides[0].pieces = [Place::At(70), Place::Jail, Place::Home, Place::Home].into_iter().collect();
    for play in [Play::one(0, 9), Play::one(1, 3)] {
        assert!(!board.captures(RED, play) && !board.arrives(RED, play), "{play:?}");
    }
}

/// With one die there is one to throw, and with a last piece, where that is played.
#[test]
fn there_are_as_many_dice_as_are_thrown() {
    let dice = |options: Options, red: &str| Laid::of(4, options).side(RED, red).game().dice_for(RED);
    assert_eq!(dice(Options { dice: 1, ..sheet() }, "10 20 H H"), 1);
    let last = Options { last_piece: true, ..sheet() };
    assert_eq!(
        [dice(last.clone(), "10 H H H"), dice(last.clone(), "10 20 H H"), dice(last, "J H H H")],
        [1, 2, 2]
    );
}

/// 8, R38: where places are played for, a game of partners is over when only one pair is left.
#[test]
fn one_pair_alone_plays_for_no_place() {
    let options = Options { teams: true, places: Places::All, ..sheet() };
    let laid = Laid::of(4, options.clone()).side(RED, "H H H H").side(BLUE, "68 H H H");
    assert!(laid.throws(&[(1, 2)]).play().is_over());
    // Of three pairs the second that gets home is second, both of it.
    let six = Laid::of(6, options);
    let last = format!("{} H H H", Board::new(&Options { teams: true, ..sheet() }, 6).home() - 3);
    let six = six.side(RED, "H H H H").side(GREEN, "H H H H").finished(RED).finished(GREEN);
    let six = six.side(YELLOW, &last).side(Seat(4), "H H H H").turn(YELLOW).throws(&[(1, 2)]);
    let table = six.play();
    let places = table.tales()[0].deeds.iter().filter_map(|deed| match deed {
        Deed::Finished { seat, place } => Some((*seat, *place)),
        _ => None,
    });
    assert_eq!(places.collect::<Vec<_>>(), [(YELLOW, 2), (Seat(4), 2)]);
}

/// Where nobody throws any more nobody is next, and whoever does not sit there leaves nothing.
#[test]
fn nobody_is_next_where_nobody_throws() {
    let mut game = Laid::sheet().game();
    assert_eq!(game.next(RED), YELLOW);
    assert!(game.resign(&game, Seat(4)).is_none());
    game.board.sides.iter_mut().for_each(|side| side.gone = true);
    assert_eq!(game.next(RED), RED);
}

/// 6: a piece on its own tip stands on the circuit: it is the foremost that three pairs can burn.
#[test]
fn three_pairs_burn_a_piece_on_its_tip() {
    let options = Options { three_pairs: ThreePairs::Burned, ..sheet() };
    let tip = Board::new(&options, 4).tip();
    let laid = |red: &str| Laid::of(4, options.clone()).side(RED, red).pairs(2).throws(&[(4, 4)]).play();
    assert_eq!(laid(&format!("5 {tip} H H")).places(RED), "5 J H H");
    assert_eq!(laid(&format!("5 {} H H", tip + 1)).places(RED), format!("J {} H H", tip + 1));
}

/// Where the dice fall by themselves a capture that is left is asked about with dice, and not with steps that
/// were earned.
#[test]
fn a_capture_that_is_left_with_earned_steps_is_not_asked_about() {
    let options = Options { capture_bonus: Bonus::Steps, ..Options::sheet() };
    let laid = Laid::of(4, options).side(RED, "10 12 30 H").on(BLUE, 13).on(GREEN, 32);
    let mut table = laid.side(YELLOW, "H H H 70").throws(&[(1, 2)]).play();
    table.choose("1+3").choose("1+20");
    assert_ne!(table.about(), Some(About::Sure));
    assert_eq!(table.places(RED), "33 12 30 H");
}

/// The way of a piece: all its steps, how far it has been, and from where it was sent back.
#[test]
fn a_way_goes_as_far_as_the_piece_has_been() {
    let mut tale = Laid::sheet().side(RED, "5 H H H").throws(&[(1, 2)]).play().tales()[0].clone();
    let Deed::Moved { to, on, .. } = tale.deeds[0].clone() else { panic!("{:?}", tale.deeds) };
    let moved = |from, steps| Deed::Moved { piece: 3, from, steps, to, on, ate: Vec::new() };
    tale.deeds = vec![moved(5, 12), moved(0, 4)];
    let walked = farthest(&[Event::Threw(tale.clone())]).unwrap();
    assert_eq!(walked.piece, Piece { seat: RED, piece: 3 }, "the last of the four");
    assert_eq!((walked.steps, walked.farthest, walked.sent_back.len()), (16, 17, 0));
    // Green captures it, and another one of Red.
    let mut theirs = tale.clone();
    let loss = |piece, steps| Loss { piece: Piece { seat: RED, piece }, steps };
    theirs.hand = GREEN;
    theirs.deeds =
        vec![Deed::Moved { piece: 0, from: 1, steps: 1, to, on, ate: vec![loss(3, 17), loss(0, 9)] }];
    let walked = farthest(&[Event::Threw(tale.clone()), Event::Threw(theirs)]).unwrap();
    assert_eq!((walked.piece.seat, walked.sent_back), (Seat(0), vec![17]));
    // Of two that have walked as far it is the first.
    let mut both = tale.clone();
    both.deeds = vec![moved(5, 12), Deed::Moved { piece: 1, from: 8, steps: 12, to, on, ate: Vec::new() }];
    assert_eq!(farthest(&[Event::Threw(both)]).unwrap().piece.piece, 1);
}
