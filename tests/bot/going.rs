//! Patience with what goes on: however long a game takes on a busy machine, it is waited for until nothing of it changes any more.

use crate::evening::{Done, Evening, patience};
use sobremesa::playground::Player;
use sobremesa::store::UserId;
use std::fmt::Debug;
use std::time::{Duration, Instant};

/// Patience with something, by how it was seen last.
pub struct Going<T> {
    until: Instant,
    seen: Option<T>,
}

impl<T: PartialEq + Debug> Going<T> {
    /// Not seen yet.
    pub fn new() -> Going<T> {
        Going { until: Instant::now() + patience(), seen: None }
    }

    /// It looks so now; a moment later it may look otherwise. An error where it has looked the same for too long.
    pub async fn on(&mut self, now: T) -> Done {
        if self.seen.as_ref() != Some(&now) {
            (self.until, self.seen) = (Instant::now() + patience(), Some(now));
        }
        if Instant::now() > self.until {
            return Err(format!("it does not go on: {:?}", self.seen).into());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        Ok(())
    }
}

impl Evening {
    /// Waits until what stands on somebody's pages is what was written last. Where Discord takes no edits it never is.
    pub async fn sure(&self, who: &Player) {
        let Some(bot) = &self.bot else { return };
        let until = Instant::now() + Duration::from_secs(3);
        while !bot.bot().pages_are_sure(UserId(who.id().0)) && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
