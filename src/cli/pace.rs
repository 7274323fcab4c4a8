//! `sobremesa pace`: how long a game takes whose players look in now and then, or are there together, and how
//! often they must press. The host's own decisions, a made-up clock, and people with waking hours in
//! different parts of the world.

use super::dials::Dials;
use super::threads::spread;
use crate::drivers::{Random, game_dice};
use crate::host::decide::decide;
use crate::host::{
    self, Circumstances, HostState, Request, Sorry, Stance, Standing, Tempo, is_put_to, stance_of,
};
use crate::kernel::{
    AnyAsk, AnyTable, Choice, ORDERS_MAX, Orderable, Patience, Preset, Refusal, Seed, merge,
};
use crate::store::{AnsweredBy, Chair, NewTable, Pilot, Stage, Table, TableId, Time, UserId};
use chrono::TimeDelta;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Where people live, in minutes ahead of UTC: California, New York, London, Madrid, Tokyo, and once round again.
const ZONES: [i64; 5] = [-480, -300, 0, 60, 540];
/// The hours of the day in which people look in, in their own time.
const AWAKE: (i64, i64) = (8, 23);
/// For so long somebody stays who has looked in.
const STAYS: TimeDelta = TimeDelta::minutes(6);
/// So long it takes to read and press for somebody who looks in; and for somebody who is there anyway.
const THINKS: TimeDelta = TimeDelta::seconds(25);
const THINKS_LIVE: TimeDelta = TimeDelta::seconds(8);
/// Longer than any game.
const DAYS_MOST: i64 = 365;
/// Presses in one turn that are told apart; more are counted as so many.
const PRESSES: usize = 8;

/// Whose games to time.
#[derive(Clone, Debug, clap::Args)]
pub struct Pace {
    /// Which game.
    #[arg(default_value_t = crate::games::first().kind().to_owned())]
    pub game: String,
    /// How many play.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub players: u8,
    /// How many games.
    #[arg(long, default_value_t = 40)]
    pub games: u64,
    /// What is played, by the name of one of the game's presets; live, if that is for people who are there
    /// together. What the lobby proposes to people who look in now and then, if not said.
    #[arg(long)]
    pub preset: Option<String>,
    /// What is set otherwise than the preset says, or the lobby proposes.
    #[command(flatten)]
    pub dials: Dials,
    /// How often a day each looks in.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=24))]
    pub looks: u8,
    /// How many of them are asked in windows; the orders of the others decide. Nobody changes what the table
    /// proposes, if not said.
    #[arg(long)]
    pub asked: Option<u8>,
    /// Whether they leave plans, where the game has them: what it proposes, whenever they have moved and none stands.
    #[arg(long)]
    pub plans: bool,
    /// Hours for an answer, instead of what the pace says.
    #[arg(long)]
    pub reaction_hours: Option<u32>,
    /// Hours for a turn, instead of what the pace says.
    #[arg(long)]
    pub turn_hours: Option<u32>,
    /// What the dice of all games are grown from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// How one game went.
#[derive(Clone, Copy, Default)]
struct Went {
    days: f64,
    turns: u32,
    answers: u32,
    /// Answers that were given because time was up, and because somebody was away.
    late: u32,
    away: u32,
    windows: u32,
    windows_late: u32,
    /// What people answered themselves, and in how many turns somebody pressed so often.
    presses: u32,
    pressed: [u32; PRESSES + 1],
}

impl Went {
    /// Somebody whose turn it was, or who was asked in it, has pressed so often in it.
    fn turn_over(&mut self, presses: &mut BTreeMap<u8, usize>) {
        for count in std::mem::take(presses).into_values() {
            self.pressed[count.min(PRESSES)] += 1;
        }
    }
}

/// How often somebody presses in the median of turns, of which so many took one press, two, three, and so on.
fn median(turns: &[f64]) -> usize {
    let half = turns.iter().sum::<f64>() / 2.0;
    let up_to = |presses: &usize| turns[..*presses].iter().sum::<f64>() >= half;
    (0..=turns.len()).find(up_to).unwrap_or(0)
}

impl Pace {
    /// Plays, and says how long it took.
    pub fn run(&self) -> Result<String, Sorry> {
        crate::games::by_kind(&self.game).ok_or(Sorry::UnknownGame)?;
        if self.preset.is_some() && self.chosen().is_none() {
            return Err(Sorry::Refused(Refusal::Options("there is no preset of that name")));
        }
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let play = |games: &mut Vec<Went>, number: u64| {
            games.push(self.play(number)?);
            Ok(())
        };
        let played = spread(threads, self.games, Vec::new, play, || Sorry::Busy)?;
        let mut games: Vec<Went> = played.into_iter().flatten().collect();
        games.sort_by(|one, other| one.days.total_cmp(&other.days));
        Ok(self.report(&games))
    }

