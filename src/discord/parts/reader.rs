//! Whoever reads: their settings, and the words in which they are spoken to.

use crate::kernel::{Book, Text};
use crate::store::{Person, Table};
use crate::words::{Nobody, Words};

/// Whoever asks, with what they have settled for themselves.
#[derive(Clone, Debug)]
pub struct Reader {
    /// What they have settled.
    pub person: Person,
    /// What they read: the words of the game that is being spoken of, or the house's own.
    pub words: Words,
}

impl Reader {
    /// Says it in their language.
    pub fn say(&self, text: &Text) -> String {
        self.words.say(text, &Nobody)
    }

    /// The same reader, spoken to in the words of a table's game.
    pub fn at(&self, table: &Table) -> Reader {
        self.of(crate::games::book(&table.kind))
    }

    /// The same reader, spoken to in the words of a game.
    pub fn of(&self, book: Option<&'static Book>) -> Reader {
        Reader { person: self.person.clone(), words: Words::of(self.words.language, book) }
    }

    /// A word in their language.
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }
}
