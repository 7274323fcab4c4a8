//! What is kept, as the rest of the program sees it: plain values, no database.

use super::spelled::{AnsweredBy, NoticeKind};
use super::{Chair, Tip};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A moment, to the millisecond, in UTC.
pub type Time = chrono::DateTime<chrono::Utc>;

/// A lease that ends so much later than a new one would was given by a clock that has been put back since: it
/// does not count.
pub(super) const FAR_AHEAD: chrono::TimeDelta = chrono::TimeDelta::minutes(10);

/// A table, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub i64);

/// A person, by the number that the chat program gives them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub u64);

impl UserId {
    /// Stands where somebody was erased.
    pub const NOBODY: UserId = UserId(0);
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are joining.
    Lobby,
    /// The game is on.
    Running,
    /// The game is on, but its clock stands still.
    Paused,
    /// The game has been played to its end.
    Over,
    /// The game was given up.
    Abandoned,
}

impl Stage {
    /// The name under which it is kept.
    pub fn id(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Running => "running",
            Stage::Paused => "paused",
            Stage::Over => "over",
            Stage::Abandoned => "abandoned",
        }
    }

    /// The stage of this name.
    pub fn from_id(id: &str) -> Option<Stage> {
        let all = [Stage::Lobby, Stage::Running, Stage::Paused, Stage::Over, Stage::Abandoned];
        all.into_iter().find(|stage| stage.id() == id)
    }

    /// Whether the table still takes up its channel.
    pub fn is_open(self) -> bool {
        self == Stage::Lobby || self.is_under_way()
    }

    /// Whether a game is on at it, also where its clock stands still.
    pub fn is_under_way(self) -> bool {
        matches!(self, Stage::Running | Stage::Paused)
    }
}

/// Everything that is kept of one table, its answers and its story aside.
#[derive(Clone, PartialEq)]
pub struct Table {
    /// Its number; given by the store.
    pub id: TableId,
    /// Which game is played.
    pub kind: String,
    /// The guild in which it stands, if it does in one.
    pub guild: Option<u64>,
    /// The channel or thread in which it stands.
    pub channel: u64,
    /// Who opened it; [`UserId::NOBODY`] once they were erased.
    pub opened_by: UserId,
    /// When.
    pub opened_at: Time,
    /// How far it has come.
    pub stage: Stage,
    /// The language of everything public.
    pub language: String,
    /// The options of the game.
    pub options: Value,
    /// The host's own state: pace, votes, who was reminded of what.
    pub state: Value,
    /// The game, as the rules save it: the truth. Absent in a lobby.
    pub save: Option<Save>,
    /// Counts every change of the table.
    pub revision: i64,
    /// The last revision that the chat program has shown.
    pub announced: i64,
    /// When somebody's time is up.
    pub deadline: Option<Time>,
    /// When somebody is to be reminded, or something else is to be looked at before that.
    pub wake: Option<Time>,
    /// Where the table was last shown.
    pub board: Option<Board>,
    /// Who sits where, in seat order.
    pub seats: Vec<Chair>,
}

// The state says in short what is asked, and the revision counts what lies face down: neither is for logs.
impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.id)
            .field("kind", &self.kind)
            .field("stage", &self.stage)
            .field("deadline", &self.deadline)
            .field("wake", &self.wake)
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

/// A saved game as text. Hands are in it: it prints nothing of itself, not even how long it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Save(pub String);

impl std::fmt::Debug for Save {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Save")
    }
}

/// Something that only its owner may read.
#[derive(Clone, PartialEq)]
pub struct Private(pub Value);

impl std::fmt::Debug for Private {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("(secret)")
    }
}

/// Who answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pilot {
    /// The player.
    Player,
    /// A driver, until the player comes back.
    Away,
    /// A driver, for good: a bot, or a player who resigned.
    Bot,
}

impl Pilot {
    /// The name under which it is kept.
    pub fn id(self) -> &'static str {
        match self {
            Pilot::Player => "player",
            Pilot::Away => "away",
            Pilot::Bot => "bot",
        }
    }

    /// The pilot of this name.
    pub fn from_id(id: &str) -> Option<Pilot> {
        [Pilot::Player, Pilot::Away, Pilot::Bot].into_iter().find(|pilot| pilot.id() == id)
    }
}

/// Where a table was last shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// In which channel.
    pub channel: u64,
    /// In which message.
    pub message: u64,
    /// When that message was posted.
    pub posted_at: Time,
}

/// A table that is to be opened. The store gives it its number.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// Which game is to be played.
    pub kind: String,
    /// The guild.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// Who opens it.
    pub opened_by: UserId,
    /// When.
    pub opened_at: Time,
    /// The language of everything public.
    pub language: String,
    /// The options of the game.
    pub options: Value,
    /// The host's own state.
    pub state: Value,
    /// Who sits there from the beginning.
    pub seats: Vec<Chair>,
    /// What asked for it: opening twice for the same press opens once.
    pub interaction: Option<u64>,
}

