//! Pairs: out of jail (RULES 4), the owner who comes out (7), and three pairs in a turn (6).

use super::board::{PIECES, Piece, Place};
use super::event::{Deed, Tale};
use super::options::ThreePairs;
use super::plays::Victims;
use super::table::Parques;
use super::{About, Answer, deeds, turn};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience};
use arrayvec::ArrayVec;

/// 4: a pair with pieces in jail releases them, and uses itself up by it (R11).
pub fn release(cx: &mut Cx<'_, Parques>, tale: &mut Tale) -> Flow<()> {
    let game = &mut cx.game;
    let hand = tale.hand;
    let side = game.board.side(hand);
    let jailed = side.count(Place::Jail);
    let standing: Vec<u8> =
        (0..side.pieces.len() as u8).filter(|at| side.pieces[usize::from(*at)].steps().is_some()).collect();
    let most = tale.throw.releases(&game.board.options);
    game.trail.clear();
    game.records[tale.seat.index()].jailed = 0;
    let mut pieces: ArrayVec<u8, PIECES> = ArrayVec::new();
    for _ in 0..most.min(jailed) {
        let Some(piece) = game.board.side(hand).first_at(Place::Jail) else { break };
        game.board.put(Piece { seat: hand, piece }, Place::At(0));
        pieces.push(piece);
    }
    let before = game.board.clone();
    let victims = visitors(game, hand);
    let ate = deeds::losses(&before, &victims);
    deeds::captured(game, tale.seat, &ate);
    victims.iter().for_each(|victim| game.board.send_back(*victim));
    for (at, piece) in pieces.iter().enumerate() {
        let whom = if at == 0 { victims.clone() } else { Victims::new() };
        deeds::trail(game, Piece { seat: hand, piece: *piece }, None, 0, &before, &whom);
    }
    let throws = game.records[hand.index()].throws;
    game.records[hand.index()].first_release.get_or_insert(throws);
    let mut earned = turn::Earned { captures: victims.len() as u8, arrivals: 0 };
    tale.deeds.push(Deed::Released { pieces, ate });
    if game.board.options.leftover && jailed == 1 && most == 2 {
        let fresh = leftover(cx, tale, &standing)?;
        earned.captures += fresh.captures;
        earned.arrivals += fresh.arrivals;
    }
    // A pair gives its throw in any case: what is earned can only be steps.
    turn::bonus(cx, tale, earned).map(|_| ())
}

/// R24: opponents' pieces on the salida of whoever comes out; none, where visitors are always safe.
fn visitors(game: &Parques, hand: crate::kernel::Seat) -> Victims {
    let salida = game.board.cell(hand, 0).filter(|_| game.board.options.kick);
    salida.map_or_else(Victims::new, |cell| game.board.standing_against(hand, cell))
}

/// *Leftover die*, of a pair that could have released two: one of the dice moves a piece that was in play before.
fn leftover(cx: &mut Cx<'_, Parques>, tale: &mut Tale, standing: &[u8]) -> Flow<turn::Earned> {
    let throw = tale.throw;
    let dice = if throw.0 == throw.1 { vec![throw.0] } else { vec![throw.0, throw.1] };
    let plays = cx.game.board.singles(tale.hand, standing, &dice);
    if plays.is_empty() {
        tale.deeds.push(Deed::Half { die: throw.1 });
        return Ok(turn::Earned::default());
    }
    let play = turn::choose(cx, tale, About::Leftover, plays)?;
    Ok(deeds::walk(&mut cx.game, tale, play))
}

/// 6: a third pair takes a piece home, or where it is played so the foremost to jail; the turn is over with it.
pub fn third(cx: &mut Cx<'_, Parques>, tale: &mut Tale) -> Flow<()> {
    let (board, hand) = (&cx.game.board, tale.hand);
    let side = board.side(hand);
    let numbers = || 0..side.pieces.len() as u8;
    let place = |piece: u8| side.pieces[usize::from(piece)];
    if board.options.three_pairs == ThreePairs::Burned {
        let on_circuit = numbers().filter_map(|at| Some((place(at).steps()?, at)));
        let foremost =
            on_circuit.filter(|(steps, _)| *steps <= board.tip()).max_by_key(|(far, at)| (*far, !at));
        let Some((from, piece)) = foremost else {
            tale.deeds.push(Deed::Spared);
            return Ok(());
        };
        // What moved before is not what this throw did.
        cx.game.trail.clear();
        cx.game.board.put(Piece { seat: hand, piece }, Place::Jail);
        tale.deeds.push(Deed::Burned { piece, from });
        return Ok(());
    }
    let any = board.options.three_pairs == ThreePairs::Any;
    let may = |at: &u8| match place(*at) {
        Place::Home => false,
        Place::Jail => any && side.first_at(Place::Jail) == Some(*at),
        here => side.first_at(here) == Some(*at),
    };
    let pieces: ArrayVec<u8, PIECES> = numbers().filter(may).collect();
    let Some(piece) = carried(cx, tale, &pieces)? else {
        tale.deeds.push(Deed::Spared);
        return Ok(());
    };
    let from = cx.game.board.place(Piece { seat: hand, piece });
    cx.game.trail.clear();
    cx.game.board.put(Piece { seat: hand, piece }, Place::Home);
    let (before, home) = (cx.game.board.clone(), cx.game.board.home());
    deeds::trail(&mut cx.game, Piece { seat: hand, piece }, from.steps(), home, &before, &Victims::new());
    tale.deeds.push(Deed::Carried { piece, from });
    deeds::arrived(&mut cx.game, hand, &mut tale.deeds);
    Ok(())
}

/// R21: which piece, where they stand on different cells.
fn carried(cx: &mut Cx<'_, Parques>, tale: &mut Tale, pieces: &[u8]) -> Flow<Option<u8>> {
    if pieces.len() < 2 {
        return Ok(pieces.first().copied());
    }
    tale.choice = super::event::Choice::Chosen;
    cx.game.turn.movable = pieces.iter().copied().collect();
    let choices: Choices<Answer> = pieces.iter().map(|piece| Answer::Carry(*piece)).collect();
    let answer = match Ask::among(tale.seat, About::Carry, Patience::Turn, choices) {
        Some(ask) => cx.ask(ask)?,
        None => return Ok(None),
    };
    Ok(match answer {
        Answer::Carry(piece) => Some(piece),
        _ => pieces.first().copied(),
    })
}
