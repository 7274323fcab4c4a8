//! What the house promises of any game, as one line: `contract::<G>()`.
//!
//! A game says here how what is hidden is dealt anew ([`Subject::redeal`]); everything else is found out by
//! playing it: every number of players, every notch of every dial, by whim and by its own beginner.

#![allow(dead_code, reason = "not everybody who has this module uses all of it")]

mod hidden;
mod play;
mod shown;
mod tips;

use serde_json::Value;
use sobremesa::drawing::Pictures;
use sobremesa::drivers::{Random, game_dice};
use sobremesa::kernel::{
    By, Dice, Hosted, Input, Now, Pick, Player, Refusal, Saved, Seat, Tempo, Text, Viewer,
};
use sobremesa::words::{Language, Nobody, Words};
use std::collections::BTreeSet;

/// A game that is to keep the contract.
pub trait Subject: Hosted + Pictures {
    /// Whether anything is hidden from anybody.
    const HIDES: bool = true;
    /// Whether a step may draw by itself before it asks: what is hidden is dealt anew where the step begins then.
    const DRAWS_FIRST: bool = false;
    /// Whether what is told to a player about themselves speaks to them. Where a story is made of headlines, they
    /// read their name as everybody does.
    const SPEAKS_TO_ITS_READER: bool = true;
    /// Answers after which a game by whim has gone on for too long.
    const LONG: u32 = 20_000;

    /// The same table with everything dealt anew that this viewer cannot know.
    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Self;

    /// Saves of earlier builds, which have to go on.
    fn frozen() -> Vec<String> {
        Vec::new()
    }
}

/// A text in a language; none, where there are no words for it.
pub fn say<G: Hosted>(language: Language, text: &Text) -> Option<String> {
    let words = Words::of(language, Some(G::book()));
    words.has(&text.key).then(|| words.say(text, &Nobody))
}

/// What came of a clause: why it does not hold.
pub type Kept = Result<(), String>;

/// A clause of the contract.
pub type Clause<G> = (&'static str, fn(&[Case<G>]) -> Kept);

/// All clauses.
pub fn clauses<G: Subject>() -> Vec<Clause<G>> {
    vec![
        ("every size and every notch is played to its end", play::to_the_end::<G>),
        ("a save is the whole game", play::saves::<G>),
        ("questions can be answered, and nothing else can", play::questions::<G>),
        ("the beginner finishes", play::beginners::<G>),
        ("the beginner needs no view", play::quickly::<G>),
        ("what was played is played again", play::again::<G>),
        ("orders are kept", play::orders::<G>),
        ("earlier saves go on", play::frozen::<G>),
        ("what is hidden does not show", hidden::views::<G>),
        ("whoever was told the same sees the same", hidden::silence::<G>),
        ("tips are about what is open, and decided once", tips::tips::<G>),
        ("there is a press for each choice", shown::presses::<G>),
        ("there are words for everything", shown::words::<G>),
        ("what is told to a player about themselves speaks to them", shown::told_to_its_reader::<G>),
        ("pictures are pictures", shown::pictures::<G>),
    ]
}

/// Whether a game keeps the contract.
pub fn contract<G: Subject>() {
    let broken = breaches::<G>();
    assert!(broken.is_empty(), "{}:\n{}", G::KIND, broken.join("\n"));
}

/// Which clauses a game breaks, and how.
pub fn breaches<G: Subject>() -> Vec<String> {
    breaches_among::<G>(|_| true)
}

/// Which of some clauses a game breaks, and how.
pub fn breaches_among<G: Subject>(wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let cases = match cases::<G>() {
        Ok(cases) => cases,
        Err(why) => return vec![why],
    };
    let one = |(name, clause): Clause<G>| clause(&cases).err().map(|why| format!("«{name}»: {why}"));
    let wanted: Vec<Clause<G>> = clauses::<G>().into_iter().filter(|(name, _)| wanted(name)).collect();
    std::thread::scope(|scope| {
        let looked: Vec<_> = wanted.into_iter().map(|clause| scope.spawn(move || one(clause))).collect();
        let ended = |thread: std::thread::ScopedJoinHandle<'_, Option<String>>| match thread.join() {
            Ok(broken) => broken,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        looked.into_iter().filter_map(ended).collect()
    })
}

/// A way to begin a game.
#[derive(Clone)]
pub struct Case<G: Hosted> {
    pub name: String,
    pub options: G::Options,
    pub brought: Vec<G::Brings>,
}

impl<G: Hosted> Case<G> {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.brought.len() as u8).map(Seat)
    }

    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        self.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    pub fn begin(&self, n: u64) -> Result<(Saved<G>, Now<G>), String> {
        let begun = Saved::begin(&self.options, &self.brought, game_dice(900, n));
        begun.map_err(|why| format!("{}: it cannot be set up: {why}", self.name))
    }

    /// Plays a game by whim, and shows every position: the save, the table, and the answer that led to it.
    pub fn walk(&self, n: u64, mut see: impl FnMut(&mut Position<'_, G>) -> Kept) -> Kept
    where
        G: Subject,
    {
        let (mut saved, mut now) = self.begin(n)?;
        let mut whims = Random::new(n);
        let mut story = now.news.clone();
        let mut since = Vec::new();
        for count in 0.. {
            if count > G::LONG {
                return Err(format!("{}: it does not end in {count} answers", self.name));
            }
            if saved.tail_len() == 0 {
                since.clear();
            }
            let mut position =
                Position { case: self, saved: &saved, now: &now, story: &story, since: &since, count };
            see(&mut position).map_err(|why| format!("{}, after {count} answers: {why}", self.name))?;
            if now.asks.is_empty() {
                return Ok(());
            }
            let input =
                whim(&mut whims, &now).ok_or_else(|| format!("{}: a question without answers", self.name))?;
            since.push(input.clone());
            let next = saved.submit(input);
            now = next
                .map_err(|why| format!("{}, answer {count}: it is offered, and refused: {why}", self.name))?;
            story.extend(now.news.iter().cloned());
        }
        Ok(())
    }
}

/// A moment of a game.
pub struct Position<'a, G: Hosted> {
    pub case: &'a Case<G>,
    pub saved: &'a Saved<G>,
    pub now: &'a Now<G>,
    /// Everything that was told so far.
    pub story: &'a [G::Event],
    /// The answers since the resting point, at least.
    pub since: &'a [Input<G>],
    pub count: u32,
}

