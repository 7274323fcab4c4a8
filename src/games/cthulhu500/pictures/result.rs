//! How a race ended, and how it went: a podium, the rest of the field, and everybody's standing turn by turn.

use super::chart::{self, Course};
use super::look::{
    self, BOLD, BONE, DIM, GARAGE, GOLD, INK, LINE, NIGHT, SLIME, SLOT, TEXT, TITLE, colour, mark, symbol,
};
use super::{Words, alt};
use crate::drawing::Drawing;
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::race::{Order, Phase};
use crate::games::cthulhu500::{Event, View};
use crate::kernel::Seat;
use std::cmp::Reverse;

const WIDTH: f32 = 1000.0;
/// Where the podium stands.
const GROUND: f32 = 520.0;
const ROW: f32 = 62.0;

/// Draws the result. While a race lasts there is none.
pub fn draw(view: &View, story: &[Event], words: &Words) -> Option<Drawing> {
    if view.phase != Phase::Over {
        return None;
    }
    let mut ranking: Order = view.pack.clone();
    // 10.3: most laps, then nearest the front.
    ranking.sort_by_key(|seat| Reverse(view.car(*seat).laps));
    let mut svg = Svg::new();
    let rows = ranking.len().saturating_sub(3).div_ceil(2);
    let list = GROUND + 20.0 + ROW * rows as f32;
    let course = Course::of(story);
    let chart = if course.is_some() { 96.0 + 46.0 * ranking.len() as f32 } else { 0.0 };
    let whole = list + chart + 10.0;
    svg.rect([0.0, 0.0, WIDTH, whole], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.art(40.0, 18.0, 1.5, BONE, symbol("flag"));
    svg.art(WIDTH - 112.0, 18.0, 1.5, BONE, symbol("flag"));
    svg.write_in(
        WIDTH / 2.0,
        76.0,
        720.0,
        TITLE.size(72.0).ink(SLIME).middle(),
        &words.word("picture-result"),
    );
    for place in [1, 0, 2] {
        if let Some(seat) = ranking.get(place) {
            step(&mut svg, place, *seat, view, words);
        }
    }
    for (at, seat) in ranking.iter().enumerate().skip(3) {
        let (column, row) = ((at - 3) % 2, (at - 3) / 2);
        let (x, y) = (20.0 + 488.0 * column as f32, GROUND + 14.0 + ROW * row as f32);
        runner_up(&mut svg, x, y, at + 1, *seat, view, words);
    }
    if let Some(course) = &course {
        chart::draw(&mut svg, [20.0, list + 6.0, WIDTH - 40.0, chart - 10.0], course, words);
    }
    let (width, height) = (WIDTH as u32, whole as u32);
    Some(Drawing { svg: svg.finish(width, height), width, height, alt: alt::result(&ranking, view, words) })
}

/// One of the three steps, with whoever stands on it.
fn step(svg: &mut Svg, place: usize, seat: Seat, view: &View, words: &Words) {
    let (x, high) = match place {
        0 => (346.0, 172.0),
        1 => (28.0, 126.0),
        _ => (664.0, 96.0),
    };
    let wide = 308.0;
    let top = GROUND - high;
    let car = view.car(seat);
    svg.rect(
        [x, top, wide, high + 10.0],
        10.0,
        &format!("fill=\"{SLOT}\" stroke=\"{LINE}\" stroke-width=\"4\""),
    );
    svg.rect([x, top, wide, 10.0], 4.0, &format!("fill=\"{}\"", colour(seat)));
    let ink = if place == 0 { GOLD } else { BONE };
    svg.write(x + 44.0, top + high / 2.0 + 36.0, BOLD.size(90.0).ink(ink).middle(), &(place + 1).to_string());
    mark(svg, x + 84.0, top + 22.0, 36.0, seat);
    svg.write_in(x + 128.0, top + 53.0, wide - 138.0, BOLD.size(38.0), &words.name(seat));
    let laps = words.counted("picture-laps", car.laps.into());
    svg.write_in(x + 86.0, top + 88.0, wide - 98.0, TEXT.size(32.0).ink(DIM), &laps);
    look::vehicle(svg, x + 34.0, top - 146.0, 1.2, car.vehicle, car.damaged);
    if place == 0 {
        svg.art(x + 130.0, top - 212.0, 1.0, GOLD, symbol("crown"));
    }
}

fn runner_up(svg: &mut Svg, x: f32, y: f32, place: usize, seat: Seat, view: &View, words: &Words) {
    let car = view.car(seat);
    svg.rect([x, y + 6.0, 472.0, ROW - 8.0], 10.0, &format!("fill=\"{SLOT}\""));
    svg.circle(x + 32.0, y + 33.0, 22.0, &format!("fill=\"{BONE}\""));
    svg.write(x + 32.0, y + 45.0, BOLD.ink(INK).middle(), &place.to_string());
    mark(svg, x + 64.0, y + 16.0, 34.0, seat);
    svg.rect([x + 366.0, y + 10.0, 96.0, 46.0], 8.0, &format!("fill=\"{GARAGE}\""));
    look::vehicle(svg, x + 378.0, y + 12.0, 0.36, car.vehicle, car.damaged);
    let laps = car.laps.to_string();
    svg.art(x + 284.0, y + 20.0, 26.0 / 48.0, SLIME, symbol("lap"));
    svg.write(x + 318.0, y + 45.0, BOLD, &laps);
    svg.write_in(x + 106.0, y + 45.0, 170.0, BOLD, &words.name(seat));
}
