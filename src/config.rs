//! What an operator may set: in `config.toml`, or in the environment, which wins.

use crate::discord;
use crate::host;
use crate::store::Backend;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

/// The file that is read when no other is named.
pub const FILE: &str = "config.toml";

/// The variables of the environment that win over the file.
pub const VARIABLES: [&str; 7] = [
    "DISCORD_TOKEN",
    "DISCORD_API_URL",
    "DISCORD_TEST_GUILD",
    "DATABASE_URL",
    "DATA_FOLDER",
    "HEALTH_ADDRESS",
    "RUST_LOG",
];

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// What is written to standard error: a level, or a filter as `tracing` reads them. `RUST_LOG` wins.
    pub log: String,
    /// Where the running bot says whether it is well, to this machine only; nowhere without one. `HEALTH_ADDRESS` wins.
    pub health: Option<SocketAddr>,
    /// Where games are kept.
    pub database: Database,
    /// Where Discord is, and who we are there.
    pub discord: Discord,
    /// How many tables may be open at once.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            log: "info".to_owned(),
            health: None,
            database: Database::default(),
            discord: Discord::default(),
            limits: Limits::default(),
        }
    }
}

/// Where Discord is, and who we are there.
#[derive(Clone, PartialEq, Eq, Deserialize)]
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
    /// How many conversations with single people the bot may open in a day, all processes together.
    pub new_conversations_a_day: u32,
}

impl Default for Discord {
    fn default() -> Discord {
        Discord {
            token: String::new(),
            api_url: None,
            test_guild: None,
            shards: None,
            new_conversations_a_day: 500,
        }
    }
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
    pub fn settings(&self) -> discord::Account {
        discord::Account {
            token: self.token.clone(),
            api_url: self.api_url.clone(),
            test_guild: self.test_guild,
            shards: self.shards.map(|Shards { from, to, of }| crate::store::Shards { from, to, of }),
            directs_a_day: self.new_conversations_a_day,
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

/// How many tables may be open at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// At which one person sits when they open another.
    pub tables_per_person: u32,
    /// In one guild.
    pub tables_per_guild: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { tables_per_person: 10, tables_per_guild: 50 }
    }
}

impl Limits {
    /// As the host wants them.
    pub fn settings(self) -> host::Limits {
        host::Limits { person: self.tables_per_person, guild: self.tables_per_guild }
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
    /// A setting can be read, but cannot be meant.
    #[error("{0} {1}")]
    Meaning(&'static str, &'static str),
    /// The file says something that cannot be set.
    #[error("{path}: {message}")]
    Wrong {
        /// Which file.
        path: String,
        /// What, and where; never the values, which may be secret.
        message: String,
    },
}

/// A variable of this process's environment. What is no text is not passed over: it becomes one, and is
/// refused further on.
pub fn from_environment(name: &str) -> Option<String> {
    std::env::var_os(name).map(|value| value.to_string_lossy().into_owned())
}

impl Config {
    /// Reads the file, where there is one, and the environment. A file that was asked for by name must be there.
    pub fn read(file: Option<&Path>, env: impl Fn(&str) -> Option<String>) -> Result<Config, Error> {
        let path = file.unwrap_or(Path::new(FILE));
        let mut config = match std::fs::read_to_string(path) {
            Ok(text) => Config::parse(&text).map_err(|message| {
                let path = path.display().to_string();
                Error::Wrong { path, message }
            })?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && file.is_none() => Config::default(),
            Err(error) => return Err(Error::Read { path: path.display().to_string(), error }),
        };
        config.overrule(|name| env(name).filter(|value| !value.is_empty()))?;
        config.check()?;
        Ok(config)
    }

    /// What the environment says wins.
    fn overrule(&mut self, set: impl Fn(&str) -> Option<String>) -> Result<(), Error> {
        if let Some(token) = set("DISCORD_TOKEN") {
            self.discord.token = token;
        }
        if let Some(url) = set("DISCORD_API_URL") {
            self.discord.api_url = Some(url);
        }
        if let Some(guild) = set("DISCORD_TEST_GUILD") {
            let guild = guild.parse().map_err(|_| Error::Environment("DISCORD_TEST_GUILD", "a number"))?;
            self.discord.test_guild = Some(guild);
        }
        if let Some(url) = set("DATABASE_URL") {
            self.database.url = Some(url);
        }
        if let Some(folder) = set("DATA_FOLDER") {
            self.database.folder = PathBuf::from(folder);
        }
        if let Some(address) = set("HEALTH_ADDRESS") {
            let wrong =
                |_| Error::Environment("HEALTH_ADDRESS", "an address with a port, like 127.0.0.1:8501");
            self.health = Some(address.parse().map_err(wrong)?);
        }
        if let Some(log) = set("RUST_LOG") {
            self.log = log;
        }
        Ok(())
    }

