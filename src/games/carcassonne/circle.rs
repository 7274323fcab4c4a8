//! 11.4: crop circles. Whoever laid one chooses for everybody, and everybody does it in turn, whoever laid it last.

use super::kinds::{Mark, Piece};
use super::land::{Follower, Land};
use super::shape::Feature;
use super::table::Table;
use super::{About, Answer, Event, turn};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat};

/// For which followers a circle is.
fn kind_of(piece: Piece) -> Feature {
    if piece.kind().mark == Some(Mark::Fork) { Feature::Field } else { Feature::City }
}

/// Everybody's turn at the circle.
pub fn circle(cx: &mut Cx<'_, Table>, piece: Piece) -> Flow<()> {
    let mover = cx.game.mover;
    let kind = kind_of(piece);
    let mut ask = Ask::new(mover, About::Circle(kind), Patience::Turn, Answer::More);
    ask.offer(Answer::Home);
    let more = cx.ask(ask)? == Answer::More;
    cx.tell(Event::Circle { seat: mover, kind, more });
    let next = mover.next(cx.game.seats());
    for seat in cx.game.from(next) {
        if more { one_more(cx, seat, kind)? } else { one_home(cx, seat, kind)? }
    }
    turn::pass(cx);
    Ok(())
}

/// The followers of this kind of a seat: those on one segment count once.
pub fn of_kind(land: &Land, seat: Seat, kind: Feature) -> Choices<Answer> {
    let mut found = Choices::new();
    for follower in land.followers().iter().filter(|follower| follower.seat == seat) {
        let node = land.node(land.feature_at(follower.laid, follower.segment));
        let answer = Answer::Fellow { laid: follower.laid, segment: follower.segment };
        if node.feature == kind && !found.contains(&answer) {
            found.push(answer);
        }
    }
    found
}

/// *One more*: may place one beside one of their own (R44).
fn one_more(cx: &mut Cx<'_, Table>, seat: Seat, kind: Feature) -> Flow<()> {
    let beside = of_kind(&cx.game.land, seat, kind);
    if beside.is_empty() || cx.game.player(seat).supply == 0 {
        return Ok(());
    }
    let mut ask = Ask::new(seat, About::More(kind), Patience::Chore, Answer::Nobody);
    beside.into_iter().for_each(|answer| ask.offer(answer));
    if let Answer::Fellow { laid, segment } = cx.ask(ask)? {
        cx.game.land.place(Follower { seat, laid, segment });
        cx.game.players[seat.index()].supply -= 1;
        cx.tell(Event::More { seat, kind, square: square(&cx.game, laid) });
    }
    Ok(())
}

/// *One home*: has to take one home (R44).
fn one_home(cx: &mut Cx<'_, Table>, seat: Seat, kind: Feature) -> Flow<()> {
    let own = of_kind(&cx.game.land, seat, kind);
    if let Some(Answer::Fellow { laid, segment }) =
        cx.choose(seat, About::Home(kind), Patience::Chore, own)?
    {
        let gone = Follower { seat, laid, segment };
        if let Some(at) = cx.game.land.followers().iter().position(|follower| *follower == gone) {
            cx.game.land.take(at);
            cx.game.gone.push(gone);
            cx.game.players[seat.index()].supply += 1;
        }
        cx.tell(Event::Home { seat, kind, square: square(&cx.game, laid) });
    }
    Ok(())
}

fn square(table: &Table, laid: u8) -> super::square::Square {
    table.land.laid()[usize::from(laid)].square
}
