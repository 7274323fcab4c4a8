//! Standing orders: what a player wants done in their name in windows, in a small closed vocabulary. Whichever game.
//!
//! An order is as secret as the hand that it is about: it prints nothing of itself, and is kept where only its owner's
//! questions look.

use super::{Arg, Seat, Text};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Orders that one player can have standing at a time.
pub const ORDERS_MAX: usize = 10;
/// The most cards that an order can be told to keep in hand.
pub const KEEP_MAX: u8 = 9;

/// One standing order: play this card, when that happens.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Which card, by the name that the game gives it.
    pub card: String,
    /// When what happens, by the name that the game gives it.
    pub trigger: String,
    /// If whom it concerns.
    pub whom: Whom,
    /// If the test on the table stands how.
    pub verdict: Verdict,
    /// How often.
    pub often: Often,
    /// Only while at least so many other cards stay in hand.
    pub keep: u8,
}

/// Whom an event has to concern for an order to act.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// The owner of the order.
    Me,
    /// Whomever.
    Anyone,
    /// Whoever leads.
    Leader,
    /// This player.
    Seat(Seat),
}

/// How the test on the table has to stand for an order to act.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// However.
    Always,
    /// The owner would not win it; a tie is no win.
    IfILose,
    /// The owner would win it.
    IfIWin,
}

/// How often an order acts.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Often {
    /// Once; then it is spent.
    Once,
    /// Each time that it happens, once for each such event.
    EachTime,
}

/// A card about which its holder can give orders, and what they can say.
#[derive(Clone, PartialEq)]
pub struct Orderable {
    /// The card, by the name that the game gives it.
    pub card: String,
    /// How many of it are in hand.
    pub copies: u8,
    /// What it is called.
    pub title: Text,
    /// When it can be played: the name that the game gives it, and how it reads after "when".
    pub triggers: Vec<(String, Text)>,
    /// Whom an order about it can name.
    pub whoms: Vec<Whom>,
    /// Whether there is a test that can stand one way or the other.
    pub verdicts: bool,
}

/// What an order answers to a question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Obeyed {
    /// The position of the answer.
    pub choice: usize,
    /// The position of the order.
    pub order: usize,
    /// The number of the first question about the event that is answered.
    pub occasion: u32,
}

impl Orderable {
    /// What most people would order: the card helps its holder, once, and not where it is not needed.
    pub fn usual(&self) -> Option<Order> {
        let (trigger, _) = self.triggers.first()?;
        let whom = if self.whoms.contains(&Whom::Me) { Some(&Whom::Me) } else { self.whoms.first() };
        Some(Order {
            card: self.card.clone(),
            trigger: trigger.clone(),
            whom: *whom?,
            verdict: if self.verdicts { Verdict::IfILose } else { Verdict::Always },
            often: Often::Once,
            keep: 0,
        })
    }
}

impl Order {
    /// The order as one sentence, for its owner.
    pub fn text(&self) -> Text {
        let (whom, player) = match self.whom {
            Whom::Me => (0, Arg::from("word-nothing")),
            Whom::Anyone => (1, Arg::from("word-nothing")),
            Whom::Leader => (2, Arg::from("word-nothing")),
            Whom::Seat(seat) => (3, Arg::from(seat)),
        };
        let verdict = match self.verdict {
            Verdict::Always => 0_u8,
            Verdict::IfILose => 1,
            Verdict::IfIWin => 2,
        };
        let often = match self.often {
            Often::Once => 0_u8,
            Often::EachTime => 1,
        };
        Text::new("order")
            .with("card", format!("card-{}", self.card))
            .with("when", format!("on-{}", self.trigger))
            .with("whom", Arg::Number(whom))
            .with("player", player)
            .with("verdict", verdict)
            .with("often", often)
            .with("keep", self.keep)
    }

    /// Whether it says nothing but what can be said about one of these cards.
    pub fn is_among(&self, orderables: &[Orderable]) -> bool {
        let about = orderables.iter().find(|one| one.card == self.card);
        about.is_some_and(|one| {
            one.triggers.iter().any(|(trigger, _)| *trigger == self.trigger)
                && one.whoms.contains(&self.whom)
                && (one.verdicts || self.verdict == Verdict::Always)
                && self.keep <= KEEP_MAX
        })
    }
}

// What somebody means to do with their hand is not for logs, and neither is what they could mean to do.
impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Order")
    }
}

impl fmt::Debug for Obeyed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Obeyed")
    }
}

impl fmt::Debug for Orderable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Orderable")
    }
}

impl fmt::Debug for Whom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Whom")
    }
}

impl fmt::Debug for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Verdict")
    }
}

impl fmt::Debug for Often {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Often")
    }
}
