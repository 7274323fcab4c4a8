//! The pictures of Fugitive: a street at night, and a notebook.

mod end;
mod notebook;
mod street;

use crate::drawing::fonts::Face;
use crate::drawing::svg::{Pen, Svg};
use crate::drawing::{Captions, Drawing, Pictures, Scene, in_whole_words};
use crate::games::fugitive::chase::{Phase, Side};
use crate::games::fugitive::notebook::{Sign, page};
use crate::games::fugitive::{Fugitive, View};
use crate::kernel::{Game, Screen, Text};

/// The night over the city.
const NIGHT: &str = "#141a26";
/// A street in it.
const STREET: &str = "#1f2838";
/// Paper under a lamp.
const PAPER: &str = "#f1e6c8";
/// Writing on paper.
const INK: &str = "#1d1a16";
/// Lamplight.
const LAMP: &str = "#ffcf5c";
/// What is not so important.
const DIM: &str = "#9aa6ba";
/// The back of a card.
const BACK: &str = "#37445c";
/// Neon.
const NEON: &str = "#ff6a5a";

const TEXT: Pen = Pen::new(Face::Text, 26.0, PAPER);
const BOLD: Pen = Pen::new(Face::Bold, 34.0, PAPER);

impl Pictures for Fugitive {
    fn draw(scene: Scene<'_, Fugitive>, captions: &Captions) -> Option<Drawing> {
        match scene {
            Scene::Lobby => Some(banner(captions)),
            Scene::End(view, _) if view.phase != Phase::Over => None,
            Scene::End(view, story) => Some(end::draw(view, story, captions)),
            // The table may be shown where the story is not at hand.
            Scene::Public(view, _) if view.phase == Phase::Over => Some(end::draw(view, &[], captions)),
            Scene::Public(view, _) => Some(street::draw(view, captions)),
            Scene::Own(view, _) if view.phase == Phase::Over || view.phase == Phase::Setup => None,
            Scene::Own(view, _) if view.side == Some(Side::Fugitive) => {
                Some(street::from_behind(view, captions))
            }
            Scene::Own(view, _) => Some(notebook::draw(view, captions)),
            Scene::Whole(..) | Scene::Card(_) | Scene::Moment(_) => None,
        }
    }
}

/// A sentence in the language of the picture; what is bold in a message is plain there.
fn say(captions: &Captions, text: &Text) -> String {
    captions.say(text).replace(['*', '`', '~'], "")
}

/// A drawing with lines of text for those who do not see it.
fn finish(svg: Svg, width: f32, height: f32, lines: &[String]) -> Drawing {
    let (width, height) = (width as u32, height as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: in_whole_words(&lines.join("\n")) }
}

/// What hangs over a table that is still open.
fn banner(captions: &Captions) -> Drawing {
    let (width, height) = (1000.0, 300.0);
    let mut svg = Svg::new();
    svg.rect([0.0, 0.0, width, height], 0.0, &format!("fill=\"{NIGHT}\""));
    svg.circle(860.0, 70.0, 38.0, &format!("fill=\"{LAMP}\""));
    skyline(&mut svg, width, 250.0);
    let title = captions.words.word("game-fugitive");
    svg.write_in(width / 2.0, 110.0, 760.0, Pen::new(Face::Bold, 84.0, LAMP).middle(), &title);
    for at in 0..9_u8 {
        let x = 92.0 + 92.0 * f32::from(at);
        svg.rect(
            [x, 150.0, 62.0, 84.0],
            8.0,
            &format!("fill=\"{BACK}\" stroke=\"{DIM}\" stroke-width=\"2\""),
        );
        let text = if at == 0 {
            "0"
        } else if at == 8 {
            "42"
        } else {
            "?"
        };
        svg.write(x + 31.0, 204.0, BOLD.middle(), text);
    }
    let line = captions.words.word("picture-banner-line");
    svg.write_in(width / 2.0, 282.0, width - 60.0, TEXT.ink(DIM).middle(), &line);
    finish(svg, width, height, &[captions.words.word("picture-banner")])
}

/// Houses against the night.
fn skyline(svg: &mut Svg, width: f32, foot: f32) {
    let heights = [70.0, 120.0, 90.0, 150.0, 60.0, 110.0, 135.0, 80.0, 100.0, 125.0, 65.0, 95.0];
    let wide = width / heights.len() as f32;
    for (at, height) in heights.iter().enumerate() {
        let x = wide * at as f32;
        svg.rect([x, foot - height, wide - 6.0, height + 60.0], 0.0, &format!("fill=\"{STREET}\""));
        for window in 0..3 {
            let y = foot - height + 14.0 + 26.0 * window as f32;
            let lit = (at * 7 + window * 3) % 5 == 0;
            let colour = if lit { LAMP } else { NIGHT };
            svg.rect([x + 14.0, y, 12.0, 14.0], 1.0, &format!("fill=\"{colour}\" opacity=\"0.8\""));
            svg.rect([x + wide - 38.0, y, 12.0, 14.0], 1.0, &format!("fill=\"{NIGHT}\" opacity=\"0.8\""));
        }
    }
}

/// The lines that say how everybody stands.
fn standing(view: &View, captions: &Captions) -> Vec<String> {
    let screen = <Fugitive as Game>::screen(view, None);
    screen.standing.iter().map(|text| say(captions, text)).collect()
}

/// What the signs of the notebook mean, as far as they stand there: what was never found, or seen, or named
/// wrongly needs no explanation.
fn key(view: &View) -> Text {
    let page = page(view);
    let has = |sign: Sign| i64::from(page.signs.contains(&sign));
    Text::new("picture-notebook-key")
        .with("found", has(Sign::Found))
        .with("spent", has(Sign::Spent))
        .with("wrong", i64::from(view.guesses.iter().any(|guess| !guess.right)))
}

/// Lines that their picture shows anyway: the Fugitive's row, and what the signs of the notebook say.
const DRAWN: [&str; 3] = ["own-row", "hand-marshal", "own-open"];

/// What a viewer holds and knows: the lines that are written in their picture, and all of it for those who do
/// not see it. The Marshal's marks are drawn.
fn own(view: &View, captions: &Captions) -> [Vec<String>; 2] {
    let Screen { hand, own, .. } = <Fugitive as Game>::screen(view, None);
    let said = |text: &Text| say(captions, text);
    let key = (view.side == Some(Side::Marshal)).then(|| key(view));
    let written = hand.iter().filter(|line| !DRAWN.contains(&line.key.as_str()));
    let written = key.iter().chain(written).map(said).collect();
    [written, hand.iter().chain(&own).map(said).collect()]
}
