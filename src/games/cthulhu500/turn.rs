//! A turn: two actions, then discards and the draw, then whoever is next (3).

use super::answers::with_announcement;
use super::cards::{self, Trait};
use super::chain::{Happened, chain, follow};
use super::contagion::fall_due;
use super::draw::{Limit, draw, finish};
use super::event::Event;
use super::passing::{Announced, attempt};
use super::pit::{pit_stop, put_crew};
use super::play::{play, playable};
use super::race::{Flag, HAND_LIMIT, Phase, Race, Slot, Turn};
use super::scene::Kind;
use super::total::{Line, Source};
use super::{About, Answer};
use crate::kernel::{Ask, Cx, Flow, Patience, Seat};

/// 3.1: actions in a turn.
pub const ACTIONS: u8 = 2;
/// 3.5: rounds of the table without a card drawn, after which the draw is an obligation.
const IDLE_ROUNDS: usize = 3;

/// The turn begins: what lasted until now ends, what waits for it happens.
pub fn begin(cx: &mut Cx<'_, Race>) -> Flow<()> {
    let Turn { seat, extra, .. } = cx.game.turn;
    cx.game.car_mut(seat).defence = 0;
    cx.game.thrift.drawn = false;
    cx.tell(Event::Turn { seat, extra });
    chain(cx, seat, |cx| follow(cx, &[Happened::TurnBegan(seat)]))?;
    cx.game.phase = Phase::Actions;
    Ok(())
}

/// 3.2: one action.
pub fn act(cx: &mut Cx<'_, Race>) -> Flow<()> {
    let seat = cx.game.turn.seat;
    if cx.game.turn.actions == 0 {
        cx.game.phase = Phase::TurnEnd;
        return Ok(());
    }
    let ask = actions(&cx.game, seat);
    let answer = cx.ask(ask)?;
    match answer {
        Answer::Wave => {
            wave(cx, seat);
            return Ok(());
        }
        // In the same step, so that the player can think better of it.
        Answer::Done => {
            cx.game.phase = Phase::TurnEnd;
            return end(cx);
        }
        _ => cx.game.turn.actions -= 1,
    }
    match answer {
        Answer::Play(card) => chain(cx, seat, |cx| play(cx, seat, card)),
        Answer::Put(card) => chain(cx, seat, |cx| put_crew(cx, seat, card)),
        Answer::PitStop => pit_stop(cx, seat),
        Answer::Attempt { on, with } => {
            let extra = reach(&cx.game, seat).filter(|_| on != cx.game.ahead(seat));
            let announced = Announced { attacker: seat, defender: on, kind: Kind::Action, extra, with };
            chain(cx, seat, |cx| attempt(cx, announced))
        }
        _ => Ok(()),
    }
}

/// 8.12: what the player to move is asked next if nothing comes in between: for another action, or about the end of the turn.
pub fn next_move(race: &Race) -> Ask<Race> {
    let Turn { seat, actions: left, .. } = race.turn;
    if left > 0 { actions(race, seat) } else { discards_and_draws(race, seat, can_wave(race, seat)) }
}

/// Everything that the player may do with an action.
fn actions(race: &Race, seat: Seat) -> Ask<Race> {
    let mut ask = Ask::new(seat, About::Action, Patience::Turn, Answer::Done);
    let two_ahead = reach(race, seat).map(|_| race.ahead_by(seat, 2));
    for on in std::iter::once(race.ahead(seat)).chain(two_ahead) {
        ask.offer(Answer::Attempt { on, with: None });
        with_announcement(race, seat, &mut |lay| ask.offer(Answer::Attempt { on, with: Some(lay) }));
    }
    ask.offer(Answer::PitStop);
    for card in race.car(seat).titles() {
        match card.def().kind {
            cards::Kind::Crew => ask.offer(Answer::Put(card)),
            cards::Kind::Action if playable(race, seat, card) => ask.offer(Answer::Play(card)),
            _ => {}
        }
    }
    if can_wave(race, seat) {
        ask.offer(Answer::Wave);
    }
    ask
}

/// What a card adds that lets the vehicle attack two places ahead, if it has one.
fn reach(race: &Race, seat: Seat) -> Option<Line> {
    race.car(seat).parts().find_map(|(_, part)| {
        part.card.def().traits.iter().find_map(|one| match one {
            Trait::Reach(n) => Some(Line { from: Source::Card(part.card), n: *n }),
            _ => None,
        })
    })
}

