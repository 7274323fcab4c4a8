//! What one seat knows of a table, and whole tables that fit it: for players who think ahead. Of the others'
//! decks nothing is known but who leads them: the deck of that Investigator that lies ready is taken for
//! theirs, and any cards where there is none, or not enough of it.

use super::adventure::{self, Story};
use super::cards::{Kind, Title, ready};
use super::deck::Deck;
use super::event::Event;
use super::table::{Ally, Card, Menace, Mythos, Phase, Player};
use super::view::{MenaceView, PlayerView, View};
use super::{ending, playing};
use crate::kernel::{Dice, Game as _, Imagine, Reason, Seat, Secret, Viewer};
use smallvec::{SmallVec, smallvec};

/// What winning is worth; whoever shares the first place shares it.
const WIN: i64 = 10_000;
/// What a point is worth when all is over, and while it is not: it may still decide.
const POINT_IN_THE_END: i64 = 20;
const POINT: i64 = 150;
/// What it is worth to have all that an Adventure needs.
const COMPLETE: i64 = 1_500;
/// Turns of each player after which the standing is looked at: most games are over by then.
const TURNS: u32 = 16;

/// What somebody in a seat knows of a table: what they see, and which cards their own deck has, in no order.
#[derive(Clone, PartialEq)]
pub struct Known {
    view: View,
    deck: Vec<Title>,
    /// Whether something has happened since that cannot be made up: cards were drawn, seen or shuffled.
    lost: bool,
}

impl Imagine for Mythos {
    type Known = Known;

    fn known(&self, seat: Seat) -> Known {
        let mut deck = self.player(seat).deck.0.clone();
        deck.sort_unstable();
        Known { view: self.view(Viewer::Seat(seat)), deck, lost: false }
    }

    fn learn(known: &mut Known, event: &Event) {
        known.lost |= !matches!(
            event,
            Event::Passes { .. }
                | Event::Loses { .. }
                | Event::Gains { .. }
                | Event::Arrived { .. }
                | Event::Arrives { .. }
                | Event::FallsAsleep { .. }
                | Event::Wakes { .. }
                | Event::Boards { .. }
                | Event::Uses { .. }
                | Event::Casts { .. }
                | Event::Happens { .. }
                | Event::InVain { .. }
                | Event::Cosmic { .. }
                | Event::Combat
        );
    }

    fn imagine(known: &Known, dice: &mut Dice) -> Option<Mythos> {
        let view = &known.view;
        let played = !matches!(view.phase, Phase::Draft | Phase::Building | Phase::Between | Phase::Over);
        if known.lost || !played || view.saga.is_some() {
            return None;
        }
        let me = view.me?;
        let seats = (0..view.players.len() as u8).map(Seat);
        let players = seats.map(|seat| match seat == me {
            true => own(&view.players[me.index()], &known.deck, dice),
            false => other(&view.players[seat.index()], seat, dice),
        });
        Some(Mythos {
            options: view.options.clone(),
            players: players.collect(),
            dice: Dice::from_number(0),
            phase: view.phase,
            round: view.round,
            turn: view.turn,
            first: view.first,
            mover: view.mover,
            doing: view.doing,
            fight: view.fight.clone(),
            fought: view.fought.clone(),
            pairs: view.pairs.clone(),
            saga: None,
            draft: None,
        })
    }

