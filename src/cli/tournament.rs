//! `sobremesa tournament`: every level of a game against those below it, on the same deals in every seat, and
//! whether each is better.

use super::field::{self, Match};
use super::threads::how_many;
use crate::drivers::{AnyMind, Character, Level};
use crate::games;
use crate::kernel::Refusal;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// What is played.
#[derive(Clone, Debug, clap::Args)]
pub struct Tournament {
    /// Which game, as its command is called.
    #[arg(default_value_t = games::first().kind().to_owned())]
    pub kind: String,
    /// How many sit at a table; as many as play the game at least, and four at most, if not said.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub players: Option<u8>,
    /// How many deals a match has. Each is played as often as there are seats: everybody sits in every seat of it.
    #[arg(long, default_value_t = 100)]
    pub deals: u64,
    /// What the dice of all deals are grown from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Which levels meet, with commas between them; all that the game has, if not said, and a seer above them
    /// where it has any.
    #[arg(long, value_delimiter = ',', value_parser = level)]
    pub levels: Vec<Level>,
    /// On how many threads; as many as there are cores, if not said.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Print one JSON object instead of a report.
    #[arg(long)]
    pub json: bool,
}

/// Why it did not take place.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules refuse.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// There is no such game.
    #[error("there is no game called {0}")]
    Unknown(String),
    /// Nobody plays so well, or so badly, there.
    #[error("nobody plays {kind} as {level}")]
    Nobody { kind: String, level: &'static str },
}

/// Reads how well somebody plays, or whether they see every card.
fn level(text: &str) -> Result<Level, String> {
    if text == Level::Seer.id() { Ok(Level::Seer) } else { super::simulate::level(text) }
}

/// So wide is the line on which shares are drawn.
const WIDE: usize = 50;
/// What people sit down to most often.
const USUAL: u8 = 4;

impl Tournament {
    /// Plays all matches, and says who is better than whom.
    pub fn run(&self) -> Result<String, Error> {
        let unknown = || Error::Unknown(self.kind.clone());
        let game = games::by_kind(&self.kind).ok_or_else(unknown)?;
        let (lab, mind) = games::lab(&self.kind).zip(games::mind(&self.kind)).ok_or_else(unknown)?;
        let seats = self.players.unwrap_or_else(|| USUAL.clamp(*game.seats().start(), *game.seats().end()));
        if !game.seats().contains(&seats) {
            return Err(Refusal::SeatCount.into());
        }
        let threads = how_many(self.threads);
        let matches = matches(&self.who_meets(&ladder(mind))?, usize::from(seats)).into_iter().map(|field| {
            let games = self.deals * u64::from(seats);
            let field = field.into_iter().map(Character::from).collect();
            field::play(&self.kind, lab, &Match { field, games, seed: self.seed, threads })
        });
        let matches = matches.collect::<Result<Vec<Value>, _>>()?;
        let report = json!({ "game": self.kind, "players": seats, "deals": self.deals, "matches": matches });
        Ok(if self.json { report.to_string() } else { readable(&report) })
    }

    /// Those levels of a game that were asked for, the worst first.
    fn who_meets(&self, all: &[Level]) -> Result<Vec<Level>, Error> {
        if let Some(stranger) = self.levels.iter().find(|level| !all.contains(level)) {
            return Err(Error::Nobody { kind: self.kind.clone(), level: stranger.id() });
        }
        let asked = |level: &Level| self.levels.is_empty() || self.levels.contains(level);
        Ok(all.iter().copied().filter(asked).collect())
    }
}

/// The levels of a game, the worst first, and above them whoever sees every card, where somebody does.
fn ladder(mind: &dyn AnyMind) -> Vec<Level> {
    mind.levels().iter().copied().chain(mind.has_seers().then_some(Level::Seer)).collect()
}

/// Who meets whom: one of each level among those who play whims, among beginners, and among those just below
/// it; and a table of as many levels as there are seats, the best of those with whom people may sit down.
fn matches(levels: &[Level], seats: usize) -> Vec<Vec<Level>> {
    let ladder: Vec<Level> = std::iter::once(Level::Random).chain(levels.iter().copied()).collect();
    let mut fields = Vec::new();
    for (at, level) in ladder.iter().enumerate().skip(1) {
        let mut others = vec![ladder[at - 1]];
        if *level > Level::Rookie && !others.contains(&Level::Rookie) {
            others.push(Level::Rookie);
        }
        for other in others {
            let mut field = vec![other; seats];
            field[0] = *level;
            fields.push(field);
        }
    }
    if seats > 2 {
        let fair: Vec<Level> = ladder.into_iter().filter(|level| *level != Level::Seer).collect();
        let best = fair.iter().rev().copied().cycle().take(seats);
        fields.push(best.collect());
    }
    fields
}

