//! The table as everybody sees it: a band for each Investigator, with Sanity, place, companions, and what is
//! only counted.

use super::look::{self, BLOOD, BOLD, DIM, INK, LAMP, NIGHT, PAPER, SHADE, TABLE, TEXT};
use super::{finish, in_words, say};
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::drawing::{Captions, Drawing};
use crate::games::mythos::cards::{Kind, Region, Title, Word};
use crate::games::mythos::screen::{self, in_order, is_in_a_round, situation};
use crate::games::mythos::table::{Phase, Player, Put, SANITY_MAX};
use crate::games::mythos::{Mythos, View};
use crate::kernel::{Game as _, Seat, Text};
use crate::words::Names as _;

pub const WIDTH: f32 = 900.0;
const HEAD: f32 = 58.0;
const LINE: f32 = 36.0;
/// From one band to the next.
const GAP: f32 = 10.0;
/// How high a plate is, and the rows of them before the rest is only counted.
pub const PLATE: f32 = 42.0;
pub const ROWS: usize = 3;
/// What somebody takes who drafts.
const BEFORE: f32 = 74.0;
/// What a band takes without its plates.
const BAND: f32 = 190.0;
/// Of it for what is only counted, which nobody looks for when all is over.
const COUNTS: f32 = 36.0;

/// A card that lies before somebody.
pub struct Plate {
    /// The card; nothing for points without one.
    pub title: Option<Title>,
    pub text: String,
    /// The Spells within it, drawn as dots: whether each is ready.
    pub spells: Vec<bool>,
    /// Face down, crosswise or inverted: it does nothing now.
    pub spent: bool,
    /// It is not there any more, and struck through.
    pub gone: bool,
}

/// Draws the table.
pub fn draw(view: &View, captions: &Captions) -> Drawing {
    if view.draft.is_some() {
        return drafting(view, captions);
    }
    let (screen, lines) = (Mythos::screen(&View { me: None, ..view.clone() }, None), situation(view));
    // The round stands in the corner; where there is none, all is said below.
    let corner = usize::from(is_in_a_round(view));
    let right = lines.iter().take(corner).map(|text| say(captions, text)).collect::<String>();
    // Whose turn it is is said below the picture, and a band is marked.
    let (heading, right) = match view.phase {
        Phase::Turn => (right, String::new()),
        _ => (say(captions, &screen.heading), right),
    };
    let lines: Vec<String> = lines.iter().skip(corner).map(|text| say(captions, text)).collect();
    let band_of = |seat: Seat| (seat, rows(plates(view.player(seat), captions)));
    let bands: Vec<(Seat, Vec<Vec<Plate>>)> = in_order(view).into_iter().map(band_of).collect();
    let bare = if view.phase == Phase::Over { BAND - COUNTS } else { BAND };
    let high = |rows: &Vec<Vec<Plate>>| bare + PLATE * rows.len().min(ROWS) as f32;
    let above = HEAD + LINE * lines.len() as f32;
    let height = above + bands.iter().map(|(_, rows)| high(rows) + GAP).sum::<f32>() + 4.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{NIGHT}\""));
    let room = WIDTH - 60.0 - TEXT.width(&right);
    svg.write_in(20.0, 40.0, room, BOLD.size(34.0).ink(LAMP), &heading);
    svg.write(WIDTH - 20.0, 40.0, TEXT.ink(DIM).end(), &right);
    for (at, line) in lines.iter().enumerate() {
        svg.write_in(20.0, HEAD + 26.0 + LINE * at as f32, WIDTH - 40.0, TEXT, line);
    }
    let mut y = above;
    for (seat, rows) in &bands {
        band(&mut svg, view, *seat, rows, [y, high(rows)], captions);
        y += high(rows) + GAP;
    }
    finish(svg, WIDTH, height, &in_words(view, captions))
}

