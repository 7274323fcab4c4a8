//! What is kept of a race once it is over, and what many of them say about somebody.

use super::Event;
use super::cards::{Card, Vehicle};
use super::race::{Phase, Race};
use crate::kernel::{Ended, Seat, Text};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Vehicles, and cards, that are named.
const NAMED: usize = 3;
/// Overtakings in a race, hits in a race, laps in all, from which they are a milestone.
const MANY_OVERTAKEN: u32 = 10;
const MANY_HITS: u32 = 10;
const MANY_LAPS: i32 = 100;

/// What is kept of a race for one seat. Races that were kept before something was counted have nought of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    vehicle: String,
    laps: i32,
    /// The place on the grid.
    start: usize,
    /// Vehicles that were passed.
    overtaken: u32,
    /// Damage taken.
    hits: u32,
    pit_stops: u32,
    /// How often each card was laid down or attached.
    cards: BTreeMap<String, u32>,
}

impl Kept {
    /// Reads it back. What another edition kept is taken as far as it goes.
    fn of(ended: &Ended) -> Kept {
        Deserialize::deserialize(&ended.details).unwrap_or_default()
    }

    fn vehicle(&self) -> Option<Vehicle> {
        Vehicle::from_id(&self.vehicle)
    }
}

/// What is worth remembering of how a seat ended.
pub fn details(race: &Race, me: Seat, story: &[Event]) -> serde_json::Value {
    let car = race.car(me);
    let mut kept = Kept {
        vehicle: car.vehicle.id().to_owned(),
        laps: car.laps,
        start: race.start_place(me),
        ..Kept::default()
    };
    for event in story {
        match event {
            Event::Passed { passer, .. } if *passer == me => kept.overtaken += 1,
            Event::Damaged { seat, .. } if *seat == me => kept.hits += 1,
            Event::PitStop { seat } if *seat == me => kept.pit_stops += 1,
            Event::Laid { seat, card, .. } | Event::Attached { seat, card, .. } if *seat == me => {
                *kept.cards.entry(card.id().to_owned()).or_default() += 1;
            }
            _ => {}
        }
    }
    serde_json::to_value(kept).unwrap_or_default()
}

/// Everybody's end, the winner first.
pub fn verdict(race: &Race) -> Vec<Text> {
    if race.phase != Phase::Over {
        return Vec::new();
    }
    let ranking = race.ranking();
    let laps = |seat: &Seat| race.car(*seat).laps;
    // 10.3: of as many laps the one nearest the front wins.
    let tied = ranking.iter().skip(1).filter(|seat| laps(seat) == laps(&ranking[0])).count();
    let line = |(seat, place): (&Seat, i64)| {
        let text = match place {
            1 => Text::new("verdict-winner").with("tied", tied as i64),
            _ => Text::new("verdict-place").with("place", place),
        };
        text.with("player", *seat).with("laps", i64::from(laps(seat)))
    };
    ranking.iter().zip(1..).map(line).collect()
}

/// Laps, hits, vehicles and cards.
pub fn statistics(ended: &[Ended]) -> Vec<Text> {
    let races: Vec<(Kept, bool)> = ended.iter().map(|one| (Kept::of(one), one.place == 1)).collect();
    if races.is_empty() {
        return Vec::new();
    }
    let sum = |count: fn(&Kept) -> i64| races.iter().map(|(kept, _)| count(kept)).sum::<i64>();
    let all = Text::new("career-all")
        .with("laps", sum(|kept| kept.laps.into()))
        .with("overtaken", sum(|kept| kept.overtaken.into()))
        .with("hits", sum(|kept| kept.hits.into()))
        .with("stops", sum(|kept| kept.pit_stops.into()));
    let mut lines = vec![all];
    let driven = races.iter().filter_map(|(kept, won)| Some((kept.vehicle()?.id(), (1, u32::from(*won)))));
    lines.extend(most(driven).map(|(id, (times, wins))| {
        let text = Text::new("career-vehicle").with("vehicle", format!("vehicle-{id}"));
        text.with("races", i64::from(times)).with("wins", i64::from(wins))
    }));
    let played = races.iter().flat_map(|(kept, won)| {
        let known = kept.cards.iter().filter_map(|(id, times)| Some((Card::from_id(id)?.id(), *times)));
        known.map(|(id, times)| (id, (times, u32::from(*won))))
    });
    lines.extend(most(played).map(|(id, (times, wins))| {
        let text = Text::new("career-card").with("card", format!("card-{id}"));
        text.with("times", i64::from(times)).with("wins", i64::from(wins))
    }));
    lines
}

