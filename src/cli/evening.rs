//! `sobremesa evening`: how often people at a live table are asked, and how long they wait for one another.
//! The host's own decisions, a made-up clock, and people who think for a while about what they are asked and
//! press nothing else: nor where what they want happens by itself.

use crate::drivers::{Random, game_dice};
use crate::host::decide::decide;
use crate::host::{Circumstances, HostState, Pace, Request, Sorry, is_put_to};
use crate::kernel::{AnyAsk, AnyTable, Choice, Patience, Seat, Seed, Viewer};
use crate::store::{Chair, NewTable, Pilot, Stage, Table, TableId, Time, UserId};
use chrono::TimeDelta;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// More things do not happen in a sitting.
const EVENTS_MOST: u32 = 100_000;

/// Whose games to watch.
#[derive(Clone, Debug, clap::Args)]
pub struct Evening {
    /// Which game.
    #[arg(default_value_t = crate::games::first().kind().to_owned())]
    pub game: String,
    /// How many people play.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub people: u8,
    /// How many bots play with them.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=7))]
    pub bots: u8,
    /// How many games.
    #[arg(long, default_value_t = 20)]
    pub games: u64,
    /// For how many seconds people think about what they are asked.
    #[arg(long, default_value_t = 5)]
    pub thinks: u32,
    /// What the dice of all games are grown from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What people did and waited for in some games.
#[derive(Clone, Default, Debug)]
pub struct Spent {
    /// Games.
    pub games: u32,
    /// Turns, and those of people among them.
    pub turns: u32,
    /// Turns of people who were there.
    pub own_turns: u32,
    /// Answers that people gave, by what they were asked.
    pub answers: BTreeMap<String, u32>,
    /// Questions that were put to people, and those among them with a single answer.
    pub put: u32,
    /// Those with a single answer.
    pub single: u32,
    /// Windows, and those that waited for a person.
    pub windows: u32,
    /// Those that waited for somebody.
    pub waited: u32,
    /// Seconds for which windows were open.
    pub window_secs: f64,
    /// Seconds in all.
    pub secs: f64,
}

impl Spent {
    /// Answers that one person gives for each turn of their own.
    pub fn answers_per_own_turn(&self) -> f64 {
        let answers: u32 = self.answers.values().sum();
        f64::from(answers) / f64::from(self.own_turns.max(1))
    }

    /// Seconds for which a turn waits for windows.
    pub fn window_secs_per_turn(&self) -> f64 {
        self.window_secs / f64::from(self.turns.max(1))
    }

    fn add(&mut self, other: &Spent) {
        self.games += other.games;
        self.turns += other.turns;
        self.own_turns += other.own_turns;
        self.put += other.put;
        self.single += other.single;
        self.windows += other.windows;
        self.waited += other.waited;
        self.window_secs += other.window_secs;
        self.secs += other.secs;
        for (about, count) in &other.answers {
            *self.answers.entry(about.clone()).or_default() += count;
        }
    }
}

impl Evening {
    /// Plays, and says what it was like.
    pub fn run(&self) -> Result<String, Sorry> {
        Ok(self.report(&self.measure()?))
    }

    /// What it was like, in words.
    pub fn report(&self, spent: &Spent) -> String {
        let per_turn = |count: u32| f64::from(count) / f64::from(spent.turns.max(1));
        let mut text = String::new();
        let _ = writeln!(
            text,
            "{} live games of {} people and {} bots, who answer in {} s: {:.0} turns and {:.0} minutes a game",
            spent.games,
            self.people,
            self.bots,
            self.thinks,
            f64::from(spent.turns) / f64::from(spent.games.max(1)),
            spent.secs / 60.0 / f64::from(spent.games.max(1)),
        );
        let _ = writeln!(
            text,
            "answers of one person per own turn: {:.2}; questions with a single answer: {} of {}",
            spent.answers_per_own_turn(),
            spent.single,
            spent.put
        );
        for (about, count) in &spent.answers {
            let per_own_turn = f64::from(*count) / f64::from(spent.own_turns.max(1));
            let _ = writeln!(text, "  {about}: {per_own_turn:.2}");
        }
        let _ = writeln!(
            text,
            "windows a turn: {:.2}, of which {:.2} wait for somebody; a turn waits {:.1} s for windows",
            per_turn(spent.windows),
            per_turn(spent.waited),
            spent.window_secs_per_turn()
        );
        text
    }

    /// Plays.
    pub fn measure(&self) -> Result<Spent, Sorry> {
        let mut all = Spent::default();
        for number in 0..self.games {
            let mut sitting = Sitting::begun(self, number)?;
            sitting.play()?;
            all.add(&sitting.spent);
        }
        Ok(all)
    }
}

/// A game at a live table.
struct Sitting {
    table: Table,
    now: Time,
    seed: Seed,
    thinks: TimeDelta,
    /// What people are about to answer: which question, with how many choices, and when.
    minds: BTreeMap<Seat, (u32, usize, Time)>,
    /// The question that was put to each last.
    put: BTreeMap<Seat, u32>,
    spent: Spent,
}

impl Sitting {
    fn begun(evening: &Evening, number: u64) -> Result<Sitting, Sorry> {
        let began = Time::UNIX_EPOCH + TimeDelta::days(20_000);
        let mut seats: Vec<Chair> =
            (1..=u64::from(evening.people)).map(|user| Chair::of(UserId(user), "A person")).collect();
        seats.extend((0..evening.bots).map(|_| Chair::bot("A bot")));
        // Whoever sits where is not always the same: the first seat opens, but others begin.
        let turned = Random::new(evening.seed ^ number << 20).below(seats.len());
        seats.rotate_left(turned);
        let table = NewTable {
            kind: evening.game.clone(),
            guild: None,
            channel: 1,
            opened_by: UserId(1),
            opened_at: began,
            language: "en".to_owned(),
            options: Value::Null,
            state: HostState { pace: Pace::LIVE, ..HostState::default() }.keep(),
            seats,
            interaction: None,
        }
        .opened(TableId(number as i64));
        let seed = game_dice(evening.seed, number).seed();
        let thinks = TimeDelta::seconds(i64::from(evening.thinks));
        let spent = Spent { games: 1, ..Spent::default() };
        let mut sitting =
            Sitting { table, now: began, seed, thinks, minds: BTreeMap::new(), put: BTreeMap::new(), spent };
        sitting.ask(&Request::Start { user: UserId(1) })?;
        Ok(sitting)
    }

