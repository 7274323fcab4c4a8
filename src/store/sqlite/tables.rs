//! Tables in SQLite: opened, loaded, found, saved.
//!
//! Every change begins with `begin immediate`, so that nothing moves between looking and writing.

use serde_json::json;
use sqlx::{FromRow, SqlitePool, query, query_as, query_scalar};

use super::reading::{Reading, begin, millis};
use crate::store::number::{due, given, kept, slot};
use crate::store::{
    Board, Chair, Change, NewTable, Private, Save, Stage, StoreError, Table, TableId, UserId,
};

/// A chair as one line of JSON: user, former user, whom it is offered to, name, pilot, and stance, orders and what
/// they bring as text.
type ChairRow = (Option<i64>, Option<i64>, Option<i64>, String, String, String, String, String);

#[derive(FromRow)]
struct GameRow {
    id: i64,
    kind: String,
    guild: Option<i64>,
    channel: i64,
    opened_by: i64,
    opened_at: i64,
    stage: String,
    language: String,
    options: String,
    notes: String,
    save: Option<String>,
    revision: i64,
    announced: i64,
    deadline: Option<i64>,
    wake: Option<i64>,
    board_channel: Option<i64>,
    board_message: Option<i64>,
    board_posted_at: Option<i64>,
    chairs: String,
}

impl GameRow {
    fn table(self) -> Result<Table, StoreError> {
        let read = Reading(self.id);
        let board = match (self.board_channel, self.board_message, self.board_posted_at) {
            (Some(channel), Some(message), Some(posted_at)) => {
                let posted_at = read.time(posted_at, "board")?;
                Some(Board { channel: given(channel), message: given(message), posted_at })
            }
            _ => None,
        };
        let chairs: Vec<ChairRow> = serde_json::from_str(&self.chairs).map_err(|_| read.damaged("chairs"))?;
        let seat = |(user, former, offered, name, pilot, stance, orders, brought): ChairRow| {
            Ok(Chair {
                user: user.map(|user| UserId(given(user))),
                former: former.map(|user| UserId(given(user))),
                offered: offered.map(|user| UserId(given(user))),
                name,
                pilot: read.pilot(&pilot)?,
                stance: read.json(&stance, "stance")?,
                orders: Private(read.json(&orders, "orders")?),
                brought: Private(read.json(&brought, "brought")?),
            })
        };
        Ok(Table {
            id: TableId(self.id),
            kind: self.kind,
            guild: self.guild.map(given),
            channel: given(self.channel),
            opened_by: UserId(given(self.opened_by)),
            opened_at: read.time(self.opened_at, "opened_at")?,
            stage: read.stage(&self.stage)?,
            language: self.language,
            options: read.json(&self.options, "options")?,
            state: read.json(&self.notes, "notes")?,
            save: self.save.map(Save),
            revision: self.revision,
            announced: self.announced,
            deadline: read.maybe_time(self.deadline, "deadline")?,
            wake: read.maybe_time(self.wake, "wake")?,
            board,
            seats: chairs.into_iter().map(seat).collect::<Result<_, StoreError>>()?,
        })
    }
}

pub(super) async fn open(pool: &SqlitePool, table: &NewTable) -> Result<TableId, StoreError> {
    let mut tx = begin(pool).await?;
    let (known, taken): (bool, Option<i64>) = query_as(
        "select exists (select 1 from press where interaction = $1), (select id from game where channel = $2 and open)",
    )
    .bind(table.interaction.map(kept))
    .bind(kept(table.channel))
    .fetch_one(&mut *tx)
    .await?;
    match (known, taken) {
        (true, _) => return Err(StoreError::Duplicate),
        (_, Some(taken)) => return Err(StoreError::ChannelTaken(TableId(taken))),
        _ => {}
    }
    let stage = Stage::Lobby;
    let id: i64 = query_scalar(
        "insert into game (
             kind, guild, slot, channel, opened_by, opened_at, stage, open, language, options, notes,
             revision, announced, changed_at
         )
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, 0, $6)
         returning id",
    )
    .bind(&table.kind)
    .bind(table.guild.map(kept))
    .bind(slot(table.guild))
    .bind(kept(table.channel))
    .bind(kept(table.opened_by.0))
    .bind(millis(table.opened_at))
    .bind(stage.id())
    .bind(stage.is_open())
    .bind(&table.language)
    .bind(table.options.to_string())
    .bind(table.state.to_string())
    .fetch_one(&mut *tx)
    .await?;
    query(
        "insert into press (interaction, pressed_at) select $2, $3 where $2 is not null;

         insert into chair (game, seat, user_id, name, pilot, stance, orders, open, former_id, offered_to, brought)
         select $1, key, value ->> 0, value ->> 3, value ->> 4, value ->> 5, value ->> 6, $4, value ->> 1, value ->> 2,
             value ->> 7
         from json_each($5)",
    )
    .bind(id)
    .bind(table.interaction.map(kept))
    .bind(millis(table.opened_at))
    .bind(stage.is_open())
    .bind(chairs(&table.seats))
    .execute(&mut *tx)
    .await?;
    tx.commit().await?;
    Ok(TableId(id))
}

