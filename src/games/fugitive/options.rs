//! What is settled before the start: everything of section 9 and how events come.

use serde::{Deserialize, Serialize};

/// What is settled before the start (section 9). What else is written there is passed over: tables used to
/// say here how well their bots play, which the house says today.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// R3: who runs, in a single game.
    pub roles: Roles,
    /// How many hideouts the first turn asks for.
    pub opening: Opening,
    /// What a pass does.
    pub lying_low: LyingLow,
    /// How far the way out is.
    pub course: Course,
    /// Section 10: whether there are events, and how they come.
    pub events: Events,
    /// How many games.
    pub matches: Match,
    /// Section 11: whether the loser of a game in a match gets an edge.
    pub edges: bool,
    /// What the Marshal's notebook works out.
    pub notebook: Notebook,
}

impl Options {
    /// The sheet's game.
    pub fn sheet() -> Options {
        Options {
            roles: Roles::Drawn,
            opening: Opening::OneOrTwo,
            lying_low: LyingLow::Passes,
            course: Course::Full,
            events: Events::None,
            matches: Match::One,
            edges: false,
            notebook: Notebook::Ranges,
        }
    }
}

/// R3: who runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roles {
    /// The dice say.
    Drawn,
    /// Whoever opened the table.
    OpenerRuns,
    /// The other one.
    OpenerHunts,
}

/// What a player brings to a single game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brings {
    /// Which role they would like.
    pub role: Wish,
}

/// R3: which role somebody would like. Where both want the same, or it is all one to both, the dice say.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// It is all one.
    #[default]
    Any,
    /// To run.
    Fugitive,
    /// To hunt.
    Marshal,
}

/// R7: how many hideouts the first turn asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// One or two.
    OneOrTwo,
    /// Exactly two.
    Two,
}

/// What a pass does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LyingLow {
    /// Nothing.
    Passes,
    /// It draws one more card, as in the second edition.
    Draws,
}

/// How far the way out is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Course {
    /// 42.
    Full,
    /// 29.
    Short,
}

/// Section 10: how events come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Events {
    /// Not at all.
    None,
    /// Six random ones in the decks.
    Random,
    /// One after each guess that finds somebody.
    Discovery,
    /// The Fugitive's six in the decks.
    HelpfulFugitive,
    /// The Marshal's six in the decks.
    HelpfulMarshal,
    /// Placeholders in the decks, and whoever is behind is helped.
    CatchUp,
}

/// How many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Match {
    /// One.
    One,
    /// Two with swapped roles.
    Swapped,
    /// As many as it takes for two wins.
    FirstToTwo,
    /// As many as it takes for three wins.
    FirstToThree,
}

impl Match {
    /// How many games there will be, where that is known; nought where it is not.
    pub fn games(self) -> u8 {
        match self {
            Match::One => 1,
            Match::Swapped => 2,
            Match::FirstToTwo | Match::FirstToThree => 0,
        }
    }
}

/// What the Marshal's notebook works out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notebook {
    /// Where each hideout can be, and what none can be.
    Ranges,
    /// Nothing: what a careful person writes down anyway.
    Paper,
    /// How likely each number is.
    Odds,
}
