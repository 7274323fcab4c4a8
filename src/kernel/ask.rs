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
    /// A move of their own that takes a press and no thought.
    AtOnce,
    /// An answer to somebody else's move.
    Reaction,
    /// A small decision in the middle of something.
    Chore,
    /// What comes of a move by itself after a moment, unless its player wants something else.
    Brief,
    /// Something that may be done beside the question that is open, and that nobody waits for. The rules
    /// close it when that is answered.
    Offer,
}

impl Patience {
    /// Whether it is a player's own move that is waited for.
    pub fn is_turn(self) -> bool {
        matches!(self, Patience::Turn | Patience::AtOnce)
    }

    /// Whether it is put to a player in their own turn: their move, or what comes of it by itself.
    pub fn is_of_a_turn(self) -> bool {
        self.is_turn() || self == Patience::Brief
    }
}

/// Answers that are sets: a base, and items of which some go with it. One answer names all of them at once.
#[derive(Clone, PartialEq)]
pub struct Several<A> {
    /// The answer without any of the items.
    pub base: A,
    /// What may go with it, each as an answer of its own; at most [`ITEMS_MAX`]. Twins stand there twice.
    pub items: Vec<A>,
    /// The fewest that may go with it.
    pub least: u8,
    /// The most that may go with it.
    pub most: u8,
}

/// Items that one set may be chosen from: as many as a word has bits.
pub const ITEMS_MAX: usize = 64;

impl<A: Copy> Several<A> {
    /// The chosen items, by the bits of their places; none where a bit stands for nothing, or where they are
    /// too few or too many.
    pub fn chosen(&self, bits: u64) -> Option<SmallVec<[A; 8]>> {
        let count = bits.count_ones();
        let known = self.items.len() >= ITEMS_MAX || bits >> self.items.len() == 0;
        let enough = (u32::from(self.least)..=u32::from(self.most)).contains(&count);
        (known && enough).then(|| {
            let marked = self.items.iter().enumerate().filter(|(at, _)| bits & (1 << at) != 0);
            marked.map(|(_, item)| *item).collect()
        })
    }
}

/// Which of the answers to a question: a place in its list, or items of one of its sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The answer at this place in the list.
    One(usize),
    /// Of the set at this place, the items with these bits.
    Several {
        /// Which of the sets.
        of: usize,
        /// The items, by the bits of their places.
        items: u64,
    },
}

impl From<usize> for Choice {
    fn from(at: usize) -> Choice {
        Choice::One(at)
    }
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
    /// Whether the event concerns this seat in particular, as everybody can see.
    pub concerns: bool,
    /// Whether its player answers it even where there is but one answer: how quickly it settled by itself
    /// would tell others that there was nothing to choose.
    pub unhurried: bool,
    /// Whether it belongs to the turn of the question before it: the same clock runs on, and nobody is called
    /// once more.
    pub goes_on: bool,
    /// The answer that time gives.
    pub otherwise: G::Answer,
    /// What may be answered, one by one.
    pub choices: Choices<G::Answer>,
    /// Beside these: answers that are sets.
    pub sets: Vec<Several<G::Answer>>,
}

impl<G: Game> Ask<G> {
    /// A question with one answer so far: the one that time gives.
    pub fn new(seat: Seat, about: G::About, patience: Patience, otherwise: G::Answer) -> Ask<G> {
        let mut choices = Choices::new();
        choices.push(otherwise);
        Ask {
            seat,
            about,
            patience,
            number: 0,
            concerns: true,
            unhurried: false,
            goes_on: false,
            otherwise,
            choices,
            sets: Vec::new(),
        }
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

    /// Offers every set of these items that is neither too small nor too large.
    pub fn offer_sets(&mut self, several: Several<G::Answer>) {
        debug_assert!(several.items.len() <= ITEMS_MAX, "a set of more items than a word has bits");
        self.sets.push(several);
    }

    /// Whether it settles by itself: there is but one answer, and to say so tells nobody anything.
    pub fn is_settled(&self) -> bool {
        self.choices.len() == 1 && self.sets.is_empty() && !self.unhurried
    }

    /// Whether this may be answered, as far as the question says. Sets have their game's own word as well:
    /// [`Game::unfit`].
    pub fn offers(&self, answer: &G::Answer) -> bool {
        self.choices.contains(answer) || self.chosen(answer).is_some()
    }

    /// The answer that a choice stands for.
    pub fn answer(&self, choice: Choice) -> Option<G::Answer> {
        match choice {
            Choice::One(at) => self.choices.get(at).copied(),
            Choice::Several { of, items } => {
                let several = self.sets.get(of)?;
                Some(G::join(several.base, &several.chosen(items)?))
            }
        }
    }

    /// The choice that stands for an answer.
    pub fn choice(&self, answer: &G::Answer) -> Option<Choice> {
        let one = self.choices.iter().position(|choice| choice == answer).map(Choice::One);
        one.or_else(|| self.chosen(answer))
    }

    /// Of which set an answer is, and which items it names. Of twins the first counts first.
    fn chosen(&self, answer: &G::Answer) -> Option<Choice> {
        let parts = if self.sets.is_empty() { return None } else { G::parts(answer) };
        self.sets.iter().enumerate().find_map(|(of, several)| {
            let mut bits = 0_u64;
            for part in &parts {
                let free = |at: &usize| bits & (1 << at) == 0 && several.items[*at] == *part;
                bits |= 1 << (0..several.items.len()).find(free)?;
            }
            let items = several.chosen(bits)?;
            (G::join(several.base, &items) == *answer).then_some(Choice::Several { of, items: bits })
        })
    }

    /// How many answers there are, a set counted by its items: two questions that differ in this are two questions.
    pub fn breadth(&self) -> usize {
        self.choices.len() + self.sets.iter().map(|several| several.items.len()).sum::<usize>()
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
}

impl<G: Game> Asks<G> {
    /// Nobody is asked so far.
    pub fn new() -> Asks<G> {
        Asks { list: SmallVec::new(), number: None }
    }

    /// Puts one more question.
    pub fn push(&mut self, ask: Ask<G>) {
        self.list.push(ask);
    }

    /// Puts one more question, which can be added to where it lies now: a full one is large to carry about.
    pub fn put(&mut self, ask: Ask<G>) -> &mut Ask<G> {
        let at = self.list.len();
        self.list.push(ask);
        &mut self.list[at]
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
            let Ask { otherwise, choices, sets, .. } = ask;
            (old.otherwise, old.choices, old.sets) = (otherwise, choices, sets);
        }
    }
}

impl<G: Game> Default for Asks<G> {
    fn default() -> Self {
        Asks::new()
    }
}
