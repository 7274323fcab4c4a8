//! Messages that the bot writes, edits and deletes with its own token.

use super::{Call, Reply};
use crate::playground::compose::Draft;
use crate::playground::gateway::sessions::{DIRECT_MESSAGES, For, GUILD_MESSAGES, GUILDS};
use crate::playground::id::Id;
use crate::playground::people::Dms;
use crate::playground::refusal::Refusal;
use crate::playground::wire::message::Door;
use crate::playground::world::{Channel, ChannelKind, Message, News, World};
use serde_json::{Value, json};
use std::collections::BTreeSet;

type Answer = Result<Reply, Refusal>;

/// VIEW_CHANNEL
pub(super) const VIEW: u64 = 1 << 10;
/// SEND_MESSAGES
const SEND: u64 = 1 << 11;
/// MANAGE_MESSAGES
const MANAGE_MESSAGES: u64 = 1 << 13;
/// ATTACH_FILES
const ATTACH: u64 = 1 << 15;
/// READ_MESSAGE_HISTORY
const HISTORY: u64 = 1 << 16;
/// SEND_MESSAGES_IN_THREADS
const SEND_IN_THREADS: u64 = 1 << 38;

const HOUR_MS: i64 = 3_600_000;

impl World {
    /// A channel in which the bot may do what it wants.
    pub(super) fn permitted(&self, id: Id, wanted: u64) -> Result<Channel, Refusal> {
        let channel = self.channel(id)?.clone();
        let may = self.bot_may(&channel);
        if may & VIEW == 0 {
            return Err(Refusal::missing_access());
        }
        if may & wanted != wanted {
            return Err(Refusal::missing_permissions());
        }
        Ok(channel)
    }

    fn own_message(&self, call: &Call) -> Result<Message, Refusal> {
        let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
        let found = self.messages.get(&id).filter(|m| m.channel == channel && m.only_for.is_none());
        found.cloned().ok_or_else(Refusal::unknown_message)
    }

    /// Puts a message in its place and tells everybody.
    pub(crate) fn post(&mut self, mut message: Message, draft: Draft) -> Id {
        draft.fill(&mut message);
        let id = message.id;
        self.invite_named(&message);
        self.put(message);
        id
    }

    /// Puts a message in its place, and sends MESSAGE_CREATE.
    pub(crate) fn put(&mut self, message: Message) {
        if message.only_for.is_none() {
            let mut data = self.message_json(&message);
            if matches!(self.shard_of(message.channel), For::Guild(_)) {
                if let Some(person) = self.person(message.author) {
                    data["member"] = self.bare_member(person.joined_ms);
                }
                // Without the intent MESSAGE_CONTENT a bot reads what it wrote itself, and what names it.
                if message.author != self.home.bot && !message.mentions.contains(&self.home.bot) {
                    data["content"] = json!("");
                    for part in ["attachments", "embeds", "components"] {
                        data[part] = json!([]);
                    }
                }
            }
            self.tell_of_message("MESSAGE_CREATE", message.channel, data);
        }
        let id = message.id;
        self.messages.insert(id, message);
        self.tell(News::Message(id));
    }

    /// Whoever is named in a private thread joins it.
    fn invite_named(&mut self, message: &Message) {
        let Some(channel) = self.channels.get_mut(&message.channel) else {
            return;
        };
        if let ChannelKind::Thread { members, .. } = &mut channel.kind {
            let before = members.len();
            members.extend(message.mentions.iter().copied());
            if members.len() > before {
                self.tell(News::Places);
            }
        }
    }

    /// Writing into an archived thread opens it again, unless it is locked.
    pub(crate) fn unarchive(&mut self, id: Id) -> Result<(), Refusal> {
        let Some(channel) = self.channels.get_mut(&id) else {
            return Ok(());
        };
        if let ChannelKind::Thread { archived, locked, .. } = &mut channel.kind
            && *archived
        {
            if *locked {
                return Err(Refusal::thread_archived());
            }
            *archived = false;
            self.tell_thread(id);
        }
        Ok(())
    }

    /// THREAD_UPDATE, and the page.
    pub(crate) fn tell_thread(&mut self, id: Id) {
        if let Some(json) = self.channels.get(&id).map(|c| self.channel_json(c)) {
            let shard = self.guild_shard();
            self.dispatch("THREAD_UPDATE", &json, shard, GUILDS);
        }
        self.tell(News::Places);
    }

