//! Simulated weeks: the decision is pure, so a table is nothing but a value, and every request meets it as
//! after a restart.

use crate::length::brief_or;
use chrono::TimeDelta;
use serde_json::Value;
use sobremesa::drivers::Random;
use sobremesa::games;
use sobremesa::host::decide::decide;
use sobremesa::host::{
    Circumstances, HostState, Pace, Receipt, Request, Sorry, Stance, Yield, may_take_back,
};
use sobremesa::kernel::{AnyAsk, Seat, Step, empty_handed};
use sobremesa::store::{Chair, NewTable, Person, Pilot, Quiet, Stage, Table, TableId, Time, UserId};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

const EPOCH: i64 = 1_700_000_000_000;

pub fn at(millis: i64) -> Time {
    Time::from_timestamp_millis(EPOCH + millis).unwrap()
}

pub fn lobby(id: i64, opener: u64, pace: Pace) -> Table {
    NewTable {
        kind: "cthulhu500".to_owned(),
        guild: Some(1),
        channel: 2,
        opened_by: UserId(opener),
        opened_at: at(0),
        language: "en".to_owned(),
        options: Value::Null,
        state: HostState { pace, ..HostState::default() }.keep(),
        seats: vec![Chair::of(UserId(opener), "Ann")],
        interaction: None,
    }
    .opened(TableId(id))
}

/// A table, and everything that was ever kept beside it.
struct World {
    table: Table,
    now: Time,
    inputs: i64,
    story: i64,
    by_players: u32,
    answered: u32,
    causes: BTreeSet<(u64, String)>,
    people: Vec<Person>,
    seed: u64,
    evidence: Vec<Value>,
    taken_back: u32,
}

impl World {
    fn new(seed: u64, pick: &mut Random) -> World {
        let pace = if pick.below(2) == 0 { Pace::LIVE } else { Pace::DAYS };
        let quiet = Quiet { from_minute: 22 * 60, to_minute: 8 * 60, offset_minutes: 60 };
        let people = (0..3).map(|user| Person { quiet: Some(quiet), ..Person::new(UserId(user)) }).collect();
        World {
            table: lobby(seed as i64, 0, pace),
            now: at(0),
            inputs: 0,
            story: 0,
            by_players: 0,
            answered: 0,
            causes: BTreeSet::new(),
            people,
            seed,
            evidence: Vec::new(),
            taken_back: 0,
        }
    }

    /// Asks, and keeps what comes of it as a store would. Everything that must always hold is looked at here.
    fn ask(&mut self, request: &Request) -> Result<Receipt, Sorry> {
        let circumstances =
            Circumstances { now: self.now, seed: [self.seed as u8; 32], people: &self.people, tips: &[] };
        let decision = decide(&self.table, request, &circumstances)?;
        let twice = decide(&self.table, request, &circumstances)?;
        assert_eq!(decision, twice, "the same question has one answer");
        let Some(change) = decision.change else { return Ok(decision.receipt) };
        assert_eq!(change.table.revision, self.table.revision + 1);
        for row in &change.inputs {
            self.inputs += 1;
            assert_eq!(row.n, self.inputs, "an answer is lost or doubled");
            self.by_players += u32::from(row.by == sobremesa::store::AnsweredBy::Player);
            self.evidence.push(row.input.clone());
        }
        for row in &change.story {
            self.story += 1;
            assert_eq!(row.n, self.story, "an event is lost or doubled");
        }
        for notice in &change.notices {
            let new = self.causes.insert((notice.user.0, notice.cause.clone()));
            assert!(new, "{} is told twice of {}", notice.user.0, notice.cause);
            assert!(notice.not_before >= self.now);
        }
        if change.table.stage == Stage::Over && self.table.stage != Stage::Over {
            assert_eq!(change.results.len(), change.table.seats.len());
        }
        self.table = change.table;
        self.sound();
        Ok(decision.receipt)
    }

