//! Passing: the announcement, the test, what comes of it (4).

use super::cards::Trait;
use super::chain::{Happened, follow, pass};
use super::damage::{Cause, damage};
use super::event::Event;
use super::race::Race;
use super::react::window;
use super::scene::{Added, Attempt, Duellist, Kind, Lay, Moment, Test};
use super::total::Line;
use crate::kernel::{Cx, Flow, Seat, Seats};
use arrayvec::ArrayVec;

/// A passing attempt as it is announced.
#[derive(Clone, Copy, Debug)]
pub struct Announced {
    /// Who wants to pass.
    pub attacker: Seat,
    /// Who is to be passed.
    pub defender: Seat,
    /// How it came about.
    pub kind: Kind,
    /// What the card that makes it adds.
    pub extra: Option<Line>,
    /// 8.11: a Reaction that the attacker lays together with the announcement.
    pub with: Option<Lay>,
}

impl Announced {
    /// The attempt, before anybody has said anything to it.
    pub fn attempt(self) -> Attempt {
        let Announced { attacker, defender, kind, extra, with } = self;
        let mut lines = ArrayVec::new();
        if let Some(line) = extra {
            lines.push(Added { by: attacker, side: Duellist::Attacker, line });
        }
        // 8.11: whoever could lay a card together with the announcement and did not has passed on it.
        let silent = with.is_none() && !matches!(kind, Kind::Card(_));
        let passed = if silent { Seats::one(attacker) } else { Seats::NONE };
        let asked = Seats::one(attacker).with(defender);
        Attempt { attacker, defender, kind, asked, passed, lines, wins_ties: false, slippery: false }
    }
}

/// 4.1, 4.2: makes a passing attempt.
pub fn attempt(cx: &mut Cx<'_, Race>, announced: Announced) -> Flow<()> {
    let Announced { attacker, defender, kind, with, .. } = announced;
    cx.game.scene.attempt = Some(announced.attempt());
    cx.tell(Event::Attempt { attacker, defender, kind });
    window(cx, Moment::AttemptStarts, with.map(|lay| (attacker, lay)))?;

    roll(cx);
    window(cx, Moment::NearMiss, None)?;

    let Some(attempt) = cx.game.scene.attempt.take() else { return Ok(()) };
    let Some(Test::Passing { attack, defence }) = cx.game.scene.test.take() else { return Ok(()) };
    settle(cx, &attempt, attack.sum(), defence.sum())?;
    if attack.die() == 1 {
        follow(cx, &[Happened::AttackedWithAOne(attempt.attacker)])?;
    }
    Ok(())
}

/// 4.2: both sides roll and add up.
fn roll(cx: &mut Cx<'_, Race>) {
    let race = &mut cx.game;
    let Some(attempt) = race.scene.attempt.take() else { return };
    let mut attack = race.passing_total(&attempt, Duellist::Attacker);
    let mut defence = race.passing_total(&attempt, Duellist::Defender);
    attack.put_die(race.dice.roll());
    defence.put_die(race.dice.roll());
    let (attacker, defender) = (attempt.attacker, attempt.defender);
    race.scene.attempt = Some(attempt);
    race.scene.test = Some(Test::Passing { attack: attack.clone(), defence: defence.clone() });
    cx.tell(Event::PassingTest { attacker, attack, defender, defence });
}

/// 4.3: higher passes, lower does not, a tie damages both.
fn settle(cx: &mut Cx<'_, Race>, attempt: &Attempt, attack: i8, defence: i8) -> Flow<()> {
    let (attacker, defender) = (attempt.attacker, attempt.defender);
    if succeeds(attempt, attack - defence) {
        let happened = pass(cx, attacker, defender);
        follow(cx, &[happened])
    } else if attack == defence {
        cx.tell(Event::Tied { attacker, defender });
        for seat in [attacker, defender] {
            if let Some(card) = cx.game.car(seat).thanks_to(Trait::NoTieDamage) {
                cx.tell(Event::Works { seat, card, other: None });
                cx.tell(Event::Spared { seat });
            }
        }
        let shaken = damaged_by(&cx.game, attempt, 0);
        damage(cx, shaken, Cause::Tie { attacker, defender })
    } else {
        cx.tell(Event::Held { attacker, defender });
        let slipped = damaged_by(&cx.game, attempt, attack - defence);
        damage(cx, slipped, Cause::Told)
    }
}

