//! The best moments of a game that is over, found in what was told.

use super::Event;
use super::idle::idle;
use super::kinds::Piece;
use super::land::PLAYERS;
use super::score::Score;
use super::shape::Feature;
use super::square::Square;
use super::story::{at, number, tile};
use crate::kernel::{Arg, Seat, Seats, Text};

/// Points from which a gift is worth telling.
const DEAR: u16 = 6;
/// As many as are told.
const MOST: usize = 5;

/// The largest city, the longest road, the field that decided it or the best, the dearest gift, what was
/// taken by majority, the follower who stood longest for nothing, the tile that gave points to most, the hole
/// that a half filled, the tile that fitted nowhere. A feature is told of once: that it was the largest is
/// the least that can be said of it.
pub fn highlights(story: &[Event]) -> Vec<Text> {
    let (decided, gift) = (decided(story), gift(story));
    let mut told_of: Vec<Score> = decided.iter().chain(&gift).map(|(score, _)| *score).collect();
    let robbed = robbed(story).filter(|score| !told_of.contains(score));
    told_of.extend(robbed);
    let largest = |feature| {
        let score = best(story, feature).filter(|score| !told_of.contains(score))?;
        Some(told("highlight-best", &score))
    };
    let mut found: Vec<Text> = Vec::new();
    found.extend(decided.map(|(score, other)| told("highlight-decided", &score).with("other", other)));
    found.extend([Feature::City, Feature::Road].into_iter().filter_map(largest));
    found.extend(gift.map(|(score, by)| told("highlight-gift", &score).with("by", by)));
    found.extend(robbed.as_ref().map(told_robbed));
    found.extend(idle(story, &told_of));
    found.extend(many(story));
    found.extend(hole(story));
    found.extend(aside(story));
    if found.len() < MOST {
        found.extend(largest(Feature::Field));
    }
    found.truncate(MOST);
    found
}

/// What gave most of its kind.
fn best(story: &[Event], feature: Feature) -> Option<Score> {
    let scored = |event: &Event| match event {
        Event::Scored { score, .. } | Event::Final { score } => Some(*score),
        _ => None,
    };
    let of_kind = story.iter().filter_map(scored).filter(|score| score.feature == feature);
    of_kind.max_by_key(|score| score.points).filter(|score| score.points > 0)
}

fn told(key: &str, score: &Score) -> Text {
    Text::new(key)
        .with("feature", number(score.feature))
        .with("square", at(score.square))
        .with("players", Arg::Players(score.to.iter().collect()))
        .with("points", i64::from(score.points))
}

/// The most points that somebody's tile gave to others.
fn gift(story: &[Event]) -> Option<(Score, Seat)> {
    let gift = |event: &Event| match event {
        Event::Scored { by, score } if !score.to.has(*by) && score.points >= DEAR => Some((*score, *by)),
        _ => None,
    };
    story.iter().filter_map(gift).max_by_key(|(score, _)| score.points)
}

/// The most points that a majority took from somebody who stood there.
fn robbed(story: &[Event]) -> Option<Score> {
    let robbery = |event: &Event| match event {
        Event::Scored { score, .. } | Event::Final { score } if !losers(score).is_empty() => Some(*score),
        _ => None,
    };
    story.iter().filter_map(robbery).max_by_key(|score| score.points)
}

fn told_robbed(score: &Score) -> Text {
    told("highlight-robbed", score).with("robbed", Arg::Players(losers(score)))
}

/// Who stood in a feature and got nothing of it.
fn losers(score: &Score) -> Vec<Seat> {
    let seats = (0..score.followers.len() as u8).map(Seat);
    seats.filter(|seat| score.followers[seat.index()] > 0 && !score.to.has(*seat)).collect()
}

/// A tile that fitted nowhere.
fn aside(story: &[Event]) -> Option<Text> {
    let found = |event: &Event| if let Event::Aside { piece, .. } = event { Some(*piece) } else { None };
    let piece: Piece = story.iter().find_map(found)?;
    Some(Text::new("highlight-aside").with("tile", tile(piece)))
}

/// The best field of whoever won by the fields, and who led before the final scoring and was passed by it.
fn decided(story: &[Event]) -> Option<(Score, Seat)> {
    let mut before = [0_u16; PLAYERS];
    let mut after = before;
    let mut best: Option<Score> = None;
    for event in story {
        let (score, last) = match event {
            Event::Scored { score, .. } => (score, false),
            Event::Final { score } => (score, true),
            _ => continue,
        };
        for seat in score.to.iter() {
            after[seat.index()] += score.points;
            before[seat.index()] += if last { 0 } else { score.points };
        }
    }
    let led = |points: &[u16; PLAYERS]| {
        let most = points.iter().max().copied().unwrap_or(0);
        let first: Seats = (0..PLAYERS as u8).map(Seat).filter(|seat| points[seat.index()] == most).collect();
        first
    };
    let (leaders, winners) = (led(&before), led(&after));
    let overtaken = leaders.iter().find(|seat| !winners.has(*seat))?;
    for event in story {
        if let Event::Final { score } = event
            && score.feature == Feature::Field
            && score.to.iter().any(|seat| winners.has(seat) && !leaders.has(seat))
            && best.is_none_or(|best| best.points < score.points)
        {
            best = Some(*score);
        }
    }
    Some((best?, overtaken))
}

/// A piece that gave points to three players or more; the most of all.
fn many(story: &[Event]) -> Option<Text> {
    let mut best: Option<(usize, Seat, Square)> = None;
    let mut laid = None;
    let mut got = Seats::default();
    for event in story {
        match event {
            Event::Laid { seat, square, .. } => (laid, got) = (Some((*seat, *square)), Seats::default()),
            Event::Scored { score, .. } => score.to.iter().for_each(|seat| got = got.with(seat)),
            _ => continue,
        }
        if let Some((seat, square)) = laid
            && got.len() > best.map_or(2, |(count, ..)| count)
        {
            best = Some((got.len(), seat, square));
        }
    }
    let (count, seat, square) = best?;
    Some(
        Text::new("highlight-many")
            .with("count", count as i64)
            .with("player", seat)
            .with("square", at(square)),
    )
}

/// A hole that no whole tile would have filled.
fn hole(story: &[Event]) -> Option<Text> {
    story.iter().find_map(|event| match event {
        Event::Laid { seat, square, hole: true, .. } => {
            Some(Text::new("highlight-hole").with("player", *seat).with("square", at(*square)))
        }
        _ => None,
    })
}
