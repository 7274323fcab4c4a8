//! How it ends (chapter 15), and how somebody drops out of a campaign (16.3).

use super::cards::Fate;
use super::event::Event;
use super::saga;
use super::table::{Mythos, Phase};
use crate::kernel::{Cx, Flow, Seat, Stop};

/// 15.1: the game is over, wherever it is.
pub fn end(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    if let Some(games) = cx.game.options.games() {
        return saga::end(cx, games);
    }
    close(cx);
    Err(Stop::Over)
}

/// 15.2, 16.4: nothing more is played, and everybody stands somewhere.
pub fn close(cx: &mut Cx<'_, Mythos>) {
    cx.game.phase = Phase::Over;
    let ranking = ranking(&cx.game);
    let ranking = ranking.into_iter().map(|seat| (seat, score(&cx.game, seat))).collect();
    cx.tell(Event::Ends { ranking });
}

/// What counts in the end: of a saga the sum of all games.
pub fn score(game: &Mythos, seat: Seat) -> i16 {
    game.saga.as_ref().map_or_else(|| game.player(seat).score(), |saga| saga.sum(seat))
}

/// 15.2: everybody, the highest score first; equals by seat.
pub fn ranking(game: &Mythos) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..game.players.len() as u8).map(Seat).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(score(game, *seat)));
    seats
}

/// 16.3: all cards of somebody insane leave the game; what they control goes back to its owners' piles.
pub fn drop_out(game: &mut Mythos, seat: Seat) {
    let gone = game.player_mut(seat);
    gone.insane = true;
    gone.hand.clear();
    gone.deck.clear();
    gone.pile.clear();
    gone.story.clear();
    (gone.here, gone.walking, gone.old_one) = (None, None, None);
    let allies = std::mem::take(&mut gone.allies);
    let artifacts = std::mem::take(&mut gone.artifacts);
    let tomes = std::mem::take(&mut gone.tomes);
    let threat = std::mem::take(&mut gone.threat.0);
    let events = std::mem::take(&mut gone.events);
    for ally in allies {
        game.lay_ally(ally, Fate::Discarded);
    }
    let spells = artifacts.iter().filter_map(|one| one.spell.map(|put| put.card));
    let within = tomes.iter().flat_map(|tome| tome.spells.iter().map(|put| put.card));
    let own = artifacts.iter().map(|one| one.card).chain(tomes.iter().map(|one| one.card));
    let rest: Vec<_> = spells.chain(within).chain(own).chain(events.iter().map(|one| one.card)).collect();
    for card in rest {
        game.discard(card);
    }
    for menace in threat {
        match menace.ally {
            Some(ally) => _ = game.lay_ally(ally, Fate::Discarded),
            None => game.discard(menace.card),
        }
    }
    before_others(game, seat);
}

/// Cards of somebody insane that lie before others leave the game, too.
fn before_others(game: &mut Mythos, seat: Seat) {
    let mut back = Vec::new();
    for player in &mut game.players {
        player.events.retain(|event| event.card.owner != seat);
        player.threat.retain(|menace| menace.ally.is_some() || menace.card.owner != seat);
        for ally in &mut player.allies {
            ally.spell = ally.spell.filter(|put| put.card.owner != seat);
            ally.weapon = ally.weapon.filter(|card| card.owner != seat);
            if ally.card.owner == seat {
                back.extend(ally.spell.map(|put| put.card).into_iter().chain(ally.weapon));
            }
        }
        player.allies.retain(|ally| ally.card.owner != seat);
    }
    for card in back {
        game.discard(card);
    }
}

/// 15.2: places by score; equal scores share one.
pub fn places(game: &Mythos) -> Vec<Vec<Seat>> {
    let mut places: Vec<Vec<Seat>> = Vec::new();
    for seat in ranking(game) {
        let points = score(game, seat);
        match places.last_mut().filter(|place| place.iter().any(|one| score(game, *one) == points)) {
            Some(place) => place.push(seat),
            None => places.push(vec![seat]),
        }
    }
    places
}
