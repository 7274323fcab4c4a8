//! Set-up (chapter 6): everybody's deck is shuffled; nothing else lies on the table yet.

use super::cards::{Dimension, Investigator, Region, ready};
use super::deck::Deck;
use super::draft::Draft;
use super::saga::Saga;
use super::table::{Mythos, Phase, Player};
use super::{Brings, Decks, Options};
use crate::kernel::{Dice, Refusal, Seat, Secret};

/// Which deck is proposed to whom: what is best to begin with first.
const PROPOSED: [&str; 6] =
    ["locked_shelf", "below_the_reef", "cold_south", "silver_key_deck", "hills_remember", "lies_buried"];

/// 16.4: how many games a saga can have.
const SAGAS: [u8; 2] = [3, 5];

/// What whoever sits in a seat brings, unless they choose otherwise.
pub fn proposed(seat: Seat) -> Brings {
    Brings { deck: PROPOSED[seat.index() % PROPOSED.len()].to_owned() }
}

/// Lays out a new game.
pub fn lay_out(options: &Options, brought: &[Brings], mut dice: Dice) -> Result<Mythos, Refusal> {
    let saga = options.games().map(|_| Saga::new(brought.len()));
    if options.games().is_some_and(|games| !SAGAS.contains(&games)) {
        return Err(Refusal::Options("a saga is of three games or of five"));
    }
    let drafted = options.decks == Decks::Draft;
    let mut players = Vec::new();
    for brings in brought {
        let deck = if drafted { Deck::of(Investigator::FIRST, &[]) } else { bring(options, brings)? };
        players.push(player(&deck, &mut dice));
    }
    Ok(Mythos {
        options: options.clone(),
        players,
        dice,
        phase: if drafted { Phase::Draft } else { Phase::Opening },
        round: 0,
        turn: 0,
        first: Seat(0),
        mover: Seat(0),
        doing: Secret(None),
        fight: None,
        fought: None,
        pairs: Vec::new(),
        saga,
        draft: drafted.then(|| Draft::new(brought.len())),
    })
}

/// The deck that somebody brings, if it can be played.
fn bring(options: &Options, brings: &Brings) -> Result<Deck, Refusal> {
    let deck = if brings.deck.is_empty() {
        ready().first().and_then(Deck::ready)
    } else {
        Deck::named(&brings.deck).ok()
    };
    let deck = deck.ok_or(Refusal::Options("this is no deck code, or it was copied badly"))?;
    if !deck.problems(options.goal()).is_empty() {
        return Err(Refusal::Options("a deck cannot be played as it is"));
    }
    Ok(deck)
}

/// Somebody before the first round, their deck shuffled.
pub fn player(deck: &Deck, dice: &mut Dice) -> Player {
    let list = deck.list();
    let mut cards = list.clone();
    dice.shuffle(&mut cards);
    let person = deck.investigator.def();
    Player {
        who: deck.investigator,
        edu: person.edu.into(),
        sanity: person.sanity,
        list: Secret(list),
        hand: Secret(Vec::new()),
        deck: Secret(cards),
        pile: Vec::new(),
        story: Vec::new(),
        here: None,
        walking: None,
        region: (Region::Lovecraft, Dimension::Waking),
        allies: Vec::new(),
        artifacts: Vec::new(),
        tomes: Vec::new(),
        threat: Secret(Vec::new()),
        events: Vec::new(),
        old_one: None,
        told: Vec::new(),
        begun: false,
        passed: false,
        lost_turns: 0,
        last: None,
        last_lies: None,
        once_more: false,
        called: None,
        lobotomy: false,
        insane: false,
    }
}
