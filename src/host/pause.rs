//! A table that stands still, and goes on. Pure.

use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use crate::store::{Stage, UserId};
use chrono::TimeDelta;

impl Sitting<'_> {
    pub(super) fn pause(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        self.sit_up(seat);
        Ok(self.halt())
    }

    /// Stops the clock, whoever wants it.
    pub(super) fn halt(&mut self) -> Receipt {
        if self.table().stage == Stage::Paused {
            return Receipt::Already;
        }
        let now = self.now();
        self.state.left_millis =
            self.state.clock.map(|clock| (clock.deadline - now).num_milliseconds().max(0));
        self.change.table.stage = Stage::Paused;
        // A paused table has no deadline.
        self.change.table.deadline = None;
        self.change.table.wake = None;
        Receipt::Done
    }

    pub(super) fn resume(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        self.sit_up(seat);
        if self.table().stage == Stage::Running {
            return Ok(Receipt::Already);
        }
        let now = self.now();
        if let (Some(clock), Some(left)) = (&mut self.state.clock, self.state.left_millis.take()) {
            // What was left when the clock stopped is left now.
            let deadline = now + TimeDelta::milliseconds(left);
            let moved = deadline - clock.deadline;
            clock.deadline = deadline;
            clock.since = now;
            clock.remind = clock.remind.map(|remind| remind + moved);
        }
        self.change.table.stage = Stage::Running;
        self.go_on();
        Ok(Receipt::Done)
    }
}
