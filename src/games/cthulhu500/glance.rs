//! What a beginner looks at: in a view, or over a seat's shoulder at the table itself, which is much quicker,
//! since no view has to be drawn. Whoever looks over a shoulder can ask for what everybody sees and for that
//! seat's hand: for nothing else there is a word.

use super::cards::{Card, Side, Trait, Vehicle};
use super::race::Race;
use super::scene::Laid;
use super::view::{self, AttemptView, View};
use crate::kernel::Seat;

/// What can be asked about a race from one seat.
pub trait Glance {
    /// The seat's own hand.
    fn hand(&self) -> &[Card];
    /// How many vehicles there are.
    fn vehicles(&self) -> usize;
    /// A seat's place in the pack; the leader's is nought.
    fn place(&self, seat: Seat) -> usize;
    /// The vehicle immediately ahead, round the ring.
    fn ahead(&self, seat: Seat) -> Seat;
    /// The vehicle immediately behind, round the ring.
    fn behind(&self, seat: Seat) -> Seat;
    /// Who would win if the race ended now.
    fn winning(&self) -> Seat;
    /// Whose turn it is.
    fn turn(&self) -> Seat;
    /// 3.5: whether the draw is an obligation.
    fn must_draw(&self) -> bool;

    /// A seat's vehicle, once it is known.
    fn vehicle(&self, seat: Seat) -> Option<Vehicle>;
    /// Whether its damaged side shows.
    fn is_damaged(&self, seat: Seat) -> bool;
    /// What the side that shows says.
    fn side(&self, seat: Seat) -> Side;
    /// Who drives it.
    fn driver(&self, seat: Seat) -> Option<Card>;
    /// Whether it has no room for another Mod.
    fn is_full_of_mods(&self, seat: Seat) -> bool;
    /// Whether it has Tires.
    fn has_tires(&self, seat: Seat) -> bool;
    /// Whether something attached to it changes this.
    fn has(&self, seat: Seat, one: Trait) -> bool;
    /// What it would have against the vehicle ahead, before the die.
    fn attack(&self, seat: Seat) -> i8;
    /// What it would have against the vehicle behind, before the die.
    fn defence(&self, seat: Seat) -> i8;
    /// What its pit crew would have in a repair test, before the die.
    fn repair(&self, seat: Seat) -> i8;

    /// Cards on the table.
    fn laid(&self) -> &[Laid];
    /// The passing attempt under way.
    fn attempt(&self) -> Option<AttemptView>;
    /// The sums of the test on the table.
    fn test(&self) -> Option<(i8, i8)>;
    /// The dice in them.
    fn dice(&self) -> Option<(i8, i8)>;
    /// The card for which the seat is choosing a target.
    fn declaring(&self) -> Option<Card>;
}

impl Glance for View {
    fn hand(&self) -> &[Card] {
        &self.hand
    }

    fn vehicles(&self) -> usize {
        self.pack.len()
    }

    fn place(&self, seat: Seat) -> usize {
        self.place(seat)
    }

    fn ahead(&self, seat: Seat) -> Seat {
        self.ahead(seat)
    }

    fn behind(&self, seat: Seat) -> Seat {
        self.behind(seat)
    }

    fn winning(&self) -> Seat {
        self.winning
    }

    fn turn(&self) -> Seat {
        self.turn.seat
    }

    fn must_draw(&self) -> bool {
        self.must_draw
    }

    fn vehicle(&self, seat: Seat) -> Option<Vehicle> {
        self.car(seat).vehicle
    }

    fn is_damaged(&self, seat: Seat) -> bool {
        self.car(seat).damaged
    }

    fn side(&self, seat: Seat) -> Side {
        self.car(seat).side
    }

    fn driver(&self, seat: Seat) -> Option<Card> {
        self.car(seat).driver.map(|driver| driver.card)
    }

    fn is_full_of_mods(&self, seat: Seat) -> bool {
        self.car(seat).mods.is_full()
    }

    fn has_tires(&self, seat: Seat) -> bool {
        self.car(seat).tires.is_some()
    }

    fn has(&self, seat: Seat, one: Trait) -> bool {
        self.car(seat).has(one)
    }

    fn attack(&self, seat: Seat) -> i8 {
        self.car(seat).attack
    }

    fn defence(&self, seat: Seat) -> i8 {
        self.car(seat).defence
    }

    fn repair(&self, seat: Seat) -> i8 {
        self.car(seat).repair
    }

    fn laid(&self) -> &[Laid] {
        &self.scene.laid
    }

    fn attempt(&self) -> Option<AttemptView> {
        self.scene.attempt
    }

    fn test(&self) -> Option<(i8, i8)> {
        self.scene.test
    }

    fn dice(&self) -> Option<(i8, i8)> {
        self.scene.dice
    }

    fn declaring(&self) -> Option<Card> {
        self.scene.declaring
    }
}

/// The table, seen from a seat without a view being drawn.
pub struct Shoulder<'a> {
    race: &'a Race,
    me: Seat,
}

impl<'a> Shoulder<'a> {
    /// Over the shoulder of whoever sits there.
    pub fn of(race: &'a Race, me: Seat) -> Shoulder<'a> {
        Shoulder { race, me }
    }
}

impl Glance for Shoulder<'_> {
    fn hand(&self) -> &[Card] {
        &self.race.car(self.me).hand
    }

    fn vehicles(&self) -> usize {
        self.race.len()
    }

    fn place(&self, seat: Seat) -> usize {
        self.race.place(seat)
    }

    fn ahead(&self, seat: Seat) -> Seat {
        self.race.ahead(seat)
    }

    fn behind(&self, seat: Seat) -> Seat {
        self.race.behind(seat)
    }

    fn winning(&self) -> Seat {
        self.race.winning()
    }

    fn turn(&self) -> Seat {
        self.race.turn.seat
    }

    fn must_draw(&self) -> bool {
        self.race.thrift.must_draw
    }

    fn vehicle(&self, seat: Seat) -> Option<Vehicle> {
        view::vehicle(self.race, seat)
    }

    fn is_damaged(&self, seat: Seat) -> bool {
        self.race.car(seat).damaged
    }

    fn side(&self, seat: Seat) -> Side {
        view::side(self.race, seat)
    }

    fn driver(&self, seat: Seat) -> Option<Card> {
        self.race.car(seat).driver.map(|driver| driver.card)
    }

    fn is_full_of_mods(&self, seat: Seat) -> bool {
        self.race.car(seat).mods.is_full()
    }

    fn has_tires(&self, seat: Seat) -> bool {
        self.race.car(seat).tires.is_some()
    }

    fn has(&self, seat: Seat, one: Trait) -> bool {
        self.race.car(seat).has(one)
    }

    fn attack(&self, seat: Seat) -> i8 {
        view::attack(self.race, seat)
    }

    fn defence(&self, seat: Seat) -> i8 {
        view::defence(self.race, seat)
    }

    fn repair(&self, seat: Seat) -> i8 {
        self.race.repair_sum(seat)
    }

    fn laid(&self) -> &[Laid] {
        &self.race.scene.laid
    }

    fn attempt(&self) -> Option<AttemptView> {
        view::attempt(self.race)
    }

    fn test(&self) -> Option<(i8, i8)> {
        view::test(self.race)
    }

    fn dice(&self) -> Option<(i8, i8)> {
        view::dice(self.race)
    }

    fn declaring(&self) -> Option<Card> {
        view::declaring(self.race, Some(self.me))
    }
}
