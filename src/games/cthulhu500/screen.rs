//! What a viewer reads and may press, as keys: a heading, lines, and a button for each legal answer.

use super::label::groups;
use super::question::{heading, situation};
use super::race::Race;
use super::standing::{hand, own, resting, standing, summary};
use super::view::View;
use super::{About, Answer};
use crate::kernel::{Ask, Screen};

/// The screen of a viewer; with the question that waits for them, if one does.
pub fn screen(view: &View, ask: Option<&Ask<Race>>) -> Screen<Answer> {
    // Whoever moves has it beside their own sums; a near miss and the next move in one question are enough to read.
    let moves = ask.is_some_and(|ask| ask.about == About::Action);
    let (beside, summary) = match (moves, view.scene.test) {
        (true, None) => (summary(view), None),
        (true, Some(_)) => (None, None),
        (false, _) => (None, summary(view)),
    };
    Screen {
        heading: heading(view, ask),
        lines: situation(view, ask),
        summary,
        standing: standing(view),
        house: None,
        hand: hand(view),
        own: own(view, ask, beside).into_iter().collect(),
        aside: ask.and_then(|ask| resting(view, ask)),
        groups: ask.map_or_else(Vec::new, |ask| groups(view, ask)),
    }
}
