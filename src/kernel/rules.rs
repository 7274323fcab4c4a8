//! The rules of one game as a value: what stands in the list of games, before any table is laid.

use std::marker::PhantomData;

/// The rules of one particular game.
#[derive(Debug)]
pub struct Rules<G>(PhantomData<fn() -> G>);

impl<G> Rules<G> {
    /// The rules of `G`.
    pub const fn new() -> Rules<G> {
        Rules(PhantomData)
    }
}

impl<G> Default for Rules<G> {
    fn default() -> Self {
        Rules::new()
    }
}
