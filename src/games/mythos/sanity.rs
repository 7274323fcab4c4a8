//! Sanity and cards drawn (3.3 to 3.8, 12.6): what is gained, lost and paid, and what follows when nothing is left.

use super::cards::{Does, Investigator, Title};
use super::event::Event;
use super::table::{Mythos, Phase, SANITY_MAX};
use super::{ending, round};
use crate::kernel::{Cx, Flow, Seat, Secret, Stop};

/// Sanity is gained, unless Nyarlathotep is in play.
pub fn gain(cx: &mut Cx<'_, Mythos>, seat: Seat, n: i8) {
    if !cx.game.in_force().any(|does| does == Does::NoGain) {
        gain_anyhow(cx, seat, n);
    }
}

/// Sanity is gained in any case: by completing an Adventure.
pub fn gain_anyhow(cx: &mut Cx<'_, Mythos>, seat: Seat, n: i8) {
    let player = cx.game.player_mut(seat);
    let gained = n.min(SANITY_MAX - player.sanity);
    if gained > 0 && !player.insane {
        player.sanity += gained;
        cx.tell(Event::Gains { seat, n: gained });
    }
}

/// R8: Sanity is lost by an effect. What that brings about is for [`settle`] to say, once all that is
/// simultaneous has been lost.
pub fn lose(cx: &mut Cx<'_, Mythos>, seat: Seat, n: i8, by: Option<Title>) {
    lose_so(cx, seat, n, |n| Event::Loses { seat, n, by, combat: false, paid: false });
}

/// The same as the price of what somebody does themselves.
pub fn spend(cx: &mut Cx<'_, Mythos>, seat: Seat, n: i8, by: Option<Title>) {
    lose_so(cx, seat, n, |n| Event::Loses { seat, n, by, combat: false, paid: true });
}

/// 11.9: the same where it is what came through in Combat.
pub fn lose_in_combat(cx: &mut Cx<'_, Mythos>, seat: Seat, n: i8) {
    lose_so(cx, seat, n, |n| Event::Loses { seat, n, by: None, combat: true, paid: false });
}

fn lose_so(cx: &mut Cx<'_, Mythos>, seat: Seat, n: i8, told: impl Fn(i8) -> Event) {
    let player = cx.game.player_mut(seat);
    let lost = n.min(player.sanity);
    if lost > 0 && !player.insane {
        player.sanity -= lost;
        cx.tell(told(lost));
    }
}

/// 3.6: what a card gives or costs when it is played. Whoever is left without Sanity has it without effect: it goes to the pile (R6).
/// Others learn what was paid for, unless it came into a Threat (10.1).
pub fn pay(cx: &mut Cx<'_, Mythos>, seat: Seat, title: Title, sanity: i8, seen: bool) -> Flow<()> {
    if sanity >= 0 {
        gain(cx, seat, sanity);
        return Ok(());
    }
    spend(cx, seat, -sanity, Some(title).filter(|_| seen));
    if cx.game.player(seat).sanity == 0 {
        cx.game.player_mut(seat).pile.push(title);
    }
    settle(cx)
}

/// 15.1, R60: whoever is at nought now. The basic game ends; in a campaign they drop out, and whoever is left goes on.
pub fn settle(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let fallen: Vec<Seat> = cx.game.seats().filter(|seat| cx.game.player(*seat).sanity == 0).collect();
    if fallen.is_empty() {
        return Ok(());
    }
    for seat in &fallen {
        cx.tell(Event::Insane { seat: *seat });
    }
    if cx.game.options.goal().is_none() {
        return ending::end(cx);
    }
    for seat in &fallen {
        ending::drop_out(&mut cx.game, *seat);
    }
    if cx.game.seats().count() < 2 {
        return ending::end(cx);
    }
    if cx.game.phase == Phase::Turn && fallen.contains(&cx.game.mover) {
        round::next_turn(&mut cx.game);
        return Err(Stop::Over);
    }
    Ok(())
}

/// 6: deals so many cards to somebody, before there is a pile.
pub fn deal(cx: &mut Cx<'_, Mythos>, seat: Seat, n: usize) {
    let player = cx.game.player_mut(seat);
    let mut dealt = Vec::new();
    while dealt.len() < n
        && let Some(title) = player.deck.pop()
    {
        player.to_hand(title);
        dealt.push(title);
    }
    cx.tell(Event::Dealt { seat, cards: Secret(dealt) });
}

/// Draws so many cards; the pile becomes a new deck where the old one runs out (R53).
pub fn draw(cx: &mut Cx<'_, Mythos>, seat: Seat, n: usize) -> Flow<()> {
    draw_thanks_to(cx, seat, n, None)
}

/// The same, told with who the player is, where that is what brings it.
pub fn draw_thanks_to(cx: &mut Cx<'_, Mythos>, seat: Seat, n: usize, who: Option<Investigator>) -> Flow<()> {
    let mut drawn = Vec::new();
    for _ in 0..n {
        if cx.game.player(seat).deck.is_empty() {
            if cx.game.player(seat).pile.is_empty() {
                break;
            }
            tell_drawn(cx, seat, &mut drawn, who);
            shuffle_in(cx, seat);
            settle(cx)?;
        }
        let player = cx.game.player_mut(seat);
        if let Some(title) = player.deck.pop() {
            player.to_hand(title);
            drawn.push(title);
        }
    }
    tell_drawn(cx, seat, &mut drawn, who);
    Ok(())
}

fn tell_drawn(cx: &mut Cx<'_, Mythos>, seat: Seat, drawn: &mut Vec<Title>, who: Option<Investigator>) {
    if !drawn.is_empty() {
        cx.tell(Event::Draws { seat, cards: Secret(std::mem::take(drawn)), who });
    }
}

/// 12.5: the pile is shuffled into the deck, for 1 Sanity. [`settle`] says what that brings about.
pub fn shuffle_in(cx: &mut Cx<'_, Mythos>, seat: Seat) {
    let player = &mut cx.game.players[seat.index()];
    player.deck.0.append(&mut player.pile);
    cx.game.dice.shuffle(&mut player.deck.0);
    cx.tell(Event::Reshuffles { seat });
    lose(cx, seat, 1, None);
}
