//! Questions: who is asked what, under which number, and what may be answered.

use crate::toy::{ANN, BOB, CLEO, Event, NEVER, Scene, Toy, ask, game, open, says, window, window_again};
use sobremesa::kernel::{
    Ask, Asks, Choices, Dice, Game, Patience, Pick, Player, Refusal, Saved, Seat, Seats, play_through,
};

/// A player at the elbow who has a list of answers: which question, and which of its choices.
struct Listed(Vec<(usize, usize)>, Vec<(Vec<Seat>, u32)>, Vec<Event>);

impl Player<Toy> for Listed {
    fn answer(&mut self, _: &Toy, asks: &[Ask<Toy>]) -> Pick {
        self.1.push((asks.iter().map(|ask| ask.seat).collect(), asks[0].number));
        let (ask, choice) = self.0.remove(0);
        Pick { ask, choice: choice.into() }
    }

    fn hear(&mut self, _: &Toy, event: &Event) {
        self.2.push(event.clone());
    }
}

/// Plays straight through with these answers; what was told, and who was asked under which numbers.
fn through(plan: &[&[Scene]], answers: &[(usize, usize)]) -> (Result<Toy, Refusal>, Listed) {
    let plan = plan.iter().map(|scenes| scenes.to_vec()).collect();
    let toy = Toy::setup(&plan, &[], 3, Dice::from_number(5)).unwrap();
    let mut listed = Listed(answers.to_vec(), Vec::new(), Vec::new());
    (play_through(toy, &mut listed), listed)
}

#[test]
fn a_question_starts_with_the_answer_that_time_gives() {
    let mut ask = Ask::<Toy>::new(BOB, 1, Patience::Chore, 4);
    ask.offer(6);
    assert_eq!((ask.seat, ask.about, ask.patience, ask.otherwise), (BOB, 1, Patience::Chore, 4));
    assert_eq!(ask.choices.to_vec(), [4, 6]);
    assert!(ask.concerns);
    assert_eq!(ask.number, 0);
    let among = Ask::<Toy>::among(BOB, 1, Patience::Chore, Choices::from_slice(&[4, 6])).unwrap();
    assert_eq!(among, ask);
    assert!(Ask::<Toy>::among(BOB, 1, Patience::Chore, Choices::new()).is_none());
}

#[test]
fn questions_are_closed_and_put_again_by_seat() {
    let mut asks = Asks::<Toy>::new();
    assert!(asks.is_empty());
    asks.push(Ask::new(BOB, 1, Patience::Reaction, 0));
    asks.push(Ask::new(CLEO, 1, Patience::Reaction, 0));
    assert!(!asks.is_empty());
    assert_eq!(asks.seats(), Seats::one(BOB).with(CLEO));
    // Nobody who is not asked can be asked again, or closed.
    asks.again(Ask::new(ANN, 1, Patience::Reaction, 0));
    asks.close(ANN);
    assert_eq!(asks.seats(), Seats::one(BOB).with(CLEO));
    asks.close(BOB);
    assert_eq!(asks.seats(), Seats::one(CLEO));
}

#[test]
fn a_single_answer_is_given_without_asking_except_in_a_window() {
    let (_, now) = game(&[&[ask(ANN, &[5]), ask(BOB, &[])]]);
    assert_eq!(now.news, [Event::Answered(ANN, 5)]);
    assert!(now.asks.is_empty());
    let alone = Scene::Ask { seat: BOB, patience: Patience::Reaction, choices: vec![5] };
    let (mut saved, now) = game(&[std::slice::from_ref(&alone)]);
    assert_eq!(open(&now), [(BOB, 0, vec![5])]);
    assert_eq!(saved.submit(says(BOB, 1, 5)).unwrap().news, [Event::Answered(BOB, 5)]);
    let (end, listed) = through(&[&[ask(ANN, &[5]), alone]], &[(0, 0)]);
    assert!(end.is_ok());
    assert_eq!(listed.2, [Event::Answered(ANN, 5), Event::Answered(BOB, 5)]);
}

