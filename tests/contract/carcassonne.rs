//! Carcassonne under the contract: what is hidden are the order of the stack, what lies under hills, and the
//! halves that others hold.

use super::contract::{Subject, contract};
use super::redeal_carcassonne::redeal_halves;
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
        redeal_halves(&mut other, viewer, dice);
        other
    }
}

#[test]
fn carcassonne_keeps_it() {
    contract::<Table>();
}
