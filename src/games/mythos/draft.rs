//! The draft (16.5): five packs for each seat, of which everybody takes a card and passes on the rest, until
//! all are taken.

use super::building::Building;
use super::cards::Title;
use super::deck::Deck;
use super::event::Event;
use super::table::{Mythos, Phase};
use super::view::View;
use super::worth::worth;
use super::{About, Answer};
use crate::kernel::{Ask, Asks, Choices, Cx, Dice, Flow, Patience, Seat, Secret};
use serde::{Deserialize, Serialize};

/// 16.5: packs for each seat.
pub const PACKS: u8 = 5;
/// 16.5: cards of a pack.
pub const PACK: usize = 15;
/// Copies of a title in a pack.
const TWINS: u8 = 2;
/// So many titles can be wished for: three menus full.
const WISHES: usize = 75;

/// A draft under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Which pack it is, from 1; nought before the first is dealt.
    pub pack: u8,
    /// What each has before them, by seat.
    pub seats: Vec<Drafter>,
}

/// What somebody has before them in a draft: all of it is theirs alone to see.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drafter {
    /// The pack of which they take next.
    pub pack: Secret<Vec<Title>>,
    /// What they have taken.
    pub taken: Secret<Vec<Title>>,
    /// The deck that they build of it.
    pub building: Secret<Option<Building>>,
}

impl Draft {
    /// Before the first pack.
    pub fn new(seats: usize) -> Draft {
        Draft { pack: 0, seats: vec![Drafter::default(); seats] }
    }
}

/// One card for everybody, all at the same time; what is left of the packs is passed to the left.
pub fn pick(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
    deal(cx);
    let Some(draft) = &cx.game.draft else { return Ok(()) };
    let mut asks = Asks::new();
    let mut taken = Vec::new();
    for (seat, one) in (0..).map(Seat).zip(&draft.seats) {
        let choices: Choices<Answer> = best_first(one).into_iter().map(Answer::Card).collect();
        // The last card of a pack is taken without a word: everybody has one, as all can count.
        match (one.pack.as_slice(), Ask::among(seat, About::Draft, Patience::Turn, choices)) {
            ([last], _) => taken.push((seat, Answer::Card(*last))),
            // How quickly it is answered must not tell that two of one title are left.
            (_, Some(ask)) => asks.push(Ask { unhurried: true, ..ask }),
            (_, None) => {}
        }
    }
    if !asks.is_empty() {
        taken = cx.ask_all(asks)?;
    }
    for (seat, answer) in taken {
        take(cx, seat, answer);
    }
    let Some(draft) = &mut cx.game.draft else { return Ok(()) };
    let mut packs: Vec<_> = draft.seats.iter_mut().map(|one| std::mem::take(&mut one.pack)).collect();
    packs.rotate_right(1);
    let over = draft.pack == PACKS && packs.iter().all(|pack| pack.is_empty());
    for (one, pack) in draft.seats.iter_mut().zip(packs) {
        one.pack = pack;
    }
    cx.game.turn += 1;
    cx.game.phase = if over { Phase::Building } else { Phase::Draft };
    Ok(())
}

fn take(cx: &mut Cx<'_, Mythos>, seat: Seat, answer: Answer) {
    let (Answer::Card(title), Some(draft)) = (answer, &mut cx.game.draft) else { return };
    let Some(one) = draft.seats.get_mut(seat.index()) else { return };
    if let Some(at) = one.pack.iter().position(|card| *card == title) {
        one.pack.remove(at);
        one.taken.push(title);
        cx.tell(Event::Drafted { seat, title: Secret(title) });
    }
}

/// Where all packs are empty, everybody opens the next.
fn deal(cx: &mut Cx<'_, Mythos>) {
    let Mythos { draft: Some(draft), dice, .. } = &mut cx.game else { return };
    if draft.seats.iter().any(|one| !one.pack.is_empty()) {
        return;
    }
    draft.pack += 1;
    for one in &mut draft.seats {
        one.pack.0 = pack(dice);
    }
    let pack = draft.pack;
    cx.tell(Event::PackOpens { pack, of: PACKS });
}

/// Fifteen cards of the whole set, at most two of a title, and one of a unique one.
fn pack(dice: &mut Dice) -> Vec<Title> {
    let copies = |title: Title| (0..TWINS.min(Deck::most(title))).map(move |_| title);
    let mut all: Vec<Title> = Title::all().flat_map(copies).collect();
    dice.shuffle(&mut all);
    all.truncate(PACK);
    all.sort_unstable();
    all
}

/// The titles of a pack, what is worth most first.
fn best_first(drafter: &Drafter) -> Vec<Title> {
    let mut titles = drafter.pack.0.clone();
    titles.dedup();
    titles.sort_by_key(|title| std::cmp::Reverse(worth(&drafter.taken, *title)));
    titles
}

/// What the viewer can wish for in packs to come, what is worth most to them first: no card of which their
/// deck has enough.
pub fn wishes(view: &View) -> Vec<Title> {
    let Some(drafter) = view.drafter() else { return Vec::new() };
    let taken: &[Title] = &drafter.taken;
    let has_enough =
        |title: &Title| taken.iter().filter(|one| *one == title).count() >= usize::from(Deck::most(*title));
    let mut titles: Vec<Title> = Title::all().filter(|title| !has_enough(title)).collect();
    titles.sort_by_key(|title| std::cmp::Reverse(worth(taken, *title)));
    titles.truncate(WISHES);
    titles
}

/// A draft as a viewer sees it: their own pack, and what they have taken.
pub fn view(draft: &Draft, me: Option<Seat>) -> Draft {
    let own = |(at, one): (usize, &Drafter)| {
        if me == Some(Seat(at as u8)) { one.clone() } else { Drafter::default() }
    };
    Draft { pack: draft.pack, seats: draft.seats.iter().enumerate().map(own).collect() }
}

/// What is wrong with a draft, if anything.
pub fn check(game: &Mythos) -> Result<(), &'static str> {
    let drafts = matches!(game.phase, Phase::Draft | Phase::Building);
    let Some(draft) = &game.draft else {
        return if drafts { Err("a draft without its cards") } else { Ok(()) };
    };
    let dealt = usize::from(draft.pack) * PACK;
    let builds = game.phase == Phase::Building;
    let each =
        |one: &Drafter| one.taken.len() + one.pack.len() == dealt && (builds || one.building.is_none());
    let fits = match game.phase {
        Phase::Draft => draft.pack <= PACKS,
        _ => {
            drafts && dealt == usize::from(PACKS) * PACK && draft.seats.iter().all(|one| one.pack.is_empty())
        }
    };
    let even = draft.seats.windows(2).all(|pair| pair[0].pack.len() == pair[1].pack.len());
    let seats = draft.seats.len() == game.players.len();
    if fits && even && seats && draft.seats.iter().all(each) { Ok(()) } else { Err("a draft of others") }
}
