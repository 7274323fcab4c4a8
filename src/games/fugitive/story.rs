//! Who is told what of an event, as sentences without words. At most one line of noir a turn, chosen by what
//! everybody knows, in several wordings that take turns with the round.

use super::cards::{Cards, Deck};
use super::chase::{End, Learnt, Side};
use super::event::{Bared, Event};
use super::label::numbers;
use super::standing::deck;
use crate::kernel::{Arg, Seat, Text, Viewer};

/// Wordings that each line has.
const WORDINGS: u16 = 4;

/// A line in the wording of the round.
fn worded(key: &str, round: u16) -> Text {
    Text::new(key).with("wording", i64::from(round % WORDINGS))
}

fn side(key: &str, side: Side) -> Text {
    Text::new(key).with("side", i64::from(side == Side::Marshal))
}

/// What `viewer` is told of an event. Everybody is told of everything, but not everybody everything of it.
pub fn line(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match event {
        Event::Begins { game, of, runner } => {
            Text::new("event-begins").with("game", *game).with("of", *of).with("player", *runner)
        }
        Event::Brings { seat, edge } => {
            Text::new("event-brings").with("player", *seat).with("edge", format!("edge-{}", edge.id()))
        }
        Event::Dealt { seat, hand } if viewer.is(*seat) => {
            Text::new("event-dealt").with("cards", numbers(hand.0))
        }
        Event::Dealt { .. } => return None,
        Event::Turn { seat, side: Side::Fugitive, round } => {
            Text::new("event-turn").with("player", *seat).with("round", i64::from(*round))
        }
        Event::Turn { .. } => return None,
        Event::Drew { seat, deck: from, card, .. } if viewer.is(*seat) => {
            Text::new("event-drew-yours").with("number", card.0).with("deck", deck(*from))
        }
        Event::Drew { side: who, deck: from, round, left, .. } => {
            drew(*who, *from, left.map_or(*round, u16::from))
        }
        Event::RanOut { deck: which } => Text::new("event-ran-out").with("deck", deck(*which)),
        Event::AllOut => Text::new("event-all-out"),
        Event::NoDraw { side: who } => side("event-no-draw", *who),
        Event::Placed { seat, number, with, sprint, .. } if viewer.is(*seat) => {
            Text::new("event-placed-yours")
                .with("number", number.0)
                .with("count", *sprint)
                .with("cards", numbers(with.0))
        }
        Event::Placed { place, sprint, round, .. } => placed(*place, *sprint, *round),
        Event::Out { sprint, out } => Text::new("event-out").with("count", *sprint).with("number", *out),
        Event::Stopped => Text::new("event-stopped"),
        Event::Passed { running, round } => match running {
            1 => worded("event-passed", *round),
            2 => Text::new("event-passed-again"),
            _ => Text::new("event-passed-often"),
        },
        Event::LaysStill => Text::new("event-lays-still"),
        Event::Missed { numbers: named, again, whole, nothing_yet, round, .. } => {
            missed(*named, *again, *whole, *nothing_yet, *round)
        }
        Event::Hit { numbers: named, before, left, round, .. } => hit(*named, *before, *left, *round),
        Event::Found { place, number, under, bluff } => found(*place, *number, *under, *bluff),
        Event::FoundHigh => Text::new("event-found-high"),
        Event::Manhunt { left } => Text::new("event-manhunt").with("count", *left),
        Event::HuntHit { number, left: 0 } => Text::new("event-hunt-last").with("number", *number),
        Event::HuntHit { number, left: 1 } => Text::new("event-hunt-one-left").with("number", *number),
        Event::HuntHit { number, left } => {
            Text::new("event-hunt-hit").with("number", *number).with("count", *left)
        }
        Event::HuntMiss { number } => Text::new("event-hunt-miss").with("number", *number),
        Event::Forgiven { number } => Text::new("event-forgiven").with("number", *number),
        Event::Happens { event, .. } => {
            let title = format!("event-card-{}", event.id());
            let text = Text::new(format!("{title}.text"));
            Text::new("event-happens").with("event", title).with("text", text)
        }
        Event::Placeholder { side: who, hidden } => {
            side("event-placeholder-drawn", *who).with("count", *hidden)
        }
        Event::Third { place, from, to } => {
            Text::new("event-third").with("place", *place).with("from", *from).with("to", *to)
        }
        Event::Parity { place, odd } => {
            Text::new("event-parity").with("place", *place).with("odd", i64::from(*odd))
        }
        Event::Informed { place, card: Some(card) } => {
            Text::new("event-informed").with("place", *place).with("number", *card)
        }
        Event::Informed { place, card: None } => Text::new("event-informed-nothing").with("place", *place),
        Event::Showed { side: who, card: Some(card) } => side("event-showed", *who).with("number", *card),
        Event::Showed { side: who, card: None } => side("event-showed-nothing", *who),
        Event::Closed { deck: which } => Text::new("event-closed").with("deck", deck(*which)),
        Event::PutUnder { side: who, deck: which } => {
            side("event-put-under", *who).with("deck", deck(*which))
        }
        Event::Looked { side: who, under } if under.is_empty() => side("event-looked", *who),
        Event::Looked { side: who, under } => {
            let names = under.iter().map(|deck| format!("deck-{}", deck.id())).collect();
            side("event-looked-under", *who).with("decks", Arg::Names(names))
        }
        Event::LaidUnder { seat, place, card } if viewer.is(*seat) => {
            Text::new("event-laid-under-yours").with("place", *place).with("number", card.0)
        }
        Event::LaidUnder { place, .. } => Text::new("event-laid-under").with("place", *place),
        Event::Declined { side: who } => side("event-declined", *who),
        Event::Uses { side: who, edge } => {
            side("event-uses", *who).with("edge", format!("edge-{}", edge.id()))
        }
        Event::Learns { seat, what, .. } if viewer.is(*seat) => match what.0 {
            Learnt::Held(card) => Text::new("own-learnt-held").with("number", card),
            Learnt::Evens { place, evens } => {
                Text::new("own-learnt-evens").with("place", place).with("count", evens)
            }
        },
        Event::Learns { side: who, .. } => side("event-learns", *who),
        Event::TakesBack => Text::new("event-takes-back"),
        Event::Ended { winner, end, rounds, .. } => over(*winner, *end, *rounds),
        Event::Bares { row, hands } => {
            let route: Vec<String> = row.iter().map(Bared::written).collect();
            let text =
                Text::new("event-bares").with("row", Arg::Verbatim(format!("0 · {}", route.join(" · "))));
            let held =
                |hand: Cards| if hand.is_empty() { Arg::Verbatim("—".to_owned()) } else { numbers(hand) };
            text.with("hand", held(hands[0])).with("otherhand", held(hands[1]))
        }
        Event::Score { wins } => Text::new("event-score")
            .with("player", Seat(0))
            .with("other", Seat(1))
            .with("wins", wins[0])
            .with("losses", wins[1]),
    })
}

