//! R43: whoever gives up for good takes their pieces along, and the game goes on without them; it is played
//! again with that in it.

use crate::table::*;
use serde_json::{Value, json};
use sobremesa::drivers::Random;
use sobremesa::games::parques::{Bonus, Event, Options, Parques, Places};
use sobremesa::kernel::{
    AnyGame, By, Game, Outcome, Recording, Refusal, Rules, Seat, Seed, Viewer, empty_handed,
};

fn gone(told: &[Event]) -> Vec<Seat> {
    told.iter()
        .filter_map(|one| if let Event::Resigned { seat } = one { Some(*seat) } else { None })
        .collect()
}

#[test]
fn case_62_who_resigns_in_the_middle_of_a_turn_takes_their_pieces_along() {
    let laid = Laid::sheet().side(RED, "10 20 H H").side(YELLOW, "3 J J J");
    let mut table = laid.throws(&[(1, 2), (4, 5)]).play();
    assert_eq!(table.offered().len(), 4);
    assert!(table.resign(RED));
    assert_eq!((table.turn(), table.game().board.on_circuit().count()), (YELLOW, 1));
    assert_eq!(table.told.last(), Some(&Event::Resigned { seat: RED }));
    // The dice that Red threw are gone with Red: Yellow throws anew.
    table.throw();
    assert_eq!((table.places(YELLOW).as_str(), table.left()), ("12 J J J", 0));
    // With one player left the game is over; who left first is last.
    assert!(table.resign(BLUE) && !table.is_over());
    assert!(table.resign(GREEN) && table.is_over() && table.now.asks.is_empty());
    let Some(Event::Over { ranking, alone: true, .. }) = table.told.last() else {
        panic!("{:?}", table.told)
    };
    assert_eq!(ranking.as_slice(), [YELLOW, GREEN, BLUE, RED]);
    let said = Parques::line(table.told.last().unwrap(), Viewer::Spectator).unwrap();
    assert_eq!(said.key, "told-over-alone", "nobody has brought anything home");
    assert_eq!(gone(&table.told), [RED, BLUE, GREEN]);
    assert!(!table.resign(YELLOW), "it is over");
}

#[test]
fn who_has_to_choose_chooses_again_without_the_pieces_that_left() {
    let mut table = Laid::sheet().side(RED, "10 20 H H").on(BLUE, 13).throws(&[(1, 2)]).play();
    let offered = table.offered();
    assert!(table.resign(BLUE));
    assert_eq!((table.turn(), table.offered(), table.left()), (RED, offered, 0));
    table.choose("1+3");
    assert_eq!(table.game().records[0].made, 0, "nobody stands there any more");
    assert_eq!(gone(&table.told), [BLUE]);
    assert_eq!(table.turn(), YELLOW);
}

#[test]
fn what_was_begun_and_not_told_is_begun_again() {
    let options = Options { capture_bonus: Bonus::Steps, ..sheet() };
    let laid = Laid::of(4, options).side(RED, "10 20 30 H").on(BLUE, 13).side(GREEN, "J J J J");
    let mut table = laid.throws(&[(1, 2)]).play();
    let first = table.offered();
    table.choose("1+3");
    // Twenty steps are earned and not walked yet: of the capture nobody was told.
    assert_eq!(table.offered(), ["1+20", "2+20", "3+20"]);
    assert!(table.resign(GREEN));
    assert_eq!((table.places(RED).as_str(), table.offered()), ("10 20 30 H", first));
    table.choose("1+3").choose("2+20");
    assert_eq!(table.places(RED), "13 40 30 H");
    assert_eq!(table.tales().len(), 1);
}

#[test]
fn a_press_that_is_waited_for_is_still_waited_for() {
    let options = Options { soplar: true, ..sheet() };
    let laid = Laid::of(4, options).side(RED, "10 20 H H").on(BLUE, 13).throws(&[(1, 2), (3, 5)]);
    let mut table = laid.play();
    table.choose("2+3");
    // Red left a capture: the others may blow, and still may when one of them has left.
    assert!(table.ask(GREEN).is_some() && table.ask(BLUE).is_some());
    assert!(table.resign(GREEN));
    assert!(table.ask(GREEN).is_none() && table.ask(BLUE).is_some_and(|ask| ask.choices.len() == 2));
    // The one whose piece it is leaves: there is nothing to blow.
    assert!(table.resign(RED));
    assert!(table.ask(BLUE).is_none() && table.turn() == YELLOW);
    table.throw();
    assert_eq!(table.turn(), YELLOW, "no pair at the first of three tries");
}

