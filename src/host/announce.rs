//! Bringing the chat program up to what is saved: level-triggered, so that the next run repairs whatever the last one left undone.

use super::{Host, Notes, Sorry};
use crate::store::{Board, Notice, NoticeEnd, Person, Shards, Stage, Table, TableId};
use chrono::TimeDelta;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// Tables and notices that one process takes at a time.
const MOST: u32 = 64;
/// For so long nobody else tries what was taken.
const LEASE: TimeDelta = TimeDelta::seconds(20);
/// Other processes change tables, too: look again after this at the latest.
const LOOK_AGAIN: Duration = Duration::from_millis(1_000);
/// A table is not shown more often than this, but always as it is by then.
const AT_MOST_EVERY: Duration = Duration::from_millis(1_000);

/// Whoever shows tables and sends notices: the chat program.
#[async_trait::async_trait]
pub trait Announcer: Send + Sync + 'static {
    /// The shards that this process serves.
    fn shards(&self) -> Shards;

    /// Shows a table as it is. Says where it stands now.
    async fn show(&self, table: &Table) -> Result<Option<Board>, NotShown>;

    /// Sends a notice that is not stale. Sending the same notice twice must show it once.
    async fn notify(&self, notice: &Notice, table: &Table, person: &Person) -> Result<NoticeEnd, NotShown>;
}

/// Why something was not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotShown {
    /// It may go better later.
    Later,
    /// There is nowhere to show it.
    Never,
}

/// Shows tables and sends notices until told to stop.
pub async fn run(host: Host, announcer: Arc<dyn Announcer>, mut stop: watch::Receiver<bool>) {
    let boards = Boards::new(&host, &announcer);
    while !*stop.borrow() {
        let changed = host.changed.boards.notified();
        let told = host.changed.notices.notified();
        let shown = boards.show_changed().await;
        let sent = send_notices(&host, &*announcer).await;
        match (shown, sent) {
            (Ok(0), Ok(0)) => {}
            (Ok(_), Ok(_)) => continue,
            (Err(error), _) | (_, Err(error)) => {
                tracing::error!(%error, "what is to be shown cannot be read")
            }
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_AGAIN) => {}
            () = changed => {}
            () = told => {}
            _ = stop.changed() => {}
        }
    }
}

/// The boards that this process shows, and when it showed each last.
#[derive(Clone)]
pub struct Boards {
    host: Host,
    announcer: Arc<dyn Announcer>,
    shown: Arc<Mutex<BTreeMap<TableId, Instant>>>,
}

impl std::fmt::Debug for Boards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Boards")
    }
}

impl Boards {
    /// Nothing has been shown so far.
    pub fn new(host: &Host, announcer: &Arc<dyn Announcer>) -> Boards {
        Boards { host: host.clone(), announcer: announcer.clone(), shown: Arc::default() }
    }

    /// Shows every table that is not shown as it is. Says how many there were.
    pub async fn show_changed(&self) -> Result<usize, Sorry> {
        let now = self.host.now();
        let shards = self.announcer.shards();
        let changed = self.host.store().take_unannounced(shards, now, now + LEASE, MOST).await?;
        for &table in &changed {
            // Whoever waits for the table's next turn already will show it as it is by then.
            let Some(not_before) = self.next_turn(table) else { continue };
            let (host, announcer) = (self.host.clone(), self.announcer.clone());
            tokio::spawn(async move {
                tokio::time::sleep_until(not_before).await;
                if let Err(error) = show(&host, &*announcer, table).await {
                    tracing::error!(table = table.0, %error, "a table cannot be shown");
                }
            });
        }
        Ok(changed.len())
    }

    /// When this table may be shown next; from then on it counts as shown. None, where somebody waits for that moment already.
    fn next_turn(&self, table: TableId) -> Option<Instant> {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let last = shown.get(&table).copied();
        if last.is_some_and(|last| last > now) {
            return None;
        }
        let next = last.map_or(now, |last| (last + AT_MOST_EVERY).max(now));
        shown.retain(|_, last| *last + AT_MOST_EVERY > now);
        shown.insert(table, next);
        Some(next)
    }
}

/// Shows one table as it is by now.
async fn show(host: &Host, announcer: &dyn Announcer, id: TableId) -> Result<(), Sorry> {
    let Some(table) = host.store().load(id).await? else { return Ok(()) };
    if table.announced >= table.revision {
        return Ok(());
    }
    match announcer.show(&table).await {
        Ok(board) => host.store().announced(id, table.revision, board).await?,
        // Nobody can see it: there is nothing to bring up to date until it changes again.
        Err(NotShown::Never) => host.store().announced(id, table.revision, None).await?,
        Err(NotShown::Later) => {}
    }
    Ok(())
}

/// Sends every notice that may be sent now. Says how many there were.
pub async fn send_notices(host: &Host, announcer: &dyn Announcer) -> Result<usize, Sorry> {
    let now = host.now();
    let notices = host.store().take_notices(announcer.shards(), now, now + LEASE, MOST).await?;
    for notice in &notices {
        let Some(table) = host.store().load(notice.table).await? else { continue };
        let person = host.store().person(notice.user).await?.unwrap_or_else(|| Person::new(notice.user));
        let end = if is_stale(notice, &table) {
            Ok(NoticeEnd::Dropped)
        } else {
            announcer.notify(notice, &table, &person).await
        };
        match end {
            Ok(end) => host.store().end_notice(notice.id, end, host.now()).await?,
            Err(NotShown::Never) => {
                host.store().end_notice(notice.id, NoticeEnd::Dropped, host.now()).await?
            }
            // The lease runs out, and somebody tries again.
            Err(NotShown::Later) => {}
        }
    }
    Ok(notices.len())
}

/// Whether a notice says what is no longer so.
pub fn is_stale(notice: &Notice, table: &Table) -> bool {
    // Whoever is offered a seat has none.
    if notice.kind == "offer" {
        return !table.stage.is_open() || table.seats.iter().all(|chair| chair.offered != Some(notice.user));
    }
    let Some(seat) = table.seats.iter().position(|chair| chair.user == Some(notice.user)) else {
        return notice.kind != "over";
    };
    let question = notice.cause.rsplit(':').next().and_then(|n| n.parse::<u32>().ok());
    let notes = Notes::of(table);
    let asked = notes.asked.contains(&(seat as u8));
    let same_question = notes.clock.map(|clock| clock.question) == question;
    match notice.kind.as_str() {
        "over" => table.stage != Stage::Over,
        // Orders that were dropped stay dropped, whatever is asked by now.
        "order-dropped" => !table.stage.is_open(),
        _ if table.stage != Stage::Running => true,
        // A turn goes on over several questions: it is news as long as the seat is the one to move.
        "turn" => !(asked && same_question || notes.mover == question.map(|since| (seat as u8, since))),
        _ => !(asked && same_question),
    }
}