    /// No table is ever stuck: a running one has an open question and a time at which it goes on.
    fn sound(&self) {
        let state = HostState::of(&self.table);
        match self.table.stage {
            Stage::Running => {
                let deadline = self.table.deadline.expect("a running table has a deadline");
                assert!(self.table.wake.is_none_or(|wake| wake <= deadline) || state.clock.is_some());
                assert!(!self.asks().is_empty() && !state.asked.is_empty());
            }
            // Where everybody is away it is known when it is given up.
            Stage::Paused if state.rests.is_some() => {
                assert!(self.table.deadline.is_none() && self.table.wake.is_some());
                assert!(self.table.seats.iter().all(|chair| chair.pilot != Pilot::Player));
            }
            _ => assert_eq!((self.table.deadline, self.table.wake), (None, None)),
        }
    }

    /// What was kept as evidence leads to the very same table.
    fn replays(&self) {
        let game = games::by_kind(&self.table.kind).unwrap();
        let seats = self.table.seats.len() as u8;
        let replayed = game
            .replay(&self.table.options, &empty_handed(seats), [self.seed as u8; 32], &self.evidence)
            .unwrap();
        let come = (self.evidence.len(), replayed.news.len());
        assert_eq!(
            replayed.turns[replayed.table.turn() as usize],
            come,
            "the turn that is on has come so far"
        );
        assert_eq!(Some(replayed.table.save()), self.table.save.as_ref().map(|save| save.0.clone()));
    }

    fn asks(&self) -> Vec<AnyAsk> {
        let Some(save) = &self.table.save else { return Vec::new() };
        let loaded = games::by_kind(&self.table.kind).unwrap().load(&save.0).unwrap();
        assert!(loaded.step == Step::GoesOn);
        loaded.table.asks()
    }

    fn may_take_back(&self, user: UserId) -> bool {
        let seat = self.table.seats.iter().position(|chair| chair.user == Some(user));
        let (Some(seat), Some(save)) = (seat, &self.table.save) else { return false };
        let game = games::by_kind(&self.table.kind).unwrap().load(&save.0).unwrap().table;
        may_take_back(&self.table, &*game, Seat(seat as u8))
    }

    fn user(&self, seat: usize) -> Option<UserId> {
        self.table.seats.get(seat).and_then(|chair| chair.user)
    }

    /// Something that somebody may do, whether it makes sense or not.
    fn anything(&self, pick: &mut Random) -> Request {
        let user = UserId(pick.below(10) as u64);
        match pick.below(28) {
            0 => Request::Away { user },
            1 => Request::Present { user },
            2 => Request::Stance {
                user,
                stance: [Stance::AskMe, Stance::OnlyConcerning, Stance::OrdersDecide][pick.below(3)],
            },
            3 => Request::Orders { user, orders: Vec::new() },
            4 => match pick.below(4) {
                0 => Request::Offer { user, to: UserId(pick.below(12) as u64) },
                1 => Request::Refuse { user, seat: pick.below(9) as u8 },
                2 => Request::Withdraw { user },
                _ => Request::Accept { user, seat: pick.below(9) as u8, name: "New".to_owned() },
            },
            5 if pick.below(8) == 0 => Request::Resign { user },
            6 => Request::VoteOut { user, seat: pick.below(9) as u8 },
            7 if pick.below(8) == 0 => Request::Abandon { user },
            8 => Request::Pause { user },
            9 | 10 => Request::Resume { user },
            11 => Request::Join { user, name: "Late".to_owned() },
            12 => Request::Leave { user },
            13 => Request::Start { user },
            14 => Request::Tick,
            15 => Request::Yield {
                user,
                until: if pick.below(2) == 0 { Yield::TurnEnd } else { Yield::Concerned },
            },
            16 => Request::Unyield { user },
            17 => Request::TakeBack { user },
            18 => Request::Wait { user },
            // Old questions, other people's buttons, answers that never were.
            _ => Request::Answer {
                user,
                question: pick.below(40) as u32,
                of: [1, 2, 5, 78, usize::MAX][pick.below(5)],
                choice: [0, 1, 5, 77, usize::MAX][pick.below(5)].into(),
            },
        }
    }
}

