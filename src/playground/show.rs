//! Discord's shapes for what exists: users, members, channels, messages, the guild, the application.

use super::id::{Id, iso};
use super::people::{OWNER_MAY, Person};
use super::wire::message::{EPHEMERAL, LOADING};
use super::world::{Attachment, Channel, ChannelKind, Interaction, Kind, Message, StoredFile, World};
use serde_json::{Value, json};

impl World {
    /// Any account as a user object.
    pub(crate) fn user(&self, id: Id) -> Value {
        let bot = id == self.home.bot;
        let (name, shown) = match self.person(id) {
            Some(person) => (person.name.as_str(), person.shown.as_str()),
            None if bot => (self.home.bot_name.as_str(), self.home.bot_name.as_str()),
            None => ("deleted_user", "Deleted User"),
        };
        json!({
            "id": id, "username": name, "global_name": shown, "discriminator": "0", "avatar": null,
            "bot": bot, "system": false, "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "primary_guild": null,
        })
    }

    /// The bot as `GET /users/@me` shows it.
    pub(crate) fn myself(&self) -> Value {
        let mut user = self.user(self.home.bot);
        user["mfa_enabled"] = json!(false);
        user["locale"] = json!("en-US");
        user["verified"] = json!(true);
        user
    }

    /// A person as a member of the guild.
    pub(crate) fn member(&self, person: &Person) -> Value {
        let mut member = self.bare_member(person.joined_ms);
        member["user"] = self.user(person.id);
        member
    }

