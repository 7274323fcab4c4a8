//! The faces of cards: one large, or a hand of them side by side.

use super::look::{ASIDE, BOLD, BONE, GOLD, INK, LINE, NIGHT, Suit, TEXT, TITLE, moment, suit, symbol};
use super::{Words, alt, look, sigil};
use crate::drawing::Drawing;
use crate::drawing::svg::{Pen, Svg};
use crate::games::cthulhu500::cards::{Card, Kind};

/// The size of a face.
const WIDTH: f32 = 324.0;
const HEIGHT: f32 = 470.0;
const GAP: f32 = 8.0;

/// A face without much to say is no lower than this.
const LOWEST: f32 = 360.0;

/// A hand of cards: no higher than the longest of their texts needs, since it is looked at on telephones.
/// Nothing is drawn of an empty one.
pub fn hand(cards: &[Card], words: &Words) -> Option<Drawing> {
    let columns = match cards.len() {
        0 => return None,
        1 | 2 => 2,
        3..=6 => 3,
        _ => 4,
    };
    let rows = cards.len().div_ceil(columns);
    let width = GAP + (WIDTH + GAP) * columns as f32;
    let bodies: Vec<Body> = cards.iter().map(|card| Body::of(*card, words)).collect();
    let face_height = bodies.iter().map(|body| body.foot() + 14.0).fold(LOWEST, f32::max).min(HEIGHT);
    let height = GAP + (face_height + GAP) * rows as f32;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, width, height], 0.0, &format!("fill=\"{NIGHT}\""));
    for (at, (card, body)) in cards.iter().zip(&bodies).enumerate() {
        let row = at / columns;
        // A last row that is not full stands in the middle.
        let empty = columns - (cards.len() - row * columns).min(columns);
        let x = GAP + (WIDTH + GAP) * ((at % columns) as f32 + empty as f32 / 2.0);
        face(&mut svg, [x, GAP + (face_height + GAP) * row as f32, face_height], *card, body, words);
    }
    let (width, height) = (width as u32, height as u32);
    Some(Drawing { svg: svg.finish(width, height), width, height, alt: alt::hand(cards, words) })
}

/// One card, large.
pub fn large(card: Card, words: &Words) -> Drawing {
    let (width, height) = ((WIDTH + 2.0 * GAP) as u32, (HEIGHT + 2.0 * GAP) as u32);
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, width as f32, height as f32], 0.0, &format!("fill=\"{NIGHT}\""));
    let body = Body::of(card, words);
    face(&mut svg, [GAP, GAP, HEIGHT], card, &body, words);
    flavour(&mut svg, GAP, GAP, card, &body, words);
    let (shown_width, shown_height) = (width * 2, height * 2);
    let drawn = svg.scaled(width, height, shown_width, shown_height);
    Drawing { svg: drawn, width: shown_width, height: shown_height, alt: alt::card(card, words) }
}

/// The face of a card, as high as there is room.
fn face(svg: &mut Svg, [x, y, height]: [f32; 3], card: Card, body: &Body, words: &Words) {
    let suit = suit(card);
    let colour = suit.colour;
    svg.rect([x, y, WIDTH, height], 18.0, &format!("fill=\"{LINE}\""));
    svg.rect([x + 5.0, y + 5.0, WIDTH - 10.0, height - 10.0], 14.0, &format!("fill=\"{BONE}\""));
    let (left, right) = (x + 5.0, x + WIDTH - 5.0);
    let head = format!(
        "M{left} {} V{} q0 -14 14 -14 H{} q14 0 14 14 V{}Z",
        y + 200.0,
        y + 19.0,
        right - 14.0,
        y + 200.0
    );
    svg.path(&head, &format!("fill=\"{colour}\""));
    title(svg, x, y, card, words);
    emblem(svg, x, y, card, suit);
    kind(svg, x, y, card, suit, words);
    body.write(svg, x, y);
}

/// What is said aside, at the foot of a large card where there is room for it.
fn flavour(svg: &mut Svg, x: f32, y: f32, card: Card, body: &Body, words: &Words) {
    let pen = ASIDE.size(22.0).ink("#6b5c48");
    let room = ((HEIGHT - 14.0 - body.foot() - body.leading) / 25.0) as usize;
    let lines = pen.wrap(&words.flavour(card), WIDTH - 40.0, 3);
    if lines.len() <= room {
        let start = y + HEIGHT - 16.0 - 25.0 * (lines.len() as f32 - 1.0);
        let colour = suit(card).colour;
        svg.rect([x + 20.0, start - 26.0, WIDTH - 40.0, 2.0], 0.0, &format!("fill=\"{colour}\""));
        svg.lines(x + WIDTH / 2.0, start, 25.0, pen.middle(), &lines);
    }
}