fn drew(who: Side, from: Deck, wording: u16) -> Text {
    let key = match (who, from) {
        (Side::Fugitive, Deck::Low) => "event-drew-fugitive-low",
        (Side::Fugitive, Deck::Middle) => "event-drew-fugitive-middle",
        (Side::Fugitive, Deck::High) => "event-drew-fugitive-high",
        (Side::Marshal, Deck::Low) => "event-drew-marshal-low",
        (Side::Marshal, Deck::Middle) => "event-drew-marshal-middle",
        (Side::Marshal, Deck::High) => "event-drew-marshal-high",
    };
    worded(key, wording)
}

/// By the place and by how many sprint cards lie there: that is what everybody sees.
fn placed(place: u8, sprint: u8, round: u16) -> Text {
    let key = match (place, round, sprint) {
        (1, 1, _) => "event-placed-first",
        (2, 1, _) => "event-placed-second",
        (_, _, 0) => "event-placed-0",
        (_, _, 1) => "event-placed-1",
        (_, _, 2) => "event-placed-2",
        _ => "event-placed-many",
    };
    worded(key, round).with("place", place).with("count", sprint)
}

fn missed(named: Cards, again: bool, whole: bool, nothing_yet: bool, round: u16) -> Text {
    let key = match (named.len(), again, whole) {
        (1, false, _) if nothing_yet && round == 5 => "event-missed-five-nights",
        (1, false, _) => "event-missed",
        (1, true, _) => "event-missed-again",
        (_, _, true) => "event-missed-whole",
        _ => "event-missed-several",
    };
    worded(key, round).with("numbers", numbers(named)).with("count", named.len() as i64)
}

fn hit(named: Cards, before: bool, left: u8, round: u16) -> Text {
    let key = match (named.len(), before, left) {
        (_, _, 1) => "event-hit-one-left",
        (1, true, _) => "event-hit-at-last",
        (1, false, _) => "event-hit",
        _ => "event-hit-several",
    };
    worded(key, round).with("numbers", numbers(named)).with("count", named.len() as i64)
}

fn found(place: u8, number: u8, under: Cards, bluff: bool) -> Text {
    let key = match (under.is_empty(), bluff) {
        (true, _) => "event-found",
        (false, false) => "event-found-sprint",
        (false, true) => "event-found-bluff",
    };
    let text = Text::new(key).with("place", place).with("number", number);
    text.with("cards", numbers(under)).with("feet", under.feet())
}

fn over(winner: Seat, end: End, rounds: u16) -> Text {
    let key = match end {
        End::Arrest if rounds == 1 => "event-over-at-once",
        End::Arrest => "event-over-arrest",
        End::Caught => "event-over-caught",
        End::Cornered => "event-over-cornered",
        End::Escape => "event-over-escape",
        End::Slipped => "event-over-slipped",
        End::Resigned => "event-over-resigned",
    };
    Text::new(key).with("player", winner).with("rounds", i64::from(rounds))
}
