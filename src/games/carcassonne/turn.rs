//! 4 to 6, 10.3: a turn. A tile is drawn, or a half used; the move is put together, square, turn and
//! follower, and given at once.

use super::kinds::{Mark, Piece};
use super::land::Follower;
use super::shape::Feature;
use super::square::Square;
use super::table::{Phase, Picked, Table};
use super::walls::Before;
use super::{About, Answer, Event, score};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Refusal, Seat, Seats, Stop};

/// 4.1: a tile is drawn, or a half used instead.
pub fn begin(cx: &mut Cx<'_, Table>) -> Flow<()> {
    let mover = cx.game.mover;
    if cx.game.number == 0 {
        cx.game.number = 1;
        cx.tell(Event::Start { first: mover, halves: cx.game.options.halves });
        return Ok(());
    }
    let hand = cx.game.player(mover).hand.0.clone();
    if hand.is_empty() {
        return draw(cx);
    }
    let mut ask = Ask::new(mover, About::Begin, Patience::Turn, Answer::Draw);
    // R46: asked even when none fits, since a draw without a question would tell.
    ask.unhurried = true;
    for half in hand.into_iter().filter(|half| cx.game.land.fits_anywhere(*half)) {
        ask.offer(Answer::Half(half));
    }
    let Answer::Half(half) = cx.ask(ask)? else { return draw(cx) };
    cx.game.picked.half = Some(half);
    let lay = compose(cx, half)?;
    give(cx, half, lay);
    Ok(())
}

/// R4: what fits nowhere leaves the game, and the same player draws again.
fn draw(cx: &mut Cx<'_, Table>) -> Flow<()> {
    let seat = cx.game.mover;
    while let Some(piece) = cx.game.stack.pop() {
        let last = cx.game.stack.is_empty();
        if cx.game.land.fits_anywhere(piece) {
            cx.game.phase = Phase::Lay(piece);
            cx.tell(Event::Drew { seat, piece, last });
            return Ok(());
        }
        cx.game.aside.push(piece);
        cx.tell(Event::Aside { seat, piece, last });
    }
    // R20: nothing is laid in that turn.
    end(cx);
    Ok(())
}

/// The drawn tile is laid.
pub fn lay(cx: &mut Cx<'_, Table>, piece: Piece) -> Flow<()> {
    let lay = compose(cx, piece)?;
    give(cx, piece, lay);
    Ok(())
}

/// A move as it was put together.
#[derive(Clone, Copy)]
struct Lay {
    square: Square,
    turn: u8,
    segment: Option<u8>,
}

/// Square, turn and follower, each asked where there is a choice. Each can be taken back until the last is answered.
fn compose(cx: &mut Cx<'_, Table>, piece: Piece) -> Flow<Lay> {
    let mover = cx.game.mover;
    // Whoever holds halves was asked before: it is one turn, on one clock.
    let mut goes_on = !cx.game.player(mover).hand.is_empty();
    let mut chosen = piece.is_half();
    let mut put = |cx: &mut Cx<'_, Table>, mut ask: Ask<Table>| {
        ask.goes_on = goes_on;
        goes_on |= !ask.is_settled();
        chosen |= ask.choices.len() > 1;
        cx.ask(ask).map(|answer| (answer, chosen))
    };
    let mut squares = Choices::new();
    cx.game.land.each_fit(piece, |square, _| squares.push(Answer::At(square)));
    let square = match Ask::among(mover, About::Square, Patience::Turn, squares) {
        Some(ask) => put(cx, ask)?.0,
        None => Answer::Nobody,
    };
    let Answer::At(square) = square else { return Err(Stop::Refused(Refusal::NotOffered)) };
    cx.game.picked.square = Some(square);
    let fits = cx.game.land.fits(piece, square);
    let turns: Choices<Answer> = (0..4).filter(|turn| fits & 1 << turn != 0).map(Answer::Turn).collect();
    let (turn, chosen) = match Ask::among(mover, About::Turn, Patience::Turn, turns) {
        Some(ask) => put(cx, ask)?,
        None => (Answer::Nobody, false),
    };
    let Answer::Turn(turn) = turn else { return Err(Stop::Refused(Refusal::NotOffered)) };
    cx.game.picked.turn = Some(turn);
    let mut ask = Ask::new(mover, About::Follower, Patience::Turn, Answer::Nobody);
    followers(&cx.game, piece, square, turn, |segment| ask.offer(Answer::Follower(segment)));
    if ask.is_settled() {
        // A press on a square is not the last word: who cannot place anybody still says that it lies there.
        ask.about = About::Sure;
        ask.unhurried = chosen;
    }
    let segment = if let (Answer::Follower(segment), _) = put(cx, ask)? { Some(segment) } else { None };
    Ok(Lay { square, turn, segment })
}

