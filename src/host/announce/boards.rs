//! Showing tables as they are: one show of a table at a time, across processes, so that nothing old lands on
//! something new.

use super::{Announcer, NotShown};
use crate::host::{Host, Sorry, SystemWall, Wall as _};
use crate::store::{TableId, Time};
use chrono::TimeDelta;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
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
/// What could not be shown is tried again after this.
const TRY_AGAIN: TimeDelta = TimeDelta::seconds(5);
/// Nothing takes longer: every call has its own, shorter time.
const MOST: Duration = Duration::from_secs(150);
/// What nobody has answered may still be done by then, and not later.
const IN_DOUBT: Duration = Duration::from_secs(60);

/// The boards that this process shows. Dropped, it shows nothing any more.
pub struct Boards {
    show: Arc<Show>,
    room: Arc<Semaphore>,
    showing: Mutex<JoinSet<()>>,
}

/// What it takes to show one.
struct Show {
    host: Host,
    announcer: Arc<dyn Announcer>,
    /// What is to be looked at again, and when; and whether what is shown is in doubt.
    later: Mutex<BTreeMap<TableId, Later>>,
}

/// When a table is to be looked at again.
#[derive(Clone, Copy, Default)]
struct Later {
    show: Option<Instant>,
    doubt: Option<Instant>,
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
        let next = boards.show.look_again().await;
        match boards.show_changed().await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(error) => tracing::error!(%error, "what is to be shown cannot be read"),
        }
        let look_again = Instant::now() + LOOK_AGAIN;
        tokio::select! {
            () = tokio::time::sleep_until(next.map_or(look_again, |next| next.min(look_again))) => {}
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
        let show = Show { host: host.clone(), announcer: announcer.clone(), later: Mutex::default() };
        Boards { show: Arc::new(show), room, showing: Mutex::default() }
    }

    /// Begins to show tables that are not shown as they are, as many as there is room for. Says how many.
    pub async fn show_changed(&self) -> Result<usize, Sorry> {
        let host = &self.show.host;
        let (store, now) = (host.store(), now());
        let room = self.room.available_permits();
        let mut played = host.changed.played.waiting();
        played.truncate(room);
        let mut taken = match played[..] {
            [] => Vec::new(),
            _ => store.take_these(&played, now, now + LEASE).await?,
        };
        let left = room.saturating_sub(taken.len()).saturating_sub(FOR_PLAYERS);
        if left > 0 {
            let shards = self.show.announcer.shards();
            taken.extend(store.take_unannounced(shards, now, now + LEASE, left as u32).await?);
        }
        host.changed.played.taken(&taken);
        let mut showing = self.showing.lock().unwrap_or_else(PoisonError::into_inner);
        while showing.try_join_next().is_some() {}
        for &table in &taken {
            // There is room for as many as were taken: nobody else takes.
            let Ok(place) = self.room.clone().try_acquire_owned() else { break };
            let show = self.show.clone();
            showing.spawn(async move { show.table(table, place).await });
        }
        Ok(taken.len())
    }

    /// Waits until nothing is being shown any more.
    async fn all_shown(&self) {
        let all = u32::try_from(AT_ONCE).unwrap_or(u32::MAX);
        // It is never closed.
        let _ = self.room.acquire_many(all).await;
    }
}

impl Show {
    /// Shows a table, gives it back, and sees to it that it is looked at again.
    async fn table(&self, table: TableId, place: OwnedSemaphorePermit) {
        let began = now();
        let done = self.shown(table).await;
        let again = if done.is_ok() { began + self.host.between_edits() } else { now() + TRY_AGAIN };
        if let Err(Unshown::Sorry(error)) = &done {
            tracing::error!(table = table.0, %error, "a table cannot be shown");
        }
        if let Err(error) = self.host.store().keep_showing(table, again).await {
            // It is taken for being shown until the lease is over.
            tracing::warn!(table = table.0, %error, "a table cannot be given back");
        }
        {
            let (mut later, now_here) = (self.later(), Instant::now());
            let one = later.entry(table).or_default();
            one.show = Some(now_here + (again - now()).to_std().unwrap_or_default());
            if matches!(done, Err(Unshown::Later)) {
                one.doubt.get_or_insert(now_here + IN_DOUBT);
            }
        }
        drop(place);
        self.host.changed.boards.notify_waiters();
    }

    /// Sees to what was left for later, and says when there is more of it. A call that nobody answered may
    /// still be carried out after a newer one: when that can no longer be, the table is shown once more.
    async fn look_again(&self) -> Option<Instant> {
        let now = Instant::now();
        let mut doubted = Vec::new();
        let next = {
            let mut later = self.later();
            later.retain(|table, one| {
                one.show = one.show.filter(|at| *at > now);
                if one.doubt.is_some_and(|at| at <= now) {
                    one.doubt = None;
                    doubted.push(*table);
                }
                one.show.is_some() || one.doubt.is_some()
            });
            later.values().flat_map(|one| [one.show, one.doubt]).flatten().min()
        };
        for table in doubted {
            if let Err(error) = self.host.store().doubt(table).await {
                tracing::warn!(table = table.0, %error, "a table may be shown as it was");
            }
        }
        next
    }

    /// Shows a table as long as it is ours to show.
    async fn shown(&self, table: TableId) -> Result<(), Unshown> {
        tokio::select! {
            done = tokio::time::timeout(MOST, self.show_once(table)) => done.unwrap_or_else(|_| {
                tracing::warn!(table = table.0, "a table has not been shown in all this time; it is tried again");
                Err(Unshown::Later)
            }),
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

    fn later(&self) -> MutexGuard<'_, BTreeMap<TableId, Later>> {
        self.later.lock().unwrap_or_else(PoisonError::into_inner)
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
