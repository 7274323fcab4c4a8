//! Who is there and who is not: players who come and go, or leave for good; a table that stands still. Pure.

use super::notes::{Yield, Yielded};
use super::request::{Receipt, Stance};
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::waiting::stance_of;
use crate::kernel::{AnyAsk, Patience, Seat};
use crate::store::{AnsweredBy, Pilot, Secret, Stage, UserId};
use chrono::TimeDelta;
use serde_json::Value;

impl Sitting<'_> {
    /// Whoever does anything is back. False when they were never away.
    pub(super) fn sit_up(&mut self, seat: usize) -> bool {
        let was_away = self.back(seat);
        if was_away {
            self.go_on();
        }
        was_away
    }

    /// The same, where something else is to be seen to before the game goes on.
    pub(super) fn back(&mut self, seat: usize) -> bool {
        let was_away = self.table().seats[seat].pilot == Pilot::Away;
        if was_away {
            self.chair(seat).pilot = Pilot::Player;
        }
        was_away
    }

    pub(super) fn go_away(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        if self.table().seats[seat].pilot == Pilot::Away {
            return Ok(Receipt::Already);
        }
        self.chair(seat).pilot = Pilot::Away;
        self.notes.yields.remove(&(seat as u8));
        self.go_on();
        Ok(Receipt::Done)
    }

    pub(super) fn resign(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        let gone = self.play.resign(Seat(seat as u8))?;
        self.leave_for_good(seat);
        if let Some(moved) = gone {
            self.keep(Seat(seat as u8), Some(user), AnsweredBy::Player, moved.input);
            self.tell(moved.news);
        }
        // Where too few are left to play on, it is not given up: it has ended.
        if self.play.outcome().is_none() {
            self.all_gone();
        }
        self.go_on();
        Ok(Receipt::Done)
    }

    /// A driver takes the seat to the end, unless the game goes on without it. Whoever sat there has no say
    /// at the table any more, whatever old button they press; only that they did is kept.
    pub(super) fn leave_for_good(&mut self, seat: usize) {
        let chair = self.chair(seat);
        chair.former = chair.user.take();
        chair.pilot = Pilot::Bot;
        chair.offered = None;
        chair.orders = Secret(Value::Null);
        self.notes.yields.remove(&(seat as u8));
        self.forget_votes(seat as u8);
    }

    pub(super) fn stance(&mut self, user: UserId, stance: Stance) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        if stance_of(&self.table().seats[seat], self.notes) == stance {
            return Ok(Receipt::Already);
        }
        self.chair(seat).stance = serde_json::to_value(stance).unwrap_or(Value::Null);
        self.go_on();
        Ok(Receipt::Done)
    }

    /// A player passes in windows for a while, and everybody may know it.
    pub(super) fn pass_until(&mut self, user: UserId, until: Yield) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)? as u8;
        if self.notes.yielded(Seat(seat)) == Some(until) {
            return Ok(Receipt::Already);
        }
        let question = self.play.asks().first().map_or(0, |ask| ask.number);
        let yielded = Yielded { until, turn: self.play.turn(), question };
        self.notes.yields.insert(seat, yielded);
        self.go_on();
        Ok(Receipt::Done)
    }

    pub(super) fn unyield(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)? as u8;
        if self.notes.yields.remove(&seat).is_none() {
            return Ok(Receipt::Already);
        }
        self.go_on();
        Ok(Receipt::Done)
    }

    /// Ends what has come to its end by itself: with the turn, or with the first question since that concerns
    /// whoever passes.
    pub(super) fn end_yields(&mut self, asks: &[AnyAsk]) {
        let turn = self.play.turn();
        self.notes.yields.retain(|seat, yielded| match yielded.until {
            Yield::TurnEnd => yielded.turn == turn,
            Yield::Concerned => !asks.iter().any(|ask| {
                let theirs = ask.concerns && ask.patience != Patience::Chore;
                ask.seat.0 == *seat && ask.number != yielded.question && theirs
            }),
        });
    }

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
        self.notes.left_millis =
            self.notes.clock.map(|clock| (clock.deadline - now).num_milliseconds().max(0));
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
        if let (Some(clock), Some(left)) = (&mut self.notes.clock, self.notes.left_millis.take()) {
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

    /// A game that no person plays any more is not played to its end.
    pub(super) fn all_gone(&mut self) -> bool {
        let gone = self.table().seats.iter().all(|chair| chair.pilot == Pilot::Bot);
        if gone {
            self.give_up();
        }
        gone
    }

    /// The clock was set to something that is nobody's answer: somebody was erased, or an offer has run out.
    /// The table is seen to anew, so that it goes on at once.
    pub(super) fn look_round(&mut self) -> Receipt {
        if self.table().wake.is_none_or(|wake| wake > self.now()) {
            return Receipt::Idle;
        }
        self.change.table.wake = None;
        self.go_on();
        Receipt::Done
    }
}
