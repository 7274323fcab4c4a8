//! The table as it lies: pack, vehicles, hands, deck and pile; and where cards are put.

use super::Options;
use super::cards::{CARDS_MAX, CONTAGIONS_MAX, CREW_MAX, Card, Side, Trait, Vehicle, Word};
use super::scene::Scene;
use crate::kernel::{Dice, Seat, Seats, Secret};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Cards that a hand can come to hold: five, what Overdue at Miskatonic adds, and what returns from the
/// table. No play comes near.
pub const HAND_MAX: usize = 16;
/// 3.4: the hand limit.
pub const HAND_LIMIT: usize = 5;

/// A player's hand, in the order of the card tables.
pub type Hand = ArrayVec<Card, HAND_MAX>;
/// A stack of cards; the top is the last.
pub type Stack = ArrayVec<Card, CARDS_MAX>;
/// Seats in an order that matters: the pack, leader first.
pub type Order = ArrayVec<Seat, 8>;
/// Lap counters by seat.
pub type Laps = ArrayVec<i32, 8>;

/// The race as it lies on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// What was settled before the start.
    pub options: Options,
    /// Where in the race we are.
    pub phase: Phase,
    /// The pack, leader first.
    pub pack: Order,
    /// The pack as it started.
    pub start: Order,
    /// What belongs to each seat.
    pub cars: ArrayVec<Car, 8>,
    /// The deck; nobody sees it.
    pub deck: Secret<Stack>,
    /// The pile; everybody may look through it.
    pub pile: Stack,
    /// Where the Flag is.
    pub flag: Flag,
    /// Whose turn it is, and what is left of it.
    pub turn: Turn,
    /// 8.3: an extra turn that waits for the present one to end.
    pub extra: Option<Extra>,
    /// 3.5: when cards were drawn last.
    pub thrift: Thrift,
    /// Contagions in play, in the order in which they were attached.
    pub contagions: ArrayVec<Card, CONTAGIONS_MAX>,
    /// Chance.
    pub dice: Dice,
    /// What is going on within the present step. Nothing is, at a resting point.
    #[serde(skip)]
    pub scene: Scene,
}

/// Where in the race we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 2.1: players choose their vehicles, one after another.
    Vehicles,
    /// 2.3: the opening bid.
    Bid,
    /// A turn begins.
    TurnStart,
    /// 3.1: the player acts.
    Actions,
    /// 3.3: the player discards and draws.
    TurnEnd,
    /// The race is over.
    Over,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Car {
    /// The vehicle; before 2.1 is done, the one that would be dealt.
    pub vehicle: Vehicle,
    /// Which side shows.
    pub damaged: bool,
    /// Lap counters.
    pub laps: i32,
    /// The player's hand.
    pub hand: Secret<Hand>,
    /// Behind the wheel.
    pub driver: Option<Attached>,
    /// In the pit.
    pub crew: ArrayVec<Attached, CREW_MAX>,
    /// Under the bonnet.
    pub mods: ArrayVec<Attached, 2>,
    /// On the road.
    pub tires: Option<Attached>,
    /// Added when defending, until the player's next turn begins.
    pub defence: i8,
    /// 11.5: whether the player has waved the flag.
    pub waved: bool,
}

/// A card on or beside a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attached {
    /// Which card.
    pub card: Card,
    /// Whether a contagion lies on it: the Plague on Crew, the Gremlins on Mods.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub infested: bool,
    /// 7.5: whether it has done its work in the present chain.
    #[serde(skip)]
    pub fired: bool,
}

/// A place for cards on a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// Behind the wheel.
    Driver,
    /// The pit crew.
    Crew,
    /// Mods.
    Mod,
    /// Tires.
    Tires,
}

/// A card in play, by where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// On whose vehicle.
    pub seat: Seat,
    /// In which place.
    pub slot: Slot,
    /// Which card.
    pub card: Card,
    /// Whether a contagion lies on it, which tells it from its twin.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub infested: bool,
}

/// Where the Flag is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// In the deck or the pile.
    Shuffled,
    /// 11.1: aside, under so many counters.
    Aside(u8),
    /// 11.3: on the table; so many turns are still to begin.
    Raised(u8),
}

/// A turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Actions that are left.
    pub actions: u8,
    /// The last seat that had its turn in order: the next one is to its left.
    pub order: Seat,
    /// Whether it was taken out of order.
    pub extra: bool,
    /// Added when its player attacks.
    pub attack: i8,
    /// Counts the turns.
    pub number: u32,
}

