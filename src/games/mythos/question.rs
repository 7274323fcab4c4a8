//! What is asked, and about what: one sentence each, as keys.

use super::cards::{Fate, Title};
use super::career::ended;
use super::draft;
use super::hint::priced;
use super::saga;
use super::story::{card, cards};
use super::table::Phase;
use super::text::does;
use super::view::View;
use super::{About, Answer, Mythos, Titles};
use crate::kernel::{Ask, Seat, Text};

/// What a viewer is asked, or what everybody waits for.
pub fn heading(view: &View, ask: Option<&Ask<Mythos>>) -> Text {
    if let Some(ask) = ask {
        return asked(view, ask);
    }
    match view.phase {
        Phase::Over => view.me.map_or_else(|| Text::new("screen-over"), |me| won(view, me)),
        Phase::Turn => Text::new("screen-turn").with("player", view.mover),
        Phase::RoundEnd => Text::new("screen-round-end").with("round", i64::from(view.round)),
        Phase::Between => Text::new("screen-between"),
        Phase::Draft => packs(view, "screen-draft"),
        Phase::Building => Text::new("screen-building"),
        Phase::Opening | Phase::RoundStart => Text::new("screen-round").with("round", i64::from(view.round)),
        _ => Text::new("screen-combat").with("round", i64::from(view.round)),
    }
}

/// 15.2: who has won, as the result says it; of several who share the first place the viewer, if they are one of them.
fn won(view: &View, me: Seat) -> Text {
    let seats = || (0..view.players.len() as u8).map(Seat);
    let best = seats().map(|seat| view.total(seat)).max().unwrap_or(0);
    let mut first: Vec<Seat> = seats().filter(|seat| view.total(*seat) == best).collect();
    first.sort_by_key(|seat| *seat != me);
    let seat = first.first().copied().unwrap_or(me);
    let player = view.player(seat);
    let had = (player.points(), player.sanity);
    ended(seat, (1, first.len() > 1), best, had, view.saga.as_ref())
}

fn asked(view: &View, ask: &Ask<Mythos>) -> Text {
    if let Some(doing) = view.doing.0 {
        let key = match doing.what {
            super::table::Choosing::Along => "ask-along",
            super::table::Choosing::Again => "ask-again",
            super::table::Choosing::Bearer => "ask-bearer",
            super::table::Choosing::Holder => "ask-holder",
            super::table::Choosing::Opponent => "ask-opponent",
            super::table::Choosing::Destination => "ask-destination",
            super::table::Choosing::Monster => "ask-monster",
            super::table::Choosing::Take => "ask-take",
            super::table::Choosing::Theirs => "ask-theirs",
            super::table::Choosing::Carry if only_players(ask) => "ask-opponent",
            super::table::Choosing::Carry => "ask-carry",
            super::table::Choosing::Fill => "ask-fill",
        };
        let along: Vec<Title> = doing.along.iter().collect();
        // 9.6: a Monster is paid for besides what called it.
        let text =
            Text::new(key).with("card", card(doing.card)).with("value", i64::from(doing.card.def().value));
        let text = priced(text, view, ask, Answer::Play(doing.card));
        return text.with("count", along.len() as i64).with("cards", cards(&along));
    }
    let against = |key: &str, seat: Seat| Text::new(key).with("other", seat);
    let first = ask.choices.iter().find_map(|answer| match answer {
        Answer::At(seat, _) => Some(*seat),
        _ => None,
    });
    match ask.about {
        About::Turn => turn(view, ask),
        About::Lose { kind, fate, by } => {
            let key = if fate == Fate::Buried { "ask-bury" } else { "ask-discard" };
            let text = Text::new(key).with("kind", format!("type-{}", kind.id()));
            match by.0 {
                Some(title) => does(text.with("card", card(title)), title),
                None => text.with("does", 0_i64),
            }
        }
        About::Straighten => Text::new("ask-straighten"),
        About::Defend { monster, value } => {
            let text = Text::new("ask-defend").with("card", card(monster)).with("value", value);
            does(text.with("other", first.unwrap_or(view.mover)), monster)
        }
        About::Aim => Text::new("ask-aim"),
        About::Assign => assign(ask),
        About::Window => Text::new("ask-window")
            .with("fits", i64::from(ask.choices.len() > 1))
            .with("sanity", i64::from(view.player(ask.seat).sanity)),
        About::Order { against: other } => against("ask-order", other),
        About::Keep { against: other } => against("ask-keep-points", other),
        About::Ward => Text::new("ask-ward"),
        About::Exchange => exchange(view, ask),
        About::Draft => packs(view, "ask-draft"),
        About::Building => Text::new("ask-building"),
        About::RoundEnd => {
            let (least, most) = ask.sets.first().map_or((0, 0), |set| (set.least, set.most));
            let all_stay = ask.choices.contains(&Answer::Discard(Titles::default()));
            let least = if all_stay { 0 } else { least };
            let text = Text::new("ask-discards").with("least", least).with("most", most);
            text.with("hand", view.hand().len() as i64)
        }
    }
}

