//! Jottings at a table: what players note down for themselves, kept with their chairs until the game is over. Pure.

use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::standing::Standing;
use crate::kernel::{AnyTable, Jottings, Seat};
use crate::store::{Table, UserId};

/// Lays what everybody has jotted down beside the table, each for their own view.
pub fn lay_jottings(table: &Table, play: &mut dyn AnyTable) {
    for (chair, seat) in table.seats.iter().zip(0..) {
        if !chair.orders.0.is_null() {
            play.lay_beside(Seat(seat), &Standing::of(chair).jottings);
        }
    }
}

impl Sitting<'_> {
    /// Keeps what somebody has jotted down, in place of what stood there before. It is no move: nobody is
    /// waited for any longer or shorter.
    pub(super) fn jot(&mut self, user: UserId, jottings: &Jottings) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        let pad = self.play.pad(Seat(seat as u8)).ok_or(Sorry::Stale)?;
        if !pad.holds(jottings) {
            return Err(Sorry::Stale);
        }
        let mut standing = Standing::of(&self.table().seats[seat]);
        standing.jottings = jottings.clone();
        standing.keep(self.chair(seat));
        Ok(Receipt::Done)
    }

    /// When the game is over they are gone with it.
    pub(super) fn wipe_jottings(&mut self) {
        for seat in 0..self.table().seats.len() {
            let mut standing = Standing::of(&self.table().seats[seat]);
            if !standing.jottings.are_none() {
                standing.jottings = Jottings::default();
                standing.keep(self.chair(seat));
            }
        }
    }
}
