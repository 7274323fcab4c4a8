//! Tables in PostgreSQL: opened, loaded, found, saved. A press is two trips: `load`, and `save`, which is one
//! statement.

use serde_json::Value;
use sqlx::types::Json;
use sqlx::{PgConnection, query, query_file, query_file_as, query_scalar};

use crate::store::number::{due, given, kept, slot, whole};
use crate::store::{
    Board, Chair, Change, NewTable, Pilot, Private, Save, Stage, StoreError, Table, TableId, Time, UserId,
};

/// A chair as one line of JSON: user, former user, whom it is offered to, name, pilot, stance, orders, what they bring.
type ChairRow = (Option<i64>, Option<i64>, Option<i64>, String, String, Value, Value, Value);

struct GameRow {
    id: i64,
    kind: String,
    guild: Option<i64>,
    channel: i64,
    opened_by: i64,
    opened_at: Time,
    stage: String,
    language: String,
    options: Value,
    notes: Value,
    save: Option<String>,
    revision: i64,
    announced: i64,
    deadline: Option<Time>,
    wake: Option<Time>,
    board_channel: Option<i64>,
    board_message: Option<i64>,
    board_posted_at: Option<Time>,
    chairs: Json<Vec<ChairRow>>,
}

impl GameRow {
    fn table(self) -> Result<Table, StoreError> {
        let damaged = |what| StoreError::Damaged { table: self.id, what };
        let board = match (self.board_channel, self.board_message, self.board_posted_at) {
            (Some(channel), Some(message), Some(posted_at)) => {
                Some(Board { channel: given(channel), message: given(message), posted_at })
            }
            _ => None,
        };
        let seat = |(user, former, offered, name, pilot, stance, orders, brought): ChairRow| {
            Ok(Chair {
                user: user.map(|user| UserId(given(user))),
                former: former.map(|user| UserId(given(user))),
                offered: offered.map(|user| UserId(given(user))),
                name,
                pilot: Pilot::from_id(&pilot).ok_or(damaged("pilot"))?,
                stance,
                orders: Private(orders),
                brought: Private(brought),
            })
        };
        Ok(Table {
            id: TableId(self.id),
            kind: self.kind,
            guild: self.guild.map(given),
            channel: given(self.channel),
            opened_by: UserId(given(self.opened_by)),
            opened_at: self.opened_at,
            stage: Stage::from_id(&self.stage).ok_or(damaged("stage"))?,
            language: self.language,
            options: self.options,
            state: self.notes,
            save: self.save.map(Save),
            revision: self.revision,
            announced: self.announced,
            deadline: self.deadline,
            wake: self.wake,
            board,
            seats: self.chairs.0.into_iter().map(seat).collect::<Result<_, StoreError>>()?,
        })
    }
}

/// Chairs column by column, as `unnest` wants them.
struct Chairs<'a> {
    users: Vec<Option<i64>>,
    former: Vec<Option<i64>>,
    offered: Vec<Option<i64>>,
    names: Vec<&'a str>,
    pilots: Vec<&'a str>,
    stances: Vec<Json<&'a Value>>,
    orders: Vec<Json<&'a Value>>,
    brought: Vec<Json<&'a Value>>,
}

impl<'a> From<&'a [Chair]> for Chairs<'a> {
    fn from(chairs: &'a [Chair]) -> Chairs<'a> {
        Chairs {
            users: chairs.iter().map(|chair| chair.user.map(|user| kept(user.0))).collect(),
            former: chairs.iter().map(|chair| chair.former.map(|user| kept(user.0))).collect(),
            offered: chairs.iter().map(|chair| chair.offered.map(|user| kept(user.0))).collect(),
            names: chairs.iter().map(|chair| chair.name.as_str()).collect(),
            pilots: chairs.iter().map(|chair| chair.pilot.id()).collect(),
            stances: chairs.iter().map(|chair| Json(&chair.stance)).collect(),
            orders: chairs.iter().map(|chair| Json(&chair.orders.0)).collect(),
            brought: chairs.iter().map(|chair| Json(&chair.brought.0)).collect(),
        }
    }
}

