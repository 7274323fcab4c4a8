//! How a game ended: everybody in their place, how far they came, and what they captured on the way; below them the board, with the way of
//! the piece that has walked farthest.

use super::piece::{self, LINE, PAPER, paint};
use super::shape::SIZE;
use super::{Words, alt, table};
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::drawing::{ALT_MAX, Drawing, cut};
use crate::games::parques::board::Place;
use crate::games::parques::ranking::places;
use crate::games::parques::table::Phase;
use crate::games::parques::walk::farthest;
use crate::games::parques::{Event, View};
use crate::kernel::{Arg, Seat, Text};

const HEAD: f32 = 130.0;
const ROW: f32 = 128.0;
/// How wide the board is beside which stands who has walked farthest.
const BOARD: f32 = 600.0;
const PEN: Pen = Pen::new(Face::Bold, 40.0, PAPER);

/// Draws the result. While a game lasts there is none.
pub fn draw(view: &View, story: &[Event], words: &Words) -> Option<Drawing> {
    let places = places(&view.board, &view.ranking);
    let winners = places.first().filter(|_| view.phase == Phase::Over)?;
    let won = Text::new("picture-won").with("player", Arg::Players(winners.clone()));
    let won = words.say(&won.with("several", winners.len() as i64));
    let rows = HEAD + ROW * view.ranking.len() as f32;
    let walk = farthest(story);
    let whole = rows + walk.as_ref().map_or(0.0, |_| BOARD) + 16.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, SIZE, whole], 0.0, "fill=\"#2f5d50\"");
    let title = PEN.size(76.0).middle();
    svg.write_in(SIZE / 2.0, 92.0, SIZE - 80.0, title, &won);
    let placed = || {
        places.iter().zip(1_usize..).flat_map(|(seats, place)| seats.iter().map(move |seat| (*seat, place)))
    };
    for (at, (seat, place)) in placed().enumerate() {
        row(&mut svg, HEAD + ROW * at as f32, place, seat, view, words);
    }
    if let Some(walk) = &walk {
        table::walked(&mut svg, view, words, walk, (20.0, rows), BOARD - 4.0);
        let (x, room) = (BOARD + 40.0, SIZE - BOARD - 60.0);
        let (pen, said) = (PEN.size(44.0), words.say(&walk.text()));
        svg.write_in(x, rows + 80.0, room, PEN.size(56.0), &words.say(&walk.name()));
        svg.lines(x, rows + 150.0, 58.0, pen, &pen.wrap(&said, room, 6));
    }
    let (width, height) = (SIZE as u32, whole as u32);
    let said = placed().map(|(seat, place)| {
        let line = [words.name(seat), words.say(&counts(view, seat))].join(": ");
        format!("{place}. {line}")
    });
    let far = walk.map(|walk| format!("{}: {}", words.say(&walk.name()), words.say(&walk.text())));
    let lines: Vec<String> = said.chain(far).chain([alt::table(view, words)]).collect();
    Some(Drawing { svg: svg.finish(width, height), width, height, alt: cut(&lines.join("\n"), ALT_MAX) })
}

/// What a player did, in a line.
fn counts(view: &View, seat: Seat) -> Text {
    let record = &view.records[seat.index()];
    Text::new("picture-counts")
        .with("made", i64::from(record.made))
        .with("suffered", i64::from(record.suffered))
        .with("throws", i64::from(record.throws))
}

fn row(svg: &mut Svg, top: f32, place: usize, seat: Seat, view: &View, words: &Words) {
    let (colour, side) = (view.board.colours[seat.index()], view.board.side(seat));
    let (strong, pale) = paint(colour);
    let frame = format!("fill=\"#27493f\" stroke=\"{LINE}\" stroke-width=\"3\"");
    svg.rect([20.0, top, SIZE - 40.0, ROW - 14.0], 14.0, &frame);
    svg.write(66.0, top + 76.0, PEN.size(64.0).middle(), &place.to_string());
    piece::draw(svg, (140.0, top + 56.0), 30.0, colour, "");
    svg.write_in(190.0, top + 46.0, 420.0, PEN, &words.name(seat));
    svg.write_in(190.0, top + 102.0, SIZE - 240.0, PEN.size(30.0), &words.say(&counts(view, seat)));
    // The pieces that are home, and how far all of them came together.
    let all = f32::from(view.board.options.pieces) * f32::from(view.board.home());
    let come = if side.gone { 0.0 } else { view.board.travelled(seat) as f32 / all };
    svg.rect([190.0, top + 58.0, 730.0, 12.0], 6.0, &format!("fill=\"{pale}\" fill-opacity=\"0.35\""));
    svg.rect([190.0, top + 58.0, 730.0 * come, 12.0], 6.0, &format!("fill=\"{strong}\""));
    let home = side.count(Place::Home);
    for at in 0..side.pieces.len() {
        let x = 900.0 - 62.0 * (side.pieces.len() - 1 - at) as f32;
        match at < home {
            true => piece::draw(svg, (x, top + 30.0), 19.0, colour, "✓"),
            false => svg.circle(
                x,
                top + 30.0,
                19.0,
                &format!("fill=\"none\" stroke=\"{pale}\" stroke-width=\"3\""),
            ),
        }
    }
}
