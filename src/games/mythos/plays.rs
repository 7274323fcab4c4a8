//! Putting a card from hand into play (7.4, 7.5), with what comes along in the same turn.

use super::cards::{Kind, Lasts, Title, When, Word};
use super::effects::{self, Act};
use super::event::Event;
use super::places::{self, Way};
use super::table::{
    Ally, Artifact, Card, Choosing, Lasting, Lies, Menace, Mythos, OldOne, Player, Put, Tome,
};
use super::{About, Answer, adventure, playing, sanity, turn};
use crate::kernel::{Choices, Cx, Flow, Seat, Secret};

/// A card from hand is played.
pub fn play(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    match title.kind() {
        Kind::Location => location(cx, seat, title),
        Kind::Ally => ally(cx, seat, title),
        Kind::Artifact => artifact(cx, seat, title),
        Kind::Tome => tome(cx, seat, title),
        Kind::Spell => spell(cx, seat, title),
        Kind::Event if places::kinds(title).next().is_some() => journey(cx, seat, title),
        Kind::Event => event(cx, seat, title),
        Kind::Monster => threaten(cx, seat, title),
        Kind::OldOne => old_one(cx, seat, title),
        Kind::Adventure => adventure::complete(cx, seat, title),
    }
}

/// A card leaves the hand, for everybody to see, and is paid for (3.6).
fn put_down(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    leave_hand(cx, seat, title, true)
}

fn leave_hand(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title, seen: bool) -> Flow<()> {
    let player = cx.game.player_mut(seat);
    let sanity = playing::cost(player, title);
    player.from_hand(title);
    player.begun = true;
    sanity::pay(cx, seat, title, sanity, seen)
}

fn location(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let way = places::way(cx.game.player(seat), title);
    if way == Some(Way::Straight) {
        return go(cx, seat, title);
    }
    put_down(cx, seat, title)?;
    places::turn_back(cx, seat);
    cx.game.player_mut(seat).walking = Some(title);
    cx.tell(Event::Walks { seat, title });
    Ok(())
}

/// A Location is laid straight.
pub fn go(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    put_down(cx, seat, title)?;
    places::turn_back(cx, seat);
    let told = places::told(cx.game.player(seat), Event::Arrived { seat, title });
    cx.tell(told);
    places::arrive(cx, seat, title)
}

/// 8.7: a Travel Event, and the Location that it reaches at once.
fn journey(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let player = cx.game.player(seat);
    let to = turn::destinations(player, title, playing::cost(player, title), When::Played);
    let choices = [Answer::Done].into_iter().chain(to.into_iter().map(Answer::Card)).collect();
    let to = turn::choose(cx, seat, Choosing::Destination, title, About::Turn, choices)?;
    put_down(cx, seat, title)?;
    places::board(cx, seat, title);
    cx.tell(Event::Boards { seat, title });
    if let Some(Answer::Card(to)) = to {
        go(cx, seat, to)?;
    }
    effects::run(cx, Act { seat, title, other: None }, When::Played)
}

/// An Event that is no journey.
fn event(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let def = title.def();
    let other = match def.target {
        super::cards::Target::Opponent => {
            let targets = playing::targets(&cx.game, seat, title);
            turn::opponent(cx, seat, title, targets)?
        }
        _ => None,
    };
    put_down(cx, seat, title)?;
    cx.tell(Event::Happens { seat, title, other });
    let card = Card { title, owner: seat };
    let act = Act { seat, title, other };
    match def.lasts {
        None => cx.game.bury(card),
        Some(lasts) => {
            if let Lasts::Until(id) = lasts {
                end_event(cx, id);
            }
            let before = effects::lies_before(act);
            cx.game.player_mut(before).events.push(Lasting { card, worked: 0 });
            cx.game.player_mut(seat).played(Some(title), Some(Lies::Before(before)));
        }
    }
    if is_in_vain(&cx.game, act) {
        cx.tell(Event::InVain { title });
    }
    effects::run(cx, act, When::Played)
}

/// Whether nothing comes of an Event at whom it is played: everybody is told, who would look for what has changed.
fn is_in_vain(game: &Mythos, Act { seat, title, other }: Act) -> bool {
    let aimed = game.opponents(seat).into_iter().filter(|one| other.is_none_or(|other| other == *one));
    let aimed: Vec<&Player> = aimed.map(|one| game.player(one)).collect();
    effects::is_in_vain(game.player(seat), &aimed, title)
}

