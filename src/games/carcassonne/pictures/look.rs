//! Colours, signs and the small things that stand upright.

use crate::drawing::STAMP;
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::kernel::Seat;

/// What everything lies on.
pub const PARCHMENT: &str = "#efe6cf";
pub const MEADOW: &str = "#a8c66c";
pub const ROAD: &str = "#f3e7c4";
pub const ROAD_EDGE: &str = "#8a7a52";
pub const CITY: &str = "#d9a066";
pub const WALL: &str = "#5b3a21";
pub const RAMPART: &str = "#e8d3b0";
pub const ROOF: &str = "#b5523b";
pub const HEADER: &str = "#3b2f22";
pub const INK: &str = "#2b2118";
pub const SHIELD: &str = "#2f6db5";
pub const CIRCLE: &str = "#e9d36a";
pub const GOLD: &str = "#ffd75e";
pub const DIM: &str = "#7a6a50";

pub const TEXT: Pen = Pen::new(Face::Text, 22.0, INK);
pub const BOLD: Pen = Pen::new(Face::Bold, 22.0, INK);

/// The colours of the players.
const COLOURS: [&str; 6] = ["#d33a2c", "#2f6fd0", "#f2c230", "#2e9e4f", "#8a4fc7", "#6b6f76"];

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % COLOURS.len()]
}

/// A follower with its feet near a point, which is moved to whole pixels so that each kind of follower is painted once.
pub fn figure(svg: &mut Svg, seat: Seat, (x, y): (f32, f32), scale: f32, lying: bool) {
    let (name, turn) = if lying { ("farmer", "<g transform='rotate(-80)'>") } else { ("follower", "<g>") };
    let (x, y, number) = (x.round(), y.round(), seat.0);
    svg.raw(&format!(
        "<g id='{STAMP}{name}{number}~{x}-{y}' transform='translate({x} {y})scale({scale:.3})'>{turn}{}</g></g>",
        follower(seat)
    ));
}

/// The pale outline of a follower that has gone home.
pub fn outline(svg: &mut Svg, seat: Seat, (x, y): (f32, f32), scale: f32) {
    let (x, y, number) = (x.round(), y.round(), seat.0);
    svg.raw(&format!(
        "<g id='{STAMP}gone{number}~{x}-{y}' transform='translate({x} {y})scale({scale:.3})'><path d='{FIGURE}' fill='#fff' \
         fill-opacity='.35' stroke='{}' stroke-opacity='.7' stroke-width='1.8' stroke-dasharray='3 2'/></g>",
        colour(seat)
    ));
}

/// The shape of a follower.
const FIGURE: &str = "M-5.5 -9A5.5 5.5 0 1 1 5.5 -9Q5 -5.5 3.5 -4.5L12 -1.5Q14 .5 12 3L6.5 3 9.5 14H2.5L0 9.5-2.5 14H-9.5L-6.5 3H-12Q-14 .5-12 -1.5L-3.5 -4.5Q-5 -5.5-5.5 -9Z";

/// A follower about 30 high, its feet at (0, 14): a figure of our own, with the sign of its seat on the
/// chest, so that colours are never needed.
fn follower(seat: Seat) -> String {
    const SIGNS: [&str; 6] = [
        "<circle cy='3' r='3.4'/>",
        "<path d='M0 -1L4 6H-4Z'/>",
        "<path d='M-3 0H3V6H-3Z'/>",
        "<path d='M0 -1.5L4 3 0 7.5-4 3Z'/>",
        "<path d='M-1.4 -1H1.4V1.6H4V4.4H1.4V7H-1.4V4.4H-4V1.6H-1.4Z'/>",
        "<path d='M0 -2L1.4 1.4 5 1.6 2.2 4 3.2 7.6 0 5.6-3.2 7.6-2.2 4-5 1.6-1.4 1.4Z'/>",
    ];
    let (fill, sign) = (colour(seat), SIGNS[seat.index() % SIGNS.len()]);
    format!(
        "<path d='{FIGURE}' fill='{fill}' stroke='{INK}' stroke-width='1.8' stroke-linejoin='round'/><g fill='#fff'>{sign}</g>"
    )
}

/// A small house.
pub fn roof(x: f32, y: f32, size: f32) -> String {
    let (a, b, c) = (size, size * 0.15, size * 0.9);
    format!(
        "<path d='M{:.1} {:.1}l{a:.1} {:.1} {a:.1} {a:.1}v{c:.1}h-{:.1}v-{c:.1}Z' fill='{ROOF}' stroke='{WALL}' stroke-width='1'/>",
        x - a,
        y + b - a,
        -a,
        2.0 * a
    )
}

/// A monastery, about 34 wide.
pub fn monastery(x: f32, y: f32) -> String {
    format!(
        "<g transform='translate({x:.1} {y:.1})' stroke='{INK}' stroke-width='1.6' stroke-linejoin='round'><path d='M-16 -2H6V14H-16Z' fill='#f4eee0'/><path d='M-19 -2L-6 -11 6 -2Z' fill='#7d55a8'/><path d='M6 -14H15V14H6Z' fill='#f4eee0'/><path d='M4 -14L10.5 -24 17 -14Z' fill='#7d55a8'/><path d='M-9 14V8A2.5 2.5 0 0 1-4 8V14Z' fill='{INK}'/></g>"
    )
}

/// A shield, about 16 wide.
pub fn shield(x: f32, y: f32) -> String {
    format!(
        "<g transform='translate({x:.1} {y:.1})'><path d='M-9 -9H9V0Q8 8 0 12-8 8-9 0Z' fill='{SHIELD}' stroke='#fff' stroke-width='2'/><path d='M0 -8V11M-8 0H8' stroke='#fff' stroke-width='1.6' fill='none'/></g>"
    )
}
