//! Whole games of any kind at full speed, and what is counted in all of them.

use super::counts::{AnyTally, Counted, Counts, Laboratory, Tally};
use super::{Character, Level, Random, Rookies, game_dice};
use crate::kernel::{
    By, Game, Input, Lobby, Now, Outcome, Player, Recording, Refusal, Rules, Saved, Seat, Tempo, Text,
    Viewer, merge, play_through,
};
use serde_json::Value;

/// A game that was played through.
#[derive(Clone, PartialEq, Debug)]
pub struct Through {
    /// How many questions were answered.
    pub decisions: u64,
    /// How many turns it took.
    pub turns: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// How many of the answers were thought about.
    pub thoughts: u64,
    /// Tables that were played on for them.
    pub playouts: u64,
}

/// Games that are played alike.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// How many play.
    pub players: u8,
    /// Who plays.
    pub level: Level,
    /// What the dice of all games are grown from.
    pub seed: u64,
    /// What is set otherwise than is proposed to people who are there together.
    pub options: Value,
}

/// Which game is next, as long as there is one.
pub type Next<'a> = &'a (dyn Fn() -> Option<u64> + Sync);

/// A line of a story that is told again, and how each player is called in it who is called anything.
pub type Retold = (Text, Vec<Option<Text>>);

/// A game that can be played by the thousand, whichever it is.
pub trait AnyLab: Sync {
    /// Plays the games of a series, by their numbers, and counts.
    fn count(&self, series: &Series, next: Next<'_>) -> Result<Box<dyn AnyTally>, Refusal>;

    /// What its games count besides what is counted in all, from a report, for people.
    fn tell(&self, report: &Value) -> String;

    /// The first game of a series as it was played.
    fn record(&self, series: &Series) -> Result<Value, Refusal>;

    /// Plays the `n`-th game of a simulation with different players, seat by seat, as a host plays it:
    /// question by question.
    fn play_field(&self, field: &[Character], seed: u64, n: u64) -> Result<Through, Refusal>;

    /// The story of a recording as a viewer was told it, line by line; where it breaks off, why.
    fn retell(&self, recording: &str, viewer: Viewer) -> (Vec<Retold>, Result<(), Refusal>);
}

/// Plays a game to its end.
fn through<G: Laboratory>(game: G, player: impl Player<G>, tally: &mut Tally<G>) -> Result<(), Refusal> {
    tally.laid_out(&game);
    let mut counted = Counted { player, tally };
    let end = play_through(game, &mut counted)?;
    let outcome = end.outcome().ok_or(Refusal::Runaway)?;
    counted.tally.ended(&end, &outcome);
    Ok(())
}

/// What is played in a series.
fn options<G: Lobby>(series: &Series) -> Result<G::Options, Refusal> {
    if !G::SEATS.contains(&series.players) {
        return Err(Refusal::SeatCount);
    }
    let unreadable = |_| Refusal::Options("they are not options of this game");
    let proposed = serde_json::to_value(G::proposed(series.players, Tempo::Live)).map_err(unreadable)?;
    serde_json::from_value(merge(&proposed, &series.options)).map_err(unreadable)
}

/// The `n`-th game of a simulation, laid out.
fn laid_out<G: Game>(options: &G::Options, seats: u8, seed: u64, n: u64) -> Result<G, Refusal> {
    let brought: Vec<_> = (0..seats).map(|seat| G::proposed_for(options, Seat(seat), seats)).collect();
    G::setup(options, &brought, seats, game_dice(seed, n))
}

/// What the whims of the `n`-th game are grown from.
fn whims(seed: u64, n: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9).wrapping_add(n)
}

