//! A map that has grown large, part by part: where the last piece lies, the whole, and windows of a size that a telephone shows well.

use super::map::{Frame, Over, Window, parchment};
use super::{MARGIN, WIDE, alt, finish, holes};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::carcassonne::View;
use crate::games::carcassonne::land::Land;
use crate::games::carcassonne::square::Square;
use crate::games::carcassonne::story::at;
use crate::kernel::Text;

/// So many columns and rows are seen well on a telephone.
const NEAR: u32 = 9;
/// So many are shown at a table; of a larger map, where so many of the last pieces lie.
const FAR: u32 = 18;
const RECENT: usize = 8;
/// The largest that a square is drawn.
const UNIT: f32 = 150.0;

/// What they are called, in the order in which they are shown; none of a map that is seen well as it is.
pub fn names(view: &View) -> Vec<Text> {
    let name =
        |window: Window| Text::new("close-up-window").with("from", at(window.from)).with("to", at(window.to));
    let (first, windows) = ([Text::new("close-up-last"), Text::new("close-up-whole")], windows(&view.land));
    if windows.len() < 2 {
        Vec::new()
    } else {
        first.into_iter().chain(windows.into_iter().map(name)).collect()
    }
}

/// One of them.
pub fn draw(view: &View, number: usize, captions: &Captions) -> Option<Drawing> {
    let name = names(view).into_iter().nth(number)?;
    let window = match number {
        0 => Window::round(view.land.laid().last()?.square, NEAR as i8 / 2),
        1 => Window::whole(&view.land),
        number => windows(&view.land).into_iter().nth(number - 2)?,
    };
    let (columns, rows) = window.size();
    let unit = (WIDE / columns as f32).min(UNIT).floor();
    let (width, height) = (columns as f32 * unit + 2.0 * MARGIN, rows as f32 * unit + 2.0 * MARGIN);
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    let over = Over { holes: holes(view), ..Over::default() };
    Frame { window, x: 0.0, y: 0.0, unit, margin: MARGIN }.draw(&mut svg, &view.land, &over);
    let name = captions.words.say(&name, &captions.names);
    Some(finish(svg, width, height, format!("{name}.\n{}", alt::whole(view, captions))))
}

/// What a table shows: the whole, or the part of it with the last pieces.
pub fn at_table(land: &Land) -> Window {
    let whole = Window::whole(land);
    let mut window = whole;
    for (n, laid) in land.laid().iter().rev().take(RECENT).enumerate() {
        let round = Window::round(laid.square, 2);
        let more = if n == 0 { round } else { window.with(round) };
        let (columns, rows) = more.size();
        if columns > FAR || rows > FAR {
            break;
        }
        window = more;
    }
    window.grown(FAR, whole)
}

/// Windows side by side that show everything, as even as they can be.
fn windows(land: &Land) -> Vec<Window> {
    let whole = Window::whole(land);
    let (columns, rows) = whole.size();
    let across = spans(whole.from.x, columns);
    let down = spans(whole.from.y, rows);
    let window = |(top, bottom): (i8, i8)| {
        let one = move |(left, right): &(i8, i8)| Window {
            from: Square::new(*left, top),
            to: Square::new(*right, bottom),
        };
        across.iter().map(one).collect::<Vec<Window>>()
    };
    let all = down.into_iter().flat_map(window);
    all.filter(|window| land.squares().iter().any(|square| window.has(*square))).collect()
}

/// So many squares from here on, in spans that are seen well: the first and the last of each.
fn spans(from: i8, count: u32) -> Vec<(i8, i8)> {
    let spans = count.div_ceil(NEAR);
    let edge = |n: u32| from + (count * n / spans) as i8;
    (0..spans).map(|n| (edge(n), edge(n + 1) - 1)).collect()
}