/// The report for people.
fn readable(report: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let mut text = format!(
        "{} with {} players, {} deals a match, each played with everybody in every seat\n",
        report["game"].as_str().unwrap_or_default(),
        report["players"],
        report["deals"],
    );
    let fair = 1.0 / number(&report["players"]).max(1.0);
    for one in report["matches"].as_array().into_iter().flatten() {
        let field: Vec<&Value> = one["field"].as_array().into_iter().flatten().collect();
        let level = |player: &Value| player["level"].as_str().unwrap_or_default().to_owned();
        let mixed = field.iter().skip(2).any(|player| level(player) != level(field[1]));
        let against = field.get(1).map_or_else(String::new, |player| level(player));
        let title =
            if mixed { "all together".to_owned() } else { format!("among {} {against}", field.len() - 1) };
        let millis = one["millis_per_thought"].as_f64().map(|millis| format!(", {millis:.1} ms a thought"));
        let _ = writeln!(text, "\n{title}{}", millis.unwrap_or_default());
        for player in field.iter().take(if mixed { field.len() } else { 1 }) {
            let share = ["from", "share", "to"].map(|key| number(&player[key]));
            let [from, middle, to] = share.map(|share| share * 100.0);
            let line = drawn(share, fair);
            let _ = writeln!(text, "{:12}{line} {middle:5.1} %  ({from:.1} to {to:.1})", level(player));
        }
    }
    let _ = write!(
        text,
        "\n|: an even share, {:.1} %; -: where the truth lies, 19 times out of 20",
        fair * 100.0
    );
    text
}

/// A share with its interval on a line from nothing to all, with a mark where all would be even.
fn drawn([from, share, to]: [f64; 3], fair: f64) -> String {
    let at = |share: f64| (share * (WIDE - 1) as f64).round() as usize;
    (0..WIDE)
        .map(|place| match place {
            _ if place == at(share) => 'o',
            _ if place == at(fair) => '|',
            _ if (at(from)..=at(to)).contains(&place) => '-',
            _ => '.',
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_meets_those_below_it() {
        let fields = matches(&Level::ALL, 4);
        let one = |level, among| vec![level, among, among, among];
        let expected = [
            one(Level::Novice, Level::Random),
            one(Level::Rookie, Level::Novice),
            one(Level::Racer, Level::Rookie),
            one(Level::ElderThing, Level::Racer),
            one(Level::ElderThing, Level::Rookie),
            vec![Level::ElderThing, Level::Racer, Level::Rookie, Level::Novice],
        ];
        assert_eq!(fields, expected);
        assert_eq!(matches(&[Level::Novice, Level::Rookie], 2).len(), 2, "two are never all together");
        let with_seers = matches(&[Level::Rookie, Level::Seer], 3);
        assert_eq!(with_seers[1][..2], [Level::Seer, Level::Rookie]);
        assert!(!with_seers[2].contains(&Level::Seer), "nobody sits down with them");
    }

    #[test]
    fn a_share_is_drawn_between_its_bounds() {
        let line = drawn([0.4, 0.5, 0.6], 0.25);
        assert_eq!(line, "............|.......-----o----....................");
        assert_eq!(line.len(), WIDE);
    }

    /// One deal of the first game, with as few as can play it.
    fn short(levels: Vec<Level>) -> Tournament {
        let game = games::first();
        let (kind, players) = (game.kind().to_owned(), Some(*game.seats().start()));
        Tournament { kind, players, deals: 1, seed: 3, levels, threads: Some(1), json: true }
    }

    #[test]
    fn a_tournament_of_one_deal_is_told() {
        let (game, seats) = (games::first(), *games::first().seats().start());
        // Whoever thinks takes their time: two levels that do not tell as much.
        let short = short(vec![Level::Rookie, Level::Novice]);
        let wanted = matches(&[Level::Novice, Level::Rookie], usize::from(seats)).len();
        let report: Value = serde_json::from_str(&short.run().unwrap()).unwrap();
        assert_eq!(report["matches"].as_array().map(Vec::len), Some(wanted));
        let told = Tournament { json: false, ..short.clone() }.run().unwrap();
        assert!(told.contains(&format!("among {} novice", seats - 1)), "{told}");
        let crowded = Tournament { players: Some(game.seats().end() + 1), ..short.clone() };
        assert!(matches!(crowded.run(), Err(Error::Refused(Refusal::SeatCount))));
        let nobody = Tournament { levels: vec![Level::Random], ..short };
        assert_eq!(nobody.run().unwrap_err().to_string(), format!("nobody plays {} as random", game.kind()));
    }

    #[test]
    fn all_levels_of_a_game_meet_unless_some_are_named() {
        assert_eq!(short(Vec::new()).who_meets(&Level::ALL).unwrap(), Level::ALL);
        let some = short(vec![Level::Racer, Level::Novice]).who_meets(&Level::ALL).unwrap();
        assert_eq!(some, [Level::Novice, Level::Racer]);
    }
}
