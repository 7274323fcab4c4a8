//! What can be asked of a table, and what comes of it.

use super::notes::{Pace, Yield};
use crate::drivers::Level;
use crate::kernel::{Choice, Jottings, Order, Refusal, Text};
use crate::store::{StoreError, StoryRow, Table, TableId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request, and the press that it came from.
#[derive(Clone, Debug)]
pub struct Ask {
    /// What is asked.
    pub request: Request,
    /// The number of the press, so that it counts once.
    pub interaction: Option<u64>,
}

impl From<Request> for Ask {
    fn from(request: Request) -> Ask {
        Ask { request, interaction: None }
    }
}

/// What can be asked of a table.
#[derive(Clone, PartialEq)]
pub enum Request {
    /// Sit down.
    Join { user: UserId, name: String },
    /// Get up.
    Leave { user: UserId },
    /// Let a bot sit down.
    AddBot { user: UserId },
    /// Let the bot that came last get up.
    RemoveBot { user: UserId },
    /// Play otherwise than the game proposes. A key that is null goes back to the proposal.
    Options { user: UserId, options: Value, pace: Option<Pace> },
    /// Bring something else to the game than it proposes for one's seat. A key that is null goes back to the proposal.
    Bring { user: UserId, chosen: Value },
    /// Play against bots of another level.
    Bots { user: UserId, level: Level },
    /// Say a word that is mixed into the dice; an empty one takes it back.
    Word { user: UserId, word: String },
    /// Speak another language at the table.
    Language { user: UserId, language: String },
    /// Begin.
    Start { user: UserId },
    /// Answer a question: its number, and the position of the answer among its choices.
    ///
    /// `of` says how many answers it had when it was shown: whoever has answered part of it has other choices left, and an old
    /// button must not become another answer.
    Answer { user: UserId, question: u32, of: usize, choice: Choice },
    /// Take one's last answer back.
    TakeBack { user: UserId },
    /// Be there: whoever was away takes their seat again.
    Present { user: UserId },
    /// Be away: a driver answers until one comes back.
    Away { user: UserId },
    /// How one's seat is to be treated in windows.
    Stance { user: UserId, stance: Stance },
    /// What is to be done in one's name in windows; in place of all that was ordered before.
    Orders { user: UserId, orders: Vec<Order> },
    /// What is to be done in one's next turns, in place of what was planned before; moves as their game keeps them.
    Plan { user: UserId, moves: Vec<Value> },
    /// Say, as somebody who looks on, what comes of the open question: its occasion, and which of the answers.
    Tip { user: UserId, occasion: u32, answer: u8 },
    /// What one notes down for oneself, in place of what stood there before.
    Jot { user: UserId, jottings: Jottings },
    /// Pass in windows for a while.
    Yield { user: UserId, until: Yield },
    /// Pass no longer.
    Unyield { user: UserId },
    /// Offer one's seat to somebody else, who gets it by saying yes.
    Offer { user: UserId, to: UserId },
    /// Take a seat that one was offered.
    Accept { user: UserId, seat: u8, name: String },
    /// Say no to it.
    Refuse { user: UserId, seat: u8 },
    /// Keep the seat that one has offered.
    Withdraw { user: UserId },
    /// Put off the end of the window that is open, once.
    Wait { user: UserId },
    /// Leave the game to a driver, for good.
    Resign { user: UserId },
    /// Vote that an absent player's seat goes to a driver, for good.
    VoteOut { user: UserId, seat: u8 },
    /// Vote that the game is given up.
    Abandon { user: UserId },
    /// Claim a game of two for which only a stand-in has moved in the other seat for long.
    Claim { user: UserId },
    /// Go on live with everybody who happens to be there, or not; at a table that does: go on over days again.
    GoLive { user: UserId, yes: bool },
    /// Stop the clock.
    Pause { user: UserId },
    /// Let it go on.
    Resume { user: UserId },
    /// The channel is gone, and the table with it.
    Gone,
    /// Nobody can see the table for now: its clock stops until somebody at it lets it go on.
    Halt,
    /// The table is to be shown anew, where people can see it.
    ShowAgain,
    /// Look at the clock.
    Tick,
}

impl Request {
    /// Who asks; nobody, when it is the clock.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Request::Join { user, .. }
            | Request::Leave { user }
            | Request::AddBot { user }
            | Request::RemoveBot { user }
            | Request::Options { user, .. }
            | Request::Bring { user, .. }
            | Request::Bots { user, .. }
            | Request::Word { user, .. }
            | Request::Language { user, .. }
            | Request::Start { user }
            | Request::Answer { user, .. }
            | Request::TakeBack { user }
            | Request::Present { user }
            | Request::Away { user }
            | Request::Stance { user, .. }
            | Request::Orders { user, .. }
            | Request::Plan { user, .. }
            | Request::Tip { user, .. }
            | Request::Jot { user, .. }
            | Request::Yield { user, .. }
            | Request::Unyield { user }
            | Request::Offer { user, .. }
            | Request::Accept { user, .. }
            | Request::Refuse { user, .. }
            | Request::Withdraw { user }
            | Request::Wait { user }
            | Request::Resign { user }
            | Request::VoteOut { user, .. }
            | Request::Abandon { user }
            | Request::Claim { user }
            | Request::GoLive { user, .. }
            | Request::Pause { user }
            | Request::Resume { user } => Some(*user),
            Request::Gone | Request::Halt | Request::ShowAgain | Request::Tick => None,
        }
    }
}

