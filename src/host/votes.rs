//! Votes about those who stay away, and about giving up. Pure.
//!
//! Only those who are there vote, and a vote lives as long as its voter stays: whoever goes away, leaves or
//! hands their seat over takes their votes along. More than half of those who are there decide. Somebody who
//! is the only one there is no majority of one: they decide for the others only once those have been away for
//! a good while.

use super::event::HostEvent;
use super::request::Receipt;
use super::seats::seated;
use super::sitting::Sitting;
use super::sorry::Sorry;
use super::state::Vote;
use crate::kernel::Seat;
use crate::store::{Pilot, Stage, UserId};
use chrono::TimeDelta;

impl Sitting<'_> {
    pub(super) fn vote_out(&mut self, user: UserId, seat: u8) -> Result<Receipt, Sorry> {
        let voter = seated(self.table(), user)?;
        let absent = self.table().seats.get(usize::from(seat)).ok_or(Sorry::NoSuchSeat)?;
        if absent.pilot != Pilot::Away || voter == usize::from(seat) {
            return Err(Sorry::NotAbsent);
        }
        self.comes_to_vote(voter);
        if let Some(early) = self.is_early(&[seat]) {
            return Ok(early);
        }
        let (needed, vote) = (self.needed(), Vote { seat: voter as u8, at: self.now() });
        let missing = cast(self.state.out.entry(seat).or_default(), vote, needed);
        if missing > 0 {
            return Ok(Receipt::Voted { needed: missing });
        }
        self.leave_for_good(usize::from(seat));
        self.say(HostEvent::Left { seat: Seat(seat) });
        self.go_on();
        Ok(Receipt::Done)
    }

    pub(super) fn vote_to_abandon(&mut self, user: UserId) -> Result<Receipt, Sorry> {
        let voter = seated(self.table(), user)?;
        self.comes_to_vote(voter);
        let away: Vec<u8> = self.state.away_since.keys().copied().collect();
        if let Some(early) = self.is_early(&away) {
            return Ok(early);
        }
        let (needed, vote) = (self.needed(), Vote { seat: voter as u8, at: self.now() });
        let missing = cast(&mut self.state.abandon, vote, needed);
        if missing > 0 {
            return Ok(Receipt::Voted { needed: missing });
        }
        self.give_up();
        Ok(Receipt::Done)
    }

    /// The game ends without a winner, and everybody is told.
    pub(super) fn give_up(&mut self) {
        self.say(HostEvent::GivenUp);
        self.end(Stage::Abandoned);
    }

    /// Whoever votes is back; and votes that have died are not counted.
    fn comes_to_vote(&mut self, voter: usize) {
        if self.back(voter) {
            self.go_on();
        }
        self.see_who_is_there();
    }

    /// Where somebody is the only one there: how long they have to wait before they may decide for these seats.
    fn is_early(&self, away: &[u8]) -> Option<Receipt> {
        let last = away.iter().filter_map(|seat| self.state.away_since.get(seat)).max()?;
        let wait = *last + self.state.pace.alone_after() - self.now();
        let alone = self.voters() == 1;
        (alone && wait > TimeDelta::zero()).then(|| Receipt::Early { minutes: 1 + wait.num_minutes() as u32 })
    }

    /// People who are there to vote.
    fn voters(&self) -> usize {
        self.table().seats.iter().filter(|chair| chair.pilot == Pilot::Player).count()
    }

    /// How many votes decide.
    fn needed(&self) -> usize {
        self.voters() / 2 + 1
    }

    /// Forgets the votes that a seat has given, and those about it.
    pub(super) fn forget_votes(&mut self, seat: u8) {
        self.state.out.remove(&seat);
        self.state.out.values_mut().for_each(|votes| votes.retain(|vote| vote.seat != seat));
        self.state.abandon.retain(|vote| vote.seat != seat);
    }

    /// Notes and tells who is away, and who is back; and lets go of what has come to its end by that: votes
    /// of those who are not there, about those who are, and too old; offers that have run out.
    pub(super) fn see_who_is_there(&mut self) {
        self.see_who_is_together();
        let now = self.now();
        let Sitting { change, state, .. } = self;
        let seats = &mut change.table.seats;
        let mut news = Vec::new();
        for (seat, chair) in (0_u8..).zip(seats.iter_mut()) {
            match (chair.pilot, state.away_since.contains_key(&seat)) {
                (Pilot::Away, false) => {
                    state.away_since.insert(seat, now);
                    news.push(HostEvent::Away { seat: Seat(seat) });
                }
                (Pilot::Player, true) => {
                    state.away_since.remove(&seat);
                    state.stood_in.remove(&seat);
                    news.push(HostEvent::Back { seat: Seat(seat) });
                }
                // A bot in the seat brings nobody back.
                (Pilot::Bot, true) => {
                    state.away_since.remove(&seat);
                    state.stood_in.remove(&seat);
                }
                (Pilot::Away, true) | (Pilot::Player | Pilot::Bot, false) => {}
            }
            if chair.offered.is_none() || state.offers.get(&seat).is_none_or(|until| *until <= now) {
                chair.offered = None;
                state.offers.remove(&seat);
            }
        }
        let pilot = |seat: u8| seats.get(usize::from(seat)).map(|chair| chair.pilot);
        let lives = state.pace.votes_live();
        let alive = |vote: &Vote| pilot(vote.seat) == Some(Pilot::Player) && now - vote.at < lives;
        state.abandon.retain(alive);
        state.out.values_mut().for_each(|votes| votes.retain(alive));
        state.out.retain(|seat, votes| pilot(*seat) == Some(Pilot::Away) && !votes.is_empty());
        self.tell(news.iter().map(HostEvent::kept).collect());
    }
}

/// Casts a vote, once a seat. Says how many are missing then.
fn cast(votes: &mut Vec<Vote>, vote: Vote, needed: usize) -> u8 {
    if votes.iter().all(|one| one.seat != vote.seat) {
        votes.push(vote);
    }
    needed.saturating_sub(votes.len()) as u8
}
