//! The count of routes for whoever has to count often: as [`Belief`] counts them, but that every sprint card
//! is as likely to be even as odd, whatever else lies where. Nearly the same, in a tenth of the time.

use super::belief::{Belief, Habits, Trail, choose, habit};
use super::cards::Cards;
use super::placing::STEP;

/// Numbers, and one more.
const NUMBERS: usize = 44;

/// A record, made ready.
pub struct Sweep {
    trail: Trail,
    /// By hideout and by the gap before it: the weight of the step.
    steps: Vec<Vec<u128>>,
}

/// How many chains stand at each number, with some of the missed sets still to be feared.
struct Table {
    feared: u32,
    ways: [u128; NUMBERS],
}

impl Sweep {
    /// Of this record.
    pub fn of(trail: &Trail) -> Sweep {
        let trail = trail.narrowed();
        let weight = |leg: &super::belief::Leg, gap: u8| {
            let needed = gap.saturating_sub(STEP + leg.feet);
            let ways = |even| choose(leg.blank, even) * u128::from(habit(leg, Habits::PEOPLE, gap, even));
            (needed.saturating_sub(leg.blank)..=leg.blank).map(ways).sum()
        };
        let steps = trail.legs.iter().map(|leg| {
            let farthest = STEP + leg.feet + 2 * leg.blank;
            (0..=farthest).map(|gap| weight(leg, gap)).collect()
        });
        let steps = steps.collect();
        Sweep { trail, steps }
    }

    /// The routes in which all of these are among the open hideouts.
    pub fn given(&self, must: Cards) -> Belief {
        let alive = (0..self.trail.missed.len()).fold(0, |bits, at| bits | (1 << at));
        let mut layers = vec![vec![Table::new(alive)]];
        layers[0][0].ways[0] = 1;
        for at in 0..self.trail.legs.len() {
            let mut next: Vec<Table> = Vec::new();
            for table in &layers[at] {
                for (from, ways) in table.held() {
                    self.each(at, table.feared, from, must, |feared, number, weight| {
                        let to = &mut Table::among(&mut next, feared).ways[usize::from(number)];
                        *to = to.saturating_add(ways.saturating_mul(weight));
                    });
                }
            }
            layers.push(next);
        }
        self.backward(must, &layers)
    }

    fn backward(&self, must: Cards, layers: &[Vec<Table>]) -> Belief {
        let mut places = vec![[0_u128; 64]; self.trail.legs.len()];
        let mut after: Vec<Table> = Vec::new();
        for table in layers.last().into_iter().flatten() {
            after.push(Table { feared: table.feared, ways: [1; NUMBERS] });
        }
        for at in (0..self.trail.legs.len()).rev() {
            for (table, rest) in layers[at + 1].iter().zip(&after) {
                for (number, ways) in table.held() {
                    let place = &mut places[at][usize::from(number)];
                    *place = place.saturating_add(ways.saturating_mul(rest.ways[usize::from(number)]));
                }
            }
            let mut before: Vec<Table> = Vec::new();
            for table in &layers[at] {
                let mut here = Table::new(table.feared);
                for (from, _) in table.held() {
                    let mut sum = 0_u128;
                    self.each(at, table.feared, from, must, |feared, number, weight| {
                        if let Some(rest) = after.iter().find(|one| one.feared == feared) {
                            sum = sum.saturating_add(rest.ways[usize::from(number)].saturating_mul(weight));
                        }
                    });
                    here.ways[usize::from(from)] = sum;
                }
                before.push(here);
            }
            after = before;
        }
        let total = after.first().map_or(0, |table| table.ways[0]);
        let mut shares = [0_u128; 64];
        for (leg, place) in self.trail.legs.iter().zip(&places) {
            if leg.known.is_none() {
                shares.iter_mut().zip(place).for_each(|(sum, one)| *sum = sum.saturating_add(*one));
            }
        }
        Belief { total, shares, places }
    }

    /// Where chains go from a number.
    fn each(&self, at: usize, feared: u32, from: u8, must: Cards, mut go: impl FnMut(u32, u8, u128)) {
        let (leg, steps) = (&self.trail.legs[at], &self.steps[at]);
        let last = at + 1 == self.trail.legs.len();
        let farthest = from.saturating_add(steps.len() as u8 - 1).min(NUMBERS as u8 - 1);
        for number in leg.can.among(Cards::between(from + 1, farthest)).iter() {
            let skipped = Cards::between(from + 1, number - 1);
            if !skipped.among(must).is_empty() {
                return;
            }
            let unmet = last && !must.minus(Cards::between(0, number)).is_empty();
            if unmet || (leg.known.is_some() && must.has(number)) {
                continue;
            }
            let feared = if feared == 0 { Some(0) } else { self.trail.feared(feared, skipped, number, at) };
            if let Some(feared) = feared {
                go(feared, number, steps[usize::from(number - from)]);
            }
        }
    }
}

impl Table {
    fn new(feared: u32) -> Table {
        Table { feared, ways: [0; NUMBERS] }
    }

    fn among(tables: &mut Vec<Table>, feared: u32) -> &mut Table {
        let at = tables.iter().rposition(|one| one.feared == feared).unwrap_or_else(|| {
            tables.push(Table::new(feared));
            tables.len() - 1
        });
        &mut tables[at]
    }

    fn held(&self) -> impl Iterator<Item = (u8, u128)> {
        (0..).zip(self.ways).filter(|(_, ways)| *ways > 0)
    }
}
