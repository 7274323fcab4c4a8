//! The Fugitive's turn (section 4): draw, place a hideout or pass.

use super::cards::Edge;
use super::chase::{Fugitive, Phase, Side};
use super::event::Event;
use super::{About, Answer, LyingLow, Opening, draw, edges, giving_up, placing};
use crate::kernel::{Choices, Cx, Flow, Patience};

/// One turn.
pub fn turn(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let chase = &mut cx.game.chase;
    chase.force.moved = false;
    chase.force.closed = chase.force.closed.filter(|(_, until)| *until != Side::Fugitive);
    let (seat, round) = (chase.runner, chase.round);
    cx.tell(Event::Turn { seat, side: Side::Fugitive, round });
    if round == 1 {
        opening(cx)?;
    } else {
        draw::of_the_turn(cx, Side::Fugitive, 1)?;
        draw::cornered(cx)?;
        place_or_pass(cx)?;
    }
    edges::second_chance(cx)?;
    draw::cornered(cx)?;
    cx.game.chase.force.moved = true;
    cx.game.phase = Phase::Marshal;
    Ok(())
}

/// R7: the first hideout of the first turn is owed, the second is not; with the option *Opening* it is.
fn opening(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    one(cx, About::First, &[])?;
    let head_start = cx.game.chase.has_edge(Side::Fugitive, Edge::HeadStart);
    let two = cx.game.options.opening == Opening::Two;
    let most = if head_start { 3 } else { 2 };
    while cx.game.chase.row.len() < most {
        let third = cx.game.chase.row.len() == 2;
        let instead: &[Answer] = if two && !third { &[] } else { &[Answer::Stop] };
        if !one(cx, About::Second, instead)? {
            cx.tell(Event::Stopped);
            return Ok(());
        }
        if third {
            cx.game.chase.edges[Side::Fugitive.index()] = Some((Edge::HeadStart, false));
            cx.tell(Event::Uses { side: Side::Fugitive, edge: Edge::HeadStart });
        }
    }
    Ok(())
}

/// One hideout, if there is to be one.
fn one(cx: &mut Cx<'_, Fugitive>, about: About, instead: &[Answer]) -> Flow<bool> {
    // Nobody may learn from the delay that there was no choice.
    let answer = cx.put(placing::ask(&cx.game, about, instead))?;
    if let Answer::Place { hideout, with } = answer {
        placing::place(cx, hideout, with)?;
        return Ok(true);
    }
    Ok(false)
}

/// One more hideout at once, by an event or an edge; it may be declined.
pub fn one_more(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    if !one(cx, About::Extra, &[Answer::Decline])? {
        cx.tell(Event::Declined { side: Side::Fugitive });
    }
    Ok(())
}

/// A later turn: place one hideout, or pass. R15: where nothing can be placed, the pass is given as if it were chosen.
fn place_or_pass(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    loop {
        let mut instead = Vec::new();
        // R17: where nothing can be placed, the question offers the pass all the same.
        if cx.game.chase.left != Some(0) {
            instead.push(Answer::Pass);
        }
        let mut ask = placing::ask(&cx.game, About::Place, &instead);
        if edges::in_turn(&cx.game, Side::Fugitive) {
            ask.offer(Answer::UseEdge);
        }
        match cx.put(ask)? {
            Answer::Place { hideout, with } => return placing::place(cx, hideout, with),
            Answer::Resign => giving_up::if_sure(cx, Side::Fugitive)?,
            Answer::UseEdge => edges::of_the_fugitive(cx)?,
            _ => return pass(cx),
        }
    }
}

/// R17: once the decks have run out, passes are counted.
fn pass(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let chase = &mut cx.game.chase;
    chase.passes = chase.passes.saturating_add(1);
    chase.left = chase.left.map(|left| left.saturating_sub(1));
    chase.force.moved = true;
    let (running, round) = (chase.passes, chase.round);
    cx.tell(Event::Passed { running, round });
    if cx.game.options.lying_low == LyingLow::Draws {
        lay_low(cx)?;
    }
    Ok(())
}

/// The second edition: a pass draws one more card, from the lowest deck that has cards; it may be declined.
fn lay_low(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let chase = &cx.game.chase;
    let decks = draw::available(chase.decks.each_ref().map(Vec::len), chase.force.closed);
    let Some(deck) = decks.first().copied() else { return Ok(()) };
    let choices: Choices<Answer> = [Answer::Draw(deck), Answer::Decline].into_iter().collect();
    match cx.choose(cx.game.chase.runner, About::LayLow, Patience::Chore, choices)? {
        Some(Answer::Draw(deck)) => match draw::take(cx, Side::Fugitive, deck) {
            None => Ok(()),
            Some(top) => {
                let more = super::happen::turned_up(cx, top, Side::Fugitive)?;
                draw::draw(cx, Side::Fugitive, 1 + more)
            }
        },
        _ => {
            cx.tell(Event::LaysStill);
            Ok(())
        }
    }
}
