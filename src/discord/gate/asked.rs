//! Somebody has pressed or typed something: who, where, and how they are answered.

use super::under_way::Going;
use crate::discord::Bot;
use crate::discord::parts::names;
use crate::discord::parts::page::Page;
use crate::discord::send::follow::{Followed, Old, Way, Writing};
use crate::discord::send::wire::{Rank, Trouble};
use crate::discord::send::writers::Turn;
use crate::store::{TableId, UserId};
use crate::words::{Language, Words};
use futures_util::FutureExt as _;
use serde::Serialize;
use serenity::all::{
    CommandInteraction, ComponentInteraction, InteractionId, Member, Message, MessageFlags, ModalInteraction,
    Permissions, User,
};
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

/// Discord waits three seconds. Whatever takes longer than this is acknowledged first, and answered later.
const ACKNOWLEDGE_AFTER: Duration = Duration::from_millis(1_500);

/// Who asks, and where.
#[derive(Clone)]
pub struct Asked {
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
impl std::fmt::Debug for Asked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asked").field("id", &self.id).field("how", &self.how).finish_non_exhaustive()
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
    /// This instead of what stands in the message that they pressed, though it is the table itself: nobody else sees it, and nothing else
    /// is written there until it is.
    Table(Box<Page>, Turn),
    /// A page, and it follows the table from now on.
    Hand(Box<Page>, Box<Followed>),
    /// A form to fill in: what Discord is told of it.
    Form(Box<serde_json::Value>),
    /// Nothing: the table will show it.
    Noted,
}

impl Reply {
    /// The page, if they are answered with one.
    fn page(&self) -> Option<&Page> {
        match self {
            Reply::Page(page) | Reply::Table(page, _) | Reply::Hand(page, _) => Some(page),
            Reply::Form(_) | Reply::Noted => None,
        }
    }

