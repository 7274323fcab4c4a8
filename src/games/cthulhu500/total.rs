//! Totals that explain themselves: the lines that decide a test are the lines that are shown (4.2, 6.6).

use super::cards::{self, Bonus, Card, Fact, Per, Role, Spot, Trait, Word};
use super::race::{Car, Race, Slot};
use super::scene::{Attempt, Duellist, Kind};
use crate::kernel::Seat;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One line of a total.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Where it comes from.
    pub from: Source,
    /// How much it is.
    pub n: i8,
}

/// Where a line of a total comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The die.
    Die,
    /// The Speed of the side that shows.
    Speed,
    /// The driver's Drive.
    Drive(Card),
    /// A Crew card's Fix.
    Fix(Card),
    /// A card.
    Card(Card),
}

/// The lines of one side of a test.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Total(pub ArrayVec<Line, 32>);

impl Total {
    /// What the lines come to.
    pub fn sum(&self) -> i8 {
        self.0.iter().map(|line| line.n).sum()
    }

    /// What the die shows.
    pub fn die(&self) -> i8 {
        self.0.iter().find(|line| line.from == Source::Die).map_or(0, |line| line.n)
    }

    /// Adds a line. One that adds nothing is not worth a line.
    pub fn add(&mut self, from: Source, n: i8) {
        if n != 0 {
            self.0.push(Line { from, n });
        }
    }

    /// Puts the die, or another result in its place.
    pub fn put_die(&mut self, shows: u8) {
        let die = Line { from: Source::Die, n: shows as i8 };
        match self.0.iter_mut().find(|line| line.from == Source::Die) {
            Some(line) => *line = die,
            None => self.0.insert(0, die),
        }
    }
}

impl Race {
    /// 4.2: everything but the die on one side of a passing test.
    pub fn passing_total(&self, attempt: &Attempt, side: Duellist) -> Total {
        let mut total = Total::default();
        self.passing_lines(attempt, side, |line| total.0.push(line));
        total
    }

    /// What it comes to: bots ask for it more often than for anything else, and for none of its lines.
    pub fn passing_sum(&self, attempt: &Attempt, side: Duellist) -> i8 {
        let mut sum = 0;
        self.passing_lines(attempt, side, |line| sum += line.n);
        sum
    }

    /// 4.2: line by line, what counts for one side of a passing test before the die.
    fn passing_lines(&self, attempt: &Attempt, side: Duellist, mut each: impl FnMut(Line)) {
        let (me, other) = match side {
            Duellist::Attacker => (attempt.attacker, attempt.defender),
            Duellist::Defender => (attempt.defender, attempt.attacker),
        };
        let car = self.car(me);
        let counts = |role| match role {
            Role::Either => true,
            Role::Attacker => side == Duellist::Attacker,
            Role::Defender => side == Duellist::Defender,
            // A free pass that was sent on to another vehicle (8.11) is not made against that one's stop.
            Role::OwnPitStop => {
                side == Duellist::Defender && attempt.kind == Kind::Free && self.turn.seat == me
            }
        };
        each(Line { from: Source::Speed, n: car.side().speed });
        // A line that adds nothing is not worth a line.
        let mut add = |from, n| {
            if n != 0 {
                each(Line { from, n });
            }
        };
        if let Some(driver) = &car.driver {
            add(Source::Drive(driver.card), self.drive(car, driver.card));
        }
        for (slot, part) in car.parts() {
            for bonus in part.card.def().bonuses {
                if counts(bonus.role)
                    && counts_in(bonus.spot, slot)
                    && self.holds(bonus.only, me, Some(other))
                {
                    add(Source::Card(part.card), amount(car, bonus));
                }
            }
        }
        match side {
            Duellist::Attacker if self.turn.seat == me => {
                add(Source::Card(Card::MidnightRestart), self.turn.attack);
            }
            Duellist::Attacker => {}
            Duellist::Defender => add(Source::Card(Card::UnderTheYellowSign), car.defence),
        }
        for added in attempt.lines.iter().filter(|added| added.side == side) {
            each(added.line);
        }
    }

