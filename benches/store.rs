//! How fast a press is kept: load and save of a table in play, against the same statements sent straight over
//! a connection.
//!
//! `cargo bench --bench store` starts a PostgreSQL server of its own and lets three take turns, eight presses
//! each, for twelve seconds: the store, a bare connection, and a second bare connection, whose distance from
//! the first is what the measurement is worth on this machine in this hour. What counts is the middle of how
//! long a press took, since a noisy neighbour is not in it; the rate over all the time is printed beside it.
//! Once with 100 stored tables and once with 100,000: a store that stays flat does not care. The server does
//! not wait for its disk (fsync off), which is the harder case: all that the store costs on top shows.

#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]
#![allow(clippy::unwrap_used, reason = "a benchmark that cannot go on stops")]

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sobremesa::store::*;
use sqlx::types::Json;
use sqlx::{Connection, PgConnection, Row};

#[path = "../tests/support/folder.rs"]
mod folder;
#[path = "../tests/support/postgres.rs"]
mod server;
mod stored;

use stored::fill;

const LOAD: &str = include_str!("../src/store/postgres/sql/load.sql");
const SAVE: &str = include_str!("../src/store/postgres/sql/save.sql");
const TURNS: Duration = Duration::from_secs(12);
const SLICE: Duration = Duration::from_millis(500);

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    println!(
        "One press: load a table of 8 seats with a save of 4 KB, save it with 1 answer, 3 events and its press."
    );
    let server = server::Server::new();
    for tables in [100, 100_000] {
        let url = server.database();
        let store = connect(&Backend::Postgres { url: url.clone(), pool: 8 }).await.unwrap();
        server.psql(&url, &fill("generate_series(1, $) n").replace('$', &tables.to_string()));
        server.psql(&url, "vacuum analyze");
        let id = playing(&*store, 1).await;
        let bare_id = playing(&*store, 2).await;
        let control_id = playing(&*store, 11).await;
        let (mut connection, mut control) = (straight(&url).await, straight(&url).await);

        let (mut ours, mut theirs, mut same) = (Took::default(), Took::default(), Took::default());
        let begun = Instant::now();
        while begun.elapsed() < TURNS {
            ours.times(8, async || press(&*store, id).await).await;
            theirs.times(8, async || bare(&mut connection, bare_id).await).await;
            same.times(8, async || bare(&mut control, control_id).await).await;
        }
        let share = |of: &Took| 100.0 * of.usual() / theirs.usual();
        println!(
            "PostgreSQL, {tables:>6} tables: {:.0} presses/s, bare {:.0}/s: {:.0} % of bare (bare of bare {:.0} %)",
            ours.usual(),
            theirs.usual(),
            share(&ours),
            share(&same)
        );
        let (all, bare_all) = (ours.overall(), theirs.overall());
        println!(
            "PostgreSQL, {tables:>6} tables: {all:.0} presses/s over all, bare {bare_all:.0}/s: {:.0} %",
            100.0 * all / bare_all
        );
        let mut ids = vec![id];
        for channel in 3..10 {
            ids.push(playing(&*store, channel).await);
        }
        println!(
            "PostgreSQL, {tables:>6} tables: {:>6.0} presses/s, 8 tables at once",
            together(&*store, &ids).await
        );
        println!("PostgreSQL, {tables:>6} tables: {}", looks(&*store).await);
    }
    for tables in [100, 100_000] {
        let folder = folder::Folder::new();
        let store = connect(&Backend::Sqlite { folder: folder.path().to_owned() }).await.unwrap();
        let file = format!("sqlite://{}", folder.path().join("sobremesa.sqlite").display());
        let mut connection = sqlx::SqliteConnection::connect(&file).await.unwrap();
        let numbers = "(with recursive it (n) as (select 1 union all select n + 1 from it where n < $) select n from it)";
        let sql = fill(numbers)
            .replace('$', &tables.to_string())
            .replace("now()", "0")
            .replace("repeat('x', 4096)", "hex(zeroblob(2048))");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        let id = playing(&*store, 1).await;
        let mut took = Took::default();
        took.times(3000, async || press(&*store, id).await).await;
        let pressed = took.usual();
        println!("SQLite,     {tables:>6} tables: {pressed:>6.0} presses/s, each with its fsync");
        println!("SQLite,     {tables:>6} tables: {}", looks(&*store).await);
    }
}

