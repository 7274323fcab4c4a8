//! What is counted in whole games: the same in all of them, and what each game counts besides.

use super::Mind;
use crate::kernel::{Ask, Game, Outcome, Pick, Player, Seat, Text};
use serde_json::{Map, Value};
use std::any::Any;

/// A game that is played by the thousand.
pub trait Laboratory: Mind {
    /// What it counts besides what is counted in all games; `()`, if nothing.
    type Counts: Counts<Self>;

    /// How somebody is called at a table whose people nobody knows; by the number of the seat, if by nothing else.
    fn called(&self, seat: Seat) -> Option<Text> {
        let _ = seat;
        None
    }
}

/// What a game counts besides what is counted in all games.
pub trait Counts<G: Game>: Default + Send + 'static {
    /// A game is laid out.
    fn laid_out(&mut self, _: &G) {}

    /// Somebody is about to answer one of these.
    fn asked(&mut self, _: &G, _: &[Ask<G>]) {}

    /// Somebody has answered this.
    fn answered(&mut self, _: G::Answer) {}

    /// This has happened.
    fn heard(&mut self, _: &G::Event) {}

    /// A game has ended.
    fn ended(&mut self, _: &G) {}

    /// Takes in what was counted elsewhere.
    fn add(&mut self, _: &Self) {}

    /// Writes it into a report, beside what is counted in all games.
    fn report(&self, _: &Common, _: &mut Map<String, Value>) {}

    /// The same for people, from the report.
    fn tell(_: &Value) -> String {
        String::new()
    }
}

impl<G: Game> Counts<G> for () {}

/// What is counted in all games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Common {
    pub games: u64,
    pub players: u8,
    pub decisions: u64,
    /// Turns of all players together; and those of the shortest and of the longest game.
    pub turns: u64,
    pub turns_min: u32,
    pub turns_max: u32,
    pub wins_by_seat: Vec<u64>,
    pub draws: u64,
}

impl Common {
    fn ended(&mut self, turns: u32, outcome: &Outcome) {
        self.turns_min = if self.games == 0 { turns } else { self.turns_min.min(turns) };
        self.turns_max = self.turns_max.max(turns);
        self.games += 1;
        self.turns += u64::from(turns);
        if outcome.is_draw() {
            self.draws += 1;
            return;
        }
        for seat in outcome.winners() {
            self.wins_by_seat[seat.index()] += 1;
        }
    }

    fn add(&mut self, other: &Common) {
        self.turns_min = match (self.games, other.games) {
            (0, _) => other.turns_min,
            (_, 0) => self.turns_min,
            _ => self.turns_min.min(other.turns_min),
        };
        self.turns_max = self.turns_max.max(other.turns_max);
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.draws += other.draws;
        self.wins_by_seat.iter_mut().zip(&other.wins_by_seat).for_each(|(all, more)| *all += more);
    }
}

/// What was counted in games of one kind.
#[derive(Debug)]
pub struct Tally<G: Laboratory> {
    common: Common,
    counts: G::Counts,
}

impl<G: Laboratory> Tally<G> {
    /// Nothing yet, in games of so many.
    pub fn of(players: u8) -> Tally<G> {
        let wins_by_seat = vec![0; usize::from(players)];
        Tally { common: Common { players, wins_by_seat, ..Common::default() }, counts: G::Counts::default() }
    }

    /// A game is laid out.
    pub fn laid_out(&mut self, game: &G) {
        self.counts.laid_out(game);
    }

    /// Somebody is about to answer one of these.
    pub fn asked(&mut self, game: &G, asks: &[Ask<G>]) {
        self.common.decisions += 1;
        self.counts.asked(game, asks);
    }

    /// Somebody has answered this.
    pub fn answered(&mut self, answer: G::Answer) {
        self.counts.answered(answer);
    }

    /// This has happened.
    pub fn heard(&mut self, event: &G::Event) {
        self.counts.heard(event);
    }

    /// A game has ended like this.
    pub fn ended(&mut self, end: &G, outcome: &Outcome) {
        self.common.ended(end.turn(), outcome);
        self.counts.ended(end);
    }
}

/// What was counted, whichever the game.
pub trait AnyTally: Any + Send {
    /// Takes in what was counted elsewhere in games of the same kind.
    fn add(&mut self, other: &dyn AnyTally);

    /// What is counted in all games.
    fn common(&self) -> &Common;

    /// Writes what this game counts besides into a report.
    fn report(&self, report: &mut Map<String, Value>);
}

impl<G: Laboratory> AnyTally for Tally<G> {
    fn add(&mut self, other: &dyn AnyTally) {
        let other: &dyn Any = other;
        let Some(other) = other.downcast_ref::<Tally<G>>() else { return };
        self.common.add(&other.common);
        self.counts.add(&other.counts);
    }

    fn common(&self) -> &Common {
        &self.common
    }

    fn report(&self, report: &mut Map<String, Value>) {
        self.counts.report(&self.common, report);
    }
}

/// Players who are counted while they play.
pub struct Counted<'a, G: Laboratory, P> {
    /// Who plays.
    pub player: P,
    /// Where it is counted.
    pub tally: &'a mut Tally<G>,
}

impl<G: Laboratory, P: Player<G>> Player<G> for Counted<'_, G, P> {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        self.tally.asked(game, asks);
        let pick = self.player.answer(game, asks);
        asks[pick.ask].answer(pick.choice).into_iter().for_each(|answer| self.tally.answered(answer));
        pick
    }

    fn hear(&mut self, _: &G, event: &G::Event) {
        self.tally.heard(event);
    }
}
