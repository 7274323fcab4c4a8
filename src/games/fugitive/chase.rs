//! The table: one chase after another, the row, the hands, the decks, and what everybody knows of it.

use super::cards::{Cards, Deck, Edge, EventCard, LAST, PLANE, Top};
use super::marks::Marks;
use super::{Course, Options, Wish};
use crate::kernel::{Dice, Seat, Secret};
use serde::{Deserialize, Serialize};

/// Passes that are left when all decks have run out (R17).
pub const LAST_PASSES: u8 = 3;

/// Which of the two somebody is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Whoever hides.
    Fugitive,
    /// Whoever hunts.
    Marshal,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        if self == Side::Fugitive { Side::Marshal } else { Side::Fugitive }
    }

    /// Who sits on it, where this seat runs.
    pub fn seat(self, runner: Seat) -> Seat {
        if self == Side::Fugitive { runner } else { other(runner) }
    }

    /// Its place in whatever is kept by side.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name in language files.
    pub fn id(self) -> &'static str {
        if self == Side::Fugitive { "fugitive" } else { "marshal" }
    }
}

/// Whoever else plays.
pub fn other(seat: Seat) -> Seat {
    if seat == Seat(0) { Seat(1) } else { Seat(0) }
}

/// Where in a match the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The next chase is to be laid out: roles, edges, cards.
    Setup,
    /// The Fugitive has the turn.
    Fugitive,
    /// The Marshal has the turn.
    Marshal,
    /// The last hunt (section 8).
    Manhunt,
    /// Nothing more is played.
    Over,
}

/// How a chase ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Section 7: everybody was found.
    Arrest,
    /// Section 8: all were found in the manhunt.
    Caught,
    /// R17: nothing more could be placed.
    Cornered,
    /// Section 8: away without a manhunt.
    Escape,
    /// Section 8: a wrong number in the manhunt.
    Slipped,
    /// R43: one side gave up.
    Resigned,
}

/// A chase that is over: everything about it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// Who ran.
    pub runner: Seat,
    /// Who won.
    pub winner: Seat,
    /// How.
    pub end: End,
    /// In how many rounds.
    pub rounds: u16,
}

/// A sprint card under a hideout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Under {
    /// Which card.
    pub card: Secret<u8>,
    /// Whether it lies face up.
    pub up: bool,
    /// Whether it was laid there later, so that the reach was not read with it.
    pub late: bool,
}

/// A hideout in the row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// Its number.
    pub number: Secret<u8>,
    /// The sprint cards under it.
    pub under: Vec<Under>,
    /// Whether it lies face up.
    pub up: bool,
    /// In which round it was placed.
    pub placed: u16,
    /// In which round it was found.
    pub found: Option<u16>,
    /// How much further than usual it could be, as everybody knows.
    pub far: u8,
    /// What everybody was told of it: the lowest and the highest number that it can have.
    pub told: (u8, u8),
    /// Whether everybody knows that it is odd, or that it is even.
    pub odd: Option<bool>,
}

/// Something that the Marshal named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guess {
    /// In which round.
    pub round: u16,
    /// Which numbers.
    pub numbers: Cards,
    /// Whether all of them were there.
    pub right: bool,
    /// How many hideouts lay in the row (R20).
    pub row: u8,
}

/// A card that somebody drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// In which round.
    pub round: u16,
    /// Who.
    pub side: Side,
    /// From which deck.
    pub deck: Deck,
}

/// A card of a hand that everybody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// Whose.
    pub side: Side,
    /// Which.
    pub card: u8,
    /// How many hideouts lay in the row.
    pub row: u8,
}

/// What lasts for a while: all of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// F2, E4: how much further than usual the next hideout may be.
    pub far: u8,
    /// F4, E5: the next guess names one number.
    pub one_number: bool,
    /// F6, E10: by side, whether their next turn has no draw.
    pub no_draw: [bool; 2],
    /// N6: by side, whether their next draw does not happen.
    pub lost_draw: [bool; 2],
    /// M3, E8: the round in which the Fugitive's turn allows no sprint cards.
    pub roadblock: Option<u16>,
    /// N3: a deck that nobody draws from, and until whose next turn.
    pub closed: Option<(Deck, Side)>,
    /// Whether the Fugitive has done what this turn allows.
    pub moved: bool,
}

/// One chase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chase {
    /// Who runs.
    pub runner: Seat,
    /// Counts the turns of the Fugitive, from 1.
    pub round: u16,
    /// The hideouts after card 0.
    pub row: Vec<Spot>,
    /// By side.
    pub hands: Secret<[Cards; 2]>,
    /// By deck, the top last.
    pub decks: Secret<[Vec<Top>; 3]>,
    /// Events that are not in the decks, by whom they help; all in the first where they form one pile. The top last.
    pub piles: Secret<[Vec<EventCard>; 3]>,
    /// By side and deck: the card that they know to lie on top.
    pub peeks: Secret<[[Option<Top>; 3]; 2]>,
    /// By side and deck: the card that they know to lie at the bottom (R37).
    #[serde(default)]
    pub bottoms: Secret<[[Option<Top>; 3]; 2]>,
    /// Every guess.
    pub guesses: Vec<Guess>,
    /// Every draw.
    pub draws: Vec<Drawn>,
    /// By side: what they have drawn since their turn began.
    #[serde(default)]
    pub drew: Secret<[Cards; 2]>,
    /// Cards of hands that everybody has seen.
    pub shown: Vec<Shown>,
    /// What lasts for a while.
    pub force: Force,
    /// Passes running.
    pub passes: u8,
    /// Passes that are left, once all decks have run out.
    pub left: Option<u8>,
    /// By side: the edge that they brought, and whether it is still to be used.
    pub edges: [Option<(Edge, bool)>; 2],
    /// What the edges told one side alone: a card of the other hand, or evens under a hideout.
    pub learnt: Secret<[Vec<Learnt>; 2]>,
    /// The Marshal's own marks in the notebook, while somebody looks: they are kept with the chair, and only
    /// saves of before have them.
    #[serde(default, skip_serializing)]
    pub marks: Secret<Marks>,
}

