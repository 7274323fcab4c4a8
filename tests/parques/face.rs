//! A table of Parqués behind the face that any game has, and who is close behind a piece.

use crate::table::{BLUE, GREEN, Laid, RED, YELLOW, sheet};
use sobremesa::games::parques::board::Piece;
use sobremesa::games::parques::table::{Missed, Phase, Turn};
use sobremesa::games::parques::{Options, Parques};
use sobremesa::kernel::{
    AnyGame, AnyTable, Dice, Game, Lobby, Patience, Rules, Saved, Seat, Teaches, Tells, Viewer,
};
use sobremesa::words::{Language, Nobody, Words};

/// Yellow is to throw; Red and Blue may blow what Green left. Red has thrown three times.
fn waiting() -> (Parques, Box<dyn AnyTable>) {
    let options = Options { soplar: true, ..sheet() };
    let mut game = Parques::setup(&options, &vec![Default::default(); 4], 4, Dice::from_number(5)).unwrap();
    game.phase = Phase::Playing;
    game.turn = Turn { waits: true, ..Turn::of(1, YELLOW, 3) };
    game.missed = Some(Missed { by: GREEN, piece: None, open: [RED, BLUE].into_iter().collect() });
    (game.records[0].throws, game.records[0].faces) = (3, [3, 0, 0, 0, 1, 2]);
    let (saved, now) = Saved::from_game(game).unwrap();
    (now.game, Rules::<Parques>::new().load(&saved.save()).unwrap().table)
}

#[test]
fn whoever_is_waited_for_comes_before_those_who_may_do_something() {
    let (_, table) = waiting();
    let asks: Vec<(Seat, Patience)> = table.asks().iter().map(|ask| (ask.seat, ask.patience)).collect();
    assert_eq!(asks, [(YELLOW, Patience::AtOnce), (RED, Patience::Offer), (BLUE, Patience::Offer)]);
}

#[test]
fn the_page_of_dice_is_that_of_the_game() {
    let (game, table) = waiting();
    let luck = Parques::luck(&game.view(Viewer::Spectator));
    assert!(!luck.is_empty());
    assert_eq!(table.luck(), luck);
}

/// Who is close behind the first two pieces of Red, where Yellow has one piece in play.
fn behind(red: &str, yellow: &str) -> [Option<(Seat, u8)>; 2] {
    let table = Laid::sheet().side(RED, red).side(YELLOW, yellow).throws(&[(1, 2)]).play();
    assert_eq!(table.places(RED), red, "nobody has moved yet");
    let view = table.game().view(Viewer::Spectator);
    [0, 1].map(|piece| view.behind(Piece { seat: RED, piece }))
}

#[test]
fn only_who_can_capture_a_piece_is_close_behind_it() {
    // Yellow's salida is 17: with 50 steps it stands on 67, with 49 on 66.
    assert_eq!(behind("3 30 H H", "50 J J J"), [Some((YELLOW, 4)), None]);
    assert_eq!(
        behind("10 11 H H", "49 J J J"),
        [Some((YELLOW, 12)), None],
        "two dice show twelve at the most"
    );
    // With 63 it stands on 12, the last cell before its lane: it never comes to 14.
    assert_eq!(behind("14 30 H H", "63 J J J"), [None, None]);
    // Nor does it where others of its colour may still come out of jail and behind the piece.
    assert_eq!(behind("14 20 H H", "63 J J J"), [None, None]);
    // With 53 it stands on 2: nobody captures on a seguro.
    assert_eq!(behind("7 6 H H", "53 J J J"), [None, Some((YELLOW, 4))]);
}

/// In the menu captures stand first, then what gets home, then seguros, then the rest by distance.
#[test]
fn plays_are_listed_by_what_comes_of_them() {
    let laid = Laid::sheet().side(RED, "10 6 69 40").on(BLUE, 13);
    let table = laid.throws(&[(1, 2)]).play();
    let view = table.game().view(Viewer::Seat(RED));
    let screen = Parques::screen(&view, table.ask(RED));
    let labels: Vec<String> = screen
        .groups
        .iter()
        .filter(|group| group.about.key == "group-other-plays")
        .flat_map(|group| &group.presses)
        .map(|press| format!("{:?}", press.label))
        .collect();
    let rank = |label: &String| match label {
        one if one.contains("leg-eats") => 3,
        one if one.contains("leg-home") => 2,
        one if one.contains("leg-seguro") || one.contains("leg-salida") => 1,
        _ => 0,
    };
    let moves: Vec<u8> = labels.iter().filter(|label| label.contains("leg-")).map(rank).collect();
    assert!(moves.len() > 3 && moves.is_sorted_by(|one, next| one >= next), "{moves:?}");
}