    pub(crate) fn bare_member(&self, joined_ms: i64) -> Value {
        json!({
            "avatar": null, "banner": null, "communication_disabled_until": null, "flags": 0,
            "joined_at": iso(joined_ms), "nick": null, "pending": false, "premium_since": null, "roles": [],
            "mute": false, "deaf": false,
        })
    }

    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let last = self.messages.values().rev().find(|m| m.channel == channel.id && m.only_for.is_none());
        let last = last.map(|m| m.id);
        match &channel.kind {
            ChannelKind::Direct(whose) => json!({
                "id": channel.id, "type": 1, "flags": 0, "last_message_id": last,
                "recipients": [self.user(*whose)],
            }),
            ChannelKind::Text => json!({
                "id": channel.id, "type": 0, "flags": 0, "guild_id": self.home.guild, "name": channel.name,
                "position": 0, "parent_id": null, "topic": null, "nsfw": false, "rate_limit_per_user": 0,
                "permission_overwrites": [], "last_message_id": last,
            }),
            ChannelKind::Thread { parent, private, members, archived, locked, auto_archive_mins } => {
                let all = self.messages.values();
                let count = all.filter(|m| m.channel == channel.id && m.only_for.is_none()).count();
                json!({
                    "id": channel.id, "type": if *private { 12 } else { 11 }, "flags": 0,
                    "guild_id": self.home.guild, "name": channel.name, "parent_id": parent,
                    "owner_id": self.home.bot, "last_message_id": last, "rate_limit_per_user": 0,
                    "message_count": count, "total_message_sent": count, "member_count": members.len(),
                    "thread_metadata": {
                        "archived": archived, "locked": locked, "auto_archive_duration": auto_archive_mins,
                        "archive_timestamp": iso(channel.id.created_ms()), "invitable": true,
                        "create_timestamp": iso(channel.id.created_ms()),
                    },
                })
            }
        }
    }

    /// Where the page and the bot find a file.
    pub(crate) fn file_url(&self, id: Id, filename: &str) -> String {
        format!("{}/attachments/{id}/{filename}", self.base_url)
    }

    fn attachment(&self, attachment: &Attachment, message: &Message) -> Value {
        let url = self.file_url(attachment.id, &attachment.filename);
        let file = self.files.get(&attachment.id);
        let mut shown = json!({
            "id": attachment.id, "filename": attachment.filename, "url": url, "proxy_url": url,
            "size": file.map_or(0, |f| f.bytes.len()),
            "content_type": file.map_or("application/octet-stream", |f| f.content_type.as_str()),
        });
        if let Some((width, height)) = file.and_then(|f| f.size) {
            shown["width"] = json!(width);
            shown["height"] = json!(height);
        }
        if let Some(text) = &attachment.description {
            shown["description"] = json!(text);
        }
        if message.only_for.is_some() {
            shown["ephemeral"] = json!(true);
        }
        shown
    }

    /// A message as the REST interface and the gateway show it.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let attachments: Vec<Value> =
            message.attachments.iter().map(|a| self.attachment(a, message)).collect();
        let mut shown = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind,
            "author": self.user(message.author), "content": message.content,
            "timestamp": iso(message.id.created_ms()), "edited_timestamp": message.edited_ms.map(iso),
            "tts": message.tts, "mention_everyone": message.everyone,
            "mentions": message.mentions.iter().map(|id| self.user(*id)).collect::<Vec<_>>(),
            "mention_roles": [], "attachments": attachments, "embeds": message.embeds,
            "components": message.components, "pinned": false, "flags": message.flags,
        });
        if let Some(via) = message.via.and_then(|id| self.interactions.get(&id)) {
            shown["application_id"] = json!(self.home.application);
            shown["webhook_id"] = json!(self.home.application);
            shown["interaction_metadata"] = self.metadata(via);
        }
        if let Some(nonce) = &message.nonce {
            shown["nonce"] = json!(nonce);
        }
        if let Some(reply) = message.reply_to {
            shown["message_reference"] =
                json!({"type": 0, "message_id": reply, "channel_id": message.channel});
            let original = self.messages.get(&reply);
            shown["referenced_message"] = original.map_or(Value::Null, |m| {
                let bare = Message { reply_to: None, ..m.clone() };
                self.message_json(&bare)
            });
        }
        if let Some(thread) = message.thread.and_then(|id| self.channels.get(&id)) {
            shown["thread"] = self.channel_json(thread);
        }
        shown
    }

    fn metadata(&self, via: &Interaction) -> Value {
        let owners = match via.guild {
            Some(guild) => json!({"0": guild}),
            None => json!({"0": "0"}),
        };
        let mut shown = json!({
            "id": via.id, "type": via.kind as u8, "user": self.user(via.person),
            "authorizing_integration_owners": owners,
        });
        if via.kind == Kind::Component {
            shown["interacted_message_id"] = json!(via.source);
        }
        if via.kind == Kind::Modal {
            let opened_by = json!({
                "id": via.id, "type": 2, "user": self.user(via.person), "authorizing_integration_owners": owners,
            });
            shown["triggering_interaction_metadata"] = opened_by;
        }
        shown
    }

    /// A message as one person's page shows it: Discord's shape and what a client adds.
    pub(crate) fn seen_json(&self, viewer: Id, message: &Message) -> Value {
        let via = message.via.and_then(|id| self.interactions.get(&id));
        // A placeholder whose token has died can never be filled in.
        let dead = via.is_some_and(|i| i.created_ms + super::rest::TOKEN_MS < self.now_ms());
        let loading = message.flags & LOADING != 0;
        let mut shown = self.message_json(message);
        shown["play"] = json!({
            "ephemeral": message.flags & EPHEMERAL != 0,
            "loading": loading && !dead,
            "failed": loading && dead,
            "pings_me": message.pinged.contains(&viewer) || message.everyone,
            "words": via.filter(|i| i.kind == Kind::Command).map(|i| i.words.clone()),
            "by": via.map(|i| self.user(i.person)),
        });
        shown
    }

    /// `GET /applications/@me`.
    pub(crate) fn application(&self) -> Value {
        json!({
            "id": self.home.application, "name": self.home.bot_name, "icon": null, "description": "",
            "summary": "", "type": null, "bot": self.user(self.home.bot), "bot_public": false,
            "bot_require_code_grant": false, "verify_key": "0".repeat(64), "flags": 0, "flags_new": "0",
            "redirect_uris": [], "interactions_endpoint_url": null, "role_connections_verification_url": null,
            "owner": self.user(self.home.owner), "approximate_guild_count": 1,
            "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0, "team": null, "eligible_oauth2_scopes": [],
        })
    }

    /// GUILD_CREATE: what clients need to know of the guild.
    pub(crate) fn guild_json(&self) -> Value {
        let guild = self.home.guild;
        let plain = self.channels.values().filter(|c| c.kind == ChannelKind::Text);
        let open = |c: &&Channel| matches!(c.kind, ChannelKind::Thread { archived: false, .. });
        let members: Vec<&Person> = self.people.iter().filter(|p| p.member).collect();
        let mut bot = self.bare_member(guild.created_ms());
        bot["user"] = self.user(self.home.bot);
        let mut shown = json!({
            "id": guild, "name": self.home.guild_name, "icon": null, "icon_hash": null, "splash": null,
            "discovery_splash": null, "owner_id": self.home.owner, "afk_channel_id": null, "afk_timeout": 300,
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "roles": [{
                "id": guild, "name": "@everyone", "color": 0, "hoist": false, "icon": null, "position": 0,
                "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
                "unicode_emoji": null, "managed": false, "mentionable": false, "flags": 0,
                "permissions": (OWNER_MAY >> 1).to_string(),
            }],
            "emojis": [], "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": null,
            "system_channel_flags": 0, "rules_channel_id": null, "max_presences": null, "max_members": 500_000,
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": "en-US", "public_updates_channel_id": null,
            "nsfw_level": 0, "nsfw": false, "stickers": [], "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null, "widget_enabled": false,
        });
        // What GUILD_CREATE tells beyond the guild itself.
        let more = json!({
            "joined_at": iso(guild.created_ms()), "large": false, "unavailable": false,
            "member_count": members.len() + 1, "voice_states": [], "members": [bot],
            "channels": plain.map(|c| self.channel_json(c)).collect::<Vec<_>>(),
            "threads": self.channels.values().filter(open).map(|c| self.channel_json(c)).collect::<Vec<_>>(),
            "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        });
        if let (Some(shown), Some(more)) = (shown.as_object_mut(), more.as_object()) {
            shown.extend(more.clone());
        }
        shown
    }
}

/// A picture's size, read from the first bytes of a PNG or GIF; others are shown without one.
pub(crate) fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let big = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    let little = |at: usize| bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes).map(u32::from);
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some((big(16)?, big(20)?)),
        [b'G', b'I', b'F', ..] => Some((little(6)?, little(8)?)),
        _ => None,
    }
}

/// The type under which a file is served: known pictures by their name, the rest as bytes.
pub(crate) fn content_type(filename: &str) -> &'static str {
    match filename.rsplit('.').next().map(str::to_ascii_lowercase).as_deref() {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

impl StoredFile {
    pub(crate) fn new(filename: String, bytes: axum::body::Bytes) -> Self {
        let (content_type, size) = (content_type(&filename).to_owned(), picture_size(&bytes));
        StoredFile { filename, content_type, bytes, size }
    }
}
