//! The same table in another world: everything that a viewer cannot see is dealt anew.

use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::Race;
use sobremesa::kernel::{Dice, Viewer};

/// Deals the deck and the hands that a viewer cannot see anew, all but the cards that are to stay where they
/// are. The Flag stays in the deck, where everybody knows it to be, and keeps its place in it only if it is
/// to.
pub fn redeal(race: &Race, viewer: Viewer, stays: impl Fn(Card) -> bool, dice: &mut Dice) -> Race {
    let mut other = race.clone();
    let mut unseen: Vec<Card> = other.deck.iter().copied().filter(|card| !stays(*card)).collect();
    let flag = unseen.iter().position(|card| *card == Card::CheckeredFlag).map(|at| unseen.remove(at));
    let hidden: Vec<_> = race.seats().filter(|seat| !viewer.is(*seat)).collect();
    let taken: Vec<usize> = hidden
        .iter()
        .map(|seat| {
            let goes: Vec<Card> = race.car(*seat).hand.iter().copied().filter(|card| !stays(*card)).collect();
            goes.iter().for_each(|card| assert!(other.from_hand(*seat, *card)));
            unseen.extend(&goes);
            goes.len()
        })
        .collect();
    dice.shuffle(&mut unseen);
    for (seat, size) in hidden.into_iter().zip(taken) {
        for card in unseen.split_off(unseen.len() - size) {
            other.to_hand(seat, card);
        }
    }
    unseen.extend(flag);
    dice.shuffle(&mut unseen);
    let mut anew = unseen.into_iter();
    other.deck.0.iter_mut().filter(|card| !stays(**card)).for_each(|card| *card = anew.next().unwrap());
    other
}
