//! One place on the track: a vehicle, whose it is, and everything that lies on it.

use super::look::{
    self, BLOOD, BOLD, BONE, DIM, GARAGE, GOLD, INK, LILAC, LINE, SLIME, SLOT, colour, mark, symbol,
};
use super::{Words, attached};
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::race::Phase;
use crate::games::cthulhu500::{CarView, View};
use crate::kernel::Seat;

/// How wide a place is.
pub const WIDTH: f32 = 456.0;
/// Name and laps.
const HEAD: f32 = 58.0;
/// From one line of what is attached to the next.
const LINE_HEIGHT: f32 = 31.0;
/// From the edge to what is inside.
const INSET: f32 = 22.0;

/// Where a place is, and how large everything in it may be.
#[derive(Clone, Copy)]
pub struct Frame {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// How high the vehicle stands.
    pub stage: f32,
    /// How many lines there are for what is attached.
    pub lines: usize,
}

impl Frame {
    /// How high the place is.
    pub fn height(self) -> f32 {
        HEAD + self.stage + 8.0 + LINE_HEIGHT * self.lines as f32 + 6.0
    }
}

/// Draws a place.
pub fn draw(svg: &mut Svg, frame: Frame, view: &View, seat: Seat, words: &Words) {
    let car = view.car(seat);
    let Frame { x, y, stage, lines } = frame;
    let height = frame.height();
    let acts = acts(view, seat);
    let (edge, thick) = if acts { (GOLD, 6) } else { (LINE, 3) };
    let how = format!("fill=\"{SLOT}\" stroke=\"{edge}\" stroke-width=\"{thick}\"");
    svg.rect([x, y, WIDTH, height], 14.0, &how);
    svg.rect([x + 7.0, y + HEAD, 8.0, height - HEAD - 14.0], 4.0, &format!("fill=\"{}\"", colour(seat)));
    head(svg, frame, view, seat, words);
    let right = vehicle(svg, frame, car, words);
    sums(svg, right + 10.0, frame, car);
    let foot = y + HEAD + stage + 8.0;
    attached::draw(svg, [x + INSET, foot, WIDTH - INSET - 10.0, LINE_HEIGHT], car, lines, words);
    tabs(svg, frame, view, seat, words);
}

/// Whether it is this player's turn: before the start it is nobody's.
fn acts(view: &View, seat: Seat) -> bool {
    view.turn.seat == seat && !matches!(view.phase, Phase::Vehicles | Phase::Bid | Phase::Over)
}

/// How many lines it takes to name everything that is attached, if no name takes more than that part of a line.
pub fn lines_for(car: &CarView, part: f32, words: &Words) -> usize {
    attached::lines_for(car, WIDTH - INSET - 10.0, part, words)
}

/// Place, mark, name and laps.
fn head(svg: &mut Svg, frame: Frame, view: &View, seat: Seat, words: &Words) {
    let Frame { x, y, .. } = frame;
    svg.circle(x + 34.0, y + 32.0, 24.0, &format!("fill=\"{BONE}\" stroke=\"{LINE}\" stroke-width=\"4\""));
    let place = (view.place(seat) + 1).to_string();
    svg.write(x + 34.0, y + 45.0, BOLD.size(38.0).ink(INK).middle(), &place);
    mark(svg, x + 66.0, y + 13.0, 36.0, seat);
    let laps = view.car(seat).laps.to_string();
    let pill = BOLD.width(&laps) + 62.0;
    let left = x + WIDTH - 10.0 - pill;
    svg.rect([left, y + 10.0, pill, 42.0], 21.0, &format!("fill=\"{LINE}\""));
    svg.art(left + 12.0, y + 17.0, 28.0 / 48.0, SLIME, symbol("lap"));
    svg.write(left + pill - 16.0, y + 43.0, BOLD.end(), &laps);
    let mut room = left - (x + 112.0) - 10.0;
    if view.phase != Phase::Vehicles && view.phase != Phase::Bid && view.winning == seat {
        room -= 40.0;
        svg.art(left - 40.0, y + 16.0, 32.0 / 48.0, GOLD, symbol("crown"));
    }
    svg.write_in(x + 112.0, y + 44.0, room, BOLD.size(36.0), &words.name(seat));
}

