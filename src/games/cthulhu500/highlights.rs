//! What people will still talk about after the race, found in what was told.

use super::Event;
use super::total::Total;
use crate::kernel::{Seat, Text};

/// A streak worth telling, and wreckage worth telling.
const STREAK_LEAST: u32 = 3;
const WRECKED_LEAST: u32 = 3;
/// A place on the grid from which nobody expects to win.
const PLACE_LEAST: usize = 3;

/// One side of a test, as it stands.
#[derive(Clone, Copy)]
struct Side {
    seat: Seat,
    die: i32,
    sum: i32,
}

impl Side {
    fn of(seat: Seat, total: &Total) -> Side {
        Side { seat, die: total.die().into(), sum: total.sum().into() }
    }
}

/// A pass, by how much it succeeded.
#[derive(Clone, Copy)]
struct Pass {
    passer: Seat,
    passed: Seat,
    sums: (i32, i32),
}

impl Pass {
    fn margin(&self) -> i32 {
        self.sums.0 - self.sums.1
    }

    fn text(&self, key: &str) -> Text {
        let text = Text::new(key).with("player", self.passer).with("other", self.passed);
        text.with("sum", i64::from(self.sums.0)).with("othersum", i64::from(self.sums.1))
    }
}

/// The best moments of a race that is over, in the order in which they are told.
pub fn highlights(story: &[Event]) -> Vec<Text> {
    let passes = passes(story);
    // Of several that were as close, the one with the most at stake.
    let close = passes.iter().min_by_key(|pass| (pass.margin(), -pass.sums.0));
    let rout = passes.iter().max_by_key(|pass| pass.margin()).filter(|pass| pass.margin() > 5);
    [
        climb(story),
        close.map(|pass| pass.text("moment-close")),
        rout.map(|pass| pass.text("moment-rout")),
        streak(story),
        wreck(story),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Every pass that was won by the dice, with the sums as they were in the end.
fn passes(story: &[Event]) -> Vec<Pass> {
    let mut found = Vec::new();
    let mut test: Option<[Side; 2]> = None;
    for event in story {
        match event {
            Event::PassingTest { attacker, attack, defender, defence } => {
                test = Some([Side::of(*attacker, attack), Side::of(*defender, defence)]);
            }
            Event::Reroll { seat, die } => {
                for side in test.iter_mut().flatten().filter(|side| side.seat == *seat) {
                    side.sum += i32::from(*die) - side.die;
                    side.die = i32::from(*die);
                }
            }
            Event::Added { seat, sum, .. } => {
                for side in test.iter_mut().flatten().filter(|side| side.seat == *seat) {
                    side.sum = i32::from(*sum);
                }
            }
            Event::Passed { passer, passed } => {
                let pair = test.take().filter(|[one, other]| (one.seat, other.seat) == (*passer, *passed));
                let pass = pair.map(|[one, other]| Pass {
                    passer: *passer,
                    passed: *passed,
                    sums: (one.sum, other.sum),
                });
                // A tie may be a pass, and nothing is closer.
                found.extend(pass.filter(|pass| pass.margin() >= 0));
            }
            Event::Held { .. } | Event::Tied { .. } | Event::Turn { .. } => test = None,
            _ => {}
        }
    }
    found
}

/// The winner came from far back on the grid.
fn climb(story: &[Event]) -> Option<Text> {
    let winner = story.iter().rev().find_map(|event| match event {
        Event::Over { ranking } => ranking.first().copied(),
        _ => None,
    })?;
    let grid = story.iter().find_map(|event| match event {
        Event::Grid { pack } => pack.iter().position(|seat| *seat == winner),
        _ => None,
    })?;
    let place = grid + 1;
    (place >= PLACE_LEAST)
        .then(|| Text::new("moment-climb").with("player", winner).with("place", place as i64))
}

/// The most vehicles that somebody passed in a turn.
fn streak(story: &[Event]) -> Option<Text> {
    let mut best: Option<(u32, Seat)> = None;
    let mut turn = [0_u32; 8];
    for event in story {
        match event {
            Event::Turn { .. } => turn = [0; 8],
            Event::Passed { passer, .. } => {
                turn[passer.index()] += 1;
                best = best.max(Some((turn[passer.index()], *passer)));
            }
            _ => {}
        }
    }
    let (count, seat) = best.filter(|(count, _)| *count >= STREAK_LEAST)?;
    Some(Text::new("moment-streak").with("player", seat).with("count", i64::from(count)))
}

/// Whoever was hit most often.
fn wreck(story: &[Event]) -> Option<Text> {
    let mut hits = [0_u32; 8];
    for event in story {
        if let Event::Damaged { seat, .. } = event {
            hits[seat.index()] += 1;
        }
    }
    let (seat, count) = hits.into_iter().enumerate().max_by_key(|(_, count)| *count)?;
    let text = Text::new("moment-wreck").with("player", Seat(seat as u8)).with("count", i64::from(count));
    (count >= WRECKED_LEAST).then_some(text)
}
