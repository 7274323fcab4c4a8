//! What Parqués has to say, in every language: its book.

use super::Parques;
use crate::book;
use crate::kernel::{Book, Game};

/// Everything that the game says.
pub static BOOK: Book =
    book!(Parques::KIND, "game.ftl", "house.ftl", "screen.ftl", "story.ftl", "picture.ftl");