/// What is thought about one question is grown from this.
pub(super) fn musings(seed: u64, question: u32, seat: Seat) -> u64 {
    let mixed = seed ^ (u64::from(question) << 8 | u64::from(seat.0)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

/// Plays a game question by question; who thinks, thinks with what a host would give them.
fn by_field<G: Laboratory>(
    game: G,
    field: &[Character],
    seed: u64,
    tally: &mut Tally<G>,
) -> Result<Through, Refusal> {
    tally.laid_out(&game);
    let (mut saved, mut now): (Saved<G>, Now<G>) = Saved::from_game(game)?;
    let mut random = Random::new(seed);
    let (mut decisions, mut thoughts, mut playouts) = (0, 0, 0);
    while let Some(first) = now.asks.first() {
        // Of several who are asked, each is the first to answer as often as any other.
        let ask = &now.asks[first.number as usize % now.asks.len()];
        tally.asked(&now.game, &now.asks);
        let who = field.get(ask.seat.index()).copied().unwrap_or_default();
        let seed = musings(seed, ask.number, ask.seat);
        let thought = if who.level.thinks() { G::think(&saved, &now, ask.seat, who, seed) } else { None };
        let answer = match thought {
            Some(thought) => {
                thoughts += 1;
                playouts += u64::from(thought.playouts);
                thought.answer
            }
            None => who.at_once(&now.game, ask, &mut random),
        };
        decisions += 1;
        let input = Input { seat: ask.seat, by: By::Host, about: ask.about, answer };
        tally.answered(answer);
        now = saved.submit(input)?;
        now.news.iter().for_each(|event| tally.heard(event));
    }
    let outcome = now.game.outcome().ok_or(Refusal::Runaway)?;
    tally.ended(&now.game, &outcome);
    Ok(Through { decisions, turns: now.game.turn(), outcome, thoughts, playouts })
}

impl<G: Laboratory> AnyLab for Rules<G> {
    fn count(&self, series: &Series, next: Next<'_>) -> Result<Box<dyn AnyTally>, Refusal> {
        let Series { players, level, seed, .. } = *series;
        let options = options::<G>(series)?;
        let mut tally = Tally::of(players);
        while let Some(n) = next() {
            let game = laid_out::<G>(&options, players, seed, n)?;
            match level {
                Level::Random => through(game, Random::new(whims(seed, n)), &mut tally)?,
                Level::Rookie => through(game, Rookies, &mut tally)?,
                _ => {
                    let field = vec![Character::from(level); usize::from(players)];
                    by_field(game, &field, whims(seed, n), &mut tally)?;
                }
            }
        }
        Ok(Box::new(tally))
    }

    fn tell(&self, report: &Value) -> String {
        G::Counts::tell(report)
    }

    fn record(&self, series: &Series) -> Result<Value, Refusal> {
        let (options, dice) = (options::<G>(series)?, game_dice(series.seed, 0));
        let (mut random, mut rookies) = (Random::new(whims(series.seed, 0)), Rookies);
        let player: &mut dyn Player<G> =
            if series.level == Level::Random { &mut random } else { &mut rookies };
        let recording = Recording::<G>::of(&options, series.players, &dice, player)?;
        serde_json::to_value(recording).map_err(|_| Refusal::Runaway)
    }

    fn play_field(&self, field: &[Character], seed: u64, n: u64) -> Result<Through, Refusal> {
        let players = u8::try_from(field.len()).map_err(|_| Refusal::SeatCount)?;
        let series = Series { players, level: Level::Rookie, seed, options: Value::Null };
        let game = laid_out::<G>(&options::<G>(&series)?, players, seed, n)?;
        by_field(game, field, whims(seed, n), &mut Tally::of(players))
    }

    fn retell(&self, recording: &str, viewer: Viewer) -> (Vec<Retold>, Result<(), Refusal>) {
        let mut lines = Vec::new();
        let played = Recording::<G>::load(recording).and_then(|recording| {
            recording.play(&mut |_, now| {
                let called: Vec<_> = (0..recording.seats).map(|seat| now.game.called(Seat(seat))).collect();
                let told = now.news.iter().filter_map(|event| G::line(event, viewer));
                lines.extend(told.map(|line| (line, called.clone())));
            })
        });
        (lines, played.map(|_| ()))
    }
}