/// What an edge told one side alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Learnt {
    /// E12: the other held this card.
    Held(u8),
    /// E4: so many +2 cards lie under this hideout.
    Evens {
        /// Its place in the row.
        place: u8,
        /// How many.
        evens: u8,
    },
}

/// A table of this game: one chase, or a match of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fugitive {
    /// What was settled before the start.
    pub options: Options,
    /// What chance decides.
    pub dice: Dice,
    /// Where in the match the table is.
    pub phase: Phase,
    /// The chase that is run now, or was run last.
    pub chase: Chase,
    /// The chases that are over.
    pub past: Vec<Past>,
    /// By seat: which role its player would like.
    #[serde(default)]
    pub wishes: [Wish; 2],
}

impl Course {
    /// The way out.
    pub fn out(self) -> u8 {
        if self == Course::Short { 29 } else { PLANE }
    }

    /// The highest number found with which the manhunt still begins.
    pub fn threshold(self) -> u8 {
        if self == Course::Short { 15 } else { 29 }
    }

    /// The decks that are in the game.
    pub fn decks(self) -> &'static [Deck] {
        if self == Course::Short { &Deck::ALL[..2] } else { &Deck::ALL }
    }

    /// The highest number that can be a hideout on the way, and be named.
    pub fn last(self) -> u8 {
        if self == Course::Short { 28 } else { LAST }
    }
}

impl Chase {
    /// A chase of which nothing lies on the table yet.
    pub fn new(runner: Seat) -> Chase {
        Chase {
            runner,
            round: 1,
            row: Vec::new(),
            hands: Secret([Cards::NONE; 2]),
            decks: Secret([const { Vec::new() }; 3]),
            piles: Secret([const { Vec::new() }; 3]),
            peeks: Secret([[None; 3]; 2]),
            bottoms: Secret([[None; 3]; 2]),
            guesses: Vec::new(),
            draws: Vec::new(),
            drew: Secret([Cards::NONE; 2]),
            shown: Vec::new(),
            force: Force::default(),
            passes: 0,
            left: None,
            edges: [None; 2],
            learnt: Secret([const { Vec::new() }; 2]),
            marks: Secret(Marks::default()),
        }
    }

    /// What lies at an end of a deck is another card now: nobody knows it any more.
    pub fn forget(known: &mut [[Option<Top>; 3]; 2], deck: Deck) {
        known.iter_mut().for_each(|side| side[deck.index()] = None);
    }

    /// Who sits on a side.
    pub fn seat(&self, side: Side) -> Seat {
        side.seat(self.runner)
    }

    /// On which side somebody sits.
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.runner { Side::Fugitive } else { Side::Marshal }
    }

    /// A hand.
    pub fn hand(&self, side: Side) -> Cards {
        self.hands[side.index()]
    }

    /// A hand, to be changed.
    pub fn hand_mut(&mut self, side: Side) -> &mut Cards {
        &mut self.hands[side.index()]
    }

    /// The number of the last hideout (R13).
    pub fn last(&self) -> u8 {
        self.row.last().map_or(0, |spot| *spot.number)
    }

    /// The face-down hideouts, with their places.
    pub fn hidden(&self) -> impl DoubleEndedIterator<Item = (usize, &Spot)> {
        self.row.iter().enumerate().filter(|(_, spot)| !spot.up)
    }

    /// The highest hideout that lies face up, the way out not counted (R22).
    pub fn highest_found(&self, out: u8) -> u8 {
        let up = self.row.iter().filter(|spot| spot.up && *spot.number != out);
        up.map(|spot| *spot.number).max().unwrap_or(0)
    }

    /// Numbers that lie face up, as hideouts or as sprint cards.
    pub fn face_up(&self) -> Cards {
        let hideouts = self.row.iter().filter(|spot| spot.up).map(|spot| *spot.number);
        let under = self.row.iter().flat_map(|spot| &spot.under).filter(|one| one.up);
        hideouts.chain(under.map(|one| *one.card)).collect()
    }

    /// Whether all decks have run out.
    pub fn decks_empty(&self) -> bool {
        self.decks.iter().all(Vec::is_empty)
    }

    /// Whether the Fugitive may lay no sprint cards now: it is their turn, and a roadblock stands in it.
    pub fn is_blocked(&self, phase: Phase) -> bool {
        phase == Phase::Fugitive && self.force.roadblock == Some(self.round)
    }

    /// Whether an edge of this side waits to be used.
    pub fn has_edge(&self, side: Side, edge: Edge) -> bool {
        self.edges[side.index()] == Some((edge, true))
    }
}
