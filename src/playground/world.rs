//! Everything that exists on the playground: people, channels, messages, interactions, and who hears of changes.

use super::config::Config;
use super::faults::Faults;
use super::gateway::sessions::Sessions;
use super::id::{Clock, Id, Mint};
use super::ledger::Ledger;
use super::limits::Limits;
use super::people::Person;
use super::refusal::Refusal;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{broadcast, watch};

/// What a channel is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ChannelKind {
    Text,
    /// A thread under `parent`; a private one is seen by `members` only.
    Thread {
        parent: Id,
        private: bool,
        members: BTreeSet<Id>,
        archived: bool,
        locked: bool,
        auto_archive_mins: u32,
    },
    /// The bot and one person.
    Direct(Id),
}

#[derive(Debug, Clone)]
pub(crate) struct Channel {
    pub id: Id,
    pub name: String,
    pub kind: ChannelKind,
    /// What the bot may do here; threads take their parent's.
    pub bot_may: u64,
}

#[derive(Debug, Clone)]
pub(crate) struct Attachment {
    pub id: Id,
    pub filename: String,
    pub description: Option<String>,
}

/// A file's bytes, as the bot sent them.
#[derive(Debug, Clone)]
pub(crate) struct StoredFile {
    pub filename: String,
    pub content_type: String,
    pub bytes: axum::body::Bytes,
    pub size: Option<(u32, u32)>,
}

#[derive(Debug, Clone)]
pub(crate) struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    /// Discord's message type: 0 plain, 19 a reply, 20 the answer to a slash command.
    pub kind: u8,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// The one person who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
    /// The interaction it answers.
    pub via: Option<Id>,
    /// Whom the text names, and whom it pings.
    pub mentions: BTreeSet<Id>,
    pub pinged: BTreeSet<Id>,
    pub everyone: bool,
    pub edited_ms: Option<i64>,
    pub late_edits: Vec<i64>,
    pub reply_to: Option<Id>,
    pub thread: Option<Id>,
    pub nonce: Option<String>,
    pub tts: bool,
}

/// The kinds of interactions, with Discord's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// How the bot answered.
#[derive(Debug, Clone)]
pub(crate) enum Answer {
    /// Types 4 and 5, and their message.
    Message(Id),
    /// Type 6.
    Noted,
    /// Type 7.
    Updated,
    Choices(Vec<Value>),
    Modal(Value),
}

#[derive(Debug, Clone)]
pub(crate) struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: Kind,
    pub person: Id,
    pub channel: Id,
    pub guild: Option<Id>,
    pub created_ms: i64,
    /// The message whose component was used.
    pub source: Option<Id>,
    /// The words of a slash command, for the header above its answer.
    pub words: String,
    pub answer: Option<Answer>,
    /// What `@original` means.
    pub original: Option<Id>,
    /// A deferred answer waits for its first follow-up.
    pub thinking: bool,
    /// A modal that was sent back is not sent twice.
    pub submitted: bool,
}

/// What the page must hear of.
#[derive(Debug, Clone)]
pub(crate) enum News {
    /// A message is new or changed.
    Message(Id),
    /// A message is gone; for an ephemeral one only its person is told.
    Gone { channel: Id, message: Id, only_for: Option<Id> },
    /// Channels, people, commands or the bot's state changed.
    Places,
    /// Somebody types.
    Typing(Id),
}

/// The bot's application and its guild.
#[derive(Debug, Clone)]
pub(crate) struct Home {
    pub application: Id,
    pub bot: Id,
    pub bot_name: String,
    pub token: String,
    pub guild: Id,
    pub guild_name: String,
    pub owner: Id,
    pub bot_in_guild: bool,
}

pub(crate) struct World {
    pub clock: Clock,
    pub mint: Mint,
    /// While the world is being made: the moment that counts as now for new ids.
    pub founding_ms: Option<i64>,
    pub home: Home,
    pub base_url: String,
    pub config: Config,
    pub people: Vec<Person>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: BTreeMap<Id, Message>,
    pub interactions: BTreeMap<Id, Interaction>,
    pub tokens: BTreeMap<String, Id>,
    pub commands: Vec<Value>,
    pub guild_commands: Vec<Value>,
    pub files: BTreeMap<Id, StoredFile>,
    pub nonces: BTreeMap<(Id, String), Id>,
    /// What each person has read of each channel.
    pub read: BTreeMap<(Id, Id), Id>,
    pub sessions: Sessions,
    pub limits: Limits,
    pub faults: Faults,
    pub ledger: Ledger,
    /// The playground was dropped; nothing is answered any more.
    pub closed: bool,
    pub news: broadcast::Sender<News>,
}