/// Chairs as rows for SQLite to read: what [`load`] gets back.
fn chairs(chairs: &[Chair]) -> String {
    let row = |chair: &Chair| -> ChairRow {
        (
            chair.user.map(|user| kept(user.0)),
            chair.former.map(|user| kept(user.0)),
            chair.offered.map(|user| kept(user.0)),
            chair.name.clone(),
            chair.pilot.id().to_owned(),
            chair.stance.to_string(),
            chair.orders.0.to_string(),
            chair.brought.0.to_string(),
        )
    };
    json!(chairs.iter().map(row).collect::<Vec<_>>()).to_string()
}

pub(super) async fn load(pool: &SqlitePool, table: TableId) -> Result<Option<Table>, StoreError> {
    let row = query_as::<_, GameRow>(
        "select
             id, kind, guild, channel, opened_by, opened_at, stage, language,
             options, notes, save, revision, announced, deadline, wake,
             board_channel, board_message, board_posted_at,
             (
                 select json_group_array(json_array(user_id, former_id, offered_to, name, pilot, stance, orders,
                     brought) order by seat)
                 from chair
                 where chair.game = game.id
             ) as chairs
         from game
         where id = $1",
    )
    .bind(table.0)
    .fetch_optional(pool)
    .await?;
    row.map(GameRow::table).transpose()
}

pub(super) async fn save(pool: &SqlitePool, change: &Change) -> Result<(), StoreError> {
    let table = &change.table;
    let (id, open) = (table.id.0, table.stage.is_open());
    let mut tx = begin(pool).await?;
    let (known, current, taken): (bool, bool, Option<i64>) = query_as(
        "select
             exists (select 1 from press where interaction = $1),
             exists (select 1 from game where id = $2 and revision = $3 - 1),
             (select id from game where channel = $4 and open and id <> $2)",
    )
    .bind(change.interaction.map(kept))
    .bind(id)
    .bind(table.revision)
    .bind(kept(table.channel))
    .fetch_one(&mut *tx)
    .await?;
    match (known, current, taken) {
        (true, _, _) => return Err(StoreError::Duplicate),
        (_, false, _) => return Err(StoreError::Conflict),
        (_, _, Some(taken)) if open => return Err(StoreError::ChannelTaken(TableId(taken))),
        _ => {}
    }
    // One way to the thread that writes, where each statement would be one of its own.
    let records = super::records::Rows::of(change);
    query(
        "update game
         set channel = $3, stage = $4, open = $5, language = $6, options = $7, notes = $8, save = $9, revision = $2,
             changed_at = $10, deadline = $11, wake = $12, due_at = $13,
             behind_since = case when announced < revision then coalesce(behind_since, changed_at) else $10 end,
             announced = case when $14 and announced = revision then $2 else announced end,
             seen = case when $14 then seen else $2 end
         where id = $1;

         insert into press (interaction, pressed_at) select $15, $10 where $15 is not null;

         insert into chair (game, seat, user_id, name, pilot, stance, orders, open, former_id, offered_to, brought)
         select $1, key, value ->> 0, value ->> 3, value ->> 4, value ->> 5, value ->> 6, $5, value ->> 1, value ->> 2,
             value ->> 7
         from json_each($16)
         where true
         on conflict (game, seat) do update
         set user_id = excluded.user_id, name = excluded.name, pilot = excluded.pilot, stance = excluded.stance,
             orders = excluded.orders, open = excluded.open, former_id = excluded.former_id,
             offered_to = excluded.offered_to, brought = excluded.brought
         where (user_id, name, pilot, stance, orders, open, former_id, offered_to, brought) is not
             (excluded.user_id, excluded.name, excluded.pilot, excluded.stance, excluded.orders, excluded.open,
              excluded.former_id, excluded.offered_to, excluded.brought);

         delete from chair where game = $1 and seat >= json_array_length($16);

         insert into input (game, n, seat, answered_by, input, user_id)
         select $1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each($17);

         insert into story (game, n, event, told_at)
         select $1, value ->> 0, value ->> 1, value ->> 2 from json_each($18)",
    )
    .bind(id)
    .bind(table.revision)
    .bind(kept(table.channel))
    .bind(table.stage.id())
    .bind(open)
    .bind(&table.language)
    .bind(table.options.to_string())
    .bind(table.state.to_string())
    .bind(table.save.as_ref().map(|save| save.0.as_str()))
    .bind(millis(change.at))
    .bind(table.deadline.map(millis))
    .bind(table.wake.map(millis))
    .bind(due(open, table.deadline, table.wake).map(millis))
    .bind(change.unseen)
    .bind(change.interaction.map(kept))
    .bind(chairs(&table.seats))
    .bind(records.inputs)
    .bind(records.story)
    .execute(&mut *tx)
    .await?;
    super::records::add(&mut tx, change).await?;
    tx.commit().await?;
    Ok(())
}

