//! Keeps everything in one SQLite file, for one process: the playground, the first evening, a bot on one small machine.

mod people;
mod reading;
mod records;
mod sending;
mod tables;
mod waiting;

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::sync::Mutex;

use super::migrate::migrate;
use super::{
    Belonging, Board, Change, GameResult, InputRow, NewTable, Notice, NoticeEnd, Person, Posting, Shards,
    Store, StoreError, StoryRow, Table, TableId, Time, Tip, UserId,
};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

/// The file in its folder.
pub(super) const FILE: &str = "sobremesa.sqlite";

/// A store in an SQLite file.
pub(super) struct SqliteStore {
    /// Writes what somebody is told has been kept: it is on the disk by then.
    write: SqlitePool,
    /// Writes who shows what and until when: a power cut may take the last of that back, since whoever starts
    /// anew finds out again.
    note: SqlitePool,
    /// Writers queue here, in the order in which they came, and never meet in the file.
    turn: Mutex<()>,
    patience: Duration,
    /// Readers see the last commit and wait for nobody.
    read: SqlitePool,
    place: String,
    /// What this process is called where it takes something.
    owner: i64,
    /// Held as long as the store is. The system lets go of it when the process ends, however it ends.
    _lock: File,
}

impl std::fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SqliteStore({})", self.place)
    }
}

impl SqliteStore {
    /// Opens the file, or makes it, and brings its tables up to date.
    pub async fn connect(folder: &Path, patience: Duration) -> Result<SqliteStore, StoreError> {
        let file = folder.join(FILE);
        let place = format!("SQLite in {}", file.display());
        let at = |error: StoreError| error.at(&place);
        let io = |error: std::io::Error| StoreError::Database(format!("{place}: {error}"));

        make_folder(folder).map_err(io)?;
        let lock = make_file(&folder.join(format!("{FILE}.lock"))).map_err(io)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(file.display().to_string())),
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        // Made here, since SQLite would let others read it; an empty file is an empty database to it, and the
        // files that it puts beside it get the same rights.
        make_file(&file).map_err(io)?;

        let options = SqliteConnectOptions::new()
            .filename(&file)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An answer that was acknowledged survives the death of the process with "normal" as well. With
            // "full" it survives a power cut, too, like in PostgreSQL: the players have seen what followed
            // from it. That costs one fsync a change, and writes to the disk what was noted before it as
            // well.
            .synchronous(SqliteSynchronous::Full)
            // Nobody of us waits in the file; somebody's backup or sqlite3 may be at it.
            .busy_timeout(patience);
        let mut first = SqliteConnection::connect_with(&options).await.map_err(|error| at(error.into()))?;
        migrate(&MIGRATIONS, &mut first).await.map_err(at)?;
        // There is only this process: what another took to show it, it has left behind.
        let left = sqlx::query("update game set announce_lease = null where announce_lease is not null");
        left.execute(&mut first).await.map_err(|error| at(error.into()))?;
        first.close().await.map_err(|error| at(error.into()))?;

        let pool = |most| {
            let pool = SqlitePoolOptions::new().max_connections(most).acquire_timeout(patience);
            pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false)
        };
        // A disk that is full ends a transaction behind sqlx's back, and sqlx believes for ever that it is
        // still in one. Such a connection is closed, and the next one is new.
        let writer = |options| {
            pool(1)
                .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }))
                .connect_lazy_with(options)
        };
        let write = writer(options.clone());
        let note = writer(options.clone().synchronous(SqliteSynchronous::Normal));
        let read = pool(4).connect_lazy_with(options.pragma("query_only", "on"));
        let (turn, owner) = (Mutex::default(), rand::random());
        Ok(SqliteStore { write, note, turn, patience, read, place, owner, _lock: lock })
    }

    /// Writes when it is its turn.
    async fn in_turn<T>(
        &self,
        write: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let turn = tokio::time::timeout(self.patience, self.turn.lock()).await;
        let Ok(_turn) = turn else { return self.at(Err(sqlx::Error::PoolTimedOut.into())) };
        self.at(write.await)
    }

    /// Says where it was, where something went wrong.
    fn at<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        done.map_err(|error| error.at(&self.place))
    }
}