    /// Deletes a message and sends MESSAGE_DELETE.
    pub(crate) fn delete_message(&mut self, message: &Message) {
        self.remove_message(message.id);
        if message.only_for.is_some() {
            return;
        }
        let data = json!({"id": message.id, "channel_id": message.channel});
        self.tell_of_message("MESSAGE_DELETE", message.channel, data);
    }

    /// Deletes all messages of a channel that everybody sees, and sends MESSAGE_DELETE_BULK.
    pub(crate) fn clear(&mut self, channel: Id) {
        let there = self.messages.values().filter(|m| m.channel == channel && m.only_for.is_none());
        let ids: Vec<Id> = there.map(|message| message.id).collect();
        for id in &ids {
            self.remove_message(*id);
        }
        self.tell_of_message("MESSAGE_DELETE_BULK", channel, json!({"ids": ids, "channel_id": channel}));
    }

    /// What is told of a message, to those who hear of messages there.
    fn tell_of_message(&mut self, name: &str, channel: Id, mut data: Value) {
        let shard = self.shard_of(channel);
        let intent = if let For::Guild(guild) = shard {
            data["guild_id"] = json!(guild);
            GUILD_MESSAGES
        } else {
            DIRECT_MESSAGES
        };
        self.dispatch(name, &data, shard, intent);
    }
}

/// A message without contents.
pub(crate) fn blank(id: Id, channel: Id, author: Id) -> Message {
    Message {
        id,
        channel,
        author,
        kind: 0,
        content: String::new(),
        embeds: Vec::new(),
        components: Vec::new(),
        attachments: Vec::new(),
        flags: 0,
        only_for: None,
        via: None,
        mentions: BTreeSet::new(),
        pinged: BTreeSet::new(),
        everyone: false,
        edited_ms: None,
        late_edits: Vec::new(),
        reply_to: None,
        thread: None,
        nonce: None,
        tts: false,
    }
}

pub(super) fn list(world: &mut World, call: &Call) -> Answer {
    let channel = world.permitted(call.id("channel_id")?, 0)?;
    let limit = call.query.get("limit").map_or(Ok(50), |n| n.parse::<usize>());
    let limit = limit.ok().filter(|n| (1..=100).contains(n)).ok_or_else(|| {
        Refusal::one("limit", "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")
    })?;
    let edge = |name: &str| call.query.get(name).and_then(|id| id.parse::<Id>().ok());
    let (before, after) = (edge("before"), edge("after"));
    let unknown = call.query.keys().find(|k| !["limit", "before", "after"].contains(&k.as_str()));
    if let Some(key) = unknown {
        return Err(Refusal::one(key, "UNKNOWN_FIELD", "Only limit, before and after are carried"));
    }
    // Without the permission Discord shows an empty history.
    let readable = world.bot_may(&channel) & HISTORY != 0;
    let mut shown: Vec<&Message> = world
        .messages
        .values()
        .filter(|m| readable && m.channel == channel.id && m.only_for.is_none())
        .filter(|m| before.is_none_or(|id| m.id < id) && after.is_none_or(|id| m.id > id))
        .collect();
    if after.is_some() {
        shown.truncate(limit);
    }
    let newest_first = shown.into_iter().rev().take(limit);
    let list: Vec<Value> = newest_first.map(|m| world.message_json(m)).collect();
    Ok(Reply::Ok(json!(list)))
}

pub(super) fn get(world: &mut World, call: &Call) -> Answer {
    world.permitted(call.id("channel_id")?, HISTORY)?;
    let message = world.own_message(call)?;
    Ok(Reply::Ok(world.message_json(&message)))
}

