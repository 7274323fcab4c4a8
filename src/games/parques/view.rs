//! What a viewer may see: everything but the dice to come. Built field by field.

use super::board::{Board, PLAYERS, Piece};
use super::table::{Missed, Parques, Phase, Record, Trail, Turn};
use super::{driver, ranking};
use crate::kernel::{Seat, Seats, Viewer};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, if they have one.
    pub me: Option<Seat>,
    /// Who stands where, and the house rules.
    pub board: Board,
    /// Where in the game we are.
    pub phase: Phase,
    /// The turn.
    pub turn: Turn,
    /// Who has finished.
    pub finished: ArrayVec<Seat, PLAYERS>,
    /// Who has left.
    pub resigned: ArrayVec<Seat, PLAYERS>,
    /// Throws so far.
    pub throws: u32,
    /// Players for whom plain choices are made.
    #[serde(default, skip_serializing_if = "Seats::is_empty")]
    pub fast: Seats,
    /// What is counted, by seat.
    pub records: ArrayVec<Record, PLAYERS>,
    /// The last play, for whoever may blow. Anybody could work it out; no screen says it.
    pub missed: Option<Missed>,
    /// What moved last.
    pub trail: ArrayVec<Trail, 4>,
    /// Everybody, by how they stand now.
    pub ranking: ArrayVec<Seat, PLAYERS>,
}

/// The table as `viewer` sees it.
pub fn view(game: &Parques, viewer: Viewer) -> View {
    let me = match viewer {
        Viewer::Seat(seat) if seat.index() < game.board.sides.len() => Some(seat),
        _ => None,
    };
    View {
        me,
        board: game.board.clone(),
        phase: game.phase,
        turn: game.turn.clone(),
        finished: game.finished.clone(),
        resigned: game.resigned.clone(),
        throws: game.throws,
        fast: game.fast,
        records: game.records.clone(),
        missed: game.missed,
        trail: game.trail.clone(),
        ranking: ranking::ranking(game),
    }
}

impl View {
    /// Who may have left a capture with the last play, where that can be blown; else who has the dice.
    pub fn played(&self) -> Seat {
        self.missed.map_or(self.turn.seat, |missed| missed.by)
    }

    /// Whose pieces a seat moves (R39).
    pub fn hand(&self, seat: Seat) -> Seat {
        let helps = self.board.side(seat).is_home();
        self.board.partner(seat).filter(|_| helps).unwrap_or(seat)
    }

    /// The opponent's piece that is next behind one of these, and how far; nobody, where it stands safe.
    pub fn behind(&self, piece: Piece) -> Option<(Seat, u8)> {
        let cell = self.board.cell_of(piece)?;
        if self.board.is_safe(cell) {
            return None;
        }
        let others = self.board.on_circuit().filter(|(other, _)| !self.board.allied(piece.seat, other.seat));
        let far = others.filter_map(|(other, _)| {
            let steps = self.board.place(other).steps()?;
            Some((driver::behind(&self.board, other.seat, steps, cell)?, other.seat))
        });
        far.min().map(|(far, seat)| (seat, far))
    }
}
