//! Giving one's seat to somebody else: offered, and theirs only once they say yes. Pure.

use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use crate::store::{Chair, NewNotice, NoticeKind, Time, UserId};

/// How often a seat may be offered: each time somebody is called.
const OFFERS_MOST: u8 = 3;

impl Sitting<'_> {
    /// Offers one's seat. Nothing changes hands by it.
    pub(super) fn offer(&mut self, user: UserId, to: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        let mut seats = self.table().seats.iter();
        if seats.clone().any(|chair| chair.offered == Some(to)) {
            return Ok(Receipt::Already);
        }
        if seats.clone().any(|chair| chair.user == Some(to)) {
            return Err(Sorry::SeatedAlready);
        }
        if seats.any(|chair| chair.former == Some(to)) {
            return Err(Sorry::LeftForGood);
        }
        let made = self.state.offers_made.entry(seat as u8).or_default();
        if *made >= OFFERS_MOST {
            return Err(Sorry::OfferedTooOften);
        }
        *made += 1;
        let cause = format!("offer:{seat}:{made}");
        let until = self.now() + self.state.pace.offer_lives();
        self.state.offers.insert(seat as u8, until);
        self.chair(seat).offered = Some(to);
        let (kind, not_before) = (NoticeKind::Offer, self.now());
        self.change.notices.push(NewNotice { user: to, kind, cause, not_before });
        self.go_on();
        Ok(Receipt::Done)
    }

    /// Whoever was asked takes the seat.
    pub(super) fn accept(&mut self, user: UserId, seat: u8, name: &str) -> Result<Receipt, Sorry> {
        if seated(self.table(), user).is_ok() {
            return Err(Sorry::SeatedAlready);
        }
        self.was_asked(user, seat)?;
        // Stance, orders and votes were the old player's.
        *self.chair(usize::from(seat)) = Chair::of(user, name);
        self.state.offers.remove(&seat);
        self.state.yields.remove(&seat);
        self.forget_votes(seat);
        self.go_on();
        Ok(Receipt::Done)
    }

    /// Whoever was asked says no.
    pub(super) fn refuse(&mut self, user: UserId, seat: u8) -> Result<Receipt, Sorry> {
        self.was_asked(user, seat)?;
        self.chair(usize::from(seat)).offered = None;
        self.go_on();
        Ok(Receipt::Done)
    }

    /// Whoever has offered their seat keeps it.
    pub(super) fn withdraw(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let seat = seated(self.table(), user)?;
        if self.chair(seat).offered.take().is_none() {
            return Ok(Receipt::Already);
        }
        self.go_on();
        Ok(Receipt::Done)
    }

    fn was_asked(&self, user: UserId, seat: u8) -> Result<(), Sorry> {
        let chair = self.table().seats.get(usize::from(seat)).ok_or(Sorry::NoSuchSeat)?;
        let open = self.state.offers.get(&seat).is_some_and(|until| *until > self.now());
        if chair.offered == Some(user) && open { Ok(()) } else { Err(Sorry::NotOffered) }
    }

    /// When the next offer runs out.
    pub(super) fn offers_end(&self) -> Option<Time> {
        self.state.offers.values().min().copied()
    }
}
