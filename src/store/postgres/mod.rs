//! Keeps everything in PostgreSQL, for any number of processes at once.

mod lend;
mod people;
mod records;
mod sending;
mod tables;
mod waiting;

use std::time::Duration;

use serde_json::Value;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection};

use self::lend::Lender;
use super::error::sentence;
use super::migrate::migrate;
use super::{
    Belonging, Board, Change, GameResult, InputRow, NewTable, Notice, NoticeEnd, Person, Posting, Shards,
    Store, StoreError, StoryRow, Table, TableId, Time, Tip, UserId,
};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/postgres");

/// A store in PostgreSQL.
pub(super) struct PostgresStore {
    lender: Lender,
    place: String,
    /// What this process is called where it takes something.
    owner: i64,
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PostgresStore({})", self.place)
    }
}

impl PostgresStore {
    /// Connects, and brings the tables up to date.
    pub async fn connect(url: &str, pool: u32, patience: Duration) -> Result<PostgresStore, StoreError> {
        let options = address(url)?;
        let place = place(&options);
        let at = |error: StoreError| error.at(&place);

        // On a connection of its own: a pool would go on trying in silence where the server is not there, and
        // the limits on the time of a statement are not for migrations.
        let first = tokio::time::timeout(2 * patience, PgConnection::connect_with(&options)).await;
        let first = first.map_err(|_| at(StoreError::Database("it does not answer".to_owned())))?;
        let mut first = first.map_err(|error| at(error.into()))?;
        migrate(&MIGRATIONS, &mut first).await.map_err(at)?;
        first.close().await.map_err(|error| at(error.into()))?;

        let options = options.application_name("sobremesa").options([
            ("statement_timeout", "10s"),
            ("lock_timeout", "5s"),
            ("idle_in_transaction_session_timeout", "20s"),
            // Every statement has the index that answers it, whatever the values: planning it anew each time
            // costs more than doing it.
            ("plan_cache_mode", "force_generic_plan"),
        ]);
        Ok(PostgresStore { lender: Lender::new(options, pool, patience), place, owner: rand::random() })
    }
}

/// Does something on a connection and brings it back, unless the database said something that nobody expected.
macro_rules! lent {
    ($store:ident, $connection:ident => $what:expr) => {{
        let mut lent =
            $store.lender.lend().await.map_err(|error| StoreError::from(error).at(&$store.place))?;
        let $connection = &mut lent.connection;
        let done: Result<_, StoreError> = $what.await;
        match &done {
            Err(StoreError::Database(_)) => $store.lender.doubt(),
            _ => $store.lender.back(lent),
        }
        done.map_err(|error| error.at(&$store.place))
    }};
}

/// Reads the address. What looks like a piece of a password in the wrong place is refused, or it would be
/// printed as the place.
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

