//! The saga (16.4): basic games one after another, whose scores are added up, and cards of the deck exchanged
//! between them.

use super::cards::{Kind, TITLES, Title};
use super::deck::Deck;
use super::event::Event;
use super::table::{FAR, FEW, MANY, Mythos, Phase, Player, SANITY_MAX};
use super::titles::Titles;
use super::{About, Answer, setup};
use crate::kernel::{Ask, Cx, Flow, ITEMS_MAX, Patience, Seat, Secret, Several, Stop};
use serde::{Deserialize, Serialize};

/// 16.4: cards that may be exchanged between two games.
pub const EXCHANGES: usize = 10;
/// R61: Sanity that whoever ended at 0 lacks in the next game.
pub const SHAKEN: i8 = 2;

/// What is kept from one game of a saga to the next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saga {
    /// The games that are over.
    pub games: Vec<Chapter>,
    /// What each keeps and exchanges, by seat.
    pub seats: Vec<Shelf>,
}

/// A game of a saga that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// How many rounds it had.
    pub rounds: u32,
    /// How everybody ended, by seat.
    pub ends: Vec<End>,
}

/// How somebody ended a game of a saga.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Who is meant.
    pub seat: Seat,
    /// Adventure Points.
    pub points: i16,
    /// Sanity.
    pub sanity: i8,
    /// The Adventure that they completed.
    pub adventure: Option<Title>,
}

impl End {
    /// 15.2: the score of that game.
    pub fn score(&self) -> i16 {
        self.points + i16::from(self.sanity)
    }
}

/// What somebody has beside their deck.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelf {
    /// R61: Adventures that they have completed, and that are out of their deck, copy by copy.
    pub aside: Secret<Vec<Title>>,
    /// What they are exchanging, between two games.
    pub exchange: Secret<Option<Exchange>>,
}

/// The exchange of cards, as far as it has come.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// The deck of the next game.
    pub list: Vec<Title>,
    /// What they have named to go, and has not gone yet; the next is last.
    pub out: Vec<Title>,
    /// Of which type its successor is.
    pub kind: Option<Kind>,
    /// How many cards they may still name.
    pub left: u8,
    /// Whether all is said.
    pub done: bool,
}

impl Saga {
    /// Before the first game.
    pub fn new(seats: usize) -> Saga {
        Saga { games: Vec::new(), seats: vec![Shelf::default(); seats] }
    }

    /// The sum of somebody's scores in the games that are over.
    pub fn sum(&self, seat: Seat) -> i16 {
        let ends = self.games.iter().filter_map(|game| game.ends.get(seat.index()));
        ends.map(End::score).sum()
    }

    /// How somebody ended each game that is over.
    pub fn ends(&self, seat: Seat) -> impl Iterator<Item = &End> {
        self.games.iter().filter_map(move |game| game.ends.get(seat.index()))
    }
}

/// Whoever has most stands first; equals stay as they are.
pub fn best_first(scores: impl Iterator<Item = (Seat, i16)>) -> Vec<(Seat, i16)> {
    let mut scores: Vec<(Seat, i16)> = scores.collect();
    scores.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    scores
}

/// A game of a saga is over: it is counted, and another follows, if it was not the last.
pub fn end_game(cx: &mut Cx<'_, Mythos>, of: u8) -> Flow<()> {
    let seats = (0..cx.game.players.len() as u8).map(Seat);
    let one = |seat: Seat| {
        let player = cx.game.player(seat);
        let adventure = player.told.first().map(|told| told.adventure);
        End { seat, points: player.points(), sanity: player.sanity, adventure }
    };
    let chapter = Chapter { rounds: cx.game.round, ends: seats.map(one).collect() };
    let scores = best_first(chapter.ends.iter().map(|end| (end.seat, end.score())));
    let Some(saga) = &mut cx.game.saga else { return Ok(()) };
    saga.games.push(chapter);
    let game = saga.games.len() as u8;
    let sums = best_first(scores.iter().map(|(seat, _)| (*seat, saga.sum(*seat))));
    cx.tell(Event::GameEnds { game, of, scores, sums });
    cx.game.fight = None;
    (cx.game.fought, cx.game.pairs) = (None, Vec::new());
    cx.game.doing = Secret(None);
    cx.game.phase = if game < of { Phase::Between } else { Phase::Over };
    Ok(())
}

/// Between two games: everybody exchanges what they wish, all at the same time, and the next game is laid out.
pub fn between(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    begin(&mut cx.game);
    let asks: Vec<_> = cx.game.seats().filter_map(|seat| question(&cx.game, seat)).collect();
    cx.ask_each(asks, |cx, seat, answer| {
        answered(exchange_mut(&mut cx.game, seat)?, answer);
        question(&cx.game, seat)
    })?;
    lay_out(cx);
    Ok(())
}

