//! Taking an answer back, while nothing has come of it. Pure.

use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::HostState;
use super::waiting::is_window;
use crate::kernel::{AnyTable, Seat};
use crate::store::{AnsweredBy, Pilot, Stage, Table, UserId};

/// How often one player may do so in a turn: it is for slips, and must not stop the clock for ever.
const PER_TURN_MAX: usize = 5;

/// Whether a seat may take its last answer back: exactly then there is something to press for it. `game` is
/// the table's own.
pub fn may_take_back(table: &Table, game: &dyn AnyTable, seat: Seat) -> bool {
    table.stage == Stage::Running && is_free(&HostState::of(table), game, seat) && game.may_take_back(seat)
}

/// Whether a seat has not done so too often already.
fn is_free(state: &HostState, game: &dyn AnyTable, seat: Seat) -> bool {
    let (turn, seats) = &state.taken_back;
    *turn != game.turn() || seats.iter().filter(|one| **one == seat.0).count() < PER_TURN_MAX
}

impl Sitting<'_> {
    pub(super) fn take_back(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = Seat(seated(self.table(), user)? as u8);
        if self.table().stage == Stage::Paused {
            return Err(Sorry::Paused);
        }
        if !is_free(self.state, &*self.play, seat) {
            return Err(Sorry::NothingToTakeBack);
        }
        let input = self.play.take_back(seat).ok_or(Sorry::NothingToTakeBack)?;
        self.keep(seat, Some(user), AnsweredBy::Player, input);
        self.count_taking_back(seat);
        if self.table().seats[seat.index()].pilot == Pilot::Away {
            self.chair(seat.index()).pilot = Pilot::Player;
        }
        // The question from before is open again, with the time that is left.
        let asks = self.play.asks();
        if let (Some(clock), Some(ask)) = (&mut self.state.clock, asks.first()) {
            clock.question = ask.number;
            clock.window = is_window(&asks);
        }
        self.answers_again(seat.index());
        self.go_on();
        Ok(Receipt::Done)
    }

    fn count_taking_back(&mut self, seat: Seat) {
        let turn = self.play.turn();
        let (last, seats) = &mut self.state.taken_back;
        if *last != turn {
            seats.clear();
        }
        *last = turn;
        seats.push(seat.0);
    }
}
