//! Standing orders: what a player wants done in their name in windows, in a small closed vocabulary. Whichever game.
//!
//! An order is as secret as the hand that it is about: it prints nothing of itself, and is kept where only its owner's
//! questions look.

use super::{Seat, Text};
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
    /// In which case, by the name that the game gives it. (Saves call it by what it was for the first of them.)
    #[serde(rename = "verdict")]
    pub case: String,
    /// How often.
    pub often: Often,
    /// Only while at least so many other cards stay in hand.
    pub keep: u8,
}

/// The case of an order that acts in any.
pub const ALWAYS: &str = "always";

/// Whom an event has to concern for an order to act.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// The owner of the order.
    Me,
    /// Whomever.
    Anyone,
    /// This player.
    Seat(Seat),
    /// Whoever the game gives this name to.
    #[serde(untagged)]
    Named(String),
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
    /// How many other cards its owner can hold beside it, at the most.
    pub others: u8,
    /// In which cases an order about it can act, beside acting in any; what most people want first.
    pub cases: Vec<String>,
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
    /// All cases in which an order about it can act, any of them first.
    pub fn all_cases(&self) -> impl Iterator<Item = &str> {
        [ALWAYS].into_iter().chain(self.cases.iter().map(String::as_str))
    }

    /// What most people would order: the card helps its holder, once, and not where it is not needed.
    pub fn usual(&self) -> Option<Order> {
        let (trigger, _) = self.triggers.first()?;
        let whom = if self.whoms.contains(&Whom::Me) { Some(&Whom::Me) } else { self.whoms.first() };
        Some(Order {
            card: self.card.clone(),
            trigger: trigger.clone(),
            whom: whom?.clone(),
            case: self.all_cases().nth(usize::from(!self.cases.is_empty()))?.to_owned(),
            often: Often::Once,
            keep: 0,
        })
    }
}

impl Whom {
    /// Whom it is, under a heading of the language files: `order-whom` in a sentence, `orders-whom` in a menu.
    pub fn text(&self, heading: &str) -> Text {
        let named = |name: &str| Text::new(format!("{heading}-{name}"));
        match self {
            Whom::Me => named("me"),
            Whom::Anyone => named("anyone"),
            Whom::Seat(seat) => named("seat").with("player", *seat),
            Whom::Named(name) => named(name),
        }
    }
}

impl Order {
    /// The order as one sentence, for its owner, who can order this.
    pub fn text(&self, orderables: &[Orderable]) -> Text {
        let about = orderables.iter().find(|one| one.card == self.card);
        let when = about.and_then(|one| one.triggers.iter().find(|(trigger, _)| *trigger == self.trigger));
        let when = when.map_or_else(|| Text::new(format!("on-{}", self.trigger)), |(_, when)| when.clone());
        let often = match self.often {
            Often::Once => 0_u8,
            Often::EachTime => 1,
        };
        Text::new("order")
            .with("card", format!("card-{}", self.card))
            .with("when", when)
            .with("whom", self.whom.text("order-whom"))
            .with("case", Text::new(format!("order-case-{}", self.case)))
            .with("often", often)
            .with("keep", self.keep)
    }

    /// Whether it says nothing but what can be said about one of these cards.
    pub fn is_among(&self, orderables: &[Orderable]) -> bool {
        let about = orderables.iter().find(|one| one.card == self.card);
        about.is_some_and(|one| {
            one.triggers.iter().any(|(trigger, _)| *trigger == self.trigger)
                && one.whoms.contains(&self.whom)
                && one.all_cases().any(|case| case == self.case)
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

impl fmt::Debug for Often {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Often")
    }
}
