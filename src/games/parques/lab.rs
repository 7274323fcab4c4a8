//! Its players who are no people, and what is counted when they play by the thousand: nothing but what is counted in every game.

use super::temper::Temper;
use super::view::View;
use super::{Answer, Parques, driver};
use crate::drivers::{Character, Laboratory, Level, Mind, Thought, Weighed, seen};
use crate::kernel::{Ask, Now, Saved, Seat};

impl Mind for Parques {
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        who: Character,
        _: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let temper = who.temper.and_then(Temper::of);
        Some(Thought::at_sight(driver::tempered(&view, ask, true, temper)))
    }

    const TEMPERS: &'static [&'static str] = &Temper::IDS;

    const TEMPERED_FROM: Level = Level::Rookie;

    fn by_temper(view: &View, ask: &Ask<Parques>, temper: &str) -> Option<Answer> {
        Some(driver::tempered(view, ask, false, Some(Temper::of(temper)?)))
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
