//! Players without a person: the same questions, the same views, nothing more.

mod counts;
mod lab;
mod level;
mod review;
mod search;

pub use counts::{AnyTally, Common, Counts, Laboratory};
pub use lab::{AnyLab, Retold, Series, Through};
pub use level::{AnyMind, Character, Level, Mind, seen};
pub use review::{Dear, Hint, Played, Review, Weighed};
pub use search::{Effort, Taste, Thought, is_sure, think, weigh};

use crate::kernel::{Ask, Choice, Dice, Game, ITEMS_MAX, Pick, Player, Several, Teaches};

/// Sets that a player of whims tries before giving up on a question.
const SETS_TRIED: u32 = 16;

/// Sets of so many items can be counted out.
const FEW: usize = 8;

/// How many answers a set counts for, where any of them may be given.
fn weight<A>(several: &Several<A>) -> usize {
    (1 << several.items.len().min(FEW)) - 1
}

/// The rookie: a pure function from one seat's view and its question to an answer.
pub fn rookie<G: Teaches>(view: &G::View, ask: &Ask<G>) -> G::Answer {
    let advised = G::advise(view, ask);
    if ask.offers(&advised) { advised } else { ask.otherwise }
}

/// A table full of rookies. Of several who are asked, each is the first to answer as often as any other, by
/// the number of the question; each sees what its own view would show and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rookies;

impl<G: Teaches> Player<G> for Rookies {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        let Some(first) = asks.first() else { return Pick { ask: 0, choice: Choice::One(0) } };
        let at = first.number as usize % asks.len();
        let ask = &asks[at];
        if ask.breadth() == 1 {
            return Pick { ask: at, choice: Choice::One(0) };
        }
        let advised = ask.choice(&game.advise_quickly(ask));
        let choice = advised.or_else(|| ask.choice(&ask.otherwise)).unwrap_or(Choice::One(0));
        Pick { ask: at, choice }
    }
}

/// A table full of players who do anything at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random(u64);

impl Random {
    /// Players whose whims come from this number.
    pub fn new(seed: u64) -> Random {
        let mut random = Random(seed ^ 0x9e37_79b9_7f4a_7c15);
        random.next();
        random
    }

    /// An even choice among the numbers below `n`: xorshift, which is quick, and good enough for whims.
    pub fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    /// Any of the answers to a question: one of its list, or one of its sets. Each set of few items is as
    /// likely as each other answer.
    pub fn choose<G: Game>(&mut self, game: &G, ask: &Ask<G>) -> Choice {
        let listed = ask.choices.iter().take_while(|answer| !G::is_for_people(answer)).count();
        let mut at = self.below(listed + ask.sets.iter().map(weight).sum::<usize>());
        if at < listed {
            return Choice::One(at);
        }
        at -= listed;
        let mut of = 0;
        while at >= weight(&ask.sets[of]) {
            at -= weight(&ask.sets[of]);
            of += 1;
        }
        let several = &ask.sets[of];
        let few = several.items.len() <= FEW;
        let mut items = if few { at as u64 + 1 } else { self.coins(several.items.len()) };
        // Rules may allow few of the sets; whoever finds none of them does what time would do.
        for _ in 0..SETS_TRIED {
            let choice = Choice::Several { of, items: self.within_bounds(several, items) };
            if ask.answer(choice).is_some_and(|answer| game.unfit(ask, &answer).is_none()) {
                return choice;
            }
            items = self.coins(several.items.len());
        }
        ask.choice(&ask.otherwise).unwrap_or(Choice::One(0))
    }

    /// A coin for each of so many items.
    fn coins(&mut self, items: usize) -> u64 {
        self.next() >> (ITEMS_MAX - items.clamp(1, ITEMS_MAX))
    }

    /// As many items more or fewer as a set needs.
    fn within_bounds<A>(&mut self, several: &Several<A>, mut bits: u64) -> u64 {
        let all = several.items.len();
        while bits.count_ones() < u32::from(several.least).min(all as u32) {
            bits |= 1 << self.below(all);
        }
        while bits.count_ones() > u32::from(several.most) {
            bits &= !(1 << self.below(all));
        }
        bits
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

impl<G: Game> Player<G> for Random {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        let ask = if asks.len() == 1 { 0 } else { self.below(asks.len()) };
        let choice = asks.get(ask).map_or(Choice::One(0), |ask| self.choose(game, ask));
        Pick { ask, choice }
    }
}

/// A seed for the dice of the n-th game of a simulation.
pub fn game_dice(seed: u64, game: u64) -> Dice {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&game.to_le_bytes());
    Dice::from_seed(bytes)
}