    fn report(&self, games: &[Went]) -> String {
        let at = |part: usize| games.get((games.len() * part / 100).min(games.len().saturating_sub(1)));
        let days = |part: usize| at(part).map_or(0.0, |went| went.days);
        let sum = |of: fn(&Went) -> u32| games.iter().map(|went| f64::from(of(went))).sum::<f64>();
        let share = |part: f64, whole: f64| if whole > 0.0 { 100.0 * part / whole } else { 0.0 };
        let per_game = |all: f64| if games.is_empty() { 0.0 } else { all / games.len() as f64 };
        let mut text = String::new();
        let what = self.preset.as_deref().unwrap_or("as proposed");
        let _ = write!(text, "{}, {what}: {} games of {} ", self.game, games.len(), self.players);
        let _ = match self.is_live() {
            true => writeln!(
                text,
                "who are there: minutes {:.0} at the median, {:.0} in nine of ten, {:.0} at most",
                days(50) * 1440.0,
                days(90) * 1440.0,
                days(100) * 1440.0
            ),
            false => writeln!(
                text,
                "who look in {} times a day: days {:.1} at the median, {:.1} in nine of ten, {:.1} at most",
                self.looks,
                days(50),
                days(90),
                days(100)
            ),
        };
        let turns: Vec<f64> =
            (1..=PRESSES).map(|n| games.iter().map(|went| f64::from(went.pressed[n])).sum()).collect();
        let _ = writeln!(
            text,
            "questions {:.0} a game, pressed by the players themselves {:.0}: {:.2} a turn; of those who pressed in a turn {:.0} % pressed \
             once, {:.0} % twice, {:.0} % more often; {} in the median",
            per_game(sum(|went| went.answers)),
            per_game(sum(|went| went.presses)),
            sum(|went| went.presses) / sum(|went| went.turns).max(1.0),
            share(turns[0], turns.iter().sum()),
            share(turns[1], turns.iter().sum()),
            share(turns[2..].iter().sum(), turns.iter().sum()),
            median(&turns)
        );
        let _ = writeln!(
            text,
            "turns {:.0}, windows {:.0} a game; closed by the clock {:.1} % of the windows; answers because time was up {:.1} %, for \
             somebody who was away {:.1} %",
            per_game(sum(|went| went.turns)),
            per_game(sum(|went| went.windows)),
            share(sum(|went| went.windows_late), sum(|went| went.windows)),
            share(sum(|went| went.late), sum(|went| went.answers)),
            share(sum(|went| went.away), sum(|went| went.answers))
        );
        text
    }

    /// The preset that is played, if there is one of that name.
    fn chosen(&self) -> Option<Preset> {
        let game = crate::games::by_kind(&self.game)?;
        game.presets().into_iter().find(|preset| Some(preset.id) == self.preset.as_deref())
    }

    fn is_live(&self) -> bool {
        self.chosen().is_some_and(|preset| preset.tempo == Tempo::Live)
    }

    fn options(&self) -> Result<Value, Sorry> {
        let game = crate::games::by_kind(&self.game).ok_or(Sorry::UnknownGame)?;
        // Null is what the lobby proposes.
        let preset = self.chosen().map_or(Value::Null, |preset| preset.options);
        Ok(merge(&merge(&Value::Null, &preset), &self.dials.options(game)?))
    }

