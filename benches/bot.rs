//! What a press costs over the socket: the bot with two hundred tables in play against a bare poise command,
//! in one run; how long a race of eight takes through the bot and the stand-in when bots do not think; and
//! what many who look at their hands at the same moment cost in time and in memory.
//!
//! `cargo bench --bench bot`. Both bots talk to a playground each, over loopback, with real serenity. A press
//! is measured from the moment when the person presses to the moment when the stand-in has the answer.
//! Presses come at the same pace to both.

#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]
#![allow(clippy::unwrap_used, reason = "a benchmark that cannot go on stops")]

#[path = "../tests/support/memory.rs"]
mod memory;

use memory::{Watch, memory};
use poise::serenity_prelude as serenity;
use serde_json::json;
use sobremesa::discord::{Account, Connection, connect};
use sobremesa::drivers::Random;
use sobremesa::host::{Host, SystemWall};
use sobremesa::playground::{Config, Id, Locale, Outcome, Player, Playground, Rates, Running, Seen};
use sobremesa::store;
use std::sync::Arc;
use std::time::{Duration, Instant};

const TABLES: usize = 200;
const PRESSES: usize = 400;
/// Tables with so many people each who all look at their hands at once.
const CROWDED: usize = 30;
const CROWD: usize = 4;
/// One press every so often: each table is pressed at every ten seconds.
const EVERY: Duration = Duration::from_millis(50);

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let folder = std::env::temp_dir().join(format!("sobremesa-bench-{}", std::process::id()));
    let bare = bare().await;
    let (playground, bot) = ours(&folder, TABLES, Config::default(), (1_000, 3_000)).await;
    fill(&playground).await;
    let (mut plain, mut presses) = (Vec::new(), Vec::new());
    let mut pick = Random::new(1);
    // In turns, so that both have the same weather.
    for n in 0..PRESSES {
        plain.push(pinged(&bare).await);
        tokio::time::sleep(EVERY / 2).await;
        presses.extend(pressed(&playground, n, &mut pick).await);
        tokio::time::sleep(EVERY / 2).await;
    }
    let (plain, presses) = (sorted(plain), sorted(presses));
    for (what, share) in [("median", 0.5), ("99th percentile", 0.99)] {
        let (ours, theirs) = (at(&presses, share), at(&plain, share));
        println!(
            "press to acknowledgement, {what}: {ours:.2?} with {TABLES} tables, {theirs:.2?} bare poise, ratio {:.2}",
            ours.as_secs_f64() / theirs.as_secs_f64()
        );
    }
    println!("{} presses measured", presses.len());
    bot.leave().await;
    drop(playground);
    let _ = std::fs::remove_dir_all(&folder);
    race(&folder).await;
    let _ = std::fs::remove_dir_all(&folder);
    hands(&folder).await;
    let _ = std::fs::remove_dir_all(&folder);
}

async fn ours(
    folder: &std::path::Path,
    channels: usize,
    config: Config,
    thinking: (u32, u32),
) -> (Running, Connection) {
    let channels = (0..channels).map(|n| format!("table-{n}")).collect();
    let playground = Playground::start(Config { rates: Rates::Unlimited, channels, ..config }).await.unwrap();
    let store = store::connect(&store::Backend::Sqlite { folder: folder.to_owned() }).await.unwrap();
    let host = Host::new(store, Arc::new(SystemWall)).thinking(thinking);
    let api_url = Some(playground.api_url());
    let settings =
        Account { token: playground.token(), api_url, test_guild: None, shards: None, directs_a_day: 500 };
    let bot = connect(&settings, host).await.unwrap();
    ready(&playground).await;
    (playground, bot)
}

async fn ready(playground: &Running) {
    let up = playground.wait_for(Duration::from_secs(20), |look| {
        (look.connected() > 0 && !look.commands().is_empty()).then_some(())
    });
    up.await.unwrap();
}

fn channel(playground: &Running, n: usize) -> Id {
    playground.channel(&format!("table-{n}")).unwrap()
}

async fn command(who: &Player, channel: Id, words: &str, options: &[(&str, serde_json::Value)]) {
    let outcome = who.run(channel, &format!("cthulhu500 {words}"), options).await.unwrap();
    assert!(!matches!(outcome, Outcome::Failed), "{words}");
}

/// Three people at every table, and a race on each.
async fn fill(playground: &Running) {
    let [ann, bob, carmen] = ["Ann", "Bob", "Carmen"].map(|name| playground.person(name).unwrap());
    for n in 0..TABLES {
        let place = channel(playground, n);
        command(&ann, place, "new", &[("pace", json!(1)), ("reactions", json!(0))]).await;
        command(&bob, place, "join", &[]).await;
        command(&carmen, place, "join", &[]).await;
        command(&ann, place, "start", &[]).await;
    }
    // The tables are painted, and what is to be told is told.
    tokio::time::sleep(Duration::from_secs(15)).await;
}

/// One person presses something at one table: the hand, and an answer where there is one.
async fn pressed(playground: &Running, n: usize, pick: &mut Random) -> Vec<Duration> {
    let place = channel(playground, n % TABLES);
    let who = playground.person(["Ann", "Bob", "Carmen"][pick.below(3)]).unwrap();
    let Some(board) = who.newest(place, |one| one.button("My hand").is_some()) else { return Vec::new() };
    let mut taken = Vec::new();
    taken.push(press(&who, board.id, &board.button("My hand").unwrap()).await);
    let hand = who.newest(place, Seen::is_ephemeral).unwrap();
    let answers = hand.parts(2).into_iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
    let answers: Vec<String> = answers.filter(|id| id.contains(".a.")).collect();
    if !answers.is_empty() {
        taken.push(press(&who, hand.id, &answers[pick.below(answers.len())]).await);
    }
    taken
}

