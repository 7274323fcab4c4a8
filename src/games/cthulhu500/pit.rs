//! The pit stop: the free pass against it, and the one job that is done (6).

use super::answers::with_announcement;
use super::cards::{self, Card, Trait};
use super::chain::{arrive, chain};
use super::effects::repair;
use super::event::Event;
use super::passing::{Announced, attempt};
use super::race::{Attached, Part, Race, Slot};
use super::react::{free_pass_with_answers, window};
use super::scene::{Kind, Moment, Test};
use super::{About, Answer};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat};

/// 6.1: makes a pit stop.
pub fn pit_stop(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    cx.tell(Event::PitStop { seat });
    free_pass(cx, seat)?;
    chain(cx, seat, |cx| job(cx, seat))
}

/// 6.2: the vehicle immediately behind may make a free pass. Whether it may is read as the stop is announced.
fn free_pass(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    let car = cx.game.car(seat);
    let shy = car.damaged && car.vehicle.def().no_free_pass_while_damaged;
    if shy || car.has(Trait::NoFreePass) {
        return Ok(());
    }
    let rival = cx.game.behind(seat);
    let mut ask = Ask::new(rival, About::FreePass, Patience::Chore, Answer::Decline);
    ask.offer(Answer::FreePass { with: None });
    with_announcement(&cx.game, rival, &mut |lay| ask.offer(Answer::FreePass { with: Some(lay) }));
    let free = |with| Announced { attacker: rival, defender: seat, kind: Kind::Free, extra: None, with };
    // 8.15: it is there to be answered while the rival thinks about it.
    cx.game.scene.attempt = Some(free(None).attempt());
    let answer = free_pass_with_answers(cx, ask)?;
    cx.game.scene.attempt = None;
    match answer {
        Answer::FreePass { with } => chain(cx, rival, |cx| attempt(cx, free(with))),
        _ => {
            cx.tell(Event::NoFreePass { seat, rival });
            Ok(())
        }
    }
}

/// 6.3 to 6.7: one thing, or nothing, chosen from the state as it is after the free pass.
fn job(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    let ask = jobs(&cx.game, seat);
    match ask_in_silence(cx, ask)? {
        Answer::Attach(card) => attach(cx, seat, card),
        Answer::Drive(card) => {
            cx.game.from_hand(seat, card);
            driver_out(cx, seat);
            cx.game.car_mut(seat).driver = Some(Attached::new(card));
            cx.tell(Event::Attached { seat, slot: Slot::Driver, card });
            arrive(cx, seat, seat, card)
        }
        Answer::DriverOut => {
            driver_out(cx, seat);
            Ok(())
        }
        Answer::Drop(part) => {
            lose(cx, part);
            Ok(())
        }
        Answer::Repair => repair_test(cx, seat),
        _ => {
            cx.tell(Event::Idle { seat });
            Ok(())
        }
    }
}

/// R26: asks even where there is nothing to choose, if any card is held: that nobody was asked would tell
/// what is not in that hand.
pub fn ask_in_silence(cx: &mut Cx<'_, Race>, ask: Ask<Race>) -> Flow<Answer> {
    if cx.game.car(ask.seat).hand.is_empty() { cx.ask(ask) } else { cx.put(ask) }
}

fn jobs(race: &Race, seat: Seat) -> Ask<Race> {
    let car = race.car(seat);
    let mut ask = Ask::new(seat, About::Pit, Patience::Turn, Answer::Nothing);
    if car.damaged {
        ask.offer(Answer::Repair);
    }
    for card in car.titles() {
        match card.def().kind {
            cards::Kind::Mod | cards::Kind::Tires => ask.offer(Answer::Attach(card)),
            cards::Kind::Crew => ask.offer(Answer::Drive(card)),
            _ => {}
        }
    }
    if car.driver.is_some() {
        ask.offer(Answer::DriverOut);
    }
    for slot in [Slot::Mod, Slot::Tires] {
        drop_choices(race, seat, slot).into_iter().for_each(|choice| ask.offer(choice));
    }
    ask
}

/// What a player may discard from their own vehicle, in such a place.
pub fn drop_choices(race: &Race, seat: Seat, slot: Slot) -> Choices<Answer> {
    let mut choices = Choices::new();
    for (_, one) in race.car(seat).parts().filter(|(at, _)| *at == slot) {
        let choice = Answer::Drop(Part { seat, slot, card: one.card, infested: one.infested });
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// Discards a card in play, and tells it.
pub fn lose(cx: &mut Cx<'_, Race>, part: Part) {
    cx.game.discard_part(part);
    cx.tell(Event::Lost { part });
}

/// 6.3, 6.4: attaches a Mod or Tires from hand; what is in the way is discarded first.
pub fn attach(cx: &mut Cx<'_, Race>, seat: Seat, card: Card) -> Flow<()> {
    let slot = if card.def().kind == cards::Kind::Mod { Slot::Mod } else { Slot::Tires };
    let full = match slot {
        Slot::Mod => cx.game.car(seat).mods.is_full(),
        _ => cx.game.car(seat).tires.is_some(),
    };
    if full {
        let in_the_way = drop_choices(&cx.game, seat, slot);
        if let Some(Answer::Drop(old)) = cx.choose(seat, About::MakeRoom, Patience::Turn, in_the_way)? {
            lose(cx, old);
        }
    }
    cx.game.from_hand(seat, card);
    let car = cx.game.car_mut(seat);
    match slot {
        Slot::Mod => car.mods.push(Attached::new(card)),
        _ => car.tires = Some(Attached::new(card)),
    }
    cx.tell(Event::Attached { seat, slot, card });
    Ok(())
}

/// 6.5: the driver joins the pit crew.
fn driver_out(cx: &mut Cx<'_, Race>, seat: Seat) {
    let car = cx.game.car_mut(seat);
    if let Some(driver) = car.driver.take() {
        car.crew.push(driver);
        cx.tell(Event::DriverOut { seat, card: driver.card });
    }
}

/// 6.6: a repair test.
fn repair_test(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    let mut total = cx.game.repair_total(seat);
    total.put_die(cx.game.dice.roll());
    let complexity = cx.game.car(seat).side().complexity;
    cx.game.scene.test = Some(Test::Repair { seat, total: total.clone(), complexity });
    cx.tell(Event::RepairTest { seat, total, complexity });
    window(cx, Moment::NearMiss, None)?;
    if let Some(Test::Repair { total, .. }) = cx.game.scene.test.take() {
        if total.sum() >= complexity {
            repair(cx, seat);
        } else {
            cx.tell(Event::StillBroken { seat });
        }
    }
    Ok(())
}

/// 6.8: puts a Crew card from hand into a pit crew, one's own or another player's.
pub fn put_crew(cx: &mut Cx<'_, Race>, by: Seat, card: Card) -> Flow<()> {
    cx.game.scene.declaring = Some(card);
    let n = cx.game.len();
    let clockwise = std::iter::successors(Some(by), |seat| Some(seat.next(n))).take(n);
    let pits = clockwise.map(Answer::Seat).collect();
    let chosen = cx.choose(by, About::Declare, Patience::Turn, pits)?;
    cx.game.scene.declaring = None;
    let Some(Answer::Seat(seat)) = chosen else { return Ok(()) };
    cx.game.from_hand(by, card);
    cx.game.car_mut(seat).crew.push(Attached::new(card));
    cx.tell(Event::Put { by, seat, card });
    arrive(cx, by, seat, card)
}
