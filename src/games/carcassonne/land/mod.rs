//! What lies on the table: pieces, the features that they make together, and the followers on them.
//! Everything is kept up to date while pieces are laid: where a piece fits is a look into a table, and a
//! feature is the root of its segments.

mod free;
mod lay;
mod saved;

use super::grid::Grid;
use super::kinds::{KINDS_LEN, Mark, Piece, START};
use super::shape::{D, Edge, Feature, Shape};
use super::square::{M50, Square};
use crate::kernel::{Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most players (2.3).
pub const PLAYERS: usize = 6;
/// The most followers that are out.
pub const OUT: usize = PLAYERS * 7;

/// The most features with followers that one piece joins.
const JOINED: usize = 20;

/// A piece that lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// What it is.
    pub piece: Piece,
    /// Where.
    pub square: Square,
    /// So many quarter turns clockwise.
    pub turn: u8,
    /// Who laid it; nobody the start tile.
    pub by: Option<Seat>,
}

/// A follower that stands, or lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Follower {
    /// Whose it is.
    pub seat: Seat,
    /// On which of the pieces that lie, in the order in which they were laid.
    pub laid: u8,
    /// On which segment.
    pub segment: u8,
}

/// A feature, at the root of its segments; another segment knows its parent only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    parent: u16,
    /// What it is.
    pub feature: Feature,
    /// Sides with nothing against them; of a monastery, squares round it that are empty.
    pub open: u8,
    /// Shields.
    pub shields: u8,
    /// Followers by seat.
    pub followers: [u8; PLAYERS],
    /// The northernmost, then westernmost of its squares, by which it is told in order (R9).
    pub first: Square,
    /// Its squares, by their numbers; of a field, the city segments that it touches.
    bits: u128,
}

impl Node {
    /// How many squares it has; of a field, nothing that anybody would ask for.
    pub fn squares(&self) -> u16 {
        self.bits.count_ones() as u16
    }

    /// Whether no follower stands there.
    pub fn is_free(&self) -> bool {
        self.followers == [0; PLAYERS]
    }

    /// Whether it is complete (7.2 to 7.4). A field never is.
    pub fn is_complete(&self) -> bool {
        self.open == 0 && self.feature != Feature::Field
    }

    /// Who has most followers there (7.5).
    pub fn leaders(&self) -> Seats {
        let most = self.followers.iter().max().copied().unwrap_or(0);
        let leads = |seat: &u8| most > 0 && self.followers[usize::from(*seat)] == most;
        (0..PLAYERS as u8).filter(leads).map(Seat).collect()
    }
}

/// A square where a piece could touch one that lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// Where.
    pub square: Square,
    /// What its four sides ask for, two bits each.
    pub asks: u8,
    /// The half that lies there: its turn, and what its long side shows.
    pub half: Option<(u8, Edge)>,
}

impl Gap {
    /// The turns in which a piece fits there, as bits; `fits` is what the piece fits at all.
    fn takes(&self, piece: Piece, fits: &[u8; 256]) -> u8 {
        let turns = fits[usize::from(self.asks)];
        let Some((turn, long)) = self.half else { return turns };
        // R26, R27: only a half, its right angle opposite, its long side the same.
        let same = piece.is_half() && piece.shape(0).edges[D] == long;
        if same { turns & 1 << ((turn + 2) & 3) } else { 0 }
    }
}

/// Everything that lies.
#[derive(Clone, Debug)]
pub struct Land {
    laid: Vec<Laid>,
    /// Of each of them: its first node, and the number of its square.
    places: Vec<(u16, u8)>,
    followers: ArrayVec<Follower, OUT>,
    nodes: Vec<Node>,
    /// The nodes of the city segments, in the order in which they were laid.
    cities: Vec<u16>,
    /// The squares, by their numbers.
    squares: Vec<Square>,
    gaps: Vec<Gap>,
    grid: Grid,
    /// How many of each kind lie.
    counts: [u8; KINDS_LEN],
    /// Segments of features that the last piece has joined, of several with followers each.
    joined: ArrayVec<u16, JOINED>,
}

impl PartialEq for Land {
    fn eq(&self, other: &Land) -> bool {
        self.laid == other.laid && self.followers == other.followers
    }
}

impl Land {
    /// The start tile alone (3.1).
    pub fn new() -> Land {
        let mut land = Land {
            laid: Vec::with_capacity(96),
            places: Vec::with_capacity(96),
            followers: ArrayVec::new(),
            nodes: Vec::with_capacity(384),
            cities: Vec::with_capacity(72),
            squares: Vec::with_capacity(96),
            gaps: Vec::with_capacity(96),
            grid: Grid::new(),
            counts: [0; KINDS_LEN],
            joined: ArrayVec::new(),
        };
        land.lay(Laid { piece: START, square: M50, turn: 0, by: None });
        land
    }

