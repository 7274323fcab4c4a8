//! Set-up: vehicles, the deal, the Flag's place, the opening bid (2).

use super::cards::{Card, Vehicle};
use super::event::Event;
use super::race::{Car, Flag, HAND_LIMIT, Hand, Order, Phase, Race, Stack, Thrift, Turn};
use super::turn::ACTIONS;
use super::{About, Answer, Bid, Dealing, Length, Options};
use crate::kernel::{Ask, Asks, Choices, Cx, Dice, Flow, Patience, Refusal, Seat, Secret, Several};
use arrayvec::ArrayVec;

/// Counters that may lie on the Flag in a long game.
const COUNTERS_MAX: u8 = 5;

/// 2.1, 2.2: lays out a race.
pub fn lay_out(options: &Options, seats: u8, mut dice: Dice) -> Result<Race, Refusal> {
    if let Length::Long(counters) = options.length
        && !(1..=COUNTERS_MAX).contains(&counters)
    {
        return Err(Refusal::Options("a long game has 1 to 5 counters"));
    }
    let copies = &options.copies;
    if !copies.fit() {
        return Err(Refusal::Options("with so many of its cards nobody can play"));
    }
    let mut vehicles = Vehicle::ALL;
    dice.shuffle(&mut vehicles);
    let mut deck: Stack = Card::ALL
        .into_iter()
        .filter(|card| *card != Card::CheckeredFlag)
        .flat_map(|card| std::iter::repeat_n(card, usize::from(copies.of(card))))
        .collect();
    dice.shuffle(&mut deck);
    let cars = (0..seats).map(|seat| {
        let mut hand: Hand = deck.drain(deck.len() - HAND_LIMIT..).collect();
        hand.sort_unstable();
        Car::new(vehicles[usize::from(seat)], hand)
    });
    let cars: ArrayVec<Car, 8> = cars.collect();
    let mut pile = Stack::new();
    let flag = match options.length {
        Length::Printed => {
            pile.push(Card::CheckeredFlag);
            Flag::Shuffled
        }
        Length::Long(counters) => Flag::Aside(counters),
        Length::Short => {
            // 11.2: the lower half of the deck, its bottom first; an odd card stays in the top half.
            let half = deck.len() / 2;
            let mut lower: Stack = deck.drain(..half).collect();
            lower.push(Card::CheckeredFlag);
            dice.shuffle(&mut lower);
            lower.extend(deck.drain(..));
            deck = lower;
            Flag::Shuffled
        }
    };
    let pack: Order = (0..seats).map(Seat).collect();
    let turn = Turn { seat: Seat(0), actions: ACTIONS, order: Seat(0), extra: false, attack: 0, number: 0 };
    Ok(Race {
        options: options.clone(),
        phase: Phase::Vehicles,
        start: pack.clone(),
        pack,
        cars,
        deck: Secret(deck),
        pile,
        flag,
        turn,
        extra: None,
        thrift: Thrift::default(),
        contagions: ArrayVec::new(),
        dice,
        scene: super::scene::Scene::default(),
    })
}

impl Car {
    fn new(vehicle: Vehicle, hand: Hand) -> Car {
        Car {
            vehicle,
            damaged: false,
            laps: 0,
            hand: Secret(hand),
            driver: None,
            crew: ArrayVec::new(),
            mods: ArrayVec::new(),
            tires: None,
            defence: 0,
            waved: false,
        }
    }
}

/// 2.1: vehicles are dealt, or each player chooses in seat order. One player at a time: `turn.number` counts those who have one.
pub fn vehicles(cx: &mut Cx<'_, Race>) -> Flow<()> {
    let seat = Seat(cx.game.turn.number as u8);
    if cx.game.options.vehicles == Dealing::Chosen {
        let taken =
            |vehicle: &Vehicle| cx.game.cars[..seat.index()].iter().any(|car| car.vehicle == *vehicle);
        let free = Vehicle::ALL.into_iter().filter(|vehicle| !taken(vehicle)).map(Answer::Vehicle);
        // The one that was dealt, or its stand-in, comes first: it is what time gives.
        let mut free: Choices<Answer> = free.collect();
        let dealt = Answer::Vehicle(cx.game.car(seat).vehicle);
        if let Some(at) = free.iter().position(|choice| *choice == dealt) {
            free.swap(0, at);
        }
        if let Some(Answer::Vehicle(vehicle)) = cx.choose(seat, About::Vehicle, Patience::Turn, free)? {
            cx.game.car_mut(seat).vehicle = vehicle;
        }
    }
    let vehicle = cx.game.car(seat).vehicle;
    cx.tell(Event::TookVehicle { seat, vehicle });
    cx.game.turn.number += 1;
    if cx.game.turn.number as usize == cx.game.len() {
        cx.game.turn.number = 0;
        cx.game.phase = Phase::Bid;
    }
    Ok(())
}

/// 2.3: the opening bid, and the grid that comes of it.
pub fn bid(cx: &mut Cx<'_, Race>) -> Flow<()> {
    let mut asks = Asks::new();
    for seat in cx.game.seats() {
        let nothing = Answer::Bid(Bid::default());
        let mut ask = Ask::new(seat, About::Bid, Patience::Turn, nothing);
        let items: Vec<Answer> =
            cx.game.car(seat).hand.iter().map(|card| Answer::Bid(Bid::of(*card))).collect();
        let most = items.len() as u8;
        ask.offer_sets(Several { base: nothing, items, least: 1, most });
        asks.push(ask);
    }
    let mut given: ArrayVec<(Seat, usize), 8> = ArrayVec::new();
    for (seat, answer) in cx.ask_all(asks)? {
        let Answer::Bid(bid) = answer else { continue };
        let cards: Hand = bid.cards().collect();
        for card in &cards {
            cx.game.from_hand(seat, *card);
            cx.game.pile.push(*card);
        }
        given.push((seat, cards.len()));
        cx.tell(Event::Bid { seat, cards });
    }
    let mut pack = Order::new();
    for cards in (0..=HAND_LIMIT).rev() {
        let tied: Order = given.iter().filter(|(_, n)| *n == cards).map(|(seat, _)| *seat).collect();
        break_tie(cx, tied, &mut pack);
    }
    let race = &mut cx.game;
    // 2.4: the tail goes first.
    if let Some(tail) = pack.last().copied() {
        race.turn.seat = tail;
        race.turn.order = tail;
    }
    race.turn.number = 1;
    race.pack = pack.clone();
    race.start = pack.clone();
    race.phase = Phase::TurnStart;
    cx.tell(Event::Grid { pack });
    Ok(())
}

/// R1: equal bids roll, the higher goes further forward; those still tied roll again.
fn break_tie(cx: &mut Cx<'_, Race>, tied: Order, pack: &mut Order) {
    if tied.len() < 2 {
        pack.extend(tied);
        return;
    }
    let mut rolled: ArrayVec<(u8, Seat), 8> = ArrayVec::new();
    for seat in tied {
        let die = cx.game.dice.roll();
        cx.tell(Event::BidDie { seat, die });
        rolled.push((die, seat));
    }
    for die in (1..=6).rev() {
        let equal = rolled.iter().filter(|(shown, _)| *shown == die).map(|(_, seat)| *seat).collect();
        break_tie(cx, equal, pack);
    }
}
