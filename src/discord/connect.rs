//! Going online: the way to Discord, the commands, the shards, and those who work in the background.

use super::announcer::DiscordAnnouncer;
use super::commands;
use super::identify;
use super::{Account, Bot, Health};
use crate::discord::gate::events;
use crate::discord::send::call::Call;
use crate::discord::send::follow;
use crate::discord::send::rest::Rest;
use crate::host::{Host, SystemWall, Wall as _, announce, clock};
use crate::store::{Shards, StoreError, Time};
use reqwest::Method;
use serenity::all::{ClientBuilder, GatewayIntents, Http, HttpBuilder, ShardManager};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How often what is old is forgotten.
const TIDY_EVERY: Duration = Duration::from_secs(3_600);

/// How long those who work in the background may take to end. Together with the presses it is less than those
/// wait who stop us.
const STOPPING: Duration = Duration::from_secs(4);
/// How long presses may still be answered: nobody waits for the answer to a press for longer than three seconds.
const ANSWERING: Duration = Duration::from_secs(6);

/// Why the bot did not come online.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No token.
    #[error("there is no token: set discord.token in config.toml, or DISCORD_TOKEN")]
    NoToken,
    /// The library cannot go on.
    #[error("{0}")]
    Discord(#[from] Box<serenity::Error>),
    /// The token is not one that Discord knows.
    #[error(
        "Discord does not know this token: set discord.token in config.toml, or DISCORD_TOKEN, to the bot's own"
    )]
    WrongToken,
    /// Discord does not answer.
    #[error("Discord does not answer when it is asked for {0}: is the network there?")]
    Silent(&'static str),
    /// The server does not answer as Discord does.
    #[error("Discord does not give what is asked for ({0}): it answers {1}")]
    Odd(&'static str, u16),
    /// Discord has closed the gateway for good.
    #[error("Discord has closed the connection for good: {0}")]
    Closed(&'static str),
    /// The gateway was spoken to so often that Discord is about to make the token void.
    #[error(
        "the bot has connected to Discord so often today that its token is about to be made void: find out why it starts again and again, and wait until tomorrow"
    )]
    TooOften,
    /// The database does not answer.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// No way out of this machine.
    #[error("no connection can be made at all: {0}")]
    NoWay(#[from] reqwest::Error),
    /// The server leads elsewhere.
    #[error("the server at discord.api_url sends its clients to another host ({0})")]
    Elsewhere(String),
}

/// A bot that is online.
pub struct Connection {
    bot: Bot,
    shards: Arc<ShardManager>,
    mine: Shards,
    stop: watch::Sender<bool>,
    gateway: JoinHandle<Result<(), serenity::Error>>,
    workers: Vec<JoinHandle<()>>,
    since: Time,
}

impl std::fmt::Debug for Connection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Connection")
    }
}

/// For what the library asks by itself, which is the way to the gateway.
const LIBRARY_DEADLINE: Duration = Duration::from_secs(15);

/// The library's own way to Discord. Its waiting for rate limits is off: it goes round every other address,
/// asks again by itself however often it is refused, and knows nothing of what is urgent. What this program
/// asks goes through the [`Rest`].
fn http(settings: &Account) -> Result<Http, Error> {
    let client = reqwest::Client::builder().timeout(LIBRARY_DEADLINE).build()?;
    let builder = HttpBuilder::new(settings.token.clone()).client(client).ratelimiter_disabled(true);
    Ok(match &settings.api_url {
        Some(url) => builder.proxy(url.trim_end_matches('/')).build(),
        None => builder.build(),
    })
}

/// What Discord answers to a question without which nothing begins.
async fn asked(rest: &Rest, call: Call) -> Result<serde_json::Value, Error> {
    let answered = rest.ask(&call).await.map_err(|_| Error::Silent(call.route))?;
    match answered.status {
        200..300 => Ok(answered.body),
        401 => Err(Error::WrongToken),
        status => Err(Error::Odd(call.route, status)),
    }
}

