//! What is settled before the start (17): how long it is, how Combat is asked about, and where decks come from.

use serde::{Deserialize, Serialize};

/// What is settled before the start (17).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How long it is.
    pub length: Length,
    /// R41: whether Threats are aimed and Allies assigned together, or one after another.
    pub combat: Combat,
    /// 16.5: what is played with. Games of before there was a choice brought their decks.
    #[serde(default)]
    pub decks: Decks,
}

/// Where decks come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decks {
    /// Everybody brings one.
    #[default]
    Brought,
    /// Everybody builds one of what they have drafted.
    Draft,
}

/// How long a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Chapter 15: to the first Adventure.
    Basic,
    /// 16.3: to so many points.
    Campaign(u8),
    /// 16.4: so many basic games one after another.
    Saga(u8),
}

/// R41: how Combat is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Combat {
    /// One after another, as the sheet has it.
    InOrder,
    /// Everybody at once.
    Sealed,
}

impl Options {
    /// The points of a campaign, if it is one.
    pub fn goal(&self) -> Option<i16> {
        match self.length {
            Length::Basic | Length::Saga(_) => None,
            Length::Campaign(goal) => Some(goal.into()),
        }
    }

    /// The games of a saga, if it is one.
    pub fn games(&self) -> Option<u8> {
        match self.length {
            Length::Basic | Length::Campaign(_) => None,
            Length::Saga(games) => Some(games),
        }
    }
}

/// What each player brings: a deck, by the name of one that lies ready, or by its code.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brings {
    /// The deck.
    pub deck: String,
}
