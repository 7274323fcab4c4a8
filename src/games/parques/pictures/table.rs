//! The board as everybody sees it: cells, jails, pieces, what moved last, and the dice.

use super::piece::{self, LINE, PAPER, ink, paint};
use super::shape::{Cell, Point, SIZE, Shape};
use super::{Words, alt};
use crate::drawing::Drawing;
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::games::parques::View;
use crate::games::parques::board::{Board, Piece, Place};
use crate::games::parques::ranking::places;
use crate::games::parques::table::Phase;
use crate::games::parques::walk::Walk;
use crate::kernel::Seat;
use std::ops::RangeInclusive;

const BOLD: Pen = Pen::new(Face::Bold, 30.0, LINE);
/// How much larger a disc is that stands for several pieces: what is written on it is longer.
const TOGETHER: f32 = 1.3;
/// Colours that stand side by side on a cell; more of them stand in rows, or nobody could read them.
const ABREAST: usize = 3;
/// Above the board: whose turn it is, and the throws of it.
pub const HEAD: f32 = 64.0;

/// Draws the table.
pub fn draw(view: &View, words: &Words) -> Drawing {
    part(view, words, ((0.0, 0.0), SIZE), &[])
}

/// Where a piece of the asked player would come to stand: the place, and what is written there.
pub type Landing = (Point, String);

/// Draws a square of the table, from this corner and so wide, as large as the whole; with the places that
/// somebody may choose.
pub fn part(view: &View, words: &Words, (corner, side): (Point, f32), landings: &[Landing]) -> Drawing {
    let shape = Shape::of(view.board.arms);
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, SIZE, SIZE + HEAD], 0.0, "fill=\"#2f5d50\"");
    let scale = SIZE / side;
    let (x, y) = (-corner.0 * scale, HEAD - corner.1 * scale);
    svg.raw(&format!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.4})\">"));
    ground(&mut svg, view, shape, words);
    trails(&mut svg, view, shape);
    let colour = view.board.colours[view.hand(view.turn.seat).index()];
    for (point, word) in landings {
        piece::landing(&mut svg, *point, shape.deep * 0.4, colour, word);
    }
    pieces(&mut svg, view, shape);
    // Of a part the middle may be cut: the dice lie at the head as well.
    if side == SIZE {
        middle(&mut svg, view, shape);
    }
    svg.raw("</g>");
    svg.rect([0.0, 0.0, SIZE, HEAD], 0.0, "fill=\"#2f5d50\"");
    head(&mut svg, view, words);
    let (width, height) = (SIZE as u32, (SIZE + HEAD) as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: alt::table(view, words) }
}

/// What lies under the pieces: cells and jails.
fn ground(svg: &mut Svg, view: &View, shape: Shape, words: &Words) {
    cells(svg, &view.board, shape, words);
    for arm in 0..view.board.arms {
        jail(svg, view, shape, arm, words);
    }
}

/// The board as it was in the end, with the way of the piece that has walked farthest, and where it was sent
/// back: so wide, at a corner.
pub fn walked(svg: &mut Svg, view: &View, words: &Words, walk: &Walk, (x, y): Point, side: f32) {
    let (shape, board, seat) = (Shape::of(view.board.arms), &view.board, walk.piece.seat);
    svg.raw(&format!("<g transform=\"translate({x:.1} {y:.1}) scale({:.4})\">", side / SIZE));
    ground(svg, view, shape, words);
    way(svg, view, shape, seat, shape.steps(board, seat, 0), 1..=walk.farthest, WALKED);
    for back in &walk.sent_back {
        burst(svg, shape.steps(board, seat, *back), shape.deep * 0.9);
    }
    pieces(svg, view, shape);
    svg.raw("</g>");
}

/// The name and a piece of each colour, for a table that is still open.
pub fn banner(words: &Words) -> Drawing {
    const HIGH: f32 = 250.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, SIZE, HIGH], 0.0, "fill=\"#2f5d50\"");
    let title = Pen::new(Face::Bold, 110.0, PAPER).middle();
    svg.write(SIZE / 2.0, 132.0, title, &words.word("game-parques"));
    let line = BOLD.size(34.0).ink(PAPER).middle();
    svg.write_in(SIZE / 2.0, 212.0, SIZE - 60.0, line, &words.word("picture-banner-line"));
    for (at, colour) in crate::games::parques::Colour::ALL.into_iter().enumerate() {
        let x = if at < 4 { 60.0 + 58.0 * at as f32 } else { 766.0 + 58.0 * (at - 4) as f32 };
        piece::draw(&mut svg, (x, 92.0), 22.0, colour, &(at % 4 + 1).to_string());
    }
    let (width, height) = (SIZE as u32, HIGH as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: words.word("picture-banner") }
}

