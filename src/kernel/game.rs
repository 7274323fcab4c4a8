//! What makes a game: its types, six functions, and the dice. Everything else is an offer
//! ([`offers`](super::offers)), or has a default.

use super::{Ask, Cx, Dice, Flow, Outcome, Refusal, Screen, Seat, Text, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use smallvec::SmallVec;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The rules of one game, and what can be seen of it.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is settled before the start.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What each player brings or chooses before the start: a role, a colour, a team, a deck. `()` where
    /// there is nothing of the kind.
    type Brings: Clone + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// What a question is about, as everybody may know it.
    type About: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// An answer, by its meaning.
    type Answer: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that has happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// The name of the game in saves and language files.
    const KIND: &'static str;
    /// The number of the game in buttons, which last: never given to another game, and never changed.
    const NUMBER: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Counts the shapes that saves have had.
    const FORMAT: u32;

    /// Lays out a new game; everybody has `brought` something, seat by seat. What does not go together is refused.
    fn setup(
        options: &Self::Options,
        brought: &[Self::Brings],
        seats: u8,
        dice: Dice,
    ) -> Result<Self, Refusal>;

    /// Plays on to the next resting point: one whole action, asking as needed.
    fn step(cx: &mut Cx<'_, Self>) -> Flow<()>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What one viewer may see, built field by field.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer reads and may press. `ask` is the question that waits for them, if one does.
    fn screen(view: &Self::View, ask: Option<&Ask<Self>>) -> Screen<Self::Answer>;

    /// What a viewer is told of an event; nothing, when it does not concern them.
    fn line(event: &Self::Event, viewer: Viewer) -> Option<Text>;

    /// What all chance comes from: its seed is shown when all is over, and its position tells whether
    /// anything random has happened.
    fn dice(&self) -> &Dice;

    /// A save of an earlier format as one of the format after it, or of a later one; the whole document, of
    /// which the game is `resting` and the answers since are `tail`. None where it cannot be read any more.
    fn upgrade(format: u32, save: serde_json::Value) -> Option<serde_json::Value> {
        let _ = (format, save);
        None
    }

    /// Whether a table that was read from a save can be one; if not, what is wrong with it.
    fn check(&self) -> Result<(), &'static str>;

    /// What becomes of a table whose player in this seat gives up for good, and what is told of that: a table
    /// from which can be played on. `resting` is the table at which the step began that is given up for it.
    /// None where somebody else plays on in the seat.
    fn resign(&self, resting: &Self, seat: Seat) -> Option<(Self, Vec<Self::Event>)> {
        let _ = (resting, seat);
        None
    }

    /// How much has come to light of what chance laid out beforehand: of a stack that is shuffled once, what
    /// was drawn from it.
    fn uncovered(&self) -> u32 {
        0
    }

    /// Counts the turns: what lasts for a turn is over when this has changed.
    fn turn(&self) -> u32;

    /// The answer that a base and the items chosen with it make together ([`Several`](super::Several)).
    fn join(base: Self::Answer, items: &[Self::Answer]) -> Self::Answer {
        let _ = items;
        base
    }

    /// The items that are chosen with an answer, each as an answer of its own: what [`Game::join`] has put together.
    fn parts(answer: &Self::Answer) -> SmallVec<[Self::Answer; 8]> {
        let _ = answer;
        SmallVec::new()
    }

    /// What is wrong with a set of what is offered, where the rules do not allow it as a whole: for whoever
    /// puts it together to read.
    fn unfit(&self, ask: &Ask<Self>, answer: &Self::Answer) -> Option<Text> {
        let _ = (ask, answer);
        None
    }

    /// What whoever sits in a seat brings, unless they choose otherwise.
    fn proposed_for(options: &Self::Options, seat: Seat, seats: u8) -> Self::Brings {
        let _ = (options, seat, seats);
        Self::Brings::default()
    }

    /// Whether only people answer so: it changes how they are asked, and is no move of the game. Such answers
    /// stand last in their list.
    fn is_for_people(_answer: &Self::Answer) -> bool {
        false
    }
}
