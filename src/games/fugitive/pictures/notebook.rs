//! The Marshal's notebook: every number in three bands, each with a sign, and with the Marshal's own mark.

use super::street::{MARGIN, WIDTH};
use super::{BOLD, INK, NEON, PAPER, TEXT, finish, own};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::fugitive::View;
use crate::games::fugitive::notebook::{Page, Sign, Wrong, page};

/// The numbers of each band: those of a deck, and 1 to 3 with the first.
const BANDS: [(u8, u8); 3] = [(1, 14), (15, 28), (29, 41)];
/// Numbers in a line.
const IN_LINE: u8 = 7;
const CELL: [f32; 2] = [102.0, 88.0];
/// What parts one band from the next.
const GAP: f32 = 12.0;
const LINE: f32 = 36.0;

/// The page of the Marshal.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    let page = page(view);
    let [beside, text] = own(view, captions);
    let pen = TEXT.size(28.0).ink(INK);
    let written: Vec<String> =
        beside.iter().flat_map(|line| pen.wrap(line, WIDTH - 2.0 * MARGIN, 3)).collect();
    let last = view.options.course.last();
    let bands = BANDS.into_iter().filter(|(from, _)| *from <= last);
    let foot = 20.0 + bands.clone().count() as f32 * (2.0 * (CELL[1] + 6.0) + GAP);
    let height = foot + LINE * written.len() as f32 + 24.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{PAPER}\""));
    for (band, (from, to)) in bands.enumerate() {
        let top = 20.0 + (2.0 * (CELL[1] + 6.0) + GAP) * band as f32;
        for number in (from..=to).filter(|number| *number <= last) {
            let (column, line) = ((number - from) % IN_LINE, (number - from) / IN_LINE);
            let x = MARGIN + CELL[0] * f32::from(column);
            cell(&mut svg, (x, top + (CELL[1] + 6.0) * f32::from(line)), number, &page);
        }
    }
    svg.lines(MARGIN, foot + 30.0, LINE, pen, &written);
    finish(svg, WIDTH, height, &text)
}

/// What the notebook has beside a number, around a point.
fn sign(svg: &mut Svg, x: f32, y: f32, sign: Sign) {
    let square = [x - 10.0, y - 10.0, 20.0, 20.0];
    match sign {
        Sign::Held => svg.rect(square, 2.0, &format!("fill=\"{NEON}\"")),
        Sign::Spent => svg.rect(square, 2.0, &format!("fill=\"none\" stroke=\"{NEON}\" stroke-width=\"4\"")),
        Sign::Found => svg.circle(x, y, 11.0, &format!("fill=\"{NEON}\"")),
        Sign::Cannot => svg.write(x, y + 10.0, TEXT.size(46.0).ink(NEON).middle(), "×"),
        Sign::Open => {}
    }
}

/// A number with what is known of it; the mark stands in a corner of its own.
fn cell(svg: &mut Svg, (x, y): (f32, f32), number: u8, page: &Page) {
    let at = usize::from(number);
    let open = page.signs[at] == Sign::Open;
    let (fill, opacity) = if open { ("#ffffff", "0.7") } else { ("#d9cba4", "0.6") };
    let how = format!("fill=\"{fill}\" opacity=\"{opacity}\" stroke=\"{INK}\"");
    svg.rect([x, y, CELL[0] - 6.0, CELL[1]], 8.0, &how);
    svg.write(x + 10.0, y + 44.0, BOLD.size(44.0).ink(INK), &number.to_string());
    sign(svg, x + CELL[0] - 26.0, y + 26.0, page.signs[at]);
    if let Some(mark) = page.marks[at] {
        svg.circle(x + 80.0, y + 68.0, 16.0, &format!("fill=\"{NEON}\""));
        svg.write(x + 80.0, y + 78.0, BOLD.size(30.0).ink(PAPER).middle(), mark.sign());
    }
    let named = |wrong: Wrong| format!("({}{})", wrong.round, if wrong.alone { "" } else { "…" });
    let round = page.wrong[at].map(named).unwrap_or_default();
    let tenths = page.tenths.filter(|tenths| open && tenths[at] > 0);
    let tenths = tenths.map(|tenths| format!("{}/10", tenths[at])).unwrap_or_default();
    let small = format!("{round} {tenths}");
    let room = if page.marks[at].is_none() { 80.0 } else { 54.0 };
    svg.write_in(x + 10.0, y + 78.0, room, TEXT.size(26.0).ink(INK), small.trim());
}
