//! The games of this house: one line each, for rules and pictures.

pub mod cthulhu500;

use crate::drawing::AnyPictures;
use crate::kernel::{AnyGame, Rules};

/// A game with everything that the house needs of it.
pub trait InHouse: AnyGame + AnyPictures {}

impl<T: AnyGame + AnyPictures> InHouse for T {}

/// Every game that can be played here.
pub static ALL: [&dyn InHouse; 1] = [&Rules::<cthulhu500::Race>::new()];

fn find(kind: &str) -> Option<&'static dyn InHouse> {
    ALL.into_iter().find(|game| game.kind() == kind)
}

/// The game of this name.
pub fn by_kind(kind: &str) -> Option<&'static dyn AnyGame> {
    find(kind).map(|game| game as &dyn AnyGame)
}

/// The pictures of the game of this name.
pub fn pictures(kind: &str) -> Option<&'static dyn AnyPictures> {
    find(kind).map(|game| game as &dyn AnyPictures)
}
