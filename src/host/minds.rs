//! How well seats without a person play, and how much of that is thought about at a time. Pure.

use super::notes::{Notes, Pace};
use super::running::Play;
use crate::drivers::Level;
use crate::games;
use crate::kernel::{Choice, Seat};
use crate::store::{Chair, Pilot, Stage, Table};

/// Answers of players who think ahead that one tick gives at most: the next one goes on.
pub const THOUGHTS_MAX: u32 = 4;

/// How well a seat plays that its person does not play: a bot as the table has settled, whoever stands in for a person no worse.
pub fn level_of(chair: &Chair, notes: &Notes) -> Level {
    let is_stand_in = chair.user.is_some() || chair.former.is_some();
    if is_stand_in { notes.bots.max(notes.stand_ins) } else { notes.bots }
}

/// Who stands in for people at a table of this pace: somebody who thinks ahead, where bots may take any time at all.
pub fn stand_ins(pace: &Pace) -> Level {
    if pace.bot_millis.1 == 0 { Level::default() } else { Level::Racer }
}

/// Whether somebody may have to think ahead at a table: not a matter for a thread on which others wait.
pub fn thinks(table: &Table, notes: &Notes) -> bool {
    let thinks = |chair: &Chair| chair.pilot != Pilot::Player && level_of(chair, notes).thinks();
    table.stage == Stage::Running && table.seats.iter().any(thinks)
}

impl Play<'_> {
    /// What a seat that its person does not play answers.
    pub(super) fn by_its_level(&self, seat: Seat) -> Option<Choice> {
        let level = level_of(&self.table().seats[seat.index()], self.notes);
        let mind = games::mind(&self.table().kind)?;
        mind.answer(&*self.play, seat, level, self.notes.salt)
    }

    /// Whether there is still time for the answer of a seat. It counts as thought about whether or not there is anything to choose: how
    /// soon a seat answers says nothing.
    pub(super) fn may_answer(&mut self, seat: Seat) -> bool {
        let chair = &self.table().seats[seat.index()];
        if chair.pilot == Pilot::Player || !level_of(chair, self.notes).thinks() {
            return true;
        }
        let may = self.thoughts > 0;
        self.thoughts = self.thoughts.saturating_sub(1);
        may
    }
}
