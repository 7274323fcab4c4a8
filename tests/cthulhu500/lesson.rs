//! The guided race: whoever does as they are advised sees in the first round what there is to see, and is
//! soon at the end.

use crate::advised::{LEARNER, is_settled, next, number_of};
use sobremesa::games::cthulhu500::{Answer, Event, Race};
use sobremesa::kernel::{By, Dice, Game, Input, Patience, Saved, Teaches, Viewer};
use std::collections::BTreeMap;

/// Answers to the end.
const PRESSES_MOST: usize = 50;
/// What may be dealt at most while looking for another seed.
const TRIED_MOST: u64 = 20_000;

/// What the learner saw.
#[derive(Debug, Default)]
struct Seen {
    /// Questions with more than one answer: each is a press.
    presses: usize,
    /// How often each question was put.
    tips: BTreeMap<String, usize>,
    overtook: bool,
    stopped: bool,
    /// A Reaction of theirs that was followed by what it was laid for.
    reacted: bool,
    /// One that was not.
    in_vain: bool,
    over: bool,
    place: usize,
}

impl Seen {
    fn is_a_lesson(&self) -> bool {
        self.overtook
            && self.stopped
            && self.reacted
            && !self.in_vain
            && self.over
            && self.presses <= PRESSES_MOST
    }
}

/// Plays the guided race from this seed as it is advised.
fn play(number: u64) -> Seen {
    let lesson = Race::lesson();
    let dice = Dice::from_number(number);
    let (mut saved, mut now) = Saved::<Race>::new(&lesson.options, lesson.seats, dice).unwrap();
    let mut seen = Seen::default();
    let (mut turns, mut laid) = (0, None);
    while let Some(ask) = next(&now.asks) {
        let answer = Race::advise(&now.game.view(Viewer::Seat(ask.seat)), ask);
        if ask.seat == LEARNER && !is_settled(ask) {
            seen.presses += 1;
            let screen = Race::screen(&now.game.view(Viewer::Seat(LEARNER)), Some(ask));
            *seen.tips.entry(screen.heading.key).or_default() += 1;
            if ask.patience == Patience::Reaction && matches!(answer, Answer::Lay(_)) {
                laid = Some(());
            }
        }
        let (seat, about) = (ask.seat, ask.about);
        now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
        for event in &now.news {
            match event {
                Event::Turn { seat, .. } if *seat == LEARNER => turns += 1,
                Event::Cancelled { seat, .. } if *seat == LEARNER => laid = None,
                Event::Held { defender: me, .. }
                | Event::Passed { passer: me, .. }
                | Event::Spared { seat: me }
                    if *me == LEARNER && turns <= 1 && laid.take().is_some() =>
                {
                    seen.reacted = true;
                }
                Event::Held { attacker: me, .. }
                | Event::Passed { passed: me, .. }
                | Event::Damaged { seat: me, .. }
                    if *me == LEARNER && turns <= 1 && laid.take().is_some() =>
                {
                    seen.in_vain = true;
                }
                _ => {}
            }
            match event {
                Event::Passed { passer, .. } if *passer == LEARNER && turns == 1 => seen.overtook = true,
                Event::PitStop { seat } if *seat == LEARNER && turns == 1 => seen.stopped = true,
                Event::Over { ranking } => {
                    seen.over = true;
                    seen.place = ranking.iter().position(|seat| *seat == LEARNER).unwrap_or(9) + 1;
                }
                _ => {}
            }
        }
    }
    seen
}

#[test]
fn the_guided_race_is_one_from_which_something_is_learned() {
    let lesson = Race::lesson();
    let number = number_of(lesson.seed);
    let seen = play(number);
    println!("seed {number}: {seen:?}");
    if !seen.is_a_lesson() || seen.place != 1 {
        let fits = |number: &u64| {
            let seen = play(*number);
            seen.is_a_lesson() && seen.place == 1
        };
        panic!("{seen:?} is no lesson: put seed {:?} into lesson.rs", (1..TRIED_MOST).find(fits));
    }
}

/// Whatever a learner answers, and whatever they let go by, the race ends.
#[test]
fn a_guided_race_ends_whatever_is_answered() {
    let lesson = Race::lesson();
    for wild in 0..20 {
        let mut whim = sobremesa::drivers::Random::new(wild);
        let dice = Dice::from_seed(lesson.seed);
        let (mut saved, mut now) = Saved::<Race>::new(&lesson.options, lesson.seats, dice).unwrap();
        let mut answers = 0;
        while let Some(ask) = next(&now.asks) {
            let advised = Race::advise(&now.game.view(Viewer::Seat(ask.seat)), ask);
            let answer = match ask.seat == LEARNER {
                true => ask.choices[whim.below(ask.choices.len())],
                false => advised,
            };
            let (seat, about) = (ask.seat, ask.about);
            now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
            answers += 1;
            assert!(answers < 5_000, "it never ends");
        }
        assert!(now.game.outcome().is_some());
    }
}
