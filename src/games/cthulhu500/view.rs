//! What a seat, or a spectator, may see of a race. Built field by field: what is not named here is not seen.

use super::Options;
use super::cards::{CARDS_MAX, CREW_MAX, Card, DECK, Side, Trait, Vehicle};
use super::passing::would_tie;
use super::race::{Attached, Extra, Flag, Hand, Order, Phase, Race, Stack, Turn};
use super::ring::pack_after;
use super::scene::{Attempt, Coming, Duellist, Kind, Laid, Moment, Test, side_of};
use crate::kernel::{Seat, Seats, Viewer};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A race as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's seat, if they have one.
    pub me: Option<Seat>,
    /// What was settled before the start.
    pub options: Options,
    /// Where in the race we are.
    pub phase: Phase,
    /// The pack, leader first.
    pub pack: Order,
    /// The vehicles, by seat.
    pub cars: ArrayVec<CarView, 8>,
    /// The viewer's own hand.
    pub hand: Hand,
    /// How thick the deck looks (R13).
    pub deck: Thickness,
    /// The pile, by the order of the card tables: everybody may look through it.
    pub pile: Stack,
    /// The top of the pile.
    pub top: Option<Card>,
    /// Where the Flag is, as far as everybody knows.
    pub flag: Flag,
    /// Whose turn it is, and what is left of it.
    pub turn: Turn,
    /// An extra turn that waits.
    pub extra: Option<Extra>,
    /// Who would win if the race ended now.
    pub winning: Seat,
    /// 3.5: whether the draw is an obligation.
    pub must_draw: bool,
    /// What is going on.
    pub scene: SceneView,
}

/// A vehicle and what lies on it: all of it is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CarView {
    /// The vehicle, once it is known.
    pub vehicle: Option<Vehicle>,
    /// Which side shows.
    pub damaged: bool,
    /// What that side says.
    pub side: Side,
    /// Lap counters, as they lie there; net of those that everybody has, at a table that plays so (11.4).
    pub laps: i32,
    /// How many cards the player holds.
    pub held: u8,
    /// Behind the wheel.
    pub driver: Option<Attached>,
    /// In the pit.
    pub crew: ArrayVec<Attached, CREW_MAX>,
    /// Mods.
    pub mods: ArrayVec<Attached, 2>,
    /// Tires.
    pub tires: Option<Attached>,
    /// What it would have against the vehicle ahead, before the die.
    pub attack: i8,
    /// What it would have against the vehicle behind, before the die.
    pub defence: i8,
    /// What its pit crew would have in a repair test, before the die.
    pub repair: i8,
    /// Whether the flag has been waved.
    pub waved: bool,
}

/// What is going on, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SceneView {
    /// Cards on the table.
    pub laid: ArrayVec<Laid, CARDS_MAX>,
    /// The passing attempt under way.
    pub attempt: Option<AttemptView>,
    /// Sums of the test on the table: attacker and defender, or repair and complexity.
    pub test: Option<(i8, i8)>,
    /// The dice in them: attacker's and defender's, or the one of a repair.
    pub dice: Option<(i8, i8)>,
    /// Vehicles that are about to be damaged, unless somebody does something about it.
    pub damage: Seats,
    /// Attacker and defender, where their tie is what damages.
    pub tie: Option<(Seat, Seat)>,
    /// The card on a vehicle that damages, where one does.
    pub by: Option<Card>,
    /// Who passes whom before that damage lands.
    pub after: Option<(Seat, Seat)>,
    /// The vehicle whose new lap a window is about.
    pub lapper: Option<Seat>,
    /// Whether that lap is still to come.
    pub lap_to_come: bool,
    /// The card for which the viewer is choosing a target.
    pub declaring: Option<Card>,
}

/// A passing attempt under way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttemptView {
    /// Who wants to pass.
    pub attacker: Seat,
    /// Who is to be passed.
    pub defender: Seat,
    /// How it came about.
    pub kind: Kind,
    /// Both sums so far, without dice.
    pub sums: (i8, i8),
    /// Whether a tie counts as the attacker's success.
    pub wins_ties: bool,
    /// Whether it is made: while a rival thinks about a free pass (6.2), it only may be.
    pub announced: bool,
}

impl AttemptView {
    /// Which side a seat is on.
    pub fn side_of(&self, seat: Seat) -> Option<Duellist> {
        side_of(self.attacker, self.defender, seat)
    }
}

/// How thick the deck looks, from a sliver to full: never how many cards it has (R13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Thickness(pub u8);

impl Thickness {
    fn of(cards: usize) -> Thickness {
        Thickness(1 + (cards * 5 / DECK).min(4) as u8)
    }
}

/// The race as `viewer` sees it.
pub fn view(race: &Race, viewer: Viewer) -> View {
    let me = match viewer {
        Viewer::Seat(seat) if seat.index() < race.len() => Some(seat),
        _ => None,
    };
    let everybody_has = race.everybody_has(&race.laps());
    let mut pile = race.pile.clone();
    pile.sort_unstable();
    View {
        me,
        options: race.options.clone(),
        phase: race.phase,
        pack: race.pack.clone(),
        cars: race.seats().map(|seat| car(race, seat, everybody_has)).collect(),
        hand: me.map(|seat| race.car(seat).hand.0.clone()).unwrap_or_default(),
        deck: Thickness::of(race.deck.len()),
        pile,
        top: race.pile.last().copied(),
        flag: race.flag,
        turn: race.turn,
        extra: race.extra,
        winning: race.winning(),
        must_draw: race.thrift.must_draw,
        scene: scene(race, me),
    }
}

