//! The best moments of a chase that is over: only now may be told how close a guess came.

use super::cards::Cards;
use super::event::{Bared, Event};
use crate::kernel::{Arg, Text};

/// The boldest guess, the nearest miss, the hideout that kept longest.
pub fn highlights(story: &[Event]) -> Vec<Text> {
    let mut told = Vec::new();
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
    let list: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
    Text::new(key).with("numbers", Arg::Verbatim(list.join(", "))).with("count", numbers.len() as i64)
}
