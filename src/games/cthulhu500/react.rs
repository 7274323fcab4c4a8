//! Reaction windows: who may answer what happens, in which order the answers count, and what cancels what (8).
//!
//! Who is asked depends on public facts only. The last-in-first-out of ¡Iä! ¡Iä! is nothing but a window inside a window.

use super::cards::{Card, Declares, Does, Kind, Role, Step, Trigger, Word};
use super::event::Event;
use super::moment::{Aim, Duellist, Fate, Laid, Lay, Moment};
use super::orders::touched;
use super::passing::just_short;
use super::race::{Race, Slot, titles};
use super::step::{Play, run};
use super::{About, Answer, Reactions};
use crate::table::{Ask, Asks, Cx, Flow, Patience, Seat, Seats};
use arrayvec::ArrayVec;
use std::ops::Range;

/// Opens the window for something that happens. `with` is an answer that came with the announcement (8.11).
pub fn window(cx: &mut Cx<'_, Race>, moment: Moment, with: Option<(Seat, Lay)>) -> Flow<()> {
    match cx.game.options.reactions {
        Reactions::First => first_come(cx, moment, with),
        Reactions::Sealed => sealed(cx, moment, with),
    }
}

// ---------------------------------------------------------------------------------------------- who may answer, and with what

/// 8.9: the seats that are asked, whatever they hold. A seat with an empty hand is never asked.
fn asked(race: &Race, moment: Moment) -> Seats {
    let concerned: Seats = match moment {
        Moment::CardPlayed(at) if stands(race, at) => race.seats().collect(),
        Moment::CardPlayed(_) => Seats::NONE,
        Moment::AttemptStarts => race.scene.attempt.as_ref().map_or(Seats::NONE, |attempt| attempt.asked),
        Moment::NearMiss => just_short(race),
        Moment::DamageComing => race.scene.damage,
        // 8.3: one extra turn can wait at a time, and none be taken in the last turn of a warning lap.
        Moment::LapGained(_) if race.extra.is_some() || race.is_last_turn() => Seats::NONE,
        Moment::LapGained(lapper) => {
            let laps = race.car(lapper).laps;
            race.seats().filter(|seat| race.car(*seat).laps < laps).collect()
        }
    };
    concerned.iter().filter(|seat| !race.car(*seat).hand.is_empty()).collect()
}

/// Whom something concerns in particular. All that are asked, except where everybody is.
fn concerned(race: &Race, moment: Moment) -> Seats {
    match moment {
        Moment::CardPlayed(at) => {
            race.scene.laid.get(usize::from(at)).map_or(Seats::NONE, |laid| laid.touches)
        }
        _ => race.seats().collect(),
    }
}

/// The question to one seat, with everything in `hand` that fits.
fn question(race: &Race, moment: Moment, seat: Seat, hand: &[Card]) -> Ask<Race> {
    let about = About::Window(moment.trigger());
    let mut ask = Ask::new(seat, about, Patience::Reaction, Answer::Decline);
    ask.concerns = concerned(race, moment).has(seat);
    for card in titles(hand).filter(|card| card.trigger() == Some(moment.trigger())) {
        for lay in lays(race, moment, seat, card) {
            ask.offer(Answer::Lay(lay));
        }
    }
    ask
}

/// The ways in which a Reaction can be laid down at this moment.
fn lays(race: &Race, moment: Moment, seat: Seat, card: Card) -> ArrayVec<Lay, 17> {
    let side = race.scene.attempt.as_ref().and_then(|attempt| attempt.side_of(seat));
    let mut lays = ArrayVec::new();
    match moment {
        Moment::AttemptStarts => {
            let Some(side) = side else { return lays };
            return announcing(race, seat, card, side);
        }
        Moment::CardPlayed(at) if answers(race, card, at) => lays.push(Lay { card, aim: Aim::Laid(at) }),
        Moment::CardPlayed(_) => {}
        Moment::DamageComing if card.def().declares == Declares::Neighbour => {
            lays.extend(race.neighbours(seat).iter().map(|onto| Lay { card, aim: Aim::Seat(onto) }));
        }
        _ => lays.push(Lay { card, aim: Aim::Nothing }),
    }
    lays
}

/// The ways in which a Reaction can answer the announcement of an attempt, on this side of it.
fn announcing(race: &Race, seat: Seat, card: Card, side: Duellist) -> ArrayVec<Lay, 17> {
    let mut lays = ArrayVec::new();
    let role_fits = match card.def().kind {
        Kind::Reaction(Trigger::AttemptStarts, Role::Either) => true,
        Kind::Reaction(Trigger::AttemptStarts, Role::Attacker) => side == Duellist::Attacker,
        Kind::Reaction(Trigger::AttemptStarts, _) => side == Duellist::Defender,
        _ => false,
    };
    let redirects = matches!(card.def().does, Does::Steps([Step::Redirect]));
    let nobody_else = |attacker| race.ahead(seat) == attacker;
    let pointless = redirects && race.scene.attempt.as_ref().is_some_and(|one| nobody_else(one.attacker));
    if !role_fits || pointless {
        return lays;
    }
    if card.def().declares == Declares::OwnCrew {
        for part in race.parts_in(&[Slot::Crew]).filter(|part| part.seat == seat) {
            let lay = Lay { card, aim: Aim::Part(part) };
            if !lays.contains(&lay) {
                lays.push(lay);
            }
        }
    } else {
        lays.push(Lay { card, aim: Aim::Nothing });
    }
    lays
}

