//! A game of Carcassonne: what lies on the table, what everybody holds and has scored, and whose turn it is.

use super::kinds::Piece;
use super::land::{Follower, Land, PLAYERS};
use super::square::Square;
use super::{Marks, Options};
use crate::kernel::{Dice, Seat, Secret};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Followers of a player (2.2).
pub const FOLLOWERS: u8 = 7;
/// The most halves that somebody is dealt.
pub const HALVES: usize = 3;

/// What one player holds.
pub type Hand = ArrayVec<Piece, HALVES>;

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Points so far.
    pub points: u16,
    /// Where they come from: cities, roads, monasteries, fields.
    #[serde(default)]
    pub kinds: [u16; 4],
    /// Followers that stand nowhere.
    pub supply: u8,
    /// Halves.
    pub hand: Secret<Hand>,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 10.3: a tile is about to be drawn, or a half used.
    Begin,
    /// The drawn tile is about to be laid.
    Lay(Piece),
    /// 11.4: a crop circle was laid.
    Circle(Piece),
    /// It is over.
    Over,
}

/// What a player has chosen so far of the move that they put together: nobody else sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Picked {
    /// The half that they use instead of drawing.
    pub half: Option<Piece>,
    /// Where.
    pub square: Option<Square>,
    /// So many quarter turns.
    pub turn: Option<u8>,
}

// Which half somebody thinks of using is not for logs.
impl std::fmt::Debug for Picked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Picked")
    }
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was settled before the start.
    pub options: Options,
    /// What lies.
    pub land: Land,
    /// The players, by seat.
    pub players: ArrayVec<Player, PLAYERS>,
    /// Where we are.
    pub phase: Phase,
    /// Whose turn it is.
    pub mover: Seat,
    /// Who began.
    pub first: Seat,
    /// Counts the turns from one.
    pub number: u32,
    /// The stack; the next tile is the last.
    pub stack: Secret<Vec<Piece>>,
    /// R4: tiles that fitted nowhere.
    pub aside: Vec<Piece>,
    /// R42: tiles under hills.
    pub buried: Secret<Vec<Piece>>,
    /// Followers that the last move sent home.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Follower>,
    /// R39: halves that were not dealt.
    pub undealt: Secret<Vec<Piece>>,
    /// Points when the last tile was laid, before the final scoring.
    pub before: ArrayVec<u16, PLAYERS>,
    /// The dice of the table.
    pub dice: Dice,
    /// What the mover has chosen so far; nothing at a resting point.
    #[serde(skip)]
    pub picked: Picked,
}

impl Table {
    /// How many play.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The seats from one on, clockwise, that one included.
    pub fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.seats();
        (0..n).map(move |step| Seat(((first.index() + step) % n) as u8))
    }

    /// Whether a half is in the game with these marks (11).
    pub fn is_played(marks: Marks, piece: Piece) -> bool {
        use super::kinds::Mark;
        match piece.kind().mark {
            None => true,
            Some(Mark::Hill) => marks != Marks::Out,
            Some(Mark::Fork | Mark::Shield) => marks == Marks::HillsAndCircles,
        }
    }
}
