//! How any game is played here. Knows no game, no chat program, no database.
//!
//! A game is a pure function from a resting point and the answers since (the *tail*) to the table now, the
//! open questions and what has happened. Its rules are ordinary Rust: where they need an answer they say
//! `cx.ask(..)?`, and when it is not there yet the `?` leaves. When it comes, the step runs again from its
//! resting point with one answer more.

mod any;
mod ask;
mod book;
mod brings;
mod career;
mod dial;
mod dice;
mod evidence;
mod flow;
mod game;
mod going;
mod imagine;
mod jottings;
mod offers;
mod orders;
mod outcome;
mod plans;
mod recording;
mod refusal;
mod rules;
mod saved;
mod screen;
mod seat;
mod secret;
mod text;
mod tips;
mod told;
mod values;
mod workshop;

pub use any::{AnyGame, AnyTable};
pub use ask::{Ask, Asks, Choice, Choices, ITEMS_MAX, Patience, Several};
pub use book::{Book, Edition};
pub use brings::empty_handed;
pub use career::{Ended, Lesson, Preset, Tempo};
pub use dial::{CardPage, Dial, Features, Notch, Verb, merge};
pub use dice::{Dice, Draw, Script, Seed, Witness, from_hex, numbered, to_hex};
pub use evidence::Onlooker;
pub use flow::{Cx, Flow, Pick, Player, Stop};
pub use game::Game;
pub use imagine::{Imagine, Insight, Reason, World};
pub use jottings::{Jot, Jottings, Pad};
pub use offers::{
    Audience, Hosted, Jots, Lobby, Lookup, Notation, Plans, Reacts, Recalls, Teaches, Tells, Thinks,
};
pub use orders::{ALWAYS, KEEP_MAX, ORDERS_MAX, Obeyed, Often, Order, Orderable, Whom};
pub use outcome::Outcome;
pub use plans::{Follows, Plannable, has_all};
pub use recording::{Listener, Recording, Sealed};
pub use refusal::Refusal;
pub use rules::Rules;
pub use saved::{By, Input, Now, Saved, play_through};
pub use screen::{Group, Press, READ_MOST, Remark, Screen, Set, Telling, Weight};
pub use seat::{Seat, Seats, Viewer};
pub use secret::Secret;
pub use text::{Arg, Text};
pub use tips::Tips;
pub use told::{AnyAsk, Loaded, Moved, Replayed, Step};
pub use workshop::{Part, Shelf, Workshop};
