//! What tests of single cards read off the table, and the turns of phrase that they share.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::race::Part;
use sobremesa::games::cthulhu500::{About, Answer, Event, Source, Total};
use sobremesa::kernel::Seat;

impl Going {
    /// Plays an Action; nothing of what follows is answered.
    #[track_caller]
    pub fn plays(&mut self, seat: Seat, card: Card) -> &mut Going {
        self.answer(seat, Answer::Play(card))
    }

    /// Puts a Crew card into that pit crew.
    #[track_caller]
    pub fn puts(&mut self, seat: Seat, card: Card, to: Seat) -> &mut Going {
        self.answer(seat, Answer::Put(card)).answer(seat, Answer::Seat(to))
    }

    /// Makes a pit stop; the one behind declines the free pass.
    #[track_caller]
    pub fn pits(&mut self, seat: Seat) -> &mut Going {
        let rival = self.race().behind(seat);
        self.answer(seat, Answer::PitStop).is_asked(rival, About::FreePass).answer(rival, Answer::Decline)
    }

    /// Makes a pit stop and tries to repair.
    #[track_caller]
    pub fn repairs(&mut self, seat: Seat) -> &mut Going {
        self.pits(seat).answer(seat, Answer::Repair)
    }

    /// Does nothing more in this turn and draws no card.
    #[track_caller]
    pub fn ends(&mut self, seat: Seat) -> &mut Going {
        if self.asked() == [(seat, About::Action)] {
            self.answer(seat, Answer::Done);
        }
        self.is_asked(seat, About::TurnEnd).answer(seat, Answer::Draw(0))
    }

    /// Exactly this one is asked, and about this.
    #[track_caller]
    pub fn is_asked(&mut self, seat: Seat, about: About) -> &mut Going {
        assert_eq!(self.asked_first(), [(seat, about)], "who is asked what");
        self
    }

    /// Whether an Action is among what a seat may do now.
    #[track_caller]
    pub fn may_play(&self, seat: Seat, card: Card) -> bool {
        assert_eq!(self.asked(), [(seat, About::Action)], "who is asked what");
        self.offered(seat).contains(&Answer::Play(card))
    }

    /// What lies in a pit crew.
    #[track_caller]
    pub fn has_crew(&mut self, seat: Seat, cards: &[Card]) -> &mut Going {
        let crew: Vec<Card> = self.car(seat).crew.iter().map(|one| one.card).collect();
        assert_eq!(crew, cards, "the pit crew of {seat:?}");
        self
    }

    #[track_caller]
    pub fn has_mods(&mut self, seat: Seat, cards: &[Card]) -> &mut Going {
        let mods: Vec<Card> = self.car(seat).mods.iter().map(|one| one.card).collect();
        assert_eq!(mods, cards, "the Mods of {seat:?}");
        self
    }

    #[track_caller]
    pub fn has_driver(&mut self, seat: Seat, card: Option<Card>) -> &mut Going {
        assert_eq!(self.car(seat).driver.map(|one| one.card), card, "the driver of {seat:?}");
        self
    }

    #[track_caller]
    pub fn has_tires(&mut self, seat: Seat, card: Option<Card>) -> &mut Going {
        assert_eq!(self.car(seat).tires.map(|one| one.card), card, "the Tires of {seat:?}");
        self
    }

    /// The card in play on which the contagion lies; there is one at the most in these tests.
    #[track_caller]
    pub fn is_infested(&mut self, part: Option<Part>) -> &mut Going {
        let infested: Vec<Part> = self
            .race()
            .seats()
            .flat_map(|seat| self.car(seat).parts().map(move |(slot, one)| (seat, slot, one)))
            .filter(|(_, _, one)| one.infested)
            .map(|(seat, slot, one)| Part { seat, slot, card: one.card, infested: false })
            .collect();
        assert_eq!(infested, part.into_iter().collect::<Vec<_>>(), "what is infested");
        self
    }

