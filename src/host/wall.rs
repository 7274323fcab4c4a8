//! Where the time comes from, and how long whoever waits for it sleeps.

use crate::store::Time;
use std::time::Duration;

/// Where the time comes from. Tests bring their own.
pub trait Wall: Send + Sync + std::fmt::Debug {
    /// The time.
    fn now(&self) -> Time;

    /// How long whoever waits for so much of this time has to sleep.
    fn asleep(&self, time: Duration) -> Duration {
        time
    }

    /// How long a message that has been written stays as it is at least, for those who read it; then it is as
    /// things are by then.
    fn between_edits(&self) -> Duration {
        Duration::from_millis(1_000)
    }
}

/// The time on the wall.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemWall;

impl Wall for SystemWall {
    fn now(&self) -> Time {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Time::from_timestamp_millis(since.as_millis() as i64).unwrap_or_default()
    }
}
