//! What the public record leaves open: every route that fits it, counted exactly. A route is the number of
//! each face-down hideout and the sprint cards under it. Sprint cards enter by how many of them are even
//! alone: the count is a sum over chains of numbers, with the ways to deal that many even and odd cards as
//! the weight of each chain.

use super::cards::{Cards, Deck, feet};
use super::chase::Side;
use super::layer::{At, Layer};
use super::placing::STEP;
use super::view::View;

/// How far weights may grow: beside them there is room for the routes.
const WEIGHT_BITS: u32 = 56;
/// Failed guesses of several numbers that are minded: the latest.
const MINDED: usize = 10;

/// How likely it is thought that somebody places as they do. All ones: every route counts the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// A step of 1, 2 or 3 without a sprint card.
    pub steps: [u64; 3],
    /// Sprint cards where none was needed.
    pub needless: u64,
    /// A sprint card too many.
    pub spare: u64,
    /// As it should be.
    pub exact: u64,
}

impl Habits {
    /// Every route counts the same.
    pub const NONE: Habits = Habits { steps: [1; 3], needless: 1, spare: 1, exact: 1 };
    /// What people do, in fifths (measured).
    pub const PEOPLE: Habits = Habits { steps: [3, 4, 5], needless: 2, spare: 3, exact: 5 };
}

/// A hideout of the record.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Leg {
    /// Its number, where it lies face up.
    pub known: Option<u8>,
    /// What it can be, as far as it alone is concerned.
    pub can: Cards,
    /// Face-down sprint cards that were laid with it.
    pub blank: u8,
    /// Face-down sprint cards that were laid under it later.
    pub late: u8,
    /// The feet of face-up ones, and how much further than usual it could be.
    pub feet: u8,
}

/// The record: the row from the left to the right, and what is known of the rest.
#[derive(Clone, PartialEq, Eq)]
pub struct Trail {
    /// The hideouts.
    pub legs: Vec<Leg>,
    /// Sets of numbers that were not all among the first so many hideouts.
    pub missed: Vec<(Cards, usize)>,
    /// Cards that a face-down sprint card can be, and that a hideout can be.
    pub pool: Cards,
}

impl Trail {
    /// The record as a viewer knows it: a spectator, or the Marshal with their own hand. The Fugitive's own
    /// cards must not be in it.
    pub fn of(view: &View) -> Trail {
        let marshal = view.side == Some(Side::Marshal);
        let own = if marshal { view.hand } else { Cards::NONE };
        let shown = view.shown.iter().filter(|one| one.side == Side::Marshal).map(|one| one.card);
        let seen = view.peeks.iter().chain(view.bottoms.iter()).flatten();
        let tops = seen.filter_map(|top| match top {
            super::cards::Top::Hideout(card) if marshal => Some(*card),
            _ => None,
        });
        let elsewhere: Cards = own.iter().chain(shown).chain(tops).collect();
        let drew_high = |round: u16| {
            let high = |one: &super::chase::Drawn| one.side == Side::Fugitive && one.deck == Deck::High;
            view.draws.iter().any(|one| high(one) && one.round <= round)
        };
        let course = view.options.course;
        let open = Cards::between(1, course.last()).minus(view.face_up()).minus(elsewhere);
        let high = if drew_high(u16::MAX) { Cards::NONE } else { Deck::High.cards() };
        let pool = open.minus(high);
        let single = |at: usize| {
            let wrong = view.guesses.iter().filter(|one| !one.right && one.numbers.len() == 1);
            wrong
                .filter(|one| usize::from(one.row) > at)
                .flat_map(|one| one.numbers.iter())
                .collect::<Cards>()
        };
        let held = |at: usize| {
            let held =
                view.shown.iter().filter(|one| one.side == Side::Fugitive && usize::from(one.row) > at);
            held.map(|one| one.card).collect::<Cards>()
        };
        let legs = view.row.iter().enumerate().map(|(at, spot)| {
            let down = |late: bool| spot.under.iter().filter(|one| !one.up && one.late == late).count() as u8;
            let up = spot.under.iter().filter(|one| one.up && !one.late);
            let known_feet: u8 = up.filter_map(|one| one.card).map(|card| feet(card.0)).sum();
            let known = spot.number.filter(|_| spot.up).map(|number| number.0);
            let mut can =
                pool.minus(single(at)).minus(held(at)).among(Cards::between(spot.told.0, spot.told.1));
            if !drew_high(spot.placed) {
                can = can.minus(Deck::High.cards());
            }
            if let Some(odd) = spot.odd {
                can = if odd { can.minus(can.evens()) } else { can.evens() };
            }
            let can = known.map_or(can, Cards::of);
            Leg { known, can, blank: down(false), late: down(true), feet: known_feet + spot.far }
        });
        let legs: Vec<Leg> = legs.collect();
        let several = view.guesses.iter().filter(|one| !one.right && one.numbers.len() > 1);
        // A set with a number that cannot have been there says nothing more.
        let open = |one: &&super::chase::Guess| {
            let there = legs.iter().take(usize::from(one.row)).fold(Cards::NONE, |all, leg| all.and(leg.can));
            one.numbers.is_within(there)
        };
        let mut missed: Vec<(Cards, usize)> =
            several.filter(open).map(|one| (one.numbers, usize::from(one.row))).collect();
        missed.drain(..missed.len().saturating_sub(MINDED));
        Trail { legs, missed, pool }
    }

