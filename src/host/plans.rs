//! Plans at a table: the next moves that a player leaves in advance, kept with their chair, made in their
//! turns as long as nothing of theirs was lost. Pure.

use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::standing::{Plan, Standing};
use crate::kernel::{AnyAsk, By, Choice, Follows, Refusal, Seat, has_all};
use crate::store::{Chair, Pilot, UserId};
use serde_json::Value;

/// Whether a plan is about to answer a question: its owner is not waited for.
pub fn is_ready(chair: &Chair, ask: &AnyAsk) -> bool {
    let plans = chair.pilot == Pilot::Player && !chair.orders.0.is_null();
    plans && Standing::of(chair).plan.ready == Some(ask.number)
}

impl Sitting<'_> {
    fn plan_of(&self, seat: usize) -> Option<Standing> {
        let chair = &self.table().seats[seat];
        let standing = (!chair.orders.0.is_null()).then(|| Standing::of(chair))?;
        (!standing.plan.moves.is_empty()).then_some(standing)
    }

    /// How many moves may be planned here; in most games none.
    fn plan_most(&self) -> usize {
        crate::games::by_kind(&self.table().kind).map_or(0, |game| game.features().plan_most)
    }

    /// Takes a plan in place of the one before; an empty one is none.
    pub(super) fn take_plan(&mut self, user: UserId, moves: &[Value]) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        let at = Seat(seat as u8);
        let most = self.plan_most();
        let possible = self.play.plannable(at).possible;
        let mut standing = Standing::of(&self.table().seats[seat]);
        let kept = &standing.plan.moves;
        if moves.len() > most || !moves.iter().all(|one| possible.contains(one) || kept.contains(one)) {
            return Err(Sorry::Refused(Refusal::NoSuchOrder));
        }
        let open = self.play.asks().into_iter().find(|ask| ask.seat == at).map(|ask| ask.number);
        let had = self.play.stake(at);
        standing.plan = match moves {
            [] => Plan::default(),
            moves => Plan { moves: moves.to_vec(), had, not: open, ..Plan::default() },
        };
        standing.keep(self.chair(seat));
        self.go_on();
        Ok(Receipt::Done)
    }

    /// Sees which plans are about to answer what is asked now, and which have to stop.
    pub(super) fn look_at_plans(&mut self, asks: &[AnyAsk]) {
        if self.plan_most() == 0 {
            return;
        }
        self.forget_what_is_done(asks);
        for ask in asks {
            let seat = ask.seat.index();
            let Some(mut standing) = self.plan_of(seat) else { continue };
            // What it was for is over: it has done what it could, and nothing has stopped it.
            if self.play.plannable(ask.seat).possible.is_empty() {
                standing.plan = Plan::default();
                standing.keep(self.chair(seat));
                continue;
            }
            if self.table().seats[seat].pilot != Pilot::Player {
                continue;
            }
            let known = [standing.plan.not, standing.plan.ready].contains(&Some(ask.number));
            if known {
                continue;
            }
            // What is wished for waits for its turn; of anything else the first move decides.
            let follows = |(at, one): (usize, &Value)| (at, self.play.follow(ask.seat, one));
            let mut next = standing.plan.moves.iter().enumerate().map(follows);
            match next.find(|(_, follows)| *follows != Follows::Not) {
                None => continue,
                Some((at, Follows::Does(_))) if has_all(&standing.plan.had, &self.play.stake(ask.seat)) => {
                    standing.plan.moves[..=at].rotate_right(1);
                    standing.plan.ready = Some(ask.number);
                }
                Some(_) => {
                    standing.plan = Plan { stopped: true, ..Plan::default() };
                }
            }
            standing.keep(self.chair(seat));
        }
    }

    /// What a plan answers that is about to.
    pub(super) fn planned(&self, ask: &AnyAsk) -> Option<Choice> {
        let standing = self.plan_of(ask.seat.index()).filter(|one| one.plan.ready == Some(ask.number))?;
        match self.play.follow(ask.seat, standing.plan.moves.first()?) {
            Follows::Does(choice) => Some(choice),
            Follows::Not | Follows::Stops => None,
        }
    }

    /// Whether the plan of a seat is about to answer what it is asked.
    pub(super) fn is_planned(&self, seat: Seat) -> bool {
        let ready = self.plan_of(seat.index()).and_then(|standing| standing.plan.ready);
        ready.is_some_and(|ready| self.play.asks().iter().any(|ask| ask.seat == seat && ask.number == ready))
    }

    /// Notes that somebody answers by hand what their plan would make first: it is not to be made once more.
    pub(super) fn makes_by_hand(&mut self, seat: Seat, choice: Choice) {
        let Some(mut standing) = self.plan_of(seat.index()) else { return };
        let first = standing.plan.moves.first();
        if first.is_some_and(|first| self.play.follow(seat, first) == Follows::Does(choice)) {
            standing.plan.by_hand = true;
            standing.keep(self.chair(seat.index()));
        }
    }

    /// What was made by hand is planned no more once it cannot be made again; what can be may be meant for the
    /// next time.
    fn forget_what_is_done(&mut self, asks: &[AnyAsk]) {
        for seat in 0..self.table().seats.len() {
            let Some(mut standing) = self.plan_of(seat).filter(|standing| standing.plan.by_hand) else {
                continue;
            };
            let at = Seat(seat as u8);
            let gone = !self.play.plannable(at).possible.contains(&standing.plan.moves[0]);
            if !gone && asks.iter().any(|ask| ask.seat == at) {
                continue;
            }
            standing.plan.by_hand = false;
            if gone {
                standing.plan.moves.remove(0);
            }
            if standing.plan.moves.is_empty() {
                standing.plan = Plan::default();
            }
            standing.keep(self.chair(seat));
        }
    }

    /// Somebody who has a plan has answered: by it, and its first move is made; or in person where it was
    /// about to, and it is over. What they have now is what they may not lose.
    pub(super) fn plan_goes_on(&mut self, seat: Seat, planned: bool, by: By) {
        let Some(mut standing) = self.plan_of(seat.index()) else { return };
        if planned {
            match by {
                By::Order => {
                    standing.plan.moves.remove(0);
                    self.planned_for = Some(seat);
                }
                By::Player | By::Clock | By::Host => standing.plan.moves.clear(),
            }
        }
        standing.plan = match standing.plan.moves.is_empty() {
            true => Plan::default(),
            false => Plan { had: self.play.stake(seat), ready: None, ..standing.plan },
        };
        standing.keep(self.chair(seat.index()));
    }
}
