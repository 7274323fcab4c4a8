//! Brings a database up to date, and says in one line what stands in the way.

use super::StoreError;
use super::error::sentence;
use sqlx::migrate::{Migrate, MigrateError, Migrator};

/// Brings a database up to date. sqlx does it under a lock in PostgreSQL; an SQLite file has only one process.
pub(super) async fn migrate<C: Migrate>(migrator: &Migrator, connection: &mut C) -> Result<(), StoreError> {
    let table = "_sqlx_migrations";
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    let error = match migrator.run_direct(None, connection, false).await {
        Ok(()) => return Ok(()),
        Err(error) => error,
    };
    let applied = connection.list_applied_migrations(table).await.unwrap_or_default();
    let found = applied.iter().map(|migration| migration.version).max().unwrap_or(0);
    Err(match error {
        MigrateError::VersionMissing(_) if found > known => StoreError::Newer { found, known },
        MigrateError::VersionMissing(version) => {
            let what =
                format!("it has migration {version}, which this program never had: is this its database?");
            StoreError::Database(what)
        }
        MigrateError::VersionMismatch(version) => {
            let what =
                format!("its migration {version} is not the one of this program: was a migration edited?");
            StoreError::Database(what)
        }
        MigrateError::Execute(error) => error.into(),
        MigrateError::ExecuteMigration(error, version) => {
            StoreError::Database(format!("migration {version} failed: {}", sentence(&error)))
        }
        other => StoreError::Database(other.to_string()),
    })
}
