//! What is followed: which page, for whom, and how it is edited.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::place::Place;
use crate::discord::parts::reader::Reader;
use crate::host::{HostState, Tempo, seated};
use crate::store::{Stage, Table, Time, UserId};
use crate::words::Language;
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
    /// What does not change with the table: orders, the log. It makes room for a question that comes meanwhile.
    Other,
}

impl Shows {
    /// Whether it stays as it is, whatever happens at its table but for a question ([`is_called`]).
    pub(super) fn stays(self, stage: Stage) -> bool {
        match self {
            Shows::Seat => false,
            Shows::Settings => stage == Stage::Lobby,
            Shows::Other => true,
        }
    }
}

/// What is asked at a table, a move or a window, by the moment at which its clock began to run.
pub(super) fn open_question(table: &Table) -> Option<Time> {
    asked_since(&HostState::of(table))
}

fn asked_since(state: &HostState) -> Option<Time> {
    state.clock.map(|clock| clock.since)
}

/// Whether somebody is asked something other than what they have seen last, and the clock runs for them: people
/// play live, and whoever makes a plan or reads the log would not know that it is their turn.
pub(super) fn is_called(table: &Table, user: UserId, seen: Option<Time>) -> bool {
    let state = HostState::of(table);
    let asked = asked_since(&state);
    if asked.is_none() || asked == seen || state.pace.tempo != Tempo::Live {
        return false;
    }
    let put_to = |seat| DrawnTable::new(table, Language::default()).is_put_to(seat);
    seated(table, user).is_ok_and(put_to)
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
