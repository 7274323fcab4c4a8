//! How whoever asked is answered: at once where that is possible, within Discord's three seconds in any case,
//! the picture after the words.

use super::interaction::{How, Interaction, Reply};
use super::under_way::Going;
use crate::discord::Bot;
use crate::discord::parts::page::Page;
use crate::discord::send::follow::{Old, Way, Writing};
use crate::discord::send::rest::{Rank, Trouble};
use futures_util::FutureExt as _;
use serde::Serialize;
use serenity::all::MessageFlags;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

/// Discord waits three seconds. Whatever takes longer than this is acknowledged first, and answered later.
const ACKNOWLEDGE_AFTER: Duration = Duration::from_millis(1_500);

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

impl Bot {
    /// From now on it is seen to: whoever stops waits for it.
    pub fn begin_answer(&self, asked: &Interaction) -> Going<'_> {
        self.0.under_way.begin(asked.channel, asked.id.get())
    }

    /// Does what was asked, and answers: at once where that is possible, within Discord's three seconds in
    /// any case, unless it has been told already that the answer comes later.
    pub async fn answer(
        &self,
        asked: &Interaction,
        going: &Going<'_>,
        work: impl Future<Output = Reply> + Send,
    ) {
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
    async fn deliver(&self, asked: &Interaction, reply: Reply, going: &Going<'_>) {
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
                self.close(asked, &reply).await;
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

    /// The page that was pressed goes, where all that they want stands beside it.
    async fn close(&self, asked: &Interaction, reply: &Reply) {
        if matches!(reply, Reply::Closed)
            && let Err(trouble) = self.rest().delete_answer(Rank::Waiting, &asked.token).await
        {
            tracing::debug!(?trouble, "a page could not be taken away");
        }
    }

    /// The message that was pressed has gone meanwhile. Whether a newer page has taken its place: that one
    /// goes on to follow.
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
    async fn noted(&self, asked: &Interaction, acknowledged: bool) {
        if !acknowledged && let Err(trouble) = self.say(asked, &Reply::Noted).await {
            tracing::warn!(?trouble, "a press could not be acknowledged");
        }
    }

    /// A page that is to follow is about to be shown, or what followed is about to show something else.
    fn open_page(&self, asked: &Interaction, reply: &Reply) -> Option<(Writing, Option<Old>)> {
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

    /// The page that somebody had open before goes. Where it is not known which message it is, it may be the
    /// one that was pressed.
    async fn replace(&self, asked: &Interaction, old: Option<Old>) {
        let gone = match old {
            Some(Old { way: Way::Message { channel, message }, .. }) => {
                self.rest().delete(Rank::Waiting, channel, message).await
            }
            Some(Old { way: Way::Token(token), message })
                if message.is_some() || asked.how != How::Private =>
            {
                self.rest().delete_answer(Rank::Waiting, &token).await
            }
            _ => return,
        };
        if let Err(trouble) = gone {
            tracing::debug!(?trouble, "an older page could not be taken away");
        }
    }

    /// The words of a page that follows are there; its picture comes now, unless something newer stands there by now.
    async fn illustrate_hand(&self, asked: &Interaction, reply: Reply, writing: Writing) {
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
            let edited = self.rest().edit_answer(Rank::Waiting, &asked.token, &page).await;
            self.pages().arrived(writing);
            if let Err(trouble) = edited {
                tracing::debug!(?trouble, "a picture did not get through");
                return self.pages().not_written(writing);
            }
        }
        self.pages().written(writing, print, revision);
    }

    /// The words are there; the picture follows, unless something newer stands there by now.
    async fn illustrate(&self, asked: &Interaction, reply: Reply) {
        let Reply::Page(mut page) = reply else { return };
        let Some(sketch) = page.sketch.take() else { return };
        let picture = self.paint("picture.png", sketch).await;
        if picture.is_none() {
            return;
        }
        let (user, press) = (asked.user, asked.id.get());
        // Whoever is answered after this waits until it has arrived; whoever was answered before is found to
        // be the latest.
        self.pages().picture_leaves(user, press);
        if self.is_latest(user, press) {
            let page = page.illustrated(picture);
            if let Err(trouble) = self.rest().edit_answer(Rank::Waiting, &asked.token, &page).await {
                tracing::debug!(?trouble, "a picture did not get through");
            }
        }
        self.pages().picture_arrived(user, press);
    }

    /// A mistake in this program: for its maker the table and its revision, for the player a sentence.
    async fn went_wrong(&self, asked: &Interaction, what: &str) -> Reply {
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
        Page::saying(asked.house().word("discord-went-wrong")).into()
    }

    /// Answers. Says in which message, where that is known.
    async fn say(&self, asked: &Interaction, reply: &Reply) -> Result<Option<u64>, Trouble> {
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
    pub(in crate::discord) async fn acknowledge(&self, asked: &Interaction, going: &Going<'_>) {
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
    async fn say_later(&self, asked: &Interaction, reply: &Reply) -> Result<Option<u64>, Trouble> {
        let page = match (reply.page(), asked.how) {
            // The table shows how things stand, whatever was wrong with a press on it.
            (Some(_), _) if asked.on_table && !matches!(reply, Reply::Table(..)) => return Ok(None),
            (Some(page), _) => page.clone(),
            (None, How::Private) => return Ok(None),
            // A form can be opened at once, or not at all.
            (None, _) if matches!(reply, Reply::Form(_)) => {
                Page::saying(asked.house().word("discord-too-slow"))
            }
            _ => Page::saying(asked.house().word("discord-noted")),
        };
        self.rest().edit_answer(Rank::Waiting, &asked.token, &page).await.map(|()| None)
    }

    async fn call_back<T: Serialize + Sync>(
        &self,
        asked: &Interaction,
        callback: &Callback<T>,
        files: Vec<serenity::all::CreateAttachment>,
    ) -> Result<Option<u64>, Trouble> {
        self.rest().answer(asked.id.get(), &asked.token, callback, files).await
    }
}

/// What a panic said; nothing of what it held.
fn panic_words(panic: &(dyn std::any::Any + Send)) -> &str {
    let literal = panic.downcast_ref::<&str>().copied();
    literal.or_else(|| panic.downcast_ref::<String>().map(|_| "a message of its own")).unwrap_or("nothing")
}
