//! Plans: the next moves of a player, left in advance, whichever game. Like orders they are for the eyes of
//! their owner alone.

use super::values::json;
use super::{Ask, Choice, Plans, Seat, Text, Viewer};
use serde_json::Value;

/// What becomes of the first move of a plan at a question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Follows {
    /// The question is not one for plans, or what is wished for is not to be had yet: the plan waits.
    Not,
    /// It cannot be done any more: the plan is over, and its owner is asked.
    Stops,
    /// It is done.
    Does(Choice),
}

// What somebody means to do is not for logs.
impl std::fmt::Debug for Follows {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Follows")
    }
}

/// What a seat could plan, as it is kept.
pub fn plannable<G: Plans>(game: &G, seat: Seat) -> Vec<Value> {
    G::plannable(&game.view(Viewer::Seat(seat))).iter().map(json).collect()
}

/// What a seat is advised to plan, as it is kept.
pub fn proposed<G: Plans>(game: &G, seat: Seat) -> Vec<Value> {
    G::propose_plan(&game.view(Viewer::Seat(seat))).iter().map(json).collect()
}

/// How a planned move reads. None for what is of another edition.
pub fn text<G: Plans>(planned: &Value) -> Option<Text> {
    Some(G::planned(&serde_json::from_value(planned.clone()).ok()?))
}

/// What becomes of a planned move at a question.
pub fn follow<G: Plans>(game: &G, ask: &Ask<G>, planned: &Value) -> Follows {
    let view = game.view(Viewer::Seat(ask.seat));
    if !G::is_for_plans(&view, ask) {
        return Follows::Not;
    }
    let answer = serde_json::from_value::<G::Answer>(planned.clone()).ok();
    let answer = answer.filter(|answer| ask.offers(answer) && G::may_follow(&view, answer));
    let otherwise = if G::are_wishes(&view, ask) { Follows::Not } else { Follows::Stops };
    answer.and_then(|answer| ask.choice(&answer)).map_or(otherwise, Follows::Does)
}

/// Whether somebody still has all that they had: of several of one name as many.
pub fn has_all(had: &[String], has: &[String]) -> bool {
    let count = |list: &[String], one: &String| list.iter().filter(|other| *other == one).count();
    had.iter().all(|one| count(has, one) >= count(had, one))
}
