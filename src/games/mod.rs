//! The rules of each game; one line each.

pub mod cthulhu500;

use crate::table::{AnyGame, Rules};

/// Every game that can be played here.
pub static ALL: [&dyn AnyGame; 1] = [&Rules::<cthulhu500::Race>::new()];

/// The game of this name.
pub fn by_kind(kind: &str) -> Option<&'static dyn AnyGame> {
    ALL.into_iter().find(|game| game.kind() == kind)
}