/// Whose throws these are; in the end, who has won.
fn head(svg: &mut Svg, view: &View, words: &Words) {
    let (seat, said) = match (view.phase, places(&view.board, &view.ranking).first()) {
        (Phase::Over, Some(winners)) => (winners.first().copied(), words.won(winners)),
        (Phase::Playing, _) => (Some(view.turn.seat), words.name(view.turn.seat)),
        _ => (None, words.word("picture-opening")),
    };
    let mut x = 24.0;
    if let Some(seat) = seat {
        piece::draw(svg, (40.0, HEAD / 2.0), 18.0, view.board.colours[seat.index()], "");
        x = 74.0;
    }
    let pen = BOLD.size(36.0).ink(PAPER);
    let throws: Vec<_> = view.turn.shown.iter().rev().take(5).rev().collect();
    let room = SIZE - x - 30.0 - 96.0 * throws.len() as f32;
    svg.write_in(x, HEAD / 2.0 + 12.0, room, pen, &said);
    for (at, throw) in throws.iter().enumerate() {
        let x = SIZE - 58.0 - 96.0 * (throws.len() - 1 - at) as f32;
        piece::dice(svg, (x, HEAD / 2.0), 36.0, **throw);
    }
}

/// A point, as it is written in a path.
fn spot((x, y): Point) -> String {
    format!("{x:.1} {y:.1}")
}

/// A cell as a quadrangle that is turned with its arm.
fn tile(svg: &mut Svg, shape: Shape, cell: Cell, fill: &str) {
    let (across, along) = (shape.wide / 2.0, shape.deep / 2.0);
    let corner = |x: f32, y: f32| spot(cell.off(x * across, y * along));
    let path = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)].join("L");
    svg.path(&format!("M{path}Z"), &format!("fill=\"{fill}\" stroke=\"{LINE}\" stroke-width=\"2\""));
}

/// The circuit, the lanes and the triangles of home.
fn cells(svg: &mut Svg, board: &Board, shape: Shape, words: &Words) {
    let of_arm = |arm: u8| board.owner(arm).map(|seat| board.colours[seat.index()]);
    let colour = |arm: u8| of_arm(arm).map(paint);
    for cell in 0..board.round() as u8 {
        let at = shape.circuit(cell);
        let fill = match board.salida(cell) {
            Some(arm) => colour(arm).map_or("#cfc8b6", |(strong, _)| strong),
            None if board.is_seguro(cell) => "#cfe0ea",
            None => PAPER,
        };
        tile(svg, shape, at, fill);
        if let Some(owner) = board.salida(cell).and_then(of_arm) {
            let pen = Pen::new(Face::Bold, shape.deep * 0.7, ink(owner)).middle();
            svg.write(at.at.0, at.at.1 + shape.deep * 0.25, pen, &words.letter(owner));
        }
        if board.is_seguro(cell) {
            shield(svg, at.at, shape.deep * 0.46);
            // Read on a telephone, where the whole board is as wide as two fingers.
            let pen = Pen::new(Face::Bold, shape.deep * 0.7, "#16384b").middle();
            svg.write(at.at.0, at.at.1 + shape.deep * 0.2, pen, &cell.to_string());
        }
    }
    for arm in 0..board.arms {
        let (strong, pale) = colour(arm).unwrap_or(("#8a8574", "#ddd7c6"));
        for row in 0..7_u8 {
            tile(svg, shape, shape.cell(arm, 0, f32::from(row)), pale);
        }
        arrow(svg, shape, shape.cell(arm, 0, 6.0), strong);
        let inner = shape.cell(arm, 0, -0.5);
        let aside = 1.5 * shape.wide;
        let [left, right] = [-aside, aside].map(|across| spot(inner.off(across, 0.0)));
        let middle = SIZE / 2.0;
        let path = format!("M{middle} {middle}L{left}L{right}Z");
        svg.path(&path, &format!("fill=\"{strong}\" stroke=\"{LINE}\" stroke-width=\"3\""));
    }
}

