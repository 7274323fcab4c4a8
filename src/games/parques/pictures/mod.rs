//! The pictures of Parqués: a board that is drawn from a formula.

mod alt;
mod part;
mod piece;
mod result;
mod shape;
mod table;

use crate::drawing::{Captions, Drawing, Pictures, Scene};
use crate::games::parques::{About, Colour, Parques};
use crate::kernel::{Arg, Seat, Text};
use crate::words::Names as _;

impl Pictures for Parques {
    fn draw(scene: Scene<'_, Parques>, captions: &Captions) -> Option<Drawing> {
        let words = &Words::of(captions);
        match scene {
            Scene::Lobby => Some(table::banner(words)),
            Scene::Whole(view, Some(ask)) => Some(part::draw(view, ask, words)),
            Scene::Public(view, _) | Scene::Whole(view, None) => Some(table::draw(view, words)),
            Scene::End(view, story) => result::draw(view, story, words),
            // Nobody holds anything; but whoever has a throw to play sees where it leads beside the buttons.
            Scene::Own(view, Some(ask)) if moves(ask.about) => Some(part::draw(view, ask, words)),
            Scene::Own(..) | Scene::Card(_) | Scene::Moment(_) => None,
        }
    }
}

/// Whether a question is about where pieces go.
fn moves(about: About) -> bool {
    matches!(about, About::Play | About::Leftover | About::Bonus(_) | About::Carry | About::Sure)
}

/// What things and players are called here.
struct Words {
    captions: Captions,
}

impl Words {
    fn of(captions: &Captions) -> Words {
        Words { captions: captions.clone() }
    }

    /// What a player is called.
    fn name(&self, seat: Seat) -> String {
        self.captions.name(seat)
    }

    /// Something without arguments.
    fn word(&self, key: &str) -> String {
        self.captions.words.word(key)
    }

    /// The letter of a colour.
    fn letter(&self, colour: Colour) -> String {
        self.captions.words.word(&colour.letter())
    }

    /// Something with arguments.
    fn say(&self, text: &Text) -> String {
        self.captions.say(text)
    }

    /// That they have won.
    fn won(&self, winners: &[Seat]) -> String {
        let text = Text::new("picture-won").with("player", Arg::Players(winners.to_vec()));
        self.say(&text.with("several", winners.len() as i64))
    }
}