fn exchange_mut(game: &mut Mythos, seat: Seat) -> Option<&mut Exchange> {
    game.saga.as_mut()?.seats.get_mut(seat.index())?.exchange.as_mut()
}

/// What somebody is exchanging.
fn exchange(saga: &Saga, seat: Seat) -> Option<&Exchange> {
    saga.seats.get(seat.index())?.exchange.as_ref()
}

/// R61: what somebody has completed goes out of their deck; if no Adventure is left there, all come back. Whoever
/// imagines the table while it is asked finds that done.
fn begin(game: &mut Mythos) {
    let Some(saga) = &mut game.saga else { return };
    for (player, shelf) in
        game.players.iter().zip(&mut saga.seats).filter(|(_, shelf)| shelf.exchange.is_none())
    {
        let told: Vec<Title> = player.told.iter().map(|told| told.adventure).collect();
        let (gone, mut list): (Vec<Title>, Vec<Title>) =
            player.list.iter().copied().partition(|title| told.contains(title));
        shelf.aside.0.extend(gone);
        if !list.iter().any(|title| title.kind() == Kind::Adventure) {
            list.append(&mut shelf.aside.0);
        }
        list.sort_unstable();
        let left = EXCHANGES as u8;
        shelf.exchange = Secret(Some(Exchange { list, out: Vec::new(), kind: None, left, done: false }));
    }
}

/// What somebody is still to be asked.
fn question(game: &Mythos, seat: Seat) -> Option<Ask<Mythos>> {
    let shelf = game.saga.as_ref()?.seats.get(seat.index())?;
    let exchange = shelf.exchange.as_ref().filter(|exchange| !exchange.done)?;
    let mut ask = Ask::new(seat, About::Exchange, Patience::Turn, Answer::Done);
    match (exchange.out.last(), exchange.kind) {
        (None, _) => {
            offer_cards(&mut ask, Answer::Out, &exchange.list, exchange.left.into());
        }
        (Some(out), None) => {
            let titles = successors(exchange, &shelf.aside, *out);
            let fits = |kind: &&Kind| titles.iter().any(|title| title.kind() == **kind);
            Kind::ALL.iter().filter(fits).for_each(|kind| ask.offer(Answer::Kind(*kind)));
        }
        (Some(out), Some(kind)) => {
            let titles = successors(exchange, &shelf.aside, *out);
            let of_it = titles.into_iter().filter(|title| title.kind() == kind);
            of_it.for_each(|title| ask.offer(Answer::Card(title)));
        }
    }
    Some(ask)
}

/// Lets somebody name some of these cards, so many at most.
pub fn offer_cards(ask: &mut Ask<Mythos>, answer: fn(Titles) -> Answer, cards: &[Title], most: usize) {
    let one = |title: Title| answer([title].into_iter().collect());
    let items: Vec<Answer> = as_items(cards).into_iter().map(one).collect();
    let most = most.min(items.len()) as u8;
    if most > 0 {
        ask.offer_sets(Several { base: answer(Titles::default()), items, least: 1, most });
    }
}

/// The cards of a deck as items of one set: every title, then further copies as far as there is room.
fn as_items(list: &[Title]) -> Vec<Title> {
    let mut titles = list.to_vec();
    titles.dedup();
    let mut copies = list.to_vec();
    for title in &titles {
        if let Some(at) = copies.iter().position(|one| one == title) {
            copies.remove(at);
        }
    }
    titles.extend(copies);
    titles.truncate(ITEMS_MAX);
    titles.sort_unstable();
    titles
}

/// 4.2, R61: what may come in the place of a card. The last Adventure is followed by one.
fn successors(exchange: &Exchange, aside: &[Title], out: Title) -> Vec<Title> {
    let mut copies = [0_u8; TITLES + 1];
    for title in &exchange.list {
        copies[usize::from(title.code())] += 1;
    }
    let adventures = exchange.list.iter().filter(|title| title.kind() == Kind::Adventure).count();
    let last = out.kind() == Kind::Adventure && adventures == 1;
    let fits = |title: &Title| {
        let room = copies[usize::from(title.code())] < Deck::most(*title);
        let follows = !last || title.kind() == Kind::Adventure;
        room && follows && *title != out && !aside.contains(title)
    };
    Title::all().filter(fits).collect()
}