    fn play(&self, number: u64) -> Result<Went, Sorry> {
        let mut pace = if self.is_live() { host::Pace::LIVE } else { host::Pace::DAYS };
        pace.reaction_secs = self.reaction_hours.map_or(pace.reaction_secs, |hours| hours * 3600);
        pace.turn_secs = self.turn_hours.map_or(pace.turn_secs, |hours| hours * 3600);
        pace.check()?;
        let mut sitting = Sitting::begun(self, number, pace)?;
        while sitting.table.stage == Stage::Running && (sitting.now - sitting.began).num_days() < DAYS_MOST {
            sitting.go_on()?;
        }
        sitting.went.turn_over(&mut sitting.pressed);
        sitting.went.days = (sitting.now - sitting.began).num_minutes() as f64 / (24.0 * 60.0);
        sitting.went.turns = sitting.game().map_or(0, |game| game.turn());
        Ok(sitting.went)
    }
}

/// A game whose players look in now and then, or are there.
struct Sitting {
    table: Table,
    began: Time,
    now: Time,
    seed: Seed,
    number: u64,
    looks: u8,
    live: bool,
    plans: bool,
    went: Went,
    /// How often each seat has pressed in the turn that is being played, and which turn that is.
    pressed: BTreeMap<u8, usize>,
    turn: u32,
}

impl Sitting {
    fn begun(pace: &Pace, number: u64, times: host::Pace) -> Result<Sitting, Sorry> {
        let mut pick = Random::new(pace.seed ^ number << 20);
        let minutes = pick.below(7 * 24 * 60) as i64;
        let began = Time::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::minutes(minutes);
        let chair = |user: u64| Chair::of(UserId(user), "A player");
        let table = NewTable {
            kind: pace.game.clone(),
            guild: None,
            channel: 1,
            opened_by: UserId(1),
            opened_at: began,
            language: "en".to_owned(),
            options: pace.options()?,
            state: HostState { pace: times, ..HostState::default() }.keep(),
            seats: (1..=u64::from(pace.players)).map(chair).collect(),
            interaction: None,
        }
        .opened(TableId(number as i64));
        let seed = game_dice(pace.seed, number).seed();
        let (looks, live, plans) = (pace.looks, pace.is_live(), pace.plans);
        let (went, pressed) = (Went::default(), BTreeMap::new());
        let mut sitting =
            Sitting { table, began, now: began, seed, number, looks, live, plans, went, pressed, turn: 0 };
        sitting.ask(&Request::Start { user: UserId(1) })?;
        if let Some(asked) = pace.asked {
            for user in 1..=u64::from(pace.players) {
                let stance = if user <= u64::from(asked) { Stance::AskMe } else { Stance::OrdersDecide };
                sitting.ask(&Request::Stance { user: UserId(user), stance })?;
            }
        }
        Ok(sitting)
    }

    fn ask(&mut self, request: &Request) -> Result<(), Sorry> {
        let circumstances = Circumstances { now: self.now, seed: self.seed, people: &[], tips: &[] };
        let window = self.window();
        let decision = decide(&self.table, request, &circumstances)?;
        let Some(change) = decision.change else { return Ok(()) };
        for row in &change.inputs {
            self.went.answers += 1;
            self.went.late += u32::from(row.by == AnsweredBy::Clock);
            self.went.away += u32::from(row.by == AnsweredBy::Host);
            if row.by == AnsweredBy::Player {
                self.went.presses += 1;
                *self.pressed.entry(row.seat).or_default() += 1;
            }
        }
        let late = change.inputs.iter().any(|row| row.by == AnsweredBy::Clock);
        self.table = change.table;
        let turn = self.game().map_or(self.turn, |game| game.turn());
        if turn != self.turn {
            self.turn = turn;
            self.went.turn_over(&mut self.pressed);
        }
        if self.window() != window {
            self.went.windows += u32::from(window.is_some());
            self.went.windows_late += u32::from(window.is_some() && late);
        }
        Ok(())
    }

    fn game(&self) -> Option<Box<dyn AnyTable>> {
        let save = self.table.save.as_ref()?;
        Some(crate::games::by_kind(&self.table.kind)?.load(&save.0).ok()?.table)
    }

    fn asks(&self) -> Vec<AnyAsk> {
        self.game().map_or(Vec::new(), |game| game.asks())
    }

    /// The number of the window that is open.
    fn window(&self) -> Option<u32> {
        let asks = self.asks();
        asks.first().filter(|ask| ask.patience == Patience::Reaction).map(|ask| ask.number)
    }

