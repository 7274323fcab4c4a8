//! Section 11: what the loser of a game may bring to the next, and what it does for either role.

use super::cards::{Cards, Edge};
use super::chase::{Fugitive, Learnt, Side};
use super::event::Event;
use super::{About, Answer, draw, happen, placing, running};
use crate::kernel::{Choices, Cx, Flow, Patience, Secret};

/// Whether a side has an edge that it may use at the main question of its turn.
pub fn in_turn(game: &Fugitive, side: Side) -> bool {
    let Some((edge, true)) = game.chase.edges[side.index()] else { return false };
    let hidden = game.chase.hidden().count();
    match side {
        Side::Fugitive => matches!(
            edge,
            Edge::LongLegs
                | Edge::ShortFuse
                | Edge::FalseTrail
                | Edge::NightTrain
                | Edge::RadioSilence
                | Edge::InsideMan
        ),
        Side::Marshal => match edge {
            Edge::LongLegs | Edge::FalseTrail => hidden > 0,
            Edge::ShortFuse | Edge::NightTrain | Edge::RadioSilence | Edge::InsideMan => true,
            _ => false,
        },
    }
}

/// An edge is used: everybody is told.
pub fn spend(cx: &mut Cx<'_, Fugitive>, side: Side, edge: Edge) {
    cx.game.chase.edges[side.index()] = Some((edge, false));
    cx.tell(Event::Uses { side, edge });
}

/// The Fugitive uses their edge, in their turn.
pub fn of_the_fugitive(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let side = Side::Fugitive;
    let Some((edge, true)) = cx.game.chase.edges[side.index()] else { return Ok(()) };
    spend(cx, side, edge);
    match edge {
        Edge::LongLegs => cx.game.chase.force.far = cx.game.chase.force.far.max(placing::LONG_LEGS),
        Edge::ShortFuse => cx.game.chase.force.one_number = true,
        Edge::FalseTrail => {
            let mut but = Cards::NONE;
            for _ in 0..2 {
                let sizes: Vec<usize> = cx.game.chase.row.iter().map(|spot| spot.under.len()).collect();
                if !happen::lay_under(cx, but)? {
                    break;
                }
                let grown =
                    cx.game.chase.row.iter().zip(sizes).position(|(spot, size)| spot.under.len() > size);
                but = grown.map_or(but, |at| but.with(at as u8));
            }
        }
        Edge::NightTrain => running::one_more(cx)?,
        Edge::RadioSilence => cx.game.chase.force.no_draw[Side::Marshal.index()] = true,
        Edge::InsideMan => inside_man(cx, side),
        _ => {}
    }
    Ok(())
}

/// The Marshal uses their edge, in their turn.
pub fn of_the_marshal(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let side = Side::Marshal;
    let Some((edge, true)) = cx.game.chase.edges[side.index()] else { return Ok(()) };
    spend(cx, side, edge);
    match edge {
        Edge::LongLegs => {
            let Some(at) = happen::point(cx, side, About::LongLegs, Cards::NONE)? else { return Ok(()) };
            let Some(spot) = cx.game.chase.row.get(at) else { return Ok(()) };
            let evens = spot.under.iter().filter(|one| *one.card % 2 == 0).count() as u8;
            learn(cx, side, Learnt::Evens { place: at as u8 + 1, evens });
        }
        Edge::FalseTrail => happen::eyewitness(cx)?,
        Edge::NightTrain => happen::roadblock(cx),
        Edge::RadioSilence => cx.game.chase.force.no_draw[Side::Fugitive.index()] = true,
        Edge::InsideMan => inside_man(cx, side),
        _ => {}
    }
    Ok(())
}

/// E12: a random card of the other hand, never the way out.
fn inside_man(cx: &mut Cx<'_, Fugitive>, side: Side) {
    let out = cx.game.options.course.out();
    if let Some(card) = happen::random_card(&mut cx.game, side.other(), out) {
        learn(cx, side, Learnt::Held(card));
    }
}

fn learn(cx: &mut Cx<'_, Fugitive>, side: Side, what: Learnt) {
    cx.game.chase.learnt[side.index()].push(what);
    let seat = cx.game.chase.seat(side);
    cx.tell(Event::Learns { seat, side, what: Secret(what) });
}

/// E3: after a failed guess whoever has old friends may draw a card.
pub fn old_friends(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    for side in [Side::Fugitive, Side::Marshal] {
        let chase = &cx.game.chase;
        if !chase.has_edge(side, Edge::OldFriends) || chase.decks_empty() {
            continue;
        }
        let decks = draw::available(chase.decks.each_ref().map(Vec::len), chase.force.closed);
        let choices: Choices<Answer> =
            std::iter::once(Answer::Decline).chain(decks.into_iter().map(Answer::Draw)).collect();
        let seat = chase.seat(side);
        let Some(Answer::Draw(deck)) = cx.choose(seat, About::OldFriends, Patience::Chore, choices)? else {
            continue;
        };
        spend(cx, side, Edge::OldFriends);
        if let Some(top) = draw::take(cx, side, deck) {
            let more = happen::turned_up(cx, top, side)?;
            draw::draw(cx, side, 1 + more)?;
        }
    }
    // R17: a card that was drawn here may have been the last.
    draw::cornered(cx)
}

/// E6: the Fugitive draws two and puts one under its deck; the Marshal looks at two of one deck and takes one.
pub fn backstreets(cx: &mut Cx<'_, Fugitive>, side: Side) -> Flow<()> {
    spend(cx, side, Edge::Backstreets);
    let before = cx.game.chase.hand(side);
    if side == Side::Fugitive {
        draw::draw(cx, side, 2)?;
    } else {
        let chase = &cx.game.chase;
        let decks = draw::available(chase.decks.each_ref().map(Vec::len), chase.force.closed);
        let choices: Choices<Answer> = decks.into_iter().map(Answer::Draw).collect();
        let seat = chase.seat(side);
        let Some(Answer::Draw(deck)) = cx.choose(seat, About::BackstreetsDeck, Patience::Turn, choices)?
        else {
            return Ok(());
        };
        for _ in 0..2 {
            if let Some(top) = draw::take(cx, side, deck) {
                let more = happen::turned_up(cx, top, side)?;
                draw::draw(cx, side, more)?;
            }
        }
    }
    let new = cx.game.chase.hand(side).minus(before);
    let choices: Choices<Answer> = new.iter().map(Answer::Card).collect();
    let seat = cx.game.chase.seat(side);
    if let Some(Answer::Card(card)) = cx.choose(seat, About::Backstreets, Patience::Turn, choices)? {
        draw::put_under(cx, side, card);
    }
    Ok(())
}

/// E11: the last placement may be exchanged before the Marshal draws.
pub fn second_chance(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let chase = &cx.game.chase;
    let placed = chase.row.last().is_some_and(|spot| !spot.up && spot.placed == chase.round);
    if !placed || !chase.has_edge(Side::Fugitive, Edge::SecondChance) {
        return Ok(());
    }
    let choices: Choices<Answer> = [Answer::Decline, Answer::UseEdge].into_iter().collect();
    let seat = chase.runner;
    if cx.choose(seat, About::SecondChance, Patience::Chore, choices)? == Some(Answer::UseEdge) {
        spend(cx, Side::Fugitive, Edge::SecondChance);
        placing::take_back(&mut cx.game.chase);
        cx.tell(Event::TakesBack);
        let ask = placing::ask(&cx.game, About::Again, &[]);
        if let Answer::Place { hideout, with } = cx.put(ask)? {
            placing::place(cx, hideout, with)?;
        }
    }
    Ok(())
}
