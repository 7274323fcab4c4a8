//! `sobremesa simulate`: whole games at full speed, and what came of them.

use super::any_game::{self, Series};
use super::field::{self, Match};
use super::tally::{Counted, Tally, Windows, dealt, triggers};
use crate::drivers::{Level, Random, Rookies, game_dice};
use crate::games::cthulhu500::cards::{Card, Vehicle};
use crate::games::cthulhu500::{Length, Options, Race, Reactions};
use crate::kernel::{Game, Player, Recording, Refusal, play_through};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Games that one thread takes at a time.
const BATCH: u64 = 64;

/// What to simulate.
#[derive(Clone, Debug, clap::Args)]
pub struct Simulate {
    /// Which game, as its command is called; what counts cards and vehicles is for the race alone.
    #[arg(default_value = Race::KIND)]
    pub kind: String,
    /// How many play.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub players: u8,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// What the dice of all games are grown from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays.
    #[arg(long, value_enum, default_value_t = Driver::Rookie)]
    pub driver: Driver,
    /// Who plays, seat by seat, in place of `--players` and `--driver`: random, novice, rookie, racer or elder_thing, with commas between
    /// them. They take turns in the seats; what is counted is who wins.
    #[arg(long, value_delimiter = ',', value_parser = level)]
    pub field: Vec<Level>,
    /// On how many threads; as many as there are cores, if not said.
    #[arg(long)]
    pub threads: Option<usize>,
    /// How long the races are: printed, short, long:COUNTERS, or what the lobby proposes.
    #[arg(long, default_value = "printed", value_parser = length)]
    pub length: Wanted,
    /// How reactions count.
    #[arg(long, value_enum, default_value_t = Counting::First)]
    pub reactions: Counting,
    /// Play with the warning lap.
    #[arg(long)]
    pub warning_lap: bool,
    /// Play with flag-waving.
    #[arg(long)]
    pub flag_waving: bool,
    /// Print one JSON object instead of a report.
    #[arg(long)]
    pub json: bool,
    /// Write the first game to this file, for `replay`.
    #[arg(long, value_name = "FILE")]
    pub record: Option<std::path::PathBuf>,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Driver {
    /// Anything that is legal.
    Random,
    /// Sensible beginners.
    Rookie,
}

/// How reactions count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Counting {
    /// Each answer takes effect when it comes.
    First,
    /// Answers are laid down together.
    Sealed,
}

/// How long the races are to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// As the lobby proposes for so many players.
    Proposed,
    /// This long.
    Fixed(Length),
}

/// Reads how long races are to be.
pub fn length(text: &str) -> Result<Wanted, String> {
    match text {
        "proposed" => Ok(Wanted::Proposed),
        "printed" => Ok(Wanted::Fixed(Length::Printed)),
        "short" => Ok(Wanted::Fixed(Length::Short)),
        _ => {
            let counters = text.strip_prefix("long:").and_then(|n| n.parse().ok());
            let wanted = counters.map(|n| Wanted::Fixed(Length::Long(n)));
            wanted.ok_or_else(|| "printed, short, long:1 to long:5, or proposed".to_owned())
        }
    }
}

/// Reads how well somebody plays.
pub fn level(text: &str) -> Result<Level, String> {
    let any = if text == Level::Random.id() { Some(Level::Random) } else { Level::of(text) };
    any.ok_or_else(|| "random, novice, rookie, racer or elder_thing".to_owned())
}

/// Why a simulation did not take place.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules refuse.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// There is no such game.
    #[error("there is no game called {0}")]
    Unknown(String),
    /// The recording could not be written.
    #[error("{path}: {error}")]
    Write {
        /// Where.
        path: String,
        /// Why.
        error: std::io::Error,
    },
}

impl Simulate {
    fn options(&self) -> Options {
        let reactions = match self.reactions {
            Counting::First => Reactions::First,
            Counting::Sealed => Reactions::Sealed,
        };
        let options = match self.length {
            Wanted::Proposed => Options::proposed(self.players, reactions),
            Wanted::Fixed(length) => Options { length, ..Options::printed(reactions) },
        };
        Options { warning_lap: self.warning_lap, flag_waving: self.flag_waving, ..options }
    }