    /// The pieces, in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// How many of each kind lie.
    pub fn counts(&self) -> &[u8; KINDS_LEN] {
        &self.counts
    }

    /// The followers, in the order in which they were placed.
    pub fn followers(&self) -> &[Follower] {
        &self.followers
    }

    /// Where a piece could touch one that lies.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// The squares that hold a piece.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The pieces on a square, by their numbers.
    pub fn on(&self, square: Square) -> impl Iterator<Item = usize> + use<> {
        let cell = self.grid.get(square);
        cell.pieces().map(usize::from)
    }

    /// Calls with each square where a piece fits, and the turns in which it does, as bits (5).
    pub fn each_fit(&self, piece: Piece, mut found: impl FnMut(Square, u8)) {
        let fits = &piece.facts().fits;
        for gap in &self.gaps {
            let turns = gap.takes(piece, fits);
            if turns != 0 {
                found(gap.square, turns);
            }
        }
    }

    /// The gap on a square, if a piece could touch one that lies there.
    pub fn gap(&self, square: Square) -> Option<&Gap> {
        let gap = usize::from(self.grid.get(square).gap).checked_sub(1);
        gap.and_then(|at| self.gaps.get(at))
    }

    /// The turns in which a piece fits a square, as bits.
    pub fn fits(&self, piece: Piece, square: Square) -> u8 {
        self.gap(square).map_or(0, |gap| gap.takes(piece, &piece.facts().fits))
    }

    /// Whether a piece fits anywhere.
    pub fn fits_anywhere(&self, piece: Piece) -> bool {
        let fits = &piece.facts().fits;
        self.gaps.iter().any(|gap| gap.takes(piece, fits) != 0)
    }

    /// Lays a piece where it fits; its number. What is refused changes nothing.
    pub fn put(&mut self, piece: Piece, square: Square, turn: u8, by: Option<Seat>) -> Option<u8> {
        let fits = turn < 4 && self.fits(piece, square) & 1 << turn != 0;
        fits.then(|| self.lay(Laid { piece, square, turn, by }))
    }

