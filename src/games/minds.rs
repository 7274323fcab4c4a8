//! The players of each game that are better than its rookie, and how much they think.

use super::fugitive::players::Strength;
use super::{carcassonne, cthulhu500, fugitive, mythos, parques};
use crate::drivers::{Effort, Level, Mind, Thought, Weighed, in_digits, think, weigh};
use crate::kernel::{Ask, Game, Insight, Now, Saved, Seat, Text, Viewer};

impl Mind for cthulhu500::Race {
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

    fn fortune(story: &[Self::Event], seat: Seat) -> Vec<Text> {
        cthulhu500::fortune(story, seat)
    }
}

impl Mind for fugitive::Fugitive {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        level: Level,
        _: u64,
    ) -> Option<Thought<Self::Answer>> {
        let strength = if level == Level::ElderThing { Strength::Sharp } else { Strength::Veteran };
        let (view, ask) = seen(now, seat)?;
        Some(Thought::at_sight(fugitive::players::answer(&view, ask, strength)))
    }
}

impl Mind for carcassonne::Table {
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        _: Level,
        seed: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let mut mayor = carcassonne::mayor::Mayor::new(MAYORS_MOVES, MAYORS_ROUNDS, seed);
        Some(Thought::at_sight(mayor.choose(&view, ask)))
    }
}

/// Of so many moves that look good a mayor plays each on, so many times.
const MAYORS_MOVES: usize = 4;
const MAYORS_ROUNDS: usize = 6;

impl Mind for parques::Parques {
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        _: Level,
        _: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        Some(Thought::at_sight(parques::driver::sharp(&view, ask)))
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
        let (best, other, more) = parques::driver::compared(&view, ask, given)?;
        let (most, id) = more.iter().zip(parques::driver::LOOKS_AT).max_by_key(|(most, _)| **most)?;
        // Thousandths of a step: it counts cells, and leaves nothing to chance.
        let gain = more.iter().sum::<i64>() / 10;
        let why = Text::new(format!("why-{id}")).with("amount", in_digits(most / 10));
        Some(Weighed { best, other, gain, seems: gain, why })
    }
}

impl Mind for mythos::Mythos {}

/// What a seat sees, and what it is asked.
fn seen<G: Game>(now: &Now<G>, seat: Seat) -> Option<(G::View, &Ask<G>)> {
    let ask = now.asks.iter().find(|ask| ask.seat == seat)?;
    Some((now.game.view(Viewer::Seat(seat)), ask))
}
