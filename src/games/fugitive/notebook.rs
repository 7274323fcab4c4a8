//! The Marshal's notebook: what a careful person would have written down, and what follows from it by arithmetic alone.

use super::Notebook;
use super::belief::{Asked, Belief, Habits, Trail};
use super::cards::Cards;
use super::chase::{Guess, Phase};
use super::marks::Mark;
use super::placing::STEP;
use super::view::View;

/// A sign beside a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// In one's own hand.
    Held,
    /// Face up in the row.
    Found,
    /// Face up as a sprint card.
    Spent,
    /// No face-down hideout can have it.
    Cannot,
    /// Nothing is known of it.
    Open,
}

/// A wrong guess that named a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// In which round.
    pub round: u16,
    /// Whether it named this number alone: of several named at once nothing is known singly.
    pub alone: bool,
}

/// A page of the notebook.
pub struct Page {
    /// For each face-down hideout its place, counted from 1, and its lowest and highest number; nothing with *paper*.
    pub ranges: Vec<(u8, u8, u8)>,
    /// Beside each number.
    pub signs: [Sign; 64],
    /// The last wrong guess that named it: alone, if one did, else with others.
    pub wrong: [Option<Wrong>; 64],
    /// The Marshal's own mark beside each number.
    pub marks: [Option<Mark>; 64],
    /// With *odds*: in how many tenths of all routes it is a face-down hideout.
    pub tenths: Option<[u8; 64]>,
}

/// The numbers that each face-down hideout can have, by reach alone; all of one's own knowledge included.
pub fn ranges(trail: &Trail) -> Vec<Cards> {
    let mut can: Vec<Cards> = Vec::new();
    let mut before = Cards::of(0);
    for leg in &trail.legs {
        let reach = STEP + leg.feet + 2 * leg.blank;
        let here = leg.can.iter().filter(|number| !before.among(window(*number, reach)).is_empty()).collect();
        can.push(here);
        before = here;
    }
    for at in (1..can.len()).rev() {
        let (leg, after) = (&trail.legs[at], can[at]);
        let reach = STEP + leg.feet + 2 * leg.blank;
        can[at - 1] = can[at - 1]
            .iter()
            .filter(|number| after.iter().any(|next| next > *number && next <= number + reach))
            .collect();
    }
    can
}

/// What a hideout can have been placed after.
fn window(number: u8, reach: u8) -> Cards {
    if number == 0 { Cards::NONE } else { Cards::between(number.saturating_sub(reach), number - 1) }
}

/// The page of a viewer: of the Marshal, or of whoever looks from outside.
pub fn page(view: &View) -> Page {
    let trail = Trail::of(view);
    let ranges = ranges(&trail);
    let open = trail.legs.iter().zip(&ranges).enumerate().filter(|(_, (leg, _))| leg.known.is_none());
    let possible = open.clone().fold(Cards::NONE, |all, (_, (_, can))| all.and(*can));
    let works_out = view.options.notebook != Notebook::Paper;
    let found: Cards =
        view.row.iter().filter(|spot| spot.up).filter_map(|spot| spot.number).map(|one| one.0).collect();
    let face_up = view.face_up();
    let sign = |number: u8| {
        if found.has(number) {
            Sign::Found
        } else if face_up.has(number) {
            Sign::Spent
        } else if view.hand.has(number) {
            Sign::Held
        } else if works_out && !view.row.is_empty() && !possible.has(number) {
            Sign::Cannot
        } else {
            Sign::Open
        }
    };
    let mut signs = [Sign::Open; 64];
    signs.iter_mut().zip(0..).for_each(|(one, number)| *one = sign(number));
    let wrong = wrong(&view.guesses);
    let marks = std::array::from_fn(|number| view.marks.of(number as u8));
    let span = |(at, (_, can)): (usize, (&_, &Cards))| Some((at as u8 + 1, can.lowest()?, can.highest()?));
    let ranges = if works_out { open.filter_map(span).collect() } else { Vec::new() };
    let tenths =
        (view.options.notebook == Notebook::Odds && view.phase != Phase::Over).then(|| tenths(&trail));
    Page { ranges, signs, wrong, marks, tenths }
}

/// Beside each number the last wrong guess that named it alone, or else the last that named it with others.
fn wrong(guesses: &[Guess]) -> [Option<Wrong>; 64] {
    let mut wrong: [Option<Wrong>; 64] = [None; 64];
    for guess in guesses.iter().filter(|one| !one.right) {
        let one = Wrong { round: guess.round, alone: guess.numbers.len() == 1 };
        for number in guess.numbers.iter() {
            let before = &mut wrong[usize::from(number)];
            if one.alone || before.is_none_or(|before| !before.alone) {
                *before = Some(one);
            }
        }
    }
    wrong
}

/// The share of all routes in which each number is a face-down hideout, in tenths; at least one where it is
/// possible at all.
fn tenths(trail: &Trail) -> [u8; 64] {
    let belief = Belief::of(trail, Asked { must: Cards::NONE, habits: Habits::NONE });
    let total = belief.total.max(1);
    belief.shares.map(|share| {
        let tenths = (share.saturating_mul(10).saturating_add(total / 2) / total) as u8;
        if share > 0 { tenths.clamp(1, 10) } else { 0 }
    })
}