impl NewTable {
    /// The table that it becomes under the number that it is given.
    pub fn opened(self, id: TableId) -> Table {
        Table {
            id,
            kind: self.kind,
            guild: self.guild,
            channel: self.channel,
            opened_by: self.opened_by,
            opened_at: self.opened_at,
            stage: Stage::Lobby,
            language: self.language,
            options: self.options,
            state: self.state,
            save: None,
            revision: 1,
            announced: 0,
            deadline: None,
            wake: None,
            board: None,
            seats: self.seats,
        }
    }
}

/// One change of a table, to be kept as a whole or not at all.
#[derive(Clone, PartialEq)]
pub struct Change {
    /// The table as it is to be. Its revision is one more than the one that was loaded. Where it was shown
    /// (`announced`, `board`) is [`Store::announced`](super::Store::announced)'s to say and left alone here,
    /// as are its kind, its guild, and who opened it when.
    pub table: Table,
    /// Answers that were given.
    pub inputs: Vec<InputRow>,
    /// What has happened.
    pub story: Vec<StoryRow>,
    /// What is to be sent to single people.
    pub notices: Vec<NewNotice>,
    /// How the game ended, if it did.
    pub results: Vec<ResultRow>,
    /// What somebody who looks on says of a question; in place of what they said of the same one before.
    pub tips: Vec<Tip>,
    /// What asked for the change: the same press twice has the effect of one.
    pub interaction: Option<u64>,
    /// Whether nobody but one person can see any of it: the table need not be shown again for that.
    pub unseen: bool,
    /// When the change is made.
    pub at: Time,
}

impl Change {
    /// A table that is to be as it is here, and nothing else.
    pub fn to(table: Table, at: Time) -> Change {
        let (inputs, story, notices, results, tips) = Default::default();
        Change { table, inputs, story, notices, results, tips, interaction: None, unseen: false, at }
    }
}

// How many answers there are tells what lies face down.
impl std::fmt::Debug for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Change").field("table", &self.table).field("at", &self.at).finish_non_exhaustive()
    }
}

/// An answer as it was given.
#[derive(Clone, PartialEq)]
pub struct InputRow {
    /// Counts the answers of a table.
    pub n: i64,
    /// The seat.
    pub seat: u8,
    /// Whose seat it was.
    pub user: Option<UserId>,
    /// Who answered for it.
    pub by: AnsweredBy,
    /// The whole input, as the rules read it.
    pub input: Value,
}

impl std::fmt::Debug for InputRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "InputRow({}, seat {}, by {})", self.n, self.seat, self.by.id())
    }
}

/// An event as it was told.
#[derive(Clone, PartialEq)]
pub struct StoryRow {
    /// Counts the events of a table.
    pub n: i64,
    /// The event, with what only some may see.
    pub event: Value,
    /// When it happened.
    pub at: Time,
}

impl std::fmt::Debug for StoryRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "StoryRow({})", self.n)
    }
}

/// Something that is to be sent to one person, once.
#[derive(Clone, PartialEq, Debug)]
pub struct NewNotice {
    /// To whom.
    pub user: UserId,
    /// What it is about.
    pub kind: NoticeKind,
    /// What causes it. The same cause is never sent twice to the same person at the same table.
    pub cause: String,
    /// Not before this.
    pub not_before: Time,
}

/// A notice that has been taken for sending.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// Its number; also makes the sending of it recognisable.
    pub id: i64,
    /// At which table.
    pub table: TableId,
    /// In which guild that stands.
    pub guild: Option<u64>,
    /// To whom.
    pub user: UserId,
    /// What it is about.
    pub kind: NoticeKind,
    /// What causes it.
    pub cause: String,
    /// The revision that caused it.
    pub revision: i64,
    /// How often it was taken before.
    pub attempts: i32,
}

/// What has become of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeEnd {
    /// It was sent, as this message in this channel.
    Sent {
        /// The channel.
        channel: u64,
        /// The message.
        message: u64,
    },
    /// It was stale, or there was nobody to send it to.
    Dropped,
}

/// How one player ended.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// The player; nobody for a bot.
    pub user: Option<UserId>,
    /// The place: 1 for the winner.
    pub place: u8,
    /// In which team they played, if there were teams.
    pub team: Option<u8>,
    /// Whether others than their own team stand in the same place.
    pub drawn: bool,
    /// Who answered for the seat at the end.
    pub pilot: Pilot,
    /// What the game wants to remember of them.
    pub details: Value,
}

impl ResultRow {
    /// Whether the player won, alone or with their team.
    pub fn is_won(&self) -> bool {
        self.place == 1 && !self.drawn
    }
}

/// A result as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// The table.
    pub table: TableId,
    /// The guild.
    pub guild: Option<u64>,
    /// Which game was played.
    pub kind: String,
    /// When it ended.
    pub at: Time,
    /// How many played.
    pub players: u8,
    /// How this one ended.
    pub row: ResultRow,
}

/// The shards of the chat program that a process serves: a guild belongs to shard `(guild >> 22) % of`, what
/// has no guild to 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shards {
    /// From this shard
    pub from: u32,
    /// to this one, included,
    pub to: u32,
    /// of so many.
    pub of: u32,
}

impl Shards {
    /// All of them.
    pub const ALL: Shards = Shards { from: 0, to: 0, of: 1 };
}

/// A message that is being posted, or was when the program ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posting {
    /// What it is recognised by.
    pub nonce: String,
    /// Since when.
    pub since: Time,
}
