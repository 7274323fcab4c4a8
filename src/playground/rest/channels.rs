//! Channels that the bot looks at or opens: direct messages and threads.

use super::messages::{VIEW, blank};
use super::{Call, Reply};
use crate::playground::gateway::sessions::GUILDS;
use crate::playground::id::{Id, iso};
use crate::playground::play::act::Refused;
use crate::playground::refusal::{Problems, Refusal};
use crate::playground::wire::read;
use crate::playground::world::{Channel, ChannelKind, News, World};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;

type Answer = Result<Reply, Refusal>;

/// CREATE_PUBLIC_THREADS
const PUBLIC_THREADS: u64 = 1 << 35;
/// CREATE_PRIVATE_THREADS
const PRIVATE_THREADS: u64 = 1 << 36;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenDm {
    recipient_id: Id,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewThread {
    name: String,
    auto_archive_duration: Option<u32>,
    rate_limit_per_user: Option<u32>,
    #[serde(rename = "type")]
    kind: Option<u8>,
    #[serde(rename = "invitable")]
    _invitable: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThreadOfMessage {
    name: String,
    auto_archive_duration: Option<u32>,
    rate_limit_per_user: Option<u32>,
}

impl World {
    /// The channel of the bot and one person, made if needed.
    pub(crate) fn dm_with(&mut self, person: Id) -> Id {
        let known = self.channels.values().find(|c| c.kind == ChannelKind::Direct(person));
        if let Some(channel) = known {
            return channel.id;
        }
        let id = self.new_id();
        let kind = ChannelKind::Direct(person);
        self.channels.insert(id, Channel { id, name: String::new(), kind, bot_may: u64::MAX });
        self.tell(News::Places);
        id
    }

    fn add_thread(&mut self, id: Id, parent: Id, new: &NewThread) -> Result<Value, Refusal> {
        let mut problems = Problems::default();
        problems.length("name", &new.name, 1, 100);
        let auto_archive_mins = new.auto_archive_duration.unwrap_or(1440);
        if ![60, 1440, 4320, 10080].contains(&auto_archive_mins) {
            let text = "Value must be one of {60, 1440, 4320, 10080}.";
            problems.add("auto_archive_duration", "BASE_TYPE_CHOICES", text);
        }
        problems.range("rate_limit_per_user", i64::from(new.rate_limit_per_user.unwrap_or(0)), 0, 21600);
        problems.done()?;
        let kind = ChannelKind::Thread {
            parent,
            private: new.kind == Some(12),
            members: BTreeSet::new(),
            archived: false,
            locked: false,
            auto_archive_mins,
        };
        let thread = Channel { id, name: new.name.clone(), kind, bot_may: 0 };
        self.channels.insert(id, thread.clone());
        let mut json = self.channel_json(&thread);
        json["member"] = self.thread_member(id);
        let mut event = json.clone();
        event["newly_created"] = json!(true);
        let shard = self.guild_shard();
        self.dispatch("THREAD_CREATE", &event, shard, GUILDS);
        self.tell(News::Places);
        Ok(json)
    }

    fn thread_member(&self, thread: Id) -> Value {
        let joined = iso(thread.created_ms());
        json!({"id": thread, "user_id": self.home.bot, "join_timestamp": joined, "flags": 0})
    }
}

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    let channel = world.permitted(call.id("channel_id")?, VIEW)?;
    Ok(Reply::Ok(world.channel_json(&channel)))
}

pub(super) fn open_dm(world: &mut World, call: &Call) -> Answer {
    let body: OpenDm = read(&call.body)?;
    let person = world.person(body.recipient_id).map(|p| p.id);
    if body.recipient_id == world.home.bot {
        return Err(Refusal::dms_closed());
    }
    let unknown = || Refusal::one("recipient_id", "USER_INVALID", "Unknown user");
    // Opening works even if writing will not: Discord tells 50007 only then.
    let id = world.dm_with(person.ok_or_else(unknown)?);
    let channel = world.channel(id)?.clone();
    Ok(Reply::Ok(world.channel_json(&channel)))
}

pub(super) fn typing(world: &mut World, call: &Call) -> Answer {
    let channel = world.permitted(call.id("channel_id")?, 1 << 11)?;
    world.tell(News::Typing(channel.id));
    Ok(Reply::Empty)
}

pub(super) fn thread(world: &mut World, call: &Call) -> Answer {
    let new: NewThread = read(&call.body)?;
    // Without a type Discord's v10 makes a private thread.
    let new = NewThread { kind: Some(new.kind.unwrap_or(12)), ..new };
    let wanted = match new.kind {
        Some(11) => PUBLIC_THREADS,
        Some(12) => PRIVATE_THREADS,
        _ => {
            return Err(Refusal::one("type", "BASE_TYPE_CHOICES", "Value must be one of {11, 12}."));
        }
    };
    let parent = world.permitted(call.id("channel_id")?, wanted)?;
    if parent.kind != ChannelKind::Text {
        return Err(Refusal::wrong_channel_type());
    }
    let id = world.new_id();
    Ok(Reply::Created(world.add_thread(id, parent.id, &new)?))
}

pub(super) fn thread_of_message(world: &mut World, call: &Call) -> Answer {
    let body: ThreadOfMessage = read(&call.body)?;
    let parent = world.permitted(call.id("channel_id")?, PUBLIC_THREADS)?;
    if parent.kind != ChannelKind::Text {
        return Err(Refusal::wrong_channel_type());
    }
    // A thread has its message's id.
    let id = call.id("message_id")?;
    let message = world.messages.get(&id).filter(|m| m.channel == parent.id && m.only_for.is_none());
    if message.ok_or_else(Refusal::unknown_message)?.thread.is_some() {
        return Err(Refusal::thread_exists());
    }
    let new = NewThread {
        name: body.name,
        auto_archive_duration: body.auto_archive_duration,
        rate_limit_per_user: body.rate_limit_per_user,
        kind: Some(11),
        _invitable: None,
    };
    let json = world.add_thread(id, parent.id, &new)?;
    if let Some(message) = world.messages.get_mut(&id) {
        message.thread = Some(id);
        world.tell(News::Message(id));
    }
    Ok(Reply::Created(json))
}

/// What a person writes into a channel, as people do; the bot hears that something was written.
pub(crate) fn said(world: &mut World, channel: Id, person: Id, text: &str) -> Result<Id, Refused> {
    let place = world.place(person, channel)?;
    if !(1..=2000).contains(&text.trim().chars().count()) {
        return Err(Refused::new("text_length", "2000"));
    }
    let id = world.new_id();
    let mut message = blank(id, place.id, person);
    text.trim().clone_into(&mut message.content);
    let all = world.people.iter().map(|p| p.id).chain([world.home.bot]);
    let named = all.filter(|id| text.contains(&format!("<@{id}>")));
    message.mentions = named.collect();
    message.pinged = message.mentions.clone();
    world.put(message);
    Ok(id)
}
