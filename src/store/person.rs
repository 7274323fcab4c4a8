//! A person, as they are kept: what they have settled for themselves.

use super::UserId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a person has settled for themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub user: UserId,
    /// Their language, where they have chosen one.
    pub language: Option<String>,
    /// What their program speaks, as it said last.
    pub locale: Option<String>,
    /// Whether they want direct messages.
    pub direct_messages: bool,
    /// Whether they want to be reminded.
    pub reminders: bool,
    /// Whether newcomers' hints are shown.
    pub hints: bool,
    /// Whether their statistics are theirs alone.
    pub private_stats: bool,
    /// Quiet hours, as minutes of the day in their own time, from and to.
    pub quiet: Option<Quiet>,
    /// Whether they see pictures. Who does not gets everything in words.
    pub pictures: bool,
    /// How often they have pressed buttons of a kind, as far as that is counted: who knows a kind needs no hint.
    pub learnt: BTreeMap<String, u8>,
}

/// What somebody has learnt, as it is kept. What cannot be read is explained once more.
pub(super) fn learnt_of(kept: &str) -> BTreeMap<String, u8> {
    serde_json::from_str(kept).unwrap_or_default()
}

/// The same to be kept.
pub(super) fn learnt_as_text(person: &Person) -> String {
    serde_json::to_string(&person.learnt).unwrap_or_default()
}

/// Hours in which somebody does not want to be reminded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quiet {
    /// From this minute of the day,
    pub from_minute: u16,
    /// to this one.
    pub to_minute: u16,
    /// Minutes that the person's clock is ahead of UTC.
    pub offset_minutes: i16,
}

impl Person {
    /// Somebody who has settled nothing.
    pub fn new(user: UserId) -> Person {
        Person {
            user,
            language: None,
            direct_messages: true,
            reminders: true,
            hints: true,
            private_stats: false,
            locale: None,
            quiet: None,
            pictures: true,
            learnt: BTreeMap::new(),
        }
    }
}
