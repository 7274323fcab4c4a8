//! What is too much for the table's page, for whoever looks it up: Story Decks and discard piles, which lie
//! open (R1), and, of one's own, the Threat and what one has in a draft.

use super::cards::Title;
use super::screen::by_type;
use super::story::cards;
use super::view::View;
use crate::kernel::{Seat, Text};

/// What is looked up with commands of their own.
pub const LOOKUPS: [&str; 4] = ["story", "pile", "threat", "taken"];

/// The Story Deck or the pile of the players whose Investigator is named; of everybody, if nobody's is.
pub fn look(view: &View, lookup: &str, what: &str) -> Option<Text> {
    match lookup {
        "threat" => return Some(threat(view)),
        "taken" => return Some(taken(view)),
        _ => {}
    }
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

/// The viewer's cards, each title once: the open pack of a draft and what they took, or the hand, the Threat, and what lies
/// before them.
pub fn at_hand(view: &View) -> Vec<String> {
    let Some(me) = view.me else { return Vec::new() };
    let player = view.player(me);
    let drafted = view.drafter().into_iter().flat_map(|one| one.pack.iter().chain(one.taken.iter())).copied();
    let threat = player.threat.iter().map(|menace| menace.card.title);
    let here = player.walking.into_iter().chain(player.here.map(|here| here.title));
    let mut all: Vec<String> = Vec::new();
    for title in drafted.chain(view.hand().iter().copied()).chain(threat).chain(player.around()).chain(here) {
        if all.iter().all(|one| one != title.id()) {
            all.push(title.id().to_owned());
        }
    }
    all
}

/// The viewer's own Threat: of all others only the number of cards is public.
fn threat(view: &View) -> Text {
    let Some(me) = view.me else { return Text::new("look-threat-nobody") };
    let titles: Vec<Title> = view.player(me).threat.iter().map(|menace| menace.card.title).collect();
    Text::new("look-threat").with("count", titles.len() as i64).with("cards", cards(&titles))
}

/// 16.5: all that the viewer has taken in the draft under way; while they build, the deck as it stands.
fn taken(view: &View) -> Text {
    let drafter = view.drafter();
    let built = drafter.and_then(|one| one.building.as_ref()).map(|building| &building.list);
    let titles = built.or(drafter.map(|one| &one.taken.0)).map_or(&[][..], |titles| titles);
    let and = |all: Text, one: Text| Text::new("look-and").with("first", all).with("rest", one);
    by_type(titles).into_iter().reduce(and).unwrap_or_else(|| Text::new("look-taken-nothing"))
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
