//! R43: giving up, about which everybody is asked once more.

use super::chase::{End, Fugitive, Side};
use super::setup::finish;
use super::{About, Answer};
use crate::kernel::{Ask, Cx, Flow, Patience};

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
