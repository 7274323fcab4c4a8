//! The sign of a card: a circle of strokes, knots and dots that its name decides, so that every card has its own.

use crate::drawing::svg::Svg;

/// Draws the sign of this name round a point, in lines of a colour.
pub fn draw(svg: &mut Svg, x: f32, y: f32, radius: f32, colour: &str, name: &str) {
    let mut whims = Whims::of(name);
    let points = 7 + whims.below(5);
    let stride = 2 + whims.below(points / 2 - 2);
    let at = |step: usize, reach: f32| {
        let (sin, cos) = turn(step % points, points);
        (x + radius * reach * sin, y - radius * reach * cos)
    };
    let pen = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-linejoin=\"round\"");
    svg.circle(x, y, radius, &pen);
    svg.circle(x, y, radius * 0.86, &pen);
    // A star that skips some points; where it does not close, a second one beside it.
    for start in 0..greatest_common(points, stride) {
        let mut path = String::new();
        let mut step = start;
        loop {
            let (px, py) = at(step, 0.86);
            path.push_str(&format!("{}{px:.1} {py:.1}", if path.is_empty() { "M" } else { "L" }));
            step = (step + stride) % points;
            if step == start {
                break;
            }
        }
        path.push('Z');
        svg.path(&path, &pen);
    }
    for step in 0..points {
        let (px, py) = at(step, 1.14);
        match whims.below(4) {
            0 => svg.circle(px, py, 4.0, &format!("fill=\"{colour}\"")),
            1 => svg.circle(px, py, 3.5, &pen),
            2 => {
                let (ix, iy) = at(step, 1.0);
                svg.path(&format!("M{ix:.1} {iy:.1}L{px:.1} {py:.1}"), &pen);
            }
            _ => {}
        }
    }
}

/// Sine and cosine of a part of a full turn. The drawing rounds them, so that all machines agree.
fn turn(step: usize, of: usize) -> (f32, f32) {
    (step as f32 / of as f32 * std::f32::consts::TAU).sin_cos()
}

fn greatest_common(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common(b, a % b) }
}

/// Small numbers out of a name.
struct Whims(u32);

impl Whims {
    fn of(name: &str) -> Whims {
        Whims(name.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)))
    }

    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % n.max(1)
    }
}
