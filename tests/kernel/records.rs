//! Recorded games, and games that are played once more from what was kept of them.

use crate::toy::{ANN, BOB, CLEO, Event, Plan, Scene, Toy, ask, says, window};
use serde_json::{Value, json};
use sobremesa::kernel::{
    AnyGame, Ask, By, Choice, Dice, Game, Input, Pick, Player, Recording, Refusal, Rules, Seed, empty_handed,
    to_hex,
};

fn plan() -> Plan {
    vec![
        vec![Scene::Say(1), Scene::Roll, window(&[ANN, BOB, CLEO])],
        vec![Scene::Turn, Scene::Turn, ask(BOB, &[1, 2])],
        vec![ask(CLEO, &[1, 2]), Scene::Turn],
        vec![Scene::Say(2), ask(ANN, &[1, 2])],
    ]
}

const SEED: Seed = [7; 32];

/// The last who is asked gives the first answer.
struct Last(Vec<Event>);

impl Player<Toy> for Last {
    fn answer(&mut self, _: &Toy, asks: &[Ask<Toy>]) -> Pick {
        Pick { ask: asks.len() - 1, choice: Choice::One(0) }
    }

    fn hear(&mut self, _: &Toy, event: &Event) {
        self.0.push(event.clone());
    }
}

/// Answers what is not there.
struct Nowhere;

impl Player<Toy> for Nowhere {
    fn answer(&mut self, _: &Toy, _: &[Ask<Toy>]) -> Pick {
        Pick { ask: 5, choice: Choice::One(5) }
    }
}

#[test]
fn a_recording_is_every_answer_in_order() {
    let mut last = Last(Vec::new());
    let recording = Recording::<Toy>::of(&plan(), 3, &Dice::from_seed(SEED), &mut last).unwrap();
    let inputs = [says(CLEO, 4, 0), says(BOB, 4, 0), says(ANN, 4, 0), says(BOB, 1, 1), says(CLEO, 1, 1)];
    let inputs: Vec<_> = inputs.into_iter().chain([says(ANN, 1, 1)]).collect();
    let inputs: Vec<_> = inputs.into_iter().map(|input| Input { by: By::Host, ..input }).collect();
    assert_eq!(recording.inputs, inputs);
    assert_eq!((recording.kind.as_str(), recording.format, recording.seats), ("toy", 4, 3));
    assert_eq!((recording.seed.clone(), recording.options.clone()), (to_hex(&SEED), plan()));
    let mut told = Vec::new();
    let mut heard = 0;
    let again = Recording::<Toy>::load(&serde_json::to_string(&recording).unwrap()).unwrap();
    let saved = again
        .play(&mut |input, now| {
            assert_eq!(input, (heard > 0).then(|| &recording.inputs[heard - 1]));
            heard += 1;
            told.extend(now.news.clone());
        })
        .unwrap();
    assert_eq!((heard, &told), (7, &last.0));
    assert!(saved.now().unwrap().game.outcome().is_some());
    // One that breaks off leaves the table there.
    let broken = Recording { inputs: recording.inputs[..4].to_vec(), ..recording.clone() };
    assert_eq!(broken.play(&mut |_, _| {}).unwrap().now().unwrap().asks[0].seat, CLEO);
}

#[test]
fn what_is_no_recording_is_refused() {
    let of = |seats| Recording::<Toy>::of(&plan(), seats, &Dice::from_seed(SEED), &mut Last(Vec::new()));
    assert_eq!(of(1).unwrap_err(), Refusal::SeatCount);
    assert_eq!(of(4).unwrap_err(), Refusal::SeatCount);
    let nowhere = Recording::<Toy>::of(&plan(), 3, &Dice::from_seed(SEED), &mut Nowhere);
    assert_eq!(nowhere.unwrap_err(), Refusal::NotAsked);
    let recording = of(3).unwrap();
    let load = |change: &dyn Fn(&mut Recording<Toy>)| {
        let mut other = recording.clone();
        change(&mut other);
        Recording::<Toy>::load(&serde_json::to_string(&other).unwrap())
    };
    assert!(load(&|_| {}).is_ok());
    assert_eq!(load(&|one| one.kind = "chess".to_owned()).unwrap_err(), Refusal::OtherFormat);
    assert_eq!(load(&|one| one.format = 3).unwrap_err(), Refusal::OtherFormat);
    assert_eq!(Recording::<Toy>::load("{").unwrap_err(), Refusal::BadSave { line: 1, column: 1 });
    let spoilt = load(&|one| one.seed = "7".to_owned()).unwrap();
    assert_eq!(spoilt.play(&mut |_, _| {}).unwrap_err(), Refusal::Unsound("the seed"));
    let wrong = load(&|one| one.inputs[1].answer = 77).unwrap();
    assert_eq!(wrong.play(&mut |_, _| {}).unwrap_err(), Refusal::NotOffered);
}

