//! What a playground starts with.

use super::ledger::Listener;
use super::people::Locale;
use std::net::SocketAddr;

/// Whether the stand-in limits rates as Discord does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rates {
    /// As Discord does: per route and fifty a second.
    Limited,
    /// Never 429, but for planned faults.
    Unlimited,
}

/// Everything a playground starts with. `Config::default()` is a good evening: three people, one channel.
#[derive(Clone)]
pub struct Config {
    /// Where to listen; only loopback addresses are accepted. Port 0 takes a free one.
    pub bind: SocketAddr,
    /// The token that the bot must present.
    pub token: String,
    /// The bot's name.
    pub bot_name: String,
    /// The guild's name.
    pub guild: String,
    /// The guild's id, for tests of sharding; `None` makes one up.
    pub guild_id: Option<u64>,
    /// When the playground was founded, in milliseconds of Unix time. The same moment gives everything there
    /// from the first day the same ids again, so that a bot finds its old tables; `None` is a day ago.
    pub founded_ms: Option<i64>,
    /// The text channels.
    pub channels: Vec<String>,
    /// The people; the first one owns the guild.
    pub people: Vec<(String, Locale)>,
    /// Rate limits.
    pub rates: Rates,
    /// How many shards `GET /gateway/bot` recommends.
    pub shards: u32,
    /// The privileged intents granted to the bot; asking for others closes with 4014.
    pub privileged_intents: u64,
    /// How long the bot may take to answer a press, in milliseconds: three seconds, as Discord gives. A test
    /// that is about something else gives more, for machines that are busy.
    pub answer_ms: i64,
    /// Edits that a message older than an hour takes within an hour.
    pub late_edits: usize,
    /// Who sees every body.
    pub listeners: Vec<Listener>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            token: "playground-token".to_owned(),
            bot_name: "sobremesa".to_owned(),
            guild: "Playground".to_owned(),
            guild_id: None,
            founded_ms: None,
            channels: vec!["table".to_owned()],
            people: ["Ann", "Bob", "Carmen"].iter().map(|n| ((*n).to_owned(), Locale::English)).collect(),
            rates: Rates::Limited,
            shards: 1,
            // GUILD_MEMBERS: an operator can switch it on without asking Discord.
            privileged_intents: 1 << 1,
            answer_ms: 3_000,
            late_edits: 5,
            listeners: Vec::new(),
        }
    }
}
