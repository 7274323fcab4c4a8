//! Why something cannot be granted: the sentence is chosen by whoever says it.

use crate::kernel::{Refusal, Text};
use crate::store::{StoreError, TableId};

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
