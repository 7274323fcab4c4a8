//! Who shows a table, what is being posted, and what Discord counts by the day, in SQLite.

use sqlx::{SqlitePool, query, query_as, query_scalar};

use super::reading::{Reading, begin, millis};
use super::tables::ids;
use crate::store::kept::FAR_AHEAD;
use crate::store::number::{bounds, given, kept};
use crate::store::{Posting, Shards, StoreError, TableId, Time, UserId};

pub(super) async fn keep_showing(
    pool: &SqlitePool,
    owner: i64,
    table: TableId,
    until: Time,
) -> Result<bool, StoreError> {
    let sql = query("update game set announce_lease = $3 where id = $1 and announce_owner = $2");
    let done = sql.bind(table.0).bind(owner).bind(millis(until)).execute(pool).await?;
    Ok(done.rows_affected() == 1)
}

pub(super) async fn take_these(
    pool: &SqlitePool,
    owner: i64,
    tables: &[TableId],
    now: Time,
    lease_until: Time,
) -> Result<Vec<TableId>, StoreError> {
    let mut tx = begin(pool).await?;
    let mut taken: Vec<i64> = Vec::new();
    for table in tables {
        let sql = query_scalar::<_, i64>(
            "update game set announce_lease = $3, announce_owner = $5
             where id = $1 and announced < revision
                 and (announce_lease is null or announce_lease <= $2 or announce_lease > $4)
             returning id",
        );
        let sql = sql.bind(table.0).bind(millis(now)).bind(millis(lease_until));
        let sql = sql.bind(millis(lease_until + FAR_AHEAD)).bind(owner);
        taken.extend(sql.fetch_optional(&mut *tx).await?);
    }
    tx.commit().await?;
    Ok(ids(taken))
}

pub(super) async fn doubt(pool: &SqlitePool, table: TableId) -> Result<(), StoreError> {
    let sql = query("update game set announced = revision - 1 where id = $1 and announced = revision");
    sql.bind(table.0).execute(pool).await?;
    Ok(())
}

pub(super) async fn behind_since(pool: &SqlitePool, shards: Shards) -> Result<Option<Time>, StoreError> {
    let (of, from, to) = bounds(shards);
    let sql = query_as::<_, (i64, i64)>(
        "select id, coalesce(behind_since, changed_at) as since from game
         where announced < revision and slot % $1 between $2 and $3
         order by since limit 1",
    );
    let oldest = sql.bind(of).bind(from).bind(to).fetch_optional(pool).await?;
    oldest.map(|(table, since)| Reading(table).time(since, "behind_since")).transpose()
}

pub(super) async fn begin_post(
    pool: &SqlitePool,
    table: TableId,
    posting: &Posting,
) -> Result<Option<Posting>, StoreError> {
    let mut tx = begin(pool).await?;
    let sql = query_as::<_, (String, i64)>(
        "select posting, posting_at from game where id = $1 and posting is not null",
    );
    if let Some((nonce, since)) = sql.bind(table.0).fetch_optional(&mut *tx).await? {
        return Ok(Some(Posting { nonce, since: Reading(table.0).time(since, "posting_at")? }));
    }
    let sql = query("update game set posting = $2, posting_at = $3 where id = $1");
    sql.bind(table.0).bind(&posting.nonce).bind(millis(posting.since)).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(None)
}

pub(super) async fn end_post(pool: &SqlitePool, table: TableId) -> Result<(), StoreError> {
    query("update game set posting = null where id = $1").bind(table.0).execute(pool).await?;
    Ok(())
}

pub(super) async fn direct(pool: &SqlitePool, user: UserId) -> Result<Option<u64>, StoreError> {
    let sql = query_scalar::<_, i64>("select channel from direct where user_id = $1").bind(kept(user.0));
    Ok(sql.fetch_optional(pool).await?.map(given))
}

pub(super) async fn keep_direct(
    pool: &SqlitePool,
    user: UserId,
    channel: Option<u64>,
    at: Time,
) -> Result<(), StoreError> {
    let Some(channel) = channel else {
        query("delete from direct where user_id = $1").bind(kept(user.0)).execute(pool).await?;
        return Ok(());
    };
    let sql = query(
        "insert into direct (user_id, channel, opened_at) values ($1, $2, $3)
         on conflict (user_id) do update set channel = excluded.channel, opened_at = excluded.opened_at",
    );
    sql.bind(kept(user.0)).bind(kept(channel)).bind(millis(at)).execute(pool).await?;
    Ok(())
}

pub(super) async fn directs_since(pool: &SqlitePool, since: Time) -> Result<u64, StoreError> {
    let sql = query_scalar::<_, i64>("select count(*) from direct where opened_at > $1").bind(millis(since));
    Ok(given(sql.fetch_one(pool).await?))
}

pub(super) async fn identified(pool: &SqlitePool, at: Time) -> Result<(), StoreError> {
    query("insert into identify (at) values ($1)").bind(millis(at)).execute(pool).await?;
    Ok(())
}

pub(super) async fn identified_since(pool: &SqlitePool, since: Time) -> Result<u64, StoreError> {
    let sql = query_scalar::<_, i64>("select count(*) from identify where at > $1").bind(millis(since));
    Ok(given(sql.fetch_one(pool).await?))
}
