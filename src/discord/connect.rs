//! Going online: the way to Discord, the commands, the shards, and those who work in the background.

use super::announcer::DiscordAnnouncer;
use super::key::Key;
use super::{Bot, Pulse, Settings, commands, events};
use crate::host::{Host, announce, clock};
use crate::store::Shards;
use serenity::all::{ClientBuilder, GatewayIntents, GuildId, Http, HttpBuilder, ShardManager};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What the poise framework carries along and what its commands may fail with: nothing ever reaches a player that way.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How often what the library keeps of old presses is thrown away.
const TIDY_EVERY: Duration = Duration::from_secs(3_600);

/// Why the bot did not come online.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No token.
    #[error("there is no token: set discord.token in config.toml, or DISCORD_TOKEN")]
    NoToken,
    /// The server does not answer as Discord does.
    #[error("{0}")]
    Discord(#[from] Box<serenity::Error>),
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
}

impl std::fmt::Debug for Connection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Connection")
    }
}

/// The way to Discord, or to the server that stands in for it.
fn http(settings: &Settings) -> Http {
    let builder = HttpBuilder::new(settings.token.clone());
    match &settings.api_url {
        // The library's own waiting for rate limits goes round every other address: with it, requests would reach the real
        // Discord. Whoever stands in for it is asked again instead ([`super::wire::patiently`]).
        Some(url) => builder.proxy(url.trim_end_matches('/')).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// Where the library would fall back to the real gateway when it gets no answer, we stop.
async fn check_gateway(http: &Http, settings: &Settings) -> Result<(), Error> {
    let gateway = http.get_gateway().await.map_err(Box::new)?.url;
    let Some(url) = &settings.api_url else { return Ok(()) };
    let host = |url: &str| {
        url.split("://").nth(1).and_then(|rest| rest.split(['/', ':', '?']).next()).map(str::to_owned)
    };
    if host(&gateway) == host(url) { Ok(()) } else { Err(Error::Elsewhere(gateway)) }
}

/// Goes online, and stays so until told to stop.
pub async fn connect(settings: &Settings, host: Host) -> Result<Connection, Error> {
    if settings.token.is_empty() {
        return Err(Error::NoToken);
    }
    let http = http(settings);
    check_gateway(&http, settings).await?;
    let me = http.get_current_application_info().await.map_err(Box::new)?;
    http.set_application_id(me.id);
    register(&http, settings).await?;
    // Tables: the channels that come and go. Messages: only that there are some, to see that a table has scrolled away.
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
    let shards = settings.shards.unwrap_or(Shards::ALL);
    // The library makes its own of what it is built with; the bot is put in before the first event can come.
    let cell = Arc::new(OnceLock::new());
    let builder = ClientBuilder::new_with_http(http, intents)
        .cache_settings(no_cache())
        .framework(commands::framework(cell.clone()))
        .raw_event_handler(events::Unreadable(cell.clone()));
    let mut client = builder.await.map_err(Box::new)?;
    let bot = cell
        .get_or_init(|| Bot::new(host.clone(), client.http.clone(), shards, Key::grown_from(&settings.token)))
        .clone();
    let manager = client.shard_manager.clone();
    let mine = match settings.shards {
        Some(shards) => shards,
        None => recommended(&client.http).await?,
    };
    // The library takes the end of the range for the last shard, not for the first that is none.
    let range = mine.from..mine.to;
    let gateway = tokio::spawn(async move { client.start_shard_range(range, mine.of).await });
    let (stop, stopped) = watch::channel(false);
    let announcer = Arc::new(DiscordAnnouncer::new(bot.clone()));
    let workers = vec![
        tokio::spawn(clock::run(host.clone(), stopped.clone())),
        tokio::spawn(announce::run(host, announcer, stopped.clone())),
        tokio::spawn(tidy(bot.clone(), stopped)),
    ];
    Ok(Connection { bot, shards: manager, mine, stop, gateway, workers })
}

/// All shards, as many as Discord wants them to be.
async fn recommended(http: &Http) -> Result<Shards, Error> {
    let of = http.get_bot_gateway().await.map_err(Box::new)?.shards.max(1);
    Ok(Shards { from: 0, to: of - 1, of })
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

async fn register(http: &Http, settings: &Settings) -> Result<(), Error> {
    let all = poise::builtins::create_application_commands(&commands::all());
    let done = match settings.test_guild {
        Some(guild) => http.create_guild_commands(GuildId::new(guild), &all).await,
        None => http.create_global_commands(&all).await,
    };
    done.map_err(Box::new)?;
    Ok(())
}

/// The library keeps a line for every press it ever answered.
async fn tidy(bot: Bot, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        tokio::select! {
            () = tokio::time::sleep(TIDY_EVERY) => {}
            _ = stop.changed() => return,
        }
        if let Some(limits) = &bot.http().ratelimiter {
            limits.routes().write().await.clear();
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
    pub fn pulse(&self) -> Pulse {
        let workers = self.workers.iter().map(JoinHandle::abort_handle);
        Pulse {
            host: self.bot.host().clone(),
            shards: self.shards.clone(),
            mine: self.mine,
            workers: workers.chain([self.gateway.abort_handle()]).collect(),
        }
    }

    /// Stays online until the gateway ends for good, or `until` comes.
    pub async fn stay(mut self, until: impl Future<Output = ()>) -> Result<(), Error> {
        let ended = tokio::select! {
            ended = &mut self.gateway => Some(ended),
            () = until => None,
        };
        self.leave().await;
        match ended {
            Some(Ok(Err(error))) => Err(Error::Discord(Box::new(error))),
            _ => Ok(()),
        }
    }

    /// Goes offline; what is under way is finished first.
    pub async fn leave(mut self) {
        let _ = self.stop.send(true);
        self.shards.shutdown_all().await;
        for worker in self.workers {
            // A worker that does not end in time is in the middle of something that the next start repairs.
            let _ = tokio::time::timeout(Duration::from_secs(5), worker).await;
        }
        if tokio::time::timeout(Duration::from_secs(5), &mut self.gateway).await.is_err() {
            self.gateway.abort();
        }
    }
}
