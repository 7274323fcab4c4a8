//! Everybody's points by where they come from, as bars: what they have, and behind it, pale, what they would
//! get if it ended now.

use super::look::{BOLD, CITY, DIM, INK, MEADOW, ROAD, TEXT, WALL, figure, monastery, roof};
use super::map::parchment;
use super::{alt, finish};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::carcassonne::{Phase, View};
use crate::kernel::Seat;

/// How wide the picture is, and how much of it the longest bar takes.
const WIDTH: f32 = 760.0;
const LONGEST: f32 = 610.0;
/// How high the title and each player's line are, and a bar.
const TITLE: f32 = 64.0;
const LINE: f32 = 104.0;
const BAR: f32 = 44.0;
/// The least room that a sign and a number take.
const ROOM: f32 = 50.0;
/// Cities, roads, monasteries, fields.
const FILLS: [&str; 4] = [CITY, ROAD, "#c9b3e0", MEADOW];

/// The bars.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    let height = TITLE + LINE * view.players.len() as f32 + 12.0;
    let most = view.players.iter().map(|player| player.if_now).max().unwrap_or(0).max(1);
    let mut svg = Svg::new();
    parchment(&mut svg, WIDTH, height);
    let over = view.phase == Phase::Over;
    let title = captions.words.word(if over { "picture-points-over" } else { "picture-points" });
    svg.write_in(24.0, 44.0, WIDTH - 48.0, BOLD.size(30.0), &title);
    for (at, player) in view.players.iter().enumerate() {
        let y = TITLE + LINE * at as f32;
        let name = captions.names.get(at).map_or("", String::as_str);
        figure(&mut svg, Seat(at as u8), (44.0, y + 24.0), 1.2, false);
        svg.write_in(76.0, y + 32.0, 420.0, TEXT.size(26.0), name);
        let total = if player.if_now > player.points {
            format!("{} ({})", player.points, player.if_now)
        } else {
            player.points.to_string()
        };
        svg.write(76.0 + LONGEST, y + 32.0, BOLD.size(28.0).end(), &total);
        let mut x = 76.0;
        let bars = player.kinds.iter().map(|points| (points, true));
        let bars = bars.zip(0..).chain(player.more.iter().map(|points| (points, false)).zip(0..));
        for ((points, has), kind) in bars.filter(|((points, _), _)| **points > 0) {
            let wide = LONGEST * f32::from(*points) / f32::from(most);
            part(&mut svg, [x, y + 44.0, wide, BAR], kind, *points, has);
            x += wide;
        }
    }
    finish(svg, WIDTH, height, alt::points(view, captions))
}

/// A part of a bar, with the sign of what it comes from and how much it is, where there is room.
fn part(svg: &mut Svg, [x, y, wide, high]: [f32; 4], kind: usize, points: u16, has: bool) {
    let how = match has {
        true => format!("fill='{}' stroke='{WALL}' stroke-width='2'", FILLS[kind]),
        false => format!(
            "fill='{}' fill-opacity='.35' stroke='{DIM}' stroke-width='2' stroke-dasharray='5 4'",
            FILLS[kind]
        ),
    };
    svg.rect([x + 1.0, y, (wide - 2.0).max(1.0), high], 4.0, &how);
    let middle = x + wide / 2.0;
    if wide >= ROOM {
        sign(svg, middle - 13.0, y + high / 2.0, kind);
        svg.write(middle + 3.0, y + 31.0, BOLD.size(24.0), &points.to_string());
    } else if wide >= ROOM / 2.0 {
        svg.write(middle, y + 31.0, BOLD.size(22.0).middle(), &points.to_string());
    }
}

/// What stands for a kind: a house, a road, a monastery, grass.
pub fn sign(svg: &mut Svg, x: f32, y: f32, kind: usize) {
    match kind {
        0 => svg.raw(&roof(x, y, 8.0)),
        1 => svg.path(
            &format!("M{} {}L{} {}", x - 8.0, y + 8.0, x + 6.0, y - 8.0),
            &format!("fill='none' stroke='{INK}' stroke-width='4' stroke-dasharray='6 3'"),
        ),
        2 => svg.raw(&format!("<g transform='translate({x} {y})scale(.6)'>{}</g>", monastery(0.0, 4.0))),
        _ => svg.path(
            &format!("M{} {}l3 -10M{x} {}l0 -14M{} {}l-3 -10", x - 6.0, y + 8.0, y + 8.0, x + 6.0, y + 8.0),
            &format!("fill='none' stroke='{INK}' stroke-width='2.4'"),
        ),
    }
}
