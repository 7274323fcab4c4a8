//! People in PostgreSQL: what they have settled, what is kept about them, and how they are erased.

use sqlx::{Connection, PgConnection, query, query_as, query_scalar};

use super::records::results;
use super::tables::ids;
use crate::store::export::{Answer, Export, Owned, Seated, Tipped, Told};
use crate::store::number::{kept, whole};
use crate::store::person::{learnt_as_text, learnt_of};
use crate::store::{Belonging, Person, Pilot, Private, Quiet, Stage, StoreError, TableId, Time, UserId};

pub(super) async fn person<'e>(
    executor: impl sqlx::PgExecutor<'e>,
    user: UserId,
) -> Result<Option<Person>, StoreError> {
    let sql = query!("select * from person where user_id = $1", kept(user.0));
    let Some(row) = sql.fetch_optional(executor).await? else {
        return Ok(None);
    };
    let quiet = match (row.quiet_from, row.quiet_to, row.quiet_offset) {
        (Some(from), Some(to), Some(offset_minutes)) => {
            Some(Quiet { from_minute: from.cast_unsigned(), to_minute: to.cast_unsigned(), offset_minutes })
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

pub(super) async fn save_person(db: &mut PgConnection, person: &Person) -> Result<(), StoreError> {
    query!(
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
        kept(person.user.0),
        person.language,
        person.direct_messages,
        person.reminders,
        person.hints,
        person.private_stats,
        person.quiet.map(|quiet| quiet.from_minute.cast_signed()),
        person.quiet.map(|quiet| quiet.to_minute.cast_signed()),
        person.quiet.map(|quiet| quiet.offset_minutes),
        person.locale,
        person.pictures,
        learnt_as_text(person),
    )
    .execute(&mut *db)
    .await?;
    Ok(())
}

pub(super) async fn keep_locale(db: &mut PgConnection, person: &Person) -> Result<(), StoreError> {
    let sql = query!("update person set locale = $2 where user_id = $1", kept(person.user.0), person.locale);
    let done = sql.execute(&mut *db).await?;
    if done.rows_affected() > 0 { Ok(()) } else { save_person(db, person).await }
}

pub(super) async fn keep_learnt(db: &mut PgConnection, person: &Person) -> Result<(), StoreError> {
    let learnt = learnt_as_text(person);
    query!("update person set learnt = $2 where user_id = $1", kept(person.user.0), learnt)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn belongings(
    db: &mut PgConnection,
    user: UserId,
    kind: &str,
) -> Result<Vec<Belonging>, StoreError> {
    let rows = query!(
        "select name, revision, value from belonging where user_id = $1 and kind = $2 order by name",
        kept(user.0),
        kind,
    );
    let rows = rows.fetch_all(db).await?.into_iter();
    Ok(rows
        .map(|row| Belonging {
            user,
            kind: kind.to_owned(),
            name: row.name,
            revision: row.revision,
            value: Private(row.value),
        })
        .collect())
}

pub(super) async fn keep_belonging(db: &mut PgConnection, belonging: &Belonging) -> Result<(), StoreError> {
    let done = query!(
        "insert into belonging (user_id, kind, name, revision, value)
         select $1, $2, $3, $4::bigint, $5
         where $4::bigint = 1 or exists (select 1 from belonging where user_id = $1 and kind = $2 and name = $3)
         on conflict (user_id, kind, name) do update set revision = excluded.revision, value = excluded.value
         where belonging.revision = excluded.revision - 1",
        kept(belonging.user.0),
        belonging.kind,
        belonging.name,
        belonging.revision,
        belonging.value.0,
    );
    if done.execute(db).await?.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

pub(super) async fn drop_belonging(
    db: &mut PgConnection,
    user: UserId,
    kind: &str,
    name: &str,
) -> Result<(), StoreError> {
    query!("delete from belonging where user_id = $1 and kind = $2 and name = $3", kept(user.0), kind, name)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn export(db: &mut PgConnection, user: UserId) -> Result<serde_json::Value, StoreError> {
    // Everything as of one moment.
    let mut tx = db.begin_with("begin isolation level repeatable read read only").await?;
    let who = kept(user.0);
    let person = person(&mut *tx, user).await?;
    let chairs = query!(
        "select game.id, game.kind, guild, channel, opened_at, stage, seat, name, pilot, stance, orders, brought
         from chair join game on game.id = chair.game
         where user_id = $1
         order by game.id, seat",
        who,
    );
    let chairs = chairs.fetch_all(&mut *tx).await?.into_iter().map(|row| {
        let damaged = |what| StoreError::Damaged { table: row.id, what };
        Ok(Seated {
            table: TableId(row.id),
            game: row.kind,
            guild: row.guild,
            channel: row.channel,
            opened_at: row.opened_at,
            stage: Stage::from_id(&row.stage).ok_or(damaged("stage"))?,
            seat: row.seat,
            name: row.name,
            pilot: Pilot::from_id(&row.pilot).ok_or(damaged("pilot"))?,
            stance: row.stance,
            orders: row.orders,
            brought: row.brought,
        })
    });
    let chairs = chairs.collect::<Result<_, StoreError>>()?;
    let belongings = query_as!(
        Owned,
        "select kind, name, revision, value from belonging where user_id = $1 order by kind, name",
        who,
    );
    let belongings = belongings.fetch_all(&mut *tx).await?;
    let opened = query_scalar!("select id from game where opened_by = $1 order by id", who)
        .fetch_all(&mut *tx)
        .await?;
    let answers = query_as!(
        Answer,
        "select game as table, answered_by as by, input from input where user_id = $1 order by game, n",
        who,
    );
    let answers = answers.fetch_all(&mut *tx).await?;
    let notices = query_as!(
        Told,
        "select game as table, kind, due_at, ended_at from notice where user_id = $1 order by id",
        who,
    );
    let notices = notices.fetch_all(&mut *tx).await?;
    let results = results(&mut *tx, None, Some(user), u32::MAX).await?;
    let tips = query_as!(
        Tipped,
        r#"select game as table, occasion, answer::bigint as "answer!" from tip where user_id = $1 order by game, occasion"#,
        who,
    );
    let tips = tips.fetch_all(&mut *tx).await?;
    tx.commit().await?;
    Ok(Export { user, person, belongings, chairs, opened: ids(opened), answers, notices, results, tips }
        .document())
}

pub(super) async fn erase(db: &mut PgConnection, user: UserId, now: Time) -> Result<(), StoreError> {
    let (who, now) = (kept(user.0), whole(now));
    let mut tx = db.begin().await?;
    // The games first, in order: so nobody waits for somebody who waits for them, and a save that is under way is over.
    query!(
        "select id from game
         where id in (
                 select game from chair where user_id = $1
                 union select game from chair where former_id = $1
                 union select game from chair where offered_to = $1
             )
             or opened_by = $1
         order by id for update",
        who,
    )
    .fetch_all(&mut *tx)
    .await?;
    // A new revision, so that a save that was loaded before does not seat them again; an open table is shown
    // anew by it, and looked at by whoever looks at clocks; one that is over and was shown is left as it was.
    query!(
        "update game
         set revision = revision + 1, seen = revision + 1,
             announced = case when announced = revision and not open then revision + 1 else announced end,
             changed_at = now(),
             wake = case when open then $2 else wake end, due_at = case when open then $2 else due_at end
         where id in (
             select game from chair where user_id = $1
             union select game from chair where former_id = $1
             union select game from chair where offered_to = $1
         )",
        who,
        now,
    )
    .execute(&mut *tx)
    .await?;
    query!("update game set opened_by = 0 where opened_by = $1", who).execute(&mut *tx).await?;
    query!(
        "update chair
         set user_id = null, offered_to = null, name = '', orders = 'null',
             pilot = case when open then 'bot' else pilot end
         where user_id = $1",
        who,
    )
    .execute(&mut *tx)
    .await?;
    query!("update chair set former_id = null, name = '' where former_id = $1", who)
        .execute(&mut *tx)
        .await?;
    query!("update chair set offered_to = null where offered_to = $1", who).execute(&mut *tx).await?;
    query!("update input set user_id = null where user_id = $1", who).execute(&mut *tx).await?;
    query!("update result set user_id = null where user_id = $1", who).execute(&mut *tx).await?;
    query!("delete from notice where user_id = $1", who).execute(&mut *tx).await?;
    query!("delete from person where user_id = $1", who).execute(&mut *tx).await?;
    query!("delete from belonging where user_id = $1", who).execute(&mut *tx).await?;
    query!("delete from tip where user_id = $1", who).execute(&mut *tx).await?;
    query!("delete from direct where user_id = $1", who).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(())
}
