//! What tests look at: the world through a person's eyes.

use crate::playground::id::Id;
use crate::playground::world::World;
use serde_json::Value;

/// A look at everything, for conditions that tests wait for.
pub struct Look<'a>(pub(crate) &'a World);

impl Look<'_> {
    /// The messages of a channel as a person sees them, oldest first.
    pub fn messages(&self, person: Id, channel: Id) -> Vec<Seen> {
        let seen = self.0.seen_by(person, channel);
        seen.into_iter().map(|m| Seen { id: m.id, raw: self.0.seen_json(person, m) }).collect()
    }

    /// The newest message of a channel that a person sees and that is as it should be.
    pub fn newest(&self, person: Id, channel: Id, fits: impl Fn(&Seen) -> bool) -> Option<Seen> {
        let seen = self.0.seen_by(person, channel).into_iter().rev();
        seen.map(|m| Seen { id: m.id, raw: self.0.seen_json(person, m) }).find(fits)
    }

    /// How many of the bot's sessions are connected.
    pub fn connected(&self) -> usize {
        self.0.sessions.connected()
    }

    /// The names of all registered commands.
    pub fn commands(&self) -> Vec<String> {
        let all = self.0.guild_commands.iter().chain(&self.0.commands);
        all.filter_map(|c| c["name"].as_str().map(str::to_owned)).collect()
    }

    /// The channels that a person sees: id and name.
    pub fn channels(&self, person: Id) -> Vec<(Id, String)> {
        let seen = self.0.channels.values().filter(|c| self.0.sees_channel(person, c));
        seen.map(|c| (c.id, c.name.clone())).collect()
    }
}

/// A message as a person sees it.
#[derive(Debug, Clone)]
pub struct Seen {
    /// Its id.
    pub id: Id,
    /// Discord's message object, and under `play` what a client adds.
    pub raw: Value,
}

impl Seen {
    /// All its words: content, embeds' titles and descriptions, text displays.
    pub fn text(&self) -> String {
        let mut words = vec![self.raw["content"].as_str().unwrap_or_default().to_owned()];
        for embed in self.raw["embeds"].as_array().into_iter().flatten() {
            words
                .extend(["title", "description"].iter().filter_map(|k| embed[k].as_str().map(str::to_owned)));
        }
        let displays = self.parts(10).into_iter().filter_map(|p| p["content"].as_str().map(str::to_owned));
        words.extend(displays);
        words.retain(|w| !w.is_empty());
        words.join("\n")
    }

    /// All components of a kind, wherever they stand.
    pub fn parts(&self, kind: u64) -> Vec<Value> {
        fn walk(value: &Value, kind: u64, found: &mut Vec<Value>) {
            if value["type"] == kind {
                found.push(value.clone());
            }
            let inner = value["components"].as_array().into_iter().flatten();
            inner.chain(value.get("accessory")).for_each(|v| walk(v, kind, found));
        }
        let mut found = Vec::new();
        let top = self.raw["components"].as_array().into_iter().flatten();
        top.for_each(|v| walk(v, kind, &mut found));
        found
    }

    /// The custom id of the button with this label.
    pub fn button(&self, label: &str) -> Option<String> {
        let found = self.parts(2).into_iter().find(|b| b["label"] == label)?;
        found["custom_id"].as_str().map(str::to_owned)
    }

    /// Whether only its reader sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.raw["play"]["ephemeral"] == true
    }

    /// Whether it still says "thinking...".
    pub fn is_thinking(&self) -> bool {
        self.raw["play"]["loading"] == true
    }

    /// Whether it pings its reader.
    pub fn pings_me(&self) -> bool {
        self.raw["play"]["pings_me"] == true
    }
}
