//! A deck of what was drafted (16.5): what the bot proposes, and what its player changes of it.

use super::advice::{Advice, advice};
use super::cards::{Investigator, Kind, Language, Title};
use super::deck::{Deck, LEAST, MOST, Problem};
use super::draft::{Drafter, worth};
use super::event::Event;
use super::saga;
use super::table::{Mythos, Phase};
use super::titles::Titles;
use super::{About, Answer, Options, setup};
use crate::kernel::{Ask, Cx, Flow, Patience, Seat, Secret};
use serde::{Deserialize, Serialize};

/// 16.5: of each of these Locations everybody may add up to four.
pub const COMMON: [&str; 6] = [
    "miskatonic_library",
    "boston_docks",
    "kingsport_harbour",
    "arkham_sanitarium",
    "christchurch_cemetery",
    "crowninshield_manor",
];
/// Copies of a Location of the common ground that are proposed.
const SOME: u8 = 2;
/// Cards of a deck that is proposed.
const PROPOSED: usize = 54;
/// How often cards may be put in or taken out.
const CHANGES: u8 = 20;

/// A deck under construction.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Who leads it.
    pub who: Investigator,
    /// What is in it.
    pub list: Vec<Title>,
    /// What could be in it besides.
    pub rest: Vec<Title>,
    /// How often it may still be changed.
    pub left: u8,
    /// Whether all is said.
    pub done: bool,
}

/// Everybody builds a deck of what they have taken, all at the same time; then the game is laid out.
pub fn build(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    let Mythos { draft: Some(draft), options, .. } = &mut cx.game else { return Ok(()) };
    for one in &mut draft.seats {
        one.building = Secret(Some(propose(options, &one.taken)));
    }
    let asks: Vec<_> = cx.game.seats().filter_map(|seat| question(&cx.game, seat)).collect();
    cx.ask_each(asks, |cx, seat, answer| {
        let drafter = cx.game.draft.as_mut()?.seats.get_mut(seat.index())?;
        answered(drafter.building.as_mut()?, answer);
        question(&cx.game, seat)
    })?;
    lay_out(cx);
    Ok(())
}

/// What somebody can still change.
fn question(game: &Mythos, seat: Seat) -> Option<Ask<Mythos>> {
    let drafter: &Drafter = game.draft.as_ref()?.seats.get(seat.index())?;
    let building = drafter.building.as_ref().filter(|building| !building.done)?;
    let mut ask = Ask::new(seat, About::Building, Patience::Turn, Answer::Done);
    let others = Investigator::all().filter(|who| *who != building.who);
    others.for_each(|who| ask.offer(Answer::Who(who)));
    if building.left == 0 {
        return Some(ask);
    }
    let room = MOST.saturating_sub(building.list.len());
    let spare = building.list.len().saturating_sub(LEAST);
    saga::offer_cards(&mut ask, Answer::Out, &building.list, spare);
    saga::offer_cards(&mut ask, Answer::In, &building.rest, room);
    Some(ask)
}

/// 16.1: whether a deck without these is still one that can be played.
pub fn may_go(game: &Mythos, seat: Seat, titles: Titles) -> bool {
    let drafter = game.draft.as_ref().and_then(|draft| draft.seats.get(seat.index()));
    let Some(building) = drafter.and_then(|one| one.building.as_ref()) else { return false };
    let mut list = building.list.clone();
    move_all(titles, &mut list, &mut Vec::new());
    Deck::of(building.who, &list).problems(game.options.goal()).is_empty()
}

fn move_all(titles: Titles, from: &mut Vec<Title>, to: &mut Vec<Title>) {
    for title in titles.iter() {
        if let Some(at) = from.iter().position(|one| *one == title) {
            to.push(from.remove(at));
        }
    }
    to.sort_unstable();
}

fn answered(building: &mut Building, answer: Answer) {
    match answer {
        Answer::Who(who) => building.who = who,
        Answer::Out(titles) => move_all(titles, &mut building.list, &mut building.rest),
        Answer::In(titles) => move_all(titles, &mut building.rest, &mut building.list),
        _ => building.done = true,
    }
    if matches!(answer, Answer::Out(_) | Answer::In(_)) {
        building.left = building.left.saturating_sub(1);
    }
}

/// Everybody begins with the deck that they have built.
fn lay_out(cx: &mut Cx<'_, Mythos>) {
    let Mythos { players, draft: Some(draft), dice, .. } = &mut cx.game else { return };
    let built: Vec<Option<Building>> = draft.seats.iter_mut().map(|one| one.building.take()).collect();
    for (player, building) in players.iter_mut().zip(built).filter_map(|(player, one)| Some((player, one?))) {
        *player = setup::player(&Deck::of(building.who, &building.list), dice);
    }
    cx.game.draft = None;
    cx.game.turn += 1;
    cx.game.phase = Phase::Opening;
    for seat in cx.game.seats() {
        let cards = cx.game.player(seat).list.len() as u8;
        cx.tell(Event::DeckBuilt { seat, cards });
    }
}

