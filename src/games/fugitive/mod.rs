//! Fugitive: a chase through a city, for two. One chapter of the rule book a file; numbers in comments are
//! those of the rules page that players read; R1 to R44 are the rulings of its rule book.

pub mod belief;
pub mod cards;
mod career;
pub mod chase;
mod check;
mod dials;
mod draw;
mod edges;
pub mod event;
mod giving_up;
mod happen;
mod highlights;
mod hindsight;
mod hunting;
mod lab;
mod label;
mod layer;
pub mod manhunt;
pub mod marks;
pub mod notebook;
mod offers;
mod options;
pub mod pictures;
mod placing;
pub mod players;
mod running;
mod screen;
mod setup;
mod standing;
mod story;
mod sweep;
mod tips;
mod view;
mod words;

pub use chase::Fugitive;
pub use event::Event;
pub use options::{Brings, Course, Events, LyingLow, Match, Notebook, Opening, Options, Roles, Wish};
pub use view::{SpotView, UnderView, View};

use crate::kernel::{Ask, Cx, Dice, Flow, Game, Outcome, Refusal, Screen, Seat, Text, Viewer};
use cards::{Cards, Deck, Edge};
use chase::{Phase, Side};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::RangeInclusive;

/// What a question is about, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Section 9: which role in the next game.
    Role,
    /// Section 11: which edge.
    Edge,
    /// From which deck to draw.
    Draw,
    /// The first hideout.
    First,
    /// Another hideout in the first turn.
    Second,
    /// A hideout, or a pass.
    Place,
    /// One more hideout at once.
    Extra,
    /// E11: a placement anew.
    Again,
    /// The draw after a pass.
    LayLow,
    /// Which numbers to name.
    Guess,
    /// M5: which number to name in addition.
    Overtime,
    /// Section 8: which number to name in the manhunt.
    Manhunt,
    /// M2, E7: which hideout is asked about.
    Eyewitness,
    /// M4: which hideout is told on.
    Informer,
    /// E4: under which hideout to look.
    LongLegs,
    /// F5, E7: under which hideout to lay a card.
    Footprints,
    /// F5, E7: which card.
    FootprintsCard,
    /// N3: which deck to close.
    RushHour,
    /// N4: which card to give up.
    ChangeOfPlans,
    /// N5: which tops to put under.
    WeatherTurns,
    /// E3: whether to draw.
    OldFriends,
    /// E6: which card to put under.
    Backstreets,
    /// E6: of which deck.
    BackstreetsDeck,
    /// E11: whether to exchange the placement.
    SecondChance,
    /// R43: whether somebody means to give up.
    GiveUp,
}

impl About {
    /// Its name in language files.
    pub fn id(self) -> &'static str {
        match self {
            About::Role => "role",
            About::Edge => "edge",
            About::Draw => "draw",
            About::First => "first",
            About::Second => "second",
            About::Place => "place",
            About::Extra => "extra",
            About::Again => "again",
            About::LayLow => "lay-low",
            About::Guess => "guess",
            About::Overtime => "overtime",
            About::Manhunt => "manhunt",
            About::Eyewitness => "eyewitness",
            About::Informer => "informer",
            About::LongLegs => "long-legs",
            About::Footprints => "footprints",
            About::FootprintsCard => "footprints-card",
            About::RushHour => "rush-hour",
            About::ChangeOfPlans => "change-of-plans",
            About::WeatherTurns => "weather-turns",
            About::OldFriends => "old-friends",
            About::Backstreets => "backstreets",
            About::BackstreetsDeck => "backstreets-deck",
            About::SecondChance => "second-chance",
            About::GiveUp => "give-up",
        }
    }
}