/// Where the library would fall back to the real gateway when it gets no answer, we stop.
async fn check_gateway(rest: &Rest, settings: &Account) -> Result<(), Error> {
    let gateway = asked(rest, Call::plain(Method::GET, "/gateway")).await?;
    let gateway = gateway["url"].as_str().unwrap_or_default().to_owned();
    let Some(url) = &settings.api_url else { return Ok(()) };
    let host = |url: &str| {
        url.split("://").nth(1).and_then(|rest| rest.split(['/', ':', '?']).next()).map(str::to_owned)
    };
    if host(&gateway) == host(url) { Ok(()) } else { Err(Error::Elsewhere(gateway)) }
}

/// Goes online, and stays so until told to stop.
pub async fn connect(settings: &Account, host: Host) -> Result<Connection, Error> {
    if settings.token.is_empty() {
        return Err(Error::NoToken);
    }
    let rest = Rest::new(settings.api_url.as_deref().unwrap_or("https://discord.com"), &settings.token)?;
    check_gateway(&rest, settings).await?;
    let me = asked(&rest, Call::plain(Method::GET, "/oauth2/applications/@me")).await?;
    let me = me["id"].as_str().and_then(|id| id.parse().ok()).ok_or(Error::Odd("its own number", 200))?;
    register(&rest, me, settings).await?;
    let gateway = asked(&rest, Call::plain(Method::GET, "/gateway/bot")).await?;
    let of = gateway["shards"].as_u64().and_then(|of| u32::try_from(of).ok()).unwrap_or(1).max(1);
    // All shards, as many as Discord wants them to be.
    let mine = settings.shards.unwrap_or(Shards { from: 0, to: of - 1, of });
    introduce(&host, mine, identify::left(&gateway)).await?;
    let rest = rest.speaking_for(me, mine);
    // Tables: the channels that come and go. Messages: only that there are some, to see that a table has scrolled away.
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
    // The library makes its own of what it is built with; the bot is put in before the first event can come.
    let cell = Arc::new(OnceLock::new());
    let builder = ClientBuilder::new_with_http(http(settings)?, intents)
        .cache_settings(no_cache())
        .framework(commands::framework(cell.clone()))
        .raw_event_handler(events::Unreadable(cell.clone()));
    let mut client = builder.await.map_err(Box::new)?;
    let bot = cell.get_or_init(|| Bot::new(host.clone(), rest, settings)).clone();
    let manager = client.shard_manager.clone();
    // The library takes the end of the range for the last shard, not for the first that is none.
    let range = mine.from..mine.to;
    let gateway = tokio::spawn(async move { client.start_shard_range(range, mine.of).await });
    let (stop, stopped) = watch::channel(false);
    let announcer = Arc::new(DiscordAnnouncer::new(bot.clone()));
    let workers = vec![
        tokio::spawn(clock::run(host.clone(), stopped.clone())),
        tokio::spawn(announce::run(host, announcer, stopped.clone())),
        tokio::spawn(follow::run(bot.clone(), stopped.clone())),
        tokio::spawn(tidy(bot.clone(), stopped)),
    ];
    let since = bot.host().now();
    Ok(Connection { bot, shards: manager, mine, stop, gateway, workers, since })
}

/// Waits as long as it takes not to introduce oneself to the gateway too often, or refuses.
async fn introduce(host: &Host, mine: Shards, told: Option<u64>) -> Result<(), Error> {
    let counted = host.store().identified_since(SystemWall.now() - identify::DAY).await?;
    let shards = u64::from(mine.to - mine.from) + 1;
    let pause = identify::pause(counted, told, shards).ok_or(Error::TooOften)?;
    if !pause.is_zero() {
        tracing::warn!(
            counted,
            ?told,
            ?pause,
            "the bot has connected very often today: it waits before it does again"
        );
    }
    tokio::time::sleep(pause).await;
    Ok(())
}

