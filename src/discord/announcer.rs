//! Bringing Discord up to what is saved: the table's message, and direct messages. Runs again after every
//! crash, so everything it does may be done twice and must be seen once.

use super::Bot;
use crate::discord::pages::deeds;
use crate::discord::pages::hand::picture;
use crate::discord::pages::result::{last_state, letter};
use crate::discord::parts::alone::is_lone;
use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::names;
use crate::discord::parts::page::{Page, main_button};
use crate::discord::parts::place::Place;
use crate::discord::parts::press::{Press, Verb};
use crate::discord::parts::reader::Reader;
use crate::discord::send::rest::{Rank, Trouble};
use crate::discord::send::writers::Late;
use crate::host::announce::{Announcer, NotShown};
use crate::host::career::milestones;
use crate::host::{HostState, Sorry, Tempo};
use crate::kernel::{Arg, Text};
use crate::store::{Board, Notice, NoticeEnd, NoticeKind, Person, Pilot, Shards, Stage, Table, UserId};
use chrono::TimeDelta;
use std::time::Duration;

/// A message that is older is posted anew instead: Discord limits how often old ones may be edited.
const TOO_OLD: TimeDelta = TimeDelta::minutes(50);
/// With so many messages below it, a table is posted anew.
const SCROLLED_AWAY: usize = 6;
/// For so long a table that is to be posted waits for answers: Discord takes none that is later.
const ANSWERED_WITHIN: Duration = Duration::from_secs(4);
/// At a live table somebody is called when a question has waited for so long; a little less, since clocks
/// look when they look.
const CALLED_AFTER: TimeDelta = TimeDelta::seconds(55);

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
        let anew = HostState::of(table).leaves(board);
        let old = self.bot.host().now() - board.posted_at > TOO_OLD;
        let below = self.bot.0.newest.below(board) >= SCROLLED_AWAY;
        board.channel == table.channel && !anew && !(table.stage.is_open() && (old || below))
    }

    /// Waits for the answers to those who have asked something where the table is to be posted: it stands below them.
    async fn answered(&self, table: &Table) {
        let answered = self.bot.0.under_way.answered(table.channel);
        if tokio::time::timeout(ANSWERED_WITHIN, answered).await.is_err() {
            tracing::warn!(table = table.id.0, "a table is posted before everybody there was answered");
        }
    }

    /// Posts the table at the bottom; what stood there before goes.
    async fn post(&self, rank: Rank, table: &Table, page: &Page) -> Result<Option<Board>, NotShown> {
        // What the message shows is as old as the table that was loaded, not as the moment at which it is painted.
        let posted_at = HostState::of(table).changed.unwrap_or(table.opened_at);
        // Others may write below it before Discord has said which message it is.
        self.bot.0.newest.listen(table.channel);
        let message = match self.bot.post_table(rank, table, page).await {
            Ok(message) => message,
            Err(trouble) => {
                // Where no table stands nothing counts; whoever tries again listens again.
                if table.board.is_none() {
                    self.bot.0.newest.forget(table.channel);
                }
                return Err(self.not_shown(table, trouble).await);
            }
        };
        if let Some(old) = table.board.filter(|old| old.message != message) {
            self.retire(table, old, message).await?;
        }
        Ok(Some(Board { channel: table.channel, message, posted_at }))
    }

    /// An old message goes: over days a table would leave hundreds of them behind. Where a game has ended its
    /// last state stays, and leads to the result. While Discord is busy the table counts as not shown yet:
    /// the next try finds what has been posted, and comes to the old message again.
    async fn retire(&self, table: &Table, old: Board, message: u64) -> Result<(), NotShown> {
        let end = match table.stage {
            Stage::Over => match self.leave_last_state(table, old, message).await {
                Err(Trouble::TooOld | Trouble::Archived) => self.take_down(old).await,
                end => end,
            },
            _ => self.take_down(old).await,
        };
        if let Err(trouble) = end {
            tracing::debug!(table = table.id.0, ?trouble, "an old message of a table could not be changed");
            if trouble.passes() {
                return Err(NotShown::Later);
            }
        }
        Ok(())
    }

    async fn leave_last_state(&self, table: &Table, old: Board, message: u64) -> Result<(), Trouble> {
        let guild = table.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
        let link = format!("https://discord.com/channels/{guild}/{}/{message}", table.channel);
        let page = last_state(&DrawnTable::new(table, names::public(table)), link);
        let page = self.bot.painted("table.png", page).await;
        self.bot.rest().edit(Rank::Rest, old.channel, old.message, &page).await
    }

    async fn take_down(&self, old: Board) -> Result<(), Trouble> {
        self.bot.0.newest.left(old.channel, old.message);
        self.bot.rest().delete(Rank::Rest, old.channel, old.message).await
    }

    /// There is no way to show it: whoever opened the table is told what is needed, once.
    async fn not_shown(&self, table: &Table, trouble: Trouble) -> NotShown {
        tracing::warn!(table = table.id.0, ?trouble, "a table cannot be shown");
        let first = table.board.is_some() || table.announced == 0;
        if trouble == Trouble::NotAllowed && first && table.stage.is_open() {
            let place = Arg::Verbatim(format!("<#{}>", table.channel));
            let text = Text::new("board-not-allowed").with("channel", place);
            let page = Page::saying(names::aloud(table).say(&text, &crate::words::Nobody));
            if let Ok(channel) = self.bot.direct(Rank::Rest, table.opened_by).await {
                let nonce = self.bot.seal().nonce("w", &[table.id.0, table.revision]);
                if let Err(trouble) = self.bot.rest().post(Rank::Rest, channel, &page, &nonce).await {
                    tracing::warn!(table = table.id.0, ?trouble, "nor can anybody be told");
                }
            }
        }
        trouble.into()
    }

    /// Calls and letters to those for whom the table waits no longer go; a letter in which somebody is
    /// playing stays. What was said at the end of a game is said for good.
    async fn clear_pings(&self, table: &Table) -> Result<(), NotShown> {
        if table.stage == Stage::Over && HostState::of(table).pace.tempo == Tempo::Slow {
            return Ok(());
        }
        let mut keep = self.waited_for(table);
        keep.extend(self.bot.pages().in_letters(table.id));
        self.take_away(table, &keep).await
    }

    /// Whose calls and letters are still true. A call at a live table is about one question: the next one is another.
    fn waited_for(&self, table: &Table) -> Vec<UserId> {
        let state = HostState::of(table);
        let now = self.bot.host().now();
        let called = state.clock.is_some_and(|clock| now - clock.since >= CALLED_AFTER);
        let waiting = |seat: u8| {
            let asked = state.asked.contains(&seat);
            let moves = state.movers.contains_key(&seat);
            match state.pace.tempo {
                Tempo::Live => asked && called,
                Tempo::Slow => asked || moves,
            }
        };
        let open = table.stage.is_open();
        let offered = table.seats.iter().filter_map(|chair| chair.offered).filter(|_| open);
        let seats = (0_u8..).zip(&table.seats).filter(|(seat, chair)| {
            table.stage == Stage::Running && waiting(*seat) || open && chair.pilot == Pilot::Away
        });
        seats.filter_map(|(_, chair)| chair.user).chain(offered).collect()
    }

    /// Takes everything away that was sent about a table to anybody but these.
    async fn take_away(&self, table: &Table, but: &[UserId]) -> Result<(), NotShown> {
        let store = self.bot.host().store();
        let stale =
            store.take_sent(table.id, table.revision, but).await.map_err(|error| unread(table, &error))?;
        for (channel, message) in stale {
            if let Err(trouble) = self.bot.rest().delete(Rank::Rest, channel, message).await {
                tracing::debug!(table = table.id.0, ?trouble, "a call could not be taken away");
            }
        }
        Ok(())
    }

    /// What a letter says.
    async fn letter(
        &self,
        notice: &Notice,
        seat: usize,
        table: &Table,
        reader: &Reader,
    ) -> Result<Page, NotShown> {
        let shown = DrawnTable::new(table, reader.words.language);
        let why = Text::new(format!("dm-{}", notice.kind.id()));
        if notice.kind == NoticeKind::Away {
            let place = Arg::Verbatim(format!("<#{}>", table.channel));
            let back = main_button(&shown.word("button-back"), Press::at(table.id, Verb::Back).id());
            return Ok(Page::saying(shown.say(&why.with("channel", place))).row([back]));
        }
        if table.stage == Stage::Over {
            return self.last_letter(&shown, seat).await.map_err(|sorry| unread(table, &sorry));
        }
        let note = Some(shown.say(&why));
        let page = self.bot.own_page(reader, table, Place::Letter, note).await;
        let page = page.map_err(|sorry| unread(table, &sorry))?;
        Ok(page.sketched(picture(&shown, seat, Place::Letter, &reader.person)))
    }

    /// Writes to somebody who plays over days: everything that one needs to play on from there, in place of
    /// the letter before.
    async fn write(&self, notice: &Notice, table: &Table, person: &Person) -> Result<NoticeEnd, NotShown> {
        // Whoever has got up meanwhile is not written to.
        let Ok(seat) = crate::host::seated(table, notice.user) else { return Ok(NoticeEnd::Dropped) };
        let words = names::at(table, names::private(person, &table.language));
        let reader = Reader { person: person.clone(), words };
        let page = self.letter(notice, seat, table, &reader).await?;
        let page = self.bot.painted("picture.png", page).await;
        let sent = match self.bot.direct(Rank::Rest, notice.user).await {
            Ok(channel) => {
                let nonce = self.bot.seal().nonce("n", &[notice.id]);
                let posted = self.bot.rest().post(Rank::Rest, channel, &page, &nonce).await;
                posted.map(|message| (channel, message))
            }
            Err(trouble) => Err(trouble),
        };
        match sent {
            Ok((channel, message)) => {
                self.forget_older(table, notice.user).await?;
                if table.stage != Stage::Over {
                    self.bot.follow_letter(table, reader, channel, message).await;
                }
                Ok(NoticeEnd::Sent { channel, message })
            }
            Err(trouble @ (Trouble::ClosedDoor | Trouble::NotAllowed | Trouble::NoChannel)) => {
                if trouble == Trouble::NoChannel {
                    self.bot.forget_direct(notice.user).await;
                }
                self.call_in_channel(notice, table).await
            }
            Err(trouble) => Err(trouble.into()),
        }
    }

    /// There is one letter for each table and person, or one call: the newest.
    async fn forget_older(&self, table: &Table, user: UserId) -> Result<(), NotShown> {
        let others = table.seats.iter().filter_map(|chair| chair.user).filter(|other| *other != user);
        self.take_away(table, &others.collect::<Vec<_>>()).await
    }

    /// Whoever is offered a seat is called where the table stands, and nowhere else: they have asked for nothing.
    async fn offer_seat(&self, notice: &Notice, table: &Table) -> Result<NoticeEnd, NotShown> {
        let seat = table.seats.iter().position(|chair| chair.offered == Some(notice.user));
        let Some(seat) = seat else { return Ok(NoticeEnd::Dropped) };
        let shown = DrawnTable::new(table, names::public(table));
        let page = deeds::offer(&shown, seat as u8, notice.user.0);
        let nonce = self.bot.seal().nonce("o", &[notice.id]);
        let message = self.bot.rest().post(Rank::Rest, table.channel, &page, &nonce).await?;
        Ok(NoticeEnd::Sent { channel: table.channel, message })
    }

    /// What somebody is written when it is over.
    async fn last_letter(&self, shown: &DrawnTable<'_>, seat: usize) -> Result<Page, Sorry> {
        let milestones = milestones(self.bot.host(), shown.table, false).await?;
        let story = self.bot.host().store().story(shown.table.id, 1, u32::MAX).await?;
        Ok(letter(shown, seat, &story, &milestones))
    }

    /// Somebody who takes no direct messages is called in the channel.
    async fn call_in_channel(&self, notice: &Notice, table: &Table) -> Result<NoticeEnd, NotShown> {
        // What has become of their orders is nobody else's business: not even that there were any.
        if notice.kind == NoticeKind::OrderDropped {
            return Ok(NoticeEnd::Dropped);
        }
        let words = names::aloud(table);
        let whom = Arg::Verbatim(format!("<@{}>", notice.user.0));
        let text = Text::new(format!("ping-{}", notice.kind.id())).with("player", whom);
        let hand = main_button(&words.word("button-hand"), Press::at(table.id, Verb::Hand).id());
        let page =
            Page::new().mention(notice.user.0).text(words.say(&text, &crate::words::Nobody)).row([hand]);
        let nonce = self.bot.seal().nonce("c", &[notice.id]);
        let message = self.bot.rest().post(Rank::Rest, table.channel, &page, &nonce).await?;
        self.forget_older(table, notice.user).await?;
        Ok(NoticeEnd::Sent { channel: table.channel, message })
    }
}

