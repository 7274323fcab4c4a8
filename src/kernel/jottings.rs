//! Jottings: the signs that a player puts beside things on the table for themselves, at any time, whichever
//! game. They are kept with the player's chair, in no save and no recording; no rule sees them, and nobody
//! but their owner.

use super::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What somebody may jot down.
#[derive(Clone, PartialEq, Debug)]
pub struct Pad {
    /// Which of the pages of a game it is: what stands on another is out of date.
    pub page: u32,
    /// What it is called.
    pub title: Text,
    /// What the signs are for.
    pub about: Text,
    /// The signs, each as it is written and with what it means.
    pub signs: Vec<(&'static str, Text)>,
    /// The things beside which one of them may stand, by their numbers, each with what else is known of it.
    pub items: Vec<(u8, Text, Option<Text>)>,
}

impl Pad {
    /// Whether this is written on this page, beside things and in signs that are there.
    pub fn holds(&self, jottings: &Jottings) -> bool {
        let known = |(item, sign): (&u8, &u8)| {
            usize::from(*sign) < self.signs.len() && self.items.iter().any(|(number, ..)| number == item)
        };
        jottings.page == self.page && jottings.signs.iter().all(known)
    }

    /// What of this stands on this page.
    pub fn read(&self, jottings: &Jottings) -> Jottings {
        if self.holds(jottings) {
            jottings.clone()
        } else {
            Jottings { page: self.page, ..Jottings::default() }
        }
    }
}

/// What somebody has jotted down: beside each thing one sign at most.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Jottings {
    /// Which page it stands on.
    pub page: u32,
    /// By the number of the thing the place of the sign.
    pub signs: BTreeMap<u8, u8>,
}

// What somebody suspects is theirs alone.
impl std::fmt::Debug for Jottings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Jottings")
    }
}

impl Jottings {
    /// Whether there is nothing to keep.
    pub fn are_none(&self) -> bool {
        self.signs.is_empty()
    }

    /// Puts a sign beside things in place of the one that stood there, or none.
    pub fn put(&mut self, sign: Option<u8>, items: impl IntoIterator<Item = u8>) {
        for item in items {
            match sign {
                Some(sign) => drop(self.signs.insert(item, sign)),
                None => drop(self.signs.remove(&item)),
            }
        }
    }
}

/// What a typed line jots down: one sign or none, beside these things.
#[derive(Clone, PartialEq, Eq)]
pub struct Jot {
    /// The place of the sign.
    pub sign: Option<u8>,
    /// The numbers of the things.
    pub items: Vec<u8>,
}

impl std::fmt::Debug for Jot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Jot")
    }
}
