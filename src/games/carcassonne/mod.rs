//! Carcassonne with the half tiles of *Mitad y Mitad*, for 2 to 6. One chapter of the rules a file; numbers
//! in comments are those of the rules page that players read (`words/en/rules.md`).

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
mod offers;
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

use crate::kernel::{Ask, Cx, Dice, Flow, Game, Outcome, Refusal, Screen, Text, Viewer};
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

    fn setup(options: &Options, _: &[()], seats: u8, dice: Dice) -> Result<Table, Refusal> {
        setup::lay_out(options, seats, dice)
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

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(view: &View, ask: Option<&Ask<Table>>) -> Screen<Answer> {
        screen::screen(view, ask)
    }

    fn line(event: &Event, _viewer: Viewer) -> Option<Text> {
        Some(story::line(event))
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn check(&self) -> Result<(), &'static str> {
        check::check(self)
    }

    fn uncovered(&self) -> u32 {
        // The stack was shuffled before the first turn: to draw is to use up chance.
        256 - self.stack.len() as u32
    }

    fn turn(&self) -> u32 {
        self.number
    }
}
