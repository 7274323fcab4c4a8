//! What a throw allows (RULES 5): every way of using the dice, each position once.

use super::board::{Board, PIECES, PLAYERS, Piece, Place};
use super::options::{Options, Release};
use crate::kernel::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What the dice show: two, or one and a nought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Throw(pub u8, pub u8);

/// So many steps with one piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Leg {
    /// The number of the piece, from nought.
    pub piece: u8,
    /// How many steps.
    pub steps: u8,
}

/// One way of using a throw: one leg or two, the lower piece first. Two legs of one piece are walked in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The first leg, or the only one.
    pub first: Leg,
    /// The other die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Leg>,
}

/// The plays that a throw allows: never more than 16, and 20 where the order of two dice matters.
pub type Plays = SmallVec<[Play; 16]>;

/// Pieces that were captured.
pub type Victims = ArrayVec<Piece, { PLAYERS * PIECES }>;

impl Throw {
    /// Whether it counts as a pair: two equal dice; the eleven, where it is played; a 1 or a 6 with one die.
    pub fn is_pair(self, options: &Options) -> bool {
        match self {
            Throw(one, 0) => options.dice == 1 && matches!(one, 1 | 6),
            Throw(5, 6) | Throw(6, 5) => options.eleven,
            Throw(one, other) => one == other,
        }
    }

    /// R10: how many pieces a pair releases at most.
    pub fn releases(self, options: &Options) -> usize {
        let doubled = self.0 == self.1;
        match options.release {
            _ if self.1 == 0 => PIECES,
            Release::Sheet if doubled && matches!(self.0, 1 | 6) => PIECES,
            Release::All if doubled => PIECES,
            _ => 2,
        }
    }

    /// The sum of the dice.
    pub fn total(self) -> u8 {
        self.0 + self.1
    }

    /// The dice that were thrown.
    pub fn dice(self) -> impl Iterator<Item = u8> {
        [self.0, self.1].into_iter().filter(|die| *die > 0)
    }
}

impl Play {
    /// One leg.
    pub fn one(piece: u8, steps: u8) -> Play {
        Play { first: Leg { piece, steps }, second: None }
    }

    /// Two legs; those of two pieces in the order of their numbers (R18).
    pub fn two(one: Leg, other: Leg) -> Play {
        let (first, second) = if other.piece < one.piece { (other, one) } else { (one, other) };
        Play { first, second: Some(second) }
    }

    /// Its legs.
    pub fn legs(self) -> impl Iterator<Item = Leg> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

/// What walking a play would come to, for whoever compares plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// The board then.
    pub board: Board,
    /// For each leg: where the piece stands then, and whom it captured.
    pub landed: SmallVec<[(Leg, Place, Victims); 2]>,
}

impl After {
    /// Whether anybody was captured.
    pub fn captures(&self) -> bool {
        self.landed.iter().any(|(_, _, victims)| !victims.is_empty())
    }

    /// Whether a piece got home.
    pub fn arrives(&self) -> bool {
        self.landed.iter().any(|(_, place, _)| *place == Place::Home)
    }
}

impl Board {
    /// Where a leg ends; none where it is not possible: beyond home (R17), or through a barrier.
    pub fn reach(&self, seat: Seat, leg: Leg) -> Option<Place> {
        let from = self.place(Piece { seat, piece: leg.piece }).steps()?;
        let to = from.checked_add(leg.steps).filter(|to| *to <= self.home())?;
        if self.options.barriers {
            let barred = self.barred(seat);
            if (from + 1..=to).any(|at| self.cell(seat, at).is_some_and(|cell| barred.has(cell))) {
                return None;
            }
        }
        Some(if to == self.home() { Place::Home } else { Place::At(to) })
    }

    /// Walks a leg that is possible, and sends to jail whom it captures.
    pub fn walk(&mut self, seat: Seat, leg: Leg) -> Option<(Place, Victims)> {
        let to = self.reach(seat, leg)?;
        let cell = to.steps().and_then(|steps| self.cell(seat, steps));
        let victims = cell.map_or_else(Victims::new, |cell| self.captured_by(seat, cell));
        self.put(Piece { seat, piece: leg.piece }, to);
        victims.iter().for_each(|victim| self.send_back(*victim));
        Some((to, victims))
    }

    /// R26: a captured piece goes to jail; R45: or back to its salida.
    pub fn send_back(&mut self, victim: Piece) {
        self.put(victim, if self.gentle { Place::At(0) } else { Place::Jail });
    }

    /// What a play would come to; none where it is not possible.
    pub fn after(&self, seat: Seat, play: Play) -> Option<After> {
        let mut board = self.clone();
        let mut landed = SmallVec::new();
        for leg in play.legs() {
            let (place, victims) = board.walk(seat, leg)?;
            landed.push((leg, place, victims));
        }
        Some(After { board, landed })
    }

    /// The pieces in play, those on one cell by the lowest number.
    fn standing(&self, seat: Seat) -> ArrayVec<u8, PIECES> {
        let side = self.side(seat);
        let numbers = 0..side.pieces.len() as u8;
        let first = |piece: &u8| {
            let place = side.pieces[usize::from(*piece)];
            place.steps().is_some() && side.first_at(place) == Some(*piece)
        };
        numbers.filter(first).collect()
    }

    /// Another piece on the cell of this one, if there is one: the next lowest number.
    fn twin(&self, seat: Seat, piece: u8) -> Option<u8> {
        let pieces = &self.side(seat).pieces;
        let place = pieces[usize::from(piece)];
        (piece + 1..pieces.len() as u8).find(|other| pieces[usize::from(*other)] == place)
    }

