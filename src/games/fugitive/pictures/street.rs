//! The row as a street at night: as everybody sees it, and as the Fugitive sees it from behind.

use super::{BACK, BOLD, DIM, INK, LAMP, NEON, NIGHT, PAPER, STREET, TEXT, finish, lines, say};
use crate::drawing::Captions;
use crate::drawing::Drawing;
use crate::drawing::svg::Svg;
use crate::games::fugitive::cards::feet;
use crate::games::fugitive::{Fugitive, SpotView, View};
use crate::kernel::{Game, Text};

const WIDTH: f32 = 1200.0;
/// Hideouts in a line of the row.
const IN_LINE: usize = 12;
const CARD: [f32; 2] = [78.0, 108.0];
const LINE: f32 = 220.0;
/// Guesses that are shown: the latest.
const GUESSES: usize = 4;

/// The street for everybody; when all is over, with every face up.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    sheet(view, captions, false)
}

/// The same street from behind: all faces, and the hand below it.
pub fn from_behind(view: &View, captions: &Captions) -> Drawing {
    sheet(view, captions, true)
}

fn sheet(view: &View, captions: &Captions, own: bool) -> Drawing {
    let rows = view.row.len().div_ceil(IN_LINE).max(1) as f32;
    let text = lines(view, captions, own);
    let foot = 150.0 + LINE * rows;
    let below = if own { text.clone() } else { guesses(view, captions) };
    let height = (foot + 44.0 * below.len() as f32 + 40.0).max(440.0);
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{NIGHT}\""));
    head(&mut svg, view, captions);
    for row in 0..rows as usize {
        let y = 130.0 + LINE * row as f32;
        svg.rect([0.0, y - 6.0, WIDTH, LINE - 26.0], 0.0, &format!("fill=\"{STREET}\""));
    }
    card(&mut svg, 20.0, 136.0, Some(0), true);
    for (at, spot) in view.row.iter().enumerate() {
        let (column, row) = (at % IN_LINE, at / IN_LINE);
        let (x, y) = (112.0 + 90.0 * column as f32, 136.0 + LINE * row as f32);
        hideout(&mut svg, x, y, at, spot);
    }
    for (at, line) in below.iter().enumerate() {
        let plain = line.replace(['*', '`', '~'], "");
        svg.write_in(30.0, foot + 30.0 + 44.0 * at as f32, WIDTH - 60.0, TEXT, &plain);
    }
    finish(svg, WIDTH, height, &text)
}

/// What is going on, and how thick the decks are.
fn head(svg: &mut Svg, view: &View, captions: &Captions) {
    let heading = say(captions, &Fugitive::screen(&view.public(), None).heading).replace('*', "");
    svg.write_in(30.0, 56.0, 720.0, BOLD.size(38.0).ink(LAMP), &heading);
    let sign = if view.options.course.out() == 42 { "0–29 → 42" } else { "0–15 → 29" };
    svg.write_in(30.0, 98.0, 300.0, TEXT.ink(NEON), sign);
    let decks = ["low", "middle", "high"];
    for (at, name) in decks.iter().enumerate() {
        let x = 790.0 + 134.0 * at as f32;
        svg.rect([x, 22.0, 116.0, 84.0], 10.0, &format!("fill=\"{BACK}\""));
        let name = captions.words.word(&format!("deck-{name}"));
        svg.write_in(x + 58.0, 52.0, 104.0, TEXT.size(24.0).ink(DIM).middle(), &name);
        svg.write(x + 58.0, 92.0, BOLD.middle(), &view.decks[at].to_string());
    }
}

/// A hideout: its face or its back, its place and round above, the sprint cards below.
fn hideout(svg: &mut Svg, x: f32, y: f32, at: usize, spot: &SpotView) {
    card(svg, x, y, spot.number.map(|number| number.0), spot.up);
    let number = format!("{}.", at + 1);
    svg.write(x + 8.0, y + 24.0, TEXT.size(20.0).ink(if spot.number.is_some() { INK } else { DIM }), &number);
    for (place, one) in spot.under.iter().enumerate().take(8) {
        let (column, row) = ((place % 2) as f32, (place / 2) as f32);
        let (x, y) = (x + 40.0 * column, y + CARD[1] + 6.0 + 20.0 * row);
        let fill = if one.card.is_some() { PAPER } else { BACK };
        svg.rect([x, y, 37.0, 18.0], 4.0, &format!("fill=\"{fill}\" stroke=\"{NIGHT}\""));
        if let Some(card) = one.card {
            let text = format!("{}+{}", card.0, feet(card.0));
            svg.write(x + 18.5, y + 15.0, TEXT.size(16.0).ink(INK).middle(), &text);
        }
    }
    let more = spot.under.len().saturating_sub(8);
    if more > 0 {
        svg.write(x, y - 2.0, TEXT.size(18.0).ink(NEON), &format!("+{more}"));
    }
}

/// A card of the row: what lies face up for everybody is bright, what only the Fugitive sees is in the shade.
fn card(svg: &mut Svg, x: f32, y: f32, number: Option<u8>, up: bool) {
    let (fill, opacity) = match (number, up) {
        (Some(_), true) => (PAPER, "1"),
        (Some(_), false) => (LAMP, "0.85"),
        (None, _) => (BACK, "1"),
    };
    let how = format!("fill=\"{fill}\" opacity=\"{opacity}\" stroke=\"{DIM}\" stroke-width=\"2\"");
    svg.rect([x, y, CARD[0], CARD[1]], 9.0, &how);
    match number {
        Some(number) => {
            let pen = BOLD.size(46.0).ink(INK).middle();
            svg.write(x + CARD[0] / 2.0, y + 74.0, pen, &number.to_string());
        }
        None => svg.write(x + CARD[0] / 2.0, y + 74.0, BOLD.size(46.0).ink(DIM).middle(), "?"),
    }
}

/// The last guesses.
fn guesses(view: &View, captions: &Captions) -> Vec<String> {
    let all = view.guesses.iter().rev().take(GUESSES).map(|guess| {
        let numbers: Vec<String> = guess.numbers.iter().map(|number| number.to_string()).collect();
        let sign = if guess.right { "✓" } else { "×" };
        format!("{sign} {}", numbers.join(", "))
    });
    let text = Text::new("summary").with("count", view.hidden() as i64).with("round", i64::from(view.round));
    std::iter::once(say(captions, &text)).chain(all).collect()
}
