//! What lies open and is too much for the table's page (R1): Story Decks and discard piles, for whoever looks them up.

use super::cards::Title;
use super::story::cards;
use super::view::View;
use crate::kernel::{Seat, Text};

/// What is looked up with commands of their own.
pub const LOOKUPS: [&str; 2] = ["story", "pile"];

/// The Story Deck or the pile of the players whose Investigator is named; of everybody, if nobody's is.
pub fn look(view: &View, lookup: &str, what: &str) -> Option<Text> {
    let seats = || (0..view.players.len() as u8).map(Seat);
    let named: Vec<Seat> = seats().filter(|seat| is_called(view, *seat, what)).collect();
    let of = if named.is_empty() { seats().collect() } else { named };
    let line = |seat: Seat| {
        let titles = match lookup {
            "story" => story(view, seat),
            "pile" => view.player(seat).pile.clone(),
            _ => return None,
        };
        let who = format!("who-{}", view.player(seat).who.def().id);
        let text = Text::new(format!("look-{lookup}")).with("player", seat).with("who", who);
        Some(text.with("count", titles.len() as i64).with("cards", cards(&titles)))
    };
    let and = |all: Text, one: Text| Text::new("look-and").with("first", all).with("rest", one);
    of.into_iter().filter_map(line).reduce(and)
}

/// The whole Story Deck, by type; where somebody stands is its top.
fn story(view: &View, seat: Seat) -> Vec<Title> {
    let player = view.player(seat);
    let mut titles: Vec<Title> =
        player.story.iter().copied().chain(player.here.map(|here| here.title)).collect();
    titles.sort_unstable();
    titles
}

/// Whether a part of what an Investigator is called, so long that it can be meant, was typed.
fn is_called(view: &View, seat: Seat, what: &str) -> bool {
    let names = view.player(seat).who.def().id.split('_');
    let typed = what.to_lowercase();
    names.into_iter().any(|name| typed.split_whitespace().any(|word| word == name))
}
