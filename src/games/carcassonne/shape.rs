//! What follows from what is printed on a piece: its segments, fields and what they touch (8, R15), and how
//! it looks turned (5.3).
//!
//! The rim of a piece is walked once, clockwise. A city with the roads at its gate, the roads of a junction,
//! or a road from side to side is one fence; two places of the rim are in one field where no fence has them
//! in different gaps.

use super::kinds::{KINDS, KINDS_LEN, Kind, Piece, SQUARE_KINDS};
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// What a side shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Edge {
    /// Nothing lies there.
    Nothing = 0,
    /// City.
    City = 1,
    /// Road.
    Road = 2,
    /// Field.
    Field = 3,
}

/// What a segment is part of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    /// A city: its followers are knights.
    City,
    /// A road: thieves.
    Road,
    /// A monastery: monks.
    Monastery,
    /// A field: farmers.
    Field,
}

/// A city, road or field part, or the monastery, on one piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    /// What it is part of.
    pub feature: Feature,
    /// How many sides it reaches.
    pub sides: u8,
    /// Whether it has a shield.
    pub shield: bool,
    /// Of a field: which cities of the piece it touches, by the bits of their segments.
    pub touches: u8,
}

/// No segment.
pub const NONE: u8 = u8::MAX;
/// The long side of a half, where sides are counted.
pub const D: usize = 4;
/// Segments of one piece at most.
pub const SEGMENTS: usize = 9;

/// A piece turned: everything by the sides of its square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// What its sides show, clockwise from the north; the long side is the fifth.
    pub edges: [Edge; 5],
    /// Which city or road reaches a side.
    pub at: [u8; 5],
    /// Which field lies at a half-side: 0 and 1 in the north, clockwise to 7; 8 and 9 are a and b of the long side.
    pub fields: [u8; 10],
}

/// What follows from a kind.
#[derive(Debug)]
pub struct Facts {
    /// Cities, then roads, then fields, then the monastery.
    pub segments: ArrayVec<Segment, SEGMENTS>,
    /// How it looks turned so many quarter turns clockwise.
    pub turned: [Shape; 4],
    /// The turns that look different, as bits; of a half all four.
    pub turns: u8,
    /// By what is asked for on the four sides, two bits each: the turns that fit. A half has to touch with a
    /// short side (10.4).
    pub fits: Box<[u8; 256]>,
    /// How many cities come first among its segments.
    pub cities: u8,
}

static FACTS: LazyLock<[Facts; KINDS_LEN]> =
    LazyLock::new(|| std::array::from_fn(|at| facts(&KINDS[at], at >= SQUARE_KINDS)));

impl Piece {
    /// What follows from what is printed on it.
    pub fn facts(self) -> &'static Facts {
        &FACTS[self.index()]
    }

    /// How it looks turned.
    pub fn shape(self, turn: u8) -> &'static Shape {
        &self.facts().turned[usize::from(turn & 3)]
    }

    /// One of its segments.
    pub fn segment(self, at: u8) -> Option<&'static Segment> {
        self.facts().segments.get(usize::from(at))
    }
}

/// What lies at a place of the rim: half a side of field, or a side of a city or the middle of a road.
#[derive(Clone, Copy, PartialEq)]
enum Rim {
    Grass(usize),
    Fence { segment: usize },
}

/// The place of a side's letter: N E S W, then D.
fn side_of(letter: char) -> usize {
    match letter {
        'N' => 0,
        'E' => 1,
        'S' => 2,
        'W' => 3,
        _ => D,
    }
}

fn facts(kind: &Kind, half: bool) -> Facts {
    let order: &[usize] = if half { &[0, D, 3] } else { &[0, 1, 2, 3] };
    let mut shape = Shape { edges: [Edge::Nothing; 5], at: [NONE; 5], fields: [NONE; 10] };
    for (side, letter) in order.iter().zip(kind.edges.chars()) {
        shape.edges[*side] = match letter {
            'C' => Edge::City,
            'R' => Edge::Road,
            _ => Edge::Field,
        };
    }
    let mut segments = ArrayVec::new();
    for (feature, lists) in [(Feature::City, kind.cities), (Feature::Road, kind.roads)] {
        for sides in lists {
            sides.chars().for_each(|side| shape.at[side_of(side)] = segments.len() as u8);
            let shield = kind.shield && feature == Feature::City;
            segments.push(Segment { feature, sides: sides.len() as u8, shield, touches: 0 });
        }
    }
    let fences = fences(&segments, kind.monastery);
    let rim = rim(order, &shape);
    fields(&rim, &fences, kind.cities.len(), &mut segments, &mut shape.fields);
    if kind.monastery {
        segments.push(Segment { feature: Feature::Monastery, sides: 0, shield: false, touches: 0 });
    }
    let turned: [Shape; 4] = std::array::from_fn(|turn| turn_shape(&shape, turn));
    let looks: [_; 4] = std::array::from_fn(|turn| look(&turned[turn]));
    let turns =
        if half { 15 } else { (0..4).filter(|r| !looks[..*r].contains(&looks[*r])).map(|r| 1 << r).sum() };
    let fits = fits(&turned, turns, half);
    Facts { segments, turned, turns, fits, cities: kind.cities.len() as u8 }
}

