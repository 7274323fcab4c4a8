//! Clocks that have run out: found in the database, by whichever process gets there first.

use super::{Host, Once, Request, Sorry};
use crate::store::TableId;
use chrono::TimeDelta;
use futures_util::FutureExt as _;
use std::panic::AssertUnwindSafe;
use std::time::Duration;
use tokio::sync::watch;

/// Tables that one process takes at a time.
const MOST: u32 = 64;
/// For so long nobody else looks at a table that was taken. Whoever took it and died has lost it after that.
const LEASE: TimeDelta = TimeDelta::seconds(20);
/// Other processes change tables, too: look again after this at the latest.
const LOOK_AGAIN: Duration = Duration::from_millis(1_000);

/// Looks after clocks until told to stop.
pub async fn run(host: Host, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let changed = host.changed.clock.notified();
        let rest = match tick_due(&host).await {
            Ok(0) => rest(&host).await,
            Ok(_) => continue,
            Err(error) => {
                tracing::error!(%error, "clocks cannot be read");
                LOOK_AGAIN
            }
        };
        tokio::select! {
            () = tokio::time::sleep(rest) => {}
            () = changed => {}
            _ = stop.changed() => {}
        }
    }
}

/// Looks once at every clock that has run out. Says at how many.
pub async fn tick_due(host: &Host) -> Result<usize, Sorry> {
    let now = host.now();
    let due = host.store().take_due(now, now + LEASE, MOST).await?;
    // One after another: each is two round trips, and two cores have other things to do.
    for table in &due {
        tick(host, *table).await;
    }
    Ok(due.len())
}

/// A table at which something panics stops no other table's clock: its lease keeps it away for a while, and
/// then it is tried again.
async fn tick(host: &Host, table: TableId) {
    let asked = host.request(table, Once::from(Request::Tick));
    match AssertUnwindSafe(asked).catch_unwind().await {
        Ok(Ok(_) | Err(Sorry::NoTable)) => {}
        Ok(Err(error)) => tracing::error!(table = table.0, %error, "a clock has run out in vain"),
        Err(_) => tracing::error!(table = table.0, "a clock has run out, and something has panicked"),
    }
}

/// How long nothing will be due.
async fn rest(host: &Host) -> Duration {
    let next = host.store().next_due().await.ok().flatten();
    let until = next.map(|next| host.wall.asleep((next - host.now()).to_std().unwrap_or_default()));
    until.map_or(LOOK_AGAIN, |until| until.clamp(Duration::from_millis(1), LOOK_AGAIN))
}
