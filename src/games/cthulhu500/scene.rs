//! What is going on within a step: the cards on the table, the attempt under way, the damage that is about to land.
//!
//! It exists so that everybody can see it while a question is open. At a resting point there is nothing here.

use super::cards::{CARDS_MAX, Card, Trigger};
use super::race::Part;
use super::total::{Line, Total};
use crate::kernel::{Seat, Seats, Secret};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Answers that lie face down, in the order in which they came.
pub type Ahead = Vec<(Seat, Lay)>;

/// Something that is sure to come next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coming {
    /// What.
    pub moment: Moment,
    /// Whom it will ask, whatever they hold.
    pub seats: Seats,
    /// The pass that brings it, if one does: who passes whom. What is aimed at neighbours is aimed at those
    /// after it (R22).
    pub after: Option<(Seat, Seat)>,
    /// The card on a vehicle that does it, if one does.
    pub by: Option<Card>,
}

impl Coming {
    /// Something that comes without a pass before it.
    pub fn of(moment: Moment, seats: Seats) -> Coming {
        Coming { moment, seats, after: None, by: None }
    }
}

/// What was answered to that ahead.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard {
    /// To what, and who was asked.
    pub about: Coming,
    /// The answers.
    pub lays: Ahead,
    /// Whose hands are not what they were then: whoever has drawn since has more to say.
    pub stirred: Seats,
}

/// The scene of a step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// Whose doing it all is: whoever acts, or makes the free pass.
    pub actor: Option<Seat>,
    /// 7.5: whether an attached card has done its work in this chain.
    pub fired: bool,
    /// The card for which its player is choosing a target; only they know.
    pub declaring: Option<Card>,
    /// Cards laid down that are neither in a hand nor in the pile, in order.
    pub laid: ArrayVec<Laid, CARDS_MAX>,
    /// The passing attempt under way.
    pub attempt: Option<Attempt>,
    /// The dice of a test on the table.
    pub test: Option<Test>,
    /// Vehicles that are about to be damaged.
    pub damage: Seats,
    /// Attacker and defender, where their tie is what damages.
    pub tie: Option<(Seat, Seat)>,
    /// The card on a vehicle that damages, where one does.
    pub by: Option<Card>,
    /// 8.15: what is sure to come next, unless somebody lays a card in the window that is open.
    pub coming: Option<Coming>,
    /// 8.15: what was answered to that ahead, if anybody was asked; face down until it comes.
    pub ahead: Secret<Option<Heard>>,
    /// What has been asked about and is not over, or is still to come: each with the number of the first
    /// question about it.
    pub occasions: ArrayVec<(Moment, u32), 12>,
    /// Of these numbers those of what the open window is about, and of what it asks about ahead.
    pub asked_about: (u32, u32),
    /// At a sealed table: seats that a card has drawn in, and that have to be asked in their turn.
    pub drawn_in: Seats,
    /// The vehicle whose new lap a window is about.
    pub lapper: Option<Seat>,
    /// Vehicles that have lapped in this chain and for which no window has been opened yet.
    pub lapped: ArrayVec<Seat, 16>,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// What was declared with it.
    pub aim: Aim,
    /// What has become of it.
    pub fate: Fate,
    /// Whom it touches besides its player.
    pub touches: Seats,
}

/// Whether one of the cards on the table is answered by another: what it has changed may change back.
pub fn is_answered(laid: &[Laid]) -> bool {
    laid.iter().any(|one| one.fate == Fate::Stands && matches!(one.aim, Aim::Laid(_)))
}

/// What has become of a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It stands.
    Stands,
    /// It has been cancelled.
    Cancelled,
    /// It has been cancelled, and goes to this hand.
    Taken(Seat),
    /// Another excluded it: it goes back to its owner's hand.
    Returned,
}

