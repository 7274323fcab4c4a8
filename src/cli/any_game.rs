//! `sobremesa simulate KIND`: what is counted in games of any kind.

use super::threads::spread;
use crate::drivers::{AnyLab, Level, Through};
use crate::kernel::Refusal;
use serde_json::{Value, json};
use std::time::Instant;

/// How many games, and who plays them.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    /// How many play in each.
    pub players: u8,
    /// How many games.
    pub games: u64,
    /// What the dice of all games are grown from.
    pub seed: u64,
    /// Who plays.
    pub level: Level,
    /// On how many threads.
    pub threads: usize,
}

/// What was counted.
struct Tally {
    decisions: u64,
    turns: u64,
    turns_min: u32,
    turns_max: u32,
    wins_by_seat: Vec<u64>,
    draws: u64,
}

impl Tally {
    fn new(players: u8) -> Tally {
        let wins_by_seat = vec![0; usize::from(players)];
        Tally { decisions: 0, turns: 0, turns_min: u32::MAX, turns_max: 0, wins_by_seat, draws: 0 }
    }

    fn count(&mut self, played: &Through) {
        self.decisions += played.decisions;
        self.turns += u64::from(played.turns);
        self.turns_min = self.turns_min.min(played.turns);
        self.turns_max = self.turns_max.max(played.turns);
        if played.outcome.is_draw() {
            self.draws += 1;
            return;
        }
        for seat in played.outcome.winners() {
            self.wins_by_seat[seat.index()] += 1;
        }
    }

    fn add(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.turns_min = self.turns_min.min(other.turns_min);
        self.turns_max = self.turns_max.max(other.turns_max);
        self.draws += other.draws;
        self.wins_by_seat.iter_mut().zip(&other.wins_by_seat).for_each(|(all, more)| *all += more);
    }
}

/// Plays them all, and says what came of it.
pub fn simulate(kind: &str, lab: &dyn AnyLab, series: &Series) -> Result<Value, Refusal> {
    let began = Instant::now();
    let counted = spread(
        series.threads,
        series.games,
        || Tally::new(series.players),
        |tally, n| {
            tally.count(&lab.play_one(series.players, series.level, series.seed, n)?);
            Ok(())
        },
        || Refusal::Runaway,
    )?;
    let seconds = began.elapsed().as_secs_f64();
    let mut all = Tally::new(series.players);
    counted.iter().for_each(|one| all.add(one));
    let turns = |sum: f64| sum / f64::from(series.players);
    let games = series.games.max(1) as f64;
    Ok(json!({
        "game": kind,
        "games": series.games,
        "players": series.players,
        "driver": series.level.id(),
        "threads": series.threads,
        "seconds": seconds,
        "decisions": all.decisions,
        "decisions_per_second_per_thread": all.decisions as f64 / seconds.max(f64::EPSILON) / series.threads as f64,
        "turns_per_player": {
            "mean": turns(all.turns as f64 / games),
            "min": if series.games == 0 { 0.0 } else { turns(f64::from(all.turns_min)) },
            "max": turns(f64::from(all.turns_max)),
        },
        "wins_per_seat": all.wins_by_seat,
        "draws": all.draws,
    }))
}

/// The report for people.
pub fn readable(report: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let wins: Vec<String> =
        report["wins_per_seat"].as_array().into_iter().flatten().map(ToString::to_string).collect();
    format!(
        "{} games of {} with {} players ({} drivers), {:.2} s on {} threads\n\
         {} decisions, {:.0} a second and thread\n\
         turns a player {:.1}; wins by seat {}; draws {}",
        report["games"],
        report["game"].as_str().unwrap_or_default(),
        report["players"],
        report["driver"].as_str().unwrap_or_default(),
        number(&report["seconds"]),
        report["threads"],
        report["decisions"],
        number(&report["decisions_per_second_per_thread"]),
        number(&report["turns_per_player"]["mean"]),
        wins.join(" "),
        report["draws"],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_simulated() {
        for game in crate::games::all() {
            let Some(lab) = crate::games::lab(game.kind()) else { panic!("{} has no lab", game.kind()) };
            for (players, level) in
                [(*game.seats().start(), Level::Rookie), (*game.seats().end(), Level::Random)]
            {
                let series = Series { players, games: 6, seed: 1, level, threads: 2 };
                let one = simulate(game.kind(), lab, &series)
                    .unwrap_or_else(|why| panic!("{}: {why}", game.kind()));
                assert!(one["decisions"].as_u64() > Some(10), "{one}");
                let other = simulate(game.kind(), lab, &Series { threads: 1, ..series }).unwrap_or_default();
                for same in ["decisions", "wins_per_seat", "draws", "turns_per_player"] {
                    assert_eq!(one[same], other[same], "{same} depends on threads");
                }
                assert!(readable(&one).contains(game.kind()));
            }
            let nobody = Series { players: 200, games: 1, seed: 1, level: Level::Rookie, threads: 1 };
            assert_eq!(simulate(game.kind(), lab, &nobody), Err(Refusal::SeatCount));
        }
    }
}
