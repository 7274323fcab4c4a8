//! Chairs at a table, sets of them, and who looks at it.

use serde::{Deserialize, Serialize};

/// A chair at the table, counted clockwise from whoever opened it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into whatever is kept by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat to the left, at a table of `seats`.
    pub fn next(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        if next >= seats { Seat(0) } else { Seat(next as u8) }
    }
}

/// Somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// The player in a seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// The player in this seat; anybody else, where there is none.
    pub fn of(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seat of a player; none of whoever looks on.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this is the player in that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// Everybody, however many there are.
    pub const ALL: Seats = Seats(u8::MAX);

    /// One seat alone.
    pub fn one(seat: Seat) -> Seats {
        Seats(Self::bit(seat))
    }

    /// The set with `seat` in it.
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Self::bit(seat))
    }

    /// The set without `seat` in it.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Self::bit(seat))
    }

    /// The seats of this set that are not in `other`.
    pub fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seats of this set and those of `other`.
    pub fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// Whether `seat` is in the set.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Whether nobody is in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in clockwise order from the first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                // The lowest bit goes.
                left &= left - 1;
                seat
            })
        })
    }

    fn bit(seat: Seat) -> u8 {
        1_u8.checked_shl(u32::from(seat.0)).unwrap_or(0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl std::fmt::Debug for Seats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}
