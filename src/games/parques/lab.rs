//! Its players who are no people, and what is counted when they play by the thousand: turns, waits, captures,
//! and how often whoever led did not win.

use super::event::Event;
use super::temper::Temper;
use super::view::View;
use super::{About, Answer, Parques, driver};
use crate::drivers::{Character, Common, Counts, Laboratory, Level, Mind, Thought, Weighed, seen};
use crate::kernel::{Ask, Game as _, Now, Saved, Seat};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

impl Mind for Parques {
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie, Level::Racer];

    fn think(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        who: Character,
        _: u64,
    ) -> Option<Thought<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let temper = who.temper.and_then(Temper::of);
        Some(Thought::at_sight(driver::tempered(&view, ask, true, temper)))
    }

    const TEMPERS: &'static [&'static str] = &Temper::IDS;

    const TEMPERED_FROM: Level = Level::Rookie;

    fn by_temper(view: &View, ask: &Ask<Parques>, temper: &str) -> Option<Answer> {
        Some(driver::tempered(view, ask, false, Some(Temper::of(temper)?)))
    }

    const EXPLAINS: bool = true;

    fn weigh(
        _: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        given: Option<Self::Answer>,
        _: u32,
        _: u64,
    ) -> Option<Weighed<Self::Answer>> {
        let (view, ask) = seen(now, seat)?;
        let (best, other, more) = driver::compared(&view, ask, given)?;
        let named = more.into_iter().zip(driver::LOOKS_AT.map(|id| format!("why-{id}")));
        // It counts cells, and leaves nothing to chance.
        Weighed::by_parts([best, other], named, true)
    }
}

impl Laboratory for Parques {
    type Counts = Tally;
}

/// Counts of many games.
#[derive(Default, Debug)]
pub struct Tally {
    /// Turns of each game.
    turns: Vec<u32>,
    /// Questions in which there was something to choose.
    waits: u64,
    captures: u64,
    /// Games whose leader after two thirds of the turns did not win.
    comebacks: u64,
    /// In this game: who led from which turn on.
    leaders: Vec<(u32, Seat)>,
}

impl Counts<Parques> for Tally {
    fn laid_out(&mut self, _: &Parques) {
        self.leaders.clear();
    }

    fn asked(&mut self, game: &Parques, asks: &[Ask<Parques>]) {
        let chooses =
            |ask: &Ask<Parques>| !matches!(ask.about, About::Throw | About::Aside) && ask.choices.len() > 1;
        self.waits += u64::from(asks.first().is_some_and(chooses));
        let far = |seat: &Seat| (game.board.travelled(*seat), std::cmp::Reverse(*seat));
        let leader = game.board.present().max_by_key(far);
        if let Some(leader) = leader.filter(|leader| self.leaders.last().is_none_or(|(_, was)| was != leader))
        {
            self.leaders.push((game.turn.number, leader));
        }
    }

    fn heard(&mut self, event: &Event) {
        let Event::Threw(tale) = event else { return };
        self.captures += tale.deeds.iter().map(|deed| deed.ate().len() as u64).sum::<u64>();
    }

    fn ended(&mut self, end: &Parques) {
        self.turns.push(end.turn.number);
        let late = end.turn.number * 2 / 3;
        let led = self.leaders.iter().rev().find(|(turn, _)| *turn <= late).map(|(_, seat)| *seat);
        let won = |seat: &Seat| end.outcome().is_some_and(|outcome| outcome.winners().contains(seat));
        self.comebacks += u64::from(led.is_some_and(|seat| !won(&seat)));
    }

    fn add(&mut self, other: &Tally) {
        self.turns.extend(&other.turns);
        self.waits += other.waits;
        self.captures += other.captures;
        self.comebacks += other.comebacks;
    }

    fn report(&self, common: &Common, report: &mut Map<String, Value>) {
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        let middle = turns.get(turns.len() / 2).copied().unwrap_or(0);
        let median = f64::from(middle) / f64::from(common.players.max(1));
        let per_game = |count: u64| json!(count as f64 / common.games.max(1) as f64);
        let own = [
            ("median_turns_per_player", json!(median)),
            ("waits_per_game", per_game(self.waits)),
            ("captures_per_game", per_game(self.captures)),
            ("late_leaders_who_lost", per_game(self.comebacks)),
        ];
        report.extend(own.map(|(key, value)| (key.to_owned(), value)));
    }

    fn tell(report: &Value) -> String {
        let number = |value: &Value| value.as_f64().unwrap_or(0.0);
        let mut text = String::new();
        let _ = writeln!(
            text,
            "turns of each player: median {:.1}; a game: {:.1} questions with a choice, {:.1} captures; whoever led after two thirds of \
             it lost {:.1} % of the games",
            number(&report["median_turns_per_player"]),
            number(&report["waits_per_game"]),
            number(&report["captures_per_game"]),
            100.0 * number(&report["late_leaders_who_lost"]),
        );
        text
    }
}
