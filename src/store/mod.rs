//! What is kept, and the promises that keeping it makes. The only SQL is in the rooms behind this door.
//!
//! One table is one row that says where things stand, with its seats; beside it lie, append-only, the answers
//! that led there (evidence) and the story as it was told (history). Whoever wants to change a table loads
//! it, decides, and saves it on the condition that nobody was faster: [`Store::save`] compares the revision
//! and swaps everything in one transaction, or nothing.

mod belonging;
mod chair;
mod connect;
mod error;
mod export;
mod kept;
mod migrate;
mod number;
mod person;
mod postgres;
mod spelled;
mod sqlite;
mod tip;

use serde_json::Value;

pub use belonging::Belonging;
pub use chair::Chair;
pub use connect::{Backend, connect, connect_patiently};
pub use error::StoreError;
pub use kept::*;
pub use person::{Person, Quiet};
pub use spelled::{AnsweredBy, NoticeKind};
pub use tip::Tip;

/// What every store can do. Each call is one transaction.
#[async_trait::async_trait]
pub trait Store: Send + Sync + std::fmt::Debug {
    /// Opens a table: a lobby at revision 1, of which nothing has been shown. One open table a channel: where
    /// there is one, [`StoreError::ChannelTaken`] names it. The same press again is
    /// [`StoreError::Duplicate`], which says more and so comes first.
    async fn open(&self, table: &NewTable) -> Result<TableId, StoreError>;

    /// Loads a table.
    async fn load(&self, table: TableId) -> Result<Option<Table>, StoreError>;

    /// The revisions of these tables, in one question; without those that there are not.
    async fn revisions(&self, tables: &[TableId]) -> Result<Vec<(TableId, i64)>, StoreError>;

    /// The open table of a channel.
    async fn open_in(&self, channel: u64) -> Result<Option<TableId>, StoreError>;

    /// The table of a channel at which was played last and whose game is over.
    async fn last_in(&self, channel: u64) -> Result<Option<TableId>, StoreError>;

    /// The open tables of a guild, for when it goes.
    async fn open_in_guild(&self, guild: u64) -> Result<Vec<TableId>, StoreError>;

    /// The open tables at which a person sits.
    async fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError>;

    /// Keeps a change, if nobody was faster: [`StoreError::Conflict`]; and if the press is new:
    /// [`StoreError::Duplicate`], also where both are true. A table that moves to the channel of another is
    /// refused with [`StoreError::ChannelTaken`]. A press whose change was refused is not spent.
    async fn save(&self, change: &Change) -> Result<(), StoreError>;

    /// Whether this press has been dealt with already.
    async fn was_pressed(&self, interaction: u64) -> Result<bool, StoreError>;