/// What an answer comes to.
fn answered(exchange: &mut Exchange, answer: Answer) {
    match answer {
        Answer::Out(titles) => {
            exchange.left = exchange.left.saturating_sub(titles.len() as u8);
            exchange.out = titles.iter().collect();
            exchange.out.reverse();
        }
        Answer::Kind(kind) => exchange.kind = Some(kind),
        Answer::Card(title) => {
            if let Some(out) = exchange.out.pop()
                && let Some(at) = exchange.list.iter().position(|one| *one == out)
            {
                exchange.list[at] = title;
                exchange.list.sort_unstable();
            }
            exchange.kind = None;
        }
        // Whoever has nothing for a card keeps it.
        _ if exchange.out.pop().is_some() => exchange.kind = None,
        _ => exchange.done = true,
    }
    exchange.done |= exchange.out.is_empty() && exchange.left == 0;
}

/// The next game: everybody begins anew with their deck; R61: whoever ended at 0 has 2 Sanity less, once.
fn lay_out(cx: &mut Cx<'_, Mythos>) {
    let Mythos { players, saga: Some(saga), dice, .. } = &mut cx.game else { return };
    let mut shaken = Vec::new();
    for (at, player) in players.iter_mut().enumerate() {
        let Some(exchange) = saga.seats.get_mut(at).and_then(|shelf| shelf.exchange.take()) else { continue };
        let was_insane = player.sanity == 0;
        let next: Player = setup::player(&Deck::of(player.who, &exchange.list), dice);
        *player = next;
        if was_insane {
            player.sanity -= SHAKEN;
            shaken.push(Seat(at as u8));
        }
    }
    cx.game.round = 0;
    cx.game.turn += 1;
    (cx.game.first, cx.game.mover) = (Seat(0), Seat(0));
    cx.game.phase = Phase::Opening;
    for seat in shaken {
        cx.tell(Event::Shaken { seat, n: SHAKEN });
    }
}

/// What somebody is asked while they exchange: which card goes, and what comes in its place.
pub fn replaced(saga: &Saga, seat: Seat) -> Option<(Title, Option<Kind>)> {
    let exchange = exchange(saga, seat)?;
    Some((*exchange.out.last()?, exchange.kind))
}

/// The deck with which somebody goes on, as far as they have exchanged.
pub fn list(saga: &Saga, seat: Seat) -> Option<&[Title]> {
    exchange(saga, seat).map(|exchange| exchange.list.as_slice())
}

/// How many cards somebody may still name.
pub fn left(saga: &Saga, seat: Seat) -> u8 {
    exchange(saga, seat).map_or(0, |exchange| exchange.left)
}

/// A saga as a viewer sees it: what each keeps and exchanges is theirs.
pub fn view(saga: &Saga, me: Option<Seat>) -> Saga {
    let own = |(at, shelf): (usize, &Shelf)| {
        if me == Some(Seat(at as u8)) { shelf.clone() } else { Shelf::default() }
    };
    Saga { games: saga.games.clone(), seats: saga.seats.iter().enumerate().map(own).collect() }
}

/// What is wrong with the notes of a saga, if anything.
pub fn check(game: &Mythos) -> Result<(), &'static str> {
    let Some(saga) = &game.saga else {
        return match game.options.games() {
            Some(_) => Err("a saga without its notes"),
            None if game.phase == Phase::Between => Err("there is nothing between two games here"),
            None => Ok(()),
        };
    };
    let seats = game.players.len();
    let counted = saga.games.iter().all(|one| one.ends.len() == seats);
    let places = saga.games.iter().all(|one| one.ends.iter().zip(0..).all(|(end, at)| end.seat == Seat(at)));
    let kept = |end: &End| end.points.unsigned_abs() <= MANY && (0..=SANITY_MAX).contains(&end.sanity);
    let within = |one: &Chapter| one.rounds <= FAR && one.ends.iter().all(kept);
    let few = |shelf: &Shelf| shelf.exchange.as_ref().is_none_or(|exchange| exchange.left <= FEW);
    if !saga.games.iter().all(within) || !saga.seats.iter().all(few) {
        return Err("how a game of a saga ended");
    }
    let Some(games) = game.options.games() else { return Err("notes of a saga that is none") };
    let over = saga.games.len();
    let fits = match game.phase {
        Phase::Over => over == usize::from(games),
        Phase::Between => (1..usize::from(games)).contains(&over),
        _ => over < usize::from(games),
    };
    if counted && places && fits && saga.seats.len() == seats { Ok(()) } else { Err("a saga of others") }
}

/// 15.1 within a saga: the game ends, and with the last one all does.
pub fn end(cx: &mut Cx<'_, Mythos>, of: u8) -> Flow<()> {
    end_game(cx, of)?;
    if cx.game.phase == Phase::Over {
        super::ending::close(cx);
    }
    Err(Stop::Over)
}
