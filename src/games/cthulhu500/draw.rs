//! Drawing cards, the deck that runs out, and the Flag that turns up (3.4, 10.1, 10.2).

use super::cards::Card;
use super::event::Event;
use super::race::{Flag, Phase, Race, Thrift};
use crate::kernel::{Cx, Flow, Seat, Stop};

/// How far a draw may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Up to the hand limit.
    Five,
    /// Beyond it: the card says so.
    None,
}

/// Draws cards, one at a time, as far as the limit allows (3.4, R2).
pub fn draw(cx: &mut Cx<'_, Race>, seat: Seat, cards: u8, limit: Limit) -> Flow<()> {
    for _ in 0..cards {
        if limit == Limit::Five && !cx.game.car(seat).has_room() {
            break;
        }
        draw_one(cx, seat)?;
    }
    Ok(())
}

fn draw_one(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    if cx.game.deck.is_empty() {
        reshuffle(cx);
    }
    let Some(card) = cx.game.deck.pop() else { return Ok(()) };
    if card == Card::CheckeredFlag {
        return raise_flag(cx, seat);
    }
    if cx.game.car(seat).hand.is_full() {
        // No play fills a hand; if one ever does, the card is lost rather than the race.
        cx.game.pile.push(card);
        return Ok(());
    }
    cx.game.to_hand(seat, card);
    cx.game.thrift.drawn = true;
    cx.tell(Event::Drew { seat, card: crate::kernel::Secret(card) });
    if cx.game.deck.is_empty() {
        reshuffle(cx);
    }
    Ok(())
}

/// 10.1: the pile becomes the deck, the Flag with it; unless it lies aside under counters (11.1) or has been raised (11.3). Where there is
/// no pile the deck has run out all the same, but only once, however many draws fall on it: its counter goes with the new deck (R23).
fn reshuffle(cx: &mut Cx<'_, Race>) {
    let race = &mut cx.game;
    if race.pile.is_empty() && race.flag != Flag::Aside(0) {
        return;
    }
    match race.flag {
        Flag::Aside(0) => {
            race.flag = Flag::Shuffled;
            race.pile.push(Card::CheckeredFlag);
        }
        Flag::Aside(counters) => {
            race.flag = Flag::Aside(counters - 1);
            cx.tell(Event::FlagCounter { left: counters - 1 });
        }
        Flag::Shuffled | Flag::Raised(_) => {}
    }
    let race = &mut cx.game;
    race.deck.0 = std::mem::take(&mut race.pile);
    // The order of the pile is nothing that a shuffle should remember.
    race.deck.sort_unstable();
    race.dice.shuffle(&mut race.deck.0);
    race.thrift = Thrift { drawn: race.thrift.drawn, ..Thrift::default() };
    cx.tell(Event::Reshuffled);
}

/// 10.2: the Flag ends the race at once; with a warning lap it opens the last one (11.3).
fn raise_flag(cx: &mut Cx<'_, Race>, seat: Seat) -> Flow<()> {
    if !cx.game.options.warning_lap {
        cx.game.pile.push(Card::CheckeredFlag);
        cx.tell(Event::Flag { seat });
        return finish(cx);
    }
    let race = &mut cx.game;
    race.flag = Flag::Raised(race.len() as u8);
    // R19: everybody has one more turn, and the one in whose turn it came up has the last.
    race.turn.order = race.turn.seat;
    cx.tell(Event::LastLap { seat });
    draw_one(cx, seat)
}

/// Ends the race. What lies on the table goes to the pile, so that every card stays somewhere.
pub fn finish(cx: &mut Cx<'_, Race>) -> Flow<()> {
    let race = &mut cx.game;
    for laid in std::mem::take(&mut race.scene.laid) {
        race.pile.push(laid.card);
    }
    race.rest();
    race.scene = super::scene::Scene::default();
    race.phase = Phase::Over;
    let ranking = race.ranking();
    cx.tell(Event::Over { ranking });
    Err(Stop::Over)
}
