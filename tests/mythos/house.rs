//! What the house promises of any game, of this one: presses, words, pictures, saves, and that nothing hidden shows.

use crate::contract::{Subject, contract};
use crate::redeal::redeal;
use sobremesa::games::mythos::Mythos;
use sobremesa::kernel::{Dice, Viewer};

impl Subject for Mythos {
    const DRAWS_FIRST: bool = true;

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Mythos {
        redeal(self, viewer.seat(), dice)
    }
}

#[test]
fn the_contract_is_kept() {
    contract::<Mythos>();
}
