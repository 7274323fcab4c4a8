//! The tempers of players without a person: for company, each is a little fond of something, and hardly
//! stronger or weaker for it.

use super::board::{Board, Piece, Place};
use super::driver::{behind, is_safe};
use super::plays::After;
use super::view::View;
use crate::kernel::Seat;

/// What somebody is fond of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Vengador: to capture whoever captured one of theirs last.
    Avenger,
    /// Tranquila: to go from seguro to seguro.
    Calm,
    /// Corredor: to run with the piece that is farthest ahead.
    Runner,
    /// Guerrero: to hang back behind others and hunt them.
    Warrior,
}

impl Temper {
    /// All, in the order in which bots have them by name.
    pub const ALL: [Temper; 4] = [Temper::Avenger, Temper::Calm, Temper::Runner, Temper::Warrior];
    /// Their names in language files.
    pub const IDS: [&'static str; 4] = ["avenger", "calm", "runner", "warrior"];

    /// The temper of this name.
    pub fn of(id: &str) -> Option<Temper> {
        Temper::IDS.iter().zip(Temper::ALL).find(|(one, _)| **one == id).map(|(_, temper)| temper)
    }

    /// How much more a play is worth to this temper, in thousandths of a step.
    pub fn fondness(self, view: &View, hand: Seat, after: &After) -> i64 {
        let (before, board) = (&view.board, &after.board);
        let of = |piece: u8| Piece { seat: hand, piece };
        match self {
            Temper::Avenger => {
                let foe = view.records[hand.index()].owes;
                let victims = after.landed.iter().flat_map(|(_, _, victims)| victims);
                8000 * victims.filter(|victim| Some(victim.seat) == foe).count() as i64
            }
            Temper::Calm => {
                let rests =
                    |piece: u8| matches!(board.place(of(piece)), Place::At(_)) && is_safe(board, of(piece));
                let legs = after.landed.iter().map(|(leg, _, _)| leg.piece);
                2500 * legs.filter(|piece| rests(*piece)).count() as i64
            }
            Temper::Runner => {
                let steps = |piece: u8| before.place(of(piece)).steps();
                let pieces = 0..before.side(hand).pieces.len() as u8;
                let first = pieces.filter(|piece| steps(*piece).is_some()).max_by_key(|piece| steps(*piece));
                let legs = after.landed.iter().map(|(leg, _, _)| leg);
                legs.filter(|leg| Some(leg.piece) == first).map(|leg| 250 * i64::from(leg.steps)).sum()
            }
            Temper::Warrior => 700 * prey(board, hand).min(4),
        }
    }
}

/// How many pieces of others stand where a hand's pieces may land with one throw, and capture them.
fn prey(board: &Board, hand: Seat) -> i64 {
    let own: Vec<u8> = board.side(hand).pieces.iter().filter_map(|place| place.steps()).collect();
    let others = board.on_circuit().filter(|(other, _)| !board.allied(hand, other.seat));
    let in_reach = others.filter(|(other, _)| {
        let cell = board.cell_of(*other).filter(|cell| !board.is_safe(*cell));
        cell.is_some_and(|cell| own.iter().any(|steps| behind(board, hand, *steps, cell).is_some()))
    });
    in_reach.count() as i64
}
