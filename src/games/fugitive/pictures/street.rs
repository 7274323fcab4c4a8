//! The row as a street at night: as everybody sees it, and as the Fugitive sees it from behind. So wide that
//! its numbers can be read on a telephone.

use super::{BACK, BOLD, DIM, INK, LAMP, NEON, NIGHT, PAPER, STREET, TEXT, finish, own, say, standing};
use crate::drawing::Captions;
use crate::drawing::Drawing;
use crate::drawing::svg::{Pen, Svg};
use crate::games::fugitive::cards::feet;
use crate::games::fugitive::chase::Guess;
use crate::games::fugitive::placing::threshold;
use crate::games::fugitive::standing::nights;
use crate::games::fugitive::{Fugitive, SpotView, View};
use crate::kernel::{Game, Text};

pub const WIDTH: f32 = 760.0;
pub const MARGIN: f32 = 24.0;
/// Cards in a line of the row, number 0 among them.
const IN_LINE: usize = 7;
const STEP: f32 = 103.0;
const CARD: [f32; 2] = [94.0, 112.0];
/// What stands above a card: in which nights it was laid and found.
const ABOVE: f32 = 34.0;
/// A sprint card, of which two lie beside one another.
const SPRINT: [f32; 2] = [45.0, 34.0];
/// Sprint cards under one hideout that are drawn; of more their number is.
const SPRINTS: usize = 8;
const CHIP: f32 = 48.0;
/// Guesses that are shown while it goes on: the latest.
const GUESSES: usize = 6;

const NIGHTS: Pen = TEXT.size(26.0).ink(DIM);
const NAMED: Pen = TEXT.size(28.0);

/// The street for everybody.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    let latest = view.guesses.len().saturating_sub(GUESSES);
    let mut svg = Svg::new();
    let y = head(&mut svg, view, captions);
    let y = row(&mut svg, y, &view.row, captions);
    let y = guesses(&mut svg, y, &view.guesses[latest..], captions);
    sheet(svg, y, &standing(view, captions))
}

/// The same street from behind: all faces, and the hand below it.
pub fn from_behind(view: &View, captions: &Captions) -> Drawing {
    let [beside, text] = own(view, captions);
    let mut svg = Svg::new();
    let y = head(&mut svg, view, captions);
    let y = row(&mut svg, y, &view.row, captions);
    let y = written(&mut svg, y, &beside);
    sheet(svg, y, &text)
}

/// The night behind what was drawn, down to where it ends.
pub fn sheet(drawn: Svg, foot: f32, text: &[String]) -> Drawing {
    let height = foot + 16.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{NIGHT}\""));
    let drawn = drawn.finish(WIDTH as u32, height as u32);
    svg.raw(&drawn);
    finish(svg, WIDTH, height, text)
}

/// Lines of text, below one another; where the last of them ends.
pub fn written(svg: &mut Svg, mut y: f32, text: &[String]) -> f32 {
    for line in text {
        for line in NAMED.wrap(line, WIDTH - 2.0 * MARGIN, 3) {
            y += 38.0;
            svg.write(MARGIN, y, NAMED, &line);
        }
    }
    y + 8.0
}

/// What is going on, and how thick the decks are; where it ends.
fn head(svg: &mut Svg, view: &View, captions: &Captions) -> f32 {
    let heading = say(captions, &Fugitive::screen(&view.public(), None).heading);
    let y = titled(svg, 8.0, &heading);
    manhunt(svg, y, view, captions);
    let y = y + 36.0;
    for (at, name) in ["low", "middle", "high"].iter().enumerate() {
        let x = MARGIN + 241.0 * at as f32;
        svg.rect([x, y + 4.0, 230.0, 50.0], 10.0, &format!("fill=\"{BACK}\""));
        let name = captions.words.word(&format!("deck-{name}"));
        svg.write_in(x + 12.0, y + 38.0, 150.0, TEXT.size(28.0).ink(DIM), &name);
        svg.write(x + 218.0, y + 40.0, BOLD.end(), &view.decks[at].to_string());
    }
    y + 66.0
}

/// Up to which find a manhunt begins, and with which number: a line below the heading.
fn manhunt(svg: &mut Svg, y: f32, view: &View, captions: &Captions) {
    let threshold = threshold(view.options.course, &view.edges);
    let said = say(captions, &Text::new("picture-manhunt").with("threshold", threshold));
    let pen = BOLD.size(28.0).ink(NEON);
    svg.write(MARGIN, y + 26.0, pen, &said);
    let x = MARGIN + pen.width(&said) + 12.0;
    svg.path(
        &format!("M{x:.1} {:.1}h26m-9 -8l9 8l-9 8", y + 17.0),
        &format!("stroke=\"{NEON}\" stroke-width=\"4\" fill=\"none\""),
    );
    svg.write(x + 38.0, y + 26.0, pen, &view.out().to_string());
}

/// A heading of two lines at most; where it ends.
pub fn titled(svg: &mut Svg, mut y: f32, heading: &str) -> f32 {
    let pen = BOLD.size(36.0).ink(LAMP);
    // What stands before it in a message has no letter in the fonts.
    let heading = heading.trim_start_matches(['🏁', '🔦', ' ']);
    for line in pen.wrap(heading, WIDTH - 2.0 * MARGIN, 2) {
        y += 42.0;
        svg.write(MARGIN, y, pen, &line);
    }
    y + 12.0
}