pub(super) fn create(world: &mut World, call: &Call) -> Answer {
    let body = Door::Channel.read(&call.body)?;
    let id = call.id("channel_id")?;
    let is_thread = matches!(world.channel(id)?.kind, ChannelKind::Thread { .. });
    let mut wanted = if is_thread { SEND_IN_THREADS } else { SEND };
    if !call.uploads.is_empty() {
        wanted |= ATTACH;
    }
    let channel = world.permitted(id, wanted)?;
    if let ChannelKind::Direct(whose) = channel.kind {
        check_dm(world, whose)?;
    }
    let (nonce, enforced) = (body.nonce.clone(), body.enforce_nonce);
    if let Some(nonce) = &nonce {
        if nonce.chars().count() > 25 {
            return Err(Refusal::one("nonce", "NONCE_TYPE_TOO_LONG", "Nonce must be at most 25 long"));
        }
        if let Some(same) = sent_before(world, channel.id, nonce).filter(|_| enforced) {
            return Ok(Reply::Ok(world.message_json(&same)));
        }
    }
    let reply_to = reply_target(world, &channel, &body)?;
    let tts = body.tts;
    let draft = world.compose(Door::Channel, body, &call.uploads, None)?;
    world.unarchive(channel.id)?;
    let id = world.new_id();
    let kind = if reply_to.is_some() { 19 } else { 0 };
    let message =
        Message { kind, reply_to, tts, nonce: nonce.clone(), ..blank(id, channel.id, world.home.bot) };
    let id = world.post(message, draft);
    if let Some(nonce) = nonce {
        world.nonces.insert((channel.id, nonce), id);
    }
    Ok(Reply::Ok(world.messages.get(&id).map_or(Value::Null, |m| world.message_json(m))))
}

/// The message sent with the same nonce within the last minutes.
fn sent_before(world: &World, channel: Id, nonce: &str) -> Option<Message> {
    let id = world.nonces.get(&(channel, nonce.to_owned()))?;
    let recent = id.created_ms() + 5 * 60_000 > world.now_ms();
    world.messages.get(id).filter(|_| recent).cloned()
}

fn check_dm(world: &World, whose: Id) -> Result<(), Refusal> {
    let person = world.person(whose).ok_or_else(Refusal::dms_closed)?;
    // Without a guild in common a bot cannot write either.
    let shared_guild = person.member && world.home.bot_in_guild;
    if person.dms == Dms::Closed || !shared_guild {
        return Err(Refusal::dms_closed());
    }
    Ok(())
}

fn reply_target(
    world: &World,
    channel: &Channel,
    body: &crate::playground::wire::message::MessageIn,
) -> Result<Option<Id>, Refusal> {
    let Some(reference) = &body.reply_to else {
        return Ok(None);
    };
    if reference.kind.unwrap_or(0) != 0 {
        return Err(Refusal::one("message_reference.type", "NOT_CARRIED", "Forwards are not carried here"));
    }
    let here = reference.channel_id.is_none_or(|id| id == channel.id);
    let found = world.messages.get(&reference.message_id);
    if here && found.is_some_and(|m| m.channel == channel.id && m.only_for.is_none()) {
        return Ok(Some(reference.message_id));
    }
    if reference.fail_if_not_exists == Some(false) {
        return Ok(None);
    }
    Err(Refusal::one("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
}

pub(super) fn edit(world: &mut World, call: &Call) -> Answer {
    let body = Door::ChannelEdit.read(&call.body)?;
    let channel = world.permitted(call.id("channel_id")?, 0)?;
    let before = world.own_message(call)?;
    if before.author != world.home.bot {
        return Err(Refusal::not_the_author());
    }
    if matches!(channel.kind, ChannelKind::Thread { archived: true, .. }) {
        return Err(Refusal::thread_archived());
    }
    let now = world.now_ms();
    let mut late = before.late_edits.clone();
    late.retain(|ms| ms + HOUR_MS > now);
    if now - before.id.created_ms() > HOUR_MS {
        if late.len() >= world.config.late_edits {
            return Err(Refusal::too_many_late_edits());
        }
        late.push(now);
    }
    let draft = world.compose(Door::ChannelEdit, body, &call.uploads, Some(&before))?;
    let mut message = Message { edited_ms: Some(now), late_edits: late, ..before };
    draft.fill(&mut message);
    let (id, shown) = (message.id, world.message_json(&message));
    world.messages.insert(id, message);
    world.tell(News::Message(id));
    Ok(Reply::Ok(shown))
}

pub(super) fn delete(world: &mut World, call: &Call) -> Answer {
    let channel = world.permitted(call.id("channel_id")?, 0)?;
    let message = world.own_message(call)?;
    let others = message.author != world.home.bot;
    let in_dm = matches!(channel.kind, ChannelKind::Direct(_));
    if others && (in_dm || world.bot_may(&channel) & MANAGE_MESSAGES == 0) {
        return Err(Refusal::missing_permissions());
    }
    world.delete_message(&message);
    Ok(Reply::Empty)
}
