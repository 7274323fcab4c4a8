//! Damage: one vehicle or several at once, whole ones and wrecks (5).

use super::cards::{Card, Trait};
use super::chain::{Happened, Happenings, follow, pass, tell_laps};
use super::event::Event;
use super::race::{Order, Race};
use super::react::window;
use super::scene::Moment;
use crate::kernel::{Cx, Flow, Seat, Seats};
use arrayvec::ArrayVec;

/// What damages.
#[derive(Clone, Copy)]
pub enum Cause {
    /// What lies on the table, or was told just now.
    Told,
    /// A card on a vehicle.
    Part(Card),
    /// The tie of these two.
    Tie {
        /// Who wanted to pass.
        attacker: Seat,
        /// Who was to be passed.
        defender: Seat,
    },
}

/// Damages these vehicles, all at once.
pub fn damage(cx: &mut Cx<'_, Race>, seats: Seats, cause: Cause) -> Flow<()> {
    if seats.is_empty() {
        return Ok(());
    }
    let (tie, by) = match cause {
        Cause::Told => (None, None),
        Cause::Part(card) => (None, Some(card)),
        Cause::Tie { attacker, defender } => (Some((attacker, defender)), None),
    };
    (cx.game.scene.damage, cx.game.scene.tie, cx.game.scene.by) = (seats, tie, by);
    window(cx, Moment::DamageComing, None)?;
    let seats = std::mem::take(&mut cx.game.scene.damage);
    (cx.game.scene.tie, cx.game.scene.by) = (None, None);

    let actor = cx.game.scene.actor.unwrap_or(cx.game.turn.seat);
    let order: Order = cx.game.backwards_from(actor).into_iter().filter(|seat| seats.has(*seat)).collect();
    let wrecks = wrecks(&cx.game, seats);
    let mut happened = Happenings::new();
    for seat in order {
        let again = std::mem::replace(&mut cx.game.car_mut(seat).damaged, true);
        if again && let Some(card) = cx.game.car(seat).thanks_to(Trait::HoldPlace) {
            cx.tell(Event::Works { seat, card, other: None });
        }
        cx.tell(Event::Damaged { seat, again });
        happened.push(Happened::Damaged(seat));
    }
    match tie {
        Some((attacker, defender))
            if seats == Seats::one(attacker).with(defender)
                && wrecks.len() == 1
                && cx.game.ahead(attacker) == defender =>
        {
            tie_with_a_wreck(cx, attacker, defender, wrecks, &mut happened);
        }
        _ => settle(cx, actor, wrecks, &mut happened),
    }
    follow(cx, &happened)
}

/// Those of them that were damaged before and do not hold their place.
fn wrecks(race: &Race, seats: Seats) -> Seats {
    let falls = |seat: &Seat| race.car(*seat).damaged && !race.car(*seat).has(Trait::HoldPlace);
    seats.iter().filter(falls).collect()
}

/// 5.4, 5.5: one of the two was damaged before, and the attacker was directly behind its target (R6).
fn tie_with_a_wreck(
    cx: &mut Cx<'_, Race>,
    attacker: Seat,
    defender: Seat,
    wrecks: Seats,
    happened: &mut Happenings,
) {
    let third = cx.game.behind(attacker);
    if wrecks.has(attacker) {
        // 5.4: the third vehicle goes ahead of both. On a ring of three it ends where it stood, one lap up (R7).
        happened.push(pass(cx, third, attacker));
    } else {
        // 5.5: the attempt succeeds, and the third vehicle follows through.
        happened.push(pass(cx, attacker, defender));
    }
    happened.push(pass(cx, third, defender));
}

/// 5.2, 5.3, R4: settles wrecks that are damaged again: runs of neighbours turn round, single ones are passed.
fn settle(cx: &mut Cx<'_, Race>, actor: Seat, wrecks: Seats, happened: &mut Happenings) {
    if wrecks.len() == cx.game.len() {
        return;
    }
    for run in runs(&cx.game, actor, wrecks) {
        if let [wreck] = run[..] {
            let behind = cx.game.behind(wreck);
            happened.push(pass(cx, behind, wreck));
        } else {
            turn_round(cx, &run);
        }
    }
}

/// The unbroken runs of neighbours among these vehicles, each from front to back: first the one in which the
/// actor is, or the first one behind the actor, then backwards round the ring.
fn runs(race: &Race, actor: Seat, wrecks: Seats) -> ArrayVec<Order, 4> {
    let mut first = actor;
    while wrecks.has(first) {
        first = race.ahead(first);
    }
    let mut runs: ArrayVec<Order, 4> = ArrayVec::new();
    let mut unbroken = false;
    for seat in race.backwards_from(first) {
        if !wrecks.has(seat) {
            unbroken = false;
            continue;
        }
        if !unbroken {
            runs.push(Order::new());
        }
        unbroken = true;
        if let Some(run) = runs.last_mut() {
            run.push(seat);
        }
    }
    runs
}

/// These are swaps: nobody has been passed.
fn turn_round(cx: &mut Cx<'_, Race>, run: &Order) {
    let before = cx.game.laps();
    cx.game.reverse_run(run);
    cx.tell(Event::Swapped { run: run.clone() });
    tell_laps(cx, before);
}
