//! A map that has grown large, part by part: where the last piece lies, the whole, and windows of a size that
//! a telephone shows well.

use super::map::{Frame, Over, Window, parchment};
use super::{MARGIN, WIDE, alt, finish, holds, larger, left, points};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing, in_whole_words};
use crate::games::carcassonne::land::Land;
use crate::games::carcassonne::shape::Feature;
use crate::games::carcassonne::square::Square;
use crate::games::carcassonne::story::at;
use crate::games::carcassonne::{self, View, score};
use crate::kernel::{Seat, Text};

/// So many columns and rows are seen well on a telephone.
const NEAR: u32 = 9;
/// So many are shown at a table; of a larger map, where so many of the last pieces lie.
const FAR: u32 = 18;
const RECENT: usize = 8;
/// The largest that a square is drawn.
const UNIT: f32 = 150.0;

/// What there is to look at closer.
#[derive(Clone, Copy)]
enum CloseUp {
    /// A part of the map.
    Part(Window),
    /// Who holds what.
    Holds,
    /// What nobody has seen yet.
    Left,
    /// How many tiles that nobody has seen fit each square.
    Fits,
    /// Everybody's points by where they come from.
    Points,
}

/// Everything that can be looked at closer, by name, in the order in which it is shown: parts only of a map
/// that is not seen well as it is.
fn all(view: &View) -> Vec<(Text, CloseUp)> {
    let named = |key: &str, what| (Text::new(key), what);
    let mut all = vec![
        named("close-up-holds", CloseUp::Holds),
        named("close-up-left", CloseUp::Left),
        named("close-up-fits", CloseUp::Fits),
        named("close-up-points", CloseUp::Points),
    ];
    let windows = windows(&view.land);
    if windows.len() < 2 {
        return all;
    }
    let last = view.land.laid().last().map(|laid| Window::round(laid.square, NEAR as i8 / 2));
    let part = |(name, window): (Text, Option<Window>)| Some((name, CloseUp::Part(window?)));
    let parts = [
        ("close-up-last", last),
        ("close-up-city", city(view)),
        ("close-up-whole", Some(Window::whole(&view.land))),
    ];
    let parts = parts.into_iter().map(|(key, window)| (Text::new(key), window));
    let of = (0..view.players.len() as u8).map(Seat).map(|seat| {
        let name = Text::new("close-up-of").with("player", seat);
        (name, followers(view, seat))
    });
    let tiles = windows.into_iter().map(|window| {
        let name = Text::new("close-up-window").with("from", at(window.from)).with("to", at(window.to));
        (name, Some(window))
    });
    // The way to the last tile stands first: it is what most look for.
    let parts: Vec<_> = parts.chain(of).chain(tiles).filter_map(part).collect();
    all.splice(0..0, parts);
    all
}

/// Where all followers of a player stand.
fn followers(view: &View, seat: Seat) -> Option<Window> {
    let followers = view.land.followers().iter().filter(|one| one.seat == seat);
    round(followers.map(|one| view.land.laid()[usize::from(one.laid)].square))
}

/// Of the cities that somebody holds and that are open, the one that is worth most.
fn city(view: &View) -> Option<Window> {
    let open = |root: &u16| {
        let node = view.land.node(*root);
        node.feature == Feature::City && !node.is_complete()
    };
    let held = view.land.held().into_iter().filter(open);
    let root = held.max_by_key(|root| score::worth(&view.land, *root))?;
    round(view.land.pieces_of(root).map(|(number, _)| view.land.laid()[number].square))
}

/// These squares with what lies round them, as large as is seen well at least.
fn round(squares: impl Iterator<Item = Square>) -> Option<Window> {
    let all = with_rings(squares)?;
    let from = Square::new(all.from.x - NEAR as i8, all.from.y - NEAR as i8);
    let to = Square::new(all.to.x + NEAR as i8, all.to.y + NEAR as i8);
    Some(all.grown(NEAR, Window { from, to }))
}