    fn shape(&self, number: usize) -> &'static Shape {
        let laid = &self.laid[number];
        laid.piece.shape(laid.turn)
    }

    fn root(&self, mut at: u16) -> u16 {
        while self.nodes[usize::from(at)].parent != at {
            at = self.nodes[usize::from(at)].parent;
        }
        at
    }

    /// The feature of a segment, by its root.
    pub fn feature_at(&self, number: u8, segment: u8) -> u16 {
        self.root(self.places[usize::from(number)].0 + u16::from(segment))
    }

    /// What a feature has, by its root.
    pub fn node(&self, root: u16) -> &Node {
        &self.nodes[usize::from(root)]
    }

    /// The square by which a feature is called, however it grows: where the first of those stands who are on
    /// it; of what nobody holds, where its first piece lies.
    pub fn called(&self, root: u16) -> Square {
        let stands = |follower: &&Follower| self.feature_at(follower.laid, follower.segment) == root;
        let held = self.followers.iter().find(stands).map(|follower| usize::from(follower.laid));
        let piece = held.or_else(|| self.pieces_of(root).next().map(|(number, _)| number));
        piece.map_or(self.node(root).first, |number| self.laid[number].square)
    }

    /// The features with followers that have become one of a land on which more has been laid since.
    pub fn grown_into(&self, then: &Land, root: u16) -> ArrayVec<u16, OUT> {
        self.under(|one| then.feature_at(one.laid, one.segment) == root)
    }

    /// The features on which followers stand, each once, in the order in which the first was placed.
    pub fn held(&self) -> ArrayVec<u16, OUT> {
        self.under(|_| true)
    }

    /// The same under those followers that count.
    fn under(&self, counts: impl Fn(&Follower) -> bool) -> ArrayVec<u16, OUT> {
        let mut held = ArrayVec::new();
        for follower in self.followers.iter().filter(|one| counts(one)) {
            let root = self.feature_at(follower.laid, follower.segment);
            if !held.contains(&root) {
                held.push(root);
            }
        }
        held
    }

    /// The cities that a field touches, each once, by their roots (R16).
    pub fn cities_of(&self, field: u16) -> impl Iterator<Item = u16> {
        let mut bits = self.nodes[usize::from(field)].bits;
        let mut seen: ArrayVec<u16, 128> = ArrayVec::new();
        std::iter::from_fn(move || {
            while bits != 0 {
                let at = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let root = self.root(self.cities[at]);
                if !seen.contains(&root) {
                    seen.push(root);
                    return Some(root);
                }
            }
            None
        })
    }

    /// The pieces of a feature, by number, and the segment there.
    pub fn pieces_of(&self, root: u16) -> impl Iterator<Item = (usize, u8)> {
        self.places.iter().enumerate().flat_map(move |(number, (first, _))| {
            let segments = self.laid[number].piece.facts().segments.len() as u8;
            (0..segments)
                .filter(move |at| self.root(first + u16::from(*at)) == root)
                .map(move |at| (number, at))
        })
    }

    /// Whether a road that is complete ends nowhere: each of its pieces leads on twice.
    pub fn is_ring(&self, root: u16) -> bool {
        let sides =
            |(number, at): (usize, u8)| self.laid[number].piece.segment(at).map_or(0, |one| one.sides);
        self.pieces_of(root).all(|one| sides(one) == 2)
    }

    /// The cities that are not complete and the fields which the last piece has joined, of several with followers each.
    pub fn met(&self) -> ArrayVec<u16, JOINED> {
        let mut met = ArrayVec::new();
        for root in self.joined.iter().map(|at| self.root(*at)) {
            let node = self.node(root);
            let counts =
                node.feature == Feature::Field || node.feature == Feature::City && !node.is_complete();
            if counts && !met.contains(&root) {
                met.push(root);
            }
        }
        met
    }

    /// Places a follower, on any segment: whether it is free is asked before.
    pub fn place(&mut self, follower: Follower) {
        let known =
            self.laid.get(usize::from(follower.laid)).and_then(|laid| laid.piece.segment(follower.segment));
        if known.is_some() && follower.seat.index() < PLAYERS && self.followers.try_push(follower).is_ok() {
            let root = self.feature_at(follower.laid, follower.segment);
            self.nodes[usize::from(root)].followers[follower.seat.index()] += 1;
        }
    }

    /// Takes one follower home.
    pub fn take(&mut self, at: usize) -> Option<Follower> {
        let follower = (at < self.followers.len()).then(|| self.followers.remove(at))?;
        let root = self.feature_at(follower.laid, follower.segment);
        self.nodes[usize::from(root)].followers[follower.seat.index()] -= 1;
        Some(follower)
    }

    /// Takes everybody home from a feature (7.6).
    pub fn clear(&mut self, root: u16, mut goes: impl FnMut(Follower)) {
        let mut at = 0;
        while at < self.followers.len() {
            let follower = self.followers[at];
            if self.feature_at(follower.laid, follower.segment) == root {
                goes(self.followers.remove(at));
            } else {
                at += 1;
            }
        }
        self.nodes[usize::from(root)].followers = [0; PLAYERS];
    }

    /// Who has a follower of a feature on a hill (11.3): the whole square belongs to it.
    pub fn on_hills(&self, root: u16) -> Seats {
        let hill = |at: usize| self.laid[at].piece.kind().mark == Some(Mark::Hill);
        let high = |follower: &&Follower| {
            let square = self.laid[usize::from(follower.laid)].square;
            self.feature_at(follower.laid, follower.segment) == root && self.on(square).any(hill)
        };
        self.followers.iter().filter(high).map(|follower| follower.seat).collect()
    }

    /// The cities, roads and monasteries of a piece that are complete, and in which nobody stands.
    pub fn unclaimed(&self, number: u8) -> ArrayVec<u16, 9> {
        let mut free = ArrayVec::new();
        let segments = self.laid[usize::from(number)].piece.facts().segments.len() as u8;
        for root in (0..segments).map(|at| self.feature_at(number, at)) {
            let node = self.node(root);
            if node.is_complete() && node.is_free() && !free.contains(&root) {
                // A piece has nine segments.
                let _ = free.try_push(root);
            }
        }
        free
    }

    /// The monasteries that are complete since a square was filled, and the cities and roads of the piece
    /// that fills it.
    pub fn completed_by(&self, number: u8) -> ArrayVec<u16, 24> {
        let mut done = ArrayVec::new();
        let mut add = |root: u16| {
            let node = self.node(root);
            if node.is_complete() && !node.is_free() && !done.contains(&root) {
                // A piece has nine segments, and eight squares are round it.
                let _ = done.try_push(root);
            }
        };
        let laid = self.laid[usize::from(number)];
        (0..laid.piece.facts().segments.len() as u8).for_each(|at| add(self.feature_at(number, at)));
        self.monasteries_round(laid.square).for_each(add);
        done
    }

    /// The monasteries that count a square.
    pub fn monasteries_round(&self, square: Square) -> impl Iterator<Item = u16> + '_ {
        let cells = square.round().map(|near| self.grid.get(near));
        let pieces = cells.filter(|cell| cell.monastery).flat_map(|cell| cell.pieces());
        // It is the last segment of its piece.
        let last =
            |at: u8| self.feature_at(at, self.laid[usize::from(at)].piece.facts().segments.len() as u8 - 1);
        pieces.map(last).filter(|root| self.node(*root).feature == Feature::Monastery)
    }
}

impl Default for Land {
    fn default() -> Self {
        Land::new()
    }
}