/// In a first game it is said how likely pieces are captured where they stand: 3 cells before Yellow's piece
/// by 13 throws of 36; 6 cells before the salida of somebody in jail by a third of 16 of 36. What stands safe
/// is not named.
#[test]
fn a_learner_reads_how_likely_pieces_are_captured() {
    let laid = Laid::sheet().side(RED, "20 40 H H").side(YELLOW, "J H H H").on(YELLOW, 17);
    let table = laid.throws(&[(1, 2)]).play();
    let (view, ask) = (table.game().view(Viewer::Seat(RED)), table.ask(RED).unwrap());
    let words = Words::of(Language::English, Some(Parques::book()));
    let odds = Parques::lesson_facts(&view, ask).unwrap();
    let said = words.say(&odds, &vec!["Ann".to_owned()]);
    assert!(said.contains("① 36% · ② 15%"), "{said}");
    let table = Laid::sheet().side(RED, "7 12 H H").throws(&[(1, 2)]).play();
    let (view, ask) = (table.game().view(Viewer::Seat(RED)), table.ask(RED).unwrap());
    assert_eq!(Parques::lesson_facts(&view, ask), None, "both stand on seguros");
}

/// The others' throws push one's own off the table within seconds: it stays on one's own page until one throws again.
#[test]
fn what_one_threw_last_stays_on_ones_own_page() {
    let table = Laid::sheet().side(RED, "13 29 H H").throws(&[(1, 2)]).fast(RED).play();
    assert_ne!(table.turn(), RED, "it was played, and the turn has gone on");
    let own = |seat| {
        let own = Parques::screen(&table.game().view(Viewer::Seat(seat)), None).own;
        let last = own.into_iter().find(|line| line.key == "own-last");
        let words = Words::of(Language::English, Some(Parques::book()));
        last.map(|last| words.say(&last, &Nobody).replace(['\u{2068}', '\u{2069}'], ""))
    };
    assert_eq!(own(RED).as_deref(), Some("Your last turn: 1-2 · 3 with ①"));
    assert_eq!(own(GREEN), None, "who has not thrown yet reads nothing");
    let table = Laid::sheet().side(RED, "13 29 H H").throws(&[(1, 2)]).play();
    let own = Parques::screen(&table.game().view(Viewer::Seat(RED)), table.ask(RED)).own;
    assert!(own.iter().all(|line| line.key != "own-last"), "the question says what was thrown");
    // The third pair of a turn takes home the piece that is nearest.
    let table = Laid::sheet().side(RED, "30 J H H").pairs(2).throws(&[(3, 3)]).play();
    let said = table.game().records[RED.index()].last.as_ref().map(|last| (last.carried, last.burned));
    assert_eq!(said, Some((true, false)));
}

/// The lines of the own page of whoever is asked what to play, and those that everybody reads.
fn lines(laid: Laid) -> [Vec<String>; 2] {
    let table = laid.side(RED, "13 29 H H").throws(&[(1, 2)]).play();
    let ask = table.ask(RED).expect("Red is asked what to play");
    let own = Parques::screen(&table.game().view(Viewer::Seat(RED)), Some(ask)).lines;
    let all = Parques::screen(&table.game().view(Viewer::Spectator), None).lines;
    [own, all].map(|lines| lines.into_iter().map(|line| line.key).collect())
}

/// The question says the throw: beside it of what was thrown before only the pairs still count.
#[test]
fn whoever_is_asked_what_to_play_reads_the_dice_once() {
    assert_eq!(lines(Laid::sheet()), [Vec::<String>::new(), Vec::new()]);
    let pair = || Laid::sheet().shown(&[(3, 3)]).pairs(1);
    assert_eq!(lines(pair()), [vec!["scene-pairs".to_owned()], vec!["scene-dice".to_owned()]]);
}
