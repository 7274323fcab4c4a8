//! Its players who are no people, and what is counted when they play by the thousand: nothing but what is counted in every game.

use super::Table;
use super::mayor::Mayor;
use crate::drivers::{Laboratory, Level, Mind, Thought, seen};
use crate::kernel::{Now, Saved, Seat};

/// Of so many moves that look good a mayor plays each on, so many times.
const MAYORS_MOVES: usize = 4;
const MAYORS_ROUNDS: usize = 6;

impl Mind for Table {
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        _: Level,
        seed: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let mut mayor = Mayor::new(MAYORS_MOVES, MAYORS_ROUNDS, seed);
        Some(Thought::at_sight(mayor.choose(&view, ask)))
    }
}

impl Laboratory for Table {
    type Counts = ();
}
