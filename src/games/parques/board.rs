//! The board: arms, cells and the way of each piece (RULES 1), and who stands where.

use super::options::{Colour, Options};
use crate::kernel::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Cells of the circuit that belong to one arm (R1).
pub const ARM: u16 = 17;
/// Players, and arms, that there can be.
pub const PLAYERS: usize = 8;
/// Pieces that a player can have.
pub const PIECES: usize = 4;
/// A seguro is near that one throw may reach.
const NEAR: u8 = 12;
/// From a piece's own tip to its home: seven cells of lane, and home.
const LANE: u8 = 8;

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In jail.
    Jail,
    /// In play, so many steps from its own salida (R3).
    At(u8),
    /// At home.
    Home,
}

impl Place {
    /// The steps of a piece in play.
    pub fn steps(self) -> Option<u8> {
        match self {
            Place::At(steps) => Some(steps),
            Place::Jail | Place::Home => None,
        }
    }
}

/// One player's pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// At which arm the player sits.
    pub arm: u8,
    /// The pieces, numbered for good.
    pub pieces: ArrayVec<Place, PIECES>,
    /// R43: whether the player has left for good, and the pieces with them.
    pub gone: bool,
}

impl Side {
    /// How many of its pieces are there.
    pub fn count(&self, place: Place) -> usize {
        self.pieces.iter().filter(|one| **one == place).count()
    }

    /// R7: whether a piece is on the circuit or in the lane.
    pub fn in_play(&self) -> bool {
        self.pieces.iter().any(|place| place.steps().is_some())
    }

    /// Whether all pieces are home.
    pub fn is_home(&self) -> bool {
        self.count(Place::Home) == self.pieces.len()
    }

    /// The lowest number of the pieces that stand there.
    pub fn first_at(&self, place: Place) -> Option<u8> {
        self.pieces.iter().position(|one| *one == place).map(|at| at as u8)
    }
}

/// A piece: whose, and its number from nought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Which of them.
    pub piece: u8,
}

/// A set of cells of the circuit.
#[derive(Clone, Copy, Default)]
pub struct Cells([u64; 3]);

impl Cells {
    /// Whether a cell is in it.
    pub fn has(self, cell: u8) -> bool {
        self.0[usize::from(cell / 64) % 3] & 1 << (cell % 64) != 0
    }

    fn add(&mut self, cell: u8) {
        self.0[usize::from(cell / 64) % 3] |= 1 << (cell % 64);
    }
}

/// The whole board: nothing on it is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The house rules.
    pub options: Options,
    /// P: how many arms there are.
    pub arms: u8,
    /// R5: the players' colours, by seat.
    pub colours: ArrayVec<Colour, PLAYERS>,
    /// The players' pieces, by seat.
    pub sides: ArrayVec<Side, PLAYERS>,
    /// R45: whether captured pieces return to their salida, until one has come home.
    pub gentle: bool,
}

impl Board {
    /// A board with all pieces in jail. Seats sit at equal distances where that goes, side by side otherwise
    /// (R4); partners opposite one another all the same (R38).
    pub fn new(options: &Options, seats: u8) -> Board {
        let arms = options.arms(seats);
        let apart = if arms.is_multiple_of(seats) { arms / seats } else { 1 };
        let pieces = || std::iter::repeat_n(Place::Jail, usize::from(options.pieces)).collect();
        let across = |seat: u8| if seat < seats / 2 { seat } else { arms / 2 + seat - seats / 2 };
        let arm =
            |seat| if options.teams && !arms.is_multiple_of(seats) { across(seat) } else { seat * apart };
        let side = |seat: u8| Side { arm: arm(seat), pieces: pieces(), gone: false };
        let sides: ArrayVec<Side, PLAYERS> = (0..seats).map(side).collect();
        let colours = sides.iter().map(|side| Colour::ALL[usize::from(side.arm)]).collect();
        Board { options: options.clone(), arms, colours, sides, gentle: false }
    }

