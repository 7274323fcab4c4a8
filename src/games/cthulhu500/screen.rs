//! What a viewer reads and may press, as keys: headings, lines, and a button for each legal answer.

use super::answers::ahead;
use super::cards::{Card, Trigger};
use super::moment::{Aim, Lay};
use super::race::{Part, Phase, Race};
use super::standing::{hand, own, standing};
use super::story::{card, vehicle, way};
use super::view::View;
use super::{About, Answer};
use crate::table::{Arg, Ask, Group, Press, Screen, Seat, Set, Several, Text, Weight};

/// The screen of a viewer; with the question that waits for them, if one does.
pub fn screen(view: &View, ask: Option<&Ask<Race>>) -> Screen<Answer> {
    let heading = match ask {
        Some(ask) => heading(view, ask.about),
        None => match view.phase {
            Phase::Vehicles => Text::new("screen-choosing"),
            Phase::Bid => Text::new("screen-bidding"),
            Phase::Over => Text::new("screen-over"),
            // What everybody reads is read by whoever has the turn, too.
            _ if view.me.is_none() => Text::new("screen-turn").with("player", view.turn.seat),
            _ => Text::new("screen-waiting").with("player", view.turn.seat),
        },
    };
    Screen {
        heading,
        lines: situation(view),
        standing: standing(view),
        hand: hand(view),
        own: own(view),
        groups: ask.map_or_else(Vec::new, |ask| groups(view, ask)),
    }
}

fn heading(view: &View, about: About) -> Text {
    let key = match about {
        About::Action | About::TurnEnd if view.scene.test.is_some() => {
            return Text::new("ask-just-short").with("actions", view.turn.actions);
        }
        About::Vehicle => "ask-vehicle",
        About::Bid => "ask-bid",
        About::Action => return Text::new("ask-action").with("actions", view.turn.actions),
        About::Declare => {
            let text = Text::new("ask-declare");
            return match view.scene.declaring {
                Some(one) => text.with("card", card(one)),
                None => text.with("card", "word-a-card"),
            };
        }
        About::TurnEnd => "ask-turn-end",
        About::FreePass => return Text::new("ask-free-pass").with("player", view.turn.seat),
        About::Pit => "ask-pit",
        About::MakeRoom => "ask-make-room",
        About::Roadside => "ask-roadside",
        About::Salvage => "ask-salvage",
        About::MayDraw => "ask-may-draw",
        About::Contagion => "ask-contagion",
        About::Window(trigger) => {
            return Text::new("ask-window").with("trigger", Arg::Name(format!("trigger-{}", trigger.id())));
        }
    };
    Text::new(key)
}

/// What is on the table right now, for everybody.
fn situation(view: &View) -> Vec<Text> {
    let scene = &view.scene;
    let mut lines = Vec::new();
    if let Some(attempt) = scene.attempt {
        let text =
            Text::new("scene-attempt").with("player", attempt.attacker).with("other", attempt.defender);
        lines.push(text.with("sum", i64::from(attempt.sums.0)).with("othersum", i64::from(attempt.sums.1)));
    }
    if let Some((sum, other)) = scene.test {
        lines.push(Text::new("scene-test").with("sum", i64::from(sum)).with("other", i64::from(other)));
    }
    if !scene.damage.is_empty() {
        lines.push(Text::new("scene-damage").with("players", Arg::Players(scene.damage.iter().collect())));
    }
    for laid in &scene.laid {
        lines.push(Text::new("scene-laid").with("player", laid.seat).with("card", card(laid.card)));
    }
    lines
}

/// Buttons that belong together, in the order in which they were offered.
fn groups(view: &View, ask: &Ask<Race>) -> Vec<Group<Answer>> {
    let mut groups: Vec<Group<Answer>> = Vec::new();
    for answer in &ask.choices {
        let about = match ahead(ask, *answer) {
            Some(then) => Text::new(format!("group-ahead-{}", then.id())),
            None => Text::new(group_of(*answer)),
        };
        let press = press(view, ask, *answer);
        match groups.iter_mut().find(|group| group.about == about) {
            Some(group) => group.presses.push(press),
            None => groups.push(Group { about, set: None, presses: vec![press] }),
        }
    }
    groups.extend(ask.sets.iter().enumerate().map(|(of, several)| set(view, ask, of, several)));
    groups
}

/// Cards of which any number may be chosen.
fn set(view: &View, ask: &Ask<Race>, of: usize, several: &Several<Answer>) -> Group<Answer> {
    let about = Text::new("group-give-up");
    let confirm = Text::new("press-give-up");
    let set = Set { of, least: several.least, most: several.most, confirm };
    let presses = several.items.iter().map(|item| press(view, ask, *item)).collect();
    Group { about, set: Some(set), presses }
}

