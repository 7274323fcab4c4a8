//! Single guards of the kernel, each where nothing else would hold.

use crate::toy::{
    AHEAD, ANN, BOB, CLEO, Event, Plan, Scene, Toy, UNLUCKY, ask, game, open, says, window, window_again,
};
use serde_json::{Value, json};
use sobremesa::kernel::{
    AnyGame, Ask, Dice, Game, Often, Order, Pick, Player, Refusal, Rules, Saved, Whom, empty_handed,
    play_through,
};

const RULES: Rules<Toy> = Rules::new();

fn parts(saved: &Saved<Toy>) -> Value {
    serde_json::from_str(&saved.save()).unwrap()
}

/// The last of those who are asked, with their last answer.
struct Last;

impl Player<Toy> for Last {
    fn answer(&mut self, _: &Toy, asks: &[Ask<Toy>]) -> Pick {
        let ask = asks.len() - 1;
        Pick { ask, choice: (asks[ask].choices.len() - 1).into() }
    }
}

fn leave_on(choices: &[u8]) -> Scene {
    Scene::LeaveOn { seat: BOB, choices: choices.to_vec() }
}

/// Where several are asked, an answer that was left fits one of them.
#[test]
fn an_answer_that_was_left_fits_one_of_several() {
    let plan: Plan = vec![vec![leave_on(&[1, 2]), window(&[ANN, BOB])]];
    let toy = Toy::setup(&plan, &[], 3, Dice::from_number(5)).unwrap();
    assert!(play_through(toy, &mut Last).is_ok());
    let (mut saved, _) = game(&[&[leave_on(&[1, 2]), window(&[ANN, BOB])]]);
    let now = saved.submit(says(BOB, 4, 2)).unwrap();
    assert_eq!((now.news, saved.revision()), (vec![Event::Answered(BOB, 2)], 1));
}

/// An answer that is left for the next step stays in the tail, and so does what was taken back before it.
#[test]
fn what_was_taken_back_moves_along_with_an_answer_that_is_left() {
    let plan: [&[Scene]; 2] = [
        &[Scene::AskUnseen { seat: BOB, choices: vec![1, 2] }, window(&[ANN]), leave_on(&[1, 2])],
        &[Scene::Say(1), window(&[ANN, BOB, CLEO])],
    ];
    let (mut saved, _) = game(&plan);
    saved.submit(says(BOB, 2, 1)).unwrap();
    saved.submit(says(ANN, 4, 0)).unwrap();
    let now = saved.submit(says(BOB, 4, 1)).unwrap();
    // The first two are behind the resting point, the third is an answer of the next step.
    let kept = parts(&saved);
    assert_eq!((&kept["answered"], saved.tail_len(), saved.revision()), (&json!(2), 1, 3));
    assert_eq!(open(&now)[0].1, 2);
    // The same with one that was taken back in between, and with another behind the resting point.
    let step =
        [Scene::AskUnseen { seat: BOB, choices: vec![1, 2] }, Scene::All(vec![ANN, CLEO]), leave_on(&[0, 1])];
    let (mut saved, _) = game(&[&step, &[window(&[ANN, BOB, CLEO])], &[ask(ANN, &[1, 2])]]);
    saved.submit(says(BOB, 2, 1)).unwrap();
    saved.submit(says(ANN, 5, 0)).unwrap();
    saved.take_back(ANN).unwrap();
    saved.submit(says(ANN, 5, 0)).unwrap();
    saved.submit(says(CLEO, 5, 0)).unwrap();
    let now = saved.submit(says(BOB, 4, 0)).unwrap();
    assert_eq!((saved.tail_len(), saved.revision(), open(&now)[0].1), (1, 5, 4));
    assert_eq!(parts(&saved)["answered"], json!(4));
    saved.submit(says(ANN, 4, 0)).unwrap();
    let now = saved.submit(says(CLEO, 4, 0)).unwrap();
    assert_eq!((open(&now)[0].1, saved.revision()), (7, 7));
}

/// What was taken back at the place of the answer that is left belongs to the next step, as that does.
#[test]
fn what_was_taken_back_at_the_place_of_an_answer_that_is_left_goes_with_it() {
    let step = [Scene::AskUnseen { seat: BOB, choices: vec![1, 2] }, Scene::LeaveAny(vec![ANN, CLEO])];
    let (mut saved, _) = game(&[&step, &[window(&[ANN, CLEO])], &[ask(ANN, &[1, 2])]]);
    saved.submit(says(BOB, 2, 1)).unwrap();
    saved.submit(says(ANN, 4, 0)).unwrap();
    saved.take_back(ANN).unwrap();
    let now = saved.submit(says(CLEO, 4, 1)).unwrap();
    let kept = parts(&saved);
    assert_eq!((&kept["answered"], &kept["taken_back"]), (&json!(1), &json!([0])));
    assert_eq!((saved.tail_len(), saved.revision(), open(&now)[0].1), (1, 3, 1));
}

