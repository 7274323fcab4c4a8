//! The story of a table as people read along: the game's sentences, what the host tells itself, and a word from the bots now and then.

use super::tips;
use crate::kernel::{AnyTable, Remark, Seat, Telling, Text, Viewer};
use crate::store::{Pilot, StoryRow, Table};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// A bot says something to one in so many of the things that it could say something to.
const TACITURN: u64 = 5;

/// What a viewer is told of a kept event: by the game, or by the host itself.
pub fn line(kind: &str, event: &Value, viewer: Viewer) -> Option<Text> {
    match event.get("host").and_then(Value::as_str) {
        None => crate::games::by_kind(kind)?.line(event, viewer),
        Some("tips") => tips::line(event),
        Some(own) => {
            let text = Text::new(format!("host-{own}"));
            Some(match event.get("seat").and_then(Value::as_u64) {
                Some(seat) => text.with("player", Seat(seat as u8)),
                None => text,
            })
        }
    }
}

/// What a viewer is told of the rows from this number on, with the number of the row that it is about; those before it are there to be looked back upon.
pub fn told(
    table: &Table,
    play: Option<&dyn AnyTable>,
    rows: &[StoryRow],
    from: i64,
    viewer: Viewer,
) -> Vec<(i64, Text)> {
    let Some(play) = play else {
        let rows = rows.iter().filter(|row| row.n >= from);
        return rows.filter_map(|row| Some((row.n, line(&table.kind, &row.event, viewer)?))).collect();
    };
    let story: Vec<(i64, &Value)> = rows.iter().map(|row| (row.n, &row.event)).collect();
    let mut all: Vec<(i64, Text)> = Vec::new();
    for Telling { n, text, remark } in play.tell(&story, from, viewer) {
        all.push((n, text));
        all.extend(remark.and_then(|remark| says(table, remark, n)).map(|said| (n, said)));
    }
    // What the host tells stands where it happened.
    for row in rows.iter().filter(|row| row.n >= from && row.event.get("host").is_some()) {
        let at = all.partition_point(|(n, _)| *n < row.n);
        all.splice(at..at, line(&table.kind, &row.event, viewer).map(|text| (row.n, text)));
    }
    all
}

/// A word from a bot, now and then: by a draw that everybody could make, so that it is the same whenever it is told.
fn says(table: &Table, remark: Remark, n: i64) -> Option<Text> {
    let Remark { seat, occasion, count } = remark;
    let chair = table.seats.get(seat.index()).filter(|chair| chair.pilot == Pilot::Bot)?;
    let game = crate::games::by_kind(&table.kind)?;
    let name = game.bot_names().iter().find(|name| **name == chair.name)?.to_lowercase();
    let hash = Sha256::digest(format!("remark {} {n}", table.id.0).as_bytes());
    let drawn = u64::from_be_bytes(hash[..8].try_into().unwrap_or_default());
    if !drawn.is_multiple_of(TACITURN) {
        return None;
    }
    let key = format!("bot-{name}-{occasion}-{}", 1 + (drawn / TACITURN) % u64::from(count.max(1)));
    Some(Text::new("bot-says").with("player", seat).with("what", Text::new(key)))
}
