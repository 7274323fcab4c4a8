//! Casting Spells (9.4) and summoning Monsters (9.6).

use super::cards::{Does, Fate, Kind, Title, Travel, When, Word};
use super::effects::{self, Act};
use super::event::Event;
use super::table::{Choosing, Mythos, Player, Put};
use super::titles::Titles;
use super::{About, Answer, absorb, places, playing, plays, sanity, turn};
use crate::kernel::{Ask, Choices, Cx, Flow, Patience, Seat, Several};

/// A Spell that is ready, and what holds it.
#[derive(Clone, Copy)]
pub struct Ready {
    /// The Spell.
    pub put: Put,
    /// What holds it.
    pub holder: Title,
}

/// Every Spell of a player that is not cast yet, and whose holder can cast.
pub fn ready(player: &Player) -> Vec<Ready> {
    let within = player.tomes.iter().flat_map(|tome| {
        let holder = tome.card.title;
        tome.spells.iter().map(move |put| Ready { put: *put, holder })
    });
    let allies = player.allies.iter().filter(|ally| !ally.down);
    let by_allies = allies.filter_map(|ally| Some(Ready { put: ally.spell?, holder: ally.card.title }));
    let artifacts = player.artifacts.iter();
    let by_things = artifacts.filter_map(|one| Some(Ready { put: one.spell?, holder: one.card.title }));
    within.chain(by_allies).chain(by_things).filter(|ready| !ready.put.down).collect()
}

/// What casting costs: of a Tome the Spell's cost, of anything else nothing.
pub fn cost(player: &Player, spell: Title, holder: Title) -> i8 {
    if holder.kind() == Kind::Tome { playing::cost(player, spell) } else { 0 }
}

/// Spells that can be cast in a turn, each with what holds it.
pub fn castable(game: &Mythos, seat: Seat) -> Vec<Answer> {
    let player = game.player(seat);
    let earlier = ready(player).into_iter().filter(|ready| ready.put.turn < game.turn);
    let can = earlier.filter(|ready| {
        let cost = cost(player, ready.put.card.title, ready.holder);
        let does: Vec<Does> = ready.put.card.title.def().at(When::Cast).collect();
        playing::affords(player, cost)
            && !does.is_empty()
            && does.iter().all(|one| works(game, seat, *one, cost))
    });
    can.map(|ready| Answer::Cast { spell: ready.put.card.title, holder: ready.holder }).collect()
}

/// R33: whether an effect of a Spell can do anything now, for whoever has paid so much.
fn works(game: &Mythos, seat: Seat, does: Does, paid: i8) -> bool {
    let player = game.player(seat);
    match does {
        Does::Summon(word) => !summonable(player, word, paid).is_empty(),
        Does::Unbury(_) => !effects::buried_allies(game, seat).is_empty(),
        Does::Lose { .. } | Does::TakeAlly => !effects::whom(game, seat, &[does]).is_empty(),
        Does::Reopen => can_reopen(game, seat),
        Does::LoseHand { .. } => {
            game.opponents(seat).iter().any(|other| !game.player(*other).hand.is_empty())
        }
        Does::Sanity { n, .. } if n > 0 => {
            let gains = !game.in_force().any(|does| does == Does::NoGain);
            gains && player.sanity < super::table::SANITY_MAX
        }
        _ => true,
    }
}

/// Whether a player stands at a Gate that is used.
pub fn can_reopen(game: &Mythos, seat: Seat) -> bool {
    let player = game.player(seat);
    player.at().is_some_and(|at| at.def().gate) && player.here.is_some_and(|here| here.used)
}

/// Monsters of a class in hand that can be paid for after so much.
fn summonable(player: &Player, word: Word, paid: i8) -> Vec<Title> {
    let mut titles = turn::raisable(player, word);
    titles.retain(|title| playing::affords(player, paid + playing::cost(player, *title)));
    // R6: whoever casts with their last point does not live to see it.
    titles.retain(|_| player.sanity + paid > 0);
    titles
}

/// A Spell is spent: paid for, and turned down or buried. False where it is not there any more.
pub fn spend(cx: &mut Cx<'_, Mythos>, seat: Seat, spell: Title, holder: Title, earlier: bool) -> Flow<bool> {
    let turn = cx.game.turn;
    let player = cx.game.player(seat);
    let fits = |ready: &Ready| {
        ready.put.card.title == spell && ready.holder == holder && !(earlier && ready.put.turn >= turn)
    };
    let Some(one) = ready(player).into_iter().find(fits) else { return Ok(false) };
    let cost = cost(player, spell, holder);
    turn_down(&mut cx.game, seat, &one);
    if holder.kind() == Kind::Tome {
        cx.tell(Event::Casts { seat, title: spell });
        sanity::spend(cx, seat, -cost, Some(spell));
    } else {
        cx.tell(Event::FriendCasts { seat, title: spell, holder });
    }
    sanity::settle(cx)?;
    Ok(!cx.game.player(seat).insane)
}

