//! What is kept of a game once it is over, and what many of them say about somebody.

use super::ending;
use super::event::Event;
use super::saga::Saga;
use super::table::Mythos;
use crate::kernel::{Arg, Ended, Game, Seat, Text};
use serde::{Deserialize, Serialize};

/// Points in all from which they are a milestone.
const MANY_POINTS: i64 = 100;

/// What is kept for one seat. Games that were kept before something was counted have nought of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    who: String,
    score: i64,
    points: i64,
    sanity: i64,
    rounds: u32,
    adventures: Vec<String>,
    /// Cards laid into the Threat.
    monsters: u32,
    /// Allies who came.
    allies: u32,
    insane: bool,
    /// Of a saga: how many games it had, and the best score of one of them.
    games: u32,
    best_game: i64,
}

impl Kept {
    fn of(ended: &Ended) -> Kept {
        Deserialize::deserialize(&ended.details).unwrap_or_default()
    }

    /// The best score of a game, alone or within a saga.
    fn best(&self) -> i64 {
        if self.games > 0 { self.best_game } else { self.score }
    }
}

/// What is worth remembering of how a seat ended.
pub fn details(game: &Mythos, me: Seat, story: &[Event]) -> serde_json::Value {
    let player = game.player(me);
    let mut kept = Kept {
        who: player.who.def().id.to_owned(),
        score: player.score().into(),
        points: player.points().into(),
        sanity: player.sanity.into(),
        rounds: game.round,
        adventures: player.told.iter().map(|told| told.adventure.id().to_owned()).collect(),
        insane: player.sanity == 0,
        ..Kept::default()
    };
    if let Some(saga) = &game.saga {
        of_saga(&mut kept, saga, me);
    }
    for event in story {
        match event {
            Event::Threatens { seat, cards, .. } if *seat == me => kept.monsters += cards.len() as u32,
            Event::Meets { seat, .. } if *seat == me => kept.allies += 1,
            _ => {}
        }
    }
    serde_json::to_value(kept).unwrap_or_default()
}

/// All games of a saga together.
fn of_saga(kept: &mut Kept, saga: &Saga, me: Seat) {
    kept.games = saga.games.len() as u32;
    kept.rounds = saga.games.iter().map(|game| game.rounds).sum();
    kept.score = saga.sum(me).into();
    kept.best_game = saga.ends(me).map(|end| i64::from(end.score())).max().unwrap_or(0);
    kept.points = saga.ends(me).map(|end| i64::from(end.points)).sum();
    kept.sanity = saga.ends(me).map(|end| i64::from(end.sanity)).sum();
    kept.insane = saga.ends(me).any(|end| end.sanity == 0);
    kept.adventures =
        saga.ends(me).filter_map(|end| end.adventure).map(|title| title.id().to_owned()).collect();
}

/// Everybody's end, the best first.
pub fn verdict(game: &Mythos) -> Vec<Text> {
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let line = |(seat, place)| {
        let player = game.player(seat);
        let (score, had) = (ending::score(game, seat), (player.points(), player.sanity));
        ended(seat, (place, outcome.is_shared(seat)), score, had, game.saga.as_ref())
    };
    outcome.placed().into_iter().map(line).collect()
}

/// How it ended for somebody in this place, which others may share: with the points and the Sanity that they
/// had, or with what each game of a saga brought them.
pub fn ended(
    seat: Seat,
    (place, shared): (u8, bool),
    score: i16,
    (points, sanity): (i16, i8),
    saga: Option<&Saga>,
) -> Text {
    let key = match (place, shared) {
        (1, false) => "verdict-winner",
        (1, true) => "verdict-draw",
        _ => "verdict-place",
    };
    let text =
        |key: &str| Text::new(key).with("player", seat).with("place", place).with("score", i64::from(score));
    let Some(saga) = saga else {
        return text(key).with("points", i64::from(points)).with("sanity", i64::from(sanity));
    };
    let scores: Vec<String> = saga.ends(seat).map(|end| end.score().to_string()).collect();
    text(&format!("{key}-saga")).with("scores", Arg::Verbatim(scores.join(" + ")))
}

/// Points, Adventures, and ends in madness.
pub fn statistics(ended: &[Ended]) -> Vec<Text> {
    let kept: Vec<Kept> = ended.iter().map(Kept::of).collect();
    if kept.is_empty() {
        return Vec::new();
    }
    let sum = |count: fn(&Kept) -> i64| kept.iter().map(count).sum::<i64>();
    let best = kept.iter().map(Kept::best).max().unwrap_or(0);
    let games = sum(|kept| kept.games.into());
    let sagas = sum(|kept| i64::from(kept.games > 0));
    let of_sagas = (sagas > 0).then(|| Text::new("career-sagas").with("sagas", sagas).with("games", games));
    let mut lines = vec![
        Text::new("career-all")
            .with("adventures", sum(|kept| kept.adventures.len() as i64))
            .with("points", sum(|kept| kept.points))
            .with("insane", sum(|kept| i64::from(kept.insane)))
            .with("best", best),
        Text::new("career-cards")
            .with("monsters", sum(|kept| kept.monsters.into()))
            .with("allies", sum(|kept| kept.allies.into())),
    ];
    lines.extend(of_sagas);
    lines
}

/// The first Adventure, the first madness, and many points.
pub fn milestones(ended: &[Ended]) -> Vec<Text> {
    let Some((last, before)) = ended.split_last() else { return Vec::new() };
    let (last, before) = (Kept::of(last), before.iter().map(Kept::of).collect::<Vec<_>>());
    let points = |kept: &[Kept]| kept.iter().map(|kept| kept.points).sum::<i64>();
    let mut lines = Vec::new();
    for id in &last.adventures {
        if !before.iter().any(|kept| kept.adventures.contains(id)) {
            lines.push(Text::new("milestone-adventure").with("card", format!("card-{id}")));
        }
    }
    if last.insane && !before.iter().any(|kept| kept.insane) {
        lines.push(Text::new("milestone-insane"));
    }
    let already = points(&before);
    if already < MANY_POINTS && already + last.points >= MANY_POINTS {
        lines.push(Text::new("milestone-points").with("points", MANY_POINTS));
    }
    lines
}
