//! What the game offers beside its rules.

use super::event::{Deed, Event};
use super::options::Options;
use super::table::Parques;
use super::view::View;
use super::{
    About, Answer, career, dials, driver, highlights, label, lesson, luck, screen, standing, story, words,
};
use crate::kernel::{
    Ask, Audience, Book, CardPage, Dial, Ended, Jots, Lesson, Lobby, Lookup, Notation, Plans, Preset, Press,
    Reacts, Recalls, Seat, Seats, Teaches, Telling, Tells, Tempo, Text, Thinks, Verb, Viewer,
};

impl Lobby for Parques {
    const THINKS: Thinks = Thinks { turn: 60, ..Thinks::USUALLY };
    const MISSES: u8 = 2;

    fn book() -> &'static Book {
        &words::BOOK
    }

    fn proposed(seats: u8, tempo: Tempo) -> Options {
        dials::proposed(seats, tempo)
    }

    fn presets() -> Vec<Preset> {
        dials::presets()
    }

    fn takes(options: &Options, seats: u8, tempo: Tempo) -> Text {
        dials::takes(options, seats, tempo)
    }

    fn bot_names() -> &'static [&'static str] {
        &["Amparo", "Beto", "Carmenza", "Don Julio", "Estela", "Fabio", "Gladys", "Hernán"]
    }

    fn dials() -> Vec<Dial> {
        dials::dials()
    }

    fn seat_dials() -> Vec<Dial> {
        dials::seat_dials()
    }
}

impl Tells for Parques {
    const LOOK_BACK: i64 = story::LOOK_BACK;

    fn question(view: &View, seat: Seat, about: About) -> Text {
        screen::public(view, seat, about)
    }

    fn tell(_: &View, story: &[(i64, Event)], from: i64, viewer: Viewer) -> Vec<Telling> {
        story::tell(story, from, viewer)
    }

    /// Whose piece goes to jail, or home; and who blew, whatever came of it.
    fn befalls(event: &Event) -> Seats {
        match event {
            Event::Threw(tale) => {
                let eaten = tale.deeds.iter().flat_map(Deed::ate).map(|loss| loss.piece.seat);
                let own = |deed: &Deed| matches!(deed, Deed::Carried { .. } | Deed::Burned { .. });
                eaten.chain(tale.deeds.iter().any(own).then_some(tale.hand)).collect()
            }
            Event::Blown { by, piece, .. } => Seats::one(piece.seat).with(*by),
            Event::BlewNothing { by } => Seats::one(*by),
            _ => Seats::NONE,
        }
    }

    fn luck(view: &View) -> Vec<Text> {
        luck::luck(view)
    }

    fn too_late(view: &View) -> Option<Text> {
        screen::too_late(view)
    }
}

impl Recalls for Parques {
    fn verdict(&self) -> Vec<Text> {
        career::verdict(self)
    }

    fn details(&self, seat: Seat, _: &[Event]) -> serde_json::Value {
        career::details(self, seat)
    }

    fn statistics(ended: &[Ended]) -> Vec<Text> {
        career::statistics(ended)
    }

    fn milestones(ended: &[Ended]) -> Vec<Text> {
        career::milestones(ended)
    }

    fn is_rated(details: &serde_json::Value) -> bool {
        career::is_rated(details)
    }

    fn highlights(story: &[Event]) -> Vec<Text> {
        highlights::highlights(story)
    }

    fn throws(story: &[Event]) -> Vec<Text> {
        highlights::throws(story)
    }
}

impl Teaches for Parques {
    fn lesson() -> Lesson<Options> {
        lesson::lesson()
    }

    fn lesson_facts(view: &View, ask: &Ask<Parques>) -> Option<Text> {
        standing::odds(view, ask)
    }

    fn advise(view: &View, ask: &Ask<Parques>) -> Answer {
        driver::advise(view, ask)
    }
}

impl Lookup for Parques {
    fn catalogue() -> Vec<(String, Text)> {
        dials::catalogue()
    }

    fn card(id: &str) -> Option<CardPage> {
        dials::card(id)
    }
}

impl Notation for Parques {
    fn verbs() -> &'static [Verb] {
        dials::VERBS
    }
}

impl Reacts for Parques {}

impl Plans for Parques {}

impl Jots for Parques {}

impl Audience for Parques {
    fn on_the_table(view: &View) -> Vec<Press<Answer>> {
        label::on_the_table(view)
    }
}
