//! A piece, drawn by rule from what is printed on it, in a square of a hundred. Nothing is traced.

use super::look::{CIRCLE, CITY, MEADOW, RAMPART, ROAD, ROAD_EDGE, ROOF, WALL, monastery, roof, shield};
use crate::games::carcassonne::kinds::{Mark, Piece};
use crate::games::carcassonne::shape::{D, Feature, NONE};
use std::fmt::Write;

/// A point of the square.
pub type Point = (f32, f32);

/// The middle of a side, north up.
fn middle(side: usize) -> Point {
    [(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0), (50.0, 50.0)][side]
}

/// Where a side begins and ends, clockwise.
fn ends(side: usize) -> (Point, Point) {
    let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)];
    match side {
        D => (corners[1], corners[3]),
        side => (corners[side], corners[(side + 1) % 4]),
    }
}

fn towards((x, y): Point, (to_x, to_y): Point, part: f32) -> Point {
    (x + (to_x - x) * part, y + (to_y - y) * part)
}

/// A point after so many quarter turns.
pub fn turned((x, y): Point, turn: u8) -> Point {
    (0..turn & 3).fold((x, y), |(x, y), _| (100.0 - y, x))
}

fn centre(piece: Piece) -> Point {
    if piece.is_half() { (30.0, 30.0) } else { (50.0, 50.0) }
}

/// The sides of a segment, clockwise.
fn sides(piece: Piece, segment: u8) -> Vec<usize> {
    let order: &[usize] = if piece.is_half() { &[0, D, 3] } else { &[0, 1, 2, 3] };
    let shape = piece.shape(0);
    order.iter().copied().filter(|side| shape.at[*side] == segment).collect()
}

fn mean(points: &[Point]) -> Point {
    let n = points.len().max(1) as f32;
    (points.iter().map(|p| p.0).sum::<f32>() / n, points.iter().map(|p| p.1).sum::<f32>() / n)
}

/// The control point of the wall from the end of one side of a city to the beginning of the next.
fn bend(piece: Piece, sides: &[usize], from: Point, to: Point) -> Point {
    let chord = towards(from, to, 0.5);
    match sides {
        [D] => towards(chord, (0.0, 0.0), 0.34),
        [_] => towards(chord, centre(piece), if piece.is_half() { 0.9 } else { 1.15 }),
        [0, 3] if piece.is_half() => (24.0, 24.0),
        _ => {
            let middles: Vec<Point> = sides.iter().map(|side| middle(*side)).collect();
            towards(chord, mean(&middles), if piece.is_half() { 0.75 } else { 0.55 })
        }
    }
}

/// The outline of a city, and its walls.
fn city(piece: Piece, segment: u8) -> (String, String) {
    let sides = sides(piece, segment);
    let (mut outline, mut walls) = (String::new(), String::new());
    for (at, side) in sides.iter().enumerate() {
        let (start, end) = ends(*side);
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(outline, "{letter}{:.0} {:.0}L{:.0} {:.0}", start.0, start.1, end.0, end.1);
        let (next, _) = ends(sides[(at + 1) % sides.len()]);
        if next != end {
            let control = bend(piece, &sides, end, next);
            let curve = format!("Q{:.1} {:.1} {:.0} {:.0}", control.0, control.1, next.0, next.1);
            let _ = write!(walls, "M{:.0} {:.0}{curve}", end.0, end.1);
            outline.push_str(&curve);
        }
    }
    outline.push('Z');
    (outline, walls)
}

fn road(piece: Piece, segment: u8) -> String {
    let sides = sides(piece, segment);
    let (cx, cy) = centre(piece);
    match sides[..] {
        [D] => format!("M50 50L{cx} {cy}"),
        [one] => {
            let (x, y) = middle(one);
            format!("M{x} {y}L{cx} {cy}")
        }
        [0, 3] if piece.is_half() => "M50 0C50 10 10 50 0 50".to_owned(),
        [0, D] => "M50 0C50 22 36 36 50 50".to_owned(),
        [D, 3] => "M50 50C36 36 22 50 0 50".to_owned(),
        [one, other] => {
            let ((x, y), (to_x, to_y)) = (middle(one), middle(other));
            format!("M{x} {y}Q50 50 {to_x} {to_y}")
        }
        _ => String::new(),
    }
}

