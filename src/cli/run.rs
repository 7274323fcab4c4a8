//! `sobremesa run`: the bot, on Discord.

use super::ConfigFile;
use crate::config::{self, Config};
use crate::discord::{self, Connection, connect};
use crate::host::{Host, Sorry, SystemWall};
use crate::store::{self, StoreError};
use std::pin::pin;
use std::sync::Arc;
use tokio::net::TcpListener;

/// How to run the bot.
#[derive(Clone, Debug, clap::Args)]
pub struct Run {
    /// The settings.
    #[command(flatten)]
    pub settings: ConfigFile,
}

/// Why the bot does not run.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The settings cannot be used.
    #[error("{0}")]
    Config(#[from] config::Error),
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
    /// A table that was on does not go on.
    #[error("a table cannot go on: {0}")]
    Table(#[from] Sorry),
    /// Discord does not let it in.
    #[error("{0}")]
    Discord(#[from] discord::Error),
    /// The address at which it should say whether it is well is not to be had.
    #[error("health (or HEALTH_ADDRESS): {0} is not to be had: {1}")]
    Health(std::net::SocketAddr, std::io::Error),
    /// The system does not give what is needed.
    #[error("{0}")]
    System(#[from] std::io::Error),
}

impl Run {
    /// Runs until told to stop.
    pub fn run(&self) -> Result<String, Error> {
        let config = self.settings.read()?;
        super::logs::to_stderr(&config.log);
        tokio::runtime::Runtime::new()?.block_on(self.serve(&config))
    }

    async fn serve(&self, config: &Config) -> Result<String, Error> {
        let mut stop = pin!(super::told_to_stop());
        let online = tokio::select! {
            // It listens before anything begins: a bot that is still on its way stops as politely as one that is there.
            biased;
            () = &mut stop => None,
            connection = begin(config) => Some(connection?),
        };
        if let Some(connection) = online {
            tracing::info!("online");
            connection.stay(stop).await?;
        }
        Ok("Stopped. Every game is saved.".to_owned())
    }
}

/// Goes online, and says whether it is well from then on.
async fn begin(config: &Config) -> Result<Connection, Error> {
    let store = store::connect(&config.database.settings()).await?;
    let host = Host::new(store, Arc::new(SystemWall)).limited(config.limits.settings());
    // Taken before anything is said to Discord: an address that cannot be had is a reason not to start.
    let health = match config.health {
        Some(address) => Some(TcpListener::bind(address).await.map_err(|e| Error::Health(address, e))?),
        None => None,
    };
    let connection = connect(&config.discord.settings(), host).await?;
    if let Some(listener) = health {
        tokio::spawn(super::health::serve(listener, connection.health()));
    }
    Ok(connection)
}
