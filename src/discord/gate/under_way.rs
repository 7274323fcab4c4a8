//! Presses and commands that are being answered: whoever stops waits for them, and what is posted in a
//! channel comes below the answers to those who asked there before, however busy the machine is.

use std::collections::BTreeSet;
use std::time::Duration;
use tokio::sync::watch;

/// What was received just before the end begins a moment later.
const MOMENT: Duration = Duration::from_millis(100);

/// All of them.
#[derive(Debug, Default)]
pub struct UnderWay(watch::Sender<All>);

#[derive(Debug, Default)]
struct All {
    /// The channels and the numbers of those that go on.
    going: BTreeSet<(u64, u64)>,
    /// The channels and the numbers of those that Discord has not been answered yet.
    unanswered: BTreeSet<(u64, u64)>,
}

/// One of them, as long as it is kept.
#[derive(Debug)]
pub struct Going<'a> {
    all: &'a UnderWay,
    which: (u64, u64),
}

impl UnderWay {
    /// One more.
    pub fn begin(&self, channel: u64, asked: u64) -> Going<'_> {
        let which = (channel, asked);
        self.0.send_modify(|all| {
            all.going.insert(which);
            all.unanswered.insert(which);
        });
        Going { all: self, which }
    }

    /// Whether there is none just now.
    pub fn is_none(&self) -> bool {
        self.0.borrow().going.is_empty()
    }

    /// Waits until all is done that goes on by now.
    pub async fn done(&self) {
        self.left(|all| &all.going, |_| true).await;
    }

    /// Waits until there is none, and for a moment none begins.
    pub async fn none(&self) {
        let mut all = self.0.subscribe();
        loop {
            // The other end is in our own hands.
            let _ = all.wait_for(|all| all.going.is_empty()).await;
            tokio::time::sleep(MOMENT).await;
            if all.borrow().going.is_empty() {
                return;
            }
        }
    }

    /// Waits until everybody is answered who has asked something in a channel by now. Whoever asks later does
    /// not matter: in a channel in which much is pressed there is always somebody.
    pub async fn answered(&self, channel: u64) {
        self.left(|all| &all.unanswered, |where_asked| where_asked == channel).await;
    }

    /// Waits until those have left one of the lists that stand there by now for some channels.
    async fn left(&self, list: impl Fn(&All) -> &BTreeSet<(u64, u64)>, channels: impl Fn(u64) -> bool) {
        let mut all = self.0.subscribe();
        let mut before = list(&all.borrow()).clone();
        before.retain(|(where_asked, _)| channels(*where_asked));
        // The other end is in our own hands.
        let _ = all.wait_for(|all| list(all).is_disjoint(&before)).await;
    }
}

impl Going<'_> {
    /// Discord has been answered; what is left to do may take as long as it takes.
    pub fn answered(&self) {
        self.all.0.send_modify(|all| _ = all.unanswered.remove(&self.which));
    }

    /// Whether Discord has been.
    pub fn is_answered(&self) -> bool {
        !self.all.0.borrow().unanswered.contains(&self.which)
    }
}

impl Drop for Going<'_> {
    fn drop(&mut self) {
        self.all.0.send_modify(|all| {
            all.going.remove(&self.which);
            all.unanswered.remove(&self.which);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use std::pin::pin;

    #[tokio::test]
    async fn those_who_asked_before_in_a_channel_are_waited_for_and_nobody_else() {
        let under_way = UnderWay::default();
        let first = under_way.begin(1, 10);
        let second = under_way.begin(1, 11);
        let elsewhere = under_way.begin(2, 12);
        let mut answered = pin!(under_way.answered(1));
        assert_eq!(answered.as_mut().now_or_never(), None);
        let later = under_way.begin(1, 13);
        first.answered();
        assert_eq!(answered.as_mut().now_or_never(), None, "the second is not answered");
        drop(second);
        assert_eq!(answered.await, (), "neither who asked later nor who asked elsewhere");
        drop((elsewhere, later));
        assert_eq!(under_way.answered(1).now_or_never(), Some(()));
    }

    #[tokio::test]
    async fn what_is_answered_is_done_when_nothing_is_left_of_it() {
        let under_way = UnderWay::default();
        let first = under_way.begin(1, 10);
        first.answered();
        let mut done = pin!(under_way.done());
        assert_eq!(done.as_mut().now_or_never(), None);
        let later = under_way.begin(1, 11);
        drop(first);
        assert_eq!(done.await, (), "whoever asks later is not waited for");
        drop(later);
    }

    #[tokio::test]
    async fn whoever_stops_waits_for_what_is_answered_and_not_done() {
        let under_way = UnderWay::default();
        let going = under_way.begin(1, 10);
        going.answered();
        let mut none = pin!(under_way.none());
        assert_eq!(none.as_mut().now_or_never(), None);
        assert!(!under_way.is_none());
        drop(going);
        none.await;
        assert!(under_way.is_none());
    }
}