    /// What can be read but cannot be meant. Says nothing of values: the token is one.
    fn check(&self) -> Result<(), Error> {
        let Discord { token, api_url, test_guild, shards, .. } = &self.discord;
        let url_is_web =
            |url: &String| ["http://", "https://"].into_iter().any(|scheme| url.starts_with(scheme));
        let shards_exist = |shards: Shards| shards.from <= shards.to && shards.to < shards.of;
        let rules = [
            (
                EnvFilter::try_new(&self.log).is_ok(),
                "log (or RUST_LOG)",
                "is no filter: it is error, warn, info, debug or trace, or more exactly like info,sqlx=warn",
            ),
            (
                self.health.is_none_or(|address| address.ip().is_loopback()),
                "health (or HEALTH_ADDRESS)",
                "has to be an address of this machine for itself, like 127.0.0.1:8501",
            ),
            (self.database.connections > 0, "database.connections", "has to be at least 1"),
            (
                self.limits.tables_per_person > 0 && self.limits.tables_per_guild > 0,
                "limits.tables_per_person and limits.tables_per_guild",
                "have to be at least 1",
            ),
            (
                token.chars().all(|c| c.is_ascii_graphic()),
                "discord.token (or DISCORD_TOKEN)",
                "holds a space or another character that no token has: was it cut out too generously?",
            ),
            (
                api_url.as_ref().is_none_or(url_is_web),
                "discord.api_url (or DISCORD_API_URL)",
                "has to begin with http:// or https://",
            ),
            (
                *test_guild != Some(0),
                "discord.test_guild (or DISCORD_TEST_GUILD)",
                "has to be the number of a guild, and none has the number 0",
            ),
            (
                shards.is_none_or(shards_exist),
                "discord.shards:",
                "from may not be above to, and to has to be below of",
            ),
        ];
        match rules.into_iter().find(|(holds, _, _)| !holds) {
            Some((_, name, wrong)) => Err(Error::Meaning(name, wrong)),
            None => Ok(()),
        }
    }

