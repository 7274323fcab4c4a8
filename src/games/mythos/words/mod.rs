//! What the game has to say, in every language: its Fluent files and its rules page, side by side.

use crate::kernel::Book;

/// The words of the game.
pub static BOOK: Book = crate::book!(
    "mythos",
    "game.ftl",
    "house.ftl",
    "lesson.ftl",
    "picture.ftl",
    "cards.ftl",
    "texts.ftl",
    "story.ftl",
    "screen.ftl",
    "workshop.ftl"
);
