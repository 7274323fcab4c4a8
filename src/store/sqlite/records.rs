//! What is kept for later in SQLite: stories, answers, results; and the forgetting of what nobody needs any more.

use serde_json::json;
use sqlx::{FromRow, Sqlite, SqliteExecutor, SqlitePool, Transaction, query, query_as};

use super::reading::{Reading, begin, millis};
use crate::store::number::{given, kept};
use crate::store::{
    AnsweredBy, Change, GameResult, InputRow, ResultRow, StoreError, StoryRow, TableId, Time, Tip, UserId,
};

/// The answers of a change and what it tells, as rows for SQLite to read.
pub(super) struct Rows {
    pub inputs: String,
    pub story: String,
}

impl Rows {
    pub fn of(change: &Change) -> Rows {
        let input = |row: &InputRow| {
            json!([row.n, row.seat, row.by.id(), row.input.to_string(), row.user.map(|user| kept(user.0))])
        };
        let told = |row: &StoryRow| json!([row.n, row.event.to_string(), millis(row.at)]);
        Rows {
            inputs: json!(change.inputs.iter().map(input).collect::<Vec<_>>()).to_string(),
            story: json!(change.story.iter().map(told).collect::<Vec<_>>()).to_string(),
        }
    }
}

/// Adds what a change seldom brings with it.
pub(super) async fn add(tx: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), StoreError> {
    let table = &change.table;
    for notice in &change.notices {
        query(
            "insert into notice (game, slot, user_id, kind, cause, revision, due_at)
             select id, slot, $2, $3, $4, $5, $6 from game where id = $1
             on conflict (game, user_id, cause) do nothing",
        )
        .bind(table.id.0)
        .bind(kept(notice.user.0))
        .bind(notice.kind.id())
        .bind(&notice.cause)
        .bind(table.revision)
        .bind(millis(notice.not_before))
        .execute(&mut **tx)
        .await?;
    }
    for tip in &change.tips {
        query(
            "insert into tip (game, occasion, user_id, answer) values ($1, $2, $3, $4)
             on conflict (game, occasion, user_id) do update set answer = excluded.answer",
        )
        .bind(table.id.0)
        .bind(tip.occasion)
        .bind(kept(tip.user.0))
        .bind(tip.answer)
        .execute(&mut **tx)
        .await?;
    }
    for row in &change.results {
        query(
            "insert into result (game, seat, guild, kind, ended_at, players, user_id, place, pilot, details,
                 team, drawn)
             select id, $2, guild, kind, $3, $4, $5, $6, $7, $8, $9, $10 from game where id = $1",
        )
        .bind(table.id.0)
        .bind(row.seat)
        .bind(millis(change.at))
        .bind(i64::try_from(change.results.len()).unwrap_or(i64::MAX))
        .bind(row.user.map(|user| kept(user.0)))
        .bind(row.place)
        .bind(row.pilot.id())
        .bind(row.details.to_string())
        .bind(row.team)
        .bind(row.drawn)
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

pub(super) async fn story(
    pool: &SqlitePool,
    table: TableId,
    from: i64,
    most: u32,
) -> Result<Vec<StoryRow>, StoreError> {
    let sql = query_as::<_, (i64, String, i64)>(
        "select n, event, told_at from story where game = $1 and n >= $2 order by n limit $3",
    );
    let rows = sql.bind(table.0).bind(from).bind(most).fetch_all(pool).await?.into_iter();
    let read = Reading(table.0);
    rows.map(|(n, event, at)| {
        Ok(StoryRow { n, event: read.json(&event, "story")?, at: read.time(at, "story")? })
    })
    .collect()
}

pub(super) async fn inputs(pool: &SqlitePool, table: TableId) -> Result<Vec<InputRow>, StoreError> {
    let sql = query_as::<_, (i64, i64, Option<i64>, String, String)>(
        "select n, seat, user_id, answered_by, input from input where game = $1 order by n",
    );
    let rows = sql.bind(table.0).fetch_all(pool).await?.into_iter();
    let read = Reading(table.0);
    rows.map(|(n, seat, user, by, input)| {
        let user = user.map(|user| UserId(given(user)));
        let by = AnsweredBy::from_id(&by).ok_or(read.damaged("answered_by"))?;
        Ok(InputRow { n, seat: read.small(seat, "seat")?, user, by, input: read.json(&input, "input")? })
    })
    .collect()
}

pub(super) async fn tips(pool: &SqlitePool, table: TableId) -> Result<Vec<Tip>, StoreError> {
    let sql = query_as::<_, (i64, i64, i64)>(
        "select occasion, user_id, answer from tip where game = $1 order by occasion, user_id",
    );
    let rows = sql.bind(table.0).fetch_all(pool).await?.into_iter();
    let read = Reading(table.0);
    rows.map(|(occasion, user, answer)| {
        let occasion = occasion.try_into().map_err(|_| read.damaged("tip"))?;
        Ok(Tip { occasion, user: UserId(given(user)), answer: read.small(answer, "tip")? })
    })
    .collect()
}

#[derive(FromRow)]
struct Ended {
    game: i64,
    seat: i64,
    guild: Option<i64>,
    kind: String,
    ended_at: i64,
    players: i64,
    user_id: Option<i64>,
    place: i64,
    pilot: String,
    details: String,
    team: Option<i64>,
    drawn: bool,
}

impl Ended {
    fn result(self) -> Result<GameResult, StoreError> {
        let read = Reading(self.game);
        Ok(GameResult {
            table: TableId(self.game),
            guild: self.guild.map(given),
            at: read.time(self.ended_at, "result")?,
            players: read.small(self.players, "players")?,
            row: ResultRow {
                seat: read.small(self.seat, "seat")?,
                user: self.user_id.map(|user| UserId(given(user))),
                place: read.small(self.place, "place")?,
                pilot: read.pilot(&self.pilot)?,
                details: read.json(&self.details, "result")?,
                team: self.team.map(|team| read.small(team, "team")).transpose()?,
                drawn: self.drawn,
            },
            kind: self.kind,
        })
    }
}

/// Four statements, not one with four cases: each has the index that answers it.
pub(super) async fn results<'e>(
    executor: impl SqliteExecutor<'e>,
    guild: Option<u64>,
    user: Option<UserId>,
    most: u32,
) -> Result<Vec<GameResult>, StoreError> {
    let sql = query_as::<_, Ended>(match (guild, user) {
        (None, None) => "select * from result order by ended_at desc, game desc, place limit $3",
        (Some(_), None) => {
            "select * from result where guild = $1 order by ended_at desc, game desc, place limit $3"
        }
        (None, Some(_)) => {
            "select * from result where user_id = $2 order by ended_at desc, game desc, place limit $3"
        }
        (Some(_), Some(_)) => {
            "select * from result where guild = $1 and user_id = $2
             order by ended_at desc, game desc, place limit $3"
        }
    });
    let sql = sql.bind(guild.map(kept)).bind(user.map(|user| kept(user.0))).bind(most);
    sql.fetch_all(executor).await?.into_iter().map(Ended::result).collect()
}

pub(super) async fn tidy(pool: &SqlitePool, before: Time) -> Result<u64, StoreError> {
    let mut tx = begin(pool).await?;
    let presses =
        query("delete from press where pressed_at < $1").bind(millis(before)).execute(&mut *tx).await?;
    // A ping that still stands at an open table is to be found again.
    let notices = query(
        "delete from notice
         where ended_at < $1
             and (message is null or not exists (select 1 from game where game.id = notice.game and open))",
    );
    let notices = notices.bind(millis(before)).execute(&mut *tx).await?;
    let identified =
        query("delete from identify where at < $1").bind(millis(before)).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(presses.rows_affected() + notices.rows_affected() + identified.rows_affected())
}
