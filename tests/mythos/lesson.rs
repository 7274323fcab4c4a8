//! The guided case: whoever does as they are advised begins with a Location, as they are told, plays nothing for nothing, and
//! wins.

use crate::advised::{LEARNER, is_settled, next, number_of};
use sobremesa::games::mythos::cards::Kind;
use sobremesa::games::mythos::{Answer, Mythos};
use sobremesa::kernel::{Arg, By, Dice, Game, Input, Saved, Teaches, Viewer};

/// What may be dealt at most while looking for another seed.
const TRIED_MOST: u64 = 20_000;

/// What the learner saw.
#[derive(Debug, Default)]
struct Seen {
    /// Questions with more than one answer: each is a press.
    presses: usize,
    location_first: bool,
    /// Cards that are advised though they would do nothing.
    idle: usize,
    passed: usize,
    completed: usize,
    wins: bool,
}

impl Seen {
    fn is_a_lesson(&self) -> bool {
        self.location_first
            && self.idle == 0
            && self.passed <= 3
            && self.completed >= 1
            && self.wins
            && (15..=45).contains(&self.presses)
    }
}

/// Plays the guided case from this seed as it is advised.
fn play(number: u64) -> Seen {
    let lesson = Mythos::lesson();
    let dice = Dice::from_number(number);
    let (mut saved, mut now) = Saved::<Mythos>::new(&lesson.options, lesson.seats, dice).unwrap();
    let mut seen = Seen::default();
    while let Some(ask) = next(&now.asks) {
        let view = now.game.view(Viewer::Seat(ask.seat));
        let answer = Mythos::advise(&view, ask);
        if ask.seat == LEARNER && !is_settled(ask) {
            seen.presses += 1;
            if let (1, Answer::Play(title)) = (seen.presses, answer) {
                seen.location_first = title.kind() == Kind::Location;
            }
            let screen = Mythos::screen(&view, Some(ask));
            let presses = screen.groups.iter().flat_map(|group| &group.presses);
            let hint = presses.filter(|press| press.answer == answer).find_map(|press| press.hint.as_ref());
            let idle = |text: &&sobremesa::kernel::Text| {
                text.args.iter().any(|(name, arg)| name == "idle" && *arg == Arg::from(1_i64))
            };
            seen.idle += usize::from(hint.filter(idle).is_some());
            seen.passed += usize::from(answer == Answer::Pass);
            seen.completed +=
                usize::from(matches!(answer, Answer::Play(title) if title.kind() == Kind::Adventure));
        }
        let (seat, about) = (ask.seat, ask.about);
        now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
    }
    seen.wins = now.game.outcome().is_some_and(|outcome| outcome.winners() == [LEARNER]);
    seen
}

#[test]
fn the_guided_case_is_one_from_which_something_is_learned() {
    let lesson = Mythos::lesson();
    let number = number_of(lesson.seed);
    let seen = play(number);
    if !seen.is_a_lesson() {
        let better = (1..TRIED_MOST).find(|number| play(*number).is_a_lesson());
        panic!("{seen:?} is no lesson: put seed {better:?} into dials.rs");
    }
}
