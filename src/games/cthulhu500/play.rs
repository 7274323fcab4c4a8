//! Playing an Action card: when it may be played, what is declared, what others say to it, what it does (7).

use super::cards::{Card, Declares, Does, Effect, Kind, Word};
use super::contagion::victims;
use super::effects::{Play, after_spell, by_card, run, those};
use super::passing::Announced;
use super::race::{Race, Slot};
use super::react::{clear_away, is_uncancelled, lay_down, window};
use super::scene::{Aim, Lay, Moment, Way};
use super::{About, Answer};
use crate::kernel::{Choices, Cx, Flow, Patience, Seat};

/// 7.4: whether an Action can be played: its conditions hold, and it can do something.
pub fn playable(race: &Race, seat: Seat, card: Card) -> bool {
    let def = card.def();
    if def.kind != Kind::Action || !def.needs.iter().all(|fact| race.holds(*fact, seat, None)) {
        return false;
    }
    if def.declares != Declares::Nothing {
        return !targets(race, seat, card).is_empty();
    }
    match def.does {
        Does::Effects(effects) => effects.iter().any(|effect| can_do(race, seat, card, *effect)),
        Does::Rule(..) => true,
    }
}

fn can_do(race: &Race, seat: Seat, card: Card, effect: Effect) -> bool {
    let car = race.car(seat);
    // The card itself has left the hand by then.
    let has_room = car.hand.len() <= super::race::HAND_LIMIT && race.can_draw();
    match effect {
        Effect::Repair => car.damaged,
        Effect::Draw(_) => has_room,
        Effect::DrawIf(only, _) => has_room && race.holds(only, seat, None),
        Effect::DrawBeyond(_) => race.can_draw(),
        Effect::Damage(who) => !those(race, Play::of(seat, card), who).is_empty(),
        _ => true,
    }
}

/// 7.4: what can be declared first with this card.
fn targets(race: &Race, seat: Seat, card: Card) -> Choices<Answer> {
    let others = || race.backwards_from(seat).into_iter().filter(move |other| *other != seat);
    let mods = || {
        let parts = race.parts_in(&[Slot::Mod]).filter(move |part| part.seat != seat);
        parts.filter(move |part| race.may_touch(seat, *part))
    };
    let mut targets: Choices<Answer> = match card.def().declares {
        // Without a card in anybody's hand there would be nothing to pass on.
        Declares::Way if race.cars.iter().map(|car| car.hand.len()).sum::<usize>() < 2 => Choices::new(),
        Declares::Way => [Way::Clockwise, Way::CounterClockwise].map(Answer::Way).into_iter().collect(),
        Declares::DriverSwap => {
            let driven = |other: &Seat| race.car(*other).driver.is_some() || race.car(seat).driver.is_some();
            others().filter(driven).map(Answer::Seat).collect()
        }
        Declares::AnyVehicle => race.pack.iter().copied().map(Answer::Seat).collect(),
        Declares::CrewInPlay | Declares::ModInPlay => victims(race, seat, card),
        Declares::RepairOrMod => {
            let repair = race.car(seat).damaged.then_some(Answer::Repair);
            repair.into_iter().chain(mods().map(Answer::Part)).collect()
        }
        Declares::ModToTake => mods().map(Answer::Part).collect(),
        Declares::CrewMove => race.parts_in(&[Slot::Crew]).map(Answer::Part).collect(),
        Declares::Nothing | Declares::OwnCrew | Declares::Neighbour | Declares::LaidCard => Choices::new(),
    };
    // Twins in one place are the same choice.
    let mut at = 0;
    while at < targets.len() {
        if targets[..at].contains(&targets[at]) {
            targets.remove(at);
        } else {
            at += 1;
        }
    }
    targets
}

/// 7.4: the player declares what the card asks for. Nobody else knows yet which card it is.
fn declare(cx: &mut Cx<'_, Race>, seat: Seat, card: Card) -> Flow<Aim> {
    if card.def().declares == Declares::Nothing {
        return Ok(Aim::Nothing);
    }
    let first = targets(&cx.game, seat, card);
    let Some(first) = cx.choose(seat, About::Declare, Patience::Turn, first)? else {
        return Ok(Aim::Nothing);
    };
    let part = match first {
        Answer::Way(way) => return Ok(Aim::Way(way)),
        Answer::Seat(other) => return Ok(Aim::Seat(other)),
        Answer::Repair => return Ok(Aim::Repair),
        Answer::Part(part) => part,
        _ => return Ok(Aim::Nothing),
    };
    match card.def().declares {
        Declares::CrewMove => {
            let pits = cx.game.seats().filter(|to| *to != part.seat).map(Answer::Seat).collect();
            let to = cx.choose(seat, About::Declare, Patience::Turn, pits)?;
            Ok(if let Some(Answer::Seat(to)) = to { Aim::PartTo(part, to) } else { Aim::Part(part) })
        }
        Declares::ModToTake if cx.game.car(seat).mods.is_full() => {
            let room = super::pit::drop_choices(&cx.game, seat, Slot::Mod);
            let room = cx.choose(seat, About::Declare, Patience::Turn, room)?;
            Ok(if let Some(Answer::Drop(room)) = room { Aim::PartFor(part, room) } else { Aim::Part(part) })
        }
        _ => Ok(Aim::Part(part)),
    }
}

/// The attempt that a card makes before anything else, if it does.
fn made_by(race: &Race, seat: Seat, card: Card) -> Option<Announced> {
    match card.def().does {
        Does::Effects([Effect::Attempt(who, n), ..]) => Some(by_card(race, Play::of(seat, card), *who, *n)),
        _ => None,
    }
}

/// 3.2: plays an Action card.
pub fn play(cx: &mut Cx<'_, Race>, seat: Seat, card: Card) -> Flow<()> {
    cx.game.scene.declaring = Some(card);
    let aim = declare(cx, seat, card)?;
    cx.game.scene.declaring = None;
    let at = lay_down(cx, seat, Lay { card, aim });
    // 8.15: the attempt that a card makes is there to be answered together with the card.
    cx.game.scene.attempt = made_by(&cx.game, seat, card).map(Announced::attempt);
    window(cx, Moment::CardPlayed(at), None)?;
    cx.game.scene.attempt = None;
    if is_uncancelled(&cx.game, at) {
        let play = Play { aim, ..Play::of(seat, card) };
        match card.def().does {
            Does::Effects(effects) => run(cx, play, effects)?,
            Does::Rule(rule, _) => rule(cx, play)?,
        }
        // 7.1: the Spell first, then what it triggers.
        if card.is(Word::Spell) {
            after_spell(cx)?;
        }
    }
    // A contagion that took effect lies on its victim.
    if cx.game.scene.laid.len() > usize::from(at) {
        clear_away(cx);
    }
    Ok(())
}
