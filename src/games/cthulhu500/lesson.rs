//! The guided race: for somebody who has never played. Its dice are loaded openly: they grow from a seed
//! under which whoever does as they are advised overtakes, makes a pit stop and sees a Reaction of theirs
//! work, all in the first round.

use super::{Length, Options, Reactions};
use crate::kernel::{Lesson, numbered};

/// You and two bots: as few as can race.
const SEATS: u8 = 3;
/// Found by `cargo test --test cthulhu500 lesson`, which says another one where the rules have changed under it.
const SEED: u64 = 18;

/// The guided race.
pub fn lesson() -> Lesson<Options> {
    let options = Options { length: Length::Short, ..Options::printed(Reactions::First) };
    Lesson { options, seats: SEATS, seed: numbered(SEED) }
}
