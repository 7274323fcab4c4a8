//! Introducing oneself to the gateway: a thousand times in a day and Discord makes the token void, so it is
//! counted, in the database, for all processes together; nearing the end everything slows down, and then
//! stops while somebody can still do something about it.

use chrono::TimeDelta;
use serde_json::Value;
use std::time::Duration;

/// Discord allows so many a day.
const A_DAY: u64 = 1_000;
/// These are left for whoever comes to help.
const KEPT: u64 = 50;
/// From here on each start waits first.
const SLOW_FROM: u64 = 300;

/// The time over which Discord counts.
pub const DAY: TimeDelta = TimeDelta::days(1);

/// How long to wait before one more process introduces its shards; none, where it must not at all. `told` is
/// what Discord says is left.
pub fn pause(counted: u64, told: Option<u64>, shards: u64) -> Option<Duration> {
    let used = counted.max(A_DAY.saturating_sub(told.unwrap_or(A_DAY)));
    if used + shards + KEPT > A_DAY.max(shards + KEPT + told.unwrap_or_default()) {
        return None;
    }
    let over = used.saturating_sub(SLOW_FROM);
    // A minute for each hundred beyond: whatever starts it again and again is slowed down to what the day allows.
    Some(Duration::from_secs(over * 60 / 100))
}

/// Whether a running process has introduced itself so often that it has to stop.
pub fn is_enough(counted: u64) -> bool {
    counted + KEPT >= A_DAY
}

/// What is left, as `GET /gateway/bot` says it.
pub fn left(gateway: &Value) -> Option<u64> {
    gateway["session_start_limit"]["remaining"].as_u64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_more_often_the_slower_and_at_last_not_at_all() {
        assert_eq!(pause(0, Some(1_000), 1), Some(Duration::ZERO));
        assert_eq!(pause(300, None, 1), Some(Duration::ZERO));
        assert_eq!(pause(500, Some(500), 1), Some(Duration::from_secs(120)));
        // Somebody else uses the same token, and another database.
        assert_eq!(pause(0, Some(500), 1), Some(Duration::from_secs(120)));
        assert_eq!(pause(949, Some(51), 1), Some(Duration::from_secs(389)));
        assert_eq!(pause(950, Some(50), 1), None);
        assert_eq!(pause(0, Some(3), 1), None);
        // Large bots are allowed more.
        assert!(pause(950, Some(1_500), 1).is_some());
        assert!(!is_enough(949) && is_enough(950));
        assert_eq!(left(&json!({ "session_start_limit": { "remaining": 7 } })), Some(7));
    }
}
