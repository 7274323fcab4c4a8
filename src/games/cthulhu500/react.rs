//! Reaction windows: who may answer what happens, in which order the answers count, and what cancels what (8).
//!
//! Who is asked depends on public facts only. The last-in-first-out of ¡Iä! ¡Iä! is nothing but a window inside a window.

use super::answers::{among, asked, asked_ahead, may_hold_an_answer, threatened};
use super::cards::{Declares, Does, Trigger, Word};
use super::event::Event;
use super::moment::{Ahead, Aim, Fate, Laid, Lay, Moment};
use super::orders::touched;
use super::race::Race;
use super::step::{Play, run};
use super::{Answer, Reactions};
use crate::table::{Asks, Cx, Flow, Seat, Seats};
use arrayvec::ArrayVec;
use std::ops::Range;

/// Opens the window for something that happens. `with` is an answer that came with the announcement (8.11).
pub fn window(cx: &mut Cx<'_, Race>, moment: Moment, with: Option<(Seat, Lay)>) -> Flow<()> {
    let ahead = std::mem::take(&mut cx.game.scene.ahead.0);
    let heard = ahead.filter(|_| moment == Moment::DamageComing);
    let around = std::mem::take(&mut cx.game.scene.threatened);
    match cx.game.options.reactions {
        Reactions::First => first_come(cx, moment, with, heard)?,
        Reactions::Sealed => sealed(cx, moment, with, heard)?,
    }
    cx.game.scene.threatened = around;
    Ok(())
}

// ---------------------------------------------------------------------------------------------- cards on the table

/// Lays a card down from a hand, with what is declared and paid. Says where it lies.
pub fn lay_down(cx: &mut Cx<'_, Race>, seat: Seat, lay: Lay) -> u8 {
    let Lay { card, aim } = lay;
    cx.game.from_hand(seat, card);
    let at = cx.game.scene.laid.len() as u8;
    let touches = touched(&cx.game, seat, lay);
    cx.game.scene.laid.push(Laid { seat, card, aim, fate: Fate::Stands, touches });
    cx.tell(Event::Laid { seat, card, aim });
    // 7.2: a cost is paid at once, and stays paid.
    if let (Declares::OwnCrew, Aim::Part(part)) = (card.def().declares, aim) {
        cx.game.discard_part(part);
        cx.tell(Event::Lost { part });
    }
    at
}

/// Whether the card at this position still stands.
pub fn stands(race: &Race, at: u8) -> bool {
    race.scene.laid.get(usize::from(at)).is_some_and(|laid| laid.fate == Fate::Stands)
}

/// Puts the last card on the table where it belongs now.
pub fn clear_away(cx: &mut Cx<'_, Race>) {
    let Some(Laid { seat, card, fate, .. }) = cx.game.scene.laid.pop() else { return };
    match fate {
        Fate::Stands | Fate::Cancelled => cx.game.pile.push(card),
        Fate::Taken(by) => {
            cx.game.to_hand(by, card);
            cx.tell(Event::Claimed { seat: by, card });
        }
        Fate::Returned => {
            cx.game.to_hand(seat, card);
            cx.tell(Event::Returned { seat, card });
        }
    }
}

/// A Reaction that stands does what it says.
fn take_effect(cx: &mut Cx<'_, Race>, at: u8) -> Flow<()> {
    let Laid { seat, card, aim, .. } = cx.game.scene.laid[usize::from(at)];
    match card.def().does {
        Does::Steps(steps) => run(cx, Play { aim, ..Play::of(seat, card) }, steps),
        Does::Rule(rule, _) => rule(cx, Play { aim, ..Play::of(seat, card) }),
    }
}

// ---------------------------------------------------------------------------------------------- first come (8.6)