/// 8.3: an extra turn that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extra {
    /// Whose it is.
    pub seat: Seat,
    /// Added when its player attacks in it.
    pub attack: i8,
}

/// 3.5: how long nobody has drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrift {
    /// Turns in a row in which nobody drew a card.
    pub turns: u8,
    /// Whether a card was drawn in this one.
    pub drawn: bool,
    /// Whether the draw has become an obligation.
    pub must_draw: bool,
}

impl Attached {
    /// A card that has just been attached.
    pub fn new(card: Card) -> Attached {
        Attached { card, infested: false, fired: false }
    }
}

impl Car {
    /// The side that shows.
    pub fn side(&self) -> Side {
        let def = self.vehicle.def();
        if self.damaged { def.damaged } else { def.whole }
    }

    /// Driver and pit crew.
    pub fn all_crew(&self) -> impl Iterator<Item = &Attached> {
        self.driver.iter().chain(&self.crew)
    }

    /// Everything attached, in the order in which it does its work (7.6).
    pub fn parts(&self) -> impl Iterator<Item = (Slot, &Attached)> {
        let driver = self.driver.iter().map(|one| (Slot::Driver, one));
        let crew = self.crew.iter().map(|one| (Slot::Crew, one));
        let mods = self.mods.iter().map(|one| (Slot::Mod, one));
        let tires = self.tires.iter().map(|one| (Slot::Tires, one));
        driver.chain(crew).chain(mods).chain(tires)
    }

    /// Everything attached, to be changed.
    pub fn parts_mut(&mut self) -> impl Iterator<Item = (Slot, &mut Attached)> {
        let driver = self.driver.iter_mut().map(|one| (Slot::Driver, one));
        let crew = self.crew.iter_mut().map(|one| (Slot::Crew, one));
        let mods = self.mods.iter_mut().map(|one| (Slot::Mod, one));
        let tires = self.tires.iter_mut().map(|one| (Slot::Tires, one));
        driver.chain(crew).chain(mods).chain(tires)
    }

    /// How many of the player's Crew, driver included, have this word.
    pub fn crew_with(&self, word: Word) -> usize {
        self.all_crew().filter(|one| one.card.is(word)).count()
    }

    /// Whether something attached changes this.
    pub fn has(&self, one: Trait) -> bool {
        self.parts().any(|(_, part)| part.card.def().traits.contains(&one))
    }

    /// The card on it that does this.
    pub fn thanks_to(&self, one: Trait) -> Option<Card> {
        self.parts().map(|(_, part)| part.card).find(|card| card.def().traits.contains(&one))
    }

    /// Whether the hand has room for a card.
    pub fn has_room(&self) -> bool {
        self.hand.len() < HAND_LIMIT
    }

    /// The different cards in hand.
    pub fn titles(&self) -> impl Iterator<Item = Card> {
        titles(&self.hand)
    }
}

/// The different cards among sorted ones.
pub fn titles(sorted: &[Card]) -> impl Iterator<Item = Card> {
    sorted.iter().enumerate().filter(|(at, card)| *at == 0 || sorted[at - 1] != **card).map(|(_, card)| *card)
}

impl Race {
    /// How many vehicles there are.
    pub fn len(&self) -> usize {
        self.cars.len()
    }

    /// Whether there are none: never, at a table that can be played.
    pub fn is_empty(&self) -> bool {
        self.cars.is_empty()
    }

