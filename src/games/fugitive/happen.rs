//! Section 10: what each event does.

use super::cards::{Cards, Deck, EventCard, Helps, Top};
use super::chase::{Chase, Fugitive, Phase, Side, Under};
use super::event::Event;
use super::{About, Answer, Events, draw, hunting, running};
use crate::kernel::{Choices, Cx, Flow, Patience, Secret};

/// An event, or a card that stands for one, has been drawn. How many more cards the drawer draws for it.
pub fn turned_up(cx: &mut Cx<'_, Fugitive>, top: Top, drawer: Side) -> Flow<u8> {
    match top {
        Top::Hideout(_) => Ok(0),
        Top::Event(event) => resolve(cx, event, drawer),
        Top::Placeholder => {
            let hidden = cx.game.chase.hidden().count() as u8;
            cx.tell(Event::Placeholder { side: drawer, hidden });
            let helps = match hidden {
                0 | 1 => Helps::Fugitive,
                2 => Helps::Drawer,
                _ => Helps::Marshal,
            };
            match cx.game.chase.piles[helps as usize].pop() {
                Some(event) => resolve(cx, event, drawer),
                None => Ok(0),
            }
        }
    }
}

/// R32: an event of the pile of *discovery*; its drawer is the Fugitive, and it is no draw.
pub fn discovered(cx: &mut Cx<'_, Fugitive>, event: EventCard) -> Flow<()> {
    debug_assert!(cx.game.options.events == Events::Discovery);
    let more = resolve(cx, event, Side::Fugitive)?;
    draw::draw(cx, Side::Fugitive, more)
}

/// What an event does. Where it was drawn from a deck, the drawer will draw again after it.
fn resolve(cx: &mut Cx<'_, Fugitive>, event: EventCard, drawer: Side) -> Flow<u8> {
    cx.tell(Event::Happens { event, side: drawer });
    let marshal = Side::Marshal;
    match event {
        EventCard::SecondWind => draw::draw(cx, Side::Fugitive, 2)?,
        EventCard::GetawayDriver => cx.game.chase.force.far = cx.game.chase.force.far.max(2),
        EventCard::BackAlley => running::one_more(cx)?,
        EventCard::BorrowedUniform => cx.game.chase.force.one_number = true,
        EventCard::Footprints => {
            for _ in 0..2 {
                if !lay_under(cx, Cards::NONE)? {
                    break;
                }
            }
        }
        EventCard::PowerCut => cx.game.chase.force.no_draw[marshal.index()] = true,
        EventCard::AnonymousTip => tip(cx),
        EventCard::Eyewitness => eyewitness(cx)?,
        EventCard::Roadblock => roadblock(cx),
        EventCard::Informer => informer(cx)?,
        EventCard::Overtime => overtime(cx)?,
        EventCard::WantedPoster => draw::draw(cx, marshal, 1)?,
        EventCard::FullTank => return Ok(1),
        EventCard::LooseLips => loose_lips(cx, drawer),
        EventCard::RushHour => rush_hour(cx, drawer)?,
        EventCard::ChangeOfPlans => change_of_plans(cx, drawer)?,
        EventCard::WeatherTurns => weather(cx, drawer)?,
        EventCard::QuietNight => cx.game.chase.force.lost_draw[drawer.other().index()] = true,
    }
    Ok(0)
}

/// A hideout at which somebody points: any that lies face down, but for these. One that is the only one needs
/// no pointing at.
pub fn point(cx: &mut Cx<'_, Fugitive>, side: Side, about: About, but: Cards) -> Flow<Option<usize>> {
    let hidden = cx.game.chase.hidden().map(|(at, _)| at as u8).filter(|at| !but.has(*at));
    let mut choices: Choices<Answer> = Choices::new();
    if matches!(about, About::Footprints) {
        choices.push(Answer::Decline);
    }
    choices.extend(hidden.map(Answer::Point));
    let chosen = cx.choose(cx.game.chase.seat(side), about, Patience::Chore, choices)?;
    Ok(chosen.and_then(|one| if let Answer::Point(at) = one { Some(usize::from(at)) } else { None }))
}

