//! How many chains stand where after a hideout: small tables by number and by how much was even, one for each
//! set of misses that is still to be feared.

use super::cards::Cards;

/// Where a chain stands after some hideouts: the last number, how many of the open hideouts were even, how
/// many of the blank sprint cards were, and which of the missed sets it contains so far.
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
    /// How many counts of even sprint cards there are.
    pub sprints: usize,
    missed: Vec<u32>,
    /// One table after the other, as `missed` has them.
    ways: Vec<u128>,
}

/// The counts at one number: by how many hideouts are even, and among these by how many sprint cards are.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    /// The counts.
    pub ways: &'a [u128],
    /// How many of them there are for one number of even hideouts.
    pub sprints: usize,
}

impl Row<'_> {
    /// Where somebody stands: how many hideouts and how many sprint cards are even there, and how many stand there.
    pub fn each(self) -> impl Iterator<Item = ((usize, usize), u128)> {
        let there = self.ways.iter().enumerate().filter(|(_, ways)| **ways > 0);
        there.map(move |(place, ways)| ((place / self.sprints, place % self.sprints), *ways))
    }
}

impl Layer {
    /// Nobody stands anywhere yet; these are the numbers that the hideout can have, and the most that can be
    /// even so far.
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

    /// The same places, where somebody stands with other counts.
    pub fn map(&self, other: impl Fn(At, u128) -> u128) -> Layer {
        let mut layer = Layer { missed: self.missed.clone(), ways: vec![0; self.ways.len()], ..*self };
        for (missed, last, row) in self.rows() {
            let new = layer.row_mut(missed, last);
            for ((evens, sprint), ways) in row.each() {
                let at = At { missed, last, evens: evens as u8, sprint: sprint as u8 };
                new[evens * self.sprints + sprint] = other(at, ways);
            }
        }
        layer
    }

    fn row_size(&self) -> usize {
        self.evens * self.sprints
    }

    /// Where the counts of a number begin in a table.
    fn place(&self, table: usize, last: u8) -> usize {
        let number = usize::from(last.saturating_sub(self.lowest)).min(self.numbers - 1);
        (table * self.numbers + number) * self.row_size()
    }

    fn table(&self, missed: u32) -> Option<usize> {
        self.missed.iter().rposition(|one| *one == missed)
    }

    /// The counts of a number, with these misses still to be feared: to be added to.
    pub fn row_mut(&mut self, missed: u32, last: u8) -> &mut [u128] {
        let table = self.table(missed).unwrap_or_else(|| {
            self.missed.push(missed);
            self.ways.resize(self.ways.len() + self.numbers * self.row_size(), 0);
            self.missed.len() - 1
        });
        let (from, size) = (self.place(table, last), self.row_size());
        &mut self.ways[from..from + size]
    }

    /// The counts of a number; none, where nobody came with these misses to be feared.
    pub fn row(&self, missed: u32, last: u8) -> Option<Row<'_>> {
        let from = self.place(self.table(missed)?, last);
        Some(Row { ways: &self.ways[from..from + self.row_size()], sprints: self.sprints })
    }

    /// The counts of every number, with the misses that are to be feared there. In layers of the same shape
    /// they come in the same order.
    pub fn rows(&self) -> impl Iterator<Item = (u32, u8, Row<'_>)> {
        let numbers = (self.lowest..).take(self.numbers);
        let keys =
            self.missed.iter().flat_map(move |missed| numbers.clone().map(move |last| (*missed, last)));
        let rows = self.ways.chunks(self.row_size());
        keys.zip(rows).map(|((missed, last), ways)| (missed, last, Row { ways, sprints: self.sprints }))
    }

    /// The same, where anybody stands.
    pub fn held_rows(&self) -> impl Iterator<Item = (u32, u8, Row<'_>)> {
        self.rows().filter(|(_, _, row)| row.ways.iter().any(|ways| *ways > 0))
    }

    /// Everywhere where somebody stands.
    pub fn each(&self) -> impl Iterator<Item = (At, u128)> {
        self.rows().flat_map(|(missed, last, row)| {
            let at = move |evens, sprint| At { missed, last, evens: evens as u8, sprint: sprint as u8 };
            row.each().map(move |((evens, sprint), ways)| (at(evens, sprint), ways))
        })
    }
}