    /// How many hideouts are open.
    pub fn open(&self) -> usize {
        self.legs.iter().filter(|leg| leg.known.is_none()).count()
    }

    /// The same record without numbers that no route has at a place, for what lies before and behind it:
    /// fewer dead ends.
    pub fn narrowed(&self) -> Trail {
        let mut trail = self.clone();
        let ranges = super::notebook::ranges(self);
        trail.legs.iter_mut().zip(ranges).for_each(|(leg, can)| leg.can = can);
        trail
    }

    /// Which missed sets are still to be feared after a number; none, where one of them would be there.
    pub fn feared(&self, feared: u32, skipped: Cards, number: u8, at: usize) -> Option<u32> {
        let mut missed = feared;
        for (which, (numbers, row)) in self.missed.iter().enumerate() {
            if missed & (1 << which) == 0 {
                continue;
            }
            // A set is no longer to be feared once one of its numbers was passed by, or came too late to have
            // been there.
            let passed = !numbers.among(skipped).is_empty();
            if passed || (numbers.has(number) && at >= *row) {
                missed &= !(1 << which);
            } else if numbers.highest() == Some(number) {
                return None;
            }
        }
        Some(missed)
    }
}

/// The chains that fit a record, with their weights.
pub struct Belief {
    /// All routes together.
    pub total: u128,
    /// By number: the routes in which it is an open hideout.
    pub shares: [u128; 64],
    /// By place and number.
    pub places: Vec<[u128; 64]>,
}

/// What is asked of all the chains: which numbers have to be among the open hideouts, and how people place.
#[derive(Clone, Copy)]
pub struct Asked {
    /// Numbers that have to be there.
    pub must: Cards,
    /// How people place.
    pub habits: Habits,
}

impl Belief {
    /// Counts.
    pub fn of(trail: &Trail, asked: Asked) -> Belief {
        let trail = trail.narrowed();
        let layers = forward(&trail, asked);
        backward(&trail, asked, &layers)
    }

    /// The routes in which all of these are among the open hideouts.
    pub fn share_of(trail: &Trail, must: Cards, habits: Habits) -> u128 {
        let trail = trail.narrowed();
        let layers = forward(&trail, Asked { must, habits });
        let weights = Weights::of(&trail);
        let ends = layers.last().into_iter().flat_map(Layer::each);
        ends.map(|(at, ways)| times(ways, weights.at(at))).fold(0, u128::saturating_add)
    }
}

