//! How numbers and times are kept: databases know 64 bits with a sign, and milliseconds are enough.

use chrono::SubsecRound;

use super::{Shards, Time};

/// The 64 bits of an unsigned number, with a sign: every number finds its place, and [`given`] finds it again.
pub(super) fn kept(number: u64) -> i64 {
    number.cast_signed()
}

/// The number that was kept.
pub(super) fn given(number: i64) -> u64 {
    number.cast_unsigned()
}

/// What decides about the shard of a guild; taken from the unsigned number, so that it is never negative.
pub(super) fn slot(guild: Option<u64>) -> i64 {
    kept(guild.unwrap_or(0) >> 22)
}

/// The shards as the SQL wants them: slots modulo the first lie between the other two.
pub(super) fn bounds(shards: Shards) -> (i64, i64, i64) {
    (i64::from(shards.of.max(1)), i64::from(shards.from), i64::from(shards.to))
}

/// A moment to the millisecond, which is what both databases give back.
pub(super) fn whole(time: Time) -> Time {
    time.trunc_subsecs(3)
}

/// When a table is to be looked at: the earlier of the two, while it is open.
pub(super) fn due(open: bool, deadline: Option<Time>, wake: Option<Time>) -> Option<Time> {
    [deadline, wake].into_iter().flatten().min().filter(|_| open).map(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_finds_its_place_and_comes_back() {
        for number in [0, 1, u64::from(u32::MAX), i64::MAX as u64, i64::MAX as u64 + 1, u64::MAX] {
            assert_eq!(given(kept(number)), number);
            assert_eq!(slot(Some(number)), (number >> 22) as i64);
        }
    }
}
