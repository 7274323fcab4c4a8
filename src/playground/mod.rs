//! A small Discord on loopback: the REST interface and gateway that the bot uses and nothing else, strict
//! where Discord is strict, and a page on which people without a Discord account can play.
//!
//! ```no_run
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! use sobremesa::playground::{Config, Playground};
//! let playground = Playground::start(Config::default()).await?;
//! println!("open {}", playground.url());
//! // A bot takes `playground.api_url()` for https://discord.com, and `playground.token()`.
//! # Ok(()) }
//! ```
//!
//! One lock guards one `World`: every request and every act of a person is a short, synchronous change of it,
//! after which whoever waits looks again. Bodies are read by the strict types in `wire`, routes are the table in
//! `rest`, people act through `play`.

mod compose;
mod config;
mod faults;
mod gateway;
mod id;
mod ledger;
mod limits;
mod people;
mod play;
mod refusal;
mod rest;
mod show;
mod wire;
mod world;

pub use config::{Config, Rates};
pub use faults::{Fault, Plan};
pub use gateway::Trouble;
pub use id::{Clock, Id};
pub use ledger::{Direction, Entry, Listener};
pub use people::{Dms, Locale};
pub use play::act::{Form, Outcome, Refused};
pub use play::handles::{Lock, Running};
pub use play::player::Player;
pub use play::seen::{Look, Seen};

use axum::routing::get;
use axum::{Router, middleware};
use gateway::sessions::Sessions;
use id::Mint;
use ledger::Ledger;
use limits::Limits;
use std::collections::BTreeMap;
use std::io;
use tokio::net::TcpListener;
use tokio::sync::broadcast;
use world::{Channel, ChannelKind, Home, Shared, World};

/// The stand-in for Discord.
pub struct Playground;

impl Playground {
    /// Starts a playground on the running tokio.
    ///
    /// # Errors
    /// If the address is not a loopback address, or cannot be had.
    pub async fn start(config: Config) -> io::Result<Running> {
        if !config.bind.ip().is_loopback() {
            let text = "the playground has no accounts and listens on loopback only";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, text));
        }
        let listener = TcpListener::bind(config.bind).await?;
        let url = format!("http://{}", listener.local_addr()?);
        let shared = Shared::new(found(config, url.clone()));
        let app = router(&shared);
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, app).await {
                tracing::error!(%error, "the playground's server ended");
            }
        });
        tracing::info!(%url, "the playground is open");
        Ok(Running { shared, url, server: server.abort_handle() })
    }
}

fn router(shared: &Shared) -> Router {
    let pages = Router::new()
        .route("/", get(play::pages::index))
        .route("/page/{name}", get(play::pages::file))
        .route("/attachments/{id}/{filename}", get(play::pages::attachment))
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .nest("/play", play::api::router())
        .with_state(shared.clone());
    pages
        .nest("/api/v10", rest::router(shared))
        .layer(middleware::from_fn_with_state(shared.clone(), play::door::guard))
}

/// The world on its first day.
fn found(config: Config, base_url: String) -> World {
    let (clock, mut mint) = (Clock::default(), Mint::default());
    // The founding lies a day back, so that nothing is "just now".
    let founded = config.founded_ms.unwrap_or_else(|| clock.now_ms() - 86_400_000);
    let mut id = || mint.next(founded);
    let (application, bot, made_up) = (id(), id(), id());
    let guild = config.guild_id.map_or(made_up, Id);
    let channels: BTreeMap<Id, Channel> = config
        .channels
        .iter()
        .map(|name| (id(), name.clone()))
        .map(|(id, name)| (id, Channel { id, name, kind: ChannelKind::Text, bot_may: people::OWNER_MAY }))
        .collect();
    let ledger = Ledger::default();
    config.listeners.iter().for_each(|l| ledger.listen(l.clone()));
    let people = config.people.clone();
    let mut world = World {
        clock,
        mint,
        founding_ms: Some(founded),
        home: Home {
            application,
            bot,
            bot_name: config.bot_name.clone(),
            token: config.token.clone(),
            guild,
            guild_name: config.guild.clone(),
            owner: Id(0),
            bot_in_guild: true,
        },
        base_url,
        config,
        people: Vec::new(),
        channels,
        messages: BTreeMap::new(),
        interactions: BTreeMap::new(),
        tokens: BTreeMap::new(),
        commands: Vec::new(),
        guild_commands: Vec::new(),
        files: BTreeMap::new(),
        nonces: BTreeMap::new(),
        read: BTreeMap::new(),
        sessions: Sessions::default(),
        limits: Limits::default(),
        faults: faults::Faults::default(),
        ledger,
        closed: false,
        news: broadcast::channel(1024).0,
    };
    for (name, locale) in people {
        let added = world.add_person(&name, locale);
        if world.home.owner == Id(0) {
            world.home.owner = added.unwrap_or(Id(0));
        }
        if let Some(person) = added {
            world.dm_with(person);
        }
    }
    world.founding_ms = None;
    world
}