    /// Every play of a throw (R13): those that use both dice; without any, those that use one; without any,
    /// none. Plays that lead to the same position are one (R41).
    pub fn plays(&self, seat: Seat, throw: Throw) -> Plays {
        let mut plays = Plays::new();
        if throw.1 == 0 {
            plays.extend(self.standing(seat).iter().map(|piece| Play::one(*piece, throw.0)));
            return self.owed(seat, self.distinct(seat, plays));
        }
        self.totals(seat, throw, &mut plays);
        self.splits(seat, throw, &mut plays);
        let mut plays = self.distinct(seat, plays);
        if plays.is_empty() {
            let single = |piece: &u8| [Play::one(*piece, throw.0), Play::one(*piece, throw.1)];
            plays = self.distinct(seat, self.standing(seat).iter().flat_map(single).collect());
        }
        self.owed(seat, plays)
    }

    /// Plays of one number with one piece: a leftover die, steps that were earned.
    pub fn singles(&self, seat: Seat, pieces: &[u8], steps: &[u8]) -> Plays {
        let legs = pieces.iter().flat_map(|piece| steps.iter().map(|steps| Play::one(*piece, *steps)));
        self.owed(seat, self.distinct(seat, legs.collect()))
    }

    /// R12: the total as one move; with *Step by step* as two, in either order.
    fn totals(&self, seat: Seat, throw: Throw, plays: &mut Plays) {
        for piece in self.standing(seat) {
            if self.options.step_by_step {
                let leg = |steps| Leg { piece, steps };
                plays.push(Play::two(leg(throw.0), leg(throw.1)));
                plays.push(Play::two(leg(throw.1), leg(throw.0)));
            } else {
                plays.push(Play::one(piece, throw.total()));
            }
        }
    }

    /// One die with one piece, the other with another.
    fn splits(&self, seat: Seat, throw: Throw, plays: &mut Plays) {
        let standing = self.standing(seat);
        for one in &standing {
            let twin = self.twin(seat, *one);
            let others = standing.iter().copied().filter(|other| other != one).chain(twin);
            for other in others {
                let (leg, with) = (Leg { piece: *one, steps: throw.0 }, Leg { piece: other, steps: throw.1 });
                plays.push(Play::two(leg, with));
            }
        }
    }

    /// The plays that are possible, one for each position that they lead to. Pieces of one colour are interchangeable.
    fn distinct(&self, seat: Seat, plays: Plays) -> Plays {
        let mut seen: SmallVec<[(ArrayVec<Place, PIECES>, Victims); 16]> = SmallVec::new();
        let mut kept = Plays::new();
        for play in plays {
            let Some((mine, victims)) = self.comes_to(seat, play) else { continue };
            if !seen.iter().any(|(other, whom)| *other == mine && *whom == victims) {
                seen.push((mine, victims));
                kept.push(play);
            }
        }
        kept
    }

    /// The position that a play leads to: one's own places in order, and who is captured. Neither leg
    /// disturbs the other (R18), so nothing has to be walked.
    fn comes_to(&self, seat: Seat, play: Play) -> Option<(ArrayVec<Place, PIECES>, Victims)> {
        let mut mine = self.side(seat).pieces.clone();
        let mut victims = Victims::new();
        let mut land = |leg: Leg, from: u8| {
            let piece = usize::from(leg.piece);
            let to = self.reach(seat, Leg { piece: leg.piece, steps: from + leg.steps })?;
            mine[piece] = to;
            if let Some(cell) = to.steps().and_then(|steps| self.cell(seat, steps)) {
                let fresh = self.captured_by(seat, cell);
                victims.extend(fresh.into_iter().filter(|one| !victims.contains(one)).collect::<Victims>());
            }
            Some(())
        };
        land(play.first, 0)?;
        if let Some(second) = play.second {
            land(second, if second.piece == play.first.piece { play.first.steps } else { 0 })?;
        }
        mine.sort_unstable();
        Some((mine, victims))
    }

    /// Whether a play captures anybody.
    pub fn captures(&self, seat: Seat, play: Play) -> bool {
        self.comes_to(seat, play).is_some_and(|(_, victims)| !victims.is_empty())
    }

    /// Whether a play brings a piece home.
    pub fn arrives(&self, seat: Seat, play: Play) -> bool {
        let home = |places: &[Place]| places.iter().filter(|place| **place == Place::Home).count();
        let before = home(&self.side(seat).pieces);
        self.comes_to(seat, play).is_some_and(|(mine, _)| home(&mine) > before)
    }

    /// Whether none of these plays captures anybody or brings a piece home.
    pub fn all_plain(&self, seat: Seat, plays: &[Play]) -> bool {
        !plays.iter().any(|play| self.captures(seat, *play) || self.arrives(seat, *play))
    }

    /// *Capture is owed*: only plays that capture, where there is one; R45: not while nobody gets home.
    fn owed(&self, seat: Seat, plays: Plays) -> Plays {
        if !self.options.owed || self.gentle || !plays.iter().any(|play| self.captures(seat, *play)) {
            return plays;
        }
        plays.into_iter().filter(|play| self.captures(seat, *play)).collect()
    }

    /// The pieces with which these plays could capture (R34).
    pub fn hunters(&self, seat: Seat, plays: &[Play]) -> SmallVec<[u8; 4]> {
        let mut hunters = SmallVec::new();
        for play in plays {
            let Some(after) = self.after(seat, *play) else { continue };
            for (leg, _, victims) in &after.landed {
                if !victims.is_empty() && !hunters.contains(&leg.piece) {
                    hunters.push(leg.piece);
                }
            }
        }
        hunters
    }
}
