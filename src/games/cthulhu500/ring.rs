//! The ring: who is ahead of whom, and what it means to cross the line between front and back (4.5).

use super::race::{Order, Race};
use crate::kernel::{Seat, Seats};
use std::cmp::Reverse;

/// The pack as it will be after this pass, if one comes first: who passes whom. Laps are not counted.
pub fn pack_after(pack: &Order, pass: Option<(Seat, Seat)>) -> Order {
    let mut then = pack.clone();
    if let Some((passer, passed)) = pass {
        then.retain(|one| *one != passer);
        let at = then.iter().position(|one| *one == passed).unwrap_or(0);
        then.insert(at, passer);
    }
    then
}

impl Race {
    /// A seat's place in the pack; the leader's is nought.
    pub fn place(&self, seat: Seat) -> usize {
        self.pack.iter().position(|one| *one == seat).unwrap_or(0)
    }

    /// Where a seat started; the front is 1.
    pub fn start_place(&self, seat: Seat) -> usize {
        self.start.iter().position(|one| *one == seat).map_or(0, |at| at + 1)
    }

    /// The vehicle so many places ahead, round the ring.
    pub fn ahead_by(&self, seat: Seat, places: usize) -> Seat {
        let n = self.pack.len();
        self.pack[(self.place(seat) + n - places % n) % n]
    }

    /// The vehicle immediately ahead. Ahead of the leader is the tail.
    pub fn ahead(&self, seat: Seat) -> Seat {
        self.ahead_by(seat, 1)
    }

    /// The vehicle immediately behind. Behind the tail is the leader.
    pub fn behind(&self, seat: Seat) -> Seat {
        self.ahead_by(seat, self.pack.len() - 1)
    }

    /// The vehicles immediately ahead and behind.
    pub fn neighbours(&self, seat: Seat) -> Seats {
        Seats::one(self.ahead(seat)).with(self.behind(seat))
    }

    /// The same as it will be after this pass, if one comes first (R22).
    pub fn neighbours_after(&self, pass: Option<(Seat, Seat)>, seat: Seat) -> Seats {
        let pack = pack_after(&self.pack, pass);
        let (n, at) = (pack.len(), pack.iter().position(|one| *one == seat).unwrap_or(0));
        Seats::one(pack[(at + n - 1) % n]).with(pack[(at + 1) % n])
    }

    /// All seats, beginning with this one and going backwards round the ring.
    pub fn backwards_from(&self, seat: Seat) -> Order {
        let mut order = self.pack.clone();
        order.rotate_left(self.place(seat));
        order
    }

    /// 10.3: everybody, best first: most laps, then nearest the front.
    pub fn ranking(&self) -> Order {
        let mut ranking = self.pack.clone();
        ranking.sort_by_key(|seat| Reverse(self.car(*seat).laps));
        ranking
    }

    /// 10.3: who would win if the race ended now.
    pub fn winning(&self) -> Seat {
        let best = self.pack.iter().rev().max_by_key(|seat| self.car(**seat).laps);
        best.copied().unwrap_or(Seat(0))
    }

    /// R3: reads the leader as the tail with one more lap counter. The race stays the same.
    pub fn reread_leader(&mut self) {
        let leader = self.pack[0];
        self.car_mut(leader).laps += 1;
        self.pack.rotate_left(1);
    }

    /// 4.3, 4.4: moves a vehicle directly ahead of another. True when the line was on the way, and a lap counter was gained.
    pub fn overtake(&mut self, passer: Seat, passed: Seat) -> bool {
        let (from, to) = (self.place(passer), self.place(passed));
        self.pack.remove(from);
        if from < to {
            // R3: the passer comes from the front, which is the back with one lap more.
            self.pack.insert(to - 1, passer);
            self.car_mut(passer).laps += 1;
            true
        } else {
            self.pack.insert(to, passer);
            false
        }
    }

    /// 4.9: goes one place forward. The same as overtaking the vehicle ahead, but nothing has been passed.
    pub fn step_forward(&mut self, seat: Seat) -> bool {
        let ahead = self.ahead(seat);
        self.overtake(seat, ahead)
    }

    /// 5.3: turns a run of neighbours round: the last of them comes first. `run` is given from front to back, and may cross the line.
    pub fn reverse_run(&mut self, run: &[Seat]) {
        let Some(first) = run.first() else { return };
        let line = self.pack.len() - self.place(*first);
        // R3: those beyond the line come from the front; read them as the tail, one lap up each.
        for _ in line..run.len() {
            self.reread_leader();
        }
        let at = self.place(*first);
        self.pack[at..at + run.len()].reverse();
    }
}
