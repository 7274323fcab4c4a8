//! What the game offers beside its rules.

use super::event::Event;
use super::glance::Shoulder;
use super::options::{Options, Reactions};
use super::race::{Phase, Race};
use super::view::View;
use super::{
    About, Answer, answers, career, dials, driver, highlights, lesson, orders, question, scene, story, tale,
    words,
};
use crate::kernel::{
    Ask, Audience, Book, CardPage, Dial, Ended, Jots, Lesson, Lobby, Lookup, Notation, Order, Orderable,
    Plans, Preset, Reacts, Recalls, Seat, Seats, Teaches, Telling, Tells, Tempo, Text, Verb, Viewer,
};

impl Lobby for Race {
    fn book() -> &'static Book {
        &words::BOOK
    }

    fn proposed(seats: u8, tempo: Tempo) -> Options {
        // 11.8: where people are together speed counts; over days nobody should have to be quick.
        let reactions = match tempo {
            Tempo::Live => Reactions::First,
            Tempo::Slow => Reactions::Sealed,
        };
        Options::proposed(seats, reactions)
    }

    fn presets() -> Vec<Preset> {
        dials::presets()
    }

    fn takes(options: &Options, _: u8, tempo: Tempo) -> Text {
        dials::takes(options, tempo)
    }

    fn bot_names() -> &'static [&'static str] {
        &["Asenath", "Barnabas", "Carter", "Dyer", "Ephraim", "Femke", "Gilman", "Halsey"]
    }

    fn dials() -> Vec<Dial> {
        dials::dials()
    }
}

impl Tells for Race {
    const LOOK_BACK: i64 = tale::LOOK_BACK;

    /// A target says nothing without the card that asks for it.
    fn moment(&self) -> Option<Text> {
        let card = story::card(self.scene.declaring?);
        Some(Text::new("review-aim").with("turn", i64::from(self.turn.number)).with("card", card))
    }

    fn question(view: &View, seat: Seat, about: About) -> Text {
        question::public(view, seat, about)
    }

    fn tell(view: &View, story: &[(i64, Event)], from: i64, viewer: Viewer) -> Vec<Telling> {
        tale::tell(view, story, from, viewer)
    }

    fn is_chapter(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn befalls(event: &Event) -> Seats {
        match event {
            Event::Held { attacker: one, defender: other }
            | Event::Tied { attacker: one, defender: other }
            | Event::Redirected { attacker: one, defender: other }
            | Event::Passed { passer: one, passed: other }
            | Event::Moved { seat: one, overtaken: other }
            | Event::Blamed { seat: one, onto: other }
            | Event::Cancelled { seat: one, by: Some(other), .. }
            | Event::DriversSwapped { seat: one, other } => Seats::one(*one).with(*other),
            Event::Damaged { seat: one, .. }
            | Event::Spared { seat: one }
            | Event::StillBroken { seat: one }
            | Event::Repaired { seat: one }
            | Event::Discarded { seat: one, forced: true, .. }
            | Event::Cancelled { seat: one, by: None, .. }
            | Event::Returned { seat: one, .. } => Seats::one(*one),
            Event::Works { seat, other: Some(other), .. } => Seats::one(*seat).with(*other),
            Event::Infested { part, .. } | Event::Survived { part } => Seats::one(part.seat),
            Event::Lost { part } | Event::Stolen { part, .. } | Event::Poached { part, .. } => {
                Seats::one(part.seat)
            }
            Event::Received { seat: one, .. } => Seats::one(*one),
            Event::HandsPassed { .. } | Event::LastLap { .. } | Event::Flag { .. } => Seats::ALL,
            Event::Swapped { run } => run.iter().copied().collect(),
            _ => Seats::NONE,
        }
    }

    /// What lies on the table stands beside the question: a card with what it says, dice with what they came
    /// to, a lap. Whose turn has begun is in the question for their first action.
    fn is_on_the_page(&self, event: &Event) -> bool {
        let scene = &self.scene;
        match event {
            Event::PassingTest { .. } | Event::RepairTest { .. } => {
                scene.test.is_some() && !scene::is_answered(&scene.laid)
            }
            Event::Laid { seat, card, .. } => {
                let lies = |laid: &scene::Laid| (laid.seat, laid.card) == (*seat, *card);
                scene.laid.iter().any(|laid| lies(laid) && laid.fate == scene::Fate::Stands)
            }
            Event::Lap { seat, .. } => scene.lapper == Some(*seat),
            Event::Turn { seat, extra: false } => {
                self.phase == Phase::Actions && self.turn.seat == *seat && scene.actor.is_none()
            }
            _ => false,
        }
    }
}

impl Recalls for Race {
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
}

impl Teaches for Race {
    fn lesson() -> Lesson<Options> {
        lesson::lesson()
    }

    fn advise(view: &View, ask: &Ask<Race>) -> Answer {
        driver::advise(view, ask)
    }

    fn advise_quickly(&self, ask: &Ask<Race>) -> Answer {
        driver::advise(&Shoulder::of(self, ask.seat), ask)
    }
}

impl Lookup for Race {
    fn catalogue() -> Vec<(String, Text)> {
        dials::catalogue()
    }

    fn card(id: &str) -> Option<CardPage> {
        dials::card(id)
    }
}

impl Notation for Race {
    const ALL_COMMANDS: bool = true;

    fn verbs() -> &'static [Verb] {
        dials::VERBS
    }
}

impl Reacts for Race {
    const HAS_WINDOWS: bool = true;
    const HAS_ORDERS: bool = true;

    fn orderable(view: &View) -> Vec<Orderable> {
        orders::orderable(view)
    }

    fn obey(view: &View, ask: &Ask<Race>, order: &Order) -> Option<Answer> {
        orders::obey(view, ask, order)
    }

    fn occasion(&self, ask: &Ask<Race>, answer: &Answer) -> u32 {
        let (now, ahead) = self.scene.asked_about;
        if answers::ahead(ask, *answer).is_some() { ahead } else { now }
    }
}

impl Plans for Race {}

impl Jots for Race {}

impl Audience for Race {}
