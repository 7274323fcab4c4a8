//! Contagion: the Black Plague on Crew, the Gremlins on Mods (9).

use super::cards::{Card, Trait};
use super::effects::Play;
use super::event::Event;
use super::race::{Part, Race, Slot, contagion_of};
use super::scene::Aim;
use super::{About, Answer};
use crate::kernel::{Choices, Cx, Flow, Patience, Seat};

/// Where a contagion can lie.
fn slots(contagion: Card) -> &'static [Slot] {
    if contagion == Card::BlackPlague { &[Slot::Driver, Slot::Crew] } else { &[Slot::Mod] }
}

/// The cards in play on which this player may put a contagion.
pub fn victims(race: &Race, by: Seat, contagion: Card) -> Choices<Answer> {
    let parts = race.parts_in(slots(contagion)).filter(|part| !part.infested && race.may_touch(by, *part));
    let mut choices = Choices::new();
    for part in parts {
        if !choices.contains(&Answer::Part(part)) {
            choices.push(Answer::Part(part));
        }
    }
    choices
}

/// Rule of the Black Plague and the Gremlins: the card lies on its victim (9.1).
pub fn infest(cx: &mut Cx<'_, Race>, play: Play) -> Flow<()> {
    if let Aim::Part(part) = play.aim
        && put_on(cx, play.card, part)
    {
        // It lies in play now, not on the table.
        cx.game.scene.laid.pop();
    }
    Ok(())
}

/// False when the victim has gone meanwhile.
fn put_on(cx: &mut Cx<'_, Race>, contagion: Card, part: Part) -> bool {
    let Some(victim) = cx.game.part_mut(part) else { return false };
    victim.infested = true;
    cx.game.contagions.push(contagion);
    cx.tell(Event::Infested { contagion, part });
    true
}

/// 9.2, 9.3: the last thing of a turn. What falls due goes in the order in which it was attached (R16).
pub fn fall_due(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    for contagion in cx.game.contagions.clone() {
        let mut parts = cx.game.parts_in(slots(contagion));
        let due =
            parts.find(|part| part.seat == seat && part.infested && contagion_of(part.slot) == contagion);
        drop(parts);
        if let Some(part) = due {
            strike(cx, contagion, part)?;
        }
    }
    Ok(())
}

/// The victim is discarded unless it survives; whoever controlled it chooses the next one.
fn strike(cx: &mut Cx<'_, Race>, contagion: Card, part: Part) -> Flow<()> {
    let survives = contagion == Card::BlackPlague && part.card.def().traits.contains(&Trait::SurvivesPlague);
    cx.game.take_contagion(contagion);
    if let Some(victim) = cx.game.part_mut(part) {
        victim.infested = false;
    }
    let part = Part { infested: false, ..part };
    let mut next = victims(&cx.game, part.seat, contagion);
    if survives {
        cx.tell(Event::Survived { part });
        // 9.4: never the same card at once; later it may come back.
        next.retain(|choice| *choice != Answer::Part(part));
    } else {
        cx.game.discard_part(part);
        cx.tell(Event::Lost { part });
        next = victims(&cx.game, part.seat, contagion);
    }
    // The contagion lies nowhere while its next victim is chosen; the scene keeps it, as it keeps every card
    // on the table.
    let lay = super::scene::Laid {
        seat: part.seat,
        card: contagion,
        aim: Aim::Nothing,
        fate: super::scene::Fate::Stands,
        touches: crate::kernel::Seats::NONE,
    };
    cx.game.scene.laid.push(lay);
    let chosen = cx.choose(part.seat, About::Contagion, Patience::Chore, next)?;
    cx.game.scene.laid.pop();
    let moved = matches!(chosen, Some(Answer::Part(victim)) if put_on(cx, contagion, victim));
    if !moved {
        // R12: nobody else is left.
        cx.game.pile.push(contagion);
        cx.tell(Event::DiedOut { contagion });
    }
    Ok(())
}
