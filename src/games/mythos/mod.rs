//! Mythos: investigators in Lovecraft's country, each with a deck of their own, for 2 to 4. One chapter of
//! the rule book a file; numbers in comments are those of the rules that bind this game; players read them in
//! short (`words/en/rules.md`).

mod absorb;
mod adventure;
mod advice;
pub mod building;
pub mod cards;
mod career;
mod check;
mod clash;
pub mod deck;
mod dials;
pub mod draft;
mod driver;
mod effects;
mod ending;
mod event;
pub mod fight;
mod fought;
mod hint;
mod imagine;
mod keep;
mod lab;
mod label;
mod magic;
mod mind;
mod offers;
mod options;
pub mod pair;
mod pictures;
mod piles;
pub mod places;
mod plan;
mod player;
pub mod playing;
mod plays;
mod proposal;
mod question;
mod round;
pub mod saga;
mod sanity;
mod screen;
mod setup;
mod story;
pub mod table;
mod text;
mod titles;
mod turn;
mod view;
mod window;
mod words;
mod workshop;
mod worth;

pub use adventure::{Story, filled, is_complete};
pub use event::Event;
pub use options::{Brings, Combat, Decks, Length, Options};
pub use table::Mythos;
pub use titles::Titles;
pub use view::{PlayerView, View};

use crate::kernel::{Ask, Cx, Dice, Flow, Game, Outcome, Refusal, Screen, Seat, Text, Viewer};
use cards::{Fate, Investigator, Kind, Title};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use table::Phase;

/// What a question is about, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// 7.4: whoever has the turn, whatever they are in the middle of.
    Turn,
    /// Somebody must choose which card of theirs goes.
    Lose {
        /// Of which type.
        kind: Kind,
        /// Where to.
        fate: Fate,
        /// Because of which card.
        #[serde(default)]
        by: Because,
    },
    /// When a round begins: which Artifact is straightened.
    Straighten,
    /// 9.6: which Allies defend against a summoned Monster.
    Defend {
        /// The Monster.
        monster: Title,
        /// What it is worth.
        value: u8,
    },
    /// 11.1: at whom the Threat is aimed.
    Aim,
    /// 11.2: which Allies defend against whom.
    Assign,
    /// 11.4: whether to cast or use something.
    Window,
    /// 11.7: which card absorbs next.
    Order {
        /// Against whom.
        against: Seat,
    },
    /// R45: whose points are left.
    Keep {
        /// Against whom.
        against: Seat,
    },
    /// R51: which points protection takes off first.
    Ward,
    /// 12: what is discarded, and whether the pile is shuffled in.
    RoundEnd,
    /// 16.4: which cards of the deck are exchanged between two games.
    Exchange,
    /// 16.5: which card of a pack is taken.
    Draft,
    /// 16.5: the deck that is built of what was taken.
    Building,
}

/// Because of which card something is asked: for words alone. An answer from before it was noted is to the same
/// question, so that games which began then can be played again.
#[derive(Clone, Copy, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Because(pub Option<Title>);

impl PartialEq for Because {
    fn eq(&self, _: &Because) -> bool {
        true
    }
}

/// An answer, by its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Pass.
    Pass,
    /// Play this card from hand.
    Play(Title),
    /// Lay this Ally with CULTIST into the Threat.
    Threaten(Title),
    /// Straighten the Location to which one walks.
    Arrive,
    /// Use this Artifact or Ally.
    Use(Title),
    /// Cast a Spell.
    Cast {
        /// Which.
        spell: Title,
        /// What holds it.
        holder: Title,
    },
    /// Turn this Ally up.
    TurnUp(Title),
    /// Straighten this Artifact.
    Straighten(Title),
    /// This card.
    Card(Title),
    /// This player.
    Player(Seat),
    /// These cards at or against that player.
    At(Seat, Titles),
    /// This Ally joins the Threat against that player.
    Storm(Title, Seat),
    /// Discard these cards from hand.
    Discard(Titles),
    /// Chapter 13.
    Lobotomy,
    /// 12.5: shuffle the pile into the deck, or not.
    Reshuffle(bool),
    /// These cards go out of the deck.
    Out(Titles),
    /// These cards go into the deck.
    In(Titles),
    /// They lead the deck.
    Who(Investigator),
    /// A card of this type comes.
    Kind(Kind),
    /// Nothing more.
    Done,
}

impl Answer {
    /// The cards that an answer names as a set.
    fn named(&self) -> Titles {
        match self {
            Answer::At(_, titles) | Answer::Discard(titles) | Answer::Out(titles) | Answer::In(titles) => {
                *titles
            }
            _ => Titles::default(),
        }
    }
}

impl Game for Mythos {
    type Options = Options;
    type Brings = Brings;
    type About = About;
    type Answer = Answer;
    type Event = Event;
    type View = View;

    const KIND: &'static str = "mythos";
    const NUMBER: u32 = 7;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const FORMAT: u32 = 1;

    fn setup(options: &Options, brought: &[Brings], _: u8, dice: Dice) -> Result<Mythos, Refusal> {
        setup::lay_out(options, brought, dice)
    }

    fn step(cx: &mut Cx<'_, Mythos>) -> Flow<()> {
        match cx.game.phase {
            Phase::Opening => round::open(cx),
            Phase::RoundStart => round::begin(cx),
            Phase::Turn => turn::act(cx),
            Phase::Aim => fight::aim(cx),
            Phase::Assign => fight::assign(cx),
            Phase::Window => window::window(cx),
            Phase::Clash => clash::clash(cx),
            Phase::Harm => clash::harm(cx),
            Phase::Burial => clash::burial(cx),
            Phase::RoundEnd => keep::end(cx),
            Phase::Draft => draft::pick(cx),
            Phase::Building => building::build(cx),
            Phase::Between => saga::between(cx),
            Phase::Over => Ok(()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::of(ending::places(self)))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(view: &View, ask: Option<&Ask<Mythos>>) -> Screen<Answer> {
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
        self.turn
    }

    fn join(base: Answer, items: &[Answer]) -> Answer {
        let titles = items.iter().flat_map(|item| item.named().iter()).collect();
        match base {
            Answer::At(seat, _) => Answer::At(seat, titles),
            Answer::Discard(_) => Answer::Discard(titles),
            Answer::Out(_) => Answer::Out(titles),
            Answer::In(_) => Answer::In(titles),
            other => other,
        }
    }

    fn parts(answer: &Answer) -> SmallVec<[Answer; 8]> {
        let one = |title: Title| [title].into_iter().collect();
        match *answer {
            Answer::At(seat, titles) => titles.iter().map(|title| Answer::At(seat, one(title))).collect(),
            Answer::Discard(titles) => titles.iter().map(|title| Answer::Discard(one(title))).collect(),
            Answer::Out(titles) => titles.iter().map(|title| Answer::Out(one(title))).collect(),
            Answer::In(titles) => titles.iter().map(|title| Answer::In(one(title))).collect(),
            _ => SmallVec::new(),
        }
    }

    fn unfit(&self, ask: &Ask<Mythos>, answer: &Answer) -> Option<Text> {
        let Answer::Out(titles) = answer else { return None };
        let may_go = ask.about != About::Building || building::may_go(self, ask.seat, *titles);
        (!may_go).then(|| Text::new("unfit-deck"))
    }

    fn proposed_for(_: &Options, seat: Seat, _: u8) -> Brings {
        setup::proposed(seat)
    }
}
