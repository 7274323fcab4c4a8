//! The bodies that carry a message: one strict type for each endpoint, all reduced to [`MessageIn`].

use super::{Field, given, read};
use crate::playground::id::Id;
use crate::playground::refusal::Refusal;
use serde::Deserialize;
use serde_json::Value;

/// `flags`: embeds hidden.
pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// `flags`: for one person's eyes.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// `flags`: "thinking...".
pub(crate) const LOADING: u64 = 1 << 7;
/// `flags`: no push notification.
pub(crate) const SILENT: u64 = 1 << 12;
/// `flags`: Components V2.
pub(crate) const V2: u64 = 1 << 15;

/// What a message's body said.
#[derive(Debug, Default)]
pub(crate) struct MessageIn {
    pub content: Field<String>,
    pub embeds: Field<Vec<Value>>,
    pub allowed_mentions: Field<AllowedMentions>,
    pub components: Field<Vec<Value>>,
    pub flags: Field<u64>,
    pub attachments: Field<Vec<AttachmentIn>>,
    pub tts: bool,
    pub nonce: Option<String>,
    pub enforce_nonce: bool,
    pub reply_to: Option<Reference>,
    pub has_poll: bool,
    pub has_stickers: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AllowedMentions {
    pub parse: Option<Vec<String>>,
    pub users: Option<Vec<Id>>,
    pub roles: Option<Vec<Id>>,
    pub replied_user: Option<bool>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttachmentIn {
    pub id: Id,
    pub filename: Option<String>,
    pub description: Option<String>,
    pub title: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reference {
    pub message_id: Id,
    pub channel_id: Option<Id>,
    #[serde(rename = "guild_id")]
    _guild_id: Option<Id>,
    pub fail_if_not_exists: Option<bool>,
    #[serde(rename = "type")]
    pub kind: Option<u8>,
}

/// Declares a strict body: the fields every message has, and the endpoint's own.
macro_rules! message_body {
    ($(#[$doc:meta])* $name:ident { $($own:ident: $type:ty),* } $into:expr) => {
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            #[serde(default, deserialize_with = "given")]
            content: Field<String>,
            #[serde(default, deserialize_with = "given")]
            embeds: Field<Vec<Value>>,
            #[serde(default, deserialize_with = "given")]
            allowed_mentions: Field<AllowedMentions>,
            #[serde(default, deserialize_with = "given")]
            components: Field<Vec<Value>>,
            #[serde(default, deserialize_with = "given")]
            flags: Field<u64>,
            #[serde(default, deserialize_with = "given")]
            attachments: Field<Vec<AttachmentIn>>,
            $(#[serde(default)] $own: Option<$type>,)*
        }
        impl From<$name> for MessageIn {
            fn from(body: $name) -> MessageIn {
                let $name { content, embeds, allowed_mentions, components, flags, attachments, $($own),* } = body;
                let common = MessageIn {
                    content, embeds, allowed_mentions, components, flags, attachments, ..MessageIn::default()
                };
                let fill: fn(MessageIn, $(Option<$type>),*) -> MessageIn = $into;
                fill(common, $($own),*)
            }
        }
    };
}

message_body! {
    /// POST /channels/{channel_id}/messages
    NewMessage {
        tts: bool, nonce: Value, enforce_nonce: bool, message_reference: Reference,
        sticker_ids: Vec<Id>, poll: Value
    }
    |m, tts, nonce, enforce, reply_to, stickers, poll| MessageIn {
        tts: tts.unwrap_or(false),
        nonce: nonce.map(|n| n.as_str().map_or_else(|| n.to_string(), str::to_owned)),
        enforce_nonce: enforce.unwrap_or(false),
        reply_to,
        has_stickers: stickers.is_some_and(|s| !s.is_empty()),
        has_poll: poll.is_some(),
        ..m
    }
}

message_body! {
    /// PATCH /channels/{channel_id}/messages/{message_id}
    EditedMessage { tts: bool } |m, tts| MessageIn { tts: tts.unwrap_or(false), ..m }
}

message_body! {
    /// `data` of callbacks of types 4 and 5, and follow-ups.
    Answer { tts: bool, poll: Value }
    |m, tts, poll| MessageIn { tts: tts.unwrap_or(false), has_poll: poll.is_some(), ..m }
}

message_body! {
    /// `data` of a callback of type 7, and PATCH of an answer or a follow-up. discord.py always sends `tts`.
    EditedAnswer { poll: Value, tts: bool }
    |m, poll, tts| MessageIn { has_poll: poll.is_some(), tts: tts.unwrap_or(false), ..m }
}

/// Which endpoint a body came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Door {
    Channel,
    ChannelEdit,
    Answer,
    AnswerEdit,
}

impl Door {
    /// Reads a body as this endpoint wants it.
    pub(crate) fn read(self, body: &Value) -> Result<MessageIn, Refusal> {
        Ok(match self {
            Door::Channel => read::<NewMessage>(body)?.into(),
            Door::ChannelEdit => read::<EditedMessage>(body)?.into(),
            Door::Answer => read::<Answer>(body)?.into(),
            Door::AnswerEdit => read::<EditedAnswer>(body)?.into(),
        })
    }

    /// The flags that may be set here.
    pub(crate) fn flags(self) -> u64 {
        match self {
            Door::Channel => SUPPRESS_EMBEDS | SILENT | V2,
            Door::ChannelEdit => SUPPRESS_EMBEDS | V2,
            Door::Answer => SUPPRESS_EMBEDS | EPHEMERAL | SILENT | V2,
            // The ephemeral flag is tolerated on an edit, and changes nothing.
            Door::AnswerEdit => SUPPRESS_EMBEDS | EPHEMERAL | V2,
        }
    }

    /// Whether mentions ping everybody named (a bot's plain message) or people only (an answer).
    pub(crate) fn parses_everyone(self) -> bool {
        matches!(self, Door::Channel | Door::ChannelEdit)
    }
}

/// The body of POST /interactions/{interaction_id}/{interaction_token}/callback.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Callback {
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(default)]
    pub data: Value,
}

/// `data` of a callback of type 8.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choices {
    pub choices: Vec<ChoiceIn>,
}

/// One suggestion.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChoiceIn {
    pub name: String,
    pub name_localizations: Option<std::collections::BTreeMap<String, String>>,
    pub value: Value,
}