/// Any answer to any question.
pub fn whim<G: Hosted>(whims: &mut Random, now: &Now<G>) -> Option<Input<G>> {
    if now.asks.iter().any(|ask| ask.choices.is_empty() && ask.sets.is_empty()) {
        return None;
    }
    let Pick { ask, choice } = Player::<G>::answer(whims, &now.game, &now.asks);
    let ask = now.asks.get(ask)?;
    Some(Input { seat: ask.seat, by: By::Player, about: ask.about, answer: ask.answer(choice)? })
}

/// Every number of players at both paces, and beside what is proposed each notch of each dial.
fn cases<G: Subject>() -> Result<Vec<Case<G>>, String> {
    let mut cases = Vec::new();
    let mut known = BTreeSet::new();
    for seats in G::SEATS {
        for tempo in [Tempo::Live, Tempo::Slow] {
            let options = G::proposed(seats, tempo);
            let brought = proposed_for::<G>(&options, seats);
            let name = format!("{seats} seats as proposed");
            if known.insert(format!("{seats} {}", json(&options))) {
                cases.push(Case { name, options: options.clone(), brought: brought.clone() });
            }
            for dial in G::dials() {
                for notch in &dial.notches {
                    let turned = turn::<G::Options>(&options, dial.id, &notch.value)
                        .map_err(|why| format!("the dial {} at {}: {why}", dial.id, notch.id))?;
                    let name = format!("{seats} seats with {} at {}", dial.id, notch.id);
                    if known.insert(format!("{seats} {}", json(&turned))) {
                        let brought = proposed_for::<G>(&turned, seats);
                        cases.push(Case { name, options: turned, brought });
                    }
                }
            }
            for (dial, seat) in G::seat_dials().iter().flat_map(|dial| [(dial, 0), (dial, seats - 1)]) {
                for notch in &dial.notches {
                    let mut brought = brought.clone();
                    let one = &mut brought[usize::from(seat)];
                    *one = turn(&*one, dial.id, &notch.value)
                        .map_err(|why| format!("the seat's dial {} at {}: {why}", dial.id, notch.id))?;
                    let name = format!("{seats} seats, and seat {seat} brings {} at {}", dial.id, notch.id);
                    cases.push(Case { name, options: options.clone(), brought });
                }
            }
        }
    }
    // What does not go together is refused in words, and not a case.
    cases.retain(|case| {
        !matches!(
            Saved::<G>::begin(&case.options, &case.brought, Dice::from_number(1)),
            Err(Refusal::Options(_))
        )
    });
    if cases.is_empty() { Err("nothing of it can be played".to_owned()) } else { Ok(cases) }
}

fn proposed_for<G: Hosted>(options: &G::Options, seats: u8) -> Vec<G::Brings> {
    (0..seats).map(|seat| G::proposed_for(options, Seat(seat), seats)).collect()
}

/// The same with one key changed.
fn turn<T: serde::Serialize + serde::de::DeserializeOwned>(
    options: &T,
    key: &str,
    value: &Value,
) -> Result<T, String> {
    let mut all = json(options);
    let Some(keys) = all.as_object_mut() else { return Err("they are no list of names".to_owned()) };
    keys.insert(key.to_owned(), value.clone());
    serde_json::from_value(all).map_err(|why| why.to_string())
}

pub fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// A few of them, spread evenly.
pub fn some<T>(all: &[T], most: usize) -> impl Iterator<Item = (u64, &T)> {
    let step = all.len().div_ceil(most.max(1)).max(1);
    (0..).zip(all).step_by(step)
}

/// Holds, or this is why not.
#[macro_export]
macro_rules! holds {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(format!($($why)+));
        }
    };
}
