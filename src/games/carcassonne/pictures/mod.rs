//! The pictures of Carcassonne: a hand-drawn map on parchment.

mod alt;
mod close_ups;
mod holds;
mod left;
mod look;
mod map;
mod piece;
mod points;

use super::kinds::{Piece, START};
use super::land::{Laid, Land};
use super::screen::numbered;
use super::shape::Feature;
use super::square::Square;
use super::table::Phase;
use super::{About, Answer, Event, Table, View};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing, Pictures, Scene};
use crate::kernel::{Ask, Seat, Text};
use look::{BOLD, DIM, GOLD, HEADER, INK, MEADOW, TEXT, colour, figure};
use map::{Frame, Over, Window, is_farmer, parchment};

/// How high the header is.
const HEAD: f32 = 92.0;
/// Room for names at the edges of the map.
const MARGIN: f32 = 34.0;
/// How wide a map wants to be, and the least and the most that a square measures.
const WIDE: f32 = 1_480.0;
const LEAST: f32 = 48.0;
const MOST: f32 = 96.0;
/// How far a window reaches round a square, and how large its squares are, in one panel or several side by
/// side: on a telephone a tile is to be seen, and what is beside it.
const REACH: i8 = 1;
/// How far it reaches to both sides where there is one panel: buttons stand beneath it.
const ASIDE: i8 = 2;
const LARGE: f32 = 130.0;
const SMALL: f32 = 72.0;
/// Room round each of several panels.
const GAP: f32 = 6.0;
/// How wide the whole map is in the header, at most.
const OVERVIEW: f32 = 240.0;
/// Up to this width names and points are legible as they are.
const PLAIN: f32 = 760.0;
/// How much higher than wide a sheet is at most: beneath it are buttons, which whoever looks at a telephone
/// wants to see, too.
const TALLEST: f32 = 1.15;
/// The same where somebody is asked for a square: tile, map and buttons are to be seen together on a wide
/// screen, too.
const ASKED: f32 = 1.0;
/// The same above one's own halves.
const WITH_HALVES: f32 = 0.6;
/// The width of a sheet with little on it.
const SHEET: f32 = 640.0;

impl Pictures for Table {
    fn draw(scene: Scene<'_, Table>, captions: &Captions) -> Option<Drawing> {
        match scene {
            Scene::Lobby => Some(lobby(captions)),
            Scene::End(view, _) if view.phase != Phase::Over => None,
            Scene::End(view, told) => {
                Some(sheet(view, Window::whole(&view.land), told, &[], TALLEST, captions))
            }
            Scene::Public(view, told) => {
                Some(sheet(view, close_ups::at_table(&view.land), told, &[], TALLEST, captions))
            }
            Scene::Own(view, ask) => own(view, ask, captions),
            Scene::Whole(view, Some(ask)) => own(view, Some(ask), captions),
            Scene::Whole(_, None) | Scene::Moment(_) => None,
            Scene::Card(id) => Some(card(Piece::from_id(id)?, captions)),
        }
    }

    fn end_has_places() -> bool {
        false
    }

    fn close_ups(view: &View) -> Vec<Text> {
        close_ups::names(view)
    }

    fn draw_close_up(view: &View, at: usize, captions: &Captions) -> Option<Drawing> {
        close_ups::draw(view, at, captions)
    }
}

/// What a player is asked, on the map.
fn own(view: &View, ask: Option<&Ask<Table>>, captions: &Captions) -> Option<Drawing> {
    let picked = view.piece().zip(view.picked.square);
    match (ask.map(|ask| (ask, ask.about)), picked) {
        (Some((ask, About::Square)), _) => {
            let flags: Vec<(Square, String)> =
                numbered(ask).into_iter().zip(1..).map(|(square, n)| (square, i64::to_string(&n))).collect();
            let window = close_ups::round_all(&view.land, flags.iter().map(|(square, _)| *square));
            Some(sheet(view, window, &[], &flags, ASKED, captions))
        }
        (Some((ask, About::Turn)), Some((piece, square))) => Some(turns(view, ask, piece, square, captions)),
        (Some((ask, About::Follower | About::Sure)), Some((piece, square))) => {
            Some(pins(view, ask, piece, square, captions))
        }
        _ if view.me.is_none() || view.phase == Phase::Over => None,
        // What is left is looked at while others play: between a question and its buttons it would only be in
        // the way.
        (Some((_, About::Begin)), _) => Some(begins(view, captions)),
        (Some(_), _) => None,
        _ => Some(left::draw(view, captions)),
    }
}

