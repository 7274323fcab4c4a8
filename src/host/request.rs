//! What can be asked of a table, and what comes of it.

use super::state::{Pace, Yield};
use crate::drivers::Level;
use crate::kernel::{Choice, Jottings, Order};
use crate::store::{StoryRow, Table, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request that has its effect once, however often the press comes that it is from.
#[derive(Clone, Debug)]
pub struct Once {
    /// What is asked.
    pub request: Request,
    /// The number of that press; what nobody has pressed has none.
    pub interaction: Option<u64>,
}

impl From<Request> for Once {
    fn from(request: Request) -> Once {
        Once { request, interaction: None }
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
    /// `of` says how many answers it had when it was shown: whoever has answered part of it has other choices
    /// left, and an old button must not become another answer.
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
    /// Windows wait for the player where what happens concerns them, as everybody can see. The others stay
    /// open for the player as long as they do for anybody.
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
    pub receipt: Receipt,
    /// What was told by it, to whomever.
    pub told: Vec<StoryRow>,
}

/// What came of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Receipt {
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
