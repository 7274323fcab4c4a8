//! What only a file can do: be held by somebody else, be damaged, outlive its process.

use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use sobremesa::store::*;
use sqlx::{Connection, SqliteConnection};

use crate::fixture::*;
use crate::folder::Folder;

const FILE: &str = "sobremesa.sqlite";

async fn connected(folder: &Path) -> Arc<dyn Store> {
    opens(folder).await.unwrap()
}

/// Opens a file that nobody has open: a program that another test starts just now still holds what is closed
/// here, until it has become itself.
async fn opens(folder: &Path) -> Result<Arc<dyn Store>, StoreError> {
    loop {
        match connect(&Backend::Sqlite { folder: folder.to_owned() }).await {
            Err(StoreError::InUse(_)) => tokio::time::sleep(Duration::from_millis(5)).await,
            other => return other,
        }
    }
}

async fn refusal(folder: &Path) -> String {
    let error = opens(folder).await.unwrap_err().to_string();
    assert!(error.contains(folder.to_str().unwrap()) && !error.contains('\n'), "{error}");
    error
}

async fn sql(folder: &Path, sql: &'static str) {
    let url = format!("sqlite://{}", folder.join(FILE).display());
    sqlx::raw_sql(sql).execute(&mut SqliteConnection::connect(&url).await.unwrap()).await.unwrap();
}

#[tokio::test]
async fn the_file_is_its_owners() {
    let folder = Folder::new();
    let deep = folder.path().join("a/b");
    let store = connected(&deep).await;
    opened(&*store, new_table(10)).await;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&deep), 0o700);
    let files: Vec<_> = std::fs::read_dir(&deep).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 4, "the file, its log, its index, its lock: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_file_serves_one_process() {
    let folder = Folder::new();
    let first = connected(folder.path()).await;
    let settings = Backend::Sqlite { folder: folder.path().to_owned() };
    let error = connect(&settings).await.unwrap_err();
    assert!(matches!(&error, StoreError::InUse(file) if file.ends_with(FILE)), "{error}");
    let table = opened(&*first, new_table(10)).await;
    drop(first);
    assert_eq!(loaded(&*opens(folder.path()).await.unwrap(), table.id).await, table);
}

#[tokio::test]
async fn other_peoples_migrations_are_refused() {
    let folder = Folder::new();
    let path = folder.path();
    connected(path).await;
    sql(path, "insert into _sqlx_migrations values (9001, 'from tomorrow', 0, 1, x'00', 0)").await;
    let error = opens(path).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 9001, known: ..9001 }), "{error}");
    sql(path, "delete from _sqlx_migrations where version = 9001; update _sqlx_migrations set checksum = x'00' where version = 2")
        .await;
    assert!(refusal(path).await.contains("migration 2 is not the one of this program"));
}

#[tokio::test]
async fn what_is_wrong_with_the_file_is_said() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path()).unwrap();
    let file = folder.path().join(FILE);
    std::fs::write(&file, "Dear diary, ".repeat(1000)).unwrap();
    let said = refusal(folder.path()).await;
    assert!(said.contains("damaged, or not a database"), "{said}");
    assert!(refusal(&file).await.contains("File exists"));
    assert!(refusal(&file.join("below")).await.contains("Not a directory"));
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    assert!(refusal(folder.path()).await.contains("directory"));
}

#[tokio::test]
async fn damage_is_found_where_it_is_met() {
    let folder = Folder::new();
    let store = connected(folder.path()).await;
    let table = opened(&*store, new_table(10)).await;
    for (wrong, part) in [
        ("update game set stage = 'asleep'", "stage"),
        ("update game set stage = 'lobby', options = '{'", "options"),
        ("update game set options = '{}', notes = 'x'", "notes"),
        ("update game set notes = '{}', deadline = 9223372036854775807", "deadline"),
        ("update game set deadline = null; update chair set orders = '['", "orders"),
        ("update chair set orders = '[]', pilot = 'ghost'", "pilot"),
    ] {
        sql(folder.path(), wrong).await;
        let error = store.load(table.id).await.unwrap_err();
        assert!(matches!(error, StoreError::Damaged { what, .. } if what == part), "{wrong}: {error}");
    }
    sql(folder.path(), "update chair set pilot = 'player'").await;
    let long = Save("x".repeat(100_000));
    saved(&*store, loaded(&*store, table.id).await, |change| change.table.save = Some(long)).await;
    drop(store);
    sql(folder.path(), "pragma wal_checkpoint(truncate)").await;
    // Everything but the first page, in which the tables are listed.
    let mut file = std::fs::OpenOptions::new().write(true).open(folder.path().join(FILE)).unwrap();
    let length = file.metadata().unwrap().len();
    file.seek(SeekFrom::Start(4096)).unwrap();
    file.write_all(&vec![0xaa; usize::try_from(length - 4096).unwrap()]).unwrap();
    let said = match opens(folder.path()).await {
        Ok(store) => store.load(table.id).await.unwrap_err().to_string(),
        Err(error) => error.to_string(),
    };
    assert!(said.contains("damaged, or not a database") && said.contains(FILE), "{said}");
}

