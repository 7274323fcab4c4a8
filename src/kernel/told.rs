//! What a host hears of any game: its questions, what came of answers, and what it is like after a save or a replay.

use super::{AnyTable, Ask, Choice, Game, Patience, Seat};
use serde_json::Value;
use std::fmt;

/// A game that was played once more.
pub struct Replayed {
    /// The table as the last answer left it.
    pub table: Box<dyn AnyTable>,
    /// Everything that happened on the way.
    pub news: Vec<Value>,
    /// For each turn from the first: how many answers had been given at its end, and how much had happened.
    pub turns: Vec<(usize, usize)>,
}

/// A game that was loaded.
pub struct Loaded {
    /// The game.
    pub table: Box<dyn AnyTable>,
    /// How its unfinished step took to the rules of this program.
    pub step: Step,
}

/// How an unfinished step took to the rules of this program.
#[derive(Clone, PartialEq)]
pub enum Step {
    /// It goes on as it was begun.
    GoesOn,
    /// It could not be finished as it was begun: it is given up, and this has happened since the resting
    /// point before it.
    PutBack(Vec<Value>),
}

/// A question, whichever the game.
#[derive(Clone, PartialEq, Eq)]
pub struct AnyAsk {
    /// Who is asked.
    pub seat: Seat,
    /// Counts the questions of a table.
    pub number: u32,
    /// How long it may wait.
    pub patience: Patience,
    /// Whether the event concerns this seat in particular, as everybody can see.
    pub concerns: bool,
    /// Whether its player answers it even where there is but one answer.
    pub unhurried: bool,
    /// Whether it belongs to the turn of the question before it.
    pub goes_on: bool,
    /// How many answers there are, sets aside. Not for the eyes of others.
    pub choices: usize,
    /// How many items each of its sets is chosen from. Not for the eyes of others.
    pub sets: Vec<usize>,
    /// Which of them time gives.
    pub otherwise: usize,
}

impl<G: Game> From<&Ask<G>> for AnyAsk {
    fn from(ask: &Ask<G>) -> AnyAsk {
        AnyAsk {
            seat: ask.seat,
            number: ask.number,
            patience: ask.patience,
            concerns: ask.concerns,
            unhurried: ask.unhurried,
            goes_on: ask.goes_on,
            choices: ask.choices.len(),
            sets: ask.sets.iter().map(|several| several.items.len()).collect(),
            otherwise: ask.choices.iter().position(|choice| *choice == ask.otherwise).unwrap_or(0),
        }
    }
}

impl AnyAsk {
    /// How many there were to choose from, where this choice was made: an old press is known by it.
    pub fn of(&self, choice: Choice) -> usize {
        match choice {
            Choice::One(_) => self.choices,
            Choice::Several { of, .. } => self.sets.get(of).copied().unwrap_or(0),
        }
    }

    /// Whether it settles by itself: there is but one answer, and to say so tells nobody anything.
    pub fn is_settled(&self) -> bool {
        self.choices == 1 && self.sets.is_empty() && !self.unhurried
    }
}

/// What came of an answer.
#[derive(Clone, PartialEq)]
pub struct Moved {
    /// The answer, as evidence.
    pub input: Value,
    /// What has happened.
    pub news: Vec<Value>,
}

// How many answers there are says something of a hand.
impl fmt::Debug for AnyAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyAsk")
            .field("seat", &self.seat)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

// What was answered and what only some are told is not for logs.
impl fmt::Debug for Moved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Moved({} events)", self.news.len())
    }
}

impl fmt::Debug for Loaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Loaded({:?})", self.step)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Step::GoesOn { "GoesOn" } else { "PutBack" })
    }
}
