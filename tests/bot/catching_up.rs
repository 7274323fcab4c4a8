//! Many tables at once that have changed while the bot was away.
//!
//! `CATCH_UP=2000 cargo test --release --test bot catching_up -- --nocapture` prints what it costs.

use crate::evening::{Done, Error, opened};
use crate::memory::{Watch, memory};
use crate::seed::seed;
use crate::waiting::{Going, patience};
use serde_json::json;
use sobremesa::discord::{Account, Connection, connect};
use sobremesa::host::{Host, Opening, Pace, Request, SystemWall};
use sobremesa::playground::{Config, Direction, Entry, Listener, Outcome, Playground, Rates, Running};
use sobremesa::store::{self, TableId, UserId};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What the stand-in was asked for.
#[derive(Default)]
struct Counted {
    posts: AtomicU64,
    edits: AtomicU64,
    refused: AtomicU64,
    /// What was shown by edits. An edit that nobody answered is sent once more, and shows nothing else.
    shown: Mutex<BTreeSet<String>>,
}

fn counting(counted: &Arc<Counted>) -> Listener {
    let counted = counted.clone();
    Arc::new(move |entry: &Entry| {
        if entry.direction != Direction::Request {
            return;
        }
        let which = match (entry.status, entry.method.as_str(), entry.route.as_str()) {
            (429, _, _) => &counted.refused,
            (200..300, "POST", "/channels/{channel_id}/messages") => &counted.posts,
            (200..300, "PATCH", "/channels/{channel_id}/messages/{message_id}") => &counted.edits,
            _ => return,
        };
        which.fetch_add(1, Ordering::SeqCst);
        if std::ptr::eq(which, &counted.edits) {
            counted.shown.lock().unwrap_or_else(PoisonError::into_inner).insert(entry.json.to_string());
        }
    })
}

async fn host(folder: &Path) -> Result<Host, Error> {
    let store = opened(&store::Backend::Sqlite { folder: folder.to_owned() }).await?;
    Ok(Host::new(store, Arc::new(SystemWall)).seeded(seed()))
}

async fn bot(playground: &Running, host: Host) -> Result<Connection, Error> {
    let api_url = Some(playground.api_url());
    let token = playground.token();
    let settings = Account { token, api_url, test_guild: None, shards: None, directs_a_day: 500 };
    Ok(connect(&settings, host).await?)
}

/// A table in each channel, and these people at it.
async fn tables(
    playground: &Running,
    host: &Host,
    count: usize,
    people: &[u64],
) -> Result<Vec<TableId>, Error> {
    let each = people.len() / count.max(1);
    let mut tables = Vec::new();
    for n in 0..count {
        let seated = &people[n * each..(n + 1) * each];
        let opening = Opening {
            kind: "cthulhu500".to_owned(),
            guild: Some(playground.guild_id().0),
            channel: playground.channel(&format!("table-{n}")).ok_or("no channel")?.0,
            user: UserId(seated.first().copied().unwrap_or(1)),
            name: "Ann".to_owned(),
            language: "en".to_owned(),
            pace: Pace::DAYS,
            options: json!({}),
            bots: 2,
            lesson: false,
            after: None,
            interaction: None,
        };
        let table = host.open(opening).await?;
        for user in seated.iter().skip(1) {
            let name = format!("P{user}");
            host.request(table, Request::Join { user: UserId(*user), name }.into()).await?;
        }
        tables.push(table);
    }
    Ok(tables)
}

/// Waits until nothing more is sent.
async fn reaches(count: &AtomicU64, wanted: u64) -> Result<(), Error> {
    let mut going = Going::new();
    while count.load(Ordering::SeqCst) < wanted {
        going.on((count.load(Ordering::SeqCst), wanted)).await?;
    }
    Ok(())
}

fn folder() -> PathBuf {
    std::env::temp_dir().join(format!("sobremesa-many-{}", rand::random::<u64>()))
}

/// Somebody presses, again and again, until told to stop. Says how often they were answered, and the longest
/// that it took.
async fn presses(playground: &Running, stop: Arc<AtomicBool>) -> Result<(usize, Duration), Error> {
    let ann = playground.person("Ann").ok_or("no Ann")?;
    let channel = playground.channel("table-0").ok_or("no channel")?;
    let (mut answered, mut longest) = (0, Duration::ZERO);
    while !stop.load(Ordering::SeqCst) {
        let began = Instant::now();
        let outcome = ann.run(channel, "cthulhu500 help", &[]).await?;
        // Whoever waits longer is told so within three seconds.
        assert!(matches!(outcome, Outcome::Answered(_) | Outcome::Thinking(_)), "{outcome:?}");
        (answered, longest) = (answered + 1, longest.max(began.elapsed()));
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok((answered, longest))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn catching_up_is_refused_nothing_and_shows_each_table_once() -> Done {
    crate::logged::everything();
    let count: usize = std::env::var("CATCH_UP").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let all = count as u64;
    let counted = Arc::new(Counted::default());
    let channels = (0..count).map(|n| format!("table-{n}")).collect();
    let listeners = vec![counting(&counted)];
    let playground = Arc::new(
        Playground::start(Config { rates: Rates::Limited, channels, listeners, ..Config::default() }).await?,
    );
    let folder = folder();
    let offline = host(&folder).await?;
    let people: Vec<u64> = (0..all).map(|n| 1_000_000 + n).collect();
    let tables = tables(&playground, &offline, count, &people).await?;
    drop(offline);
    let online = bot(&playground, host(&folder).await?).await?;
    reaches(&counted.posts, all).await?;
    online.leave().await;
    // While the bot is away they all change.
    let offline = host(&folder).await?;
    for (table, user) in tables.iter().zip(&people) {
        // With a hundred times as many, races are shown instead of lobbies: that is to paint as much.
        let user = UserId(*user);
        let request = if count > 500 { Request::Start { user } } else { Request::AddBot { user } };
        offline.request(*table, request.into()).await?;
    }
    drop(offline);
    let (watch, before, began) = (Watch::new(), memory(), Instant::now());
    let online = bot(&playground, host(&folder).await?).await?;
    let up = playground.wait_for(patience(), |look| (look.connected() > 0).then_some(()));
    up.await.ok_or("the bot did not come up")?;
    let stop = Arc::new(AtomicBool::new(false));
    let presser = {
        let (playground, stop) = (playground.clone(), stop.clone());
        tokio::spawn(async move { presses(&playground, stop).await })
    };
    reaches(&counted.edits, all).await?;
    let took = began.elapsed();
    stop.store(true, Ordering::SeqCst);
    let (answered, longest) = presser.await??;
    // Had anything been sent twice, it would have been by then: what is left to do is done before the bot leaves.
    online.leave().await;
    let (edits, refused) = (counted.edits.load(Ordering::SeqCst), counted.refused.load(Ordering::SeqCst));
    println!(
        "{count} tables behind: {took:.1?}, {edits} edits, {refused} answers of 429, memory {before} to {} MiB; {answered} presses meanwhile, the slowest {longest:.2?}",
        watch.most()
    );
    assert!(refused < 50, "{refused} were refused");
    let shown = counted.shown.lock().unwrap_or_else(PoisonError::into_inner).len();
    assert!(
        count > 500 || shown == count && edits <= all + all / 20,
        "{edits} edits of {all} tables show {shown}: {}",
        crate::logged::warnings()
    );
    let _ = std::fs::remove_dir_all(&folder);
    Ok(())
}
