//! What only a server can do: refuse, disappear, come back, drop its connections.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sobremesa::store::*;

use crate::fixture::*;
use crate::server::Server;

async fn connected(url: &str, pool: u32) -> Arc<dyn Store> {
    connect(&Backend::Postgres { url: url.into(), pool }).await.unwrap()
}

async fn refusal(url: &str) -> String {
    let settings = Backend::Postgres { url: url.into(), pool: 2 };
    assert_eq!(format!("{settings:?}"), "Postgres(pool of 2)");
    let error = connect(&settings).await.unwrap_err();
    let said = format!("{error} / {error:?}");
    for secret in ["hunter2", "locked", "secret"] {
        assert!(!said.contains(secret), "{said}");
    }
    assert!(!error.to_string().contains('\n'), "{said}");
    error.to_string()
}

#[tokio::test]
async fn what_is_wrong_is_said_without_secrets() {
    let server = Server::shared();
    let url = server.database();
    let (_, place) = url.split_once('@').unwrap();

    server.psql("postgres", "create role locked login password 'something else'");
    let said = refusal(&format!("postgres://locked:hunter2@{place}")).await;
    assert!(said.contains("refuses the user or the password") && said.contains("PostgreSQL at /"), "{said}");
    let said = refusal(&format!("postgres://secret:hunter2@{place}")).await;
    assert!(said.contains("refuses the user or the password"), "{said}");
    let said = refusal(&url.replace("test_", "nowhere_")).await;
    assert!(said.contains("database \"nowhere_"), "{said}");
    let said = refusal("postgres://secret:hunter2@127.0.0.1:1/games").await;
    assert!(
        said.contains("PostgreSQL at 127.0.0.1:1, database games: ") && said.contains("refused"),
        "{said}"
    );
    let said = refusal("postgres://secret:hunter2@nowhere.invalid/games").await;
    assert!(said.contains("nowhere.invalid:5432"), "{said}");
    let nonsense = [
        "",
        "secret:hunter2@here",
        "postgres:secret:hunter2@here",
        "postgres://secret:hunter2@:x/",
        "postgres://secret:hu#nter2@h/d",
        "postgres://secret:1/hunter2@h/d",
        "postgres://secret:1?hunter2@h/d",
    ];
    for nonsense in nonsense {
        let said = refusal(nonsense).await;
        assert!(said.contains("the address of PostgreSQL cannot be read"), "{said}");
    }
}

#[tokio::test]
async fn other_peoples_migrations_are_refused() {
    let server = Server::shared();
    let url = server.database();
    connected(&url, 1).await;
    connected(&url, 1).await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9001, 'from tomorrow', true, '', 0)";
    server.psql(&url, newer);
    let error = connect(&Backend::Postgres { url: url.clone(), pool: 1 }).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 9001, known: ..9001 }), "{error}");
    server.psql(&url, "update _sqlx_migrations set version = 0 where version = 9001");
    assert!(refusal(&url).await.contains("migration 0, which this program never had"));
    server.psql(&url, "delete from _sqlx_migrations where version = 0");
    server.psql(&url, "update _sqlx_migrations set checksum = 'x' where version = 3");
    assert!(refusal(&url).await.contains("migration 3 is not the one of this program"));
    server.psql(&url, "delete from _sqlx_migrations where version = 7");
    server.psql(&url, "update _sqlx_migrations set checksum = 'x' where version = 3");
    let url = server.database();
    server.psql(&url, "create table person (x int)");
    let said = refusal(&url).await;
    assert!(said.contains("migration 6 failed: relation \"person\" already exists"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_processes_start_at_once() {
    let url = Server::shared().database();
    let starts = (0..6).map(|_| connected(&url, 1));
    let stores = futures_util::future::join_all(starts).await;
    let table = opened(&*stores[0], new_table(10)).await;
    for store in &stores {
        assert_eq!(loaded(&**store, table.id).await, table);
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_named() {
    let server = Server::shared();
    let url = server.database();
    let store = connected(&url, 1).await;
    let table = opened(&*store, new_table(10)).await;
    server.psql(&url, "update game set stage = 'asleep'");
    let error = store.load(table.id).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { table: id, what: "stage" } if id == table.id.0), "{error}");
    server.psql(&url, "update game set stage = 'lobby'; update chair set pilot = 'ghost'");
    let error = store.load(table.id).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { what: "pilot", .. }), "{error}");
}

