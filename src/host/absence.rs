//! Who is there and who is not: players who come and go, votes about those who stay away, a table that stands still. Pure.

use super::lobby::seated;
use super::notes::{Yield, Yielded};
use super::request::{Outcome, Sorry, Stance};
use super::running::{Play, stance_of};
use crate::store::{Chair, Pilot, Secret, Stage, UserId};
use crate::table::{AnyAsk, Patience, Seat};
use chrono::TimeDelta;
use serde_json::Value;

impl Play<'_> {
    /// Whoever does anything is back. False when they were never away, or have resigned.
    pub(super) fn sit_up(&mut self, seat: usize) -> bool {
        if self.table().seats[seat].pilot != Pilot::Away {
            return false;
        }
        self.chair(seat).pilot = Pilot::Player;
        self.notes.out.remove(&(seat as u8));
        self.go_on();
        true
    }

    pub(super) fn stance(&mut self, user: UserId, stance: Stance) -> Result<Outcome, Sorry> {
        let seat = seated(self.table(), user)?;
        if stance_of(&self.table().seats[seat], self.notes) == stance {
            return Ok(Outcome::Already);
        }
        self.chair(seat).stance = serde_json::to_value(stance).unwrap_or(Value::Null);
        self.go_on();
        Ok(Outcome::Done)
    }

    /// A player passes in windows for a while, and everybody may know it.
    pub(super) fn pass_until(&mut self, user: UserId, until: Yield) -> Result<Outcome, Sorry> {
        let seat = seated(self.table(), user)? as u8;
        if self.notes.yielded(Seat(seat)) == Some(until) {
            return Ok(Outcome::Already);
        }
        let question = self.play.asks().first().map_or(0, |ask| ask.number);
        let yielded = Yielded { until, turn: self.play.turn(), question };
        self.notes.yields.insert(seat, yielded);
        self.go_on();
        Ok(Outcome::Done)
    }

    pub(super) fn unyield(&mut self, user: UserId) -> Result<Outcome, Sorry> {
        let seat = seated(self.table(), user)? as u8;
        if self.notes.yields.remove(&seat).is_none() {
            return Ok(Outcome::Already);
        }
        self.go_on();
        Ok(Outcome::Done)
    }

    /// Ends what has come to its end by itself: with the turn, or with the first question since that concerns whoever passes.
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

    pub(super) fn hand_over(&mut self, user: UserId, to: UserId, name: &str) -> Result<Outcome, Sorry> {
        let seat = seated(self.table(), user)?;
        if seated(self.table(), to).is_ok() {
            return Err(Sorry::SeatedAlready);
        }
        // Stance and orders were the old player's.
        *self.chair(seat) = Chair::of(to, name);
        self.notes.yields.remove(&(seat as u8));
        if let Some(clock) = self.notes.clock {
            self.notice(Seat(seat as u8), "turn", clock.question);
        }
        self.go_on();
        Ok(Outcome::Done)
    }

    /// People who are there to vote.
    fn voters(&self, except: Option<u8>) -> usize {
        let seats = self.table().seats.iter().enumerate();
        seats.filter(|(at, chair)| chair.pilot == Pilot::Player && except != Some(*at as u8)).count()
    }

    pub(super) fn vote_out(&mut self, user: UserId, seat: u8) -> Result<Outcome, Sorry> {
        let voter = seated(self.table(), user)?;
        let absent = self.table().seats.get(usize::from(seat)).ok_or(Sorry::NoSuchSeat)?;
        if absent.pilot != Pilot::Away || voter == usize::from(seat) {
            return Err(Sorry::NotAbsent);
        }
        let needed = self.voters(Some(seat)) / 2 + 1;
        let votes = self.notes.out.entry(seat).or_default();
        if !votes.contains(&(voter as u8)) {
            votes.push(voter as u8);
        }
        if votes.len() < needed {
            return Ok(Outcome::Voted { needed: (needed - votes.len()) as u8 });
        }
        self.notes.out.remove(&seat);
        let chair = self.chair(usize::from(seat));
        chair.pilot = Pilot::Bot;
        chair.user = None;
        chair.orders = Secret(Value::Null);
        self.go_on();
        Ok(Outcome::Done)
    }

    pub(super) fn vote_to_abandon(&mut self, user: UserId) -> Result<Outcome, Sorry> {
        let voter = seated(self.table(), user)? as u8;
        if !self.notes.abandon.contains(&voter) {
            self.notes.abandon.push(voter);
        }
        let needed = self.voters(None) / 2 + 1;
        let votes = self.notes.abandon.len();
        if votes < needed {
            return Ok(Outcome::Voted { needed: (needed - votes) as u8 });
        }
        self.end(Stage::Abandoned);
        Ok(Outcome::Done)
    }

    pub(super) fn pause(&mut self, user: UserId) -> Result<Outcome, Sorry> {
        seated(self.table(), user)?;
        Ok(self.halt())
    }

    /// Stops the clock, whoever wants it.
    pub(super) fn halt(&mut self) -> Outcome {
        if self.table().stage == Stage::Paused {
            return Outcome::Already;
        }
        let now = self.now();
        self.notes.left_millis =
            self.notes.clock.map(|clock| (clock.deadline - now).num_milliseconds().max(0));
        self.change.table.stage = Stage::Paused;
        // A paused table has no deadline.
        self.change.table.deadline = None;
        self.change.table.wake = None;
        Outcome::Done
    }

    pub(super) fn resume(&mut self, user: UserId) -> Result<Outcome, Sorry> {
        seated(self.table(), user)?;
        if self.table().stage == Stage::Running {
            return Ok(Outcome::Already);
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
        Ok(Outcome::Done)
    }

    /// A race that no person drives any more is not driven to its end.
    pub(super) fn all_gone(&mut self) {
        if self.table().seats.iter().all(|chair| chair.pilot == Pilot::Bot) {
            self.end(Stage::Abandoned);
        }
    }
}
