//! How lucky somebody was in a race: what their dice showed, and what the cards were worth that they drew.

use super::cards::Card;
use super::driver::worth;
use super::event::Event;
use crate::kernel::{Arg, Seat, Text};

/// What a die shows on average, in halves.
const MEAN_HALVES: i64 = 7;

/// The dice and the draws of a seat, against what is usual.
pub fn fortune(story: &[Event], seat: Seat) -> Vec<Text> {
    let dice: Vec<i64> = story.iter().flat_map(|event| rolled(event, seat)).collect();
    let cards: Vec<Card> = story.iter().filter_map(|event| drawn(event, seat)).collect();
    let mut lines = Vec::new();
    if !dice.is_empty() {
        let (count, pips) = (dice.len() as i64, dice.iter().sum::<i64>());
        let text = Text::new("luck-dice").with("dice", count).with("pips", pips);
        let more = (2 * pips - MEAN_HALVES * count) * 5;
        lines.push(text.with("more", tenths(more.abs())).with("side", more.signum()));
    }
    if !cards.is_empty() {
        let mine = cards.iter().map(|card| i64::from(worth(*card))).sum::<i64>() * 10 / cards.len() as i64;
        let text = Text::new("luck-draws").with("cards", cards.len() as i64).with("mine", tenths(mine));
        lines.push(text.with("usual", tenths(usual())));
    }
    lines
}

/// What a die of a seat showed.
fn rolled(event: &Event, seat: Seat) -> Vec<i64> {
    match event {
        Event::PassingTest { attacker, attack, defender, defence } => {
            [(attacker, attack), (defender, defence)]
                .into_iter()
                .filter(|(whose, total)| **whose == seat && total.die() > 0)
                .map(|(_, total)| i64::from(total.die()))
                .collect()
        }
        Event::RepairTest { seat: whose, total, .. } if *whose == seat && total.die() > 0 => {
            vec![i64::from(total.die())]
        }
        Event::Reroll { seat: whose, die } if *whose == seat => vec![i64::from(*die)],
        _ => Vec::new(),
    }
}

fn drawn(event: &Event, seat: Seat) -> Option<Card> {
    match event {
        Event::Drew { seat: whose, card } if *whose == seat => Some(card.0),
        _ => None,
    }
}

/// What a card of the whole deck is worth to a beginner on average, in tenths.
fn usual() -> i64 {
    let cards = || Card::ALL.iter().filter(|card| **card != Card::CheckeredFlag);
    let copies: i64 = cards().map(|card| i64::from(card.def().copies)).sum();
    let sum: i64 = cards().map(|card| i64::from(card.def().copies) * i64::from(worth(*card))).sum();
    10 * sum / copies.max(1)
}

fn tenths(tenths: i64) -> Arg {
    Arg::Hundredths(10 * tenths)
}
