//! Laying a piece: what it touches becomes one feature with it, and what lies open asks for something from now on.

use super::{Gap, Laid, Land, Node, PLAYERS};
use crate::games::carcassonne::kinds::Piece;
use crate::games::carcassonne::shape::{D, Edge, Feature, NONE, Shape};
use crate::games::carcassonne::square::Square;

impl Land {
    /// Lays a piece, which is known to fit; its number.
    pub(super) fn lay(&mut self, laid: Laid) -> u8 {
        let Laid { piece, square, turn, .. } = laid;
        self.grid.reach(square);
        let number = self.laid.len() as u8;
        let cell = *self.grid.at(square);
        let other = cell.pieces().next();
        let place = match other {
            Some(other) => self.places[usize::from(other)].1,
            None => {
                self.squares.push(square);
                self.squares.len() as u8 - 1
            }
        };
        let first = self.nodes.len() as u16;
        self.laid.push(laid);
        self.places.push((first, place));
        self.counts[piece.index()] += 1;
        self.joined.clear();
        self.grid.at(square).push(number);
        let shape = piece.shape(turn);
        self.add_nodes(piece, first, place, square);
        for side in (0..4).filter(|side| shape.edges[*side] != Edge::Nothing) {
            self.join_side(square, shape, first, side);
        }
        if let Some(other) = other {
            self.join_long(usize::from(other), shape, first);
        } else {
            self.occupy(square, place);
        }
        self.close_gap(square, piece, shape, turn, other.is_some());
        number
    }

    fn add_nodes(&mut self, piece: Piece, first: u16, place: u8, square: Square) {
        let facts = piece.facts();
        let cities = self.cities.len();
        for (at, segment) in facts.segments.iter().enumerate() {
            let parent = first + at as u16;
            if segment.feature == Feature::City {
                self.cities.push(parent);
            }
            let (open, bits) = match segment.feature {
                Feature::City | Feature::Road => (segment.sides, 1 << place),
                Feature::Field => (0, u128::from(segment.touches) << cities),
                Feature::Monastery => {
                    let round = square.round().filter_map(|near| self.grid.get(near).pieces().next());
                    let near: u128 = round.map(|number| 1 << self.places[usize::from(number)].1).sum();
                    (8 - near.count_ones() as u8, near | 1 << place)
                }
            };
            let (feature, shields) = (segment.feature, segment.shield.into());
            let followers = [0; PLAYERS];
            self.nodes.push(Node { parent, feature, open, shields, followers, first: square, bits });
            if feature == Feature::Monastery {
                self.grid.at(square).monastery = true;
            }
        }
    }

    /// Joins one side of a new piece with what lies against it, or says there what it asks for.
    fn join_side(&mut self, square: Square, shape: &Shape, first: u16, side: usize) {
        let near = square.beside(side);
        let facing = (side + 2) % 4;
        let cell = *self.grid.at(near);
        let against =
            cell.pieces().map(usize::from).find(|at| self.shape(*at).edges[facing] != Edge::Nothing);
        let Some(against) = against else {
            return self.ask(near, facing, shape.edges[side]);
        };
        let (there, base) = (self.shape(against), self.places[against].0);
        if shape.at[side] != NONE {
            self.join(first + u16::from(shape.at[side]), base + u16::from(there.at[facing]), 2);
        }
        // Half-sides face one another mirrored: the first of one is the second of the other.
        for half in 0..2 {
            let (here, there) = (shape.fields[side * 2 + half], there.fields[facing * 2 + 1 - half]);
            if here != NONE {
                self.join(first + u16::from(here), base + u16::from(there), 0);
            }
        }
    }

    /// Joins the long sides of two halves (10.5, R29).
    fn join_long(&mut self, other: usize, shape: &Shape, first: u16) {
        let (there, base) = (self.shape(other), self.places[other].0);
        if shape.at[D] != NONE {
            self.join(first + u16::from(shape.at[D]), base + u16::from(there.at[D]), 2);
        }
        for half in 0..2 {
            let (here, there) = (shape.fields[D * 2 + half], there.fields[D * 2 + 1 - half]);
            if here != NONE {
                self.join(first + u16::from(here), base + u16::from(there), 0);
            }
        }
    }

    /// A square is occupied from now on: monasteries round it count it.
    fn occupy(&mut self, square: Square, place: u8) {
        for near in square.round() {
            let cell = *self.grid.at(near);
            if !cell.monastery {
                continue;
            }
            for number in cell.pieces().map(usize::from) {
                let segments = &self.laid[number].piece.facts().segments;
                if segments.last().is_some_and(|last| last.feature == Feature::Monastery) {
                    let node = &mut self.nodes[usize::from(self.places[number].0) + segments.len() - 1];
                    node.open -= 1;
                    node.bits |= 1 << place;
                }
            }
        }
    }

    /// A square beside a new piece asks for something on this side.
    fn ask(&mut self, square: Square, side: usize, edge: Edge) {
        let cell = self.grid.at(square);
        if cell.gap == 0 {
            self.gaps.push(Gap { square, asks: 0, half: None });
            cell.gap = self.gaps.len() as u8;
        }
        let gap = usize::from(cell.gap) - 1;
        self.gaps[gap].asks |= (edge as u8) << (2 * side);
    }

    /// The square of a new piece is filled; with one half, only as far as that covers it (R28).
    fn close_gap(&mut self, square: Square, piece: Piece, shape: &Shape, turn: u8, full: bool) {
        let at = self.grid.at(square).gap;
        if at == 0 {
            return;
        }
        let at = usize::from(at) - 1;
        if piece.is_half() && !full {
            let gap = &mut self.gaps[at];
            gap.half = Some((turn, shape.edges[D]));
            (0..4)
                .filter(|side| shape.edges[*side] != Edge::Nothing)
                .for_each(|side| gap.asks &= !(3 << (2 * side)));
            return;
        }
        self.gaps.swap_remove(at);
        self.grid.at(square).gap = 0;
        if let Some(moved) = self.gaps.get(at) {
            self.grid.at(moved.square).gap = at as u8 + 1;
        }
    }

    /// Makes two segments one feature; where they meet, so many sides are not open any more.
    fn join(&mut self, one: u16, other: u16, closed: u8) {
        let (one, other) = (self.root_of(one), self.root_of(other));
        if one == other {
            self.nodes[usize::from(one)].open -= closed;
            return;
        }
        let (root, leaf) = (one.min(other), one.max(other));
        let Node { open, shields, followers, first, bits, .. } = self.nodes[usize::from(leaf)];
        self.nodes[usize::from(leaf)].parent = root;
        let node = &mut self.nodes[usize::from(root)];
        if followers != [0; PLAYERS] && !node.is_free() {
            // A piece touches others in fewer places than there is room for.
            let _ = self.joined.try_push(root);
        }
        node.first = node.first.min(first);
        node.open = node.open + open - closed;
        node.shields += shields;
        node.bits |= bits;
        node.followers.iter_mut().zip(followers).for_each(|(all, more)| *all += more);
    }

    /// The root of a segment; the way there is shortened.
    fn root_of(&mut self, mut at: u16) -> u16 {
        loop {
            let parent = self.nodes[usize::from(at)].parent;
            if parent == at {
                return at;
            }
            let grand = self.nodes[usize::from(parent)].parent;
            self.nodes[usize::from(at)].parent = grand;
            at = grand;
        }
    }
}