/// 4.3: whom an attempt damages that ends with this lead of the attacker's.
fn damaged_by(race: &Race, attempt: &Attempt, lead: i8) -> Seats {
    let both = [attempt.attacker, attempt.defender].into_iter();
    match lead {
        0 if attempt.wins_ties => Seats::NONE,
        0 => both.filter(|seat| !race.car(*seat).has(Trait::NoTieDamage)).collect(),
        ..0 if attempt.slippery => Seats::one(attempt.attacker),
        _ => Seats::NONE,
    }
}

/// The attempt whose test is on the table, and by how much its attacker leads.
fn tested(race: &Race) -> Option<(&Attempt, i8)> {
    let Some(Test::Passing { attack, defence }) = &race.scene.test else { return None };
    race.scene.attempt.as_ref().map(|attempt| (attempt, attack.sum() - defence.sum()))
}

/// Who passes whom if the test on the table stays as it is.
pub fn would_pass(race: &Race) -> Option<(Seat, Seat)> {
    let (attempt, lead) = tested(race)?;
    succeeds(attempt, lead).then_some((attempt.attacker, attempt.defender))
}

/// 4.3: attacker and defender, if the test on the table damages by a tie as it stands.
pub fn would_tie(race: &Race) -> Option<(Seat, Seat)> {
    let (attempt, lead) = tested(race)?;
    (lead == 0 && !attempt.wins_ties).then_some((attempt.attacker, attempt.defender))
}

/// 4.3: whether an attempt that ends with this lead passes.
fn succeeds(attempt: &Attempt, lead: i8) -> bool {
    lead > 0 || lead == 0 && attempt.wins_ties
}

/// Whom the test on the table damages if it stays as it is.
pub fn at_stake(race: &Race) -> Seats {
    tested(race).map_or(Seats::NONE, |(attempt, lead)| damaged_by(race, attempt, lead))
}

/// 8.11: the attempt is made against the vehicle ahead of the defender, who alone is asked now.
pub fn redirect(cx: &mut Cx<'_, Race>) {
    if let Some((attacker, onto)) = send_on(&mut cx.game) {
        cx.tell(Event::Redirected { attacker, defender: onto });
    }
}

/// The attempt on the table goes on to somebody else, untold; who makes it, and against whom now.
pub fn send_on(race: &mut Race) -> Option<(Seat, Seat)> {
    let mut attempt = race.scene.attempt.take()?;
    let (attacker, onto) = (attempt.attacker, race.ahead(attempt.defender));
    if onto != attacker {
        attempt.defender = onto;
        attempt.asked = Seats::one(onto);
        // What was played for the attacker stays; what was played for the old defender is spent.
        attempt.lines.retain(|added| added.by == attacker);
        attempt.slippery = false;
        race.scene.drawn_in = Seats::one(onto);
    }
    race.scene.attempt = Some(attempt);
    (onto != attacker).then_some((attacker, onto))
}

/// How far one side of the test on the table is short: a tie, or lower by this (8.12).
pub const NEAR: i8 = 2;

/// 8.12: who is only just short.
pub fn just_short(race: &Race) -> Seats {
    if let Some(Test::Repair { seat, total, complexity }) = &race.scene.test {
        let short = complexity - total.sum();
        return if (1..=NEAR).contains(&short) { Seats::one(*seat) } else { Seats::NONE };
    }
    let Some((attempt, lead)) = tested(race) else { return Seats::NONE };
    match lead {
        0 => Seats::one(attempt.attacker).with(attempt.defender),
        1..=NEAR => Seats::one(attempt.defender),
        _ if (-NEAR..0).contains(&lead) => Seats::one(attempt.attacker),
        _ => Seats::NONE,
    }
}