    fn stir(&mut self, dice: &mut Dice) {
        for player in &mut self.players {
            player.deck.sort_unstable();
            dice.shuffle(&mut player.deck.0);
        }
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn reasons(&self, seat: Seat) -> SmallVec<[Reason; 8]> {
        let reason = |id: &'static str, worth: i64| Reason { id, worth, amount: worth };
        let score = |seat: Seat| i64::from(self.player(seat).score());
        let others = (0..self.players.len() as u8).map(Seat).filter(|other| *other != seat);
        let best = others.map(score).max().unwrap_or(0);
        if self.phase == Phase::Over {
            let places = ending::places(self);
            let first = places.first().filter(|first| first.contains(&seat));
            let win = first.map_or(0, |first| WIN / first.len() as i64);
            return smallvec![
                reason("end", win),
                reason("sanity", score(seat) * POINT_IN_THE_END),
                reason("threat", -best * POINT_IN_THE_END),
            ];
        }
        smallvec![
            reason("end", WIN / self.players.len() as i64),
            reason("sanity", score(seat) * POINT),
            reason("threat", -best * POINT),
            reason("adventure", COMPLETE * progress(&self.story_of(seat), self.player(seat)) / 100),
        ]
    }

    fn unit(&self) -> i64 {
        POINT
    }

    fn horizon(&self) -> u32 {
        TURNS * self.players.len() as u32
    }
}

/// How much of the Adventure in hand that is nearest is there, in hundredths.
fn progress(story: &Story, player: &Player) -> i64 {
    let adventures = player.hand.iter().filter(|title| title.kind() == Kind::Adventure);
    let share = |adventure: &Title| {
        let places = adventure::filled(story, *adventure);
        let there = places.iter().filter(|(_, title)| title.is_some()).count();
        there as i64 * 100 / places.len().max(1) as i64
    };
    adventures.map(share).max().unwrap_or(0)
}

/// One's own side: the deck lies in an order that nobody knows.
fn own(seen: &PlayerView, deck: &[Title], dice: &mut Dice) -> Player {
    let mut player = seen.open.clone();
    player.deck = Secret(deck.to_vec());
    dice.shuffle(&mut player.deck.0);
    player
}

/// Somebody else's side: what lies face down is dealt of what is left of the deck that they may have.
fn other(seen: &PlayerView, seat: Seat, dice: &mut Dice) -> Player {
    let mut player = seen.open.clone();
    let mut pool = left(&player);
    dice.shuffle(&mut pool);
    let threat = seen.threat.iter().map(|menace| faced(menace, seat, &mut pool, dice));
    player.threat = Secret(threat.collect());
    for _ in 0..seen.held {
        let title = pool.pop().unwrap_or_else(|| any(dice, |_| true));
        player.to_hand(title);
    }
    pool.truncate(seen.deck);
    while pool.len() < seen.deck {
        pool.push(any(dice, |_| true));
    }
    player.deck = Secret(pool);
    player
}

/// A card of a Threat: who has joined openly is known, of all others only that they can be one.
fn faced(menace: &MenaceView, seat: Seat, pool: &mut Vec<Title>, dice: &mut Dice) -> Menace {
    if let Some(title) = menace.title {
        let card = Card { title, owner: seat };
        return Menace { card, aim: menace.aim, ally: Some(Ally::new(card)) };
    }
    let at = pool.iter().position(|title| playing::is_menace(*title));
    let title = at.map_or_else(|| any(dice, playing::is_menace), |at| pool.swap_remove(at));
    Menace { card: Card { title, owner: seat }, aim: menace.aim, ally: None }
}

/// What is left of the deck that lies ready for an Investigator, when all that is seen of it is taken away.
fn left(player: &Player) -> Vec<Title> {
    let decks = ready().iter().filter_map(Deck::ready);
    let deck = decks.into_iter().find(|deck| deck.investigator == player.who);
    let mut pool = deck.map_or_else(Vec::new, |deck| deck.list());
    let told = player.told.iter().flat_map(|told| told.cards.iter().copied().chain([told.adventure]));
    let here = player.here.map(|here| here.title);
    let seen =
        player.around().into_iter().chain(player.story.iter().copied()).chain(player.pile.iter().copied());
    for title in seen.chain(told).chain(player.walking).chain(here.filter(|_| player.walking.is_some())) {
        if let Some(at) = pool.iter().position(|one| *one == title) {
            pool.swap_remove(at);
        }
    }
    pool.sort_unstable();
    pool
}

/// Any card of the set that will do.
fn any(dice: &mut Dice, will_do: impl Fn(Title) -> bool) -> Title {
    let all: Vec<Title> = Title::all().filter(|title| will_do(*title)).collect();
    all[dice.below(all.len() as u32) as usize]
}
