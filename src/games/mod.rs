//! The games of this house: a room and a line each, for rules, words and pictures.

pub mod carcassonne;
pub mod cthulhu500;
pub mod fugitive;
pub mod mythos;
pub mod parques;

use crate::drawing::AnyPictures;
use crate::drivers::{AnyLab, AnyMind};
use crate::kernel::{AnyGame, Book, Rules};

/// A game with everything that the house needs of it.
pub trait InHouse: AnyGame + AnyPictures + AnyLab + AnyMind {}

impl<T: AnyGame + AnyPictures + AnyLab + AnyMind> InHouse for T {}

/// Every game that can be played here.
static ALL: &[&dyn InHouse] = &[
    &Rules::<cthulhu500::Race>::new(),
    &Rules::<fugitive::Fugitive>::new(),
    &Rules::<carcassonne::Table>::new(),
    &Rules::<parques::Parques>::new(),
    &Rules::<mythos::Mythos>::new(),
];

/// The rules of every game that can be played here, in the order in which they are shown.
pub fn all() -> impl Iterator<Item = &'static dyn AnyGame> {
    ALL.iter().copied().map(|game| game as &dyn AnyGame)
}

/// The game that is meant where none is named.
pub fn first() -> &'static dyn AnyGame {
    ALL[0]
}

/// The game of this name.
pub fn by_kind(kind: &str) -> Option<&'static dyn AnyGame> {
    all().find(|game| game.kind() == kind)
}

/// The game that has this number in buttons.
pub fn by_number(number: u32) -> Option<&'static dyn AnyGame> {
    all().find(|game| game.number() == number)
}

/// The words of the game of this name.
pub fn book(kind: &str) -> Option<&'static Book> {
    by_kind(kind).map(|game| game.book())
}

/// The pictures of the game of this name.
pub fn pictures(kind: &str) -> Option<&'static dyn AnyPictures> {
    ALL.iter().copied().find(|game| game.kind() == kind).map(|game| game as &dyn AnyPictures)
}

/// The game of this name, to be played by the thousand.
pub fn lab(kind: &str) -> Option<&'static dyn AnyLab> {
    ALL.iter().copied().find(|game| game.kind() == kind).map(|game| game as &dyn AnyLab)
}

/// The players of the game of this name who are no people.
pub fn mind(kind: &str) -> Option<&'static dyn AnyMind> {
    ALL.iter().copied().find(|game| game.kind() == kind).map(|game| game as &dyn AnyMind)
}
