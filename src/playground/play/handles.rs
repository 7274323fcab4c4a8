//! A running playground, as tests and programs hold it.

use super::player::Player;
use super::seen::Look;
use crate::playground::faults::Plan;
use crate::playground::gateway::Trouble;
use crate::playground::gateway::sessions::GUILDS;
use crate::playground::id::{Clock, Id};
use crate::playground::ledger::Listener;
use crate::playground::people::Locale;
use crate::playground::world::{Channel, ChannelKind, News, Shared};
use serde_json::json;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

/// A playground that runs. It stops when this is dropped.
pub struct Running {
    pub(crate) shared: Shared,
    pub(crate) url: String,
    pub(crate) server: AbortHandle,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.server.abort();
        self.shared.change(|world| {
            world.closed = true;
            world.trouble(Trouble::Cut);
            // The pages' streams end when their sender goes.
            world.news = broadcast::channel(1).0;
        });
    }
}

impl Running {
    /// Where the page is.
    pub fn url(&self) -> String {
        format!("{}/", self.url)
    }

    /// What a bot puts in place of `https://discord.com`.
    pub fn api_url(&self) -> String {
        self.url.clone()
    }

    /// The bot's token, without `Bot `.
    pub fn token(&self) -> String {
        self.shared.look(|world| world.home.token.clone())
    }

    /// The bot's application.
    pub fn application_id(&self) -> Id {
        self.shared.look(|world| world.home.application)
    }

    /// The bot's account.
    pub fn bot_id(&self) -> Id {
        self.shared.look(|world| world.home.bot)
    }

    /// The guild.
    pub fn guild_id(&self) -> Id {
        self.shared.look(|world| world.home.guild)
    }

    /// A channel or thread by its name.
    pub fn channel(&self, name: &str) -> Option<Id> {
        self.shared.look(|world| world.channels.values().find(|c| c.name == name).map(|c| c.id))
    }

    /// All channels, those for direct messages included.
    pub fn channels(&self) -> Vec<Id> {
        self.shared.look(|world| world.channels.keys().copied().collect())
    }

    /// A person by name.
    pub fn person(&self, name: &str) -> Option<Player> {
        let id = self.shared.look(|world| world.find_person(name))?;
        Some(Player { shared: self.shared.clone(), id })
    }

    /// Somebody new; `None` if the name is taken or unusable.
    pub fn add_person(&self, name: &str, locale: Locale) -> Option<Player> {
        let id = self.shared.change(|world| world.add_person(name, locale))?;
        Some(Player { shared: self.shared.clone(), id })
    }

    /// Waits, in real time, until `found` finds something.
    pub async fn wait_for<T>(
        &self,
        timeout: Duration,
        mut found: impl FnMut(Look<'_>) -> Option<T>,
    ) -> Option<T> {
        let wait = self.shared.wait(i64::MAX, |world| found(Look(world)));
        tokio::time::timeout(timeout, wait).await.ok().flatten()
    }

    /// Looks once.
    pub fn look<T>(&self, look: impl FnOnce(Look<'_>) -> T) -> T {
        self.shared.look(|world| look(Look(world)))
    }

    /// The time of this place: whoever goes by it skips what the place skips.
    pub fn clock(&self) -> Clock {
        self.shared.look(|world| world.clock.clone())
    }

    /// Lets time pass at once: deadlines of 3 s, 15 min and 1 h come nearer.
    pub fn skip(&self, time: Duration) {
        self.shared.change(|world| world.clock.skip(time));
    }

    /// Orders trouble with requests; replaces what was ordered before.
    pub fn faults(&self, plans: &[Plan]) {
        self.shared.change(|world| world.faults.plans = plans.to_vec());
    }

    /// Brings trouble over the gateway.
    pub fn gateway(&self, trouble: Trouble) {
        self.shared.change(|world| world.trouble(trouble));
    }

    /// Shows every body from now on to a listener, which must not call back into the playground.
    pub fn listen(&self, listener: Listener) {
        self.shared.look(|world| world.ledger.listen(listener));
    }

    /// Removes the bot from the guild: GUILD_DELETE.
    pub fn remove_bot(&self) {
        self.shared.change(|world| {
            world.home.bot_in_guild = false;
            let (shard, data) = (world.guild_shard(), json!({"id": world.home.guild}));
            world.dispatch("GUILD_DELETE", &data, shard, GUILDS);
            world.tell(News::Places);
        });
    }

    /// Invites the bot (again): GUILD_CREATE.
    pub fn invite_bot(&self) {
        self.shared.change(|world| {
            world.home.bot_in_guild = true;
            let (shard, data) = (world.guild_shard(), world.guild_json());
            world.dispatch("GUILD_CREATE", &data, shard, GUILDS);
            world.tell(News::Places);
        });
    }

    /// Sets how long the bot may take to answer a press, in milliseconds.
    pub fn answers_within(&self, ms: i64) {
        self.shared.change(|world| world.config.answer_ms = ms);
    }

    /// Sets what the bot may do in a channel, as Discord's permission bits: CHANNEL_UPDATE.
    pub fn permit_bot(&self, channel: Id, permissions: u64) {
        self.shared.change(|world| {
            if let Some(channel) = world.channels.get_mut(&channel) {
                channel.bot_may = permissions;
            }
            if let Some(data) = world.channels.get(&channel).map(|c| world.channel_json(c)) {
                let shard = world.guild_shard();
                world.dispatch("CHANNEL_UPDATE", &data, shard, GUILDS);
            }
        });
    }

    /// Deletes a message as a moderator would: MESSAGE_DELETE.
    pub fn delete_message(&self, id: Id) {
        self.shared.change(|world| {
            if let Some(message) = world.messages.get(&id).cloned() {
                world.delete_message(&message);
            }
        });
    }

    /// Deletes many messages of a channel at once, as a moderator would who clears it: MESSAGE_DELETE_BULK.
    pub fn clear(&self, channel: Id) {
        self.shared.change(|world| world.clear(channel));
    }

    /// Deletes a channel or a thread with all that is in it: CHANNEL_DELETE or THREAD_DELETE.
    pub fn delete_channel(&self, id: Id) {
        self.shared.change(|world| {
            let Some(channel) = world.channels.remove(&id) else { return };
            let mut data = world.channel_json(&channel);
            let name = match channel.kind {
                ChannelKind::Thread { parent, .. } => {
                    data = json!({"id": id, "guild_id": world.home.guild, "parent_id": parent, "type": data["type"]});
                    "THREAD_DELETE"
                }
                _ => "CHANNEL_DELETE",
            };
            world.messages.retain(|_, m| m.channel != id);
            let below = |c: &Channel| matches!(c.kind, ChannelKind::Thread { parent, .. } if parent == id);
            world.channels.retain(|_, c| !below(c));
            let shard = world.guild_shard();
            world.dispatch(name, &data, shard, GUILDS);
            world.tell(News::Places);
        });
    }

    /// Archives a thread: THREAD_UPDATE.
    pub fn archive(&self, id: Id, lock: Lock) {
        self.shared.change(|world| {
            let channel = world.channels.get_mut(&id);
            if let Some(ChannelKind::Thread { archived, locked, .. }) = channel.map(|c| &mut c.kind) {
                *archived = true;
                *locked = lock == Lock::Locked;
                world.tell_thread(id);
            }
        });
    }
}

/// Whether an archived thread opens again when somebody writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lock {
    /// It does.
    Unlocked,
    /// Only a moderator can open it.
    Locked,
}