/// A table in play.
async fn playing(store: &dyn Store, channel: u64) -> TableId {
    let now = Time::from(std::time::SystemTime::now());
    let seat = |n: u64| Chair {
        user: Some(UserId(n)),
        former: None,
        offered: None,
        name: format!("Player {n}"),
        pilot: Pilot::Player,
        stance: json!({ "ask": true }),
        orders: Private(json!([{ "play": "sidestep", "when": "passed" }])),
        brought: Private(serde_json::Value::Null),
    };
    let new = NewTable {
        kind: "cthulhu500".into(),
        guild: Some(1 << 40),
        channel,
        opened_by: UserId(1),
        opened_at: now,
        language: "en".into(),
        options: json!({ "laps": 3 }),
        state: json!({ "pace": "days", "reminded": [] }),
        seats: (0..8).map(seat).collect(),
        interaction: None,
    };
    let id = store.open(&new).await.unwrap();
    let mut table = store.load(id).await.unwrap().unwrap();
    table.stage = Stage::Running;
    table.save = Some(Save(save()));
    store.save(&next(table)).await.unwrap();
    id
}

/// Something like a saved race, 4 KB.
fn save() -> String {
    let cards: Vec<Value> = (0..66)
        .map(|n| json!({ "card": n * 7919 % 110, "seat": n % 8, "at": n * 104_729 % 9973, "up": n % 3 == 0 }))
        .collect();
    json!({ "resting": cards }).to_string()
}

fn next(mut table: Table) -> Change {
    table.revision += 1;
    let (n, at) = (table.revision, Time::from(std::time::SystemTime::now()));
    table.deadline = Some(at + Duration::from_secs(3600));
    Change {
        inputs: vec![InputRow {
            user: None,
            n,
            seat: 3,
            by: sobremesa::store::AnsweredBy::Player,
            input: json!({ "ask": "play", "card": 17 }),
        }],
        story: (0..3)
            .map(|i| StoryRow { n: 3 * n + i, event: json!({ "played": 17, "by": 3, "on": [1, 2] }), at })
            .collect(),
        interaction: Some((u64::try_from(table.id.0).unwrap() << 32) + n.cast_unsigned()),
        ..Change::to(table, at)
    }
}

async fn press(store: &dyn Store, id: TableId) {
    let table = store.load(id).await.unwrap().unwrap();
    store.save(&next(table)).await.unwrap();
}

/// A connection with what the store asks for its own: that plans are made once.
async fn straight(url: &str) -> PgConnection {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql("set plan_cache_mode = force_generic_plan").execute(&mut connection).await.unwrap();
    connection
}

