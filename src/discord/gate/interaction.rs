//! Somebody has pressed or typed something: who, and where; and what they can be answered with.

use crate::discord::parts::names;
use crate::discord::parts::page::Page;
use crate::discord::send::follow::Followed;
use crate::discord::send::writers::Turn;
use crate::store::{TableId, UserId};
use crate::words::{Language, Words};
use serenity::all::{
    CommandInteraction, ComponentInteraction, InteractionId, Member, Message, MessageFlags, ModalInteraction,
    Permissions, User,
};

/// Who asks, and where.
#[derive(Clone)]
pub struct Interaction {
    /// Its number.
    pub id: InteractionId,
    /// With this it can be answered.
    pub token: String,
    /// Who.
    pub user: UserId,
    /// What they are called where they asked.
    pub name: String,
    /// The language that their program speaks.
    pub locale: String,
    /// The language of the guild.
    pub guild_locale: Option<String>,
    /// In which guild, if in one.
    pub guild: Option<u64>,
    /// In which channel.
    pub channel: u64,
    /// What they did.
    pub how: How,
    /// In which message, if it was a press.
    pub message: Option<u64>,
    /// Whether that message is the bot's own letter to them, and no answer to a press.
    pub letter: bool,
    /// Whether that message is the table itself and answers it, since nobody else sees it.
    pub on_table: bool,
    /// What the bot may do there.
    pub allowed: Option<Permissions>,
    /// What whoever asks may do there.
    pub may: Option<Permissions>,
    /// About which table.
    pub table: Option<TableId>,
}

// With the token anybody could answer in the bot's name.
impl std::fmt::Debug for Interaction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Interaction").field("id", &self.id).field("how", &self.how).finish_non_exhaustive()
    }
}

/// What somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// They typed a command.
    Command,
    /// They pressed something that everybody sees.
    Public,
    /// They pressed something that only they see.
    Private,
}

/// What they are answered.
#[derive(Debug)]
pub enum Reply {
    /// This page, for their eyes only.
    Page(Box<Page>),
    /// This instead of what stands in the message that they pressed, though it is the table itself: nobody
    /// else sees it, and nothing else is written there until it is.
    Table(Box<Page>, Turn),
    /// A page, and it follows the table from now on.
    Hand(Box<Page>, Box<Followed>),
    /// A form to fill in: what Discord is told of it.
    Form(Box<serde_json::Value>),
    /// Nothing: the table will show it.
    Noted,
    /// Nothing, and the page that they pressed goes: what they want stands beside it.
    Closed,
}

impl Reply {
    /// The page, if they are answered with one.
    pub(super) fn page(&self) -> Option<&Page> {
        match self {
            Reply::Page(page) | Reply::Table(page, _) | Reply::Hand(page, _) => Some(page),
            Reply::Form(_) | Reply::Noted | Reply::Closed => None,
        }
    }

    /// The same in a message of its own.
    pub(super) fn anew(self) -> Reply {
        match self {
            Reply::Table(page, _) => Reply::Page(page),
            other => other,
        }
    }
}

impl From<Page> for Reply {
    fn from(page: Page) -> Reply {
        Reply::Page(Box::new(page))
    }
}

/// What is asked in any of the three ways: serenity has a type for each, with the same in it. Where from and
/// how differs.
macro_rules! asked {
    ($from:ident, $member:expr, $how:expr, $message:expr) => {
        Interaction {
            id: $from.id,
            token: $from.token.clone(),
            user: UserId($from.user.id.get()),
            name: called(&$from.user, $member),
            locale: $from.locale.clone(),
            guild_locale: $from.guild_locale.clone(),
            guild: $from.guild_id.map(|guild| guild.get()),
            channel: $from.channel_id.get(),
            how: $how,
            message: $message,
            letter: false,
            on_table: false,
            allowed: $from.app_permissions,
            may: $from.member.as_ref().and_then(|member| member.permissions),
            table: None,
        }
    };
}

impl Interaction {
    /// Of a command.
    pub fn command(from: &CommandInteraction) -> Interaction {
        asked!(from, from.member.as_deref(), How::Command, None)
    }

    /// Of a press.
    pub fn press(from: &ComponentInteraction) -> Interaction {
        asked!(from, from.member.as_ref(), how(&from.message), Some(from.message.id.get()))
    }

    /// The house's own words, in the language that their program speaks.
    pub fn house(&self) -> Words {
        Words::house(Language::for_locale(&self.locale))
    }

    /// As if it had been typed: it is answered in a message of its own.
    pub(super) fn anew(&self) -> Interaction {
        Interaction { how: How::Command, message: None, letter: false, on_table: false, ..self.clone() }
    }

    /// Of a form that was filled in.
    pub fn form(from: &ModalInteraction) -> Interaction {
        let message = from.message.as_deref();
        asked!(from, from.member.as_ref(), message.map_or(How::Public, how), message.map(|one| one.id.get()))
    }
}

/// Whether somebody pressed what everybody sees.
fn how(message: &Message) -> How {
    let ephemeral = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if ephemeral { How::Private } else { How::Public }
}

/// What somebody is called in a guild: the first of their names of which anything can be seen.
fn called(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.as_ref());
    let all = nick.into_iter().chain(&user.global_name).chain([&user.name]);
    all.map(|name| names::clean(name)).find(|name| !name.is_empty()).unwrap_or_else(|| "?".to_owned())
}
