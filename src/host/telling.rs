//! The story of a table as people read along: the game's sentences, what the host tells itself, and a word
//! from the bots now and then.

use super::event::HostEvent;
use crate::kernel::{AnyTable, Remark, Seat, Telling, Text, Viewer};
use crate::store::{Pilot, StoryRow, Table};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// So many lines of what has befallen somebody stand before what is told last: a page has to fit a telephone.
const BEFALLEN_MOST: usize = 2;
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

/// Of what somebody is told, the last that speaks of them before a certain event: what has befallen them and
/// has gone out of sight since.
pub fn befallen(told: &[(i64, Text)], seat: Seat, before: i64) -> Vec<&Text> {
    let theirs = told.iter().filter(|(n, text)| *n < before && text.names(seat)).map(|(_, text)| text);
    let theirs: Vec<&Text> = theirs.collect();
    theirs[theirs.len().saturating_sub(BEFALLEN_MOST)..].to_vec()
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
    use super::befallen;
    use crate::kernel::{Arg, Seat, Text};

    #[test]
    fn what_has_befallen_somebody_names_them_however_deep_and_the_last_of_it_stays() {
        let (ann, bob) = (Seat(0), Seat(1));
        let hit = |seat: Seat| Text::new("hit").with("player", seat);
        let told = [
            (1, hit(ann)),
            (2, hit(bob)),
            (3, Text::new("two").with("players", Arg::Players(vec![bob, ann]))),
            (4, Text::new("and").with("one", Text::new("rain").with("days", 2_i64)).with("more", hit(ann))),
            (5, Text::new("rain").with("days", 2_i64)),
            (6, hit(ann)),
        ];
        let keys =
            |before| befallen(&told, ann, before).iter().map(|text| text.key.clone()).collect::<Vec<_>>();
        assert_eq!(keys(6), ["two", "and"], "what is told beside it is not said twice");
        assert_eq!(keys(i64::MAX), ["and", "hit"]);
        assert_eq!(keys(2), ["hit"]);
        assert!(befallen(&told, Seat(2), i64::MAX).is_empty());
    }
}