/// 8.6: each answer takes effect when it comes. After one everybody is asked again; all have to pass in a row.
fn first_come(
    cx: &mut Cx<'_, Race>,
    moment: Moment,
    with: Option<(Seat, Lay)>,
    heard: Option<Ahead>,
) -> Flow<()> {
    let first = match &heard {
        Some(heard) if heard.is_empty() => return Ok(()),
        Some(heard) => heard.first().copied(),
        None => with,
    };
    if let Some((seat, lay)) = first {
        respond(cx, seat, lay)?;
    }
    let mut occasion = None;
    'since_the_last_card: loop {
        let seats = asked(&cx.game, moment);
        cx.game.scene.threatened = threatened(&cx.game, moment);
        let about_damage = asked_ahead(&cx.game, seats);
        let mut asks = Asks::once_more(occasion);
        for seat in seats.iter() {
            asks.push(among(&cx.game, &[moment], seat, &cx.game.car(seat).hand, about_damage));
        }
        let mut ahead = Ahead::new();
        while !asks.is_empty() {
            match cx.ask_any(&mut asks)? {
                (seat, Answer::Lay(lay)) if lay.card.trigger() != Some(moment.trigger()) => {
                    ahead.push((seat, lay));
                    asks.close(seat);
                }
                (seat, Answer::Lay(lay)) => {
                    occasion = asks.occasion();
                    respond(cx, seat, lay)?;
                    continue 'since_the_last_card;
                }
                (seat, _) => asks.close(seat),
            }
        }
        cx.game.scene.ahead.0 = (!about_damage.is_empty()).then_some(ahead);
        cx.game.scene.drawn_in = Seats::NONE;
        return Ok(());
    }
}

/// Lays a Reaction down, lets it be answered in its turn, and does what it says if it still stands (R10).
fn respond(cx: &mut Cx<'_, Race>, seat: Seat, lay: Lay) -> Flow<()> {
    let at = lay_down(cx, seat, lay);
    window(cx, Moment::CardPlayed(at), None)?;
    if stands(&cx.game, at) {
        take_effect(cx, at)?;
    }
    clear_away(cx);
    Ok(())
}

// ---------------------------------------------------------------------------------------------- sealed (8.7)

/// 8.7: answers are laid down together, then the answers to them, until nobody answers; then everything resolves.
fn sealed(
    cx: &mut Cx<'_, Race>,
    moment: Moment,
    with: Option<(Seat, Lay)>,
    heard: Option<Ahead>,
) -> Flow<()> {
    let mut seats = asked(&cx.game, moment);
    let (mut with, mut heard) = (with, heard);
    loop {
        let bottom = cx.game.scene.laid.len() as u8;
        let mut layings: ArrayVec<Range<u8>, 32> = ArrayVec::new();
        if let Some((seat, lay)) = with.take() {
            // What came with the announcement is the attacker's first answer, and saves the question.
            lay_down(cx, seat, lay);
            seats = seats.without(seat);
        }
        match heard.take() {
            Some(lays) => lay_in_order_of_the_dice(cx, lays),
            None => {
                cx.game.scene.threatened = threatened(&cx.game, moment);
                let ahead = lay_together(cx, seats, &[moment])?;
                if cx.game.scene.laid.len() as u8 == bottom {
                    cx.game.scene.ahead.0 = ahead;
                    return Ok(());
                }
            }
        }
        let mut layer = bottom..cx.game.scene.laid.len() as u8;
        while !layer.is_empty() && !layings.is_full() {
            layings.push(layer.clone());
            cx.game.scene.threatened = Seats::NONE;
            let moments: ArrayVec<Moment, 94> = layer.clone().map(Moment::CardPlayed).collect();
            let seats = may_hold_an_answer(&cx.game, &moments, cx.game.seats_with_cards());
            lay_together(cx, seats, &moments)?;
            layer = layer.end..cx.game.scene.laid.len() as u8;
        }
        resolve(cx, moment, &layings)?;
        for _ in bottom..cx.game.scene.laid.len() as u8 {
            clear_away(cx);
        }
        // A redirected attempt, damage that was passed on: those who were drawn in may answer in their turn.
        let drawn_in = std::mem::take(&mut cx.game.scene.drawn_in);
        seats = drawn_in.iter().filter(|seat| asked(&cx.game, moment).has(*seat)).collect();
        if seats.is_empty() {
            return Ok(());
        }
    }
}