    fn play(&mut self) -> Result<(), Sorry> {
        let began = self.now;
        for _ in 0..EVENTS_MOST {
            if self.table.stage != Stage::Running {
                break;
            }
            self.go_on()?;
        }
        self.spent.secs = (self.now - began).as_seconds_f64();
        Ok(())
    }

    /// The next thing that happens: the clock's, or somebody's who has thought about it.
    fn go_on(&mut self) -> Result<(), Sorry> {
        let game = self.game().ok_or(Sorry::ForeignSave)?;
        self.read(&*game);
        let clock = self.table.wake.into_iter().chain(self.table.deadline).min();
        let answers = self.minds.iter().map(|(seat, (.., at))| (*at, *seat)).min();
        match (clock, answers) {
            (clock, Some((at, seat))) if clock.is_none_or(|clock| at < clock) => {
                self.pass(at);
                self.answers(&*game, seat)
            }
            (Some(clock), _) => {
                self.pass(clock);
                self.ask(&Request::Tick)
            }
            (None, _) => Err(Sorry::NotRunning),
        }
    }

    /// Time passes.
    fn pass(&mut self, to: Time) {
        let to = to.max(self.now);
        if HostState::of(&self.table).clock.is_some_and(|clock| clock.window) {
            self.spent.window_secs += (to - self.now).as_seconds_f64();
        }
        self.now = to;
    }

    /// Everybody reads what they are asked, and thinks about it.
    fn read(&mut self, game: &dyn AnyTable) {
        let state = HostState::of(&self.table);
        let asks = game.asks();
        let put = |seat: Seat| {
            asks.iter().find(|ask| ask.seat == seat && is_put_to(&self.table, &state, game, seat))
        };
        let put: Vec<&AnyAsk> =
            (0..self.table.seats.len()).filter_map(|seat| put(Seat(seat as u8))).collect();
        self.minds.retain(|seat, (number, choices, _)| {
            put.iter().any(|ask| (ask.seat, ask.number, ask.choices) == (*seat, *number, *choices))
        });
        for ask in put {
            let by_itself = matches!(ask.patience, Patience::Brief | Patience::Reaction);
            let content = by_itself && game.advise(ask.seat) == Some(Choice::One(ask.otherwise));
            let known = self.put.insert(ask.seat, ask.number) == Some(ask.number);
            self.spent.put += u32::from(!known);
            self.spent.single += u32::from(!known && ask.is_settled());
            if !content && !self.minds.contains_key(&ask.seat) {
                self.minds.insert(ask.seat, (ask.number, ask.choices, self.now + self.thinks));
            }
        }
    }

    /// Somebody answers as a sensible beginner would.
    fn answers(&mut self, game: &dyn AnyTable, seat: Seat) -> Result<(), Sorry> {
        self.minds.remove(&seat);
        let asks = game.asks();
        let ask = asks.iter().find(|ask| ask.seat == seat).ok_or(Sorry::NotAsked)?;
        let user = self.table.seats[seat.index()].user.ok_or(Sorry::NotSeated)?;
        let choice = game.advise(seat).unwrap_or(Choice::One(ask.otherwise));
        let about = game.screen(Viewer::Seat(seat)).heading.key;
        let about = if ask.patience == Patience::Reaction { "window".to_owned() } else { about };
        *self.spent.answers.entry(about).or_default() += 1;
        self.ask(&Request::Answer { user, question: ask.number, of: ask.of(choice), choice })
    }

    fn ask(&mut self, request: &Request) -> Result<(), Sorry> {
        let circumstances = Circumstances { now: self.now, seed: self.seed, people: &[], tips: &[] };
        let before = self.window();
        let Some(change) = decide(&self.table, request, &circumstances)?.change else { return Ok(()) };
        for row in &change.story {
            let mover = row.event.get("turn").and_then(|turn| turn["seat"].as_u64());
            let Some(mover) = mover else { continue };
            let chair = change.table.seats.get(mover as usize);
            self.spent.turns += 1;
            self.spent.own_turns += u32::from(chair.is_some_and(|chair| chair.pilot == Pilot::Player));
        }
        self.table = change.table;
        let after = self.window();
        if after.is_some() && after != before {
            self.spent.windows += 1;
            self.spent.waited += u32::from(!HostState::of(&self.table).waited.is_empty());
        }
        Ok(())
    }

    /// The number of the window that is open.
    fn window(&self) -> Option<u32> {
        let clock = HostState::of(&self.table).clock.filter(|clock| clock.window);
        clock.map(|clock| clock.question)
    }

    fn game(&self) -> Option<Box<dyn AnyTable>> {
        let save = self.table.save.as_ref()?;
        Some(crate::games::by_kind(&self.table.kind)?.load(&save.0).ok()?.table)
    }
}
