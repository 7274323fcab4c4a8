//! Its players who are no people, and what is counted when they play by the thousand: nothing but what is counted in every game.

use super::Mythos;
use crate::drivers::{Laboratory, Mind};

impl Mind for Mythos {}

impl Laboratory for Mythos {
    type Counts = ();
}
