//! R43: giving up, about which everybody is asked once more.

use super::chase::{End, Fugitive, Phase, Side};
use super::setup::{end_chase, finish};
use super::{About, Answer, Event};
use crate::kernel::{Ask, Cx, Flow, Patience, Seat};

/// Whoever means it has lost; whoever does not goes on with what they were asked.
pub fn if_sure(cx: &mut Cx<'_, Fugitive>, side: Side) -> Flow<()> {
    let seat = cx.game.chase.seat(side);
    let mut ask = Ask::new(seat, About::GiveUp, Patience::Turn, Answer::Decline);
    ask.offer(Answer::Resign);
    ask.goes_on = true;
    match cx.put(ask)? {
        Answer::Resign => Err(finish(cx, side.other(), End::Resigned)),
        _ => Ok(()),
    }
}

/// Whoever leaves for good, or stays away until the other claims the chase, has lost it; what is left of a
/// match is played all the same. Nothing between two chases: there is none to lose.
pub fn for_good(game: &Fugitive, seat: Seat) -> Option<(Fugitive, Vec<Event>)> {
    if matches!(game.phase, Phase::Setup | Phase::Over) {
        return None;
    }
    let mut game = game.clone();
    let winning = game.chase.side(seat).other();
    let news = end_chase(&mut game, winning, End::Resigned);
    Some((game, news))
}