    /// The pieces of a seat.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.sides.len() as u8).map(Seat)
    }

    /// The seats whose players are still there.
    pub fn present(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| !self.side(*seat).gone)
    }

    /// How many cells the circuit has (R1).
    pub fn round(&self) -> u16 {
        ARM * u16::from(self.arms)
    }

    /// The steps to a piece's home (R3).
    pub fn home(&self) -> u8 {
        self.arms * ARM as u8 + 3
    }

    /// The steps to a piece's own tip, the last cell that it has on the circuit.
    pub fn tip(&self) -> u8 {
        self.home() - LANE
    }

    /// The cell of the circuit on which a piece of this seat stands after so many steps; none in the lane.
    pub fn cell(&self, seat: Seat, steps: u8) -> Option<u8> {
        let from = u16::from(self.side(seat).arm) * ARM;
        (steps <= self.tip()).then(|| ((from + u16::from(steps)) % self.round()) as u8)
    }

    /// How many steps a piece on the circuit is short of the next cell on its way where nobody can capture it,
    /// where one is near: a seguro, or the salida of an arm at which nobody sits (R4).
    pub fn short_of_safety(&self, seat: Seat, steps: u8) -> Option<u8> {
        let is_nobodys = |cell: u8| self.salida(cell).is_some_and(|arm| self.owner(arm).is_none());
        let is_safe = |cell: u8| self.is_seguro(cell) || is_nobodys(cell);
        (1..=NEAR).find(|far| self.cell(seat, steps + far).is_some_and(is_safe))
    }

    /// The cell on which a piece stands, if it is on the circuit.
    pub fn cell_of(&self, piece: Piece) -> Option<u8> {
        self.cell(piece.seat, self.place(piece).steps()?)
    }

    /// Where a piece is.
    pub fn place(&self, piece: Piece) -> Place {
        self.side(piece.seat).pieces[usize::from(piece.piece)]
    }

    /// Puts a piece somewhere.
    pub fn put(&mut self, piece: Piece, place: Place) {
        self.sides[piece.seat.index()].pieces[usize::from(piece.piece)] = place;
    }

    /// R2: whether nobody is captured by whoever lands on a cell: salidas and seguros.
    pub fn is_safe(&self, cell: u8) -> bool {
        matches!(u16::from(cell) % ARM, 0 | 7 | 12)
    }

    /// Whether a cell is a seguro.
    pub fn is_seguro(&self, cell: u8) -> bool {
        matches!(u16::from(cell) % ARM, 7 | 12)
    }

    /// The arm whose salida a cell is.
    pub fn salida(&self, cell: u8) -> Option<u8> {
        u16::from(cell).is_multiple_of(ARM).then(|| (u16::from(cell) / ARM) as u8)
    }

    /// The player at an arm.
    pub fn owner(&self, arm: u8) -> Option<Seat> {
        self.present().find(|seat| self.side(*seat).arm == arm)
    }

    /// Every piece that is on the circuit, with its cell.
    pub fn on_circuit(&self) -> impl Iterator<Item = (Piece, u8)> {
        self.present().flat_map(move |seat| {
            let pieces = self.side(seat).pieces.iter().enumerate();
            pieces.filter_map(move |(at, place)| {
                let piece = Piece { seat, piece: at as u8 };
                Some((piece, self.cell(seat, place.steps()?)?))
            })
        })
    }

    /// R38: the partner of a seat, at a table of pairs.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let seats = self.sides.len() as u8;
        self.options.teams.then(|| Seat((seat.0 + seats / 2) % seats))
    }

    /// Whether two seats do not capture one another: oneself and one's partner.
    pub fn allied(&self, one: Seat, other: Seat) -> bool {
        one == other || self.partner(one) == Some(other)
    }

    /// The cells that two pieces of one colour, of somebody else, bar (*Barriers*): a bit for each.
    pub fn barred(&self, by: Seat) -> Cells {
        let mut barred = Cells::default();
        if self.options.barriers {
            let mut standing = Cells::default();
            let mut of = None;
            for (piece, cell) in self.on_circuit().filter(|(piece, _)| piece.seat != by) {
                if of != Some(piece.seat) {
                    (of, standing) = (Some(piece.seat), Cells::default());
                }
                if standing.has(cell) {
                    barred.add(cell);
                }
                standing.add(cell);
            }
        }
        barred
    }

    /// The pieces that somebody captures who lands on a cell: all that stand there and are not of their own (7).
    pub fn captured_by(&self, by: Seat, cell: u8) -> ArrayVec<Piece, { PLAYERS * PIECES }> {
        if self.is_safe(cell) || self.barred(by).has(cell) {
            return ArrayVec::new();
        }
        self.standing_against(by, cell)
    }

    /// The pieces of opponents that stand on a cell.
    pub fn standing_against(&self, by: Seat, cell: u8) -> ArrayVec<Piece, { PLAYERS * PIECES }> {
        let there = self.on_circuit().filter(|(piece, at)| *at == cell && !self.allied(by, piece.seat));
        there.map(|(piece, _)| piece).collect()
    }

    /// R28: how far all pieces of a seat have come; nought for one in jail.
    pub fn travelled(&self, seat: Seat) -> u32 {
        let far = |place: &Place| match place {
            Place::Jail => 0,
            Place::At(steps) => u32::from(*steps),
            Place::Home => u32::from(self.home()),
        };
        self.side(seat).pieces.iter().map(far).sum()
    }
}