/// Where a piece turns from its tip into its own lane.
fn arrow(svg: &mut Svg, shape: Shape, cell: Cell, fill: &str) {
    let corner = |x: f32, y: f32| spot(cell.off(x * shape.deep, y * shape.deep));
    let path = [corner(-0.5, 0.34), corner(0.5, 0.34), corner(0.0, -0.38)].join("L");
    svg.path(&format!("M{path}Z"), &format!("fill=\"{fill}\" stroke=\"{LINE}\" stroke-width=\"2\""));
}

fn shield(svg: &mut Svg, (x, y): Point, size: f32) {
    let path = format!(
        "M{:.1} {:.1}h{:.1}v{:.1}q0 {:.1} -{size:.1} {:.1}q-{size:.1} -{:.1} -{size:.1} -{:.1}Z",
        x - size,
        y - size,
        2.0 * size,
        size,
        size * 0.7,
        size,
        size * 0.3,
        size
    );
    svg.path(&path, "fill=\"#9cbccd\" stroke=\"#33566b\" stroke-width=\"2\"");
}

/// A jail: whose, how many are home, and whose turn it is.
fn jail(svg: &mut Svg, view: &View, shape: Shape, arm: u8, words: &Words) {
    let ((x, y), radius) = shape.jail(arm);
    let Some(seat) = view.board.owner(arm) else {
        svg.circle(x, y, radius, "fill=\"#27493f\" stroke=\"#1d1a16\" stroke-width=\"3\"");
        return;
    };
    let (strong, pale) = paint(view.board.colours[seat.index()]);
    let mine = view.phase == Phase::Playing && view.turn.seat == seat;
    let (edge, line) = if mine { ("#ffd400", 10.0) } else { (strong, 6.0) };
    svg.circle(x, y, radius, &format!("fill=\"{pale}\" stroke=\"{edge}\" stroke-width=\"{line}\""));
    let pen = BOLD.size((radius * 0.3).clamp(30.0, 34.0)).middle();
    let letter = words.letter(view.board.colours[seat.index()]);
    svg.write_in(x, y - radius * 0.26, radius * 1.76, pen, &format!("{letter} · {}", words.name(seat)));
}

/// What moved last: a dotted trail over its cells, a burst where somebody was captured, and the way to their jail.
fn trails(svg: &mut Svg, view: &View, shape: Shape) {
    let board = &view.board;
    for trail in &view.trail {
        let seat = trail.piece.seat;
        let from = match trail.from {
            Some(from) => shape.steps(board, seat, from),
            None => shape.cot(board.side(seat).arm, trail.piece.piece),
        };
        let walked = trail.from.map_or(0, |from| from + 1)..=trail.to;
        way(svg, view, shape, seat, from, walked, 1.0);
        for (victim, cell) in &trail.ate {
            let (x, y) = shape.circuit(*cell).at;
            let ((to_x, to_y), _) = shape.jail(board.side(victim.seat).arm);
            let (theirs, _) = paint(board.colours[victim.seat.index()]);
            let line = format!("M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}");
            svg.path(&line, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"9\" stroke-opacity=\"0.7\"");
            svg.path(
                &line,
                &format!("fill=\"none\" stroke=\"{theirs}\" stroke-width=\"5\" stroke-dasharray=\"16 12\""),
            );
            burst(svg, (x, y), shape.deep * 1.25);
        }
    }
}

/// How much stronger the way of a whole game is drawn than that of a throw: its board is smaller, and it is
/// what the picture is about.
const WALKED: f32 = 2.4;

/// A dotted line in a player's colour, from somewhere over the cells of these steps, so many times as strong
/// as that of a throw.
fn way(
    svg: &mut Svg,
    view: &View,
    shape: Shape,
    seat: Seat,
    from: Point,
    steps: RangeInclusive<u8>,
    strong: f32,
) {
    let mut path = format!("M{:.1} {:.1}", from.0, from.1);
    for step in steps {
        let (x, y) = shape.steps(&view.board, seat, step);
        path.push_str(&format!("L{x:.1} {y:.1}"));
    }
    let (ink, _) = paint(view.board.colours[seat.index()]);
    let how = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    let [under, dots, apart] = [14.0, 8.0, 15.0].map(|wide| wide * strong);
    svg.path(&path, &format!("{how} stroke=\"#ffffff\" stroke-width=\"{under}\" stroke-opacity=\"0.8\""));
    svg.path(
        &path,
        &format!("{how} stroke=\"{ink}\" stroke-width=\"{dots}\" stroke-dasharray=\"1 {apart}\""),
    );
}

