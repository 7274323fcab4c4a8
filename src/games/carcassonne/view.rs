//! What a seat, or a spectator, may see. Built field by field: what is not named here is not seen.

use super::kinds::{COUNTS, Piece, SQUARE_KINDS};
use super::land::{Follower, Land, PLAYERS};
use super::square::Square;
use super::table::{Hand, Phase, Table};
use super::{Options, score};
use crate::kernel::{Seat, Viewer};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, if they have one.
    pub me: Option<Seat>,
    /// What was settled before the start.
    pub options: Options,
    /// What lies.
    pub land: Land,
    /// Where we are; with the drawn tile, which everybody sees (R3).
    pub phase: Phase,
    /// Whose turn it is.
    pub mover: Seat,
    /// Who began.
    pub first: Seat,
    /// The players, by seat.
    pub players: ArrayVec<PlayerView, PLAYERS>,
    /// The viewer's own halves.
    pub hand: Hand,
    /// How many tiles are left in the stack.
    pub left: u8,
    /// R4: tiles that fitted nowhere.
    pub aside: Vec<Piece>,
    /// Followers that the last move sent home.
    pub gone: Vec<Follower>,
    /// How many of each kind of square tile nobody has seen yet; those under hills are among them (R42).
    pub unseen: [u8; SQUARE_KINDS],
    /// What the viewer has chosen so far of their own move.
    pub picked: Pick,
    /// 10.8, R39: halves that nobody used, once it is over.
    pub unused: Vec<Piece>,
    /// Points before the final scoring, once it is over.
    pub before: ArrayVec<u16, PLAYERS>,
}

/// A player, as everybody sees them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// Points so far.
    pub points: u16,
    /// Where they come from: cities, roads, monasteries, fields.
    pub kinds: [u16; 4],
    /// What they would get if the game ended now, by the same.
    pub more: [u16; 4],
    /// Followers that stand nowhere.
    pub supply: u8,
    /// Halves in hand.
    pub held: u8,
    /// What they would have if the game ended now.
    pub if_now: u16,
}

/// What the viewer has chosen so far.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// The half that they use instead of drawing.
    pub half: Option<Piece>,
    /// Where.
    pub square: Option<Square>,
    /// So many quarter turns.
    pub turn: Option<u8>,
}

impl Pick {
    /// Whether a piece may still come to lie like this.
    pub fn allows(self, square: Square, turn: u8) -> bool {
        self.square.is_none_or(|one| one == square) && self.turn.is_none_or(|one| one == turn)
    }
}

/// The game as `viewer` sees it.
pub fn view(table: &Table, viewer: Viewer) -> View {
    let me = match viewer {
        Viewer::Seat(seat) if seat.index() < table.seats() => Some(seat),
        _ => None,
    };
    let more = if table.phase == Phase::Over { [[0; 4]; PLAYERS] } else { score::if_now(&table.land) };
    let player = |(player, more): (&super::table::Player, [u16; 4])| PlayerView {
        points: player.points,
        kinds: player.kinds,
        more,
        supply: player.supply,
        held: player.hand.len() as u8,
        if_now: player.points + more.iter().sum::<u16>(),
    };
    let is_mover = me == Some(table.mover);
    let over = table.phase == Phase::Over;
    let picked = Pick { half: table.picked.half, square: table.picked.square, turn: table.picked.turn };
    let unused = table.players.iter().flat_map(|player| player.hand.iter()).chain(table.undealt.iter());
    View {
        me,
        options: table.options.clone(),
        land: table.land.clone(),
        phase: table.phase,
        mover: table.mover,
        first: table.first,
        players: table.players.iter().zip(more).map(player).collect(),
        hand: me.map(|seat| table.player(seat).hand.0.clone()).unwrap_or_default(),
        left: table.stack.len() as u8,
        aside: table.aside.clone(),
        gone: table.gone.clone(),
        unseen: unseen(table),
        picked: if is_mover { picked } else { Pick::default() },
        unused: if over { unused.copied().collect() } else { Vec::new() },
        before: if over { table.before.clone() } else { ArrayVec::new() },
    }
}

/// What nobody has seen yet, counted from what everybody has.
fn unseen(table: &Table) -> [u8; SQUARE_KINDS] {
    let drawn = if let Phase::Lay(piece) = table.phase { Some(piece) } else { None };
    let mut unseen: [u8; SQUARE_KINDS] =
        std::array::from_fn(|at| COUNTS[at].saturating_sub(table.land.counts()[at]));
    for piece in table.aside.iter().copied().chain(drawn) {
        if let Some(left) = unseen.get_mut(piece.index()) {
            *left = left.saturating_sub(1);
        }
    }
    unseen
}

impl View {
    /// The piece that the viewer is about to lay, or that everybody sees drawn.
    pub fn piece(&self) -> Option<Piece> {
        match self.phase {
            Phase::Lay(piece) => Some(piece),
            _ => self.picked.half,
        }
    }

    /// The squares where nothing fits any more: neither what nobody has seen yet nor what is being laid.
    pub fn holes(&self) -> Vec<Square> {
        if self.phase == Phase::Over {
            return Vec::new();
        }
        let drawn = |square| matches!(self.phase, Phase::Lay(piece) if self.land.fits(piece, square) != 0);
        let gaps = self.land.gaps().iter().filter(|gap| gap.half.is_none()).map(|gap| gap.square);
        let mut holes: Vec<Square> =
            gaps.filter(|square| self.could_fit(*square) == 0 && !drawn(*square)).collect();
        holes.sort_unstable();
        holes
    }

    /// How many kinds of tiles that nobody has seen would fit a square.
    pub fn could_fit(&self, square: Square) -> u32 {
        let fits = |piece: &Piece| self.unseen[piece.index()] > 0 && self.land.fits(*piece, square) != 0;
        Piece::tiles().filter(fits).map(|piece| u32::from(self.unseen[piece.index()])).sum()
    }
}