fn car(race: &Race, seat: Seat, everybody_has: i32) -> CarView {
    let car = race.car(seat);
    CarView {
        vehicle: vehicle(race, seat),
        damaged: car.damaged,
        side: side(race, seat),
        laps: car.laps - everybody_has,
        held: car.hand.len() as u8,
        driver: car.driver,
        crew: car.crew.clone(),
        mods: car.mods.clone(),
        tires: car.tires,
        attack: attack(race, seat),
        defence: defence(race, seat),
        repair: race.repair_sum(seat),
        waved: car.waved,
    }
}

/// 2.1: which vehicle somebody will have is nobody's to know before they have chosen it.
fn is_known(race: &Race, seat: Seat) -> bool {
    race.phase != Phase::Vehicles || (seat.index() as u32) < race.turn.number
}

/// A seat's vehicle, once it is known.
pub fn vehicle(race: &Race, seat: Seat) -> Option<Vehicle> {
    is_known(race, seat).then(|| race.car(seat).vehicle)
}

/// What the side that shows says.
pub fn side(race: &Race, seat: Seat) -> Side {
    if is_known(race, seat) { race.car(seat).side() } else { Side { speed: 0, complexity: 0 } }
}

/// What a vehicle would have against the one ahead, before the die.
pub fn attack(race: &Race, seat: Seat) -> i8 {
    let attempt = Attempt::between(seat, race.ahead(seat));
    if is_known(race, seat) { race.passing_sum(&attempt, Duellist::Attacker) } else { 0 }
}

/// What a vehicle would have against the one behind, before the die.
pub fn defence(race: &Race, seat: Seat) -> i8 {
    let attempt = Attempt::between(race.behind(seat), seat);
    if is_known(race, seat) { race.passing_sum(&attempt, Duellist::Defender) } else { 0 }
}

fn scene(race: &Race, me: Option<Seat>) -> SceneView {
    let scene = &race.scene;
    let damage = scene.coming.filter(|one| one.moment == Moment::DamageComing && scene.damage.is_empty());
    let lapper = match scene.coming {
        Some(Coming { moment: Moment::LapGained(lapper), .. }) => Some(lapper),
        _ => None,
    };
    SceneView {
        laid: scene.laid.clone(),
        attempt: attempt(race),
        test: test(race),
        dice: dice(race),
        damage: damage.map_or(scene.damage, |coming| coming.seats),
        tie: damage.map_or(scene.tie, |_| would_tie(race)),
        by: damage.map_or(scene.by, |coming| coming.by),
        after: damage.and_then(|coming| coming.after),
        lapper: lapper.or(scene.lapper),
        lap_to_come: lapper.is_some(),
        declaring: declaring(race, me),
    }
}

/// The passing attempt under way.
pub fn attempt(race: &Race) -> Option<AttemptView> {
    let sum = |attempt: &Attempt, side| race.passing_sum(attempt, side);
    race.scene.attempt.as_ref().map(|attempt| AttemptView {
        attacker: attempt.attacker,
        defender: attempt.defender,
        kind: attempt.kind,
        sums: (sum(attempt, Duellist::Attacker), sum(attempt, Duellist::Defender)),
        wins_ties: attempt.wins_ties,
        announced: attempt.kind != Kind::Free || race.scene.actor == Some(attempt.attacker),
    })
}

/// The sums of the test on the table.
pub fn test(race: &Race) -> Option<(i8, i8)> {
    race.scene.test.as_ref().map(|test| match test {
        Test::Passing { attack, defence } => (attack.sum(), defence.sum()),
        Test::Repair { total, complexity, .. } => (total.sum(), *complexity),
    })
}

/// The dice in them.
pub fn dice(race: &Race) -> Option<(i8, i8)> {
    race.scene.test.as_ref().map(|test| match test {
        Test::Passing { attack, defence } => (attack.die(), defence.die()),
        Test::Repair { total, .. } => (total.die(), 0),
    })
}

/// The card for which somebody is choosing a target, which they alone know.
pub fn declaring(race: &Race, me: Option<Seat>) -> Option<Card> {
    if me == race.scene.actor { race.scene.declaring } else { None }
}

impl CarView {
    /// Everything that lies on it.
    pub fn parts(&self) -> impl Iterator<Item = &Attached> {
        self.driver.iter().chain(&self.mods).chain(&self.tires).chain(&self.crew)
    }

    /// Whether something attached changes this.
    pub fn has(&self, one: Trait) -> bool {
        self.parts().any(|part| part.card.def().traits.contains(&one))
    }
}

impl View {
    /// A seat's vehicle.
    pub fn car(&self, seat: Seat) -> &CarView {
        &self.cars[seat.index()]
    }

    /// A seat's place in the pack; the leader's is nought.
    pub fn place(&self, seat: Seat) -> usize {
        self.pack.iter().position(|one| *one == seat).unwrap_or(0)
    }

    /// The vehicle immediately ahead, round the ring.
    pub fn ahead(&self, seat: Seat) -> Seat {
        let n = self.pack.len();
        self.pack[(self.place(seat) + n - 1) % n]
    }

    /// The vehicle immediately behind, round the ring.
    pub fn behind(&self, seat: Seat) -> Seat {
        self.pack[(self.place(seat) + 1) % self.pack.len()]
    }

    /// The same with the pack as it will be when what is asked about ahead comes: after the pass that brings it (R22).
    pub fn when_it_comes(&self) -> View {
        View { pack: pack_after(&self.pack, self.scene.after), ..self.clone() }
    }
}
