//! Reaction windows: who may answer what happens, in which order the answers count, and what cancels what (8).
//!
//! Who is asked depends on public facts only. The last-in-first-out of ¡Iä! ¡Iä! is nothing but a window
//! inside a window.

use super::answers::{Breath, asked, asked_ahead, coming, may_hold_an_answer, redirects, with_next_move};
use super::cards::{CARDS_MAX, Card, Declares, Does, Effect, Trigger, Word};
use super::effects::{Play, foresee_sum, run};
use super::event::Event;
use super::orders::touched;
use super::passing::send_on;
use super::race::{Hand, Race};
use super::scene::{Ahead, Aim, Attempt, Coming, Fate, Heard, Laid, Lay, Moment, Test};
use super::{Answer, Reactions};
use crate::kernel::{Ask, Asks, Cx, Flow, Seat, Seats};
use arrayvec::ArrayVec;
use std::ops::Range;

/// Opens the window for something that happens. `with` is an answer that came with the announcement (8.11).
pub fn window(cx: &mut Cx<'_, Race>, moment: Moment, with: Option<(Seat, Lay)>) -> Flow<()> {
    let around = std::mem::take(&mut cx.game.scene.coming);
    match cx.game.options.reactions {
        Reactions::First => first_come(cx, moment, with)?,
        Reactions::Sealed => sealed(cx, moment, with)?,
    }
    cx.game.scene.coming = around;
    cx.game.scene.occasions.retain(|(one, _)| *one != moment);
    Ok(())
}

/// Asks each seat about what happens now. The same question takes answers for the event that follows, or for
/// the next move (8.12). The questions are put where they are to lie: there are thousands of bytes of them, and
/// nearly every decision of a race is one of these.
fn put(cx: &mut Cx<'_, Race>, breath: Breath<'_>, asks: &mut Asks<Race>) {
    let Breath { now: moments, seats, ahead: about } = breath;
    number(cx, breath);
    let race = &cx.game;
    if let Some(ask) = with_next_move(race, moments, seats) {
        asks.push(ask);
        return;
    }
    for seat in with_those_ahead(seats, about).iter() {
        breath.fill(race, &race.car(seat).hand, asks.put(breath.blank(seat)));
    }
}

/// Numbers what is asked about: what was asked about before keeps its number.
fn number(cx: &mut Cx<'_, Race>, breath: Breath<'_>) {
    let (next, known) = (cx.number(), &mut cx.game.scene.occasions);
    let mut of = |moment: Option<Moment>| {
        let before = known.iter().find(|(one, _)| Some(*one) == moment).map(|(_, occasion)| *occasion);
        if let (Some(moment), None) = (moment, before) {
            // So many things do not happen inside one another.
            let _ = known.try_push((moment, next));
        }
        before.unwrap_or(next)
    };
    let (now, ahead) = (of(breath.now.first().copied()), of(breath.ahead.map(|about| about.moment)));
    cx.game.scene.asked_about = (now, ahead);
}

/// 8.15: what has been answered to this ahead, if exactly those were asked, and hold what they held then.
fn heard(cx: &mut Cx<'_, Race>, moment: Moment, seats: Seats) -> Option<Ahead> {
    let heard = cx.game.scene.ahead.0.take_if(|one| one.about.moment == moment)?;
    let Heard { about, lays, stirred } = heard;
    let same = about.seats == seats && !seats.iter().any(|seat| stirred.has(seat));
    same.then_some(lays)
}

/// Keeps what was answered ahead until it comes.
fn keep(cx: &mut Cx<'_, Race>, about: Option<Coming>, lays: Ahead) {
    cx.game.scene.ahead.0 = about.map(|about| Heard { about, lays, stirred: Seats::NONE });
}

// ---------------------------------------------------------------------------------------------- cards on the table

