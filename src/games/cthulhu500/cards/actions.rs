//! Actions: played in one's own turn. The odd ones have their rule below.

use super::{BLANK, Card, CardDef, Declares, Does, Effect, Fact, Kind, Numbers, Who, Word};
use crate::games::cthulhu500::contagion::infest;
use crate::games::cthulhu500::draw::{Limit, draw};
use crate::games::cthulhu500::effects::{Play, repair};
use crate::games::cthulhu500::event::Event;
use crate::games::cthulhu500::pit;
use crate::games::cthulhu500::race::{Hand, Part, Race, Slot};
use crate::games::cthulhu500::scene::{Aim, Way};
use crate::games::cthulhu500::{About, Answer};
use crate::kernel::{Ask, Cx, Flow, Patience, Secret};
use arrayvec::ArrayVec;

const ACTION: CardDef = CardDef { kind: Kind::Action, ..BLANK };
const SPELL: CardDef = CardDef { words: &[Word::Spell], ..ACTION };
const CONTAGION: CardDef = CardDef { words: &[Word::Contagion], does: Does::Rule(infest, NONE), ..ACTION };
const NONE: Numbers = Numbers { n: 0, max: 0 };

pub(super) const CARDS: &[(Card, CardDef)] = &[
    (
        Card::ChaosSpell,
        CardDef { copies: 2, declares: Declares::Way, does: Does::Rule(pass_hands, NONE), ..SPELL },
    ),
    (
        Card::TheGreatRace,
        CardDef { declares: Declares::DriverSwap, does: Does::Rule(swap_drivers, NONE), ..SPELL },
    ),
    (
        Card::CthulhuStepsOnIt,
        CardDef {
            declares: Declares::AnyVehicle,
            does: Does::Effects(&[Effect::Damage(Who::ChosenAndNeighbours)]),
            ..SPELL
        },
    ),
    (Card::ShantakTow, CardDef { copies: 2, does: Does::Effects(&[Effect::AutoPass(Who::Ahead)]), ..SPELL }),
    (
        Card::TurnTheSilverKey,
        CardDef { needs: &[Fact::NotWinning], does: Does::Effects(&[Effect::Move(2)]), ..SPELL },
    ),
    (
        Card::ReanimateTheEngine,
        CardDef { does: Does::Effects(&[Effect::Repair, Effect::DrawIf(Fact::HaveZombie, 1)]), ..SPELL },
    ),
    (Card::BlackPlague, CardDef { declares: Declares::CrewInPlay, ..CONTAGION }),
    (Card::Gremlins, CardDef { declares: Declares::ModInPlay, ..CONTAGION }),
    (
        Card::DreamlandsShortcut,
        CardDef { copies: 2, does: Does::Effects(&[Effect::Attempt(Who::TwoAhead, 0)]), ..ACTION },
    ),
    (
        Card::WrenchOutOfSpaceAndTime,
        CardDef { copies: 2, declares: Declares::RepairOrMod, does: Does::Rule(wrench, NONE), ..ACTION },
    ),
    (
        Card::TekeliLiThrottle,
        CardDef { copies: 3, does: Does::Effects(&[Effect::Attempt(Who::Ahead, 3)]), ..ACTION },
    ),
    (
        Card::TheDoomThatCameToTurnFour,
        CardDef { does: Does::Effects(&[Effect::Damage(Who::Neighbours)]), ..ACTION },
    ),
    (
        Card::ThePotholeOverInnsmouth,
        CardDef {
            needs: &[Fact::NotWinning],
            does: Does::Effects(&[Effect::Damage(Who::Winning)]),
            ..ACTION
        },
    ),
    (
        Card::TechnicalInspection,
        CardDef { does: Does::Effects(&[Effect::Damage(Who::ComplexityAtLeast(6))]), ..ACTION },
    ),
    (
        Card::ChopShopOfLeng,
        CardDef { declares: Declares::ModToTake, does: Does::Rule(take_mod, NONE), ..ACTION },
    ),
    (Card::OverdueAtMiskatonic, CardDef { does: Does::Effects(&[Effect::DrawBeyond(3)]), ..ACTION }),
    (
        Card::RoadsideCult,
        CardDef {
            needs: &[Fact::HoldsModOrTires],
            does: Does::Rule(roadside, Numbers { n: 2, max: 0 }),
            ..ACTION
        },
    ),
    (
        Card::PoachThePitCrew,
        CardDef { declares: Declares::CrewMove, does: Does::Rule(move_crew, NONE), ..ACTION },
    ),
    (
        Card::SponsorScandal,
        CardDef {
            needs: &[Fact::SponsorElsewhere],
            does: Does::Rule(sponsor_scandal, Numbers { n: 1, max: 3 }),
            ..ACTION
        },
    ),
    (
        Card::UnderTheYellowSign,
        CardDef { does: Does::Effects(&[Effect::Defend(3), Effect::Draw(1)]), ..ACTION },
    ),
];

