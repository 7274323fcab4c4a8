//! Who begins where the same people play again: in some games whoever sits beside the one who began before.

use super::seats::seated;
use super::{Host, HostState, Sorry};
use crate::kernel::AnyGame;
use crate::store::{Table, TableId};
use serde_json::Value;

/// Options of a game that is over, for another one: who began is not among them.
pub fn without(game: &dyn AnyGame, mut options: Value) -> Value {
    if let (Some(begins), Some(options)) = (game.begins(), options.as_object_mut()) {
        options.remove(begins);
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