async fn press(who: &Player, message: Id, id: &str) -> Duration {
    let begun = Instant::now();
    let outcome = who.press(message, id).await.unwrap();
    assert!(matches!(outcome, Outcome::Answered(_) | Outcome::Updated), "{outcome:?}");
    begun.elapsed()
}

/// The least that poise can do.
#[poise::command(slash_command)]
async fn ping(ctx: poise::ApplicationContext<'_, (), Failure>) -> Result<(), Failure> {
    ctx.reply("pong").await?;
    Ok(())
}

async fn bare() -> Running {
    let playground =
        Playground::start(Config { rates: Rates::Unlimited, ..Config::default() }).await.unwrap();
    let options =
        poise::FrameworkOptions { commands: vec![ping()], initialize_owners: false, ..Default::default() };
    let framework = poise::Framework::builder().options(options).setup(|ctx, _, framework| {
        Box::pin(async move {
            poise::builtins::register_globally(ctx, &framework.options().commands).await?;
            Ok(())
        })
    });
    let http =
        serenity::HttpBuilder::new(playground.token()).proxy(playground.api_url()).ratelimiter_disabled(true);
    let intents = serenity::GatewayIntents::GUILDS;
    let client = serenity::ClientBuilder::new_with_http(http.build(), intents).framework(framework.build());
    let mut client = client.await.unwrap();
    tokio::spawn(async move { client.start().await.unwrap() });
    ready(&playground).await;
    playground
}

async fn pinged(playground: &Running) -> Duration {
    let (who, place) = (playground.person("Ann").unwrap(), playground.channel("table").unwrap());
    let begun = Instant::now();
    let outcome = who.run(place, "ping", &[]).await.unwrap();
    assert!(matches!(outcome, Outcome::Answered(_)), "{outcome:?}");
    begun.elapsed()
}

/// Seven bots and the driver of somebody who is away, with no time to think.
async fn race(folder: &std::path::Path) {
    let (playground, bot) = ours(folder, 1, Config::default(), (0, 0)).await;
    let (ann, place) = (playground.person("Ann").unwrap(), channel(&playground, 0));
    command(&ann, place, "new", &[("bots", json!(7))]).await;
    let begun = Instant::now();
    command(&ann, place, "start", &[]).await;
    command(&ann, place, "away", &[]).await;
    let over = |one: &Seen| one.text().contains("The race is over");
    let mut pause = tokio::time::interval(Duration::from_millis(5));
    while ann.newest(place, over).is_none() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the race never ends");
        pause.tick().await;
    }
    println!("a race of eight, from the start to its end on the table's message: {:.2?}", begun.elapsed());
    bot.leave().await;
}

/// Everybody at thirty tables looks at their hand at the same moment.
async fn hands(folder: &std::path::Path) {
    let names: Vec<String> = (0..CROWDED * CROWD).map(|n| format!("P{n}")).collect();
    let people = names.iter().map(|name| (name.clone(), Locale::English)).collect();
    let (playground, bot) =
        ours(folder, CROWDED, Config { people, ..Config::default() }, (1_000, 3_000)).await;
    let players: Vec<(Player, Id)> = names
        .iter()
        .enumerate()
        .map(|(n, name)| (playground.person(name).unwrap(), channel(&playground, n / CROWD)))
        .collect();
    for seated in players.chunks(CROWD) {
        let (host, place) = &seated[0];
        command(host, *place, "new", &[("pace", json!(1)), ("bots", json!(2))]).await;
        for (who, _) in &seated[1..] {
            command(who, *place, "join", &[]).await;
        }
        command(host, *place, "start", &[]).await;
    }
    // The tables are painted, and what is to be told is told.
    tokio::time::sleep(Duration::from_secs(15)).await;
    let (before, watch, began) = (memory(), Watch::new(), Instant::now());
    let looks: Vec<_> = players
        .into_iter()
        .map(|(who, place)| {
            tokio::spawn(async move {
                let began = Instant::now();
                let outcome = who.run(place, "cthulhu500 hand", &[]).await.unwrap();
                // Whoever waits longer is told so within three seconds.
                assert!(matches!(outcome, Outcome::Answered(_) | Outcome::Thinking(_)), "{outcome:?}");
                began.elapsed()
            })
        })
        .collect();
    let mut longest = Duration::ZERO;
    for look in looks {
        longest = longest.max(look.await.unwrap());
    }
    let answered = began.elapsed();
    bot.leave().await;
    let most = watch.most();
    tokio::time::sleep(Duration::from_secs(10)).await;
    println!(
        "{} hands at once: answered after {answered:.1?}, the slowest {longest:.2?}; memory {before}, at most {most}, ten seconds later {} MiB",
        CROWDED * CROWD,
        memory()
    );
}

fn sorted(mut taken: Vec<Duration>) -> Vec<Duration> {
    taken.sort();
    taken
}

fn at(sorted: &[Duration], share: f64) -> Duration {
    sorted[((sorted.len() - 1) as f64 * share) as usize]
}
