//! What is kept for later in PostgreSQL: stories, answers, results; and the forgetting of what nobody needs any more.

use serde_json::Value;
use sqlx::{PgConnection, query, query_as, query_scalar};

use crate::store::number::{given, kept, whole};
use crate::store::{
    AnsweredBy, GameResult, InputRow, Pilot, ResultRow, StoreError, StoryRow, TableId, Time, Tip, UserId,
};

pub(super) async fn story(
    db: &mut PgConnection,
    table: TableId,
    from: i64,
    most: u32,
) -> Result<Vec<StoryRow>, StoreError> {
    let sql = query_as!(
        StoryRow,
        "select n, event, told_at as at from story where game = $1 and n >= $2 order by n limit $3",
        table.0,
        from,
        i64::from(most),
    );
    Ok(sql.fetch_all(&mut *db).await?)
}

pub(super) async fn inputs(db: &mut PgConnection, table: TableId) -> Result<Vec<InputRow>, StoreError> {
    let sql =
        query!("select n, seat, user_id, answered_by, input from input where game = $1 order by n", table.0);
    let rows = sql.fetch_all(&mut *db).await?.into_iter();
    rows.map(|row| {
        let seat =
            u8::try_from(row.seat).map_err(|_| StoreError::Damaged { table: table.0, what: "seat" })?;
        let user = row.user_id.map(|user| UserId(given(user)));
        let by = AnsweredBy::from_id(&row.answered_by)
            .ok_or(StoreError::Damaged { table: table.0, what: "answered_by" })?;
        Ok(InputRow { n: row.n, seat, user, by, input: row.input })
    })
    .collect()
}

pub(super) async fn tips(db: &mut PgConnection, table: TableId) -> Result<Vec<Tip>, StoreError> {
    let sql = query!(
        "select occasion, user_id, answer from tip where game = $1 order by occasion, user_id",
        table.0
    );
    let rows = sql.fetch_all(&mut *db).await?.into_iter();
    let damaged = StoreError::Damaged { table: table.0, what: "tip" };
    let tip = |occasion: i64, user, answer: i16| {
        let (occasion, answer) = (occasion.try_into().ok()?, answer.try_into().ok()?);
        Some(Tip { occasion, user: UserId(given(user)), answer })
    };
    let tips = rows.map(|row| tip(row.occasion, row.user_id, row.answer));
    tips.collect::<Option<_>>().ok_or(damaged)
}

struct Ended {
    game: i64,
    seat: i16,
    guild: Option<i64>,
    kind: String,
    ended_at: Time,
    players: i16,
    user_id: Option<i64>,
    place: i16,
    pilot: String,
    details: Value,
    team: Option<i16>,
    drawn: bool,
}

impl Ended {
    fn result(self) -> Result<GameResult, StoreError> {
        let damaged = |what| StoreError::Damaged { table: self.game, what };
        let small = |number, what| u8::try_from(number).map_err(|_| damaged(what));
        Ok(GameResult {
            table: TableId(self.game),
            guild: self.guild.map(given),
            at: self.ended_at,
            players: small(self.players, "players")?,
            row: ResultRow {
                seat: small(self.seat, "seat")?,
                user: self.user_id.map(|user| UserId(given(user))),
                place: small(self.place, "place")?,
                pilot: Pilot::from_id(&self.pilot).ok_or(damaged("pilot"))?,
                details: self.details,
                team: self.team.map(|team| small(team, "team")).transpose()?,
                drawn: self.drawn,
            },
            kind: self.kind,
        })
    }
}

/// Four statements, not one with four cases: each has the index that answers it.
pub(super) async fn results<'e>(
    executor: impl sqlx::PgExecutor<'e>,
    guild: Option<u64>,
    user: Option<UserId>,
    most: u32,
) -> Result<Vec<GameResult>, StoreError> {
    let most = i64::from(most);
    let rows = match (guild.map(kept), user.map(|user| kept(user.0))) {
        (None, None) => {
            let sql = query_as!(
                Ended,
                "select * from result order by ended_at desc, game desc, place limit $1",
                most
            );
            sql.fetch_all(executor).await?
        }
        (Some(guild), None) => {
            let sql = query_as!(
                Ended,
                "select * from result where guild = $1 order by ended_at desc, game desc, place limit $2",
                guild,
                most,
            );
            sql.fetch_all(executor).await?
        }
        (None, Some(user)) => {
            let sql = query_as!(
                Ended,
                "select * from result where user_id = $1 order by ended_at desc, game desc, place limit $2",
                user,
                most,
            );
            sql.fetch_all(executor).await?
        }
        (Some(guild), Some(user)) => {
            let sql = query_as!(
                Ended,
                "select * from result where guild = $1 and user_id = $2
                 order by ended_at desc, game desc, place limit $3",
                guild,
                user,
                most,
            );
            sql.fetch_all(executor).await?
        }
    };
    rows.into_iter().map(Ended::result).collect()
}

pub(super) async fn tidy(db: &mut PgConnection, before: Time) -> Result<u64, StoreError> {
    // A ping that still stands at an open table is to be found again.
    let sql = query_scalar!(
        r#"with presses as (
               delete from press where pressed_at < $1 returning 1
           ),
           notices as (
               delete from notice using game
               where game.id = notice.game and ended_at < $1 and (message is null or not game.open)
               returning 1
           ),
           identified as (
               delete from identify where at < $1 returning 1
           )
           select (select count(*) from presses) + (select count(*) from notices)
               + (select count(*) from identified) as "gone!""#,
        whole(before),
    );
    Ok(given(sql.fetch_one(&mut *db).await?))
}
