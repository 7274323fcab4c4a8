//! One writer at a time in the message of a table that presses are answered in: whoever plays alone with bots reads what came of a press
//! where the announcer shows what has happened since. A picture takes its time, and what was painted for an older state would cover a
//! newer one, with nobody left to write it again.

use crate::store::{Table, TableId};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OwnedMutexGuard;

/// With so many, those are forgotten in which nobody is writing.
const MOST: usize = 10_000;

/// What was written last, table by table.
#[derive(Debug, Default)]
pub struct Writers(Mutex<BTreeMap<TableId, Arc<tokio::sync::Mutex<Last>>>>);

/// What was written last.
#[derive(Debug, Default)]
pub struct Last {
    revision: i64,
    /// The message in which the table stands, as far as the announcer has said so.
    pub stands_in: Option<u64>,
}

/// The right to write there, as long as it is kept.
pub type Turn = OwnedMutexGuard<Last>;

impl Writers {
    /// Waits until nobody else writes there. None where something newer than this table stands there by then.
    pub async fn turn(&self, table: &Table) -> Option<Turn> {
        let one = {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if all.len() >= MOST {
                all.retain(|_, one| Arc::strong_count(one) > 1);
            }
            all.entry(table.id).or_default().clone()
        };
        let mut last = one.lock_owned().await;
        if last.revision > table.revision {
            return None;
        }
        last.revision = table.revision;
        Some(last)
    }
}
