//! One vehicle, large, whole and damaged side by side.

use super::look::{
    self, ASIDE, BLOOD, BOLD, BONE, DIM, GARAGE, INK, LINE, NIGHT, SLIME, SLOT, TEXT, TITLE, symbol,
};
use super::{Words, alt};
use crate::drawing::Drawing;
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::cards::{Side, Vehicle};

const WIDTH: f32 = 1000.0;

/// Draws both sides of a vehicle.
pub fn draw(vehicle: Vehicle, words: &Words) -> Drawing {
    let mut svg = Svg::new();
    let special = words.special(vehicle);
    let lines = special.as_deref().map_or_else(Vec::new, |text| TEXT.size(36.0).wrap(text, WIDTH - 80.0, 3));
    let foot = 566.0 + 44.0 * lines.len() as f32;
    let whole = foot + 70.0;
    svg.rect([0.0, 0.0, WIDTH, whole], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.rect([10.0, 10.0, WIDTH - 20.0, whole - 20.0], 24.0, &format!("fill=\"{BONE}\""));
    let title = words.vehicle(vehicle);
    let sizes = [72.0, 60.0, 52.0];
    let size = sizes.into_iter().find(|size| TITLE.size(*size).width(&title) <= WIDTH - 80.0).unwrap_or(46.0);
    svg.write_in(WIDTH / 2.0, 88.0, WIDTH - 80.0, TITLE.size(size).ink(INK).middle(), &title);
    side(&mut svg, 34.0, vehicle, false, words);
    side(&mut svg, 510.0, vehicle, true, words);
    svg.lines(WIDTH / 2.0, 604.0, 44.0, TEXT.size(36.0).ink(INK).middle(), &lines);
    let flavour = words.word(&format!("vehicle-{}.flavour", vehicle.id()));
    let pen = ASIDE.size(34.0).ink("#6b5c48").middle();
    svg.write_in(WIDTH / 2.0, foot + 32.0, WIDTH - 80.0, pen, &flavour);
    let (width, height) = (WIDTH as u32, whole as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: alt::vehicle(vehicle, words) }
}

/// One side: the vehicle, and what it says.
fn side(svg: &mut Svg, x: f32, vehicle: Vehicle, damaged: bool, words: &Words) {
    let (key, side, colour) = match damaged {
        false => ("side-undamaged", vehicle.def().whole, SLOT),
        true => ("side-damaged", vehicle.def().damaged, BLOOD),
    };
    let Side { speed, complexity } = side;
    svg.rect(
        [x, 120.0, 456.0, 426.0],
        18.0,
        &format!("fill=\"{SLOT}\" stroke=\"{LINE}\" stroke-width=\"4\""),
    );
    svg.rect(
        [x, 120.0, 456.0, 52.0],
        18.0,
        &format!("fill=\"{colour}\" stroke=\"{LINE}\" stroke-width=\"4\""),
    );
    let label = words.label(key);
    svg.write(x + 228.0, 158.0, BOLD.size(34.0).middle(), &label);
    if damaged {
        let left = x + 228.0 - BOLD.width(&label) / 2.0 - 48.0;
        svg.art(left, 129.0, 34.0 / 48.0, BONE, symbol("warning"));
    }
    svg.rect([x + 14.0, 184.0, 428.0, 236.0], 12.0, &format!("fill=\"{GARAGE}\""));
    look::vehicle(svg, x + 38.0, 190.0, 1.9, Some(vehicle), damaged);
    for (at, (icon, key, number)) in
        [("speed", "stat-speed", speed), ("repair", "stat-complexity", complexity)].into_iter().enumerate()
    {
        let left = x + 14.0 + 218.0 * at as f32;
        svg.rect([left, 430.0, 210.0, 106.0], 10.0, &format!("fill=\"{LINE}\""));
        svg.write_in(left + 105.0, 460.0, 190.0, TEXT.size(30.0).ink(DIM).middle(), &words.word(key));
        svg.art(left + 26.0, 474.0, 1.0, SLIME, symbol(icon));
        svg.write(left + 138.0, 524.0, BOLD.size(66.0).middle(), &number.to_string());
    }
}