    /// 6.6: everything but the die in a repair test. The driver does not count (R8).
    pub fn repair_total(&self, seat: Seat) -> Total {
        let mut total = Total::default();
        self.repair_lines(seat, |from, n| total.add(from, n));
        total
    }

    /// What it comes to.
    pub fn repair_sum(&self, seat: Seat) -> i8 {
        let mut sum = 0;
        self.repair_lines(seat, |_, n| sum += n);
        sum
    }

    /// 6.6: line by line, what counts in a repair test before the die.
    fn repair_lines(&self, seat: Seat, mut each: impl FnMut(Source, i8)) {
        let car = self.car(seat);
        for one in &car.crew {
            let mut fix = one.card.def().fix;
            for change in one.card.def().traits {
                if let Trait::FixBonus(n, only) = *change
                    && self.holds(only, seat, None)
                {
                    fix += n;
                }
            }
            each(Source::Fix(one.card), fix);
        }
        for (_, part) in car.parts() {
            for change in part.card.def().traits {
                if let Trait::RepairBonus(n) = *change {
                    each(Source::Card(part.card), n);
                }
            }
        }
    }

    /// What a driver adds: its Drive, unless the vehicle does not obey it.
    fn drive(&self, car: &Car, driver: Card) -> i8 {
        if !car.vehicle.def().obeys(driver) {
            return 0;
        }
        let mut drive = driver.def().drive;
        for change in driver.def().traits {
            if let Trait::DriveBonus(n, Fact::AnotherFungi) = *change
                && car.crew_with(Word::Fungi) > 1
            {
                drive += n;
            }
        }
        drive
    }

    /// Whether a fact holds for a player, against an opponent where there is one.
    pub fn holds(&self, fact: Fact, me: Seat, opponent: Option<Seat>) -> bool {
        let car = self.car(me);
        match fact {
            Fact::Always => true,
            Fact::Damaged => car.damaged,
            Fact::Undamaged => !car.damaged,
            Fact::NotWinning => self.winning() != me,
            Fact::AnotherFungi => car.crew_with(Word::Fungi) > 1,
            Fact::HaveZombie => car.crew_with(Word::Zombie) > 0,
            Fact::OpponentHasFungiOrZombie => opponent.is_some_and(|other| {
                let other = self.car(other);
                other.crew_with(Word::Fungi) + other.crew_with(Word::Zombie) > 0
            }),
            Fact::NotNeighbours => opponent.is_some_and(|other| !self.neighbours(me).has(other)),
            Fact::HoldsModOrTires => {
                car.hand.iter().any(|card| matches!(card.def().kind, cards::Kind::Mod | cards::Kind::Tires))
            }
            Fact::SponsorElsewhere => self
                .parts_in(&[Slot::Mod])
                .any(|part| part.seat != me && part.card.is(Word::Sponsor) && self.may_touch(me, part)),
        }
    }
}

/// What a bonus comes to for this vehicle.
fn amount(car: &Car, bonus: &Bonus) -> i8 {
    let n = bonus.n * per(car, bonus.per);
    if bonus.max > 0 { n.min(bonus.max) } else { n }
}

/// How often something counts for this vehicle.
pub fn per(car: &Car, per: Per) -> i8 {
    match per {
        Per::Once => 1,
        Per::OneAndEachFungi => 1 + car.crew_with(Word::Fungi) as i8,
        Per::OneAndEachSponsor => 1 + car.mods.iter().filter(|one| one.card.is(Word::Sponsor)).count() as i8,
    }
}

fn counts_in(spot: Spot, slot: Slot) -> bool {
    match spot {
        Spot::Any => true,
        Spot::Driver => slot == Slot::Driver,
        Spot::Crew => slot == Slot::Crew,
    }
}
