//! Players without a person: the same questions, the same views, nothing more.

use crate::table::{Ask, Dice, Game, Pick, Player, Viewer};

/// The rookie: a pure function from one seat's view and its question to an answer.
pub fn rookie<G: Game>(view: &G::View, ask: &Ask<G>) -> G::Answer {
    let advised = G::advise(view, ask);
    if ask.choices.contains(&advised) { advised } else { ask.otherwise }
}

/// A table full of rookies. Of several who are asked, the first answers; each sees its own view and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rookies;

impl<G: Game> Player<G> for Rookies {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        let Some(ask) = asks.first() else { return Pick { ask: 0, choice: 0 } };
        let answer = rookie(&game.view(Viewer::Seat(ask.seat)), ask);
        let choice = ask.choices.iter().position(|choice| *choice == answer).unwrap_or(0);
        Pick { ask: 0, choice }
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

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

impl<G: Game> Player<G> for Random {
    fn answer(&mut self, _: &G, asks: &[Ask<G>]) -> Pick {
        let ask = if asks.len() == 1 { 0 } else { self.below(asks.len()) };
        let choice = asks.get(ask).map_or(0, |ask| self.below(ask.choices.len()));
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