/// 14.2: a lasting Event ends because another has come.
fn end_event(cx: &mut Cx<'_, Mythos>, id: &str) {
    let all: Vec<Seat> = cx.game.seats().collect();
    for seat in all {
        let events = cx.game.player(seat).events.iter().map(|event| event.card.title);
        let ended: Vec<Title> = events.filter(|title| title.id() == id).collect();
        ended.into_iter().for_each(|title| effects::remove(cx, seat, title, super::cards::Fate::Buried));
    }
}

/// A Spell that comes along with whoever or whatever can hold one.
fn held_spell(cx: &mut Cx<'_, Mythos>, seat: Seat, holder: Title) -> Flow<Option<Title>> {
    if !playing::can_hold(holder) {
        return Ok(None);
    }
    let mut spells: Vec<Title> = cx.game.player(seat).hand.to_vec();
    spells.retain(|title| title.kind() == Kind::Spell);
    spells.dedup();
    turn::along(cx, seat, holder, &[], spells)
}

/// An Ally comes.
pub fn ally(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let spell = held_spell(cx, seat, title)?;
    put_down(cx, seat, title)?;
    let player = cx.game.player_mut(seat);
    player.allies.push(Ally::new(Card { title, owner: seat }));
    player.played(Some(title), None);
    cx.tell(Event::Meets { seat, title });
    if let Some(spell) = spell {
        put_spell(cx, seat, spell, title);
    }
    effects::run(cx, Act { seat, title, other: None }, When::Played)
}

fn artifact(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let card = Card { title, owner: seat };
    if title.has(Word::Weapon) {
        let bearers = playing::bearers(cx.game.player(seat));
        let choices: Choices<Answer> = bearers.into_iter().map(Answer::Card).collect();
        let bearer = turn::choose(cx, seat, Choosing::Bearer, title, About::Turn, choices)?;
        let Some(Answer::Card(bearer)) = bearer else { return Ok(()) };
        put_down(cx, seat, title)?;
        let player = cx.game.player_mut(seat);
        player.played(Some(title), Some(Lies::With(bearer)));
        if let Some(ally) = player.allies.iter_mut().find(|ally| ally.card.title == bearer) {
            ally.weapon = Some(card);
        }
        cx.tell(Event::Arms { seat, title, ally: bearer });
        return Ok(());
    }
    let spell = held_spell(cx, seat, title)?;
    put_down(cx, seat, title)?;
    let player = cx.game.player_mut(seat);
    player.artifacts.push(Artifact { card, used: None, spell: None });
    player.played(Some(title), None);
    cx.tell(Event::Finds { seat, title });
    if let Some(spell) = spell {
        put_spell(cx, seat, spell, title);
    }
    effects::run(cx, Act { seat, title, other: None }, When::Played)
}

/// 9.3: a Tome, and any number of Spells that fit.
fn tome(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let mut hand = cx.game.player(seat).hand.to_vec();
    let mut spells: Vec<Title> = Vec::new();
    loop {
        let mut fitting: Vec<Title> = hand.clone();
        fitting.retain(|one| one.kind() == Kind::Spell && playing::fits(title, *one, spells.len()));
        fitting.dedup();
        let Some(spell) = turn::along(cx, seat, title, &spells, fitting)? else { break };
        hand.remove(hand.iter().position(|one| *one == spell).unwrap_or(0));
        spells.push(spell);
    }
    put_down(cx, seat, title)?;
    let card = Card { title, owner: seat };
    cx.game.player_mut(seat).tomes.push(Tome { card, spells: Vec::new() });
    cx.tell(Event::Reads { seat, title });
    for spell in spells {
        put_spell(cx, seat, spell, title);
    }
    effects::run(cx, Act { seat, title, other: None }, When::Played)
}

/// A Spell is put where there is a place for it; that costs nothing.
fn spell(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let holders = playing::holders(cx.game.player(seat), title);
    let choices: Choices<Answer> = holders.into_iter().map(Answer::Card).collect();
    let holder = turn::choose(cx, seat, Choosing::Holder, title, About::Turn, choices)?;
    if let Some(Answer::Card(holder)) = holder {
        put_spell(cx, seat, title, holder);
    }
    Ok(())
}

