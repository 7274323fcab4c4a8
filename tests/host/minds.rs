//! Bots that think ahead: they play to the end, think the same again, and never in the way of a press.

use super::weeks::{at, lobby};
use chrono::TimeDelta;
use serde_json::json;
use sobremesa::drivers::Level;
use sobremesa::host::decide::decide;
use sobremesa::host::{Circumstances, HostState, Pace, Request, Sorry};
use sobremesa::store::{InputRow, Stage, Table, Time, UserId};

/// Answers of players who think that one tick gives at most.
const AT_A_TIME: usize = 4;

struct Evening {
    table: Table,
    now: Time,
    inputs: Vec<InputRow>,
}

impl Evening {
    /// A person and two bots of this level.
    fn of(level: Level) -> Evening {
        let table = Table { options: json!({ "length": "short" }), ..lobby(7, 0, Pace::LIVE) };
        let mut evening = Evening { table, now: at(0), inputs: Vec::new() };
        for _ in 0..2 {
            evening.ask(Request::AddBot { user: UserId(0) }).unwrap();
        }
        evening.ask(Request::Bots { user: UserId(0), level }).unwrap();
        evening.ask(Request::Start { user: UserId(0) }).unwrap();
        evening
    }

    /// The person answers where they are asked; else the clock goes on.
    fn goes_on(&mut self) {
        match crate::fixture::sensible(&self.table, 0) {
            Some(request) => _ = self.ask(request).unwrap(),
            None => _ = self.tick(),
        }
    }

    /// How many answers came of it.
    fn ask(&mut self, request: Request) -> Result<usize, Sorry> {
        let circumstances = Circumstances { now: self.now, seed: [9; 32], people: &[], tips: &[] };
        let change = decide(&self.table, &request, &circumstances)?.change;
        let Some(change) = change else { return Ok(0) };
        self.table = change.table;
        self.inputs.extend(change.inputs.iter().cloned());
        Ok(change.inputs.len())
    }

    /// The clock goes on to what is next.
    fn tick(&mut self) -> usize {
        self.now = self.now.max(self.table.wake.or(self.table.deadline).unwrap_or(self.now));
        let answers = self.ask(Request::Tick).unwrap();
        if answers == 0 {
            self.now += TimeDelta::seconds(1);
        }
        answers
    }
}

#[test]
fn racers_give_a_few_answers_at_a_time() {
    let mut evening = Evening::of(Level::Racer);
    assert_eq!(HostState::of(&evening.table).bots, Level::Racer);
    while evening.inputs.len() < 60 {
        assert_eq!(evening.table.stage, Stage::Running);
        let before = evening.inputs.len();
        evening.goes_on();
        // What the person's own stance answers is not thought about.
        let thought = evening.inputs[before..].iter().filter(|row| row.seat != 0).count();
        assert!(thought <= AT_A_TIME, "{thought} answers in one tick");
    }
}

#[test]
fn who_thinks_again_thinks_the_same() {
    let all: Vec<Vec<InputRow>> = (0..2)
        .map(|_| {
            let mut evening = Evening::of(Level::Racer);
            while evening.inputs.len() < 30 && evening.table.stage == Stage::Running {
                evening.goes_on();
            }
            evening.inputs
        })
        .collect();
    assert!(all[0] == all[1]);
    let mut rookies = Evening::of(Level::Rookie);
    rookies.ask(Request::Away { user: UserId(0) }).unwrap();
    assert_eq!(HostState::of(&rookies.table).bots, Level::Rookie);
}

#[test]
fn nobody_who_presses_waits_for_a_thought() {
    let mut evening = Evening::of(Level::Racer);
    let mut pressed = 0;
    for _ in 0..400 {
        let mine = crate::fixture::sensible(&evening.table, 0);
        match mine {
            Some(request) => {
                let answers = evening.ask(request).unwrap();
                // The person's own, and what their orders and single answers settle: no bot has thought for it.
                let bots = evening.inputs.iter().rev().take(answers).filter(|row| row.seat != 0).count();
                assert_eq!(bots, 0, "a bot has thought in the way of a press");
                pressed += 1;
            }
            None => _ = evening.tick(),
        }
        if pressed >= 6 || evening.table.stage != Stage::Running {
            break;
        }
    }
    assert!(pressed >= 5, "{pressed} presses");
}

#[test]
fn the_host_says_how_well_bots_play_and_only_before_the_start() {
    let mut evening = Evening::of(Level::Novice);
    let again = evening.ask(Request::Bots { user: UserId(0), level: Level::Racer });
    assert!(matches!(again, Err(Sorry::Begun)));
    let mut other = Evening { table: lobby(8, 0, Pace::LIVE), now: at(0), inputs: Vec::new() };
    let stranger = other.ask(Request::Bots { user: UserId(5), level: Level::Racer });
    assert!(matches!(stranger, Err(Sorry::NotSeated)));
}
