//! What lies on the table beside the board: whose turn it is, what was thrown, who is out of the game, and
//! what is counted.

use super::board::{Board, PIECES, PLAYERS, Piece};
use super::plays::Throw;
use crate::kernel::{Dice, Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Throws of a turn that are remembered, the last ones: for the picture.
pub const SHOWN: usize = 8;
/// R45: turns of each player without an arrival, after which captured pieces are spared.
pub const CALM: u32 = 200;

/// A game of Parqués.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parques {
    /// Who stands where, and the house rules.
    pub board: Board,
    /// Where in the game we are.
    pub phase: Phase,
    /// The turn.
    pub turn: Turn,
    /// Players who have brought all their pieces home, the first one first; of pairs, both.
    pub finished: ArrayVec<Seat, PLAYERS>,
    /// Whether three pairs brought the first of them the last piece home.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_pairs: bool,
    /// R43: players who have left for good, the first one first.
    pub resigned: ArrayVec<Seat, PLAYERS>,
    /// Throws so far: each has its number.
    pub throws: u32,
    /// Turns since a piece got home, or since the start.
    pub calm: u32,
    /// Turns since a piece was captured.
    pub peace: u32,
    /// Turns in a row in which somebody was captured.
    pub streak: u8,
    /// Who was last when the first player had come half way.
    pub half: Option<Seat>,
    /// Players for whom plain choices are made.
    #[serde(default, skip_serializing_if = "Seats::is_empty")]
    pub fast: Seats,
    /// What is counted, by seat.
    pub records: ArrayVec<Record, PLAYERS>,
    /// The last play, for whoever may blow.
    pub missed: Option<Missed>,
    /// What moved last, for the picture.
    pub trail: ArrayVec<Trail, 4>,
    /// Chance.
    pub dice: Dice,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Who begins is thrown for.
    Opening,
    /// The dice go round.
    Playing,
    /// It is over.
    Over,
}

/// A turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Counts the turns.
    pub number: u32,
    /// Whose turn it is.
    pub seat: Seat,
    /// R9: pairs of this turn.
    pub pairs: u8,
    /// Throws that are left while nobody is in play.
    pub tries: u8,
    /// Tries of this turn that brought no pair.
    pub failed: ArrayVec<Throw, 3>,
    /// The dice on the table, as long as they have not been played.
    pub rolled: Option<Throw>,
    /// The throws of this turn, for the picture.
    pub shown: ArrayVec<Throw, SHOWN>,
    /// Whether the next throw waits for a press.
    pub waits: bool,
    /// Whether somebody was captured in this turn.
    pub bloody: bool,
    /// Who has blown since the last throw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blown: Option<Seat>,
    /// The pieces that are asked about, by their numbers: they carry a mark on the board.
    pub movable: ArrayVec<u8, PIECES>,
}

/// What is counted of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Throws.
    pub throws: u32,
    /// Pairs among them.
    pub pairs: u32,
    /// How often each face fell.
    pub faces: [u32; 6],
    /// Throws before the first piece was released.
    pub first_release: Option<u32>,
    /// Turns in a row without a piece in play.
    pub jailed: u32,
    /// The most of these in a row.
    pub longest: u32,
    /// Pieces captured.
    pub made: u32,
    /// Pieces lost to captures.
    pub suffered: u32,
    /// Steps lost to captures.
    pub steps_lost: u32,
    /// How often each seat was captured.
    pub ate: [u16; PLAYERS],
    /// Who captured one of theirs last.
    pub owes: Option<Seat>,
    /// Throws in a row that missed the exact number home.
    pub missed_home: u32,
    /// Throws in a row without a pair.
    #[serde(default)]
    pub dry: u32,
    /// The most of these.
    #[serde(default)]
    pub drought: u32,
    /// Whether a capture that this player left has been asked about once.
    #[serde(default)]
    pub warned: bool,
    /// Their last turn in which dice were played: the others' throws push it off every page within seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Last>,
}