/// After each hideout, where chains stand, and how many come there.
fn forward(trail: &Trail, asked: Asked) -> Vec<Layer> {
    let alive = (0..trail.missed.len()).fold(0, |bits, at| bits | (1 << at));
    let mut start = Layer::new(Cards::of(0), 0, 0);
    start.row_mut(alive, 0)[0] = 1;
    let mut layers = vec![start];
    let (mut open, mut blank) = (0, 0);
    for (at, leg) in trail.legs.iter().enumerate() {
        open += u8::from(leg.known.is_none());
        blank += leg.blank + leg.late;
        let mut next = Layer::new(leg.can, open, blank);
        let sprints = next.sprints;
        let steps = Steps::of(trail, asked, at);
        for (missed, last, row) in layers.last().into_iter().flat_map(Layer::held_rows) {
            steps.each(missed, last, |step| {
                let to = next.row_mut(step.missed, step.number);
                for ((evens, sprint), ways) in row.each() {
                    let place = (evens + step.evens) * sprints + sprint;
                    for (more, weight) in to[place..].iter_mut().zip(step.weights) {
                        *more = more.saturating_add(times(ways, *weight));
                    }
                }
            });
        }
        layers.push(next);
    }
    layers
}

/// Counts what may still follow, from the end back, and so how often each hideout has each number.
fn backward(trail: &Trail, asked: Asked, layers: &[Layer]) -> Belief {
    let weights = Weights::of(trail);
    let mut places = vec![[0_u128; 64]; trail.legs.len()];
    let mut after = Layer::new(Cards::of(0), 0, 0);
    if let Some(ends) = layers.last() {
        after = ends.map(|at, _| weights.at(at));
    }
    for at in (0..trail.legs.len()).rev() {
        for ((_, last, here), (_, _, rest)) in layers[at + 1].rows().zip(after.rows()) {
            let sum = here.ways.iter().zip(rest.ways).map(|(ways, after)| times(*ways, *after));
            let place = &mut places[at][usize::from(last)];
            *place = place.saturating_add(sum.fold(0, u128::saturating_add));
        }
        let steps = Steps::of(trail, asked, at);
        let mut before = layers[at].map(|_, _| 0);
        for (table, last, row) in layers[at].held_rows() {
            let into = before.row_mut(table, last);
            steps.each(table, last, |step| {
                let Some(rest) = after.row(step.missed, step.number) else { return };
                for ((evens, sprint), _) in row.each() {
                    let place = (evens + step.evens) * after.sprints + sprint;
                    let follow = rest.ways[place..].iter().zip(step.weights);
                    let sum = follow.map(|(ways, weight)| times(*ways, *weight));
                    let here = &mut into[evens * row.sprints + sprint];
                    *here = here.saturating_add(sum.fold(0, u128::saturating_add));
                }
            });
        }
        after = before;
    }
    let total = after.each().map(|(_, ways)| ways).fold(0, u128::saturating_add);
    let mut shares = [0_u128; 64];
    for (leg, place) in trail.legs.iter().zip(&places) {
        if leg.known.is_none() {
            shares.iter_mut().zip(place).for_each(|(sum, one)| *sum = sum.saturating_add(*one));
        }
    }
    Belief { total, shares, places }
}

/// Where chains can go at a hideout.
struct Steps<'a> {
    trail: &'a Trail,
    must: Cards,
    at: usize,
    /// By the gap to be crossed: the ways to lay so many even sprint cards, none of them first.
    by_gap: Vec<Vec<u128>>,
}

/// A number that a hideout may have, for a chain that stands somewhere.
struct Step<'a> {
    missed: u32,
    number: u8,
    /// Whether one more open hideout is even.
    evens: usize,
    weights: &'a [u128],
}

