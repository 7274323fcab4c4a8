//! The words of Carcassonne, in every language.

use crate::kernel::Book;

/// What this game says.
pub static BOOK: Book = crate::book!(
    "carcassonne",
    "game.ftl",
    "tiles.ftl",
    "screen.ftl",
    "story.ftl",
    "career.ftl",
    "lesson.ftl"
);
