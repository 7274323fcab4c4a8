//! `sobremesa simulate KIND --field A,B,C`: different players against one another, and who wins.

use super::threads::spread;
use crate::drivers::{AnyLab, Character, Through};
use crate::kernel::Refusal;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::time::Instant;

/// Who sits down to how many games.
#[derive(Clone, Debug)]
pub struct Match {
    /// The players, in the order in which they are named. They take turns in the seats: as many games as
    /// there are seats are dealt alike.
    pub field: Vec<Character>,
    /// How many games.
    pub games: u64,
    /// What the dice of all games are grown from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
}

/// What was counted.
#[derive(Default)]
struct Tally {
    /// Games that each of the field has won; a shared win counts for each who shares it as its part, in 840ths.
    wins: Vec<u64>,
    thoughts: u64,
    playouts: u64,
    decisions: u64,
}

/// A whole win: it can be shared by up to eight.
const WIN: u64 = 840;

impl Tally {
    fn count(&mut self, shift: usize, played: &Through) {
        let winners = played.outcome.winners();
        let n = self.wins.len();
        for seat in winners {
            self.wins[(seat.index() + n - shift) % n] += WIN / winners.len() as u64;
        }
        self.thoughts += played.thoughts;
        self.playouts += played.playouts;
        self.decisions += played.decisions;
    }

    fn add(&mut self, other: &Tally) {
        self.wins.iter_mut().zip(&other.wins).for_each(|(all, more)| *all += more);
        self.thoughts += other.thoughts;
        self.playouts += other.playouts;
        self.decisions += other.decisions;
    }
}

/// Plays them all, and says who won how many.
pub fn play(kind: &str, lab: &dyn AnyLab, series: &Match) -> Result<Value, Refusal> {
    let Match { field, games, seed, threads } = series;
    let seats = field.len();
    let empty = || Tally { wins: vec![0; seats], ..Tally::default() };
    let began = Instant::now();
    let play = |tally: &mut Tally, n: u64| {
        let shift = (n % seats.max(1) as u64) as usize;
        let mut seated = field.clone();
        seated.rotate_right(shift);
        tally.count(shift, &lab.play_field(&seated, *seed, n / seats.max(1) as u64)?);
        Ok(())
    };
    let counted = spread(*threads, *games, empty, play, || Refusal::Runaway)?;
    let seconds = began.elapsed().as_secs_f64();
    let mut all = empty();
    counted.iter().for_each(|one| all.add(one));
    let players: Vec<Value> = field
        .iter()
        .zip(&all.wins)
        .map(|(who, wins)| {
            let won = *wins as f64 / WIN as f64;
            let (from, to) = wilson(won, *games as f64);
            json!({ "level": who.level.id(), "temper": who.temper, "wins": won, "share": won / (*games).max(1) as f64, "from": from, "to": to })
        })
        .collect();
    Ok(json!({
        "game": kind,
        "games": games,
        "field": players,
        "threads": threads,
        "seconds": seconds,
        "decisions": all.decisions,
        "thoughts": all.thoughts,
        "playouts": all.playouts,
        "millis_per_thought": (all.thoughts > 0).then(|| seconds * 1e3 * *threads as f64 / all.thoughts as f64),
    }))
}

/// Between which shares the truth lies, 19 times out of 20, where so many of so many games were won.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let share = won / games;
    let middle = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    // What is hardly below nought would be written as -0.0.
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

/// The report for people.
pub fn readable(report: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let (games, threads) = (&report["games"], &report["threads"]);
    let (game, seconds) = (report["game"].as_str().unwrap_or_default(), number(&report["seconds"]));
    let mut text = format!("{games} games of {game}, {seconds:.1} s on {threads} threads");
    if let Some(millis) = report["millis_per_thought"].as_f64() {
        let (thoughts, playouts) = (&report["thoughts"], &report["playouts"]);
        let _ = write!(
            text,
            "; {thoughts} answers thought about, {millis:.1} ms each, {playouts} tables played on"
        );
    }
    text.push('\n');
    for player in report["field"].as_array().into_iter().flatten() {
        let percent = |key: &str| number(&player[key]) * 100.0;
        let level = player["level"].as_str().unwrap_or_default();
        let temper = player["temper"].as_str().map(|temper| format!(", {temper}")).unwrap_or_default();
        let (share, from, to) = (percent("share"), percent("from"), percent("to"));
        let _ = writeln!(text, "{level:12} wins {share:5.1} %   ({from:.1} to {to:.1}){temper}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drivers::Level;

    #[test]
    fn levels_play_one_another_in_every_game() {
        for game in crate::games::all() {
            let Some(lab) = crate::games::lab(game.kind()) else { panic!("{} has no lab", game.kind()) };
            let mut field = vec![Character::from(Level::Rookie); usize::from(*game.seats().start())];
            field[0] = Level::Novice.into();
            let series = Match { field, games: 4, seed: 1, threads: 2 };
            let one = play(game.kind(), lab, &series).unwrap_or_else(|why| panic!("{}: {why}", game.kind()));
            let other = play(game.kind(), lab, &Match { threads: 1, ..series }).unwrap_or_default();
            assert_eq!(one["field"], other["field"], "who wins depends on threads");
            let wins: f64 = one["field"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|player| player["wins"].as_f64())
                .sum();
            assert!((3.9..4.1).contains(&wins), "{one}");
            let told = readable(&one);
            assert!(told.contains("novice") && !told.contains("thought"), "nobody has thought: {told}");
        }
    }

    #[test]
    fn an_interval_holds_what_was_seen() {
        let (from, to) = wilson(547.0, 1000.0);
        assert!((0.515..0.517).contains(&from) && (0.577..0.579).contains(&to), "{from} {to}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        let (never, always) = (wilson(0.0, 40.0).0, wilson(40.0, 40.0).1);
        assert_eq!(format!("{never:.1} {always:.1}"), "0.0 1.0");
    }
}