/// Makes the folder, for its owner alone: hands are in it. One that is there is left as it is.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Opens a file, or makes it, for its owner alone.
fn make_file(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

#[async_trait::async_trait]
impl Store for SqliteStore {
    async fn open(&self, table: &NewTable) -> Result<TableId, StoreError> {
        self.in_turn(tables::open(&self.write, table)).await
    }

    async fn load(&self, table: TableId) -> Result<Option<Table>, StoreError> {
        self.at(tables::load(&self.read, table).await)
    }

    async fn revisions(&self, tables: &[TableId]) -> Result<Vec<(TableId, i64)>, StoreError> {
        self.at(tables::revisions(&self.read, tables).await)
    }

    async fn open_in(&self, channel: u64) -> Result<Option<TableId>, StoreError> {
        self.at(tables::open_in(&self.read, channel).await)
    }

    async fn last_in(&self, channel: u64) -> Result<Option<TableId>, StoreError> {
        self.at(tables::last_in(&self.read, channel).await)
    }

    async fn open_in_guild(&self, guild: u64) -> Result<Vec<TableId>, StoreError> {
        self.at(tables::open_in_guild(&self.read, guild).await)
    }

    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.at(tables::tables_of(&self.read, user).await)
    }

    async fn save(&self, change: &Change) -> Result<(), StoreError> {
        self.in_turn(tables::save(&self.write, change)).await
    }

    async fn was_pressed(&self, interaction: u64) -> Result<bool, StoreError> {
        self.at(tables::was_pressed(&self.read, Some(interaction)).await)
    }

    async fn take_due(&self, now: Time, lease_until: Time, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.in_turn(waiting::take_due(&self.note, now, lease_until, most)).await
    }

    async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        self.at(waiting::next_due(&self.read).await)
    }

    async fn take_unannounced(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.in_turn(waiting::take_unannounced(&self.note, self.owner, shards, now, lease_until, most)).await
    }

    async fn announced(&self, table: TableId, revision: i64, board: Option<Board>) -> Result<(), StoreError> {
        self.in_turn(waiting::announced(&self.note, table, revision, board)).await
    }

    async fn keep_showing(&self, table: TableId, until: Time) -> Result<bool, StoreError> {
        self.in_turn(sending::keep_showing(&self.note, self.owner, table, until)).await
    }

    async fn take_these(
        &self,
        tables: &[TableId],
        now: Time,
        lease_until: Time,
    ) -> Result<Vec<TableId>, StoreError> {
        self.in_turn(sending::take_these(&self.note, self.owner, tables, now, lease_until)).await
    }

    async fn doubt(&self, table: TableId) -> Result<(), StoreError> {
        self.in_turn(sending::doubt(&self.note, table)).await
    }

    async fn behind_since(&self, shards: Shards) -> Result<Option<Time>, StoreError> {
        self.at(sending::behind_since(&self.read, shards).await)
    }

    async fn begin_post(&self, table: TableId, posting: &Posting) -> Result<Option<Posting>, StoreError> {
        self.in_turn(sending::begin_post(&self.write, table, posting)).await
    }

    async fn end_post(&self, table: TableId) -> Result<(), StoreError> {
        self.in_turn(sending::end_post(&self.write, table)).await
    }

    async fn direct(&self, user: UserId) -> Result<Option<u64>, StoreError> {
        self.at(sending::direct(&self.read, user).await)
    }

    async fn keep_direct(&self, user: UserId, channel: Option<u64>, at: Time) -> Result<(), StoreError> {
        self.in_turn(sending::keep_direct(&self.write, user, channel, at)).await
    }

    async fn directs_since(&self, since: Time) -> Result<u64, StoreError> {
        self.at(sending::directs_since(&self.read, since).await)
    }

    async fn identified(&self, at: Time) -> Result<(), StoreError> {
        self.in_turn(sending::identified(&self.write, at)).await
    }

    async fn identified_since(&self, since: Time) -> Result<u64, StoreError> {
        self.at(sending::identified_since(&self.read, since).await)
    }

    async fn take_notices(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<Notice>, StoreError> {
        self.in_turn(waiting::take_notices(&self.note, shards, now, lease_until, most)).await
    }

    async fn end_notice(&self, notice: i64, end: NoticeEnd, at: Time) -> Result<(), StoreError> {
        self.in_turn(waiting::end_notice(&self.write, notice, end, at)).await
    }

    async fn next_notice(&self, shards: Shards) -> Result<Option<Time>, StoreError> {
        self.at(waiting::next_notice(&self.read, shards).await)
    }

    async fn take_sent(
        &self,
        table: TableId,
        revision: i64,
        but: &[UserId],
    ) -> Result<Vec<(u64, u64)>, StoreError> {
        self.in_turn(waiting::take_sent(&self.write, table, revision, but)).await
    }

    async fn story(&self, table: TableId, from: i64, most: u32) -> Result<Vec<StoryRow>, StoreError> {
        self.at(records::story(&self.read, table, from, most).await)
    }

    async fn inputs(&self, table: TableId) -> Result<Vec<InputRow>, StoreError> {
        self.at(records::inputs(&self.read, table).await)
    }

    async fn tips(&self, table: TableId) -> Result<Vec<Tip>, StoreError> {
        self.at(records::tips(&self.read, table).await)
    }

    async fn open_tables(&self, after: TableId, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.at(tables::open_tables(&self.read, after, most).await)
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        self.at(people::person(&self.read, user).await)
    }

    async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        self.in_turn(people::save_person(&self.write, person)).await
    }

    async fn keep_locale(&self, person: &Person) -> Result<(), StoreError> {
        self.in_turn(people::keep_locale(&self.write, person)).await
    }

    async fn keep_learnt(&self, person: &Person) -> Result<(), StoreError> {
        self.in_turn(people::keep_learnt(&self.write, person)).await
    }

    async fn belongings(&self, user: UserId, kind: &str) -> Result<Vec<Belonging>, StoreError> {
        self.at(people::belongings(&self.read, user, kind).await)
    }

    async fn keep_belonging(&self, belonging: &Belonging) -> Result<(), StoreError> {
        self.in_turn(people::keep_belonging(&self.write, belonging)).await
    }

    async fn drop_belonging(&self, user: UserId, kind: &str, name: &str) -> Result<(), StoreError> {
        self.in_turn(people::drop_belonging(&self.write, user, kind, name)).await
    }

    async fn results(
        &self,
        guild: Option<u64>,
        user: Option<UserId>,
        most: u32,
    ) -> Result<Vec<GameResult>, StoreError> {
        self.at(records::results(&self.read, guild, user, most).await)
    }

    async fn export(&self, user: UserId) -> Result<Value, StoreError> {
        self.at(people::export(&self.read, user).await)
    }

    async fn erase(&self, user: UserId, now: Time) -> Result<(), StoreError> {
        self.in_turn(people::erase(&self.write, user, now)).await
    }

    async fn tidy(&self, before: Time) -> Result<u64, StoreError> {
        self.in_turn(records::tidy(&self.note, before)).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        // The readers are well where the disk is full: so something is written, a number in the file that
        // means nothing.
        let read = sqlx::query("select 1").execute(&self.read).await;
        let write = sqlx::query("pragma user_version = 1").execute(&self.write);
        let written = self.in_turn(async { Ok(write.await?) }).await;
        self.at(read.map_err(StoreError::from)).and(written).map(drop)
    }
}
