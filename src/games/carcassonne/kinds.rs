//! The 24 kinds of square tiles and the 24 half tiles: what each side shows, and which sides belong together
//! (2). Fields are not written here: [`super::shape`] derives them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a mark on a half stands for (11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// 11.2: a tile goes face down under it.
    Hill,
    /// 11.4: a crop circle for farmers.
    Fork,
    /// 11.4: a crop circle for knights.
    Shield,
}

/// What is printed on a kind of piece, north up; for a half, its right angle in the north-west.
#[derive(Debug)]
pub struct Kind {
    /// Its name in saves, language files, tests and pictures.
    pub id: &'static str,
    /// The letter in the leaflet of the box; nothing for a half.
    pub sheet: &'static str,
    /// How many there are.
    pub count: u8,
    /// What its sides show, clockwise from the north: C, R or F. A half has the sides N, D, W.
    pub edges: &'static str,
    /// Its cities, each as the sides that it reaches.
    pub cities: &'static [&'static str],
    /// Its roads, likewise.
    pub roads: &'static [&'static str],
    /// Whether there is a monastery on it.
    pub monastery: bool,
    /// Whether its city has a shield.
    pub shield: bool,
    /// Its mark.
    pub mark: Option<Mark>,
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

/// How many kinds of square tiles there are; the halves come after them.
pub const SQUARE_KINDS: usize = 24;
/// How many kinds there are in all.
pub const KINDS_LEN: usize = 48;
/// The kind of the start tile (3.1).
pub const START: Piece = Piece(3);

impl Piece {
    /// All kinds of square tiles.
    pub fn tiles() -> impl Iterator<Item = Piece> {
        (0..SQUARE_KINDS as u8).map(Piece)
    }

    /// All kinds of halves.
    pub fn halves() -> impl Iterator<Item = Piece> {
        (SQUARE_KINDS as u8..KINDS_LEN as u8).map(Piece)
    }

    /// The kind of this name, or with this letter of the leaflet.
    pub fn from_id(id: &str) -> Option<Piece> {
        let at = KINDS.iter().position(|kind| kind.id == id || (!id.is_empty() && kind.sheet == id))?;
        Some(Piece(at as u8))
    }

    /// Its place in the tables.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What is printed on it.
    pub fn kind(self) -> &'static Kind {
        &KINDS[self.index()]
    }

    /// Its name.
    pub fn id(self) -> &'static str {
        self.kind().id
    }

    /// Whether it is a half tile.
    pub fn is_half(self) -> bool {
        self.index() >= SQUARE_KINDS
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Piece, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Piece::from_id(&id).ok_or_else(|| serde::de::Error::custom("no such piece"))
    }
}

const fn tile(
    sheet: &'static str,
    id: &'static str,
    count: u8,
    edges: &'static str,
    cities: &'static [&'static str],
    roads: &'static [&'static str],
) -> Kind {
    Kind { id, sheet, count, edges, cities, roads, monastery: false, shield: false, mark: None }
}

const fn half(
    id: &'static str,
    edges: &'static str,
    cities: &'static [&'static str],
    roads: &'static [&'static str],
) -> Kind {
    tile("", id, 1, edges, cities, roads)
}

impl Kind {
    const fn monastery(self) -> Kind {
        Kind { monastery: true, ..self }
    }

    const fn shield(self) -> Kind {
        Kind { shield: true, ..self }
    }

    const fn mark(self, mark: Mark) -> Kind {
        Kind { mark: Some(mark), ..self }
    }
}

