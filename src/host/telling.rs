//! The story of a table as people read along: the game's sentences, what the host tells itself, and a word
//! from the bots now and then.

use super::event::HostEvent;
use crate::kernel::{AnyTable, Remark, Seats, Telling, Text, Viewer};
use crate::store::{Pilot, StoryRow, Table};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// A bot says something to one in so many of the things that it could say something to.
const TACITURN: u64 = 5;

/// What a viewer is told of a kept event: by the game, or by the host itself.
pub fn line(kind: &str, event: &Value, viewer: Viewer) -> Option<Text> {
    match HostEvent::is_one(event) {
        true => HostEvent::of(event)?.line(),
        false => crate::games::by_kind(kind)?.line(event, viewer),
    }
}

/// What a viewer is told of the rows from this number on, with the number of the row that it is about; those
/// before it are there to be looked back upon.
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
    for row in rows.iter().filter(|row| row.n >= from && HostEvent::is_one(&row.event)) {
        let at = all.partition_point(|(n, _)| *n < row.n);
        all.splice(at..at, line(&table.kind, &row.event, viewer).map(|text| (row.n, text)));
    }
    all
}

/// What somebody is told, and of each sentence whether it tells one of these rows. A sentence is about its own row
/// and those before it, back to the one that is told before.
pub fn telling<'t>(told: &'t [(i64, Text)], rows: &[i64]) -> Vec<(i64, &'t Text, bool)> {
    let ends = std::iter::once(i64::MIN).chain(told.iter().map(|(n, _)| *n));
    let theirs = |after: i64, n: i64| rows.iter().any(|row| after < *row && *row <= n);
    ends.zip(told).map(|(after, (n, text))| (*n, text, theirs(after, *n))).collect()
}

/// To whom a kept event is of consequence; what the host tells itself is so to nobody.
pub(super) fn befalls(kind: &str, event: &Value) -> Seats {
    let game = crate::games::by_kind(kind).filter(|_| !HostEvent::is_one(event));
    game.map_or(Seats::NONE, |game| game.befalls(event))
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

#[cfg(test)]
mod tests {
    use super::telling;
    use crate::kernel::Text;

    #[test]
    fn what_has_befallen_somebody_is_told_by_the_sentence_that_holds_it() {
        let told: Vec<(i64, Text)> = [4, 6, 7, 8, 9].map(|n| (n, Text::new(format!("{n}")))).into();
        let all = telling(&told, &[5, 8, 9]);
        assert!(all.iter().all(|(n, text, _)| text.key == n.to_string()));
        let theirs: Vec<i64> = all.iter().filter(|(.., theirs)| *theirs).map(|(n, ..)| *n).collect();
        assert_eq!((all.len(), theirs), (5, vec![6, 8, 9]));
    }
}
