//! What a position is worth to a player, in thousandths of a point: points, what everything that is held may
//! yet bring, and the price of followers that are out. Whole numbers only: what a bot answers is the same
//! everywhere.

use super::kinds::Piece;
use super::land::{Follower, Land, PLAYERS};
use super::score;
use super::shape::Feature;
use super::square::Square;
use super::view::View;
use crate::kernel::Seat;

/// One point.
pub const POINT: i64 = 1_000;
/// What a position is worth something for: names in language files.
pub const WORTH: [&str; 6] = ["points", "cities", "roads", "monasteries", "fields", "followers"];
/// Tiles in the stack at the beginning.
const STACK: i64 = 71;
/// The price of the first to the seventh follower that is out.
const PRICES: [i64; 7] = [360, 480, 600, 840, 1_320, 2_160, 3_600];

/// What everybody sees, and a bot thinks on with.
#[derive(Clone, Debug)]
pub struct Position {
    /// What lies.
    pub land: Land,
    /// Points by seat.
    pub points: [i64; PLAYERS],
    /// Followers in supply by seat.
    pub supply: [u8; PLAYERS],
    /// How many play.
    pub seats: usize,
    /// Tiles in the stack.
    pub left: i64,
    /// Whether there are farmers.
    pub fields: bool,
}

/// A whole move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Where.
    pub square: Square,
    /// So many quarter turns.
    pub turn: u8,
    /// The segment of the follower.
    pub segment: Option<u8>,
}

impl Position {
    /// What a viewer sees of the table.
    pub fn of(view: &View) -> Position {
        let mut position = Position {
            land: view.land.clone(),
            points: [0; PLAYERS],
            supply: [0; PLAYERS],
            seats: view.players.len(),
            left: view.left.into(),
            fields: view.options.fields,
        };
        for (seat, player) in view.players.iter().enumerate() {
            position.points[seat] = player.points.into();
            position.supply[seat] = player.supply;
        }
        position
    }

    /// Every move with a piece that passes a filter, with the position after it.
    pub fn moves(
        &self,
        me: Seat,
        piece: Piece,
        wanted: impl Fn(Square, u8) -> bool,
        mut found: impl FnMut(Move, Position),
    ) {
        let mut places = arrayvec::ArrayVec::<(Square, u8), 256>::new();
        self.land.each_fit(piece, |square, turns| {
            let turns = (0..4).filter(|turn| turns & 1 << turn != 0 && wanted(square, *turn));
            // More than a list of this length has never been seen; what is beyond it is not thought about.
            turns.for_each(|turn| {
                places.extend(Some((square, turn)).filter(|_| places.len() < places.capacity()))
            });
        });
        for (square, turn) in places {
            let mut laid = self.clone();
            let Some(number) = laid.land.put(piece, square, turn, Some(me)) else { continue };
            if self.supply[me.index()] > 0 {
                for (at, segment) in (0..).zip(&piece.facts().segments) {
                    let root = laid.land.feature_at(number, at);
                    let allowed = segment.feature != Feature::Field || self.fields;
                    if allowed && laid.land.node(root).is_free() {
                        let mut placed = laid.clone();
                        placed.land.place(Follower { seat: me, laid: number, segment: at });
                        placed.supply[me.index()] -= 1;
                        placed.complete(number);
                        found(Move { square, turn, segment: Some(at) }, placed);
                    }
                }
            }
            laid.complete(number);
            found(Move { square, turn, segment: None }, laid);
        }
    }

    /// Scores what a piece has completed.
    fn complete(&mut self, number: u8) {
        for root in self.land.completed_by(number) {
            let worth = i64::from(score::worth(&self.land, root));
            let (to, _) = score::winners(&self.land, root);
            to.iter().for_each(|seat| self.points[seat.index()] += worth);
            let home = self.land.node(root).followers;
            self.supply.iter_mut().zip(home).for_each(|(supply, home)| *supply += home);
            self.land.clear(root, |_| {});
        }
    }

    /// What it is worth to a player.
    pub fn value(&self, me: Seat) -> i64 {
        self.worth(me).iter().sum()
    }

    /// The same by what it comes of ([`WORTH`]).
    pub fn worth(&self, me: Seat) -> [i64; WORTH.len()] {
        let mut worth = [0; WORTH.len()];
        let others = (self.seats as i64 - 1).max(1);
        let all: i64 = self.points[..self.seats].iter().sum();
        let mine = self.points[me.index()];
        worth[0] = POINT * mine - POINT * (all - mine) / others;
        for root in self.land.held() {
            let node = self.land.node(root);
            let expected = self.expected(root);
            let kind = match node.feature {
                Feature::City => 1,
                Feature::Road => 2,
                Feature::Monastery => 3,
                Feature::Field => 4,
            };
            let share = |seat: Seat| if seat == me { expected } else { -expected / others };
            worth[kind] += node.leaders().iter().map(share).sum::<i64>();
        }
        let out = usize::from(super::table::FOLLOWERS.saturating_sub(self.supply[me.index()]));
        let price: i64 = PRICES.iter().take(out).sum();
        worth[5] = -price * (POINT / 4 + self.left * POINT / STACK) / POINT;
        worth
    }

    /// What a feature may be expected to bring.
    fn expected(&self, root: u16) -> i64 {
        let node = self.land.node(root);
        let turns = self.left * POINT / self.seats.max(1) as i64;
        // How likely it is that so much comes in the turns that are left.
        let soon = |needed: i64| turns * POINT / (turns + needed).max(1);
        let (open, count) = (i64::from(node.open), i64::from(node.squares()));
        match node.feature {
            Feature::City => {
                let p = (POINT - 220 * open).max(50) * soon(2 * POINT * open) / POINT;
                (count + i64::from(node.shields)) * (POINT + p) + 2 * p
            }
            Feature::Road => count * POINT + (POINT - 200 * open).max(100) * soon(POINT * (1 + open)) / POINT,
            Feature::Monastery => count * POINT + open * soon(6 * POINT),
            Feature::Field => {
                let past = self.left * POINT / STACK;
                let city = |root: u16| {
                    let city = self.land.node(root);
                    if city.is_complete() {
                        return 3 * POINT;
                    }
                    3 * (POINT - 300 * i64::from(city.open)).max(50) * soon(3 * POINT) / POINT
                };
                let cities: i64 = self.land.cities_of(root).map(city).sum();
                (POINT - past / 2) * cities / POINT + past
            }
        }
    }
}