/// The outline of a piece.
fn ground(piece: Piece) -> &'static str {
    if piece.is_half() { "M0 0H100L0 100Z" } else { "M0 0H100V100H0Z" }
}

/// The piece, turned: what lies is turned as a whole; what stands upright is only moved.
pub fn draw(piece: Piece, turn: u8) -> String {
    layers(piece, turn, &format!("<path d='{}' fill='{MEADOW}'/>", ground(piece)))
}

/// A field of a piece with a hatch, and what stands on the piece over it.
pub fn tinted(piece: Piece, turn: u8, segment: u8, hatch: &str) -> String {
    let fields = piece.shape(0).fields;
    let order: &[usize] = if piece.is_half() { &[0, 1, 8, 9, 6, 7] } else { &[0, 1, 2, 3, 4, 5, 6, 7] };
    let n = order.len();
    // A city leaves the middle of the piece to the field beside it: the first half of its side to the one
    // before, the second to the next.
    let owner = |at: usize| {
        let step = if at.is_multiple_of(2) { n - 1 } else { 1 };
        (0..n).map(|steps| fields[order[(at + steps * step) % n]]).find(|field| *field != NONE)
    };
    let (cx, cy) = centre(piece);
    let mut tint = String::new();
    for at in (0..n).filter(|at| owner(*at) == Some(segment)) {
        let (from, to) = ends(order[at] / 2);
        let begins = if at.is_multiple_of(2) { 0.0 } else { 0.5 };
        let ((x, y), (to_x, to_y)) = (towards(from, to, begins), towards(from, to, begins + 0.5));
        let _ = write!(tint, "M{cx} {cy}L{x} {y} {to_x} {to_y}Z");
    }
    // Lines across the meadow: a colour alone would look like a city where it lies over green.
    layers(piece, turn, &format!("<path d='{tint}' fill='{MEADOW}'/><path d='{tint}' fill='url(#{hatch})'/>"))
}

/// Roads, cities and what stands upright, over what lies lowest.
fn layers(piece: Piece, turn: u8, lowest: &str) -> String {
    let (mut flat, ground) = (lowest.to_owned(), ground(piece));
    let segments = || piece.facts().segments.iter().zip(0_u8..);
    let roads: String =
        segments().filter(|(s, _)| s.feature == Feature::Road).map(|(_, at)| road(piece, at)).collect();
    if !roads.is_empty() {
        for (colour, width) in [(ROAD_EDGE, 15), (ROAD, 10)] {
            let _ = write!(flat, "<path d='{roads}' fill='none' stroke='{colour}' stroke-width='{width}'/>");
        }
    }
    for (_, at) in segments().filter(|(segment, _)| segment.feature == Feature::City) {
        let (outline, walls) = city(piece, at);
        let _ = write!(flat, "<path d='{outline}' fill='{CITY}'/>");
        if !walls.is_empty() {
            let _ = write!(
                flat,
                "<path d='{walls}' fill='none' stroke='{WALL}' stroke-width='5'/><path d='{walls}' fill='none' stroke='{RAMPART}' stroke-width='2' stroke-dasharray='4 4'/>"
            );
        }
    }
    let _ = write!(flat, "<path d='{ground}' fill='none' stroke='{ROAD_EDGE}' stroke-width='1'/>");
    let degrees = 90 * u32::from(turn & 3);
    format!("<g transform='rotate({degrees} 50 50)'>{flat}</g>{}", upright(piece, turn))
}

