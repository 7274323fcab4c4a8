//! `sobremesa simulate`: whole games at full speed, and what came of them.

use super::dials::Dials;
use super::field::{self, Match};
use super::threads::{how_many, share};
use crate::drivers::{AnyLab, AnyTally, Character, Level, Series};
use crate::games;
use crate::kernel::Refusal;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What to simulate.
#[derive(Clone, Debug, clap::Args)]
pub struct Simulate {
    /// Which game, as its command is called.
    #[arg(default_value_t = games::first().kind().to_owned())]
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
    /// Who plays: random, novice, rookie, racer or elder_thing.
    #[arg(long, default_value = "rookie", value_parser = level)]
    pub driver: Level,
    /// Who plays, seat by seat, in place of `--players` and `--driver`, with commas between them; with a
    /// temper of the game where it has some, as in `racer:hog`. They take turns in the seats; what is counted
    /// is who wins.
    #[arg(long, value_delimiter = ',')]
    pub field: Vec<String>,
    /// On how many threads; as many as there are cores, if not said.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Print one JSON object instead of a report.
    #[arg(long)]
    pub json: bool,
    /// Write the first game to this file, for `replay`.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// What is set otherwise than the lobby proposes to people who are there together.
    #[command(flatten)]
    pub dials: Dials,
}

/// Reads how well somebody plays.
pub fn level(text: &str) -> Result<Level, String> {
    let any = if text == Level::Random.id() { Some(Level::Random) } else { Level::of(text) };
    any.ok_or_else(|| "random, novice, rookie, racer or elder_thing".to_owned())
}

/// Reads who plays: a level, and a temper behind a colon.
fn character(text: &str, tempers: &[&'static str]) -> Result<Character, Error> {
    let unknown = || Error::Unreadable(text.to_owned(), tempers.join(", "));
    let (how_well, temper) = text.split_once(':').map_or((text, None), |(one, two)| (one, Some(two)));
    let level = level(how_well).map_err(|_| unknown())?;
    let known = |temper| tempers.iter().find(|one| **one == temper).copied().ok_or_else(unknown);
    Ok(Character { level, temper: temper.map(known).transpose()?, stands_in: false })
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
    /// Nobody is called that.
    #[error(
        "nobody plays like {0}: random, novice, rookie, racer or elder_thing; tempers, as in racer:NAME: {1}"
    )]
    Unreadable(String, String),
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
    fn threads(&self) -> usize {
        how_many(self.threads)
    }

    /// Plays, and says what came of it.
    pub fn run(&self) -> Result<String, Error> {
        let unknown = || Error::Unknown(self.kind.clone());
        let game = games::by_kind(&self.kind).ok_or_else(unknown)?;
        let lab = games::lab(&self.kind).ok_or_else(unknown)?;
        if !self.field.is_empty() {
            return self.match_of_levels(lab);
        }
        let options = self.dials.options(game)?;
        let series = Series { players: self.players, level: self.driver, seed: self.seed, options };
        if let Some(path) = &self.record {
            record(lab, &series, path)?;
        }
        let bar = ProgressBar::new(self.games);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} to go") {
            bar.set_style(style);
        }
        let began = Instant::now();
        let counted = count(lab, &series, self.games, self.threads(), &|| bar.inc(1))?;
        let seconds = began.elapsed();
        bar.finish_and_clear();
        let report = self.report(&*counted, seconds);
        let own = lab.tell(&report);
        Ok(if self.json { report.to_string() } else { format!("{}\n{own}", readable(&report)) })
    }

    /// Players of different levels against one another.
    fn match_of_levels(&self, lab: &dyn AnyLab) -> Result<String, Error> {
        let tempers = games::mind(&self.kind).map_or(&[][..], |mind| mind.tempers());
        let field = self.field.iter().map(|one| character(one, tempers)).collect::<Result<_, _>>()?;
        let series = Match { field, games: self.games, seed: self.seed, threads: self.threads() };
        let report = field::play(&self.kind, lab, &series)?;
        Ok(if self.json { report.to_string() } else { field::readable(&report) })
    }

    fn report(&self, counted: &dyn AnyTally, time: Duration) -> Value {
        let all = counted.common();
        let (seconds, threads) = (time.as_secs_f64(), self.threads());
        let per_player = |turns: f64| turns / f64::from(self.players);
        let mut report = Map::new();
        let common = [
            ("game", json!(self.kind)),
            ("games", json!(all.games)),
            ("players", json!(self.players)),
            ("driver", json!(self.driver.id())),
            ("threads", json!(threads)),
            ("seconds", json!(seconds)),
            ("decisions", json!(all.decisions)),
            (
                "decisions_per_second_per_thread",
                json!(all.decisions as f64 / seconds.max(f64::EPSILON) / threads as f64),
            ),
            (
                "turns_per_player",
                json!({
                    "mean": per_player(all.turns as f64 / all.games.max(1) as f64),
                    "min": per_player(f64::from(all.turns_min)),
                    "max": per_player(f64::from(all.turns_max)),
                }),
            ),
            ("wins_per_seat", json!(all.wins_by_seat)),
            ("draws", json!(all.draws)),
        ];
        report.extend(common.map(|(key, value)| (key.to_owned(), value)));
        counted.report(&mut report);
        Value::Object(report)
    }
}

