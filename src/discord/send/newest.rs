//! How far a table has been pushed up by what was written below it, and which message it has left.

use crate::store::Board;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many messages of a channel are remembered: nobody asks for more.
const MOST: usize = 20;

/// The newest messages of channels that have a table. Only a hint: after a restart it starts anew.
#[derive(Default)]
pub struct Newest(Mutex<BTreeMap<u64, Channel>>);

#[derive(Default)]
struct Channel {
    messages: VecDeque<u64>,
    /// The message that a table left last: that it goes is news to nobody.
    left: Option<u64>,
}

impl Newest {
    fn channels(&self) -> MutexGuard<'_, BTreeMap<u64, Channel>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table is about to stand in a channel: what is written there counts from now on.
    pub fn listen(&self, channel: u64) {
        self.channels().entry(channel).or_default();
    }

    /// One more message stands in a channel. It may be the table's own, of which Discord tells before or
    /// after it has answered who posted it.
    pub fn written(&self, channel: u64, message: u64) {
        let mut channels = self.channels();
        let Some(Channel { messages, .. }) = channels.get_mut(&channel) else { return };
        messages.push_back(message);
        if messages.len() > MOST {
            messages.pop_front();
        }
    }

    /// How many messages stand below a table, as far as this process has seen.
    pub fn below(&self, board: &Board) -> usize {
        let channels = self.channels();
        let messages = channels.get(&board.channel).into_iter().flat_map(|channel| &channel.messages);
        messages.filter(|message| **message > board.message).count()
    }

    /// A table leaves a message, which goes.
    pub fn left(&self, channel: u64, message: u64) {
        self.channels().entry(channel).or_default().left = Some(message);
    }

    /// Whether a message is the one that a table left last.
    pub fn has_left(&self, channel: u64, message: u64) -> bool {
        self.channels().get(&channel).is_some_and(|channel| channel.left == Some(message))
    }

    /// Nothing stands in a channel any more.
    pub fn forget(&self, channel: u64) {
        self.channels().remove(&channel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(message: u64) -> Board {
        Board { channel: 1, message, posted_at: chrono::DateTime::UNIX_EPOCH }
    }

    #[test]
    fn a_table_is_not_below_itself_whenever_discord_tells_of_it() {
        let newest = Newest::default();
        newest.listen(1);
        newest.written(1, 10);
        newest.written(1, 11);
        newest.written(2, 12);
        assert_eq!(newest.below(&board(10)), 1, "its own, and another channel's, do not count");
        // Posted anew: it is listened to once more, and what was heard before is kept.
        newest.listen(1);
        newest.written(1, 20);
        newest.written(1, 21);
        assert_eq!(newest.below(&board(20)), 1);
        newest.forget(1);
        newest.written(1, 22);
        assert_eq!(newest.below(&board(20)), 0);
    }

    #[test]
    fn the_message_that_a_table_left_last_is_known() {
        let newest = Newest::default();
        newest.left(1, 10);
        assert!(newest.has_left(1, 10) && !newest.has_left(2, 10) && !newest.has_left(1, 11));
        newest.left(1, 11);
        assert!(newest.has_left(1, 11) && !newest.has_left(1, 10));
    }

    #[test]
    fn what_is_remembered_does_not_grow() {
        let newest = Newest::default();
        newest.listen(1);
        for message in 1..=100 {
            newest.written(1, message);
        }
        assert_eq!(newest.below(&board(0)), MOST);
    }
}
