//! What waits in SQLite: tables whose time has come, tables to be shown, notices to be sent. There is one
//! process, but the leases are the same as in PostgreSQL: two of its tasks may take as well, and what was
//! taken must not be lost with a crash.

use sqlx::{FromRow, SqlitePool, query, query_as, query_scalar};

use super::reading::{Reading, begin, millis};
use super::tables::ids;
use crate::store::kept::FAR_AHEAD;
use crate::store::number::{bounds, given, kept};
use crate::store::{Board, Notice, NoticeEnd, NoticeKind, Shards, StoreError, TableId, Time, UserId};

pub(super) async fn take_due(
    pool: &SqlitePool,
    now: Time,
    lease_until: Time,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let mut tx = begin(pool).await?;
    let sql = query_scalar("select id from game where due_at <= $1 order by due_at, id limit $2");
    let due: Vec<i64> = sql.bind(millis(now)).bind(most).fetch_all(&mut *tx).await?;
    for id in &due {
        let sql = query("update game set due_at = $2 where id = $1");
        sql.bind(id).bind(millis(lease_until)).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(ids(due))
}

pub(super) async fn next_due(pool: &SqlitePool) -> Result<Option<Time>, StoreError> {
    let sql = query_as::<_, (i64, i64)>(
        "select id, due_at from game where due_at is not null order by due_at limit 1",
    );
    let next = sql.fetch_optional(pool).await?;
    next.map(|(id, due)| Reading(id).time(due, "deadline")).transpose()
}

pub(super) async fn take_unannounced(
    pool: &SqlitePool,
    owner: i64,
    shards: Shards,
    now: Time,
    lease_until: Time,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let (of, from, to) = bounds(shards);
    let mut tx = begin(pool).await?;
    let waiting: Vec<i64> = query_scalar(
        "select id
         from game
         where announced < revision
             and slot % $1 between $2 and $3
             and (announce_lease is null or announce_lease <= $4 or announce_lease > $6)
         order by changed_at, id
         limit $5",
    )
    .bind(of)
    .bind(from)
    .bind(to)
    .bind(millis(now))
    .bind(most)
    .bind(millis(lease_until + FAR_AHEAD))
    .fetch_all(&mut *tx)
    .await?;
    for id in &waiting {
        let sql = query("update game set announce_lease = $2, announce_owner = $3 where id = $1");
        sql.bind(id).bind(millis(lease_until)).bind(owner).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(ids(waiting))
}

pub(super) async fn announced(
    pool: &SqlitePool,
    table: TableId,
    revision: i64,
    board: Option<Board>,
) -> Result<(), StoreError> {
    // The lease stays as it is: whoever has the table gives it back.
    query(
        "update game
         set announced = case when $2 < seen then $2 else revision end,
             board_channel = $3, board_message = $4, board_posted_at = $5, posting = null,
             behind_since = case when $2 < seen then changed_at end
         where id = $1 and announced <= $2 and $2 <= revision",
    )
    .bind(table.0)
    .bind(revision)
    .bind(board.map(|board| kept(board.channel)))
    .bind(board.map(|board| kept(board.message)))
    .bind(board.map(|board| millis(board.posted_at)))
    .execute(pool)
    .await?;
    Ok(())
}

#[derive(FromRow)]
struct NoticeRow {
    id: i64,
    game: i64,
    guild: Option<i64>,
    user_id: i64,
    kind: String,
    cause: String,
    revision: i64,
    attempts: i32,
}

pub(super) async fn take_notices(
    pool: &SqlitePool,
    shards: Shards,
    now: Time,
    lease_until: Time,
    most: u32,
) -> Result<Vec<Notice>, StoreError> {
    let (of, from, to) = bounds(shards);
    let mut tx = begin(pool).await?;
    let due: Vec<NoticeRow> = query_as(
        "select notice.id, game, guild, user_id, notice.kind, cause, notice.revision, attempts
         from notice join game on game.id = notice.game
         where ended_at is null and notice.due_at <= $4 and notice.slot % $1 between $2 and $3
         order by notice.due_at, notice.id
         limit $5",
    )
    .bind(of)
    .bind(from)
    .bind(to)
    .bind(millis(now))
    .bind(most)
    .fetch_all(&mut *tx)
    .await?;
    for row in &due {
        let sql = query("update notice set due_at = $2, attempts = attempts + 1 where id = $1");
        sql.bind(row.id).bind(millis(lease_until)).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    due.into_iter()
        .map(|row| {
            let kind = NoticeKind::from_id(&row.kind)
                .ok_or(StoreError::Damaged { table: row.game, what: "notice" })?;
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
    pool: &SqlitePool,
    notice: i64,
    end: NoticeEnd,
    at: Time,
) -> Result<(), StoreError> {
    let (channel, message) = match end {
        NoticeEnd::Sent { channel, message } => (Some(kept(channel)), Some(kept(message))),
        NoticeEnd::Dropped => (None, None),
    };
    query("update notice set ended_at = $2, channel = $3, message = $4 where id = $1 and ended_at is null")
        .bind(notice)
        .bind(millis(at))
        .bind(channel)
        .bind(message)
        .execute(pool)
        .await?;
    Ok(())
}

pub(super) async fn next_notice(pool: &SqlitePool, shards: Shards) -> Result<Option<Time>, StoreError> {
    let (of, from, to) = bounds(shards);
    let sql = query_as::<_, (i64, i64)>(
        "select game, due_at from notice
         where ended_at is null and slot % $1 between $2 and $3
         order by due_at limit 1",
    );
    let next = sql.bind(of).bind(from).bind(to).fetch_optional(pool).await?;
    next.map(|(game, due)| Reading(game).time(due, "notice")).transpose()
}

pub(super) async fn take_sent(
    pool: &SqlitePool,
    table: TableId,
    revision: i64,
    but: &[UserId],
) -> Result<Vec<(u64, u64)>, StoreError> {
    let but: Vec<i64> = but.iter().map(|user| kept(user.0)).collect();
    let mut tx = begin(pool).await?;
    let mut standing: Vec<(i64, i64, i64, i64)> = query_as(
        "select id, channel, message, user_id from notice
         where game = $1 and message is not null and revision <= $2
         order by id",
    )
    .bind(table.0)
    .bind(revision)
    .fetch_all(&mut *tx)
    .await?;
    standing.retain(|(.., user)| !but.contains(user));
    for (id, ..) in &standing {
        // The row stays: that this cause was told is still to be known.
        query("update notice set channel = null, message = null where id = $1")
            .bind(id)
            .execute(&mut *tx)
            .await?;
    }
    tx.commit().await?;
    Ok(standing.into_iter().map(|(_, channel, message, _)| (given(channel), given(message))).collect())
}
