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

use crate::drawing::{Drawing, Pictures, drawable};
use crate::games::cthulhu500::cards::{Card, Vehicle};
use crate::games::cthulhu500::race::Phase;
use crate::games::cthulhu500::{Event, View, card_text};
use crate::kernel::{Arg, Seat, Text};
use crate::words::{Language, Nobody};
use chart::Course;
use serde_json::Value;

/// The pictures of a race.
pub struct Race;

impl Pictures for Race {
    fn table(&self, view: &Value, names: &[String], language: Language) -> Option<Drawing> {
        let view = read(view)?;
        let words = Words::new(names, language);
        Some(match view.phase {
            // Before the start nothing lies on the track that anybody would look at.
            Phase::Vehicles | Phase::Bid => fleet::of_all(&view, &words),
            _ => table::draw(&view, None, &words),
        })
    }

    fn moment(&self, view: &Value, story: &[Value], names: &[String], language: Language) -> Option<Drawing> {
        let seen = read(view)?;
        let story: Vec<Event> = story.iter().filter_map(told).collect();
        let words = Words::new(names, language);
        match test::last(&story) {
            Some(last) if seen.scene.test.is_some() => test::draw(&last, &words),
            Some(last) if !matches!(seen.phase, Phase::Vehicles | Phase::Bid | Phase::Over) => {
                Some(table::draw(&seen, Some(&last), &words))
            }
            _ => self.table(view, names, language),
        }
    }

    fn hand(&self, view: &Value, names: &[String], language: Language) -> Option<Drawing> {
        let view = read(view)?;
        let words = Words::new(names, language);
        match view.phase {
            Phase::Vehicles if view.me.is_some() => fleet::on_offer(&view, &words),
            _ => face::hand(&view.hand, &words),
        }
    }

    fn banner(&self, language: Language) -> Option<Drawing> {
        Some(banner::draw(&Words::new(&[], language)))
    }

    fn card(&self, id: &str, language: Language) -> Option<Drawing> {
        let words = Words::new(&[], language);
        match Vehicle::from_id(id) {
            Some(vehicle) => Some(garage::draw(vehicle, &words)),
            None => Some(face::large(Card::from_id(id)?, &words)),
        }
    }

    fn test(&self, event: &Value, names: &[String], language: Language) -> Option<Drawing> {
        test::draw(&told(event)?, &Words::new(names, language))
    }

    fn result(&self, view: &Value, story: &[Value], names: &[String], language: Language) -> Option<Drawing> {
        let view = read(view)?;
        // What the host tells is not of the game, and is not drawn.
        let story: Vec<Event> = story.iter().filter_map(told).collect();
        result::draw(&view, &story, &Words::new(names, language))
    }

    fn course(&self, story: &[Value]) -> Vec<Vec<Seat>> {
        let story: Vec<Event> = story.iter().filter_map(told).collect();
        Course::of(&story).map_or_else(Vec::new, |course| course.standings)
    }
}

/// A view that can be drawn: it has players, and nothing in it points beyond them.
fn read(view: &Value) -> Option<View> {
    let view: View = serde::Deserialize::deserialize(view).ok()?;
    let known = |seat: &Seat| seat.index() < view.cars.len();
    let sound = !view.pack.is_empty() && view.pack.iter().all(known) && known(&view.turn.seat);
    (sound && known(&view.winning)).then_some(view)
}

/// Something that was told, if it is of this game.
fn told(event: &Value) -> Option<Event> {
    serde::Deserialize::deserialize(event).ok()
}

/// What things and players are called here.
struct Words {
    language: Language,
    names: Vec<String>,
}

impl Words {
    fn new(names: &[String], language: Language) -> Words {
        let names = names.iter().enumerate().map(|(seat, name)| drawable(name, seat)).collect();
        Words { language, names }
    }

    /// What a player is called.
    fn name(&self, seat: Seat) -> String {
        crate::words::Names::name(&self.names, seat)
    }

    /// Something without arguments.
    fn word(&self, key: &str) -> String {
        self.language.word(key)
    }

    /// The same in capitals, for labels.
    fn label(&self, key: &str) -> String {
        self.word(key).to_uppercase()
    }

    /// Something with arguments.
    fn say(&self, text: &Text) -> String {
        self.language.say(text, &self.names)
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
        self.language.has(&key).then(|| self.word(&key))
    }

    /// What a card does.
    fn text(&self, card: Card) -> String {
        self.language.say(&card_text(card), &Nobody)
    }

    /// What is said of it aside.
    fn flavour(&self, card: Card) -> String {
        self.word(&format!("card-{}.flavour", card.id()))
    }
}