pub(super) async fn open(db: &mut PgConnection, table: &NewTable) -> Result<TableId, StoreError> {
    let chairs = Chairs::from(table.seats.as_slice());
    let stage = Stage::Lobby;
    let opened = query_file!(
        "src/store/postgres/sql/open.sql",
        table.kind,
        table.guild.map(kept),
        slot(table.guild),
        kept(table.channel),
        kept(table.opened_by.0),
        whole(table.opened_at),
        stage.id(),
        stage.is_open(),
        table.language,
        table.options,
        table.state,
        table.interaction.map(kept),
        &chairs.users as _,
        &chairs.names as _,
        &chairs.pilots as _,
        &chairs.stances as _,
        &chairs.orders as _,
        &chairs.brought as _,
    )
    .fetch_one(&mut *db)
    .await;
    match opened {
        Ok(row) => Ok(TableId(row.id)),
        Err(error) => Err(refused(db, error, table.interaction, table.channel).await?),
    }
}

pub(super) async fn load(db: &mut PgConnection, table: TableId) -> Result<Option<Table>, StoreError> {
    let row =
        query_file_as!(GameRow, "src/store/postgres/sql/load.sql", table.0).fetch_optional(&mut *db).await?;
    row.map(GameRow::table).transpose()
}

pub(super) async fn save(db: &mut PgConnection, change: &Change) -> Result<(), StoreError> {
    let Change { table, inputs, story, notices, results, tips, .. } = change;
    let open = table.stage.is_open();
    let chairs = Chairs::from(table.seats.as_slice());
    let saved = query_file!(
        "src/store/postgres/sql/save.sql",
        table.id.0,
        table.revision,
        kept(table.channel),
        table.stage.id(),
        open,
        table.language,
        table.options,
        table.state,
        table.save.as_ref().map(|save| save.0.as_str()),
        whole(change.at),
        table.deadline.map(whole),
        table.wake.map(whole),
        due(open, table.deadline, table.wake),
        change.interaction.map(kept),
        &chairs.users as _,
        &chairs.names as _,
        &chairs.pilots as _,
        &chairs.stances as _,
        &chairs.orders as _,
        &inputs.iter().map(|it| it.n).collect::<Vec<_>>(),
        &inputs.iter().map(|it| i16::from(it.seat)).collect::<Vec<_>>(),
        &inputs.iter().map(|it| it.by.id()).collect::<Vec<_>>() as _,
        &inputs.iter().map(|it| Json(&it.input)).collect::<Vec<_>>() as _,
        &story.iter().map(|it| it.n).collect::<Vec<_>>(),
        &story.iter().map(|it| Json(&it.event)).collect::<Vec<_>>() as _,
        &story.iter().map(|it| whole(it.at)).collect::<Vec<_>>(),
        &notices.iter().map(|it| kept(it.user.0)).collect::<Vec<_>>(),
        &notices.iter().map(|it| it.kind.id()).collect::<Vec<_>>() as _,
        &notices.iter().map(|it| it.cause.as_str()).collect::<Vec<_>>() as _,
        &notices.iter().map(|it| whole(it.not_before)).collect::<Vec<_>>(),
        &results.iter().map(|it| i16::from(it.seat)).collect::<Vec<_>>(),
        &results.iter().map(|it| it.user.map(|user| kept(user.0))).collect::<Vec<_>>() as _,
        &results.iter().map(|it| i16::from(it.place)).collect::<Vec<_>>(),
        &results.iter().map(|it| it.pilot.id()).collect::<Vec<_>>() as _,
        &results.iter().map(|it| Json(&it.details)).collect::<Vec<_>>() as _,
        change.unseen,
        &chairs.former as _,
        &chairs.offered as _,
        &inputs.iter().map(|it| it.user.map(|user| kept(user.0))).collect::<Vec<_>>() as _,
        &chairs.brought as _,
        &results.iter().map(|it| it.team.map(i16::from)).collect::<Vec<_>>() as _,
        &results.iter().map(|it| it.drawn).collect::<Vec<_>>(),
        &tips.iter().map(|it| i64::from(it.occasion)).collect::<Vec<_>>(),
        &tips.iter().map(|it| kept(it.user.0)).collect::<Vec<_>>(),
        &tips.iter().map(|it| i16::from(it.answer)).collect::<Vec<_>>(),
    )
    .fetch_one(&mut *db)
    .await;
    match saved {
        Ok(row) if row.changed == 1 => Ok(()),
        // Asked once more, since the press may have been dealt with while this statement waited for the row.
        Ok(_) if was_pressed(db, change.interaction).await? => Err(StoreError::Duplicate),
        Ok(_) => Err(StoreError::Conflict),
        Err(error) => Err(refused(db, error, change.interaction, table.channel).await?),
    }
}

