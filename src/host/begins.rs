//! What another game has of the one before it: what was chosen for it, what its players chose to bring, and who
//! begins, in some games whoever sits beside the one who began before.

use super::seats::seated;
use super::{Done, Host, HostState, Once, Request, Sorry};
use crate::kernel::AnyGame;
use crate::store::{Table, TableId, UserId};
use serde_json::Value;
use std::collections::BTreeMap;

/// Options of a game that is over, for another one: those that people choose. Who began, or with how many of
/// each card, belongs to that game alone.
pub fn chosen_before(game: &dyn AnyGame, mut options: Value) -> Value {
    let dials = game.dials();
    if let Some(options) = options.as_object_mut() {
        options.retain(|key, _| dials.iter().any(|dial| dial.id == key));
    }
    options
}

/// Of what seats bring, by name what their players have chosen: all else is drawn, and drawn anew for another game.
pub fn names(chosen: &[Value]) -> BTreeMap<u8, Vec<String>> {
    let names = |one: &Value| one.as_object().map(|one| one.keys().cloned().collect::<Vec<String>>());
    let seats = (0..).zip(chosen).filter_map(|(seat, one)| Some((seat, names(one)?)));
    seats.filter(|(_, names)| !names.is_empty()).collect()
}

/// What somebody chose to bring to a game.
fn chosen_then(before: &Table, user: UserId) -> Option<Value> {
    let seat = seated(before, user).ok()?;
    let names = HostState::of(before).chosen.remove(&(seat as u8))?;
    let mut brought = before.seats[seat].brought.0.clone();
    brought.as_object_mut()?.retain(|name, _| names.contains(name));
    Some(brought)
}

impl Host {
    /// Whoever plays again brings what they chose for the game before, unless somebody has taken it meanwhile, or it goes
    /// with this game no more: they can choose anew, as they can where it went wrong.
    pub(super) async fn bring_again(&self, table: &Table, user: UserId) -> Option<Done> {
        let (before, _) = HostState::of(table).kept?;
        let brought = async {
            let before = self.store().load(TableId(before)).await?;
            let Some(chosen) = before.and_then(|before| chosen_then(&before, user)) else { return Ok(None) };
            match self.grant(table.clone(), Once::from(Request::Bring { user, chosen })).await {
                Err(Sorry::Taken | Sorry::Refused(_)) => Ok(None),
                done => done.map(Some),
            }
        };
        brought.await.unwrap_or_else(|sorry: Sorry| {
            tracing::warn!(table = table.id.0, %sorry, "what somebody brought before could not be brought again");
            None
        })
    }

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
