//! What waits in PostgreSQL: tables whose time has come, tables to be shown, notices to be sent. Taken with
//! `skip locked`, so that many processes take without waiting for each other, and on a lease, so that nothing
//! is lost with the one who took it.

use sqlx::{PgConnection, query, query_file, query_file_scalar, query_scalar};

use super::tables::ids;
use crate::store::kept::FAR_AHEAD;
use crate::store::number::{bounds, given, kept, whole};
use crate::store::{Board, Notice, NoticeEnd, NoticeKind, Shards, StoreError, TableId, Time, UserId};

pub(super) async fn take_due(
    db: &mut PgConnection,
    now: Time,
    lease_until: Time,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let sql =
        query_file_scalar!("src/store/postgres/sql/due.sql", whole(now), whole(lease_until), i64::from(most));
    Ok(ids(sql.fetch_all(&mut *db).await?))
}

pub(super) async fn next_due(db: &mut PgConnection) -> Result<Option<Time>, StoreError> {
    Ok(query_scalar!("select min(due_at) from game where due_at is not null").fetch_one(&mut *db).await?)
}

pub(super) async fn take_unannounced(
    db: &mut PgConnection,
    owner: i64,
    shards: Shards,
    now: Time,
    lease_until: Time,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let (of, from, to) = bounds(shards);
    let sql = query_file_scalar!(
        "src/store/postgres/sql/unannounced.sql",
        of,
        from,
        to,
        whole(now),
        whole(lease_until),
        i64::from(most),
        owner,
        whole(lease_until + FAR_AHEAD),
    );
    Ok(ids(sql.fetch_all(&mut *db).await?))
}

pub(super) async fn announced(
    db: &mut PgConnection,
    table: TableId,
    revision: i64,
    board: Option<Board>,
) -> Result<(), StoreError> {
    // The lease stays as it is: whoever has the table gives it back.
    query!(
        "update game
         set announced = case when $2 < seen then $2 else revision end,
             board_channel = $3, board_message = $4, board_posted_at = $5, posting = null,
             behind_since = case when $2 < seen then changed_at end
         where id = $1 and announced <= $2 and $2 <= revision",
        table.0,
        revision,
        board.map(|board| kept(board.channel)),
        board.map(|board| kept(board.message)),
        board.map(|board| whole(board.posted_at)),
    )
    .execute(&mut *db)
    .await?;
    Ok(())
}

pub(super) async fn take_notices(
    db: &mut PgConnection,
    shards: Shards,
    now: Time,
    lease_until: Time,
    most: u32,
) -> Result<Vec<Notice>, StoreError> {
    let (of, from, to) = bounds(shards);
    let sql = query_file!(
        "src/store/postgres/sql/notices.sql",
        of,
        from,
        to,
        whole(now),
        whole(lease_until),
        i64::from(most)
    );
    let rows = sql.fetch_all(&mut *db).await?.into_iter();
    rows.map(|row| {
        let kind =
            NoticeKind::from_id(&row.kind).ok_or(StoreError::Damaged { table: row.game, what: "notice" })?;
        Ok(Notice {
            id: row.id,
            table: TableId(row.game),
            guild: row.guild.map(given),
            user: UserId(given(row.user_id)),
            kind,
            cause: row.cause,
            revision: row.revision,
            attempts: row.attempts,
        })
    })
    .collect()
}

pub(super) async fn end_notice(
    db: &mut PgConnection,
    notice: i64,
    end: NoticeEnd,
    at: Time,
) -> Result<(), StoreError> {
    let (channel, message) = match end {
        NoticeEnd::Sent { channel, message } => (Some(kept(channel)), Some(kept(message))),
        NoticeEnd::Dropped => (None, None),
    };
    query!(
        "update notice set ended_at = $2, channel = $3, message = $4 where id = $1 and ended_at is null",
        notice,
        whole(at),
        channel,
        message,
    )
    .execute(&mut *db)
    .await?;
    Ok(())
}

pub(super) async fn next_notice(db: &mut PgConnection, shards: Shards) -> Result<Option<Time>, StoreError> {
    let (of, from, to) = bounds(shards);
    let sql = query_scalar!(
        "select due_at from notice where ended_at is null and slot % $1 between $2 and $3 order by due_at limit 1",
        of,
        from,
        to,
    );
    Ok(sql.fetch_optional(&mut *db).await?)
}

pub(super) async fn take_sent(
    db: &mut PgConnection,
    table: TableId,
    revision: i64,
    but: &[UserId],
) -> Result<Vec<(u64, u64)>, StoreError> {
    let but: Vec<i64> = but.iter().map(|user| kept(user.0)).collect();
    // The row stays: that this cause was told is still to be known.
    let sql = query!(
        r#"with standing as materialized (
               select id, channel, message from notice
               where game = $1 and user_id <> all($2) and message is not null and revision <= $3
               for update
           ),
           forgotten as (
               update notice set channel = null, message = null from standing where notice.id = standing.id
           )
           select channel as "channel!", message as "message!" from standing order by id"#,
        table.0,
        &but,
        revision,
    );
    Ok(sql
        .fetch_all(&mut *db)
        .await?
        .into_iter()
        .map(|row| (given(row.channel), given(row.message)))
        .collect())
}
