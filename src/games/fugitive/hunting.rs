//! The Marshal's turn (sections 4, 6, 7): draw, then guess; and the manhunt (section 8).

use super::cards::{Cards, Edge};
use super::chase::{End, Fugitive, Guess, Phase, Side};
use super::event::Event;
use super::setup::finish;
use super::{About, Answer, Course, Events, draw, edges, giving_up, happen};
use crate::kernel::{Ask, Cx, Flow, Patience, Several};

/// One turn.
pub fn turn(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let chase = &mut cx.game.chase;
    chase.force.closed = chase.force.closed.filter(|(_, until)| *until != Side::Marshal);
    let (seat, round) = (chase.seat(Side::Marshal), chase.round);
    cx.tell(Event::Turn { seat, side: Side::Marshal, round });
    let mut count = if round == 1 { 2 } else { 1 };
    if round == 1 && cx.game.chase.has_edge(Side::Marshal, Edge::HeadStart) {
        cx.game.chase.edges[Side::Marshal.index()] = Some((Edge::HeadStart, false));
        cx.tell(Event::Uses { side: Side::Marshal, edge: Edge::HeadStart });
        count += 1;
    }
    draw::of_the_turn(cx, Side::Marshal, count)?;
    let mut guesses = 1_u8;
    let mut limit = None;
    while guesses > 0 {
        let mut ask = ask(&cx.game, About::Guess, limit);
        ask.offer(Answer::Resign);
        if edges::in_turn(&cx.game, Side::Marshal) {
            ask.offer(Answer::UseEdge);
        }
        match cx.put(ask)? {
            Answer::Guess(numbers) => {
                guesses -= 1;
                guess(cx, numbers)?;
            }
            Answer::Resign => giving_up::if_sure(cx, Side::Marshal)?,
            Answer::UseEdge if cx.game.chase.has_edge(Side::Marshal, Edge::ShortFuse) => {
                edges::spend(cx, Side::Marshal, Edge::ShortFuse);
                guesses += 1;
                limit = Some(1);
            }
            Answer::UseEdge => edges::of_the_marshal(cx)?,
            _ => break,
        }
    }
    cx.game.chase.round = cx.game.chase.round.saturating_add(1);
    cx.game.phase = Phase::Fugitive;
    Ok(())
}

/// R18: what may be named.
pub fn namable(face_up: Cards, course: Course) -> Cards {
    Cards::between(1, course.last()).minus(face_up)
}

/// The question which numbers are named. One answer: all of them at once. What time would answer is drawn
/// from what is public.
pub fn ask(game: &Fugitive, about: About, limit: Option<u8>) -> Ask<Fugitive> {
    let (chase, course) = (&game.chase, game.options.course);
    let numbers = namable(chase.face_up(), course);
    let hidden = chase.hidden().count() as u8;
    let one = chase.force.one_number && about != About::Manhunt;
    let most = if one { 1 } else { limit.unwrap_or(hidden).min(hidden) };
    let lowest = numbers.lowest().unwrap_or(1);
    let otherwise = Answer::Guess(Cards::of(lowest));
    let mut ask = Ask::new(chase.seat(Side::Marshal), about, Patience::Turn, otherwise);
    ask.goes_on = about == About::Guess;
    let items = numbers.iter().map(|number| Answer::Guess(Cards::of(number))).collect();
    ask.offer_sets(Several { base: Answer::Guess(Cards::NONE), items, least: 1, most });
    ask
}

