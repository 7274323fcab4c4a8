//! Cthulhu 500: a race round a ring, for 3 to 8. One chapter of the rule book a file; numbers in comments are
//! those of the rules page that players read (`words/en/rules.md`).

mod answers;
pub mod cards;
mod career;
mod chain;
mod check;
mod contagion;
mod damage;
mod deeds;
mod dials;
mod draw;
mod driver;
mod effects;
mod event;
mod fortune;
mod glance;
mod highlights;
mod imagine;
mod lab;
mod label;
mod lesson;
mod mind;
pub mod odds;
mod offers;
mod options;
mod orders;
mod passing;
mod past;
pub mod pictures;
mod pit;
mod play;
mod question;
pub mod race;
mod react;
mod ring;
pub mod scene;
mod screen;
mod setup;
mod standing;
mod story;
pub mod tale;
mod total;
mod turn;
mod view;
mod words;
mod worth;

pub use effects::Play;
pub use event::Event;
pub use fortune::fortune;
pub use imagine::Known;
pub use options::{Dealing, Length, Options, Reactions};
pub use race::Race;
pub use standing::kind;
pub use story::card_text;
pub use total::{Line, Source, Total};
pub use view::{CarView, SceneView, Thickness, View};

use crate::kernel::{Ask, Cx, Dice, Flow, Game, Outcome, Refusal, Screen, Seat, Text, Viewer};
use cards::{Card, Trigger, Vehicle};
use race::{HAND_LIMIT, Part, Phase};
use scene::{Lay, Way};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::RangeInclusive;

/// The rule of a card that no effect describes.
pub type Rule = fn(&mut Cx<'_, Race>, Play) -> Flow<()>;

/// What a question is about, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// 2.1: which vehicle.
    Vehicle,
    /// 2.3: what to give up.
    Bid,
    /// 3.2: what to do with an action.
    Action,
    /// 7.4: what is declared with a card that nobody else knows yet.
    Declare,
    /// 3.3: what to discard and draw.
    TurnEnd,
    /// 6.2: whether to make the free pass.
    FreePass,
    /// 6.7: what to do in the pit.
    Pit,
    /// 6.3: what to discard for something new.
    MakeRoom,
    /// Roadside Cult: what to attach.
    Roadside,
    /// Herbert West: which Crew card to take from the pile.
    Salvage,
    /// Whether to draw.
    MayDraw,
    /// 9.2: where a contagion goes next.
    Contagion,
    /// 8.9: whether to answer what happens.
    Window(Trigger),
}

/// An answer, by its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// This vehicle.
    Vehicle(Vehicle),
    /// Give up these cards.
    Bid(Bid),
    /// Play this Action.
    Play(Card),
    /// Put this Crew card into a pit crew.
    Put(Card),
    /// Try to pass that vehicle, and lay a Reaction together with the announcement.
    Attempt {
        /// Whom to pass.
        on: Seat,
        /// What to lay.
        with: Option<Lay>,
    },
    /// Make a pit stop.
    PitStop,
    /// 11.5: wave the flag.
    Wave,
    /// No more actions.
    Done,
    /// Discard this card from hand.
    Discard(Card),
    /// Draw so many cards.
    Draw(u8),
    /// No, thank you.
    Decline,
    /// Make the free pass, and lay a Reaction together with the announcement.
    FreePass {
        /// What to lay.
        with: Option<Lay>,
    },
    /// Lay this Reaction.
    Lay(Lay),
    /// That way round.
    Way(Way),
    /// That vehicle.
    Seat(Seat),
    /// That card in play.
    Part(Part),
    /// Repair.
    Repair,
    /// Attach this card from hand.
    Attach(Card),
    /// Put this Crew card behind the wheel.
    Drive(Card),
    /// Discard this card from one's own vehicle.
    Drop(Part),
    /// Send the driver to the pit crew.
    DriverOut,
    /// Take this card from the pile.
    Take(Card),
    /// Do nothing.
    Nothing,
}

/// The cards of an opening bid, small enough to be copied about.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bid([Option<Card>; HAND_LIMIT]);

impl Bid {
    /// The cards.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// The cards that an answer bids; none where it is no bid.
    fn named(answer: &Answer) -> impl Iterator<Item = Card> + use<> {
        let bid = if let Answer::Bid(bid) = answer { *bid } else { Bid::default() };
        bid.cards()
    }

    /// A bid of one card.
    pub fn of(card: Card) -> Bid {
        [card].into_iter().collect()
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.cards().count()
    }

    /// Whether nothing is given up.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl FromIterator<Card> for Bid {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bid {
        let mut bid = Bid::default();
        for (place, card) in bid.0.iter_mut().zip(cards) {
            *place = Some(card);
        }
        bid
    }
}

impl Game for Race {
    type Options = Options;
    type Brings = ();
    type About = About;
    type Answer = Answer;
    type Event = Event;
    type View = View;

    const KIND: &'static str = "cthulhu500";
    const NUMBER: u32 = 0;
    const SEATS: RangeInclusive<u8> = 3..=8;
    const FORMAT: u32 = 1;

    fn setup(options: &Options, _: &[()], seats: u8, dice: Dice) -> Result<Race, Refusal> {
        setup::lay_out(options, seats, dice)
    }

    fn step(cx: &mut Cx<'_, Race>) -> Flow<()> {
        match cx.game.phase {
            Phase::Vehicles => setup::vehicles(cx),
            Phase::Bid => setup::bid(cx),
            Phase::TurnStart => turn::begin(cx),
            Phase::Actions => turn::act(cx),
            Phase::TurnEnd => turn::end(cx),
            Phase::Over => Ok(()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::ranked(self.ranking()))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(view: &View, ask: Option<&Ask<Race>>) -> Screen<Answer> {
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

    fn turn(&self) -> u32 {
        self.turn.number
    }

    fn join(base: Answer, items: &[Answer]) -> Answer {
        match base {
            Answer::Bid(_) => Answer::Bid(items.iter().flat_map(Bid::named).collect()),
            other => other,
        }
    }

    fn parts(answer: &Answer) -> SmallVec<[Answer; 8]> {
        Bid::named(answer).map(|card| Answer::Bid(Bid::of(card))).collect()
    }
}
