//! How well seats without a person play, how much of that is thought about at a time, and where it is thought about.

use super::sitting::Sitting;
use super::state::{HostState, Pace};
use super::{Host, Sorry};
use crate::drivers::{AnyMind, Character, Hint, Level, Played, Review};
use crate::games;
use crate::kernel::{Choice, Seat, Seed};
use crate::store::{Chair, Pilot, Stage, Table};
use serde_json::Value;

/// Answers of players who think ahead that one tick gives at most: the next one goes on.
pub const THOUGHTS_MAX: u32 = 4;

/// How well a seat plays that its person does not play: a bot as the table has settled, whoever stands in for
/// a person no worse.
pub fn level_of(chair: &Chair, state: &HostState) -> Level {
    if chair.is_a_persons() { state.bots.max(state.stand_ins) } else { state.bots }
}

/// Which temper a bot has: whoever stands in for a person plays straight.
fn temper_of(chair: &Chair, mind: &dyn AnyMind, level: Level) -> Option<&'static str> {
    mind.temper_of(&chair.name, level).filter(|_| !chair.is_a_persons())
}

/// Who stands in for people at a table of this pace: somebody who thinks ahead, where bots may take any time at all.
pub fn stand_ins(pace: &Pace) -> Level {
    if pace.bot_millis.1 == 0 { Level::default() } else { Level::Racer }
}

/// Whether somebody may have to think ahead at a table: not a matter for a thread on which others wait.
pub fn thinks(table: &Table, state: &HostState) -> bool {
    let thinks = |chair: &Chair| chair.pilot != Pilot::Player && level_of(chair, state).thinks();
    table.stage == Stage::Running && table.seats.iter().any(thinks)
}

/// Whether whoever sits at a table may ask what is best: in a first game, and where nobody is rated by how it ends.
pub fn may_hint(table: &Table, state: &HostState) -> bool {
    let people = table.seats.iter().filter(|chair| chair.is_a_persons()).count();
    let explains = games::mind(&table.kind).is_some_and(|mind| mind.explains());
    explains && table.stage == Stage::Running && (state.lesson || people < 2)
}

/// A game that is over, as it was kept.
#[derive(Clone)]
pub struct Finished {
    /// Which game.
    pub kind: String,
    /// What was settled before the start.
    pub options: Value,
    /// What everybody had chosen to bring, seat by seat.
    pub brought: Vec<Value>,
    /// What the dice were grown from.
    pub seed: Seed,
    /// Every answer, and every taking back.
    pub evidence: Vec<Value>,
}

impl Host {
    /// Thinks about something beside the threads on which others are served, after whoever thinks already.
    pub(super) async fn ponder<T: Send + 'static>(
        &self,
        what: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Sorry> {
        let _one_at_a_time = self.thinks.acquire().await;
        super::aside(what).await.ok_or(Sorry::Busy)
    }

    /// What is best for a seat, and why, from what the seat can know. None where there is nothing to choose between.
    pub async fn hint(&self, table: &Table, seat: Seat) -> Result<Option<Hint>, Sorry> {
        let state = HostState::of(table);
        if !may_hint(table, &state) {
            return Err(Sorry::Stale);
        }
        let (kind, save) = (table.kind.clone(), table.save.clone().ok_or(Sorry::NotAsked)?);
        self.ponder(move || {
            let loaded = games::by_kind(&kind)?.load(&save.0).ok()?;
            games::mind(&kind)?.hint(&*loaded.table, seat, state.salt)
        })
        .await
    }

    /// What the person in a seat could have done better. None where the game cannot be played again.
    pub async fn review(&self, finished: Finished, seat: Seat) -> Result<Option<Review>, Sorry> {
        self.ponder(move || {
            let Finished { kind, options, brought, seed, evidence } = &finished;
            let played = Played { options, brought, seed: *seed, evidence };
            games::mind(kind)?.review(played, seat).ok()
        })
        .await
    }
}

impl Sitting<'_> {
    /// What a seat that its person does not play answers.
    pub(super) fn by_its_level(&self, seat: Seat) -> Option<Choice> {
        let chair = &self.table().seats[seat.index()];
        let mind = games::mind(&self.table().kind)?;
        let level = level_of(chair, self.state);
        let who = Character { level, temper: temper_of(chair, mind, level), stands_in: chair.is_a_persons() };
        mind.answer(&*self.play, seat, who, self.state.salt)
    }

    /// Whether there is still time for the answer of a seat. It counts as thought about whether or not there
    /// is anything to choose: how soon a seat answers says nothing.
    pub(super) fn may_answer(&mut self, seat: Seat) -> bool {
        let chair = &self.table().seats[seat.index()];
        if chair.pilot == Pilot::Player || !level_of(chair, self.state).thinks() {
            return true;
        }
        let may = self.thoughts > 0;
        self.thoughts = self.thoughts.saturating_sub(1);
        may
    }
}
