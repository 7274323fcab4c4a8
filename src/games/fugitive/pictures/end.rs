//! The end: the whole run as a route across the city, with all its sprint cards, every hideout with the
//! nights in which it was laid and found, and everything that was named. Of a match the last two chases, one
//! below the other.

use super::street::{guesses, row, sheet, titled, written};
use super::{say, standing};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::fugitive::chase::Guess;
use crate::games::fugitive::event::{Bared, Event};
use crate::games::fugitive::{SpotView, UnderView, View};
use crate::kernel::{Secret, Text};

/// Chases that are drawn: the latest.
const CHASES: usize = 2;

/// A chase that is over.
#[derive(Default)]
struct Run {
    row: Vec<SpotView>,
    guesses: Vec<Guess>,
    heading: Option<Text>,
}

/// The routes of a match that is over; the last of them is on the table.
pub fn draw(view: &View, story: &[Event], captions: &Captions) -> Drawing {
    let mut runs = runs(story);
    // What was told may be gone, or told by an older program: the table is there in any case.
    runs.pop();
    let past = view.past.last();
    let heading = past.map(|one| super::super::career::ended(one.winner, one.runner, one.end, one.rounds));
    runs.push(Run { row: view.row.clone(), guesses: view.guesses.clone(), heading });
    let drawn = runs.split_off(runs.len().saturating_sub(CHASES));
    let mut svg = Svg::new();
    let mut y = 0.0;
    for run in &drawn {
        // How a single chase ended stands above its picture.
        let heading = run.heading.as_ref().filter(|_| drawn.len() > 1);
        y = match heading {
            Some(text) => titled(&mut svg, y + 8.0, &say(captions, text)),
            None => y + 16.0,
        };
        y = row(&mut svg, y, &run.row, captions);
        y = guesses(&mut svg, y, &run.guesses, captions);
    }
    let never = drawn.iter().flat_map(|run| &run.row).filter(|spot| spot.found.is_none()).count();
    let key = [say(captions, &Text::new("picture-end-key").with("never", never as i64))];
    let y = written(&mut svg, y, &key);
    sheet(svg, y, &standing(view, captions))
}

/// What was told of each chase that is over.
fn runs(story: &[Event]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut run = Run::default();
    let mut runner = None;
    let mut night = 1;
    for event in story {
        match event {
            Event::Begins { runner: seat, .. } => (run, runner) = (Run::default(), Some(*seat)),
            Event::Turn { round, .. } => night = *round,
            Event::Missed { numbers, round, .. } => {
                run.guesses.push(Guess { round: *round, numbers: *numbers, right: false, row: 0 });
            }
            Event::Hit { numbers, round, .. } => {
                run.guesses.push(Guess { round: *round, numbers: *numbers, right: true, row: 0 });
            }
            Event::HuntHit { number, .. } => run.guesses.push(hunted(*number, night, true)),
            Event::HuntMiss { number } | Event::Forgiven { number } => {
                run.guesses.push(hunted(*number, night, false));
            }
            Event::Ended { winner, end, rounds, .. } => {
                let ended = |seat| super::super::career::ended(*winner, seat, *end, *rounds);
                run.heading = runner.map(ended);
            }
            Event::Bares { row, .. } => {
                run.row = row.iter().map(lay).collect();
                runs.push(std::mem::take(&mut run));
            }
            _ => {}
        }
    }
    runs
}

/// A number that was named in a manhunt.
fn hunted(number: u8, round: u16, right: bool) -> Guess {
    Guess { round, numbers: std::iter::once(number).collect(), right, row: 0 }
}

/// A hideout as it lay there.
fn lay(one: &Bared) -> SpotView {
    let under = one.under.iter();
    let under = under.map(|card| UnderView { card: Some(Secret(card)), up: true, late: false });
    SpotView {
        number: Some(Secret(one.number)),
        up: one.found.is_some(),
        under: under.collect(),
        placed: one.placed,
        found: one.found,
        far: 0,
        told: (1, 41),
        odd: None,
    }
}
