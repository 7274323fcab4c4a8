//! Players who are no people: from racers on they think ahead, and can say why.

use super::{Event, Race, fortune};
use crate::drivers::{Effort, Level, Mind, Thought, Weighed, think, weigh};
use crate::kernel::{Insight, Now, Saved, Seat, Text};

impl Mind for Race {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn think(
        saved: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        level: Level,
        seed: u64,
    ) -> Option<Thought<Self::Answer>> {
        let playouts = if level == Level::ElderThing { 200 } else { 64 };
        think(&Insight::of(saved, now, seat)?, Effort { playouts }, seed)
    }

    const EXPLAINS: bool = true;

    fn weigh(
        saved: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        given: Option<Self::Answer>,
        playouts: u32,
        seed: u64,
    ) -> Option<Weighed<Self::Answer>> {
        weigh(&Insight::of(saved, now, seat)?, given, playouts, seed)
    }

    fn fortune(story: &[Event], seat: Seat) -> Vec<Text> {
        fortune(story, seat)
    }
}