#[test]
fn somebody_else_plays_on_for_pairs_and_for_whoever_has_finished() {
    let options = Options { teams: true, ..sheet() };
    let mut table = Laid::of(4, options).side(RED, "10 20 H H").throws(&[(1, 2)]).play();
    assert!(!table.resign(RED) && !table.resign(BLUE));
    let options = Options { places: Places::All, ..sheet() };
    let laid = Laid::of(4, options).side(RED, "66 H H H").side(YELLOW, "10 20 H H");
    let mut table = laid.throws(&[(1, 4), (1, 2), (5, 6)]).play();
    table.throw();
    assert!(!table.resign(RED), "Red has come home");
    assert!(!table.resign(Seat(7)), "nobody sits there");
    assert!(table.resign(YELLOW));
    assert_eq!(table.turn(), BLUE);
}

const SEED: Seed = [43; 32];

/// Plays by whim; a seat gives up after so many answers, and another one after twice as many. The evidence
/// and what was told.
fn played(options: &Value, after: usize, whim: u64) -> (Vec<Value>, Vec<Value>, String, Option<Outcome>) {
    let rules = Rules::<Parques>::new();
    let (mut table, mut told) = rules.start(options, &empty_handed(4), SEED).unwrap();
    let (mut evidence, mut pick) = (Vec::new(), Random::new(whim));
    for answers in 1.. {
        let asks = table.asks();
        if asks.is_empty() {
            break;
        }
        let leaves = [(after, Seat(1)), (2 * after, Seat(3))].into_iter().find(|(at, _)| *at == answers);
        if let Some((_, seat)) = leaves
            && let Some(moved) = table.resign(seat).unwrap()
        {
            assert_eq!(moved.input, json!({ "resign": seat.0 }));
            told.extend(moved.news);
            evidence.push(moved.input);
            continue;
        }
        let ask = &asks[pick.below(asks.len())];
        let moved = table.answer(ask.seat, By::Host, pick.below(ask.choices).into()).unwrap();
        told.extend(moved.news);
        evidence.push(moved.input);
    }
    (evidence, told, table.save(), table.outcome())
}

#[test]
fn a_game_that_somebody_left_is_played_again_and_recorded_as_it_was() {
    let rules = Rules::<Parques>::new();
    let table = empty_handed(4);
    for (n, options) in [
        serde_json::to_value(sheet()).unwrap(),
        serde_json::to_value(Options { soplar: true, ..sheet() }).unwrap(),
        serde_json::to_value(Options { capture_bonus: Bonus::Steps, home_bonus: Bonus::Steps, ..sheet() })
            .unwrap(),
        serde_json::to_value(Options::sheet()).unwrap(),
    ]
    .iter()
    .enumerate()
    {
        for after in [2, 9, 31] {
            let (evidence, told, save, outcome) = played(options, after, n as u64);
            let left = evidence.iter().filter(|one| one.get("resign").is_some()).count();
            assert_eq!(left, 2, "{options}: after {after}");
            let again = rules.replay(options, &table, SEED, &evidence).unwrap();
            assert!(again.news == told && again.table.save() == save, "{options}: after {after}");
            let text = rules.record(options, &table, SEED, None, &evidence).unwrap();
            let recording = Recording::<Parques>::load(&text).unwrap();
            assert_eq!(recording.resigned.len(), 2);
            let mut heard = Vec::new();
            let end = recording.play(&mut |_, now| heard.extend(now.news.clone())).unwrap();
            let heard: Vec<Value> = heard.iter().map(|one| serde_json::to_value(one).unwrap()).collect();
            assert!(heard == told && end.save() == save);
            // Who left is ranked last, the first of them after the second.
            let outcome = outcome.unwrap();
            let place = |seat| outcome.placed().into_iter().find(|(one, _)| *one == seat).unwrap().1;
            assert_eq!((place(Seat(1)), place(Seat(3))), (4, 3));
            // Every question is met once more, and each of the two is seen to leave.
            let (mut met, mut without) = (0, 0);
            rules
                .retrace(options, &table, SEED, &evidence, &mut |_, _, input| {
                    met += 1;
                    without += usize::from(input.is_none());
                })
                .unwrap();
            assert_eq!((met, without), (evidence.len() + 1, 3));
        }
    }
}

#[test]
fn nobody_leaves_twice_nor_takes_back_what_was_before() {
    let rules = Rules::<Parques>::new();
    let options = serde_json::to_value(sheet()).unwrap();
    let (evidence, ..) = played(&options, 9, 0);
    let twice: Vec<Value> = evidence[..9].iter().cloned().chain([json!({ "resign": 1 })]).collect();
    let replayed = rules.replay(&options, &empty_handed(4), SEED, &twice).map(|_| ());
    assert_eq!(replayed.unwrap_err(), Refusal::NotAsked);
    let seat = evidence[7]["seat"].clone();
    let back: Vec<Value> = evidence[..9].iter().cloned().chain([json!({ "take_back": seat })]).collect();
    let recorded = rules.record(&options, &empty_handed(4), SEED, None, &back);
    assert_eq!(recorded.unwrap_err(), Refusal::NotAsked);
    let nobody = [json!({ "resign": 7 })];
    assert!(rules.replay(&options, &empty_handed(4), SEED, &nobody).is_err());
}
