//! Tables at which somebody has just pressed something: they are shown before all others. Only a hint, and
//! only in memory.

use crate::store::TableId;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// For so long after a press somebody is taken to be looking.
const LOOKING: Duration = Duration::from_secs(300);
/// As many are remembered before those that nobody looks at any more are forgotten.
const MANY: usize = 256;

/// Tables that are being played at.
#[derive(Debug, Default)]
pub(crate) struct Played(Mutex<BTreeMap<TableId, Seen>>);

#[derive(Debug)]
struct Seen {
    pressed: Instant,
    /// Whether it has changed since it was last taken to be shown.
    changed: bool,
}

impl Played {
    /// A table has changed, by somebody's press or by its clock.
    pub fn changed(&self, table: TableId, by_press: bool) {
        let (mut seen, now) = (self.seen(), Instant::now());
        if by_press {
            if seen.len() >= MANY {
                seen.retain(|_, one| one.pressed.elapsed() < LOOKING);
            }
            seen.insert(table, Seen { pressed: now, changed: true });
        } else if let Some(one) = seen.get_mut(&table) {
            one.changed = true;
        }
    }

    /// Those that have changed while somebody looks.
    pub fn waiting(&self) -> Vec<TableId> {
        let seen = self.seen();
        let waiting = seen.iter().filter(|(_, one)| one.changed && one.pressed.elapsed() < LOOKING);
        waiting.map(|(table, _)| *table).collect()
    }

    /// These are being shown.
    pub fn taken(&self, tables: &[TableId]) {
        let mut seen = self.seen();
        for table in tables {
            if let Some(one) = seen.get_mut(table) {
                one.changed = false;
            }
        }
    }

    /// Whether somebody looks at a table.
    pub fn is_played(&self, table: TableId) -> bool {
        self.seen().get(&table).is_some_and(|one| one.pressed.elapsed() < LOOKING)
    }

    fn seen(&self) -> MutexGuard<'_, BTreeMap<TableId, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
