//! Whether a table that was read from a save can be one: every card accounted for.

use super::cards::{Kind, Title};
use super::draft;
use super::fight::{Blow, Fight};
use super::pair::{Pair, Side};
use super::saga;
use super::table::{Ally, Card, FAR, FEW, MANY, Mythos, Phase, Player, SANITY_MAX};
use crate::kernel::{Game, Seat};

/// More points than all Spells and Artifacts together bring from outside.
const TIP_MAX: i8 = 60;

/// What is wrong with it, if anything.
pub fn check(game: &Mythos) -> Result<(), &'static str> {
    if !Mythos::SEATS.contains(&(game.players.len() as u8)) {
        return Err("this game is not for so many");
    }
    let seats = game.players.len();
    if game.mover.index() >= seats || game.first.index() >= seats {
        return Err("somebody has the turn who does not play");
    }
    let fights =
        matches!(game.phase, Phase::Aim | Phase::Assign | Phase::Window | Phase::Clash | Phase::Harm);
    if fights && game.fight.is_none() {
        return Err("a Combat without its notes");
    }
    if let Some(fight) = &game.fight {
        combat(fight, seats)?;
    }
    if !game.fought.iter().flatten().all(|blow| can_be(blow, seats)) {
        return Err("what a Combat has cost");
    }
    if !game.pairs.iter().all(|pair| faced(pair, seats)) {
        return Err("who faced whom in a Combat");
    }
    if game.round > FAR || game.turn > FAR {
        return Err("the game is too long");
    }
    for player in &game.players {
        if !(0..=SANITY_MAX).contains(&player.sanity) {
            return Err("Sanity out of bounds");
        }
        if player.sanity == 0 && !player.insane && !matches!(game.phase, Phase::Between | Phase::Over) {
            return Err("somebody without Sanity plays on");
        }
        if player.edu > MANY || player.lost_turns > FEW || !aims_are_known(player, seats) {
            return Err("the notes of a player");
        }
        let travels = |title: Title| matches!(title.kind(), Kind::Location | Kind::Event | Kind::Monster);
        if player.here.is_some_and(|here| !travels(here.title)) {
            return Err("somebody stands on no place");
        }
    }
    if cards(game).iter().any(|card| card.owner.index() >= seats) {
        return Err("a card of somebody who does not play");
    }
    saga::check(game)?;
    draft::check(game)?;
    conserved(game)
}

/// Everybody in a Combat plays, and nothing in it is further than it can come.
fn combat(fight: &Fight, seats: usize) -> Result<(), &'static str> {
    let known = |seat: &Seat| seat.index() < seats;
    let tips = fight.tips.iter().flat_map(|tip| [tip.seat, tip.other]);
    let harms = fight.harms.iter().flat_map(|harm| [harm.seat, harm.victim]);
    let named = fight.order.iter().copied().chain(tips).chain(harms).chain(fight.sees.iter());
    let places = fight.order.len();
    if fight.wards.len() != seats
        || !(1..=seats).contains(&places)
        || !named.into_iter().all(|seat| known(&seat))
    {
        return Err("a Combat of others than play");
    }
    let turns = usize::from(fight.next) <= places && usize::from(fight.declined) <= places;
    let tipped = fight.tips.iter().all(|tip| (-TIP_MAX..=TIP_MAX).contains(&tip.n));
    let warded = fight.wards.iter().all(|ward| *ward <= FEW);
    if turns && tipped && warded { Ok(()) } else { Err("the notes of a Combat") }
}

/// Nobody loses more than they have, and whoever takes it plays.
fn can_be(blow: &Blow, seats: usize) -> bool {
    let Blow { seat, before, lost, by, .. } = *blow;
    let within = (0..=SANITY_MAX).contains(&before) && (0..=before).contains(&lost);
    within && [seat].into_iter().chain(by.iter()).all(|seat| seat.index() < seats)
}

/// Two who play, with no more of a card left than there was.
fn faced(pair: &Pair, seats: usize) -> bool {
    let [a, b] = &pair.sides;
    let left = |side: &Side| side.threat.iter().all(|one| one.left <= one.n);
    a.seat < b.seat && b.seat.index() < seats && left(a) && left(b)
}

/// Whoever is aimed at, and defended against, plays.
fn aims_are_known(player: &Player, seats: usize) -> bool {
    let carried = player.threat.iter().filter_map(|menace| menace.ally.as_ref());
    let against = player.allies.iter().chain(carried).filter_map(|ally| ally.against);
    let mut aims = player.threat.iter().filter_map(|menace| menace.aim).chain(against);
    aims.all(|seat| seat.index() < seats)
}

fn of_ally(ally: &Ally) -> Vec<Card> {
    let spell = ally.spell.map(|put| put.card);
    [ally.card].into_iter().chain(ally.weapon).chain(spell).collect()
}

/// Every card that lies before anybody, wherever it came from.
fn cards(game: &Mythos) -> Vec<Card> {
    let mut cards = Vec::new();
    for player in &game.players {
        player.allies.iter().for_each(|ally| cards.extend(of_ally(ally)));
        for artifact in &player.artifacts {
            cards.push(artifact.card);
            cards.extend(artifact.spell.map(|put| put.card));
        }
        for tome in &player.tomes {
            cards.push(tome.card);
            cards.extend(tome.spells.iter().map(|put| put.card));
        }
        for menace in player.threat.iter() {
            match &menace.ally {
                Some(ally) => cards.extend(of_ally(ally)),
                None => cards.push(menace.card),
            }
        }
        cards.extend(player.events.iter().map(|event| event.card));
        cards.extend(player.old_one.map(|old_one| old_one.card));
    }
    cards
}

/// Everybody who is sane has every card with which they began, once.
fn conserved(game: &Mythos) -> Result<(), &'static str> {
    let lying = cards(game);
    for (at, player) in game.players.iter().enumerate().filter(|(_, player)| !player.insane) {
        let own = lying.iter().filter(|card| card.owner == Seat(at as u8)).map(|card| card.title);
        let mut all: Vec<Title> = own.collect();
        all.extend(player.hand.iter().chain(player.deck.iter()));
        all.extend(player.pile.iter().chain(&player.story));
        all.extend(player.here.map(|here| here.title).into_iter().chain(player.walking));
        for told in &player.told {
            all.push(told.adventure);
            all.extend(&told.cards);
        }
        let mut list = player.list.0.clone();
        all.sort_unstable();
        list.sort_unstable();
        if all != list {
            return Err("a card is lost, or there twice");
        }
    }
    Ok(())
}