impl World {
    pub(crate) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    pub(crate) fn new_id(&mut self) -> Id {
        let now = self.founding_ms.unwrap_or_else(|| self.now_ms());
        self.mint.next(now)
    }

    /// Tells the page; nobody listening is no error.
    pub(crate) fn tell(&self, news: News) {
        let _ = self.news.send(news);
    }

    pub(crate) fn person(&self, id: Id) -> Option<&Person> {
        self.people.iter().find(|p| p.id == id)
    }

    /// A channel that the bot can reach at all.
    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, Refusal> {
        let channel = self.channels.get(&id).ok_or_else(Refusal::unknown_channel)?;
        if self.in_guild(channel) && !self.home.bot_in_guild {
            return Err(Refusal::missing_access());
        }
        Ok(channel)
    }

    pub(crate) fn in_guild(&self, channel: &Channel) -> bool {
        !matches!(channel.kind, ChannelKind::Direct(_))
    }

    /// What the bot may do in a channel.
    pub(crate) fn bot_may(&self, channel: &Channel) -> u64 {
        match channel.kind {
            ChannelKind::Thread { parent, .. } => self.channels.get(&parent).map_or(0, |p| p.bot_may),
            ChannelKind::Direct(_) => u64::MAX,
            ChannelKind::Text => channel.bot_may,
        }
    }

    /// Whether a person sees a channel.
    pub(crate) fn sees_channel(&self, person: Id, channel: &Channel) -> bool {
        let member = self.person(person).is_some_and(|p| p.member);
        match &channel.kind {
            ChannelKind::Direct(whose) => *whose == person,
            ChannelKind::Text => member,
            ChannelKind::Thread { private, members, .. } => member && (!private || members.contains(&person)),
        }
    }

    /// Whether a person sees a message.
    pub(crate) fn sees(&self, person: Id, message: &Message) -> bool {
        let here = self.channels.get(&message.channel).is_some_and(|c| self.sees_channel(person, c));
        here && message.only_for.is_none_or(|only| only == person)
    }

    /// The messages of a channel as a person sees them, oldest first.
    pub(crate) fn seen_by(&self, person: Id, channel: Id) -> Vec<&Message> {
        let all = self.messages.values();
        all.filter(|m| m.channel == channel && self.sees(person, m)).collect()
    }

    /// Takes a message away; its files stay, as on a content network.
    pub(crate) fn remove_message(&mut self, id: Id) {
        if let Some(message) = self.messages.remove(&id) {
            self.tell(News::Gone { channel: message.channel, message: id, only_for: message.only_for });
        }
    }
}

/// The world behind a lock, and a signal for everybody who waits for it to change.
#[derive(Clone)]
pub(crate) struct Shared {
    world: Arc<Mutex<World>>,
    changed: Arc<watch::Sender<u64>>,
}

impl Shared {
    pub(crate) fn new(world: World) -> Self {
        Shared { world: Arc::new(Mutex::new(world)), changed: Arc::new(watch::channel(0).0) }
    }

    /// A panic elsewhere must not take the playground down: the world is plain data.
    fn lock(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.lock())
    }

    /// Changes, and wakes those who wait.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = change(&mut self.lock());
        self.changed.send_modify(|n| *n += 1);
        result
    }

    /// Waits until `found` finds something, or the playground's clock passes `until_ms`.
    pub(crate) async fn wait<T>(
        &self,
        until_ms: i64,
        mut found: impl FnMut(&World) -> Option<T>,
    ) -> Option<T> {
        let mut changes = self.changed.subscribe();
        loop {
            changes.borrow_and_update();
            let (result, now) = self.look(|world| (found(world), world.now_ms()));
            if result.is_some() || now >= until_ms {
                return result;
            }
            let left = Duration::from_millis(u64::try_from(until_ms - now).unwrap_or(0));
            // Both ways of waking lead to another look.
            let _ = tokio::time::timeout(left, changes.changed()).await;
        }
    }
}
