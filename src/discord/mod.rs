//! The Discord face: commands, buttons, the table's message, private hands. The only room that knows serenity
//! and poise.
//!
//! | room | what it is for |
//! |---|---|
//! | `parts` | what every page is written of: a message within its limits, what a telephone holds of it, buttons and what they mean, names, a table made readable |
//! | `send` | what goes out: one way to Discord in the order of urgency, pages that follow their tables |
//! | `gate` | what comes in: who has pressed or typed what, where, and how they are answered |
//! | `pages` | what is shown: one page a file; one's own page is `hand` |
//! | `answer` | from a press to the host and back to a page |
//!
//! None names one below it in this list; what Discord tells (`gate/events`) is handed to [`Bot`], whose answers lie
//! in `answer`. A press is read (`parts/press`), becomes a request to the host (`answer/router`), and is answered with
//! a page that is drawn from what is saved. The table's own message and the direct messages follow what is saved, too
//! (`announcer`), whoever changed it, and so do private pages, as long as Discord lets them be edited (`send/follow`).
//! Nothing is kept here that a restart would miss for longer than to the next press.

mod announcer;
mod answer;
mod commands;
mod connect;
mod gate;
mod health;
mod identify;
mod pages;
mod parts;
mod send;

pub use connect::{Connection, Error, connect};
pub use health::Health;
pub use pages::board::draw_board;
pub use parts::page::Page;
pub use parts::press::Verb;

use crate::drawing::{Drawing, Gallery};
use crate::host::{Host, Request, Sorry};
use crate::store::{Person, Shards, StoreError, TableId, Time, UserId};
use chrono::TimeDelta;
use gate::{interaction, under_way};
use pages::{leaves, sets, tips};
use parts::lately::Lately;
use parts::{page, seal};
use send::{easels, follow, newest, rest, writers};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// Where Discord is, and who we are there.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The bot's token.
    pub token: String,
    /// Another server that speaks Discord's API, instead of Discord's own.
    pub api_url: Option<String>,
    /// A guild in which commands are registered at once, instead of everywhere.
    pub test_guild: Option<u64>,
    /// The shards that this process serves, if it does not serve all.
    pub shards: Option<Shards>,
    /// How many conversations with single people may be opened in a day, by all processes together.
    pub directs_a_day: u32,
}

// The token opens every door.
impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("api_url", &self.api_url).finish_non_exhaustive()
    }
}

/// The bot: the host, and the way to Discord.
#[derive(Clone)]
pub struct Bot(Arc<Inner>);

struct Inner {
    host: Host,
    rest: rest::Rest,
    shards: Shards,
    newest: newest::Newest,
    /// The last press of each person that was answered here: a picture that comes late must not paint over
    /// the next answer.
    latest: Lately<u64, u64>,
    /// Private pages that follow their tables.
    pages: follow::Pages,
    /// What people have marked of sets, and of which question. Only a convenience: the marks stand in the buttons, too.
    drafts: Lately<(TableId, UserId), (u32, sets::Draft)>,
    /// Where people have turned to on their own pages, and for which question. Only a convenience, too.
    leaves: Lately<(TableId, UserId), (u32, leaves::Leaf)>,
    /// What people were advised who asked for a hint, and to which question. A convenience as well.
    hints: Lately<(TableId, UserId), (u32, usize)>,
    said: tips::Said,
    gallery: Gallery,
    easels: easels::Easels,
    seal: seal::Seal,
    under_way: under_way::UnderWay,
    writers: writers::Writers,
    directs_a_day: u32,
    /// The gateway was spoken to too often today.
    enough: Notify,
    /// When a person last had a table put at the bottom of a channel, by person and guild.
    put: Mutex<BTreeMap<(u64, Option<u64>), Time>>,
}

impl std::fmt::Debug for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bot")
    }
}

impl Bot {
    fn new(host: Host, rest: rest::Rest, settings: &Account) -> Bot {
        Bot(Arc::new(Inner {
            pages: follow::Pages::new(host.between_edits()),
            host,
            rest,
            shards: settings.shards.unwrap_or(Shards::ALL),
            newest: newest::Newest::default(),
            latest: Lately::default(),
            drafts: Lately::default(),
            leaves: Lately::default(),
            hints: Lately::default(),
            said: tips::Said::default(),
            gallery: Gallery::new(32 << 20),
            easels: easels::Easels::default(),
            seal: seal::Seal::grown_from(&settings.token),
            under_way: under_way::UnderWay::default(),
            writers: writers::Writers::default(),
            directs_a_day: settings.directs_a_day,
            enough: Notify::new(),
            put: Mutex::default(),
        }))
    }

    fn host(&self) -> &Host {
        &self.0.host
    }

    fn rest(&self) -> &rest::Rest {
        &self.0.rest
    }

    fn pages(&self) -> &follow::Pages {
        &self.0.pages
    }

    fn seal(&self) -> &seal::Seal {
        &self.0.seal
    }

    /// What somebody has settled for themselves.
    async fn person(&self, user: UserId) -> Result<Person, StoreError> {
        Ok(self.host().store().person(user).await?.unwrap_or_else(|| Person::new(user)))
    }

    /// Paints a drawing.
    async fn paint(&self, file: &'static str, drawing: Drawing) -> Option<page::Picture> {
        let bot = self.clone();
        match self.0.easels.at_one(move || bot.0.gallery.picture(&drawing)).await? {
            Ok(picture) => Some(page::Picture { file, png: picture.png, alt: picture.alt }),
            Err(error) => {
                tracing::error!(%error, "a picture could not be painted");
                None
            }
        }
    }

    /// Puts a table at the bottom of its channel, once in a while a person and guild: it is a message to
    /// everybody there. Forgotten with a restart.
    fn show_again(&self, asked: &interaction::Interaction) -> Result<Request, Sorry> {
        const AT_MOST_EVERY: TimeDelta = TimeDelta::seconds(30);
        let now = self.host().now();
        let mut put = self.0.put.lock().unwrap_or_else(PoisonError::into_inner);
        put.retain(|_, last| now - *last < AT_MOST_EVERY);
        let who = (asked.user.0, asked.guild);
        if put.contains_key(&who) {
            return Err(Sorry::ShownJustNow);
        }
        put.insert(who, now);
        Ok(Request::ShowAgain)
    }

    /// A page with its picture, where it has one.
    async fn painted(&self, file: &'static str, mut page: page::Page) -> page::Page {
        match page.sketch.take() {
            Some(sketch) => page.illustrated(self.paint(file, sketch).await),
            None => page,
        }
    }

    /// This press is the last one that somebody was answered.
    fn is_latest(&self, user: UserId, press: u64) -> bool {
        self.0.latest.of(&user.0) == Some(press)
    }

    /// Somebody is being answered.
    fn answering(&self, user: UserId, press: u64) {
        self.0.latest.keep(user.0, press);
    }
}
