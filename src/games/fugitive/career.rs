//! How it ended, what is kept of a chase once it is over, and what many of them say about somebody.

use super::Match;
use super::chase::{End, Fugitive, Past, Phase, other};
use super::event::Event;
use super::setup;
use crate::kernel::{Ended, Outcome, Seat, Text};
use serde::{Deserialize, Serialize};

/// How the match ended.
pub fn outcome(game: &Fugitive) -> Option<Outcome> {
    (game.phase == Phase::Over).then(|| match game.winner() {
        Some(winner) => Outcome::ranked([winner, other(winner)]),
        None => Outcome::of(vec![vec![Seat(0), Seat(1)]]),
    })
}

/// Everybody's end, the winner first.
pub fn verdict(game: &Fugitive) -> Vec<Text> {
    if game.phase != Phase::Over {
        return Vec::new();
    }
    let line = |past: &Past| ended(past.winner, past.runner, past.end, past.rounds);
    if game.options.matches == Match::One {
        return game.past.iter().map(line).collect();
    }
    std::iter::once(of_match(&game.past)).chain(game.past.iter().map(line)).collect()
}

/// The end of a match, in a sentence.
pub fn of_match(past: &[Past]) -> Text {
    let [ann, bob] = setup::wins(past).map(i64::from);
    let Some(seat) = setup::winner(past) else { return Text::new("verdict-draw") };
    let (more, fewer) = if seat == Seat(0) { (ann, bob) } else { (bob, ann) };
    // R29: with a win each the shorter chase decides.
    let key = if more == fewer { "verdict-match-shorter" } else { "verdict-match" };
    Text::new(key).with("player", seat).with("wins", more).with("losses", fewer)
}

/// The end of a chase, in a sentence.
pub fn ended(winner: Seat, runner: Seat, end: End, rounds: u16) -> Text {
    let key = match end {
        End::Arrest => "verdict-arrest",
        End::Caught => "verdict-caught",
        End::Cornered => "verdict-cornered",
        End::Escape => "verdict-escape",
        End::Slipped => "verdict-slipped",
        End::Resigned => "verdict-resigned",
    };
    let text = Text::new(key).with("player", winner).with("other", other(winner));
    text.with("runner", runner).with("rounds", i64::from(rounds))
}

/// What is kept of a match for one seat. What was not counted yet is nought.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// Chases run, and those won.
    ran: u32,
    escaped: u32,
    /// Chases hunted, and those won.
    hunted: u32,
    arrested: u32,
    /// Numbers named, and those that were right.
    named: u32,
    right: u32,
    /// Of those won, by side, those that the other gave up.
    given: [u32; 2],
    /// Manhunts survived.
    survived: u32,
    /// Arrests in the first round.
    at_once: u32,
    rounds: u32,
}

impl Kept {
    fn of(ended: &Ended) -> Kept {
        Deserialize::deserialize(&ended.details).unwrap_or_default()
    }
}

/// What is worth remembering of how a seat ended.
pub fn details(game: &Fugitive, me: Seat, story: &[Event]) -> serde_json::Value {
    let mut kept = Kept::default();
    for past in &game.past {
        let won = u32::from(past.winner == me);
        kept.rounds += u32::from(past.rounds);
        kept.given[usize::from(past.runner != me)] += won * u32::from(past.end == End::Resigned);
        if past.runner == me {
            kept.ran += 1;
            kept.escaped += won;
            kept.survived += won * u32::from(past.end == End::Slipped);
        } else {
            kept.hunted += 1;
            kept.arrested += won;
            kept.at_once += won * u32::from(past.end == End::Arrest && past.rounds == 1);
        }
    }
    for event in story {
        match event {
            Event::Missed { seat, numbers, .. } if *seat == me => kept.named += numbers.len() as u32,
            Event::Hit { seat, numbers, .. } if *seat == me => {
                kept.named += numbers.len() as u32;
                kept.right += numbers.len() as u32;
            }
            _ => {}
        }
    }
    serde_json::to_value(kept).unwrap_or_default()
}

/// By role: games, wins, rounds, numbers right, manhunts survived.
pub fn statistics(ended: &[Ended]) -> Vec<Text> {
    if ended.is_empty() {
        return Vec::new();
    }
    let all: Vec<Kept> = ended.iter().map(Kept::of).collect();
    let sum = |count: fn(&Kept) -> u32| all.iter().map(|kept| i64::from(count(kept))).sum::<i64>();
    let ran = Text::new("career-ran")
        .with("games", sum(|kept| kept.ran))
        .with("wins", sum(|kept| kept.escaped))
        .with("survived", sum(|kept| kept.survived));
    let hunted = Text::new("career-hunted")
        .with("games", sum(|kept| kept.hunted))
        .with("wins", sum(|kept| kept.arrested))
        .with("named", sum(|kept| kept.named))
        .with("right", sum(|kept| kept.right));
    vec![ran, hunted]
}

/// What the last of these games was the first to bring.
pub fn milestones(ended: &[Ended]) -> Vec<Text> {
    let Some((now, before)) = ended.split_last() else { return Vec::new() };
    let first =
        |feat: &dyn Fn(&Kept) -> bool| feat(&Kept::of(now)) && !before.iter().any(|one| feat(&Kept::of(one)));
    let feats = [
        ("milestone-escape", first(&|kept| kept.escaped > kept.given[0])),
        ("milestone-arrest", first(&|kept| kept.arrested > kept.given[1])),
        ("milestone-survived", first(&|kept| kept.survived > 0)),
        ("milestone-at-once", first(&|kept| kept.at_once > 0)),
    ];
    feats.into_iter().filter(|(_, reached)| *reached).map(|(key, _)| Text::new(key)).collect()
}
