//! A chase in another world: what the other side holds is exchanged for what lies at the bottom of the decks.

use sobremesa::games::fugitive::cards::{Deck, Top};
use sobremesa::games::fugitive::chase::{Chase, Side};
use sobremesa::kernel::Viewer;

/// Gives each card that a viewer does not see for another one of its deck, as far as the deck has any.
pub fn exchange_hands(chase: &mut Chase, viewer: Viewer) {
    for side in [Side::Fugitive, Side::Marshal] {
        if viewer != Viewer::Seat(chase.seat(side)) {
            exchange(chase, side);
        }
    }
}

/// Gives each card of a hand for another one of its deck, as far as the deck has any.
fn exchange(chase: &mut Chase, side: Side) {
    for card in chase.hands[side.index()].iter() {
        let Some(deck) = Deck::of(card) else { continue };
        let pile = &mut chase.decks[deck.index()];
        let Some(at) = pile.iter().position(|top| matches!(top, Top::Hideout(_))) else { continue };
        if let Top::Hideout(new) = std::mem::replace(&mut pile[at], Top::Hideout(card)) {
            let hand = chase.hands[side.index()].without(card).with(new);
            chase.hands[side.index()] = hand;
        }
    }
}