/// Lays a card down from a hand, with what is declared and paid. Says where it lies.
pub fn lay_down(cx: &mut Cx<'_, Race>, seat: Seat, lay: Lay) -> u8 {
    let Lay { card, aim } = lay;
    cx.game.from_hand(seat, card);
    // 8.15: what was answered ahead was no answer to this card.
    cx.game.scene.ahead.0 = None;
    let at = cx.game.scene.laid.len() as u8;
    let touches = touched(&cx.game, seat, lay);
    // 8.11: now that a card lies there, nobody has passed on the attempt.
    if card.trigger() == Some(Trigger::AttemptStarts) {
        cx.game.scene.attempt.iter_mut().for_each(|attempt| attempt.passed = Seats::NONE);
    }
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
pub fn is_uncancelled(race: &Race, at: u8) -> bool {
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
        Does::Effects(effects) => run(cx, Play { aim, ..Play::of(seat, card) }, effects),
        Does::Rule(rule, _) => rule(cx, Play { aim, ..Play::of(seat, card) }),
    }
}

// ---------------------------------------------------------------------------------------------- first come (8.6)

/// 8.6: each answer takes effect when it comes. After one everybody is asked again; all have to pass in a row.
fn first_come(cx: &mut Cx<'_, Race>, moment: Moment, with: Option<(Seat, Lay)>) -> Flow<()> {
    let mut first = with;
    loop {
        if let Some((seat, lay)) = first.take() {
            respond(cx, seat, lay)?;
        }
        let seats = asked(&cx.game, moment);
        first = match heard(cx, moment, seats) {
            Some(ahead) => ahead.first().copied(),
            None => first_answer(cx, moment, seats)?,
        };
        if first.is_none() {
            cx.game.scene.drawn_in = Seats::NONE;
            return Ok(());
        }
    }
}

/// Asks until somebody lays a card, or all have passed. What they say to what is to come is kept.
fn first_answer(cx: &mut Cx<'_, Race>, moment: Moment, seats: Seats) -> Flow<Option<(Seat, Lay)>> {
    if seats.is_empty() {
        return Ok(None);
    }
    cx.game.scene.coming = coming(&cx.game, moment);
    let about = asked_ahead(&cx.game);
    let mut asks = Asks::new();
    put(cx, Breath { now: &[moment], seats, ahead: about }, &mut asks);
    let mut ahead = Ahead::new();
    while !asks.is_empty() {
        match cx.ask_any(&mut asks)? {
            (seat, Answer::Lay(lay)) if lay.card.trigger() == Some(moment.trigger()) => {
                return Ok(Some((seat, lay)));
            }
            (seat, Answer::Lay(lay)) => {
                ahead.push((seat, lay));
                asks.close(seat);
            }
            (seat, no) => silent(cx, &mut asks, seat, no),
        }
    }
    keep(cx, about, ahead);
    Ok(None)
}

/// Somebody lays nothing, or nothing more. Whoever moves on instead makes that move when it is asked for (8.12).
fn silent(cx: &mut Cx<'_, Race>, asks: &mut Asks<Race>, seat: Seat, answer: Answer) {
    if answer != Answer::Decline {
        cx.leave(seat, answer);
    }
    asks.close(seat);
}

/// Everybody who is asked in the same breath.
fn with_those_ahead(seats: Seats, about: Option<Coming>) -> Seats {
    seats.union(about.map_or(Seats::NONE, |about| about.seats))
}

/// Lays a Reaction down, lets it be answered in its turn, and does what it says if it still stands (R10).
fn respond(cx: &mut Cx<'_, Race>, seat: Seat, lay: Lay) -> Flow<()> {
    let at = lay_down(cx, seat, lay);
    let before = foresee(cx, at..at + 1)?;
    window(cx, Moment::CardPlayed(at), None)?;
    put_back(cx, before);
    if is_uncancelled(&cx.game, at) {
        take_effect(cx, at)?;
    }
    clear_away(cx);
    Ok(())
}

/// What is foreseen: it is put back when it comes to what is.
struct Duel {
    attempt: Option<Attempt>,
    test: Option<Test>,
    drawn_in: Seats,
}

fn put_back(cx: &mut Cx<'_, Race>, duel: Duel) {
    let Duel { attempt, test, drawn_in } = duel;
    let scene = &mut cx.game.scene;
    (scene.attempt, scene.test, scene.drawn_in) = (attempt, test, drawn_in);
}

