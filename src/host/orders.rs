//! Standing orders at a table: kept with the chair of their owner, obeyed in windows, dropped when their card
//! is gone. Pure.

use super::request::{Receipt, Stance};
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::standing::{Standing, copies};
use super::waiting::stance_of;
use crate::kernel::{AnyAsk, By, Choice, Obeyed, Order, Patience, Seat};
use crate::store::{NoticeKind, Pilot, UserId};

impl Sitting<'_> {
    /// Takes new orders in place of all old ones.
    pub(super) fn take_orders(&mut self, user: UserId, orders: &[Order]) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        self.play.check_orders(Seat(seat as u8), orders)?;
        let Standing { plan, jottings, .. } = Standing::of(&self.table().seats[seat]);
        let orders = orders.to_vec();
        Standing { orders, plan, jottings, ..Standing::default() }.keep(self.chair(seat));
        Ok(Receipt::Done)
    }

    /// The player has answered a question in person.
    pub(super) fn answered_in_person(&mut self, seat: usize, question: u32) {
        let mut standing = Standing::of(&self.table().seats[seat]);
        if !standing.orders.is_empty() {
            standing.answered = Some(question);
            standing.keep(self.chair(seat));
        }
    }

    /// The player has taken that back.
    pub(super) fn answers_again(&mut self, seat: usize) {
        let mut standing = Standing::of(&self.table().seats[seat]);
        if standing.answered.take().is_some() {
            standing.keep(self.chair(seat));
        }
    }

    /// Answers for a seat that is not waited for any longer. When, never depends on what comes of it.
    pub(super) fn answer_for(&mut self, ask: &AnyAsk, by: By) -> bool {
        let (choice, by, obeyed) = self.in_the_name_of(ask, by);
        if let Some(obeyed) = obeyed {
            let mut standing = Standing::of(&self.table().seats[ask.seat.index()]);
            let held = copies(&self.play.orderable(ask.seat), &standing.orders[obeyed.order]);
            standing.has_acted(obeyed, ask.number, held, self.state.told);
            standing.keep(self.chair(ask.seat.index()));
        }
        self.counts_stand_in(ask);
        let given = self.give(ask.seat, by, choice).is_ok();
        self.go_on();
        given
    }

    /// What is answered for a seat, by whom, and on which order.
    fn in_the_name_of(&self, ask: &AnyAsk, by: By) -> (Choice, By, Option<Obeyed>) {
        let chair = &self.table().seats[ask.seat.index()];
        let window = ask.patience == Patience::Reaction;
        if let Some(choice) = self.planned(ask) {
            return (choice, By::Order, None);
        }
        if chair.pilot == Pilot::Player && self.state.yields.contains_key(&ask.seat.0) && window {
            return (Choice::One(ask.otherwise), By::Order, None);
        }
        let standing = Standing::of(chair);
        let obeys = match chair.pilot {
            Pilot::Player => true,
            // Whoever has left orders behind has not left the windows to a driver.
            Pilot::Away => !standing.orders.is_empty(),
            Pilot::Bot => false,
        };
        if obeys && let Some(obeyed) = self.ordered(ask) {
            return (Choice::One(obeyed.choice), By::Order, Some(obeyed));
        }
        if obeys && (window || standing.acts_on(ask) > 0) {
            let by = if by == By::Clock { By::Clock } else { By::Order };
            return (Choice::One(ask.otherwise), by, None);
        }
        // A small decision in somebody else's turn is a driver's where nobody waits for the player, but not
        // where time is up.
        let by_a_driver = chair.pilot != Pilot::Player || by == By::Host;
        let advised = if by_a_driver { self.by_its_level(ask.seat) } else { None };
        (advised.unwrap_or(Choice::One(ask.otherwise)), by, None)
    }

    /// What the orders of a seat answer to its question. Each card acts once for an event.
    fn ordered(&self, ask: &AnyAsk) -> Option<Obeyed> {
        let standing = Standing::of(&self.table().seats[ask.seat.index()]);
        let (places, orders): (Vec<usize>, Vec<Order>) = standing.may_act(ask).into_iter().unzip();
        let acted = |order: &Order, occasion: u32| {
            standing.acted.iter().any(|one| one.order.card == order.card && one.occasion == occasion)
        };
        let obeyed = self.play.obey(ask.seat, &orders, &acted)?;
        Some(Obeyed { order: places[obeyed.order], ..obeyed })
    }

    /// Where a move could also be an answer to what happens, the orders of a player who leaves that to them
    /// act at once: nobody else is asked. Where none acts, the player moves. Says whether one has acted.
    pub(super) fn obeys_on_the_move(&mut self, asks: &[AnyAsk]) -> bool {
        let [ask] = asks else { return false };
        // What is open already was left to the player: no press of a neighbour, of which there may be any,
        // calls up an order since.
        let known = self.state.clock.is_some_and(|clock| clock.question == ask.number);
        if known && self.state.asked == [ask.seat.0] {
            return false;
        }
        let chair = &self.table().seats[ask.seat.index()];
        let decides = chair.pilot == Pilot::Player && stance_of(chair, self.state) == Stance::OrdersDecide;
        let said = || self.ordered(ask).is_some() || Standing::of(chair).acts_on(ask) > 0;
        let acts = decides && ask.patience.is_of_a_turn() && said();
        acts && self.answer_for(ask, By::Order)
    }

    /// Drops orders whose card has left the hand, and tells their owner; unless it left because the order was
    /// carried out.
    pub(super) fn drop_orders(&mut self, asks: &[AnyAsk]) {
        for seat in 0..self.table().seats.len() {
            let mut standing = Standing::of(&self.table().seats[seat]);
            if standing.orders.is_empty() {
                continue;
            }
            let held = self.play.orderable(Seat(seat as u8));
            let played = standing.settle(&held, asks);
            let holds = |order: &Order| copies(&held, order) > 0;
            let (stay, gone): (Vec<_>, Vec<_>) = standing.orders.into_iter().partition(holds);
            standing.orders = stay;
            let lost: Vec<Order> = gone.into_iter().filter(|order| !played.contains(&order.card)).collect();
            let tell = !lost.is_empty();
            standing.dropped.extend(lost);
            standing.keep(self.chair(seat));
            if tell {
                self.notice(Seat(seat as u8), NoticeKind::OrderDropped, self.state.answers as u32);
            }
        }
    }
}
