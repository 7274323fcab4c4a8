//! What one seat knows of a race, and whole races that fit it: for players who think ahead.

use super::Length;
use super::cards::{Card, Vehicle};
use super::event::Event;
use super::race::{Car, Flag, HAND_LIMIT, Hand, Phase, Race, Stack};
use super::scene::Scene;
use crate::kernel::{Dice, Imagine, Reason, Seat, Secret};
use smallvec::SmallVec;

/// What somebody in a seat knows of a race.
#[derive(Clone, PartialEq)]
pub struct Known {
    /// Whose knowledge it is.
    me: Seat,
    /// The table without what is hidden: no deck, no hands but one's own, no dice.
    table: Race,
    /// How many cards everybody holds, by seat.
    held: Vec<usize>,
    /// How many cards the deck has: all that are nowhere else.
    deck: usize,
    /// Cards that others have shown since out of their hands.
    shown: Vec<(Seat, Card)>,
    /// What has been drawn since, the first one first; one's own cards by name.
    drawn: Vec<Option<Card>>,
    /// Whether something has happened since that cannot be made up: hands went round, or the deck was shuffled.
    lost: bool,
}

impl Imagine for Race {
    type Known = Known;

    fn known(&self, me: Seat) -> Known {
        Known {
            me,
            table: seen(self, me),
            held: self.cars.iter().map(|car| car.hand.len()).collect(),
            deck: self.deck.len(),
            shown: Vec::new(),
            drawn: Vec::new(),
            lost: false,
        }
    }

    fn learn(known: &mut Known, event: &Event) {
        match event {
            Event::Bid { seat, cards } => cards.iter().for_each(|card| known.shows(*seat, *card)),
            Event::Laid { seat, card, .. }
            | Event::Discarded { seat, card, .. }
            | Event::Attached { seat, card, .. }
            | Event::Put { by: seat, card, .. } => known.shows(*seat, *card),
            Event::Drew { seat, card } => known.drawn.push((*seat == known.me).then_some(card.0)),
            // What comes back to a hand was known, and may be shown once more.
            Event::Claimed { .. } | Event::Returned { .. } | Event::Salvaged { .. } => known.lost = true,
            Event::Reshuffled | Event::HandsPassed { .. } => known.lost = true,
            _ => {}
        }
    }

    fn imagine(known: &Known, dice: &mut Dice) -> Option<Race> {
        if known.lost {
            return None;
        }
        let mut race = known.table.clone();
        vehicles(&mut race, known.me, dice);
        let mut unseen = unseen(&race);
        for card in known.shown.iter().map(|(_, card)| *card).chain(known.drawn.iter().flatten().copied()) {
            let at = unseen.iter().position(|one| *one == card)?;
            unseen.swap_remove(at);
        }
        unseen.sort_unstable();
        dice.shuffle(&mut unseen);
        for (seat, held) in race.seats().zip(&known.held).filter(|(seat, _)| *seat != known.me) {
            let shown = known.shown.iter().filter(|(by, _)| *by == seat).map(|(_, card)| *card);
            let mut hand: Hand = shown.take(*held).collect();
            while hand.len() < *held {
                hand.push(unseen.pop()?);
            }
            hand.sort_unstable();
            race.car_mut(seat).hand = Secret(hand);
        }
        race.deck = Secret(deck(known, unseen, dice)?);
        Some(race)
    }

