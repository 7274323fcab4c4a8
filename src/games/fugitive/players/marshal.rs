//! Players of the Marshal. All count the routes exactly; they differ in what they name for it.

use super::super::belief::{Asked, Belief, Habits, Trail};
use super::super::cards::{Cards, Deck};
use super::super::view::View;
use super::super::{About, Answer, Fugitive, manhunt, notebook};
use super::{Strength, Whim};
use crate::kernel::Ask;

/// What so many right numbers at once are worth: a little less than each alone would be.
const WORTH: [u128; 9] = [0, 1_000, 1_866, 2_688, 3_482, 4_257, 5_016, 5_763, 6_498];
/// What it is worth, besides, to end the game.
const END: u128 = 5_000;
/// A beginner names numbers that are as much as so many times less likely than the likeliest (measured: the
/// chase between beginners).
const LESS_LIKELY: u128 = 6;
/// The most that any set is worth.
const MOST: u128 = WORTH[8] + END;
/// How many numbers a set may grow to, unless it is the whole row.
const SET_MAX: usize = 8;

/// What is named.
pub fn guess(view: &View, ask: &Ask<Fugitive>, strength: Strength, whim: &mut Whim) -> Answer {
    let Some(several) = ask.sets.first() else { return ask.otherwise };
    let namable: Cards = several
        .items
        .iter()
        .filter_map(|one| if let Answer::Guess(number) = one { number.lowest() } else { None })
        .collect();
    let trail = Trail::of(view);
    if ask.about == About::Manhunt
        && strength != Strength::Rookie
        && let Some(number) = manhunt::best(&trail).filter(|number| namable.has(*number))
    {
        return Answer::Guess(Cards::of(number));
    }
    let habits = if strength == Strength::Rookie { Habits::NONE } else { Habits::PEOPLE };
    let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits });
    let share = |number: u8| belief.shares[usize::from(number)];
    let Some(best) = namable.iter().max_by_key(|number| (share(*number), 64 - number)) else {
        return ask.otherwise;
    };
    let numbers = match strength {
        Strength::Rookie => rookie(namable, &belief, whim).unwrap_or(Cards::of(best)),
        _ if ask.about == About::Manhunt => Cards::of(best),
        Strength::Veteran => Cards::of(best),
        Strength::Sharp => {
            let given = |must| Belief::of(&trail, Asked { must, habits });
            Sharp::of(view, usize::from(several.most)).names(&belief, namable, given)
        }
    };
    Answer::Guess(numbers)
}

/// Any number that is not much less likely than the likeliest, in the manhunt as well: a beginner sees what
/// is possible, and does not weigh it finely.
fn rookie(namable: Cards, belief: &Belief, whim: &mut Whim) -> Option<Cards> {
    let share = |number: u8| belief.shares[usize::from(number)];
    let most = namable.iter().map(share).max().filter(|most| *most > 0)?;
    let likely: Vec<u8> =
        namable.iter().filter(|number| share(*number).saturating_mul(LESS_LIKELY) >= most).collect();
    likely.get(whim.below(likely.len() as u64) as usize).copied().map(Cards::of)
}

/// The best Marshal, before a guess.
pub struct Sharp {
    /// How many hideouts lie face down.
    pub hidden: usize,
    /// Whoever finds a number above this spares the Fugitive the manhunt (R27).
    pub threshold: u8,
    /// How many numbers may be named.
    pub most: usize,
}

impl Sharp {
    /// Before this guess.
    pub fn of(view: &View, most: usize) -> Sharp {
        Sharp { hidden: view.hidden(), threshold: view.options.course.threshold(), most }
    }

    /// The set with the highest value: numbers are added one by one, each the likeliest where those before it
    /// are right. `given` counts the routes in which these numbers are there.
    pub fn names(&self, belief: &Belief, namable: Cards, given: impl Fn(Cards) -> Belief) -> Cards {
        let mut best = (0_u128, Cards::NONE);
        let firsts = likeliest(belief, namable, 3);
        // A set that was come to before, in another order, grows as it did then.
        let mut grown: Vec<Cards> = Vec::new();
        for first in firsts {
            let mut numbers = Cards::of(first);
            let mut ways = belief.shares[usize::from(first)];
            let mut mine = (self.value(numbers, ways), numbers);
            // What a longer set can come to at most: where that is not enough, it need not be counted.
            while numbers.len() < self.most.min(SET_MAX) && ways.saturating_mul(MOST) > mine.0.max(best.0) {
                if grown.contains(&numbers) {
                    break;
                }
                grown.push(numbers);
                let given = given(numbers);
                let Some(next) = likeliest(&given, namable.minus(numbers), 1).first().copied() else { break };
                numbers = numbers.with(next);
                ways = given.shares[usize::from(next)];
                let value = self.value(numbers, ways);
                if value > mine.0 {
                    mine = (value, numbers);
                }
            }
            if mine.0 > best.0 {
                best = mine;
            }
        }
        if best.1.is_empty() { namable.lowest().map_or(Cards::NONE, Cards::of) } else { best.1 }
    }

    /// What it is worth to name these, times the routes in which they are right.
    fn value(&self, numbers: Cards, ways: u128) -> u128 {
        self.worth(numbers).saturating_mul(ways)
    }

    /// What it is worth to have found these, in thousandths of one.
    pub fn worth(&self, numbers: Cards) -> u128 {
        let ends = numbers.len() == self.hidden;
        let high = numbers.highest() > Some(self.threshold);
        let worth = WORTH.get(numbers.len()).copied().unwrap_or(WORTH[8]) + if ends { END } else { 0 };
        if high && !ends { worth * 3 / 4 } else { worth }
    }
}

fn likeliest(belief: &Belief, namable: Cards, count: usize) -> Vec<u8> {
    let mut numbers: Vec<u8> =
        namable.iter().filter(|number| belief.shares[usize::from(*number)] > 0).collect();
    numbers.sort_by_key(|number| std::cmp::Reverse(belief.shares[usize::from(*number)]));
    numbers.truncate(count);
    numbers
}

/// Where the last hideout may lie.
pub fn front(view: &View) -> u8 {
    let ranges = notebook::ranges(&Trail::of(view));
    let last = ranges.last().copied().unwrap_or(Cards::of(0));
    let (from, to) = (last.lowest().unwrap_or(0), last.highest().unwrap_or(0));
    (from + to) / 2
}

/// From which deck: a beginner near the front, others where most is undecided.
pub fn deck(view: &View, strength: Strength, whim: &mut Whim) -> Deck {
    if strength == Strength::Rookie {
        let front = front(view).saturating_add(2 + whim.below(4) as u8);
        return Deck::of(front.clamp(4, 41)).unwrap_or(Deck::Low);
    }
    let belief = Belief::of(&Trail::of(view), Asked { must: Cards::NONE, habits: Habits::PEOPLE });
    thickest(&belief, &view.decks)
}

/// The deck with the most undecided numbers for each of its cards.
pub fn thickest(belief: &Belief, decks: &[u8; 3]) -> Deck {
    let undecided = |number: u8| {
        let share = belief.shares[usize::from(number)];
        share.min(belief.total.saturating_sub(share))
    };
    let thick = |deck: &Deck| {
        let sum = deck.cards().iter().map(undecided).fold(0, u128::saturating_add);
        sum / u128::from(decks[deck.index()].max(1))
    };
    let full = Deck::ALL.into_iter().filter(|deck| decks[deck.index()] > 0);
    full.max_by_key(thick).unwrap_or(Deck::Low)
}