    fn threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or(cores).clamp(1, 64)
    }

    /// Plays, and says what came of it.
    pub fn run(&self) -> Result<String, Error> {
        if !self.field.is_empty() {
            return self.match_of_levels();
        }
        if self.kind != Race::KIND {
            return self.any_game();
        }
        if !Race::SEATS.contains(&self.players) {
            return Err(Error::Refused(Refusal::SeatCount));
        }
        let options = self.options();
        if let Some(path) = &self.record {
            self.record(&options, path)?;
        }
        let threads = self.threads();
        let bar = ProgressBar::new(self.games);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} races, {eta} to go") {
            bar.set_style(style);
        }
        let next = AtomicU64::new(0);
        let began = Instant::now();
        let counted = std::thread::scope(|scope| {
            let work = || match self.driver {
                Driver::Random => self.work(&options, &next, &bar, Random::new),
                Driver::Rookie => self.work(&options, &next, &bar, |_| Rookies),
            };
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut all = Ok(Tally::new());
            for worker in workers {
                let more = worker.join().unwrap_or(Err(Refusal::Runaway));
                if let (Ok(all), Ok(more)) = (&mut all, &more) {
                    all.add(more);
                } else if let Err(why) = more {
                    all = Err(why);
                }
            }
            all
        });
        let seconds = began.elapsed();
        bar.finish_and_clear();
        let report = self.report(&counted?, threads, seconds);
        Ok(if self.json { report.to_string() } else { readable(&report) })
    }

    /// Players of different levels against one another, in any game.
    fn match_of_levels(&self) -> Result<String, Error> {
        let lab = crate::games::lab(&self.kind).ok_or_else(|| Error::Unknown(self.kind.clone()))?;
        let (field, threads) = (self.field.clone(), self.threads());
        let series = Match { field, games: self.games, seed: self.seed, threads };
        let report = field::play(&self.kind, lab, &series)?;
        Ok(if self.json { report.to_string() } else { field::readable(&report) })
    }

    /// The same of any other game.
    fn any_game(&self) -> Result<String, Error> {
        let lab = crate::games::lab(&self.kind).ok_or_else(|| Error::Unknown(self.kind.clone()))?;
        let series = Series {
            players: self.players,
            games: self.games,
            seed: self.seed,
            level: match self.driver {
                Driver::Random => Level::Random,
                Driver::Rookie => Level::Rookie,
            },
            threads: self.threads(),
        };
        let report = any_game::simulate(&self.kind, lab, &series)?;
        Ok(if self.json { report.to_string() } else { any_game::readable(&report) })
    }

    /// One thread: takes games until there are none left.
    fn work<P: Player<Race>>(
        &self,
        options: &Options,
        next: &AtomicU64,
        bar: &ProgressBar,
        player: impl Fn(u64) -> P,
    ) -> Result<Tally, Refusal> {
        let mut counted = Counted::new(player(self.seed));
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            let last = (first + BATCH).min(self.games);
            for game in first..last {
                counted.player = player(self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(game));
                let race = Race::setup(options, &[], self.players, game_dice(self.seed, game))?;
                dealt(&mut counted.tally, &race);
                let end = play_through(race, &mut counted)?;
                counted.end(&end);
            }
            if first >= last {
                return Ok(counted.tally);
            }
            bar.inc(last - first);
        }
    }

    fn record(&self, options: &Options, path: &std::path::Path) -> Result<(), Error> {
        let dice = game_dice(self.seed, 0);
        let mut random = Random::new(self.seed.wrapping_mul(0x9e37_79b9));
        let mut rookies = Rookies;
        let player: &mut dyn Player<Race> = match self.driver {
            Driver::Random => &mut random,
            Driver::Rookie => &mut rookies,
        };
        let recording = Recording::of(options, self.players, &dice, player)?;
        let written = serde_json::to_string(&recording).map_err(std::io::Error::other);
        written
            .and_then(|text| std::fs::write(path, text))
            .map_err(|error| Error::Write { path: path.display().to_string(), error })
    }

    fn report(&self, tally: &Tally, threads: usize, time: Duration) -> Value {
        let Tally { games, decisions, turns, .. } = *tally;
        let seats = games * u64::from(self.players);
        let players = usize::from(self.players);
        let seconds = time.as_secs_f64();
        let mean = |sum: f64, n: u64| if n == 0 { 0.0 } else { sum / n as f64 };
        let vehicles: Map<String, Value> = Vehicle::ALL
            .into_iter()
            .map(|vehicle| {
                let (seats, wins) = tally.vehicles[vehicle as usize];
                (vehicle.id().to_owned(), json!({ "seats": seats, "wins": wins }))
            })
            .collect();
        let cards: Map<String, Value> = Card::ALL
            .into_iter()
            .filter(|card| *card != Card::CheckeredFlag)
            .map(|card| {
                let (held, played) = tally.cards[card as usize];
                (card.id().to_owned(), json!({ "held": held, "played": played }))
            })
            .collect();
        let windows: Map<String, Value> = triggers()
            .map(|(at, trigger)| {
                let Windows { opened, asked, answered, own, again } = tally.windows[at];
                let counts = json!({
                    "opened": opened, "asked": asked, "answered": answered, "own": own, "again": again
                });
                (trigger.id().to_owned(), counts)
            })
            .collect();
        let sum = |of: fn(&Windows) -> u64| tally.windows.iter().map(of).sum::<u64>() as f64;
        json!({
            "games": games,
            "players": self.players,
            "driver": match self.driver { Driver::Random => "random", Driver::Rookie => "rookie" },
            "threads": threads,
            "seconds": seconds,
            "decisions": decisions,
            "decisions_per_second_per_thread": decisions as f64 / seconds / threads as f64,
            "turns_per_player": {
                "mean": mean(turns as f64, seats),
                "min": if games == 0 { 0 } else { tally.turns_min },
                "max": tally.turns_max,
            },
            "winner_laps": { "mean": mean(tally.winner_laps as f64, games) },
            "wins_per_vehicle": vehicles,
            "wins_per_seat": tally.wins_by_seat[..players],
            "wins_per_start_place": tally.wins_by_start[..players],
            "cards": cards,
            "windows": windows,
            "windows_per_turn": mean(sum(|window| window.opened), turns),
            "own_windows_per_turn": mean(sum(|window| window.own), turns),
            "windows_again_per_turn": mean(sum(|window| window.again), turns),
            "near_misses_asked_with_a_move_per_turn": mean(tally.with_a_move as f64, turns),
            "waits_for_others_per_turn": mean(tally.waits as f64, turns),
        })
    }
}