    /// Takes open tables whose deadline or wake-up has come, the most urgent first, at most so many. Nobody
    /// else gets them before `lease_until`, unless they change: then their new times count.
    async fn take_due(&self, now: Time, lease_until: Time, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// When the next deadline or wake-up comes, among all open tables; for one that is taken, when its lease ends.
    async fn next_due(&self) -> Result<Option<Time>, StoreError>;

    /// Takes tables, open or not, that the chat program does not show as they are, among those of these
    /// shards, those first that have waited longest. Nobody else gets them before `lease_until`, whatever
    /// becomes of them ([`Store::keep_showing`]): what is shown must not be overtaken by something newer on
    /// its way.
    async fn take_unannounced(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// The chat program shows this revision of a table, there, or nowhere any more; with it all that nobody
    /// else can see of later ones. Never goes back: an older one changes nothing, nor does one that there has
    /// never been.
    async fn announced(&self, table: TableId, revision: i64, board: Option<Board>) -> Result<(), StoreError>;

    /// Says until when this process still has a table that it has taken to show it, or since when it no
    /// longer needs it. False, where another has it by now, or nobody.
    async fn keep_showing(&self, table: TableId, until: Time) -> Result<bool, StoreError>;

    /// Takes those of these tables that the chat program does not show as they are: as
    /// [`Store::take_unannounced`] does.
    async fn take_these(
        &self,
        tables: &[TableId],
        now: Time,
        lease_until: Time,
    ) -> Result<Vec<TableId>, StoreError>;

    /// Nobody knows any more whether the chat program shows the last revision that was announced: it is to be
    /// shown once more.
    async fn doubt(&self, table: TableId) -> Result<(), StoreError>;

    /// Since when the table that has waited longest has not been shown as it is, among those of these shards.
    async fn behind_since(&self, shards: Shards) -> Result<Option<Time>, StoreError>;

    /// A table's message is about to be posted under this nonce. Where an earlier one never came to
    /// [`Store::announced`], nothing is kept, and that one is returned: it may stand there.
    async fn begin_post(&self, table: TableId, posting: &Posting) -> Result<Option<Posting>, StoreError>;

    /// Whatever was being posted is settled.
    async fn end_post(&self, table: TableId) -> Result<(), StoreError>;

    /// The conversation with a person, if the bot has opened one.
    async fn direct(&self, user: UserId) -> Result<Option<u64>, StoreError>;

    /// Keeps the conversation with a person, or forgets it.
    async fn keep_direct(&self, user: UserId, channel: Option<u64>, at: Time) -> Result<(), StoreError>;

    /// How many conversations have been opened since.
    async fn directs_since(&self, since: Time) -> Result<u64, StoreError>;

    /// A process has introduced itself to the gateway.
    async fn identified(&self, at: Time) -> Result<(), StoreError>;

    /// How often one has since.
    async fn identified_since(&self, since: Time) -> Result<u64, StoreError>;

    /// Takes notices that may be sent now, among those of these shards. Nobody else gets them before `lease_until`.
    async fn take_notices(
        &self,
        shards: Shards,
        now: Time,
        lease_until: Time,
        most: u32,
    ) -> Result<Vec<Notice>, StoreError>;

    /// A notice is done with. The first to say so is right.
    async fn end_notice(&self, notice: i64, end: NoticeEnd, at: Time) -> Result<(), StoreError>;

    /// When the next notice may be sent, among those of these shards; for one that is taken, when its lease ends.
    async fn next_notice(&self, shards: Shards) -> Result<Option<Time>, StoreError>;

    /// Notices of a table that were sent to anybody but these and are still standing there, with where they
    /// stand; they are forgotten by this. For taking pings away that have become stale. What has come of a
    /// later revision than this stays: whoever looks knows nothing of it yet.
    async fn take_sent(
        &self,
        table: TableId,
        revision: i64,
        but: &[UserId],
    ) -> Result<Vec<(u64, u64)>, StoreError>;

    /// The story of a table from its n-th event on, at most so many.
    async fn story(&self, table: TableId, from: i64, most: u32) -> Result<Vec<StoryRow>, StoreError>;

    /// All answers that were given at a table.
    async fn inputs(&self, table: TableId) -> Result<Vec<InputRow>, StoreError>;

    /// What people who look on have said at a table, by occasion and person.
    async fn tips(&self, table: TableId) -> Result<Vec<Tip>, StoreError>;

    /// Up to so many open tables after this one, by number: for going through all of them.
    async fn open_tables(&self, after: TableId, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// What a person has settled for themselves.
    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError>;

    /// Keeps what a person has settled.
    async fn save_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Keeps what somebody's program speaks, and nothing else: they may be changing what they have settled.
    /// Where nothing is kept about them yet, all of it is.
    async fn keep_locale(&self, person: &Person) -> Result<(), StoreError>;

    /// Keeps what somebody has learnt, and nothing else. Whoever has erased themselves meanwhile stays erased.
    async fn keep_learnt(&self, person: &Person) -> Result<(), StoreError>;

    /// What belongs to a person of one kind, by name.
    async fn belongings(&self, user: UserId, kind: &str) -> Result<Vec<Belonging>, StoreError>;

    /// Keeps what belongs to a person: its revision is one more than that which is kept, and 1 where there is
    /// none yet. Otherwise it has been changed elsewhere meanwhile: [`StoreError::Conflict`].
    async fn keep_belonging(&self, belonging: &Belonging) -> Result<(), StoreError>;

    /// Throws away what belonged to a person, if there is such a thing.
    async fn drop_belonging(&self, user: UserId, kind: &str, name: &str) -> Result<(), StoreError>;

    /// Results, the newest first: of a guild, of a person, or of both.
    async fn results(
        &self,
        guild: Option<u64>,
        user: Option<UserId>,
        most: u32,
    ) -> Result<Vec<GameResult>, StoreError>;

    /// Everything that is kept about a person, as one JSON document: settings, belongings, seats with their
    /// orders, answers, notices, results, tips. What the host keeps as its `state` and the game into its save
    /// is not looked through; they know seats, not people.
    async fn export(&self, user: UserId) -> Result<Value, StoreError>;

    /// Erases a person: settings, belongings, orders, notices, tips; their chairs and results stay as those
    /// of "a former player", with nobody and no name in them, nor do answers. Where the game is still on, a
    /// driver takes the chair for good. Their tables get a new revision, so that a save that was under way
    /// does not seat them again; those that are open are due at once, to see who is left.
    async fn erase(&self, user: UserId, now: Time) -> Result<(), StoreError>;

    /// Forgets what only guarded against doubled presses and doubled notices, and is older than this; says
    /// how much that was. A message that still stands at an open table is kept for [`Store::take_sent`].
    async fn tidy(&self, before: Time) -> Result<u64, StoreError>;

    /// Whether the database answers, and can be written.
    async fn ping(&self) -> Result<(), StoreError>;
}
