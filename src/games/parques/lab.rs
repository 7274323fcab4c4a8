//! Its players who are no people, and what is counted when they play by the thousand: nothing but what is counted in every game.

use super::{Parques, driver};
use crate::drivers::{Laboratory, Level, Mind, Thought, Weighed, seen};
use crate::kernel::{Now, Saved, Seat};

impl Mind for Parques {
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        _: Level,
        _: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        Some(Thought::at_sight(driver::sharp(&view, ask)))
    }

    const EXPLAINS: bool = true;

    fn weigh(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        given: Option<Self::Answer>,
        _: u32,
        _: u64,
    ) -> Option<Weighed<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let (best, other, more) = driver::compared(&view, ask, given)?;
        let named = more.into_iter().zip(driver::LOOKS_AT.map(|id| format!("why-{id}")));
        // It counts cells, and leaves nothing to chance.
        Weighed::by_parts([best, other], named, true)
    }
}

impl Laboratory for Parques {
    type Counts = ();
}
