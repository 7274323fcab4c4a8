//! What has happened: a throw and all that came of it is one event. Nothing of it is hidden.

use super::board::{PIECES, PLAYERS, Piece, Place};
use super::options::Hands;
use super::plays::Throw;
use crate::kernel::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Something that has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins (2.2): everybody's throw, then those of whoever tied, until one is highest.
    Opening {
        /// The throws, in order.
        throws: Vec<(Seat, Throw)>,
        /// Who begins.
        first: Seat,
    },
    /// A throw, and what came of it.
    Threw(Tale),
    /// A play was taken back: the same dice are played otherwise.
    TookBack {
        /// Whose it was.
        seat: Seat,
    },
    /// Somebody was blown (10).
    Blown {
        /// Who was faster.
        by: Seat,
        /// What went to jail.
        piece: Piece,
        /// From where.
        from: Place,
    },
    /// R35: somebody blew without reason; nobody else is told.
    BlewNothing {
        /// Who.
        by: Seat,
    },
    /// Somebody blew on the dice first.
    Shook {
        /// Who.
        seat: Seat,
    },
    /// Somebody has their plain choices played from now on, or plays them with their own hands again.
    Hands {
        /// Who.
        seat: Seat,
        /// How.
        hands: Hands,
    },
    /// R43: somebody left, and the pieces with them.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// R45: captured pieces are spared from now on.
    Gentle,
    /// It is over: everybody, best first.
    Over {
        /// The order.
        ranking: ArrayVec<Seat, PLAYERS>,
        /// Whether three pairs won it.
        by_pairs: bool,
        /// Whether the winner was last at half time.
        from_last: bool,
        /// R43: whether all others have left before anybody had finished.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
}

/// A throw, told once it has been played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tale {
    /// The number of the throw.
    pub n: u32,
    /// Which turn it belongs to.
    pub turn: u32,
    /// Who threw.
    pub seat: Seat,
    /// Whose pieces were played (R39).
    pub hand: Seat,
    /// Tries before it that brought no pair.
    pub tries: ArrayVec<Throw, 3>,
    /// The dice.
    pub throw: Throw,
    /// Which pair of the turn it is; 0: none.
    pub pair: u8,
    /// What came of it, in order.
    pub deeds: Vec<Deed>,
    /// How the play was chosen.
    pub choice: Choice,
    /// What makes it worth a headline.
    pub marks: Vec<Mark>,
}

/// How a play came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Nothing could be chosen.
    Forced,
    /// The player chose.
    Chosen,
    /// Fast hands chose.
    Plain,
}

/// Something that came of a throw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Nobody in play, and no pair.
    Nothing,
    /// Nothing could be moved.
    Lost,
    /// Only one of the dice could be used.
    Half {
        /// The other one.
        die: u8,
    },
    /// Pieces came out of jail.
    Released {
        /// Which.
        pieces: ArrayVec<u8, PIECES>,
        /// Who stood on the salida.
        ate: Vec<Loss>,
    },
    /// A piece moved.
    Moved {
        /// Which.
        piece: u8,
        /// From how many steps.
        from: u8,
        /// How far.
        steps: u8,
        /// Where it stands now.
        to: Place,
        /// What kind of place that is.
        on: Ground,
        /// Whom it captured.
        ate: Vec<Loss>,
    },
    /// Steps that were earned could not be walked.
    NoBonus {
        /// How many.
        steps: u8,
    },
    /// Three pairs: a piece went home.
    Carried {
        /// Which.
        piece: u8,
        /// From where.
        from: Place,
    },
    /// Three pairs: a piece went to jail.
    Burned {
        /// Which.
        piece: u8,
        /// From how many steps.
        from: u8,
    },
    /// Three pairs, and no piece that anything could be done with.
    Spared,
    /// All pieces are home.
    Finished {
        /// Whose.
        seat: Seat,
        /// The place.
        place: u8,
    },
}

impl Deed {
    /// Whom it captured.
    pub fn ate(&self) -> &[Loss] {
        match self {
            Deed::Released { ate, .. } | Deed::Moved { ate, .. } => ate,
            _ => &[],
        }
    }
}

/// A piece that was captured, and how many steps it had behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loss {
    /// The piece.
    pub piece: Piece,
    /// How far it had come.
    pub steps: u8,
}

/// What kind of place a piece stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// A common cell.
    Common,
    /// A seguro, by the number of its cell.
    Seguro(u8),
    /// A salida, and the player whose it is.
    Salida(Option<Seat>),
    /// The lane: so many cells from home.
    Lane(u8),
    /// Home.
    Home,
}

/// What makes a throw worth a headline, the strongest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// R27: first or second place, where the others play on.
    Place(u8),
    /// 6: three pairs took a piece home.
    ThreePairs,
    /// So many captures in a row, turn after turn, at this table.
    Massacre(u8),
    /// The third capture, or a later one, of the same player.
    Feud(Seat, u16),
    /// Who was captured had captured one of theirs before.
    Revenge(Seat),
    /// Captured pieces in all, of several players or on several cells.
    Many(u8),
    /// Several of one player, on one cell.
    Stack(Seat, u8),
    /// Captured where it was nearly home.
    NearlyHome(Seat),
    /// Captured where it was just out.
    JustOut(Seat),
    /// The owner came out.
    Doorstep(Seat, u8),
    /// Captured.
    Ate(Seat),
    /// A capture was left alone.
    Left(Seat),
    /// The first piece out of all.
    FirstOut,
    /// All out.
    AllOut,
    /// So many turns in jail.
    Jailed(u32),
    /// The first piece home, or the last but one.
    Homes(u8),
    /// All but one piece home.
    OneToGo,
    /// So many short of home with the last piece, missed so many times.
    NeedsExact(u8, u32),
    /// Passed the leader.
    Leads(Seat),
    /// From last to first.
    LastToFirst,
    /// Somebody behind was one short.
    MissedByOne(Seat),
    /// So many turns without a capture.
    Peace(u32),
    /// So many pieces on one seguro.
    Crowd(u8),
}
