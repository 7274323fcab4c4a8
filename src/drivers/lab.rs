//! Whole games of any kind at full speed, and what is counted in all of them.

use super::{Random, Rookies, game_dice};
use crate::kernel::{
    Ask, Game, Outcome, Pick, Player, Recording, Refusal, Rules, Seat, Tempo, Text, Viewer, play_through,
};

/// How well bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// They do anything that is legal.
    Random,
    /// They are sensible beginners.
    Rookie,
}

/// A game that was played through.
#[derive(Clone, PartialEq, Debug)]
pub struct Through {
    /// How many questions were answered.
    pub decisions: u64,
    /// How many turns it took.
    pub turns: u32,
    /// How it ended.
    pub outcome: Outcome,
}

/// A game that can be played by the thousand, whichever it is.
pub trait AnyLab: Sync {
    /// Plays the `n`-th game of a simulation as it is proposed to so many people who are there together.
    fn play_one(&self, seats: u8, level: Level, seed: u64, n: u64) -> Result<Through, Refusal>;

    /// The story of a recording as a viewer was told it, line by line; where it breaks off, why.
    fn retell(&self, recording: &str, viewer: Viewer) -> (Vec<Text>, Result<(), Refusal>);
}

/// A player whose answers are counted.
struct Counted<P> {
    player: P,
    decisions: u64,
}

impl<G: Game, P: Player<G>> Player<G> for Counted<P> {
    fn answer(&mut self, game: &G, asks: &[Ask<G>]) -> Pick {
        self.decisions += 1;
        self.player.answer(game, asks)
    }
}

/// Plays a game to its end.
fn through<G: Game, P: Player<G>>(game: G, player: P) -> Result<Through, Refusal> {
    let mut counted = Counted { player, decisions: 0 };
    let end = play_through(game, &mut counted)?;
    let outcome = end.outcome().ok_or(Refusal::Runaway)?;
    Ok(Through { decisions: counted.decisions, turns: end.turn(), outcome })
}

impl<G: Game> AnyLab for Rules<G> {
    fn play_one(&self, seats: u8, level: Level, seed: u64, n: u64) -> Result<Through, Refusal> {
        if !G::SEATS.contains(&seats) {
            return Err(Refusal::SeatCount);
        }
        let options = G::proposed(seats, Tempo::Live);
        let brought: Vec<_> = (0..seats).map(|seat| G::proposed_for(&options, Seat(seat), seats)).collect();
        let game = G::setup(&options, &brought, seats, game_dice(seed, n))?;
        match level {
            Level::Random => through(game, Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(n))),
            Level::Rookie => through(game, Rookies),
        }
    }

    fn retell(&self, recording: &str, viewer: Viewer) -> (Vec<Text>, Result<(), Refusal>) {
        let mut lines = Vec::new();
        let played = Recording::<G>::load(recording).and_then(|recording| {
            recording.play(&mut |_, now| {
                lines.extend(now.news.iter().filter_map(|event| G::line(event, viewer)));
            })
        });
        (lines, played.map(|_| ()))
    }
}
