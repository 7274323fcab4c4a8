//! Chains: what somebody does, all that follows from it, and in which order (7.1, 7.5, 7.6).

use super::cards::{self, Card, Effect};
use super::effects::{Play, run};
use super::event::Event;
use super::race::{Laps, Race, Slot};
use super::react::window;
use super::scene::Moment;
use crate::kernel::{Cx, Flow, Seat, Seats};
use arrayvec::ArrayVec;

/// Something that attached cards may have been waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happened {
    /// A turn has begun.
    TurnBegan(Seat),
    /// A vehicle has passed another.
    Passed { passer: Seat, passed: Seat },
    /// A vehicle has been damaged.
    Damaged(Seat),
    /// An attempt of this vehicle is over, and its counting die showed 1.
    AttackedWithAOne(Seat),
    /// A Spell has taken effect.
    Spell,
}

/// What has happened in one event, in order.
pub type Happenings = ArrayVec<Happened, 24>;

/// Plays one chain: the outermost thing that somebody does, with all that follows. `lap_gained` opens last.
pub fn chain(
    cx: &mut Cx<'_, Race>,
    actor: Seat,
    act: impl FnOnce(&mut Cx<'_, Race>) -> Flow<()>,
) -> Flow<()> {
    cx.game.scene.actor = Some(actor);
    act(cx)?;
    while let Some(seat) = cx.game.scene.lapped.pop_at(0) {
        cx.game.scene.lapper = Some(seat);
        window(cx, Moment::LapGained(seat), None)?;
        cx.game.scene.lapper = None;
    }
    cx.game.rest();
    Ok(())
}

impl Race {
    /// Nothing is going on any more: what was kept for the length of a chain is put away.
    pub fn rest(&mut self) {
        if std::mem::take(&mut self.scene.fired) {
            for car in &mut self.cars {
                car.parts_mut().for_each(|(_, part)| part.fired = false);
            }
        }
        self.scene.actor = None;
        self.scene.ahead.0 = None;
        self.scene.occasions.clear();
        self.scene.asked_about = (0, 0);
    }
}

/// 7.6: lets attached cards do their work after an event: the actor's vehicle first, then backwards round the ring;
/// on a vehicle driver, pit crew, Mods, Tires. Each works once in a chain (7.5).
pub fn follow(cx: &mut Cx<'_, Race>, happened: &[Happened]) -> Flow<()> {
    let race = &cx.game;
    let first = race.scene.actor.unwrap_or(race.turn.seat);
    let mut due: ArrayVec<(Seat, Slot, Card, Happened), 40> = ArrayVec::new();
    let seats = involved(race, happened);
    for seat in race.backwards_from(first).into_iter().filter(|seat| seats.has(*seat)) {
        for (slot, part) in race.car(seat).parts() {
            for on in part.card.def().on {
                if let Some(what) = happened.iter().find(|what| concerns(on.when, seat, **what)) {
                    due.push((seat, slot, part.card, *what));
                }
            }
        }
    }
    for (seat, slot, card, what) in due {
        let mut parts = cx.game.car_mut(seat).parts_mut();
        let Some((_, part)) = parts.find(|(at, one)| *at == slot && one.card == card && !one.fired) else {
            continue;
        };
        part.fired = true;
        drop(parts);
        cx.game.scene.fired = true;
        let mut play = Play::of(seat, card);
        if let Happened::Passed { passer, passed } = what {
            play.pass = Some((passer, passed));
        }
        let pass = play.pass.filter(|_| touches_others(card));
        let other = pass.map(|(passer, passed)| if passer == seat { passed } else { passer });
        cx.tell(Event::Works { seat, card, other });
        for on in card.def().on.iter().filter(|on| concerns(on.when, seat, what)) {
            run(cx, play, on.effects)?;
        }
    }
    Ok(())
}

/// Whether what an attached card does by itself is more than that its own player draws.
fn touches_others(card: Card) -> bool {
    let mut effects = card.def().on.iter().flat_map(|on| on.effects);
    effects.any(|effect| !matches!(effect, Effect::Draw(_) | Effect::MayDraw(_)))
}

/// The vehicles to which something has happened: nobody else's cards can have been waiting for it. For a
/// Spell anybody's may.
fn involved(race: &Race, happened: &[Happened]) -> Seats {
    happened.iter().fold(Seats::NONE, |seats, what| match *what {
        Happened::TurnBegan(seat) | Happened::Damaged(seat) | Happened::AttackedWithAOne(seat) => {
            seats.with(seat)
        }
        Happened::Passed { passer, passed } => seats.with(passer).with(passed),
        Happened::Spell => race.seats().collect(),
    })
}

/// Whether something has happened for which a card on this seat's vehicle waits.
fn concerns(when: cards::When, seat: Seat, what: Happened) -> bool {
    match (when, what) {
        (cards::When::TurnStart, Happened::TurnBegan(who))
        | (cards::When::Passes, Happened::Passed { passer: who, .. })
        | (cards::When::PassedBy, Happened::Passed { passed: who, .. })
        | (cards::When::Damaged, Happened::Damaged(who))
        | (cards::When::AttackedWithAOne, Happened::AttackedWithAOne(who)) => who == seat,
        (cards::When::Spell, Happened::Spell) => true,
        _ => false,
    }
}

/// Lets a Crew card do what it does when it comes from a hand (6.5, 6.8). "You" is the player who now controls it.
pub fn arrive(cx: &mut Cx<'_, Race>, giver: Seat, seat: Seat, card: Card) -> Flow<()> {
    for on in card.def().on.iter().filter(|on| on.when == cards::When::Arrives) {
        run(cx, Play { giver, ..Play::of(seat, card) }, on.effects)?;
    }
    Ok(())
}

/// Moves a vehicle directly ahead of another and tells it; the pass is complete before anything follows from it.
pub fn pass(cx: &mut Cx<'_, Race>, passer: Seat, passed: Seat) -> Happened {
    let before = cx.game.laps();
    let lapped = cx.game.overtake(passer, passed);
    cx.tell(Event::Passed { passer, passed });
    tell_laps(cx, before);
    if lapped {
        // More laps than this in one chain open no window of their own.
        let _ = cx.game.scene.lapped.try_push(passer);
    }
    Happened::Passed { passer, passed }
}

/// Tells of every lap counter that has been gained since then, and of those that go from everybody (R27).
pub fn tell_laps(cx: &mut Cx<'_, Race>, mut laps: Laps) {
    for seat in cx.game.seats() {
        let had = cx.game.everybody_has(&laps);
        let mine = cx.game.car(seat).laps;
        if std::mem::replace(&mut laps[seat.index()], mine) == mine {
            continue;
        }
        cx.tell(Event::Lap { seat, laps: mine - had });
        if cx.game.everybody_has(&laps) > had {
            cx.tell(Event::NetLaps);
        }
    }
}
