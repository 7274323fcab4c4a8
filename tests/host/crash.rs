//! A real process that is killed again and again while it works: nothing that it acknowledged is lost,
//! nothing is left undone.

use crate::fixture::*;
use crate::folder::Folder;
use crate::server::Server;
use async_trait::async_trait;
use sobremesa::drivers::Random;
use sobremesa::host::announce::{self, Announcer, NotShown};
use sobremesa::host::{Host, HostState, Request, Wall, clock};
use sobremesa::store::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Where the child keeps what it plays, and where it writes what it did.
const STORE: &str = "SOBREMESA_CRASH_STORE";
const LOGS: &str = "SOBREMESA_CRASH_LOGS";

/// Time goes two hundred times as fast, so that what a dead process had taken is free again in a moment.
#[derive(Debug)]
struct FastWall;

impl Wall for FastWall {
    fn now(&self) -> Time {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
        Time::from_timestamp_millis(1_700_000_000_000 + (real - 1_700_000_000_000) * 200).unwrap()
    }

    fn between_edits(&self) -> Duration {
        Duration::from_millis(5)
    }
}

/// Writes lines to the end of a file, one call a line: a killed process leaves whole lines.
fn log(folder: &Path, name: &str) -> File {
    OpenOptions::new().create(true).append(true).open(folder.join(name)).unwrap()
}

fn lines(folder: &Path, name: &str) -> Vec<Vec<i64>> {
    let text = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    text.lines().map(|line| line.split(' ').map(|word| word.parse().unwrap()).collect()).collect()
}

fn settings(store: &str) -> Backend {
    match store.strip_prefix("sqlite:") {
        Some(folder) => Backend::Sqlite { folder: PathBuf::from(folder) },
        None => Backend::Postgres { url: store.to_owned(), pool: 4 },
    }
}

/// Shows and sends by writing it down.
struct Scribe(PathBuf);

#[async_trait]
impl Announcer for Scribe {
    fn shards(&self) -> Shards {
        Shards::ALL
    }

    async fn show(&self, table: &Table, _: bool) -> Result<Option<Board>, NotShown> {
        let line = format!("{} {}\n", table.id.0, table.revision);
        log(&self.0, "shown").write_all(line.as_bytes()).unwrap();
        Ok(None)
    }

    async fn notify(&self, notice: &Notice, table: &Table, _: &Person) -> Result<NoticeEnd, NotShown> {
        let question: i64 = notice.cause.rsplit(':').next().unwrap().parse().unwrap();
        let kinds = ["turn", "react", "remind", "over", "last", "order-dropped"];
        let kind = kinds.iter().position(|kind| *kind == notice.kind.id()).unwrap();
        let line = format!("{} {} {} {kind} {question}\n", notice.id, table.id.0, notice.user.0);
        log(&self.0, "sent").write_all(line.as_bytes()).unwrap();
        Ok(NoticeEnd::Sent { channel: notice.user.0, message: notice.id as u64 })
    }
}

/// What the child does until it is killed: not a test of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let (Ok(store), Some(logs)) = (std::env::var(STORE), std::env::var_os(LOGS)) else { return };
    let logs = PathBuf::from(logs);
    let host = Host::new(connect(&settings(&store)).await.unwrap(), Arc::new(FastWall));
    let (_stop, stopped) = watch::channel(false);
    tokio::spawn(clock::run(host.clone(), stopped.clone()));
    tokio::spawn(announce::run(host.clone(), Arc::new(Scribe(logs.clone())), stopped));
    let (mut acknowledged, mut pick) = (log(&logs, "acknowledged"), Random::new(rand::random()));
    loop {
        let open = host.store().open_tables(TableId(0), 10).await.unwrap();
        if open.len() < 5 {
            let _ = host.open(opening(rand::random::<u64>() >> 1, 1, 1, PATIENT)).await;
            continue;
        }
        let id = open[pick.below(open.len())];
        let now = table(&host, id).await;
        let user = 1 + pick.below(3) as u64;
        let request = match now.stage {
            Stage::Lobby if now.seats.len() < 4 => Some(join(now.seats.len() as u64)),
            Stage::Lobby => Some(start(1)),
            _ => sensible(&now, user),
        };
        let Some(request) = request else {
            tokio::task::yield_now().await;
            continue;
        };
        let answer = matches!(request, Request::Answer { .. });
        if let Ok(done) = host.request(id, pressed(request, rand::random::<u64>() >> 1)).await
            && answer
        {
            let line = format!("{} {} {}\n", id.0, HostState::of(&done.table).answers, done.table.revision);
            acknowledged.write_all(line.as_bytes()).unwrap();
        }
    }
}

