//! The end (RULES 8): who comes where, and who has left (R43).

use super::board::{Board, PLAYERS, Place};
use super::event::Event;
use super::table::{Missed, Parques, Phase};
use super::turn;
use crate::kernel::{Outcome, Seat};
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// Everybody, best first: those who finished, in that order; then the others (R28); last those who left.
pub fn ranking(game: &Parques) -> ArrayVec<Seat, PLAYERS> {
    let board = &game.board;
    let seats = board.sides.len() as u8;
    let winner = game.finished.first().map_or(0, |seat| seat.0);
    let pair = |seat: Seat| [Some(seat), board.partner(seat)].into_iter().flatten();
    let merit = |seat: &Seat| {
        let home: usize = pair(*seat).map(|one| board.side(one).count(Place::Home)).sum();
        let far: u32 = pair(*seat).map(|one| board.travelled(one)).sum();
        let suffered: u32 = pair(*seat).map(|one| game.records[one.index()].suffered).sum();
        // Of pairs, the one whose nearer seat is nearer.
        let right = |one: Seat| (one.0 + seats - winner) % seats;
        let near = pair(*seat).map(right).min();
        (Reverse(home), Reverse(far), suffered, near, right(*seat))
    };
    let mut rest: Vec<Seat> = board.present().filter(|seat| !game.finished.contains(seat)).collect();
    rest.sort_by_key(merit);
    let gone = game.resigned.iter().rev().copied();
    game.finished.iter().copied().chain(rest).chain(gone).collect()
}

/// Who ended where, best first: everybody in a place of their own, or pair by pair.
pub fn places(board: &Board, order: &[Seat]) -> Vec<Vec<Seat>> {
    let mut pairs: Vec<Vec<Seat>> = Vec::new();
    for seat in order {
        match board.partner(*seat) {
            None => pairs.push(vec![*seat]),
            Some(partner) if pairs.iter().any(|pair| pair.contains(&partner)) => {}
            Some(partner) => pairs.push(vec![*seat, partner]),
        }
    }
    pairs
}

/// How it ended.
pub fn outcome(game: &Parques) -> Outcome {
    let pairs = places(&game.board, &ranking(game));
    if game.board.options.teams { Outcome::of_teams(pairs) } else { Outcome::of(pairs) }
}

/// What is told of the end.
pub fn over(game: &Parques) -> Event {
    let ranking = ranking(game);
    let winner = ranking.first().copied();
    let alone = game.finished.is_empty();
    Event::Over { ranking, by_pairs: game.by_pairs, from_last: !alone && game.half == winner, alone }
}

/// R43: a player leaves for good, and the pieces with them; the dice go on. At a table of pairs somebody else
/// plays on in the seat, and so for whoever has finished.
///
/// Dice that lie on the table are played from the beginning by whoever threw them, whatever they had begun to
/// do with them: of that nobody was told. `resting` is the table before they fell.
pub fn resign(game: &Parques, resting: &Parques, seat: Seat) -> Option<(Parques, Vec<Event>)> {
    let seats = game.board.sides.len();
    if seat.index() >= seats || game.board.options.teams || game.phase == Phase::Over || !game.throws(seat) {
        return None;
    }
    let dice_lie = game.turn.rolled.is_some();
    // Who plays with fast hands everybody has been told.
    let mut game = if dice_lie { Parques { fast: game.fast, ..resting.clone() } } else { game.clone() };
    if dice_lie {
        turn::fallen(&mut game);
    }
    game.board.sides[seat.index()].gone = true;
    game.resigned.push(seat);
    let missed = game.missed.filter(|missed| missed.by != seat);
    game.missed = missed.map(|missed| Missed { open: missed.open.without(seat), ..missed });
    let mut news = vec![Event::Resigned { seat }];
    let left = game.board.seats().filter(|seat| game.throws(*seat)).count();
    if left <= 1 {
        game.phase = Phase::Over;
        news.push(over(&game));
    } else if game.turn.seat == seat {
        news.extend(turn::pass_on(&mut game));
    }
    Some((game, news))
}