/// A guess outside the manhunt: all or nothing.
pub fn guess(cx: &mut Cx<'_, Fugitive>, numbers: Cards) -> Flow<()> {
    let threshold = cx.game.options.course.threshold();
    let chase = &mut cx.game.chase;
    chase.force.one_number = false;
    let hidden: Cards = chase.hidden().map(|(_, spot)| *spot.number).collect();
    let right = numbers.is_within(hidden);
    let named = |one: &Guess| !numbers.among(one.numbers).is_empty();
    let again = chase.guesses.iter().any(named);
    // The Marshal was there too early if the hideout did not lie there yet when its number was named.
    let place = |number: u8| chase.row.iter().position(|spot| *spot.number == number).map_or(0, |at| at + 1);
    let too_early =
        |one: &Guess| numbers.among(one.numbers).iter().any(|number| usize::from(one.row) < place(number));
    let before = chase.guesses.iter().any(too_early);
    let nothing_yet = chase.guesses.iter().all(|one| !one.right);
    let (seat, round, row) = (chase.seat(Side::Marshal), chase.round, chase.row.len() as u8);
    chase.guesses.push(Guess { round, numbers, right, row });
    if !right {
        let whole = numbers.len() > 1 && numbers.len() == hidden.len();
        cx.tell(Event::Missed { seat, numbers, again, whole, nothing_yet, round });
        return edges::old_friends(cx);
    }
    let left = (hidden.len() - numbers.len()) as u8;
    cx.tell(Event::Hit { seat, numbers, before, left, round });
    numbers.iter().for_each(|number| turn_up(cx, number));
    if left == 0 {
        return Err(finish(cx, Side::Marshal, End::Arrest));
    }
    if numbers.highest().is_some_and(|number| number > threshold) {
        cx.tell(Event::FoundHigh);
    }
    if cx.game.options.events == Events::Discovery
        && let Some(event) = cx.game.chase.piles[0].pop()
    {
        happen::discovered(cx, event)?;
    }
    Ok(())
}

/// Turns a hideout up, with the sprint cards under it.
fn turn_up(cx: &mut Cx<'_, Fugitive>, number: u8) {
    let chase = &mut cx.game.chase;
    let round = chase.round;
    let Some(at) = chase.row.iter().position(|spot| *spot.number == number) else { return };
    let before = at.checked_sub(1).and_then(|at| chase.row.get(at)).map(|spot| (spot.up, *spot.number));
    let spot = &mut chase.row[at];
    spot.up = true;
    spot.found = Some(round);
    spot.under.iter_mut().for_each(|one| one.up = true);
    let under: Cards = spot.under.iter().map(|one| *one.card).collect();
    // A bluff shows only where the hideout before lies face up, too.
    let from = before.map_or(Some(0), |(up, number)| up.then_some(number));
    let needed = from.map(|from| (number - from).saturating_sub(super::placing::STEP + spot.far));
    let bluff = !under.is_empty() && needed == Some(0);
    cx.tell(Event::Found { place: at as u8 + 1, number, under, bluff });
}

/// The manhunt: one number. Right, and it goes on; wrong, and the Fugitive is away.
pub fn manhunt(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
    let numbers = loop {
        let mut ask = ask(&cx.game, About::Manhunt, Some(1));
        ask.offer(Answer::Resign);
        match cx.put(ask)? {
            Answer::Guess(numbers) => break numbers,
            _ => giving_up::if_sure(cx, Side::Marshal)?,
        }
    };
    let number = numbers.lowest().unwrap_or(0);
    let chase = &mut cx.game.chase;
    let right = chase.hidden().any(|(_, spot)| *spot.number == number);
    let (round, row) = (chase.round, chase.row.len() as u8);
    chase.guesses.push(Guess { round, numbers, right, row });
    if right {
        let left = chase.hidden().count() as u8 - 1;
        cx.tell(Event::HuntHit { number, left });
        turn_up(cx, number);
        return if left == 0 { Err(finish(cx, Side::Marshal, End::Caught)) } else { Ok(()) };
    }
    if chase.has_edge(Side::Marshal, Edge::SecondChance) {
        edges::spend(cx, Side::Marshal, Edge::SecondChance);
        cx.tell(Event::Forgiven { number });
        return Ok(());
    }
    cx.tell(Event::HuntMiss { number });
    Err(finish(cx, Side::Fugitive, End::Slipped))
}