fn burst(svg: &mut Svg, (x, y): Point, radius: f32) {
    let points: Vec<String> = (0..20_u8)
        .map(|at| {
            let far = if at % 2 == 0 { radius } else { radius * 0.62 };
            let angle = std::f32::consts::PI * f32::from(at) / 10.0;
            format!("{:.1} {:.1}", x + far * angle.cos(), y + far * angle.sin())
        })
        .collect();
    svg.path(&format!("M{}Z", points.join("L")), "fill=\"#ff5a1f\" stroke=\"#fff3c4\" stroke-width=\"4\"");
}

/// Every piece. Those of one colour on one cell are one disc; colours stand side by side.
fn pieces(svg: &mut Svg, view: &View, shape: Shape) {
    let board = &view.board;
    let asked = view.hand(view.turn.seat);
    let may = |piece: Piece| piece.seat == asked && view.turn.movable.contains(&piece.piece);
    let radius = shape.deep * 0.47;
    for seat in board.present() {
        let side = board.side(seat);
        for place in [Place::Jail, Place::Home] {
            let there = side.pieces.iter().zip(0_u8..).filter(|(one, _)| **one == place);
            for (n, (_, at)) in there.enumerate() {
                let point = shape.place(board, seat, place, n as u8);
                if may(Piece { seat, piece: at }) {
                    piece::ring(svg, point, radius);
                }
                let small = if place == Place::Home { radius * 0.8 } else { radius };
                piece::draw(svg, point, small, board.colours[seat.index()], &(at + 1).to_string());
            }
        }
        // In the lane nobody else can stand.
        for step in board.tip() + 1..board.home() {
            let group = at_steps(board, seat, step);
            if !group.is_empty() {
                let marked = group.iter().any(|at| may(Piece { seat, piece: *at }));
                let word = label(&group);
                let radius = if group.len() > 1 { radius * TOGETHER } else { radius };
                one(svg, shape.steps(board, seat, step), radius, view, seat, &word, marked);
            }
        }
    }
    for cell in 0..board.round() as u8 {
        let groups: Vec<(Seat, Vec<u8>)> = board
            .present()
            .filter_map(|seat| {
                let on = board.on_circuit().filter(|(piece, at)| *at == cell && piece.seat == seat);
                let group: Vec<u8> = on.map(|(piece, _)| piece.piece).collect();
                (!group.is_empty()).then_some((seat, group))
            })
            .collect();
        let at = shape.circuit(cell);
        let rows = groups.len().div_ceil(ABREAST);
        let apart = (shape.deep * 0.98).min(0.96 * shape.wide / groups.len().clamp(1, ABREAST) as f32);
        let radius = match &groups[..] {
            [(_, group)] if group.len() > 1 => radius * TOGETHER,
            [_] => radius,
            _ => radius.min(apart * 0.54),
        };
        for (n, (seat, group)) in groups.iter().enumerate() {
            let row = n / ABREAST;
            let abreast = if row + 1 == rows { groups.len() - row * ABREAST } else { ABREAST };
            let off = |nth: usize, of: usize| (nth as f32 - (of as f32 - 1.0) / 2.0) * apart;
            let point = at.off(off(n % ABREAST, abreast), off(row, rows));
            let marked = group.iter().any(|at| may(Piece { seat: *seat, piece: *at }));
            one(svg, point, radius, view, *seat, &label(group), marked);
        }
    }
}

fn at_steps(board: &Board, seat: Seat, steps: u8) -> Vec<u8> {
    let pieces = board.side(seat).pieces.iter().zip(0_u8..);
    pieces.filter(|(place, _)| **place == Place::At(steps)).map(|(_, at)| at).collect()
}

/// The number of a piece, or of both; of more, how many.
fn label(group: &[u8]) -> String {
    match group {
        [one] => (one + 1).to_string(),
        [one, other] => format!("{}+{}", one + 1, other + 1),
        _ => format!("×{}", group.len()),
    }
}

fn one(svg: &mut Svg, at: Point, radius: f32, view: &View, seat: Seat, word: &str, marked: bool) {
    if marked {
        piece::ring(svg, at, radius);
    }
    piece::draw(svg, at, radius, view.board.colours[seat.index()], word);
}

/// The dice of the last throw, large, in the middle.
fn middle(svg: &mut Svg, view: &View, shape: Shape) {
    let last = view.turn.rolled.or(view.turn.shown.last().copied());
    if let Some(throw) = last {
        let size = (shape.inner * 0.42).clamp(50.0, 84.0);
        piece::dice(svg, (SIZE / 2.0, SIZE / 2.0), size, throw);
    }
}
