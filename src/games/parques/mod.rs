//! Parqués: the race round a cross or a star, for 2 to 8. One chapter of the rule book a file; numbers in comments are those of the
//! rules page that players read.

pub mod board;
mod career;
mod deeds;
mod dials;
pub mod driver;
pub mod event;
mod hands;
mod highlights;
mod lab;
mod label;
mod lesson;
mod luck;
mod marks;
mod options;
mod pairs;
mod pictures;
pub mod plays;
mod ranking;
mod screen;
mod setup;
mod soplar;
mod standing;
mod story;
pub mod table;
pub mod temper;
mod turn;
mod view;
pub mod walk;
mod words;

pub use event::Event;
pub use lesson::lesson_seed;
pub use options::{BoardSize, Bonus, Brings, Colour, Hands, Options, Places, Release, ThreePairs, Throwing};
pub use table::Parques;
pub use view::View;

use crate::kernel::{
    Ask, Book, CardPage, Cx, Dial, Dice, Ended, Flow, Game, Lesson, Order, Orderable, Outcome, Preset, Press,
    Refusal, Screen, Seat, Seed, Telling, Tempo, Text, Verb, Viewer,
};
use plays::Play;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use table::Phase;

/// What a question is about, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Whether the dice are thrown now: where a throw waits for a press.
    Throw,
    /// 5: how a throw is played.
    Play,
    /// *Leftover die*: which piece it moves.
    Leftover,
    /// 9: with which piece so many steps are walked that were earned.
    Bonus(u8),
    /// 6: which piece three pairs take home.
    Carry,
    /// Whether a capture is left, where no play can be taken back.
    Sure,
    /// What somebody may do before the throw of another, and nobody waits for: blow, take back.
    Aside,
}

/// An answer, by its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Throw the dice.
    Throw,
    /// Blow on the dice and throw them: luck does not mind.
    Shake,
    /// Play the throw like this.
    Play(Play),
    /// Take this piece home.
    Carry(u8),
    /// 10: blow the piece that could have captured.
    Blow,
    /// Take the last play back.
    TakeBack,
    /// Look at the dice once more.
    Again,
    /// From now on, have plain choices played like this.
    Hands(Hands),
    /// Do nothing.
    Nothing,
}

impl Game for Parques {
    type Options = Options;
    type Brings = Brings;
    type About = About;
    type Answer = Answer;
    type Event = Event;
    type View = View;

    const KIND: &'static str = "parques";
    const NUMBER: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=8;
    const FORMAT: u32 = 1;
    const TURN_SECS: u32 = 60;
    const MISSES: u8 = 2;
    const LOOK_BACK: i64 = story::LOOK_BACK;

    fn book() -> &'static Book {
        &words::BOOK
    }

    fn proposed(seats: u8, tempo: Tempo) -> Options {
        dials::proposed(seats, tempo)
    }

    fn lesson() -> Lesson<Options> {
        lesson::lesson()
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

    fn verbs() -> &'static [Verb] {
        dials::VERBS
    }

    fn catalogue() -> Vec<(String, Text)> {
        dials::catalogue()
    }

    fn card(id: &str) -> Option<CardPage> {
        dials::card(id)
    }

    fn seat_dials() -> Vec<Dial> {
        dials::seat_dials()
    }

    fn setup(options: &Options, brought: &[Brings], seats: u8, dice: Dice) -> Result<Parques, Refusal> {
        setup::lay_out(options, brought, seats, dice)
    }

    fn check(&self) -> Result<(), &'static str> {
        setup::check(self)
    }

    fn is_for_people(answer: &Answer) -> bool {
        matches!(answer, Answer::Hands(_))
    }

    fn step(cx: &mut Cx<'_, Parques>) -> Flow<()> {
        turn::step(cx)
    }

    fn resign(&self, resting: &Parques, seat: Seat) -> Option<(Parques, Vec<Event>)> {
        ranking::resign(self, resting, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| ranking::outcome(self))
    }

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

    fn seed(&self) -> Seed {
        self.dice.seed()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(view: &View, ask: Option<&Ask<Parques>>) -> Screen<Answer> {
        screen::screen(view, ask)
    }

    fn on_the_table(view: &View) -> Vec<Press<Answer>> {
        label::on_the_table(view)
    }

    fn question(view: &View, seat: Seat, about: About) -> Text {
        screen::public(view, seat, about)
    }

    fn highlights(story: &[Event]) -> Vec<Text> {
        highlights::highlights(story)
    }

    fn throws(story: &[Event]) -> Vec<Text> {
        highlights::throws(story)
    }

    fn lesson_facts(view: &View, ask: &Ask<Parques>) -> Option<Text> {
        standing::odds(view, ask)
    }

    fn luck(view: &View) -> Vec<Text> {
        luck::luck(view)
    }

    fn too_late(view: &View) -> Option<Text> {
        screen::too_late(view)
    }

    fn line(event: &Event, viewer: Viewer) -> Option<Text> {
        story::line(event, viewer)
    }

    fn tell(_: &View, story: &[(i64, Event)], from: i64, viewer: Viewer) -> Vec<Telling> {
        story::tell(story, from, viewer)
    }

    fn is_chapter(event: &Event) -> bool {
        matches!(event, Event::Opening { .. })
    }

    fn chance(&self) -> (u64, u64) {
        self.dice.used()
    }

    fn turn(&self) -> u32 {
        self.turn.number
    }

    fn orderable(_: &View) -> Vec<Orderable> {
        Vec::new()
    }

    fn obey(_: &View, _: &Ask<Parques>, _: &Order) -> Option<Answer> {
        None
    }

    fn advise(view: &View, ask: &Ask<Parques>) -> Answer {
        driver::advise(view, ask)
    }
}
