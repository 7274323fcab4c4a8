//! Showing tables as they are: one show of a table at a time, across processes, so that nothing old lands on something new.

use super::{Announcer, NotShown};
use crate::host::{Host, Sorry, SystemWall, Wall as _};
use crate::store::{TableId, Time};
use chrono::TimeDelta;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::Instant;

/// Tables that are shown at the same time: each is loaded and painted when its turn comes, and no sooner.
const AT_ONCE: usize = 20;
/// Of these, for tables at which somebody plays.
const FOR_PLAYERS: usize = 6;
/// For so long nobody else shows a table, unless whoever does says that it goes on.
const LEASE: TimeDelta = TimeDelta::seconds(10);
/// How often whoever shows a table says so.
const KEEP_EVERY: Duration = Duration::from_secs(3);
/// Other processes change tables, too: look again after this at the latest.
const LOOK_AGAIN: Duration = Duration::from_millis(1_000);
/// A table is not shown more often than this, but always as it is by then.
const AT_MOST_EVERY: TimeDelta = TimeDelta::milliseconds(1_000);
/// What could not be shown is tried again after this.
const TRY_AGAIN: TimeDelta = TimeDelta::seconds(5);
/// Nothing takes longer: every call has its own, shorter time.
const MOST: Duration = Duration::from_secs(150);
/// What nobody has answered may still be done by then, and not later.
const IN_DOUBT: Duration = Duration::from_secs(60);

/// The boards that this process shows.
#[derive(Clone)]
pub struct Boards {
    host: Host,
    announcer: Arc<dyn Announcer>,
    room: Arc<Semaphore>,
    doubted: Arc<Mutex<BTreeSet<TableId>>>,
}

impl std::fmt::Debug for Boards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Boards")
    }
}

/// Shows tables until told to stop; those that are being shown by then are shown to the end.
pub(super) async fn run(host: Host, announcer: Arc<dyn Announcer>, mut stop: watch::Receiver<bool>) {
    let boards = Boards::new(&host, &announcer);
    while !*stop.borrow() {
        let changed = host.changed.boards.notified();
        match boards.show_changed().await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(error) => tracing::error!(%error, "what is to be shown cannot be read"),
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_AGAIN) => {}
            () = changed => {}
            _ = stop.changed() => {}
        }
    }
    boards.all_shown().await;
}

impl Boards {
    /// Nothing has been shown so far.
    pub fn new(host: &Host, announcer: &Arc<dyn Announcer>) -> Boards {
        let room = Arc::new(Semaphore::new(AT_ONCE));
        Boards { host: host.clone(), announcer: announcer.clone(), room, doubted: Arc::default() }
    }

    /// Begins to show tables that are not shown as they are, as many as there is room for. Says how many.
    pub async fn show_changed(&self) -> Result<usize, Sorry> {
        let (store, now) = (self.host.store(), now());
        let room = self.room.available_permits();
        let mut played = self.host.changed.played.waiting();
        played.truncate(room);
        let mut taken = match played[..] {
            [] => Vec::new(),
            _ => store.take_these(&played, now, now + LEASE).await?,
        };
        self.host.changed.played.taken(&taken);
        let left = room.saturating_sub(taken.len()).saturating_sub(FOR_PLAYERS);
        if left > 0 {
            let shards = self.announcer.shards();
            taken.extend(store.take_unannounced(shards, now, now + LEASE, left as u32).await?);
        }
        for &table in &taken {
            // There is room for as many as were taken: nobody else takes.
            let Ok(place) = self.room.clone().try_acquire_owned() else { break };
            let boards = self.clone();
            tokio::spawn(async move { boards.show(table, place).await });
        }
        Ok(taken.len())
    }

    /// Waits until nothing is being shown any more.
    async fn all_shown(&self) {
        let all = u32::try_from(AT_ONCE).unwrap_or(u32::MAX);
        // It is never closed.
        let _ = self.room.acquire_many(all).await;
    }

    /// Shows a table, gives it back, and looks whether it has changed meanwhile.
    async fn show(&self, table: TableId, place: OwnedSemaphorePermit) {
        let began = now();
        let again = match self.shown(table).await {
            Ok(()) => began + AT_MOST_EVERY,
            Err(Unshown::Later) => {
                self.doubt_later(table);
                now() + TRY_AGAIN
            }
            Err(Unshown::Sorry(error)) => {
                tracing::error!(table = table.0, %error, "a table cannot be shown");
                now() + TRY_AGAIN
            }
        };
        if let Err(error) = self.host.store().keep_showing(table, again).await {
            // It is taken for being shown until the lease is over.
            tracing::warn!(table = table.0, %error, "a table cannot be given back");
        }
        drop(place);
        self.host.changed.boards.notify_waiters();
        tokio::time::sleep((again - now()).to_std().unwrap_or_default()).await;
        self.host.changed.boards.notify_waiters();
    }

    /// Shows a table as long as it is ours to show.
    async fn shown(&self, table: TableId) -> Result<(), Unshown> {
        tokio::select! {
            done = tokio::time::timeout(MOST, self.show_once(table)) => done.unwrap_or(Err(Unshown::Later)),
            () = self.keep(table) => Err(Unshown::Later),
        }
    }

    /// Shows one table as it is by now.
    async fn show_once(&self, id: TableId) -> Result<(), Unshown> {
        let store = self.host.store();
        let Some(table) = store.load(id).await? else { return Ok(()) };
        if table.announced >= table.revision {
            return Ok(());
        }
        let played = self.host.changed.played.is_played(id);
        let board = match self.announcer.show(&table, played).await {
            Ok(board) => board,
            // Nobody can see it: there is nothing to bring up to date until it changes again.
            Err(NotShown::Never) => None,
            Err(NotShown::Later) => return Err(Unshown::Later),
        };
        Ok(store.announced(id, table.revision, board).await?)
    }

    /// Says that the table is still being shown. Ends when somebody else has it.
    async fn keep(&self, table: TableId) {
        let mut until = Instant::now() + LEASE.to_std().unwrap_or_default();
        loop {
            tokio::time::sleep(KEEP_EVERY).await;
            match self.host.store().keep_showing(table, now() + LEASE).await {
                Ok(true) => until = Instant::now() + LEASE.to_std().unwrap_or_default(),
                Ok(false) => return,
                Err(_) if Instant::now() > until => return,
                Err(_) => {}
            }
        }
    }

    /// A call that nobody answered may still be carried out, after a newer one: when that can no longer be, the table is shown again.
    fn doubt_later(&self, table: TableId) {
        if !self.doubted().insert(table) {
            return;
        }
        let boards = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(IN_DOUBT).await;
            boards.doubted().remove(&table);
            if let Err(error) = boards.host.store().doubt(table).await {
                tracing::warn!(table = table.0, %error, "a table may be shown as it was");
            }
            boards.host.changed.boards.notify_waiters();
        });
    }

    fn doubted(&self) -> MutexGuard<'_, BTreeSet<TableId>> {
        self.doubted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Why a table was not shown.
enum Unshown {
    Later,
    Sorry(Sorry),
}

impl<E: Into<Sorry>> From<E> for Unshown {
    fn from(error: E) -> Unshown {
        Unshown::Sorry(error.into())
    }
}

/// Leases are between processes: they go by the clock on the wall, however fast the host's may run.
fn now() -> Time {
    SystemWall.now()
}