/// What is declared with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A way round the table.
    Way(Way),
    /// A vehicle.
    Seat(Seat),
    /// One's own vehicle is to be repaired.
    Repair,
    /// A card in play.
    Part(Part),
    /// A card in play, and one's own Mod that makes room for it.
    PartFor(Part, Part),
    /// A card in play, and the vehicle to which it goes.
    PartTo(Part, Seat),
    /// The card on the table that it answers, by its position there.
    Laid(u8),
}

/// A way round the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// To the left.
    Clockwise,
    /// To the right.
    CounterClockwise,
}

/// A Reaction as it is laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lay {
    /// Which card.
    pub card: Card,
    /// What is declared with it.
    pub aim: Aim,
}

/// How an attempt came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// An action.
    Action,
    /// 4.7: the free pass against a pit stop.
    Free,
    /// A card made it.
    Card(Card),
}

/// The two sides of a passing test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duellist {
    /// Whoever wants to pass.
    Attacker,
    /// Whoever is to be passed.
    Defender,
}

/// A passing attempt under way.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    /// Who wants to pass.
    pub attacker: Seat,
    /// Who is to be passed.
    pub defender: Seat,
    /// How it came about.
    pub kind: Kind,
    /// Who may still answer the announcement: both, or the new defender of a redirected attempt.
    pub asked: Seats,
    /// 8.11: an attacker who has announced it without a card has passed, until somebody lays one.
    pub passed: Seats,
    /// What cards have added for this attempt alone.
    pub lines: ArrayVec<Added, 16>,
    /// Whether a tie counts as the attacker's success.
    pub wins_ties: bool,
    /// Whether the attacker is damaged if it fails.
    pub slippery: bool,
}

/// Something that a card has added to one side of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Added {
    /// Who played it.
    pub by: Seat,
    /// For which side it counts.
    pub side: Duellist,
    /// What it adds.
    pub line: Line,
}

/// A test whose dice have been rolled.
#[derive(Clone, PartialEq, Debug)]
pub enum Test {
    /// A passing test.
    Passing {
        /// The attacker's total.
        attack: Total,
        /// The defender's total.
        defence: Total,
    },
    /// A repair test.
    Repair {
        /// Whose vehicle.
        seat: Seat,
        /// The total.
        total: Total,
        /// What it must reach.
        complexity: i8,
    },
}

/// What a reaction window is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A card lies on the table and has not taken effect; its position there.
    CardPlayed(u8),
    /// The attempt of the scene has been announced.
    AttemptStarts,
    /// The dice of the scene lie there, and somebody is only just short.
    NearMiss,
    /// The damage of the scene is about to land.
    DamageComing,
    /// This vehicle has lapped.
    LapGained(Seat),
}

impl Moment {
    /// The trigger that it is.
    pub fn trigger(self) -> Trigger {
        match self {
            Moment::CardPlayed(_) => Trigger::CardPlayed,
            Moment::AttemptStarts => Trigger::AttemptStarts,
            Moment::NearMiss => Trigger::NearMiss,
            Moment::DamageComing => Trigger::DamageComing,
            Moment::LapGained(_) => Trigger::LapGained,
        }
    }
}

impl Attempt {
    /// An attempt between two vehicles to which no card has added anything.
    pub fn between(attacker: Seat, defender: Seat) -> Attempt {
        Attempt {
            attacker,
            defender,
            kind: Kind::Action,
            asked: Seats::NONE,
            passed: Seats::NONE,
            lines: ArrayVec::new(),
            wins_ties: false,
            slippery: false,
        }
    }

    /// Which side a seat is on.
    pub fn side_of(&self, seat: Seat) -> Option<Duellist> {
        side_of(self.attacker, self.defender, seat)
    }
}

/// Which side of a test between these two a seat is on.
pub fn side_of(attacker: Seat, defender: Seat, seat: Seat) -> Option<Duellist> {
    if seat == attacker {
        Some(Duellist::Attacker)
    } else if seat == defender {
        Some(Duellist::Defender)
    } else {
        None
    }
}
