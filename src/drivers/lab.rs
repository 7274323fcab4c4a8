//! Whole games of any kind at full speed, and what is counted in all of them.

use super::{Level, Mind, Random, Rookies, game_dice};
use crate::kernel::{
    Ask, By, Game, Input, Now, Outcome, Pick, Player, Recording, Refusal, Rules, Saved, Seat, Tempo, Text,
    Viewer, play_through,
};

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

/// A game that can be played by the thousand, whichever it is.
pub trait AnyLab: Sync {
    /// Plays the `n`-th game of a simulation as it is proposed to so many people who are there together.
    fn play_one(&self, seats: u8, level: Level, seed: u64, n: u64) -> Result<Through, Refusal>;

    /// The same with players of different levels, seat by seat, as a host plays it: question by question.
    fn play_field(&self, field: &[Level], seed: u64, n: u64) -> Result<Through, Refusal>;

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
    let (decisions, turns) = (counted.decisions, end.turn());
    Ok(Through { decisions, turns, outcome, thoughts: 0, playouts: 0 })
}

/// The `n`-th game of a simulation, laid out.
fn laid_out<G: Game>(seats: u8, seed: u64, n: u64) -> Result<G, Refusal> {
    if !G::SEATS.contains(&seats) {
        return Err(Refusal::SeatCount);
    }
    let options = G::proposed(seats, Tempo::Live);
    let brought: Vec<_> = (0..seats).map(|seat| G::proposed_for(&options, Seat(seat), seats)).collect();
    G::setup(&options, &brought, seats, game_dice(seed, n))
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
fn by_field<G: Mind>(game: G, field: &[Level], seed: u64) -> Result<Through, Refusal> {
    let (mut saved, mut now): (Saved<G>, Now<G>) = Saved::from_game(game)?;
    let mut random = Random::new(seed);
    let (mut decisions, mut thoughts, mut playouts) = (0, 0, 0);
    while let Some(first) = now.asks.first() {
        // Of several who are asked, each is the first to answer as often as any other.
        let ask = &now.asks[first.number as usize % now.asks.len()];
        let level = field.get(ask.seat.index()).copied().unwrap_or(Level::Rookie);
        let seed = musings(seed, ask.number, ask.seat);
        let thought = level.effort().and_then(|effort| G::think(&saved, &now, ask.seat, effort, seed));
        let answer = match thought {
            Some(thought) => {
                thoughts += 1;
                playouts += u64::from(thought.playouts);
                thought.answer
            }
            None => level.at_once(&now.game, ask, &mut random),
        };
        decisions += 1;
        let input = Input { seat: ask.seat, by: By::Host, about: ask.about, answer };
        now = saved.submit(input)?;
    }
    let outcome = now.game.outcome().ok_or(Refusal::Runaway)?;
    Ok(Through { decisions, turns: now.game.turn(), outcome, thoughts, playouts })
}

impl<G: Mind> AnyLab for Rules<G> {
    fn play_one(&self, seats: u8, level: Level, seed: u64, n: u64) -> Result<Through, Refusal> {
        let game = laid_out::<G>(seats, seed, n)?;
        match level {
            Level::Random => through(game, Random::new(whims(seed, n))),
            Level::Rookie => through(game, Rookies),
            _ => by_field(game, &vec![level; usize::from(seats)], whims(seed, n)),
        }
    }

    fn play_field(&self, field: &[Level], seed: u64, n: u64) -> Result<Through, Refusal> {
        let seats = u8::try_from(field.len()).map_err(|_| Refusal::SeatCount)?;
        by_field(laid_out::<G>(seats, seed, n)?, field, whims(seed, n))
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
