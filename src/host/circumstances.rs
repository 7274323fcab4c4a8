//! What a decision may look at beside the table.

use crate::kernel::Seed;
use crate::store::{Person, Time, Tip};

/// Everything that a decision may look at beside the table.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'a> {
    /// The time.
    pub now: Time,
    /// A seed that nobody knows, in case a game begins.
    pub seed: Seed,
    /// What people have settled for themselves, as far as it may be needed.
    pub people: &'a [Person],
    /// What people who look on have said of the question that is open.
    pub tips: &'a [Tip],
}