/// What is listed is legal, whatever the game says of sets.
#[test]
fn the_games_word_is_for_sets_alone() {
    let (mut saved, _) = game(&[&[ask(ANN, &[1, UNLUCKY])]]);
    assert!(saved.submit(says(ANN, 1, UNLUCKY)).is_ok());
}

/// As many questions as a step may put, answered beforehand.
#[test]
fn a_step_may_put_so_many_questions_and_no_more() {
    let with = |questions, answers| {
        let (saved, _) = game(&[&[Scene::Many(questions)], &[ask(ANN, &[1, 2])]]);
        let mut value = parts(&saved);
        value["tail"] = json!(vec![json!({ "seat": 0, "by": "host", "about": 7, "answer": 0 }); answers]);
        Saved::<Toy>::load(&value.to_string()).unwrap().now().map(|now| now.asks[0].about)
    };
    assert_eq!(with(5_000, 4_999), Ok(7));
    assert_eq!(with(5_001, 5_000), Err(Refusal::Runaway));
}

#[test]
fn putting_back_forgets_what_was_taken_back() {
    let (mut saved, _) = game(&[&[window(&[ANN, BOB])]]);
    saved.submit(says(BOB, 4, 0)).unwrap();
    saved.submit(says(ANN, 4, 1)).unwrap();
    saved.take_back(BOB).unwrap();
    assert_eq!(parts(&saved)["taken_back"], json!([0]));
    let before = saved.revision();
    saved.put_back().unwrap();
    assert_eq!((saved.revision(), parts(&saved).get("taken_back")), (before + 1, None));
}

/// An order that answers what is to come acts for that event, and not for the one that is asked about.
#[test]
fn what_is_to_come_is_another_event() {
    let order = |card: &str| Order {
        card: card.to_owned(),
        trigger: "now".to_owned(),
        whom: Whom::Me,
        case: "always".to_owned(),
        often: Often::Once,
        keep: 0,
    };
    let plan: Plan = vec![vec![window(&[ANN]), window_again(&[ANN])]];
    let (mut table, _) =
        RULES.start(&serde_json::to_value(plan).unwrap(), &empty_handed(3), [1; 32]).unwrap();
    table.answer(ANN, sobremesa::kernel::By::Player, 0_usize.into()).unwrap();
    let occasion = |card: &str| table.obey(ANN, &[order(card)], &|_, _| false).map(|one| one.occasion);
    assert_eq!((occasion("1"), occasion(&AHEAD.to_string())), (Some(0), Some(1)));
}

#[test]
fn every_turn_has_an_end_also_those_that_nobody_answered_in() {
    let plan: Plan = vec![
        vec![Scene::Say(1), ask(ANN, &[1, 2]), Scene::Turn],
        vec![ask(ANN, &[1, 2]), Scene::Turn, Scene::Turn, Scene::Turn],
        vec![Scene::Say(2), ask(ANN, &[1, 2])],
    ];
    let options = serde_json::to_value(plan).unwrap();
    let answer = || serde_json::to_value(says(ANN, 1, 1)).unwrap();
    let turns =
        |evidence: &[Value]| RULES.replay(&options, &empty_handed(3), [1; 32], evidence).unwrap().turns;
    assert_eq!(turns(&[]), [(0, 1)]);
    assert_eq!(turns(&[answer()]), [(1, 2), (1, 2)]);
    assert_eq!(turns(&[answer(), answer()]), [(1, 2), (2, 4), (2, 4), (2, 4), (2, 4)]);
}

#[test]
fn of_several_answers_the_last_is_the_one_that_was_taken_back() {
    let evidence = [
        serde_json::to_value(says(ANN, 1, 1)).unwrap(),
        serde_json::to_value(says(BOB, 1, 1)).unwrap(),
        serde_json::to_value(says(ANN, 1, 2)).unwrap(),
        json!({ "take_back": 0 }),
    ];
    let plan: Plan = vec![vec![ask(ANN, &[1, 2]), ask(BOB, &[1, 2]), ask(ANN, &[1, 2])]];
    let options = serde_json::to_value(plan).unwrap();
    let text = RULES.record(&options, &empty_handed(3), [1; 32], None, &evidence).unwrap();
    let recorded: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(recorded["inputs"], json!(evidence[..2]));
}
