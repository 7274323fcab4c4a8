//! What the game offers beside its rules.

use super::event::Event;
use super::options::{Combat, Decks, Length, Options};
use super::table::Mythos;
use super::view::View;
use super::{About, Answer, career, dials, driver, piles, plan, proposal, question, story, words, workshop};
use crate::kernel::{
    Ask, Audience, Book, CardPage, Dial, Ended, Jots, Lesson, Lobby, Lookup, Notation, Plans, Preset, Reacts,
    Recalls, Seat, Seats, Teaches, Tells, Tempo, Text, Thinks, Verb, Workshop,
};

/// So many cards drawn are named on their player's page; a whole hand is not.
const NAMED: usize = 3;

impl Lobby for Mythos {
    // In Combat two cards are to be read, and what is coming.
    const THINKS: Thinks = Thinks { reaction: 45, chore: 60, chore_of_days: 24 * 3600, ..Thinks::USUALLY };

    fn book() -> &'static Book {
        &words::BOOK
    }

    fn proposed(_: u8, tempo: Tempo) -> Options {
        let combat = match tempo {
            Tempo::Live => Combat::InOrder,
            Tempo::Slow => Combat::Sealed,
        };
        Options { length: Length::Basic, combat, decks: Decks::Brought }
    }

    fn presets() -> Vec<Preset> {
        dials::presets()
    }

    fn takes(options: &Options, _: u8, tempo: Tempo) -> Text {
        dials::takes(options, tempo)
    }

    fn bot_names() -> &'static [&'static str] {
        &["Ephraim", "Lavinia", "Obed", "Tobias"]
    }

    fn dials() -> Vec<Dial> {
        dials::dials()
    }

    fn counts_what_is_brought(options: &Options) -> bool {
        options.decks == Decks::Brought
    }

    fn seat_dials() -> Vec<Dial> {
        dials::seat_dials()
    }

    fn workshop() -> Option<&'static dyn Workshop> {
        Some(&workshop::Decks)
    }
}

impl Tells for Mythos {
    fn moment(&self) -> Option<Text> {
        Some(Text::new("moment").with("round", i64::from(self.round)))
    }

    fn question(view: &View, seat: Seat, about: About) -> Text {
        question::public(view, seat, about)
    }

    fn is_chapter(event: &Event) -> bool {
        matches!(
            event,
            Event::RoundBegins { .. } | Event::Combat | Event::GameEnds { .. } | Event::PackOpens { .. }
        )
    }

    /// What a Combat takes of Sanity is reckoned up at the end of its round, and what somebody pays stood on the press.
    fn befalls(event: &Event) -> Seats {
        match event {
            Event::Loses { seat: whose, by: Some(_), combat: false, paid: false, .. }
            | Event::Falls { seat: whose, .. }
            | Event::Gone { seat: whose, .. }
            | Event::LostFromHand { seat: whose, .. }
            | Event::LosesTurn { seat: whose }
            | Event::Fetched { seat: whose, title: None, .. }
            | Event::Happens { other: Some(whose), .. }
            | Event::Summons { other: whose, .. }
            | Event::Takes { other: whose, .. }
            | Event::Banished { other: whose, .. } => Seats::one(*whose),
            // A card or two that come to a hand are looked for in it in vain.
            Event::Draws { seat: whose, cards, .. } if cards.len() <= NAMED => Seats::one(*whose),
            // Whoever looks has seen something; whom a Monster obeys now, and how the cosmic battle went, both want to
            // know.
            Event::SawHand { seat: one, other, .. }
            | Event::SawThreat { seat: one, other, .. }
            | Event::Controls { seat: one, other, .. }
            | Event::Cosmic { seat: one, other, .. } => Seats::one(*one).with(*other),
            _ => Seats::NONE,
        }
    }

    /// How many cards a Story Deck has says what has been buried; what Combat did before it is told instead.
    /// Which pack is open stands above all.
    fn is_on_the_page(&self, event: &Event) -> bool {
        matches!(event, Event::Buried { .. } | Event::PackOpens { .. })
    }
}

impl Recalls for Mythos {
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
        story::highlights(story)
    }
}

impl Teaches for Mythos {
    fn lesson() -> Lesson<Options> {
        dials::lesson()
    }

    fn advise(view: &View, ask: &Ask<Mythos>) -> Answer {
        driver::advise(view, ask)
    }
}

impl Lookup for Mythos {
    fn catalogue() -> Vec<(String, Text)> {
        dials::catalogue()
    }

    fn card(id: &str) -> Option<CardPage> {
        dials::card(id)
    }

    fn at_hand(view: &View) -> Vec<String> {
        piles::at_hand(view)
    }

    fn lookups() -> &'static [&'static str] {
        &piles::LOOKUPS
    }

    fn look(view: &View, lookup: &str, what: &str) -> Option<Text> {
        piles::look(view, lookup, what)
    }
}

impl Notation for Mythos {
    fn verbs() -> &'static [Verb] {
        dials::VERBS
    }
}

impl Reacts for Mythos {
    const HAS_WINDOWS: bool = true;
}

impl Plans for Mythos {
    const PLAN_MOST: usize = plan::MOST;

    fn plannable(view: &View) -> Vec<Answer> {
        plan::plannable(view)
    }

    fn propose_plan(view: &View) -> Vec<Answer> {
        proposal::proposed(view)
    }

    fn planned(answer: &Answer) -> Text {
        plan::text(answer)
    }

    fn is_for_plans(view: &View, ask: &Ask<Mythos>) -> bool {
        plan::is_for_plans(view, ask)
    }

    fn are_wishes(view: &View) -> bool {
        plan::are_wishes(view)
    }

    fn may_follow(view: &View, answer: &Answer) -> bool {
        plan::may_follow(view, answer)
    }

    fn stake(view: &View) -> Vec<String> {
        plan::stake(view)
    }
}

impl Jots for Mythos {}

impl Audience for Mythos {}
