//! What lies on a vehicle, by name: as many names as there is room for, the pit crew last.

use super::Words;
use super::look::{BONE, DIM, SLIME, TEXT, symbol};
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::CarView;
use crate::games::cthulhu500::race::Attached;

/// An icon and what stands beside it.
struct Item {
    icon: &'static str,
    ink: &'static str,
    text: String,
}

/// From an item's left edge to its text.
const ICON: f32 = 34.0;
/// Between two items.
const GAP: f32 = 16.0;

impl Item {
    fn width(&self) -> f32 {
        ICON + TEXT.width(&self.text)
    }
}

/// Draws it all in so many lines, each as high as the last of the four numbers says.
pub fn draw(svg: &mut Svg, [x, y, width, leading]: [f32; 4], car: &CarView, lines: usize, words: &Words) {
    let items = items(car, words);
    if items.is_empty() {
        svg.write_in(x, y + 24.0, width, TEXT.ink(DIM), &words.word("picture-bare"));
        return;
    }
    for (row, line) in flow(&items, width, lines).into_iter().enumerate() {
        let top = y + leading * row as f32;
        let mut left = x;
        let last = line.len() - 1;
        for (at, (item, room)) in line.into_iter().enumerate() {
            let room = if at == last { x + width - left } else { room };
            svg.art(left, top + 1.0, 27.0 / 48.0, item.ink, symbol(item.icon));
            svg.write_in(left + ICON, top + 24.0, room - ICON, TEXT.ink(item.ink), &item.text);
            left += item.width().min(room) + GAP;
        }
    }
}

/// How many lines it takes to name everything, if no name takes more than that part of a line.
pub fn lines_for(car: &CarView, width: f32, part: f32, words: &Words) -> usize {
    place(&items(car, words), width, cap(width, part)).len().clamp(1, 5)
}

/// So much of a line that two halves leave a gap between them.
fn cap(width: f32, part: f32) -> f32 {
    (width + GAP) * part - GAP - 0.1
}

fn items(car: &CarView, words: &Words) -> Vec<Item> {
    let one = |icon, contagion, attached: &Attached| {
        let (icon, ink) = if attached.infested { (contagion, SLIME) } else { (icon, BONE) };
        Item { icon, ink, text: words.title(attached.card) }
    };
    let mut items: Vec<Item> = car.driver.iter().map(|it| one("driver", "black_plague", it)).collect();
    items.extend(car.tires.iter().map(|it| one("tires", "gremlins", it)));
    items.extend(car.mods.iter().map(|it| one("mod", "gremlins", it)));
    // Whoever is ill is named first, so that it is never cut off.
    let mut crew: Vec<&Attached> = car.crew.iter().collect();
    crew.sort_by_key(|one| !one.infested);
    if let Some(first) = crew.first() {
        let titles: Vec<String> = crew.iter().map(|one| words.title(one.card)).collect();
        let text = format!("{}: {}", crew.len(), titles.join(", "));
        let (icon, ink) = if first.infested { ("black_plague", SLIME) } else { ("crew", BONE) };
        items.push(Item { icon, ink, text });
    }
    items
}

/// Items in lines, each with the room that it has: whole if that fits, else cut as little as it takes.
fn flow(items: &[Item], width: f32, lines: usize) -> Vec<Vec<(&Item, f32)>> {
    let parts = [1.0, 0.8, 0.65, 0.5];
    let placed = |part: &f32| place(items, width, cap(width, *part));
    // There are as many lines as two to a line need, at the least.
    parts.iter().map(placed).find(|placed| placed.len() <= lines).unwrap_or_else(|| placed(&0.33))
}

fn place(items: &[Item], width: f32, cap: f32) -> Vec<Vec<(&Item, f32)>> {
    let mut lines: Vec<Vec<(&Item, f32)>> = Vec::new();
    let mut left = 0.0;
    for item in items {
        let wants = item.width().min(cap);
        match lines.last_mut() {
            Some(line) if left + wants <= width => line.push((item, wants)),
            _ => {
                left = 0.0;
                lines.push(vec![(item, wants)]);
            }
        }
        left += wants + GAP;
    }
    lines
}