/// 8.15: the attempt and its test as they will be if nobody cancels these cards: whoever is asked about them ahead sees those sums.
/// Gives back what they are now.
fn foresee(cx: &mut Cx<'_, Race>, cards: Range<u8>) -> Flow<Duel> {
    let scene = &cx.game.scene;
    let now = Duel { attempt: scene.attempt.clone(), test: scene.test.clone(), drawn_in: scene.drawn_in };
    for at in cards {
        let Laid { seat, card, .. } = cx.game.scene.laid[usize::from(at)];
        match card.trigger() {
            Some(Trigger::AttemptStarts) if redirects(card) => _ = send_on(&mut cx.game),
            Some(Trigger::AttemptStarts) => take_effect(cx, at)?,
            Some(Trigger::NearMiss) => foresee_sum(&mut cx.game, seat, card),
            _ => {}
        }
    }
    Ok(now)
}

// ---------------------------------------------------------------------------------------------- sealed (8.7)

/// 8.7: answers are laid down together, then the answers to them, until nobody answers; then everything resolves.
fn sealed(cx: &mut Cx<'_, Race>, moment: Moment, with: Option<(Seat, Lay)>) -> Flow<()> {
    let mut seats = asked(&cx.game, moment);
    let mut with = with;
    loop {
        let bottom = cx.game.scene.laid.len() as u8;
        let mut layings: ArrayVec<Range<u8>, 32> = ArrayVec::new();
        if let Some((seat, lay)) = with.take() {
            lay_down(cx, seat, lay);
            seats = asked(&cx.game, moment);
        }
        match heard(cx, moment, seats) {
            Some(lays) => lay_in_order_of_the_dice(cx, lays),
            None => {
                cx.game.scene.coming = coming(&cx.game, moment);
                lay_together(cx, seats, &[moment])?;
            }
        }
        if cx.game.scene.laid.len() as u8 == bottom {
            return Ok(());
        }
        let mut layer = bottom..cx.game.scene.laid.len() as u8;
        while !layer.is_empty() && !layings.is_full() {
            layings.push(layer.clone());
            let moments: ArrayVec<Moment, CARDS_MAX> = layer.clone().map(Moment::CardPlayed).collect();
            let sure = layer.start == bottom && is_sure(&cx.game, moment, layer.clone());
            let before = foresee(cx, if sure { layer.clone() } else { 0..0 })?;
            let first = moments.first().filter(|_| sure);
            cx.game.scene.coming = first.and_then(|one| coming(&cx.game, *one));
            let seats = may_hold_an_answer(&cx.game, &moments, cx.game.seats_with_cards());
            lay_together(cx, seats, &moments)?;
            cx.game.scene.occasions.retain(|(one, _)| !moments.contains(one));
            put_back(cx, before);
            layer = layer.end..cx.game.scene.laid.len() as u8;
        }
        resolve(cx, moment, &layings)?;
        for _ in bottom..cx.game.scene.laid.len() as u8 {
            clear_away(cx);
        }
        // R24: nobody is asked again; but whoever a redirected attempt or damage that was passed on has come
        // to may answer in their turn.
        let drawn_in = std::mem::take(&mut cx.game.scene.drawn_in);
        seats = drawn_in.iter().filter(|seat| asked(&cx.game, moment).has(*seat)).collect();
        if seats.is_empty() {
            return Ok(());
        }
    }
}

/// Whether it is sure what these answers to a duel come to, if nobody answers them.
fn is_sure(race: &Race, moment: Moment, laying: Range<u8>) -> bool {
    let sure = |at: u8| {
        let card = race.scene.laid[usize::from(at)].card;
        !redirects(card) && !matches!(card.def().does, Does::Effects([Effect::Reroll, ..]))
    };
    matches!(moment, Moment::AttemptStarts | Moment::NearMiss) && laying.into_iter().all(sure)
}