/// The title, in one line or in two.
fn title(svg: &mut Svg, x: f32, y: f32, card: Card, words: &Words) {
    let title = words.title(card);
    let middle = x + WIDTH / 2.0;
    let room = WIDTH - 34.0;
    let large = TITLE.size(47.0).middle();
    if large.width(&title) <= room {
        svg.write(middle, y + 66.0, large, &title);
        return;
    }
    let sizes = [(42.0, 2), (38.0, 2), (34.0, 2), (31.0, 3)];
    let fits = |(size, most): &(f32, usize)| {
        let lines = large.size(*size).wrap(&title, room, *most);
        !lines.last().is_some_and(|line| line.ends_with('…'))
    };
    let (size, most) = sizes.into_iter().find(fits).unwrap_or((28.0, 3));
    let pen = large.size(size);
    let (top, leading) = if most == 2 { (47.0, 38.0) } else { (36.0, 29.0) };
    svg.lines(middle, y + top, leading, pen, &pen.wrap(&title, room, most));
}

/// The picture on a card: its sign, drawn from its name, and what it is worth.
fn emblem(svg: &mut Svg, x: f32, y: f32, card: Card, suit: Suit) {
    let (top, middle) = (y + 98.0, x + WIDTH / 2.0);
    svg.rect([x + 5.0, top, WIDTH - 10.0, 102.0], 0.0, "fill=\"#000\" fill-opacity=\"0.28\"");
    sigil::draw(svg, middle, top + 51.0, 42.0, "#e0c98a", card.id());
    svg.circle(middle, top + 51.0, 29.0, &format!("fill=\"{}\"", suit.colour));
    svg.art(middle - 23.0, top + 28.0, 46.0 / 48.0, BONE, symbol(suit.symbol));
    match card.def().kind {
        Kind::Crew => {
            for (icon, number, at) in
                [("driver", card.def().drive, 62.0), ("repair", card.def().fix, WIDTH - 62.0)]
            {
                svg.circle(
                    x + at,
                    top + 51.0,
                    44.0,
                    &format!("fill=\"{BONE}\" stroke=\"{LINE}\" stroke-width=\"4\""),
                );
                svg.art(x + at - 13.0, top + 16.0, 26.0 / 48.0, "#7a6c55", symbol(icon));
                let sign = if number > 0 {
                    "+"
                } else if number < 0 {
                    "−"
                } else {
                    ""
                };
                let text = format!("{sign}{}", number.abs());
                svg.write(x + at, top + 82.0, BOLD.size(42.0).ink(INK).middle(), &text);
            }
        }
        Kind::Reaction(trigger, _) => {
            svg.circle(
                x + 62.0,
                top + 51.0,
                40.0,
                &format!("fill=\"{GOLD}\" stroke=\"{LINE}\" stroke-width=\"4\""),
            );
            svg.art(x + 36.0, top + 25.0, 52.0 / 48.0, INK, moment(trigger));
        }
        _ => {}
    }
}

/// The bar below: type and words, and what a Reaction answers.
fn kind(svg: &mut Svg, x: f32, y: f32, card: Card, suit: Suit, words: &Words) {
    let mut parts = vec![words.word(suit.key)];
    match card.trigger() {
        Some(trigger) => parts.push(words.word(&format!("trigger-{}.short", trigger.id()))),
        None => parts.extend(look::words(card).map(|key| words.word(key))),
    }
    svg.rect([x + 5.0, y + 200.0, WIDTH - 10.0, 36.0], 0.0, &format!("fill=\"{LINE}\""));
    let pen = BOLD.size(25.0).middle();
    svg.write_in(x + WIDTH / 2.0, y + 227.0, WIDTH - 30.0, pen, &parts.join(" · "));
}

/// What a card does, in the largest letters in which there is room for it.
struct Body {
    pen: Pen,
    size: f32,
    leading: f32,
    lines: Vec<String>,
}

impl Body {
    fn of(card: Card, words: &Words) -> Body {
        let text = words.text(card);
        let room = WIDTH - 36.0;
        let pen = TEXT.ink(INK);
        let sizes = [(36.0, 38.0), (32.0, 35.0), (29.0, 32.0), (27.0, 30.0), (25.0, 27.0)];
        let fits = |(size, leading): &(f32, f32)| {
            pen.size(*size).wrap(&text, room, 20).len() as f32 * leading <= 166.0
        };
        let (size, leading) = sizes.into_iter().find(fits).unwrap_or((23.0, 25.0));
        let pen = pen.size(size);
        let lines = pen.wrap(&text, room, (222.0 / leading) as usize);
        Body { pen, size, leading, lines }
    }

    /// Where it ends, from the top of the card.
    fn foot(&self) -> f32 {
        240.0 + self.size + self.leading * (self.lines.len() as f32 - 1.0)
    }

    fn write(&self, svg: &mut Svg, x: f32, y: f32) {
        svg.lines(x + 18.0, y + 240.0 + self.size, self.leading, self.pen, &self.lines);
    }
}
