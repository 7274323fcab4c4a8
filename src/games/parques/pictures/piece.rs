//! Pieces and dice: each colour has a shape of its own, so that no colour has to be told from another.

use super::shape::Point;
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::games::parques::Colour;
use crate::games::parques::plays::Throw;
use std::f32::consts::PI;

/// Lines round everything.
pub const LINE: &str = "#1d1a16";
/// Paper.
pub const PAPER: &str = "#fbf5e6";

/// A colour as it is drawn: strong, and pale for its lane.
pub fn paint(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => ("#d7263d", "#f6c3c9"),
        Colour::Yellow => ("#f2b705", "#fbe9ac"),
        Colour::Blue => ("#1f6fd6", "#bcd8f8"),
        Colour::Green => ("#1f9d55", "#bfe8cf"),
        Colour::Orange => ("#f26a1b", "#fbd3b8"),
        Colour::Violet => ("#7d3cc9", "#dcc7f3"),
        Colour::Turquoise => ("#12a5a5", "#b9e9e9"),
        Colour::Brown => ("#7a4a24", "#e2cbb8"),
    }
}

/// What is written on a piece of this colour.
fn ink(colour: Colour) -> &'static str {
    if matches!(colour, Colour::Yellow | Colour::Turquoise | Colour::Orange) { LINE } else { "#ffffff" }
}

/// The outline of a colour's pieces: how many corners, how deep between them, which way the first one points.
fn outline(colour: Colour) -> Option<(u8, f32, f32)> {
    match colour {
        Colour::Red => None,
        Colour::Yellow => Some((4, 1.0, PI / 4.0)),
        Colour::Blue => Some((3, 1.0, PI / 2.0)),
        Colour::Green => Some((4, 1.0, 0.0)),
        Colour::Orange => Some((5, 0.68, PI / 2.0)),
        Colour::Violet => Some((6, 1.0, 0.0)),
        Colour::Turquoise => Some((4, 0.62, PI / 2.0)),
        Colour::Brown => Some((8, 1.0, PI / 8.0)),
    }
}

/// Draws a piece: its shape in its colour, and what is written on it.
pub fn draw(svg: &mut Svg, (x, y): Point, radius: f32, colour: Colour, word: &str) {
    let (strong, _) = paint(colour);
    let how = format!("fill=\"{strong}\" stroke=\"{LINE}\" stroke-width=\"{:.1}\"", (radius * 0.16).max(2.0));
    match outline(colour) {
        None => svg.circle(x, y, radius, &how),
        Some((corners, depth, turn)) => {
            let reach = radius * if depth < 1.0 || corners == 3 { 1.3 } else { 1.14 };
            let points = u16::from(corners) * if depth < 1.0 { 2 } else { 1 };
            let path: Vec<String> = (0..points)
                .map(|at| {
                    let far = if depth < 1.0 && at % 2 == 1 { reach * depth } else { reach };
                    let angle = turn + 2.0 * PI * f32::from(at) / f32::from(points);
                    format!("{:.1} {:.1}", x + far * angle.cos(), y - far * angle.sin())
                })
                .collect();
            svg.path(&format!("M{}Z", path.join("L")), &format!("{how} stroke-linejoin=\"round\""));
        }
    }
    let size = radius * if word.chars().count() > 1 { 1.15 } else { 1.55 };
    let pen = Pen::new(Face::Bold, size, ink(colour)).middle();
    svg.write(x, y + size * 0.34, pen, word);
}

/// A ring round a piece that may move.
pub fn ring(svg: &mut Svg, (x, y): Point, radius: f32) {
    svg.circle(
        x,
        y,
        radius * 1.5,
        "fill=\"#ffffff\" fill-opacity=\"0.75\" stroke=\"#111111\" stroke-width=\"4\"",
    );
    svg.circle(x, y, radius * 1.5 - 4.0, "fill=\"none\" stroke=\"#ffd400\" stroke-width=\"4\"");
}

/// Draws a throw in a row from its middle, each die so large.
pub fn dice(svg: &mut Svg, (x, y): Point, size: f32, throw: Throw) {
    let dice: Vec<u8> = throw.dice().collect();
    let wide = size * 1.2 * dice.len() as f32 - size * 0.2;
    for (at, die) in dice.iter().enumerate() {
        one_die(svg, (x - wide / 2.0 + size * 1.2 * at as f32, y - size / 2.0), size, *die);
    }
}

fn one_die(svg: &mut Svg, (x, y): Point, size: f32, pips: u8) {
    let how = format!("fill=\"#ffffff\" stroke=\"{LINE}\" stroke-width=\"{:.1}\"", (size * 0.05).max(1.5));
    svg.rect([x, y, size, size], size * 0.18, &how);
    let places: &[(f32, f32)] = match pips {
        1 => &[(0.5, 0.5)],
        2 => &[(0.28, 0.28), (0.72, 0.72)],
        3 => &[(0.26, 0.26), (0.5, 0.5), (0.74, 0.74)],
        4 => &[(0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)],
        5 => &[(0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)],
        _ => &[(0.28, 0.25), (0.72, 0.25), (0.28, 0.5), (0.72, 0.5), (0.28, 0.75), (0.72, 0.75)],
    };
    for (across, down) in places {
        svg.circle(x + size * across, y + size * down, size * 0.095, &format!("fill=\"{LINE}\""));
    }
}