/// Lets the child work until it has acknowledged so many answers, and kills it.
fn life(store: &str, logs: &Path, answers: usize) {
    let acknowledged =
        || std::fs::read_to_string(logs.join("acknowledged")).unwrap_or_default().matches('\n').count();
    let enough = acknowledged() + answers;
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::child", "--nocapture"])
        .env(STORE, store)
        .env(LOGS, logs)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log(logs, "errors"))
        .spawn()
        .unwrap();
    let until = Instant::now() + Duration::from_secs(240);
    while acknowledged() < enough {
        let errors = || std::fs::read_to_string(logs.join("errors")).unwrap();
        assert!(child.try_wait().unwrap().is_none(), "{}", errors());
        assert!(Instant::now() < until, "nothing is answered: {}", errors());
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Everybody answers for a while what they are asked; whoever was taken to be away is back.
async fn play_on(host: &Host, id: TableId) {
    for _ in 0..20 {
        let now = table(host, id).await;
        for user in 1..=3 {
            let answer = match now.stage {
                Stage::Paused => Some(Request::Present { user: UserId(user) }),
                _ => sensible(&now, user),
            };
            if let Some(answer) = answer {
                // Somebody else's answer may have been the one that decided.
                let _ = host.request(id, answer.into()).await;
            }
        }
    }
}

async fn lives(store: String, kills: u64) {
    let folder = Folder::new();
    let logs = folder.path().to_owned();
    std::fs::create_dir_all(&logs).unwrap();
    tokio::task::spawn_blocking({
        let (store, logs) = (store.clone(), logs.clone());
        move || {
            let mut pick = Random::new(kills);
            // The first life finds nothing and opens tables; some of the others end before they have done anything.
            life(&store, &logs, 20);
            for _ in 1..kills {
                life(&store, &logs, pick.below(5));
            }
        }
    })
    .await
    .unwrap();

    // The last life is ours: everybody is there, and plays to the end.
    let host = Host::new(connect(&settings(&store)).await.unwrap(), Arc::new(FastWall));
    let (stop, stopped) = watch::channel(false);
    let clock = tokio::spawn(clock::run(host.clone(), stopped.clone()));
    let scribe = tokio::spawn(announce::run(host.clone(), Arc::new(Scribe(logs.clone())), stopped));
    for id in host.store().open_tables(TableId(0), 100).await.unwrap() {
        let lobby = table(&host, id).await.stage == Stage::Lobby;
        let comes = |user| if lobby { Request::Gone } else { Request::Present { user: UserId(user) } };
        for user in 1..=3 {
            let _ = host.request(id, comes(user).into()).await;
        }
    }
    let until = Instant::now() + Duration::from_secs(240);
    let mut tables = Vec::new();
    loop {
        tables.clear();
        let known = lines(&logs, "shown").iter().map(|line| line[0]).max().unwrap_or(0) + 20;
        for id in 1..known {
            tables.extend(host.store().load(TableId(id)).await.unwrap());
        }
        let open = tables.iter().filter(|table| table.stage.is_open()).count();
        let unshown = tables.iter().filter(|table| table.announced != table.revision).count();
        let waiting = host.store().next_notice(Shards::ALL).await.unwrap();
        if (open, unshown, waiting) == (0, 0, None) {
            break;
        }
        for table in tables.iter().filter(|table| table.stage.is_under_way()) {
            play_on(&host, table.id).await;
        }
        assert!(Instant::now() < until, "{open} games go on, {unshown} are not shown, {waiting:?} waits");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stop.send(true).unwrap();
    clock.await.unwrap();
    scribe.await.unwrap();

    let acknowledged = lines(&logs, "acknowledged");
    assert!(acknowledged.len() as u64 > kills, "{} answers are no load", acknowledged.len());
    let mut shown = BTreeMap::<i64, i64>::new();
    for line in lines(&logs, "shown") {
        let last = shown.entry(line[0]).or_default();
        *last = line[1].max(*last);
    }
    let sent = lines(&logs, "sent");
    let ids: BTreeSet<i64> = sent.iter().map(|line| line[0]).collect();
    let causes: BTreeSet<&[i64]> = sent.iter().map(|line| &line[1..]).collect();
    assert_eq!(ids.len(), causes.len(), "one cause, one notice");
    for table in &tables {
        let table = whole(&host, table.id).await;
        let inputs = host.store().inputs(table.id).await.unwrap();
        let players: BTreeSet<i64> = inputs
            .iter()
            .filter(|row| row.by == sobremesa::store::AnsweredBy::Player)
            .map(|row| row.n)
            .collect();
        let here: Vec<_> = acknowledged.iter().filter(|line| line[0] == table.id.0).collect();
        assert!(here.iter().all(|line| players.contains(&line[1])), "an acknowledged answer is gone");
        assert_eq!(here.iter().map(|line| line[2]).collect::<BTreeSet<_>>().len(), here.len());
        assert_eq!(shown.get(&table.id.0), Some(&table.revision), "table {} is not up to date", table.id.0);
        for (_, message) in host.store().take_sent(table.id, i64::MAX, &[]).await.unwrap() {
            assert!(ids.contains(&(message as i64)), "a notice that nobody got counts as sent");
        }
        for user in 1..=3 {
            // The end of a game is never stale.
            if table.stage == Stage::Over {
                assert!(causes.contains(&[table.id.0, user, 3, 0][..]), "{user} does not know the end");
            }
        }
    }
    eprintln!(
        "{kills} kills: {} answers at {} tables, {} notices",
        acknowledged.len(),
        tables.len(),
        ids.len()
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_crashes_lose_nothing() {
    lives(Server::shared().database(), 100).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thirty_crashes_with_a_file_lose_nothing() {
    let folder = Folder::new();
    lives(format!("sqlite:{}", folder.path().display()), 30).await;
}