    /// The same in a message of its own.
    fn anew(self) -> Reply {
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

#[derive(Serialize)]
struct Callback<T> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<T>,
}

/// A new message.
const MESSAGE: u8 = 4;
/// A new message, later.
const MESSAGE_LATER: u8 = 5;
/// A change of the message with the button, later or never.
const CHANGE_LATER: u8 = 6;
/// A change of the message with the button.
const CHANGE: u8 = 7;
/// A form.
const FORM: u8 = 9;

/// What is asked in any of the three ways: serenity has a type for each, with the same in it. Where from and how differs.
macro_rules! asked {
    ($from:ident, $member:expr, $how:expr, $message:expr) => {
        Asked {
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

impl Asked {
    /// Of a command.
    pub fn command(from: &CommandInteraction) -> Asked {
        asked!(from, from.member.as_deref(), How::Command, None)
    }

    /// Of a press.
    pub fn press(from: &ComponentInteraction) -> Asked {
        asked!(from, from.member.as_ref(), how(&from.message), Some(from.message.id.get()))
    }

    /// As if it had been typed: it is answered in a message of its own.
    fn anew(&self) -> Asked {
        Asked { how: How::Command, message: None, letter: false, on_table: false, ..self.clone() }
    }

    /// Of a form that was filled in.
    pub fn form(from: &ModalInteraction) -> Asked {
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

impl Bot {
    /// From now on it is seen to: whoever stops waits for it.
    pub fn begin_answer(&self, asked: &Asked) -> Going<'_> {
        self.0.under_way.begin(asked.channel, asked.id.get())
    }

    /// Does what was asked, and answers: at once where that is possible, within Discord's three seconds in any case, unless it has been told
    /// already that the answer comes later.
    pub async fn answer(&self, asked: &Asked, going: &Going<'_>, work: impl Future<Output = Reply> + Send) {
        self.answering(asked.user, asked.id.get());
        let guarded = AssertUnwindSafe(work).catch_unwind();
        tokio::pin!(guarded);
        let done = tokio::select! {
            done = &mut guarded => done,
            () = tokio::time::sleep(ACKNOWLEDGE_AFTER), if !going.is_answered() => {
                self.acknowledge(asked, going).await;
                guarded.await
            }
        };
        let reply = match done {
            Ok(reply) => reply,
            Err(panic) => self.went_wrong(asked, panic_words(&*panic)).await,
        };
        self.deliver(asked, reply, going).await;
    }

    /// Says what came of it; its picture follows.
    async fn deliver(&self, asked: &Asked, reply: Reply, going: &Going<'_>) {
        let acknowledged = going.is_answered();
        let turn = self.open_page(asked, &reply);
        if let (Reply::Page(_) | Reply::Hand(..), How::Private, Some(message)) =
            (&reply, asked.how, asked.message)
        {
            self.pages().quiet(asked.user, message).await;
        }
        let end =
            if acknowledged { self.say_later(asked, &reply).await } else { self.say(asked, &reply).await };
        match end {
            Ok(message) => {
                if let (Some((writing, _)), Some(message)) = (&turn, message) {
                    self.pages().stands_in(*writing, message);
                }
            }
            Err(Trouble::Answered) => {}
            Err(Trouble::NoMessage) => {
                if self.withdraw(turn) {
                    self.noted(asked, acknowledged).await;
                } else if !acknowledged && asked.message.is_some() {
                    let (asked, reply) = (asked.anew(), reply.anew());
                    Box::pin(self.deliver(&asked, reply, going)).await;
                }
                return;
            }
            Err(trouble) => {
                tracing::warn!(?trouble, "an answer did not get through");
                match turn {
                    // It may stand there all the same: Discord was slow to say so.
                    Some((writing, None)) if trouble.passes() => self.pages().not_written(writing),
                    turn => _ = self.withdraw(turn),
                }
                return;
            }
        }
        going.answered();
        match turn {
            Some((writing, old)) => {
                self.replace(asked, old).await;
                self.illustrate_hand(asked, reply, writing).await;
            }
            None => self.illustrate(asked, reply).await,
        }
    }

    /// The message that was pressed has gone meanwhile. Whether a newer page has taken its place: that one goes on to follow.
    fn withdraw(&self, turn: Option<(Writing, Option<Old>)>) -> bool {
        match turn {
            Some((writing, Some(newer))) => {
                self.pages().give_back(writing, newer);
                true
            }
            Some((writing, None)) => {
                self.pages().lost(writing);
                false
            }
            None => false,
        }
    }

    /// A press counts, and what it has changed is shown elsewhere.
    async fn noted(&self, asked: &Asked, acknowledged: bool) {
        if !acknowledged && let Err(trouble) = self.say(asked, &Reply::Noted).await {
            tracing::warn!(?trouble, "a press could not be acknowledged");
        }
    }

    /// A page that is to follow is about to be shown, or what followed is about to show something else.
    fn open_page(&self, asked: &Asked, reply: &Reply) -> Option<(Writing, Option<Old>)> {
        match (reply, asked.how, asked.message) {
            (Reply::Hand(_, followed), how, message) => {
                let message = message.filter(|_| how == How::Private);
                let way = match message {
                    Some(message) if asked.letter => Way::Message { channel: asked.channel, message },
                    _ => Way::Token(asked.token.clone()),
                };
                Some(self.pages().begin(followed, way, message, self.host().now()))
            }
            (Reply::Page(_), How::Private, Some(message)) => {
                self.pages().turned(asked.user, message);
                None
            }
            _ => None,
        }
    }

    /// The page that somebody had open before goes. Where it is not known which message it is, it may be the one that was pressed.
    async fn replace(&self, asked: &Asked, old: Option<Old>) {
        let gone = match old {
            Some(Old { way: Way::Message { channel, message }, .. }) => {
                self.wire().delete(Rank::Waiting, channel, message).await
            }
            Some(Old { way: Way::Token(token), message })
                if message.is_some() || asked.how != How::Private =>
            {
                self.wire().delete_answer(Rank::Waiting, &token).await
            }
            _ => return,
        };
        if let Err(trouble) = gone {
            tracing::debug!(?trouble, "an older page could not be taken away");
        }
    }

    /// The words of a page that follows are there; its picture comes now, unless something newer stands there by now.
    async fn illustrate_hand(&self, asked: &Asked, reply: Reply, writing: Writing) {
        let Reply::Hand(page, followed) = reply else { return };
        let revision = followed.table.revision;
        let Some((mut page, print)) = self.drawn(*page, *followed).await else {
            return self.pages().not_written(writing);
        };
        let picture = match page.sketch.take() {
            Some(sketch) => self.paint("picture.png", sketch).await,
            None => None,
        };
        if picture.is_some() && self.pages().leaves(writing) {
            let page = page.illustrated(picture);
            let edited = self.wire().edit_answer(Rank::Waiting, &asked.token, &page).await;
            self.pages().arrived(writing);
            if let Err(trouble) = edited {
                tracing::debug!(?trouble, "a picture did not get through");
                return self.pages().not_written(writing);
            }
        }
        self.pages().written(writing, print, revision);
    }

    /// The words are there; the picture follows, unless something newer stands there by now.
    async fn illustrate(&self, asked: &Asked, reply: Reply) {
        let Reply::Page(mut page) = reply else { return };
        let Some(sketch) = page.sketch.take() else { return };
        let picture = self.paint("picture.png", sketch).await;
        if picture.is_none() {
            return;
        }
        let (user, press) = (asked.user, asked.id.get());
        // Whoever is answered after this waits until it has arrived; whoever was answered before is found to be the latest.
        self.pages().picture_leaves(user, press);
        if self.is_latest(user, press) {
            let page = page.illustrated(picture);
            if let Err(trouble) = self.wire().edit_answer(Rank::Waiting, &asked.token, &page).await {
                tracing::debug!(?trouble, "a picture did not get through");
            }
        }
        self.pages().picture_arrived(user, press);
    }

    /// A mistake in this program: for its maker the table and its revision, for the player a sentence.
    async fn went_wrong(&self, asked: &Asked, what: &str) -> Reply {
        let mut revision = None;
        if let Some(table) = asked.table {
            revision = self.host().store().load(table).await.ok().flatten().map(|table| table.revision);
        }
        tracing::error!(
            table = asked.table.map(|table| table.0),
            revision,
            what,
            "a press went wrong inside"
        );
        Page::saying(Words::house(Language::for_locale(&asked.locale)).word("discord-went-wrong")).into()
    }

    /// Answers. Says in which message, where that is known.
    async fn say(&self, asked: &Asked, reply: &Reply) -> Result<Option<u64>, Trouble> {
        if let Reply::Form(form) = reply {
            return self.call_back(asked, &Callback { kind: FORM, data: Some(form) }, Vec::new()).await;
        }
        match (reply.page(), asked.how) {
            (Some(page), _) if asked.how == How::Private || matches!(reply, Reply::Table(..)) => {
                let callback = Callback { kind: CHANGE, data: Some(page.public()) };
                self.call_back(asked, &callback, page.files()).await
            }
            (Some(page), _) => {
                let callback = Callback { kind: MESSAGE, data: Some(page.private()) };
                self.call_back(asked, &callback, page.files()).await
            }
            (None, _) => {
                self.call_back(asked, &Callback::<()> { kind: CHANGE_LATER, data: None }, Vec::new()).await
            }
        }
    }

    /// Buys time. What has only one reader stays so.
    pub(in crate::discord) async fn acknowledge(&self, asked: &Asked, going: &Going<'_>) {
        let flags = serde_json::json!({ "flags": MessageFlags::EPHEMERAL.bits() });
        let callback = match asked.how {
            _ if asked.on_table => Callback { kind: CHANGE_LATER, data: None },
            How::Private => Callback { kind: CHANGE_LATER, data: None },
            How::Public | How::Command => Callback { kind: MESSAGE_LATER, data: Some(flags) },
        };
        if let Err(trouble) = self.call_back(asked, &callback, Vec::new()).await {
            tracing::warn!(?trouble, "a press could not be acknowledged");
        }
        going.answered();
    }

    /// After time was bought: what was acknowledged is made to say it.
    async fn say_later(&self, asked: &Asked, reply: &Reply) -> Result<Option<u64>, Trouble> {
        let page = match (reply.page(), asked.how) {
            // The table shows how things stand, whatever was wrong with a press on it.
            (Some(_), _) if asked.on_table && !matches!(reply, Reply::Table(..)) => return Ok(None),
            (Some(page), _) => page.clone(),
            (None, How::Private) => return Ok(None),
            // A form can be opened at once, or not at all.
            (None, _) if matches!(reply, Reply::Form(_)) => {
                Page::saying(Words::house(Language::for_locale(&asked.locale)).word("discord-too-slow"))
            }
            _ => Page::saying(Words::house(Language::for_locale(&asked.locale)).word("discord-noted")),
        };
        self.wire().edit_answer(Rank::Waiting, &asked.token, &page).await.map(|()| None)
    }

    async fn call_back<T: Serialize + Sync>(
        &self,
        asked: &Asked,
        callback: &Callback<T>,
        files: Vec<serenity::all::CreateAttachment>,
    ) -> Result<Option<u64>, Trouble> {
        self.wire().answer(asked.id.get(), &asked.token, callback, files).await
    }
}

/// What a panic said; nothing of what it held.
fn panic_words(panic: &(dyn std::any::Any + Send)) -> &str {
    let literal = panic.downcast_ref::<&str>().copied();
    literal.or_else(|| panic.downcast_ref::<String>().map(|_| "a message of its own")).unwrap_or("nothing")
}
