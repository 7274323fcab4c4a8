//! Its players who are no people, and what is counted when they play by the thousand: nothing but what is
//! counted in every game.

use super::Table;
use super::mayor::Mayor;
use super::value::WORTH;
use super::weigh::{Compared, weigh};
use super::{View, driver};
use crate::drivers::{Character, Laboratory, Level, Mind, Thought, Weighed, is_sure, seen};
use crate::kernel::{Ask, Now, Saved, Seat};

/// Of so many moves that look good a mayor plays each on, so many times; the better ones again, as often.
const MAYORS_MOVES: usize = 12;
const MAYORS_ROUNDS: usize = 16;
/// A difference is no chance if it is so many of its own errors.
const ERRORS: i128 = 2;

impl Mind for Table {
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    const HAS_SEERS: bool = true;

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        who: Character,
        seed: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let mut mayor = if who.level == Level::Seer {
            Mayor::seer(MAYORS_MOVES, now.game.stack.0.clone())
        } else {
            Mayor::new(MAYORS_MOVES, MAYORS_ROUNDS, seed)
        };
        Some(Thought::at_sight(mayor.choose(&view, ask)))
    }

    fn spare(view: &View, ask: &Ask<Table>, answer: Self::Answer) -> Self::Answer {
        driver::spare(view, ask, answer)
    }

    const EXPLAINS: bool = true;

    fn weigh(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        given: Option<Self::Answer>,
        playouts: u32,
        seed: u64,
    ) -> Option<Weighed<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let Compared { best, other, more, lead } = weigh(&view, ask, given, playouts, seed)?;
        let named = more.into_iter().zip(WORTH.map(|id| format!("gain-{id}")));
        Weighed::by_parts([best, other], named, is_sure(&lead, ERRORS))
    }
}

impl Laboratory for Table {
    type Counts = ();
}
