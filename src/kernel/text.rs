//! What is to be said, without the words: a key and its arguments. The words are in the room of that name.

use super::Seat;
use serde::{Deserialize, Serialize};

/// Something to be said in any language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Text {
    /// Which sentence: the name of a message in the language files.
    pub key: String,
    /// What goes into it.
    pub args: Vec<(String, Arg)>,
}

/// One thing that goes into a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number, which may decide the grammar.
    Number(i64),
    /// A number with its sign: +3, -1.
    Signed(i64),
    /// A number of hundredths, of which as many digits are told as are read: 1.2, or 0.04.
    Hundredths(i64),
    /// A player; whoever draws the text knows their name.
    Player(Seat),
    /// Something with a name of its own: a card, a place.
    Name(String),
    /// A few things with names of their own, in this order.
    Names(Vec<String>),
    /// A few players, in this order.
    Players(Vec<Seat>),
    /// A sentence within the sentence.
    Text(Box<Text>),
    /// Something that is the same in every language: a link, a moment, a number in digits.
    Verbatim(String),
}

impl Text {
    /// A sentence without arguments so far.
    pub fn new(key: impl Into<String>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// The sentence with one more argument.
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Text {
        self.args.push((name.to_owned(), arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Player(seat)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Arg {
        Arg::Name(name)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Arg {
        Arg::Name(name.to_owned())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(Box::new(text))
    }
}
