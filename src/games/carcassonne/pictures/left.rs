//! What is left: every kind of square tile, small, with how many of it nobody has seen; the viewer's halves above it.

use super::look::{BOLD, DIM, INK, TEXT};
use super::map::parchment;
use super::{alt, finish, piece};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::carcassonne::View;
use crate::games::carcassonne::left::kinds;
use crate::games::carcassonne::story::tile;

/// Kinds in a line, and how much room each has.
const IN_LINE: usize = 8;
const CELL: f32 = 118.0;
/// How much room halves have.
const HALF: f32 = 240.0;

/// The page of somebody who is not asked anything.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    let kinds = kinds(view);
    let top = if view.hand.is_empty() { 0.0 } else { 270.0 };
    let width = 40.0 + CELL * IN_LINE as f32;
    let height = top + 60.0 + (CELL + 26.0) * kinds.len().div_ceil(IN_LINE) as f32;
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    for (at, half) in view.hand.iter().enumerate() {
        let x = 40.0 + HALF * at as f32;
        svg.art(x, 30.0, 2.0, INK, &piece::draw(*half, 0));
        let name = captions.words.word(&tile(*half));
        svg.write_in(x, 256.0, HALF - 20.0, TEXT.size(19.0), &name);
    }
    let title = captions.words.word("picture-left");
    svg.write_in(28.0, top + 38.0, width - 56.0, BOLD.size(28.0), &title);
    for (at, (kind, left, all)) in kinds.into_iter().enumerate() {
        let x = 28.0 + CELL * (at % IN_LINE) as f32;
        let y = top + 56.0 + (CELL + 26.0) * (at / IN_LINE) as f32;
        let gone = left == 0;
        svg.raw(if gone { "<g opacity='.3'>" } else { "<g>" });
        svg.art(x, y, 1.0, INK, &piece::draw(kind, 0));
        svg.raw("</g>");
        let pen = BOLD.size(24.0).ink(if gone { DIM } else { INK }).middle();
        svg.write(x + 50.0, y + 126.0, pen, &format!("{left}/{all}"));
    }
    finish(svg, width, height, alt::left(view, captions))
}
