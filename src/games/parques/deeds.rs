//! Pieces move, capture, come home: the board and what is counted change together.

use super::board::{Board, Piece, Place};
use super::event::{Deed, Ground, Loss, Tale};
use super::plays::{Play, Victims};
use super::table::{Parques, Trail};
use super::turn::{self, Earned};
use crate::kernel::Seat;

/// Walks a play, leg by leg; what it earned.
pub fn walk(game: &mut Parques, tale: &mut Tale, play: Play) -> Earned {
    let mut earned = Earned::default();
    for leg in play.legs() {
        let piece = Piece { seat: tale.hand, piece: leg.piece };
        let Some(from) = game.board.place(piece).steps() else { continue };
        let before = game.board.clone();
        let Some((to, victims)) = game.board.walk(tale.hand, leg) else { continue };
        let ate = losses(&before, &victims);
        captured(game, tale.seat, &ate);
        trail(game, piece, Some(from), from + leg.steps, &before, &victims);
        earned.captures += victims.len() as u8;
        let on = ground(&game.board, tale.hand, to);
        tale.deeds.push(Deed::Moved { piece: leg.piece, from, steps: leg.steps, to, on, ate });
        if to == Place::Home {
            earned.arrivals += 1;
            arrived(game, tale.hand, &mut tale.deeds);
        }
    }
    earned
}

/// What kind of place a piece of this hand stands on.
pub fn ground(board: &Board, hand: Seat, place: Place) -> Ground {
    let cell = place.steps().and_then(|steps| board.cell(hand, steps));
    match (place, cell) {
        (Place::Home, _) => Ground::Home,
        (Place::At(steps), None) => Ground::Lane(board.home() - steps),
        (_, Some(cell)) => match board.salida(cell) {
            Some(arm) => Ground::Salida(board.owner(arm)),
            None if board.is_seguro(cell) => Ground::Seguro(cell),
            None => Ground::Common,
        },
        (Place::Jail, None) => Ground::Common,
    }
}

/// A piece has come home: the calm is over (R45), and the game may be.
pub fn arrived(game: &mut Parques, hand: Seat, deeds: &mut Vec<Deed>) {
    game.calm = 0;
    game.board.gentle = false;
    turn::finish(game, hand, deeds);
}

/// What captured pieces lose, as they stood before.
pub fn losses(before: &Board, victims: &Victims) -> Vec<Loss> {
    let loss = |piece: &Piece| Loss { piece: *piece, steps: before.place(*piece).steps().unwrap_or(0) };
    victims.iter().map(loss).collect()
}

/// Counts captures, for both sides.
pub fn captured(game: &mut Parques, by: Seat, ate: &[Loss]) {
    if ate.is_empty() {
        return;
    }
    game.peace = 0;
    game.turn.bloody = true;
    for loss in ate {
        let victim = loss.piece.seat.index();
        let mine = &mut game.records[by.index()];
        mine.made += 1;
        mine.ate[victim] = mine.ate[victim].saturating_add(1);
        if mine.owes == Some(loss.piece.seat) {
            mine.owes = None;
        }
        let theirs = &mut game.records[victim];
        theirs.suffered += 1;
        theirs.steps_lost += u32::from(loss.steps);
        theirs.owes = Some(by);
    }
}

/// What moved stays to be seen until the next throw.
pub fn trail(game: &mut Parques, piece: Piece, from: Option<u8>, to: u8, before: &Board, victims: &Victims) {
    if game.trail.is_full() {
        return;
    }
    let stood = |victim: &Piece| Some((*victim, before.cell_of(*victim)?));
    let ate = victims.iter().filter_map(stood).take(8).collect();
    game.trail.push(Trail { piece, from, to, ate });
}