/// The process that the next test kills; nothing, where it was not that test which started it.
#[tokio::test]
async fn the_process_that_is_killed() {
    let Some(folder) = std::env::var_os("FOLDER_TO_BE_KILLED_IN") else { return };
    let store = connected(Path::new(&folder)).await;
    let mut table = opened(&*store, new_table(10)).await;
    loop {
        table = saved(&*store, table, |change| {
            change.inputs.push(input(change.table.revision));
            change.story.push(story(change.table.revision));
        })
        .await;
        println!("kept {}", table.revision);
    }
}

#[tokio::test]
async fn a_killed_process_loses_nothing() {
    let folder = Folder::new();
    for round in 0..3 {
        let path = folder.path().join(round.to_string());
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", "sqlite::the_process_that_is_killed"])
            .env("FOLDER_TO_BE_KILLED_IN", &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let kept =
            |line: String| line.split_once("kept ").map(|(_, revision)| revision.parse::<i64>().unwrap());
        lines.by_ref().filter_map(kept).nth(20 + round * 7).unwrap();
        process.kill().unwrap();
        let acknowledged = lines.filter_map(kept).last().unwrap_or(0);
        process.wait().unwrap();

        let store = connected(&path).await;
        let id = store.open_in(10).await.unwrap().unwrap();
        let revision = loaded(&*store, id).await.revision;
        assert!(revision >= acknowledged && revision > 20, "{revision}, {acknowledged}");
        let numbers = |rows: Vec<i64>| assert_eq!(rows, (2..=revision).collect::<Vec<_>>());
        numbers(store.inputs(id).await.unwrap().iter().map(|row| row.n).collect());
        numbers(store.story(id, 0, u32::MAX).await.unwrap().iter().map(|row| row.n).collect());
    }
}

/// The process whose disk fills up; nothing, where it was not the next test which started it.
///
/// A limit on the size of its files stands for the end of the disk: it needs no rights, and goes as it came.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_process_whose_disk_is_full() {
    let Some(folder) = std::env::var_os("FOLDER_TO_BE_FULL") else { return };
    let files_end_at = |bytes: &str| {
        let own = std::process::id().to_string();
        let soft = format!("--fsize={bytes}:");
        assert!(Command::new("prlimit").args(["--pid", &own, &soft]).status().unwrap().success());
    };
    let store = connected(Path::new(&folder)).await;
    let table = opened(&*store, new_table(10)).await;
    store.ping().await.unwrap();
    let mut long = change(table.clone());
    long.table.save = Some(Save("x".repeat(400_000)));
    files_end_at("1");
    let full = store.save(&long).await.unwrap_err();
    assert!(matches!(full, StoreError::Database(_)), "{full}");
    let unwell = store.ping().await.unwrap_err();
    println!("{full}; {unwell}");
    files_end_at("unlimited");
    store.ping().await.unwrap();
    store.save(&long).await.unwrap();
    assert_eq!(loaded(&*store, table.id).await.save, long.table.save);
    saved(&*store, long.table, |change| change.inputs.push(input(1))).await;
    println!("and well again");
}

#[tokio::test]
async fn a_disk_that_was_full_is_written_again() {
    let folder = Folder::new();
    let process = Command::new("sh")
        // Without this the first write too far is the end of the process.
        .args(["-c", "trap '' XFSZ; exec \"$0\" --exact --nocapture sqlite::the_process_whose_disk_is_full"])
        .arg(std::env::current_exe().unwrap())
        .env("FOLDER_TO_BE_FULL", folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let output = process.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("and well again"), "{said}");
}
