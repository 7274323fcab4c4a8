//! The map: pieces, followers, frames and names at the edges, of the whole or of a window of it.

use super::look::{BOLD, DIM, GOLD, INK, PARCHMENT, colour, figure, outline};
use super::{MARGIN, piece};
use crate::drawing::STAMP;
use crate::drawing::svg::Svg;
use crate::games::carcassonne::kinds::Piece;
use crate::games::carcassonne::land::{Follower, Laid, Land};
use crate::games::carcassonne::square::{Square, column};
use crate::kernel::Seat;
use std::collections::BTreeSet;

/// What a field is hatched with in which somebody may lie down.
const REACH: &str = "reach";

/// A part of the grid.
#[derive(Clone, Copy)]
pub struct Window {
    /// Its first column and row, and the last ones.
    pub from: Square,
    pub to: Square,
}

impl Window {
    /// Everything that lies, and a ring of one square round it.
    pub fn whole(land: &Land) -> Window {
        let squares = || land.squares().iter();
        let edge = |of: fn(&Square) -> i8, most: bool| {
            let found = if most { squares().map(of).max() } else { squares().map(of).min() };
            found.unwrap_or(0) + if most { 1 } else { -1 }
        };
        Window {
            from: Square::new(edge(|s| s.x, false), edge(|s| s.y, false)),
            to: Square::new(edge(|s| s.x, true), edge(|s| s.y, true)),
        }
    }

    /// So many squares in each direction round one.
    pub fn round(middle: Square, reach: i8) -> Window {
        Window {
            from: Square::new(middle.x - reach, middle.y - reach),
            to: Square::new(middle.x + reach, middle.y + reach),
        }
    }

    /// The smallest that shows this and another.
    pub fn with(self, other: Window) -> Window {
        Window {
            from: Square::new(self.from.x.min(other.from.x), self.from.y.min(other.from.y)),
            to: Square::new(self.to.x.max(other.to.x), self.to.y.max(other.to.y)),
        }
    }

    /// As much of it as there is of the whole.
    pub fn within(self, whole: Window) -> Window {
        Window {
            from: Square::new(self.from.x.max(whole.from.x), self.from.y.max(whole.from.y)),
            to: Square::new(self.to.x.min(whole.to.x), self.to.y.min(whole.to.y)),
        }
    }

    /// As much round it as there is of the whole, up to so many columns and rows.
    pub fn grown(self, most: u32, whole: Window) -> Window {
        let grown = |from: i8, to: i8, first: i8, last: i8| {
            let most = (most as i8).max(to - from + 1);
            let more = most - (to - from + 1);
            let from = (from - more / 2).max(first);
            let to = (from + most - 1).min(last);
            ((to - most + 1).max(first), to)
        };
        let (left, right) = grown(self.from.x, self.to.x, whole.from.x, whole.to.x);
        let (top, bottom) = grown(self.from.y, self.to.y, whole.from.y, whole.to.y);
        Window { from: Square::new(left, top), to: Square::new(right, bottom) }
    }

    /// How many columns and rows it has.
    pub fn size(self) -> (u32, u32) {
        let span = |from: i8, to: i8| (i32::from(to) - i32::from(from) + 1).max(1) as u32;
        (span(self.from.x, self.to.x), span(self.from.y, self.to.y))
    }

    /// Whether it shows a square.
    pub fn has(self, square: Square) -> bool {
        (self.from.x..=self.to.x).contains(&square.x) && (self.from.y..=self.to.y).contains(&square.y)
    }
}

/// What is drawn over the map.
#[derive(Default)]
pub struct Over<'a> {
    /// Squares with a flag, and what stands on it.
    pub flags: Vec<(Square, String)>,
    /// A piece that does not lie yet.
    pub laying: Option<Laid>,
    /// Its segments with a pin, and what stands on it.
    pub pins: Vec<(u8, String)>,
    /// Fields that it would belong to: a piece of one, which segment, and the number of the pin.
    pub fields: Vec<(Laid, u8, String)>,
    /// Squares where nothing fits any more.
    pub holes: Vec<Square>,
    /// Followers that the last move sent home.
    pub gone: &'a [Follower],
    /// Points that somebody just got, where they come from.
    pub bubbles: Vec<(Square, u16)>,
    /// Squares that shine.
    pub shining: &'a [Square],
}

/// A map at a place on a sheet, its squares so large: all in whole pixels, so that a piece is painted once.
pub struct Frame {
    /// Which part.
    pub window: Window,
    /// Its upper left corner.
    pub x: f32,
    pub y: f32,
    /// The side of a square.
    pub unit: f32,
    /// Room for names at each edge.
    pub margin: f32,
}

impl Frame {
    fn at(&self, square: Square) -> (f32, f32) {
        let (column, row) = (
            f32::from(square.x) - f32::from(self.window.from.x),
            f32::from(square.y) - f32::from(self.window.from.y),
        );
        (self.x + self.margin + column * self.unit, self.y + self.margin + row * self.unit)
    }