#[tokio::test]
async fn a_full_pool_says_so_and_does_not_wait_until_somebody_lets_go() {
    let server = Server::shared();
    let url = server.database();
    let store = connected(&url, 1).await;
    let table = opened(&*store, new_table(10)).await;
    // Somebody holds the row: who saves waits, and with them the only connection.
    let mut holder = <sqlx::PgConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::raw_sql("begin; select * from game for update").execute(&mut holder).await.unwrap();
    let change = change(table.clone());
    let (saved, loaded) = tokio::join!(store.save(&change), store.load(table.id));
    assert!(matches!(saved, Err(StoreError::Database(_))), "{saved:?}");
    assert!(loaded.unwrap_err().to_string().contains("all connections are busy"));
    drop(holder);
    store.save(&change).await.unwrap();
}

#[tokio::test]
async fn a_server_that_comes_back_is_used_again() {
    let server = Server::new();
    let store = connected(&server.database(), 2).await;
    let table = opened(&*store, new_table(10)).await;
    // Two connections, both alive.
    let (one, two) = tokio::join!(store.load(table.id), store.load(table.id));
    one.and(two).unwrap();
    server.stop();
    for _ in 0..2 {
        let error = store.save(&change(table.clone())).await.unwrap_err().to_string();
        assert!(error.starts_with("the database does not answer as it should (PostgreSQL at /"), "{error}");
        assert!(!error.contains('\n'), "{error}");
    }
    server.start();
    assert_eq!(loaded(&*store, table.id).await, table);
    store.save(&change(table)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dropped_connection_leaves_no_half() {
    let server = Server::shared();
    let url = server.database();
    let store = connected(&url, 2).await;
    let table = opened(&*store, new_table(10)).await;
    let name = url
        .rsplit('/')
        .find_map(|part| part.split('?').next().filter(|part| part.starts_with("test_")))
        .unwrap();
    let kill = format!("select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'");
    let done = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let killer = std::thread::spawn({
        let done = done.clone();
        move || {
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                server.psql("postgres", &kill);
            }
        }
    });
    let (mut kept, mut failed, mut press) = (0, 0, 0);
    let until = Instant::now() + Duration::from_secs(3);
    while Instant::now() < until || kept == 0 || failed == 0 {
        press += 1;
        let Ok(Some(table)) = store.load(table.id).await else {
            failed += 1;
            continue;
        };
        let mut change = change(table);
        change.interaction = Some(press);
        change.inputs.push(input(change.table.revision));
        change.story = vec![story(2 * change.table.revision), story(2 * change.table.revision + 1)];
        match store.save(&change).await {
            Ok(()) => kept += 1,
            Err(StoreError::Database(_)) => failed += 1,
            Err(error) => panic!("{error}"),
        }
    }
    done.store(true, std::sync::atomic::Ordering::Relaxed);
    killer.join().unwrap();
    let mut last = store.load(table.id).await;
    for _ in 0..3 {
        last = if last.is_err() { store.load(table.id).await } else { last };
    }
    let revision = last.unwrap().unwrap().revision;
    assert!(revision > kept, "everything that was acknowledged is there: {revision}, {kept}");
    let numbers = |rows: Vec<i64>| assert_eq!(rows, (2..=revision).collect::<Vec<_>>());
    numbers(store.inputs(table.id).await.unwrap().iter().map(|row| row.n).collect());
    let told = store.story(table.id, 0, u32::MAX).await.unwrap();
    numbers(told.iter().filter(|row| row.n % 2 == 0).map(|row| row.n / 2).collect());
    numbers(told.iter().filter(|row| row.n % 2 == 1).map(|row| row.n / 2).collect());
}
