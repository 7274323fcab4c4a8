//! The Marshal's notebook: every number in three bands, each with a sign.

use super::{BOLD, INK, NEON, PAPER, TEXT, finish, lines};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::fugitive::View;
use crate::games::fugitive::notebook::{Sign, page};

const WIDTH: f32 = 1200.0;
const CELL: [f32; 2] = [80.0, 84.0];

/// The page of the Marshal.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    let page = page(view);
    let text = lines(view, captions, true);
    let bands: [(u8, u8); 3] = [(1, 14), (15, 28), (29, 41)];
    let last = view.options.course.last();
    let height = 330.0 + 40.0 * text.len() as f32;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{PAPER}\""));
    for (band, (from, to)) in bands.into_iter().enumerate() {
        let y = 26.0 + 92.0 * band as f32;
        for number in (from..=to).filter(|number| *number <= last) {
            let x = 34.0 + CELL[0] * f32::from(number - from);
            let at = usize::from(number);
            let sign = match page.signs[at] {
                Sign::Held => "■",
                Sign::Found => "●",
                Sign::Spent => "▪",
                Sign::Cannot => "×",
                Sign::Open => "",
            };
            let open = page.signs[at] == Sign::Open;
            let (fill, opacity) = if open { ("#ffffff", "0.7") } else { ("#d9cba4", "0.6") };
            let how = format!("fill=\"{fill}\" opacity=\"{opacity}\" stroke=\"{INK}\"");
            svg.rect([x, y, CELL[0] - 6.0, CELL[1]], 6.0, &how);
            svg.write(x + 10.0, y + 38.0, BOLD.ink(INK), &number.to_string());
            svg.write(x + 50.0, y + 38.0, TEXT.ink(NEON), sign);
            let mut small = String::new();
            if let Some(round) = page.wrong[at] {
                small = format!("({round})");
            }
            if let Some(tenths) = page.tenths.filter(|tenths| open && tenths[at] > 0) {
                small = format!("{small} {}/10", tenths[at]);
            }
            svg.write_in(x + 8.0, y + 72.0, CELL[0] - 18.0, TEXT.size(22.0).ink(INK), small.trim());
        }
    }
    for (at, line) in text.iter().enumerate() {
        let plain = line.replace(['*', '`'], "");
        svg.write_in(34.0, 340.0 + 40.0 * at as f32, WIDTH - 68.0, TEXT.ink(INK), &plain);
    }
    finish(svg, WIDTH, height, &text)
}
