//! Standing orders at a table: kept with the chair of their owner, obeyed in windows, dropped when their card is gone. Pure.

use super::lobby::seated;
use super::plans::Plan;
use super::request::{Outcome, Sorry, Stance};
use super::running::Play;
use super::waiting::stance_of;
use crate::kernel::{AnyAsk, By, Choice, Jottings, Obeyed, Often, Order, Orderable, Patience, Seat, Verdict};
use crate::store::{Chair, NoticeKind, Pilot, Secret, Table, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// How many of the last deeds are remembered: far more than events can be open one inside another.
const ACTED_MAX: usize = 12;

/// The standing orders of a chair. For the eyes of their owner alone.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Standing {
    /// Those that stand, the first one first.
    pub orders: Vec<Order>,
    /// Those that were dropped because their card has left the hand, since orders were given last.
    pub dropped: Vec<Order>,
    /// What they have done last: each card acts once for an event.
    acted: Vec<Acted>,
    /// The question that their owner has answered in person, where more could be said to it.
    answered: Option<u32>,
    /// What its owner means to do in their next turns.
    #[serde(skip_serializing_if = "Plan::is_nothing")]
    pub plan: Plan,
    /// What its owner has jotted down for themselves.
    #[serde(skip_serializing_if = "Jottings::are_none")]
    pub jottings: Jottings,
}

/// An order that was carried out.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Acted {
    order: Order,
    occasion: u32,
    question: u32,
    /// How many of the card were in hand then: it lies face down at first, and may come back.
    held: u8,
    /// Whether the card has left the hand for it.
    played: bool,
}

// What somebody means to do is not for logs; not even whether they mean to do anything.
impl fmt::Debug for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Standing")
    }
}

impl Standing {
    /// The orders of a chair, for whoever only looks: those of another program are not shown.
    pub fn of(chair: &Chair) -> Standing {
        Standing::read(&chair.orders.0).unwrap_or_default()
    }

    /// What is kept with a chair. What another program has written there this one must not write over.
    fn read(kept: &Value) -> Result<Standing, Sorry> {
        if kept.is_null() {
            return Ok(Standing::default());
        }
        Standing::deserialize(kept).map_err(|_| Sorry::ForeignSave)
    }

    /// An error where what is kept with one of the chairs is of another program.
    pub(super) fn are_known(table: &Table) -> Result<(), Sorry> {
        table.seats.iter().try_for_each(|chair| Standing::read(&chair.orders.0).map(|_| ()))
    }

    pub(super) fn keep(&self, chair: &mut Chair) {
        let nothing = *self == Standing::default();
        let value = if nothing { Value::Null } else { serde_json::to_value(self).unwrap_or(Value::Null) };
        chair.orders = Secret(value);
    }

    /// The orders that may act on a question now, each with its position among all.
    fn may_act(&self, ask: &AnyAsk) -> Vec<(usize, Order)> {
        // Whoever has begun to answer in person goes on in person.
        if self.answered == Some(ask.number) {
            return Vec::new();
        }
        // Answers to the same question lie face down until all are in: they count as gone from the hand, and the sums as unknown.
        let lying = self.acts_on(ask);
        let orders = self.orders.iter().enumerate();
        orders
            .filter(|(_, order)| lying == 0 || order.verdict == Verdict::Always)
            .map(|(at, order)| (at, Order { keep: order.keep.saturating_add(lying), ..order.clone() }))
            .collect()
    }

    /// How many of them have acted on this question, to which more can be said.
    fn acts_on(&self, ask: &AnyAsk) -> u8 {
        self.acted.iter().filter(|one| one.question == ask.number).count() as u8
    }

    fn has_acted(&mut self, obeyed: Obeyed, question: u32, held: u8) {
        let Obeyed { order, occasion, .. } = obeyed;
        let order = self.orders[order].clone();
        self.acted.push(Acted { order, occasion, question, held, played: false });
        if self.acted.len() > ACTED_MAX {
            self.acted.remove(0);
        }
    }

    /// Settles the orders that have acted: one that was for once is spent when its card has left the hand for good, and not where the card
    /// came back. Says which cards have left the hand now.
    fn settle(&mut self, held: &[Orderable], questions: &[AnyAsk]) -> Vec<String> {
        let mut played = Vec::new();
        for one in self.acted.iter_mut().filter(|one| !one.played) {
            one.played = copies(held, &one.order) < one.held;
            if one.played {
                played.push(one.order.card.clone());
                let once = |order: &Order| *order == one.order && order.often == Often::Once;
                if let Some(spent) = self.orders.iter().position(once) {
                    self.orders.remove(spent);
                }
            }
        }
        self.acted.retain(|one| one.played || questions.iter().any(|ask| ask.number == one.question));
        played
    }
}

/// What somebody has ordered, and which orders were dropped, out of what is kept with their chair.
pub(super) fn said(kept: &Value) -> Value {
    // Of what another program has written nothing is left out.
    let Ok(standing) = Standing::read(kept) else { return kept.clone() };
    let mut said = serde_json::json!({ "orders": standing.orders, "dropped": standing.dropped });
    if !standing.plan.moves.is_empty() {
        said["plan"] = standing.plan.moves.into();
    }
    if !standing.jottings.are_none() {
        said["jottings"] = serde_json::json!(standing.jottings.signs);
    }
    said
}

/// How many of its card somebody holds.
fn copies(held: &[Orderable], order: &Order) -> u8 {
    held.iter().find(|one| one.card == order.card).map_or(0, |one| one.copies)
}

impl Play<'_> {
    /// Takes new orders in place of all old ones.
    pub(super) fn take_orders(&mut self, user: UserId, orders: &[Order]) -> Result<Outcome, Sorry> {
        let seat = seated(self.table(), user)?;
        self.play.check_orders(Seat(seat as u8), orders)?;
        let Standing { plan, jottings, .. } = Standing::of(&self.table().seats[seat]);
        let orders = orders.to_vec();
        Standing { orders, plan, jottings, ..Standing::default() }.keep(self.chair(seat));
        Ok(Outcome::Done)
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
            standing.has_acted(obeyed, ask.number, held);
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
        if chair.pilot == Pilot::Player && self.notes.yields.contains_key(&ask.seat.0) && window {
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
        // A small decision in somebody else's turn is a driver's where nobody waits for the player, but not where time is up.
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

    /// Where a move could also be an answer to what happens, the orders of a player who leaves that to them act at once: nobody else
    /// is asked. Where none acts, the player moves. Says whether one has acted.
    pub(super) fn obeys_on_the_move(&mut self, asks: &[AnyAsk]) -> bool {
        let [ask] = asks else { return false };
        // What is open already was left to the player: no press of a neighbour, of which there may be any, calls up an order since.
        let known = self.notes.clock.is_some_and(|clock| clock.question == ask.number);
        if known && self.notes.asked == [ask.seat.0] {
            return false;
        }
        let chair = &self.table().seats[ask.seat.index()];
        let decides = chair.pilot == Pilot::Player && stance_of(chair, self.notes) == Stance::OrdersDecide;
        let said = || self.ordered(ask).is_some() || Standing::of(chair).acts_on(ask) > 0;
        let acts = decides && (ask.patience.is_turn() || ask.patience == Patience::Brief) && said();
        acts && self.answer_for(ask, By::Order)
    }

    /// Drops orders whose card has left the hand, and tells their owner; unless it left because the order was carried out.
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
                self.notice(Seat(seat as u8), NoticeKind::OrderDropped, self.notes.answers as u32);
            }
        }
    }
}
