//! Who plays alone with bots, where nobody else reads along.

use crate::store::{Table, UserId};

/// Whether somebody is alone with bots where nobody else reads along: there is nobody to hide anything from,
/// so that the table itself carries their hand and their answers.
pub fn is_lone(table: &Table) -> bool {
    table.guild.is_none() && player_of(table).is_some()
}

/// The only person at a table, and where they sit.
pub fn player_of(table: &Table) -> Option<(usize, UserId)> {
    let mut people = table.seats.iter().enumerate().filter_map(|(seat, chair)| Some((seat, chair.user?)));
    people.next().filter(|_| people.next().is_none())
}
