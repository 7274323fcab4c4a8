//! Presses that are being answered: whoever stops waits for them.

use std::time::Duration;
use tokio::sync::watch;

/// What was received just before the end begins a moment later.
const MOMENT: Duration = Duration::from_millis(100);

/// How many there are.
#[derive(Debug)]
pub struct UnderWay(watch::Sender<usize>);

/// One of them, as long as it is kept.
#[derive(Debug)]
pub struct Going<'a>(&'a UnderWay);

impl Default for UnderWay {
    fn default() -> UnderWay {
        UnderWay(watch::Sender::new(0))
    }
}

impl UnderWay {
    /// One more.
    pub fn begin(&self) -> Going<'_> {
        self.0.send_modify(|count| *count += 1);
        Going(self)
    }

    /// Whether there is none just now.
    pub fn is_none(&self) -> bool {
        *self.0.borrow() == 0
    }

    /// Waits until there is none, and for a moment none begins.
    pub async fn none(&self) {
        let mut count = self.0.subscribe();
        loop {
            // The other end is in our own hands.
            let _ = count.wait_for(|count| *count == 0).await;
            tokio::time::sleep(MOMENT).await;
            if *count.borrow() == 0 {
                return;
            }
        }
    }
}

impl Drop for Going<'_> {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count = count.saturating_sub(1));
    }
}
