//! The one decision: a table, a request and the time; out comes the table as it is to be, and what is to be told. Pure.

use super::circumstances::Circumstances;
use super::lobby;
use super::request::{Receipt, Request};
use super::seats::{may_decide, seated};
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::standing::Standing;
use super::state::HostState;
use crate::games;
use crate::kernel::AnyGame;
use crate::store::{Chair, Change, Private, Stage, Table, Time};
use serde_json::Value;
use std::collections::BTreeMap;

/// What was decided.
#[derive(Clone, PartialEq)]
pub struct Decision {
    /// What is to be kept; nothing, when nothing changes.
    pub change: Option<Change>,
    /// What the asker may know.
    pub receipt: Receipt,
}

// Whether anything is to be kept says whether somebody's orders are new.
impl std::fmt::Debug for Decision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Decision").field("receipt", &self.receipt).finish_non_exhaustive()
    }
}

/// Decides. A refusal changes nothing.
pub fn decide(
    table: &Table,
    request: &Request,
    circumstances: &Circumstances<'_>,
) -> Result<Decision, Sorry> {
    match decide_known(table, request, circumstances) {
        // A game that this program does not understand is left alone: its clock stops, and its channel is told.
        Err(Sorry::ForeignSave) if *request == Request::Tick => Ok(leave_alone(table, circumstances.now)),
        decision => decision,
    }
}

fn leave_alone(table: &Table, now: Time) -> Decision {
    // A state that cannot be read is kept as it is, too.
    let state = HostState::read(table).map(|state| HostState { foreign: true, ..state }.keep());
    let table = Table {
        deadline: None,
        wake: None,
        state: state.unwrap_or_else(|_| table.state.clone()),
        revision: table.revision + 1,
        ..table.clone()
    };
    Decision { change: Some(Change::to(table, now)), receipt: Receipt::Done }
}

fn decide_known(
    table: &Table,
    request: &Request,
    circumstances: &Circumstances<'_>,
) -> Result<Decision, Sorry> {
    let game = games::by_kind(&table.kind).ok_or(Sorry::ForeignSave)?;
    let mut change = Change::to(table.clone(), circumstances.now);
    let before = HostState::read(table)?;
    Standing::are_known(table)?;
    let mut state = before.clone();
    let receipt = match table.stage {
        Stage::Lobby => in_lobby(&mut change, &mut state, game, request, circumstances)?,
        Stage::Running | Stage::Paused => {
            has_a_say(table, request)?;
            let mut play = Sitting::load(&mut change, &mut state, game, circumstances)?;
            play.grant(request)?
        }
        Stage::Over | Stage::Abandoned => match request {
            Request::Tick | Request::Gone | Request::Halt => Receipt::Idle,
            Request::Tip { .. } => return Err(Sorry::TipsClosed),
            _ => return Err(Sorry::NotRunning),
        },
    };
    let nothing = change.story.is_empty() && change.inputs.is_empty() && change.tips.is_empty();
    if nothing && state == before && change.table == *table {
        return Ok(Decision { change: None, receipt });
    }
    let told = !change.story.is_empty();
    change.unseen = !told && public(table, before) == public(&change.table, state.clone());
    if !change.unseen {
        state.changed = Some(state.moment(circumstances.now));
    }
    change.table.state = state.keep();
    change.table.revision = table.revision + 1;
    Ok(Decision { change: Some(change), receipt })
}

/// Refuses what nobody could be granted whatever the game has come to, without looking at it.
fn has_a_say(table: &Table, request: &Request) -> Result<(), Sorry> {
    match request {
        Request::Answer { user, .. } | Request::TakeBack { user } => seated(table, *user).map(|_| ()),
        Request::Start { .. } => Err(Sorry::Begun),
        _ => Ok(()),
    }
}

/// The public part of a table and its state: where it is equal before and after, nothing needs to be drawn
/// anew. Orders and cards that are laid face down are no part of it.
fn public(table: &Table, state: HostState) -> (Table, HostState) {
    let (seen, befallen, missed) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let state = HostState { answers: 0, seen, befallen, missed, questions: String::new(), ..state };
    let seats = table.seats.iter().map(|chair| Chair { orders: Private(Value::Null), ..chair.clone() });
    (Table { save: None, revision: 0, state: Value::Null, seats: seats.collect(), ..table.clone() }, state)
}

fn in_lobby(
    change: &mut Change,
    state: &mut HostState,
    game: &'static dyn AnyGame,
    request: &Request,
    circumstances: &Circumstances<'_>,
) -> Result<Receipt, Sorry> {
    let now = circumstances.now;
    match request {
        Request::Start { user } => {
            may_decide(&change.table, *user, now)?;
            Sitting::start(change, state, game, circumstances)
        }
        Request::Gone => {
            change.table.stage = Stage::Abandoned;
            Ok(Receipt::Done)
        }
        Request::Abandon { user } => {
            may_decide(&change.table, *user, now)?;
            change.table.stage = Stage::Abandoned;
            Ok(Receipt::Done)
        }
        Request::ShowAgain => {
            state.post_anew = Some(state.moment(now));
            Ok(Receipt::Done)
        }
        Request::Halt => Ok(Receipt::Idle),
        Request::Tick => Ok(lobby::look_round(&mut change.table, state)),
        _ => lobby::in_lobby(&mut change.table, state, game, request, now),
    }
}
