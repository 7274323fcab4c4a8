//! The table as everybody sees it: the pack on its ring, leader to tail, with deck, pile and Flag above it.
//!
//! The ring is drawn as it is raced: the leader top left, the pack behind it down the left and up the right,
//! and the tail top right, right ahead of the leader across the line.

use super::look::{
    ASPHALT, BLOOD, BOLD, BONE, DIM, GOLD, INK, LILAC, LINE, NIGHT, SLIME, TEXT, TITLE, WEED, mark, suit,
    symbol,
};
use super::slot::{self, Frame};
use super::{Words, alt, sigil, test};
use crate::drawing::Drawing;
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::cards::Card;
use crate::games::cthulhu500::race::{Flag, Phase};
use crate::games::cthulhu500::{Event, View};
use crate::kernel::{Arg, Text};

const WIDTH: f32 = 1000.0;
/// Where the track begins, below deck, pile and turn.
const TRACK: f32 = 124.0;
/// From there to the first place.
const BEND: f32 = 64.0;
/// Below the last place.
const FOOT: f32 = 62.0;
const GAP: f32 = 20.0;
const LEFT: f32 = 28.0;
const RIGHT: f32 = WIDTH - LEFT - slot::WIDTH;

/// Draws the table; below it, the last test, if there was one.
pub fn draw(view: &View, last: Option<&Event>, words: &Words) -> Drawing {
    let rows = view.pack.len().div_ceil(2);
    // The more there are, the more must a long name give way.
    let (stage, part) = match rows {
        ..=2 => (136.0, 1.0),
        3 => (118.0, 0.65),
        _ => (104.0, 0.5),
    };
    let lines = view.cars.iter().map(|car| slot::lines_for(car, part, words)).max().unwrap_or(1);
    let frame = Frame { x: 0.0, y: 0.0, stage, lines };
    let pitch = frame.height() + GAP;
    let first = TRACK + BEND;
    let whole = first + pitch * rows as f32 - GAP + FOOT;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, whole], 0.0, &format!("fill=\"{NIGHT}\""));
    header(&mut svg, view, words);
    track(&mut svg, whole);
    line(&mut svg, view, words);
    legend(&mut svg, whole, words);
    if !view.pack.len().is_multiple_of(2) {
        infield(&mut svg, RIGHT + slot::WIDTH / 2.0, whole - FOOT - frame.height() / 2.0);
    }
    for (place, seat) in view.pack.iter().enumerate() {
        let (x, row) = if place < rows { (LEFT, place) } else { (RIGHT, view.pack.len() - 1 - place) };
        let y = first + pitch * row as f32;
        arrow(&mut svg, x, y + frame.height() / 2.0, place < rows);
        slot::draw(&mut svg, Frame { x, y, ..frame }, view, *seat, words);
    }
    let mut high = whole;
    if let Some(last) = last {
        svg.rect([0.0, whole, WIDTH, test::STRIP], 0.0, &format!("fill=\"{NIGHT}\""));
        test::strip(&mut svg, whole, last, words);
        high += test::STRIP;
    }
    let (width, height) = (WIDTH as u32, high as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: alt::table(view, last, words) }
}

/// Which way it goes, beside each place.
fn arrow(svg: &mut Svg, x: f32, y: f32, up: bool) {
    let (x, tip) = if up { (x - 9.0, -8.0) } else { (x + slot::WIDTH + 9.0, 8.0) };
    let (left, right, foot, tip) = (x - 6.0, x + 6.0, y - tip, y + tip);
    let path = format!("M{left:.1} {foot:.1}L{x:.1} {tip:.1}L{right:.1} {foot:.1}");
    svg.path(&path, &format!("fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"4\" stroke-linejoin=\"round\""));
}

