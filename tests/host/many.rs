//! Many at once, from several processes: nothing is lost, nothing happens twice, and the game goes on.

use crate::fixture::*;
use crate::folder::Folder;
use crate::server::Server;
use futures_util::future::join_all;
use serde_json::json;
use sobremesa::host::{Host, HostState, Pace, Receipt, Request, Sorry, clock};
use sobremesa::store::{Backend, Stage, TableId, UserId};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

async fn hosts(settings: &Backend, count: usize) -> Vec<Host> {
    join_all((0..count).map(|_| host(settings))).await
}

/// The hosts of one process: an SQLite file has no others.
async fn one_host(folder: &Folder) -> Vec<Host> {
    let host = host(&Backend::Sqlite { folder: folder.path().to_owned() }).await;
    vec![host.clone(), host]
}

/// Somebody's accepted request: the table's revision after it, and the number of the answer.
type Accepted = (i64, i64);

/// A player who sends every answer twice at once, by different hosts, until the game is over.
async fn play(hosts: &[Host], id: TableId, user: u64) -> Vec<(u8, Accepted)> {
    let mut accepted = Vec::new();
    for round in user as usize.. {
        let before = table(&hosts[round % hosts.len()], id).await;
        if before.stage == Stage::Over {
            break;
        }
        let Some(request) = sensible(&before, user) else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let seat = before.seats.iter().position(|chair| chair.user == Some(UserId(user))).unwrap() as u8;
        let (one, two) = (&hosts[round % hosts.len()], &hosts[(round + 1) % hosts.len()]);
        let ends =
            tokio::join!(one.request(id, request.clone().into()), two.request(id, request.clone().into()));
        for end in [ends.0, ends.1] {
            match end {
                Ok(done) => {
                    assert_eq!(done.receipt, Receipt::Done);
                    accepted.push((seat, (done.table.revision, HostState::of(&done.table).answers)));
                }
                Err(Sorry::Stale | Sorry::NotAsked | Sorry::NotRunning) => {}
                Err(other) => panic!("{other}"),
            }
        }
    }
    accepted
}

