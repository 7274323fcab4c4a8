//! People in SQLite: what they have settled, what is kept about them, and how they are erased.

use sqlx::{FromRow, SqliteExecutor, SqlitePool, query, query_as, query_scalar};

use super::reading::{Reading, begin, millis};
use super::records::results;
use super::tables::ids;
use crate::store::export::{Answer, Export, Owned, Seated, Tipped, Told};
use crate::store::number::kept;
use crate::store::person::{learnt_as_text, learnt_of};
use crate::store::{Belonging, Person, Private, Quiet, StoreError, TableId, Time, UserId};

#[derive(FromRow)]
struct PersonRow {
    language: Option<String>,
    locale: Option<String>,
    direct_messages: bool,
    reminders: bool,
    hints: bool,
    private_stats: bool,
    quiet_from: Option<u16>,
    quiet_to: Option<u16>,
    quiet_offset: Option<i16>,
    pictures: bool,
    learnt: String,
}

pub(super) async fn person<'e>(
    executor: impl SqliteExecutor<'e>,
    user: UserId,
) -> Result<Option<Person>, StoreError> {
    let sql = query_as::<_, PersonRow>("select * from person where user_id = $1").bind(kept(user.0));
    let Some(row) = sql.fetch_optional(executor).await? else {
        return Ok(None);
    };
    let quiet = match (row.quiet_from, row.quiet_to, row.quiet_offset) {
        (Some(from_minute), Some(to_minute), Some(offset_minutes)) => {
            Some(Quiet { from_minute, to_minute, offset_minutes })
        }
        _ => None,
    };
    Ok(Some(Person {
        user,
        language: row.language,
        locale: row.locale,
        direct_messages: row.direct_messages,
        reminders: row.reminders,
        hints: row.hints,
        private_stats: row.private_stats,
        quiet,
        pictures: row.pictures,
        learnt: learnt_of(&row.learnt),
    }))
}

pub(super) async fn save_person(pool: &SqlitePool, person: &Person) -> Result<(), StoreError> {
    query(
        "insert into person (
             user_id, language, direct_messages, reminders, hints, private_stats, quiet_from, quiet_to, quiet_offset,
             locale, pictures, learnt
         )
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict (user_id) do update
         set language = excluded.language, direct_messages = excluded.direct_messages, reminders = excluded.reminders,
             hints = excluded.hints, private_stats = excluded.private_stats, quiet_from = excluded.quiet_from,
             quiet_to = excluded.quiet_to, quiet_offset = excluded.quiet_offset, locale = excluded.locale,
             pictures = excluded.pictures, learnt = excluded.learnt",
    )
    .bind(kept(person.user.0))
    .bind(&person.language)
    .bind(person.direct_messages)
    .bind(person.reminders)
    .bind(person.hints)
    .bind(person.private_stats)
    .bind(person.quiet.map(|quiet| quiet.from_minute))
    .bind(person.quiet.map(|quiet| quiet.to_minute))
    .bind(person.quiet.map(|quiet| quiet.offset_minutes))
    .bind(&person.locale)
    .bind(person.pictures)
    .bind(learnt_as_text(person))
    .execute(pool)
    .await?;
    Ok(())
}

pub(super) async fn keep_locale(pool: &SqlitePool, person: &Person) -> Result<(), StoreError> {
    let sql = query("update person set locale = $2 where user_id = $1");
    let done = sql.bind(kept(person.user.0)).bind(&person.locale).execute(pool).await?;
    if done.rows_affected() > 0 { Ok(()) } else { save_person(pool, person).await }
}

pub(super) async fn keep_learnt(pool: &SqlitePool, person: &Person) -> Result<(), StoreError> {
    let sql = query("update person set learnt = $2 where user_id = $1");
    sql.bind(kept(person.user.0)).bind(learnt_as_text(person)).execute(pool).await?;
    Ok(())
}

pub(super) async fn belongings(
    pool: &SqlitePool,
    user: UserId,
    kind: &str,
) -> Result<Vec<Belonging>, StoreError> {
    let sql = query_as::<_, (String, i64, String)>(
        "select name, revision, value from belonging where user_id = $1 and kind = $2 order by name",
    );
    let rows = sql.bind(kept(user.0)).bind(kind).fetch_all(pool).await?.into_iter();
    rows.map(|(name, revision, value)| {
        let value = Private(Reading(0).json(&value, "belonging")?);
        Ok(Belonging { user, kind: kind.to_owned(), name, revision, value })
    })
    .collect()
}