/// 8.11: what an attacker may lay together with the announcement.
pub fn with_announcement(race: &Race, attacker: Seat) -> impl Iterator<Item = Lay> {
    let cards = race.car(attacker).titles();
    cards.flat_map(move |card| announcing(race, attacker, card, Duellist::Attacker))
}

/// Whether this card can cancel that one: ¡Iä! ¡Iä! any, Spell Check a Spell.
fn answers(race: &Race, card: Card, at: u8) -> bool {
    let spell = race.scene.laid.get(usize::from(at)).is_some_and(|laid| laid.card.is(Word::Spell));
    card.trigger() == Some(Trigger::CardPlayed) && (cancel_step(card) == Some(Step::Cancel) || spell)
}

fn cancel_step(card: Card) -> Option<Step> {
    match card.def().does {
        Does::Steps(steps) => steps.iter().copied().find(|s| matches!(s, Step::Cancel | Step::CancelAndTake)),
        Does::Rule(..) => None,
    }
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
fn first_come(cx: &mut Cx<'_, Race>, moment: Moment, with: Option<(Seat, Lay)>) -> Flow<()> {
    if let Some((seat, lay)) = with {
        respond(cx, seat, lay)?;
    }
    let mut occasion = None;
    'since_the_last_card: loop {
        let mut asks = Asks::once_more(occasion);
        for seat in asked(&cx.game, moment).iter() {
            asks.push(question(&cx.game, moment, seat, &cx.game.car(seat).hand));
        }
        while !asks.is_empty() {
            match cx.ask_any(&mut asks)? {
                (seat, Answer::Lay(lay)) => {
                    occasion = asks.occasion();
                    respond(cx, seat, lay)?;
                    continue 'since_the_last_card;
                }
                (seat, _) => asks.close(seat),
            }
        }
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
fn sealed(cx: &mut Cx<'_, Race>, moment: Moment, with: Option<(Seat, Lay)>) -> Flow<()> {
    let mut seats = asked(&cx.game, moment);
    let mut with = with;
    loop {
        let bottom = cx.game.scene.laid.len() as u8;
        let mut layings: ArrayVec<Range<u8>, 32> = ArrayVec::new();
        if let Some((seat, lay)) = with.take() {
            // What came with the announcement is the attacker's first answer, and saves the question.
            lay_down(cx, seat, lay);
            seats = seats.without(seat);
        }
        lay_together(cx, seats, &[moment])?;
        let mut layer = bottom..cx.game.scene.laid.len() as u8;
        while !layer.is_empty() && !layings.is_full() {
            layings.push(layer.clone());
            let moments: ArrayVec<Moment, 94> = layer.clone().map(Moment::CardPlayed).collect();
            lay_together(cx, cx.game.seats_with_cards(), &moments)?;
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

/// One laying: everybody asked lays down as many fitting cards as they like, unseen; then the dice put them in order.
fn lay_together(cx: &mut Cx<'_, Race>, seats: Seats, moments: &[Moment]) -> Flow<()> {
    let mut hands: ArrayVec<_, 8> = cx.game.cars.iter().map(|car| car.hand.0.clone()).collect();
    let mut asks = Asks::new();
    for seat in seats.iter() {
        asks.push(among(&cx.game, moments, seat, &hands[seat.index()]));
    }
    let mut lays: ArrayVec<(Seat, Lay), 94> = ArrayVec::new();
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
        let again = among(&cx.game, moments, seat, hand);
        // Nobody sees who has laid what: to have nothing more to lay is no news either.
        if again.choices.len() > 1 { asks.again(again) } else { asks.close(seat) }
    }
    // The order in which the answers came in must not matter, not even that of twins which name different cards.
    lays.sort_by_key(|(seat, Lay { card, aim })| {
        (*seat, *card, if let Aim::Laid(at) = aim { *at } else { 0 })
    });
    cx.game.dice.shuffle(&mut lays);
    for (seat, lay) in lays {
        lay_down(cx, seat, lay);
    }
    Ok(())
}

/// The question to one seat about several things at once.
fn among(race: &Race, moments: &[Moment], seat: Seat, hand: &[Card]) -> Ask<Race> {
    let mut moments = moments.iter();
    let first = moments.next().copied().unwrap_or(Moment::NearMiss);
    let mut ask = question(race, first, seat, hand);
    for moment in moments {
        let more = question(race, *moment, seat, hand);
        ask.concerns |= more.concerns;
        more.choices.into_iter().skip(1).for_each(|choice| ask.offer(choice));
    }
    ask
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