/// What it means that the database refused: the same press again, a channel that is taken, or something worse.
async fn refused(
    db: &mut PgConnection,
    error: sqlx::Error,
    interaction: Option<u64>,
    channel: u64,
) -> Result<StoreError, StoreError> {
    let Some(refusal) = error.as_database_error() else {
        return Ok(error.into());
    };
    Ok(match (refusal.constraint(), refusal.code().as_deref()) {
        (Some("press_pkey"), _) => StoreError::Duplicate,
        (Some("game_open_channel"), _) if was_pressed(db, interaction).await? => StoreError::Duplicate,
        (Some("game_open_channel"), _) => match open_in(db, channel).await? {
            Some(table) => StoreError::ChannelTaken(table),
            // It was closed in this very moment.
            None => StoreError::Conflict,
        },
        // Two that wait for each other: one is sent away, and may try again.
        (_, Some("40P01" | "40001")) => StoreError::Conflict,
        _ => error.into(),
    })
}

pub(super) async fn was_pressed(db: &mut PgConnection, interaction: Option<u64>) -> Result<bool, StoreError> {
    let Some(interaction) = interaction else {
        return Ok(false);
    };
    let sql = query_scalar!(
        r#"select exists (select from press where interaction = $1) as "known!""#,
        kept(interaction)
    );
    Ok(sql.fetch_one(&mut *db).await?)
}

pub(super) async fn open_in(db: &mut PgConnection, channel: u64) -> Result<Option<TableId>, StoreError> {
    let sql = query_scalar!("select id from game where channel = $1 and open", kept(channel));
    Ok(sql.fetch_optional(&mut *db).await?.map(TableId))
}

pub(super) async fn last_in(db: &mut PgConnection, channel: u64) -> Result<Option<TableId>, StoreError> {
    let sql = query_scalar!(
        "select id from game where channel = $1 and not open and save is not null order by id desc limit 1",
        kept(channel)
    );
    Ok(sql.fetch_optional(&mut *db).await?.map(TableId))
}

pub(super) async fn revisions(
    db: &mut PgConnection,
    tables: &[TableId],
) -> Result<Vec<(TableId, i64)>, StoreError> {
    let tables: Vec<i64> = tables.iter().map(|table| table.0).collect();
    let sql = query!("select id, revision from game where id = any($1) order by id", &tables);
    let found = sql.fetch_all(&mut *db).await?;
    Ok(found.into_iter().map(|row| (TableId(row.id), row.revision)).collect())
}

pub(super) async fn open_in_guild(db: &mut PgConnection, guild: u64) -> Result<Vec<TableId>, StoreError> {
    let sql = query_scalar!("select id from game where guild = $1 and open order by id", kept(guild));
    Ok(ids(sql.fetch_all(&mut *db).await?))
}

pub(super) async fn tables_of(db: &mut PgConnection, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let sql = query_scalar!(
        "select distinct game from chair where user_id = $1 and open order by game",
        kept(user.0)
    );
    Ok(ids(sql.fetch_all(&mut *db).await?))
}

pub(super) async fn open_tables(
    db: &mut PgConnection,
    after: TableId,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let sql = query_scalar!(
        "select id from game where id > $1 and open order by id limit $2",
        after.0,
        i64::from(most)
    );
    Ok(ids(sql.fetch_all(&mut *db).await?))
}

pub(super) fn ids(ids: Vec<i64>) -> Vec<TableId> {
    ids.into_iter().map(TableId).collect()
}