/// Track and kerbs.
fn track(svg: &mut Svg, whole: f32) {
    let how = format!("fill=\"{ASPHALT}\" stroke=\"{BONE}\" stroke-width=\"4\"");
    svg.rect([6.0, TRACK, WIDTH - 12.0, whole - TRACK - 6.0], 52.0, &how);
    let spine = format!("M500 {:.0} V{:.0}", TRACK + BEND - 8.0, whole - FOOT + 4.0);
    svg.path(&spine, &format!("stroke=\"{BONE}\" stroke-width=\"16\""));
    svg.path(&spine, &format!("stroke=\"{BLOOD}\" stroke-width=\"16\" stroke-dasharray=\"26 26\""));
}

/// The line between front and back, and where the Flag is.
fn line(svg: &mut Svg, view: &View, words: &Words) {
    let top = TRACK + 2.0;
    svg.rect([482.0, top, 36.0, 44.0], 0.0, &format!("fill=\"{BONE}\""));
    for square in (0..12).filter(|square| (square % 3 + square / 3) % 2 == 0) {
        let (x, y) = (482.0 + 12.0 * (square % 3) as f32, top + 11.0 * (square / 3) as f32);
        svg.rect([x, y, 12.0, 11.0], 0.0, &format!("fill=\"{LINE}\""));
    }
    svg.art(50.0, TRACK + 8.0, 32.0 / 48.0, BONE, symbol("flag"));
    svg.write_in(92.0, TRACK + 33.0, 340.0, TEXT, &flag(view, words));
    svg.art(442.0, TRACK + 10.0, 28.0 / 48.0, GOLD, symbol("attack"));
    svg.art(530.0, TRACK + 10.0, 28.0 / 48.0, GOLD, symbol("attack"));
    svg.write_in(572.0, TRACK + 33.0, 350.0, TEXT.ink(DIM), &words.word("picture-line"));
}

/// What the symbols mean.
fn legend(svg: &mut Svg, whole: f32, words: &Words) {
    let pen = TEXT.size(25.0).ink(DIM);
    let entries = ["attack", "defence", "repair", "hand", "lap"]
        .map(|icon| (icon, words.word(&format!("picture-legend-{icon}"))));
    let wide: f32 = entries.iter().map(|(_, word)| pen.width(word) + 36.0).sum();
    let gap = (WIDTH - 120.0 - wide) / 4.0;
    let mut x = 60.0;
    for (icon, word) in entries {
        svg.art(x, whole - 45.0, 26.0 / 48.0, if icon == "hand" { LILAC } else { DIM }, symbol(icon));
        svg.write(x + 34.0, whole - 23.0, pen, &word);
        x += pen.width(&word) + 36.0 + gap;
    }
}

/// What lies where nobody drives.
fn infield(svg: &mut Svg, x: f32, y: f32) {
    sigil::draw(svg, x, y, 78.0, "#3a4554", "infield");
    let eye =
        format!("M{} {y} Q{x} {} {} {y} Q{x} {} {} {y}Z", x - 52.0, y - 52.0, x + 52.0, y + 52.0, x - 52.0);
    svg.path(&eye, &format!("fill=\"{ASPHALT}\" stroke=\"#3a4554\" stroke-width=\"5\""));
    svg.path(&format!("M{x} {} q14 22 0 44 q-14 -22 0 -44Z", y - 22.0), "fill=\"#3a4554\"");
}

/// Where the Flag is, as far as everybody knows: the pile may be looked through.
pub fn flag(view: &View, words: &Words) -> String {
    match view.flag {
        _ if view.phase == Phase::Over => words.word("picture-flag-out"),
        Flag::Shuffled if view.pile.contains(&Card::CheckeredFlag) => words.word("picture-flag-pile"),
        Flag::Shuffled => words.word("picture-flag-deck"),
        Flag::Aside(counters) => words.counted("picture-flag-aside", i64::from(counters) + 1),
        Flag::Raised(turns) => words.counted("picture-flag-raised", turns.into()),
    }
}