fn play(seed: u64, requests: usize) -> World {
    let mut pick = Random::new(seed);
    let mut world = World::new(seed, &mut pick);
    for user in 1..1 + pick.below(6) as u64 {
        let _ = world.ask(&Request::Join { user: UserId(user), name: format!("P{user}") });
    }
    while world.table.seats.len() < 3 || pick.below(3) == 0 {
        if world.ask(&Request::AddBot { user: UserId(0) }).is_err() {
            break;
        }
    }
    world.ask(&Request::Start { user: UserId(0) }).unwrap();
    for _ in 0..requests {
        if !world.table.stage.is_open() {
            break;
        }
        one_thing(&mut world, &mut pick);
    }
    world.replays();
    world
}

/// One thing happens: somebody answers, once or twice or late; somebody does anything at all; time passes, a
/// little or a lot.
fn one_thing(world: &mut World, pick: &mut Random) {
    let asks = world.asks();
    match pick.below(10) {
        0..=4 => {
            let ask = &asks[pick.below(asks.len())];
            let Some(user) = world.user(ask.seat.index()) else { return };
            let choice = pick.below(ask.choices);
            let request =
                Request::Answer { user, question: ask.number, of: ask.choices, choice: choice.into() };
            let before = world.by_players;
            match world.ask(&request) {
                Ok(_) => {
                    world.answered += 1;
                    assert_eq!(world.by_players, before + 1, "an accepted answer is one answer");
                }
                Err(Sorry::Paused) => assert_eq!(world.table.stage, Stage::Paused),
                Err(why) => panic!("an open question refuses a legal answer: {why}"),
            }
            if pick.below(8) == 0 && world.table.stage == Stage::Running {
                take_back(world, user);
            }
            // The same press once more: either the question is another one by now, or it is not asked any more.
            if pick.below(3) == 0 && world.table.stage == Stage::Running {
                let still = world.asks().iter().any(|one| one.seat == ask.seat && one.number == ask.number);
                if !still {
                    let again = world.ask(&request);
                    assert!(matches!(again, Err(Sorry::Stale | Sorry::NotAsked)), "{again:?}");
                }
            }
        }
        5 | 6 => {
            let before = world.table.clone();
            let request = world.anything(pick);
            if world.ask(&request).is_err() {
                assert_eq!(world.table, before, "a refusal changes nothing");
            }
        }
        7 => world.now += TimeDelta::milliseconds(pick.below(5_000) as i64),
        8 => {
            world.now += TimeDelta::seconds(pick.below(40 * 3600) as i64);
            let _ = world.ask(&Request::Tick);
        }
        // A clock that was set back: nothing is due, and nothing breaks.
        _ => {
            let now = world.now;
            world.now -= TimeDelta::hours(1);
            let _ = world.ask(&Request::Tick);
            world.now = now;
            let _ = world.ask(&Request::Tick);
        }
    }
}

/// The button is there exactly when it works, and no time is won by it.
fn take_back(world: &mut World, user: UserId) {
    let (before, offered) = (world.table.clone(), world.may_take_back(user));
    let granted = world.ask(&Request::TakeBack { user });
    assert_eq!(granted.is_ok(), offered, "{granted:?}");
    assert_eq!((world.table.deadline, world.table.stage), (before.deadline, before.stage));
    world.taken_back += u32::from(offered);
}

#[test]
fn weeks_of_play_lose_nothing_and_get_stuck_nowhere() {
    let tables = brief_or(300, 2_000);
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let taken_back = AtomicU32::new(0);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let taken_back = &taken_back;
            scope.spawn(move || {
                for seed in (thread..tables).step_by(threads as usize) {
                    let played = std::panic::catch_unwind(|| play(seed, 60));
                    let world = played.unwrap_or_else(|_| panic!("the table with seed {seed} went wrong"));
                    taken_back.fetch_add(world.taken_back, Ordering::Relaxed);
                }
            });
        }
    });
    assert!(taken_back.into_inner() > brief_or(15, 100), "too few answers were taken back to prove anything");
}