/// Legs of a turn that are remembered.
const LEGS: usize = 4;

/// The throws of a turn, and what came of them in all.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    /// Which turn it was.
    pub turn: u32,
    /// The throws, the latest ones.
    pub dice: ArrayVec<Throw, SHOWN>,
    /// Pieces that came out of jail.
    pub released: u8,
    /// Steps walked.
    pub steps: u8,
    /// Which pieces walked them, and how many each: all of them, where they are few.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub walked: ArrayVec<(u8, u8), LEGS>,
    /// Pieces captured.
    pub captured: u8,
    /// Whether a third pair took one of their pieces home.
    #[serde(default)]
    pub carried: bool,
    /// Whether a third pair sent one of them to jail.
    #[serde(default)]
    pub burned: bool,
}

/// R34: a play that left a capture: whose piece could have made it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missed {
    /// Who played.
    pub by: Seat,
    /// The piece that goes to jail for it; none, where there is nothing to blow.
    pub piece: Option<Piece>,
    /// Who may still blow.
    pub open: Seats,
}

/// What a piece did last: from where to where, and what became of those whom it met.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trail {
    /// The piece.
    pub piece: Piece,
    /// Steps from its salida before; none from jail.
    pub from: Option<u8>,
    /// Steps after; home counts as its steps.
    pub to: u8,
    /// Whom it captured, and on which cell each of them stood.
    pub ate: ArrayVec<(Piece, u8), 8>,
}

impl Turn {
    /// A turn that begins.
    pub fn of(number: u32, seat: Seat, tries: u8) -> Turn {
        Turn {
            number,
            seat,
            pairs: 0,
            tries,
            failed: ArrayVec::new(),
            rolled: None,
            shown: ArrayVec::new(),
            waits: false,
            bloody: false,
            blown: None,
            movable: ArrayVec::new(),
        }
    }
}

impl Parques {
    /// Whose pieces a seat moves: its own; R39: its partner's, once its own are home.
    pub fn hand(&self, seat: Seat) -> Seat {
        let helps = self.board.side(seat).is_home();
        self.board.partner(seat).filter(|_| helps).unwrap_or(seat)
    }

    /// Whether a seat still throws: it is there, and has not finished.
    pub fn throws(&self, seat: Seat) -> bool {
        !self.board.side(seat).gone && !self.finished.contains(&seat)
    }

    /// The next seat to the right that still throws.
    pub fn next(&self, seat: Seat) -> Seat {
        let seats = self.board.sides.len();
        let mut next = seat.next(seats);
        while !self.throws(next) && next != seat {
            next = next.next(seats);
        }
        next
    }

    /// R7: how many throws a turn begins with: three where nobody is in play.
    pub fn tries(&self, seat: Seat) -> u8 {
        let hand = self.hand(seat);
        if self.board.side(hand).in_play() { 1 } else { self.board.options.tries }
    }

    /// How many dice a seat throws now: one for a last piece, where the table plays so.
    pub fn dice_for(&self, seat: Seat) -> u8 {
        let side = self.board.side(self.hand(seat));
        let last = side.in_play() && side.count(super::board::Place::Home) + 1 == side.pieces.len();
        if self.board.options.dice == 1 || self.board.options.last_piece && last { 1 } else { 2 }
    }

    /// Throws for a seat, and counts what fell.
    pub fn roll(&mut self, seat: Seat) -> Throw {
        let first = self.dice.roll();
        let second = if self.dice_for(seat) == 2 { self.dice.roll() } else { 0 };
        let throw = Throw(first, second);
        self.throws += 1;
        let pair = throw.is_pair(&self.board.options);
        let record = &mut self.records[seat.index()];
        record.throws += 1;
        record.pairs += u32::from(pair);
        record.dry = if pair { 0 } else { record.dry + 1 };
        record.drought = record.drought.max(record.dry);
        throw.dice().for_each(|die| record.faces[usize::from(die) - 1] += 1);
        throw
    }
}
