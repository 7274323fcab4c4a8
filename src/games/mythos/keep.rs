//! The end of a round (chapters 12 and 13): lobotomies, discards, reshuffles, and hands are filled. All of it
//! is one visit.

use super::cards::Title;
use super::event::Event;
use super::table::{HAND, Mythos, Phase};
use super::titles::{TITLES_MAX, Titles};
use super::{About, Answer, sanity, worth};
use crate::kernel::{Ask, Cx, Flow, Patience, Seat, Several};

/// What somebody does at the end of a round.
struct Closing {
    seat: Seat,
    discards: Option<Titles>,
    lobotomy: bool,
    reshuffles: bool,
}

/// One whole end of a round.
pub fn end(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let order = cx.game.from(cx.game.most_troubled());
    let blank = |seat: &Seat| Closing { seat: *seat, discards: None, lobotomy: false, reshuffles: false };
    let mut closings: Vec<Closing> = order.iter().map(blank).collect();
    ask_all(cx, &mut closings)?;
    lobotomies(cx, &closings)?;
    for closing in &closings {
        if !cx.game.player(closing.seat).insane {
            discard(cx, closing);
        }
    }
    turn_up(&mut cx.game);
    for closing in closings.iter().filter(|closing| closing.reshuffles) {
        let player = cx.game.player(closing.seat);
        if !player.insane && !player.pile.is_empty() {
            sanity::shuffle_in(cx, closing.seat);
        }
    }
    sanity::settle(cx)?;
    for seat in cx.game.from(cx.game.most_troubled()) {
        let held = cx.game.player(seat).hand.len();
        sanity::draw(cx, seat, HAND.saturating_sub(held))?;
    }
    cx.game.phase = Phase::RoundStart;
    Ok(())
}

fn ask_all(cx: &mut Cx<'_, Mythos>, closings: &mut [Closing]) -> Flow<()> {
    let asks: Vec<_> = closings.iter().filter_map(|closing| question(&cx.game, closing)).collect();
    cx.ask_each(asks, |cx, seat, answer| {
        let closing = closings.iter_mut().find(|closing| closing.seat == seat)?;
        match answer {
            Answer::Discard(titles) => closing.discards = Some(titles),
            Answer::Lobotomy => closing.lobotomy = true,
            Answer::Reshuffle(yes) => closing.reshuffles = yes,
            _ => {}
        }
        question(&cx.game, closing)
    })
}

/// What somebody is still to be asked: what they discard ends it. Before that they may say that the pile is to be
/// shuffled in (12.5), and may think better of it.
fn question(game: &Mythos, closing: &Closing) -> Option<Ask<Mythos>> {
    if closing.lobotomy || closing.discards.is_some() {
        return None;
    }
    let player = game.player(closing.seat);
    let (least, most) = bounds(game, closing.seat);
    if most == 0 && player.lobotomy && player.pile.is_empty() {
        return None;
    }
    let mut ask = keeping(game, closing.seat, least, most);
    if most > 0 || !player.pile.is_empty() {
        ask.offer(Answer::Reshuffle(!closing.reshuffles));
    }
    Some(ask)
}

/// 12.2: how few and how many somebody discards.
pub fn bounds(game: &Mythos, seat: Seat) -> (usize, usize) {
    let player = game.player(seat);
    let (held, person) = (player.hand.len(), player.who.def());
    let least = held.saturating_sub(person.most.into());
    let most = held.saturating_sub(person.least.into());
    (least.min(TITLES_MAX), most.min(TITLES_MAX))
}

/// What to discard: the proposal, as few as may be, as many as may be, any set; or a lobotomy instead.
fn keeping(game: &Mythos, seat: Seat, least: usize, most: usize) -> Ask<Mythos> {
    let useless = worth::useless(game, seat);
    let first = |n: usize| -> Titles { useless.iter().copied().take(n).collect() };
    let mut ask = Ask::new(seat, About::RoundEnd, Patience::Turn, Answer::Discard(first(least)));
    if most > least {
        ask.offer(Answer::Discard(first(most)));
    }
    if !game.player(seat).lobotomy {
        ask.offer(Answer::Lobotomy);
    }
    if most > 0 {
        let one = |title: &Title| Answer::Discard([*title].into_iter().collect());
        let items: Vec<Answer> = game.player(seat).hand.iter().take(TITLES_MAX).map(one).collect();
        let base = Answer::Discard(Titles::default());
        let (least, most) = (least.max(1) as u8, most.min(items.len()) as u8);
        ask.offer_sets(Several { base, items, least, most });
    }
    ask
}

/// Chapter 13: whoever wants it, all at the same time.
fn lobotomies(cx: &mut Cx<'_, Mythos>, closings: &[Closing]) -> Flow<()> {
    let seats: Vec<Seat> =
        closings.iter().filter(|closing| closing.lobotomy).map(|closing| closing.seat).collect();
    for seat in &seats {
        cx.tell(Event::Lobotomy { seat: *seat });
        cx.game.player_mut(*seat).lobotomy = true;
        sanity::lose(cx, *seat, 1, None);
    }
    sanity::settle(cx)?;
    for seat in seats.into_iter().filter(|seat| !cx.game.player(*seat).insane).collect::<Vec<_>>() {
        let player = &mut cx.game.players[seat.index()];
        // R54: while walking it is the crosswise Location that stays.
        if player.walking.is_some() {
            player.deck.0.extend(player.here.take().map(|here| here.title));
        }
        player.deck.0.append(&mut player.hand.0);
        player.deck.0.append(&mut player.pile);
        player.deck.0.append(&mut player.story);
        cx.game.dice.shuffle(&mut player.deck.0);
        sanity::draw(cx, seat, HAND)?;
    }
    Ok(())
}

fn discard(cx: &mut Cx<'_, Mythos>, closing: &Closing) {
    let Some(titles) = closing.discards.filter(|titles| !titles.is_empty()) else { return };
    let seat = closing.seat;
    let player = cx.game.player_mut(seat);
    let gone: Vec<Title> = titles.iter().filter(|title| player.from_hand(*title)).collect();
    player.pile.extend(&gone);
    cx.tell(Event::Discards { seat, cards: gone });
}

/// 12.3: what lies face down is turned up.
fn turn_up(game: &mut Mythos) {
    for player in &mut game.players {
        player.allies.iter_mut().for_each(|ally| ally.down = false);
        let spells = player.tomes.iter_mut().flat_map(|tome| &mut tome.spells);
        spells.for_each(|put| put.down = false);
    }
}
