//! The rules of each game; one line each.

pub mod cthulhu500;

use crate::drawing::Pictures;
use crate::kernel::{AnyGame, Rules};

/// Every game that can be played here.
pub static ALL: [&dyn AnyGame; 1] = [&Rules::<cthulhu500::Race>::new()];

/// The game of this name.
pub fn by_kind(kind: &str) -> Option<&'static dyn AnyGame> {
    ALL.into_iter().find(|game| game.kind() == kind)
}

/// The pictures of the game of this name.
pub fn pictures(kind: &str) -> Option<&'static dyn Pictures> {
    match kind {
        "cthulhu500" => Some(&cthulhu500::pictures::Race),
        _ => None,
    }
}
