//! Who sits where, and who may decide for a table. Pure.

use super::sorry::Sorry;
use crate::store::{Table, Time, UserId};
use chrono::TimeDelta;

/// After this anybody at the table may do what only its opener may do before.
const OPENER_FIRST: TimeDelta = TimeDelta::minutes(10);

/// The seat of somebody who has to have one.
pub fn seated(table: &Table, user: UserId) -> Result<usize, Sorry> {
    table.seats.iter().position(|chair| chair.user == Some(user)).ok_or(Sorry::NotSeated)
}

/// The seat of the table's host: of whoever opened it, and when they have gone, of the person who has sat
/// there longest.
pub fn host_of(table: &Table) -> Option<usize> {
    seated(table, table.opened_by).ok().or_else(|| table.seats.iter().position(|chair| chair.user.is_some()))
}

/// The host decides; after a while anybody at the table.
pub fn may_decide(table: &Table, user: UserId, now: Time) -> Result<(), Sorry> {
    let seat = seated(table, user)?;
    let early = now - table.opened_at < OPENER_FIRST;
    if host_of(table) != Some(seat) && early { Err(Sorry::NotTheOpener) } else { Ok(()) }
}