/// What cannot be read now may be read later. The log says that it was the store: whoever reads it would ask
/// Discord otherwise.
fn unread(table: &Table, why: &impl std::fmt::Display) -> NotShown {
    tracing::error!(table = table.id.0, %why, "what is to be shown or written cannot be read");
    NotShown::Later
}

#[async_trait::async_trait]
impl Announcer for DiscordAnnouncer {
    fn shards(&self) -> Shards {
        self.bot.0.shards
    }

    async fn show(&self, table: &Table, played: bool) -> Result<Option<Board>, NotShown> {
        let rank = if played { Rank::Playing } else { Rank::Rest };
        let stays = table.board.filter(|there| self.may_edit(table, there));
        let (page, mut turn) = loop {
            let turns = self.bot.0.writers.turns(table.id);
            let page = self.bot.table_page(table, None).await.map_err(|sorry| unread(table, &sorry))?;
            let page = self.bot.painted("table.png", page).await;
            if stays.is_none() {
                // Before its turn: answers may be written there as well.
                self.answered(table).await;
            }
            if !is_lone(table) {
                break (page, None);
            }
            match self.bot.0.writers.turn(table, turns).await {
                Ok(turn) => break (page, Some(turn)),
                Err(Late::Since) => {}
                // An answer to a press has shown more already.
                Err(Late::Newer) => return Ok(table.board),
            }
        };
        let shown = match stays {
            Some(there) => {
                match self.bot.rest().edit(rank, there.channel, there.message, &page).await {
                    Ok(()) => Ok(Some(there)),
                    // Gone, or too old: it is posted anew.
                    Err(Trouble::NoMessage | Trouble::TooOld | Trouble::Archived) => {
                        self.answered(table).await;
                        self.post(rank, table, &page).await
                    }
                    Err(trouble) => Err(self.not_shown(table, trouble).await),
                }
            }
            None => self.post(rank, table, &page).await,
        };
        if let (Some(turn), Ok(Some(there))) = (&mut turn, &shown) {
            turn.stands_in = Some(there.message);
        }
        drop(turn);
        self.clear_pings(table).await?;
        if !table.stage.is_open() {
            self.bot.0.newest.forget(table.channel);
        }
        shown
    }

    async fn notify(&self, notice: &Notice, table: &Table, person: &Person) -> Result<NoticeEnd, NotShown> {
        if notice.kind == NoticeKind::Offer {
            return self.offer_seat(notice, table).await;
        }
        // A table in somebody's direct messages stands before their eyes already.
        if table.guild.is_none() {
            return Ok(NoticeEnd::Dropped);
        }
        let live = HostState::of(table).pace.tempo == Tempo::Live;
        match notice.kind {
            NoticeKind::Turn | NoticeKind::Remind if live => self.call_in_channel(notice, table).await,
            // Whoever is there sees everything else; whoever counts as away is not there.
            kind if live && kind != NoticeKind::Away => Ok(NoticeEnd::Dropped),
            _ if !person.direct_messages => self.call_in_channel(notice, table).await,
            _ => self.write(notice, table, person).await,
        }
    }
}
