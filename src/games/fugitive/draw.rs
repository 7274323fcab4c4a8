//! Drawing (section 4, R8, R9), and events that turn up while one draws (R30).

use super::cards::{Cards, Deck, Edge, Top};
use super::chase::{Chase, Drawn, End, Fugitive, LAST_PASSES, Side};
use super::event::Event;
use super::setup::finish;
use super::{About, Answer, edges, happen, placing};
use crate::kernel::{Choices, Cx, Flow, Patience, Secret};

/// The draw with which a turn begins.
pub fn of_the_turn(cx: &mut Cx<'_, Fugitive>, side: Side, count: u8) -> Flow<()> {
    cx.game.chase.drew[side.index()] = Cards::NONE;
    let no_draw = &mut cx.game.chase.force.no_draw[side.index()];
    if std::mem::take(no_draw) {
        cx.tell(Event::NoDraw { side });
        return Ok(());
    }
    draw(cx, side, count)
}

/// So many draws, one after the other, each from any deck.
pub fn draw(cx: &mut Cx<'_, Fugitive>, side: Side, count: u8) -> Flow<()> {
    let mut left = count;
    while left > 0 {
        if std::mem::take(&mut cx.game.chase.force.lost_draw[side.index()]) {
            cx.tell(Event::NoDraw { side });
            left -= 1;
            continue;
        }
        let decks = available(cx.game.chase.decks.each_ref().map(Vec::len), cx.game.chase.force.closed);
        if decks.is_empty() {
            break;
        }
        let mut choices: Choices<Answer> = decks.into_iter().map(Answer::Draw).collect();
        if cx.game.chase.has_edge(side, Edge::Backstreets) {
            choices.push(Answer::UseEdge);
        }
        let seat = cx.game.chase.seat(side);
        match cx.choose(seat, About::Draw, Patience::Turn, choices)? {
            Some(Answer::Draw(deck)) => {
                // R30: an event is no card; after it the drawer draws again.
                match take(cx, side, deck) {
                    None => left -= 1,
                    Some(turned_up) => left += happen::turned_up(cx, turned_up, side)?,
                }
            }
            Some(Answer::UseEdge) => {
                edges::backstreets(cx, side)?;
                left -= 1;
            }
            _ => break,
        }
    }
    cornered(cx)
}

/// Decks that may be drawn from: those with cards, but for one that is closed, unless the others are empty (N3).
pub fn available(sizes: [usize; 3], closed: Option<(Deck, Side)>) -> Vec<Deck> {
    let full: Vec<Deck> = Deck::ALL.into_iter().filter(|deck| sizes[deck.index()] > 0).collect();
    let open: Vec<Deck> =
        full.iter().copied().filter(|deck| closed.is_none_or(|(closed, _)| closed != *deck)).collect();
    if open.is_empty() { full } else { open }
}

/// Takes the top card of a deck. An event, or a card that stands for one, is given back to be resolved.
pub fn take(cx: &mut Cx<'_, Fugitive>, side: Side, deck: Deck) -> Option<Top> {
    let chase = &mut cx.game.chase;
    let top = chase.decks[deck.index()].pop()?;
    Chase::forget(&mut chase.peeks, deck);
    Chase::forget(&mut chase.bottoms, deck);
    let (round, left) = (chase.round, Some(chase.decks[deck.index()].len() as u8));
    let turned_up = if let Top::Hideout(card) = top {
        let hand = chase.hand_mut(side);
        *hand = hand.with(card);
        let drew = &mut chase.drew[side.index()];
        *drew = drew.with(card);
        chase.draws.push(Drawn { round, side, deck });
        let seat = chase.seat(side);
        cx.tell(Event::Drew { seat, side, deck, card: Secret(card), round, left });
        None
    } else {
        Some(top)
    };
    ran_out(cx, deck);
    turned_up
}

/// Says so, where a deck has run out; R17: from the moment when all have, passes are counted.
fn ran_out(cx: &mut Cx<'_, Fugitive>, deck: Deck) {
    if !cx.game.chase.decks[deck.index()].is_empty() {
        return;
    }
    if cx.game.chase.decks_empty() {
        cx.game.chase.left.get_or_insert(LAST_PASSES);
        cx.tell(Event::AllOut);
    } else {
        cx.tell(Event::RanOut { deck });
    }
}

/// Puts a card of a hand under its deck.
pub fn put_under(cx: &mut Cx<'_, Fugitive>, side: Side, card: u8) {
    let Some(deck) = Deck::of(card) else { return };
    let hand = cx.game.chase.hand_mut(side);
    *hand = hand.without(card);
    let drew = &mut cx.game.chase.drew[side.index()];
    *drew = drew.without(card);
    cx.game.chase.decks[deck.index()].insert(0, Top::Hideout(card));
    Chase::forget(&mut cx.game.chase.bottoms, deck);
    cx.game.chase.shown.retain(|one| one.side != side || one.card != card);
    cx.tell(Event::PutUnder { side, deck });
}

/// R17: with all decks empty, a Fugitive who can never place anything again has lost.
pub fn cornered(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let (chase, out) = (&cx.game.chase, cx.game.options.course.out());
    if !chase.decks_empty() {
        return Ok(());
    }
    let legs = if chase.has_edge(Side::Fugitive, Edge::LongLegs) { placing::LONG_LEGS } else { 0 };
    let hand = chase.hand(Side::Fugitive);
    let far = chase.force.far.max(legs);
    let can = hand.iter().any(|card| placing::can_be_placed(hand, card, chase.last(), far, false, out));
    if can { Ok(()) } else { Err(finish(cx, Side::Marshal, End::Cornered)) }
}

/// Cards of a hand that have a deck.
pub fn with_a_deck(hand: Cards, out: u8) -> Cards {
    hand.minus(Cards::between(1, 3)).without(out)
}
