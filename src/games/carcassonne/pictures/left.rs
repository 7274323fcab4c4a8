//! What is left: every kind of square tile, small, with how many of it nobody has seen, and the halves, pale
//! where they lie; the viewer's own halves above it.

use super::look::{BOLD, DIM, INK, TEXT};
use super::map::parchment;
use super::{alt, finish, piece};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::carcassonne::View;
use crate::games::carcassonne::kinds::Piece;
use crate::games::carcassonne::left::{counted, kinds, lies, played};
use crate::games::carcassonne::story::tile;

/// Kinds in a line, and how much room each has.
const IN_LINE: usize = 8;
const CELL: f32 = 118.0;
const WIDTH: f32 = 40.0 + CELL * IN_LINE as f32;
/// How high a line is with what stands under its kinds, and what stands above all.
const TALL: f32 = CELL + 26.0;
const HEAD: f32 = 100.0;
/// How large halves are beside small tiles, and how high the line of them is.
const LARGE: f32 = 1.5;
const HALVES: f32 = 196.0;

/// The page of somebody who is not asked anything.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    let tiles = kinds(view).into_iter().map(|(kind, left, all)| (kind, left > 0, format!("{left}/{all}")));
    // Whether a half lies is all that anybody knows of it.
    let halves = played(view).into_iter().map(|half| (half, !lies(view, half), String::new()));
    let (tiles, halves): (Vec<_>, Vec<_>) = (tiles.collect(), halves.collect());
    let lines = |cells: &[_]| cells.len().div_ceil(IN_LINE) as f32;
    let top = if view.hand.is_empty() { 0.0 } else { HALVES };
    let below = top + HEAD + TALL * lines(&tiles);
    let height = below + CELL * lines(&halves) + 8.0;
    let mut svg = Svg::new();
    parchment(&mut svg, WIDTH, height);
    hand(&mut svg, view, captions);
    let title = captions.words.word("close-up-left");
    svg.write_in(28.0, top + 42.0, WIDTH - 56.0, BOLD.size(38.0), &title);
    let counted = captions.say(&counted(view));
    svg.write_in(28.0, top + 82.0, WIDTH - 56.0, TEXT.size(32.0), &counted);
    cells(&mut svg, top + HEAD, TALL, &tiles);
    cells(&mut svg, below, CELL, &halves);
    finish(svg, WIDTH, height, alt::left(view, captions))
}

/// The viewer's own halves on a sheet of this width, for whoever may use one; nothing where they have none.
pub fn halves(view: &View, wide: f32, captions: &Captions) -> Option<Drawing> {
    if view.hand.is_empty() {
        return None;
    }
    let (scale, high) = (wide / WIDTH, (HALVES * wide / WIDTH).floor());
    let mut svg = Svg::new();
    parchment(&mut svg, wide, high);
    svg.raw(&format!("<g transform='scale({scale:.3})'>"));
    hand(&mut svg, view, captions);
    svg.raw("</g>");
    Some(finish(svg, wide, high, alt::halves(view, captions)))
}

/// The same on a sheet, each with its name beside it.
fn hand(svg: &mut Svg, view: &View, captions: &Captions) {
    // Two at least share a line, so that one alone is not written about at length.
    let room = (WIDTH - 56.0) / view.hand.len().max(2) as f32;
    for (at, half) in view.hand.iter().enumerate() {
        let x = 28.0 + room * at as f32;
        svg.art(x, 28.0, LARGE, INK, &piece::draw(*half, 0));
        let name = format!("{} · {}", at + 1, captions.words.word(&tile(*half)));
        let pen = TEXT.size(30.0);
        let beside = LARGE * 100.0 + 16.0;
        svg.lines(x + beside, 56.0, 34.0, pen, &pen.wrap(&name, room - beside - 16.0, 4));
    }
}

/// Kinds of pieces in lines of so high, pale where there is nothing left of them, and what is written under each.
fn cells(svg: &mut Svg, top: f32, tall: f32, cells: &[(Piece, bool, String)]) {
    for (at, (kind, left, label)) in cells.iter().enumerate() {
        let x = 28.0 + CELL * (at % IN_LINE) as f32;
        let y = top + tall * (at / IN_LINE) as f32;
        svg.raw(if *left { "<g>" } else { "<g opacity='.3'>" });
        svg.art(x, y, 1.0, INK, &piece::draw(*kind, 0));
        svg.raw("</g>");
        let pen = BOLD.size(32.0).ink(if *left { INK } else { DIM }).middle();
        svg.write(x + 50.0, y + 130.0, pen, label);
    }
}
