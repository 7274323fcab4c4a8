//! Tables, chairs and changes to test with.

use serde_json::json;
use sobremesa::store::*;

/// So many seconds after the beginning of the test's time.
pub fn at(seconds: i64) -> Time {
    Time::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
}

/// Somebody in a chair.
pub fn chair(user: u64) -> Chair {
    Chair {
        user: Some(UserId(user)),
        former: None,
        offered: None,
        name: format!("Player {user}"),
        pilot: Pilot::Player,
        stance: json!({ "ask": true }),
        orders: Private(json!([{ "play": "sidestep" }])),
        brought: Private(json!({ "colour": user })),
    }
}

/// A table that is to be opened in a channel.
pub fn new_table(channel: u64) -> NewTable {
    NewTable {
        kind: "cthulhu500".into(),
        guild: Some(7 << 22),
        channel,
        opened_by: UserId(1),
        opened_at: at(0),
        language: "en".into(),
        options: json!({ "laps": 3, "cards": ["a", null, 1.5] }),
        state: json!({}),
        seats: vec![chair(1), chair(2)],
        interaction: None,
    }
}

/// Opens a table and loads it.
pub async fn opened(store: &dyn Store, new: NewTable) -> Table {
    let id = store.open(&new).await.unwrap();
    loaded(store, id).await
}

/// Loads a table that is there.
pub async fn loaded(store: &dyn Store, id: TableId) -> Table {
    store.load(id).await.unwrap().unwrap()
}

/// The next change of a table: nothing but its revision, yet.
pub fn change(mut table: Table) -> Change {
    table.revision += 1;
    let at = at(table.revision);
    Change::to(table, at)
}

/// Saves what has become of a table, and loads it again.
pub async fn saved(store: &dyn Store, table: Table, with: impl FnOnce(&mut Change)) -> Table {
    let mut change = change(table);
    with(&mut change);
    store.save(&change).await.unwrap();
    loaded(store, change.table.id).await
}

pub fn input(n: i64) -> InputRow {
    InputRow {
        n,
        seat: 1,
        user: Some(UserId(2)),
        by: sobremesa::store::AnsweredBy::Player,
        input: json!({ "about": "pass", "answer": { "card": n } }),
    }
}

pub fn story(n: i64) -> StoryRow {
    StoryRow { n, event: json!({ "passed": n, "who": "Ann" }), at: at(n) }
}

pub fn notice(user: u64, cause: &str, not_before: Time) -> NewNotice {
    NewNotice {
        user: UserId(user),
        kind: sobremesa::store::NoticeKind::Turn,
        cause: cause.into(),
        not_before,
    }
}

pub fn tip(user: u64, occasion: u32, answer: u8) -> Tip {
    Tip { occasion, user: UserId(user), answer }
}
