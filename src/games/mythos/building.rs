//! A deck of what was drafted (16.5): what the bot proposes, and what its player changes of it.

use super::cards::{Investigator, Title};
use super::deck::{Deck, LEAST, MOST};
use super::draft::Drafter;
use super::event::Event;
use super::proposal::propose;
use super::saga;
use super::table::{Mythos, Phase};
use super::titles::Titles;
use super::{About, Answer, setup};
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
/// How often cards may be put in or taken out.
pub const CHANGES: u8 = 20;

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

/// The Locations of the common ground.
pub fn common() -> impl Iterator<Item = Title> {
    COMMON.into_iter().filter_map(Title::from_id)
}
