//! A question put to a seat, with the exact list of legal answers.

use super::{Game, Seat, Seats};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt;

/// The legal answers to one question. Few enough to lie on the stack.
pub type Choices<A> = SmallVec<[A; 16]>;

/// How long a question may wait, in kinds: the table's pace says what they last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Patience {
    /// A player's own move.
    Turn,
    /// An answer to somebody else's move.
    Reaction,
    /// A small decision in the middle of something.
    Chore,
}

/// One question to one seat.
#[derive(Clone, PartialEq)]
pub struct Ask<G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// What the question is about, as everybody may know it.
    pub about: G::About,
    /// How long it may wait.
    pub patience: Patience,
    /// Counts the questions of a table: an answer to an older question is no answer to this one.
    pub number: u32,
    /// The number of the first question about the same event: somebody may be asked about it more than once.
    pub occasion: u32,
    /// The same of what is still to come, where some of the answers are to that.
    pub ahead: u32,
    /// Whether the event concerns this seat in particular, as everybody can see.
    pub concerns: bool,
    /// The answer that time gives.
    pub otherwise: G::Answer,
    /// Everything that may be answered.
    pub choices: Choices<G::Answer>,
}

impl<G: Game> Ask<G> {
    /// A question with one answer so far: the one that time gives.
    pub fn new(seat: Seat, about: G::About, patience: Patience, otherwise: G::Answer) -> Ask<G> {
        let mut choices = Choices::new();
        choices.push(otherwise);
        Ask { seat, about, patience, number: 0, occasion: 0, ahead: 0, concerns: true, otherwise, choices }
    }

    /// A question whose answers are all there already; the first is the one that time gives. None without any.
    pub fn among(
        seat: Seat,
        about: G::About,
        patience: Patience,
        choices: Choices<G::Answer>,
    ) -> Option<Ask<G>> {
        let otherwise = *choices.first()?;
        Some(Ask { choices, ..Ask::new(seat, about, patience, otherwise) })
    }

    /// Offers one more answer.
    pub fn offer(&mut self, answer: G::Answer) {
        self.choices.push(answer);
    }
}

// What may be answered shows what is held: it is not for logs.
impl<G: Game> fmt::Debug for Ask<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ask").field("seat", &self.seat).field("about", &self.about).finish_non_exhaustive()
    }
}

/// Questions that are put to several seats at once.
#[derive(Debug)]
pub struct Asks<G: Game> {
    pub(super) list: SmallVec<[Ask<G>; 8]>,
    pub(super) number: Option<u32>,
    pub(super) occasion: Option<u32>,
    pub(super) ahead: Option<u32>,
}

impl<G: Game> Asks<G> {
    /// Nobody is asked so far.
    pub fn new() -> Asks<G> {
        Asks { list: SmallVec::new(), number: None, occasion: None, ahead: None }
    }

    /// Nobody is asked so far; what is asked is asked once more, if it has been asked about before, and so is what is to come.
    pub fn once_more(occasion: Option<u32>, ahead: Option<u32>) -> Asks<G> {
        Asks { occasion, ahead, ..Asks::new() }
    }

    /// The numbers of the first questions about this event, and about what is to come; none before this question was put.
    pub fn occasions(&self) -> Option<(u32, u32)> {
        self.occasion.zip(self.ahead)
    }

    /// Puts one more question.
    pub fn push(&mut self, ask: Ask<G>) {
        self.list.push(ask);
    }

    /// Whether nobody is left to answer.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Who is asked.
    pub fn seats(&self) -> Seats {
        self.list.iter().map(|ask| ask.seat).collect()
    }

    /// This seat has said all that it has to say.
    pub fn close(&mut self, seat: Seat) {
        if let Some(at) = self.list.iter().position(|ask| ask.seat == seat) {
            self.list.remove(at);
        }
    }

    /// This seat may say something else: the same question, with other answers.
    pub fn again(&mut self, ask: Ask<G>) {
        if let Some(old) = self.list.iter_mut().find(|old| old.seat == ask.seat) {
            let Ask { otherwise, choices, .. } = ask;
            (old.otherwise, old.choices) = (otherwise, choices);
        }
    }
}

impl<G: Game> Default for Asks<G> {
    fn default() -> Self {
        Asks::new()
    }
}
