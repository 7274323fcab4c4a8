//! Carcassonne under the contract: what is hidden are the order of the stack, what lies under hills, and the halves that others hold.

use super::contract::{Subject, contract};
use sobremesa::games::carcassonne::Table;
use sobremesa::games::carcassonne::kinds::Piece;
use sobremesa::kernel::{Dice, Viewer};

impl Subject for Table {
    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Table {
        let mut other = self.clone();
        let mut tiles: Vec<Piece> = other.stack.iter().chain(other.buried.iter()).copied().collect();
        dice.shuffle(&mut tiles);
        let mut tiles = tiles.into_iter();
        let places = other.stack.iter_mut().chain(other.buried.iter_mut());
        places.zip(&mut tiles).for_each(|(place, tile)| *place = tile);
        let hidden = |seat: usize| viewer != Viewer::Seat(sobremesa::kernel::Seat(seat as u8));
        let mut halves: Vec<Piece> = other.undealt.to_vec();
        for (_, player) in other.players.iter().enumerate().filter(|(seat, _)| hidden(*seat)) {
            halves.extend(player.hand.iter());
        }
        dice.shuffle(&mut halves);
        let mut halves = halves.into_iter();
        other.undealt.iter_mut().zip(&mut halves).for_each(|(place, half)| *place = half);
        for (_, player) in other.players.iter_mut().enumerate().filter(|(seat, _)| hidden(*seat)) {
            player.hand.iter_mut().zip(&mut halves).for_each(|(place, half)| *place = half);
        }
        other
    }
}

#[test]
fn carcassonne_keeps_it() {
    contract::<Table>();
}
