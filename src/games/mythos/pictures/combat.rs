//! A Combat that is over: for each two who faced one another two rows of cards, what was spent struck through,
//! who of the Allies fell, and what got past them; below, what it has cost everybody.

use super::look::{self, BLOOD, BOLD, LAMP, NIGHT, TABLE, TEXT};
use super::table::{PLATE, Plate, WIDTH, draw_rows, named, rows};
use super::{finish, say};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::mythos::fought::{in_words, lost, points, reached, some_left};
use crate::games::mythos::pair::{Pair, Side};
use crate::games::mythos::screen::in_order;
use crate::games::mythos::{Mythos, View};
use crate::kernel::{Game as _, Seat};
use crate::words::Names as _;

const HEAD: f32 = 58.0;
/// A line of words.
const LINE: f32 = 32.0;
/// Around what belongs to one pair.
const EDGE: f32 = 8.0;
/// From one pair to the next.
const GAP: f32 = 10.0;
/// What somebody takes below.
const PERSON: f32 = 46.0;

/// The plates of both sides of a pair, in rows.
type Rows = [Vec<Vec<Plate>>; 2];

/// Draws it.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    // Six pairs of four players have to fit as well.
    let most = if view.pairs.len() > 3 { 1 } else { 2 };
    let seats = in_order(view);
    let rows_of = |pair: &Pair| pair.sides.each_ref().map(|side| rows(plates(side, captions)));
    let both: Vec<Rows> = view.pairs.iter().map(rows_of).collect();
    let below = PERSON * seats.len() as f32;
    let height = HEAD + both.iter().map(|rows| high(rows, most) + GAP).sum::<f32>() + below;
    let mut svg = Svg::new();
    let screen = Mythos::screen(&View { me: None, ..view.clone() }, None);
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.write_in(20.0, 40.0, WIDTH - 40.0, BOLD.size(34.0).ink(LAMP), &say(captions, &screen.heading));
    let mut y = HEAD;
    for (pair, rows) in view.pairs.iter().zip(&both) {
        let height = high(rows, most);
        svg.rect([8.0, y, WIDTH - 16.0, height], 12.0, &format!("fill=\"{TABLE}\""));
        draw_pair(&mut svg, (pair, rows), most, y, captions);
        y += height + GAP;
    }
    for seat in seats {
        person(&mut svg, view, seat, y, captions);
        y += PERSON;
    }
    let standing = screen.standing.iter();
    let words = [screen.heading.clone()].into_iter().chain(in_words(view)).chain(standing.cloned());
    finish(svg, WIDTH, height, &words.map(|text| say(captions, &text)).collect::<Vec<String>>())
}

/// How high a pair with these rows is.
fn high(both: &Rows, most: usize) -> f32 {
    let side = |rows: &Vec<Vec<Plate>>| LINE + PLATE * rows.len().min(most) as f32;
    EDGE * 2.0 + both.iter().map(side).sum::<f32>() + LINE
}

fn draw_pair(svg: &mut Svg, (pair, both): (&Pair, &Rows), most: usize, y: f32, captions: &Captions) {
    let mut y = y + EDGE;
    for (side, rows) in pair.sides.iter().zip(both) {
        svg.circle(34.0, y + 15.0, 11.0, &format!("fill=\"{}\"", look::of_seat(side.seat)));
        let name = BOLD.size(30.0).fit(&captions.name(side.seat), 330.0);
        svg.write(56.0, y + 26.0, BOLD.size(30.0), &name);
        svg.write(WIDTH - 26.0, y + 25.0, TEXT.size(30.0).end(), &say(captions, &points(side)));
        y = draw_rows(svg, rows, most, y + LINE);
    }
    let got = pair.sides.iter().any(|side| side.reached > 0);
    let pen = if got { BOLD.size(28.0).ink(BLOOD) } else { BOLD.size(28.0) };
    svg.write_in(24.0, y + 28.0, WIDTH - 48.0, pen, &say(captions, &reached(pair)));
}

/// What somebody had against the other: their Threat, and the Allies who stood between.
fn plates(side: &Side, captions: &Captions) -> Vec<Plate> {
    let threat = side.threat.iter().map(|one| {
        let name = one.title.map_or_else(|| "+".to_owned(), |title| captions.words.word(&named(title)) + " ");
        let left = (one.left > 0 && one.left < one.n).then(|| say(captions, &some_left(one)));
        let text = name + &left.unwrap_or_else(|| one.n.to_string());
        Plate { title: one.title, text, spells: Vec::new(), spent: one.left == 0, gone: one.left == 0 }
    });
    let allies = side.allies.iter().map(|guard| {
        let text = format!("{} {}", captions.words.word(&named(guard.title)), guard.n);
        Plate { title: Some(guard.title), text, spells: Vec::new(), spent: guard.fell, gone: guard.fell }
    });
    threat.chain(allies).collect()
}

/// What is left to somebody, and of how much.
fn person(svg: &mut Svg, view: &View, seat: Seat, y: f32, captions: &Captions) {
    svg.circle(34.0, y + 19.0, 13.0, &format!("fill=\"{}\"", look::of_seat(seat)));
    svg.write_in(58.0, y + 31.0, 420.0, BOLD, &captions.name(seat));
    let said = say(captions, &lost(view, seat));
    svg.write(WIDTH - 26.0, y + 31.0, BOLD.end(), &said);
}