/// One laying: everybody asked lays down as many fitting cards as they like, unseen; then the dice put them in order. Where nobody
/// has laid anything, what they have answered to the damage that is to follow, if they were asked about it.
fn lay_together(cx: &mut Cx<'_, Race>, seats: Seats, moments: &[Moment]) -> Flow<Option<Ahead>> {
    let mut hands: ArrayVec<_, 8> = cx.game.cars.iter().map(|car| car.hand.0.clone()).collect();
    let about_damage = asked_ahead(&cx.game, seats);
    let mut asks = Asks::new();
    for seat in seats.iter() {
        asks.push(among(&cx.game, moments, seat, &hands[seat.index()], about_damage));
    }
    let mut lays = Ahead::new();
    while !asks.is_empty() {
        let (seat, answer) = cx.ask_any(&mut asks)?;
        let Answer::Lay(lay) = answer else {
            asks.close(seat);
            continue;
        };
        lays.push((seat, lay));
        let hand = &mut hands[seat.index()];
        if let Some(at) = hand.iter().position(|card| *card == lay.card) {
            hand.remove(at);
        }
        let again = among(&cx.game, moments, seat, hand, about_damage);
        // Nobody sees who has laid what: to have nothing more to lay is no news either.
        if again.choices.len() > 1 { asks.again(again) } else { asks.close(seat) }
    }
    let now = |(_, lay): &(Seat, Lay)| moments.iter().any(|one| lay.card.trigger() == Some(one.trigger()));
    if !lays.iter().any(now) {
        return Ok((!about_damage.is_empty()).then_some(lays));
    }
    lays.retain(|one| now(one));
    lay_in_order_of_the_dice(cx, lays);
    Ok(None)
}

/// Lays cards down that were given together.
fn lay_in_order_of_the_dice(cx: &mut Cx<'_, Race>, mut lays: Ahead) {
    // The order in which the answers came in must not matter, not even that of twins which name different cards.
    lays.sort_by_key(|(seat, Lay { card, aim })| {
        (*seat, *card, if let Aim::Laid(at) = aim { *at } else { 0 })
    });
    cx.game.dice.shuffle(&mut lays);
    for (seat, lay) in lays {
        lay_down(cx, seat, lay);
    }
}

/// Lets everything that was laid down count: cancelling cards from the last laying to the first, then the rest, first laid first.
fn resolve(cx: &mut Cx<'_, Race>, moment: Moment, layings: &[Range<u8>]) -> Flow<()> {
    let first_cancels = usize::from(moment.trigger() != Trigger::CardPlayed);
    for laying in layings.iter().skip(first_cancels).rev() {
        let mut named: ArrayVec<u8, 94> = ArrayVec::new();
        for at in laying.clone().filter(|at| stands(&cx.game, *at)).collect::<ArrayVec<u8, 94>>() {
            let Aim::Laid(target) = cx.game.scene.laid[usize::from(at)].aim else { continue };
            if named.contains(&target) {
                // 8.4: of several that name the same card the first counts.
                cx.game.scene.laid[usize::from(at)].fate = Fate::Returned;
            } else {
                named.push(target);
                take_effect(cx, at)?;
            }
        }
    }
    if let (1, Some(laying)) = (first_cancels, layings.first()) {
        let mut taken = false;
        for at in laying.clone() {
            if !stands(&cx.game, at) {
                continue;
            }
            // 8.3: of several that take the next turn only the first counts.
            let excludes = cx.game.scene.laid[usize::from(at)].card.is(Word::NextTurn);
            if excludes && taken {
                cx.game.scene.laid[usize::from(at)].fate = Fate::Returned;
                continue;
            }
            taken |= excludes;
            take_effect(cx, at)?;
        }
    }
    Ok(())
}
