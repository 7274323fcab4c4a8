//! A game in play while something is decided about it: the table as it is to be, and what has been told so far. Pure.

use super::circumstances::Circumstances;
use super::event::HostEvent;
use super::state::HostState;
use crate::kernel::{AnyTable, Seat, Viewer};
use crate::store::{AnsweredBy, Chair, Change, InputRow, StoryRow, Table, Time, UserId};
use serde_json::Value;

/// So many events that have befallen a seat are kept for its page.
const BEFALLEN_KEPT: usize = 12;

/// A game in play, while a request is being decided.
pub struct Sitting<'a> {
    pub(super) change: &'a mut Change,
    pub(super) state: &'a mut HostState,
    pub(super) play: Box<dyn AnyTable>,
    /// How many lines everybody has been told since the last question was put.
    pub(super) lines: u8,
    /// How many more answers of players who think ahead may be given now: in the way of a press none.
    pub(super) thoughts: u32,
    /// Whose plan has made their last move: they are not there.
    pub(super) planned_for: Option<Seat>,
    /// Whose own answer it is that is being given: they are there.
    pub(super) present: Option<Seat>,
    pub(super) circumstances: &'a Circumstances<'a>,
}

impl<'a> Sitting<'a> {
    pub(super) fn of(
        change: &'a mut Change,
        state: &'a mut HostState,
        play: Box<dyn AnyTable>,
        circumstances: &'a Circumstances<'a>,
    ) -> Sitting<'a> {
        let (lines, thoughts, planned_for, present) = (0, 0, None, None);
        Sitting { change, state, play, lines, thoughts, planned_for, present, circumstances }
    }

    pub(super) fn table(&self) -> &Table {
        &self.change.table
    }

    pub(super) fn chair(&mut self, seat: usize) -> &mut Chair {
        &mut self.change.table.seats[seat]
    }

    pub(super) fn now(&self) -> Time {
        self.circumstances.now
    }

    /// Keeps what was done at a seat, as evidence.
    pub(super) fn keep(&mut self, seat: Seat, user: Option<UserId>, by: AnsweredBy, input: Value) {
        self.state.answers += 1;
        let n = self.state.answers;
        self.change.inputs.push(InputRow { n, seat: seat.0, user, by, input });
    }

    /// Tells what the host itself has to say.
    pub(super) fn say(&mut self, event: HostEvent) {
        self.tell(vec![event.kept()]);
    }

    pub(super) fn tell(&mut self, news: Vec<Value>) {
        for event in news {
            self.state.told += 1;
            let n = self.state.told;
            let befalls = super::telling::befalls(&self.change.table.kind, &event);
            let seats = self.change.table.seats.len();
            for seat in befalls.iter().take_while(|seat| seat.index() < seats) {
                let rows = self.state.befallen.entry(seat.0).or_default();
                rows.push(n);
                rows.drain(..rows.len().saturating_sub(BEFALLEN_KEPT));
            }
            let public = super::line(&self.change.table.kind, &event, Viewer::Spectator).is_some();
            self.lines = self.lines.saturating_add(u8::from(public));
            self.change.story.push(StoryRow { n, event, at: self.circumstances.now });
        }
    }
}
