//! What is kept of a game once it is over, and what many of them say about somebody.

use super::Event;
use super::score::Score;
use super::shape::Feature;
use super::table::Table;
use crate::kernel::{Ended, Game, Seat, Text};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Points of one city, followers out and points of one game from which they are a milestone.
const GREAT_CITY: u16 = 24;
const LONG_ROAD: u16 = 8;
const MANY_POINTS: u16 = 100;

/// What is kept of a game for one seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    points: u16,
    cities: u16,
    roads: u16,
    monasteries: u16,
    fields: u16,
    /// Points that others were given by this seat's tiles.
    given: u16,
    largest_city: u16,
    longest_road: u16,
    best_field: u16,
    followers: u16,
    halves: u16,
}

impl Kept {
    fn of(ended: &Ended) -> Kept {
        Deserialize::deserialize(&ended.details).unwrap_or_default()
    }

    fn add(&mut self, score: &Score) {
        let (sum, best) = match score.feature {
            Feature::City => (&mut self.cities, Some((&mut self.largest_city, score.points))),
            Feature::Road => (&mut self.roads, Some((&mut self.longest_road, score.count))),
            Feature::Monastery => (&mut self.monasteries, None),
            Feature::Field => (&mut self.fields, Some((&mut self.best_field, score.points))),
        };
        *sum += score.points;
        if let Some((best, now)) = best {
            *best = now.max(*best);
        }
    }
}

/// What is worth remembering of how a seat ended.
pub fn details(table: &Table, me: Seat, story: &[Event]) -> serde_json::Value {
    let mut kept = Kept { points: table.player(me).points, ..Kept::default() };
    for event in story {
        match event {
            Event::Scored { by, score } if *by == me && !score.to.has(me) => {
                kept.given += score.points * score.to.len() as u16;
            }
            Event::Scored { score, .. } | Event::Final { score } if score.to.has(me) => kept.add(score),
            Event::Laid { seat, piece, segment, .. } if *seat == me => {
                kept.followers += u16::from(segment.is_some());
                kept.halves += u16::from(piece.is_half());
            }
            _ => {}
        }
    }
    serde_json::to_value(kept).unwrap_or_default()
}

/// R22: everybody by points; equal points are an equal place.
pub fn places(table: &Table) -> Vec<Vec<Seat>> {
    let points = |seat: Seat| table.player(seat).points;
    let mut seats: Vec<Seat> = (0..table.seats() as u8).map(Seat).collect();
    seats.sort_by_key(|seat| (Reverse(points(*seat)), *seat));
    seats.chunk_by(|one, other| points(*one) == points(*other)).map(<[Seat]>::to_vec).collect()
}

/// Everybody's end, the winner first.
pub fn verdict(table: &Table) -> Vec<Text> {
    let Some(outcome) = table.outcome() else { return Vec::new() };
    let winners = outcome.winners().len() as i64;
    let line = |(seat, place): (Seat, u8)| {
        let key = if place == 1 { "verdict-winner" } else { "verdict-place" };
        let text = Text::new(key).with("place", place).with("player", seat).with("several", winners);
        text.with("points", i64::from(table.player(seat).points))
    };
    outcome.placed().into_iter().map(line).collect()
}

/// Points by where they came from, and the best of everything.
pub fn statistics(ended: &[Ended]) -> Vec<Text> {
    if ended.is_empty() {
        return Vec::new();
    }
    let games: Vec<Kept> = ended.iter().map(Kept::of).collect();
    let sum = |count: fn(&Kept) -> u16| games.iter().map(|kept| i64::from(count(kept))).sum::<i64>();
    let most = |count: fn(&Kept) -> u16| games.iter().map(|kept| i64::from(count(kept))).max().unwrap_or(0);
    let mean = sum(|kept| kept.points) / games.len() as i64;
    vec![
        Text::new("career-points").with("mean", mean).with("most", most(|kept| kept.points)),
        Text::new("career-kinds")
            .with("cities", sum(|kept| kept.cities))
            .with("roads", sum(|kept| kept.roads))
            .with("monasteries", sum(|kept| kept.monasteries))
            .with("fields", sum(|kept| kept.fields)),
        Text::new("career-best")
            .with("city", most(|kept| kept.largest_city))
            .with("road", most(|kept| kept.longest_road))
            .with("field", most(|kept| kept.best_field)),
        Text::new("career-given")
            .with("given", sum(|kept| kept.given))
            .with("halves", sum(|kept| kept.halves)),
    ]
}

/// What the last of these games was the first to bring.
pub fn milestones(ended: &[Ended]) -> Vec<Text> {
    let Some((now, before)) = ended.split_last() else { return Vec::new() };
    let reached =
        |feat: &dyn Fn(&Kept) -> bool| feat(&Kept::of(now)) && !before.iter().any(|one| feat(&Kept::of(one)));
    let feats = [
        ("milestone-city", reached(&|kept| kept.largest_city >= GREAT_CITY), GREAT_CITY),
        ("milestone-road", reached(&|kept| kept.longest_road >= LONG_ROAD), LONG_ROAD),
        ("milestone-points", reached(&|kept| kept.points >= MANY_POINTS), MANY_POINTS),
    ];
    let told = feats.into_iter().filter(|(_, reached, _)| *reached);
    told.map(|(key, _, count)| Text::new(key).with("count", i64::from(count))).collect()
}
