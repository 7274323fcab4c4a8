//! What is followed: which page, for whom, and how it is edited.

use crate::discord::parts::place::Place;
use crate::discord::parts::reader::Reader;
use crate::store::{Stage, Table};
use std::sync::Arc;

/// How a page is edited.
#[derive(Clone, PartialEq, Eq)]
pub enum Way {
    /// Through the press that it answers.
    Token(String),
    /// As a message of the bot's own, in a direct conversation.
    Message {
        /// In this channel.
        channel: u64,
        /// This one.
        message: u64,
    },
}

impl Way {
    /// Where its reader reads it.
    pub(super) fn place(&self) -> Place {
        match self {
            Way::Token(_) => Place::Page,
            Way::Message { .. } => Place::Letter,
        }
    }
}

// With a token anybody could write in the bot's name.
impl std::fmt::Debug for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Way")
    }
}

/// What stands on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// How things stand for its owner: drawn anew whenever that changes.
    Seat,
    /// What is set before the start: it makes room for that when the game begins.
    Settings,
    /// What does not change with the table: orders, the log.
    Other,
}

impl Shows {
    /// Whether it stays as it is, whatever happens at its table.
    pub(super) fn stays(self, stage: Stage) -> bool {
        match self {
            Shows::Seat => false,
            Shows::Settings => stage == Stage::Lobby,
            Shows::Other => true,
        }
    }
}

/// What a page shows that is to be followed.
#[derive(Clone, Debug)]
pub struct Followed {
    /// The table as it is there.
    pub table: Arc<Table>,
    /// For whom.
    pub reader: Reader,
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub shows: Shows,
}
