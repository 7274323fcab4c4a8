//! How SQLite's rows are written and read: times, numbers and names, and what to say of one that nobody has written so.

use crate::store::{Pilot, Stage, StoreError, Time};
use serde_json::Value;
use sqlx::{Sqlite, SqlitePool, Transaction};

/// A transaction that writes.
pub(super) async fn begin(pool: &SqlitePool) -> Result<Transaction<'static, Sqlite>, StoreError> {
    Ok(pool.begin_with("begin immediate").await?)
}

/// A time as it is kept.
pub(super) fn millis(time: Time) -> i64 {
    time.timestamp_millis()
}

/// What was kept of a table, where it can be read.
#[derive(Clone, Copy)]
pub(super) struct Reading(pub i64);

impl Reading {
    pub fn damaged(self, what: &'static str) -> StoreError {
        StoreError::Damaged { table: self.0, what }
    }

    pub fn time(self, millis: i64, what: &'static str) -> Result<Time, StoreError> {
        Time::from_timestamp_millis(millis).ok_or(self.damaged(what))
    }

    pub fn maybe_time(self, millis: Option<i64>, what: &'static str) -> Result<Option<Time>, StoreError> {
        millis.map(|millis| self.time(millis, what)).transpose()
    }

    pub fn json(self, text: &str, what: &'static str) -> Result<Value, StoreError> {
        serde_json::from_str(text).map_err(|_| self.damaged(what))
    }

    pub fn small(self, number: i64, what: &'static str) -> Result<u8, StoreError> {
        u8::try_from(number).map_err(|_| self.damaged(what))
    }

    pub fn pilot(self, id: &str) -> Result<Pilot, StoreError> {
        Pilot::from_id(id).ok_or(self.damaged("pilot"))
    }

    pub fn stage(self, id: &str) -> Result<Stage, StoreError> {
        Stage::from_id(id).ok_or(self.damaged("stage"))
    }
}