#[test]
fn questions_count_up_and_what_they_are_about_keeps_its_number() {
    let scenes = [window(&[ANN, BOB]), window_again(&[BOB, CLEO]), window(&[ANN])];
    let (mut saved, mut now) = game(&[&[ask(ANN, &[1, 2])], &scenes]);
    let numbers = |now: &sobremesa::kernel::Now<Toy>| -> Vec<(u32, u32)> {
        now.asks.iter().map(|ask| (ask.number, now.game.since)).collect()
    };
    assert_eq!(numbers(&now), [(0, 0)]);
    now = saved.submit(says(ANN, 1, 2)).unwrap();
    assert_eq!(numbers(&now), [(1, 1), (1, 1)]);
    assert_eq!(now.asks.iter().map(|ask| ask.concerns).collect::<Vec<_>>(), [true, false]);
    // Who is asked on is asked the same question.
    now = saved.submit(says(BOB, 4, 0)).unwrap();
    assert_eq!(open(&now), [(ANN, 1, vec![0, 1, 2, 100])]);
    now = saved.submit(says(ANN, 4, 1)).unwrap();
    assert_eq!(open(&now), [(ANN, 1, vec![0, 3])]);
    now = saved.submit(says(ANN, 4, 3)).unwrap();
    // Another question about the same event, and one about another.
    assert_eq!(numbers(&now), [(4, 1), (4, 1)]);
    now = saved.submit(says(CLEO, 4, 2)).unwrap();
    assert_eq!(numbers(&now), [(5, 5)]);
}

#[test]
fn only_an_answer_to_the_question_counts() {
    let (mut saved, _) = game(&[&[ask(ANN, &[1, 2]), window(&[ANN, BOB])]]);
    let before = saved.clone();
    assert_eq!(saved.submit(says(BOB, 1, 1)).unwrap_err(), Refusal::NotAsked);
    assert_eq!(saved.submit(says(ANN, 4, 1)).unwrap_err(), Refusal::OtherQuestion);
    assert_eq!(saved.submit(says(ANN, 1, 3)).unwrap_err(), Refusal::NotOffered);
    assert_eq!(saved, before);
    assert_eq!(saved.revision(), 0);
    saved.submit(says(ANN, 1, 1)).unwrap();
    // An answer that was meant for the question before.
    assert_eq!(saved.submit(says(ANN, 1, 1)).unwrap_err(), Refusal::OtherQuestion);
    saved.submit(says(BOB, 4, 2)).unwrap();
    assert_eq!(saved.submit(says(BOB, 4, 2)).unwrap_err(), Refusal::GameOver);
}

#[test]
fn hearing_all_out_does_not_depend_on_who_is_quicker() {
    let told = |order: &[Seat]| {
        let (mut saved, mut now) = game(&[&[Scene::All(vec![CLEO, ANN, BOB])]]);
        for seat in order {
            assert!(now.news.is_empty());
            now = saved.submit(says(*seat, 5, u8::from(*seat == BOB))).unwrap();
        }
        now.news
    };
    let expected = [Event::Answered(ANN, 0), Event::Answered(BOB, 1), Event::Answered(CLEO, 0)];
    assert_eq!(told(&[ANN, BOB, CLEO]), expected);
    assert_eq!(told(&[CLEO, BOB, ANN]), expected);
    let (_, listed) = through(&[&[Scene::All(vec![CLEO, ANN, BOB])]], &[(0, 0), (1, 1), (0, 0)]);
    assert_eq!(listed.2, expected);
}

#[test]
fn an_answer_that_is_left_serves_the_next_question() {
    let twice = Scene::Twice { seat: BOB, first: vec![1, 2], second: vec![2, 3, 4] };
    let (mut saved, now) = game(&[std::slice::from_ref(&twice), &[ask(ANN, &[1, 2])]]);
    assert_eq!(open(&now), [(BOB, 0, vec![1, 2])]);
    let before = saved.clone();
    assert_eq!(saved.submit(says(BOB, 6, 1)).unwrap_err(), Refusal::NotOffered);
    assert_eq!(saved, before);
    let now = saved.submit(says(BOB, 6, 2)).unwrap();
    assert_eq!(now.news, [Event::Answered(BOB, 2), Event::Answered(BOB, 2)]);
    // It was one answer.
    assert_eq!((saved.revision(), open(&now)), (1, vec![(ANN, 1, vec![1, 2])]));
    let (end, listed) = through(&[std::slice::from_ref(&twice), &[ask(ANN, &[1, 2])]], &[(0, 1), (0, 1)]);
    assert!(end.is_ok());
    assert_eq!(listed.2, [Event::Answered(BOB, 2), Event::Answered(BOB, 2), Event::Answered(ANN, 2)]);
    assert_eq!(listed.1, [(vec![BOB], 1), (vec![ANN], 2)]);
    let (end, _) = through(&[&[twice]], &[(0, 0)]);
    assert_eq!(end.unwrap_err(), Refusal::NotOffered);
    // Left by one seat, it is no answer of another, even of one who could say the same.
    let other = Scene::Twice { seat: BOB, first: vec![1, 2], second: Vec::new() };
    let (end, _) = through(&[&[other, ask(ANN, &[1, 2])]], &[(0, 1)]);
    assert_eq!(end.unwrap_err(), Refusal::NotOffered);
}

