//! The pictures of Cthulhu 500: eldritch motorsport.

mod alt;
mod attached;
mod banner;
mod chart;
mod face;
mod fleet;
mod garage;
mod look;
mod result;
mod sigil;
mod slot;
mod table;
mod test;

use crate::drawing::{Captions, Drawing, Pictures, Scene};
use crate::games::cthulhu500::cards::{Card, Vehicle};
use crate::games::cthulhu500::race::Phase;
use crate::games::cthulhu500::{Event, Race, View, card_text};
use crate::kernel::{Arg, Seat, Text};
use crate::words::{Names as _, Nobody};

pub use chart::Course;

impl Pictures for Race {
    fn draw(scene: Scene<'_, Race>, captions: &Captions) -> Option<Drawing> {
        let words = &Words { captions: captions.clone() };
        match scene {
            Scene::Lobby => Some(banner::draw(words)),
            Scene::Public(view, told) => public(view, told, words),
            Scene::Own(view, _) => match view.phase {
                Phase::Vehicles if view.me.is_some() => fleet::on_offer(view, words),
                _ => face::hand(&view.hand, words),
            },
            Scene::Whole(..) => None,
            Scene::Card(id) => match Vehicle::from_id(id) {
                Some(vehicle) => Some(garage::draw(vehicle, words)),
                None => Some(face::large(Card::from_id(id)?, words)),
            },
            Scene::Moment(told) => test::draw(&test::latest(told)?, words),
            Scene::End(view, story) => result::draw(view, story, words),
        }
    }
}

/// The table with what has just happened on it, from the last of what was told: the dice of a test that
/// stands, with every line of both totals; or else the table, and below it how the last test of this turn
/// came out.
fn public(view: &View, told: &[Event], words: &Words) -> Option<Drawing> {
    let early = matches!(view.phase, Phase::Vehicles | Phase::Bid);
    match test::last(told) {
        Some(last) if view.scene.test.is_some() => test::draw(&last, words),
        Some(last) if !early && view.phase != Phase::Over => Some(table::draw(view, Some(&last), words)),
        // Before the start nothing lies on the track that anybody would look at.
        _ if early => Some(fleet::of_all(view, words)),
        _ => Some(table::draw(view, None, words)),
    }
}

/// What things and players are called here.
struct Words {
    captions: Captions,
}

impl Words {
    /// What a player is called.
    fn name(&self, seat: Seat) -> String {
        self.captions.name(seat)
    }

    /// Something without arguments.
    fn word(&self, key: &str) -> String {
        self.captions.words.word(key)
    }

    /// The same in capitals, for labels.
    fn label(&self, key: &str) -> String {
        self.word(key).to_uppercase()
    }

    /// Something with arguments.
    fn say(&self, text: &Text) -> String {
        self.captions.say(text)
    }

    /// Something with a number in it.
    fn counted(&self, key: &str, count: i64) -> String {
        self.say(&Text::new(key).with("count", Arg::Number(count)))
    }

    /// The title of a card.
    fn title(&self, card: Card) -> String {
        self.word(&format!("card-{}", card.id()))
    }

    /// What a vehicle is called.
    fn vehicle(&self, vehicle: Vehicle) -> String {
        self.word(&format!("vehicle-{}", vehicle.id()))
    }

    /// What is particular about it.
    fn special(&self, vehicle: Vehicle) -> Option<String> {
        let key = format!("vehicle-{}.special", vehicle.id());
        self.captions.words.has(&key).then(|| self.word(&key))
    }

    /// What a card does.
    fn text(&self, card: Card) -> String {
        self.captions.words.say(&card_text(card), &Nobody)
    }

    /// What is said of it aside.
    fn flavour(&self, card: Card) -> String {
        self.word(&format!("card-{}.flavour", card.id()))
    }
}
