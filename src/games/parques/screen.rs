//! What a viewer reads and may press, as keys: a heading, the dice, how everybody stands, and a button for each answer.

use super::label::groups;
use super::plays::Throw;
use super::standing::{house, own, standing, summary};
use super::table::{Parques, Phase};
use super::view::View;
use super::{About, Answer};
use crate::kernel::{Arg, Ask, Screen, Seat, Text};

/// The screen of a viewer; with the question that waits for them, if one does.
pub fn screen(view: &View, ask: Option<&Ask<Parques>>) -> Screen<Answer> {
    Screen {
        heading: heading(view, ask),
        lines: situation(view),
        summary: summary(view),
        standing: standing(view),
        house: Some(house(view)),
        hand: Vec::new(),
        own: own(view),
        groups: ask.map_or_else(Vec::new, |ask| groups(view, ask)),
    }
}

/// R33: what somebody reads who blew, and not first.
pub fn too_late(view: &View) -> Option<Text> {
    let by = view.turn.blown.filter(|by| Some(*by) != view.me)?;
    Some(Text::new("told-faster").with("player", by))
}

/// Throws, as people write them.
pub fn dice<'a>(throws: impl IntoIterator<Item = &'a Throw>) -> Arg {
    let one =
        |throw: &Throw| if throw.1 == 0 { throw.0.to_string() } else { format!("{}-{}", throw.0, throw.1) };
    Arg::Verbatim(throws.into_iter().map(one).collect::<Vec<_>>().join(" · "))
}

fn heading(view: &View, ask: Option<&Ask<Parques>>) -> Text {
    let thrown = |key: &str| Text::new(key).with("dice", dice(&view.turn.rolled));
    match (ask.map(|ask| ask.about), view.phase) {
        (Some(About::Throw), _) => Text::new("ask-throw"),
        (Some(About::Play), _) => thrown("ask-play"),
        (Some(About::Leftover), _) => thrown("ask-leftover"),
        (Some(About::Bonus(steps)), _) => Text::new("ask-bonus").with("steps", steps),
        (Some(About::Carry), _) => thrown("ask-carry"),
        (Some(About::Sure), _) => thrown("ask-sure"),
        (Some(About::Aside), _) => Text::new("ask-aside").with("player", view.turn.seat),
        (None, Phase::Opening) => Text::new("screen-opening"),
        (None, Phase::Over) => match view.ranking.first() {
            Some(winner) => {
                let key = if view.finished.is_empty() { "screen-over-alone" } else { "screen-over" };
                Text::new(key).with("player", *winner)
            }
            None => Text::new("screen-opening"),
        },
        (None, Phase::Playing) => {
            let key = match view.me {
                None => "screen-turn",
                Some(me) if me == view.turn.seat => "screen-others",
                Some(_) => "screen-waiting",
            };
            Text::new(key).with("player", view.turn.seat)
        }
    }
}

/// What a seat is asked, as everybody may know it.
pub fn public(view: &View, seat: Seat, about: About) -> Text {
    let text = |key: &str| Text::new(key).with("player", seat).with("dice", dice(&view.turn.rolled));
    match about {
        About::Throw => text("public-throw"),
        About::Play | About::Sure => text("public-play"),
        About::Leftover => text("public-leftover"),
        About::Bonus(steps) => text("public-bonus").with("steps", steps),
        About::Carry => text("public-carry"),
        About::Aside => text("public-aside"),
    }
}

/// The throws of this turn, and which number the last one has.
fn situation(view: &View) -> Vec<Text> {
    if view.phase != Phase::Playing || view.turn.shown.is_empty() {
        return Vec::new();
    }
    let text = Text::new("scene-dice").with("player", view.turn.seat).with("dice", dice(&view.turn.shown));
    let mut lines = vec![text.with("n", i64::from(view.throws)).with("pairs", view.turn.pairs)];
    if view.board.gentle {
        lines.push(Text::new("scene-gentle"));
    }
    lines
}
