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
pub fn ink(colour: Colour) -> &'static str {
    if matches!(colour, Colour::Yellow | Colour::Turquoise | Colour::Orange) { LINE } else { "#ffffff" }
}

/// Where a piece could come to stand: an empty ring in its colour, with the number of the piece.
pub fn landing(svg: &mut Svg, (x, y): Point, radius: f32, colour: Colour, word: &str) {
    let (strong, _) = paint(colour);
    let how = format!(
        "fill=\"{PAPER}\" fill-opacity=\"0.8\" stroke=\"{strong}\" stroke-width=\"4\" stroke-dasharray=\"7 4\""
    );
    svg.circle(x, y, radius, &how);
    let size = if word.len() > 1 { radius * 0.8 } else { radius * 1.2 };
    svg.write(x, y + size * 0.36, Pen::new(Face::Bold, size, LINE).middle(), word);
}

/// The outline of a colour's pieces.
enum Outline {
    Disc,
    /// A disc with a pale middle.
    Ring,
    /// So many corners, and which way the first one points.
    Corners(u8, f32),
    /// So many rays, how deep between them, and which way the first one points.
    Rays(u8, f32, f32),
    /// Four arms.
    Cross,
}

fn outline(colour: Colour) -> Outline {
    match colour {
        Colour::Red => Outline::Disc,
        Colour::Yellow => Outline::Corners(4, PI / 4.0),
        Colour::Blue => Outline::Corners(3, PI / 2.0),
        Colour::Green => Outline::Corners(4, 0.0),
        Colour::Orange => Outline::Rays(5, 0.68, PI / 2.0),
        Colour::Violet => Outline::Corners(6, 0.0),
        Colour::Turquoise => Outline::Cross,
        Colour::Brown => Outline::Ring,
    }
}

/// How far an arm of a cross reaches beside its middle, of what it reaches outwards.
const ARM: f32 = 0.46;
/// Where the pale middle of a ring begins.
const HOLE: f32 = 0.66;

/// The corners of an outline round a point, none of a disc.
fn corners((x, y): Point, radius: f32, outline: &Outline) -> Vec<String> {
    let write = |across: f32, up: f32| format!("{:.1} {:.1}", x + across, y - up);
    let round = |count: u8, turn: f32, reach: &dyn Fn(u8) -> f32| {
        let at = |n: u8| {
            let angle = turn + 2.0 * PI * f32::from(n) / f32::from(count);
            write(reach(n) * angle.cos(), reach(n) * angle.sin())
        };
        (0..count).map(at).collect()
    };
    match *outline {
        Outline::Disc | Outline::Ring => Vec::new(),
        Outline::Corners(count, turn) => {
            let reach = radius * if count == 3 { 1.3 } else { 1.14 };
            round(count, turn, &|_| reach)
        }
        Outline::Rays(count, depth, turn) => {
            round(count * 2, turn, &|n| radius * 1.3 * if n.is_multiple_of(2) { 1.0 } else { depth })
        }
        Outline::Cross => {
            let (far, near) = (radius * 1.12, radius * 1.12 * ARM);
            let arm = |n: u8| {
                let (sin, cos) = (PI / 2.0 * f32::from(n)).sin_cos();
                [(far, -near), (far, near), (near, near)]
                    .map(|(x, y)| write(x * cos - y * sin, x * sin + y * cos))
            };
            (0..4).flat_map(arm).collect()
        }
    }
}

/// Draws a piece: its shape in its colour, and what is written on it.
pub fn draw(svg: &mut Svg, (x, y): Point, radius: f32, colour: Colour, word: &str) {
    let (strong, pale) = paint(colour);
    let how = format!("fill=\"{strong}\" stroke=\"{LINE}\" stroke-width=\"{:.1}\"", (radius * 0.16).max(2.0));
    let outline = outline(colour);
    let path = corners((x, y), radius, &outline);
    if path.is_empty() {
        svg.circle(x, y, radius, &how);
    } else {
        svg.path(&format!("M{}Z", path.join("L")), &format!("{how} stroke-linejoin=\"round\""));
    }
    let is_ring = matches!(outline, Outline::Ring);
    if is_ring {
        svg.circle(x, y, radius * HOLE, &format!("fill=\"{pale}\""));
    }
    let size = radius * if word.chars().count() > 1 { 1.15 } else { 1.55 };
    let ink = if is_ring { LINE } else { ink(colour) };
    let pen = Pen::new(Face::Bold, size, ink).middle();
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