/// One laying: everybody asked lays down as many fitting cards as they like, unseen; then the dice put them
/// in order. Where nobody has laid anything, what they have answered to what is to come is kept, if they were
/// asked about it.
fn lay_together(cx: &mut Cx<'_, Race>, seats: Seats, moments: &[Moment]) -> Flow<()> {
    // 8.15: where nobody is asked, nothing takes back what was answered ahead.
    if seats.is_empty() {
        return Ok(());
    }
    let mut hands = hands(&cx.game);
    let about = asked_ahead(&cx.game);
    let breath = Breath { now: moments, seats, ahead: about };
    let mut asks = Asks::new();
    put(cx, breath, &mut asks);
    let mut lays = Ahead::new();
    while !asks.is_empty() {
        let (seat, answer) = cx.ask_any(&mut asks)?;
        let Answer::Lay(lay) = answer else {
            silent(cx, &mut asks, seat, answer);
            continue;
        };
        lays.push((seat, lay));
        let hand = &mut hands[seat.index()];
        take_out(hand, lay.card);
        let again = breath.question(&cx.game, seat, hand);
        // Nobody sees who has laid what: to have nothing more to lay is no news either.
        if again.choices.len() > 1 { asks.again(again) } else { asks.close(seat) }
    }
    let now = |(_, lay): &(Seat, Lay)| moments.iter().any(|one| lay.card.trigger() == Some(one.trigger()));
    if lays.iter().any(now) {
        lays.retain(|one| now(one));
        lay_in_order_of_the_dice(cx, lays);
    } else {
        keep(cx, about, lays);
    }
    Ok(())
}

/// The hands as they are, to see what is left of them when cards lie face down.
fn hands(race: &Race) -> ArrayVec<Hand, 8> {
    race.cars.iter().map(|car| car.hand.0.clone()).collect()
}

fn take_out(hand: &mut Hand, card: Card) {
    if let Some(at) = hand.iter().position(|one| *one == card) {
        hand.remove(at);
    }
}

/// 8.15: puts the question of a free pass to the rival, and asks whoever is in the pits in the same breath what they say to it. Their
/// answer lies face down until the free pass is made; if a card comes with it, or if it is not made, there is no such answer.
pub fn free_pass_with_answers(cx: &mut Cx<'_, Race>, ask: Ask<Race>) -> Flow<Answer> {
    let moment = Moment::AttemptStarts;
    let sealed = cx.game.options.reactions == Reactions::Sealed;
    let (rival, mut answer) = (ask.seat, ask.otherwise);
    let seats = asked(&cx.game, moment).without(rival);
    let breath = Breath { now: &[moment], seats, ahead: None };
    number(cx, breath);
    let mut hands = hands(&cx.game);
    let mut asks = Asks::new();
    asks.push(ask);
    for seat in seats.iter() {
        asks.push(breath.question(&cx.game, seat, &hands[seat.index()]));
    }
    let mut lays = Ahead::new();
    while asks.seats().has(rival) || !asks.is_empty() && answer == (Answer::FreePass { with: None }) {
        match cx.ask_any(&mut asks)? {
            (seat, Answer::Lay(lay)) => {
                lays.push((seat, lay));
                let hand = &mut hands[seat.index()];
                take_out(hand, lay.card);
                let again = breath.question(&cx.game, seat, hand);
                if sealed && again.choices.len() > 1 { asks.again(again) } else { asks.close(seat) }
            }
            (seat, given) => {
                if seat == rival {
                    answer = given;
                }
                asks.close(seat);
            }
        }
    }
    let made = answer == (Answer::FreePass { with: None }) && !seats.is_empty();
    keep(cx, made.then_some(Coming::of(moment, seats)), lays);
    Ok(answer)
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

/// Lets everything that was laid down count: cancelling cards from the last laying to the first, then the
/// rest, first laid first.
fn resolve(cx: &mut Cx<'_, Race>, moment: Moment, layings: &[Range<u8>]) -> Flow<()> {
    let first_cancels = usize::from(moment.trigger() != Trigger::CardPlayed);
    for laying in layings.iter().skip(first_cancels).rev() {
        let mut named: ArrayVec<u8, CARDS_MAX> = ArrayVec::new();
        for at in
            laying.clone().filter(|at| is_uncancelled(&cx.game, *at)).collect::<ArrayVec<u8, CARDS_MAX>>()
        {
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
            if !is_uncancelled(&cx.game, at) {
                continue;
            }
            // 8.3: of several that take the next turn only the first counts; beside them nothing else is laid.
            if taken {
                cx.game.scene.laid[usize::from(at)].fate = Fate::Returned;
                continue;
            }
            taken = cx.game.scene.laid[usize::from(at)].card.is(Word::NextTurn);
            take_effect(cx, at)?;
        }
    }
    Ok(())
}
