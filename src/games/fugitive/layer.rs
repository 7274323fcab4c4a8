//! How many chains stand where after a hideout: small tables by number and by how much was even, one for each set of misses that is still
//! to be feared.

use super::cards::Cards;

/// Where a chain stands after some hideouts: the last number, how many of the open hideouts were even, how many of the blank sprint
/// cards were, and which of the missed sets it contains so far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct At {
    /// The missed sets that are still to be feared, as bits.
    pub missed: u32,
    /// The last number.
    pub last: u8,
    /// How many open hideouts were even.
    pub evens: u8,
    /// How many blank sprint cards were even.
    pub sprint: u8,
}

/// The counts after one hideout.
pub struct Layer {
    lowest: u8,
    numbers: usize,
    evens: usize,
    sprints: usize,
    missed: Vec<u32>,
    /// One table after the other, as `missed` has them.
    ways: Vec<u128>,
}

impl Layer {
    /// Nobody stands anywhere yet; these are the numbers that the hideout can have, and the most that can be even so far.
    pub fn new(can: Cards, evens: u8, sprints: u8) -> Layer {
        let (lowest, highest) = (can.lowest().unwrap_or(0), can.highest().unwrap_or(0));
        Layer {
            lowest,
            numbers: usize::from(highest - lowest) + 1,
            evens: usize::from(evens) + 1,
            sprints: usize::from(sprints) + 1,
            missed: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// The same places with nobody there.
    pub fn emptied(&self) -> Layer {
        Layer { missed: Vec::new(), ways: Vec::new(), ..*self }
    }

    fn size(&self) -> usize {
        self.numbers * self.evens * self.sprints
    }

    /// The place within a table; none for what is outside it.
    fn place(&self, at: At) -> Option<usize> {
        let number = usize::from(at.last.checked_sub(self.lowest)?);
        let (evens, sprint) = (usize::from(at.evens), usize::from(at.sprint));
        let inside = number < self.numbers && evens < self.evens && sprint < self.sprints;
        inside.then_some((number * self.evens + evens) * self.sprints + sprint)
    }

    /// So many more chains stand there.
    pub fn add(&mut self, at: At, ways: u128) {
        let Some(place) = self.place(at) else { return };
        let table = self.missed.iter().rposition(|missed| *missed == at.missed).unwrap_or_else(|| {
            self.missed.push(at.missed);
            self.ways.resize(self.ways.len() + self.size(), 0);
            self.missed.len() - 1
        });
        let at = table * self.size() + place;
        self.ways[at] = self.ways[at].saturating_add(ways);
    }

    /// How many chains stand there.
    pub fn get(&self, at: At) -> u128 {
        let table = self.missed.iter().rposition(|missed| *missed == at.missed);
        let place = table.zip(self.place(at)).map(|(table, place)| table * self.size() + place);
        place.map_or(0, |at| self.ways[at])
    }

    /// Everywhere where somebody stands.
    pub fn each(&self) -> impl Iterator<Item = (At, u128)> {
        self.missed.iter().zip(self.ways.chunks(self.size())).flat_map(move |(missed, table)| {
            table.iter().enumerate().filter(|(_, ways)| **ways > 0).map(move |(place, ways)| {
                let (rest, sprint) = (place / self.sprints, place % self.sprints);
                let last = self.lowest + (rest / self.evens) as u8;
                let evens = (rest % self.evens) as u8;
                (At { missed: *missed, last, evens, sprint: sprint as u8 }, *ways)
            })
        })
    }
}