pub(super) async fn keep_belonging(pool: &SqlitePool, belonging: &Belonging) -> Result<(), StoreError> {
    let done = query(
        "insert into belonging (user_id, kind, name, revision, value)
         select $1, $2, $3, $4, $5
         where $4 = 1 or exists (select 1 from belonging where user_id = $1 and kind = $2 and name = $3)
         on conflict (user_id, kind, name) do update set revision = excluded.revision, value = excluded.value
         where belonging.revision = excluded.revision - 1",
    )
    .bind(kept(belonging.user.0))
    .bind(&belonging.kind)
    .bind(&belonging.name)
    .bind(belonging.revision)
    .bind(belonging.value.0.to_string())
    .execute(pool)
    .await?;
    if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

pub(super) async fn drop_belonging(
    pool: &SqlitePool,
    user: UserId,
    kind: &str,
    name: &str,
) -> Result<(), StoreError> {
    let sql = query("delete from belonging where user_id = $1 and kind = $2 and name = $3");
    sql.bind(kept(user.0)).bind(kind).bind(name).execute(pool).await?;
    Ok(())
}

#[derive(FromRow)]
struct SeatedRow {
    id: i64,
    kind: String,
    guild: Option<i64>,
    channel: i64,
    opened_at: i64,
    stage: String,
    seat: i16,
    name: String,
    pilot: String,
    stance: String,
    orders: String,
    brought: String,
}

impl SeatedRow {
    fn seated(self) -> Result<Seated, StoreError> {
        let read = Reading(self.id);
        Ok(Seated {
            table: TableId(self.id),
            game: self.kind,
            guild: self.guild,
            channel: self.channel,
            opened_at: read.time(self.opened_at, "opened_at")?,
            stage: read.stage(&self.stage)?,
            seat: self.seat,
            name: self.name,
            pilot: read.pilot(&self.pilot)?,
            stance: read.json(&self.stance, "stance")?,
            orders: read.json(&self.orders, "orders")?,
            brought: read.json(&self.brought, "brought")?,
        })
    }
}

pub(super) async fn export(pool: &SqlitePool, user: UserId) -> Result<serde_json::Value, StoreError> {
    let who = kept(user.0);
    // Everything as of one moment.
    let mut tx = pool.begin().await?;
    let person = person(&mut *tx, user).await?;
    let chairs = query_as::<_, SeatedRow>(
        "select game.id, game.kind, guild, channel, opened_at, stage, seat, name, pilot, stance, orders, brought
         from chair join game on game.id = chair.game
         where user_id = $1
         order by game.id, seat",
    );
    let chairs = chairs.bind(who).fetch_all(&mut *tx).await?.into_iter();
    let chairs = chairs.map(SeatedRow::seated).collect::<Result<_, _>>()?;
    let belongings = query_as::<_, (String, String, i64, String)>(
        "select kind, name, revision, value from belonging where user_id = $1 order by kind, name",
    );
    let belongings = belongings.bind(who).fetch_all(&mut *tx).await?.into_iter();
    let belongings = belongings.map(|(kind, name, revision, value)| {
        Ok(Owned { kind, name, revision, value: Reading(0).json(&value, "belonging")? })
    });
    let belongings = belongings.collect::<Result<_, StoreError>>()?;
    let opened = query_scalar("select id from game where opened_by = $1 order by id");
    let opened = ids(opened.bind(who).fetch_all(&mut *tx).await?);
    let answers = query_as::<_, (i64, String, String)>(
        "select game, answered_by, input from input where user_id = $1 order by game, n",
    );
    let answers = answers.bind(who).fetch_all(&mut *tx).await?.into_iter();
    let answers = answers
        .map(|(table, by, input)| Ok(Answer { table, by, input: Reading(table).json(&input, "input")? }));
    let answers = answers.collect::<Result<_, StoreError>>()?;
    let notices = query_as::<_, (i64, String, i64, Option<i64>)>(
        "select game, kind, due_at, ended_at from notice where user_id = $1 order by id",
    );
    let notices = notices.bind(who).fetch_all(&mut *tx).await?.into_iter();
    let notices = notices.map(|(table, kind, due_at, ended_at)| {
        let read = Reading(table);
        let (due_at, ended_at) = (read.time(due_at, "notice")?, read.maybe_time(ended_at, "notice")?);
        Ok(Told { table, kind, due_at, ended_at })
    });
    let notices = notices.collect::<Result<_, StoreError>>()?;
    let results = results(&mut *tx, None, Some(user), u32::MAX).await?;
    let tips = query_as("select game, occasion, answer from tip where user_id = $1 order by game, occasion");
    let tips: Vec<(i64, i64, i64)> = tips.bind(who).fetch_all(&mut *tx).await?;
    let tips = tips.into_iter().map(|(table, occasion, answer)| Tipped { table, occasion, answer }).collect();
    tx.commit().await?;
    Ok(Export { user, person, belongings, chairs, opened, answers, notices, results, tips }.document())
}

pub(super) async fn erase(pool: &SqlitePool, user: UserId, now: Time) -> Result<(), StoreError> {
    // A new revision, so that a save that was loaded before does not seat them again; an open table is shown
    // anew by it, and looked at by whoever looks at clocks; one that is over and was shown is left as it was.
    let mut tx = begin(pool).await?;
    let games = query(
        "update game
         set revision = revision + 1, seen = revision + 1,
             announced = case when announced = revision and not open then revision + 1 else announced end,
             changed_at = $2,
             wake = case when open then $3 else wake end, due_at = case when open then $3 else due_at end
         where id in (
             select game from chair where user_id = $1
             union select game from chair where former_id = $1
             union select game from chair where offered_to = $1
         )",
    );
    let changed_at = millis(Time::from(std::time::SystemTime::now()));
    games.bind(kept(user.0)).bind(changed_at).bind(millis(now)).execute(&mut *tx).await?;
    for sql in [
        "update game set opened_by = 0 where opened_by = $1",
        "update chair
         set user_id = null, offered_to = null, name = '', orders = 'null',
             pilot = case when open then 'bot' else pilot end
         where user_id = $1",
        "update chair set former_id = null, name = '' where former_id = $1",
        "update chair set offered_to = null where offered_to = $1",
        "update input set user_id = null where user_id = $1",
        "update result set user_id = null where user_id = $1",
        "delete from notice where user_id = $1",
        "delete from person where user_id = $1",
        "delete from belonging where user_id = $1",
        "delete from tip where user_id = $1",
        "delete from direct where user_id = $1",
    ] {
        query(sql).bind(kept(user.0)).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(())
}
