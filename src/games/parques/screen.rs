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
        lines: situation(view, ask),
        summary: summary(view),
        standing: standing(view),
        house: house(view),
        hand: Vec::new(),
        own: own(view),
        aside: None,
        groups: ask.map_or_else(Vec::new, |ask| groups(view, ask)),
    }
}

/// R33: what somebody reads who blew, and not first; and what whoever would have taken a move back, once the
/// dice have been thrown.
pub fn too_late(view: &View) -> Option<Text> {
    match view.turn.blown.filter(|by| Some(*by) != view.me) {
        Some(by) => Some(Text::new("told-faster").with("player", by)),
        None => stands(view).then(|| Text::new("told-thrown")),
    }
}

/// Whether the last move of the viewer stands, since dice have been thrown after it. Where there is blowing,
/// others are asked beside a throw as well: there this would be said to people who have not moved.
fn stands(view: &View) -> bool {
    let options = &view.board.options;
    let Some(me) = view.me.filter(|me| *me != view.turn.seat) else { return false };
    let waits = view.phase == Phase::Playing && options.waits() && !options.soplar;
    let thrown = !view.turn.waits || before(view, view.turn.seat) != Some(me);
    waits && thrown && view.board.side(view.hand(me)).in_play()
}

/// Who has the dice before this seat.
fn before(view: &View, seat: Seat) -> Option<Seat> {
    let seats: Vec<Seat> = view.board.seats().collect();
    let (earlier, later) = seats.split_at(seats.iter().position(|one| *one == seat)?);
    let throws = |seat: &Seat| !view.board.side(*seat).gone && !view.finished.contains(seat);
    earlier.iter().rev().chain(later.iter().rev()).copied().find(throws)
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
        (Some(About::Aside), _) => {
            let takes_back = ask.is_some_and(|ask| ask.choices.contains(&Answer::TakeBack));
            let key = if takes_back { "ask-aside" } else { "ask-aside-blow" };
            Text::new(key).with("player", view.turn.seat).with("other", view.played())
        }
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

/// The throws of this turn, where the question does not say as much. Whoever is asked what to play has the last
/// one before their eyes, and those before it in the story: of them only the pairs still count.
fn situation(view: &View, ask: Option<&Ask<Parques>>) -> Vec<Text> {
    let mut lines = Vec::new();
    if view.phase != Phase::Playing || view.turn.shown.is_empty() {
        return lines;
    }
    let says_dice = says_dice(view, ask);
    if says_dice && ask.is_some() {
        let pairs = Text::new("scene-pairs").with("pairs", view.turn.pairs);
        lines.extend((view.turn.pairs > 0).then_some(pairs));
    } else if view.turn.shown.len() > 1 || !says_dice {
        let text =
            Text::new("scene-dice").with("player", view.turn.seat).with("dice", dice(&view.turn.shown));
        lines.push(text.with("pairs", view.turn.pairs));
    }
    if view.board.gentle {
        lines.push(Text::new("scene-gentle"));
    }
    lines
}

/// Whether the question that stands beside it says the throw that lies on the table: the viewer's own, or the
/// one that everybody reads.
fn says_dice(view: &View, ask: Option<&Ask<Parques>>) -> bool {
    match ask {
        Some(ask) => matches!(ask.about, About::Play | About::Leftover | About::Carry | About::Sure),
        None => view.me.is_none() && view.turn.rolled.is_some(),
    }
}