fn upright(piece: Piece, turn: u8) -> String {
    let mut things = String::new();
    let at = |point: Point| turned(point, turn);
    let shape = piece.shape(0);
    for side in (0..=D).filter(|side| shape.at[*side] != NONE) {
        let segment = shape.at[side];
        if piece.segment(segment).is_none_or(|segment| segment.feature != Feature::City) {
            continue;
        }
        let ((ax, ay), (bx, by)) = ends(side);
        let inwards = if side == D { 0.12 } else { 0.3 };
        let base = towards(middle(side), centre(piece), inwards);
        for along in [-0.11, 0.11] {
            let (x, y) = at((base.0 + (bx - ax) * along, base.1 + (by - ay) * along));
            things.push_str(&roof(x, y, 5.0));
        }
    }
    let kind = piece.kind();
    let ends = piece.facts().segments.iter().filter(|s| s.feature == Feature::Road && s.sides == 1).count();
    let (x, y) = at(centre(piece));
    if kind.monastery {
        things.push_str(&monastery(x, y));
    } else if ends > 1 {
        let _ = write!(
            things,
            "<circle cx='{x:.1}' cy='{y:.1}' r='11' fill='{MEADOW}' stroke='{ROAD_EDGE}' stroke-width='2'/>"
        );
        things.push_str(&roof(x, y, 5.5));
    } else if ends == 1 && kind.cities.is_empty() {
        things.push_str(&roof(x, y, 9.0));
    }
    if kind.shield {
        let (x, y) = at(shield_place(piece));
        things.push_str(&shield(x, y));
    }
    things.push_str(&mark(piece, turn));
    things
}

fn shield_place(piece: Piece) -> Point {
    match sides(piece, 0)[..] {
        [0, 3] => (22.0, 22.0),
        [_, _] | [_, _, _, _] => (50.0, 50.0),
        _ => centre(piece),
    }
}

fn mark(piece: Piece, turn: u8) -> String {
    let (x, y) = turned((24.0, 30.0), turn);
    match piece.kind().mark {
        None => String::new(),
        Some(Mark::Hill) => format!(
            "<path d='M{:.1} {:.1}q14 -26 28 0Z' fill='#86a552' stroke='#5d7a35' stroke-width='2'/>",
            x - 14.0,
            y + 8.0
        ),
        Some(mark) => {
            let inner = if mark == Mark::Fork { "#a8862c" } else { ROOF };
            format!(
                "<circle cx='{x:.1}' cy='{y:.1}' r='13' fill='none' stroke='{CIRCLE}' stroke-width='4'/><circle cx='{x:.1}' cy='{y:.1}' r='5' fill='{inner}'/>"
            )
        }
    }
}

/// Where a follower stands on a segment, as the piece lies.
pub fn stand(piece: Piece, turn: u8, segment: u8) -> Point {
    let Some(part) = piece.segment(segment) else { return (50.0, 50.0) };
    let middles: Vec<Point> = sides(piece, segment).iter().map(|side| middle(*side)).collect();
    let centre = centre(piece);
    let point = match (part.feature, &middles[..]) {
        (Feature::Monastery, _) => (centre.0, centre.1 + 6.0),
        (Feature::Field, _) => lie(piece, segment),
        (Feature::City, [one]) => towards(*one, centre, 0.32),
        (Feature::City, _) => towards(mean(&middles), centre, 0.3),
        (_, [one]) => towards(*one, centre, 0.45),
        (_, [one, other]) => {
            let chord = towards(*one, *other, 0.5);
            towards(chord, if piece.is_half() { (24.0, 24.0) } else { (50.0, 50.0) }, 0.5)
        }
        _ => centre,
    };
    turned(point, turn)
}

/// Where a farmer lies: in a corner of the field if it has one, else some way in from a half-side.
fn lie(piece: Piece, segment: u8) -> Point {
    let fields = piece.shape(0).fields;
    let has = |half: usize| fields[half] == segment;
    const CORNERS: [Point; 4] = [(83.0, 17.0), (83.0, 83.0), (17.0, 83.0), (17.0, 17.0)];
    if let Some(side) = (0..4).find(|side| has(side * 2 + 1) && has((side * 2 + 2) % 8)) {
        return CORNERS[side];
    }
    let half = (0..10).find(|half| has(*half)).unwrap_or(0);
    let ((ax, ay), (bx, by)) = ends(half / 2);
    let along = if half % 2 == 0 { 0.25 } else { 0.75 };
    towards((ax + (bx - ax) * along, ay + (by - ay) * along), centre(piece), 0.22)
}
