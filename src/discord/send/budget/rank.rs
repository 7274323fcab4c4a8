//! What comes first, and how much room is left for it.

/// What comes first where not everything can be asked at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Answers to presses: they have three seconds.
    Answer,
    /// Pages of people who are looking at them.
    Waiting,
    /// Tables that are being played at.
    Playing,
    /// Everything else.
    Rest,
}

impl Rank {
    /// Of so many calls in a second, those as of which this rank waits: some room is always left for what is
    /// more urgent.
    pub fn share(self, a_second: usize) -> usize {
        match self {
            Rank::Answer | Rank::Waiting => a_second,
            Rank::Playing => a_second - a_second / 16,
            Rank::Rest => a_second - a_second / 8,
        }
    }
}