/// Those with the most, each with its sums.
fn most(
    counted: impl Iterator<Item = (&'static str, (u32, u32))>,
) -> impl Iterator<Item = (&'static str, (u32, u32))> {
    let mut sums: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for (id, (times, wins)) in counted {
        let sum = sums.entry(id).or_default();
        *sum = (sum.0 + times, sum.1 + wins);
    }
    let mut sums: Vec<_> = sums.into_iter().collect();
    sums.sort_by_key(|(id, (times, wins))| (Reverse((*times, *wins)), *id));
    sums.into_iter().take(NAMED)
}

/// What the last of these races was the first to bring.
pub fn milestones(ended: &[Ended]) -> Vec<Text> {
    let Some((now, before)) = ended.split_last() else { return Vec::new() };
    let reached = |feat: &dyn Fn(&Ended, &Kept) -> bool| {
        feat(now, &Kept::of(now)) && !before.iter().any(|one| feat(one, &Kept::of(one)))
    };
    let laps = |ended: &[Ended]| ended.iter().map(|one| Kept::of(one).laps.max(0)).sum::<i32>();
    let garage =
        |ended: &[Ended]| ended.iter().filter_map(|one| Some(Kept::of(one).vehicle()?.id())).collect();
    let (driven, known): (BTreeSet<&str>, BTreeSet<&str>) = (garage(ended), garage(before));
    let all = Vehicle::ALL.len();
    let feats = [
        ("milestone-overtaken", reached(&|_, kept| kept.overtaken >= MANY_OVERTAKEN)),
        ("milestone-hits", reached(&|_, kept| kept.hits >= MANY_HITS)),
        (
            "milestone-from-the-back",
            reached(&|one, kept| one.place == 1 && kept.start == usize::from(one.players)),
        ),
        ("milestone-laps", laps(ended) >= MANY_LAPS && laps(before) < MANY_LAPS),
        ("milestone-garage", driven.len() == all && known.len() < all),
    ];
    let counts = [MANY_OVERTAKEN.into(), MANY_HITS.into(), 0, i64::from(MANY_LAPS), all as i64];
    let told = feats.into_iter().zip(counts).filter(|((_, reached), _)| *reached);
    told.map(|((key, _), count)| Text::new(key).with("count", count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn race(place: u8, details: serde_json::Value) -> Ended {
        Ended { place, players: 4, drawn: false, details }
    }

    fn keys(ended: &[Ended]) -> Vec<String> {
        milestones(ended).into_iter().map(|text| text.key).collect()
    }

    #[test]
    fn a_milestone_is_told_the_first_time() {
        let ten = json!({ "vehicle": "feararri", "laps": 60, "start": 4, "overtaken": 10, "hits": 2 });
        let first = race(1, ten);
        assert_eq!(keys(std::slice::from_ref(&first)), ["milestone-overtaken", "milestone-from-the-back"]);
        assert_eq!(keys(&[first.clone(), first.clone()]), ["milestone-laps"]);
        assert_eq!(keys(&[first.clone(), first.clone(), first]), [""; 0]);
        assert_eq!(keys(&[]), [""; 0]);
    }

    #[test]
    fn what_another_edition_kept_counts_as_far_as_it_goes() {
        let old = race(2, json!({ "vehicle": "feararri", "laps": 3, "start": 1 }));
        let odd =
            [race(1, json!(null)), race(3, json!({ "vehicle": "tricycle", "cards": { "nonsense": 3 } }))];
        let said = statistics(&[vec![old], odd.to_vec()].concat());
        let keys: Vec<&str> = said.iter().map(|text| text.key.as_str()).collect();
        assert_eq!(keys, ["career-all", "career-vehicle"]);
    }

    #[test]
    fn vehicles_and_cards_come_by_how_often() {
        let one = |vehicle: &str, card: &str, place| {
            race(place, json!({ "vehicle": vehicle, "laps": 2, "cards": { card: 2 } }))
        };
        let said = statistics(&[
            one("feararri", "gremlins", 1),
            one("feararri", "gremlins", 2),
            one("satanic_pushcart", "shantak_tow", 1),
        ]);
        let expected = Text::new("career-vehicle").with("vehicle", "vehicle-feararri");
        assert_eq!(said[1], expected.with("races", 2_i64).with("wins", 1_i64));
        let expected = Text::new("career-card").with("card", "card-gremlins");
        assert_eq!(said[3], expected.with("times", 4_i64).with("wins", 1_i64));
    }
}
