//! Colours, and the signs by which types of cards are known without reading.

use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::games::mythos::cards::{Kind, Region, Title};
use crate::kernel::Seat;

/// The dark outside.
pub const NIGHT: &str = "#0f1c1b";
/// A table in it.
pub const TABLE: &str = "#1d302d";
/// What lies on the table and is not important now.
pub const SHADE: &str = "#14231f";
/// Paper under a lamp.
pub const PAPER: &str = "#f2e8d0";
/// Writing on paper.
pub const INK: &str = "#1c1a15";
/// Lamplight.
pub const LAMP: &str = "#ffd166";
/// What is said aside.
pub const DIM: &str = "#a3b8b0";
/// What can be played now.
pub const READY: &str = "#57c478";
/// Spells, and points from outside.
pub const SPELL: &str = "#1f8a7d";
/// What costs.
pub const BLOOD: &str = "#ff7b6b";

pub const TEXT: Pen = Pen::new(Face::Text, 26.0, PAPER);
pub const BOLD: Pen = Pen::new(Face::Bold, 32.0, PAPER);

/// The colour of a seat.
pub fn of_seat(seat: Seat) -> &'static str {
    const COLOURS: [&str; 4] = ["#e2574c", "#4f9be0", "#e7b93c", "#8f6fd6"];
    COLOURS[seat.index() % COLOURS.len()]
}

/// The colour of a type; of a Location that of its Region.
pub fn of(title: Title) -> &'static str {
    let def = title.def();
    match def.kind {
        Kind::Location => def.region.map_or("#4d8f4f", of_region),
        Kind::Ally => "#3f7fbf",
        Kind::Artifact => "#a97722",
        Kind::Tome => "#7a4fa3",
        Kind::Spell => SPELL,
        Kind::Event => "#6d7681",
        Kind::Monster => "#b0392f",
        Kind::OldOne => "#7a1d2c",
        Kind::Adventure => "#8f7413",
    }
}

/// The colour of a Region.
pub fn of_region(region: Region) -> &'static str {
    match region {
        Region::Lovecraft => "#3d7f43",
        Region::Europe => "#4a68b0",
        Region::MiddleEast => "#a8732a",
        Region::Islands => "#24829a",
        Region::Exotic => "#a34e3b",
        Region::DreamUpper => "#8458b5",
        Region::DreamUnder => "#6b4562",
    }
}

/// The sign of a type in a square of 24 by 24: a pin, a person, a key, a book, a star, a bolt, a claw, a
/// spiral, a flag.
fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Location => {
            "M12 1A8 8 0 0 1 20 9Q20 14 12 23 4 14 4 9A8 8 0 0 1 12 1ZM12 5.5A3.5 3.5 0 1 0 12 12.5 3.5 3.5 0 1 0 12 5.5Z"
        }
        Kind::Ally => "M12 1A5.5 5.5 0 1 1 12 12 5.5 5.5 0 1 1 12 1ZM2 23Q2 13.500 12 13.500T22 23Z",
        Kind::Artifact => {
            "M7 2A6 6 0 1 1 7 14 6 6 0 1 1 7 2ZM7 5.500A2.500 2.500 0 1 0 7 10.500 2.500 2.500 0 1 0 7 5.500ZM12 7H23V14H20V10.500H17.500V13H15V10.500H12Z"
        }
        Kind::Tome => "M1 4Q7 2 11 5V21Q7 18 1 20ZM23 4Q17 2 13 5V21Q17 18 23 20Z",
        Kind::Spell => "M12 0L14.800 9.200 24 12 14.800 14.800 12 24 9.200 14.800 0 12 9.200 9.200Z",
        Kind::Event => "M14 0L4 14H11L9 24 20 9H12.500Z",
        Kind::Monster => "M3 1Q8 8 6 21 1 12 3 1ZM11 1Q16 9 13 23 8 12 11 1ZM19 1Q24 9 20 21 16 12 19 1Z",
        Kind::OldOne => {
            "M12 0A12 12 0 1 1 0 12H4A8 8 0 1 0 12 4 6 6 0 1 0 18 10H14A2.500 2.500 0 1 1 12 7.500 4.500 4.500 0 1 1 8 12H4.500"
        }
        Kind::Adventure => "M4 0H7V2Q12-1 16 2T23 3V14Q19 16 15 13T7 13.500V24H4Z",
    }
}

/// Draws the sign of a type with its left upper corner here.
pub fn draw_sign(svg: &mut Svg, kind: Kind, [x, y]: [f32; 2], size: f32, colour: &str) {
    let scale = size / 24.0;
    svg.raw(&format!(
        "<path transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\" fill=\"{colour}\" fill-rule=\"evenodd\" d=\"{}\"/>",
        sign(kind)
    ));
}

/// A Gate: a ring of stones; struck through when it is used.
pub fn draw_gate(svg: &mut Svg, [x, y]: [f32; 2], radius: f32, used: bool) {
    let colour = if used { DIM } else { LAMP };
    svg.circle(
        x,
        y,
        radius,
        &format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"4\" stroke-dasharray=\"6 3\""),
    );
    svg.circle(x, y, radius * 0.4, &format!("fill=\"{colour}\""));
    if used {
        let r = radius * 0.95;
        let data = format!("M{:.1} {:.1}L{:.1} {:.1}", x - r, y + r, x + r, y - r);
        svg.path(&data, &format!("stroke=\"{BLOOD}\" stroke-width=\"5\""));
    }
}

/// The back of a card.
pub fn draw_back(svg: &mut Svg, [x, y]: [f32; 2], height: f32) {
    let width = height * 0.7;
    svg.rect(
        [x, y, width, height],
        4.0,
        &format!("fill=\"#7c2a26\" stroke=\"{PAPER}\" stroke-width=\"1.500\""),
    );
    svg.circle(
        x + width / 2.0,
        y + height / 2.0,
        width * 0.22,
        &format!("fill=\"none\" stroke=\"{LAMP}\" stroke-width=\"2\""),
    );
}
