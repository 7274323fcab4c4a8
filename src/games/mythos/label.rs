//! A button for each legal answer, in groups that belong together.

use super::cards::{Kind, Title};
use super::places::{self, Way};
use super::story::card;
use super::table::{Mythos, SANITY_MAX};
use super::view::View;
use super::{About, Answer, Titles, playing};
use crate::kernel::{Arg, Ask, Group, Press, Set, Text, Weight};

/// All buttons of a question.
pub fn groups(view: &View, ask: &Ask<Mythos>) -> Vec<Group<Answer>> {
    let kind = |answer: &Answer| match answer {
        Answer::Play(title) if title.kind() == Kind::Adventure => 0,
        Answer::Play(_) | Answer::Threaten(_) => 1,
        Answer::Use(_) | Answer::Cast { .. } | Answer::TurnUp(_) | Answer::Straighten(_) => 2,
        Answer::Pass | Answer::Done | Answer::Arrive => 3,
        _ => 4,
    };
    let names = ["group-complete", "group-play", "group-use", "group-other", "group-choose"];
    let mut groups = Vec::new();
    for (at, name) in [(4, names[4]), (0, names[0]), (3, names[3]), (1, names[1]), (2, names[2])] {
        let some = ask.choices.iter().filter(|answer| kind(answer) == at);
        let presses: Vec<Press<Answer>> = some.map(|answer| press(view, ask, *answer)).collect();
        if !presses.is_empty() {
            groups.push(Group { about: Text::new(name), set: None, hint: None, presses });
        }
    }
    for (of, several) in ask.sets.iter().enumerate() {
        let presses = several.items.iter().map(|item| one_of_set(*item)).collect();
        let confirm = match several.base {
            Answer::Discard(_) => Text::new("confirm-discard"),
            Answer::At(seat, _) if ask.about == About::Aim => Text::new("confirm-aim").with("other", seat),
            Answer::At(seat, _) => Text::new("confirm-defend").with("other", seat),
            _ => Text::new("press-done"),
        };
        let set = Some(Set { of, least: several.least, most: several.most, confirm });
        groups.push(Group { about: Text::new("group-set"), set, hint: None, presses });
    }
    groups
}

/// One card of a set.
fn one_of_set(item: Answer) -> Press<Answer> {
    let title = item.named().iter().next();
    let label = title
        .map_or_else(|| Text::new("press-done"), |title| Text::new("press-card").with("card", card(title)));
    Press { label, hint: None, weight: Weight::Plain, answer: item }
}

fn press(view: &View, ask: &Ask<Mythos>, answer: Answer) -> Press<Answer> {
    let (label, hint) = words(view, ask, answer);
    let weight = match answer {
        Answer::Play(title) if title.kind() == Kind::Adventure => Weight::Grave,
        Answer::Lobotomy => Weight::Grave,
        Answer::Arrive | Answer::Play(_) | Answer::Discard(_) => Weight::Main,
        _ => Weight::Plain,
    };
    Press { label, hint, weight, answer }
}

/// What a button says, and what pressing it means.
fn words(view: &View, ask: &Ask<Mythos>, answer: Answer) -> (Text, Option<Text>) {
    let with = |key: &str, title: Title| Text::new(key).with("card", card(title));
    match answer {
        Answer::Pass => (
            Text::new("press-pass"),
            Some(Text::new(if ends_round(view, ask) { "hint-pass-ends" } else { "hint-pass" })),
        ),
        Answer::Play(title) if title.kind() == Kind::Adventure => {
            (with("press-complete", title), Some(completing(view, ask, title)))
        }
        Answer::Play(title) => (with("press-play", title), Some(playing_hint(view, ask, title))),
        Answer::Threaten(title) => (with("press-threaten", title), Some(cost_hint(view, ask, title))),
        Answer::Arrive => {
            let to = view.player(ask.seat).walking;
            (to.map_or_else(|| Text::new("press-done"), |title| with("press-arrive", title)), None)
        }
        Answer::Use(title) => (with("press-use", title), None),
        Answer::Cast { spell, holder } => (with("press-cast", spell).with("holder", card(holder)), None),
        Answer::TurnUp(title) => (with("press-turn-up", title), None),
        Answer::Straighten(title) => (with("press-straighten", title), None),
        Answer::Card(title) => (with("press-card", title), None),
        Answer::Player(seat) => (Text::new("press-player").with("other", seat), None),
        Answer::At(seat, titles) => (at(ask, seat, titles), None),
        Answer::Storm(title, seat) => (with("press-storm", title).with("other", seat), None),
        Answer::Discard(titles) if titles.is_empty() => (Text::new("press-keep-all"), None),
        Answer::Discard(titles) => {
            let names = titles.iter().map(|title| format!("card-{}", title.id())).collect();
            let hint = Text::new("hint-discard").with("cards", Arg::Names(names));
            (Text::new("press-discard").with("count", titles.len() as i64), Some(hint))
        }
        Answer::Lobotomy => (Text::new("press-lobotomy"), Some(Text::new("hint-lobotomy"))),
        Answer::Reshuffle(true) => (Text::new("press-reshuffle"), Some(Text::new("hint-reshuffle"))),
        Answer::Reshuffle(false) => (Text::new("press-no-reshuffle"), None),
        Answer::Done => (Text::new("press-done"), None),
    }
}

fn at(ask: &Ask<Mythos>, seat: crate::kernel::Seat, titles: Titles) -> Text {
    let key = match (ask.about, titles.is_empty()) {
        (About::Aim, true) => "press-aim-none",
        (About::Aim, false) => "press-aim-all",
        (_, true) => "press-defend-none",
        (_, false) => "press-defend-all",
    };
    Text::new(key).with("other", seat)
}

/// 7.7: whether a pass ends the round now.
fn ends_round(view: &View, ask: &Ask<Mythos>) -> bool {
    view.players.iter().any(|player| player.open.passed && !player.open.insane)
        || view.player(ask.seat).passed
}

/// What completing an Adventure comes to, and against whom.
fn completing(view: &View, ask: &Ask<Mythos>, title: Title) -> Text {
    let player = view.player(ask.seat);
    let sanity = (player.sanity + title.def().sanity).min(SANITY_MAX);
    let score = i64::from(player.points()) + i64::from(title.def().value) + i64::from(sanity);
    let best = view.others(ask.seat).max_by_key(|other| view.players[other.index()].score);
    let best = best.unwrap_or(ask.seat);
    let theirs = i64::from(view.players[best.index()].score);
    Text::new("hint-complete").with("score", score).with("other", best).with("theirs", theirs)
}

fn cost_hint(view: &View, ask: &Ask<Mythos>, title: Title) -> Text {
    let cost = playing::cost(view.player(ask.seat), title);
    let last = i64::from(view.player(ask.seat).sanity + cost <= 0);
    Text::new("hint-cost")
        .with("sanity", Arg::Signed(cost.into()))
        .with("free", i64::from(cost == 0))
        .with("last", last)
}

/// How a card would be played: at once or on foot, and what it costs. A last point is warned of.
fn playing_hint(view: &View, ask: &Ask<Mythos>, title: Title) -> Text {
    let player = view.player(ask.seat);
    let walks = title.kind() == Kind::Location && places::way(player, title) == Some(Way::Crosswise);
    let text = cost_hint(view, ask, title);
    if walks { Text { key: "hint-walk".to_owned(), ..text } } else { text }
}
