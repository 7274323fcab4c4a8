//! What the game offers beside its rules.

use super::chase::{Fugitive, Phase, Side};
use super::event::Event;
use super::options::Options;
use super::view::View;
use super::{About, Answer, career, dials, highlights, hindsight, marks, players, screen, tips, words};
use crate::kernel::{
    Ask, Audience, Book, CardPage, Dial, Ended, Jot, Jots, Jottings, Lesson, Lobby, Lookup, Notation, Pad,
    Plans, Preset, Reacts, Recalls, Seat, Seats, Teaches, Tells, Tempo, Text, Tips, Verb,
};

impl Lobby for Fugitive {
    fn book() -> &'static Book {
        &words::BOOK
    }

    fn proposed(_seats: u8, tempo: Tempo) -> Options {
        dials::proposed(tempo)
    }

    fn presets() -> Vec<Preset> {
        dials::presets()
    }

    fn takes(options: &Options, _: u8, tempo: Tempo) -> Text {
        dials::takes(options, tempo)
    }

    fn bot_names() -> &'static [&'static str] {
        &["Rueda", "Quill"]
    }

    fn dials() -> Vec<Dial> {
        dials::dials()
    }

    fn seat_dials() -> Vec<Dial> {
        dials::seat_dials()
    }
}

impl Tells for Fugitive {
    fn moment(&self) -> Option<Text> {
        let night = Text::new("moment").with("night", i64::from(self.chase.round));
        (self.phase != Phase::Setup).then(|| night.with("chase", self.past.len() as i64 + 1))
    }

    fn question(view: &View, seat: Seat, about: About) -> Text {
        screen::question(view, seat, about)
    }

    fn is_chapter(event: &Event) -> bool {
        matches!(event, Event::Turn { side: Side::Fugitive, .. })
    }

    /// What is named, and what the Fugitive has to say, is of consequence to both; what somebody does in their turn to the other.
    fn befalls(event: &Event) -> Seats {
        match event {
            // There are two: what one does with their turn, the other has to answer with theirs.
            Event::Drew { seat, .. } | Event::Placed { seat, .. } => Seats::one(Seat(1 - seat.0.min(1))),
            Event::Passed { .. }
            | Event::Missed { .. }
            | Event::Hit { .. }
            | Event::Found { .. }
            | Event::FoundHigh
            | Event::HuntHit { .. }
            | Event::HuntMiss { .. }
            | Event::Forgiven { .. }
            | Event::Third { .. }
            | Event::Parity { .. }
            | Event::Informed { .. }
            | Event::AllOut
            // Of a match: the chase after it has begun by the time at which anybody looks.
            | Event::Ended { .. }
            | Event::Showed { .. } => Seats::ALL,
            _ => Seats::NONE,
        }
    }

    /// The heading says which night it is and whose turn, and where a match goes on, how it stands is said beside it:
    /// how the chase before has ended would have no room.
    fn is_on_the_page(&self, event: &Event) -> bool {
        match event {
            Event::Turn { side: Side::Fugitive, .. } => true,
            Event::Begins { game, .. } => *game > 1,
            _ => false,
        }
    }
}

impl Recalls for Fugitive {
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

    fn highlights(story: &[Event]) -> Vec<Text> {
        highlights::highlights(story)
    }

    fn seen_by(&self) -> Option<Seat> {
        hindsight::seen_by(self)
    }

    fn hindsight(&self) -> Vec<Text> {
        hindsight::hindsight(self)
    }

    fn next_time(&self) -> Option<Text> {
        self.runs_too_badly().then(|| Text::new("next-time-lying-low"))
    }
}

impl Teaches for Fugitive {
    fn lesson() -> Lesson<Options> {
        dials::lesson()
    }

    fn advise(view: &View, ask: &Ask<Fugitive>) -> Answer {
        players::advise(view, ask)
    }
}

impl Lookup for Fugitive {
    fn catalogue() -> Vec<(String, Text)> {
        dials::catalogue()
    }

    fn card(id: &str) -> Option<CardPage> {
        dials::card(id)
    }
}

impl Notation for Fugitive {
    fn verbs() -> &'static [Verb] {
        dials::VERBS
    }
}

impl Reacts for Fugitive {}

impl Plans for Fugitive {}

impl Jots for Fugitive {
    fn pad(view: &View) -> Option<Pad> {
        marks::pad(view)
    }

    fn lay_beside(&mut self, seat: Seat, jottings: &Jottings) {
        marks::lay_beside(self, seat, jottings);
    }

    fn jot(view: &View, line: &str) -> Option<Result<Jot, Text>> {
        marks::jot(view, line)
    }
}

impl Audience for Fugitive {
    fn tips(view: &View, _seat: Seat, about: About) -> Option<Tips> {
        tips::tips(view, about)
    }

    fn came_true(event: &Event) -> Option<u8> {
        tips::came_true(event)
    }
}
