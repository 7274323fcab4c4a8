//! Players who are no people: from racers on they think ahead, and can say why.

use super::{Event, Race, fortune};
use crate::drivers::{Character, Effort, Level, Mind, Taste, Thought, Weighed, think, weigh};
use crate::kernel::{Insight, Now, Saved, Seat, Text};

/// Tables that racers play on for an answer.
const OF_RACERS: u32 = 40;

/// Tables that elder things play on, times the seats: with more of them each table takes longer, and an
/// answer shall not.
const OF_ELDER_THINGS: u32 = 6_400;

/// What those who think ahead are fond of, by temper: places, that others stand badly, cards on their own
/// vehicle, cards in hand.
const TASTES: [(&str, Taste); 4] = [
    ("hog", &[("track", 200)]),
    ("saboteur", &[("others", 200)]),
    ("tinkerer", &[("fitted", 200)]),
    ("miser", &[("hand", 2_000)]),
];

impl Mind for Race {
    const LEVELS: &'static [Level] = &Level::ALL;

    const HAS_SEERS: bool = true;

    fn think(
        saved: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        who: Character,
        seed: u64,
    ) -> Option<Thought<Self::Answer>> {
        let playouts = match who.level {
            Level::ElderThing | Level::Seer => OF_ELDER_THINGS / now.game.len() as u32,
            _ => OF_RACERS,
        };
        let taste =
            TASTES.iter().find(|(id, _)| Some(*id) == who.temper).map_or(&[][..], |(_, taste)| *taste);
        think(&who.insight(saved, now, seat)?, Effort { playouts, taste }, seed)
    }

    const TEMPERS: &'static [&'static str] = &[TASTES[0].0, TASTES[1].0, TASTES[2].0, TASTES[3].0];

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
