//! How somebody wants to be treated in other people's moves: always, and for a while. Pure.

use super::request::{Receipt, Stance};
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::{Yield, Yielded};
use super::waiting::stance_of;
use crate::kernel::{AnyAsk, Patience, Seat};
use crate::store::UserId;
use serde_json::Value;

impl Sitting<'_> {
    pub(super) fn stance(&mut self, user: UserId, stance: Stance) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        if stance_of(&self.table().seats[seat], self.state) == stance {
            return Ok(Receipt::Already);
        }
        self.chair(seat).stance = serde_json::to_value(stance).unwrap_or(Value::Null);
        self.go_on();
        Ok(Receipt::Done)
    }

    /// A player passes in windows for a while, and everybody may know it.
    pub(super) fn pass_until(&mut self, user: UserId, until: Yield) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)? as u8;
        if self.state.yielded(Seat(seat)) == Some(until) {
            return Ok(Receipt::Already);
        }
        let question = self.play.asks().first().map_or(0, |ask| ask.number);
        let yielded = Yielded { until, turn: self.play.turn(), question };
        self.state.yields.insert(seat, yielded);
        self.go_on();
        Ok(Receipt::Done)
    }

    pub(super) fn unyield(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)? as u8;
        if self.state.yields.remove(&seat).is_none() {
            return Ok(Receipt::Already);
        }
        self.go_on();
        Ok(Receipt::Done)
    }

    /// Ends what has come to its end by itself: with the turn, or with the first question since that concerns
    /// whoever passes.
    pub(super) fn end_yields(&mut self, asks: &[AnyAsk]) {
        let turn = self.play.turn();
        self.state.yields.retain(|seat, yielded| match yielded.until {
            Yield::TurnEnd => yielded.turn == turn,
            Yield::Concerned => !asks.iter().any(|ask| {
                let theirs = ask.concerns && ask.patience != Patience::Chore;
                ask.seat.0 == *seat && ask.number != yielded.question && theirs
            }),
        });
    }
}
