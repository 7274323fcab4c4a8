//! What is counted when this is played by the thousand: nothing but what is counted in every game.

use super::Parques;
use crate::drivers::Laboratory;

impl Laboratory for Parques {
    type Counts = ();
}