/// F5, E7: the Fugitive lays a card from hand under a face-down hideout. Whether one was laid.
pub fn lay_under(cx: &mut Cx<'_, Fugitive>, but: Cards) -> Flow<bool> {
    let out = cx.game.options.course.out();
    if cx.game.chase.hidden().count() == but.len() {
        return Ok(false);
    }
    let Some(at) = point(cx, Side::Fugitive, About::Footprints, but)? else {
        cx.tell(Event::Declined { side: Side::Fugitive });
        return Ok(false);
    };
    let seat = cx.game.chase.runner;
    let cards = cx.game.chase.hand(Side::Fugitive).without(out);
    let choices: Choices<Answer> =
        std::iter::once(Answer::Decline).chain(cards.iter().map(Answer::Card)).collect();
    // Whether there is a card to lay is nobody's business.
    let Some(ask) = crate::kernel::Ask::among(seat, About::FootprintsCard, Patience::Chore, choices) else {
        return Ok(false);
    };
    let Answer::Card(card) = cx.put(ask)? else {
        cx.tell(Event::Declined { side: Side::Fugitive });
        return Ok(false);
    };
    let chase = &mut cx.game.chase;
    let hand = chase.hand_mut(Side::Fugitive);
    *hand = hand.without(card);
    if let Some(spot) = chase.row.get_mut(at) {
        spot.under.push(Under { card: Secret(card), up: false, late: true });
    }
    cx.tell(Event::LaidUnder { seat, place: at as u8 + 1, card: Secret(card) });
    Ok(true)
}

/// M1: the third of the highest face-down hideout.
fn tip(cx: &mut Cx<'_, Fugitive>) {
    let chase = &mut cx.game.chase;
    let Some(at) = chase.hidden().last().map(|(at, _)| at) else { return };
    let spot = &mut chase.row[at];
    let (from, to) = match *spot.number {
        ..=14 => (1, 14),
        15..=28 => (15, 28),
        _ => (29, 41),
    };
    spot.told = (spot.told.0.max(from), spot.told.1.min(to));
    cx.tell(Event::Third { place: at as u8 + 1, from, to });
}

/// M2, E7: odd or even.
pub fn eyewitness(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let Some(at) = point(cx, Side::Marshal, About::Eyewitness, Cards::NONE)? else { return Ok(()) };
    let Some(spot) = cx.game.chase.row.get_mut(at) else { return Ok(()) };
    let odd = *spot.number % 2 == 1;
    spot.odd = Some(odd);
    cx.tell(Event::Parity { place: at as u8 + 1, odd });
    Ok(())
}

/// M3, E8: no sprint cards in the Fugitive's next turn; in this one, where they have not moved yet.
pub fn roadblock(cx: &mut Cx<'_, Fugitive>) {
    let chase = &mut cx.game.chase;
    let this = cx.game.phase == Phase::Fugitive && !chase.force.moved;
    chase.force.roadblock = Some(if this { chase.round } else { chase.round.saturating_add(1) });
}

/// M4: a sprint card, at random, is turned up.
fn informer(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let Some(at) = point(cx, Side::Marshal, About::Informer, Cards::NONE)? else { return Ok(()) };
    let Fugitive { chase, dice, .. } = &mut cx.game;
    let Some(spot) = chase.row.get_mut(at) else { return Ok(()) };
    let mut down: Vec<&mut Under> = spot.under.iter_mut().filter(|one| !one.up).collect();
    let which = dice.below(down.len() as u32) as usize;
    let card = down.get_mut(which).map(|one| {
        one.up = true;
        *one.card
    });
    cx.tell(Event::Informed { place: at as u8 + 1, card });
    Ok(())
}

/// M5: an extra guess of one number.
fn overtime(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    if cx.game.chase.hidden().next().is_none() {
        return Ok(());
    }
    let ask = hunting::ask(&cx.game, About::Overtime, Some(1));
    match cx.put(ask)? {
        Answer::Guess(numbers) => hunting::guess(cx, numbers),
        _ => Ok(()),
    }
}

