//! How far a table has been pushed up by what was written below it.

use crate::store::Board;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};

/// So many messages of a channel are remembered: nobody asks for more.
const MOST: usize = 20;

/// The newest messages of channels that have a table. Only a hint: after a restart it starts anew.
#[derive(Default)]
pub struct Newest(Mutex<BTreeMap<u64, VecDeque<u64>>>);

impl Newest {
    /// A table has been posted in a channel.
    pub fn posted(&self, channel: u64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(channel).or_default();
    }

    /// One more message stands in a channel. It may be the table's own, of which Discord tells before or after it has answered who
    /// posted it.
    pub fn written(&self, channel: u64, message: u64) {
        let mut channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(messages) = channels.get_mut(&channel) else { return };
        messages.push_back(message);
        if messages.len() > MOST {
            messages.pop_front();
        }
    }

    /// How many messages stand below a table, as far as this process has seen.
    pub fn below(&self, board: &Board) -> usize {
        let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let messages = channels.get(&board.channel).into_iter().flatten();
        messages.filter(|message| **message > board.message).count()
    }

    /// Nothing stands in a channel any more.
    pub fn forget(&self, channel: u64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&channel);
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
        newest.posted(1);
        newest.written(1, 10);
        newest.written(1, 11);
        newest.written(2, 12);
        assert_eq!(newest.below(&board(10)), 1, "its own, and another channel's, do not count");
        // Posted anew: Discord tells of the message first, then who posted it hears of it, then somebody writes.
        newest.written(1, 20);
        newest.posted(1);
        newest.written(1, 21);
        assert_eq!(newest.below(&board(20)), 1);
        newest.forget(1);
        newest.written(1, 22);
        assert_eq!(newest.below(&board(20)), 0);
    }

    #[test]
    fn what_is_remembered_does_not_grow() {
        let newest = Newest::default();
        newest.posted(1);
        for message in 1..=100 {
            newest.written(1, message);
        }
        assert_eq!(newest.below(&board(0)), MOST);
    }
}