/// Every kind of piece.
pub static KINDS: [Kind; KINDS_LEN] = [
    tile("A", "monastery_road", 2, "FFRF", &[], &["S"]).monastery(),
    tile("B", "monastery", 4, "FFFF", &[], &[]).monastery(),
    tile("C", "city_whole", 1, "CCCC", &["NESW"], &[]).shield(),
    tile("D", "cap_straight", 4, "CRFR", &["N"], &["EW"]),
    tile("E", "cap", 5, "CFFF", &["N"], &[]),
    tile("F", "corridor_shield", 2, "FCFC", &["EW"], &[]).shield(),
    tile("G", "corridor", 1, "FCFC", &["EW"], &[]),
    tile("H", "caps_opposite", 3, "CFCF", &["N", "S"], &[]),
    tile("I", "caps_corner", 2, "CFFC", &["N", "W"], &[]),
    tile("J", "cap_curve_right", 3, "CRRF", &["N"], &["ES"]),
    tile("K", "cap_curve_left", 3, "CFRR", &["N"], &["SW"]),
    tile("L", "cap_crossing", 3, "CRRR", &["N"], &["E", "S", "W"]),
    tile("M", "corner_shield", 2, "CFFC", &["NW"], &[]).shield(),
    tile("N", "corner", 3, "CFFC", &["NW"], &[]),
    tile("O", "corner_curve_shield", 2, "CRRC", &["NW"], &["ES"]).shield(),
    tile("P", "corner_curve", 3, "CRRC", &["NW"], &["ES"]),
    tile("Q", "three_shield", 1, "CCFC", &["NEW"], &[]).shield(),
    tile("R", "three", 3, "CCFC", &["NEW"], &[]),
    tile("S", "three_gate_shield", 2, "CCRC", &["NEW"], &["S"]).shield(),
    tile("T", "three_gate", 1, "CCRC", &["NEW"], &["S"]),
    tile("U", "straight", 8, "FRFR", &[], &["EW"]),
    tile("V", "curve", 9, "FFRR", &[], &["SW"]),
    tile("W", "tee", 4, "FRRR", &[], &["E", "S", "W"]),
    tile("X", "cross", 1, "RRRR", &[], &["N", "E", "S", "W"]),
    half("half_monastery", "FFF", &[], &[]).monastery(),
    half("half_cap_right", "CFF", &["N"], &[]),
    half("half_cap_left", "FFC", &["W"], &[]),
    half("half_corner", "CFC", &["NW"], &[]),
    half("half_curve", "RFR", &[], &["NW"]),
    half("half_road_right", "RRF", &[], &["ND"]),
    half("half_road_left", "FRR", &[], &["DW"]),
    half("half_tee", "RRR", &[], &["N", "D", "W"]),
    half("half_rampart", "FCF", &["D"], &[]),
    half("half_whole", "CCC", &["NDW"], &[]).shield(),
    half("half_wing_right", "CCF", &["ND"], &[]),
    half("half_wing_left", "FCC", &["DW"], &[]),
    half("half_corner_gate", "CRC", &["NW"], &["D"]),
    half("half_monastery_road", "FRF", &[], &["D"]).monastery(),
    half("half_rampart_curve", "RCR", &["D"], &["NW"]),
    half("half_cap_right_road", "CRR", &["N"], &["DW"]),
    half("half_cap_left_road", "RRC", &["W"], &["ND"]),
    half("half_two_caps", "CFC", &["N", "W"], &[]),
    half("half_cap_right_gate", "CFR", &["N"], &["W"]),
    half("half_hamlet", "RFF", &[], &["N"]),
    half("half_hill_rampart", "FCF", &["D"], &[]).mark(Mark::Hill),
    half("half_hill_curve", "RFR", &[], &["NW"]).mark(Mark::Hill),
    half("half_circle_fork", "FFF", &[], &[]).mark(Mark::Fork),
    half("half_circle_shield", "RCF", &["D"], &["N"]).mark(Mark::Shield),
];

/// How many there are of each kind.
pub const COUNTS: [u8; KINDS_LEN] = {
    let mut counts = [0; KINDS_LEN];
    let mut at = 0;
    while at < KINDS_LEN {
        counts[at] = KINDS[at].count;
        at += 1;
    }
    counts
};
