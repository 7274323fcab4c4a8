//! What the race has to say, in every language: its book.

use super::Race;
use crate::book;
use crate::kernel::{Book, Game};

/// Everything that the race says.
pub static BOOK: Book = book!(
    Race::KIND,
    "game.ftl",
    "words.ftl",
    "cards.ftl",
    "story.ftl",
    "tale.ftl",
    "bots.ftl",
    "screen.ftl",
    "picture.ftl",
    "commands.ftl",
    "orders.ftl",
    "lesson.ftl",
    "career.ftl",
    "house.ftl",
);