/// Why the gateway has ended.
fn closed(error: serenity::Error) -> Error {
    use serenity::gateway::GatewayError;
    let serenity::Error::Gateway(why) = &error else { return Error::Discord(Box::new(error)) };
    Error::Closed(match why {
        GatewayError::InvalidAuthentication | GatewayError::NoAuthentication => {
            "it does not know the token any more (4004): set discord.token, or DISCORD_TOKEN, to the bot's own"
        }
        GatewayError::DisallowedGatewayIntents => {
            "it does not allow what the bot wants to be told (4014): see the bot's intents in the developer portal"
        }
        GatewayError::InvalidGatewayIntents => {
            "it does not know what the bot wants to be told (4013): the bot is too old"
        }
        GatewayError::InvalidShardData => "there are no such shards (4010): see discord.shards",
        GatewayError::OverloadedShard => {
            "a shard has too many guilds (4011): set more of them in discord.shards"
        }
        _ => return Error::Discord(Box::new(error)),
    })
}

/// Everything that is drawn comes from the database: what Discord tells is not kept.
fn no_cache() -> serenity::cache::Settings {
    let mut settings = serenity::cache::Settings::default();
    settings.max_messages = 0;
    settings.cache_guilds = false;
    settings.cache_channels = false;
    settings.cache_users = false;
    settings
}

async fn register(rest: &Rest, me: u64, settings: &Account) -> Result<(), Error> {
    let all = poise::builtins::create_application_commands(&commands::all());
    let (route, path) = match settings.test_guild {
        Some(guild) => {
            ("/applications/{}/guilds/{}/commands", format!("/applications/{me}/guilds/{guild}/commands"))
        }
        None => ("/applications/{}/commands", format!("/applications/{me}/commands")),
    };
    asked(rest, Call { path, ..Call::plain(Method::PUT, route) }.json(&all)).await?;
    Ok(())
}

/// What is old is forgotten.
async fn tidy(bot: Bot, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        tokio::select! {
            () = tokio::time::sleep(TIDY_EVERY) => {}
            _ = stop.changed() => return,
        }
        let before = bot.host().now() - chrono::TimeDelta::days(30);
        if let Err(error) = bot.host().store().tidy(before).await {
            tracing::warn!(%error, "what is old could not be forgotten");
        }
    }
}

impl Connection {
    /// The bot.
    pub fn bot(&self) -> &Bot {
        &self.bot
    }

    /// Whether it is well, to be asked at any time.
    pub fn health(&self) -> Health {
        let workers = self.workers.iter().map(JoinHandle::abort_handle);
        Health {
            bot: self.bot.clone(),
            since: self.since,
            shards: self.shards.clone(),
            mine: self.mine,
            workers: workers.chain([self.gateway.abort_handle()]).collect(),
        }
    }

    /// Stays online until the gateway ends for good, or `until` comes.
    pub async fn stay(mut self, until: impl Future<Output = ()>) -> Result<(), Error> {
        let bot = self.bot.clone();
        let ended = tokio::select! {
            ended = &mut self.gateway => match ended {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(closed(error)),
                Err(_) => Err(Error::Closed("what spoke to it has gone wrong inside: the log says how")),
            },
            () = bot.0.enough.notified() => Err(Error::TooOften),
            () = until => Ok(()),
        };
        self.leave().await;
        ended
    }

    /// Goes offline. No new press comes in; those that are being answered are, and so is what is being shown and sent.
    pub async fn leave(mut self) {
        let _ = tokio::time::timeout(STOPPING, self.shards.shutdown_all()).await;
        if tokio::time::timeout(ANSWERING, self.bot.0.under_way.none()).await.is_err() {
            tracing::warn!("some presses could not be answered any more");
        }
        let _ = self.stop.send(true);
        let until = tokio::time::Instant::now() + STOPPING;
        for worker in &mut self.workers {
            // A worker that does not end in time is in the middle of something that the next start repairs.
            if tokio::time::timeout_at(until, &mut *worker).await.is_err() {
                worker.abort();
            }
        }
        if !self.gateway.is_finished() && tokio::time::timeout_at(until, &mut self.gateway).await.is_err() {
            self.gateway.abort();
        }
    }
}
