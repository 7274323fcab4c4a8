//! `sobremesa play`: a small Discord on this machine, the very same bot in it, and a page on which to play.
//! No account, no token, no database.

use super::run::Error;
use crate::discord::{Account, connect};
use crate::host::{Host, Once, Request, Wall};
use crate::playground::{self, Clock, Locale, Playground};
use crate::store::{self, Time};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

/// The first day of every playground: people and channels have the same ids after every start, and games find
/// their people again.
const FOUNDED_MS: i64 = 1_767_225_600_000;

/// How to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Play {
    /// Where the page is served.
    #[arg(long, default_value = "127.0.0.1:8500")]
    pub bind: SocketAddr,
    /// How long bots seem to think at most, in milliseconds.
    #[arg(long, default_value_t = 1_500, value_parser = clap::value_parser!(u32).range(0..=60_000))]
    pub think: u32,
    /// The folder in which games are kept; what is there goes on.
    #[arg(long, default_value = "data/playground")]
    pub folder: PathBuf,
    /// What the dice of all games are grown from, for games that are to go the same way again; nobody knows
    /// it otherwise.
    #[arg(long)]
    pub seed: Option<u64>,
    /// A file in which to write down what everybody's own page should say, each time a table is saved: for
    /// tests that look at pages.
    #[arg(long)]
    pub record: Option<PathBuf>,
}

impl Play {
    /// Plays until told to stop.
    pub fn run(&self) -> Result<String, Error> {
        super::logs::to_stderr("warn");
        tokio::runtime::Runtime::new()?.block_on(self.serve())
    }

    async fn serve(&self) -> Result<String, Error> {
        let people = [("Ann", Locale::English), ("Bob", Locale::English), ("Carmen", Locale::Spanish)];
        let config = playground::Config {
            bind: self.bind,
            founded_ms: Some(FOUNDED_MS),
            people: people.map(|(name, locale)| (name.to_owned(), locale)).to_vec(),
            ..playground::Config::default()
        };
        let playground = Playground::start(config).await?;
        let store = store::connect(&store::Backend::Sqlite { folder: self.folder.clone() }).await?;
        let host = Host::new(store, Arc::new(TimeThere(playground.clock())))
            .thinking((self.think / 2, self.think))
            .seeded(self.seed);
        let settings = Account {
            token: playground.token(),
            api_url: Some(playground.api_url()),
            test_guild: None,
            shards: None,
            directs_a_day: 500,
        };
        let connection = connect(&settings, host.clone()).await?;
        show_again(&host, &playground).await?;
        if let Some(file) = &self.record {
            let file = std::fs::File::create(file)?;
            tokio::spawn(super::record::keep(host.clone(), connection.bot().clone(), file));
        }
        let games: Vec<String> = crate::games::all().map(|game| format!("/{} new", game.kind())).collect();
        super::say(&format!(
            "Open {} in a browser and type {}. Stop with Ctrl+C; games are kept in {}.",
            playground.url(),
            games.join(" or "),
            self.folder.display()
        ));
        connection.stay(super::told_to_stop()).await?;
        Ok("Stopped. Every game is kept.".to_owned())
    }
}

/// Messages live as long as the playground does, games longer: each stands in its place again from the start.
async fn show_again(host: &Host, playground: &playground::Running) -> Result<(), Error> {
    for channel in playground.channels() {
        if let Some(table) = host.store().open_in(channel.0).await? {
            host.request(table, Once::from(Request::ShowAgain)).await?;
        }
    }
    Ok(())
}

/// The time of the playground: what is skipped there is skipped at every table.
#[derive(Debug)]
struct TimeThere(Clock);

impl Wall for TimeThere {
    fn now(&self) -> Time {
        Time::from_timestamp_millis(self.0.now_ms()).unwrap_or_default()
    }
}
