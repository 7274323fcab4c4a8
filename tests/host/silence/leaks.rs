//! Mistakes that somebody could make in the host; the proof has to notice each.

use super::world::{World, is_window, settles};
use chrono::TimeDelta;
use sobremesa::host::{Request, Sorry};
use sobremesa::kernel::{AnyAsk, Seat};
use sobremesa::store::{Change, NoticeKind, Pilot, UserId};

/// A mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// A window closes at once for those who hold nothing.
    EarlyForNonHolders,
    /// A bot that holds nothing thinks less.
    HastyBots,
    /// A window closes at once when only those are missing who hold nothing.
    EarlyWithoutNonHolders,
    /// Who holds nothing that fits is not named among those who are waited for.
    OnlyHoldersAreNamed,
    /// Whoever holds something that fits is named first among them.
    HoldersAreNamedFirst,
    /// Only who holds something that fits may put off the end of a window.
    OnlyHoldersWait,
    /// Only who holds something that fits is called or reminded.
    OnlyHoldersAreReminded,
    /// A card that is laid face down is shown to be there: the table is written anew.
    FaceDownIsShown,
    /// A question with one answer is settled the sooner the fewer cards are held.
    HastySettling,
    /// A line for the log names what somebody has ordered.
    OrderInLog,
}

pub const LEAKS: [Leak; 10] = [
    Leak::EarlyForNonHolders,
    Leak::HastyBots,
    Leak::EarlyWithoutNonHolders,
    Leak::OnlyHoldersAreNamed,
    Leak::HoldersAreNamedFirst,
    Leak::OnlyHoldersWait,
    Leak::OnlyHoldersAreReminded,
    Leak::FaceDownIsShown,
    Leak::HastySettling,
    Leak::OrderInLog,
];

impl World {
    fn whose(&self, ask: &AnyAsk) -> Option<UserId> {
        self.table.seats[ask.seat.index()].user
    }

    /// Whether somebody who is asked has anything to choose.
    fn holds_what_fits(&self, user: UserId) -> bool {
        self.known().asks.iter().any(|ask| self.whose(ask) == Some(user) && !ask.is_settled())
    }

    /// What is refused by mistake.
    pub fn refuses_wrongly(&self, request: &Request) -> Result<(), Sorry> {
        match (self.leak, request) {
            (Some(Leak::OnlyHoldersWait), Request::Wait { user }) if !self.holds_what_fits(*user) => {
                Err(Sorry::NotAsked)
            }
            _ => Ok(()),
        }
    }

    /// A change that is made by mistake.
    pub fn changes_wrongly(&self, change: &mut Change) {
        match self.leak {
            Some(Leak::OnlyHoldersAreReminded) => {
                change.notices.retain(|one| one.kind != NoticeKind::Remind || self.holds_what_fits(one.user));
            }
            Some(Leak::FaceDownIsShown) => change.unseen = false,
            _ => {}
        }
    }

    /// Makes the mistake that is to be noticed, where it is made at the table.
    pub fn go_wrong(&mut self) {
        if self.leak.is_none() || self.table.save.is_none() {
            return;
        }
        let known = self.known();
        let asks = &known.asks;
        let automatic = |ask: &AnyAsk| self.table.seats[ask.seat.index()].pilot != Pilot::Player;
        match self.leak {
            Some(Leak::EarlyForNonHolders) if is_window(asks) && asks.iter().all(AnyAsk::is_settled) => {
                self.ends_sooner(TimeDelta::seconds(5));
            }
            Some(Leak::HastyBots) if asks.iter().any(|ask| automatic(ask) && ask.is_settled()) => {
                self.wakes_sooner(TimeDelta::milliseconds(400));
            }
            Some(Leak::EarlyWithoutNonHolders) if is_window(asks) => {
                let missing = &known.waited;
                let idle = |ask: &AnyAsk| missing.contains(&ask.seat) && ask.is_settled();
                if missing.len() < known.state.waited.len() && asks.iter().all(idle) {
                    self.ends_sooner(TimeDelta::seconds(1));
                }
            }
            Some(Leak::HastySettling) if settles(asks) => {
                let held = known.game().orderable(asks[0].seat).len() as i64;
                self.wakes_sooner(TimeDelta::milliseconds(90 * held));
            }
            Some(Leak::OrderInLog) => {
                self.log = self.table.seats.iter().map(|chair| chair.orders.0.to_string()).collect();
            }
            _ => {}
        }
    }

    /// Those who are waited for, as they are named by mistake.
    pub fn named(&self) -> Vec<Seat> {
        let known = self.known();
        let mut named = known.waited.clone();
        let fits = |seat: &Seat| known.asks.iter().any(|ask| ask.seat == *seat && !ask.is_settled());
        match self.leak {
            Some(Leak::OnlyHoldersAreNamed) => named.retain(fits),
            Some(Leak::HoldersAreNamedFirst) => named.sort_by_key(|seat| !fits(seat)),
            _ => {}
        }
        named
    }
}
