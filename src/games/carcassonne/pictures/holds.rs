//! Who holds what: every feature with followers, the dearest first, with what it has and gives.

use super::look::{BOLD, DIM, TEXT, figure};
use super::map::parchment;
use super::points::sign;
use super::{alt, finish};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing};
use crate::games::carcassonne::{View, label};
use crate::kernel::Seat;

/// How wide the picture is, how high its title and each feature's lines are, and how many features have room.
const WIDTH: f32 = 760.0;
const TITLE: f32 = 64.0;
const LINE: f32 = 88.0;
const MOST: usize = 16;

/// The list.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    let roots = label::roots(view);
    let say = |text| captions.say(&text);
    let height = TITLE + LINE * roots.len().min(MOST) as f32 + 12.0;
    let mut svg = Svg::new();
    parchment(&mut svg, WIDTH, height);
    let title = format!("{} ({})", captions.words.word("close-up-holds"), roots.len());
    svg.write_in(24.0, 44.0, WIDTH - 48.0, BOLD.size(30.0), &title);
    for (at, root) in roots.into_iter().take(MOST).enumerate() {
        let (node, y) = (view.land.node(root), TITLE + LINE * at as f32);
        sign(&mut svg, 36.0, y + 26.0, node.feature as usize);
        svg.write_in(64.0, y + 36.0, 250.0, BOLD.size(27.0), &say(label::named(view, root)));
        let mut x = 330.0;
        for (count, seat) in node.followers.iter().zip(0..).filter(|(count, _)| **count > 0) {
            for _ in 0..*count {
                figure(&mut svg, Seat(seat), (x, y + 28.0), 0.9, false);
                x += 22.0;
            }
            let name = captions.names.get(usize::from(seat)).map_or("", String::as_str);
            svg.write_in(x, y + 36.0, (WIDTH - 20.0 - x).clamp(40.0, 120.0), TEXT.size(22.0), name);
            x += 132.0;
        }
        svg.write_in(64.0, y + 68.0, WIDTH - 88.0, TEXT.size(22.0).ink(DIM), &say(label::facts(view, root)));
    }
    finish(svg, WIDTH, height, alt::held(view, captions))
}
