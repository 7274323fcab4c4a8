//! What somebody could do better in a turn, and why: two plays side by side, by what a sensible beginner looks at.

use super::driver::{self, LOOKS_AT, Looks, WORTH};
use super::{About, Answer, Mythos, View};
use crate::drivers::Weighed;
use crate::kernel::{Ask, Seat};

/// A point of Sanity, in what a play is worth.
const SANITY: i64 = 2;
/// Nothing counts for more than all the Sanity that anybody can have.
const MOST: i32 = 40;

/// Compares what is best in a turn with what was answered, or else with what is next best. None where nothing
/// is better, and in the middle of anything, where one choice follows from another.
pub fn weigh(view: &View, ask: &Ask<Mythos>, given: Option<Answer>) -> Option<Weighed<Answer>> {
    if ask.about != About::Turn || view.doing.is_some() {
        return None;
    }
    let best = driver::advise(view, ask);
    let total = |answer: &Answer| looks(view, ask.seat, answer).iter().sum::<i32>() + kept(answer);
    let others = ask.choices.iter().filter(|one| **one != best);
    let other = given.or_else(|| others.max_by_key(|one| total(one)).copied()).filter(|one| *one != best)?;
    let (ours, theirs) = (looks(view, ask.seat, &best), looks(view, ask.seat, &other));
    let wait = kept(&best) - kept(&other);
    let more = ours.iter().zip(theirs).map(|(one, other)| one - other).chain([wait]);
    let more = more.map(|part| i64::from(part) * 1_000 / SANITY);
    let named = more.zip(LOOKS_AT.into_iter().chain(["wait"]).map(|id| format!("why-{id}")));
    // It goes by what lies there, and leaves nothing to chance.
    Weighed::by_parts([best, other], named, true)
}

/// What a play is worth, in each of the things that are looked at.
fn looks(view: &View, seat: Seat, answer: &Answer) -> Looks {
    driver::looks(view, seat, answer).map(|part| part.clamp(-MOST, MOST))
}

/// What is worth more later than now is kept by passing.
fn kept(answer: &Answer) -> i32 {
    if *answer == Answer::Pass { WORTH } else { 0 }
}
