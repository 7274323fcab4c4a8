//! A card large, and what hangs over a table that is still open.

use super::finish;
use super::look::{self, BOLD, DIM, INK, LAMP, NIGHT, PAPER, TEXT};
use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::drawing::{Captions, Drawing};
use crate::games::mythos::cards::{Kind, Title};
use crate::games::mythos::{Mythos, dials};
use crate::kernel::Game as _;

const WIDTH: f32 = 640.0;
const LINE: f32 = 38.0;

/// A card or an Investigator, large: the sign of its type, its name, and all that it says.
pub fn large(id: &str, captions: &Captions) -> Option<Drawing> {
    let page = dials::card(id)?;
    let title = Title::from_id(id);
    let (colour, kind) = title.map_or(("#39424a", Kind::Ally), |title| (look::of(title), title.kind()));
    let say = |text: &crate::kernel::Text| super::say(captions, text);
    let name = say(&page.title);
    let lines: Vec<String> = page.lines.iter().map(say).collect();
    let head = Pen::new(Face::Bold, 46.0, PAPER);
    let names = head.wrap(&name, WIDTH - 190.0, 3);
    let pen = TEXT.size(30.0).ink(INK);
    let said: Vec<Vec<String>> = lines.iter().map(|line| pen.wrap(line, WIDTH - 88.0, 6)).collect();
    let above = 60.0 + 52.0 * names.len().max(2) as f32;
    let inside = said.iter().map(|lines| LINE * lines.len() as f32 + 12.0).sum::<f32>();
    let height = above + inside.max(160.0) + 50.0;
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, WIDTH, height], 28.0, &format!("fill=\"{NIGHT}\""));
    svg.rect([14.0, 14.0, WIDTH - 28.0, height - 28.0], 20.0, &format!("fill=\"{colour}\""));
    let middle = above / 2.0 + 7.0;
    svg.circle(92.0, middle, 54.0, &format!("fill=\"{NIGHT}\" stroke=\"{LAMP}\" stroke-width=\"4\""));
    look::draw_sign(&mut svg, kind, [62.0, middle - 30.0], 60.0, LAMP);
    svg.lines(164.0, middle + 42.0 - 26.0 * names.len() as f32, 52.0, head, &names);
    svg.rect([28.0, above, WIDTH - 56.0, height - above - 28.0], 14.0, &format!("fill=\"{PAPER}\""));
    let mut y = above + 42.0;
    for lines in &said {
        svg.lines(44.0, y, LINE, pen, lines);
        y += LINE * lines.len() as f32 + 12.0;
    }
    Some(finish(svg, WIDTH, height, &[vec![name], lines].concat()))
}

/// What hangs over a table that is still open.
pub fn banner(captions: &Captions) -> Drawing {
    let (width, height) = (1000.0, 300.0);
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, width, height], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.rect([0.0, 232.0, width, 68.0], 0.0, "fill=\"#1d302d\"");
    // A window with a lamp in it.
    svg.rect([60.0, 36.0, 150.0, 170.0], 6.0, &format!("fill=\"{LAMP}\" opacity=\"0.85\""));
    svg.path("M135 36V206M60 120H210", &format!("stroke=\"{NIGHT}\" stroke-width=\"8\""));
    svg.path(
        "M104 206V150Q104 128 122 126A15 15 0 1 1 140 126Q158 128 158 150V206Z",
        &format!("fill=\"{NIGHT}\""),
    );
    let title = Pen::new(Face::Title, 92.0, LAMP).middle();
    svg.write_in(610.0, 118.0, 720.0, title, &captions.words.word(&format!("game-{}", Mythos::KIND)));
    let kinds =
        [Kind::Tome, Kind::Location, Kind::Ally, Kind::Artifact, Kind::Spell, Kind::Monster, Kind::Adventure];
    for (kind, at) in kinds.into_iter().zip(0_u8..) {
        let x = 296.0 + 92.0 * f32::from(at);
        svg.rect(
            [x, 142.0, 68.0, 84.0],
            8.0,
            &format!("fill=\"{PAPER}\" stroke=\"{DIM}\" stroke-width=\"2\""),
        );
        look::draw_sign(&mut svg, kind, [x + 16.0, 166.0], 36.0, INK);
    }
    let line = captions.words.word("picture-banner-line");
    svg.write_in(width / 2.0, 276.0, width - 60.0, BOLD.ink(PAPER).middle(), &line);
    finish(svg, width, height, &[captions.words.word("picture-banner")])
}
