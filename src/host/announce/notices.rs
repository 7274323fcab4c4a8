//! Sending notices: several at once, so that one that hangs holds up nobody, in a loop of their own, so that
//! they hold up no table.

use super::{Announcer, NotShown, is_stale};
use crate::host::{Host, Sorry};
use crate::store::{Notice, NoticeEnd, Person, StoreError};
use chrono::TimeDelta;
use futures_util::FutureExt as _;
use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

/// Notices that are sent at the same time.
const AT_ONCE: usize = 8;
/// For so long nobody else tries what was taken.
const LEASE: TimeDelta = TimeDelta::seconds(20);
/// Other processes cause notices, too: look again after this at the latest.
const LOOK_AGAIN: Duration = Duration::from_millis(1_000);
/// Nothing takes longer: every call has its own, shorter time.
const MOST: Duration = Duration::from_secs(90);

/// The notices that this process sends. Dropped, it sends nothing any more.
pub struct Notices {
    send: Arc<Sending>,
    room: Arc<Semaphore>,
    sending: Mutex<JoinSet<()>>,
}

/// What it takes to send one.
struct Sending {
    host: Host,
    announcer: Arc<dyn Announcer>,
    /// Those that are being sent: one that takes longer than its lease is not sent beside itself.
    under_way: Mutex<BTreeSet<i64>>,
}

impl std::fmt::Debug for Notices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Notices")
    }
}

/// Sends notices until told to stop; those that are being sent by then are sent.
pub(super) async fn run(host: Host, announcer: Arc<dyn Announcer>, mut stop: watch::Receiver<bool>) {
    let notices = Notices::new(&host, &announcer);
    while !*stop.borrow() {
        let told = host.changed.notices.notified();
        match notices.send_due().await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(error) => tracing::error!(%error, "what is to be sent cannot be read"),
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_AGAIN) => {}
            () = told => {}
            _ = stop.changed() => {}
        }
    }
    notices.all_sent().await;
}

impl Notices {
    /// Nothing has been sent so far.
    pub fn new(host: &Host, announcer: &Arc<dyn Announcer>) -> Notices {
        let room = Arc::new(Semaphore::new(AT_ONCE));
        let send = Sending { host: host.clone(), announcer: announcer.clone(), under_way: Mutex::default() };
        Notices { send: Arc::new(send), room, sending: Mutex::default() }
    }

    /// Begins to send what may be sent now, as much as there is room for. Says how many.
    pub async fn send_due(&self) -> Result<usize, Sorry> {
        let (host, room) = (&self.send.host, self.room.available_permits() as u32);
        if room == 0 {
            return Ok(0);
        }
        let (shards, now) = (self.send.announcer.shards(), host.now());
        let taken = host.store().take_notices(shards, now, now + LEASE, room).await?;
        let count = taken.len();
        let mut sending = self.sending.lock().unwrap_or_else(PoisonError::into_inner);
        while sending.try_join_next().is_some() {}
        for notice in taken {
            if !self.send.under_way().insert(notice.id) {
                continue;
            }
            let Ok(place) = self.room.clone().try_acquire_owned() else { break };
            let send = self.send.clone();
            sending.spawn(async move {
                // One at which something panics is under way no more either: its lease runs out, and it is tried again.
                match AssertUnwindSafe(send.notice(&notice)).catch_unwind().await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => tracing::error!(notice = notice.id, %error, "a notice cannot be sent"),
                    Err(_) => {
                        tracing::error!(notice = notice.id, "a notice is not sent: something has panicked")
                    }
                }
                send.under_way().remove(&notice.id);
                drop(place);
                send.host.changed.notices.notify_waiters();
            });
        }
        Ok(count)
    }

    /// Waits until nothing is being sent any more.
    pub async fn all_sent(&self) {
        let all = u32::try_from(AT_ONCE).unwrap_or(u32::MAX);
        // It is never closed.
        let _ = self.room.acquire_many(all).await;
    }
}

impl Sending {
    async fn notice(&self, notice: &Notice) -> Result<(), StoreError> {
        let store = self.host.store();
        let Some(table) = store.load(notice.table).await? else { return Ok(()) };
        let person = store.person(notice.user).await?.unwrap_or_else(|| Person::new(notice.user));
        let end = if is_stale(notice, &table) {
            Ok(NoticeEnd::Dropped)
        } else {
            let sent = tokio::time::timeout(MOST, self.announcer.notify(notice, &table, &person));
            sent.await.unwrap_or_else(|_| {
                tracing::warn!(
                    notice = notice.id,
                    "a notice has not been sent in all this time; it is tried again"
                );
                Err(NotShown::Later)
            })
        };
        match end {
            Ok(end) => store.end_notice(notice.id, end, self.host.now()).await,
            Err(NotShown::Never) => store.end_notice(notice.id, NoticeEnd::Dropped, self.host.now()).await,
            // The lease runs out, and somebody tries again.
            Err(NotShown::Later) => Ok(()),
        }
    }

    fn under_way(&self) -> MutexGuard<'_, BTreeSet<i64>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
