//! Both databases keep the same things under the same names.

use std::collections::BTreeSet;

use sobremesa::store::{Backend, connect};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::folder::Folder;
use crate::server::Server;

type Names = BTreeSet<(String, String, bool)>;

/// Every column that matters, as table, name, and whether it may be empty; and every index that somebody gave
/// a name to.
async fn of_postgres() -> (Names, BTreeSet<String>) {
    let url = Server::shared().database();
    connect(&Backend::Postgres { url: url.clone(), pool: 1 }).await.unwrap();
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let columns =
        "select table_name::text, column_name::text, is_nullable = 'YES' from information_schema.columns
         where table_schema = 'public' and table_name not like '\\_%'";
    let indexes = "select indexname::text from pg_indexes where schemaname = 'public'
         and indexname not like '%\\_pkey' and indexname not like '%\\_key'";
    let columns = sqlx::query_as(columns).fetch_all(&mut connection).await.unwrap();
    let indexes: Vec<String> = sqlx::query_scalar(indexes).fetch_all(&mut connection).await.unwrap();
    (columns.into_iter().collect(), indexes.into_iter().collect())
}

async fn of_sqlite() -> (Names, BTreeSet<String>) {
    let folder = Folder::new();
    connect(&Backend::Sqlite { folder: folder.path().to_owned() }).await.unwrap();
    let file = folder.path().join("sobremesa.sqlite");
    let mut connection = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let columns = "select sqlite_schema.name, column.name, column.\"notnull\" = 0 and column.pk = 0
         from sqlite_schema, pragma_table_info(sqlite_schema.name) as column
         where sqlite_schema.type = 'table' and sqlite_schema.name not like '\\_%' escape '\\'
             and sqlite_schema.name not like 'sqlite%'";
    let indexes = "select name from sqlite_schema where type = 'index' and name not like 'sqlite%'";
    let columns = sqlx::query_as(columns).fetch_all(&mut connection).await.unwrap();
    let indexes: Vec<String> = sqlx::query_scalar(indexes).fetch_all(&mut connection).await.unwrap();
    (columns.into_iter().collect(), indexes.into_iter().collect())
}

#[tokio::test]
async fn both_databases_have_the_same_tables() {
    let ((postgres, its_indexes), (sqlite, other_indexes)) = (of_postgres().await, of_sqlite().await);
    assert!(postgres.len() > 60, "{postgres:?}");
    assert_eq!(postgres, sqlite);
    assert_eq!(its_indexes, other_indexes);
}

#[tokio::test]
async fn what_is_asked_all_the_time_has_its_index() {
    let url = Server::shared().database();
    connect(&Backend::Postgres { url: url.clone(), pool: 1 }).await.unwrap();
    let server = Server::shared();
    // Many tables, all of them over, shown, and told.
    server.psql(
        &url,
        "insert into game (kind, slot, channel, opened_by, opened_at, stage, open, language, options, notes, revision,
             announced, changed_at)
         select 'k', n % 7, n, 1, now(), 'over', false, 'en', '{}', '{}', 9, 9, now() from generate_series(1, 20000) n;
         insert into chair select id, 0, 1, 'Ann', 'player', '{}', '{}', false from game;
         insert into notice (game, slot, user_id, kind, cause, revision, due_at, ended_at)
         select id, slot, 1, 'k', 'c', 1, now(), now() from game;
         analyze",
    );
    let sql = |name: &str| std::fs::read_to_string(format!("src/store/postgres/sql/{name}.sql")).unwrap();
    let now = "now(), now(), 10";
    let plans = [
        (sql("due"), "timestamptz, timestamptz, bigint", now),
        (
            sql("unannounced"),
            "bigint, bigint, bigint, timestamptz, timestamptz, bigint, bigint, timestamptz",
            "1, 0, 0, now(), now(), 10, 7, now()",
        ),
        (
            sql("notices"),
            "bigint, bigint, bigint, timestamptz, timestamptz, bigint",
            "1, 0, 0, now(), now(), 10",
        ),
        ("select min(due_at) from game where due_at is not null".into(), "", ""),
        ("select id from game where channel = $1 and open".into(), "bigint", "1"),
        ("select id from game where guild = $1 and open order by id".into(), "bigint", "1"),
        ("select id from game where id > $1 and open order by id limit $2".into(), "bigint, bigint", "1, 10"),
        ("select distinct game from chair where user_id = $1 and open order by game".into(), "bigint", "1"),
    ];
    for (n, (sql, types, values)) in plans.into_iter().enumerate() {
        let (types, values) = if types.is_empty() {
            ("".into(), "".into())
        } else {
            (format!("({types})"), format!("({values})"))
        };
        let plan = server.psql(
            &url,
            &format!("set plan_cache_mode = force_generic_plan; prepare p{n} {types} as {sql}; explain execute p{n} {values}"),
        );
        assert!(!plan.contains("Seq Scan"), "{sql}\n{plan}");
    }
}