/// Which fence each city and road belongs to: a gate joins its road to the city, a junction its roads (TILES 1).
fn fences(segments: &[Segment], monastery: bool) -> Vec<usize> {
    let ends: Vec<usize> = (0..segments.len())
        .filter(|at| segments[*at].feature == Feature::Road && segments[*at].sides == 1)
        .collect();
    let city = segments.iter().position(|segment| segment.feature == Feature::City);
    let mut fences: Vec<usize> = (0..segments.len()).collect();
    match (ends[..].first(), city) {
        (Some(first), _) if ends.len() > 1 => ends.iter().for_each(|at| fences[*at] = *first),
        (Some(first), Some(city)) if !monastery => fences[*first] = city,
        _ => {}
    }
    fences
}

/// The rim, clockwise from the north-west corner.
fn rim(order: &[usize], shape: &Shape) -> Vec<Rim> {
    let mut rim = Vec::new();
    for side in order {
        let segment = usize::from(shape.at[*side]);
        let grass = [Rim::Grass(side * 2), Rim::Grass(side * 2 + 1)];
        match shape.edges[*side] {
            Edge::City => rim.push(Rim::Fence { segment }),
            Edge::Road => rim.extend([grass[0], Rim::Fence { segment }, grass[1]]),
            _ => rim.extend(grass),
        }
    }
    rim
}

/// In which gap of a fence a place of the rim lies: how many of the fence's places come before it, the last
/// gap being the first.
fn gap(rim: &[Rim], fences: &[usize], fence: usize, at: usize) -> usize {
    let on = |place: &&Rim| matches!(place, Rim::Fence { segment } if fences[*segment] == fence);
    let all = rim.iter().filter(on).count();
    rim[..at].iter().filter(on).count() % all.max(1)
}

/// Whether no fence but perhaps its own lies between grass and another place of the rim.
fn meet(rim: &[Rim], fences: &[usize], grass: usize, other: usize) -> bool {
    let own = if let Rim::Fence { segment } = rim[other] { Some(fences[segment]) } else { None };
    (0..fences.len())
        .filter(|fence| Some(*fence) != own)
        .all(|fence| gap(rim, fences, fence, grass) == gap(rim, fences, fence, other))
}

/// The fields, in the order of the rim, and which cities each touches.
fn fields(
    rim: &[Rim],
    fences: &[usize],
    cities: usize,
    segments: &mut ArrayVec<Segment, SEGMENTS>,
    found: &mut [u8; 10],
) {
    for at in 0..rim.len() {
        let Rim::Grass(half_side) = rim[at] else { continue };
        if found[half_side] != NONE {
            continue;
        }
        let segment = segments.len() as u8;
        for (other, place) in rim.iter().enumerate() {
            if let Rim::Grass(other_side) = place
                && meet(rim, fences, at, other)
            {
                found[*other_side] = segment;
            }
        }
        let is_city = |place: &Rim| matches!(place, Rim::Fence { segment } if *segment < cities);
        let near = (0..rim.len()).filter(|place| is_city(&rim[*place]) && meet(rim, fences, at, *place));
        let bit = |place: usize| if let Rim::Fence { segment } = rim[place] { 1 << segment } else { 0 };
        let touches = near.fold(0, |bits, place| bits | bit(place));
        segments.push(Segment { feature: Feature::Field, sides: 0, shield: false, touches });
    }
}

/// The shape so many quarter turns clockwise further; the long side stays with the half.
fn turn_shape(shape: &Shape, turn: usize) -> Shape {
    let mut turned = shape.clone();
    for side in 0..4 {
        let to = (side + turn) % 4;
        turned.edges[to] = shape.edges[side];
        turned.at[to] = shape.at[side];
        for half_side in 0..2 {
            turned.fields[to * 2 + half_side] = shape.fields[side * 2 + half_side];
        }
    }
    turned
}

/// What can be seen of a shape: what its sides show, and for each the first side with the same city or road.
fn look(shape: &Shape) -> ([Edge; 5], [Option<usize>; 5]) {
    let first = |side: usize| {
        (shape.at[side] != NONE).then(|| shape.at.iter().position(|at| *at == shape.at[side])).flatten()
    };
    (shape.edges, std::array::from_fn(first))
}

fn fits(turned: &[Shape; 4], turns: u8, half: bool) -> Box<[u8; 256]> {
    let mut fits = Box::new([0; 256]);
    for (asked, fit) in fits.iter_mut().enumerate() {
        for (turn, shape) in turned.iter().enumerate().filter(|(turn, _)| turns & 1 << turn != 0) {
            let asks = |side: usize| asked >> (2 * side) & 3;
            let agrees = |side: usize| {
                asks(side) == 0
                    || shape.edges[side] == Edge::Nothing
                    || asks(side) == shape.edges[side] as usize
            };
            let touches = |side: usize| asks(side) != 0 && shape.edges[side] != Edge::Nothing;
            if (0..4).all(agrees) && (!half || (0..4).any(touches)) {
                *fit |= 1 << turn;
            }
        }
    }
    fits
}
