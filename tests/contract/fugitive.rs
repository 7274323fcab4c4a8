//! Fugitive under the contract: what is hidden are the decks, and the cards that came from them into the other's hand.

use super::contract::{Subject, contract};
use super::redeal_fugitive::exchange_hands;
use sobremesa::games::fugitive::Fugitive;
use sobremesa::games::fugitive::cards::Top;
use sobremesa::kernel::{Dice, Viewer};

/// Cards in all decks together that the next turn may use up.
const FEW: usize = 3;

impl Subject for Fugitive {
    const DRAWS_FIRST: bool = true;

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Fugitive {
        let mut other = self.clone();
        let chase = &mut other.chase;
        // Whoever looked at a top, or put it under, or was told of a card, knows it.
        let known = chase.peeks.iter().chain(chase.bottoms.iter()).flatten().any(Option::is_some)
            || !chase.shown.is_empty()
            || chase.learnt.iter().any(|all| !all.is_empty());
        // Where the decks run out, everybody is told whether the Fugitive is cornered.
        let ends = chase.decks.iter().map(Vec::len).sum::<usize>() <= FEW;
        if known || ends {
            return other;
        }
        for deck in 0..chase.decks.len() {
            let cards = &chase.decks[deck];
            let places: Vec<usize> =
                (0..cards.len()).filter(|at| matches!(cards[*at], Top::Hideout(_))).collect();
            for at in (1..places.len()).rev() {
                let with = dice.below(at as u32 + 1) as usize;
                chase.decks[deck].swap(places[at], places[with]);
            }
        }
        exchange_hands(chase, viewer);
        other
    }
}

#[test]
fn fugitive_keeps_it() {
    contract::<Fugitive>();
}
