//! Lends connections: the last one that came back first, and without a word to the server.
//!
//! sqlx has a pool of its own. It asks every connection that comes back whether it is still there, and hands
//! them out in turn, so that each press runs on the connection that lay still longest: that cost a lone press
//! half of its speed. (`cargo bench --bench store` measures it.)

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

/// A connection that was used a moment ago is trusted to be alive. One that lay still longer is asked first,
/// which costs a trip: so a server that was restarted in the night is found out before it costs somebody
/// their press.
const TRUSTED_FOR: Duration = Duration::from_secs(5);
/// What was not needed for so long is not needed at all.
const KEPT_FOR: Duration = Duration::from_secs(600);

/// The connections to one server.
pub(super) struct Lender {
    options: PgConnectOptions,
    patience: Duration,
    permits: Semaphore,
    idle: Mutex<Vec<Idle>>,
}

struct Idle {
    connection: PgConnection,
    since: Instant,
    trusted: bool,
}

/// A connection that somebody has. Who does not bring it back, because something went wrong or because they
/// were interrupted in the middle, closes it: nobody gets a connection in an unknown state.
pub(super) struct Lent<'a> {
    pub connection: PgConnection,
    _permit: SemaphorePermit<'a>,
}

impl Lender {
    /// Nothing is connected before somebody needs it.
    pub fn new(options: PgConnectOptions, most: u32, patience: Duration) -> Lender {
        let permits = Semaphore::new(usize::try_from(most).unwrap_or(1).clamp(1, Semaphore::MAX_PERMITS));
        Lender { options, patience, permits, idle: Mutex::default() }
    }

    pub async fn lend(&self) -> Result<Lent<'_>, sqlx::Error> {
        let permit = timeout(self.patience, self.permits.acquire()).await;
        let _permit = permit.map_err(|_| sqlx::Error::PoolTimedOut)?.map_err(|_| sqlx::Error::PoolClosed)?;
        loop {
            let Some(Idle { mut connection, since, trusted }) = self.idle().pop() else {
                let connection = timeout(self.patience, self.options.connect()).await;
                return Ok(Lent { connection: connection.map_err(|_| sqlx::Error::PoolTimedOut)??, _permit });
            };
            if trusted && since.elapsed() < TRUSTED_FOR
                || timeout(self.patience / 3, connection.ping()).await.is_ok_and(|pong| pong.is_ok())
            {
                return Ok(Lent { connection, _permit });
            }
        }
    }

    /// Takes back a connection on which everything went well.
    pub fn back(&self, lent: Lent<'_>) {
        let mut idle = self.idle();
        idle.push(Idle { connection: lent.connection, since: Instant::now(), trusted: true });
        // The one at the bottom lay still longest.
        if idle[0].since.elapsed() > KEPT_FOR {
            idle.remove(0);
        }
    }

    /// Something went wrong on a connection: the others are asked before anybody gets them.
    pub fn doubt(&self) {
        self.idle().iter_mut().for_each(|idle| idle.trusted = false);
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Idle>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
