//! Whether a table that was read from a save can be one: every card in exactly one place, and everything
//! where it belongs.

use super::Length;
use super::cards::{Card, Kind, Vehicle};
use super::race::{Attached, Flag, Phase, Race, Slot, contagion_of};
use crate::kernel::Seat;

/// Laps and turns beyond any race, and far from where the arithmetic would end.
const FAR: i32 = 1_000_000;

/// What is wrong with a table, if anything is.
pub fn check(race: &Race) -> Result<(), &'static str> {
    let n = race.len();
    if !(3..=8).contains(&n) {
        return Err("the number of vehicles");
    }
    if !is_everybody(&race.pack, n) || !is_everybody(&race.start, n) {
        return Err("the order of the pack");
    }
    let seats = [race.turn.seat, race.turn.order].into_iter().chain(race.extra.map(|extra| extra.seat));
    if !seats.into_iter().all(|seat| seat.index() < n) {
        return Err("a seat that does not exist");
    }
    if race.turn.actions > 3 || race.turn.number >= FAR as u32 {
        return Err("the turn");
    }
    let early = matches!(race.phase, Phase::Vehicles | Phase::Bid);
    if race.phase == Phase::Vehicles && race.turn.number as usize >= n {
        return Err("the turn");
    }
    if early && race.cars.iter().any(|car| car.hand.len() != super::race::HAND_LIMIT) {
        return Err("the deal");
    }
    if matches!(race.options.length, Length::Long(counters) if counters > 5) {
        return Err("the options");
    }
    for (at, car) in race.cars.iter().enumerate() {
        if race.cars[..at].iter().any(|other| other.vehicle == car.vehicle) && race.phase != Phase::Vehicles {
            return Err("two vehicles of one name");
        }
        if !(-FAR..FAR).contains(&car.laps) || !(0..=30).contains(&car.defence) {
            return Err("a counter");
        }
        if !car.hand.is_sorted() {
            return Err("the order of a hand");
        }
        if !car.parts().all(|(slot, part)| belongs(slot, part)) {
            return Err("a card in the wrong place");
        }
    }
    if !(-30..=30).contains(&race.turn.attack) || race.extra.is_some_and(|x| !(-30..=30).contains(&x.attack))
    {
        return Err("a counter");
    }
    contagions(race)?;
    cards(race)
}

fn is_everybody(order: &[Seat], n: usize) -> bool {
    order.len() == n && (0..n as u8).all(|seat| order.contains(&Seat(seat)))
}

fn belongs(slot: Slot, part: &Attached) -> bool {
    match part.card.def().kind {
        Kind::Crew => matches!(slot, Slot::Driver | Slot::Crew),
        Kind::Mod => slot == Slot::Mod,
        Kind::Tires => slot == Slot::Tires && !part.infested,
        _ => false,
    }
}

/// Each contagion in play lies on one card, and on each infested card lies one.
fn contagions(race: &Race) -> Result<(), &'static str> {
    for contagion in [Card::BlackPlague, Card::Gremlins] {
        let lying = race.contagions.iter().filter(|one| **one == contagion).count();
        let parts = race.cars.iter().flat_map(|car| car.parts());
        let infested = parts.filter(|(slot, part)| part.infested && contagion_of(*slot) == contagion);
        if lying != infested.count() || lying > usize::from(race.options.copies.of(contagion)) {
            return Err("a contagion");
        }
    }
    let known = |card: &Card| matches!(card, Card::BlackPlague | Card::Gremlins);
    if race.contagions.iter().all(known) { Ok(()) } else { Err("a contagion") }
}

/// Every card of this race's box in exactly one place.
fn cards(race: &Race) -> Result<(), &'static str> {
    if !race.options.copies.fit() {
        return Err("a box with which nobody can play");
    }
    let mut seen = [0_u8; Card::ALL.len()];
    let attached = race.cars.iter().flat_map(|car| car.parts().map(|(_, part)| &part.card));
    let held = race.cars.iter().flat_map(|car| car.hand.iter());
    let laid = race.scene.laid.iter().map(|laid| &laid.card);
    let stacks = race.deck.iter().chain(&race.pile).chain(&race.contagions);
    for card in stacks.chain(attached).chain(held).chain(laid) {
        let seen = &mut seen[*card as usize];
        *seen = seen.saturating_add(1);
    }
    let flag_is_shuffled = u8::from(race.flag == Flag::Shuffled);
    let copies = |card: Card| {
        if card == Card::CheckeredFlag { flag_is_shuffled } else { race.options.copies.of(card) }
    };
    if Card::ALL.into_iter().any(|card| seen[card as usize] != copies(card)) {
        return Err("a card that is missing or there twice");
    }
    let different = Vehicle::ALL.len() >= race.len();
    if different { Ok(()) } else { Err("the number of vehicles") }
}
