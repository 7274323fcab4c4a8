//! Carcassonne with the half tiles of *Mitad y Mitad*, for 2 to 6. One chapter of the rules a file; numbers in comments are those of the
//! rules page that players read (`words/en/rules.md`).

mod career;
mod check;
mod circle;
mod dials;
mod driver;
mod grid;
mod highlights;
mod idle;
pub mod kinds;
mod lab;
pub mod label;
pub mod land;
mod left;
pub mod mayor;
mod notation;
pub mod pictures;
pub mod score;
mod screen;
mod setup;
pub mod shape;
pub mod square;
mod story;
pub mod table;
mod turn;
pub mod value;
pub mod view;
mod walls;
mod weigh;
mod words;

pub use story::Event;
pub use table::Table;
pub use turn::followers;
pub use view::View;

use crate::kernel::{
    Ask, Book, CardPage, Cx, Dial, Dice, Ended, Flow, Game, Lesson, Order, Orderable, Outcome, Preset,
    Refusal, Screen, Seat, Seed, Telling, Tempo, Text, Verb, Viewer,
};
use kinds::Piece;
use serde::{Deserialize, Serialize};
use shape::Feature;
use square::Square;
use std::ops::RangeInclusive;
use table::Phase;

/// What is settled before the start (12).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 12.1: halves that everybody is dealt: two, three, or none.
    pub halves: u8,
    /// 12.2: which marked halves stay in.
    pub marks: Marks,
    /// 12.3: whether there are farmers.
    pub fields: bool,
    /// 3.3: who begins, where the same people play again; else it is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<u8>,
}

/// 12.2: which marked halves stay in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marks {
    /// None.
    Out,
    /// 11.2: the two hills.
    Hills,
    /// 11.4: the two crop circles as well.
    HillsAndCircles,
}

impl Options {
    /// 12.4: what is proposed for however many players.
    pub const PROPOSED: Options = Options { halves: 2, marks: Marks::Out, fields: true, begins: None };
    /// The base game.
    pub const BASE: Options = Options { halves: 0, marks: Marks::Out, fields: true, begins: None };
}

/// What a question is about, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// 10.3: whether to draw a tile or to use a half.
    Begin,
    /// 5: where to lay it.
    Square,
    /// 5.3: how to turn it.
    Turn,
    /// 6: whom to place.
    Follower,
    /// Whether it shall lie there.
    Sure,
    /// 11.4: what the crop circle does.
    Circle(Feature),
    /// 11.4: where to place one more.
    More(Feature),
    /// 11.4: whom to take home.
    Home(Feature),
}

/// An answer, by its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Draw a tile.
    Draw,
    /// Use this half instead.
    Half(Piece),
    /// Lay it there.
    At(Square),
    /// So many quarter turns clockwise.
    Turn(u8),
    /// A follower on this segment of the piece.
    Follower(u8),
    /// No follower.
    Nobody,
    /// One more for everybody.
    More,
    /// One home for everybody.
    Home,
    /// The follower, or one beside it, on that segment of a piece that lies.
    Fellow {
        /// Which of the pieces.
        laid: u8,
        /// Which segment.
        segment: u8,
    },
}

impl Game for Table {
    type Options = Options;
    type Brings = ();
    type About = About;
    type Answer = Answer;
    type Event = Event;
    type View = View;

    const KIND: &'static str = "carcassonne";
    const NUMBER: u32 = 5;
    const SEATS: RangeInclusive<u8> = 2..=6;
    const FORMAT: u32 = 1;
    /// 11.4: a minute for what a circle asks of somebody, and over days eight hours.
    const CHORE_SECS: (u32, u32) = (60, 8 * 3600);
    const BEGINS: Option<&'static str> = Some("begins");

    fn book() -> &'static Book {
        &words::BOOK
    }

    fn proposed(_seats: u8, _tempo: Tempo) -> Options {
        Options::PROPOSED
    }

    fn lesson() -> Lesson<Options> {
        dials::lesson()
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

    fn verbs() -> &'static [Verb] {
        dials::VERBS
    }

    fn catalogue() -> Vec<(String, Text)> {
        dials::catalogue()
    }

    fn card(id: &str) -> Option<CardPage> {
        dials::card(id)
    }

    fn setup(options: &Options, _: &[()], seats: u8, dice: Dice) -> Result<Table, Refusal> {
        setup::lay_out(options, seats, dice)
    }

    fn check(&self) -> Result<(), &'static str> {
        check::check(self)
    }

    fn step(cx: &mut Cx<'_, Table>) -> Flow<()> {
        match cx.game.phase {
            Phase::Begin => turn::begin(cx),
            Phase::Lay(piece) => turn::lay(cx, piece),
            Phase::Circle(piece) => circle::circle(cx, piece),
            Phase::Over => Ok(()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::of(career::places(self)))
    }

    fn verdict(&self) -> Vec<Text> {
        career::verdict(self)
    }

    fn details(&self, seat: Seat, story: &[Event]) -> serde_json::Value {
        career::details(self, seat, story)
    }

    fn statistics(ended: &[Ended]) -> Vec<Text> {
        career::statistics(ended)
    }

    fn records(ended: &Ended) -> Vec<(&'static str, i64)> {
        career::records(ended)
    }

    fn milestones(ended: &[Ended]) -> Vec<Text> {
        career::milestones(ended)
    }

    fn seed(&self) -> Seed {
        self.dice.seed()
    }

    fn began(&self) -> Option<Seat> {
        Some(self.first)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(view: &View, ask: Option<&Ask<Table>>) -> Screen<Answer> {
        screen::screen(view, ask)
    }

    fn question(view: &View, seat: Seat, about: About) -> Text {
        screen::question(view, seat, about)
    }

    fn highlights(story: &[Event]) -> Vec<Text> {
        highlights::highlights(story)
    }

    fn line(event: &Event, _viewer: Viewer) -> Option<Text> {
        Some(story::line(event))
    }

    fn tell(_: &View, story: &[(i64, Event)], from: i64, _: Viewer) -> Vec<Telling> {
        story::tell(story, from)
    }

    fn is_chapter(event: &Event) -> bool {
        // A turn is one line, and what comes of it: that needs nothing over it.
        matches!(event, Event::Drew { last: true, .. } | Event::End)
    }

    /// The question shows the tile that was drawn.
    fn is_on_the_page(&self, event: &Event) -> bool {
        matches!(event, Event::Drew { last: false, .. })
    }

    fn chance(&self) -> (u64, u64) {
        self.dice.used()
    }

    fn uncovered(&self) -> u32 {
        // The stack was shuffled before the first turn: to draw is to use up chance.
        256 - self.stack.len() as u32
    }

    fn turn(&self) -> u32 {
        self.number
    }

    fn orderable(_view: &View) -> Vec<Orderable> {
        Vec::new()
    }

    fn obey(_view: &View, _ask: &Ask<Table>, _order: &Order) -> Option<Answer> {
        None
    }

    fn read(view: &View, ask: &Ask<Table>, line: &str) -> Option<Result<Answer, Text>> {
        notation::read(view, ask, line)
    }

    fn lookups() -> &'static [&'static str] {
        &[left::FITS]
    }

    fn look(view: &View, lookup: &str, what: &str) -> Option<Text> {
        (lookup == left::FITS).then(|| left::look(view, what))
    }

    fn lines(view: &View, ask: &Ask<Table>) -> Vec<Text> {
        notation::lines(view, ask)
    }

    fn advise(view: &View, ask: &Ask<Table>) -> Answer {
        driver::advise(view, ask)
    }
}
