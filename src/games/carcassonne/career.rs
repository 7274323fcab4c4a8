//! What is kept of a game once it is over, and what many of them say about somebody.

use super::Event;
use super::score::Score;
use super::shape::Feature;
use super::table::Table;
use crate::kernel::{Arg, Ended, Game, Seat, Text};
use serde::{Deserialize, Serialize};
use std::cmp::{Ordering, Reverse};

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
    knights: u16,
    thieves: u16,
    monks: u16,
    farmers: u16,
    /// Turns in which nobody was at home to be placed.
    bare: u16,
    halves: u16,
    /// Features that brought points, those that others shared, and those in which others had more.
    scored: u16,
    shared: u16,
    lost: u16,
    /// Points of the final scoring, and the most of one turn.
    at_end: u16,
    best_turn: u16,
    /// The place before the final scoring; nought where it was not kept.
    before: u8,
}

impl Kept {
    fn of(ended: &Ended) -> Kept {
        Deserialize::deserialize(&ended.details).unwrap_or_default()
    }

    fn place(&mut self, feature: Feature) {
        let role = match feature {
            Feature::City => &mut self.knights,
            Feature::Road => &mut self.thieves,
            Feature::Monastery => &mut self.monks,
            Feature::Field => &mut self.farmers,
        };
        *role += 1;
    }

    fn add(&mut self, score: &Score) {
        self.scored += 1;
        self.shared += u16::from(score.to.len() > 1);
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
    let points = table.player(me).points;
    let before = table.before.get(me.index()).copied().unwrap_or(points);
    let better = table.before.iter().filter(|other| **other > before).count() as u8;
    let mut kept = Kept { points, at_end: points - before, before: better + 1, ..Kept::default() };
    let mut turn = 0;
    for event in story {
        if let Event::Laid { seat, piece, segment, left, .. } = event {
            turn = 0;
            if *seat == me {
                segment.and_then(|at| piece.segment(at)).iter().for_each(|one| kept.place(one.feature));
                kept.bare += u16::from(segment.is_none() && *left == 0);
                kept.halves += u16::from(piece.is_half());
            }
        }
        let (Event::Scored { score, .. } | Event::Final { score }) = event else { continue };
        if let Event::Scored { by, .. } = event {
            turn += if *by == me && score.to.has(me) { score.points } else { 0 };
            kept.best_turn = kept.best_turn.max(turn);
            kept.given +=
                if *by == me && !score.to.has(me) { score.points * score.to.len() as u16 } else { 0 };
        }
        match score.to.has(me) {
            true => kept.add(score),
            false => kept.lost += u16::from(score.followers[me.index()] > 0),
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

/// Everybody's end, the winner first; those who have won together in one line.
pub fn verdict(table: &Table) -> Vec<Text> {
    let Some(outcome) = table.outcome() else { return Vec::new() };
    let points = |seat: Seat| i64::from(table.player(seat).points);
    let won = outcome.winners();
    let winner = won.first().map(|first| {
        let text = Text::new("verdict-winner").with("several", won.len() as i64);
        text.with("points", points(*first)).with("player", Arg::Players(won.to_vec()))
    });
    // Of what it is made, for whoever has won as well: nothing else on the result says it.
    let line = |(seat, place): (Seat, u8)| {
        let key = if place > 1 { "verdict-place" } else { "verdict-first" };
        let text = Text::new(key).with("place", place).with("player", seat);
        let kinds = ["cities", "roads", "monasteries", "fields"].into_iter().zip(table.player(seat).kinds);
        kinds.fold(text.with("points", points(seat)), |text, (key, n)| text.with(key, i64::from(n)))
    };
    winner.into_iter().chain(outcome.placed().into_iter().map(line)).collect()
}

/// Points by where they came from, and the best of everything.
pub fn statistics(ended: &[Ended]) -> Vec<Text> {
    if ended.is_empty() {
        return Vec::new();
    }
    let games: Vec<Kept> = ended.iter().map(Kept::of).collect();
    let sum = |count: fn(&Kept) -> u16| games.iter().map(|kept| i64::from(count(kept))).sum::<i64>();
    let most = |count: fn(&Kept) -> u16| games.iter().map(|kept| i64::from(count(kept))).max().unwrap_or(0);
    let moved = |which: Ordering| {
        let places = games.iter().zip(ended).filter(|(kept, _)| kept.before > 0);
        places.filter(|(kept, one)| one.place.cmp(&kept.before) == which).count() as i64
    };
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
        Text::new("career-turn")
            .with("best", most(|kept| kept.best_turn))
            .with("end", sum(|kept| kept.at_end)),
        Text::new("career-shared")
            .with("scored", sum(|kept| kept.scored))
            .with("shared", sum(|kept| kept.shared))
            .with("lost", sum(|kept| kept.lost)),
        Text::new("career-followers")
            .with("knights", sum(|kept| kept.knights))
            .with("thieves", sum(|kept| kept.thieves))
            .with("monks", sum(|kept| kept.monks))
            .with("farmers", sum(|kept| kept.farmers))
            .with("bare", sum(|kept| kept.bare)),
        Text::new("career-places")
            .with("risen", moved(Ordering::Less))
            .with("fallen", moved(Ordering::Greater)),
        Text::new("career-given")
            .with("given", sum(|kept| kept.given))
            .with("halves", sum(|kept| kept.halves)),
    ]
}

/// What may be a record: points, the greatest city, the longest road, points of one turn.
pub fn records(ended: &Ended) -> Vec<(&'static str, i64)> {
    let kept = Kept::of(ended);
    let all = [
        ("points", kept.points),
        ("city", kept.largest_city),
        ("road", kept.longest_road),
        ("turn", kept.best_turn),
    ];
    all.map(|(name, count)| (name, i64::from(count))).to_vec()
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
