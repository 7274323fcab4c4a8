//! Hosts on real databases, tables to play at, and players who answer what they are asked.

use crate::seed::seed;
use serde_json::json;
use sobremesa::games;
use sobremesa::host::{Host, HostState, Once, Opening, Pace, Request, Stance, SystemWall, Wall};
use sobremesa::kernel::{AnyTable, Seat};
use sobremesa::store::{Backend, Stage, Store, StoreError, Table, TableId, Time, UserId, connect_patiently};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

/// A wall whose clock goes when it is told to.
#[derive(Clone, Debug)]
pub struct FakeWall(Arc<AtomicI64>);

impl FakeWall {
    pub fn new() -> FakeWall {
        FakeWall(Arc::new(AtomicI64::new(1_800_000_000_000)))
    }

    pub fn pass(&self, seconds: i64) {
        self.0.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }
}

impl Wall for FakeWall {
    fn now(&self) -> Time {
        Time::from_timestamp_millis(self.0.load(Ordering::SeqCst)).unwrap()
    }
}

/// Nobody is hurried, and bots do not think.
pub const PATIENT: Pace = Pace { bot_millis: (0, 0), turn_secs: 14 * 24 * 3600, ..Pace::DAYS };

/// Many at once on a busy machine wait for a connection as long as it takes.
const PATIENT_STORE: Duration = Duration::from_secs(120);

/// A host with connections of its own, as another process would have them.
pub async fn host(settings: &Backend) -> Host {
    Host::new(connect_patiently(settings, PATIENT_STORE).await.unwrap(), Arc::new(SystemWall)).seeded(seed())
}

/// A host with a wall of its own.
pub async fn host_by(settings: &Backend, wall: &FakeWall) -> Host {
    Host::new(store_by(settings).await, Arc::new(wall.clone())).seeded(seed())
}

/// A store, maybe one that another host has just let go of: a process that some other test is starting at this
/// moment holds the lock of its file, too, until it has begun.
pub async fn store_by(settings: &Backend) -> Arc<dyn Store> {
    let mut pause = tokio::time::interval(Duration::from_millis(5));
    loop {
        match connect_patiently(settings, PATIENT_STORE).await {
            Err(StoreError::InUse(_)) => _ = pause.tick().await,
            store => return store.unwrap(),
        }
    }
}

pub fn postgres(server: &crate::server::Server) -> Backend {
    Backend::Postgres { url: server.database(), pool: 5 }
}

/// A lobby with one player in it.
pub fn opening(channel: u64, user: u64, bots: u8, pace: Pace) -> Opening {
    Opening {
        kind: "cthulhu500".to_owned(),
        guild: Some(9 << 22),
        channel,
        user: UserId(user),
        name: format!("P{user}"),
        language: "en".to_owned(),
        pace,
        options: json!({ "length": "short" }),
        bots,
        lesson: false,
        after: None,
        interaction: None,
    }
}

pub fn join(user: u64) -> Request {
    Request::Join { user: UserId(user), name: format!("P{user}") }
}

pub fn start(user: u64) -> Request {
    Request::Start { user: UserId(user) }
}

/// An ask with the number of its press.
pub fn pressed(request: Request, interaction: u64) -> Once {
    Once { request, interaction: Some(interaction) }
}

/// A game that has begun, with the players 1, 2, 3, ... and some bots.
pub async fn begun(host: &Host, channel: u64, players: u64, bots: u8, pace: Pace) -> TableId {
    let id = host.open(opening(channel, 1, bots, pace)).await.unwrap();
    for user in 2..=players {
        host.request(id, join(user).into()).await.unwrap();
    }
    host.request(id, start(1).into()).await.unwrap();
    // Over days the orders of those who have not said so would answer for them.
    for user in 1..=players {
        let stance = Request::Stance { user: UserId(user), stance: Stance::AskMe };
        host.request(id, Once::from(stance)).await.unwrap();
    }
    id
}

pub async fn table(host: &Host, id: TableId) -> Table {
    host.store().load(id).await.unwrap().unwrap()
}

/// The game of a table that is in play.
pub fn game(table: &Table) -> Option<Box<dyn AnyTable>> {
    let save = table.save.as_ref().filter(|_| table.stage == Stage::Running)?;
    Some(games::by_kind(&table.kind).unwrap().load(&save.0).unwrap().table)
}

/// What a player would sensibly answer, where they are asked.
pub fn sensible(table: &Table, user: u64) -> Option<Request> {
    let seat = table.seats.iter().position(|chair| chair.user == Some(UserId(user)))?;
    let game = game(table)?;
    let ask = game.asks().into_iter().find(|ask| ask.seat == Seat(seat as u8))?;
    let choice = game.advise(ask.seat).unwrap_or(ask.otherwise.into());
    Some(Request::Answer { user: UserId(user), question: ask.number, of: ask.of(choice), choice })
}

/// Answers and events are numbered from one on, without a gap, as many as the state says.
pub async fn whole(host: &Host, id: TableId) -> Table {
    let table = table(host, id).await;
    let state = HostState::of(&table);
    let inputs: Vec<i64> = host.store().inputs(id).await.unwrap().iter().map(|row| row.n).collect();
    assert_eq!(inputs, (1..=state.answers).collect::<Vec<_>>(), "answers of table {}", id.0);
    let story = host.store().story(id, 0, u32::MAX >> 1).await.unwrap();
    let story: Vec<i64> = story.iter().map(|row| row.n).collect();
    assert_eq!(story, (1..=state.told).collect::<Vec<_>>(), "story of table {}", id.0);
    table
}
