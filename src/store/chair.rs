//! A chair at a table: who sits in it, who answers for it, and what lies with it.

use super::{Pilot, Private, UserId};
use serde_json::Value;

/// A chair at the table, and who sits in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chair {
    /// The player; nobody in a bot's chair, nor in that of a player who was erased.
    pub user: Option<UserId>,
    /// Who sat here and left for good. They may do nothing at the table; it is theirs to have lost, and to be erased.
    pub former: Option<UserId>,
    /// To whom the player offers the seat.
    pub offered: Option<UserId>,
    /// Who they are to the others: a name for bots and for those who are gone. Empty for somebody who was
    /// erased: "a former player", in whatever language.
    pub name: String,
    /// Who answers for the seat.
    pub pilot: Pilot,
    /// The seat's public stance, as the host writes it.
    pub stance: Value,
    /// The player's standing orders, as the host writes them. Secret: nothing prints them.
    pub orders: Private,
    /// What the player has chosen to bring, as the game reads it; when it begins, all that they bring.
    /// Secret, since it may be.
    pub brought: Private,
}

impl Chair {
    /// Whether a person sits here, or did: somebody may stand in for them, but it is no bot's.
    pub fn is_a_persons(&self) -> bool {
        self.user.is_some() || self.former.is_some()
    }

    /// The chair of a player.
    pub fn of(user: UserId, name: &str) -> Chair {
        Chair {
            user: Some(user),
            former: None,
            offered: None,
            name: name.to_owned(),
            pilot: Pilot::Player,
            stance: Value::Null,
            orders: Private(Value::Null),
            brought: Private(Value::Null),
        }
    }

    /// The chair of a bot.
    pub fn bot(name: &str) -> Chair {
        Chair { user: None, pilot: Pilot::Bot, ..Chair::of(UserId(0), name) }
    }
}