    fn parse(text: &str) -> Result<Config, String> {
        toml::from_str(text).map_err(|wrong: toml::de::Error| {
            let at = wrong.span().map_or(0, |span| span.start);
            let line = text[..at].matches('\n').count() + 1;
            let written = text.lines().nth(line - 1).unwrap_or_default();
            format!("line {line}: {}", without_value(wrong.message(), written))
        })
    }
}

/// What is wrong with a value, without the value: it may be the token, in the wrong place.
fn without_value(message: &str, written: &str) -> String {
    let expected = match message.split_once(", expected ") {
        Some((found, expected)) if found.starts_with("invalid ") => expected,
        None if message.contains("socket address") => "socket address",
        _ => return message.to_owned(),
    };
    let expected = match expected {
        "u16" | "u32" | "u64" => "a whole number that is not negative",
        "a string" | "path string" => "a text in quotes",
        "socket address" => "an address with a port in quotes, like \"127.0.0.1:8501\"",
        "struct Shards" => "written like { from = 0, to = 3, of = 8 }",
        "struct Database" | "struct Discord" | "struct Limits" => "a section of its own",
        other => other,
    };
    let name = written.split('=').next().unwrap_or_default().trim();
    format!("{name} has to be {expected}")
}

impl Database {
    /// The store that was chosen.
    pub fn settings(&self) -> Backend {
        match &self.url {
            Some(url) => Backend::Postgres { url: url.clone(), pool: self.connections },
            None => Backend::Sqlite { folder: self.folder.clone() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = include_str!("../config.example.toml");

    /// The example with everything set that it only mentions.
    fn all_set() -> String {
        let lines: Vec<&str> =
            EXAMPLE.lines().map(|line| line.strip_prefix("#set ").unwrap_or(line)).collect();
        lines.join("\n")
    }

    /// The names that can be set in a section: a wrong one is refused with a list of the right ones.
    fn names(section: &str) -> Vec<String> {
        let refused = Config::parse(&format!("{section}\nno_such_setting = 1")).unwrap_err();
        let (_, expected) = refused.split_once("expected ").unwrap();
        expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn the_example_says_what_holds_anyway() {
        assert_eq!(Config::parse(EXAMPLE).unwrap(), Config::default());
        // What is commented out must be something that can be set, and meant.
        let all = Config::parse(&all_set()).unwrap();
        all.check().unwrap();
        assert!(all.database.url.is_some() && all.health.is_some() && all.discord.shards.is_some());
    }

    #[test]
    fn the_example_has_every_setting() {
        let all = all_set();
        let sections: Vec<&str> = all.split("\n[").collect();
        assert_eq!(names(""), ["log", "health", "database", "discord", "limits"]);
        for section in ["", "database]", "discord]", "limits]"] {
            let header = if section.is_empty() { String::new() } else { format!("[{section}") };
            let text = sections.iter().find(|text| text.starts_with(section)).unwrap();
            let set_here = |name: &&String| !["database", "discord", "limits"].contains(&name.as_str());
            for name in names(&header).iter().filter(set_here) {
                let set = text.lines().any(|line| line.starts_with(&format!("{name} = ")));
                assert!(set, "config.example.toml lacks {name}");
            }
        }
    }

    #[test]
    fn the_environment_wins() {
        let env = |name: &str| (name == "DATABASE_URL").then(|| "postgres://elsewhere".to_owned());
        let config = Config::read(None, env).unwrap();
        assert_eq!(config.database.url.as_deref(), Some("postgres://elsewhere"));
        let values = ["t0ken", "http://127.0.0.1:1", "7", "postgres://h", "there", "127.0.0.1:9", "warn"];
        let set: Vec<_> = VARIABLES.into_iter().zip(values).collect();
        let env =
            |name: &str| set.iter().find(|(variable, _)| *variable == name).map(|(_, v)| (*v).to_owned());
        let config = Config::read(None, env).unwrap();
        assert_eq!((config.discord.token.as_str(), config.discord.test_guild), ("t0ken", Some(7)));
        assert_eq!((config.log.as_str(), config.health), ("warn", "127.0.0.1:9".parse().ok()));
        assert_eq!(config.database.folder, Path::new("there"));
        // A variable that is there, but empty, says nothing.
        assert_eq!(Config::read(None, |_| Some(String::new())).unwrap(), Config::default());
    }

    #[test]
    fn what_cannot_be_meant_is_named_and_no_value_is() {
        let refused = [
            ("DISCORD_TEST_GUILD", "hidden"),
            ("DISCORD_TEST_GUILD", "0"),
            ("DISCORD_TOKEN", "hid den"),
            ("DISCORD_API_URL", "hidden"),
            ("HEALTH_ADDRESS", "hidden"),
            ("HEALTH_ADDRESS", "0.0.0.0:8501"),
            ("RUST_LOG", "hidden=[["),
        ];
        for (variable, value) in refused {
            let env = |name: &str| (name == variable).then(|| value.to_owned());
            let error = Config::read(None, env).unwrap_err().to_string();
            assert!(error.contains(variable) && !error.contains("hidden"), "{error}");
        }
        for (text, name) in [
            ("database.connections = 0", "database.connections"),
            ("discord.shards = { from = 2, to = 1, of = 4 }", "discord.shards"),
            ("discord.shards = { from = 0, to = 4, of = 4 }", "discord.shards"),
        ] {
            let error = Config::parse(text).unwrap().check().unwrap_err().to_string();
            assert!(error.starts_with(name), "{error}");
        }
    }

    #[test]
    fn what_cannot_be_set_is_named_and_no_value_is() {
        let wrong = Config::parse("[database]\nurll = \"postgres://u:secret@h\"").unwrap_err();
        assert!(wrong.contains("urll") && wrong.contains("line 2") && !wrong.contains("secret"), "{wrong}");
        for (text, said) in [
            ("[database]\nconnections = \"secret\"", "line 2: connections has to be a whole number"),
            ("[discord]\n\ntoken = 5551212", "line 3: token has to be a text in quotes"),
            ("[discord]\nshards = 5551212", "line 2: shards has to be written like {"),
            ("health = \"secret\"", "line 1: health has to be an address with a port"),
        ] {
            let wrong = Config::parse(text).unwrap_err();
            assert!(wrong.starts_with(said), "{wrong}");
            assert!(!wrong.contains("secret") && !wrong.contains("5551212"), "{wrong}");
        }
        let missing = Config::read(Some(Path::new("/nowhere/config.toml")), |_| None).unwrap_err();
        assert!(missing.to_string().contains("/nowhere/config.toml"));
        let database = Database { url: Some("postgres://u:secret@h".to_owned()), ..Database::default() };
        assert!(!format!("{database:?}").contains("secret"));
    }
}
