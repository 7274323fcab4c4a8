//! What cards are worth to somebody: what they would rather take in a draft, and what they would rather keep
//! at the end of a round. Nothing is decided by it.

use super::adventure;
use super::cards::{Kind, Title, Word};
use super::deck::Deck;
use super::table::Mythos;
use crate::kernel::Seat;

/// Copies of a title that are worth taking as much as the first.
const ENOUGH: usize = 2;

/// What a card is worth to whoever has taken these: a simple value, more for what their Adventures need, less
/// for what they have often.
pub fn worth(taken: &[Title], title: Title) -> i32 {
    let def = title.def();
    let value = i32::from(def.value);
    let own = match def.kind {
        Kind::Location => {
            let words = [Word::Tome, Word::Artifact].into_iter().filter(|word| def.has(*word)).count();
            let far = if def.access.is_empty() && !def.has(Word::Exotic) { 0 } else { 3 };
            7 + 2 * words as i32 + 2 * i32::from(def.gate) - far
        }
        Kind::Ally => 6 + value,
        Kind::Artifact | Kind::Tome => 6 + value,
        Kind::Monster => 3 + value,
        Kind::Adventure => 9 + value,
        Kind::Event | Kind::Spell => 6,
        Kind::OldOne => 1,
    };
    let adventures = taken.iter().filter(|one| one.kind() == Kind::Adventure);
    let serves = |one: &Title| one.def().needs.iter().any(|need| adventure::fills(need, title));
    let needed = adventures.filter(|one| serves(one)).count().min(2) as i32;
    let fed = def.needs.iter().filter(|need| taken.iter().any(|one| adventure::fills(need, *one))).count();
    let held = taken.iter().filter(|one| **one == title).count();
    let often = match held {
        held if held >= usize::from(Deck::most(title)) => 100,
        held if held >= ENOUGH => 6,
        _ => 0,
    };
    own + 5 * needed + 2 * fed as i32 - often
}

/// The hand, the least useful first: what fills no open place of an Adventure in hand, and is no way to
/// anywhere; last the Adventure that lacks least.
pub fn useless(game: &Mythos, seat: Seat) -> Vec<Title> {
    let player = game.player(seat);
    let story = game.story_of(seat);
    let missing = |title: Title| {
        let places = adventure::filled(&story, title).into_iter();
        places.filter(|(_, by)| by.is_none()).map(|(need, _)| need).collect::<Vec<_>>()
    };
    // The Adventure that lacks least comes first: it and what it needs are what goes last.
    let mut adventures: Vec<Title> = player.hand.0.clone();
    adventures.retain(|title| title.kind() == Kind::Adventure);
    adventures.dedup();
    adventures.sort_by_key(|title| missing(*title).len());
    let mut seen = Vec::new();
    let mut scored: Vec<(usize, Title)> = Vec::new();
    for title in player.hand.iter().copied() {
        let fills = |one: &Title| missing(*one).iter().any(|need| adventure::fills(need, title));
        let serves = match adventures.iter().position(fills) {
            Some(0) => 6,
            Some(_) => 3,
            None => 0,
        };
        let own = match title.kind() {
            Kind::Adventure if adventures.first() == Some(&title) => 12,
            Kind::Adventure if adventures.get(1) == Some(&title) => 5,
            Kind::Location => 2,
            Kind::Adventure | Kind::Event => 1,
            _ => 0,
        };
        let twin = seen.contains(&title) || story.has(title);
        seen.push(title);
        scored.push((if twin { 0 } else { serves + own }, title));
    }
    scored.sort_by_key(|(score, _)| *score);
    scored.into_iter().map(|(_, title)| title).collect()
}
