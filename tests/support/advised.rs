//! A first game that is played as it is advised.

use sobremesa::kernel::{Ask, Game, Seat, Seed, numbered};

/// Who learns.
pub const LEARNER: Seat = Seat(0);

/// There is but one answer.
pub fn is_settled<G: Game>(ask: &Ask<G>) -> bool {
    ask.choices.len() == 1 && ask.sets.is_empty()
}

/// Of those who are asked, bots answer first, and the learner where there is but one answer: nobody is watching.
pub fn next<G: Game>(asks: &[Ask<G>]) -> Option<&Ask<G>> {
    let by_itself = |ask: &&Ask<G>| ask.seat != LEARNER || is_settled(ask);
    asks.iter().find(by_itself).or(asks.first())
}

/// The number from which the seed of a first game was made.
pub fn number_of(seed: Seed) -> u64 {
    let number = u64::from_le_bytes(seed[..8].try_into().unwrap());
    assert_eq!(numbered(number), seed);
    number
}
