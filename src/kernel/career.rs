//! What is kept of games that are over, and what is arranged before one begins. No words, only keys.

use super::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How a game ended for one player, as it was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// The place: 1 for the winner.
    pub place: u8,
    /// How many played.
    pub players: u8,
    /// Whether others stood in the same place who were not in their team.
    pub drawn: bool,
    /// What the game wanted to remember ([`Recalls::details`](super::Recalls::details)); of another edition, maybe.
    pub details: Value,
}

impl Ended {
    /// Whether they won, alone or with their team.
    pub fn is_won(&self) -> bool {
        self.place == 1 && !self.drawn
    }
}

/// A game that is arranged for somebody who has never played.
#[derive(Clone, PartialEq)]
pub struct Lesson<O> {
    /// What is settled before the start.
    pub options: O,
    /// How many play: the learner sits in the first seat, bots in the others.
    pub seats: u8,
    /// What the dice grow from: chosen so that what is to be learned happens.
    pub seed: Seed,
}

// The seed tells every card that is still to come.
impl<O> std::fmt::Debug for Lesson<O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Lesson({} seats)", self.seats)
    }
}

/// Settings that go well together. Its words are `preset-<id>`, with a `.hint`.
#[derive(Clone, PartialEq, Debug)]
pub struct Preset {
    /// Its name.
    pub id: &'static str,
    /// Whether the players are there together.
    pub tempo: super::Tempo,
    /// The options that it sets; null goes back to the proposal.
    pub options: Value,
}

/// Whether the players are there together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tempo {
    /// They are.
    Live,
    /// They look in now and then, over days.
    Slow,
}
