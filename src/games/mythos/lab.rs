//! What is counted when this is played by the thousand: nothing but what is counted in every game.

use super::Mythos;
use crate::drivers::Laboratory;

impl Laboratory for Mythos {
    type Counts = ();
}
