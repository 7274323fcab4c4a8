//! `sobremesa check-config`: reads the settings as `run` does, and says in plain words what they come to.
//! Goes nowhere: neither Discord nor the database is asked.

use super::ConfigFile;
use crate::config::{self, Config};
use crate::store::StoreError;
use std::path::PathBuf;

/// Which settings to look at.
#[derive(Clone, Debug, clap::Args)]
pub struct CheckConfig {
    /// The settings.
    #[command(flatten)]
    pub settings: ConfigFile,
}

/// Why the bot would not run with these settings.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The settings cannot be used.
    #[error("{0}")]
    Config(#[from] config::Error),
    /// The address of the database cannot be.
    #[error("database.url (or DATABASE_URL): {0}")]
    Address(String),
    /// Nobody can go online without one.
    #[error("there is no token: set discord.token in the file, or DISCORD_TOKEN in the environment")]
    NoToken,
}

impl CheckConfig {
    /// Says what would be used. An error when `run` would refuse it.
    pub fn run(&self) -> Result<String, Error> {
        let config = self.settings.read()?;
        let set = |name: &&str| config::from_environment(name).is_some_and(|value| !value.is_empty());
        let variables: Vec<&str> = config::VARIABLES.into_iter().filter(set).collect();
        let file = match &self.settings.config {
            Some(file) => file.display().to_string(),
            None if PathBuf::from(config::FILE).exists() => config::FILE.to_owned(),
            None => format!("none ({} is not here)", config::FILE),
        };
        let variables = if variables.is_empty() { "nothing".to_owned() } else { variables.join(", ") };
        let read = format!("File:        {file}\nEnvironment: {variables}\n");
        Ok(read + &in_words(&config)?)
    }
}

/// The settings in words: never the token, never who connects to the database.
fn in_words(config: &Config) -> Result<String, Error> {
    let discord = &config.discord;
    if discord.token.is_empty() {
        return Err(Error::NoToken);
    }
    let whose = discord.api_url.as_deref().unwrap_or("Discord itself");
    let commands = match discord.test_guild {
        Some(guild) => format!("in guild {guild} only"),
        None => "everywhere".to_owned(),
    };
    let shards = match discord.shards {
        Some(shards) => format!("from {} to {}, of {}", shards.from, shards.to, shards.of),
        None => "all, as many as Discord recommends".to_owned(),
    };
    let health = match config.health {
        Some(address) => format!("told at http://{address}/healthz"),
        None => "told nowhere".to_owned(),
    };
    Ok(format!(
        "Games:       {}\nDiscord:     {whose}, with a token\nCommands:    {commands}\nShards:      {shards}\nHealth:      {health}\n\
         Log:         {}",
        config.database.settings().place().map_err(unreadable)?,
        config.log,
    ))
}

/// Nobody has asked the database anything yet: only what is wrong with its address is worth saying.
fn unreadable(error: StoreError) -> Error {
    match error {
        StoreError::Database(what) => Error::Address(what),
        other => Error::Address(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_be_used_is_said_and_no_secret_is() {
        let mut config = Config::default();
        assert!(matches!(in_words(&config), Err(Error::NoToken)));
        config.discord.token = "hidden".to_owned();
        let said = in_words(&config).unwrap();
        assert!(said.contains("data/sobremesa.sqlite") && said.contains("everywhere"), "{said}");
        config.database.url = Some("postgres://hidden:hidden@there/tables".to_owned());
        config.discord.test_guild = Some(77);
        let said = in_words(&config).unwrap();
        assert!(said.contains("PostgreSQL at there:5432, database tables") && said.contains("77"), "{said}");
        assert!(!said.contains("hidden"), "{said}");
        config.database.url = Some("mysql://hidden@there".to_owned());
        let said = in_words(&config).unwrap_err().to_string();
        assert!(said.contains("DATABASE_URL") && !said.contains("hidden"), "{said}");
    }
}
