//! `sobremesa check-saves`: runs every open game of a database under this build, and says how it takes to it.
//! Changes nothing but what a start would change, too: a database is brought up to date before it is read.

use super::ConfigFile;
use crate::config;
use crate::host::{Sorry, check_saves};
use crate::store::{StoreError, connect};

/// Which database to look at.
#[derive(Clone, Debug, clap::Args)]
pub struct CheckSaves {
    /// The settings.
    #[command(flatten)]
    pub settings: ConfigFile,
}

/// Why saves could not be checked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The configuration cannot be used.
    #[error("{0}")]
    Config(#[from] config::Error),
    /// The database cannot be used.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Something of it cannot be read.
    #[error("{0}")]
    Host(#[from] Sorry),
    /// There are games that this build could not go on with.
    #[error("not every open game would go on:\n{0}")]
    NotUnderstood(String),
    /// The machine does not give what a server needs.
    #[error("{0}")]
    Runtime(#[from] std::io::Error),
}

impl CheckSaves {
    /// Looks at every open game. An error when some would not be understood.
    pub fn run(&self) -> Result<String, Error> {
        let config = self.settings.read()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let report = runtime.block_on(async {
            let store = connect(&config.database.settings()).await?;
            Ok::<_, Error>(check_saves::check(&*store).await?)
        })?;
        let check_saves::Report { unchanged, moved_on, put_back, unknown, mut lines } = report;
        lines.push(format!(
            "{unchanged} unchanged, {moved_on} moved on, {put_back} put back, {unknown} not understood"
        ));
        let report = lines.join("\n");
        if unknown == 0 { Ok(report) } else { Err(Error::NotUnderstood(report)) }
    }
}
