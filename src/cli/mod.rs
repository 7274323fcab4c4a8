//! What the command line does, one command a file.

pub mod check_config;
pub mod check_saves;
pub mod dials;
pub mod evening;
mod field;
pub mod health;
pub mod logs;
pub mod pace;
pub mod play;
mod record;
pub mod replay;
pub mod run;
pub mod simulate;
mod threads;
pub mod tournament;

use crate::config::{self, Config};
use std::io::Write as _;
use std::path::PathBuf;

/// Where the settings stand, for every command that reads them.
#[derive(Clone, Debug, clap::Args)]
pub struct ConfigFile {
    /// The settings; `config.toml`, where there is one and nothing else is said.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

impl ConfigFile {
    /// Reads them: the file, and the environment, which wins.
    fn read(&self) -> Result<Config, config::Error> {
        Config::read(self.config.as_deref(), config::from_environment)
    }
}

/// Says something while the work goes on.
fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// Comes when somebody wants the program to end.
async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
