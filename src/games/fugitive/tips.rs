//! What people who look on may say of the Marshal's next guess, the manhunt's included.

use super::chase::Phase;
use super::view::View;
use super::{About, Event};
use crate::kernel::Tips;

/// Whether it is right: all of it, where several numbers are named.
const ANSWERS: &[&str] = &["tip-found", "tip-not-found"];
/// More than anybody guesses in a chase.
const GUESSES: u32 = 1_000;

/// While the Marshal is to guess, and somebody can be found.
pub fn tips(view: &View, about: About) -> Option<Tips> {
    let guesses = match about {
        About::Guess | About::Overtime | About::Manhunt => true,
        // Whether somebody thinks of giving up is nobody's business.
        About::GiveUp => matches!(view.phase, Phase::Marshal | Phase::Manhunt),
        _ => false,
    };
    let occasion = view.past.len() as u32 * GUESSES + view.guesses.len() as u32;
    (guesses && view.hidden() > 0).then_some(Tips { occasion, answers: ANSWERS })
}

/// Which answer a guess that is told makes true.
pub fn came_true(event: &Event) -> Option<u8> {
    match event {
        Event::Hit { .. } | Event::HuntHit { .. } => Some(0),
        Event::Missed { .. } | Event::HuntMiss { .. } | Event::Forgiven { .. } => Some(1),
        _ => None,
    }
}
