//! What the game offers beside its rules.

use super::story::Event;
use super::table::Table;
use super::view::View;
use super::{
    About, Answer, Options, career, dials, driver, highlights, label, left, notation, screen, story, words,
};
use crate::kernel::{
    Ask, Audience, Book, CardPage, Dial, Ended, Jots, Lesson, Lobby, Lookup, Notation, Plans, Preset, Reacts,
    Recalls, Seat, Seats, Teaches, Telling, Tells, Tempo, Text, Thinks, Verb, Viewer,
};

impl Lobby for Table {
    /// 11.4: a minute for what a circle asks of somebody, and over days eight hours.
    const THINKS: Thinks = Thinks { chore: 60, chore_of_days: 8 * 3600, ..Thinks::USUALLY };
    const BEGINS: Option<&'static str> = Some("begins");

    fn book() -> &'static Book {
        &words::BOOK
    }

    fn proposed(_seats: u8, _tempo: Tempo) -> Options {
        Options::PROPOSED
    }

    fn presets() -> Vec<Preset> {
        dials::presets()
    }

    fn takes(options: &Options, _: u8, tempo: Tempo) -> Text {
        dials::takes(options, tempo)
    }

    fn remark(seats: u8) -> Option<Text> {
        (seats == 6).then(|| Text::new("remark-sixth"))
    }

    fn bot_names() -> &'static [&'static str] {
        &["Aude", "Bernat", "Clémence", "Ermengarde", "Guilhem", "Raimond"]
    }

    fn dials() -> Vec<Dial> {
        dials::dials()
    }

    fn began(&self) -> Option<Seat> {
        Some(self.first)
    }
}

impl Tells for Table {
    fn question(view: &View, seat: Seat, about: About) -> Text {
        screen::question(view, seat, about)
    }

    fn tell(_: &View, story: &[(i64, Event)], from: i64, _: Viewer) -> Vec<Telling> {
        story::tell(story, from)
    }

    fn afterwards(label: Text) -> Text {
        label::afterwards(label)
    }

    fn is_chapter(event: &Event) -> bool {
        // A turn is one line, and what comes of it: that needs nothing over it.
        matches!(event, Event::Drew { last: true, .. } | Event::End)
    }

    fn opens_a_turn(event: &Event) -> bool {
        matches!(event, Event::Drew { .. } | Event::Aside { .. } | Event::End)
    }

    fn befalls(event: &Event) -> Seats {
        match event {
            Event::Scored { score, .. } | Event::Final { score } => {
                let there = (0..).zip(score.followers).filter(|(_, count)| *count > 0);
                there.map(|(seat, _)| Seat(seat)).collect()
            }
            Event::Met { seats, .. } => *seats,
            _ => Seats::NONE,
        }
    }

    /// The question shows the tile that was drawn.
    fn is_on_the_page(&self, event: &Event) -> bool {
        matches!(event, Event::Drew { last: false, .. })
    }
}

impl Recalls for Table {
    fn verdict(&self) -> Vec<Text> {
        career::verdict(self)
    }

    fn details(&self, seat: Seat, story: &[Event]) -> serde_json::Value {
        career::details(self, seat, story)
    }

    fn statistics(ended: &[Ended]) -> Vec<Text> {
        career::statistics(ended)
    }

    fn milestones(ended: &[Ended]) -> Vec<Text> {
        career::milestones(ended)
    }

    fn records(ended: &Ended) -> Vec<(&'static str, i64)> {
        career::records(ended)
    }

    fn highlights(story: &[Event]) -> Vec<Text> {
        highlights::highlights(story)
    }
}

impl Teaches for Table {
    fn lesson() -> Lesson<Options> {
        dials::lesson()
    }

    fn advise(view: &View, ask: &Ask<Table>) -> Answer {
        driver::advise(view, ask)
    }
}

impl Lookup for Table {
    fn catalogue() -> Vec<(String, Text)> {
        dials::catalogue()
    }

    fn card(id: &str) -> Option<CardPage> {
        dials::card(id)
    }

    fn lookups() -> &'static [&'static str] {
        &[left::FITS]
    }

    fn look(view: &View, lookup: &str, what: &str) -> Option<Text> {
        (lookup == left::FITS).then(|| left::look(view, what))
    }
}

impl Notation for Table {
    fn verbs() -> &'static [Verb] {
        dials::VERBS
    }

    fn read(view: &View, ask: &Ask<Table>, line: &str) -> Option<Result<Answer, Text>> {
        notation::read(view, ask, line)
    }

    fn lines(view: &View, ask: &Ask<Table>) -> Vec<Text> {
        notation::lines(view, ask)
    }
}

impl Reacts for Table {}

impl Plans for Table {}

impl Jots for Table {}

impl Audience for Table {}
