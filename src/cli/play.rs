//! `cthulhu500 play`: a small Discord on this machine, the very same bot in it, and a page on which to play. No account, no token,
//! no database.

use super::run::Error;
use crate::discord::{Settings, connect};
use crate::host::{Host, SystemWall};
use crate::playground::{self, Playground};
use crate::store;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

/// How to play.
#[derive(Clone, Debug, clap::Args)]
pub struct Play {
    /// Where the page is served.
    #[arg(long, default_value = "127.0.0.1:8500")]
    pub bind: SocketAddr,
    /// The folder in which games are kept; what is there goes on.
    #[arg(long, default_value = "data/playground")]
    pub folder: PathBuf,
}

impl Play {
    /// Plays until told to stop.
    pub fn run(&self) -> Result<String, Error> {
        super::log_to_stderr("warn");
        tokio::runtime::Runtime::new()?.block_on(self.serve())
    }

    async fn serve(&self) -> Result<String, Error> {
        let config = playground::Config { bind: self.bind, ..playground::Config::default() };
        let playground = Playground::start(config).await?;
        let store = store::connect(&store::Settings::Sqlite { folder: self.folder.clone() }).await?;
        let host = Host::new(store, Arc::new(SystemWall));
        let settings = Settings {
            token: playground.token(),
            api_url: Some(playground.api_url()),
            test_guild: None,
            shards: None,
        };
        let connection = connect(&settings, host).await?;
        super::say(&format!(
            "Open {} in a browser and type /cthulhu500 new. Stop with Ctrl+C; races are kept in {}.",
            playground.url(),
            self.folder.display()
        ));
        connection.stay(super::told_to_stop()).await?;
        Ok("Stopped. Every race is kept.".to_owned())
    }
}
