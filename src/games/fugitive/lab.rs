//! Its players who are no people, and what is counted when they play by the thousand: nothing but what is
//! counted in every game.

use super::Fugitive;
use super::players::{self, Strength};
use crate::drivers::{Character, Laboratory, Level, Mind, Thought, Weighed, seen};
use crate::kernel::{Now, Saved, Seat};

impl Mind for Fugitive {
    const LEVELS: &'static [Level] = &Level::ALL;

    const HAS_SEERS: bool = true;

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        who: Character,
        _: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        Some(Thought::at_sight(match who.level {
            Level::Seer => players::seer(&now.game, &view, ask),
            Level::ElderThing => players::answer(&view, ask, Strength::Sharp),
            _ => players::answer(&view, ask, Strength::Veteran),
        }))
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
        players::weigh(&view, ask, given)
    }
}

impl Laboratory for Fugitive {
    type Counts = ();
}