fn put_spell(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title, holder: Title) {
    let turn = cx.game.turn;
    let player = cx.game.player_mut(seat);
    player.from_hand(title);
    let put = Put { card: Card { title, owner: seat }, turn, down: false };
    // Of two of a title the one that has come last: what comes along goes with it.
    let mut tomes = player.tomes.iter_mut().rev().filter(|tome| tome.card.title == holder);
    if let Some(tome) = tomes.find(|tome| playing::fits(holder, title, tome.spells.len())) {
        tome.spells.push(put);
    } else if let Some(ally) = player.allies.iter_mut().find(|ally| ally.card.title == holder) {
        ally.spell = Some(put);
    } else {
        let mut free = player.artifacts.iter_mut().rev().filter(|one| one.card.title == holder);
        if let Some(artifact) = free.find(|one| one.spell.is_none()) {
            artifact.spell = Some(put);
        }
    }
    cx.tell(Event::Learns { seat, title, holder });
}

/// 10.1, 10.2: a Monster or a CULTIST through the Gate, and Monsters that join.
pub fn threaten(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    let at = cx.game.player(seat).at();
    into_threat(cx, seat, title, at)
}

/// The same, through a Gate or without one.
pub fn into_threat(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title, gate: Option<Title>) -> Flow<()> {
    let mut hand = cx.game.player(seat).hand.to_vec();
    hand.remove(hand.iter().position(|one| *one == title).unwrap_or(0));
    let mut coming = vec![title];
    loop {
        let player = cx.game.player(seat);
        let paid: i8 = coming.iter().map(|one| playing::cost(player, *one)).sum();
        let mut more: Vec<Title> = hand.clone();
        more.retain(|one| {
            one.kind() == Kind::Monster
                && coming.iter().all(|other| playing::join(*one, *other))
                && playing::affords(player, paid + playing::cost(player, *one))
        });
        more.dedup();
        let Some(one) = turn::along(cx, seat, title, &coming[1..], more)? else { break };
        hand.remove(hand.iter().position(|held| *held == one).unwrap_or(0));
        coming.push(one);
    }
    for one in &coming {
        leave_hand(cx, seat, *one, false)?;
        let card = Card { title: *one, owner: seat };
        cx.game.player_mut(seat).threat.push(Menace { card, aim: None, ally: None });
    }
    cx.tell(Event::Threatens { seat, at: gate, cards: Secret(coming) });
    if gate.is_some() { use_gate(cx, seat) } else { Ok(()) }
}

/// 10.1: a Gate is used, and what waits for that happens.
fn use_gate(cx: &mut Cx<'_, Mythos>, seat: Seat) -> Flow<()> {
    let player = cx.game.player_mut(seat);
    if let Some(here) = &mut player.here {
        let again = here.used;
        here.used = true;
        player.once_more |= again;
    }
    let waiting = cx.game.player(seat).events.iter().map(|event| event.card);
    let waiting: Vec<Card> = waiting.filter(|card| card.title.def().acts(When::GateUse)).collect();
    for card in waiting {
        let act = Act { seat: card.owner, title: card.title, other: Some(seat) };
        let same = |event: &&mut Lasting| event.card == card;
        let event = cx.game.player_mut(seat).events.iter_mut().find(same);
        let worked = event.map_or(0, |event| {
            event.worked = event.worked.saturating_add(1);
            event.worked
        });
        effects::run(cx, act, When::GateUse)?;
        if worked >= 2 && card.title.def().lasts == Some(Lasts::Twice) {
            effects::remove(cx, seat, card.title, super::cards::Fate::Buried);
        }
    }
    Ok(())
}

/// 10.6: a Great Old One is called.
fn old_one(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title) -> Flow<()> {
    put_down(cx, seat, title)?;
    let round = cx.game.round;
    let player = cx.game.player_mut(seat);
    player.called = Some(round);
    player.old_one = Some(OldOne { card: Card { title, owner: seat }, inverted: false });
    cx.tell(Event::Rises { seat, title });
    effects::run(cx, Act { seat, title, other: None }, When::Played)?;
    use_gate(cx, seat)
}
