//! Who is told what of an event, as sentences without words.

use super::cards::{Card, Vehicle};
use super::event::Event;
use super::race::{Hand, Order, Part, Slot};
use super::scene::{Aim, Kind, Way};
use crate::kernel::{Arg, Seat, Text, Viewer};

/// The name of a card, as an argument.
pub fn card(card: Card) -> Arg {
    Arg::Name(format!("card-{}", card.id()))
}

/// What a card says, with the numbers of its table.
pub fn card_text(card: Card) -> Text {
    let numbers = card.numbers();
    let mut text = Text::new(format!("card-{}.text", card.id()));
    let named = |name: &str, at: usize| if at == 0 { name.to_owned() } else { format!("{name}{}", at + 1) };
    for (at, bonus) in numbers.bonuses.iter().enumerate() {
        text = text.with(&named("bonus", at), Arg::Signed(i64::from(*bonus)));
    }
    for (at, count) in numbers.counts.iter().enumerate() {
        text = text.with(&named("count", at), *count);
    }
    if let Some(max) = numbers.max {
        text = text.with("max", i64::from(max));
    }
    if let Some(near) = numbers.near {
        text = text.with("least", 1_i64).with("near", i64::from(near));
    }
    text
}

/// The name of a vehicle, as an argument.
pub fn vehicle(vehicle: Vehicle) -> Arg {
    Arg::Name(format!("vehicle-{}", vehicle.id()))
}

fn cards(cards: &Hand) -> Arg {
    Arg::Names(cards.iter().map(|card| format!("card-{}", card.id())).collect())
}

fn players(order: &Order) -> Arg {
    Arg::Players(order.to_vec())
}

/// The way round, as an argument.
pub fn way(way: Way) -> Arg {
    Arg::Name(match way {
        Way::Clockwise => "way-clockwise".to_owned(),
        Way::CounterClockwise => "way-counter_clockwise".to_owned(),
    })
}

pub(super) fn about(key: &str, seat: Seat) -> Text {
    Text::new(key).with("player", seat)
}

pub(super) fn with_card(key: &str, seat: Seat, one: Card) -> Text {
    about(key, seat).with("card", card(one))
}

fn with_part(key: &str, part: Part) -> Text {
    with_card(key, part.seat, part.card)
}

fn duel(key: &str, player: Seat, other: Seat) -> Text {
    about(key, player).with("other", other)
}