#[test]
fn a_table_to_which_nobody_comes_back_is_given_up_by_itself() {
    for seed in 0..brief_or(3, 12) {
        let mut world = play(seed, 0);
        let mut ticks = 0;
        while world.table.stage.is_open() {
            let next = world.table.wake.into_iter().chain(world.table.deadline).min().unwrap();
            world.now = world.now.max(next);
            world.ask(&Request::Tick).unwrap();
            ticks += 1;
            assert!(ticks < 20_000, "seed {seed} goes on for ever");
        }
        assert_eq!(world.table.stage, Stage::Abandoned);
        assert!(world.table.seats.iter().all(|chair| chair.pilot != Pilot::Player));
    }
}

#[test]
fn a_reminder_comes_once_and_waits_for_the_morning() {
    let mut pick = Random::new(1);
    let mut world = World::new(1, &mut pick);
    let state = HostState { pace: Pace::DAYS, ..HostState::default() };
    world.table.state = state.keep();
    for user in 1..3 {
        world.ask(&Request::Join { user: UserId(user), name: "P".to_owned() }).unwrap();
    }
    // Three quarters of a day after this it is night where they live: 22:13 UTC plus an hour.
    world.ask(&Request::Start { user: UserId(0) }).unwrap();
    let started = world.now;
    world.now += TimeDelta::hours(18);
    let decision = decide(
        &world.table,
        &Request::Tick,
        &Circumstances { now: world.now, seed: [0; 32], people: &world.people, tips: &[] },
    );
    let change = decision.unwrap().change.unwrap();
    let reminders: Vec<_> =
        change.notices.iter().filter(|notice| notice.kind == sobremesa::store::NoticeKind::Remind).collect();
    assert_eq!(reminders.len(), 3, "everybody who has not bid");
    for reminder in reminders {
        let there = reminder.not_before + TimeDelta::hours(1);
        let minutes = there.timestamp() / 60 % (24 * 60);
        assert!((8 * 60..22 * 60).contains(&minutes), "at {there}");
    }
    world.table = change.table;
    assert_eq!(world.table.deadline, Some(started + TimeDelta::hours(24)), "the deadline stays");
    assert_eq!(world.ask(&Request::Tick).unwrap(), Receipt::Idle, "once");
}

#[test]
fn a_paused_table_has_no_deadline_and_gets_its_time_back() {
    let mut world = play(3, 0);
    world.now = at(5_000);
    let deadline = world.table.deadline.unwrap();
    world.ask(&Request::Pause { user: UserId(0) }).unwrap();
    assert_eq!(world.table.deadline, None);
    world.now += TimeDelta::days(3);
    assert_eq!(world.ask(&Request::Tick).unwrap(), Receipt::Idle);
    world.ask(&Request::Resume { user: UserId(0) }).unwrap();
    assert_eq!(world.table.deadline, Some(deadline + TimeDelta::days(3)));
}

#[test]
fn a_save_of_another_program_is_left_alone() {
    let mut world = play(4, 0);
    let save = world.table.save.as_mut().unwrap();
    save.0 = save.0.replace("\"format\":1", "\"format\":99");
    let kept = save.clone();
    let answer = Request::Answer { user: UserId(0), question: 0, of: 1, choice: 0.into() };
    assert!(matches!(world.ask(&answer), Err(Sorry::ForeignSave)));
    let circumstances = Circumstances { now: world.now, seed: [0; 32], people: &[], tips: &[] };
    let table = decide(&world.table, &Request::Tick, &circumstances).unwrap().change.unwrap().table;
    assert_eq!((table.save.unwrap(), table.deadline, table.wake), (kept, None, None));
    assert!(serde_json::from_value::<HostState>(table.state).unwrap().foreign, "its channel is to be told");
}