/// The map above the halves that the viewer may use: which of them is worth anything shows on it.
fn begins(view: &View, captions: &Captions) -> Drawing {
    let map = sheet(view, Window::whole(&view.land), &[], &[], WITH_HALVES, captions);
    match left::halves(view, map.width as f32, captions) {
        Some(halves) => map.above(&halves),
        None => map,
    }
}

/// The map, or a part of it, under its header, with flags on squares if there are any; so much higher than wide
/// at most.
fn sheet(
    view: &View,
    window: Window,
    told: &[Event],
    flags: &[(Square, String)],
    tallest: f32,
    captions: &Captions,
) -> Drawing {
    let (columns, rows) = window.size();
    let unit = (WIDE / columns as f32).clamp(LEAST, MOST).floor();
    let larger = larger((columns as f32 * unit).max(rows as f32 * unit / tallest));
    let (head, margin) = ((HEAD * larger).floor(), (MARGIN * larger).floor());
    let height = head + rows as f32 * unit + 2.0 * margin;
    let width = (columns as f32 * unit + 2.0 * margin).max(SHEET).max((height / tallest).floor());
    let (shining, bubbles) = (shining(view, told), bubbles(told));
    let over = Over {
        flags: flags.to_vec(),
        holes: view.holes(),
        gone: &view.gone,
        shining: &shining,
        bubbles,
        ..Over::default()
    };
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    let x = ((width - columns as f32 * unit - 2.0 * margin) / 2.0).floor();
    Frame { window, x, y: head, unit, margin }.draw(&mut svg, &view.land, &over);
    let whole = Window::whole(&view.land);
    let overview = (window.size() != whole.size()).then_some((whole, window));
    svg.raw(&format!("<g transform='scale({larger:.3})'>"));
    header(&mut svg, view, width / larger, overview, captions);
    svg.raw("</g>");
    finish(svg, width, height, alt::whole(view, told, captions))
}

/// How much larger names and points are written on a wide sheet: a telephone shows it as narrow as a small one.
fn larger(width: f32) -> f32 {
    (width / PLAIN).clamp(1.0, 2.0)
}

/// What came of the last move.
fn last_move(told: &[Event]) -> &[Event] {
    let since = told.iter().rposition(|event| matches!(event, Event::Laid { .. })).unwrap_or(told.len());
    &told[since..]
}

/// What the last move gave, where the picture says it.
fn bubbles(told: &[Event]) -> Vec<(Square, u16)> {
    let given = |event: &Event| match event {
        Event::Scored { score, .. } if !score.to.is_empty() => Some((score.square, score.points)),
        _ => None,
    };
    last_move(told).iter().filter_map(given).collect()
}

