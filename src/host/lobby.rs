//! Before the start: who sits down, who gets up, what is to be played. Pure.

use super::envelope;
use super::request::{Receipt, Request};
use super::seats::{may_decide, seated};
use super::sorry::Sorry;
use super::state::{HostState, Pace};
use crate::kernel::{AnyGame, Dial, Preset, Refusal, empty_handed, merge};
use crate::store::{Chair, Pilot, Private, Table, Time, UserId};
use serde_json::Value;

/// Grants what can be asked of a lobby, the start aside.
pub fn in_lobby(
    table: &mut Table,
    state: &mut HostState,
    game: &dyn AnyGame,
    request: &Request,
    now: Time,
) -> Result<Receipt, Sorry> {
    match request {
        Request::Join { user, name } => join(table, game, *user, name),
        Request::Leave { user } => leave(table, state, *user),
        Request::AddBot { user } => {
            seated(table, *user)?;
            add_bot(&mut table.seats, game).map(|()| Receipt::Done)
        }
        Request::RemoveBot { user } => {
            seated(table, *user)?;
            let bot = table.seats.iter().rposition(|chair| chair.pilot == Pilot::Bot).ok_or(Sorry::NoBot)?;
            table.seats.remove(bot);
            envelope::gone(state, bot);
            Ok(Receipt::Done)
        }
        Request::Options { user, options, pace } => {
            may_decide(table, *user, now)?;
            if let Some(pace) = pace {
                pace.check()?;
                state.pace = *pace;
            }
            let merged = merge(&table.options, options);
            check_options(game, &merged, state, table.seats.len())?;
            table.options = merged;
            Ok(Receipt::Done)
        }
        Request::Bring { user, chosen } => {
            let seat = seated(table, *user)?;
            let merged = merge(&table.seats[seat].brought.0, chosen);
            let others = || others_bring(table, seat);
            let is_taken =
                |dial: &Dial| dial.at(chosen).is_some_and(|at| dial.taken_by(others()).contains(&at));
            if game.seat_dials().iter().any(is_taken) {
                return Err(Sorry::Taken);
            }
            check_brought(table, state, game, seat, &merged)?;
            table.seats[seat].brought = Private(merged);
            Ok(Receipt::Done)
        }
        Request::Bots { user, level } => {
            may_decide(table, *user, now)?;
            state.bots = *level;
            Ok(Receipt::Done)
        }
        Request::Word { user, word } => envelope::say(table, state, *user, word),
        Request::Language { user, language } => {
            may_decide(table, *user, now)?;
            table.language = language.clone();
            Ok(Receipt::Done)
        }
        _ => Err(Sorry::NotRunning),
    }
}

/// Somebody may have been erased: their chair goes, and with the last person the lobby.
pub fn look_round(table: &mut Table, state: &mut HostState) -> Receipt {
    let seats = table.seats.len();
    let erased = |chair: &Chair| chair.user.is_none() && chair.name.is_empty();
    while let Some(at) = table.seats.iter().position(erased) {
        table.seats.remove(at);
        envelope::gone(state, at);
    }
    let closed = table.seats.iter().all(|chair| chair.user.is_none());
    if closed {
        table.stage = crate::store::Stage::Abandoned;
    }
    let looked = table.wake.take().is_some();
    if closed || looked || table.seats.len() < seats { Receipt::Done } else { Receipt::Idle }
}

fn join(table: &mut Table, game: &dyn AnyGame, user: UserId, name: &str) -> Result<Receipt, Sorry> {
    if seated(table, user).is_ok() {
        return Err(Sorry::SeatedAlready);
    }
    let full = table.seats.len() >= usize::from(*game.seats().end());
    let bot = table.seats.iter().rposition(|chair| chair.pilot == Pilot::Bot);
    match bot {
        // A person takes the place of a bot rather than being sent away.
        Some(bot) if full => table.seats[bot] = Chair::of(user, name),
        _ if full => return Err(Sorry::Full),
        _ => table.seats.push(Chair::of(user, name)),
    }
    Ok(Receipt::Done)
}

/// Whoever leaves a lobby last takes it along.
fn leave(table: &mut Table, state: &mut HostState, user: UserId) -> Result<Receipt, Sorry> {
    let at = seated(table, user)?;
    table.seats.remove(at);
    envelope::gone(state, at);
    if table.seats.iter().all(|chair| chair.user.is_none()) {
        table.stage = crate::store::Stage::Abandoned;
    }
    Ok(Receipt::Done)
}

/// Lets a bot sit down, under a name that nobody has yet.
pub fn add_bot(seats: &mut Vec<Chair>, game: &dyn AnyGame) -> Result<(), Sorry> {
    if seats.len() >= usize::from(*game.seats().end()) {
        return Err(Sorry::Full);
    }
    let free = game.bot_names().iter().find(|name| seats.iter().all(|chair| chair.name != **name));
    seats.push(Chair::bot(free.unwrap_or(&"Bot")));
    Ok(())
}

/// The options of a table: what the game proposes for so many players, changed where somebody has chosen otherwise.
pub fn options(game: &dyn AnyGame, table: &Table, state: &HostState) -> Value {
    options_for(game, &table.options, state, table.seats.len())
}

/// The options of a table as they would be after a preset.
pub fn proposed_with(game: &dyn AnyGame, table: &Table, preset: &Preset) -> Value {
    let pace = Pace::of(game, preset.tempo);
    let state = HostState { pace, ..HostState::of(table) };
    let chosen = merge(&table.options, &preset.options);
    options_for(game, &chosen, &state, table.seats.len())
}

/// What is to be played: what the game proposes for so many, changed where somebody has chosen otherwise.
fn options_for(game: &dyn AnyGame, chosen: &Value, state: &HostState, seats: usize) -> Value {
    let seats = (seats as u8).clamp(*game.seats().start(), *game.seats().end());
    merge(&game.proposed(seats, state.pace.tempo), chosen)
}

/// Whether these choices can be played.
pub fn check_options(
    game: &dyn AnyGame,
    chosen: &Value,
    state: &HostState,
    seats: usize,
) -> Result<(), Sorry> {
    if !chosen.is_object() && !chosen.is_null() {
        return Err(Sorry::Refused(Refusal::Options("they are not options of this game")));
    }
    let seats = (seats as u8).clamp(*game.seats().start(), *game.seats().end());
    let all = options_for(game, chosen, state, usize::from(seats));
    Ok(game.check_options(&all, &empty_handed(seats))?)
}

/// What everybody has chosen to bring, seat by seat.
pub fn chosen(table: &Table) -> Vec<Value> {
    table.seats.iter().map(|chair| chair.brought.0.clone()).collect()
}

/// What everybody else has chosen to bring.
pub fn others_bring(table: &Table, seat: usize) -> impl Iterator<Item = &Value> {
    let others = table.seats.iter().enumerate().filter(move |(at, _)| *at != seat);
    others.map(|(_, chair)| &chair.brought.0)
}

/// Whether somebody in this seat can bring that. Whether it goes with what the others bring is seen at the
/// start: until then they may still swap.
fn check_brought(
    table: &Table,
    state: &HostState,
    game: &dyn AnyGame,
    seat: usize,
    chosen: &Value,
) -> Result<(), Sorry> {
    let seats = (table.seats.len() as u8).clamp(*game.seats().start(), *game.seats().end());
    let options = options(game, table, state);
    let mut all = empty_handed(seats);
    if let Some(one) = all.get_mut(seat) {
        *one = chosen.clone();
    }
    game.brought(&options, &all)?;
    Ok(())
}