/// Before the first card is played: who sits there, drafting.
fn drafting(view: &View, captions: &Captions) -> Drawing {
    let screen = Mythos::screen(&View { me: None, ..view.clone() }, None);
    let height = HEAD + BEFORE * view.players.len() as f32 + 12.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.write_in(20.0, 40.0, WIDTH - 40.0, BOLD.size(34.0).ink(LAMP), &say(captions, &screen.heading));
    for (at, said) in screen.standing.iter().enumerate() {
        let (y, seat) = (HEAD + BEFORE * at as f32, Seat(at as u8));
        svg.rect([8.0, y, WIDTH - 16.0, BEFORE - GAP], 12.0, &format!("fill=\"{TABLE}\""));
        portrait(&mut svg, view, seat, y);
        svg.write_in(76.0, y + 43.0, WIDTH - 110.0, BOLD.size(32.0), &say(captions, said));
    }
    finish(svg, WIDTH, height, &in_words(view, captions))
}

/// Everything that lies before one Investigator.
fn band(svg: &mut Svg, view: &View, seat: Seat, rows: &[Vec<Plate>], at: [f32; 2], captions: &Captions) {
    let [y, height] = at;
    let player = view.player(seat);
    let moves = view.phase == Phase::Turn && view.mover == seat;
    let (edge, wide) = if moves { (LAMP, 4) } else { (SHADE, 2) };
    let fill = if player.insane { SHADE } else { TABLE };
    svg.rect(
        [8.0, y, WIDTH - 16.0, height],
        12.0,
        &format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{wide}\""),
    );
    person(svg, view, seat, y, captions);
    place(svg, player, y + 92.0, captions);
    let top = draw_rows(svg, rows, ROWS, y + 146.0);
    if view.phase != Phase::Over {
        counts(svg, view, seat, top, captions);
    }
}

/// Somebody in their colour; when all is over, in which place they came in. A number before that would read
/// like a place.
fn portrait(svg: &mut Svg, view: &View, seat: Seat, y: f32) {
    svg.circle(44.0, y + 32.0, 21.0, &format!("fill=\"{}\"", look::of_seat(seat)));
    match screen::place(view, seat) {
        Some(at) => svg.write(44.0, y + 43.0, BOLD.ink(INK).middle(), &at.to_string()),
        None => look::draw_sign(svg, Kind::Ally, [30.0, y + 18.0], 28.0, INK),
    }
}

/// Who it is, and the Sanity that is left, as a number and as beads.
fn person(svg: &mut Svg, view: &View, seat: Seat, y: f32, captions: &Captions) {
    let player = view.player(seat);
    portrait(svg, view, seat, y);
    let name = captions.name(seat);
    let named = BOLD.size(36.0);
    let short = named.fit(&name, 300.0);
    svg.write(76.0, y + 44.0, named, &short);
    let x = 76.0 + named.width(&short) + 16.0;
    let sanity = say(captions, &Text::new("picture-sanity").with("sanity", i64::from(player.sanity)));
    let low = player.sanity <= 4;
    let pen = BOLD.size(36.0).ink(if low { BLOOD } else { PAPER }).end();
    svg.write(WIDTH - 26.0, y + 44.0, pen, &sanity);
    let room = WIDTH - 50.0 - pen.width(&sanity) - x;
    let who = captions.words.word(&format!("who-{}", player.who.def().id));
    svg.write_in(x, y + 43.0, room, TEXT.ink(DIM), &who);
    for bead in 0..SANITY_MAX {
        let x = 76.0 + 24.0 * f32::from(bead);
        let (fill, edge) = if bead >= player.sanity {
            ("none", "#4a5f58")
        } else if low {
            (BLOOD, BLOOD)
        } else {
            (LAMP, LAMP)
        };
        svg.circle(x + 8.0, y + 70.0, 8.0, &format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\""));
    }
    let points = i64::from(player.points());
    if points > 0 || player.insane {
        let key = if player.insane { "picture-insane" } else { "picture-points" };
        let text = say(captions, &Text::new(key).with("points", points));
        svg.write_in(580.0, y + 79.0, WIDTH - 606.0, TEXT.ink(LAMP), &text);
    }
}

