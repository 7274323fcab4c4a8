//! A table that stands still, and goes on. Pure.

use super::event::HostEvent;
use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use crate::kernel::Seat;
use crate::store::{Pilot, Stage, UserId};
use chrono::TimeDelta;

impl Sitting<'_> {
    pub(super) fn pause(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        self.sit_up(seat);
        let receipt = self.halt();
        if receipt == Receipt::Done {
            self.say(HostEvent::Stopped { seat: Seat(seat as u8) });
        }
        Ok(receipt)
    }

    /// Stops the clock, whoever wants it.
    pub(super) fn halt(&mut self) -> Receipt {
        self.state.rests = None;
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
        let was_away = self.sit_up(seat);
        if self.table().stage == Stage::Running {
            return Ok(if was_away { Receipt::Done } else { Receipt::Already });
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
        self.say(HostEvent::Resumed { seat: Seat(seat as u8) });
        self.go_on();
        Ok(Receipt::Done)
    }

    /// Stops the clock where nobody is left who plays, and lets it go on when somebody is back: stand-ins
    /// play for those who keep others waiting, and not a game among themselves.
    pub(super) fn rest_while_nobody_is_there(&mut self) {
        let there = |pilot: Pilot| self.table().seats.iter().any(|chair| chair.pilot == pilot);
        let nobody = !there(Pilot::Player) && there(Pilot::Away);
        match self.state.rests {
            None if nobody && self.table().stage == Stage::Running => {
                self.say(HostEvent::Rests);
                self.halt();
                self.state.rests = Some(self.now());
            }
            Some(_) if !nobody => {
                // Whoever comes back has all the time that a question gives.
                (self.state.rests, self.state.left_millis, self.state.clock) = (None, None, None);
                self.change.table.stage = Stage::Running;
            }
            _ => {}
        }
        if let Some(since) = self.state.rests {
            self.change.table.wake = Some(since + self.state.pace.rests_for());
        }
    }

    /// A table at which nobody has been for long is given up.
    pub(super) fn has_rested(&mut self) -> bool {
        let rests = self.state.rests.filter(|_| self.table().stage == Stage::Paused);
        let over = rests.is_some_and(|since| self.now() >= since + self.state.pace.rests_for());
        if over {
            self.give_up();
        }
        over
    }
}