/// Plays so many games on so many threads, and counts. `done` is told of each.
fn count(
    lab: &dyn AnyLab,
    series: &Series,
    games: u64,
    threads: usize,
    done: &(dyn Fn() + Sync),
) -> Result<Box<dyn AnyTally>, Refusal> {
    let work = |next: &(dyn Fn() -> Option<u64> + Sync)| lab.count(series, next);
    let counted = share(threads, games, done, work, || Refusal::Runaway)?;
    let all = counted.into_iter().reduce(|mut all, more| {
        all.add(&*more);
        all
    });
    all.ok_or(Refusal::Runaway)
}

fn record(lab: &dyn AnyLab, series: &Series, path: &Path) -> Result<(), Error> {
    let recording = lab.record(series)?.to_string();
    let unwritten = |error| Error::Write { path: path.display().to_string(), error };
    std::fs::write(path, recording).map_err(unwritten)
}

/// The report for people.
fn readable(report: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let wins: Vec<String> =
        report["wins_per_seat"].as_array().into_iter().flatten().map(ToString::to_string).collect();
    let turns = &report["turns_per_player"];
    format!(
        "{} games of {} with {} players ({} drivers), {:.2} s on {} threads\n\
         {} decisions, {:.0} a second and thread\n\
         turns a player {:.1} ({:.0} to {:.0}); wins by seat {}; draws {}",
        report["games"],
        report["game"].as_str().unwrap_or_default(),
        report["players"],
        report["driver"].as_str().unwrap_or_default(),
        number(&report["seconds"]),
        report["threads"],
        report["decisions"],
        number(&report["decisions_per_second_per_thread"]),
        number(&turns["mean"]),
        number(&turns["min"]),
        number(&turns["max"]),
        wins.join(" "),
        report["draws"],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_simulated() {
        for game in games::all() {
            let Some(lab) = games::lab(game.kind()) else { panic!("{} has no lab", game.kind()) };
            for (players, driver) in
                [(*game.seats().start(), Level::Rookie), (*game.seats().end(), Level::Random)]
            {
                let asked = |threads| Simulate {
                    kind: game.kind().to_owned(),
                    players,
                    games: 6,
                    seed: 1,
                    driver,
                    field: Vec::new(),
                    threads: Some(threads),
                    json: true,
                    record: None,
                    dials: Dials::default(),
                };
                let run = |threads| -> Value {
                    let report = asked(threads).run().unwrap_or_else(|why| panic!("{}: {why}", game.kind()));
                    serde_json::from_str(&report).unwrap_or_default()
                };
                let (one, other) = (run(2), run(1));
                assert!(one["decisions"].as_u64() > Some(10), "{one}");
                assert_eq!(one["games"], 6);
                for same in ["decisions", "wins_per_seat", "draws", "turns_per_player"] {
                    assert_eq!(one[same], other[same], "{same} depends on threads");
                }
                assert!(readable(&one).contains(game.kind()));
            }
            let nobody = Series { players: 200, seed: 1, level: Level::Rookie, options: Value::Null };
            assert_eq!(count(lab, &nobody, 1, 1, &|| {}).err(), Some(Refusal::SeatCount));
        }
    }

    #[test]
    fn who_plays_is_read_or_refused_with_what_there_is() {
        let tempers = ["hog", "miser"];
        let read = |text| character(text, &tempers).map_err(|why| why.to_string());
        assert_eq!(read("rookie"), Ok(Level::Rookie.into()));
        assert_eq!(
            read("racer:miser"),
            Ok(Character { level: Level::Racer, temper: Some("miser"), stands_in: false })
        );
        for wrong in ["racer:saint", "saint", "saint:hog", ""] {
            let why = read(wrong).expect_err(wrong);
            assert!(why.contains("elder_thing") && why.contains("hog, miser"), "{why}");
        }
    }

    #[test]
    fn what_a_game_counts_of_its_own_is_in_its_report() {
        let game = games::first();
        let simulate = Simulate {
            kind: game.kind().to_owned(),
            players: 4,
            games: 8,
            seed: 5,
            driver: Level::Rookie,
            field: Vec::new(),
            threads: Some(2),
            json: true,
            record: None,
            dials: Dials::default(),
        };
        let report: Value = serde_json::from_str(&simulate.run().unwrap_or_default()).unwrap_or_default();
        let starts = report["wins_per_start_place"].as_array().cloned().unwrap_or_default();
        assert_eq!(starts.iter().filter_map(Value::as_u64).sum::<u64>(), 8, "{report}");
        let cards = report["cards"].as_object().cloned().unwrap_or_default();
        assert!(cards.values().all(|card| card["held"].as_u64() >= card["played"].as_u64()), "{report}");
        assert!(cards.values().any(|card| card["played"].as_u64() > Some(0)), "{report}");
        assert!(cards.values().all(|card| card["played"].as_u64() >= card["won"].as_u64()), "{report}");
        assert!(cards.values().any(|card| card["won"].as_u64() > Some(0)), "{report}");
        let bids = report["bid_per_start_place"].as_array().cloned().unwrap_or_default();
        let bids: Vec<f64> = bids.iter().filter_map(Value::as_f64).collect();
        assert!(bids.len() == 4 && bids.is_sorted_by(|one, next| one >= next) && bids[0] > 0.0, "{report}");
        let late = report["decided_in_the_last_third"].as_f64().unwrap_or_default() * 8.0;
        assert!(late.fract() == 0.0 && (1.0..8.0).contains(&late), "{report}");
    }
}