/// The squares of what the last move has completed and scored.
fn shining(view: &View, told: &[Event]) -> Vec<Square> {
    let last = last_move(told);
    let Some(Event::Laid { square: laid, .. }) = last.first() else { return Vec::new() };
    let mut squares = Vec::new();
    for event in last {
        let Event::Scored { score, .. } = event else { continue };
        // A square may hold several features of a kind: the one that was scored reaches the last piece, or
        // lies beside it.
        let reaches = |root: &u16| {
            let node = view.land.node(*root);
            let same = node.feature == score.feature;
            let near = score.feature == Feature::Monastery || on(&view.land, *laid).contains(root);
            same && near && node.is_complete() && node.squares() == score.count
        };
        for root in on(&view.land, score.square).into_iter().filter(reaches) {
            squares.extend(view.land.pieces_of(root).map(|(number, _)| view.land.laid()[number].square));
        }
    }
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// The features on a square, by their roots.
fn on(land: &Land, square: Square) -> Vec<u16> {
    let segments = land.on(square).flat_map(|number| {
        let segments = land.laid()[number].piece.facts().segments.len() as u8;
        (0..segments).map(move |at| land.feature_at(number as u8, at))
    });
    segments.collect()
}

/// Every way to turn the piece on its square, side by side.
fn turns(view: &View, ask: &Ask<Table>, piece: Piece, square: Square, captions: &Captions) -> Drawing {
    let turn = |answer: &Answer| if let Answer::Turn(turn) = answer { Some(*turn) } else { None };
    let turns: Vec<u8> = ask.choices.iter().filter_map(turn).collect();
    let panel = (f32::from(REACH) * 2.0 + 1.0) * SMALL + 2.0 * GAP;
    let columns = turns.len().clamp(1, 2);
    let (width, height) = (panel * columns as f32, (panel + 40.0) * turns.len().div_ceil(2) as f32);
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    for (at, turn) in turns.iter().enumerate() {
        let (x, y) = ((at % 2) as f32 * panel + GAP, (at / 2) as f32 * (panel + 40.0) + GAP);
        let laying = Some(Laid { piece, square, turn: *turn, by: Some(ask.seat) });
        let window = Window::round(square, REACH);
        let over = Over { laying, ..Over::default() };
        // Names at the edges would take the room that the tiles need on a telephone: the square is named in
        // the question.
        Frame { window, x, y, unit: SMALL, margin: 0.0 }.draw(&mut svg, &view.land, &over);
        svg.write(x + panel / 2.0 - GAP, y + panel + 18.0, BOLD.size(34.0).middle(), &(at + 1).to_string());
    }
    finish(svg, width, height, alt::asked(view, ask, captions))
}

/// So many squares to both sides of one, and so many above and below it.
fn around(square: Square, aside: i8, reach: i8) -> Window {
    let (wide, high) = (Window::round(square, aside), Window::round(square, reach));
    Window { from: Square::new(wide.from.x, high.from.y), to: Square::new(wide.to.x, high.to.y) }
}

/// The piece as it would lie, with a pin on each segment that is free.
fn pins(view: &View, ask: &Ask<Table>, piece: Piece, square: Square, captions: &Captions) -> Drawing {
    let turn = view.picked.turn.unwrap_or(0);
    let segment = |answer: &Answer| if let Answer::Follower(at) = answer { Some(*at) } else { None };
    let pins: Vec<(u8, String)> =
        ask.choices.iter().filter_map(segment).zip(1..).map(|(at, n)| (at, i64::to_string(&n))).collect();
    let laying = Some(Laid { piece, square, turn, by: Some(ask.seat) });
    let side = |reach: i8| (f32::from(reach) * 2.0 + 1.0) * LARGE + 2.0 * MARGIN;
    let (width, height) = (side(ASIDE), side(REACH));
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    let fields = laying.map_or_else(Vec::new, |laying| reaches(&view.land, laying, &pins));
    let over = Over { laying, pins, fields, ..Over::default() };
    let window = around(square, ASIDE, REACH);
    Frame { window, x: 0.0, y: 0.0, unit: LARGE, margin: MARGIN }.draw(&mut svg, &view.land, &over);
    finish(svg, width, height, alt::asked(view, ask, captions))
}

/// How far the fields reach that have a pin: every piece of them, with the number of the pin.
fn reaches(land: &Land, laying: Laid, pins: &[(u8, String)]) -> Vec<(Laid, u8, String)> {
    let mut then = land.clone();
    let Some(number) = then.put(laying.piece, laying.square, laying.turn, laying.by) else {
        return Vec::new();
    };
    let fields = pins.iter().filter(|(segment, _)| is_farmer(laying.piece, *segment));
    let pieces = fields.flat_map(|(segment, label)| {
        let root = then.feature_at(number, *segment);
        let pieces = then.pieces_of(root).map(|(at, part)| (then.laid()[at], part, label.clone()));
        pieces.collect::<Vec<_>>()
    });
    pieces.collect()
}

/// One kind of piece, large.
fn card(piece: Piece, captions: &Captions) -> Drawing {
    let (width, height) = (480.0, 540.0);
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    svg.art(40.0, 40.0, 4.0, INK, &piece::draw(piece, 0));
    let name = captions.words.word(&super::story::tile(piece));
    svg.write_in(width / 2.0, 500.0, 440.0, BOLD.size(28.0).middle(), &name);
    finish(svg, width, height, name)
}

/// A few tiles over an open table.
fn lobby(captions: &Captions) -> Drawing {
    let (width, height) = (1_000.0, 300.0);
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    let row = ["tee", "cap_curve_left", "cap_straight", "cap_curve_right", "monastery_road"];
    for (at, id) in row.into_iter().enumerate() {
        let piece = Piece::from_id(id).unwrap_or(START);
        svg.art(100.0 + 160.0 * at as f32, 30.0, 1.6, INK, &piece::draw(piece, 0));
    }
    for seat in 0..6 {
        let x = 200.0 + 120.0 * f32::from(seat);
        figure(&mut svg, Seat(seat), (x, 165.0), 1.5, false);
    }
    let name = captions.words.word("game-carcassonne");
    svg.write(width / 2.0, 268.0, BOLD.size(58.0).middle(), &name);
    finish(svg, width, height, name)
}

/// The whole map in the header, with a frame round the part that the sheet shows; how wide it is.
fn overview(svg: &mut Svg, view: &View, right: f32, whole: Window, shown: Window) -> f32 {
    let (columns, rows) = whole.size();
    let unit = ((HEAD - 12.0) / rows as f32).min(OVERVIEW / columns as f32);
    let (left, top) = (right - columns as f32 * unit, (HEAD - rows as f32 * unit) / 2.0);
    let place = |square: Square| {
        let (x, y) = (f32::from(square.x - whole.from.x), f32::from(square.y - whole.from.y));
        (left + x * unit, top + y * unit)
    };
    for square in view.land.squares() {
        let (x, y) = place(*square);
        svg.rect([x, y, unit, unit], 0.0, &format!("fill='{MEADOW}'"));
    }
    let ((x, y), (columns, rows)) = (place(shown.from), shown.size());
    let frame = [x, y, columns as f32 * unit, rows as f32 * unit];
    svg.rect(frame, 0.0, &format!("fill='none' stroke='{GOLD}' stroke-width='2'"));
    right - left
}

/// Everybody's follower, name, points, followers and halves left; the whole map where only a part of it is
/// shown; the stack, and the drawn tile.
fn header(svg: &mut Svg, view: &View, width: f32, part: Option<(Window, Window)>, captions: &Captions) {
    svg.rect([0.0, 0.0, width, HEAD], 0.0, &format!("fill='{HEADER}'"));
    let taken = part.map_or(0.0, |(whole, shown)| overview(svg, view, width - 130.0, whole, shown) + 12.0);
    let room = (width - 130.0 - taken) / view.players.len().max(1) as f32;
    for (seat, player) in view.players.iter().enumerate() {
        let (x, seat) = (16.0 + room * seat as f32, Seat(seat as u8));
        if seat == view.mover && view.phase != Phase::Over {
            let how = format!("fill='none' stroke='{}' stroke-width='3'", colour(seat));
            svg.rect([x - 10.0, 6.0, room - 6.0, HEAD - 12.0], 10.0, &how);
        }
        figure(svg, seat, (x + 16.0, 44.0), 1.3, false);
        let name = captions.names.get(seat.index()).map_or("", String::as_str);
        svg.write_in(x + 42.0, 34.0, room - 62.0, TEXT.ink("#fff").size(23.0), name);
        svg.write(x + 42.0, 68.0, BOLD.ink(GOLD).size(32.0), &player.points.to_string());
        let (supply, held) = (usize::from(player.supply), usize::from(player.held));
        for at in 0..supply {
            let step = ((room - 120.0) / 7.0).clamp(5.0, 14.0);
            figure(svg, seat, (x + 94.0 + step * at as f32, 60.0), 0.42, false);
        }
        for at in 0..held {
            let x = x + 90.0 + 16.0 * at as f32;
            svg.path(&format!("M{x:.0} 72h12l-12 12Z"), "fill='#a8c66c' stroke='#fff' stroke-width='1'");
        }
    }
    let right = width - 16.0;
    // A half that is about to be laid is for the eyes of whoever lays it: nobody else's view has it.
    if let Some(piece) = view.piece() {
        svg.art(right - 114.0, 4.0, 0.84, INK, &piece::draw(piece, 0));
        svg.write(right, 40.0, BOLD.ink("#fff").size(24.0).end(), &view.left.to_string());
    } else {
        svg.write(right, 56.0, BOLD.ink("#fff").size(34.0).end(), &view.left.to_string());
    }
    if !view.aside.is_empty() {
        set_aside(svg, right, &view.aside);
    }
}

/// The last tile that fitted nowhere, crossed out; and how many there are.
fn set_aside(svg: &mut Svg, right: f32, aside: &[Piece]) {
    let Some(last) = aside.last() else { return };
    let (size, x, y) = (26.0, right - 26.0, 58.0);
    svg.art(x, y, size / 100.0, INK, &piece::draw(*last, 0));
    let cross = format!("M{x} {y}l{size} {size}M{right} {y}l-{size} {size}");
    svg.path(&cross, "fill='none' stroke='#d33a2c' stroke-width='4'");
    if aside.len() > 1 {
        svg.write(x - 8.0, 80.0, TEXT.ink(DIM).size(18.0).end(), &aside.len().to_string());
    }
}

fn finish(svg: Svg, width: f32, height: f32, alt: String) -> Drawing {
    let (width, height) = (width.ceil() as u32, height.ceil() as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt }
}