/// The report for people.
fn readable(report: &Value) -> String {
    let number = |key: &str| report[key].as_f64().unwrap_or(0.0);
    let mut text = String::new();
    let mut line = |args: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{args}");
    };
    line(format_args!(
        "{} races of {} ({} drivers), {:.2} s on {} threads",
        report["games"],
        report["players"],
        report["driver"].as_str().unwrap_or_default(),
        number("seconds"),
        report["threads"]
    ));
    line(format_args!(
        "{} decisions, {:.2} million a second and thread",
        report["decisions"],
        number("decisions_per_second_per_thread") / 1e6
    ));
    let turns = &report["turns_per_player"];
    line(format_args!(
        "turns a player {:.1} ({} to {}), laps of the winner {:.1}",
        turns["mean"].as_f64().unwrap_or(0.0),
        turns["min"],
        turns["max"],
        report["winner_laps"]["mean"].as_f64().unwrap_or(0.0)
    ));
    line(format_args!(
        "windows a turn {:.2} (for nobody but the mover {:.2}, once more about the same {:.2}), and {:.2} with the mover's next move; \
         a turn waits {:.2} times for others",
        number("windows_per_turn"),
        number("own_windows_per_turn"),
        number("windows_again_per_turn"),
        number("near_misses_asked_with_a_move_per_turn"),
        number("waits_for_others_per_turn")
    ));
    line(format_args!("\nwins by place on the grid  {}", shares(&report["wins_per_start_place"])));
    line(format_args!("wins by seat               {}", shares(&report["wins_per_seat"])));
    line(format_args!("\nvehicle                                     races    won   (even: 100)"));
    let players = number("players");
    for (vehicle, counts) in report["wins_per_vehicle"].as_object().into_iter().flatten() {
        let (seats, wins) = (counts["seats"].as_f64().unwrap_or(0.0), counts["wins"].as_f64().unwrap_or(0.0));
        let share = if seats > 0.0 { wins / seats * players * 100.0 } else { 0.0 };
        line(format_args!("{vehicle:42} {seats:7} {wins:6}   {share:5.0}"));
    }
    line(format_args!("\nwindow           opened   asked  answered  mover alone  once more"));
    for (trigger, counts) in report["windows"].as_object().into_iter().flatten() {
        let n = |key: &str| counts[key].as_u64().unwrap_or(0);
        line(format_args!(
            "{trigger:15} {:7} {:7} {:9} {:12} {:10}",
            n("opened"),
            n("asked"),
            n("answered"),
            n("own"),
            n("again")
        ));
    }
    line(format_args!("\ncard                                         held  played"));
    for (card, counts) in report["cards"].as_object().into_iter().flatten() {
        let n = |key: &str| counts[key].as_u64().unwrap_or(0);
        line(format_args!("{card:42} {:7} {:7}", n("held"), n("played")));
    }
    text
}

fn shares(wins: &Value) -> String {
    let wins: Vec<f64> = wins.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let all: f64 = wins.iter().sum::<f64>().max(1.0);
    wins.iter().map(|won| format!("{:4.0} %", won / all * 100.0)).collect()
}
