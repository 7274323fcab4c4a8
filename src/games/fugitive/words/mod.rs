//! What the chase has to say, in every language: its book.

use super::Fugitive;
use crate::book;
use crate::kernel::{Book, Game};

/// Everything that the chase says.
pub static BOOK: Book =
    book!(Fugitive::KIND, "game.ftl", "cards.ftl", "story.ftl", "screen.ftl", "commands.ftl", "lesson.ftl",);
