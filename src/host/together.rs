//! A table over days at which everybody happens to be there: it is offered to go on live, and does while
//! nobody leaves. Pure.
//!
//! Who is there is read from moves in people's own turns alone, which everybody sees: an answer in a window,
//! or none, says nothing.

use super::event::HostEvent;
use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::{Pace, Tempo, Together};
use crate::kernel::{AnyAsk, Seat};
use crate::store::{Chair, Pilot, Stage, Time, UserId};
use chrono::TimeDelta;

/// Whoever has moved within this is there; so long an offer stands.
const HERE: TimeDelta = TimeDelta::minutes(10);
/// What was let go by is not offered again before.
const AGAIN: TimeDelta = TimeDelta::hours(6);

/// Whether a person plays here, be it that somebody stands in for them.
fn is_a_players(chair: &Chair) -> bool {
    chair.user.is_some()
}

impl Sitting<'_> {
    /// Somebody has made a move. Where that was in their own turn and nobody else's, they are there, as
    /// everybody sees; where everybody is, it is offered to go on live.
    pub(super) fn has_moved(&mut self, ask: &AnyAsk, alone: bool) {
        let (now, state) = (self.now(), &mut *self.state);
        if state.pace.tempo != Tempo::Slow || state.alone || !alone || !ask.patience.is_turn() {
            return;
        }
        // Whoever is asked the same once more has laid something face down, which nobody may notice.
        if self.play.asks().iter().any(|one| (one.seat, one.number) == (ask.seat, ask.number)) {
            return;
        }
        let together = &mut state.together;
        together.moved.insert(ask.seat.0, now);
        let due = together.until.is_none() && together.again.is_none_or(|again| again <= now);
        let lately = |seat: u8| together.moved.get(&seat).is_some_and(|at| now - *at <= HERE);
        let seats = &self.change.table.seats;
        let here = (0_u8..).zip(seats).filter(|(_, chair)| is_a_players(chair)).all(|(seat, _)| lately(seat));
        if due && here && !self.play.asks().is_empty() {
            let together = &mut self.state.together;
            (together.until, together.again) = (Some(now + HERE), Some(now + AGAIN));
            together.yes.clear();
            self.say(HostEvent::AllHere);
        }
    }

    /// Says yes to going on live, or no; at a table that does, no is to go on over days.
    pub(super) fn go_live(&mut self, user: UserId, yes: bool) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)? as u8;
        if self.table().stage == Stage::Paused {
            return Err(Sorry::Paused);
        }
        match (yes, self.state.together.until, self.state.together.days) {
            (false, _, Some(_)) => self.back_to_days(seat),
            (true, Some(_), None) => {
                let together = &mut self.state.together;
                if together.yes.contains(&seat) {
                    return Ok(Receipt::Already);
                }
                together.yes.push(seat);
                self.live_if_all_say_yes();
            }
            (false, Some(_), None) => self.state.together.until = None,
            (true, _, Some(_)) => return Ok(Receipt::Already),
            (_, None, None) => return Err(Sorry::Stale),
        }
        self.go_on();
        Ok(Receipt::Done)
    }

    fn live_if_all_say_yes(&mut self) {
        let yes = &self.state.together.yes;
        let mut chairs = (0_u8..).zip(&self.table().seats).filter(|(_, chair)| is_a_players(chair));
        if !chairs.all(|(seat, _)| yes.contains(&seat)) {
            return;
        }
        let Some(game) = crate::games::by_kind(&self.table().kind) else { return };
        let days = self.state.pace;
        self.state.pace = Pace { bot_millis: days.bot_millis, ..Pace::of(game, Tempo::Live) };
        (self.state.together.days, self.state.together.until) = (Some(days), None);
        // The question that is open begins anew, at the new pace.
        self.state.clock = None;
        self.say(HostEvent::Live);
    }

    /// A table that went on live goes on over days: because of this seat.
    fn back_to_days(&mut self, seat: u8) {
        let Some(days) = self.state.together.days.take() else { return };
        self.state.pace = days;
        self.state.clock = None;
        // Whose move it is may look elsewhere by now: they are told so once more.
        self.state.movers.clear();
        self.state.together.moved.clear();
        self.say(HostEvent::Days { seat: Seat(seat) });
    }

    /// Where a table goes on live for now, whoever lets their turn run out has left: nobody moves for them,
    /// and they have days again.
    pub(super) fn has_left(&mut self, ask: &AnyAsk) -> bool {
        let here = self.table().seats[ask.seat.index()].pilot == Pilot::Player;
        let left = here && ask.patience.is_turn() && self.state.together.days.is_some();
        if left {
            self.back_to_days(ask.seat.0);
            self.go_on();
        }
        left
    }

    /// Lets an offer go that has run out, or that somebody cannot take who has left; a table that goes on
    /// live does so while nobody leaves.
    pub(super) fn see_who_is_together(&mut self) {
        let now = self.now();
        let mut chairs = (0_u8..).zip(&self.table().seats);
        let gone = chairs.find(|(_, chair)| chair.is_a_persons() && chair.pilot != Pilot::Player);
        let gone = gone.map(|(seat, _)| seat);
        let together = &mut self.state.together;
        if gone.is_some() || together.until.is_some_and(|until| until <= now) {
            together.until = None;
        }
        if let Some(seat) = gone {
            self.back_to_days(seat);
        }
    }

    /// When the offer to go on live runs out.
    pub(super) fn offer_to_go_live_ends(&self) -> Option<Time> {
        self.state.together.until
    }
}

/// The seats that have said that they would go on live.
pub fn would_go_live(together: &Together) -> Vec<Seat> {
    together.yes.iter().copied().map(Seat).collect()
}
