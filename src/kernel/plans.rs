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
#[derive(Default)]
pub struct Plannable {
    /// All that could be planned.
    pub possible: Vec<Value>,
    /// What it is advised to plan.
    pub proposed: Vec<Value>,
    /// Whether it would be wished for: what cannot be had yet waits, and stops nothing.
    pub wishes: bool,
}

/// What a seat could plan.
pub fn plannable<G: Plans>(game: &G, seat: Seat) -> Plannable {
    let view = game.view(Viewer::Seat(seat));
    let kept = |answers: Vec<G::Answer>| answers.iter().map(json).collect();
    Plannable {
        possible: kept(G::plannable(&view)),
        proposed: kept(G::propose_plan(&view)),
        wishes: G::are_wishes(&view),
    }
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
    let otherwise = if G::are_wishes(&view) { Follows::Not } else { Follows::Stops };
    answer.and_then(|answer| ask.choice(&answer)).map_or(otherwise, Follows::Does)
}

/// Whether somebody still has all that they had: of several of one name as many.
pub fn has_all(had: &[String], has: &[String]) -> bool {
    let count = |list: &[String], one: &String| list.iter().filter(|other| *other == one).count();
    had.iter().all(|one| count(has, one) >= count(had, one))
}
