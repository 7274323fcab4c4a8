//! How a game ended: everybody in their place, how far they came, and what they captured on the way; below
//! them the board, with the way of the piece that has walked farthest.

use super::piece::{self, LINE, PAPER, paint};
use super::shape::{Point, SIZE};
use super::{Words, alt, table};
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::drawing::{Drawing, in_whole_words};
use crate::games::parques::board::{Piece, Place};
use crate::games::parques::ranking::places;
use crate::games::parques::table::Phase;
use crate::games::parques::walk::{Walk, farthest};
use crate::games::parques::{Event, View};
use crate::kernel::{Seat, Text};

const HEAD: f32 = 116.0;
/// Players stand in two columns: one below the other they would leave the board too little room on a telephone.
const COLUMNS: usize = 2;
const WIDE: f32 = 472.0;
const ROW: f32 = 158.0;
/// How wide the board is beside which stands who has walked farthest.
const BOARD: f32 = 600.0;
const PEN: Pen = Pen::new(Face::Bold, 40.0, PAPER);

/// Draws the result. While a game lasts there is none.
pub fn draw(view: &View, story: &[Event], words: &Words) -> Option<Drawing> {
    let places = places(&view.board, &view.ranking);
    let winners = places.first().filter(|_| view.phase == Phase::Over)?;
    let won = words.won(winners);
    let rows = HEAD + ROW * view.ranking.len().div_ceil(COLUMNS) as f32;
    let walk = farthest(story);
    let whole = rows + walk.as_ref().map_or(0.0, |_| BOARD) + 16.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, SIZE, whole], 0.0, "fill=\"#2f5d50\"");
    let title = PEN.size(76.0).middle();
    svg.write_in(SIZE / 2.0, 84.0, SIZE - 80.0, title, &won);
    let placed = || {
        places.iter().zip(1_usize..).flat_map(|(seats, place)| seats.iter().map(move |seat| (*seat, place)))
    };
    for (at, (seat, place)) in placed().enumerate() {
        let (column, row) = ((at % COLUMNS) as f32, (at / COLUMNS) as f32);
        let corner = (20.0 + column * (WIDE + 16.0), HEAD + ROW * row);
        player(&mut svg, corner, place, seat, view, words);
    }
    if let Some(walk) = &walk {
        table::walked(&mut svg, view, words, walk, (20.0, rows), BOARD - 4.0);
        walker(&mut svg, view, words, walk, rows);
    }
    let (width, height) = (SIZE as u32, whole as u32);
    let said = placed().map(|(seat, place)| {
        let line = [words.name(seat), words.say(&counts(view, seat))].join(": ");
        format!("{place}. {line}")
    });
    let far = walk.map(|walk| format!("{}: {}", words.say(&walk.name()), words.say(&walk.text())));
    let lines: Vec<String> = said.chain(far).chain([alt::table(view, words)]).collect();
    Some(Drawing { svg: svg.finish(width, height), width, height, alt: in_whole_words(&lines.join("\n")) })
}

/// Beside the board: the piece that has walked farthest, as it stands on the board, and how far that was.
fn walker(svg: &mut Svg, view: &View, words: &Words, walk: &Walk, top: f32) {
    let (x, room) = (BOARD + 40.0, SIZE - BOARD - 60.0);
    let Piece { seat, piece } = walk.piece;
    piece::draw(
        svg,
        (x + 32.0, top + 62.0),
        28.0,
        view.board.colours[seat.index()],
        &(piece + 1).to_string(),
    );
    svg.write_in(x + 78.0, top + 80.0, room - 78.0, PEN.size(56.0), &words.name(seat));
    let (pen, said) = (PEN.size(44.0), words.say(&walk.text()));
    svg.lines(x, top + 150.0, 58.0, pen, &pen.wrap(&said, room, 6));
}

/// What a player did, in a line.
fn counts(view: &View, seat: Seat) -> Text {
    let record = &view.records[seat.index()];
    Text::new("picture-counts")
        .with("made", i64::from(record.made))
        .with("suffered", i64::from(record.suffered))
        .with("throws", i64::from(record.throws))
}

/// A player: their place, how many pieces are home and how far all have come together, and what they did.
fn player(svg: &mut Svg, (left, top): Point, place: usize, seat: Seat, view: &View, words: &Words) {
    let (colour, side) = (view.board.colours[seat.index()], view.board.side(seat));
    let (strong, pale) = paint(colour);
    let frame = format!("fill=\"#27493f\" stroke=\"{LINE}\" stroke-width=\"3\"");
    svg.rect([left, top, WIDE, ROW - 14.0], 14.0, &frame);
    svg.write(left + 38.0, top + 62.0, PEN.size(56.0).middle(), &place.to_string());
    piece::draw(svg, (left + 98.0, top + 42.0), 24.0, colour, "");
    svg.write_in(left + 138.0, top + 56.0, WIDE - 152.0, PEN, &words.name(seat));
    let all = f32::from(view.board.options.pieces) * f32::from(view.board.home());
    let come = if side.gone { 0.0 } else { view.board.travelled(seat) as f32 / all };
    let (pieces, home) = (side.pieces.len(), side.count(Place::Home));
    let long = WIDE - 48.0 - 48.0 * pieces as f32;
    let bar = |long| [left + 20.0, top + 82.0, long, 12.0];
    svg.rect(bar(long), 6.0, &format!("fill=\"{pale}\" fill-opacity=\"0.35\""));
    svg.rect(bar(long * come), 6.0, &format!("fill=\"{strong}\""));
    for at in 0..pieces {
        let point = (left + WIDE - 34.0 - 48.0 * (pieces - 1 - at) as f32, top + 88.0);
        match at < home {
            true => piece::draw(svg, point, 17.0, colour, "✓"),
            false => svg.circle(
                point.0,
                point.1,
                17.0,
                &format!("fill=\"none\" stroke=\"{pale}\" stroke-width=\"3\""),
            ),
        }
    }
    svg.write_in(left + 20.0, top + 132.0, WIDE - 36.0, PEN.size(31.0), &words.say(&counts(view, seat)));
}
