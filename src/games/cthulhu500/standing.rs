//! How everybody stands and what a player holds, told in lines: what the pictures show, for those who read.

use super::cards::{Card, Kind, Trigger, Word};
use super::odds::repair_needs;
use super::race::{Attached, Flag, Order, Phase, Race, titles};
use super::story::{card, card_text, vehicle};
use super::turn::ACTIONS;
use super::view::{CarView, View};
use super::{About, Answer};
use crate::kernel::{Arg, Ask, Seat, Text};

/// The pack from leader to tail, then the middle of the table. All of it is public.
pub fn standing(view: &View) -> Vec<Text> {
    if view.phase == Phase::Vehicles {
        return Vec::new();
    }
    let mut lines = Vec::new();
    // As long as the race goes on, it is told as it stands on the track; once it is over, by who has won.
    let over = view.phase == Phase::Over;
    let order = if over { ranking(view) } else { view.pack.clone() };
    for (place, seat) in order.iter().enumerate() {
        lines.push(in_pack(view, *seat, place + 1));
        lines.extend(attached(view.car(*seat)));
    }
    if !over {
        lines.push(middle(view));
    }
    lines
}

/// 10.3: everybody, best first: most laps, then nearest the front.
fn ranking(view: &View) -> Order {
    let mut order = view.pack.clone();
    order.sort_by_key(|seat| std::cmp::Reverse(view.car(*seat).laps));
    order
}

/// How the race stands, in a line: who would win now, and the viewer.
pub fn summary(view: &View) -> Option<Text> {
    if matches!(view.phase, Phase::Vehicles | Phase::Bid) {
        return None;
    }
    let best = view.winning;
    let text = |key: &str| Text::new(key).with("player", best).with("laps", i64::from(view.car(best).laps));
    let place = |me: Seat| ranking(view).iter().position(|seat| *seat == me).map_or(0, |at| at as i64 + 1);
    Some(match view.me {
        None => text("summary"),
        Some(me) if me == best => text("summary-mine"),
        Some(me) => text("summary-me").with("place", place(me)).with("mine", i64::from(view.car(me).laps)),
    })
}

fn in_pack(view: &View, seat: Seat, place: usize) -> Text {
    let car = view.car(seat);
    let nobodys = matches!(view.phase, Phase::Vehicles | Phase::Bid | Phase::Over);
    Text::new("standing-car")
        .with("place", place as i64)
        .with("moves", i64::from(!nobodys && seat == view.turn.seat))
        .with("player", seat)
        .with("vehicle", car.vehicle.map_or_else(|| Arg::Name("word-a-vehicle".to_owned()), vehicle))
        .with("damaged", i64::from(car.damaged))
        .with("laps", i64::from(car.laps))
        .with("attack", i64::from(car.attack))
        .with("defence", i64::from(car.defence))
        .with("held", car.held)
}

/// What lies on a vehicle, if anything does.
fn attached(car: &CarView) -> Option<Text> {
    let parts = [
        ("standing-driver", car.driver.as_slice()),
        ("standing-crew", &car.crew[..]),
        ("standing-mods", &car.mods[..]),
        ("standing-tires", car.tires.as_slice()),
    ];
    let mut said = parts.into_iter().filter(|(_, on)| !on.is_empty()).map(|(key, on)| listed(key, on));
    let mut first = said.next()?;
    for more in said {
        first = Text::new("standing-and").with("one", first).with("more", more);
    }
    let infested = [car.driver.as_slice(), &car.crew[..], &car.mods[..], car.tires.as_slice()].concat();
    let ill: Vec<String> = infested.iter().filter(|one| one.infested).map(|one| name(one.card)).collect();
    if !ill.is_empty() {
        let more = Text::new("standing-infested").with("cards", Arg::Names(ill));
        first = Text::new("standing-and").with("one", first).with("more", more);
    }
    Some(Text::new("standing-attached").with("parts", first))
}

fn listed(key: &str, on: &[Attached]) -> Text {
    Text::new(key).with("cards", Arg::Names(on.iter().map(|one| name(one.card)).collect()))
}

fn name(card: Card) -> String {
    format!("card-{}", card.id())
}

fn middle(view: &View) -> Text {
    let flag = match view.flag {
        Flag::Shuffled if view.pile.contains(&Card::CheckeredFlag) => Text::new("standing-flag-pile"),
        Flag::Shuffled => Text::new("standing-flag-deck"),
        Flag::Aside(left) => Text::new("standing-flag-aside").with("times", i64::from(left) + 1),
        Flag::Raised(left) => Text::new("standing-flag-raised").with("left", left),
    };
    Text::new("standing-middle")
        .with("deck", Arg::Name(format!("thickness-{}", view.deck.0)))
        .with("top", view.top.map_or_else(|| Arg::Name("word-nothing".to_owned()), card))
        .with("flag", flag)
}