    fn scale(&self) -> f32 {
        self.unit / 100.0
    }

    /// Draws the part of the map that the window shows.
    pub fn draw(&self, svg: &mut Svg, land: &Land, over: &Over<'_>) {
        let visible = || land.laid().iter().filter(|laid| self.window.has(laid.square)).chain(&over.laying);
        let kinds: BTreeSet<(Piece, u8)> = visible().map(|laid| (laid.piece, laid.turn)).collect();
        svg.raw("<defs>");
        for (kind, turn) in kinds {
            // Two maps on one sheet hold the same kinds: the later definition says the same.
            svg.raw(&format!("<g id='{}{turn}'>{}</g>", kind.id(), piece::draw(kind, turn)));
        }
        svg.raw("</defs>");
        if self.margin > 0.0 {
            self.names(svg);
        }
        for (n, laid) in visible().enumerate() {
            let (x, y) = self.at(laid.square);
            let scale = self.scale();
            let (id, turn) = (laid.piece.id(), laid.turn);
            svg.raw(&format!(
                "<use id='{STAMP}{id}{turn}~{n}' href='#{id}{turn}' transform='translate({x:.1} {y:.1})scale({scale:.3})'/>"
            ));
        }
        self.fields(svg, over);
        for hole in over.holes.iter().filter(|hole| self.window.has(**hole)) {
            let (x, y) = self.at(*hole);
            let (near, far) = (self.unit * 0.36, self.unit * 0.64);
            let cross = format!(
                "M{:.1} {:.1}L{:.1} {:.1}M{:.1} {:.1}L{:.1} {:.1}",
                x + near,
                y + near,
                x + far,
                y + far,
                x + far,
                y + near,
                x + near,
                y + far
            );
            svg.path(&cross, &format!("stroke='{DIM}' stroke-width='3' fill='none'"));
        }
        self.frames(svg, land, over);
        self.gone(svg, land, over.gone);
        self.followers(svg, land);
        self.bubbles(svg, over);
        self.marks(svg, over);
    }

    /// Fields hatched in the colour of whoever may lie down there, with the number of the pin on each piece:
    /// so far do they reach.
    fn fields(&self, svg: &mut Svg, over: &Over<'_>) {
        if over.fields.is_empty() {
            return;
        }
        let tint = colour(over.laying.and_then(|laying| laying.by).unwrap_or(Seat(0)));
        svg.raw(&format!(
            "<defs><pattern id='{REACH}' width='16' height='16' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>\
             <rect width='8' height='16' fill='{tint}'/></pattern></defs>"
        ));
        for (laid, segment, label) in over.fields.iter().filter(|(laid, ..)| self.window.has(laid.square)) {
            let (x, y) = self.at(laid.square);
            let tinted = piece::tinted(laid.piece, laid.turn, *segment, REACH);
            let scale = self.scale();
            svg.raw(&format!("<g transform='translate({x:.1} {y:.1})scale({scale:.3})'>{tinted}</g>"));
            let (at_x, at_y) = piece::stand(laid.piece, laid.turn, *segment);
            let pen = BOLD.size(self.unit * 0.16).middle();
            svg.write(x + at_x * scale, y + at_y * scale + self.unit * 0.05, pen, label);
        }
    }

    /// Letters above and below, numbers on both sides.
    fn names(&self, svg: &mut Svg) {
        let (columns, rows) = self.window.size();
        let (width, height) = (columns as f32 * self.unit, rows as f32 * self.unit);
        let larger = self.margin / MARGIN;
        // Columns of two letters stand side by side.
        let pen = BOLD.ink(DIM).size((22.0 * larger).min(self.unit * 0.5)).middle();
        for step in 0..columns {
            let name = column(self.window.from.x + step as i8);
            let x = self.x + self.margin + (step as f32 + 0.5) * self.unit;
            svg.write(x, self.y + self.margin - 8.0 * larger, pen, &name);
            svg.write(x, self.y + self.margin + height + 24.0 * larger, pen, &name);
        }
        for step in 0..rows {
            let name = Square::new(0, self.window.from.y + step as i8).row().to_string();
            let y = self.y + self.margin + (step as f32 + 0.5) * self.unit + 7.0 * larger;
            svg.write(self.x + self.margin / 2.0, y, pen, &name);
            svg.write(self.x + self.margin * 1.5 + width, y, pen, &name);
        }
    }

