//! Spells and Artifacts in Combat (11.4, 9.7): one after another, until all have declined.

use super::cards::{Does, Kind, Title, When, Word};
use super::effects::{self, Act};
use super::event::Event;
use super::fight::Tip;
use super::table::{Choosing, Menace, Mythos, Phase};
use super::{About, Answer, magic, playing, sanity, turn};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat, Secret};

/// 11.4: one after another casts, uses or declines, until all have declined in a row. Who has nothing is not asked.
pub fn window(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let Some(fight) = &cx.game.fight else { return Ok(()) };
    let order = fight.order.clone();
    if usize::from(fight.declined) >= order.len() {
        cx.game.phase = Phase::Clash;
        return Ok(());
    }
    let seat = order[usize::from(fight.next) % order.len()];
    let offers = if cx.game.player(seat).insane { Choices::new() } else { usable(&cx.game, seat) };
    let mut answer = Answer::Done;
    if !offers.is_empty() {
        let mut ask = Ask::new(seat, About::Window, Patience::Reaction, Answer::Done);
        offers.into_iter().for_each(|offer| ask.offer(offer));
        answer = cx.put(ask)?;
    }
    if answer != Answer::Done {
        do_it(cx, seat, answer)?;
    }
    if let Some(fight) = &mut cx.game.fight {
        fight.declined = if answer == Answer::Done { fight.declined + 1 } else { 0 };
        fight.next = (fight.next + 1) % order.len() as u8;
    }
    Ok(())
}

/// All that can be cast or used in Combat now.
fn usable(game: &Mythos, seat: Seat) -> Choices<Answer> {
    let player = game.player(seat);
    let mut offers = Vec::new();
    for ready in magic::ready(player) {
        let title = ready.put.card.title;
        let affords = playing::affords(player, magic::cost(player, title, ready.holder));
        if affords && works(game, seat, title, When::CastCombat) {
            offers.push(Answer::Cast { spell: title, holder: ready.holder });
        }
    }
    for artifact in player.artifacts.iter().filter(|one| one.used.is_none()) {
        let title = artifact.card.title;
        if playing::affords(player, -title.def().use_cost) && works(game, seat, title, When::UseCombat) {
            offers.push(Answer::Use(title));
        }
    }
    let used = game.fight.as_ref().map(|fight| fight.texts.clone()).unwrap_or_default();
    for ally in player.allies.iter().filter(|ally| !ally.down && !used.contains(&ally.card)) {
        if works(game, seat, ally.card.title, When::Combat) {
            offers.push(Answer::Use(ally.card.title));
        }
    }
    turn::once(offers)
}

/// 9.7: whether a player has a Spell at hand that can bring a Monster of others into their Threat, against whomever they name.
pub fn may_control(game: &Mythos, seat: Seat) -> bool {
    let controls = |ready: &magic::Ready| {
        ready.put.card.title.def().at(When::CastCombat).any(|does| matches!(does, Does::Control(_)))
    };
    magic::ready(game.player(seat)).iter().any(controls)
        && game.opponents(seat).iter().any(|other| !game.player(*other).threat.is_empty())
}

/// Whether a card can do something in Combat now.
fn works(game: &Mythos, seat: Seat, title: Title, when: When) -> bool {
    let effects: Vec<Does> = title.def().at(when).collect();
    !effects.is_empty() && (!needs_opponent(&effects) || !foes(game, seat, &effects).is_empty())
}

fn needs_opponent(effects: &[Does]) -> bool {
    effects.iter().any(|does| {
        matches!(does, Does::Threat(_) | Does::Weaken(_) | Does::Banish | Does::Control(_) | Does::LookThreat)
    })
}

/// R43: whom a Combat effect can name.
fn foes(game: &Mythos, seat: Seat, effects: &[Does]) -> Vec<Seat> {
    let mut others = game.opponents(seat);
    for does in effects {
        others.retain(|other| match does {
            Does::Threat(_) => game.aimed(seat, *other) > 0,
            Does::Weaken(_) => game.aimed(*other, seat) > 0,
            Does::Banish => banishable(game, *other, seat).next().is_some(),
            Does::Control(_) | Does::LookThreat => !game.player(*other).threat.is_empty(),
            _ => true,
        });
    }
    others
}

/// Monsters that somebody aims at an opponent, by their place in the Threat.
fn banishable(game: &Mythos, seat: Seat, at: Seat) -> impl Iterator<Item = usize> + '_ {
    let threat = game.player(seat).threat.iter().enumerate();
    threat.filter(move |(_, menace)| menace.aim == Some(at) && menace.ally.is_none()).map(|(place, _)| place)
}