/// What a player holds, each card with what it says.
pub fn hand(view: &View) -> Vec<Text> {
    let known = view.me.is_some() && view.phase != Phase::Vehicles;
    let mut lines: Vec<Text> = titles(&view.hand).map(|one| in_hand(view, one)).collect();
    if lines.is_empty() && known {
        lines.push(Text::new("hand-empty"));
    }
    lines
}

/// A player's own sums, and those of the two next to them, against whom they count; before them how the race stands,
/// in the same line, since a page fits a telephone. Before the bid nobody stands anywhere; and a free pass is made by
/// other sums, which its question says.
pub fn own(view: &View, ask: Option<&Ask<Race>>, stand: Option<Text>) -> Option<Text> {
    let is_free_pass = ask.is_some_and(|ask| ask.about == About::FreePass);
    let stands_nowhere = is_free_pass || matches!(view.phase, Phase::Vehicles | Phase::Bid | Phase::Over);
    let me = view.me.filter(|_| !stands_nowhere)?;
    let car = view.car(me);
    let (ahead, behind) = (view.ahead(me), view.behind(me));
    let sums = Text::new("screen-sums")
        .with("attack", i64::from(car.attack))
        .with("ahead", ahead)
        .with("theirs", i64::from(view.car(ahead).defence))
        .with("behind", behind)
        .with("rivals", i64::from(view.car(behind).attack))
        .with("defence", i64::from(car.defence))
        .with("damaged", i64::from(car.damaged))
        .with("needs", repair_needs(car));
    Some(match stand {
        Some(stand) => Text::new("own-stand").with("stand", stand).with("sums", sums),
        None => sums,
    })
}

/// Which cards of the hand the first action of a turn cannot be, and why: a beginner looks for them in vain.
pub fn resting(view: &View, ask: &Ask<Race>) -> Option<Text> {
    if ask.about != About::Action || view.turn.actions < ACTIONS {
        return None;
    }
    let plays = |one: &Card| {
        ask.choices.iter().any(|answer| match answer {
            Answer::Play(card) | Answer::Put(card) => card == one,
            Answer::Attempt { with: Some(lay), .. } => lay.card == *one,
            _ => false,
        })
    };
    let rest: Vec<Card> = titles(&view.hand).filter(|one| !plays(one)).collect();
    let because = |key: &str, fits: fn(Kind) -> bool| {
        let cards: Vec<String> =
            rest.iter().filter(|one| fits(one.def().kind)).map(|one| name(*one)).collect();
        (!cards.is_empty()).then(|| Text::new(key).with("cards", Arg::Names(cards)))
    };
    let why = [
        because("own-rests-pit", |kind| matches!(kind, Kind::Mod | Kind::Tires)),
        because("own-rests-reaction", |kind| matches!(kind, Kind::Reaction(..))),
        because("own-rests-action", |kind| kind == Kind::Action),
    ];
    let all = why
        .into_iter()
        .flatten()
        .reduce(|one, more| Text::new("own-rests-and").with("one", one).with("more", more));
    all.map(|cards| Text::new("own-rests").with("cards", cards))
}

fn in_hand(view: &View, one: Card) -> Text {
    let copies = view.hand.iter().filter(|held| **held == one).count();
    let times = if copies > 1 { "hand-card-twice" } else { "hand-card" };
    Text::new(times)
        .with("card", card(one))
        .with("type", kind(one))
        .with("count", copies as i64)
        .with("text", card_text(one))
}

/// What kind of card it is, with the word in its bar (R28); of a Reaction, what it answers.
pub fn kind(card: Card) -> Text {
    let in_bar =
        [(Word::Spell, "word-spell"), (Word::Contagion, "word-contagion"), (Word::Sponsor, "word-sponsor")];
    match in_bar.into_iter().find(|(word, _)| card.is(*word)) {
        Some((_, word)) => {
            Text::new("hand-type-word").with("type", sort(card)).with("word", Arg::Name(word.to_owned()))
        }
        None => sort(card),
    }
}

fn sort(card: Card) -> Text {
    let def = card.def();
    let id = match def.kind {
        Kind::Action => "type-action",
        Kind::Crew => {
            return Text::new("hand-type-crew")
                .with("drive", Arg::Signed(i64::from(def.drive)))
                .with("fix", Arg::Signed(i64::from(def.fix)));
        }
        Kind::Mod => "type-mod",
        Kind::Tires => "type-tires",
        Kind::Reaction(trigger, _) => return reaction(trigger),
        Kind::Flag => "type-flag",
    };
    Text::new(id)
}

fn reaction(trigger: Trigger) -> Text {
    Text::new("hand-type-reaction").with("trigger", Arg::Name(format!("trigger-{}.short", trigger.id())))
}