/// The same two statements with the same values, on a connection of one's own, and nothing made of what comes
/// back but what the next save needs.
async fn bare(connection: &mut PgConnection, id: TableId) {
    let row = sqlx::query(LOAD).bind(id.0).fetch_one(&mut *connection).await.unwrap();
    let (options, state): (Value, Value) = (row.get("options"), row.get("notes"));
    let (save, revision): (&str, i64) = (row.get("save"), row.get::<i64, _>("revision") + 1);
    type Row = (Option<i64>, String, String, Value, Value);
    let Json(chairs): Json<Vec<Row>> = row.get("chairs!: Json<Vec<ChairRow>>");
    let now = Time::from(std::time::SystemTime::now());
    let deadline = now + Duration::from_secs(3600);
    let none: [i64; 0] = [];
    let hit = sqlx::query(SAVE)
        .bind(id.0)
        .bind(revision)
        .bind(row.get::<i64, _>("channel"))
        .bind("running")
        .bind(true)
        .bind("en")
        .bind(options)
        .bind(state)
        .bind(save)
        .bind(now)
        .bind(deadline)
        .bind(None::<Time>)
        .bind(deadline)
        .bind((id.0 << 32) + revision)
        .bind(chairs.iter().map(|chair| chair.0).collect::<Vec<_>>())
        .bind(chairs.iter().map(|chair| chair.1.as_str()).collect::<Vec<_>>())
        .bind(chairs.iter().map(|chair| chair.2.as_str()).collect::<Vec<_>>())
        .bind(chairs.iter().map(|chair| Json(&chair.3)).collect::<Vec<_>>())
        .bind(chairs.iter().map(|chair| Json(&chair.4)).collect::<Vec<_>>())
        .bind([revision])
        .bind([3i16])
        .bind(["player"])
        .bind([json!({ "ask": "play", "card": 17 })])
        .bind([3 * revision, 3 * revision + 1, 3 * revision + 2])
        .bind((0..3).map(|_| json!({ "played": 17, "by": 3, "on": [1, 2] })).collect::<Vec<_>>())
        .bind([now; 3])
        .bind(none)
        .bind([""; 0])
        .bind([""; 0])
        .bind([now; 0])
        .bind([0i16; 0])
        .bind(none)
        .bind([0i16; 0])
        .bind([""; 0])
        .bind(Vec::<Value>::new())
        .fetch_one(connection)
        .await
        .unwrap();
    assert_eq!(hit.get::<i64, _>(0), 1);
}

/// How often a second.
async fn rate(mut what: impl AsyncFnMut()) -> f64 {
    for _ in 0..50 {
        what().await;
    }
    let begun = Instant::now();
    let mut count = 0;
    while begun.elapsed() < SLICE {
        what().await;
        count += 1;
    }
    f64::from(count) / begun.elapsed().as_secs_f64()
}

/// How long each took.
#[derive(Default)]
struct Took(Vec<f64>);

impl Took {
    async fn times(&mut self, count: u32, mut what: impl AsyncFnMut()) {
        for _ in 0..count {
            let begun = Instant::now();
            what().await;
            self.0.push(begun.elapsed().as_secs_f64());
        }
    }

    /// How often a second, going by the one in the middle.
    fn usual(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        1.0 / sorted[sorted.len() / 2]
    }

    /// How often a second, all in all.
    fn overall(&self) -> f64 {
        self.0.iter().map(|_| 1.0).sum::<f64>() / self.0.iter().sum::<f64>()
    }
}

/// How often a second, everybody together.
async fn together(store: &dyn Store, ids: &[TableId]) -> f64 {
    futures_util::future::join_all(ids.iter().map(async |id| rate(async || press(store, *id).await).await))
        .await
        .iter()
        .sum()
}

/// How long it takes to look for what waits, where little does.
async fn looks(store: &dyn Store) -> String {
    let past = Time::UNIX_EPOCH - Duration::from_secs(1);
    let mut said = Vec::new();
    let mut add = |name, rate: f64| said.push(format!("{name} {:.0} µs", 1e6 / rate));
    add("due", rate(async || drop(store.take_due(past, past, 10).await.unwrap())).await);
    add(
        "to be shown",
        rate(async || drop(store.take_unannounced(Shards::ALL, past, past, 10).await.unwrap())).await,
    );
    add("notices", rate(async || drop(store.take_notices(Shards::ALL, past, past, 10).await.unwrap())).await);
    add("of a channel", rate(async || assert!(store.open_in(1).await.unwrap().is_some())).await);
    add("of a person", rate(async || drop(store.tables_of(UserId(3)).await.unwrap())).await);
    said.join(", ")
}
