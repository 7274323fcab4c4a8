//! What another game has of the one before it: what was chosen for it, and who begins, in some games whoever
//! sits beside the one who began before.

use super::seats::seated;
use super::{Host, HostState, Sorry};
use crate::kernel::AnyGame;
use crate::store::{Table, TableId};
use serde_json::Value;

/// Options of a game that is over, for another one: those that people choose. Who began, or with how many of
/// each card, belongs to that game alone.
pub fn chosen_before(game: &dyn AnyGame, mut options: Value) -> Value {
    let dials = game.dials();
    if let Some(options) = options.as_object_mut() {
        options.retain(|key, _| dials.iter().any(|dial| dial.id == key));
    }
    options
}

impl Host {
    /// A table that is to start: with the seat that begins among its options, where it follows another.
    pub(super) async fn in_turn(&self, mut table: Table) -> Result<Table, Sorry> {
        let game = crate::games::by_kind(&table.kind);
        let option = game.and_then(|game| Some((game, game.begins()?)));
        let (Some((game, begins)), Some((before, _))) = (option, HostState::of(&table).kept) else {
            return Ok(table);
        };
        let before = self.store().load(TableId(before)).await?;
        let seat = before.and_then(|before| next_seat(game, &before, &table));
        if table.options.is_null() {
            table.options = Value::Object(serde_json::Map::new());
        }
        if let (Some(seat), Some(options)) = (seat, table.options.as_object_mut()) {
            options.insert(begins.to_owned(), seat.into());
        }
        Ok(table)
    }
}

/// Where the first of those sits who sat after whoever began.
fn next_seat(game: &dyn AnyGame, before: &Table, table: &Table) -> Option<usize> {
    let began = game.load(&before.save.as_ref()?.0).ok()?.table.began()?.index();
    let after = before.seats.iter().cycle().skip(began + 1).take(before.seats.len());
    after.filter_map(|chair| chair.user).find_map(|user| seated(table, user).ok())
}
