//! The people of the playground, and what they may do.

use super::id::Id;
use super::world::{News, World};
use serde::{Deserialize, Serialize};

/// The languages that a person can set on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Locale {
    /// English.
    #[serde(rename = "en-US")]
    English,
    /// Spanish.
    #[serde(rename = "es-ES")]
    Spanish,
}

impl Locale {
    /// Discord's name for it.
    pub fn code(self) -> &'static str {
        match self {
            Locale::English => "en-US",
            Locale::Spanish => "es-ES",
        }
    }
}

/// Whether a person takes direct messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dms {
    /// Everybody may write.
    Open,
    /// The bot gets 50007.
    Closed,
}

#[derive(Debug, Clone)]
pub(crate) struct Person {
    pub id: Id,
    /// The handle: lower case, unique.
    pub name: String,
    /// The name that is shown.
    pub shown: String,
    pub locale: Locale,
    pub dms: Dms,
    pub member: bool,
    pub joined_ms: i64,
}

/// What an ordinary member may do: see, send, react, use commands.
pub(crate) const MEMBER_MAY: u64 =
    (1 << 6) | (1 << 10) | (1 << 11) | (1 << 14) | (1 << 15) | (1 << 16) | (1 << 31) | (1 << 38);
/// What the owner may do: everything.
pub(crate) const OWNER_MAY: u64 = (1 << 53) - 1;

impl World {
    /// Adds a person; `None` if the name is taken, empty or too long.
    pub(crate) fn add_person(&mut self, shown: &str, locale: Locale) -> Option<Id> {
        let shown = shown.trim();
        let name: String = shown.to_lowercase().split_whitespace().collect::<Vec<_>>().join("_");
        let length = shown.chars().count();
        if !(1..=32).contains(&length)
            || self.people.iter().any(|p| p.name == name)
            || name == self.home.bot_name
        {
            return None;
        }
        let (id, joined_ms) = (self.new_id(), self.now_ms());
        let shown = shown.to_owned();
        self.people.push(Person { id, name, shown, locale, dms: Dms::Open, member: true, joined_ms });
        self.tell(News::Places);
        Some(id)
    }

    /// A person by handle or by id.
    pub(crate) fn find_person(&self, who: &str) -> Option<Id> {
        let wanted = who.to_lowercase();
        let mut all = self.people.iter();
        all.find(|p| p.name == wanted || p.id.to_string() == who).map(|p| p.id)
    }

    /// What a person may do in the guild.
    pub(crate) fn person_may(&self, person: Id) -> u64 {
        if self.home.owner == person { OWNER_MAY } else { MEMBER_MAY }
    }
}
