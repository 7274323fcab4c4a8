//! Who is there and who is not: players who come and go, or leave for good. Pure.

use super::event::HostEvent;
use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use crate::kernel::Seat;
use crate::store::{AnsweredBy, Pilot, Private, UserId};
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
        self.state.yields.remove(&(seat as u8));
        self.go_on();
        Ok(Receipt::Done)
    }

    pub(super) fn resign(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        let gone = self.play.resign(Seat(seat as u8))?;
        self.leave_for_good(seat);
        let plays_on = gone.is_none();
        if let Some(moved) = gone {
            self.keep(Seat(seat as u8), Some(user), AnsweredBy::Player, moved.input);
            self.tell(moved.news);
        }
        // Where too few are left to play on, it is not given up: it has ended.
        if self.play.outcome().is_none() && !self.all_gone() && plays_on {
            self.say(HostEvent::Left { seat: Seat(seat as u8) });
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
        chair.orders = Private(Value::Null);
        self.state.yields.remove(&(seat as u8));
        self.forget_votes(seat as u8);
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
