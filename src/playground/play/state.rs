//! What a person's page shows around the messages: places, people, commands, and what is unread.

use crate::playground::id::Id;
use crate::playground::people::Person;
use crate::playground::world::{Channel, ChannelKind, News, World};
use serde_json::{Value, json};

impl World {
    fn person_json(&self, person: &Person) -> Value {
        json!({
            "id": person.id, "name": person.name, "shown": person.shown, "locale": person.locale,
            "dms": person.dms, "member": person.member, "owner": person.id == self.home.owner,
        })
    }

    /// Everybody.
    pub(crate) fn people_json(&self) -> Value {
        self.people.iter().map(|p| self.person_json(p)).collect()
    }

    /// The frame of a person's page.
    pub(crate) fn state_json(&self, who: Id) -> Value {
        let seen = self.channels.values().filter(|c| self.sees_channel(who, c));
        let channels: Vec<Value> = seen.map(|c| self.place_json(who, c)).collect();
        let connected = self.sessions.connected();
        json!({
            "me": self.person(who).map(|p| self.person_json(p)),
            "people": self.people_json(),
            "bot": {"id": self.home.bot, "name": self.home.bot_name, "connected": connected > 0},
            "guild": {"id": self.home.guild, "name": self.home.guild_name, "has_bot": self.home.bot_in_guild},
            "channels": channels, "now_ms": self.now_ms(),
        })
    }

    fn place_json(&self, who: Id, channel: &Channel) -> Value {
        let marker = self.read.get(&(who, channel.id)).copied().unwrap_or(Id(0));
        let seen = self.seen_by(who, channel.id);
        let fresh = || seen.iter().filter(|m| m.id > marker && m.author != who && m.only_for.is_none());
        let direct = matches!(channel.kind, ChannelKind::Direct(_));
        let pings = fresh().filter(|m| direct || m.everyone || m.pinged.contains(&who)).count();
        let (kind, parent, archived) = match &channel.kind {
            ChannelKind::Text => ("text", None, false),
            ChannelKind::Direct(_) => ("direct", None, false),
            ChannelKind::Thread { private: true, parent, archived, .. } => {
                ("private", Some(*parent), *archived)
            }
            ChannelKind::Thread { parent, archived, .. } => ("thread", Some(*parent), *archived),
        };
        let commands: Vec<&Value> = self.commands_for(who, channel.id);
        json!({
            "id": channel.id, "name": channel.name, "kind": kind, "parent": parent, "archived": archived,
            "unread": fresh().count(), "pings": pings, "commands": commands,
        })
    }

    /// The messages of a channel as a person's page shows them.
    pub(crate) fn messages_json(&self, who: Id, channel: Id) -> Vec<Value> {
        let seen = self.seen_by(who, channel);
        // A page of the last ones is enough for an evening, and keeps long tests quick.
        let from = seen.len().saturating_sub(200);
        seen[from..].iter().map(|m| self.seen_json(who, m)).collect()
    }

    /// A person has seen all of a channel.
    pub(crate) fn mark_read(&mut self, who: Id, channel: Id) {
        let last = self.seen_by(who, channel).last().map(|m| m.id);
        let before = self.read.get(&(who, channel)).copied();
        if let Some(last) = last.filter(|last| Some(*last) != before) {
            self.read.insert((who, channel), last);
            self.tell(News::Places);
        }
    }

    /// Takes an ephemeral message from its person's screen.
    pub(crate) fn dismiss(&mut self, who: Id, message: Id) -> bool {
        let own = self.messages.get(&message).is_some_and(|m| m.only_for == Some(who));
        if own {
            self.remove_message(message);
        }
        own
    }
}