    /// The newest piece has a broad frame in its player's colour, everybody's last one a thin one.
    fn frames(&self, svg: &mut Svg, land: &Land, over: &Over<'_>) {
        for square in over.shining.iter().filter(|square| self.window.has(**square)) {
            let (x, y) = self.at(*square);
            let how = format!("fill='{GOLD}' fill-opacity='.28' stroke='{GOLD}' stroke-width='3'");
            svg.rect([x, y, self.unit, self.unit], 0.0, &how);
        }
        let mut seen: BTreeSet<Seat> = BTreeSet::new();
        for (at, laid) in land.laid().iter().rev().enumerate() {
            let Some(seat) = laid.by.filter(|seat| seen.insert(*seat)) else { continue };
            if !self.window.has(laid.square) {
                continue;
            }
            let (x, y) = self.at(laid.square);
            let broad = if at == 0 { 6.0 } else { 3.0 };
            let how = format!("fill='none' stroke='{}' stroke-width='{broad}'", colour(seat));
            svg.rect([x, y, self.unit, self.unit], 2.0, &how);
        }
    }

    fn followers(&self, svg: &mut Svg, land: &Land) {
        let mut before: Vec<(u8, u8)> = Vec::new();
        for one in land.followers() {
            let laid = land.laid()[usize::from(one.laid)];
            if !self.window.has(laid.square) {
                continue;
            }
            let beside = before.iter().filter(|place| **place == (one.laid, one.segment)).count() as f32;
            before.push((one.laid, one.segment));
            let (x, y) = piece::stand(laid.piece, laid.turn, one.segment);
            let (x, y) = (x + 14.0 * beside, y);
            let lying = is_farmer(laid.piece, one.segment);
            let (left, top) = self.at(laid.square);
            let at = (left + x * self.scale(), top + y * self.scale());
            figure(svg, one.seat, at, self.scale() * 1.15, lying);
        }
    }

    /// Pale outlines where those stood who have just gone home.
    fn gone(&self, svg: &mut Svg, land: &Land, gone: &[Follower]) {
        for one in gone {
            let laid = land.laid()[usize::from(one.laid)];
            if self.window.has(laid.square) {
                let (x, y) = piece::stand(laid.piece, laid.turn, one.segment);
                let (left, top) = self.at(laid.square);
                let at = (left + x * self.scale(), top + y * self.scale());
                outline(svg, one.seat, at, self.scale() * 1.15);
            }
        }
    }

    /// Points that somebody just got; of several on one square, side by side.
    fn bubbles(&self, svg: &mut Svg, over: &Over<'_>) {
        let radius = self.unit * 0.26;
        for (at, (square, points)) in over.bubbles.iter().enumerate() {
            if !self.window.has(*square) {
                continue;
            }
            let before = over.bubbles[..at].iter().filter(|(other, _)| other == square).count() as f32;
            let (x, y) = self.at(*square);
            let (x, y) = (x + self.unit * (0.74 - 0.5 * before), y + self.unit * 0.26);
            svg.circle(x, y, radius, &format!("fill='{GOLD}' stroke='{INK}' stroke-width='2'"));
            svg.write(x, y + radius * 0.36, BOLD.size(radius).middle(), &format!("+{points}"));
        }
    }

    /// Flags and pins with what stands on them.
    fn marks(&self, svg: &mut Svg, over: &Over<'_>) {
        for (square, label) in &over.flags {
            let (x, y) = self.at(*square);
            let inset = self.unit * 0.08;
            let how = format!(
                "fill='#fffbe9' fill-opacity='.85' stroke='{INK}' stroke-width='2' stroke-dasharray='5 4'"
            );
            svg.rect([x + inset, y + inset, self.unit - 2.0 * inset, self.unit - 2.0 * inset], 8.0, &how);
            let pen = BOLD.size(self.unit * 0.42).middle();
            svg.write(x + self.unit / 2.0, y + self.unit * 0.65, pen, label);
        }
        let Some(laid) = over.laying else { return };
        let (x, y) = self.at(laid.square);
        svg.rect([x, y, self.unit, self.unit], 0.0, &format!("fill='none' stroke='{GOLD}' stroke-width='5'"));
        for (segment, label) in &over.pins {
            let (px, py) = piece::stand(laid.piece, laid.turn, *segment);
            let (px, py) = (x + px * self.scale(), y + py * self.scale());
            let seat = laid.by.unwrap_or(Seat(0));
            let radius = (self.unit * 0.12).max(12.0);
            svg.circle(px, py, radius, &format!("fill='{}' stroke='#fff' stroke-width='2.5'", colour(seat)));
            svg.write(px, py + radius * 0.45, BOLD.ink("#fff").size(radius * 1.35).middle(), label);
        }
    }
}

/// Whether a follower on a segment is a farmer, who lies down.
pub fn is_farmer(piece: Piece, segment: u8) -> bool {
    use crate::games::carcassonne::shape::Feature;
    piece.segment(segment).is_some_and(|segment| segment.feature == Feature::Field)
}

/// A sheet of parchment.
pub fn parchment(svg: &mut Svg, width: f32, height: f32) {
    svg.rect([0.0, 0.0, width, height], 0.0, &format!("fill='{PARCHMENT}'"));
}