    /// How many cards a seat has drawn so far.
    pub fn drawn(&self, seat: Seat) -> usize {
        self.story()
            .iter()
            .filter(|event| matches!(event, Event::Drew { seat: who, .. } if *who == seat))
            .count()
    }

    /// How often a vehicle has been damaged so far, and how often when it was damaged already.
    pub fn knocks(&self, seat: Seat) -> (usize, usize) {
        let count = |wanted| self.story().iter().filter(|event| **event == wanted).count();
        (count(Event::Damaged { seat, again: false }), count(Event::Damaged { seat, again: true }))
    }

    /// What a source added in the last passing test that was told: to the attacker's total, to the defender's.
    pub fn added(&self, from: Source) -> (i8, i8) {
        let totals = self.story().iter().rev().find_map(|event| match event {
            Event::PassingTest { attack, defence, .. } => Some((of(attack, from), of(defence, from))),
            _ => None,
        });
        totals.expect("no passing test has been told")
    }

    /// What a source added in the last repair test that was told.
    pub fn repaired_by(&self, from: Source) -> i8 {
        let total = self.story().iter().rev().find_map(|event| match event {
            Event::RepairTest { total, .. } => Some(of(total, from)),
            _ => None,
        });
        total.expect("no repair test has been told")
    }

    /// The last repair test that was told: what was reached, and what had to be.
    pub fn last_repair(&self) -> (i8, i8) {
        let test = self.story().iter().rev().find_map(|event| match event {
            Event::RepairTest { total, complexity, .. } => Some((total.sum(), *complexity)),
            _ => None,
        });
        test.expect("no repair test has been told")
    }
}

fn of(total: &Total, from: Source) -> i8 {
    total.0.iter().filter(|line| line.from == from).map(|line| line.n).sum()
}

/// A card in play with a contagion on it.
pub fn infested(part: Part) -> Part {
    Part { infested: true, ..part }
}

/// What something of Bob's adds to his total, with four in the race: when he attacks Ann ahead of him, when
/// Cleo behind him attacks, and in her free pass against his own pit stop. It never adds to the other side.
pub fn adds(from: Source, lay_out: impl Fn(Track) -> Track) -> [i8; 3] {
    let mut attack = lay_out(Track::of(4)).turn(BOB).dice(&[6, 2]).go();
    attack.answer(BOB, attempt(ANN)).all_pass();
    let mut defence = lay_out(Track::of(4)).turn(CLEO).dice(&[2, 6]).go();
    defence.answer(CLEO, attempt(BOB)).all_pass();
    let mut own_pit_stop = lay_out(Track::of(4)).turn(BOB).dice(&[2, 6]).go();
    own_pit_stop.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None }).all_pass();
    assert_eq!((attack.added(from).1, defence.added(from).0, own_pit_stop.added(from).0), (0, 0, 0));
    [attack.added(from).0, defence.added(from).1, own_pit_stop.added(from).1]
}

/// What a Crew card of Bob's adds as his driver (attacking, defending, against the free pass at his pit
/// stop), as its Drive; and what it adds from his pit crew to a repair test, as its Fix. As a driver it never
/// adds Fix, in the pit crew never Drive.
pub fn drive_and_fix(card: Card, lay_out: impl Fn(Track) -> Track) -> ([i8; 3], i8) {
    let plain = |track: Track| lay_out(track.vehicle(BOB, Vehicle::SportsCthutilityVehicle));
    let drive = adds(Source::Drive(card), |track| plain(track).driver(BOB, card));
    assert_eq!(adds(Source::Drive(card), |track| plain(track).crew(BOB, &[card])), [0; 3], "in the pit crew");
    let repair = |track: Track| {
        let mut race = plain(track).turn(BOB).damaged(BOB).dice(&[1]).go();
        race.repairs(BOB);
        race.repaired_by(Source::Fix(card))
    };
    assert_eq!(repair(Track::of(4).driver(BOB, card)), 0, "behind the wheel");
    (drive, repair(Track::of(4).crew(BOB, &[card])))
}