/// 11.5: once a game, on one's own turn.
fn can_wave(race: &Race, seat: Seat) -> bool {
    race.options.flag_waving && !race.car(seat).waved
}

fn wave(cx: &mut Cx<'_, Race>, seat: Seat) {
    cx.game.car_mut(seat).waved = true;
    cx.game.turn.actions += 1;
    cx.game.phase = Phase::Actions;
    cx.tell(Event::Waved { seat });
}

/// 3.3: discards, then the draw; then contagions, and the next turn.
pub fn end(cx: &mut Cx<'_, Race>) -> Flow<()> {
    let seat = cx.game.turn.seat;
    let mut may_wave = can_wave(&cx.game, seat);
    loop {
        let ask = discards_and_draws(&cx.game, seat, may_wave);
        match cx.ask(ask)? {
            Answer::Discard(card) => {
                // R25: after the actions come the discards, and never the other way round.
                may_wave = false;
                cx.game.from_hand(seat, card);
                cx.game.pile.push(card);
                cx.tell(Event::Discarded { seat, card, forced: false });
            }
            Answer::Wave => {
                wave(cx, seat);
                return Ok(());
            }
            Answer::Draw(cards) => {
                draw(cx, seat, cards, Limit::Five)?;
                break;
            }
            _ => break,
        }
    }
    chain(cx, seat, |cx| fall_due(cx, seat))?;
    next_turn(cx)
}

/// 3.3, 3.4, 3.5, R25: what may be drawn as things are, and what may be discarded or waved first.
fn discards_and_draws(race: &Race, seat: Seat, may_wave: bool) -> Ask<Race> {
    let car = race.car(seat);
    let room = HAND_LIMIT.saturating_sub(car.hand.len()) as u8;
    let most = if race.can_draw() { draw_cap(race, seat).min(room) } else { 0 };
    // 3.5: while the draw is an obligation, drawing nothing is no choice; with a full hand a card has to go first, and where there is
    // nothing to draw, too: it is the new deck.
    let least = u8::from(race.thrift.must_draw && (race.can_draw() || !car.hand.is_empty()));
    let draws = (least..=most).rev().map(Answer::Draw);
    let discards = car.titles().map(Answer::Discard);
    let wave = may_wave.then_some(Answer::Wave);
    let choices = draws.chain(discards).chain(wave).collect();
    // Who has room draws, and nobody needs to press for it; with a full hand something is given up.
    let patience = if room > 0 { Patience::Brief } else { Patience::Turn };
    let nothing = || Ask::new(seat, About::TurnEnd, patience, Answer::Draw(0));
    let mut ask = Ask::among(seat, About::TurnEnd, patience, choices).unwrap_or_else(nothing);
    // A turn that ends is no event that could be answered.
    ask.concerns = false;
    ask
}

/// 3.3: two, unless somebody in the pit crew is in the way.
fn draw_cap(race: &Race, seat: Seat) -> u8 {
    let crew = race.car(seat).parts().filter(|(slot, _)| *slot == Slot::Crew);
    let caps = crew.flat_map(|(_, part)| part.card.def().traits).filter_map(|one| match one {
        Trait::DrawCap(n) => Some(*n),
        _ => None,
    });
    caps.min().unwrap_or(2).min(2)
}

/// 8.3, 11.3: an extra turn that waits comes first; otherwise clockwise, as if there had been none.
fn next_turn(cx: &mut Cx<'_, Race>) -> Flow<()> {
    let n = cx.game.len();
    let race = &mut cx.game;
    race.thrift.turns = if race.thrift.drawn { 0 } else { race.thrift.turns.saturating_add(1) };
    race.thrift.must_draw |= usize::from(race.thrift.turns) >= IDLE_ROUNDS * n;
    race.phase = Phase::TurnStart;
    let Turn { order, number, .. } = race.turn;
    if let Some(extra) = race.extra.take() {
        let actions = ACTIONS;
        race.turn =
            Turn { seat: extra.seat, actions, order, extra: true, attack: extra.attack, number: number + 1 };
        return Ok(());
    }
    match &mut race.flag {
        Flag::Raised(0) => return finish(cx),
        Flag::Raised(left) => *left -= 1,
        _ => {}
    }
    let seat = order.next(n);
    race.turn = Turn { seat, actions: ACTIONS, order: seat, extra: false, attack: 0, number: number + 1 };
    Ok(())
}
