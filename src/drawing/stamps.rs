//! Art that comes again and again, painted once. What is drawn under the name `art-WHAT~N` looks the same in
//! every drawing, whatever its number: its pixels are kept, and put down wherever it stands upright on whole
//! pixels. Elsewhere it is painted as anything else is.

use resvg::tiny_skia::{Paint, Pixmap, PixmapPaint, Transform};
use resvg::usvg;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How such names begin.
pub const STAMP: &str = "art-";
/// Bytes of pixels that are kept: some two hundred tiles. When there are more, all are forgotten, and those
/// in use come back.
const KEPT: usize = 8 << 20;

/// The pixels of a group, and where they begin from its own corner.
struct Stamp {
    x: i32,
    y: i32,
    pixels: Pixmap,
}

/// By name and size, the size by its bits.
type Shelf = BTreeMap<(String, u32), Arc<Stamp>>;

static SHELF: Mutex<Shelf> = Mutex::new(BTreeMap::new());

/// Paints a drawing.
pub fn paint(tree: &usvg::Tree, pixels: &mut Pixmap) {
    if has_stamps(tree.root()) {
        nodes(tree.root(), Transform::identity(), pixels);
    } else {
        resvg::render(tree, Transform::identity(), &mut pixels.as_mut());
    }
}

fn has_stamps(group: &usvg::Group) -> bool {
    group.children().iter().any(|node| match node {
        usvg::Node::Group(inner) => inner.id().starts_with(STAMP) || has_stamps(inner),
        _ => false,
    })
}

/// Paints what is in a group, in its order.
fn nodes(group: &usvg::Group, transform: Transform, pixels: &mut Pixmap) {
    for node in group.children() {
        match node {
            usvg::Node::Group(inner) if !inner.should_isolate() => {
                let at = transform.pre_concat(inner.transform());
                let stamped = inner.id().starts_with(STAMP) && put(inner, at, pixels).is_some();
                if !stamped {
                    nodes(inner, at, pixels);
                }
            }
            node => plain(node, transform, pixels),
        }
    }
}

/// Paints a node where it stands: the painter would put it into the corner.
fn plain(node: &usvg::Node, transform: Transform, pixels: &mut Pixmap) {
    if let Some(bounds) = node.abs_layer_bounding_box() {
        let transform = transform.pre_translate(bounds.x(), bounds.y());
        // Only what has no size is not painted.
        let _ = resvg::render_node(node, transform, &mut pixels.as_mut());
    } else if let usvg::Node::Path(path) = node {
        line(path, transform, pixels);
    }
}

/// Paints a line that runs exactly across or down: it has no area, for which the painter leaves it out,
/// whatever its stroke. Lines are of plain colours.
fn line(path: &usvg::Path, transform: Transform, pixels: &mut Pixmap) {
    let Some(stroke) = path.stroke().filter(|_| path.is_visible()) else { return };
    let usvg::Paint::Color(colour) = stroke.paint() else { return };
    let mut paint = Paint::default();
    paint.set_color_rgba8(colour.red, colour.green, colour.blue, stroke.opacity().to_u8());
    pixels.stroke_path(path.data(), &paint, &stroke.to_tiny_skia(), transform, None);
}

/// Puts a stamp down; none, where the group does not stand upright on whole pixels.
fn put(group: &usvg::Group, at: Transform, pixels: &mut Pixmap) -> Option<()> {
    let upright = at.kx == 0.0 && at.ky == 0.0 && at.sx == at.sy && at.sx > 0.0;
    if !upright || at.tx.fract() != 0.0 || at.ty.fract() != 0.0 {
        return None;
    }
    let stamp = stamp(group, at.sx)?;
    let (x, y) = (at.tx as i32 + stamp.x, at.ty as i32 + stamp.y);
    let how = PixmapPaint::default();
    pixels.draw_pixmap(x, y, stamp.pixels.as_ref(), &how, Transform::identity(), None);
    Some(())
}

/// The pixels of a group at a size: kept, or painted now.
fn stamp(group: &usvg::Group, scale: f32) -> Option<Arc<Stamp>> {
    let name = group.id().split('~').next().unwrap_or_default();
    let key = (name.to_owned(), scale.to_bits());
    if let Some(stamp) = with(|shelf| shelf.get(&key).cloned()) {
        return Some(stamp);
    }
    // Not under the lock: two who need the same stamp at once both paint it, and nobody else waits.
    let bounds = group.layer_bounding_box();
    let edge = |from: f32, to: f32| ((from * scale).floor() as i32 - 1, (to * scale).ceil() as i32 + 1);
    let (x, right) = edge(bounds.left(), bounds.right());
    let (y, foot) = edge(bounds.top(), bounds.bottom());
    let mut pixels = Pixmap::new((right - x) as u32, (foot - y) as u32)?;
    nodes(group, Transform::from_row(scale, 0.0, 0.0, scale, -x as f32, -y as f32), &mut pixels);
    let stamp = Arc::new(Stamp { x, y, pixels });
    with(|shelf| {
        let size = |stamp: &Stamp| stamp.pixels.data().len();
        if shelf.values().map(|stamp| size(stamp)).sum::<usize>() + size(&stamp) > KEPT {
            shelf.clear();
        }
        shelf.insert(key, Arc::clone(&stamp));
    });
    Some(stamp)
}

fn with<T>(work: impl FnOnce(&mut Shelf) -> T) -> T {
    // Nothing that can panic happens under the lock; if it did, stamps are still stamps.
    work(&mut SHELF.lock().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Drawing;

    fn drawn(uses: &str) -> Vec<u8> {
        let head = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'><rect width='60' height='40' fill='#fff'/>";
        let art = "<g><path d='M1 1H9V9Z' fill='#800' stroke='#123' stroke-width='2'/><circle cx='5' cy='3' r='2'/><path d='M0 7H10' stroke='#046' stroke-width='2'/></g>";
        let uses = uses.replace("ART", art);
        let drawing =
            Drawing { svg: format!("{head}{uses}</svg>"), width: 60, height: 40, alt: String::new() };
        let mut pixels = Pixmap::new(60, 40).unwrap();
        paint(&drawing.tree().unwrap(), &mut pixels);
        pixels.data().to_vec()
    }

    /// With a name and without one the same is painted: at once, from the shelf, under something, and where
    /// no stamp can be put down.
    #[test]
    fn a_stamp_looks_like_what_it_stands_for() {
        for place in [
            "translate(12 7)scale(2)",
            "translate(40 20)scale(2)",
            "translate(3.5 2)scale(2)",
            "rotate(30 20 20)",
        ] {
            let over = "<rect x='20' y='10' width='9' height='9' fill='#080' fill-opacity='.5'/>";
            let with = |name: &str| drawn(&format!("<g id='{name}' transform='{place}'>ART</g>{over}"));
            let far = |(one, other): (&u8, &u8)| one.abs_diff(*other) > 6;
            let plain = with("plain");
            assert!(plain.iter().any(|one| *one != 255), "{place}: nothing is painted");
            assert!(
                plain.chunks(4).any(|pixel| pixel == [0, 0x44, 0x66, 255]),
                "{place}: the line is not painted"
            );
            for _ in 0..2 {
                // At an edge that stands aslant a point may be counted to the other side of it.
                let apart = with("art-test~4").iter().zip(&plain).filter(|pair| far(*pair)).count();
                assert!(apart <= 12, "{place}: {apart}");
            }
        }
    }
}