    /// All seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.cars.len() as u8).map(Seat)
    }

    /// What belongs to a seat.
    pub fn car(&self, seat: Seat) -> &Car {
        &self.cars[seat.index()]
    }

    /// What belongs to a seat, to be changed.
    pub fn car_mut(&mut self, seat: Seat) -> &mut Car {
        &mut self.cars[seat.index()]
    }

    /// Seats with a card in hand: how many cards somebody holds is public.
    pub fn seats_with_cards(&self) -> Seats {
        self.seats().filter(|seat| !self.car(*seat).hand.is_empty()).collect()
    }

    /// Puts a card into a hand, in its place.
    pub fn to_hand(&mut self, seat: Seat, card: Card) {
        self.stir(seat);
        let hand = &mut self.car_mut(seat).hand.0;
        let at = hand.iter().take_while(|held| **held <= card).count();
        hand.insert(at, card);
    }

    /// Takes a card out of a hand; false when it is not there.
    pub fn from_hand(&mut self, seat: Seat, card: Card) -> bool {
        self.stir(seat);
        let hand = &mut self.car_mut(seat).hand.0;
        let at = hand.iter().position(|held| *held == card);
        at.map(|at| hand.remove(at)).is_some()
    }

    /// 8.15: what this seat has answered ahead, it has answered with another hand.
    fn stir(&mut self, seat: Seat) {
        if let Some(heard) = &mut self.scene.ahead.0 {
            heard.stirred = heard.stirred.with(seat);
        }
    }

    /// Finds a card in play, to be changed.
    pub fn part_mut(&mut self, part: Part) -> Option<&mut Attached> {
        let mut parts = self.car_mut(part.seat).parts_mut();
        parts.find(|(slot, one)| part.is(*slot, one)).map(|(_, one)| one)
    }

    /// Takes a card out of play, with the contagion on it.
    pub fn detach(&mut self, part: Part) -> Option<Attached> {
        let car = self.car_mut(part.seat);
        match part.slot {
            Slot::Driver => car.driver.take_if(|one| part.is(Slot::Driver, one)),
            Slot::Tires => car.tires.take_if(|one| part.is(Slot::Tires, one)),
            Slot::Crew => {
                let at = car.crew.iter().position(|one| part.is(Slot::Crew, one));
                at.map(|at| car.crew.remove(at))
            }
            Slot::Mod => {
                let at = car.mods.iter().position(|one| part.is(Slot::Mod, one));
                at.map(|at| car.mods.remove(at))
            }
        }
    }

    /// Discards a card in play. A contagion on it goes to the pile with it (9.5).
    pub fn discard_part(&mut self, part: Part) {
        if let Some(gone) = self.detach(part) {
            self.pile.push(gone.card);
            if gone.infested {
                let contagion = contagion_of(part.slot);
                self.take_contagion(contagion);
                self.pile.push(contagion);
            }
        }
    }

    /// Takes a contagion off the list of those in play; of twins the one that has lain there longer.
    pub fn take_contagion(&mut self, contagion: Card) {
        if let Some(at) = self.contagions.iter().position(|one| *one == contagion) {
            self.contagions.remove(at);
        }
    }

    /// Every card in play that is in such a slot, by seat.
    pub fn parts_in(&self, slots: &'static [Slot]) -> impl Iterator<Item = Part> {
        self.seats().flat_map(move |seat| self.parts_of(seat, slots))
    }

    /// Every card of one seat that is in such a slot.
    pub fn parts_of(&self, seat: Seat, slots: &'static [Slot]) -> impl Iterator<Item = Part> {
        let parts = self.car(seat).parts().filter(|(slot, _)| slots.contains(slot));
        parts.map(move |(slot, one)| Part { seat, slot, card: one.card, infested: one.infested })
    }

    /// Whether `by` may discard, take or infest what is attached to that vehicle.
    pub fn may_touch(&self, by: Seat, part: Part) -> bool {
        part.seat == by
            || !matches!(part.slot, Slot::Mod | Slot::Tires)
            || !self.car(part.seat).has(Trait::Protects)
    }

    /// Lap counters by seat.
    pub fn laps(&self) -> Laps {
        self.cars.iter().map(|car| car.laps).collect()
    }

    /// 11.4: when every vehicle has a lap counter, one goes from each; it changes nothing but the look. How many went, of these.
    pub fn everybody_has(&self, laps: &Laps) -> i32 {
        laps.iter().copied().min().filter(|_| self.options.net_laps).unwrap_or(0)
    }

    /// Whether there is anything to draw.
    pub fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.pile.is_empty() || self.flag == Flag::Aside(0)
    }

    /// 11.3: whether this is the very last turn of the race.
    pub fn is_last_turn(&self) -> bool {
        self.flag == Flag::Raised(0)
    }
}

impl Part {
    fn is(self, slot: Slot, one: &Attached) -> bool {
        self.slot == slot && self.card == one.card && self.infested == one.infested
    }
}

/// The contagion that lies on cards in such a place.
pub fn contagion_of(slot: Slot) -> Card {
    match slot {
        Slot::Driver | Slot::Crew => Card::BlackPlague,
        Slot::Mod | Slot::Tires => Card::Gremlins,
    }
}