// What is asked can be as secret as a hand: which answer, which orders.
impl std::fmt::Debug for Request {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.user() {
            Some(user) => write!(f, "Request(of {})", user.0),
            None => f.write_str("Request"),
        }
    }
}

/// How a seat is treated in windows. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    /// Windows wait for the player.
    #[default]
    AskMe,
    /// Windows wait for the player where what happens concerns them, as everybody can see. The others stay open for the player as long
    /// as they do for anybody.
    OnlyConcerning,
    /// Windows do not wait: the player's standing orders decide, and without one the answer is no.
    OrdersDecide,
}

impl Stance {
    /// Whether a window waits for the player, where what happens concerns them or not.
    pub fn waits(self, concerns: bool) -> bool {
        match self {
            Stance::AskMe => true,
            Stance::OnlyConcerning => concerns,
            Stance::OrdersDecide => false,
        }
    }
}

/// A request that was granted.
#[derive(Clone, PartialEq, Debug)]
pub struct Done {
    /// The table as it is now.
    pub table: Table,
    /// What came of it.
    pub outcome: Outcome,
    /// What was told by it, to whomever.
    pub told: Vec<StoryRow>,
}

/// What came of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was done.
    Done,
    /// It was as asked already.
    Already,
    /// The same press had been dealt with before.
    Again,
    /// A vote was counted; so many more are needed.
    Voted {
        /// How many.
        needed: u8,
    },
    /// Whoever is the only one there may not decide for the others yet.
    Early {
        /// For so many minutes.
        minutes: u32,
    },
    /// Nothing was due.
    Idle,
}

