//! What belongs to a person from one game to the next, as it is kept: a deck, a collection. The store knows
//! no meaning of it.

use super::{Private, UserId};

/// Something that belongs to a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Belonging {
    /// Whose it is.
    pub user: UserId,
    /// What kind of thing it is, as its game calls it.
    pub kind: String,
    /// What its owner calls it.
    pub name: String,
    /// Counts its changes, from 1.
    pub revision: i64,
    /// The thing itself.
    pub value: Private,
}