/// Where the server at this address is, without who connects to it, and without trying.
pub(super) fn place_of(url: &str) -> Result<String, StoreError> {
    Ok(place(&address(url)?))
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
        lent!(self, db => tables::open(db, table))
    }

    async fn load(&self, table: TableId) -> Result<Option<Table>, StoreError> {
        lent!(self, db => tables::load(db, table))
    }

    async fn revisions(&self, tables: &[TableId]) -> Result<Vec<(TableId, i64)>, StoreError> {
        lent!(self, db => tables::revisions(db, tables))
    }

    async fn open_in(&self, channel: u64) -> Result<Option<TableId>, StoreError> {
        lent!(self, db => tables::open_in(db, channel))
    }

    async fn last_in(&self, channel: u64) -> Result<Option<TableId>, StoreError> {
        lent!(self, db => tables::last_in(db, channel))
    }

    async fn open_in_guild(&self, guild: u64) -> Result<Vec<TableId>, StoreError> {
        lent!(self, db => tables::open_in_guild(db, guild))
    }

    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        lent!(self, db => tables::tables_of(db, user))
    }

    async fn save(&self, change: &Change) -> Result<(), StoreError> {
        lent!(self, db => tables::save(db, change))
    }

    async fn was_pressed(&self, interaction: u64) -> Result<bool, StoreError> {
        lent!(self, db => tables::was_pressed(db, Some(interaction)))
    }

    async fn take_due(&self, now: Time, lease_until: Time, most: u32) -> Result<Vec<TableId>, StoreError> {
        lent!(self, db => waiting::take_due(db, now, lease_until, most))
    }

    async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        lent!(self, db => waiting::next_due(db))
    }

    async fn take_unannounced(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        lent!(self, db => waiting::take_unannounced(db, self.owner, shards, now, lease_until, most))
    }

    async fn announced(&self, table: TableId, revision: i64, board: Option<Board>) -> Result<(), StoreError> {
        lent!(self, db => waiting::announced(db, table, revision, board))
    }

    async fn keep_showing(&self, table: TableId, until: Time) -> Result<bool, StoreError> {
        lent!(self, db => sending::keep_showing(db, self.owner, table, until))
    }

    async fn take_these(
        &self,
        tables: &[TableId],
        now: Time,
        lease_until: Time,
    ) -> Result<Vec<TableId>, StoreError> {
        lent!(self, db => sending::take_these(db, self.owner, tables, now, lease_until))
    }

    async fn doubt(&self, table: TableId) -> Result<(), StoreError> {
        lent!(self, db => sending::doubt(db, table))
    }

    async fn behind_since(&self, shards: Shards) -> Result<Option<Time>, StoreError> {
        lent!(self, db => sending::behind_since(db, shards))
    }

    async fn begin_post(&self, table: TableId, posting: &Posting) -> Result<Option<Posting>, StoreError> {
        lent!(self, db => sending::begin_post(db, table, posting))
    }

    async fn end_post(&self, table: TableId) -> Result<(), StoreError> {
        lent!(self, db => sending::end_post(db, table))
    }

    async fn direct(&self, user: UserId) -> Result<Option<u64>, StoreError> {
        lent!(self, db => sending::direct(db, user))
    }

    async fn keep_direct(&self, user: UserId, channel: Option<u64>, at: Time) -> Result<(), StoreError> {
        lent!(self, db => sending::keep_direct(db, user, channel, at))
    }

    async fn directs_since(&self, since: Time) -> Result<u64, StoreError> {
        lent!(self, db => sending::directs_since(db, since))
    }

    async fn identified(&self, at: Time) -> Result<(), StoreError> {
        lent!(self, db => sending::identified(db, at))
    }

    async fn identified_since(&self, since: Time) -> Result<u64, StoreError> {
        lent!(self, db => sending::identified_since(db, since))
    }

    async fn take_notices(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<Notice>, StoreError> {
        lent!(self, db => waiting::take_notices(db, shards, now, lease_until, most))
    }

    async fn end_notice(&self, notice: i64, end: NoticeEnd, at: Time) -> Result<(), StoreError> {
        lent!(self, db => waiting::end_notice(db, notice, end, at))
    }

    async fn next_notice(&self, shards: Shards) -> Result<Option<Time>, StoreError> {
        lent!(self, db => waiting::next_notice(db, shards))
    }

    async fn take_sent(
        &self,
        table: TableId,
        revision: i64,
        but: &[UserId],
    ) -> Result<Vec<(u64, u64)>, StoreError> {
        lent!(self, db => waiting::take_sent(db, table, revision, but))
    }

    async fn story(&self, table: TableId, from: i64, most: u32) -> Result<Vec<StoryRow>, StoreError> {
        lent!(self, db => records::story(db, table, from, most))
    }

    async fn inputs(&self, table: TableId) -> Result<Vec<InputRow>, StoreError> {
        lent!(self, db => records::inputs(db, table))
    }

    async fn tips(&self, table: TableId) -> Result<Vec<Tip>, StoreError> {
        lent!(self, db => records::tips(db, table))
    }

    async fn open_tables(&self, after: TableId, most: u32) -> Result<Vec<TableId>, StoreError> {
        lent!(self, db => tables::open_tables(db, after, most))
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        lent!(self, db => people::person(db, user))
    }

    async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        lent!(self, db => people::save_person(db, person))
    }

    async fn keep_locale(&self, person: &Person) -> Result<(), StoreError> {
        lent!(self, db => people::keep_locale(db, person))
    }

    async fn keep_learnt(&self, person: &Person) -> Result<(), StoreError> {
        lent!(self, db => people::keep_learnt(db, person))
    }

    async fn belongings(&self, user: UserId, kind: &str) -> Result<Vec<Belonging>, StoreError> {
        lent!(self, db => people::belongings(db, user, kind))
    }

    async fn keep_belonging(&self, belonging: &Belonging) -> Result<(), StoreError> {
        lent!(self, db => people::keep_belonging(db, belonging))
    }

    async fn drop_belonging(&self, user: UserId, kind: &str, name: &str) -> Result<(), StoreError> {
        lent!(self, db => people::drop_belonging(db, user, kind, name))
    }

    async fn results(
        &self,
        guild: Option<u64>,
        user: Option<UserId>,
        most: u32,
    ) -> Result<Vec<GameResult>, StoreError> {
        lent!(self, db => records::results(db, guild, user, most))
    }

    async fn export(&self, user: UserId) -> Result<Value, StoreError> {
        lent!(self, db => people::export(db, user))
    }

    async fn erase(&self, user: UserId, now: Time) -> Result<(), StoreError> {
        lent!(self, db => people::erase(db, user, now))
    }

    async fn tidy(&self, before: Time) -> Result<u64, StoreError> {
        lent!(self, db => records::tidy(db, before))
    }

    async fn ping(&self) -> Result<(), StoreError> {
        // A transaction with a number of its own: a server that cannot be written has none to give.
        lent!(self, db => async {
            sqlx::query("select pg_current_xact_id()::text").execute(&mut *db).await.map(drop).map_err(StoreError::from)
        })
    }
}