    fn stir(&mut self, dice: &mut Dice) {
        let flag = self.deck.iter().position(|card| *card == Card::CheckeredFlag);
        flag.map(|at| self.deck.remove(at));
        self.deck.sort_unstable();
        dice.shuffle(&mut self.deck.0);
        if flag.is_some() {
            let at = flags_place(self, self.deck.len() + 1, dice);
            self.deck.insert(at, Card::CheckeredFlag);
        }
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn reasons(&self, seat: Seat) -> SmallVec<[Reason; 8]> {
        super::worth::reasons(self, seat)
    }

    fn unit(&self) -> i64 {
        super::worth::unit(self)
    }

    fn horizon(&self) -> u32 {
        super::worth::ROUNDS * self.len() as u32
    }
}

impl Known {
    fn shows(&mut self, seat: Seat, card: Card) {
        if seat != self.me {
            self.shown.push((seat, card));
        }
    }
}

/// A race as somebody sees it, field by field.
fn seen(race: &Race, me: Seat) -> Race {
    let hand = |seat: Seat| if seat == me { race.car(seat).hand.clone() } else { Secret(Hand::new()) };
    let cars = race.seats().map(|seat| {
        let car = race.car(seat);
        let known = race.phase != Phase::Vehicles || seat == me || (seat.index() as u32) < race.turn.number;
        Car {
            vehicle: if known { car.vehicle } else { Vehicle::ALL[0] },
            damaged: car.damaged,
            laps: car.laps,
            hand: hand(seat),
            driver: car.driver,
            crew: car.crew.clone(),
            mods: car.mods.clone(),
            tires: car.tires,
            defence: car.defence,
            waved: car.waved,
        }
    });
    Race {
        options: race.options.clone(),
        phase: race.phase,
        pack: race.pack.clone(),
        start: race.start.clone(),
        cars: cars.collect(),
        deck: Secret(Stack::new()),
        pile: race.pile.clone(),
        flag: race.flag,
        turn: race.turn,
        extra: race.extra,
        thrift: race.thrift,
        contagions: race.contagions.clone(),
        dice: Dice::from_number(0),
        scene: scene(&race.scene, race.scene.actor == Some(me)),
    }
}

/// What is going on, as somebody sees it: of a card that is being declared only its player knows, and nobody
/// of what lies face down.
fn scene(scene: &Scene, mine: bool) -> Scene {
    Scene {
        actor: scene.actor,
        fired: scene.fired,
        declaring: scene.declaring.filter(|_| mine),
        laid: scene.laid.clone(),
        attempt: scene.attempt.clone(),
        test: scene.test.clone(),
        damage: scene.damage,
        tie: scene.tie,
        by: scene.by,
        coming: scene.coming,
        ahead: Secret(None),
        occasions: scene.occasions.clone(),
        asked_about: scene.asked_about,
        drawn_in: scene.drawn_in,
        lapper: scene.lapper,
        lapped: scene.lapped.clone(),
    }
}

/// 2.1: whoever has no vehicle yet gets one that is free.
fn vehicles(race: &mut Race, me: Seat, dice: &mut Dice) {
    if race.phase != Phase::Vehicles {
        return;
    }
    let chosen = race.turn.number as usize;
    let known = |seat: usize| seat < chosen || seat == me.index();
    let taken: Vec<Vehicle> =
        (0..race.len()).filter(|seat| known(*seat)).map(|seat| race.cars[seat].vehicle).collect();
    let mut free: Vec<Vehicle> = Vehicle::ALL.into_iter().filter(|one| !taken.contains(one)).collect();
    dice.shuffle(&mut free);
    for seat in (0..race.len()).filter(|seat| !known(*seat)) {
        let Some(vehicle) = free.pop() else { return };
        race.cars[seat].vehicle = vehicle;
    }
}

/// Every card that lies nowhere that is seen; the Flag has its own place.
fn unseen(race: &Race) -> Vec<Card> {
    let mut left: Vec<u8> = Card::ALL.iter().map(|card| race.options.copies.of(*card)).collect();
    let attached = race.cars.iter().flat_map(|car| car.parts().map(|(_, part)| &part.card));
    let held = race.cars.iter().flat_map(|car| car.hand.iter());
    let laid = race.scene.laid.iter().map(|laid| &laid.card);
    for card in attached.chain(held).chain(laid).chain(&race.pile).chain(&race.contagions) {
        left[*card as usize] = left[*card as usize].saturating_sub(1);
    }
    let cards = Card::ALL.into_iter().filter(|card| *card != Card::CheckeredFlag);
    cards.flat_map(|card| std::iter::repeat_n(card, usize::from(left[card as usize]))).collect()
}

/// The deck of what is left: what was drawn since on top, the Flag where it may be.
fn deck(known: &Known, left: Vec<Card>, dice: &mut Dice) -> Option<Stack> {
    let mut deck: Stack = left.into_iter().collect();
    let flag = known.table.flag == Flag::Shuffled && !known.table.pile.contains(&Card::CheckeredFlag);
    if flag {
        let mine = known.drawn.iter().flatten().count();
        let room = known.deck.checked_sub(mine)?.checked_sub(known.drawn.len() - mine)?;
        let at = flags_place(&known.table, room, dice);
        if at > deck.len() {
            return None;
        }
        deck.insert(at, Card::CheckeredFlag);
    }
    // The last one drawn lies deepest.
    for (n, card) in known.drawn.iter().enumerate().rev() {
        if let Some(card) = card {
            let at = known.deck.checked_sub(n + 1)?;
            if at > deck.len() {
                return None;
            }
            deck.insert(at, *card);
        }
    }
    (deck.len() == known.deck).then_some(deck)
}

/// Where in a deck of so many cards, itself among them, the Flag may be: anywhere, or in what is left of the
/// lower half (11.2).
fn flags_place(race: &Race, cards: usize, dice: &mut Dice) -> usize {
    let dealt = race.options.copies.all() - 1 - HAND_LIMIT * race.len();
    let room = if race.options.length == Length::Short { (dealt / 2 + 1).min(cards) } else { cards };
    dice.below(room.max(1) as u32) as usize
}
