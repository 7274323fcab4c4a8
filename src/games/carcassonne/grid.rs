//! The squares round the start tile, as far as anybody has come; it grows when somebody comes farther (R6).

use super::square::Square;

/// What is known of one square.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cell {
    /// The pieces there, by their numbers and one more.
    pieces: [u8; 2],
    /// The place of the square among the gaps, and one more.
    pub gap: u8,
    /// Whether a monastery is among the pieces.
    pub monastery: bool,
}

impl Cell {
    /// The numbers of the pieces there.
    pub fn pieces(self) -> impl Iterator<Item = u8> {
        self.pieces.into_iter().filter(|number| *number != 0).map(|number| number - 1)
    }

    /// One more piece lies there.
    pub fn push(&mut self, number: u8) {
        let free = usize::from(self.pieces[0] != 0);
        self.pieces[free] = number + 1;
    }
}

/// How far it reaches at first in each direction; most maps stay smaller.
const FIRST: i32 = 16;
/// The squares round a piece are looked at without asking.
const MARGIN: i32 = 2;

/// A square of cells with the start tile in the middle.
#[derive(Clone, Debug)]
pub struct Grid {
    half: i32,
    cells: Vec<Cell>,
}

impl Grid {
    /// Nothing lies anywhere.
    pub fn new() -> Grid {
        Grid { half: FIRST, cells: vec![Cell::default(); (4 * FIRST * FIRST) as usize] }
    }

    fn index(&self, square: Square) -> Option<usize> {
        let (x, y) = (i32::from(square.x) + self.half, i32::from(square.y) + self.half);
        let side = 2 * self.half;
        ((0..side).contains(&x) && (0..side).contains(&y)).then_some((y * side + x) as usize)
    }

    /// What is known of a square.
    pub fn get(&self, square: Square) -> Cell {
        self.index(square).map_or(Cell::default(), |at| self.cells[at])
    }

    /// What is known of a square; [`Grid::reach`] has been told of it, or of one beside it.
    pub fn at(&mut self, square: Square) -> &mut Cell {
        let at = self.index(square).unwrap_or(0);
        &mut self.cells[at]
    }

    /// Somebody lays a piece there: all squares round it are known from now on.
    pub fn reach(&mut self, square: Square) {
        let far = i32::from(square.x).abs().max(i32::from(square.y).abs()) + MARGIN;
        if far < self.half {
            return;
        }
        let mut half = self.half;
        while far >= half {
            half *= 2;
        }
        let mut larger = Grid { half, cells: vec![Cell::default(); (4 * half * half) as usize] };
        let side = (2 * self.half) as usize;
        let inset = (half - self.half) as usize;
        for (row, cells) in self.cells.chunks(side).enumerate() {
            let from = (row + inset) * 2 * half as usize + inset;
            larger.cells[from..from + side].copy_from_slice(cells);
        }
        *self = larger;
    }
}