impl Steps<'_> {
    fn of(trail: &Trail, asked: Asked, at: usize) -> Steps<'_> {
        let leg = &trail.legs[at];
        let farthest = STEP + leg.feet + 2 * leg.blank;
        let weights = |gap: u8| {
            let mut weights = vec![0_u128; usize::from(leg.blank + leg.late) + 1];
            let needed = gap.saturating_sub(STEP + leg.feet);
            for even in needed.saturating_sub(leg.blank)..=leg.blank {
                let ways = choose(leg.blank, even) * u128::from(habit(leg, asked.habits, gap, even));
                for late in 0..=leg.late {
                    weights[usize::from(even + late)] += ways * choose(leg.late, late);
                }
            }
            weights
        };
        Steps { trail, must: asked.must, at, by_gap: (0..=farthest).map(weights).collect() }
    }

    /// From a number, with these misses still to be feared.
    fn each(&self, feared: u32, from: u8, mut go: impl FnMut(Step<'_>)) {
        let leg = &self.trail.legs[self.at];
        let last = self.at + 1 == self.trail.legs.len();
        let farthest = from.saturating_add(self.by_gap.len() as u8 - 1).min(63);
        for number in leg.can.among(Cards::between(from + 1, farthest)).iter() {
            let skipped = Cards::between(from + 1, number - 1);
            let unmet = if last { self.must.minus(Cards::between(0, number)) } else { Cards::NONE };
            let owed = !skipped.among(self.must).is_empty() || !unmet.is_empty();
            if owed || (leg.known.is_some() && self.must.has(number)) {
                continue;
            }
            let Some(missed) = self.trail.feared(feared, skipped, number, self.at) else { continue };
            let evens = usize::from(leg.known.is_none() && number % 2 == 0);
            let weights = &self.by_gap[usize::from(number - from)];
            go(Step { missed, number, evens, weights });
        }
    }
}

/// A product; most factors are small, and then it costs next to nothing.
fn times(one: u128, other: u128) -> u128 {
    match (u64::try_from(one), u64::try_from(other)) {
        (Ok(one), Ok(other)) => u128::from(one) * u128::from(other),
        _ => one.saturating_mul(other),
    }
}

/// How people place.
pub fn habit(leg: &Leg, habits: Habits, gap: u8, even: u8) -> u64 {
    if leg.known.is_some() && leg.blank == 0 {
        return 1;
    }
    let cards = leg.blank + u8::from(leg.feet > 0);
    if cards == 0 {
        return habits.steps[usize::from(gap.clamp(1, 3)) - 1];
    }
    let feet = leg.feet + leg.blank + even;
    let needed = gap.saturating_sub(STEP);
    if needed == 0 {
        habits.needless
    } else if feet >= needed + 2 {
        habits.spare
    } else {
        habits.exact
    }
}

/// The ways to deal so many even cards among the blank ones, by how many open hideouts are even themselves.
struct Weights {
    by: Vec<Vec<u128>>,
}

impl Weights {
    fn of(trail: &Trail) -> Weights {
        let open = trail.open() as u8;
        let blank: u8 = trail.legs.iter().map(|leg| leg.blank + leg.late).sum();
        let (all_even, all) = (trail.pool.evens().len() as u8, trail.pool.len() as u8);
        let ways = |evens: u8, sprint: u8| {
            let left = |all: u8, taken: u8| all.checked_sub(taken);
            let even = left(all_even, evens).map_or(0, |left| falling(left, sprint));
            let odd = left(all - all_even, open - evens).map_or(0, |left| falling(left, blank - sprint));
            // Beyond what fits there is nothing to tell apart any more.
            even.saturating_mul(odd)
        };
        let mut by: Vec<Vec<u128>> =
            (0..=open).map(|evens| (0..=blank).map(|sprint| ways(evens, sprint)).collect()).collect();
        let common = by.iter().flatten().copied().filter(|one| *one > 0).fold(0, gcd).max(1);
        let most = by.iter().flatten().copied().max().unwrap_or(0) / common;
        let shift = most.checked_ilog2().map_or(0, |bits| bits.saturating_sub(WEIGHT_BITS));
        by.iter_mut()
            .flatten()
            .filter(|one| **one > 0)
            .for_each(|one| *one = ((*one / common) >> shift).max(1));
        Weights { by }
    }

    fn at(&self, at: At) -> u128 {
        let row = self.by.get(usize::from(at.evens));
        row.and_then(|row| row.get(usize::from(at.sprint))).copied().unwrap_or(0)
    }
}

/// n · (n − 1) · … , k factors.
fn falling(n: u8, k: u8) -> u128 {
    (0..k).fold(1_u128, |product, step| product.saturating_mul(u128::from(n.saturating_sub(step))))
}

pub fn choose(n: u8, k: u8) -> u128 {
    (0..k).fold(1, |ways, step| ways * u128::from(n - step) / u128::from(step + 1))
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
