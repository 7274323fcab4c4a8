//! How many calls there are within a second, whichever clock counts: ours, or that of the one who answers.

use std::collections::BTreeMap;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
/// A call that takes longer has been counted long ago.
const COUNTED_BY: Duration = Duration::from_secs(2);

/// The calls of the last second. Discord counts a call somewhere between its start and its answer, so it
/// takes up its place from the start until a second after the answer: then there is no second in which
/// Discord counts more than are here.
#[derive(Debug, Default)]
pub struct Window {
    /// When each call stops to count.
    until: BTreeMap<u64, Duration>,
}

impl Window {
    /// Those that count no longer are forgotten.
    pub fn forget(&mut self, now: Duration) {
        self.until.retain(|_, until| *until > now);
    }

    /// How many count.
    pub fn len(&self) -> usize {
        self.until.len()
    }

    /// When there is one fewer, if nobody answers.
    pub fn shrinks(&self) -> Option<Duration> {
        self.until.values().min().copied()
    }

    /// A call begins.
    pub fn begin(&mut self, number: u64, now: Duration) {
        self.until.insert(number, now + COUNTED_BY + SECOND);
    }

    /// A call was answered, or will not be.
    pub fn end(&mut self, number: u64, now: Duration) {
        if let Some(until) = self.until.get_mut(&number) {
            *until = (*until).min(now + SECOND);
        }
    }
}
