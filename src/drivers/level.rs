//! How well players without a person play: the same levels in every game, by what they may think.

use super::lab::musings;
use super::review::{Hint, hint, review};
use super::{Played, Random, Review, Thought, Weighed, rookie};
use crate::kernel::{
    AnyTable, Ask, Choice, Game, Hosted, Imagine, Insight, Now, Refusal, Rules, Saved, Seat, Text, Viewer,
};
use serde::{Deserialize, Serialize};

/// How well bots play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// They do anything that is legal.
    Random,
    /// They mostly know what they do.
    Novice,
    /// They are sensible beginners.
    #[default]
    Rookie,
    /// They think ahead.
    Racer,
    /// They think ahead for longer.
    ElderThing,
    /// They think ahead as long, and see every card as it lies. Nobody sits down with them: they show how
    /// much better one could be.
    Seer,
}

/// Of so many answers a novice gives one on a whim.
const WHIMS: usize = 3;

impl Level {
    /// Those that people may sit down with, the weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Rookie, Level::Racer, Level::ElderThing];

    /// Its name in saves and language files.
    pub fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Rookie => "rookie",
            Level::Racer => "racer",
            Level::ElderThing => "elder_thing",
            Level::Seer => "seer",
        }
    }

    /// The level of this name, among those that people may sit down with.
    pub fn of(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Whether it thinks about what it answers.
    pub fn thinks(self) -> bool {
        self > Level::Rookie
    }
}

/// Who plays in a seat without a person: how well, and with what weakness of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Character {
    /// How well.
    pub level: Level,
    /// Which of the tempers of the game, by its name. None plays straight.
    pub temper: Option<&'static str>,
    /// Whether the seat is a person's, and what is spent is theirs.
    pub stands_in: bool,
}

impl From<Level> for Character {
    fn from(level: Level) -> Character {
        Character { level, temper: None, stands_in: false }
    }
}

impl Character {
    /// What it may think with in a seat: what the seat knows, or everything, where it sees that.
    pub fn insight<G: Imagine>(self, saved: &Saved<G>, now: &Now<G>, seat: Seat) -> Option<Insight<G>> {
        let of = if self.level == Level::Seer { Insight::of_all } else { Insight::of };
        of(saved, now, seat)
    }

    /// What it answers without thinking, from one seat's view.
    pub(super) fn at_once<G: Mind>(self, game: &G, ask: &Ask<G>, random: &mut Random) -> G::Answer {
        let on_a_whim = match self.level {
            Level::Random => true,
            Level::Novice => random.below(WHIMS) == 0,
            _ => false,
        };
        let whim = if on_a_whim { ask.answer(random.choose(game, ask)) } else { None };
        whim.unwrap_or_else(|| {
            let view = game.view(Viewer::Seat(ask.seat));
            let by_temper = self.temper.and_then(|temper| G::by_temper(&view, ask, temper));
            by_temper.filter(|answer| ask.offers(answer)).unwrap_or_else(|| rookie(&view, ask))
        })
    }
}

/// A game with players who are no people.
pub trait Mind: Hosted {
    /// The levels that people may sit down with here, the weakest first: each plays better than the one before it.
    const LEVELS: &'static [Level] = &[Level::Novice, Level::Rookie];

    /// Whether there are players here who see every card as it lies, to measure the others by.
    const HAS_SEERS: bool = false;

    /// What a player of a level above the rookie's thinks out for a seat, from what the seat can know. None
    /// where it does as rookies do.
    fn think(
        saved: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        who: Character,
        seed: u64,
    ) -> Option<Thought<Self::Answer>> {
        let _ = (saved, now, seat, who, seed);
        None
    }

