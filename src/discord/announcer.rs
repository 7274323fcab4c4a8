//! Bringing Discord up to what is saved: the table's message, and direct messages. Runs again after every crash, so everything it
//! does may be done twice and must be seen once.

use super::board::board;
use super::page::{Page, main_button};
use super::panel::{Says, news, panel};
use super::press::{Press, Verb};
use super::table::Shown;
use super::wire::{Rank, Trouble};
use super::{Bot, names};
use crate::host::Notes;
use crate::host::announce::{Announcer, NotShown};
use crate::store::{Board, Notice, NoticeEnd, Person, Shards, Stage, Table};
use crate::table::{Arg, Text};
use chrono::TimeDelta;

/// A message that is older is posted anew instead: Discord limits how often old ones may be edited.
const TOO_OLD: TimeDelta = TimeDelta::minutes(50);
/// With so many messages below it, a table is posted anew.
const SCROLLED_AWAY: u32 = 6;
/// Events that a direct message tells.
const NEWS_MOST: u32 = 8;

/// The bot as the host's announcer.
#[derive(Debug)]
pub struct DiscordAnnouncer {
    bot: Bot,
}

impl DiscordAnnouncer {
    /// Speaks for this bot.
    pub fn new(bot: Bot) -> DiscordAnnouncer {
        DiscordAnnouncer { bot }
    }

    /// Whether the message is to stay where it is.
    fn may_edit(&self, table: &Table, board: &Board) -> bool {
        let anew = Notes::of(table).post_anew.is_some_and(|since| since > board.posted_at);
        let old = self.bot.host().now() - board.posted_at > TOO_OLD;
        let below = self.bot.below(board.channel) >= SCROLLED_AWAY;
        board.channel == table.channel && !anew && !(table.stage.is_open() && (old || below))
    }

    /// Posts the table at the bottom; what stood there before leads to it.
    async fn post(&self, rank: Rank, table: &Table, page: &Page) -> Result<Option<Board>, NotShown> {
        let posted_at = self.bot.host().now();
        let message = match self.bot.post_table(rank, table, page).await {
            Ok(message) => message,
            Err(trouble) => return Err(self.not_shown(table, trouble).await),
        };
        self.bot.posted(table.channel);
        if let Some(old) = table.board.filter(|old| old.message != message) {
            self.retire(table, old, message).await;
        }
        Ok(Some(Board { channel: table.channel, message, posted_at }))
    }

    /// An old message loses its buttons and says where the table has gone.
    async fn retire(&self, table: &Table, old: Board, message: u64) {
        let guild = table.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
        let link = format!("https://discord.com/channels/{guild}/{}/{message}", table.channel);
        let text = Text::new("board-moved").with("link", Arg::Verbatim(link));
        let page = Page::saying(names::public(table).say(&text, &crate::lang::Nobody));
        let end = match self.bot.wire().edit(Rank::Rest, old.channel, old.message, &page).await {
            Err(Trouble::TooOld | Trouble::Archived) => {
                self.bot.wire().delete(Rank::Rest, old.channel, old.message).await
            }
            end => end,
        };
        if let Err(trouble) = end {
            tracing::debug!(table = table.id.0, ?trouble, "an old message of a table could not be changed");
        }
    }

    /// There is no way to show it: whoever opened the table is told what is needed, once.
    async fn not_shown(&self, table: &Table, trouble: Trouble) -> NotShown {
        tracing::warn!(table = table.id.0, ?trouble, "a table cannot be shown");
        let first = table.board.is_some() || table.announced == 0;
        if trouble == Trouble::NotAllowed && first && table.stage.is_open() {
            let place = Arg::Verbatim(format!("<#{}>", table.channel));
            let text = Text::new("board-not-allowed").with("channel", place);
            let page = Page::saying(names::public(table).say(&text, &crate::lang::Nobody));
            if let Ok(channel) = self.bot.direct(Rank::Rest, table.opened_by).await {
                let nonce = self.bot.key().nonce("w", &[table.id.0, table.revision]);
                if let Err(trouble) = self.bot.wire().post(Rank::Rest, channel, &page, &nonce).await {
                    tracing::warn!(table = table.id.0, ?trouble, "nor can anybody be told");
                }
            }
        }
        trouble.into()
    }

    /// Pings that are no longer true go; in direct messages a sentence stays where the buttons were.
    async fn clear_pings(&self, table: &Table) -> Result<(), NotShown> {
        let notes = Notes::of(table);
        let waiting = |seat: u8| {
            table.stage == Stage::Running
                && (notes.asked.contains(&seat) || notes.mover.is_some_and(|(mover, _)| mover == seat))
        };
        let keep: Vec<_> = (0_u8..)
            .zip(&table.seats)
            .filter(|(seat, _)| waiting(*seat))
            .filter_map(|(_, chair)| chair.user)
            .collect();
        let stale = self.bot.host().store().take_sent(table.id, &keep).await.map_err(|_| NotShown::Later)?;
        for (channel, message) in stale {
            let end = if channel == table.channel {
                self.bot.wire().delete(Rank::Rest, channel, message).await
            } else {
                self.settle(table, channel, message).await
            };
            if let Err(trouble) = end {
                tracing::debug!(table = table.id.0, ?trouble, "a ping could not be taken away");
            }
        }
        Ok(())
    }