pub(super) async fn was_pressed(pool: &SqlitePool, interaction: Option<u64>) -> Result<bool, StoreError> {
    let sql = query_scalar("select exists (select 1 from press where interaction = $1)");
    Ok(sql.bind(interaction.map(kept)).fetch_one(pool).await?)
}

pub(super) async fn open_in(pool: &SqlitePool, channel: u64) -> Result<Option<TableId>, StoreError> {
    let sql = query_scalar("select id from game where channel = $1 and open").bind(kept(channel));
    Ok(sql.fetch_optional(pool).await?.map(TableId))
}

pub(super) async fn last_in(pool: &SqlitePool, channel: u64) -> Result<Option<TableId>, StoreError> {
    let sql =
        "select id from game where channel = $1 and not open and save is not null order by id desc limit 1";
    let sql = query_scalar(sql).bind(kept(channel));
    Ok(sql.fetch_optional(pool).await?.map(TableId))
}

pub(super) async fn revisions(
    pool: &SqlitePool,
    tables: &[TableId],
) -> Result<Vec<(TableId, i64)>, StoreError> {
    let list = format!("[{}]", tables.iter().map(|table| table.0.to_string()).collect::<Vec<_>>().join(","));
    let sql =
        query_as("select id, revision from game where id in (select value from json_each($1)) order by id");
    let found: Vec<(i64, i64)> = sql.bind(list).fetch_all(pool).await?;
    Ok(found.into_iter().map(|(id, revision)| (TableId(id), revision)).collect())
}

pub(super) async fn open_in_guild(pool: &SqlitePool, guild: u64) -> Result<Vec<TableId>, StoreError> {
    let sql = query_scalar("select id from game where guild = $1 and open order by id").bind(kept(guild));
    Ok(ids(sql.fetch_all(pool).await?))
}

pub(super) async fn tables_of(pool: &SqlitePool, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let sql = query_scalar("select distinct game from chair where user_id = $1 and open = 1 order by game");
    Ok(ids(sql.bind(kept(user.0)).fetch_all(pool).await?))
}

pub(super) async fn open_tables(
    pool: &SqlitePool,
    after: TableId,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let sql = query_scalar("select id from game where id > $1 and open order by id limit $2");
    Ok(ids(sql.bind(after.0).bind(most).fetch_all(pool).await?))
}

pub(super) fn ids(ids: Vec<i64>) -> Vec<TableId> {
    ids.into_iter().map(TableId).collect()
}