    /// The tempers that bots have here, for company, by their names in language files: the name of a bot says
    /// which is its own.
    const TEMPERS: &'static [&'static str] = &[];

    /// Who plays worse has none.
    const TEMPERED_FROM: Level = Level::Racer;

    /// What a beginner of this temper answers. None where it answers as all do.
    fn by_temper(view: &Self::View, ask: &Ask<Self>, temper: &str) -> Option<Self::Answer> {
        let _ = (view, ask, temper);
        None
    }

    /// What somebody who stands in for a person answers instead of this, where it would spend what the person
    /// may want to spend themselves.
    fn spare(view: &Self::View, ask: &Ask<Self>, answer: Self::Answer) -> Self::Answer {
        let _ = (view, ask);
        answer
    }

    /// Whether its players can say why they would answer as they do.
    const EXPLAINS: bool = false;

    /// Compares what is best for a seat with the answer that was given, or else with what is next best: from
    /// what the seat can know, with so many tables at most. None where there is nothing to choose, or nothing
    /// better.
    fn weigh(
        saved: &Saved<Self>,
        now: &Now<Self>,
        seat: Seat,
        given: Option<Self::Answer>,
        playouts: u32,
        seed: u64,
    ) -> Option<Weighed<Self::Answer>> {
        let _ = (saved, now, seat, given, playouts, seed);
        None
    }

    /// How lucky a seat was in a game that is over, from all that happened.
    fn fortune(story: &[Self::Event], seat: Seat) -> Vec<Text> {
        let _ = (story, seat);
        Vec::new()
    }
}

/// Players without a person, of any game.
pub trait AnyMind: Sync {
    /// The levels that people may sit down with here, the weakest first.
    fn levels(&self) -> &'static [Level];

    /// Whether there are players here who see every card as it lies, to measure the others by.
    fn has_seers(&self) -> bool;

    /// The names of the tempers that bots have here.
    fn tempers(&self) -> &'static [&'static str];

    /// Which temper a bot of this name has, if it plays that well.
    fn temper_of(&self, name: &str, level: Level) -> Option<&'static str>;

    /// What such a player answers for a seat. It depends on what the seat sees, on its question, and on the
    /// seed; on nothing else.
    fn answer(&self, table: &dyn AnyTable, seat: Seat, who: Character, seed: u64) -> Option<Choice>;

    /// Whether its players can say why they would answer as they do.
    fn explains(&self) -> bool;

    /// What is best for a seat that is asked, and why, from what the seat can know.
    fn hint(&self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Hint>;

    /// What the person in a seat could have done better in a game that is over.
    fn review(&self, played: Played<'_>, seat: Seat) -> Result<Review, Refusal>;
}

/// Tables that are played on for a hint.
const HINT: u32 = 240;
/// What chance in a review is grown from: whoever asks again reads the same.
const REVIEW: u64 = 17;

impl<G: Mind> AnyMind for Rules<G> {
    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn has_seers(&self) -> bool {
        G::HAS_SEERS
    }

    fn tempers(&self) -> &'static [&'static str] {
        G::TEMPERS
    }

    fn temper_of(&self, name: &str, level: Level) -> Option<&'static str> {
        if level < G::TEMPERED_FROM {
            return None;
        }
        let at = G::bot_names().iter().position(|one| *one == name)?;
        G::TEMPERS.iter().cycle().nth(at).copied()
    }

    fn answer(&self, table: &dyn AnyTable, seat: Seat, who: Character, seed: u64) -> Option<Choice> {
        let (saved, now) = (table.kept_of::<G>()?, table.of::<G>()?);
        let ask = now.ask(seat)?;
        let seed = musings(seed, ask.number, seat);
        let thought = if who.level.thinks() { G::think(saved, now, seat, who, seed) } else { None };
        let at_once = || who.at_once(&now.game, ask, &mut Random::new(seed));
        let answer = thought.map_or_else(at_once, |thought| thought.answer);
        let spared = || G::spare(&now.game.view(Viewer::Seat(seat)), ask, answer);
        let answer = if who.stands_in { spared() } else { answer };
        ask.choice(&answer).or_else(|| ask.choice(&ask.otherwise))
    }

    fn explains(&self) -> bool {
        G::EXPLAINS
    }

    fn hint(&self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Hint> {
        hint(table.kept_of::<G>()?, table.of::<G>()?, seat, HINT, seed)
    }

    fn review(&self, played: Played<'_>, seat: Seat) -> Result<Review, Refusal> {
        review::<G>(played, seat, REVIEW)
    }
}

/// What a seat sees, and what it is asked.
pub fn seen<G: Game>(now: &Now<G>, seat: Seat) -> Option<(G::View, &Ask<G>)> {
    let ask = now.ask(seat)?;
    Some((now.game.view(Viewer::Seat(seat)), ask))
}