/// Looks at the clock of one table, whatever its lease, until the game is over. Says which revisions that made.
async fn ticks(host: &Host, id: TableId) -> Vec<i64> {
    let mut revisions = Vec::new();
    loop {
        let done = host.request(id, Request::Tick.into()).await.unwrap();
        if done.receipt == Receipt::Done {
            revisions.push(done.table.revision);
        }
        if done.table.stage == Stage::Over {
            return revisions;
        }
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
}

async fn no_answer_is_lost(hosts: &[Host], tables: u64) {
    join_all((1..=tables).map(async |channel| {
        let id = begun(&hosts[0], channel, 3, 2, PATIENT).await;
        let begun_at = table(&hosts[0], id).await.revision;
        let clocks = join_all(hosts.iter().map(|host| ticks(host, id)));
        let players = join_all((1..=3).map(|user| play(hosts, id, user)));
        let (clocks, players) = tokio::join!(clocks, players);
        let accepted: Vec<_> = players.into_iter().flatten().collect();
        let over = whole(&hosts[0], id).await;

        let mut revisions: Vec<i64> = accepted.iter().map(|(_, (revision, _))| *revision).collect();
        revisions.extend(clocks.into_iter().flatten());
        revisions.sort_unstable();
        assert_eq!(
            revisions,
            (begun_at + 1..=over.revision).collect::<Vec<_>>(),
            "one request, one revision"
        );

        let inputs = hosts[0].store().inputs(id).await.unwrap();
        let by_players = inputs
            .iter()
            .filter(|row| row.by == sobremesa::store::AnsweredBy::Player)
            .map(|row| (row.seat, row.n));
        let acknowledged: BTreeSet<(u8, i64)> = accepted.iter().map(|(seat, (_, n))| (*seat, *n)).collect();
        assert_eq!(acknowledged.len(), accepted.len(), "an answer was acknowledged twice");
        assert_eq!(by_players.collect::<BTreeSet<_>>(), acknowledged);
        assert!(accepted.len() > 10, "{} answers are no game", accepted.len());
        let results = hosts[0].store().results(None, None, 1_000).await.unwrap();
        assert_eq!(results.iter().filter(|result| result.table == id).count(), 5);
    }))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_processes_lose_no_answer() {
    let hosts = hosts(&postgres(Server::shared()), 3).await;
    no_answer_is_lost(&hosts, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_process_with_a_file_loses_no_answer() {
    let folder = Folder::new();
    no_answer_is_lost(&one_host(&folder).await, 2).await;
}

async fn lobbies_cross(hosts: &[Host]) {
    for channel in 1..=6 {
        let id = hosts[0].open(opening(channel, 1, 0, PATIENT)).await.unwrap();
        // Twelve for the seven seats that are left.
        let joins = join_all((2..=13).map(|user| {
            let host = &hosts[user as usize % hosts.len()];
            host.request(id, join(user).into())
        }))
        .await;
        assert_eq!(joins.iter().filter(|end| end.is_ok()).count(), 7, "{joins:?}");
        assert!(joins.iter().all(|end| matches!(end, Ok(_) | Err(Sorry::Full))), "{joins:?}");
        let before = table(&hosts[0], id).await;
        assert_eq!((before.seats.len(), before.revision), (8, 8));

        // Some leave while two presses begin the game, and others want to join.
        let seated: Vec<u64> = before.seats[1..].iter().map(|chair| chair.user.unwrap().0).collect();
        let requests: Vec<Request> = [start(1), start(1)]
            .into_iter()
            .chain(seated[..4].iter().map(|user| Request::Leave { user: UserId(*user) }))
            .chain((20..24).map(join))
            .collect();
        let ends = join_all(
            requests
                .iter()
                .enumerate()
                .map(|(n, ask)| hosts[n % hosts.len()].request(id, ask.clone().into())),
        )
        .await;
        let after = whole(&hosts[0], id).await;
        assert_eq!(after.stage, Stage::Running);
        assert_eq!(ends[..2].iter().filter(|end| end.is_ok()).count(), 1, "one start");
        assert!(ends[..2].iter().all(|end| matches!(end, Ok(_) | Err(Sorry::Begun))), "{ends:?}");
        for (request, end) in requests.iter().zip(&ends).skip(2) {
            let sits = after.seats.iter().any(|chair| chair.user == request.user());
            match (request, end) {
                (Request::Leave { .. }, Ok(_)) => assert!(!sits),
                (Request::Leave { .. }, Err(Sorry::Begun)) => assert!(sits),
                (Request::Join { .. }, Ok(_)) => assert!(sits),
                (Request::Join { .. }, Err(Sorry::Begun | Sorry::Full)) => assert!(!sits),
                other => panic!("{other:?}"),
            }
        }
        let granted = ends.iter().filter(|end| end.is_ok()).count() as i64;
        assert_eq!(after.revision, before.revision + granted);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn joining_leaving_and_starting_cross() {
    lobbies_cross(&hosts(&postgres(Server::shared()), 3).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn joining_leaving_and_starting_cross_in_a_file() {
    let folder = Folder::new();
    lobbies_cross(&one_host(&folder).await).await;
}

async fn presses_count_once(hosts: &[Host]) {
    let mut press = 0;
    for channel in 1..=5 {
        let id = hosts[0].open(opening(channel, 1, 3, PATIENT)).await.unwrap();
        let options = json!({ "warning_lap": true });
        let requests = [
            join(2),
            Request::Options { user: UserId(1), options, pace: None },
            Request::AddBot { user: UserId(1) },
            start(1),
            Request::Away { user: UserId(2) },
        ];
        for request in requests {
            press += 1;
            let before = table(&hosts[0], id).await.revision;
            let ends =
                join_all(hosts.iter().map(|host| host.request(id, pressed(request.clone(), press)))).await;
            let outcomes: Vec<_> = ends.iter().map(|end| end.as_ref().map(|done| done.receipt)).collect();
            let done = |end: &&Result<Receipt, &Sorry>| matches!(end, Ok(Receipt::Done));
            assert_eq!(outcomes.iter().filter(done).count(), 1, "{request:?}: {outcomes:?}");
            let again = |end: &Result<Receipt, &Sorry>| matches!(end, Ok(Receipt::Done | Receipt::Again));
            assert!(outcomes.iter().all(again), "{request:?}: {outcomes:?}");
            assert_eq!(table(&hosts[0], id).await.revision, before + 1, "{request:?}");
            // And once more, as after an answer that got lost on its way.
            let late = hosts[1].request(id, pressed(request.clone(), press)).await;
            assert!(matches!(late, Ok(ref done) if done.receipt == Receipt::Again), "{request:?}: {late:?}");
        }
        for _ in 0..6 {
            press += 1;
            let before = table(&hosts[0], id).await;
            let Some(answer) = sensible(&before, 1) else { break };
            let ends =
                join_all(hosts.iter().map(|host| host.request(id, pressed(answer.clone(), press)))).await;
            let outcomes: Vec<_> = ends.iter().map(|end| end.as_ref().map(|done| done.receipt)).collect();
            let done = |end: &&Result<Receipt, &Sorry>| matches!(end, Ok(Receipt::Done));
            assert_eq!(outcomes.iter().filter(done).count(), 1, "{outcomes:?}");
            let again = |end: &Result<Receipt, &Sorry>| matches!(end, Ok(Receipt::Done | Receipt::Again));
            assert!(outcomes.iter().all(again), "{outcomes:?}");
            whole(&hosts[0], id).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_press_at_two_processes_counts_once() {
    presses_count_once(&hosts(&postgres(Server::shared()), 2).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_press_twice_counts_once_in_a_file() {
    let folder = Folder::new();
    presses_count_once(&one_host(&folder).await).await;
}

async fn deadlines_fire_once(hosts: &[Host], wall: &FakeWall) {
    let pace = Pace { bot_millis: (5_000, 5_000), turn_secs: 60, ..Pace::LIVE };
    let mut tables = Vec::new();
    for channel in 1..=10 {
        tables.push(begun(&hosts[0], channel, 3, 0, pace).await);
    }
    assert_eq!(
        join_all(hosts.iter().map(clock::tick_due)).await.into_iter().map(Result::unwrap).sum::<usize>(),
        0
    );
    wall.pass(61);
    let looked: usize =
        join_all(hosts.iter().map(clock::tick_due)).await.into_iter().map(Result::unwrap).sum();
    assert_eq!(looked, tables.len(), "each clock is looked at by one process");
    // Somebody whose lease ran out while they were at it.
    let late = hosts.iter().flat_map(|host| tables.iter().map(|id| host.request(*id, Request::Tick.into())));
    assert!(join_all(late).await.into_iter().all(|end| end.unwrap().receipt == Receipt::Idle));
    for id in &tables {
        whole(&hosts[0], *id).await;
        let inputs = hosts[0].store().inputs(*id).await.unwrap();
        let by_clock: Vec<u8> = inputs
            .iter()
            .filter(|row| row.by == sobremesa::store::AnsweredBy::Clock)
            .map(|row| row.seat)
            .collect();
        assert_eq!(by_clock, [0, 1, 2], "everybody's time is up once");
    }
    // Without any lease: all look at the same clocks at the same time. Where everybody is away none goes.
    for id in &tables {
        hosts[0].request(*id, Request::Present { user: UserId(1) }.into()).await.unwrap();
    }
    wall.pass(61);
    for id in &tables {
        let before = table(&hosts[0], *id).await;
        let ends = join_all(hosts.iter().map(|host| host.request(*id, Request::Tick.into()))).await;
        let done = ends.into_iter().filter(|end| end.as_ref().unwrap().receipt == Receipt::Done).count();
        let after = whole(&hosts[0], *id).await;
        assert_eq!((done, after.revision), (1, before.revision + 1));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_fires_once_among_three_processes() {
    let (settings, wall) = (postgres(Server::shared()), FakeWall::new());
    let hosts = join_all((0..3).map(|_| host_by(&settings, &wall))).await;
    deadlines_fire_once(&hosts, &wall).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_fires_once_in_a_file() {
    let (folder, wall) = (Folder::new(), FakeWall::new());
    let host = host_by(&Backend::Sqlite { folder: folder.path().to_owned() }, &wall).await;
    deadlines_fire_once(&[host.clone(), host], &wall).await;
}

/// A player who goes on pressing whatever the database does, until the game is over. Says which answers were
/// acknowledged.
async fn insist(hosts: &[Host], id: TableId, user: u64, failed: &AtomicU64) -> BTreeSet<i64> {
    let mut acknowledged = BTreeSet::new();
    for round in user as usize.. {
        let host = &hosts[round % hosts.len()];
        let before = match host.store().load(id).await {
            Ok(before) => before.unwrap(),
            Err(_) => {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
        };
        if before.stage == Stage::Over {
            break;
        }
        let Some(request) = sensible(&before, user) else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let press = id.0 as u64 * 1_000_000 + round as u64 * 10 + user;
        loop {
            match host.request(id, pressed(request.clone(), press)).await {
                Ok(done) if done.receipt == Receipt::Done => {
                    let new = acknowledged.insert(HostState::of(&done.table).answers);
                    assert!(new, "an answer was acknowledged twice");
                    break;
                }
                // It was kept before the connection went.
                Ok(done) => break assert_eq!(done.receipt, Receipt::Again),
                Err(Sorry::Store(_)) => failed.fetch_add(1, Ordering::Relaxed),
                // A rival has answered in the meantime what this was to answer ahead, and may have won by it.
                Err(Sorry::Stale | Sorry::NotAsked | Sorry::NotRunning) => break,
                Err(other) => panic!("{other}"),
            };
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_comes_and_goes_leaves_no_half() {
    let server = Arc::new(Server::new());
    let settings = postgres(&server);
    let hosts = hosts(&settings, 2).await;
    let (stop, stopped) = watch::channel(false);
    let clocks: Vec<_> =
        hosts.iter().map(|host| tokio::spawn(clock::run(host.clone(), stopped.clone()))).collect();
    let done = Arc::new(AtomicBool::new(false));
    let trouble = std::thread::spawn({
        let (server, done) = (server.clone(), done.clone());
        move || {
            let kill =
                "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sobremesa'";
            for round in 0.. {
                if done.load(Ordering::Relaxed) {
                    break;
                }
                std::thread::sleep(Duration::from_millis(150));
                if round % 6 == 5 {
                    server.stop();
                    server.start();
                } else {
                    server.psql("postgres", kill);
                }
            }
        }
    });
    let failed = AtomicU64::new(0);
    let began = Instant::now();
    let mut tables = Vec::new();
    // For four seconds, or until something has gone wrong.
    while began.elapsed().as_secs() < 4
        || failed.load(Ordering::Relaxed) == 0 && began.elapsed() < Duration::from_secs(120)
    {
        let id = loop {
            let opening = opening(tables.len() as u64 + 1, 1, 1, PATIENT);
            match hosts[0].open(opening).await {
                Ok(id) | Err(Sorry::ChannelTaken(id)) => break id,
                Err(Sorry::Store(_)) => {}
                Err(other) => panic!("{other}"),
            }
        };
        for request in [join(2), join(3), start(1)] {
            loop {
                match hosts[0].request(id, request.clone().into()).await {
                    Ok(_) | Err(Sorry::Begun | Sorry::SeatedAlready) => break,
                    Err(Sorry::Store(_)) => {}
                    Err(other) => panic!("{other}"),
                }
            }
        }
        let players = join_all((1..=3).map(|user| {
            let (hosts, failed) = (&hosts, &failed);
            async move { insist(hosts, id, user, failed).await }
        }));
        let acknowledged: BTreeSet<i64> = players.await.into_iter().flatten().collect();
        tables.push((id, acknowledged));
    }
    done.store(true, Ordering::Relaxed);
    tokio::task::spawn_blocking(move || trouble.join().unwrap()).await.unwrap();
    let calm = host(&settings).await;
    for (id, acknowledged) in &tables {
        let over = whole(&calm, *id).await;
        assert_eq!(over.stage, Stage::Over);
        let inputs = calm.store().inputs(*id).await.unwrap();
        let by_players: BTreeSet<i64> = inputs
            .iter()
            .filter(|row| row.by == sobremesa::store::AnsweredBy::Player)
            .map(|row| row.n)
            .collect();
        assert!(acknowledged.is_subset(&by_players), "an acknowledged answer is gone");
    }
    assert!(failed.load(Ordering::Relaxed) > 0, "nothing went wrong: no test");
    stop.send(true).unwrap();
    for clock in clocks {
        clock.await.unwrap();
    }
}
