//! What lies with a chair for the eyes of its owner alone: standing orders, a plan, jottings. Pure.

use super::sorry::Sorry;
use crate::kernel::{ALWAYS, AnyAsk, Jottings, Obeyed, Often, Order, Orderable};
use crate::store::{Chair, Private, Table};
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
    pub(super) acted: Vec<Acted>,
    /// The question that their owner has answered in person, where more could be said to it.
    pub(super) answered: Option<u32>,
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
pub(super) struct Acted {
    pub(super) order: Order,
    pub(super) occasion: u32,
    question: u32,
    /// How many of the card were in hand then: it lies face down at first, and may come back.
    held: u8,
    /// Whether the card has left the hand for it.
    played: bool,
    /// How much had been told at the table by then.
    #[serde(default)]
    told: i64,
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
    pub(super) fn read(kept: &Value) -> Result<Standing, Sorry> {
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
        chair.orders = Private(value);
    }

    /// The orders that may act on a question now, each with its position among all.
    pub(super) fn may_act(&self, ask: &AnyAsk) -> Vec<(usize, Order)> {
        // Whoever has begun to answer in person goes on in person.
        if self.answered == Some(ask.number) {
            return Vec::new();
        }
        // Answers to the same question lie face down until all are in: they count as gone from the hand, and
        // the sums as unknown.
        let lying = self.acts_on(ask);
        let orders = self.orders.iter().enumerate();
        orders
            .filter(|(_, order)| lying == 0 || order.case == ALWAYS)
            .map(|(at, order)| (at, Order { keep: order.keep.saturating_add(lying), ..order.clone() }))
            .collect()
    }

    /// How many of them have acted on this question, to which more can be said.
    pub(super) fn acts_on(&self, ask: &AnyAsk) -> u8 {
        self.acted.iter().filter(|one| one.question == ask.number).count() as u8
    }

    /// The orders whose card was played since so much had been told.
    pub fn carried_out(&self, since: i64) -> impl Iterator<Item = &Order> {
        self.acted.iter().filter(move |one| one.played && one.told >= since).map(|one| &one.order)
    }

    pub(super) fn has_acted(&mut self, obeyed: Obeyed, question: u32, held: u8, told: i64) {
        let Obeyed { order, occasion, .. } = obeyed;
        let order = self.orders[order].clone();
        self.acted.push(Acted { order, occasion, question, held, played: false, told });
        if self.acted.len() > ACTED_MAX {
            self.acted.remove(0);
        }
    }

    /// Settles the orders that have acted: one that was for once is spent when its card has left the hand for
    /// good, and not where the card came back. Says which cards have left the hand now.
    pub(super) fn settle(&mut self, held: &[Orderable], questions: &[AnyAsk]) -> Vec<String> {
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
pub(super) fn copies(held: &[Orderable], order: &Order) -> u8 {
    held.iter().find(|one| one.card == order.card).map_or(0, |one| one.copies)
}

/// What somebody means to do in their next turns. For the eyes of its owner alone.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    /// The moves, the next one first, as their game keeps them.
    pub moves: Vec<Value>,
    /// What its owner had when they planned, or after their last move since.
    pub(super) had: Vec<String>,
    /// The question that was open when they planned: they answer that one themselves.
    pub(super) not: Option<u32>,
    /// The question that the plan is about to answer.
    pub(super) ready: Option<u32>,
    /// Whether its owner is making the first move by hand.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) by_hand: bool,
    /// Whether it has stopped since it was made.
    pub stopped: bool,
}

// What somebody means to do is not for logs; not even whether they mean to do anything.
impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Plan")
    }
}

impl Plan {
    /// Whether there is nothing to keep.
    pub fn is_nothing(&self) -> bool {
        *self == Plan::default()
    }

    /// Whether its owner answers this question themselves: it was open when they planned.
    pub fn leaves_alone(&self, ask: &AnyAsk) -> bool {
        self.not == Some(ask.number)
    }
}
