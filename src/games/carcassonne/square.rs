//! Squares of the grid and their names (1): letters grow eastwards, numbers southwards, and the start tile lies on M50.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place of the grid, counted from the start tile: `x` eastwards, `y` southwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Southwards. It stands first: squares are told in reading order.
    pub y: i8,
    /// Eastwards.
    pub x: i8,
}

/// Where the start tile lies.
pub const M50: Square = Square { x: 0, y: 0 };

/// The column and the row of the start tile.
const M: i32 = 12;
const ROW: i32 = 50;
/// Nobody comes farther: each piece lies beside another one.
pub const FAR: i32 = 100;
/// Letters of the alphabet, and columns with one or two of them.
const LETTERS: i32 = 26;
const COLUMNS: i32 = LETTERS + LETTERS * LETTERS;

impl Square {
    /// A square from its distances.
    pub const fn new(x: i8, y: i8) -> Square {
        Square { x, y }
    }

    /// The square beside it: 0 north, 1 east, 2 south, 3 west.
    pub fn beside(self, side: usize) -> Square {
        let (x, y) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side & 3];
        Square { x: self.x + x, y: self.y + y }
    }

    /// The eight squares round it.
    pub fn round(self) -> impl Iterator<Item = Square> {
        const ROUND: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        ROUND.into_iter().map(move |(x, y)| Square { x: self.x + x, y: self.y + y })
    }

    /// Whether anybody can come so far.
    pub fn is_near(self) -> bool {
        i32::from(self.x).abs() < FAR && i32::from(self.y).abs() < FAR
    }

    /// What its column is called.
    pub fn column(self) -> String {
        column(self.x)
    }

    /// What its row is called.
    pub fn row(self) -> i32 {
        ROW + i32::from(self.y)
    }

    /// The square of this name.
    pub fn from_name(name: &str) -> Option<Square> {
        let name = name.trim();
        let digits = name.find(|c: char| !c.is_ascii_alphabetic())?;
        let (letters, number) = name.split_at(digits);
        let value = |c: char| c.to_ascii_uppercase() as i32 - 'A' as i32;
        let at = match letters.chars().collect::<Vec<_>>()[..] {
            [one] => value(one),
            [one, two] => LETTERS + value(one) * LETTERS + value(two),
            _ => return None,
        };
        // West of A comes ZZ.
        let at = if at > COLUMNS / 2 { at - COLUMNS } else { at };
        let (x, y) = (at - M, number.parse::<i32>().ok()?.checked_sub(ROW)?);
        let near = x.abs() < FAR && y.unsigned_abs() < FAR as u32;
        near.then_some(Square { x: x as i8, y: y as i8 })
    }
}

/// What a column is called.
pub fn column(x: i8) -> String {
    let at = M + i32::from(x);
    let letter = |n: i32| char::from(b'A' + (n.rem_euclid(LETTERS)) as u8);
    match at {
        0..LETTERS => letter(at).to_string(),
        _ => {
            let pair = at.rem_euclid(COLUMNS) - LETTERS;
            [letter(pair / LETTERS), letter(pair)].iter().collect()
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Square::from_name(&name).ok_or_else(|| serde::de::Error::custom("no such square"))
    }
}
