//! The part of the board that a choice is about, larger: beside the buttons of whoever has it.

use super::Words;
use super::shape::{Point, SIZE, Shape};
use super::table::{self, Landing};
use crate::drawing::Drawing;
use crate::games::parques::board::Piece;
use crate::games::parques::{Answer, Parques, View};
use crate::kernel::Ask;
use std::collections::BTreeSet;

/// The side of a part that is shown twice as large.
const SIDE: f32 = SIZE / 2.0;
/// Of a board that a choice is about from end to end, everything is shown.
const MOST: f32 = SIZE * 0.8;

/// Draws what a question is about: where its pieces stand, and where they would come to stand.
pub fn draw(view: &View, ask: &Ask<Parques>, words: &Words) -> Drawing {
    let legs = legs(view, ask);
    let part = window(&points(view, ask, &legs)).unwrap_or(((0.0, 0.0), SIZE));
    table::part(view, words, part, &landings(&legs))
}

/// Which pieces the answers would move, and where each would come to stand.
fn legs(view: &View, ask: &Ask<Parques>) -> Vec<(u8, Point)> {
    let (board, hand) = (&view.board, view.hand(ask.seat));
    let shape = Shape::of(board.arms);
    let mut legs = Vec::new();
    for answer in &ask.choices {
        let Answer::Play(play) = answer else { continue };
        let after = board.after(hand, *play);
        let landed = after.iter().flat_map(|after| &after.landed);
        legs.extend(landed.map(|(leg, place, _)| (leg.piece, shape.place(board, hand, *place, leg.piece))));
    }
    legs
}

/// The places where they end, each once, with the numbers of the pieces.
fn landings(legs: &[(u8, Point)]) -> Vec<Landing> {
    let mut landings: Vec<(Point, BTreeSet<u8>)> = Vec::new();
    for (piece, point) in legs {
        match landings.iter_mut().find(|(there, _)| there == point) {
            Some((_, pieces)) => _ = pieces.insert(piece + 1),
            None => landings.push((*point, BTreeSet::from([piece + 1]))),
        }
    }
    let word = |pieces: BTreeSet<u8>| pieces.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
    landings.into_iter().map(|(point, pieces)| (point, word(pieces))).collect()
}

/// Every place that an answer has to do with.
fn points(view: &View, ask: &Ask<Parques>, legs: &[(u8, Point)]) -> Vec<Point> {
    let (board, hand) = (&view.board, view.hand(ask.seat));
    let shape = Shape::of(board.arms);
    let carried =
        ask.choices.iter().filter_map(|one| if let Answer::Carry(piece) = one { Some(*piece) } else { None });
    let pieces = legs.iter().map(|(piece, _)| *piece).chain(carried);
    let stands = |piece| shape.place(board, hand, board.place(Piece { seat: hand, piece }), piece);
    pieces.map(stands).chain(legs.iter().map(|(_, point)| *point)).collect()
}

/// A square that holds these points, with room around them: its corner, and its side. None where that is most
/// of the board, or nothing.
fn window(points: &[Point]) -> Option<(Point, f32)> {
    const ROOM: f32 = 60.0;
    let first = points.first()?;
    let (mut low, mut high) = (*first, *first);
    for (x, y) in points {
        low = (low.0.min(*x), low.1.min(*y));
        high = (high.0.max(*x), high.1.max(*y));
    }
    let side = (high.0 - low.0).max(high.1 - low.1) + 2.0 * ROOM;
    if side > MOST {
        return None;
    }
    let side = side.max(SIDE);
    let corner = |low: f32, high: f32| ((low + high - side) / 2.0).clamp(0.0, SIZE - side);
    Some(((corner(low.0, high.0), corner(low.1, high.1)), side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_holds_what_it_is_about_and_stays_on_the_board() {
        assert_eq!(window(&[]), None);
        assert_eq!(window(&[(500.0, 20.0), (500.0, 980.0)]), None, "from end to end: everything");
        assert_eq!(
            window(&[(30.0, 500.0)]),
            Some(((0.0, 250.0), 500.0)),
            "twice as large, not beyond the edge"
        );
        let (corner, side) = window(&[(300.0, 300.0), (850.0, 350.0)]).unwrap();
        assert_eq!(side, 670.0);
        assert!(corner.0 <= 240.0 && corner.0 + side >= 910.0 && corner.1 >= 0.0);
    }
}