/// The part of the map in which all of these squares are chosen from: on a telephone each square more makes all of them
/// smaller.
pub fn round_all(land: &Land, squares: impl Iterator<Item = Square>) -> Window {
    let whole = Window::whole(land);
    with_rings(squares).map_or(whole, |all| all.within(whole).grown(NEAR, whole))
}

/// The smallest that shows all of these squares with those round each.
fn with_rings(squares: impl Iterator<Item = Square>) -> Option<Window> {
    squares.map(|square| Window::round(square, 1)).reduce(Window::with)
}

/// What they are called.
pub fn names(view: &View) -> Vec<Text> {
    all(view).into_iter().map(|(name, _)| name).collect()
}

/// One of them.
pub fn draw(view: &View, number: usize, captions: &Captions) -> Option<Drawing> {
    let (name, what) = all(view).into_iter().nth(number)?;
    let drawing = match what {
        CloseUp::Part(window) => {
            let name = captions.say(&name);
            let over = Over { holes: view.holes(), ..Over::default() };
            part(view, window, &over, format!("{name}.\n{}", alt::whole(view, &[], captions)))
        }
        CloseUp::Holds => holds::draw(view, captions),
        CloseUp::Left => left::draw(view, captions),
        CloseUp::Fits => {
            let gaps = carcassonne::left::gaps(view);
            let flags = gaps.iter().map(|(square, count)| (*square, count.to_string())).collect();
            let over = Over { flags, ..Over::default() };
            part(view, Window::whole(&view.land), &over, alt::fits(&gaps, captions))
        }
        CloseUp::Points => points::draw(view, captions),
    };
    Some(drawing)
}

/// A part of the map, without a header.
fn part(view: &View, window: Window, over: &Over<'_>, alt: String) -> Drawing {
    let (columns, rows) = window.size();
    let unit = (WIDE / columns as f32).min(UNIT).floor();
    let margin = (MARGIN * larger(columns as f32 * unit)).floor();
    let (width, height) = (columns as f32 * unit + 2.0 * margin, rows as f32 * unit + 2.0 * margin);
    let mut svg = Svg::new();
    parchment(&mut svg, width, height);
    Frame { window, x: 0.0, y: 0.0, unit, margin }.draw(&mut svg, &view.land, over);
    finish(svg, width, height, in_whole_words(&alt))
}

/// What a table shows: the whole, or the part of it with the last pieces.
pub fn at_table(land: &Land) -> Window {
    let whole = Window::whole(land);
    let mut window = whole;
    for (n, laid) in land.laid().iter().rev().take(RECENT).enumerate() {
        let round = Window::round(laid.square, 2);
        let more = if n == 0 { round } else { window.with(round) };
        let (columns, rows) = more.size();
        if columns > FAR || rows > FAR {
            break;
        }
        window = more;
    }
    window.grown(FAR, whole)
}

/// Windows side by side that show everything, as even as they can be.
fn windows(land: &Land) -> Vec<Window> {
    let whole = Window::whole(land);
    let (columns, rows) = whole.size();
    let across = spans(whole.from.x, columns);
    let down = spans(whole.from.y, rows);
    let window = |(top, bottom): (i8, i8)| {
        let one = move |(left, right): &(i8, i8)| Window {
            from: Square::new(*left, top),
            to: Square::new(*right, bottom),
        };
        across.iter().map(one).collect::<Vec<Window>>()
    };
    let all = down.into_iter().flat_map(window);
    all.filter(|window| land.squares().iter().any(|square| window.has(*square))).collect()
}

/// So many squares from here on, in spans that are seen well: the first and the last of each.
fn spans(from: i8, count: u32) -> Vec<(i8, i8)> {
    let spans = count.div_ceil(NEAR);
    let edge = |n: u32| from + (count * n / spans) as i8;
    (0..spans).map(|n| (edge(n), edge(n + 1) - 1)).collect()
}
