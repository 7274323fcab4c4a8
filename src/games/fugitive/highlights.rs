//! The best moments of a chase that is over: only now may be told how close a guess came.

use super::cards::Cards;
use super::event::{Bared, Event};
use super::label;
use crate::kernel::{Arg, Text};

/// The route of a match's chase before the last; the boldest guess, the nearest miss, the hideout that kept longest.
pub fn highlights(story: &[Event]) -> Vec<Text> {
    let mut told: Vec<Text> = earlier_route(story).into_iter().collect();
    let hit = story.iter().filter_map(|event| match event {
        Event::Hit { numbers, round, .. } if numbers.len() > 1 => Some((numbers.len(), *numbers, *round)),
        _ => None,
    });
    if let Some((_, numbers, round)) = hit.max_by_key(|(count, ..)| *count) {
        told.push(numbered("highlight-at-once", numbers).with("round", i64::from(round)));
    }
    told.extend(near_miss(story));
    let bared = story
        .iter()
        .rev()
        .find_map(|event| if let Event::Bares { row, .. } = event { Some(row) } else { None });
    let kept = |one: &Bared| Some((one.found?.saturating_sub(one.placed), one.number));
    if let Some((rounds, number)) =
        bared.and_then(|row| row.iter().filter_map(kept).max()).filter(|(rounds, _)| *rounds > 1)
    {
        told.push(Text::new("highlight-kept").with("number", number).with("rounds", i64::from(rounds)));
    }
    told
}

/// The whole route of the chase before the last, with its sprint cards, and what of it was found. The last
/// lies on the table.
fn earlier_route(story: &[Event]) -> Option<Text> {
    let (mut runner, mut way_out) = (None, None);
    let mut rows = Vec::new();
    for event in story {
        match event {
            Event::Begins { runner: seat, .. } => (runner, way_out) = (Some(*seat), None),
            Event::Out { out, .. } => way_out = Some(*out),
            Event::Bares { row, .. } => rows.push((runner?, row, way_out)),
            _ => {}
        }
    }
    let (runner, row, way_out) = rows.into_iter().nth_back(1)?;
    Some(Text::new("highlight-route").with("row", route(row, way_out)).with("player", runner))
}

/// A route in a line; the way out, where it was laid, was not found but lies open.
fn route(row: &[Bared], out: Option<u8>) -> Arg {
    let spot = |one: &Bared| {
        let found = one.found.is_some() && out != Some(one.number);
        format!("{}{}", one.written(), if found { "✓" } else { "" })
    };
    let all: Vec<String> = std::iter::once("0".to_owned()).chain(row.iter().map(spot)).collect();
    Arg::Verbatim(all.join(" · "))
}

/// The wrong guess of several with most numbers right.
fn near_miss(story: &[Event]) -> Option<Text> {
    let mut best: Option<(usize, Text)> = None;
    let mut missed: Vec<(Cards, u16)> = Vec::new();
    for event in story {
        match event {
            Event::Begins { .. } => missed.clear(),
            Event::Missed { numbers, round, .. } if numbers.len() > 1 => missed.push((*numbers, *round)),
            Event::Bares { row, .. } => {
                for (numbers, round) in missed.drain(..) {
                    let lay: Cards =
                        row.iter().filter(|one| one.placed <= round).map(|one| one.number).collect();
                    let right = numbers.among(lay).len();
                    if right > 0 && best.as_ref().is_none_or(|(most, _)| right > *most) {
                        let text = numbered("highlight-near-miss", numbers).with("right", right as i64);
                        best = Some((right, text.with("round", i64::from(round))));
                    }
                }
            }
            _ => {}
        }
    }
    best.map(|(_, text)| text)
}

/// A sentence with numbers in it.
fn numbered(key: &str, numbers: Cards) -> Text {
    Text::new(key).with("numbers", label::numbers(numbers)).with("count", numbers.len() as i64)
}
