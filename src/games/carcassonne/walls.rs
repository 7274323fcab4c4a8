//! What nothing that is left can finish any more: arithmetic that anybody could do with the pieces in sight, and no advice.

use super::Event;
use super::kinds::{KINDS_LEN, Piece, SQUARE_KINDS};
use super::land::{Gap, Land};
use super::score;
use super::shape::{Feature, NONE};
use super::square::Square;
use super::table::Table;
use arrayvec::ArrayVec;

/// The most gaps that a piece could close at once, as far as anybody looks.
const GAPS: usize = 64;

/// How many of each kind do not lie yet, wherever they are: hidden or not, everybody can count them.
pub struct Left([u8; KINDS_LEN]);

impl Left {
    /// Counted once a piece is about to be laid, which is not left any more.
    fn beside(table: &Table, piece: Piece) -> Left {
        let mut left = [0_u8; KINDS_LEN];
        let halves = table.options.halves > 0;
        let played =
            |piece: &Piece| !piece.is_half() || halves && Table::is_played(table.options.marks, *piece);
        for piece in Piece::tiles().chain(Piece::halves()).filter(played) {
            left[piece.index()] = piece.kind().count;
        }
        let seen = table.land.laid().iter().map(|laid| laid.piece).chain(table.aside.iter().copied());
        for piece in seen.chain([piece]) {
            left[piece.index()] = left[piece.index()].saturating_sub(1);
        }
        Left(left)
    }

    fn has(&self, piece: Piece) -> bool {
        self.0[piece.index()] > 0
    }

    /// Whether anything that is left fits a square.
    fn fits(&self, land: &Land, square: Square) -> bool {
        Piece::tiles().chain(Piece::halves()).any(|piece| self.has(piece) && land.fits(piece, square) != 0)
    }
}

/// The gaps that a piece may close by lying where it is about to be laid, or by not being left for them, and what is left then.
pub struct Before {
    left: Left,
    gaps: ArrayVec<Square, GAPS>,
}

impl Before {
    /// Looks round before a piece is laid.
    pub fn of(table: &Table, piece: Piece, square: Square) -> Before {
        let (land, left) = (&table.land, Left::beside(table, piece));
        let is_open = |near: Square| left.fits(land, near) || land.fits(piece, near) != 0;
        let near = (0..4).map(|side| square.beside(side));
        let near =
            near.filter(|near| land.on(*near).next().is_none() && (!is_gap(land, *near) || is_open(*near)));
        let mut gaps: ArrayVec<Square, GAPS> = near.collect();
        if !left.has(piece) {
            let wanted = |gap: &&Gap| gap.square != square && land.fits(piece, gap.square) != 0;
            for gap in land.gaps().iter().filter(wanted) {
                if !gaps.is_full() && !gaps.contains(&gap.square) {
                    gaps.push(gap.square);
                }
            }
        }
        Before { left, gaps }
    }

    /// Of what somebody holds, the dearest that can be finished no more now, and could before.
    pub fn walled(&self, land: &Land) -> Option<Event> {
        let is_closed = |square: &Square| is_gap(land, *square) && !self.left.fits(land, *square);
        let closed: ArrayVec<Square, GAPS> = self.gaps.iter().copied().filter(is_closed).collect();
        let held = closed.iter().flat_map(|square| held_beside(land, *square));
        let was_open = |root: &u16| {
            let others = land.gaps().iter().filter(|gap| !closed.contains(&gap.square));
            let mut others = others.filter(|gap| gap.half.is_none() && !self.left.fits(land, gap.square));
            !others.any(|gap| held_beside(land, gap.square).contains(root))
        };
        let root = held.filter(was_open).max_by_key(|root| score::worth(land, *root))?;
        Some(Event::Walled {
            feature: land.node(root).feature,
            square: land.name_of(root),
            halves: self.left.0[SQUARE_KINDS..].iter().any(|left| *left > 0),
        })
    }
}

/// Whether something that lies asks for a whole tile there.
fn is_gap(land: &Land, square: Square) -> bool {
    land.gaps().iter().any(|gap| gap.square == square && gap.half.is_none())
}

/// The cities, roads and monasteries that somebody holds and that need a square.
fn held_beside(land: &Land, square: Square) -> ArrayVec<u16, 16> {
    let mut held = ArrayVec::new();
    let mut add = |root: u16| {
        let node = land.node(root);
        if node.feature != Feature::Field && !node.is_free() && !held.contains(&root) {
            // Four sides, and eight squares round it.
            let _ = held.try_push(root);
        }
    };
    for side in 0..4 {
        for number in land.on(square.beside(side)) {
            let laid = land.laid()[number];
            let segment = laid.piece.shape(laid.turn).at[(side + 2) % 4];
            if segment != NONE {
                add(land.feature_at(number as u8, segment));
            }
        }
    }
    for follower in land.followers() {
        let root = land.feature_at(follower.laid, follower.segment);
        let stands = land.laid()[usize::from(follower.laid)].square;
        if land.node(root).feature == Feature::Monastery && square.round().any(|near| near == stands) {
            add(root);
        }
    }
    held
}
