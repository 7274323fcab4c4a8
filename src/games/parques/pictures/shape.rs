//! Where everything stands on the picture: four functions, for any number of arms (RULES 1, PLAY 4).

use crate::games::parques::board::{ARM, Board, Place};
use crate::kernel::Seat;
use std::f32::consts::PI;

/// How wide and high the board is.
pub const SIZE: f32 = 1000.0;
const MARGIN: f32 = 20.0;

/// A point of the picture.
pub type Point = (f32, f32);

/// The measures of a board.
#[derive(Clone, Copy)]
pub struct Shape {
    arms: u8,
    /// Across the lane.
    pub wide: f32,
    /// Along it.
    pub deep: f32,
    /// From the middle to the inner edge of an arm.
    pub inner: f32,
}

/// A cell: its middle, and which way its arm points.
#[derive(Clone, Copy)]
pub struct Cell {
    /// Its middle.
    pub at: Point,
    /// Outward.
    pub out: Point,
    /// Sideways.
    pub side: Point,
}

impl Cell {
    /// A point off its middle: so far sideways, and so far outward.
    pub fn off(self, across: f32, along: f32) -> Point {
        let (x, y) = self.at;
        (x + across * self.side.0 + along * self.out.0, y + across * self.side.1 + along * self.out.1)
    }
}

impl Shape {
    /// The measures of this board.
    pub fn of(arms: u8) -> Shape {
        let kappa = match arms {
            4 => 0.50,
            6 => 0.60,
            _ => 0.62,
        };
        let apothem = 1.5 / (PI / f32::from(arms)).tan();
        let reach = apothem + 8.0 * kappa;
        // The corners of an arm touch the margin.
        let whole = if arms == 4 { reach } else { reach.hypot(1.5) };
        let wide = (SIZE / 2.0 - MARGIN) / whole;
        Shape { arms, wide, deep: kappa * wide, inner: apothem * wide }
    }

    fn angle(self, arm: f32) -> f32 {
        1.5 * PI + 2.0 * PI * arm / f32::from(self.arms)
    }

    /// A cell by its arm, its column from -1 to 1, and its row from the middle.
    pub fn cell(self, arm: u8, column: i8, row: f32) -> Cell {
        let angle = self.angle(f32::from(arm % self.arms));
        let out = (angle.cos(), -angle.sin());
        let side = (-angle.sin(), -angle.cos());
        let (far, aside) = (self.inner + (row + 0.5) * self.deep, f32::from(column) * self.wide);
        let middle = SIZE / 2.0;
        let at = (middle + far * out.0 + aside * side.0, middle + far * out.1 + aside * side.1);
        Cell { at, out, side }
    }

    /// A cell of the circuit by its number (R2).
    pub fn circuit(self, cell: u8) -> Cell {
        let (arm, at) = ((u16::from(cell) / ARM) as u8, (u16::from(cell) % ARM) as u8);
        match at {
            0..=3 => self.cell(arm, 1, f32::from(3 - at)),
            4..=11 => self.cell(arm + 1, -1, f32::from(at - 4)),
            12 => self.cell(arm + 1, 0, 7.0),
            _ => self.cell(arm + 1, 1, f32::from(20 - at)),
        }
    }

    /// The jail of an arm: its middle, and how far it reaches.
    pub fn jail(self, arm: u8) -> (Point, f32) {
        let half = (PI / f32::from(self.arms)).sin();
        let far = (SIZE / 2.0 - MARGIN + 1.5 * self.wide + 6.0) / (1.0 + half);
        let angle = self.angle(f32::from(arm) + 0.5);
        let middle = SIZE / 2.0;
        ((middle + far * angle.cos(), middle - far * angle.sin()), far * half - 1.5 * self.wide - 6.0)
    }

    /// Where a piece stands that is at home: the n-th of its arm.
    pub fn home(self, arm: u8, n: u8) -> Point {
        let cell = self.cell(arm, 0, 0.0);
        let (far, aside) = (0.66 * self.inner, (f32::from(n) - 1.5) * 0.5 * self.wide);
        let middle = SIZE / 2.0;
        (middle + far * cell.out.0 + aside * cell.side.0, middle + far * cell.out.1 + aside * cell.side.1)
    }

    /// Where a piece of a seat stands after so many steps: on the circuit, in the lane, at home.
    pub fn steps(self, board: &Board, seat: Seat, steps: u8) -> Point {
        match board.cell(seat, steps) {
            Some(cell) => self.circuit(cell).at,
            None if steps < board.home() => {
                self.cell(board.side(seat).arm, 0, f32::from(board.home() - 1 - steps)).at
            }
            None => self.home(board.side(seat).arm, 1),
        }
    }

    /// Where a piece stands in jail: the n-th of its arm.
    pub fn cot(self, arm: u8, n: u8) -> Point {
        let ((x, y), radius) = self.jail(arm);
        if self.arms == 4 {
            return (x + (f32::from(n) - 1.5) * radius * 0.44, y + radius * 0.34);
        }
        // Where jails are small their pieces stand two by two.
        let (column, row) = (f32::from(n % 2), f32::from(n / 2));
        (x + (column - 0.5) * radius * 0.64, y + radius * (0.08 + 0.52 * row))
    }

    /// Where a piece stands, by its place; `n` tells pieces in jail and at home apart.
    pub fn place(self, board: &Board, seat: Seat, place: Place, n: u8) -> Point {
        let arm = board.side(seat).arm;
        match place {
            Place::Jail => self.cot(arm, n),
            Place::At(steps) => self.steps(board, seat, steps),
            Place::Home => self.home(arm, n),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Neighbours on the circuit lie beside one another, all the way round; no two cells lie on one another.
    #[test]
    fn every_circuit_closes() {
        for arms in [4_u8, 6, 8] {
            let shape = Shape::of(arms);
            let round = u16::from(arms) * ARM;
            let at = |cell: u16| shape.circuit((cell % round) as u8).at;
            let far = |one: Point, other: Point| (one.0 - other.0).hypot(one.1 - other.1);
            for cell in 0..round {
                let gap = far(at(cell), at(cell + 1));
                assert!(gap < shape.wide * 1.6, "{arms}: {cell} is {gap} from the next");
                for other in (0..round).filter(|other| *other != cell) {
                    assert!(far(at(cell), at(other)) > shape.deep * 0.98, "{arms}: {cell} and {other}");
                }
                let (x, y) = at(cell);
                assert!((0.0..=SIZE).contains(&x) && (0.0..=SIZE).contains(&y));
            }
            // Counter-clockwise: from the foot of the board to its right.
            assert!(at(0).0 > 500.0 && shape.circuit(5).at.0 > at(0).0);
        }
    }
}
