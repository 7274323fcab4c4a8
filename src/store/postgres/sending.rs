//! Who shows a table, what is being posted, and what Discord counts by the day, in PostgreSQL.

use sqlx::{PgConnection, query, query_scalar};

use super::tables::ids;
use crate::store::kept::FAR_AHEAD;
use crate::store::number::{bounds, given, kept, whole};
use crate::store::{Posting, Shards, StoreError, TableId, Time, UserId};

pub(super) async fn keep_showing(
    db: &mut PgConnection,
    owner: i64,
    table: TableId,
    until: Time,
) -> Result<bool, StoreError> {
    let sql = query!(
        "update game set announce_lease = $3 where id = $1 and announce_owner = $2",
        table.0,
        owner,
        whole(until),
    );
    Ok(sql.execute(&mut *db).await?.rows_affected() == 1)
}

pub(super) async fn take_these(
    db: &mut PgConnection,
    owner: i64,
    tables: &[TableId],
    now: Time,
    lease_until: Time,
) -> Result<Vec<TableId>, StoreError> {
    let wanted: Vec<i64> = tables.iter().map(|table| table.0).collect();
    // What another process is saving or taking at this moment is taken the next time: nobody waits for anybody.
    let sql = query_scalar!(
        "with waiting as materialized (
             select id from game
             where id = any($1) and announced < revision
                 and (announce_lease is null or announce_lease <= $2 or announce_lease > $4)
             for update skip locked
         )
         update game set announce_lease = $3, announce_owner = $5 from waiting
         where game.id = waiting.id
         returning game.id",
        &wanted,
        whole(now),
        whole(lease_until),
        whole(lease_until + FAR_AHEAD),
        owner,
    );
    Ok(ids(sql.fetch_all(&mut *db).await?))
}

pub(super) async fn doubt(db: &mut PgConnection, table: TableId) -> Result<(), StoreError> {
    query!("update game set announced = revision - 1 where id = $1 and announced = revision", table.0)
        .execute(&mut *db)
        .await?;
    Ok(())
}

pub(super) async fn behind_since(db: &mut PgConnection, shards: Shards) -> Result<Option<Time>, StoreError> {
    let (of, from, to) = bounds(shards);
    let sql = query_scalar!(
        "select min(coalesce(behind_since, changed_at)) from game
         where announced < revision and slot % $1 between $2 and $3",
        of,
        from,
        to,
    );
    Ok(sql.fetch_one(&mut *db).await?)
}

pub(super) async fn begin_post(
    db: &mut PgConnection,
    table: TableId,
    posting: &Posting,
) -> Result<Option<Posting>, StoreError> {
    let begun = query!(
        "update game set posting = $2, posting_at = $3 where id = $1 and posting is null",
        table.0,
        posting.nonce,
        whole(posting.since),
    );
    if begun.execute(&mut *db).await?.rows_affected() == 1 {
        return Ok(None);
    }
    let sql = query!("select posting, posting_at from game where id = $1", table.0);
    let there = sql.fetch_optional(&mut *db).await?;
    Ok(there.and_then(|row| row.posting.zip(row.posting_at)).map(|(nonce, since)| Posting { nonce, since }))
}

pub(super) async fn end_post(db: &mut PgConnection, table: TableId) -> Result<(), StoreError> {
    query!("update game set posting = null where id = $1", table.0).execute(&mut *db).await?;
    Ok(())
}

pub(super) async fn direct(db: &mut PgConnection, user: UserId) -> Result<Option<u64>, StoreError> {
    let sql = query_scalar!("select channel from direct where user_id = $1", kept(user.0));
    Ok(sql.fetch_optional(&mut *db).await?.map(given))
}

pub(super) async fn keep_direct(
    db: &mut PgConnection,
    user: UserId,
    channel: Option<u64>,
    at: Time,
) -> Result<(), StoreError> {
    let Some(channel) = channel else {
        query!("delete from direct where user_id = $1", kept(user.0)).execute(&mut *db).await?;
        return Ok(());
    };
    query!(
        "insert into direct (user_id, channel, opened_at) values ($1, $2, $3)
         on conflict (user_id) do update set channel = excluded.channel, opened_at = excluded.opened_at",
        kept(user.0),
        kept(channel),
        whole(at),
    )
    .execute(&mut *db)
    .await?;
    Ok(())
}

pub(super) async fn directs_since(db: &mut PgConnection, since: Time) -> Result<u64, StoreError> {
    let sql = query_scalar!(r#"select count(*) as "count!" from direct where opened_at > $1"#, whole(since));
    Ok(given(sql.fetch_one(&mut *db).await?))
}

pub(super) async fn identified(db: &mut PgConnection, at: Time) -> Result<(), StoreError> {
    query!("insert into identify (at) values ($1)", whole(at)).execute(&mut *db).await?;
    Ok(())
}

pub(super) async fn identified_since(db: &mut PgConnection, since: Time) -> Result<u64, StoreError> {
    let sql = query_scalar!(r#"select count(*) as "count!" from identify where at > $1"#, whole(since));
    Ok(given(sql.fetch_one(&mut *db).await?))
}