/// A deck that can be played, of what somebody has taken: what serves it first, led by whoever reads most of its Tomes.
fn propose(options: &Options, taken: &[Title]) -> Building {
    let mut pool = capped(taken);
    for title in common() {
        let held = pool.iter().filter(|one| **one == title).count();
        pool.extend((held..usize::from(Deck::most(title))).map(|_| title));
    }
    let who = leader(&pool);
    grant(options, who, &mut pool);
    pool.sort_unstable();
    let useless = useless(who, &pool);
    let stories: Vec<Title> = pool
        .iter()
        .copied()
        .filter(|title| title.kind() == Kind::Adventure && !useless.contains(title))
        .collect();
    let mut ranked: Vec<(i32, Title)> = Vec::new();
    for title in &pool {
        let before = ranked.iter().filter(|(_, one)| one == title).count() as i32;
        // In a campaign every Adventure counts.
        let counts = title.kind() == Kind::Adventure && (before == 0 || options.goal().is_some());
        let rank = if counts { 100 } else { rank(&stories, *title, before, &useless) };
        ranked.push((rank, *title));
    }
    ranked.sort_by_key(|(rank, title)| (std::cmp::Reverse(*rank), *title));
    let enough = ranked.iter().filter(|(rank, _)| *rank > 0).count().clamp(LEAST, PROPOSED);
    let mut list: Vec<Title> = ranked.iter().take(enough).map(|(_, title)| *title).collect();
    let mut rest: Vec<Title> = ranked.iter().skip(enough).map(|(_, title)| *title).collect();
    list.sort_unstable();
    rest.sort_unstable();
    Building { who, list, rest, left: CHANGES, done: false }
}

/// 4.2: of each title as many as a deck can have.
fn capped(taken: &[Title]) -> Vec<Title> {
    let mut pool: Vec<Title> = Vec::new();
    for title in taken {
        if pool.iter().filter(|one| *one == title).count() < usize::from(Deck::most(*title)) {
            pool.push(*title);
        }
    }
    pool
}

/// The Locations of the common ground.
pub fn common() -> impl Iterator<Item = Title> {
    COMMON.into_iter().filter_map(Title::from_id)
}

/// Whoever reads the most Tomes.
fn leader(pool: &[Title]) -> Investigator {
    let reads = |who: &Investigator| {
        let known = |language: &Language| who.def().languages.contains(language);
        pool.iter()
            .filter(|title| title.kind() == Kind::Tome && title.def().languages.iter().all(known))
            .count()
    };
    let all: Vec<Investigator> = Investigator::all().collect();
    all.into_iter().rev().max_by_key(reads).unwrap_or(Investigator::FIRST)
}

/// Whoever has taken Adventures that are worth too little is given some: first what their cards can tell, then what needs fewest.
fn grant(options: &Options, who: Investigator, pool: &mut Vec<Title>) {
    let lacks = |pool: &[Title]| {
        let problems = Deck::of(who, pool).problems(options.goal());
        problems.iter().any(|problem| matches!(problem, Problem::Adventures(_)))
    };
    if !lacks(pool) {
        return;
    }
    let adventures = || Title::all().filter(|title| title.kind() == Kind::Adventure);
    let held = pool.clone();
    let mut all: Vec<Title> = adventures().filter(|title| !held.contains(title)).collect();
    let with_all: Vec<Title> = held.iter().copied().chain(all.iter().copied()).collect();
    let untold = useless(who, &with_all);
    all.sort_by_key(|title| {
        (untold.contains(title), title.def().needs.iter().map(|need| need.n).sum::<u8>())
    });
    for title in all {
        if !lacks(pool) {
            return;
        }
        pool.push(title);
    }
}

/// What a deck of all these could do nothing with.
fn useless(who: Investigator, pool: &[Title]) -> Vec<Title> {
    let one = |advice: &Advice| match advice {
        Advice::Unreached(title)
        | Advice::Unfound(title)
        | Advice::Unread(title)
        | Advice::Unheld(title)
        | Advice::Untold(title) => *title,
    };
    advice(&Deck::of(who, pool)).iter().map(one).collect()
}

/// How much a copy of a card is wanted in a deck that can tell these Adventures.
fn rank(stories: &[Title], title: Title, before: i32, useless: &[Title]) -> i32 {
    let is_common = common().any(|one| one == title);
    let again = before * 3;
    match (useless.contains(&title), is_common) {
        (true, _) => -20 - again,
        (false, true) if before < i32::from(SOME) => 30,
        (false, true) => -before,
        (false, false) => (worth(stories, title) - again).max(1),
    }
}
