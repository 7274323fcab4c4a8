//! Why something is refused, and how that is said.

use super::{ORDERS_MAX, Text};

/// Why something is not to be had. A refusal changes nothing, and says nothing that is secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// This game is not for so few or so many.
    #[error("this game is not for so few or so many players")]
    SeatCount,
    /// Options that do not go together or are out of bounds.
    #[error("these options cannot be played: {0}")]
    Options(&'static str),
    /// House rules that do not go together: the game, and its own sentence about them.
    #[error("these house rules do not go together: {key}")]
    Rules {
        /// Whose words say it.
        kind: &'static str,
        /// The sentence.
        key: &'static str,
    },
    /// Nobody asked that seat.
    #[error("that seat is not asked anything now")]
    NotAsked,
    /// The question has changed since.
    #[error("that was an answer to another question")]
    OtherQuestion,
    /// The answer is not among the legal ones.
    #[error("that answer is not among the legal ones")]
    NotOffered,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The unfinished step no longer tells what players have heard.
    #[error(
        "under these rules the unfinished step tells a different story from the one the players have heard"
    )]
    StoryChanged,
    /// More standing orders than anybody can have.
    #[error("that is more standing orders than one can have")]
    TooManyOrders,
    /// A standing order that says nothing that can be done, or is about a card that is not in hand.
    #[error("that is no order that can be given")]
    NoSuchOrder,
    /// The rules run in a circle.
    #[error("the rules ran in a circle")]
    Runaway,
    /// The text is no save.
    #[error("the save cannot be read: line {line}, column {column}")]
    BadSave {
        /// Where it stops making sense.
        line: usize,
        /// Where it stops making sense.
        column: usize,
    },
    /// A save of another game or another shape.
    #[error("the save is of another game, or of a format that this program does not know")]
    OtherFormat,
    /// It reads well but cannot be a table of this game.
    #[error("the save cannot be right: {0}")]
    Unsound(&'static str),
}

impl Refusal {
    /// What to say to whoever was refused.
    pub fn text(&self) -> Text {
        match self {
            Refusal::SeatCount => Text::new("refusal-seat-count"),
            Refusal::Options(_) => Text::new("refusal-options"),
            Refusal::Rules { key, .. } => Text::new(*key),
            Refusal::NotAsked => Text::new("refusal-not-asked"),
            Refusal::OtherQuestion => Text::new("refusal-other-question"),
            Refusal::NotOffered => Text::new("refusal-not-offered"),
            Refusal::GameOver => Text::new("refusal-game-over"),
            Refusal::StoryChanged => Text::new("refusal-story-changed"),
            Refusal::TooManyOrders => Text::new("refusal-too-many-orders").with("most", ORDERS_MAX as i64),
            Refusal::NoSuchOrder => Text::new("refusal-no-such-order"),
            Refusal::Runaway => Text::new("refusal-runaway"),
            Refusal::BadSave { line, column } => {
                Text::new("refusal-bad-save").with("line", *line as i64).with("column", *column as i64)
            }
            Refusal::OtherFormat => Text::new("refusal-other-format"),
            Refusal::Unsound(_) => Text::new("refusal-unsound"),
        }
    }
}