/// 9.4: of a Tome it is turned down; of anything else it is buried.
fn turn_down(game: &mut Mythos, seat: Seat, ready: &Ready) {
    let player = game.player_mut(seat);
    let same = |put: &Put| *put == ready.put;
    let mut within = player.tomes.iter_mut().filter(|tome| tome.card.title == ready.holder);
    if let Some(put) = within.find_map(|tome| tome.spells.iter_mut().find(|put| same(put))) {
        put.down = true;
        return;
    }
    for ally in player.allies.iter_mut().filter(|ally| ally.card.title == ready.holder) {
        ally.spell = ally.spell.filter(|put| !same(put));
    }
    let mut things = player.artifacts.iter_mut().filter(|one| one.card.title == ready.holder);
    if let Some(artifact) = things.find(|one| one.spell.as_ref().is_some_and(same)) {
        artifact.spell = None;
    }
    game.bury(ready.put.card);
}

/// 7.4: a Spell is cast in a turn.
pub fn cast(cx: &mut Cx<'_, Mythos>, seat: Seat, spell: Title, holder: Title) -> Flow<()> {
    let effects: Vec<Does> = spell.def().at(When::Cast).collect();
    let summons =
        effects.iter().find_map(|does| if let Does::Summon(word) = does { Some(*word) } else { None });
    if let Some(word) = summons {
        return summon(cx, seat, spell, holder, word);
    }
    let mut act = Act { seat, title: spell, other: None };
    if effects.iter().any(effects::names_an_opponent) {
        let others = effects::whom(&cx.game, seat, &effects);
        act.other = turn::opponent(cx, seat, spell, others)?;
    }
    if spend(cx, seat, spell, holder, true)? {
        effects::run(cx, act, When::Cast)?;
    }
    Ok(())
}

/// 9.6: a Monster is shown; it attacks an opponent, or carries its summoner.
fn summon(cx: &mut Cx<'_, Mythos>, seat: Seat, spell: Title, holder: Title, word: Word) -> Flow<()> {
    let player = cx.game.player(seat);
    let tome = holder.kind() == Kind::Tome;
    let paid = if tome { playing::cost(player, spell) } else { 0 };
    let choices: Choices<Answer> = summonable(player, word, paid).into_iter().map(Answer::Card).collect();
    let monster = turn::choose(cx, seat, Choosing::Monster, spell, About::Turn, choices)?;
    let Some(Answer::Card(monster)) = monster else { return Ok(()) };
    let whole = paid + playing::cost(cx.game.player(seat), monster);
    let mut choices: Choices<Answer> = cx.game.opponents(seat).into_iter().map(Answer::Player).collect();
    if carries(monster).is_some() {
        let to = turn::destinations(cx.game.player(seat), monster, whole, When::Use);
        choices.extend(to.into_iter().map(Answer::Card));
    }
    let aim = turn::choose(cx, seat, Choosing::Carry, monster, About::Turn, choices)?;
    if !spend(cx, seat, spell, holder, true)? {
        return Ok(());
    }
    let player = cx.game.player_mut(seat);
    player.from_hand(monster);
    let sanity = playing::cost(player, monster);
    sanity::pay(cx, seat, monster, sanity, true)?;
    match aim {
        Some(Answer::Player(other)) => attack(cx, seat, monster, other),
        Some(Answer::Card(to)) => {
            places::board(cx, seat, monster);
            cx.tell(Event::Carried { seat, title: monster });
            plays::go(cx, seat, to)
        }
        _ => Ok(()),
    }
}

/// By which kind of travel a Monster carries its summoner.
fn carries(title: Title) -> Option<Travel> {
    title.def().at(When::InPlay).find_map(|does| if let Does::Carry(by) = does { Some(by) } else { None })
}

/// 9.6: a summoned Monster attacks. Allies alone help.
fn attack(cx: &mut Cx<'_, Mythos>, seat: Seat, monster: Title, other: Seat) -> Flow<()> {
    cx.tell(Event::Summons { seat, title: monster, other });
    let value = cx.game.monster_value(seat, monster);
    // It is buried when all is over; nothing that happens until then asks where it lies.
    cx.game.bury(super::table::Card { title: monster, owner: seat });
    let allies = cx.game.player(other).allies.iter().filter(|ally| !ally.down);
    let allies: Vec<Title> = allies.map(|ally| ally.card.title).collect();
    let mut defending = Titles::default();
    if !allies.is_empty() && other != seat {
        let all: Titles = allies.iter().copied().collect();
        let about = About::Defend { monster, value };
        let mut ask = Ask::new(other, about, Patience::Reaction, Answer::At(seat, all));
        ask.offer(Answer::At(seat, Titles::default()));
        if allies.len() > 1 {
            let items = allies.iter().map(|title| Answer::At(seat, [*title].into_iter().collect())).collect();
            let most = allies.len() as u8 - 1;
            let base = Answer::At(seat, Titles::default());
            ask.offer_sets(Several { base, items, least: 1, most });
        }
        if let Answer::At(_, titles) = cx.put(ask)? {
            defending = titles;
        }
    }
    for ally in &mut cx.game.player_mut(other).allies {
        ally.against = defending.has(ally.card.title).then_some(seat);
    }
    let points = vec![absorb::Points::of_monster(monster, seat, value)];
    let left = absorb::by_allies(cx, other, seat, points)?;
    for (title, held) in absorb::bury_damaged(&mut cx.game, other) {
        cx.tell(Event::Gone { seat: other, title, fate: Fate::Buried, held, by: None });
    }
    let through = absorb::sum(&left);
    sanity::lose(cx, other, through as i8, Some(monster));
    sanity::settle(cx)?;
    if through > 0 && !cx.game.player(other).insane {
        effects::run(cx, Act { seat, title: monster, other: Some(other) }, When::Damages)?;
    }
    Ok(())
}