/// The row in as many lines as it takes; where it ends.
pub fn row(svg: &mut Svg, mut y: f32, spots: &[SpotView], captions: &Captions) -> f32 {
    let all: Vec<Option<(usize, &SpotView)>> =
        std::iter::once(None).chain(spots.iter().enumerate().map(Some)).collect();
    for line in all.chunks(IN_LINE) {
        let under = line.iter().flatten().map(|(_, spot)| spot.under.len().min(SPRINTS)).max().unwrap_or(0);
        let height = ABOVE + CARD[1] + under.div_ceil(2) as f32 * (SPRINT[1] + 4.0) + 14.0;
        svg.rect([0.0, y, WIDTH, height - 4.0], 0.0, &format!("fill=\"{STREET}\""));
        for (column, one) in line.iter().enumerate() {
            let (x, y) = (MARGIN + STEP * column as f32, y + ABOVE);
            match one {
                Some((at, spot)) => hideout(svg, (x, y), *at, spot, captions),
                None => card(svg, x, y, Some(0), true),
            }
        }
        y += height;
    }
    y
}

/// A hideout: its face or its back, its place in it, its nights above, the sprint cards below.
fn hideout(svg: &mut Svg, (x, y): (f32, f32), at: usize, spot: &SpotView, captions: &Captions) {
    card(svg, x, y, spot.number.map(|number| number.0), spot.up);
    svg.write(x + CARD[0] / 2.0, y - 9.0, NIGHTS.middle(), &say(captions, &nights(spot)));
    let ink = if spot.number.is_some() { INK } else { DIM };
    svg.write(x + 8.0, y + 26.0, TEXT.size(26.0).ink(ink), &format!("{}.", at + 1));
    for (place, one) in spot.under.iter().enumerate().take(SPRINTS) {
        let (column, row) = ((place % 2) as f32, (place / 2) as f32);
        let (x, y) = (x + 49.0 * column, y + CARD[1] + 5.0 + (SPRINT[1] + 4.0) * row);
        let fill = if one.card.is_some() { PAPER } else { BACK };
        svg.rect([x, y, SPRINT[0], SPRINT[1]], 6.0, &format!("fill=\"{fill}\" stroke=\"{DIM}\""));
        let Some(card) = one.card.map(|card| card.0) else { continue };
        svg.write(x + 17.0, y + 26.0, TEXT.size(26.0).ink(INK).middle(), &card.to_string());
        for foot in 0..feet(card) {
            svg.circle(x + 37.0, y + 11.0 + 12.0 * f32::from(foot), 4.0, &format!("fill=\"{NEON}\""));
        }
    }
    let more = spot.under.len().saturating_sub(SPRINTS);
    if more > 0 {
        svg.write(x + CARD[0] - 6.0, y + 26.0, TEXT.size(26.0).ink(NEON).end(), &format!("+{more}"));
    }
}

/// A card of the row: what lies face up for everybody is bright, what only the Fugitive sees, or nobody
/// found, is in the shade.
fn card(svg: &mut Svg, x: f32, y: f32, number: Option<u8>, up: bool) {
    let (fill, opacity) = match (number, up) {
        (Some(_), true) => (PAPER, "1"),
        (Some(_), false) => (LAMP, "0.85"),
        (None, _) => (BACK, "1"),
    };
    let how = format!("fill=\"{fill}\" opacity=\"{opacity}\" stroke=\"{DIM}\" stroke-width=\"2\"");
    svg.rect([x, y, CARD[0], CARD[1]], 10.0, &how);
    let (ink, face) = number.map_or((DIM, "?".to_owned()), |number| (INK, number.to_string()));
    svg.write(x + CARD[0] / 2.0, y + 88.0, BOLD.size(62.0).ink(ink).middle(), &face);
}

/// Guesses one after the other, each with its night; where they end.
pub fn guesses(svg: &mut Svg, y: f32, guesses: &[Guess], captions: &Captions) -> f32 {
    let (mut x, mut y) = (MARGIN, y + 8.0);
    for guess in guesses {
        let (sign, size, fill, ink) =
            if guess.right { ("✓", 26.0, LAMP, INK) } else { ("×", 38.0, BACK, PAPER) };
        let night = say(captions, &Text::new("picture-night").with("round", i64::from(guess.round)));
        let said = guess.numbers.joined(", ");
        let before = NIGHTS.width(&night) + 38.0;
        let width = (before + NAMED.width(&said) + 24.0).min(WIDTH - 2.0 * MARGIN);
        if x > MARGIN && x + width > WIDTH - MARGIN {
            (x, y) = (MARGIN, y + CHIP);
        }
        svg.rect([x, y, width, CHIP - 8.0], 8.0, &format!("fill=\"{fill}\""));
        svg.write(x + 12.0, y + 29.0, NIGHTS.ink(if guess.right { INK } else { DIM }), &night);
        svg.write(x + before + 3.0, y + 30.0, NAMED.size(size).ink(ink).end(), sign);
        svg.write_in(x + 12.0 + before, y + 30.0, width - 24.0 - before, NAMED.ink(ink), &said);
        x += width + 10.0;
    }
    if guesses.is_empty() { y } else { y + CHIP }
}