/// Chaos Spell: all hands, at once, go one seat that way. No draw, no discard, no hand limit.
fn pass_hands(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    let Aim::Way(way) = play.aim else { return Ok(()) };
    let mut hands: ArrayVec<Secret<Hand>, 8> =
        cx.game.cars.iter_mut().map(|car| std::mem::take(&mut car.hand)).collect();
    match way {
        Way::Clockwise => hands.rotate_right(1),
        Way::CounterClockwise => hands.rotate_left(1),
    }
    for (car, hand) in cx.game.cars.iter_mut().zip(hands) {
        car.hand = hand;
    }
    cx.tell(Event::HandsPassed { way });
    for seat in cx.game.seats() {
        let hand = cx.game.car(seat).hand.clone();
        cx.tell(Event::Received { seat, hand });
    }
    Ok(())
}

/// The Great Race: two driver's seats are exchanged, empty or not. Contagions move along; nobody arrives.
fn swap_drivers(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    let Aim::Seat(other) = play.aim else { return Ok(()) };
    let mine = cx.game.car_mut(play.by).driver.take();
    let theirs = std::mem::replace(&mut cx.game.car_mut(other).driver, mine);
    cx.game.car_mut(play.by).driver = theirs;
    cx.tell(Event::DriversSwapped { seat: play.by, other });
    Ok(())
}

/// Wrench Out of Space and Time: repair, or a Mod of another vehicle.
fn wrench(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    match play.aim {
        Aim::Repair => repair(cx, play.by),
        Aim::Part(part) => {
            pit::lose(cx, part);
        }
        _ => {}
    }
    Ok(())
}

/// Chop Shop of Leng: the Mod goes over with the Gremlins on it; what made room for it goes first.
fn take_mod(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    let part = match play.aim {
        Aim::Part(part) => part,
        Aim::PartFor(part, room) => {
            pit::lose(cx, room);
            part
        }
        _ => return Ok(()),
    };
    if let Some(taken) = cx.game.detach(part) {
        cx.game.car_mut(play.by).mods.push(taken);
        cx.tell(Event::Stolen { by: play.by, part });
    }
    Ok(())
}

/// Roadside Cult: up to so many Mods or Tires from hand; full slots are emptied first, as in a pit stop.
fn roadside(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    let Does::Rule(_, Numbers { n, .. }) = play.card.def().does else { return Ok(()) };
    for _ in 0..n {
        let mut ask = Ask::new(play.by, About::Roadside, Patience::Chore, Answer::Nothing);
        for card in cx.game.car(play.by).titles() {
            if matches!(card.def().kind, Kind::Mod | Kind::Tires) {
                ask.offer(Answer::Attach(card));
            }
        }
        let Answer::Attach(card) = pit::ask_in_silence(cx, ask)? else { break };
        pit::attach(cx, play.by, card)?;
    }
    Ok(())
}

/// Poach the Pit Crew: a Crew card changes pits, with the contagion on it; it does not arrive.
fn move_crew(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    let Aim::PartTo(part, to) = play.aim else { return Ok(()) };
    if let Some(moved) = cx.game.detach(part) {
        cx.game.car_mut(to).crew.push(moved);
        cx.tell(Event::Poached { part, to });
    }
    Ok(())
}

/// Sponsor Scandal: every unprotected Sponsor of the others goes, all at once; then the player draws for
/// each, up to a limit.
fn sponsor_scandal(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    let Does::Rule(_, Numbers { n, max }) = play.card.def().does else { return Ok(()) };
    let race = &cx.game;
    let others = race.parts_in(&[Slot::Mod]).filter(|part| part.seat != play.by);
    let gone: ArrayVec<Part, 16> =
        others.filter(|part| part.card.is(Word::Sponsor) && race.may_touch(play.by, *part)).collect();
    for part in &gone {
        pit::lose(cx, *part);
    }
    draw(cx, play.by, (gone.len() as u8 * n).min(max), Limit::Five)
}