/// Where somebody stands: the colour of the Region, the name, what can be done there, and the Gate.
fn place(svg: &mut Svg, player: &Player, y: f32, captions: &Captions) {
    let at = player.walking.or(player.here.map(|here| here.title));
    let region = at.and_then(|title| title.def().region).unwrap_or(player.region.0);
    let colour = at.map_or_else(|| look::of_region(Region::Lovecraft), look::of);
    let how = match player.walking {
        Some(_) => {
            format!("fill=\"{SHADE}\" stroke=\"{colour}\" stroke-width=\"4\" stroke-dasharray=\"12 7\"")
        }
        None => format!("fill=\"{colour}\""),
    };
    svg.rect([22.0, y, WIDTH - 44.0, 46.0], 8.0, &how);
    look::draw_sign(svg, Kind::Location, [32.0, y + 8.0], 30.0, PAPER);
    let mut right = WIDTH - 36.0;
    if let Some(here) = player.here.filter(|here| player.walking.is_none() && here.title.def().gate) {
        look::draw_gate(svg, [right - 16.0, y + 23.0], 15.0, here.used);
        right -= 44.0;
    }
    if player.walking.is_none() {
        let words = at.map_or(&[][..], |title| title.def().words);
        for (word, kind) in [(Word::Artifact, Kind::Artifact), (Word::Tome, Kind::Tome)] {
            if words.contains(&word) {
                look::draw_sign(svg, kind, [right - 28.0, y + 9.0], 28.0, PAPER);
                right -= 40.0;
            }
        }
    }
    let said = match (player.walking, player.here) {
        (Some(title), _) => say(captions, &Text::new("picture-walking").with("card", named(title))),
        (None, Some(here)) => captions.words.word(&named(here.title)),
        (None, None) => captions.words.word(&format!("region-{}", region.id())),
    };
    let pen = Pen::new(Face::Bold, 30.0, PAPER);
    let short = pen.fit(&said, right - 84.0);
    svg.write(74.0, y + 34.0, pen, &short);
    if let Some(sub) = at.and_then(|title| title.def().sub) {
        let x = 74.0 + pen.width(&short) + 16.0;
        let region = captions.words.word(&format!("region-{}", region.id()));
        let sub = format!("{}, {region}", captions.words.word(&format!("sub-{}", sub.id())));
        if right - x > 90.0 {
            svg.write_in(x, y + 33.0, right - x, TEXT.size(24.0), &sub);
        }
    }
}

pub fn named(title: Title) -> String {
    format!("card-{}", title.id())
}

/// The plates of somebody, the companions first.
fn plates(player: &Player, captions: &Captions) -> Vec<Plate> {
    let name = |title: Title| captions.words.word(&named(title));
    let plate = |title: Title, text: String, spells: &[Put], spent: bool| Plate {
        title: Some(title),
        text,
        spells: spells.iter().map(|put| !put.down).collect(),
        spent,
        gone: false,
    };
    let mut all = Vec::new();
    for ally in &player.allies {
        let title = ally.card.title;
        let weapon = ally.weapon.map(|one| format!(" + {} {}", name(one.title), one.title.def().value));
        let text = format!("{} {}{}", name(title), title.def().value, weapon.unwrap_or_default());
        all.push(plate(title, text, ally.spell.as_slice(), ally.down));
    }
    for one in &player.artifacts {
        let title = one.card.title;
        all.push(plate(title, name(title), one.spell.as_slice(), one.used.is_some()));
    }
    for tome in &player.tomes {
        all.push(plate(tome.card.title, name(tome.card.title), &tome.spells, false));
    }
    if let Some(one) = player.old_one {
        all.push(plate(one.card.title, name(one.card.title), &[], one.inverted));
    }
    for event in &player.events {
        all.push(plate(event.card.title, name(event.card.title), &[], false));
    }
    for told in &player.told {
        let points = told.adventure.def().value;
        all.push(plate(told.adventure, format!("{} ({points})", name(told.adventure)), &[], false));
    }
    all
}

const PLATE_PEN: Pen = Pen::new(Face::Text, 25.0, PAPER);

