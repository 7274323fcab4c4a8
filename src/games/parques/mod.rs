//! Parqués: the race round a cross or a star, for 2 to 8. One chapter of the rule book a file; numbers in
//! comments are those of the rules page that players read.

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
mod offers;
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
pub use options::{BoardSize, Bonus, Brings, Colour, Hands, Options, Places, Release, ThreePairs, Throwing};
pub use table::Parques;
pub use view::View;

use crate::kernel::{Ask, Cx, Dice, Flow, Game, Outcome, Refusal, Screen, Seat, Text, Viewer};
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

    fn setup(options: &Options, brought: &[Brings], seats: u8, dice: Dice) -> Result<Parques, Refusal> {
        setup::lay_out(options, brought, seats, dice)
    }

    fn step(cx: &mut Cx<'_, Parques>) -> Flow<()> {
        turn::step(cx)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| ranking::outcome(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(view: &View, ask: Option<&Ask<Parques>>) -> Screen<Answer> {
        screen::screen(view, ask)
    }

    fn line(event: &Event, viewer: Viewer) -> Option<Text> {
        story::line(event, viewer)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn check(&self) -> Result<(), &'static str> {
        setup::check(self)
    }

    fn resign(&self, resting: &Parques, seat: Seat) -> Option<(Parques, Vec<Event>)> {
        ranking::resign(self, resting, seat)
    }

    fn turn(&self) -> u32 {
        self.turn.number
    }

    fn is_for_people(answer: &Answer) -> bool {
        matches!(answer, Answer::Hands(_))
    }
}
