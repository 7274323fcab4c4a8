//! A game of two that only one still plays: after some turns of a stand-in the other may claim it, or play on. Pure.

use super::event::HostEvent;
use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::HostState;
use crate::kernel::{AnyAsk, AnyTable, Seat};
use crate::store::{AnsweredBy, Pilot, Stage, Table, UserId};

/// Turns of a stand-in in a row after which a game may be claimed.
const TURNS: u8 = 7;

/// The seat whose game somebody may claim: the other one of two, for whom a stand-in has moved for long,
/// where the rules say what becomes of a game that is given up.
pub fn claimable(table: &Table, state: &HostState, play: &dyn AnyTable, by: usize) -> Option<Seat> {
    let [_, _] = &table.seats[..] else { return None };
    let seat = Seat(1_u8.checked_sub(by as u8)?);
    let (mine, theirs) = (&table.seats[by], &table.seats[seat.index()]);
    let long = state.stood_in.get(&seat.0).is_some_and(|(_, turns)| *turns >= TURNS);
    let both_play = mine.pilot == Pilot::Player && theirs.pilot == Pilot::Away && theirs.user.is_some();
    (both_play && long && table.stage == Stage::Running && play.may_resign(seat)).then_some(seat)
}

impl Sitting<'_> {
    /// Counts the turns in a row in which a stand-in has moved for somebody, each once.
    pub(super) fn counts_stand_in(&mut self, ask: &AnyAsk) {
        let chair = &self.table().seats[ask.seat.index()];
        if chair.pilot != Pilot::Away || !ask.patience.is_turn() {
            return;
        }
        let turn = self.play.turn();
        let stood_in = self.state.stood_in.entry(ask.seat.0).or_insert((turn, 0));
        if stood_in.1 > 0 && stood_in.0 == turn {
            return;
        }
        *stood_in = (turn, stood_in.1.saturating_add(1));
        if stood_in.1 == TURNS
            && let Some(other) = 1_usize.checked_sub(ask.seat.index())
            && claimable(self.table(), self.state, &*self.play, other) == Some(ask.seat)
        {
            self.say(HostEvent::MayClaim { seat: ask.seat });
        }
    }

    /// Whoever stayed has the game, as if the other had given it up.
    pub(super) fn claim(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let by = seated(self.table(), user)?;
        let absent = claimable(self.table(), self.state, &*self.play, by).ok_or(Sorry::NotAbsent)?;
        let gone = self.play.resign(absent)?.ok_or(Sorry::NotAbsent)?;
        self.keep(absent, None, AnsweredBy::Host, gone.input);
        self.say(HostEvent::Claims { seat: Seat(by as u8) });
        self.tell(gone.news);
        self.go_on();
        Ok(Receipt::Done)
    }
}
