//! One budget for everything that is asked of Discord: what is urgent goes first, and nothing goes that would
//! be refused.
//!
//! The reckoning is pure ([`core`]) and knows no clock; here callers wait for their turn. Discord bans an
//! address that it had to refuse ten thousand times in ten minutes, so it is never asked in the hope that it
//! may go well.

mod buckets;
mod core;
mod rank;
mod refusals;
mod told;
mod window;

pub use self::core::Want;
pub use self::rank::Rank;
pub use told::Told;

use self::core::Core;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// The budget of one process.
#[derive(Clone)]
pub struct Budget(Arc<Inner>);

struct Inner {
    began: Instant,
    line: Mutex<Line>,
}

#[derive(Default)]
struct Line {
    core: Core,
    /// Those who wait, by the number that they drew.
    waiting: BTreeMap<u64, oneshot::Sender<()>>,
    /// When somebody looks again by themselves.
    alarm: Option<Duration>,
}

impl std::fmt::Debug for Budget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Budget")
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget(Arc::new(Inner { began: Instant::now(), line: Mutex::default() }))
    }
}

/// Somebody's turn. Dropped without a word, it counts as a call that nobody answered.
#[derive(Debug)]
pub struct Turn {
    budget: Budget,
    number: u64,
    told: Option<Told>,
}

impl Turn {
    /// Discord has answered.
    pub fn answered(mut self, told: Told) {
        self.told = Some(told);
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let now = self.budget.now();
        self.budget.line().core.came_back(self.number, now, self.told.take());
        self.budget.look();
    }
}

impl Budget {
    /// Waits until the call may go out. Whoever stops waiting leaves the line.
    pub async fn turn(&self, want: Want) -> Turn {
        let (call, called) = oneshot::channel();
        let number = {
            let mut line = self.line();
            let number = line.core.line_up(want);
            line.waiting.insert(number, call);
            number
        };
        // From here on it is in the line: what is dropped leaves it again, called or not.
        let turn = Turn { budget: self.clone(), number, told: None };
        self.look();
        // Nobody throws the other end away but whoever calls.
        let _ = called.await;
        turn
    }

    /// This process serves so many shards of so many.
    pub fn serves(&self, some: u32, of: u32) {
        self.line().core.serves(some, of);
    }

    /// What is not as it should be, in a sentence.
    pub fn complaint(&self) -> Option<String> {
        let now = self.now();
        self.line().core.complaint(now)
    }

    fn now(&self) -> Duration {
        self.0.began.elapsed()
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls all whose turn it is, and looks again when somebody's comes.
    fn look(&self) {
        let now = self.now();
        let mut line = self.line();
        let next = line.core.next(now);
        for number in next.go {
            // Whoever has left meanwhile says so by itself.
            if let Some(call) = line.waiting.remove(&number) {
                let _ = call.send(());
            }
        }
        line.forget_those_who_left();
        let Some(again) = next.again.filter(|again| line.alarm.is_none_or(|alarm| *again < alarm)) else {
            return;
        };
        // What is dropped with everything else at the very end wakes nobody any more.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        line.alarm = Some(again);
        let (budget, at) = (self.clone(), self.0.began + again);
        runtime.spawn(async move {
            tokio::time::sleep_until(at).await;
            let mut line = budget.line();
            if line.alarm == Some(again) {
                line.alarm = None;
            }
            drop(line);
            budget.look();
        });
    }
}

impl Line {
    fn forget_those_who_left(&mut self) {
        self.waiting.retain(|_, call| !call.is_closed());
    }
}
