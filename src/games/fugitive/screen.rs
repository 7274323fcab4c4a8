//! What a viewer reads and may press, as keys: a heading, lines, and a button for each legal answer.

use super::chase::{Phase, Side};
use super::label::{groups, numbers};
use super::standing::{hand, known, own, situation, standing, summary, warning};
use super::view::View;
use super::{About, Answer, Fugitive, Match};
use crate::kernel::{Ask, Screen, Seat, Text};

/// The screen of a viewer; with the question that waits for them, if one does.
pub fn screen(view: &View, ask: Option<&Ask<Fugitive>>) -> Screen<Answer> {
    Screen {
        heading: heading(view, ask),
        lines: situation(view).into_iter().chain(warning(view)).collect(),
        summary: summary(view),
        standing: standing(view),
        house: None,
        // What is written in the picture of one's own page; marks are drawn there, and said beside it.
        hand: hand(view).into_iter().chain(known(view)).collect(),
        own: role(view).into_iter().chain(drawn(view, ask)).chain(own(view)).collect(),
        aside: None,
        groups: ask.map_or_else(Vec::new, |ask| groups(view, ask)),
    }
}

/// Which side the viewer is on: in the first night nothing else says so to whoever waits for the first hideout, and in a
/// match sides change.
fn role(view: &View) -> Option<Text> {
    let begins = view.round <= 1 || view.options.matches.games() != 1;
    let begins = begins && matches!(view.phase, Phase::Fugitive | Phase::Marshal);
    let key = match view.side? {
        Side::Fugitive => "own-runs",
        Side::Marshal => "own-hunts",
    };
    let text = Text::new(key).with("player", view.me?).with("last", view.options.course.out());
    begins.then_some(text)
}

/// The cards that the viewer has drawn in their turn: in a hand that is sorted nobody sees which of them are
/// new. Who is asked for one more reads it in the question.
fn drawn(view: &View, ask: Option<&Ask<Fugitive>>) -> Option<Text> {
    let turn = match view.phase {
        Phase::Fugitive => Side::Fugitive,
        Phase::Marshal => Side::Marshal,
        _ => return None,
    };
    let is_said = ask.is_some_and(|ask| ask.about == About::Draw);
    let text = Text::new("own-drew").with("cards", numbers(*view.drew)).with("count", view.drew.len() as i64);
    (view.side == Some(turn) && !is_said && !view.drew.is_empty()).then_some(text)
}

/// What a viewer is asked, or what everybody waits for.
fn heading(view: &View, ask: Option<&Ask<Fugitive>>) -> Text {
    if let Some(ask) = ask {
        return asked(view, ask);
    }
    let turn = |key: &str, side: Side| {
        Text::new(key).with("player", view.seat(side)).with("round", i64::from(view.round))
    };
    match view.phase {
        Phase::Setup => Text::new("screen-setup"),
        Phase::Fugitive => turn("screen-fugitive", Side::Fugitive),
        Phase::Marshal => turn("screen-marshal", Side::Marshal),
        Phase::Manhunt => Text::new("screen-manhunt")
            .with("player", view.seat(Side::Marshal))
            .with("count", view.hidden() as i64),
        Phase::Over => match view.past.last() {
            Some(_) if view.options.matches != Match::One => super::career::of_match(&view.past),
            Some(past) => super::career::ended(past.winner, past.runner, past.end, past.rounds),
            None => Text::new("screen-setup"),
        },
    }
}

/// What a seat is asked, to whoever is asked.
fn asked(view: &View, ask: &Ask<Fugitive>) -> Text {
    if ask.about == About::Place && offers_nothing(ask) {
        return Text::new("ask-place-nothing").with("last", i64::from(view.last().unwrap_or(0)));
    }
    let text = Text::new(format!("ask-{}", ask.about.id()));
    match ask.about {
        About::Guess | About::Overtime | About::Manhunt => {
            let most = ask.sets.first().map_or(1, |several| several.most);
            text.with("hidden", view.hidden() as i64).with("most", most)
        }
        About::First | About::Second | About::Place | About::Extra | About::Again => {
            let last = i64::from(view.last().unwrap_or(0));
            let blocked = view.phase == Phase::Fugitive && view.force.roadblock == Some(view.round);
            let walks = last + i64::from(super::placing::STEP + view.force.far);
            // Nothing lies beyond the way out.
            let (reach, is_far) = (walks.min(view.out().into()), walks >= view.out().into());
            let text = text.with("last", last).with("reach", reach).with("far", i64::from(is_far));
            text.with("blocked", i64::from(blocked))
        }
        About::Draw => {
            let own = |side: Side| view.seat(side) == ask.seat;
            let drawn = view.draws.iter().filter(|one| one.round == view.round && own(one.side));
            let text = text.with("round", i64::from(view.round)).with("drawn", drawn.count() as i64);
            text.with("count", view.drew.len() as i64).with("cards", numbers(*view.drew))
        }
        _ => text,
    }
}

/// Whether a pass is all that there is: nothing can be placed, and no edge is left that could change it.
fn offers_nothing(ask: &Ask<Fugitive>) -> bool {
    !ask.choices.iter().any(|one| matches!(one, Answer::Place { .. } | Answer::UseEdge))
}

/// What a seat is asked, as everybody may know it: not what they do beside it, or think of doing.
pub fn question(view: &View, seat: Seat, about: About) -> Text {
    let what = match about {
        About::Guess | About::Overtime | About::Manhunt => "question-guess",
        About::GiveUp if view.phase == Phase::Fugitive => "question-place",
        About::GiveUp => "question-guess",
        // Whether there is anything to place is nobody's business.
        About::First | About::Second | About::Place | About::Extra | About::Again => "question-place",
        About::Draw | About::LayLow | About::OldFriends | About::BackstreetsDeck => "question-draw",
        About::Eyewitness | About::Informer | About::LongLegs | About::Footprints => "question-point",
        About::Role | About::Edge => "question-next-game",
        _ => "question-event",
    };
    Text::new(what).with("player", seat)
}
