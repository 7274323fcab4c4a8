//! Several vehicles on one sheet, with what they can do: those of a race before it begins, or those that one
//! may still choose.

use super::look::{self, BOLD, DIM, GARAGE, GOLD, LINE, NIGHT, SLIME, SLOT, TEXT, TITLE, mark, symbol};
use super::{Words, alt};
use crate::drawing::Drawing;
use crate::drawing::svg::Svg;
use crate::games::cthulhu500::View;
use crate::games::cthulhu500::cards::Vehicle;
use crate::kernel::Seat;

const WIDTH: f32 = 1000.0;
const HEAD: f32 = 92.0;
/// A vehicle's place: how wide, how high, and from one to the next.
const PLACE: [f32; 2] = [456.0, 226.0];
const GAP: f32 = 20.0;
const LEFT: f32 = 28.0;
const RIGHT: f32 = WIDTH - LEFT - PLACE[0];

/// A vehicle on the sheet, or somebody who has none yet.
pub type Berth = (Option<Vehicle>, Option<Seat>);

/// Everybody's vehicle, in seat order.
pub fn of_all(view: &View, words: &Words) -> Drawing {
    let berths: Vec<Berth> =
        (0_u8..).map(Seat).zip(&view.cars).map(|(seat, car)| (car.vehicle, Some(seat))).collect();
    let heading = if berths.iter().all(|(vehicle, _)| vehicle.is_some()) {
        "picture-bidding"
    } else {
        "picture-choosing"
    };
    draw(&berths, &words.word(heading), words)
}

/// The vehicles that nobody has taken.
pub fn on_offer(view: &View, words: &Words) -> Option<Drawing> {
    let taken = |vehicle: &Vehicle| view.cars.iter().any(|car| car.vehicle == Some(*vehicle));
    let free: Vec<Berth> =
        Vehicle::ALL.into_iter().filter(|one| !taken(one)).map(|one| (Some(one), None)).collect();
    (!free.is_empty()).then(|| draw(&free, &words.word("picture-on-offer"), words))
}

fn draw(berths: &[Berth], heading: &str, words: &Words) -> Drawing {
    let rows = berths.len().div_ceil(2);
    let whole = HEAD + (PLACE[1] + GAP) * rows as f32;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, whole], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.write(22.0, 66.0, TITLE.ink(SLIME).size(66.0), "Cthulhu 500");
    svg.write_in(WIDTH - LEFT, 54.0, 480.0, BOLD.size(36.0).ink(GOLD).end(), heading);
    // Two numbers with a stroke between them say nothing by themselves.
    let sides = format!("{} / {}", words.word("side-undamaged"), words.word("side-damaged"));
    svg.write_in(WIDTH - LEFT, 82.0, 480.0, TEXT.size(24.0).ink(DIM).end(), &sides);
    for (at, berth) in berths.iter().enumerate() {
        let x = if at % 2 == 0 { LEFT } else { RIGHT };
        place(&mut svg, x, HEAD + (PLACE[1] + GAP) * (at / 2) as f32, *berth, words);
    }
    let (width, height) = (WIDTH as u32, whole as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: alt::fleet(heading, berths, words) }
}

fn place(svg: &mut Svg, x: f32, y: f32, (vehicle, seat): Berth, words: &Words) {
    let how = format!("fill=\"{SLOT}\" stroke=\"{LINE}\" stroke-width=\"3\"");
    svg.rect([x, y, PLACE[0], PLACE[1]], 14.0, &how);
    let mut top = y + 6.0;
    if let Some(seat) = seat {
        mark(svg, x + 14.0, y + 10.0, 30.0, seat);
        svg.write_in(x + 54.0, y + 35.0, PLACE[0] - 70.0, BOLD.size(30.0), &words.name(seat));
        top = y + 40.0;
    }
    let title = vehicle.map_or_else(|| words.word("picture-unknown"), |vehicle| words.vehicle(vehicle));
    let size = [32.0, 28.0].into_iter().find(|size| BOLD.size(*size).width(&title) <= PLACE[0] - 30.0);
    svg.write_in(x + 16.0, top + 32.0, PLACE[0] - 30.0, BOLD.size(size.unwrap_or(24.0)).ink(GOLD), &title);
    svg.rect([x + 14.0, top + 44.0, 176.0, 92.0], 10.0, &format!("fill=\"{GARAGE}\""));
    look::vehicle(svg, x + 30.0, top + 46.0, 0.72, vehicle, false);
    let Some(vehicle) = vehicle else { return };
    let (whole, damaged) = (vehicle.def().whole, vehicle.def().damaged);
    let numbers = [
        ("speed", "stat-speed", whole.speed, damaged.speed),
        ("repair", "stat-complexity", whole.complexity, damaged.complexity),
    ];
    for (row, (icon, key, first, second)) in numbers.into_iter().enumerate() {
        let foot = top + 82.0 + 46.0 * row as f32;
        svg.art(x + 204.0, foot - 28.0, 32.0 / 48.0, SLIME, symbol(icon));
        svg.write_in(x + 244.0, foot, 120.0, TEXT.size(24.0).ink(DIM), &words.word(key));
        svg.write(x + PLACE[0] - 16.0, foot, BOLD.size(36.0).end(), &format!("{first} / {second}"));
    }
    if let Some(special) = words.special(vehicle) {
        let pen = TEXT.size(21.0);
        svg.lines(x + 16.0, top + 158.0, 22.0, pen, &pen.wrap(&special, PLACE[0] - 30.0, 2));
    }
}
