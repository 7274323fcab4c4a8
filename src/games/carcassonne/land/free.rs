//! Where a follower could be placed, before the piece lies (6).

use super::Land;
use crate::games::carcassonne::kinds::Piece;
use crate::games::carcassonne::shape::{D, Edge, NONE, SEGMENTS, Shape};
use crate::games::carcassonne::square::Square;
use arrayvec::ArrayVec;

impl Land {
    /// The segments of a piece that is to be laid on which a follower could be placed (6.2), as bits: nobody
    /// stands in anything that they would be joined with, be it by way of another segment of the piece.
    pub fn free_segments(&self, piece: Piece, square: Square, turn: u8) -> u16 {
        let contacts = self.contacts(square, piece.shape(turn));
        let mut group: [u8; SEGMENTS] = std::array::from_fn(|at| at as u8);
        for (at, (segment, root)) in contacts.iter().enumerate() {
            for (other, _) in contacts[..at].iter().filter(|(_, same)| same == root) {
                let (from, to) = (group[usize::from(*segment)], group[usize::from(*other)]);
                group.iter_mut().filter(|one| **one == from).for_each(|one| *one = to);
            }
        }
        let taken = contacts.iter().filter(|(_, root)| !self.node(*root).is_free());
        let taken: u16 = taken.fold(0, |bits, (segment, _)| bits | 1 << group[usize::from(*segment)]);
        let segments = 0..piece.facts().segments.len();
        segments.filter(|at| taken & 1 << group[*at] == 0).fold(0, |bits, at| bits | 1 << at)
    }

    /// What each segment of a piece that is to be laid would touch: the root of the feature.
    fn contacts(&self, square: Square, shape: &Shape) -> ArrayVec<(u8, u16), 20> {
        let mut contacts = ArrayVec::new();
        let long = self.grid.get(square).pieces().next().map(|at| (D, D, usize::from(at)));
        let sides = (0..4).filter(|side| shape.edges[*side] != Edge::Nothing).filter_map(|side| {
            let facing = (side + 2) % 4;
            let cell = self.grid.get(square.beside(side));
            let against =
                cell.pieces().map(usize::from).find(|at| self.shape(*at).edges[facing] != Edge::Nothing);
            against.map(|at| (side, facing, at))
        });
        for (side, facing, at) in sides.chain(long) {
            let there = self.shape(at);
            let pairs = [
                (shape.at[side], there.at[facing]),
                (shape.fields[side * 2], there.fields[facing * 2 + 1]),
                (shape.fields[side * 2 + 1], there.fields[facing * 2]),
            ];
            // The piece fits: where it shows a city, a road or a field, so does what lies there.
            let met = pairs.into_iter().filter(|(here, _)| *here != NONE);
            contacts.extend(met.map(|(here, there)| (here, self.feature_at(at as u8, there))));
        }
        contacts
    }
}
