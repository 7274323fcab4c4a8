//! What an operator may set: in `config.toml`, or in the environment, which wins.

use crate::discord;
use crate::store::Settings;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where games are kept.
    pub database: Database,
    /// Where Discord is, and who we are there.
    pub discord: Discord,
}

/// Where Discord is, and who we are there.
#[derive(Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Discord {
    /// The bot's token. `DISCORD_TOKEN` wins.
    pub token: String,
    /// Another server that speaks Discord's API. `DISCORD_API_URL` wins.
    pub api_url: Option<String>,
    /// A guild in which commands are registered at once, instead of everywhere. `DISCORD_TEST_GUILD` wins.
    pub test_guild: Option<u64>,
    /// The shards that this process serves, if it does not serve all: from the first to the last, of so many.
    pub shards: Option<Shards>,
}

/// The shards that a process serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shards {
    /// The first.
    pub from: u32,
    /// The last.
    pub to: u32,
    /// Of so many.
    pub of: u32,
}

// The token opens every door.
impl std::fmt::Debug for Discord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.settings().fmt(f)
    }
}

impl Discord {
    /// As the bot wants it.
    pub fn settings(&self) -> discord::Settings {
        discord::Settings {
            token: self.token.clone(),
            api_url: self.api_url.clone(),
            test_guild: self.test_guild,
            shards: self.shards.map(|Shards { from, to, of }| crate::store::Shards { from, to, of }),
        }
    }
}

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Database {
    /// The address of a PostgreSQL server; without one, games are kept in a file. `DATABASE_URL` wins.
    pub url: Option<String>,
    /// How many connections to PostgreSQL one process may have.
    pub connections: u32,
    /// The folder of the file. `DATA_FOLDER` wins.
    pub folder: PathBuf,
}

impl Default for Database {
    fn default() -> Database {
        Database { url: None, connections: 8, folder: PathBuf::from("data") }
    }
}

// The address carries a password.
impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.settings().fmt(f)
    }
}

/// Why the configuration cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file cannot be read.
    #[error("{path}: {error}")]
    Read {
        /// Which file.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// A variable of the environment does not say what it should.
    #[error("{0} has to be {1}")]
    Environment(&'static str, &'static str),
    /// Shards that do not exist.
    #[error("discord.shards: from may not be above to, and to has to be below of")]
    Shards,
    /// The file says something that cannot be set.
    #[error("{path}: {message}")]
    Wrong {
        /// Which file.
        path: String,
        /// What, and where; never the values, which may be secret.
        message: String,
    },
}

impl Config {
    /// Reads the file, where there is one, and the environment. A file that was asked for by name must be there.
    pub fn read(file: Option<&Path>, env: impl Fn(&str) -> Option<String>) -> Result<Config, Error> {
        let path = file.unwrap_or(Path::new("config.toml"));
        let mut config = match std::fs::read_to_string(path) {
            Ok(text) => Config::parse(&text).map_err(|message| {
                let path = path.display().to_string();
                Error::Wrong { path, message }
            })?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && file.is_none() => Config::default(),
            Err(error) => return Err(Error::Read { path: path.display().to_string(), error }),
        };
        let set = |name: &str| env(name).filter(|value| !value.is_empty());
        config.database.url = set("DATABASE_URL").or(config.database.url);
        if let Some(folder) = set("DATA_FOLDER") {
            config.database.folder = PathBuf::from(folder);
        }
        if let Some(token) = set("DISCORD_TOKEN") {
            config.discord.token = token;
        }
        config.discord.api_url = set("DISCORD_API_URL").or(config.discord.api_url);
        if let Some(guild) = set("DISCORD_TEST_GUILD") {
            let guild = guild.parse().map_err(|_| Error::Environment("DISCORD_TEST_GUILD", "a number"))?;
            config.discord.test_guild = Some(guild);
        }
        config.check()?;
        Ok(config)
    }

    /// What can be read but cannot be meant.
    fn check(&self) -> Result<(), Error> {
        match self.discord.shards {
            Some(Shards { from, to, of }) if from > to || to >= of => Err(Error::Shards),
            _ => Ok(()),
        }
    }

    fn parse(text: &str) -> Result<Config, String> {
        toml::from_str(text).map_err(|wrong: toml::de::Error| {
            let line = wrong.span().map_or(0, |span| text[..span.start].matches('\n').count() + 1);
            format!("line {line}: {}", wrong.message())
        })
    }
}

impl Database {
    /// The store that was chosen.
    pub fn settings(&self) -> Settings {
        match &self.url {
            Some(url) => Settings::Postgres { url: url.clone(), pool: self.connections },
            None => Settings::Sqlite { folder: self.folder.clone() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_says_what_holds_anyway() {
        let example = include_str!("../config.example.toml");
        assert_eq!(Config::parse(example).unwrap(), Config::default());
        // What is commented out must be something that can be set.
        let uncommented: Vec<&str> =
            example.lines().map(|line| line.strip_prefix("#set ").unwrap_or(line)).collect();
        let all = Config::parse(&uncommented.join("\n")).unwrap();
        assert!(all.database.url.is_some());
    }

    #[test]
    fn the_environment_wins() {
        let env = |name: &str| (name == "DATABASE_URL").then(|| "postgres://elsewhere".to_owned());
        let config = Config::read(None, env).unwrap();
        assert_eq!(config.database.url.as_deref(), Some("postgres://elsewhere"));
    }

    #[test]
    fn what_cannot_be_set_is_named_and_no_value_is() {
        let wrong = Config::parse("[database]\nurll = \"postgres://u:secret@h\"").unwrap_err();
        assert!(wrong.contains("urll") && wrong.contains("line 2") && !wrong.contains("secret"), "{wrong}");
        let wrong = Config::parse("[database]\nconnections = \"secret\"").unwrap_err();
        assert!(wrong.contains("line 2") && wrong.contains("u32"), "{wrong}");
        let missing = Config::read(Some(Path::new("/nowhere/config.toml")), |_| None).unwrap_err();
        assert!(missing.to_string().contains("/nowhere/config.toml"));
        let database = Database { url: Some("postgres://u:secret@h".to_owned()), ..Database::default() };
        assert!(!format!("{database:?}").contains("secret"));
    }
}
