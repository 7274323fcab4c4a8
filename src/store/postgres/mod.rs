//! Keeps everything in PostgreSQL, for any number of processes at once.

mod people;
mod records;
mod tables;
mod waiting;

use std::time::Duration;

use serde_json::Value;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgConnection, PgPool};

use super::connect::migrate;
use super::error::sentence;
use super::{
    Board, Change, GameResult, InputRow, NewTable, Notice, NoticeEnd, Person, Shards, Store, StoreError,
    StoryRow, Table, TableId, Time, UserId,
};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/postgres");

/// Somebody waits for an answer: better say that it does not work than keep them waiting.
const PATIENCE: Duration = Duration::from_secs(3);
/// A connection that was used a moment ago is trusted to be alive. One that lay still longer is asked first, which costs a trip:
/// so a server that was restarted in the night is found out before it costs somebody their press.
const TRUSTED_FOR: Duration = Duration::from_secs(5);

/// A store in PostgreSQL.
pub(super) struct PostgresStore {
    pool: PgPool,
    place: String,
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PostgresStore({})", self.place)
    }
}

impl PostgresStore {
    /// Connects, and brings the tables up to date.
    pub async fn connect(url: &str, pool: u32) -> Result<PostgresStore, StoreError> {
        let options = address(url)?;
        let place = place(&options);
        let at = |error: StoreError| error.at(&place);

        // On a connection of its own: a pool would go on trying in silence where the server is not there, and the limits on the
        // time of a statement are not for migrations.
        let first = tokio::time::timeout(2 * PATIENCE, PgConnection::connect_with(&options)).await;
        let first = first.map_err(|_| at(StoreError::Database("it does not answer".to_owned())))?;
        let mut first = first.map_err(|error| at(error.into()))?;
        migrate(&MIGRATIONS, &mut first).await.map_err(at)?;
        first.close().await.map_err(|error| at(error.into()))?;

        let options = options.application_name("cthulhu500").options([
            ("statement_timeout", "10s"),
            ("lock_timeout", "5s"),
            ("idle_in_transaction_session_timeout", "20s"),
        ]);
        let pool = PgPoolOptions::new()
            .max_connections(pool.max(1))
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, lay| {
                Box::pin(async move {
                    Ok(lay.idle_for < TRUSTED_FOR
                        || tokio::time::timeout(PATIENCE / 3, connection.ping())
                            .await
                            .is_ok_and(|pong| pong.is_ok()))
                })
            })
            .connect_lazy_with(options);
        Ok(PostgresStore { pool, place })
    }

    /// Says where it was, where something went wrong.
    fn at<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        done.map_err(|error| error.at(&self.place))
    }
}

/// Reads the address. What looks like a piece of a password in the wrong place is refused, or it would be printed as the place.
fn address(url: &str) -> Result<PgConnectOptions, StoreError> {
    let refused =
        |why: &str| StoreError::Database(format!("the address of PostgreSQL cannot be read: {why}"));
    let (scheme, rest) = url.split_once("://").unwrap_or_default();
    if !["postgres", "postgresql"].contains(&scheme) {
        return Err(refused("it begins with postgres://"));
    }
    if rest.find(['/', '?', '#']).is_some_and(|end| rest[end..].contains('@')) {
        return Err(refused(
            "in a user or a password / is written %2F, ? is %3F, # is %23; after them @ is %40",
        ));
    }
    url.parse().map_err(|error| refused(&sentence(&error)))
}

/// Where the server is, without who connects to it.
fn place(options: &PgConnectOptions) -> String {
    let host = match options.get_socket() {
        Some(folder) => folder.display().to_string(),
        None => options.get_host().to_owned(),
    };
    let database = options.get_database().unwrap_or("(the user's)");
    format!("PostgreSQL at {host}:{}, database {database}", options.get_port())
}

#[async_trait::async_trait]
impl Store for PostgresStore {
    async fn open(&self, table: &NewTable) -> Result<TableId, StoreError> {
        self.at(tables::open(&self.pool, table).await)
    }

    async fn load(&self, table: TableId) -> Result<Option<Table>, StoreError> {
        self.at(tables::load(&self.pool, table).await)
    }

    async fn open_in(&self, channel: u64) -> Result<Option<TableId>, StoreError> {
        self.at(tables::open_in(&self.pool, channel).await)
    }

    async fn open_in_guild(&self, guild: u64) -> Result<Vec<TableId>, StoreError> {
        self.at(tables::open_in_guild(&self.pool, guild).await)
    }

    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.at(tables::tables_of(&self.pool, user).await)
    }

    async fn save(&self, change: &Change) -> Result<(), StoreError> {
        self.at(tables::save(&self.pool, change).await)
    }

    async fn was_pressed(&self, interaction: u64) -> Result<bool, StoreError> {
        self.at(tables::was_pressed(&self.pool, Some(interaction)).await)
    }

    async fn take_due(&self, now: Time, lease_until: Time, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.at(waiting::take_due(&self.pool, now, lease_until, most).await)
    }

    async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        self.at(waiting::next_due(&self.pool).await)
    }

    async fn take_unannounced(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.at(waiting::take_unannounced(&self.pool, shards, now, lease_until, most).await)
    }

    async fn announced(&self, table: TableId, revision: i64, board: Option<Board>) -> Result<(), StoreError> {
        self.at(waiting::announced(&self.pool, table, revision, board).await)
    }

    async fn take_notices(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<Notice>, StoreError> {
        self.at(waiting::take_notices(&self.pool, shards, now, lease_until, most).await)
    }

    async fn end_notice(&self, notice: i64, end: NoticeEnd, at: Time) -> Result<(), StoreError> {
        self.at(waiting::end_notice(&self.pool, notice, end, at).await)
    }

    async fn next_notice(&self, shards: Shards) -> Result<Option<Time>, StoreError> {
        self.at(waiting::next_notice(&self.pool, shards).await)
    }

    async fn take_sent(&self, table: TableId, user: UserId) -> Result<Vec<(u64, u64)>, StoreError> {
        self.at(waiting::take_sent(&self.pool, table, user).await)
    }

    async fn story(&self, table: TableId, from: i64, most: u32) -> Result<Vec<StoryRow>, StoreError> {
        self.at(records::story(&self.pool, table, from, most).await)
    }

    async fn inputs(&self, table: TableId) -> Result<Vec<InputRow>, StoreError> {
        self.at(records::inputs(&self.pool, table).await)
    }

    async fn open_tables(&self, after: TableId, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.at(tables::open_tables(&self.pool, after, most).await)
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        self.at(people::person(&self.pool, user).await)
    }

    async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        self.at(people::save_person(&self.pool, person).await)
    }

    async fn results(
        &self,
        guild: Option<u64>,
        user: Option<UserId>,
        most: u32,
    ) -> Result<Vec<GameResult>, StoreError> {
        self.at(records::results(&self.pool, guild, user, most).await)
    }

    async fn export(&self, user: UserId) -> Result<Value, StoreError> {
        self.at(people::export(&self.pool, user).await)
    }

    async fn erase(&self, user: UserId) -> Result<(), StoreError> {
        self.at(people::erase(&self.pool, user).await)
    }

    async fn tidy(&self, before: Time) -> Result<u64, StoreError> {
        self.at(records::tidy(&self.pool, before).await)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        let answer = self.pool.acquire().await;
        self.at(match answer {
            Ok(mut connection) => connection.ping().await.map_err(StoreError::from),
            Err(error) => Err(error.into()),
        })
    }
}
