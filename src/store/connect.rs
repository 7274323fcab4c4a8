//! Opens the store that an operator has chosen, brings it up to date, and says in one line what stands in the way.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::postgres::PostgresStore;
use super::sqlite::SqliteStore;
use super::{Store, StoreError, postgres, sqlite};

/// Somebody waits for an answer: better say that it does not work than keep them waiting.
const PATIENCE: Duration = Duration::from_secs(3);

/// Where everything is kept.
#[derive(Clone)]
pub enum Backend {
    /// In a PostgreSQL server, for any number of processes.
    Postgres {
        /// Its address, with user and password: printed nowhere.
        url: String,
        /// How many connections one process may have.
        pool: u32,
    },
    /// In a file in this folder, for one process.
    Sqlite {
        /// The folder; made where it is missing.
        folder: PathBuf,
    },
}

impl std::fmt::Debug for Backend {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Backend::Postgres { pool, .. } => write!(f, "Postgres(pool of {pool})"),
            Backend::Sqlite { folder } => write!(f, "Sqlite({})", folder.display()),
        }
    }
}

impl Backend {
    /// In words, where everything would be kept: without user and password, and without going there. An error
    /// where the address cannot be read.
    pub fn place(&self) -> Result<String, StoreError> {
        match self {
            Backend::Postgres { url, pool } => {
                Ok(format!("{}, over at most {pool} connections", postgres::place_of(url)?))
            }
            Backend::Sqlite { folder } => {
                Ok(format!("the SQLite file {}, for one process", folder.join(sqlite::FILE).display()))
            }
        }
    }
}

/// Opens the store and brings its tables up to date. A database that a newer program has made is refused and
/// left as it is.
pub async fn connect(settings: &Backend) -> Result<Arc<dyn Store>, StoreError> {
    connect_patiently(settings, PATIENCE).await
}

/// The same with another patience: how long whoever wants something waits for a connection that is free.
pub async fn connect_patiently(settings: &Backend, patience: Duration) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match settings {
        Backend::Postgres { url, pool } => Arc::new(PostgresStore::connect(url, *pool, patience).await?),
        Backend::Sqlite { folder } => Arc::new(SqliteStore::connect(folder, patience).await?),
    })
}
