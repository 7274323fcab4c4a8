//! What people who look on may say will come of an open question: for nothing, and by what everybody knows.

/// What they may say of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tips {
    /// What it is about: the same until it is decided, and never again at this table after that.
    pub occasion: u32,
    /// What may come of it, two to four of them, by the keys of their words.
    pub answers: &'static [&'static str],
}