pub fn evidence() -> Vec<Value> {
    let json = |input: Input<Toy>| serde_json::to_value(input).unwrap();
    vec![
        json(says(ANN, 4, 0)),
        json(says(BOB, 4, 0)),
        json!({ "take_back": 0 }),
        json(says(ANN, 4, 0)),
        json(says(CLEO, 4, 2)),
        json(says(BOB, 1, 2)),
        json(says(CLEO, 1, 1)),
        json(says(ANN, 1, 1)),
    ]
}

pub fn options() -> Value {
    serde_json::to_value(plan()).unwrap()
}

#[test]
fn a_game_is_played_once_more_with_what_was_taken_back() {
    let rules = Rules::<Toy>::new();
    let whole = rules.replay(&options(), &empty_handed(3), SEED, &evidence()).unwrap();
    assert!(whole.table.outcome().is_some());
    let told = |event: &Value| event.as_object().unwrap().keys().next().unwrap().clone();
    let expected = ["Said", "Rolled", "Answered", "Answered", "Answered", "Said", "Answered"];
    assert_eq!(whole.news.iter().map(told).collect::<Vec<_>>(), expected);
    // Turn 0 ends with the fifth answer; turn 1 has none of its own; turn 2 ends with the seventh.
    assert_eq!(whole.turns, [(5, 3), (5, 3), (7, 6), (8, 7)]);
    let part = rules.replay(&options(), &empty_handed(3), SEED, &evidence()[..3]).unwrap();
    assert_eq!(part.turns, [(3, 2)]);
    assert_eq!(part.table.asks().iter().map(|ask| ask.seat).collect::<Vec<_>>(), [ANN, CLEO]);
    assert_eq!(part.table.revision(), 2);
}

#[test]
fn a_recording_of_what_was_kept_leaves_out_what_was_taken_back() {
    let rules = Rules::<Toy>::new();
    let text = rules.record(&options(), &empty_handed(3), SEED, None, &evidence()).unwrap();
    let recording = Recording::<Toy>::load(&text).unwrap();
    let inputs = [says(BOB, 4, 0), says(ANN, 4, 0), says(CLEO, 4, 2), says(BOB, 1, 2), says(CLEO, 1, 1)];
    assert_eq!(recording.inputs[..5], inputs);
    assert_eq!((recording.seats, recording.seed.clone()), (3, to_hex(&SEED)));
    assert!(recording.play(&mut |_, _| {}).unwrap().now().unwrap().game.outcome().is_some());
    let unheard = rules.record(&options(), &empty_handed(3), SEED, None, &[json!({ "take_back": 0 })]);
    assert_eq!(unheard.unwrap_err(), Refusal::NotAsked);
}

#[test]
fn what_is_no_evidence_is_refused() {
    let rules = Rules::<Toy>::new();
    let replay = |evidence: &[Value]| {
        rules.replay(&options(), &empty_handed(3), SEED, evidence).map(|_| ()).unwrap_err()
    };
    assert_eq!(replay(&[json!({ "seat": 0 })]), Refusal::Unsound("an answer"));
    assert_eq!(replay(&[json!({ "take_back": 0 })]), Refusal::NotAsked);
    assert_eq!(replay(&[json!({ "take_back": 0, "more": 1 })]), Refusal::Unsound("an answer"));
    assert_eq!(replay(&evidence()[5..]), Refusal::OtherQuestion);
    assert_eq!(rules.replay(&json!(3), &empty_handed(3), SEED, &[]).map(|_| ()).unwrap_err(), not_options());
    assert_eq!(rules.record(&json!(3), &empty_handed(3), SEED, None, &[]).unwrap_err(), not_options());
}

fn not_options() -> Refusal {
    Refusal::Options("they are not options of this game")
}
