//! Presses and commands that Discord has not been answered yet, by channel: what is posted in one comes below the answers to those who
//! asked before, however busy the machine is.

use std::collections::BTreeSet;
use tokio::sync::watch;

/// Channels, and the numbers of what was asked there.
#[derive(Debug, Default)]
pub struct Unanswered(watch::Sender<BTreeSet<(u64, u64)>>);

/// One of them, until it is dropped.
#[derive(Debug)]
pub struct Waiting<'a> {
    all: &'a Unanswered,
    which: (u64, u64),
}

impl Unanswered {
    /// One more.
    pub fn begin(&self, channel: u64, asked: u64) -> Waiting<'_> {
        self.0.send_modify(|all| _ = all.insert((channel, asked)));
        Waiting { all: self, which: (channel, asked) }
    }

    /// Waits until everybody is answered who has asked something in a channel by now. Whoever asks later does not matter: in a channel
    /// in which much is pressed there is always somebody.
    pub async fn answered(&self, channel: u64) {
        let mut all = self.0.subscribe();
        let mut before = all.borrow().clone();
        before.retain(|(where_asked, _)| *where_asked == channel);
        // The other end is in our own hands.
        let _ = all.wait_for(|all| all.is_disjoint(&before)).await;
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.all.0.send_modify(|all| _ = all.remove(&self.which));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use std::pin::pin;

    #[tokio::test]
    async fn those_who_asked_before_in_a_channel_are_waited_for_and_nobody_else() {
        let unanswered = Unanswered::default();
        let first = unanswered.begin(1, 10);
        let elsewhere = unanswered.begin(2, 11);
        let mut answered = pin!(unanswered.answered(1));
        assert_eq!(answered.as_mut().now_or_never(), None);
        let later = unanswered.begin(1, 12);
        assert_eq!(answered.as_mut().now_or_never(), None);
        drop(first);
        assert_eq!(answered.await, (), "neither who asked later nor who asked elsewhere");
        drop((elsewhere, later));
        assert_eq!(unanswered.answered(1).now_or_never(), Some(()));
    }
}