/// Whether all that can be chosen is somebody: nothing in hand is a place to be carried to.
fn only_players(ask: &Ask<Mythos>) -> bool {
    ask.choices.iter().all(|answer| matches!(answer, Answer::Player(_)))
}

/// 11.2: who defends, and against whom; where nothing comes, only who joins the Threat.
fn assign(ask: &Ask<Mythos>) -> Text {
    let storms = ask.choices.iter().any(|answer| matches!(answer, Answer::Storm(..)));
    let text = match foes(ask).collect::<Vec<_>>()[..] {
        [] => Text::new("ask-storm"),
        [other] => Text::new("ask-assign").with("other", other),
        _ => Text::new("ask-assign-any"),
    };
    text.with("storms", i64::from(storms))
}

/// Against whom all that is still to be dealt out may go.
fn foes(ask: &Ask<Mythos>) -> impl Iterator<Item = Seat> + '_ {
    ask.choices.iter().filter_map(|answer| match answer {
        Answer::At(seat, titles) if !titles.is_empty() => Some(*seat),
        _ => None,
    })
}

/// 16.5: which pack it is, and how many cards are in it.
fn packs(view: &View, key: &str) -> Text {
    let draft = view.draft.as_ref();
    let pack = draft.map_or(0, |draft| draft.pack);
    let left = view.drafter().map_or(0, |one| one.pack.len());
    Text::new(key).with("pack", pack).with("of", draft::PACKS).with("left", left as i64)
}

/// 16.4: which cards go, or what comes in the place of one.
fn exchange(view: &View, ask: &Ask<Mythos>) -> Text {
    let Some(saga) = &view.saga else { return Text::new("screen-between") };
    match saga::replaced(saga, ask.seat) {
        None => Text::new("ask-exchange").with("left", saga::left(saga, ask.seat)),
        Some((out, None)) => Text::new("ask-exchange-kind").with("card", card(out)),
        Some((out, Some(kind))) => {
            Text::new("ask-exchange-card").with("card", card(out)).with("kind", format!("type-{}", kind.id()))
        }
    }
}

/// What a turn is good for, in the state in which somebody is.
fn turn(view: &View, ask: &Ask<Mythos>) -> Text {
    let player = view.player(ask.seat);
    if ask.choices.len() == 1 {
        return Text::new("ask-turn-nothing");
    }
    let any_but = |is: fn(&Answer) -> bool| i64::from(ask.choices.iter().any(|answer| !is(answer)));
    match player.walking {
        Some(title) => {
            let other = any_but(|answer| matches!(answer, Answer::Pass | Answer::Arrive));
            Text::new("ask-turn-walking").with("card", card(title)).with("other", other)
        }
        None if !player.begun => Text::new("ask-turn-first"),
        None => {
            let other = any_but(|answer| matches!(answer, Answer::Pass | Answer::Play(_)));
            Text::new("ask-turn").with("other", other)
        }
    }
}

/// What a seat is asked, as everybody may know it.
pub fn public(_: &View, seat: Seat, about: About) -> Text {
    let text = |key: &str| Text::new(key).with("player", seat);
    match about {
        About::Turn => text("wait-turn"),
        About::Lose { kind, fate, .. } => {
            let key = if fate == Fate::Buried { "wait-bury" } else { "wait-discard" };
            text(key).with("kind", format!("type-{}", kind.id()))
        }
        About::Straighten => text("wait-straighten"),
        About::Defend { monster, value } => {
            text("wait-defend").with("card", card(monster)).with("value", value)
        }
        About::Aim => text("wait-aim"),
        About::Assign => text("wait-assign"),
        About::Window => text("wait-window"),
        About::Order { .. } | About::Keep { .. } | About::Ward => text("wait-points"),
        About::RoundEnd => text("wait-round-end"),
        About::Exchange => text("wait-exchange"),
        About::Draft => text("wait-draft"),
        About::Building => text("wait-building"),
    }
}
