//! The first game: two pieces, against three rookies, about a quarter of an hour. Its dice are loaded openly:
//! they grow from a seed under which a learner who does as advised comes out soon, captures, and stands on a
//! seguro.

use super::options::{Options, Throwing};
use crate::kernel::{Lesson, numbered};

/// You and three bots.
const SEATS: u8 = 4;
/// Found by `cargo test --test parques lesson`, which says another one where the rules have changed under it.
const SEED: u64 = 1889;

/// The first game.
pub fn lesson() -> Lesson<Options> {
    let options = Options { pieces: 2, throwing: Throwing::Player, ..Options::sheet() };
    Lesson { options, seats: SEATS, seed: numbered(SEED) }
}