/// The vehicle itself; says where it ends.
fn vehicle(svg: &mut Svg, frame: Frame, car: &CarView, words: &Words) -> f32 {
    let high = frame.stage;
    let scale = (high - 6.0) / 120.0;
    let wide = 200.0 * scale + 12.0;
    let (x, y) = (frame.x + INSET, frame.y + HEAD);
    svg.rect([x, y, wide, high], 10.0, &format!("fill=\"{GARAGE}\""));
    look::vehicle(svg, x + 6.0, y + 3.0, scale, car.vehicle, car.damaged);
    if car.damaged {
        let label = words.label("side-damaged");
        let pen = BOLD.size(23.0);
        let how = format!("fill=\"{BLOOD}\" stroke=\"{LINE}\" stroke-width=\"3\"");
        svg.rect([x - 4.0, y - 6.0, pen.width(&label) + 40.0, 29.0], 6.0, &how);
        svg.art(x + 3.0, y - 2.0, 21.0 / 48.0, BONE, symbol("warning"));
        svg.write(x + 29.0, y + 17.0, pen, &label);
    }
    x + wide
}

/// What the vehicle has in tests, before the die, and how many cards its player holds.
fn sums(svg: &mut Svg, left: f32, frame: Frame, car: &CarView) {
    let cells = [
        ("attack", i32::from(car.attack)),
        ("defence", i32::from(car.defence)),
        ("repair", i32::from(car.repair)),
        ("hand", i32::from(car.held)),
    ];
    let wide = (frame.x + WIDTH - 10.0 - left - 8.0) / 2.0;
    let high = (frame.stage - 8.0) / 2.0;
    for (at, (icon, number)) in cells.into_iter().enumerate() {
        let x = left + (wide + 8.0) * (at % 2) as f32;
        let y = frame.y + HEAD + (high + 8.0) * (at / 2) as f32;
        svg.rect([x, y, wide, high], 8.0, &format!("fill=\"{LINE}\""));
        let ink = if icon == "hand" { LILAC } else { DIM };
        // Two numbers take more room than one.
        let inset = if icon == "repair" { 4.0 } else { 12.0 };
        svg.art(x + inset, y + high / 2.0 - 17.0, 34.0 / 48.0, ink, symbol(icon));
        let text = number.to_string().replace('-', "−");
        if icon == "repair" {
            // What the pit crew brings, and what it has to reach.
            let text = format!("{text}/{}", car.side.complexity);
            let room = wide - 46.0;
            let size = [38.0, 32.0].into_iter().find(|size| BOLD.size(*size).width(&text) <= room);
            let pen = BOLD.size(size.unwrap_or(26.0)).end();
            svg.write(x + wide - 6.0, y + high / 2.0 + 13.0, pen, &text);
            continue;
        }
        svg.write(x + wide - 32.0, y + high / 2.0 + 15.0, BOLD.size(42.0).middle(), &text);
    }
}

/// What is going on here, on the upper edge.
fn tabs(svg: &mut Svg, frame: Frame, view: &View, seat: Seat, words: &Words) {
    let scene = &view.scene;
    let mut tabs = Vec::new();
    if acts(view, seat) {
        tabs.push(("picture-turn", GOLD, INK));
    }
    if view.extra.is_some_and(|extra| extra.seat == seat) {
        tabs.push(("picture-next", BONE, INK));
    }
    if scene.attempt.is_some_and(|attempt| attempt.attacker == seat) {
        tabs.push(("picture-attacks", SLIME, INK));
    }
    if scene.attempt.is_some_and(|attempt| attempt.defender == seat) {
        tabs.push(("picture-defends", "#7fc4ff", INK));
    }
    if scene.damage.has(seat) {
        tabs.push(("picture-hit", BLOOD, BONE));
    }
    let mut right = frame.x + WIDTH - 16.0;
    let pen = BOLD.size(22.0);
    for (key, fill, ink) in tabs {
        let label = words.label(key);
        let width = pen.width(&label) + 24.0;
        right -= width;
        let how = format!("fill=\"{fill}\" stroke=\"{LINE}\" stroke-width=\"3\"");
        svg.rect([right, frame.y - 18.0, width, 28.0], 6.0, &how);
        svg.write(right + 12.0, frame.y + 4.0, pen.ink(ink), &label);
        right -= 8.0;
    }
}
