//! What explains a sentence of the story: who duelled and how it stood, what came shortly before, what
//! another sentence says already.

use super::Event;
use super::deeds::joined;
use super::tale::{MEMORY, Tale};
use crate::kernel::{Seat, Text};

/// How a test came out: who tried, at whom, and both totals, where there was a test.
#[derive(Clone, Copy)]
pub struct Duel {
    /// Who tried.
    pub attacker: Seat,
    /// At whom.
    pub defender: Seat,
    /// Both totals in the end.
    pub sums: Option<(i32, i32)>,
}

impl Tale<'_> {
    /// Rows before this one that are remembered, newest first.
    pub fn before(&self, at: usize, reach: i64) -> impl Iterator<Item = &Event> {
        let oldest = self.story[at].0 - reach;
        self.story[..at].iter().rev().take_while(move |(n, _)| *n >= oldest).map(|(_, event)| event)
    }

    /// 2.3: the grid, with how many cards each has given up for it. Nothing, where that was told too long ago.
    pub fn grid(&self, at: usize, pack: &[Seat]) -> Option<Text> {
        let gave = |seat: Seat| {
            self.before(at, MEMORY).find_map(|event| match event {
                Event::Bid { seat: who, cards } if *who == seat => Some(cards.len() as i64),
                _ => None,
            })
        };
        let place = |seat: &Seat| {
            Some(Text::new("tale-grid-place").with("player", *seat).with("count", gave(*seat)?))
        };
        let places: Option<Vec<Text>> = pack.iter().map(place).collect();
        joined(places?).map(|all| Text::new("tale-grid").with("all", all))
    }

    /// Whether one has got past the other not long ago.
    pub fn passed_before(&self, at: usize, one: Seat, other: Seat) -> bool {
        self.before(at, MEMORY).any(|event| *event == Event::Passed { passer: one, passed: other })
    }

    /// Who duelled, and how it stood in the end: dice rolled again and cards added count.
    pub fn duel(&self, at: usize) -> Option<Duel> {
        let (attacker, defender) = match &self.story[at].1 {
            Event::Passed { passer, passed } => (*passer, *passed),
            Event::Held { attacker, defender } | Event::Tied { attacker, defender } => (*attacker, *defender),
            _ => return None,
        };
        let mut later: Vec<&Event> = Vec::new();
        for event in self.before(at, MEMORY) {
            match event {
                Event::PassingTest { attacker: one, defender: two, attack, defence } => {
                    let same = (*one, *two) == (attacker, defender);
                    let rolled = [(attack.sum(), attack.die()), (defence.sum(), defence.die())];
                    let sums = same.then(|| settled(rolled, (attacker, defender), &later));
                    return Some(Duel { attacker, defender, sums });
                }
                // An automatic pass, or the end of another duel: no test of these two.
                event if ends_a_duel(event) || matches!(event, Event::Turn { .. }) => break,
                event => later.push(event),
            }
        }
        Some(Duel { attacker, defender, sums: None })
    }

    /// How often this vehicle has been hit since the turn began, this time included.
    pub fn hits(&self, at: usize, seat: Seat) -> usize {
        let turn = self.before(at, MEMORY).take_while(|event| !matches!(event, Event::Turn { .. }));
        1 + turn.filter(|event| matches!(event, Event::Damaged { seat: hit, .. } if *hit == seat)).count()
    }

    /// Whether another sentence says it, before this one or after it.
    pub fn is_said_elsewhere(&self, at: usize) -> bool {
        let near = |at: Option<usize>| at.and_then(|at| self.story.get(at)).map(|(_, event)| event);
        let (before, after) = (near(at.checked_sub(1)), near(Some(at + 1)));
        match &self.story[at].1 {
            Event::Attempt { .. } => matches!(after, Some(Event::PassingTest { .. })),
            Event::PassingTest { .. } => after.is_some_and(ends_a_duel),
            Event::Turn { seat, .. } => after.and_then(mover) == Some(*seat),
            Event::Passed { passed, .. } => {
                *before.unwrap_or(&Event::Reshuffled) == Event::Damaged { seat: *passed, again: true }
            }
            Event::Lap { seat, .. } => matches!(before, Some(Event::Passed { passer, .. }) if passer == seat),
            Event::Damaged { .. } => {
                (1..=2).any(|back| at.checked_sub(back).is_some_and(|tie| self.shakes_both(tie)))
            }
            _ => false,
        }
    }

    /// Whether this is a tie that damages both, and nothing more.
    pub fn shakes_both(&self, at: usize) -> bool {
        let Event::Tied { attacker, defender } = &self.story[at].1 else { return false };
        let shaken = |event: &Event| matches!(event, Event::Damaged { seat, again: false } if [attacker, defender].contains(&seat));
        self.story[at + 1..].iter().take(2).filter(|(_, event)| shaken(event)).count() == 2
    }
}

/// Whether an attempt ends with this.
pub fn ends_a_duel(event: &Event) -> bool {
    matches!(event, Event::Passed { .. } | Event::Held { .. } | Event::Tied { .. })
}

/// Both totals of a test after what came later, newest first: dice that were rolled again, and what cards added.
fn settled(rolled: [(i8, i8); 2], (attacker, _): (Seat, Seat), later: &[&Event]) -> (i32, i32) {
    let mut sides = rolled.map(|(sum, die)| (i32::from(sum), i32::from(die)));
    for event in later.iter().rev() {
        match event {
            Event::Reroll { seat, die } => {
                let side = &mut sides[usize::from(*seat != attacker)];
                *side = (side.0 + i32::from(*die) - side.1, i32::from(*die));
            }
            Event::Added { seat, sum, .. } => sides[usize::from(*seat != attacker)].0 = i32::from(*sum),
            _ => {}
        }
    }
    (sides[0].0, sides[1].0)
}

/// Who is at it, where somebody is.
pub fn mover(event: &Event) -> Option<Seat> {
    Some(match event {
        Event::Turn { seat, .. }
        | Event::Waved { seat }
        | Event::Laid { seat, .. }
        | Event::PitStop { seat }
        | Event::Idle { seat }
        | Event::Attached { seat, .. }
        | Event::DriverOut { seat, .. }
        | Event::Put { by: seat, .. }
        | Event::Works { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::RepairTest { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Damaged { seat, .. }
        | Event::Lap { seat, .. }
        | Event::Attempt { attacker: seat, .. }
        | Event::PassingTest { attacker: seat, .. }
        | Event::Held { attacker: seat, .. }
        | Event::Tied { attacker: seat, .. }
        | Event::Passed { passer: seat, .. } => *seat,
        _ => return None,
    })
}
