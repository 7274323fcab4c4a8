//! What is settled before the start (11).

use super::cards::Copies;
use serde::{Deserialize, Serialize};

/// What is settled before the start (11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 11.7: how vehicles are given out.
    pub vehicles: Dealing,
    /// How long the race is.
    pub length: Length,
    /// 11.3: one more turn for everybody after the Flag.
    pub warning_lap: bool,
    /// 11.4: laps are shown net of those that everybody has.
    pub net_laps: bool,
    /// 11.5: one extra action a player, once.
    pub flag_waving: bool,
    /// 11.8: how reactions count.
    pub reactions: Reactions,
    /// How many there are of each card. Nobody chooses it: a race has the box of the day on which it began, and
    /// is played again with that one.
    #[serde(default, skip_serializing_if = "Copies::is_first")]
    pub copies: Copies,
}

/// 11.7: how vehicles are given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// At random.
    Dealt,
    /// Each player chooses, in seat order.
    Chosen,
}

/// How long the race is. Short and long exclude one another (R20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// As printed.
    Printed,
    /// 11.1: the Flag starts aside, under so many counters.
    Long(u8),
    /// 11.2: the Flag starts in the lower half of the deck.
    Short,
}

/// 11.8: how reactions count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reactions {
    /// 8.6: each answer takes effect when it comes.
    First,
    /// 8.7: answers are laid down together.
    Sealed,
}

impl Options {
    /// R21: what is proposed for so many players.
    pub fn proposed(seats: u8, reactions: Reactions) -> Options {
        let length = match seats {
            ..=5 => Length::Printed,
            6 => Length::Long(1),
            _ => Length::Long(2),
        };
        Options { length, ..Options::printed(reactions) }
    }

    /// The game as printed.
    pub fn printed(reactions: Reactions) -> Options {
        Options {
            vehicles: Dealing::Dealt,
            length: Length::Printed,
            warning_lap: false,
            net_laps: false,
            flag_waving: false,
            reactions,
            copies: Copies::of_today(),
        }
    }
}