/// What `viewer` is told of an event. Everybody is told of everything, but not everybody everything of it.
pub fn line(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match event {
        Event::TookVehicle { seat, vehicle: which } => {
            about("event-took-vehicle", *seat).with("vehicle", vehicle(*which))
        }
        Event::Bid { seat, cards: given } if given.is_empty() => about("event-bid-nothing", *seat),
        Event::Bid { seat, cards: given } => {
            about("event-bid", *seat).with("count", given.len() as i64).with("cards", cards(given))
        }
        Event::BidDie { seat, die } => about("event-bid-die", *seat).with("die", *die),
        Event::Grid { pack } => Text::new("event-grid").with("players", players(pack)),
        Event::Turn { seat, extra: false } => about("event-turn", *seat),
        Event::Turn { seat, extra: true } => about("event-turn-extra", *seat),
        Event::Waved { seat } => about("event-waved", *seat),
        Event::Laid { seat, card: one, aim } => laid(*seat, *one, *aim),
        Event::Cancelled { seat, card: one, by: Some(by), with: Some(with) } => {
            duel("event-cancelled", *seat, *by).with("card", card(*one)).with("with", card(*with))
        }
        Event::Cancelled { seat, card: one, .. } => with_card("was-cancelled", *seat, *one),
        Event::Claimed { seat, card: one } => with_card("event-claimed", *seat, *one),
        Event::Returned { seat, card: one } => with_card("event-returned", *seat, *one),
        Event::Attempt { attacker, defender, kind: Kind::Free } => {
            duel("event-free-pass", *attacker, *defender)
        }
        Event::Attempt { attacker, defender, .. } => duel("event-attempt", *attacker, *defender),
        Event::Redirected { attacker, defender } => duel("event-redirected", *attacker, *defender),
        Event::PassingTest { attacker, attack, defender, defence } => {
            duel("event-passing-test", *attacker, *defender)
                .with("die", i64::from(attack.die()))
                .with("sum", i64::from(attack.sum()))
                .with("otherdie", i64::from(defence.die()))
                .with("othersum", i64::from(defence.sum()))
        }
        Event::Reroll { seat, die } => about("event-reroll", *seat).with("die", *die),
        Event::Added { seat, card: one, n, sum } => with_card("event-added", *seat, *one)
            .with("bonus", Arg::Signed(i64::from(*n)))
            .with("sum", i64::from(*sum)),
        Event::Held { attacker, defender } => duel("event-held", *defender, *attacker),
        Event::Tied { attacker, defender } => duel("event-tied", *attacker, *defender),
        Event::Passed { passer, passed } => duel("event-passed", *passer, *passed),
        Event::Moved { seat, overtaken } => duel("event-moved", *seat, *overtaken),
        Event::Lap { seat, laps } => about("event-lap", *seat).with("laps", i64::from(*laps)),
        Event::NetLaps => Text::new("event-net-laps"),
        Event::Swapped { run } => Text::new("event-swapped").with("players", players(run)),
        Event::Damaged { seat, again: false } => about("event-damaged", *seat),
        Event::Damaged { seat, again: true } => about("event-damaged-again", *seat),
        Event::Spared { seat } => about("event-spared", *seat),
        Event::Blamed { seat, onto } => duel("event-blamed", *seat, *onto),
        Event::PitStop { seat } => about("event-pit-stop", *seat),
        Event::NoFreePass { seat, rival } => duel("event-no-free-pass", *rival, *seat),
        Event::Idle { seat } => about("event-idle", *seat),
        Event::Attached { seat, slot: Slot::Driver, card: one } => with_card("event-driver", *seat, *one),
        Event::Attached { seat, card: one, .. } => with_card("event-attached", *seat, *one),
        Event::DriverOut { seat, card: one } => with_card("event-driver-out", *seat, *one),
        Event::Put { by, seat, card: one } if by == seat => with_card("event-put", *seat, *one),
        Event::Put { by, seat, card: one } => {
            duel("event-put-elsewhere", *by, *seat).with("card", card(*one))
        }
        Event::Works { seat, card: one, other: None } => with_card("event-works", *seat, *one),
        Event::Works { seat, card: one, other: Some(other) } => {
            duel("event-works-on", *seat, *other).with("card", card(*one))
        }
        Event::Lost { part } => with_part("event-lost", *part),
        Event::Discarded { seat, card: one, .. } => with_card("event-discarded", *seat, *one),
        Event::RepairTest { seat, total, complexity } => about("event-repair-test", *seat)
            .with("die", i64::from(total.die()))
            .with("sum", i64::from(total.sum()))
            .with("complexity", i64::from(*complexity)),
        Event::StillBroken { seat } => about("event-still-broken", *seat),
        Event::Repaired { seat } => about("event-repaired", *seat),
        Event::Drew { seat, card: one } if viewer.is(*seat) => {
            Text::new("event-drew-yours").with("card", card(one.0))
        }
        Event::Drew { seat, .. } => about("event-drew", *seat),
        Event::Salvaged { seat, card: one } => with_card("event-salvaged", *seat, *one),
        Event::Reshuffled => Text::new("event-reshuffled"),
        Event::FlagCounter { left } => Text::new("event-flag-counter").with("left", *left),
        Event::LastLap { seat } => about("event-last-lap", *seat),
        Event::Flag { seat } => about("event-flag", *seat),
        Event::HandsPassed { way: round } => Text::new("event-hands-passed").with("way", way(*round)),
        Event::Received { seat, hand } if viewer.is(*seat) && hand.is_empty() => {
            Text::new("event-received-nothing")
        }
        Event::Received { seat, hand } if viewer.is(*seat) => {
            Text::new("event-received").with("cards", cards(hand))
        }
        Event::Received { .. } => return None,
        Event::DriversSwapped { seat, other } => duel("event-drivers-swapped", *seat, *other),
        Event::Stolen { by, part } => duel("event-stolen", *by, part.seat).with("card", card(part.card)),
        Event::Poached { part, to } => duel("event-poached", part.seat, *to).with("card", card(part.card)),
        Event::Infested { contagion, part } => {
            with_part("event-infested", *part).with("contagion", card(*contagion))
        }
        Event::Survived { part } => with_part("event-survived", *part),
        Event::DiedOut { contagion } => Text::new("event-died-out").with("contagion", card(*contagion)),
        Event::NextTurn { seat } => about("event-next-turn", *seat),
        Event::Over { ranking } => Text::new("event-over").with("players", players(ranking)),
    })
}

/// A card as it is laid down, with what is declared.
fn laid(seat: Seat, one: Card, aim: Aim) -> Text {
    let text = |key| with_card(key, seat, one);
    match aim {
        Aim::Nothing | Aim::Laid(_) => text("event-laid"),
        Aim::Way(round) => text("event-laid-way").with("way", way(round)),
        Aim::Seat(other) => text("event-laid-on").with("other", other),
        Aim::Repair => text("event-laid-repair"),
        Aim::Part(part) | Aim::PartFor(part, _) => {
            text("event-laid-part").with("other", part.seat).with("part", card(part.card))
        }
        Aim::PartTo(part, to) => {
            text("event-laid-part-to").with("other", part.seat).with("part", card(part.card)).with("to", to)
        }
    }
}
