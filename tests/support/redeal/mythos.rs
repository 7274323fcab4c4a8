//! A table of Mythos in another world: what others hold, what lies in their decks, and what they have taken in a draft.

use sobremesa::games::mythos::Mythos;
use sobremesa::kernel::{Dice, Seat};

/// Hands and decks of others redealt, and the faces of their Threats swapped with what they hold.
pub fn redeal(game: &Mythos, but: Option<Seat>, dice: &mut Dice) -> Mythos {
    let mut other = game.clone();
    for (at, player) in other.players.iter_mut().enumerate() {
        if but == Some(Seat(at as u8)) {
            continue;
        }
        let held = player.hand.len();
        let mut hidden: Vec<_> = player.hand.0.drain(..).chain(player.deck.0.drain(..)).collect();
        dice.shuffle(&mut hidden);
        let mut hand = hidden.split_off(hidden.len() - held);
        hand.sort_unstable();
        for menace in player.threat.0.iter_mut().filter(|menace| menace.ally.is_none()) {
            if let Some(at) = hidden.iter().position(|title| *title != menace.card.title) {
                std::mem::swap(&mut menace.card.title, &mut hidden[at]);
            }
        }
        (player.hand.0, player.deck.0) = (hand, hidden);
    }
    redeal_draft(&mut other, but, dice);
    other
}

/// What others have taken in a draft, and their packs; the next that comes to whoever looks stays what it is.
fn redeal_draft(game: &mut Mythos, but: Option<Seat>, dice: &mut Dice) {
    let Some(draft) = &mut game.draft else { return };
    let seats = draft.seats.len();
    let comes = but.map(|seat| (seat.index() + seats - 1) % seats);
    let mut places: Vec<&mut Vec<_>> = Vec::new();
    for (at, one) in draft.seats.iter_mut().enumerate() {
        if but != Some(Seat(at as u8)) {
            places.push(&mut one.taken.0);
            places.extend((comes != Some(at)).then_some(&mut one.pack.0));
        }
    }
    let sizes: Vec<usize> = places.iter().map(|place| place.len()).collect();
    let mut hidden: Vec<_> = places.iter_mut().flat_map(|place| std::mem::take(*place)).collect();
    dice.shuffle(&mut hidden);
    for (place, size) in places.into_iter().zip(sizes) {
        place.extend(hidden.drain(..size));
        place.sort_unstable();
    }
}