fn group_of(answer: Answer) -> &'static str {
    match answer {
        Answer::Play(_) | Answer::Put(_) | Answer::Attach(_) | Answer::Drive(_) => "group-hand",
        Answer::Lay(_) => "group-reactions",
        Answer::Attempt { .. } | Answer::FreePass { .. } => "group-passing",
        Answer::Discard(_) | Answer::Drop(_) => "group-discard",
        Answer::Seat(_) | Answer::Part(_) | Answer::Way(_) | Answer::Vehicle(_) | Answer::Take(_) => {
            "group-choose"
        }
        Answer::Bid(_) => "group-bid",
        Answer::PitStop
        | Answer::Wave
        | Answer::Done
        | Answer::Draw(_)
        | Answer::Decline
        | Answer::Repair
        | Answer::DriverOut
        | Answer::Nothing => "group-moves",
    }
}

fn press(view: &View, ask: &Ask<Race>, answer: Answer) -> Press<Answer> {
    let mut label = label(view, ask.seat, answer);
    // Where it is not the damage, the heading says what it waits for.
    if ahead(ask, answer) == Some(Trigger::DamageComing) {
        label.key = label.key.replace("press-lay", "press-ahead");
    }
    let hint = Text { key: format!("{}.hint", label.key), args: label.args.clone() };
    Press { weight: weight(answer), label, hint, answer }
}

fn weight(answer: Answer) -> Weight {
    match answer {
        Answer::Attempt { with: None, .. }
        | Answer::Draw(_)
        | Answer::Lay(_)
        | Answer::FreePass { with: None }
        | Answer::Repair => Weight::Main,
        // In doubt: nothing.
        Answer::Bid(bid) if bid.is_empty() => Weight::Main,
        Answer::Discard(_) | Answer::Drop(_) => Weight::Grave,
        _ => Weight::Plain,
    }
}

fn label(view: &View, me: Seat, answer: Answer) -> Text {
    let with_card = |key: &str, one: Card| Text::new(key).with("card", card(one));
    match answer {
        Answer::Vehicle(one) => Text::new("press-vehicle").with("vehicle", vehicle(one)),
        Answer::Bid(bid) if bid.is_empty() => Text::new("press-bid-nothing"),
        Answer::Bid(bid) => {
            let names = bid.cards().map(|card| format!("card-{}", card.id())).collect();
            Text::new("press-bid").with("cards", Arg::Names(names))
        }
        Answer::Play(one) => with_card("press-play", one),
        Answer::Put(one) => with_card("press-put", one),
        Answer::Attempt { on, with: None } => Text::new("press-attempt").with("player", on),
        Answer::Attempt { on, with: Some(lay) } => {
            with_card("press-attempt-with", lay.card).with("player", on).with("cost", cost(lay))
        }
        Answer::PitStop => Text::new("press-pit-stop"),
        Answer::Wave => Text::new("press-wave"),
        Answer::Done => Text::new("press-done"),
        Answer::Discard(one) => with_card("press-discard", one),
        Answer::Draw(0) => Text::new("press-draw-nothing"),
        Answer::Draw(cards) => Text::new("press-draw").with("count", cards),
        Answer::Decline => Text::new("press-decline"),
        Answer::FreePass { with: None } => Text::new("press-free-pass").with("player", view.turn.seat),
        Answer::FreePass { with: Some(lay) } => {
            with_card("press-free-pass-with", lay.card).with("player", view.turn.seat).with("cost", cost(lay))
        }
        Answer::Lay(lay) => lay_label(view, lay),
        Answer::Way(round) => Text::new("press-way").with("way", way(round)),
        Answer::Seat(seat) if seat == me => Text::new("press-myself"),
        Answer::Seat(seat) => Text::new("press-seat").with("player", seat),
        Answer::Part(Part { seat, card: one, .. }) => with_card("press-part", one).with("player", seat),
        Answer::Repair => Text::new("press-repair"),
        Answer::Attach(one) => with_card("press-attach", one),
        Answer::Drive(one) => with_card("press-drive", one),
        Answer::Drop(part) => with_card("press-drop", part.card),
        Answer::DriverOut => Text::new("press-driver-out"),
        Answer::Take(one) => with_card("press-take", one),
        Answer::Nothing => Text::new("press-nothing"),
    }
}

fn lay_label(view: &View, lay: Lay) -> Text {
    let text = |key: &str| Text::new(key).with("card", card(lay.card));
    match lay.aim {
        Aim::Seat(onto) => text("press-lay-onto").with("player", onto),
        Aim::Part(part) => text("press-lay-paying").with("cost", card(part.card)),
        Aim::Laid(at) => match view.scene.laid.get(usize::from(at)) {
            Some(laid) => text("press-lay-against").with("target", card(laid.card)).with("player", laid.seat),
            None => text("press-lay"),
        },
        _ => text("press-lay"),
    }
}

/// What is paid for a Reaction laid together with an announcement.
fn cost(lay: Lay) -> Arg {
    match lay.aim {
        Aim::Part(part) => card(part.card),
        _ => Arg::Name("word-nothing".to_owned()),
    }
}
