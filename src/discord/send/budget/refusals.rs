//! How often Discord has refused in the last ten minutes. At ten thousand it bans the address: long before
//! that, everything that can wait does.

use super::rank::Rank;
use std::collections::VecDeque;
use std::time::Duration;

const TEN_MINUTES: Duration = Duration::from_secs(600);
/// Refusals are counted in spans of so many seconds.
const SPAN: u64 = 10;

/// Refusals, by the span of time in which they came.
#[derive(Debug, Default)]
pub struct Refusals {
    spans: VecDeque<(u64, u32)>,
}

impl Refusals {
    /// One more.
    pub fn add(&mut self, now: Duration) {
        let span = now.as_secs() / SPAN;
        match self.spans.back_mut() {
            Some((last, count)) if *last == span => *count += 1,
            _ => self.spans.push_back((span, 1)),
        }
        self.forget(now);
    }

    /// How many there were.
    pub fn count(&self, now: Duration) -> u32 {
        let first = first(now);
        self.spans.iter().filter(|(span, _)| *span >= first).map(|(_, count)| count).sum()
    }

    /// Whether calls of this rank are held back.
    pub fn holds(&self, rank: Rank, now: Duration) -> bool {
        self.count(now) >= most(rank)
    }

    fn forget(&mut self, now: Duration) {
        let first = first(now);
        while self.spans.front().is_some_and(|(span, _)| *span < first) {
            self.spans.pop_front();
        }
    }
}

/// With so many refusals calls of this rank wait.
pub fn most(rank: Rank) -> u32 {
    match rank {
        Rank::Answer => 5_000,
        Rank::Waiting => 3_000,
        Rank::Playing => 2_000,
        Rank::Rest => 1_000,
    }
}

/// The first span that still counts.
fn first(now: Duration) -> u64 {
    now.saturating_sub(TEN_MINUTES).as_secs() / SPAN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_wait_is_held_back_first_and_ten_minutes_later_all_is_forgotten() {
        let mut refusals = Refusals::default();
        let at = Duration::from_secs;
        (0..1_000).for_each(|n| refusals.add(at(n / 10)));
        assert!(refusals.holds(Rank::Rest, at(100)) && !refusals.holds(Rank::Playing, at(100)));
        (0..4_000).for_each(|n| refusals.add(at(100 + n / 100)));
        assert!(refusals.holds(Rank::Answer, at(140)));
        assert!(refusals.spans.len() <= 15, "a span each");
        assert!(!refusals.holds(Rank::Rest, at(760)));
        assert_eq!(refusals.count(at(760)), 0);
    }
}
