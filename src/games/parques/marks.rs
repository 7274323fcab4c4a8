//! What makes a throw worth a headline: found once it has been played, from the tables before and after it.

use super::board::{ARM, Board, Piece, Place};
use super::event::{Deed, Ground, Loss, Mark, Tale};
use super::plays::Play;
use super::table::{Parques, Phase};
use crate::kernel::Seat;

/// Turns with captures in a row, turns without any, and pieces on one seguro, from which they are worth a word.
const MASSACRE: u8 = 3;
const PEACE: u32 = 10;
const CROWD: usize = 4;
/// A piece that is farther from home than this waits for more than one number.
const EXACT: u8 = 12;

/// The first of those whom a play captures.
pub fn prey(board: &Board, hand: Seat, play: Play) -> Option<Seat> {
    let after = board.after(hand, play)?;
    after.landed.iter().flat_map(|(_, _, victims)| victims).map(|piece| piece.seat).next()
}

/// Adds to a tale what is worth a headline, the strongest first.
pub fn add(before: &Parques, after: &Parques, tale: &mut Tale) {
    // R35: where somebody may blow, nothing is told that would call them to it.
    let soplar = after.board.options.soplar;
    let left = std::mem::take(&mut tale.marks);
    let left = if soplar { Vec::new() } else { left };
    let mut marks = Vec::new();
    captures(before, after, tale, &mut marks);
    homes(after, tale, &mut marks);
    race(before, after, tale, &mut marks);
    marks.extend(left);
    small(before, after, tale, &mut marks);
    marks.retain(|mark| !soplar || !matches!(mark, Mark::MissedByOne(_)));
    tale.marks = marks;
}

/// Whom a throw captured, and whether by coming out.
fn losses(tale: &Tale) -> Vec<(bool, Loss)> {
    let all = tale.deeds.iter().flat_map(|deed| deed.ate().iter().map(move |loss| (deed, *loss)));
    all.map(|(deed, loss)| (matches!(deed, Deed::Released { .. }), loss)).collect()
}

/// Captures: feuds and revenge before what they looked like.
fn captures(before: &Parques, after: &Parques, tale: &Tale, marks: &mut Vec<Mark>) {
    let losses = losses(tale);
    let Some((doorstep, first)) = losses.first().copied() else { return };
    let other = first.piece.seat;
    let times = after.records[tale.seat.index()].ate[other.index()];
    let streak = before.streak.saturating_add(1);
    if !before.turn.bloody && streak >= MASSACRE {
        marks.push(Mark::Massacre(streak));
    }
    if before.records[tale.seat.index()].owes == Some(other) {
        marks.push(Mark::Revenge(other));
    }
    if times >= 3 {
        marks.push(Mark::Feud(other, times));
    }
    let count = losses.len() as u8;
    // On one cell: of one colour, and equally far.
    let of_one = losses.iter().all(|(_, loss)| loss.piece.seat == other && loss.steps == first.steps);
    if doorstep {
        marks.push(Mark::Doorstep(other, count));
    } else if count > 1 && of_one {
        marks.push(Mark::Stack(other, count));
    } else if count > 1 {
        marks.push(Mark::Many(count));
    }
    if first.steps + ARM as u8 > before.board.tip() {
        marks.push(Mark::NearlyHome(other));
    } else if first.steps < 7 {
        marks.push(Mark::JustOut(other));
    }
    marks.push(Mark::Ate(other));
}

/// Pieces that came home.
fn homes(after: &Parques, tale: &Tale, marks: &mut Vec<Mark>) {
    let home = |deed: &Deed| matches!(deed, Deed::Moved { to: Place::Home, .. } | Deed::Carried { .. });
    if !tale.deeds.iter().any(home) {
        return;
    }
    let place = tale.deeds.iter().find_map(|deed| match deed {
        Deed::Finished { place: place @ (1 | 2), .. } => Some(*place),
        _ => None,
    });
    // The end says who has won.
    marks.extend(place.filter(|place| *place > 1 || after.phase != Phase::Over).map(Mark::Place));
    if tale.deeds.iter().any(|deed| matches!(deed, Deed::Carried { .. })) {
        marks.push(Mark::ThreePairs);
    }
    let side = after.board.side(tale.hand);
    let count = side.count(Place::Home);
    match side.pieces.len() - count {
        // That all are home is told by itself.
        0 => {}
        1 => marks.push(Mark::OneToGo),
        _ => marks.push(Mark::Homes(count as u8)),
    }
}

/// Who leads.
fn race(before: &Parques, after: &Parques, tale: &Tale, marks: &mut Vec<Mark>) {
    let far = |game: &Parques, seat| game.board.travelled(seat);
    let ahead_of = |game: &Parques| {
        let me = far(game, tale.hand);
        game.board
            .present()
            .filter(|seat| !game.board.allied(tale.hand, *seat) && far(game, *seat) < me)
            .count()
    };
    let rivals = before.board.present().filter(|seat| !before.board.allied(tale.hand, *seat)).count();
    let leader = before.board.present().max_by_key(|seat| (far(before, *seat), std::cmp::Reverse(*seat)));
    let (was, is) = (ahead_of(before), ahead_of(after));
    if is == rivals && was == 0 && rivals > 1 && far(before, tale.hand) > 0 {
        marks.push(Mark::LastToFirst);
    } else if is == rivals
        && was < rivals
        && let Some(other) = leader.filter(|other| *other != tale.hand && far(before, *other) > 0)
    {
        marks.push(Mark::Leads(other));
    }
}

/// Smaller things.
fn small(before: &Parques, after: &Parques, tale: &Tale, marks: &mut Vec<Mark>) {
    for deed in &tale.deeds {
        match deed {
            Deed::Released { pieces, .. } => {
                if before.records.iter().all(|record| record.first_release.is_none()) {
                    marks.push(Mark::FirstOut);
                }
                if pieces.len() == after.board.side(tale.hand).pieces.len() {
                    marks.push(Mark::AllOut);
                }
            }
            Deed::Nothing => marks.push(Mark::Jailed(after.records[tale.seat.index()].jailed)),
            Deed::Moved { on: Ground::Seguro(cell), .. } => {
                let there = after.board.on_circuit().filter(|(_, at)| at == cell).count();
                if there >= CROWD {
                    marks.push(Mark::Crowd(there as u8));
                }
            }
            Deed::Moved { piece, on: Ground::Common, .. } => {
                marks.extend(nearly(after, Piece { seat: tale.hand, piece: *piece }));
            }
            _ => {}
        }
    }
    let side = after.board.side(tale.hand);
    let last = side
        .pieces
        .iter()
        .find_map(|place| place.steps())
        .filter(|_| side.count(Place::Home) + 1 == side.pieces.len() && tale.deeds.contains(&Deed::Lost));
    if let Some(steps) = last {
        let short = after.board.home() - steps;
        if short <= EXACT {
            marks.push(Mark::NeedsExact(short, after.records[tale.hand.index()].missed_home));
        }
    }
    if before.peace >= PEACE && before.peace.is_multiple_of(PEACE) && losses(tale).is_empty() {
        marks.push(Mark::Peace(before.peace));
    }
}

/// Whether somebody stands right ahead, one cell out of reach.
fn nearly(after: &Parques, piece: Piece) -> Option<Mark> {
    let cell = after.board.cell_of(piece)?;
    let ahead = ((u16::from(cell) + 1) % after.board.round()) as u8;
    let missed = after.board.captured_by(piece.seat, ahead);
    missed.first().map(|other| Mark::MissedByOne(other.seat))
}
