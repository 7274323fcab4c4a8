//! The same save in another world: everything that one seat does not see is dealt anew, and nothing that will
//! come up while people look.

use crate::redeal::redeal;
use crate::redeal_carcassonne::redeal_halves;
use crate::redeal_fugitive::exchange_hands;
use crate::redeal_mythos;
use crate::world::Error;
use serde_json::Value;
use sobremesa::games::carcassonne::Table;
use sobremesa::games::cthulhu500::race::Race;
use sobremesa::games::fugitive::Fugitive;
use sobremesa::games::mythos::Mythos;
use sobremesa::kernel::{Dice, Game, Saved, Seat, Viewer};

/// So many cards at the bottom of a deck may be others: nobody draws them in an evening.
const BOTTOM: usize = 20;

/// Deals a save anew that is at rest. What bots hold stays: what they do depends on it, and is not what is looked at.
pub fn dealt(kind: &str, save: &str, viewer: Seat, bots: &[Seat], number: u64) -> Result<String, Error> {
    let save: Value = serde_json::from_str(save)?;
    if save["tail"].as_array().is_none_or(|tail| !tail.is_empty()) {
        return Err("the table is not at rest".into());
    }
    let (seen_by, mut dice) = (Viewer::Seat(viewer), Dice::from_number(number));
    match kind {
        Race::KIND => anew::<Race>(&save, |race| {
            let deck = race.deck.0.iter().copied();
            let above: Vec<_> = deck.skip(BOTTOM).collect();
            let held = |card| bots.iter().any(|bot| race.car(*bot).hand.contains(&card));
            redeal(race, seen_by, |card| above.contains(&card) || held(card), &mut dice)
        }),
        Fugitive::KIND => anew::<Fugitive>(&save, |game| {
            let mut other = game.clone();
            exchange_hands(&mut other.chase, seen_by);
            other
        }),
        Table::KIND => anew::<Table>(&save, |table| {
            let mut other = table.clone();
            redeal_halves(&mut other, seen_by, &mut dice);
            other
        }),
        Mythos::KIND => anew::<Mythos>(&save, |game| redeal_mythos::redeal(game, Some(viewer), &mut dice)),
        other => Err(format!("nobody knows how {other} is dealt anew").into()),
    }
}

/// The same save over another table; the numbers of its questions go on from where they were.
fn anew<G: Game>(save: &Value, deal: impl FnOnce(&G) -> G) -> Result<String, Error> {
    let here: G = serde_json::from_value(save["resting"].clone())?;
    let there = deal(&here);
    if here == there {
        return Err("nothing was dealt anew".into());
    }
    let (saved, _) = Saved::from_game(there).map_err(|why| why.to_string())?;
    let mut other: Value = serde_json::from_str(&saved.save())?;
    other["answered"] = save["answered"].clone();
    Ok(other.to_string())
}