/// An answer, by its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// This role.
    Role(Side),
    /// This edge.
    Edge(Edge),
    /// Use the edge that was brought.
    UseEdge,
    /// Draw from this deck.
    Draw(Deck),
    /// Place this hideout with these sprint cards. Number 0: no hideout is named yet.
    Place {
        /// The number.
        hideout: u8,
        /// The sprint cards.
        with: Cards,
    },
    /// No further hideout in the first turn.
    Stop,
    /// Place nothing.
    Pass,
    /// Name these numbers.
    Guess(Cards),
    /// The hideout at this place of the row.
    Point(u8),
    /// This card of one's hand.
    Card(u8),
    /// Close this deck.
    Close(Deck),
    /// Put the tops of these decks under, by bits.
    Under(u8),
    /// No, thank you.
    Decline,
    /// Give the game up.
    Resign,
}

/// A placement of two hideouts at once, which is none.
const TWO_HIDEOUTS: u8 = u8::MAX;

impl Game for Fugitive {
    type Options = Options;
    type Brings = Brings;
    type About = About;
    type Answer = Answer;
    type Event = Event;
    type View = View;

    const KIND: &'static str = "fugitive";
    const NUMBER: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const FORMAT: u32 = 1;

    fn setup(options: &Options, brought: &[Brings], seats: u8, dice: Dice) -> Result<Fugitive, Refusal> {
        setup::lay_out(options, brought, seats, dice)
    }

    fn step(cx: &mut Cx<'_, Fugitive>) -> Flow<()> {
        match cx.game.phase {
            Phase::Setup => setup::begin(cx),
            Phase::Fugitive => running::turn(cx),
            Phase::Marshal => hunting::turn(cx),
            Phase::Manhunt => hunting::manhunt(cx),
            Phase::Over => Ok(()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        career::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(view: &View, ask: Option<&Ask<Fugitive>>) -> Screen<Answer> {
        screen::screen(view, ask)
    }

    fn line(event: &Event, viewer: Viewer) -> Option<Text> {
        story::line(event, viewer)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn check(&self) -> Result<(), &'static str> {
        check::check(self)
    }

    fn resign(&self, _resting: &Fugitive, seat: Seat) -> Option<(Fugitive, Vec<Event>)> {
        giving_up::for_good(self, seat)
    }

    fn turn(&self) -> u32 {
        let gone: u32 = self.past.iter().map(|one| 2 * u32::from(one.rounds)).sum();
        let round = u32::from(self.chase.round);
        match self.phase {
            Phase::Setup | Phase::Over => gone,
            Phase::Fugitive => gone + 2 * round - 1,
            Phase::Marshal | Phase::Manhunt => gone + 2 * round,
        }
    }

    fn join(base: Answer, items: &[Answer]) -> Answer {
        items.iter().fold(base, |joined, item| match (joined, *item) {
            (Answer::Guess(all), Answer::Guess(one)) => Answer::Guess(all.and(one)),
            (Answer::Place { hideout, with }, Answer::Place { hideout: also, with: more }) => {
                let hideout = if hideout == 0 || also == 0 { hideout.max(also) } else { TWO_HIDEOUTS };
                Answer::Place { hideout, with: with.and(more) }
            }
            (joined, _) => joined,
        })
    }

    fn parts(answer: &Answer) -> SmallVec<[Answer; 8]> {
        match *answer {
            Answer::Guess(numbers) => numbers.iter().map(|one| Answer::Guess(Cards::of(one))).collect(),
            Answer::Place { hideout, with } => {
                let hideout = (hideout > 0).then_some(Answer::Place { hideout, with: Cards::NONE });
                let cards = with.iter().map(|card| Answer::Place { hideout: 0, with: Cards::of(card) });
                hideout.into_iter().chain(cards).collect()
            }
            _ => SmallVec::new(),
        }
    }

    fn unfit(&self, _ask: &Ask<Fugitive>, answer: &Answer) -> Option<Text> {
        match *answer {
            Answer::Place { hideout: 0, .. } => Some(Text::new("unfit-no-hideout")),
            Answer::Place { hideout: TWO_HIDEOUTS, .. } => Some(Text::new("unfit-two-hideouts")),
            Answer::Place { hideout, with } => placing::unfit(self, hideout, with),
            _ => None,
        }
    }
}
