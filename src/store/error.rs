//! Why the store could not do something, said in one line that gives no secret away.

use std::error::Error;

use super::TableId;

/// Why the store could not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else changed the table meanwhile, or there is no such table: load it again.
    #[error("somebody else changed the table meanwhile")]
    Conflict,
    /// This press has been dealt with already.
    #[error("this press has been dealt with already")]
    Duplicate,
    /// There is an open table in that channel.
    #[error("there is an open table in that channel already")]
    ChannelTaken(TableId),
    /// The database was made by a newer program.
    #[error(
        "the database is newer than this program: it has migration {found}, this program knows {known}; update the program"
    )]
    Newer {
        /// The newest migration of the database.
        found: i64,
        /// The newest migration of this program.
        known: i64,
    },
    /// Another process uses the SQLite file.
    #[error("another process uses {0}; one SQLite file serves one process, use PostgreSQL for more")]
    InUse(String),
    /// What is in the database cannot be read.
    #[error("what is kept as {what} of table {table} cannot be read")]
    Damaged {
        /// Which table.
        table: i64,
        /// What of it.
        what: &'static str,
    },
    /// The database cannot be reached, or refuses. Whether a change was kept is open: ask for it again, with
    /// the same press.
    #[error("the database does not answer as it should ({0})")]
    Database(String),
}

impl StoreError {
    /// Says where it happened, where it does not say so itself.
    pub(super) fn at(self, place: &str) -> StoreError {
        match self {
            StoreError::Database(what) => StoreError::Database(format!("{place}: {what}")),
            other => other,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(sentence(&error))
    }
}

/// What has gone wrong, in one line. What a database says of a refused login is left out: it names the user.
pub(super) fn sentence(error: &sqlx::Error) -> String {
    let said = match error {
        sqlx::Error::PoolTimedOut => "it cannot be reached, or all connections are busy".to_owned(),
        sqlx::Error::PoolClosed => "it was closed".to_owned(),
        sqlx::Error::Io(error) => format!("the connection failed: {}", innermost(error)),
        sqlx::Error::Tls(error) => {
            format!("the connection cannot be encrypted: {}", innermost(error.as_ref()))
        }
        sqlx::Error::Database(error) => match error.code().as_deref() {
            // PostgreSQL's codes have five characters, SQLite's are numbers (the lower byte is the kind, the
            // rest the detail).
            Some("28P01" | "28000") => "it refuses the user or the password".to_owned(),
            Some("53100") => format!("its disk is full ({})", error.message()),
            Some("57P01" | "57P02" | "57P03") => "it is being restarted or shut down".to_owned(),
            Some("57014") => "it took too long".to_owned(),
            Some(code) => match code.parse::<u32>().ok().filter(|_| code.len() < 5).map(|code| code & 0xff) {
                Some(10) => "the disk cannot be read or written".to_owned(),
                Some(11 | 26) => "the file is damaged, or not a database; restore a copy".to_owned(),
                Some(13) => "the disk is full".to_owned(),
                Some(8) => "the file may not be written".to_owned(),
                Some(14) => "the file cannot be opened".to_owned(),
                _ => format!("{} [{code}]", error.message()),
            },
            None => error.message().to_owned(),
        },
        other => innermost(other),
    };
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The cause of the cause: the outer ones only say that something went wrong.
fn innermost(error: &(dyn Error + 'static)) -> String {
    let mut error = error;
    while let Some(cause) = error.source() {
        error = cause;
    }
    error.to_string()
}