    /// The next thing that happens: the clock's, or somebody's who looks in.
    fn go_on(&mut self) -> Result<(), Sorry> {
        let game = self.game().ok_or(Sorry::ForeignSave)?;
        let asks = game.asks();
        let clock = self.table.wake.into_iter().chain(self.table.deadline).min();
        let seats = 0..self.table.seats.len();
        let people = seats.filter_map(|seat| Some((self.comes(&*game, seat, &asks)?, seat)));
        let next = people.min();
        match (clock, next) {
            (clock, Some((at, seat))) if clock.is_none_or(|clock| at < clock) => {
                self.now = at;
                self.does(seat, &asks)
            }
            (Some(clock), _) => {
                self.now = self.now.max(clock);
                self.ask(&Request::Tick)
            }
            (None, _) => Err(Sorry::NotRunning),
        }
    }

    /// When somebody does something next, if there is something to do for them.
    fn comes(&self, game: &dyn AnyTable, seat: usize, asks: &[AnyAsk]) -> Option<Time> {
        let chair = &self.table.seats[seat];
        let away = chair.pilot == Pilot::Away;
        let asked = |ask: &AnyAsk| {
            ask.seat.index() == seat
                && is_put_to(&self.table, &HostState::of(&self.table), game, ask.seat)
                && !is_left(game, ask)
        };
        let thinks = if self.live { THINKS_LIVE } else { THINKS };
        (away || asks.iter().any(asked)).then(|| self.there(seat, self.now + thinks))
    }

    /// The first moment from then on at which somebody has the table before their eyes.
    fn there(&self, seat: usize, from: Time) -> Time {
        if self.live {
            return from;
        }
        let zone = TimeDelta::minutes(ZONES[seat % ZONES.len()]);
        let today = (from + zone - Time::UNIX_EPOCH).num_days();
        let looks = (today - 1..=today + 2).flat_map(|day| self.looks_of(seat, day));
        let looks = looks.map(|there| there - zone).filter(|look| *look + STAYS > from);
        looks.min().unwrap_or(from + TimeDelta::days(1)).max(from)
    }

    /// When somebody looks in on a day, in their own time: once in each part of their waking hours.
    fn looks_of(&self, seat: usize, day: i64) -> Vec<Time> {
        let mut pick = Random::new(self.number << 32 ^ (seat as u64) << 24 ^ day.unsigned_abs());
        let midnight = Time::UNIX_EPOCH + TimeDelta::days(day);
        let part = (AWAKE.1 - AWAKE.0) * 60 / i64::from(self.looks);
        let minute = |look: i64, within: usize| AWAKE.0 * 60 + look * part + within as i64;
        (0..i64::from(self.looks))
            .map(|look| midnight + TimeDelta::minutes(minute(look, pick.below(part.unsigned_abs() as usize))))
            .collect()
    }

    /// Somebody who is there does what there is to do.
    fn does(&mut self, seat: usize, asks: &[AnyAsk]) -> Result<(), Sorry> {
        let Some(user) = self.table.seats[seat].user else { return Ok(()) };
        let Some(game) = self.game() else { return Ok(()) };
        let Some(ask) = asks.iter().find(|ask| ask.seat.index() == seat && !is_left(&*game, ask)) else {
            return self.ask(&Request::Present { user });
        };
        if self.table.seats[seat].pilot == Pilot::Away {
            self.ask(&Request::Present { user })?;
        }
        if ask.patience.is_turn()
            && stance_of(&self.table.seats[seat], &HostState::of(&self.table)) == Stance::OrdersDecide
        {
            let orders =
                game.orderable(ask.seat).iter().filter_map(Orderable::usual).take(ORDERS_MAX).collect();
            self.ask(&Request::Orders { user, orders })?;
        }
        let choice = game.advise(ask.seat).unwrap_or(Choice::One(ask.otherwise));
        self.ask(&Request::Answer { user, question: ask.number, of: ask.of(choice), choice })?;
        let moves =
            self.game().filter(|_| self.plans).map_or(Vec::new(), |game| game.plannable(ask.seat).proposed);
        let none = Standing::of(&self.table.seats[seat]).plan.moves.is_empty();
        let goes_on = self.table.stage == Stage::Running && none && !moves.is_empty();
        if goes_on { self.ask(&Request::Plan { user, moves }) } else { Ok(()) }
    }
}

/// Whether a question is an offer that nobody waits for, and of which its player would make nothing: nobody
/// presses for that.
fn is_left(game: &dyn AnyTable, ask: &AnyAsk) -> bool {
    let nothing = Choice::One(ask.otherwise);
    ask.patience == Patience::Offer && game.advise(ask.seat).is_none_or(|choice| choice == nothing)
}