/// Whose turn it is, deck and pile.
fn header(svg: &mut Svg, view: &View, words: &Words) {
    for (x, reach) in [(470.0, 34.0), (420.0, 20.0), (330.0, 14.0), (30.0, 8.0)] {
        let arm = format!("M{x} 130 q-14 -60 20 -74 q26 -6 24 {reach} q-8 -22 -20 -10 q-14 20 4 84Z");
        svg.path(&arm, &format!("fill=\"{WEED}\""));
    }
    svg.write(22.0, 62.0, TITLE.ink(SLIME).size(66.0), "Cthulhu 500");
    let pen = BOLD.size(32.0);
    let (whose, status) = match view.phase {
        Phase::Vehicles => (None, words.word("picture-choosing")),
        Phase::Bid => (None, words.word("picture-bidding")),
        Phase::Over => (Some(view.winning), words.word("picture-wins")),
        _ => (Some(view.turn.seat), words.counted("picture-actions", view.turn.actions.into())),
    };
    let mut x = 24.0;
    if let Some(seat) = whose {
        mark(svg, x, 79.0, 34.0, seat);
        // However long the name is, what follows it is read.
        let name = pen.fit(&words.name(seat), 510.0 - 66.0 - 18.0 - pen.width(&status));
        svg.write(66.0, 107.0, pen, &name);
        x = 66.0 + pen.width(&name) + 18.0;
    }
    svg.write_in(x, 107.0, 510.0 - x, pen.ink(if whose.is_some() { GOLD } else { BONE }), &status);
    deck(svg, view, words);
    pile(svg, view, words);
}

/// The deck in five steps, never a number (R13).
fn deck(svg: &mut Svg, view: &View, words: &Words) {
    let thickness = view.deck.0.clamp(1, 5);
    for layer in 0..thickness {
        let lift = 6.0 * f32::from(layer);
        let how = format!("fill=\"#5a35a0\" stroke=\"{BONE}\" stroke-width=\"2.5\"");
        svg.rect([526.0 + lift, 34.0 - lift, 74.0, 50.0], 7.0, &how);
    }
    let lift = 6.0 * f32::from(thickness - 1);
    svg.art(547.0 + lift, 43.0 - lift, 32.0 / 48.0, SLIME, symbol("spell"));
    let word = Arg::Name(format!("thickness-{thickness}"));
    let deck = words.say(&Text::new("picture-deck").with("thickness", word));
    svg.write_in(526.0, 112.0, 176.0, TEXT, &deck);
}

/// The top of the pile.
fn pile(svg: &mut Svg, view: &View, words: &Words) {
    let (x, y, wide) = (708.0, 10.0, 284.0);
    let Some(top) = view.top else {
        let how = format!("fill=\"none\" stroke=\"{DIM}\" stroke-width=\"3\" stroke-dasharray=\"10 8\"");
        svg.rect([x, y, wide, 106.0], 12.0, &how);
        svg.write_in(x + 16.0, y + 62.0, wide - 30.0, TEXT.ink(DIM), &words.word("picture-pile-empty"));
        return;
    };
    let suit = suit(top);
    svg.rect([x, y, wide, 106.0], 12.0, &format!("fill=\"{BONE}\" stroke=\"{LINE}\" stroke-width=\"3\""));
    svg.path(
        &format!("M{} {y} h-52 q-12 0 -12 12 v82 q0 12 12 12 h52Z", x + 64.0),
        &format!("fill=\"{}\"", suit.colour),
    );
    svg.art(x + 11.0, y + 32.0, 42.0 / 48.0, BONE, symbol(suit.symbol));
    svg.write_in(
        x + 76.0,
        y + 28.0,
        wide - 84.0,
        TEXT.size(22.0).ink("#5b5142"),
        &words.word("picture-pile"),
    );
    let pen = BOLD.size(30.0).ink(INK);
    svg.lines(x + 76.0, y + 60.0, 32.0, pen, &pen.wrap(&words.title(top), wide - 86.0, 2));
}
