//! What players bring to a game, between the lobby, where it is chosen dial by dial, and the rules, which
//! have a type for it.

use super::values::json;
use super::{Game, Refusal, Seat};
use serde_json::Value;

/// So many seats whose players bring what is proposed.
pub fn empty_handed(seats: u8) -> Vec<Value> {
    vec![Value::Null; usize::from(seats)]
}

/// What is proposed for everybody.
pub fn proposed<G: Game>(options: &G::Options, seats: u8) -> Vec<G::Brings> {
    (0..seats).map(|seat| G::proposed_for(options, Seat(seat), seats)).collect()
}

/// What everybody brings: what is proposed, changed where they have chosen otherwise.
pub fn chosen<G: Game>(options: &G::Options, chosen: &[Value]) -> Result<Vec<G::Brings>, Refusal> {
    let seats = u8::try_from(chosen.len()).map_err(|_| Refusal::SeatCount)?;
    let with = |(proposed, chosen): (G::Brings, &Value)| {
        let Some(chosen) = chosen.as_object().filter(|chosen| !chosen.is_empty()) else {
            return Ok(proposed);
        };
        let mut all = json(&proposed);
        match all.as_object_mut() {
            Some(all) => all.extend(chosen.clone()),
            None => return Err(Refusal::Options("nothing is brought to this game")),
        }
        serde_json::from_value(all).map_err(|_| Refusal::Options("nobody can bring this to this game"))
    };
    proposed::<G>(options, seats).into_iter().zip(chosen).map(with).collect()
}
