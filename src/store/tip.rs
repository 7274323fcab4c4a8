//! What people who look on say will come of an open question, as it is kept. What the answers mean is the
//! game's business.

use super::UserId;

/// What somebody has said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tip {
    /// What it is about, as the game counts it.
    pub occasion: u32,
    /// Who.
    pub user: UserId,
    /// Which of the answers.
    pub answer: u8,
}

// Nobody is to know how many have said what before it is decided.
impl std::fmt::Debug for Tip {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tip")
    }
}
