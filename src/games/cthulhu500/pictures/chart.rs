//! The lap chart: who stood where after each turn, followed from what was told.

use super::Words;
use super::look::{ASPHALT, BOLD, DIM, TEXT, colour, mark};
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::Event;
use crate::games::cthulhu500::race::Order;
use crate::kernel::Seat;
use std::cmp::Reverse;

/// The pack and its laps, as far as they have been told.
struct Pack {
    order: Vec<Seat>,
    laps: [i32; 8],
}

/// Everybody's standing at the start and after each turn, best first.
pub struct Course {
    /// One after another.
    pub standings: Vec<Vec<Seat>>,
}

impl Course {
    /// Follows a story. Nothing comes of one that has no start.
    pub fn of(story: &[Event]) -> Option<Course> {
        let mut pack = Pack { order: Vec::new(), laps: [0; 8] };
        let mut standings = Vec::new();
        for event in story {
            if matches!(event, Event::Turn { .. } | Event::Over { .. }) {
                standings.push(pack.standing());
            }
            pack.follow(event);
        }
        let seats = pack.order.len();
        standings.retain(|order| order.len() == seats);
        (seats > 0 && standings.len() > 1).then_some(Course { standings })
    }

    /// The last standing.
    pub fn end(&self) -> Option<&Vec<Seat>> {
        self.standings.last()
    }
}

impl Pack {
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Grid { pack } => self.order = pack.to_vec(),
            Event::Passed { passer: mover, passed: other }
            | Event::Moved { seat: mover, overtaken: other } => {
                self.order.retain(|seat| seat != mover);
                let at = self.order.iter().position(|seat| seat == other).unwrap_or(0);
                self.order.insert(at, *mover);
            }
            Event::Swapped { run } => self.turn_round(run),
            Event::Lap { seat, laps } => {
                if let Some(mine) = self.laps.get_mut(seat.index()) {
                    *mine = *laps;
                }
            }
            Event::NetLaps => self.laps.iter_mut().for_each(|laps| *laps -= 1),
            _ => {}
        }
    }

    /// A run that crosses the line is read from its first, with the laps that are told right after it (R3).
    fn turn_round(&mut self, run: &Order) {
        let Some(first) = run.first().and_then(|first| self.order.iter().position(|seat| seat == first))
        else {
            return;
        };
        let beyond = (first + run.len()).saturating_sub(self.order.len());
        self.order.rotate_left(beyond);
        let first = first - beyond;
        if let Some(part) = self.order.get_mut(first..first + run.len()) {
            part.reverse();
        }
    }

    fn standing(&self) -> Vec<Seat> {
        let mut order = self.order.clone();
        order.sort_by_key(|seat| Reverse(self.laps.get(seat.index()).copied().unwrap_or(0)));
        order
    }
}

/// Draws the chart into a box.
pub fn draw(svg: &mut Svg, [x, y, width, height]: [f32; 4], course: &Course, words: &Words) {
    svg.rect([x, y, width, height], 16.0, &format!("fill=\"{ASPHALT}\""));
    svg.write_in(x + 24.0, y + 42.0, 500.0, BOLD, &words.word("picture-chart"));
    let turns = words.counted("picture-chart-turns", course.standings.len() as i64 - 1);
    svg.write_in(x + width - 24.0, y + 42.0, 380.0, TEXT.size(28.0).ink(DIM).end(), &turns);
    let Some(end) = course.end() else { return };
    let (left, right) = (x + 108.0, x + width - 76.0);
    let row = |place: usize| y + 82.0 + (height - 104.0) * place as f32 / (end.len() - 1).max(1) as f32;
    let step = (right - left) / (course.standings.len() - 1) as f32;
    for place in 0..end.len() {
        let line = format!("M{left:.1} {0:.1}H{right:.1}", row(place));
        svg.path(&line, "stroke=\"#3a4554\" stroke-width=\"2\"");
        svg.write(x + 32.0, row(place) + 11.0, BOLD.size(30.0).ink(DIM).middle(), &(place + 1).to_string());
    }
    // The winner's line lies on top.
    for seat in end.iter().rev() {
        let mut path = String::new();
        for (turn, standing) in course.standings.iter().enumerate() {
            let place = standing.iter().position(|one| one == seat).unwrap_or(0);
            let sign = if turn == 0 { 'M' } else { 'L' };
            path.push_str(&format!("{sign}{:.1} {:.1}", left + step * turn as f32, row(place)));
        }
        let pen = "fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";
        svg.path(&path, &format!("{pen} stroke=\"#0b0f12\" stroke-width=\"11\""));
        svg.path(&path, &format!("{pen} stroke=\"{}\" stroke-width=\"6\"", colour(*seat)));
    }
    for (standing, at) in [(course.standings.first(), left - 52.0), (Some(end), right + 16.0)] {
        for (place, seat) in standing.into_iter().flatten().enumerate() {
            mark(svg, at, row(place) - 17.0, 34.0, *seat);
        }
    }
}
