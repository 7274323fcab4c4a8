//! A table of Carcassonne in another world: the halves that others hold.

use sobremesa::games::carcassonne::Table;
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::kernel::{Dice, Seat, Viewer};

/// Deals the halves anew that a viewer does not see, among those who hold them and those that nobody got.
pub fn redeal_halves(table: &mut Table, viewer: Viewer, dice: &mut Dice) {
    let hidden = |seat: usize| viewer != Viewer::Seat(Seat(seat as u8));
    let mut halves: Vec<Piece> = table.undealt.to_vec();
    for (_, player) in table.players.iter().enumerate().filter(|(seat, _)| hidden(*seat)) {
        halves.extend(player.hand.iter());
    }
    dice.shuffle(&mut halves);
    let mut halves = halves.into_iter();
    table.undealt.iter_mut().zip(&mut halves).for_each(|(place, half)| *place = half);
    for (_, player) in table.players.iter_mut().enumerate().filter(|(seat, _)| hidden(*seat)) {
        player.hand.iter_mut().zip(&mut halves).for_each(|(place, half)| *place = half);
    }
}
