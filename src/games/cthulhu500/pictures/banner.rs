//! What hangs over a table that is still open: all vehicles, and the name of the game.

use super::look::{self, BOLD, BONE, DIM, GARAGE, LINE, NIGHT, SLIME, TITLE, symbol};
use super::{Words, alt};
use crate::drawing::Drawing;
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::cards::Vehicle;

const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 372.0;
/// Vehicles in a row.
const ROW: usize = 4;

/// Draws the banner.
pub fn draw(words: &Words) -> Drawing {
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, HEIGHT], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.art(34.0, 20.0, 1.4, BONE, symbol("flag"));
    svg.art(WIDTH - 34.0 - 67.0, 20.0, 1.4, BONE, symbol("flag"));
    let title = words.word("game-cthulhu500");
    svg.write_in(WIDTH / 2.0, 82.0, 760.0, TITLE.size(80.0).ink(SLIME).middle(), &title);
    svg.rect([0.0, 116.0, WIDTH, 216.0], 0.0, &format!("fill=\"{GARAGE}\""));
    for (at, vehicle) in Vehicle::ALL.iter().enumerate() {
        let (column, row) = ((at % ROW) as f32, (at / ROW) as f32);
        // The second row stands in the gaps of the first, as on a grid.
        let x = 24.0 + 244.0 * column + 22.0 * row;
        look::vehicle(&mut svg, x, 118.0 + 102.0 * row, 0.92, Some(*vehicle), false);
    }
    for stripe in 0..10 {
        svg.rect([14.0 + 100.0 * stripe as f32, 222.0, 56.0, 5.0], 2.0, &format!("fill=\"{LINE}\""));
    }
    let line = words.word("picture-banner-line");
    svg.write_in(WIDTH / 2.0, 361.0, WIDTH - 60.0, BOLD.size(32.0).ink(DIM).middle(), &line);
    let (width, height) = (WIDTH as u32, HEIGHT as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: alt::banner(words) }
}
