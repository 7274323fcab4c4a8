//! What nothing that is left can finish any more: arithmetic that anybody could do with the pieces in sight,
//! and no advice.

use super::Event;
use super::kinds::{COUNTS, Piece, SQUARE_KINDS};
use super::land::{Gap, Land};
use super::score;
use super::shape::{Feature, NONE};
use super::square::Square;
use super::table::Table;
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// The most gaps that a piece could close at once, as far as anybody looks.
const GAPS: usize = 64;

/// Which kinds fit what a gap asks for, as bits.
static FITTING: LazyLock<[u64; 256]> = LazyLock::new(|| {
    let mut fitting = [0; 256];
    for piece in Piece::tiles().chain(Piece::halves()) {
        let fits = piece.facts().fits.iter().zip(&mut fitting);
        fits.filter(|(turns, _)| **turns != 0).for_each(|(_, kinds)| *kinds |= bit(piece));
    }
    fitting
});

fn bit(piece: Piece) -> u64 {
    1 << piece.index()
}

/// The kinds of which something does not lie yet, wherever it is, once a piece lies that is about to be laid:
/// hidden or not, everybody can count them.
fn left(table: &Table, piece: Piece) -> u64 {
    let mut seen = *table.land.counts();
    table.aside.iter().chain([&piece]).for_each(|piece| seen[piece.index()] += 1);
    let is_left = |piece: &Piece| COUNTS[piece.index()] > seen[piece.index()];
    let tiles = Piece::tiles().filter(is_left).fold(0, |left, piece| left | bit(piece));
    if table.options.halves == 0 {
        return tiles;
    }
    let halves = Piece::halves().filter(|half| is_left(half) && Table::is_played(table.options.marks, *half));
    halves.fold(tiles, |left, half| left | bit(half))
}

/// What the gaps that a piece may close asked for before it was laid, and what is left of everything.
pub struct Before {
    piece: Piece,
    left: u64,
    beside: [(Square, Option<u8>); 4],
    /// Gaps elsewhere for which it was the last.
    last: ArrayVec<Square, GAPS>,
}

impl Before {
    /// Looks round before a piece is laid.
    pub fn of(table: &Table, piece: Piece, square: Square) -> Before {
        let (land, left) = (&table.land, left(table, piece));
        let beside = std::array::from_fn(|side| {
            let near = square.beside(side);
            (near, asks(land, near))
        });
        let mut last = ArrayVec::new();
        if left & bit(piece) == 0 {
            let wanted = |gap: &&Gap| gap.half.is_none() && FITTING[usize::from(gap.asks)] & bit(piece) != 0;
            let gaps = land.gaps().iter().filter(wanted).map(|gap| gap.square);
            last.extend(gaps.filter(|gap| *gap != square).take(GAPS));
        }
        Before { piece, left, beside, last }
    }

    /// Of what somebody holds, the dearest that can be finished no more now, and could before.
    pub fn walled(&self, land: &Land) -> Option<Event> {
        let fits = |asks: u8, kinds: u64| FITTING[usize::from(asks)] & kinds != 0;
        let is_closed = |square: &Square| asks(land, *square).is_some_and(|asks| !fits(asks, self.left));
        let was_open = |asks: Option<u8>| asks.is_none_or(|asks| fits(asks, self.left | bit(self.piece)));
        let beside = self.beside.iter().filter(|(_, asks)| was_open(*asks)).map(|(square, _)| *square);
        let closed: ArrayVec<Square, { GAPS + 4 }> =
            beside.chain(self.last.iter().copied()).filter(is_closed).collect();
        let held = closed.iter().flat_map(|square| held_beside(land, *square));
        let was_open = |root: &u16| {
            let mut others = land.gaps().iter().filter(|gap| !closed.contains(&gap.square));
            !others.any(|gap| is_closed(&gap.square) && held_beside(land, gap.square).contains(root))
        };
        let root = held.filter(was_open).max_by_key(|root| score::worth(land, *root))?;
        Some(Event::Walled {
            feature: land.node(root).feature,
            square: land.called(root),
            halves: self.left >> SQUARE_KINDS != 0,
        })
    }
}

/// What whole pieces have to show on a square; none, where nothing that lies asks for any.
fn asks(land: &Land, square: Square) -> Option<u8> {
    land.gap(square).filter(|gap| gap.half.is_none()).map(|gap| gap.asks)
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
    let is_round = |one: Square| one.x.abs_diff(square.x) <= 1 && one.y.abs_diff(square.y) <= 1;
    for follower in land.followers() {
        let stands = land.laid()[usize::from(follower.laid)];
        let is_monk =
            || stands.piece.segment(follower.segment).is_some_and(|one| one.feature == Feature::Monastery);
        if is_round(stands.square) && is_monk() {
            add(land.feature_at(follower.laid, follower.segment));
        }
    }
    held
}
