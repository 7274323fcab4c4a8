//! One writer at a time in the message of a table that presses are answered in: whoever plays alone with bots
//! reads what came of a press where the announcer shows what has happened since. A picture takes its time,
//! and what was painted for an older state would cover a newer one, with nobody left to write it again. What
//! somebody has marked and not yet confirmed is in no state: so whoever has painted while another wrote
//! paints once more.

use crate::store::{Table, TableId};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OwnedMutexGuard;

/// With so many, those are forgotten in which nobody is writing.
const MOST: usize = 10_000;

/// What was written last, table by table.
#[derive(Debug, Default)]
pub struct Writers(Mutex<BTreeMap<TableId, Arc<One>>>);

/// One table's.
#[derive(Debug, Default)]
struct One {
    last: Arc<tokio::sync::Mutex<Last>>,
    /// How often it has been somebody's turn.
    turns: AtomicU64,
}

/// What was written last.
#[derive(Debug, Default)]
pub struct Last {
    revision: i64,
    /// The message in which the table stands, as far as the announcer has said so.
    pub stands_in: Option<u64>,
}

/// The right to write there, as long as it is kept.
pub type Turn = OwnedMutexGuard<Last>;

/// Why it is not to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    /// Something newer than this table stands there.
    Newer,
    /// Somebody has written since it was painted: what they did may be missing from it.
    Since,
}

impl Writers {
    /// How often it has been somebody's turn: to be asked before a page is painted. Most tables have none,
    /// and nothing is kept of them.
    pub fn turns(&self, table: TableId) -> u64 {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&table).map_or(0, |one| one.turns.load(Ordering::SeqCst))
    }

    /// Waits until nobody else writes there, for a page that was painted when there had been so many turns.
    pub async fn turn(&self, table: &Table, painted_at: u64) -> Result<Turn, Late> {
        let one = self.one(table.id);
        let mut last = one.last.clone().lock_owned().await;
        if last.revision > table.revision {
            return Err(Late::Newer);
        }
        if one.turns.load(Ordering::SeqCst) != painted_at {
            return Err(Late::Since);
        }
        one.turns.fetch_add(1, Ordering::SeqCst);
        last.revision = table.revision;
        Ok(last)
    }

    fn one(&self, table: TableId) -> Arc<One> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            all.retain(|_, one| Arc::strong_count(one) > 1 || Arc::strong_count(&one.last) > 1);
        }
        all.entry(table).or_default().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{NewTable, Time, UserId};

    fn table(revision: i64) -> Table {
        let opened = NewTable {
            kind: String::new(),
            guild: None,
            channel: 0,
            opened_by: UserId(1),
            opened_at: Time::default(),
            language: String::new(),
            options: serde_json::Value::Null,
            state: serde_json::Value::Null,
            seats: Vec::new(),
            interaction: None,
        };
        Table { revision, ..opened.opened(TableId(1)) }
    }

    #[tokio::test]
    async fn what_was_painted_for_an_older_table_is_not_written() {
        let writers = Writers::default();
        drop(writers.turn(&table(2), 0).await);
        let late = writers.turn(&table(1), writers.turns(TableId(1))).await;
        assert_eq!(late.err(), Some(Late::Newer));
    }

    /// Somebody marks a card while the table is being painted: the state is the same, and the mark is not in
    /// the picture.
    #[tokio::test]
    async fn whoever_has_painted_while_another_wrote_paints_once_more() {
        let writers = Writers::default();
        let table = table(1);
        let painting = writers.turns(table.id);
        let marking = writers.turns(table.id);
        drop(writers.turn(&table, marking).await.unwrap());
        assert_eq!(writers.turn(&table, painting).await.err(), Some(Late::Since));
        let again = writers.turns(table.id);
        assert!(writers.turn(&table, again).await.is_ok(), "nobody has written since");
    }

    #[tokio::test]
    async fn tables_do_not_wait_for_one_another() {
        let writers = Writers::default();
        let (one, two) = (table(1), Table { id: TableId(2), ..table(1) });
        let _writing = writers.turn(&one, 0).await.unwrap();
        assert!(writers.turn(&two, 0).await.is_ok());
    }
}
