//! Its players who are no people, and what is counted when they play by the thousand: nothing but what is
//! counted in every game.

use super::view::View;
use super::{Answer, Mythos, driver, mind};
use crate::drivers::{Character, Effort, Laboratory, Level, Mind, Taste, Thought, Weighed, seen, think};
use crate::kernel::{Ask, Now, Saved, Seat};

/// Who works for an Adventure, as beginners do, and who lays Monsters first.
const TEMPERS: [&str; 2] = ["reader", "hunter"];

/// What hunters care for: that others stand badly.
const HUNTS: Taste = &[("threat", 200)];
/// Tables that are played on for one answer.
const PLAYOUTS: u32 = 160;

impl Mind for Mythos {
    const TEMPERS: &'static [&'static str] = &TEMPERS;

    const TEMPERED_FROM: Level = Level::Rookie;

    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    const HAS_SEERS: bool = true;

    fn think(
        saved: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        who: Character,
        seed: u64,
    ) -> Option<Thought<Self::Answer>> {
        let taste = if who.temper == Some(TEMPERS[1]) { HUNTS } else { &[] };
        think(&who.insight(saved, now, seat)?, Effort { playouts: PLAYOUTS, taste }, seed)
    }

    fn by_temper(view: &View, ask: &Ask<Mythos>, temper: &str) -> Option<Answer> {
        (temper == TEMPERS[1]).then(|| driver::hunt(view, ask))
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
        mind::weigh(&view, ask, given)
    }
}

impl Laboratory for Mythos {
    type Counts = ();
}