    async fn settle(&self, table: &Table, channel: u64, message: u64) -> Result<(), Trouble> {
        let language = names::public(table);
        let place = Arg::Verbatim(format!("<#{}>", table.channel));
        let text = language.say(&Text::new("dm-settled").with("channel", place), &crate::lang::Nobody);
        let hand = main_button(&language.word("button-hand"), Press::at(table.id, Verb::Hand).id());
        self.bot.wire().edit(Rank::Rest, channel, message, &Page::saying(text).row([hand])).await
    }

    /// What a direct message says.
    async fn message(&self, notice: &Notice, table: &Table, person: &Person) -> Result<Page, NotShown> {
        let language = names::private(person, &table.language);
        let shown = Shown::new(table, language);
        let place = Arg::Verbatim(format!("<#{}>", table.channel));
        let until = shown.until().unwrap_or_else(|| "…".to_owned());
        let text = Text::new(format!("dm-{}", notice.kind)).with("channel", place);
        let note = shown.say(&text.with("when", Arg::Verbatim(until)));
        let Some(seat) = table.seats.iter().position(|chair| chair.user == Some(notice.user)) else {
            return Ok(Page::saying(note));
        };
        let news =
            news(&shown, self.bot.host().store(), seat, NEWS_MOST).await.map_err(|_| NotShown::Later)?;
        Ok(panel(
            &shown,
            seat,
            self.bot.key(),
            Says { note: Some(note), news, hints: person.hints, ..Says::default() },
        ))
    }

    /// Somebody who takes no direct messages is called in the channel.
    async fn call_in_channel(&self, notice: &Notice, table: &Table) -> Result<NoticeEnd, NotShown> {
        // What has become of their orders is nobody else's business: not even that there were any.
        if notice.kind == "order-dropped" {
            return Ok(NoticeEnd::Dropped);
        }
        let language = names::public(table);
        let whom = Arg::Verbatim(format!("<@{}>", notice.user.0));
        let text = Text::new(format!("ping-{}", notice.kind)).with("player", whom);
        let hand = main_button(&language.word("button-hand"), Press::at(table.id, Verb::Hand).id());
        let page =
            Page::new().mention(notice.user.0).text(language.say(&text, &crate::lang::Nobody)).row([hand]);
        let nonce = self.bot.key().nonce("c", &[notice.id]);
        let message = self.bot.wire().post(Rank::Rest, table.channel, &page, &nonce).await?;
        Ok(NoticeEnd::Sent { channel: table.channel, message })
    }
}

#[async_trait::async_trait]
impl Announcer for DiscordAnnouncer {
    fn shards(&self) -> Shards {
        self.bot.0.shards
    }

    async fn show(&self, table: &Table, played: bool) -> Result<Option<Board>, NotShown> {
        let mut page = board(table, self.bot.host().store()).await.map_err(|_| NotShown::Later)?;
        if let Some(drawing) = page.sketch.take() {
            page = page.illustrated(self.bot.paint("table.png", drawing).await);
        }
        let rank = if played { Rank::Playing } else { Rank::Rest };
        let shown = match table.board {
            Some(there) if self.may_edit(table, &there) => {
                match self.bot.wire().edit(rank, there.channel, there.message, &page).await {
                    Ok(()) => Ok(Some(there)),
                    // Gone, or too old: it is posted anew.
                    Err(Trouble::NoMessage | Trouble::TooOld | Trouble::Archived) => {
                        self.post(rank, table, &page).await
                    }
                    Err(trouble) => Err(self.not_shown(table, trouble).await),
                }
            }
            _ => self.post(rank, table, &page).await,
        };
        self.clear_pings(table).await?;
        if !table.stage.is_open() {
            self.bot.forget(table.channel);
        }
        shown
    }

    async fn notify(&self, notice: &Notice, table: &Table, person: &Person) -> Result<NoticeEnd, NotShown> {
        // A table in somebody's direct messages stands before their eyes already.
        if table.guild.is_none() {
            return Ok(NoticeEnd::Dropped);
        }
        if !person.direct_messages {
            return self.call_in_channel(notice, table).await;
        }
        let page = self.message(notice, table, person).await?;
        let sent = match self.bot.direct(Rank::Rest, notice.user).await {
            Ok(channel) => {
                let nonce = self.bot.key().nonce("n", &[notice.id]);
                self.bot
                    .wire()
                    .post(Rank::Rest, channel, &page, &nonce)
                    .await
                    .map(|message| (channel, message))
            }
            Err(trouble) => Err(trouble),
        };
        match sent {
            Ok((channel, message)) => Ok(NoticeEnd::Sent { channel, message }),
            Err(trouble @ (Trouble::ClosedDoor | Trouble::NotAllowed | Trouble::NoChannel)) => {
                if trouble == Trouble::NoChannel {
                    self.bot.forget_direct(notice.user).await;
                }
                self.call_in_channel(notice, table).await
            }
            Err(trouble) => Err(trouble.into()),
        }
    }
}
