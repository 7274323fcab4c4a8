//! Somebody who sees every card, to measure the others by: nobody sits down with them.

use super::super::cards::{Cards, Deck, Top};
use super::super::chase::{Chase, Side};
use super::super::view::View;
use super::super::{About, Answer, Fugitive};
use super::mirror::{Mirror, drawn_next};
use super::worth::FITTED;
use super::{Strength, answer};
use crate::kernel::Ask;

/// What is answered by whoever looks under every card. The Marshal names all who hide; the Fugitive knows
/// which Marshal it is that looks for them.
pub fn seer(game: &Fugitive, view: &View, ask: &Ask<Fugitive>) -> Answer {
    let chase = &game.chase;
    match ask.about {
        About::Guess | About::Overtime | About::Manhunt => names(chase, ask),
        About::First | About::Second | About::Place | About::Extra | About::Again => {
            let next = Deck::ALL.map(|deck| on_top(chase, deck, drawn_next(view)));
            Mirror::knowing(view, chase.hand(Side::Marshal), next, &FITTED).best(ask)
        }
        _ => answer(view, ask, Strength::Sharp),
    }
}

/// As many of those who hide as may be named at once, the lowest first: whoever finds a high number spares
/// the Fugitive the manhunt (R27).
fn names(chase: &Chase, ask: &Ask<Fugitive>) -> Answer {
    let most = ask.sets.first().map_or(0, |several| usize::from(several.most));
    let hidden: Cards = chase.hidden().map(|(_, spot)| *spot.number).collect();
    let named: Cards = hidden.iter().take(most).collect();
    if named.is_empty() { ask.otherwise } else { Answer::Guess(named) }
}

/// The hideouts among the next cards of a deck.
fn on_top(chase: &Chase, deck: Deck, count: usize) -> Cards {
    let next = chase.decks[deck.index()].iter().rev().take(count);
    next.filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None }).collect()
}