#[test]
fn straight_through_is_what_step_by_step_is() {
    let plan: [&[Scene]; 3] = [
        &[Scene::Say(1), ask(ANN, &[1, 2]), Scene::Roll],
        &[window(&[ANN, BOB, CLEO]), window_again(&[BOB]), ask(CLEO, &[4, 5])],
        &[Scene::Say(8)],
    ];
    let (end, listed) = through(&plan, &[(0, 1), (1, 0), (1, 1), (1, 1), (0, 0), (0, 1)]);
    let (mut saved, now) = game(&plan);
    let mut told = now.news;
    let answers = [says(ANN, 1, 2), says(BOB, 4, 0), says(CLEO, 4, 1), says(CLEO, 4, 3), says(BOB, 4, 0)];
    for input in answers.into_iter().chain([says(CLEO, 1, 5)]) {
        told.extend(saved.submit(input).unwrap().news);
    }
    assert_eq!(listed.2, told);
    assert_eq!(end.unwrap(), saved.now().unwrap().game);
    let all = vec![ANN, BOB, CLEO];
    let asked = [
        (vec![ANN], 1),
        (all, 2),
        (vec![ANN, CLEO], 2),
        (vec![ANN, CLEO], 2),
        (vec![BOB], 3),
        (vec![CLEO], 4),
    ];
    assert_eq!(listed.1, asked);
}

#[test]
fn who_sits_at_the_elbow_may_only_pick_what_is_there() {
    let plan: [&[Scene]; 1] = [&[ask(ANN, &[1, 2])]];
    assert_eq!(through(&plan, &[(1, 0)]).0.unwrap_err(), Refusal::NotAsked);
    assert_eq!(through(&plan, &[(0, 2)]).0.unwrap_err(), Refusal::NotOffered);
    assert!(through(&plan, &[(0, 1)]).0.is_ok());
}

/// Rules that run in a circle are stopped, wherever the circle is; long games are not.
#[test]
fn rules_that_run_in_a_circle_are_stopped() {
    let many =
        |questions| -> Result<Toy, Refusal> { through(&[&[Scene::Many(questions)]], &vec![(0, 1); 6_000]).0 };
    assert!(many(5_000).is_ok());
    assert_eq!(many(5_001).unwrap_err(), Refusal::Runaway);
    // Each step has its own count.
    let two = through(&[&[Scene::Many(3_000)], &[Scene::Many(3_000)]], &vec![(0, 1); 6_000]).0;
    assert!(two.is_ok());
    assert_eq!(through(&[&[Scene::Nobody]], &[]).0.unwrap_err(), Refusal::Runaway);
    let plan = vec![vec![Scene::Nobody]];
    assert_eq!(Saved::<Toy>::new(&plan, 3, Dice::from_number(1)).unwrap_err(), Refusal::Runaway);
}

#[test]
fn steps_that_follow_one_another_without_a_question_are_counted() {
    let silent = |steps| {
        let plan = vec![vec![Scene::Say(1), Scene::Until(steps)], vec![ask(ANN, &[1, 2])]];
        Saved::<Toy>::new(&plan, 3, Dice::from_number(1)).map(|(_, now)| now.news.len())
    };
    assert_eq!(silent(1_999).unwrap(), 1_999);
    assert_eq!(silent(2_000).unwrap_err(), Refusal::Runaway);
}

#[test]
fn what_is_refused_in_the_rules_is_refused_and_an_end_is_an_end() {
    let (saved, now) = game(&[&[Scene::Say(1), Scene::Over, Scene::Say(2)], &[Scene::Say(3)]]);
    assert_eq!((now.news, now.asks), (vec![Event::Said(1)], Vec::new()));
    assert!(saved.now().unwrap().game.outcome().is_some());
    let (end, listed) = through(&[&[Scene::Say(1), Scene::Over, Scene::Say(2)], &[Scene::Say(3)]], &[]);
    assert_eq!((end.is_ok(), listed.2), (true, vec![Event::Said(1)]));
    // Answers are kept by their meaning: one that is never offered is refused however it is given.
    let (mut saved, _) = game(&[&[ask(ANN, &[1, 2])]]);
    assert_eq!(saved.submit(says(ANN, 1, NEVER)).unwrap_err(), Refusal::NotOffered);
}

#[test]
fn a_question_may_say_what_time_gives_anywhere() {
    let (_, now) = game(&[&[Scene::LastOfTwo(BOB)]]);
    assert_eq!((now.asks[0].choices.to_vec(), now.asks[0].otherwise), (vec![6, 7], 7));
}
