//! Before a throw: the dice wait for a press, a play may still be taken back, and who left a capture may be
//! blown (RULES 10).

use super::board::{Board, Piece, Place};
use super::event::{Event, Loss, Tale};
use super::table::{Missed, Parques};
use super::{About, Answer, Hands, deeds, hands};
use crate::kernel::{Ask, Asks, Cx, Flow, Patience, Seat};

/// The foremost of these pieces that can still be blown (R34): one at home cannot.
fn foremost(game: &Parques, hand: Seat, pieces: &[u8]) -> Option<Piece> {
    let standing = pieces.iter().filter_map(|at| {
        let piece = Piece { seat: hand, piece: *at };
        Some((game.board.place(piece).steps()?, piece))
    });
    standing.max_by_key(|(steps, piece)| (*steps, !piece.piece)).map(|(_, piece)| piece)
}

/// Finds what there is to blow when all of a play has been walked, from the board before it.
pub fn find(game: &mut Parques, before: &Board, tale: &Tale) {
    let Some(missed) = game.missed else { return };
    let hunters = before.hunters(tale.hand, &before.plays(tale.hand, tale.throw));
    let safe = tale.deeds.iter().any(|deed| !deed.ate().is_empty());
    let piece = if safe { None } else { foremost(game, tale.hand, &hunters) };
    game.missed = Some(Missed { piece, ..missed });
}

/// Waits for the press that throws the dice. Whether the last play is taken back instead, by this player.
pub fn wait(cx: &mut Cx<'_, Parques>, mut may_take_back: Option<Seat>) -> Flow<bool> {
    let mut asks = Asks::new();
    for seat in cx.game.board.present() {
        if let Some(ask) = question(&cx.game, seat, may_take_back) {
            asks.push(ask);
        }
    }
    loop {
        let (seat, answer) = cx.ask_any(&mut asks)?;
        match answer {
            Answer::TakeBack => return Ok(true),
            Answer::Blow => {
                if blow(cx, seat) {
                    may_take_back = None;
                }
            }
            Answer::Nothing => {
                asks.close(seat);
                continue;
            }
            Answer::Hands(how) => hands::change(cx, seat, how),
            Answer::Throw | Answer::Shake | Answer::Play(_) | Answer::Carry(_) | Answer::Again => {
                if answer == Answer::Shake {
                    cx.tell(Event::Shook { seat });
                }
                cx.game.turn.waits = false;
                cx.game.turn.blown = None;
                cx.game.missed = None;
                return Ok(false);
            }
        }
        for other in cx.game.board.present() {
            match question(&cx.game, other, may_take_back) {
                Some(ask) => asks.again(ask),
                None => asks.close(other),
            }
        }
    }
}

/// What a seat may do before the throw: whoever throws is waited for, everybody else is not.
fn question(game: &Parques, seat: Seat, may_take_back: Option<Seat>) -> Option<Ask<Parques>> {
    let blows = game.missed.is_some_and(|missed| missed.open.has(seat));
    let mut ask = if seat == game.turn.seat {
        let mut ask = Ask::new(seat, About::Throw, Patience::AtOnce, Answer::Throw);
        ask.offer(Answer::Shake);
        ask
    } else {
        Ask::new(seat, About::Aside, OFFER, Answer::Nothing)
    };
    if blows {
        ask.offer(Answer::Blow);
    }
    if may_take_back == Some(seat) {
        ask.offer(Answer::TakeBack);
    }
    // Whoever has their plain choices played may not be asked to choose for a long time.
    if seat == game.turn.seat && game.fast.has(seat) {
        ask.offer(Answer::Hands(Hands::Own));
    }
    (ask.choices.len() > 1).then_some(ask)
}

/// Nobody waits for it.
const OFFER: Patience = Patience::Offer;

/// R33: the first to press has blown; R35: without reason it costs nothing, and nobody else is told. Whether
/// something was blown.
fn blow(cx: &mut Cx<'_, Parques>, by: Seat) -> bool {
    let Some(missed) = cx.game.missed else { return false };
    let Some(piece) = missed.piece else {
        cx.game.missed = Some(Missed { open: missed.open.without(by), ..missed });
        cx.tell(Event::BlewNothing { by });
        return false;
    };
    let from = cx.game.board.place(piece);
    let loss = Loss { piece, steps: from.steps().unwrap_or(0) };
    deeds::captured(&mut cx.game, by, &[loss]);
    if from != Place::Home {
        cx.game.board.send_back(piece);
    }
    cx.game.missed = None;
    cx.game.turn.blown = Some(by);
    cx.tell(Event::Blown { by, piece, from });
    true
}