/// A Spell is cast, or something used.
fn do_it(cx: &mut Cx<'_, Mythos>, seat: Seat, answer: Answer) -> Flow<()> {
    let (title, when) = match answer {
        Answer::Cast { spell, .. } => (spell, When::CastCombat),
        Answer::Use(title) if title.kind() == Kind::Ally => (title, When::Combat),
        Answer::Use(title) => (title, When::UseCombat),
        _ => return Ok(()),
    };
    let effects: Vec<Does> = title.def().at(when).collect();
    let mut act = Act { seat, title, other: None };
    if needs_opponent(&effects) {
        let choices: Choices<Answer> =
            foes(&cx.game, seat, &effects).into_iter().map(Answer::Player).collect();
        let other = turn::choose(cx, seat, Choosing::Opponent, title, About::Window, choices)?;
        act.other = if let Some(Answer::Player(other)) = other { Some(other) } else { None };
    }
    if !spend(cx, seat, answer, title)? {
        return Ok(());
    }
    for does in effects {
        in_combat(cx, act, does)?;
    }
    Ok(())
}

/// What casting or using costs. False where its player does not live to see it.
fn spend(cx: &mut Cx<'_, Mythos>, seat: Seat, answer: Answer, title: Title) -> Flow<bool> {
    match answer {
        Answer::Cast { spell, holder } => return magic::spend(cx, seat, spell, holder, false),
        _ if title.kind() == Kind::Ally => {
            let allies = &cx.game.player(seat).allies;
            let card = allies.iter().find(|ally| ally.card.title == title).map(|ally| ally.card);
            cx.game.fight.iter_mut().for_each(|fight| fight.texts.extend(card));
            cx.tell(Event::Uses { seat, title });
        }
        _ => {
            turn::turn_over(&mut cx.game, seat, title);
            cx.tell(Event::Uses { seat, title });
            sanity::spend(cx, seat, title.def().use_cost, Some(title));
            sanity::settle(cx)?;
        }
    }
    Ok(!cx.game.player(seat).insane)
}

/// One effect in Combat.
fn in_combat(cx: &mut Cx<'_, Mythos>, act: Act, does: Does) -> Flow<()> {
    let Act { seat, other, .. } = act;
    match (does, other) {
        (Does::Threat(n), Some(other)) => tip(cx, Tip { seat, other, n: n as i8 }),
        (Does::Weaken(n), Some(other)) => tip(cx, Tip { seat: other, other: seat, n: -(n as i8) }),
        (Does::Banish, Some(other)) => banish(cx, seat, other),
        (Does::Control(word), Some(other)) => control(cx, act, other, word)?,
        (Does::Ward(n), _) => {
            if let Some(ward) = cx.game.fight.as_mut().and_then(|fight| fight.wards.get_mut(seat.index())) {
                *ward += n;
            }
            cx.tell(Event::Wards { seat, n });
        }
        (Does::SeesAll, _) => {
            cx.game.fight.iter_mut().for_each(|fight| fight.sees = fight.sees.with(seat));
        }
        (does, _) => effects::one(cx, act, does)?,
    }
    Ok(())
}

fn tip(cx: &mut Cx<'_, Mythos>, tip: Tip) {
    cx.game.fight.iter_mut().for_each(|fight| fight.tips.push(tip));
    cx.tell(Event::Tips { seat: tip.seat, other: tip.other, n: tip.n });
}

fn banish(cx: &mut Cx<'_, Mythos>, seat: Seat, other: Seat) {
    let places: Vec<usize> = banishable(&cx.game, other, seat).collect();
    let at = cx.game.dice.below(places.len() as u32) as usize;
    let Some(place) = places.get(at) else { return };
    let menace = cx.game.player_mut(other).threat.remove(*place);
    cx.game.bury(menace.card);
    cx.tell(Event::Banished { seat, other, title: menace.card.title });
}

/// 9.7: a random Monster of the class changes sides; nobody else learns which, or whether there was one.
fn control(cx: &mut Cx<'_, Mythos>, act: Act, other: Seat, word: Word) -> Flow<()> {
    let seat = act.seat;
    let choices: Choices<Answer> = cx.game.opponents(seat).into_iter().map(Answer::Player).collect();
    let target = turn::choose(cx, seat, Choosing::Opponent, act.title, About::Window, choices)?;
    let Some(Answer::Player(target)) = target else { return Ok(()) };
    let of_class = |menace: &Menace| match menace.card.title.kind() {
        // 10.2: a CULTIST in a Threat is of a lesser independent race; R37: who joined openly has no class.
        Kind::Ally => menace.ally.is_none() && word == Word::LesserIndependent,
        _ => menace.card.title.has(word),
    };
    let threat = cx.game.player(other).threat.iter().enumerate();
    let places: Vec<usize> = threat.filter(|(_, menace)| of_class(menace)).map(|(place, _)| place).collect();
    let at = if places.len() > 1 { cx.game.dice.below(places.len() as u32) as usize } else { 0 };
    let taken = places.get(at).map(|place| cx.game.player_mut(other).threat.remove(*place));
    if let Some(menace) = taken {
        cx.game.player_mut(seat).threat.push(Menace { aim: Some(target), ..menace });
    }
    cx.tell(Event::Controls { seat, other, card: Secret(taken.map(|menace| menace.card.title)) });
    Ok(())
}
