//! How the race looks: its colours, its symbols, its vehicles.

use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::games::cthulhu500::cards::{Card, Kind, Trigger, Vehicle, Word};
use crate::kernel::Seat;

/// The night around the track.
pub const NIGHT: &str = "#0a1614";
/// What grows in it.
pub const WEED: &str = "#123029";
/// The track.
pub const ASPHALT: &str = "#20262f";
/// A place on the track.
pub const SLOT: &str = "#333d4b";
/// Where a vehicle stands.
pub const GARAGE: &str = "#4d5a6c";
/// Paper, bone and paint.
pub const BONE: &str = "#f5ecd3";
/// Bone in the shade.
pub const DIM: &str = "#b3bac4";
/// Writing on bone.
pub const INK: &str = "#1b1712";
/// Lines round everything.
pub const LINE: &str = "#0b0f12";
/// Whoever has the turn.
pub const GOLD: &str = "#ffc83d";
/// Damage and kerbs.
pub const BLOOD: &str = "#d63a2b";
/// Cards that are held.
pub const LILAC: &str = "#c9a8ff";
/// What is not of this world.
pub const SLIME: &str = "#8ee06a";

/// What is read.
pub const TEXT: Pen = Pen::new(Face::Text, 26.0, BONE);
/// What must not be missed.
pub const BOLD: Pen = Pen::new(Face::Bold, 34.0, BONE);
/// What stands on top.
pub const TITLE: Pen = Pen::new(Face::Title, 56.0, BONE);
/// What is said aside.
pub const ASIDE: Pen = Pen::new(Face::Aside, 26.0, INK);

macro_rules! art {
    ($folder:literal, $key:expr, $default:literal, [$($name:literal),* $(,)?]) => {
        match $key {
            $($name => include_str!(concat!("art/", $folder, "/", $name, ".svg")),)*
            _ => include_str!(concat!("art/", $folder, "/", $default, ".svg")),
        }
    };
}

/// A symbol: 48 by 48, in the colour of its surroundings.
pub fn symbol(name: &str) -> &'static str {
    art!(
        "symbols",
        name,
        "warning",
        [
            "action",
            "attack",
            "attempt_starts",
            "black_plague",
            "card_played",
            "contagion",
            "crew",
            "crown",
            "damage_coming",
            "defence",
            "driver",
            "flag",
            "gremlins",
            "hand",
            "lap",
            "lap_gained",
            "mod",
            "near_miss",
            "reaction",
            "repair",
            "speed",
            "spell",
            "sponsor",
            "tires",
        ]
    )
}

/// A vehicle: 200 by 120, facing right.
fn body(vehicle: Option<Vehicle>) -> &'static str {
    art!(
        "vehicles",
        vehicle.map_or("unknown", Vehicle::id),
        "unknown",
        [
            "car_of_cthulhu",
            "the_vehicle_man_was_not_meant_to_drive",
            "the_unspeakable_olds",
            "satanic_pushcart",
            "feararri",
            "sports_cthutility_vehicle",
            "chariot_of_the_elder_gods",
            "big_honkin_truck",
        ]
    )
}

const WRECK: &str = include_str!("art/vehicles/wreck.svg");

/// Draws a vehicle as it stands there: a damaged one leans, smokes and is full of cracks.
pub fn vehicle(svg: &mut Svg, x: f32, y: f32, scale: f32, which: Option<Vehicle>, damaged: bool) {
    if damaged {
        let leaning = format!("<g transform=\"rotate(5 60 110)\">{}</g>{WRECK}", body(which).trim());
        svg.art(x, y, scale, BONE, &leaning);
    } else {
        svg.art(x, y, scale, BONE, body(which));
    }
}

/// The colours of the seats, which the colour-blind can tell apart, too.
const SEATS: [&str; 8] =
    ["#f09a1a", "#5cbcf2", "#36c795", "#f2e34a", "#7f9bff", "#ee6a45", "#e58fd0", "#e8e8e8"];

/// The shapes of the seats, 40 by 40, for those who cannot.
const SHAPES: [&str; 8] = [
    "M20 2 A18 18 0 1 0 20.01 2Z",
    "M4 4 H36 V36 H4Z",
    "M20 2 L39 36 H1Z",
    "M20 0 L39 20 L20 40 L1 20Z",
    "M20 1 L25.500 14 L39 15 L28.500 24 L32 38 L20 30 L8 38 L11.500 24 L1 15 L14.500 14Z",
    "M11 3 H29 L39 20 L29 37 H11 L1 20Z",
    "M14 2 H26 V14 H38 V26 H26 V38 H14 V26 H2 V14 H14Z",
    "M27 2 A19 19 0 1 0 38 28 A15 15 0 0 1 27 2Z",
];

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    SEATS[seat.index() % SEATS.len()]
}

/// The mark of a seat: its colour and its shape.
pub fn mark(svg: &mut Svg, x: f32, y: f32, size: f32, seat: Seat) {
    let (shape, colour) = (SHAPES[seat.index() % SHAPES.len()], colour(seat));
    let path = format!(
        "<path d=\"{shape}\" fill=\"{colour}\" stroke=\"{LINE}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>"
    );
    svg.art(x, y, size / 40.0, colour, &path);
}

/// The kinds of card, as they are told apart at a glance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suit {
    /// Its symbol.
    pub symbol: &'static str,
    /// Its name in the language files.
    pub key: &'static str,
    /// Its colour, dark enough for white writing.
    pub colour: &'static str,
}

/// What kind a card is of.
pub fn suit(card: Card) -> Suit {
    let (symbol, key, colour) = match card.def().kind {
        Kind::Action if card.is(Word::Spell) => ("spell", "type-action", "#8a1c4a"),
        Kind::Action if card.is(Word::Contagion) => ("contagion", "type-action", "#7a3b12"),
        Kind::Action => ("action", "type-action", "#a8321f"),
        Kind::Crew => ("crew", "type-crew", "#2a6b3c"),
        Kind::Mod if card.is(Word::Sponsor) => ("sponsor", "type-mod", "#1f5a8c"),
        Kind::Mod => ("mod", "type-mod", "#1f5a8c"),
        Kind::Tires => ("tires", "type-tires", "#4a4238"),
        Kind::Reaction(..) => ("reaction", "type-reaction", "#5a35a0"),
        Kind::Flag => ("flag", "type-flag", "#20242c"),
    };
    Suit { symbol, key, colour }
}

/// The symbol of what a Reaction answers.
pub fn moment(trigger: Trigger) -> &'static str {
    symbol(trigger.id())
}

/// The words on a card, as the language files name them.
pub fn words(card: Card) -> impl Iterator<Item = &'static str> {
    card.def().words.iter().map(|word| match word {
        Word::Spell => "word-spell",
        Word::Contagion => "word-contagion",
        Word::Fungi => "word-fungi",
        Word::Zombie => "word-zombie",
        Word::Sponsor => "word-sponsor",
        Word::NextTurn => "word-next_turn",
    })
}
