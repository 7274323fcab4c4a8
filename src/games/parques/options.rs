//! What a table settles before the start: the house rules (RULES 9), and which of them go together.

use super::Parques;
use crate::kernel::{Game as _, Refusal};
use serde::{Deserialize, Serialize};

/// The house rules of one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Pieces for each player: 4, 3 or 2.
    pub pieces: u8,
    /// R27: what is played for.
    pub places: Places,
    /// How many pieces a pair releases.
    pub release: Release,
    /// Throws with nobody in play: 3 or 1.
    pub tries: u8,
    /// Whether a die that is left over from a release is moved.
    pub leftover: bool,
    /// What a third pair does.
    pub three_pairs: ThreePairs,
    /// Whether 5-6 counts as a pair.
    pub eleven: bool,
    /// Whether a play that captures must be chosen.
    pub owed: bool,
    /// Whether who leaves a capture can be blown.
    pub soplar: bool,
    /// What a capture earns.
    pub capture_bonus: Bonus,
    /// What a piece earns that gets home by a move.
    pub home_bonus: Bonus,
    /// Whether two of a colour on one cell bar it.
    pub barriers: bool,
    /// Whether a total touches down where its first die ends.
    pub step_by_step: bool,
    /// R24: whether a release captures visitors on the salida.
    pub kick: bool,
    /// Whether the last piece is played with one die.
    pub last_piece: bool,
    /// How many dice: 2 or 1.
    pub dice: u8,
    /// Section 11: whether partners sit opposite one another.
    pub teams: bool,
    /// How many arms the board has.
    pub board: BoardSize,
    /// Whether a throw waits for a press.
    pub throwing: Throwing,
    /// Whether plain choices are made for everybody: those without a capture or an arrival among them.
    pub fast: bool,
}

/// R27: what is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Places {
    /// The first one home ends the game.
    Winner,
    /// The others play on.
    All,
}

/// How many pieces a pair releases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Release {
    /// 1-1 and 6-6 all, other pairs two.
    Sheet,
    /// Any pair all.
    All,
    /// Any pair two.
    Two,
}

/// What a third pair does (6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreePairs {
    /// A piece in play goes home.
    InPlay,
    /// Any piece goes home, also one in jail.
    Any,
    /// The foremost piece on the circuit goes to jail.
    Burned,
}

/// What a capture or an arrival earns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Nothing.
    None,
    /// Another throw.
    Throw,
    /// Steps for one piece: 20 for a capture, 10 for an arrival.
    Steps,
}

/// How many arms the board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardSize {
    /// R4: as few as there is room on.
    ByPlayers,
    /// Four arms.
    Four,
    /// Six arms.
    Six,
    /// Eight arms.
    Eight,
}

/// Who throws the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throwing {
    /// The player presses.
    Player,
    /// The dice fall when the turn arrives.
    Bot,
}

/// What a player brings: a colour, if they care, and how they like to play.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brings {
    /// R5: the colour of their choice.
    #[serde(default)]
    pub colour: Option<Colour>,
    /// Whether plain choices are made for them.
    #[serde(default)]
    pub hands: Hands,
}

/// Who makes somebody's plain choices, in which nobody can be captured and nothing gets home.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// They do.
    #[default]
    Own,
    /// They are made for them, as somebody would who counts cells.
    Fast,
}

/// The colours, in the order of the arms (R5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Yellow,
    Blue,
    Green,
    Orange,
    Violet,
    Turquoise,
    Brown,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 8] = [
        Colour::Red,
        Colour::Yellow,
        Colour::Blue,
        Colour::Green,
        Colour::Orange,
        Colour::Violet,
        Colour::Turquoise,
        Colour::Brown,
    ];

    /// Its name in saves and language files.
    pub fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Orange => "orange",
            Colour::Violet => "violet",
            Colour::Turquoise => "turquoise",
            Colour::Brown => "brown",
        }
    }

    /// The key of its letter, so that no colour has to be told from another.
    pub fn letter(self) -> String {
        format!("colour-{}.letter", self.id())
    }
}

impl Options {
    /// What the sheet says, with the dice thrown by themselves.
    pub const fn sheet() -> Options {
        Options {
            pieces: 4,
            places: Places::Winner,
            release: Release::Sheet,
            tries: 3,
            leftover: false,
            three_pairs: ThreePairs::InPlay,
            eleven: false,
            owed: false,
            soplar: false,
            capture_bonus: Bonus::None,
            home_bonus: Bonus::None,
            barriers: false,
            step_by_step: false,
            kick: true,
            last_piece: false,
            dice: 2,
            teams: false,
            board: BoardSize::ByPlayers,
            throwing: Throwing::Bot,
            fast: false,
        }
    }

    /// Whether throws wait for a press: blowing needs a moment before each of them (10).
    pub fn waits(&self) -> bool {
        self.throwing == Throwing::Player || self.soplar
    }

    /// How many arms the board has for so many players.
    pub fn arms(&self, seats: u8) -> u8 {
        match self.board {
            BoardSize::ByPlayers if seats <= 4 => 4,
            BoardSize::ByPlayers if seats <= 6 => 6,
            BoardSize::ByPlayers => 8,
            BoardSize::Four => 4,
            BoardSize::Six => 6,
            BoardSize::Eight => 8,
        }
    }

    /// Whether so many can play with these house rules (R31).
    pub fn check(&self, seats: u8) -> Result<(), Refusal> {
        let wrong = |why| Err(Refusal::Options(why));
        let together = |key| Err(Refusal::Rules { kind: Parques::KIND, key });
        if !(2..=4).contains(&self.pieces) {
            return wrong("two, three or four pieces");
        }
        if !matches!(self.tries, 1 | 3) || !matches!(self.dice, 1 | 2) {
            return wrong("one try or three, one die or two");
        }
        if self.soplar && self.owed {
            return together("refusal-owed-soplar");
        }
        if self.last_piece && self.dice == 1 {
            return together("refusal-last-piece-dice");
        }
        if self.teams && !matches!(seats, 4 | 6 | 8) {
            return together("refusal-teams");
        }
        if self.arms(seats) < seats {
            return together("refusal-board");
        }
        Ok(())
    }
}
