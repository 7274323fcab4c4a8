//! What is kept of a game, as JSON: written, and read again.

use super::{Game, Refusal};
use serde::{Deserialize as _, Serialize};
use serde_json::Value;

/// As it is kept.
pub fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// All of them.
pub fn values<T: Serialize>(all: &[T]) -> Vec<Value> {
    all.iter().map(json).collect()
}

/// Options, where they are some of this game.
pub fn options<G: Game>(options: &Value) -> Result<G::Options, Refusal> {
    G::Options::deserialize(options).map_err(|_| Refusal::Options("they are not options of this game"))
}

/// What was kept of an event of a game; nothing, where it is not of it, or of another edition.
pub fn kept<G: Game>(event: &Value) -> Option<G::Event> {
    G::Event::deserialize(event).ok()
}

/// What was kept of the events of a game; what is not of it, or of another edition, is left out.
pub fn events<G: Game>(story: &[Value]) -> Vec<G::Event> {
    story.iter().filter_map(kept::<G>).collect()
}