/// Why a request was not granted. Changes nothing; a sentence for each is in the language files.
#[derive(Debug, thiserror::Error)]
pub enum Sorry {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is none in this channel.
    #[error("there is no table in this channel")]
    NoTableHere,
    /// There is a table in the channel already.
    #[error("there is a table in this channel already")]
    ChannelTaken(TableId),
    /// No such game.
    #[error("there is no such game")]
    UnknownGame,
    /// At that table another game is played: this one.
    #[error("another game is played at that table: {0}")]
    OtherGame(String),
    /// Not in a lobby any more.
    #[error("the game has begun")]
    Begun,
    /// Not yet, or no longer, in play.
    #[error("there is no game in play at this table")]
    NotRunning,
    /// The clock stands still.
    #[error("the table is paused")]
    Paused,
    /// They do not sit at this table.
    #[error("they do not sit at this table")]
    NotSeated,
    /// They play at this table themselves.
    #[error("they play at this table themselves")]
    PlaysThemselves,
    /// They have played at this table and seen what lies face down.
    #[error("they have played at this table and seen what lies face down")]
    HasPlayed,
    /// What they say is decided already, or not open.
    #[error("that is decided already, or not open")]
    TipsClosed,
    /// They sit there already.
    #[error("they sit at this table already")]
    SeatedAlready,
    /// Every seat is taken.
    #[error("every seat is taken")]
    Full,
    /// The seats that are left are for those who sat at the table before.
    #[error("the seats that are left are kept for those who played before")]
    SeatsKept,
    /// Too few to begin.
    #[error("this game needs at least {needed} players")]
    TooFew {
        /// How many are needed.
        needed: u8,
    },
    /// Only whoever opened the table may do that, for now.
    #[error("only whoever opened the table may do that")]
    NotTheOpener,
    /// There is no bot at the table.
    #[error("there is no bot at the table")]
    NoBot,
    /// Somebody has to be a person.
    #[error("somebody at the table has to be a person")]
    OnlyBots,
    /// Nobody asks them anything now.
    #[error("they are not asked anything now")]
    NotAsked,
    /// The question has changed since.
    #[error("the question has changed since")]
    Stale,
    /// It is too late to take anything back.
    #[error("there is nothing that could be taken back")]
    NothingToTakeBack,
    /// That seat is not absent.
    #[error("that player is not absent")]
    NotAbsent,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The seat was not offered to them, or is not any more.
    #[error("that seat is not offered to them")]
    NotOffered,
    /// The seat was offered often enough.
    #[error("that seat was offered too often")]
    OfferedTooOften,
    /// They have left this table for good.
    #[error("they have left this table for good")]
    LeftForGood,
    /// They had a table shown anew a moment ago.
    #[error("they had a table shown anew a moment ago")]
    ShownJustNow,
    /// They sit at so many tables already.
    #[error("they sit at {most} open tables already")]
    TooManyTables {
        /// As many as anybody may.
        most: u32,
    },
    /// So many tables are open in the guild already.
    #[error("{most} tables are open in this guild already")]
    GuildFull {
        /// As many as may be.
        most: u32,
    },
    /// A pace out of bounds.
    #[error("times have to lie within bounds")]
    PaceOutOfBounds,
    /// The rules refuse.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The game cannot be played by this program.
    #[error("this game was saved by a program that this one does not understand")]
    ForeignSave,
    /// Somebody else has chosen it.
    #[error("somebody else has chosen that")]
    Taken,
    /// Too many at once.
    #[error("too many people pressed at once")]
    Busy,
    /// The store fails.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl Sorry {
    /// What to say to whoever asked.
    pub fn text(&self) -> Text {
        let key = match self {
            Sorry::NoTable => "sorry-no-table",
            Sorry::NoTableHere => "sorry-no-table-here",
            Sorry::ChannelTaken(_) => "sorry-channel-taken",
            Sorry::UnknownGame => "sorry-unknown-game",
            Sorry::OtherGame(_) => "sorry-other-game",
            Sorry::Begun => "sorry-begun",
            Sorry::NotRunning => "sorry-not-running",
            Sorry::Paused => "sorry-paused",
            Sorry::NotSeated => "sorry-not-seated",
            Sorry::PlaysThemselves => "sorry-plays-themselves",
            Sorry::HasPlayed => "sorry-has-played",
            Sorry::TipsClosed => "sorry-tips-closed",
            Sorry::SeatedAlready => "sorry-seated-already",
            Sorry::Full => "sorry-full",
            Sorry::SeatsKept => "sorry-seats-kept",
            Sorry::TooFew { .. } => "sorry-too-few",
            Sorry::NotTheOpener => "sorry-not-the-opener",
            Sorry::NoBot => "sorry-no-bot",
            Sorry::OnlyBots => "sorry-only-bots",
            Sorry::NotAsked => "sorry-not-asked",
            Sorry::Stale => "sorry-stale",
            Sorry::NothingToTakeBack => "sorry-nothing-to-take-back",
            Sorry::NotAbsent => "sorry-not-absent",
            Sorry::NoSuchSeat => "sorry-no-such-seat",
            Sorry::NotOffered => "sorry-not-offered",
            Sorry::OfferedTooOften => "sorry-offered-too-often",
            Sorry::LeftForGood => "sorry-left-for-good",
            Sorry::ShownJustNow => "sorry-shown-just-now",
            Sorry::TooManyTables { .. } => "sorry-too-many-tables",
            Sorry::GuildFull { .. } => "sorry-guild-full",
            Sorry::PaceOutOfBounds => "sorry-pace-out-of-bounds",
            Sorry::ForeignSave => "sorry-foreign-save",
            Sorry::Taken => "sorry-taken",
            Sorry::Busy => "sorry-busy",
            Sorry::Store(_) => "sorry-store",
            Sorry::Refused(why) => return why.text(),
        };
        match self {
            Sorry::TooFew { needed } => Text::new(key).with("needed", *needed),
            Sorry::TooManyTables { most } | Sorry::GuildFull { most } => {
                Text::new(key).with("most", i64::from(*most))
            }
            _ => Text::new(key),
        }
    }
}