/// From one dot of a plate to the next.
const DOT: f32 = 20.0;

fn plate_width(plate: &Plate) -> f32 {
    (PLATE_PEN.width(&plate.text) + 54.0 + dots_width(plate)).min(WIDTH - 110.0)
}

fn dots_width(plate: &Plate) -> f32 {
    DOT * plate.spells.len() as f32
}

/// Plates in rows, as many as fit beside one another.
pub fn rows(plates: Vec<Plate>) -> Vec<Vec<Plate>> {
    let mut rows: Vec<Vec<Plate>> = Vec::new();
    let mut left = 0.0;
    for plate in plates {
        let width = plate_width(&plate) + 8.0;
        match rows.last_mut().filter(|_| width <= left) {
            Some(row) => row.push(plate),
            None => {
                rows.push(vec![plate]);
                left = WIDTH - 100.0;
            }
        }
        left -= width;
    }
    rows
}

/// Draws so many of these rows of plates, and says where the next thing goes.
pub fn draw_rows(svg: &mut Svg, rows: &[Vec<Plate>], most: usize, mut top: f32) -> f32 {
    let more = rows.iter().skip(most).map(Vec::len).sum::<usize>();
    for (n, row) in rows.iter().take(most).enumerate() {
        let mut x = 22.0;
        for plate in row {
            x += draw_plate(svg, plate, [x, top]) + 8.0;
        }
        if n + 1 == most && more > 0 {
            svg.write(WIDTH - 22.0, top + 28.0, BOLD.size(28.0).ink(LAMP).end(), &format!("+{more}"));
        }
        top += PLATE;
    }
    top
}

/// Draws a plate, and says how wide it is.
fn draw_plate(svg: &mut Svg, plate: &Plate, [x, y]: [f32; 2]) -> f32 {
    let width = plate_width(plate);
    let colour = plate.title.map_or(look::SPELL, look::of);
    let how = if plate.spent {
        format!("fill=\"{SHADE}\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"6 4\"")
    } else {
        format!("fill=\"{colour}\"")
    };
    svg.rect([x, y, width, PLATE - 6.0], 7.0, &how);
    let ink = if plate.spent { DIM } else { PAPER };
    let kind = plate.title.map_or(Kind::Spell, Title::kind);
    look::draw_sign(svg, kind, [x + 9.0, y + 7.0], 22.0, ink);
    if plate.gone {
        let data = format!("M{:.1} {:.1}H{:.1}", x + 6.0, y + 18.0, x + width - 6.0);
        svg.path(&data, &format!("stroke=\"{PAPER}\" stroke-width=\"2.500\""));
    }
    let dots = dots_width(plate);
    svg.write_in(x + 40.0, y + 27.0, width - 50.0 - dots, PLATE_PEN.ink(ink), &plate.text);
    let mut dot = x + width - 8.0 - dots + DOT / 2.0;
    for ready in &plate.spells {
        let fill = if *ready { ink } else { "none" };
        svg.circle(dot, y + 18.0, 6.5, &format!("fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"2\""));
        dot += DOT;
    }
    width
}

/// What is only counted: the Threat as backs of cards, and the piles in words.
fn counts(svg: &mut Svg, view: &View, seat: Seat, y: f32, captions: &Captions) {
    let one = &view.players[seat.index()];
    let player = &one.open;
    let mut x = 24.0;
    for _ in 0..one.threat.len().min(8) {
        look::draw_back(svg, [x, y + 4.0], 30.0);
        x += 24.0;
    }
    if x > 24.0 {
        x += 8.0;
    }
    let text = Text::new("picture-counts")
        .with("threat", one.threat.len() as i64)
        .with("story", player.story.len() as i64 + i64::from(player.here.is_some()))
        .with("held", one.held as i64)
        .with("deck", one.deck as i64)
        .with("pile", player.pile.len() as i64);
    svg.write_in(x, y + 28.0, WIDTH - 26.0 - x, TEXT.ink(DIM), &say(captions, &text));
}