/// N2: a random card of the other hand is shown, never the way out.
fn loose_lips(cx: &mut Cx<'_, Fugitive>, drawer: Side) {
    let (side, out) = (drawer.other(), cx.game.options.course.out());
    let card = random_card(&mut cx.game, side, out);
    let row = cx.game.chase.row.len() as u8;
    cx.game.chase.shown.extend(card.map(|card| super::chase::Shown { side, card, row }));
    cx.tell(Event::Showed { side, card });
}

/// Any card of a hand but the way out.
pub fn random_card(game: &mut Fugitive, side: Side, out: u8) -> Option<u8> {
    let cards: Vec<u8> = game.chase.hand(side).without(out).iter().collect();
    let at = game.dice.below(cards.len() as u32) as usize;
    cards.get(at).copied()
}

/// N3: a deck is closed until the drawer's next turn.
fn rush_hour(cx: &mut Cx<'_, Fugitive>, drawer: Side) -> Flow<()> {
    let choices: Choices<Answer> =
        cx.game.options.course.decks().iter().copied().map(Answer::Close).collect();
    let seat = cx.game.chase.seat(drawer);
    if let Some(Answer::Close(deck)) = cx.choose(seat, About::RushHour, Patience::Chore, choices)? {
        cx.game.chase.force.closed = Some((deck, drawer));
        cx.tell(Event::Closed { deck });
    }
    Ok(())
}

/// N4: a card goes under its deck, and another is drawn.
fn change_of_plans(cx: &mut Cx<'_, Fugitive>, drawer: Side) -> Flow<()> {
    let cards = draw::with_a_deck(cx.game.chase.hand(drawer), cx.game.options.course.out());
    let choices: Choices<Answer> =
        std::iter::once(Answer::Decline).chain(cards.iter().map(Answer::Card)).collect();
    let seat = cx.game.chase.seat(drawer);
    let Some(ask) = crate::kernel::Ask::among(seat, About::ChangeOfPlans, Patience::Chore, choices) else {
        return Ok(());
    };
    // Whether there is a card to give up is nobody's business.
    if let Answer::Card(card) = cx.put(ask)? {
        draw::put_under(cx, drawer, card);
        return draw::draw(cx, drawer, 1);
    }
    cx.tell(Event::Declined { side: drawer });
    Ok(())
}

/// N5, R37: the drawer looks at the top of each deck, and may put any of them under. They know then what lies
/// there; and not any more what the other side had put there before.
fn weather(cx: &mut Cx<'_, Fugitive>, drawer: Side) -> Flow<()> {
    let chase = &mut cx.game.chase;
    let full: Vec<Deck> =
        Deck::ALL.into_iter().filter(|deck| !chase.decks[deck.index()].is_empty()).collect();
    for deck in &full {
        chase.peeks[drawer.index()][deck.index()] = chase.decks[deck.index()].last().copied();
    }
    let subsets = (0_u8..8)
        .filter(|bits| Deck::ALL.iter().all(|deck| bits & (1 << deck.index()) == 0 || full.contains(deck)));
    let choices: Choices<Answer> = subsets.map(Answer::Under).collect();
    let seat = chase.seat(drawer);
    let chosen = cx.choose(seat, About::WeatherTurns, Patience::Chore, choices)?;
    let bits = if let Some(Answer::Under(bits)) = chosen { bits } else { 0 };
    let under: Vec<Deck> = full.into_iter().filter(|deck| bits & (1 << deck.index()) != 0).collect();
    let chase = &mut cx.game.chase;
    for deck in under.iter().copied() {
        let (at, side) = (deck.index(), drawer.index());
        if chase.decks[at].len() < 2 {
            continue;
        }
        chase.decks[at].rotate_right(1);
        Chase::forget(&mut chase.bottoms, deck);
        chase.bottoms[side][at] = chase.peeks[side][at];
        Chase::forget(&mut chase.peeks, deck);
    }
    cx.tell(Event::Looked { side: drawer, under });
    Ok(())
}
