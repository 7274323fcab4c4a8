//! The bot's sessions on the gateway: what each was sent, so that it can be sent again after a cut.

use crate::playground::id::Id;
use crate::playground::ledger::{Direction, Entry};
use crate::playground::world::World;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use tokio::sync::mpsc::UnboundedSender;

/// GUILDS: what is told of guilds, channels and threads.
pub(crate) const GUILDS: u64 = 1 << 0;
/// GUILD_MEMBERS, a privileged intent.
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
/// GUILD_MESSAGES.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// DIRECT_MESSAGES.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;

/// As many events are kept for a resume.
const KEPT: usize = 1000;
/// So long a cut session can be resumed.
const RESUMABLE_MS: i64 = 180_000;

/// What a connection's task is told to do.
#[derive(Debug)]
pub(crate) enum Out {
    Text(String),
    /// Close with Discord's code.
    Close(u16),
    /// Hang up without a word.
    Cut,
}

#[derive(Debug)]
pub(crate) struct Session {
    pub shard: (u64, u64),
    pub intents: u64,
    pub seq: u64,
    pub log: VecDeque<(u64, String)>,
    pub out: Option<UnboundedSender<Out>>,
    pub lost_ms: Option<i64>,
}

impl Session {
    /// Numbers an event, keeps it, and sends it if somebody is connected.
    pub(crate) fn push(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = json!({"op": 0, "s": self.seq, "t": name, "d": data}).to_string();
        self.log.push_back((self.seq, text.clone()));
        if self.log.len() > KEPT {
            self.log.pop_front();
        }
        if let Some(out) = &self.out {
            // A connection that just ended will resume and find it in the log.
            let _ = out.send(Out::Text(text));
        }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Sessions {
    pub open: BTreeMap<String, Session>,
    pub started: u32,
}

/// Which shard an event belongs to.
#[derive(Debug, Clone, Copy)]
pub(crate) enum For {
    Guild(Id),
    /// Direct messages go to the first shard.
    Direct,
}

impl For {
    fn is_on(self, (shard, of): (u64, u64)) -> bool {
        match self {
            For::Guild(id) => (id.0 >> 22) % of == shard,
            For::Direct => shard == 0,
        }
    }
}

impl Sessions {
    /// Forgets sessions that nobody resumed in time.
    pub(crate) fn prune(&mut self, now_ms: i64) {
        self.open.retain(|_, s| s.lost_ms.is_none_or(|lost| lost + RESUMABLE_MS > now_ms));
    }

    /// How many sessions are connected.
    pub(crate) fn connected(&self) -> usize {
        self.open.values().filter(|s| s.out.is_some()).count()
    }
}

impl World {
    /// Sends an event to the sessions of its shard that asked for it; `intent` 0 needs no asking.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value, whose: For, intent: u64) {
        let mut sent = false;
        for session in self.sessions.open.values_mut() {
            let asked = intent == 0 || session.intents & intent != 0;
            if asked && whose.is_on(session.shard) {
                session.push(name, data);
                sent = true;
            }
        }
        if sent {
            self.note_event(name, data);
        }
    }

    /// Shows an event to the ledger.
    pub(crate) fn note_event(&self, name: &str, data: &Value) {
        self.ledger.note(&Entry {
            direction: Direction::Event,
            method: "WS".to_owned(),
            route: name.to_owned(),
            status: 0,
            json: data.clone(),
        });
    }

    /// The guild's shard.
    pub(crate) fn guild_shard(&self) -> For {
        For::Guild(self.home.guild)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guilds_are_spread_and_direct_messages_are_on_the_first_shard() {
        let guild = For::Guild(Id(5 << 22));
        assert!(guild.is_on((1, 2)) && !guild.is_on((0, 2)) && guild.is_on((0, 1)));
        assert!(For::Direct.is_on((0, 2)) && !For::Direct.is_on((1, 2)));
    }
}
