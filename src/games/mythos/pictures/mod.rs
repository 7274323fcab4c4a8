//! The pictures of Mythos: the table by lamplight, a hand, and a card large.

mod card;
mod combat;
mod hand;
mod look;
mod table;

use super::{Mythos, View};
use crate::drawing::svg::Svg;
use crate::drawing::{Captions, Drawing, Pictures, Scene, in_whole_words};
use crate::games::mythos::screen::situation;
use crate::games::mythos::table::Phase;
use crate::kernel::{Game as _, Text};

impl Pictures for Mythos {
    fn draw(scene: Scene<'_, Mythos>, captions: &Captions) -> Option<Drawing> {
        match scene {
            Scene::Lobby => Some(card::banner(captions)),
            Scene::Public(view, _) if has_fought(view) => Some(combat::draw(view, captions)),
            Scene::Public(view, _) => Some(table::draw(view, captions)),
            Scene::End(view, _) => (view.phase == Phase::Over).then(|| table::draw(view, captions)),
            Scene::Own(view, ask) => hand::draw(view, ask, captions),
            Scene::Card(id) => card::large(id, captions),
            Scene::Whole(..) | Scene::Moment(_) => None,
        }
    }

    fn end_has_places() -> bool {
        false
    }
}

/// Whether a Combat is what everybody looks at: from when it is over to the next round.
fn has_fought(view: &View) -> bool {
    !view.pairs.is_empty() && !matches!(view.phase, Phase::Turn | Phase::Over)
}

/// A sentence in the language of the picture, without the marks of a message.
fn say(captions: &Captions, text: &Text) -> String {
    captions.say(text).replace(['*', '`', '~'], "")
}

/// A drawing with lines of text for those who do not see it.
fn finish(svg: Svg, width: f32, height: f32, lines: &[String]) -> Drawing {
    let (width, height) = (width as u32, height as u32);
    Drawing { svg: svg.finish(width, height), width, height, alt: in_whole_words(&lines.join("\n")) }
}

/// The table in words: what is going on, and a line for each player.
fn in_words(view: &View, captions: &Captions) -> Vec<String> {
    let screen = Mythos::screen(&View { me: None, ..view.clone() }, None);
    let going_on = situation(view);
    let all = [&screen.heading].into_iter().chain(&going_on).chain(&screen.standing);
    all.map(|text| say(captions, text)).collect()
}
