//! What a press costs through the host, what ten thousand open games cost the process, how long a start takes.
//!
//! `cargo bench --bench host` starts a PostgreSQL server of its own. A press is a request of a player at a
//! running table: loaded, decided by the rules, saved with its answers, events and notices. It is measured in
//! turns with the store alone: the same table loaded and saved, nothing decided. `cargo bench --bench store`
//! measures the store against the bare statements.

#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]
#![allow(clippy::unwrap_used, reason = "a benchmark that cannot go on stops")]

use serde_json::Value;
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::host::{Host, Once, Opening, Pace, Request, SystemWall, clock};
use sobremesa::store::*;
use std::sync::Arc;
use std::time::{Duration, Instant};

#[path = "../tests/support/postgres.rs"]
mod server;
mod stored;

const OPEN_GAMES: u64 = 10_000;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let server = server::Server::new();
    let url = server.database();
    let settings = Backend::Postgres { url: url.clone(), pool: 8 };
    let store = connect(&settings).await.unwrap();
    let host = Host::new(store.clone(), Arc::new(SystemWall));

    presses(&host, &*store).await;

    for channel in 0..OPEN_GAMES {
        started(&host, 1_000 + channel).await;
    }
    clock::tick_due(&host).await.unwrap();
    println!("{OPEN_GAMES} open games: {} resident", resident());

    let url = server.database();
    let settings = Backend::Postgres { url: url.clone(), pool: 8 };
    drop(connect(&settings).await.unwrap());
    server.psql(&url, &stored::fill("generate_series(1, 100000) n"));
    server.psql(&url, "vacuum analyze");
    let begun = Instant::now();
    let host = Host::new(connect(&settings).await.unwrap(), Arc::new(SystemWall));
    clock::tick_due(&host).await.unwrap();
    println!("start with 100,000 stored games, to the first look at the clocks: {:.0?}", begun.elapsed());
}

/// A table of five people and no bots, just started.
async fn started(host: &Host, channel: u64) -> TableId {
    let opening = Opening {
        kind: "cthulhu500".to_owned(),
        guild: Some(1),
        channel,
        user: UserId(channel * 10),
        name: "Ann".to_owned(),
        language: "en".to_owned(),
        pace: Pace::DAYS,
        options: Value::Null,
        bots: 0,
        lesson: false,
        after: None,
        interaction: None,
    };
    let id = host.open(opening).await.unwrap();
    for n in 1..5 {
        let join = Request::Join { user: UserId(channel * 10 + n), name: format!("Player {n}") };
        host.request(id, Once::from(join)).await.unwrap();
    }
    host.request(id, Once::from(Request::Start { user: UserId(channel * 10) })).await.unwrap();
    id
}

/// Presses on tables in play, in turns with the store alone.
async fn presses(host: &Host, store: &dyn Store) {
    let mut pick = Random::new(1);
    let (mut through_host, mut alone) = (Vec::new(), Vec::new());
    let mut press = 0;
    for channel in 1..13 {
        let mut table = store.load(started(host, channel).await).await.unwrap().unwrap();
        while table.stage == Stage::Running && through_host.len() < 4_000 {
            let save = table.save.as_ref().unwrap();
            let asks = games::by_kind(&table.kind).unwrap().load(&save.0).unwrap().table.asks();
            let ask = &asks[pick.below(asks.len())];
            let user = table.seats[ask.seat.index()].user.unwrap();
            let request = Request::Answer {
                user,
                question: ask.number,
                of: ask.choices,
                choice: pick.below(ask.choices).into(),
            };
            press += 1;
            let begun = Instant::now();
            table = host.request(table.id, Once { request, interaction: Some(press) }).await.unwrap().table;
            through_host.push(begun.elapsed());
            let begun = Instant::now();
            let mut same = store.load(table.id).await.unwrap().unwrap();
            same.revision += 1;
            store.save(&Change::to(same, table.opened_at)).await.unwrap();
            alone.push(begun.elapsed());
        }
    }
    let (host, alone) = (median(&mut through_host), median(&mut alone));
    println!(
        "a press through the host {host:.0?}, load and save alone {alone:.0?}: {:.0} % of its rate, {press} presses",
        100.0 * alone.as_secs_f64() / host.as_secs_f64()
    );
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// What the process holds in memory.
fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.map_or_else(|| "unknown".to_owned(), |line| line["VmRSS:".len()..].trim().to_owned())
}