/// 6: the segments on which the mover may place a follower.
pub fn followers(table: &Table, piece: Piece, square: Square, turn: u8, mut found: impl FnMut(u8)) {
    if table.player(table.mover).supply == 0 {
        return;
    }
    let free = table.land.free_segments(piece, square, turn);
    for (segment, at) in piece.facts().segments.iter().zip(0..) {
        let allowed = segment.feature != Feature::Field || table.options.fields;
        if allowed && free & 1 << at != 0 {
            found(at);
        }
    }
}

/// The move is given: everything happens at once, and everybody hears of it.
fn give(cx: &mut Cx<'_, Table>, piece: Piece, lay: Lay) {
    let seat = cx.game.mover;
    let Lay { square, turn, segment } = lay;
    cx.game.picked = Picked::default();
    let table = &mut cx.game;
    table.gone.clear();
    let whole = table.land.on(square).next().is_some();
    let hole = piece.is_half() && !whole && Piece::tiles().all(|tile| table.land.fits(tile, square) == 0);
    let before = Before::of(table, piece, square);
    let Some(laid) = table.land.put(piece, square, turn, Some(seat)) else {
        // The square was among those where it fits.
        return;
    };
    if piece.is_half() {
        table.players[seat.index()].hand.retain(|half| *half != piece);
    }
    if let Some(segment) = segment {
        table.land.place(Follower { seat, laid, segment });
        table.players[seat.index()].supply -= 1;
    }
    // Whoever stands in what is complete by this comes home at once.
    let home = segment.is_some_and(|at| table.land.node(table.land.feature_at(laid, at)).is_complete());
    let left = table.players[seat.index()].supply + u8::from(home);
    cx.tell(Event::Laid { seat, piece, square, turn, whole, segment, left, hole });
    met(cx, square);
    hill(cx, piece, square);
    empty(cx, laid);
    if let Some(walled) = before.walled(&cx.game.land) {
        cx.tell(walled);
    }
    let mut told: arrayvec::ArrayVec<Event, 24> = arrayvec::ArrayVec::new();
    score::complete(&mut cx.game, laid, |event| told.push(event));
    told.into_iter().for_each(|event| cx.tell(event));
    match piece.kind().mark {
        Some(Mark::Fork | Mark::Shield) => cx.game.phase = Phase::Circle(piece),
        _ => pass(cx),
    }
}

/// What several players stand in becomes one: nothing is scored by it, and everybody looks up.
fn met(cx: &mut Cx<'_, Table>, square: Square) {
    for root in cx.game.land.met() {
        let node = cx.game.land.node(root);
        let there = node.followers.iter().zip(0..).filter(|(count, _)| **count > 0);
        let (seats, followers): (Seats, u8) =
            (there.map(|(_, seat)| Seat(seat)).collect(), node.followers.iter().sum());
        let feature = node.feature;
        if seats.len() > 1 {
            cx.tell(Event::Met { feature, square, seats, followers });
        }
    }
}

/// Cities that are finished while nobody lives there.
fn empty(cx: &mut Cx<'_, Table>, laid: u8) {
    for root in cx.game.land.unclaimed(laid) {
        let node = cx.game.land.node(root);
        let (feature, square) = (node.feature, cx.game.land.called(root));
        if feature == Feature::City {
            cx.tell(Event::Empty { square });
        }
    }
}

/// 11.2: a hill takes the next tile of the stack, unseen.
fn hill(cx: &mut Cx<'_, Table>, piece: Piece, square: Square) {
    if piece.kind().mark == Some(Mark::Hill)
        && let Some(tile) = cx.game.stack.pop()
    {
        cx.game.buried.push(tile);
        cx.tell(Event::Hill { seat: cx.game.mover, square });
    }
}

/// The turn is over; with the stack, the game (9.1, R43).
pub fn pass(cx: &mut Cx<'_, Table>) {
    if cx.game.stack.is_empty() {
        return end(cx);
    }
    let seats = cx.game.seats();
    cx.game.mover = cx.game.mover.next(seats);
    cx.game.number += 1;
    cx.game.phase = Phase::Begin;
}

/// 9: the final scoring.
fn end(cx: &mut Cx<'_, Table>) {
    cx.tell(Event::End);
    let mut told = Vec::new();
    score::finish(&mut cx.game, |event| told.push(event));
    told.into_iter().for_each(|event| cx.tell(event));
    for seat in (0..cx.game.seats() as u8).map(Seat) {
        for piece in cx.game.player(seat).hand.0.clone() {
            cx.tell(Event::Unused { seat, piece });
        }
    }
    cx.game.phase = Phase::Over;
}
