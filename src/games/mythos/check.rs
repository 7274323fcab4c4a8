//! Whether a table that was read from a save can be one: every card accounted for.

use super::cards::{Kind, Title};
use super::draft;
use super::saga;
use super::table::{Ally, Card, Mythos, Phase, SANITY_MAX};
use crate::kernel::{Game, Seat};

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
        let known = fight.order.iter().all(|seat| seat.index() < seats);
        if fight.wards.len() != seats || fight.order.is_empty() || !known {
            return Err("a Combat of others than play");
        }
    }
    for player in &game.players {
        if !(0..=SANITY_MAX).contains(&player.sanity) {
            return Err("Sanity out of bounds");
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
