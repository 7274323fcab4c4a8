//! The cards of section 1: hideouts 0 to 42 with their feet, the three decks, and what else can turn up in them.

use serde::{Deserialize, Serialize};

/// The way out of the sheet's game.
pub const PLANE: u8 = 42;
/// The highest number that can be named, and spent.
pub const LAST: u8 = 41;

/// How many feet a card has (R1); 0 and the way out are never asked.
pub fn feet(card: u8) -> u8 {
    if card % 2 == 1 { 1 } else { 2 }
}

/// A set of hideout cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// One card.
    pub fn of(card: u8) -> Cards {
        Cards(1_u64.checked_shl(u32::from(card)).unwrap_or(0))
    }

    /// All cards from one to another, both included.
    pub fn between(from: u8, to: u8) -> Cards {
        if from > to { Cards::NONE } else { Cards(up_to(to) & !(up_to(from) >> 1)) }
    }

    /// Whether the card is among them.
    pub fn has(self, card: u8) -> bool {
        self.0 & Cards::of(card).0 != 0
    }

    /// These and one more.
    pub fn with(self, card: u8) -> Cards {
        self.and(Cards::of(card))
    }

    /// These but one.
    pub fn without(self, card: u8) -> Cards {
        self.minus(Cards::of(card))
    }

    /// These and those.
    pub fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    /// These that are not among those.
    pub fn minus(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// These that are among those.
    pub fn among(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// Whether all of these are among those.
    pub fn is_within(self, others: Cards) -> bool {
        self.minus(others).is_empty()
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, from the lowest on.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        let lowest = self.0.trailing_zeros() as u8;
        (lowest..64 - self.0.leading_zeros() as u8).filter(move |card| self.has(*card))
    }

    /// The lowest.
    pub fn lowest(self) -> Option<u8> {
        (!self.is_empty()).then(|| self.0.trailing_zeros() as u8)
    }

    /// The highest.
    pub fn highest(self) -> Option<u8> {
        self.0.checked_ilog2().map(|card| card as u8)
    }

    /// Their feet together.
    pub fn feet(self) -> u8 {
        let odd = (self.0 & 0xaaaa_aaaa_aaaa_aaaa).count_ones();
        (2 * self.0.count_ones() - odd) as u8
    }

    /// As they are written, with this between them.
    pub fn joined(self, between: &str) -> String {
        self.iter().map(|number| number.to_string()).collect::<Vec<_>>().join(between)
    }

    /// The even ones.
    pub fn evens(self) -> Cards {
        Cards(self.0 & 0x5555_5555_5555_5555)
    }
}

/// The bits of a card and of all below it.
fn up_to(card: u8) -> u64 {
    u64::MAX >> (63 - card.min(63))
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

// A hand is a set of cards.
impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("(cards)")
    }
}

/// One of the three decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// 4 to 14.
    Low,
    /// 15 to 28.
    Middle,
    /// 29 to 41.
    High,
}

impl Deck {
    /// All of them, from the lowest on.
    pub const ALL: [Deck; 3] = [Deck::Low, Deck::Middle, Deck::High];

    /// What belongs into it.
    pub fn cards(self) -> Cards {
        match self {
            Deck::Low => Cards::between(4, 14),
            Deck::Middle => Cards::between(15, 28),
            Deck::High => Cards::between(29, LAST),
        }
    }

    /// The deck to which a card belongs; 1, 2, 3 and the way out belong to none.
    pub fn of(card: u8) -> Option<Deck> {
        Deck::ALL.into_iter().find(|deck| deck.cards().has(card))
    }

    /// Its place in whatever is kept by deck.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name in saves and language files.
    pub fn id(self) -> &'static str {
        match self {
            Deck::Low => "low",
            Deck::Middle => "middle",
            Deck::High => "high",
        }
    }
}

/// What lies in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Top {
    /// A hideout card.
    Hideout(u8),
    /// An event card.
    Event(EventCard),
    /// A card that stands for an event.
    Placeholder,
}

// Nobody knows what lies in a deck.
impl std::fmt::Debug for Top {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Top")
    }
}

/// Whom an event helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Helps {
    /// The Fugitive.
    Fugitive,
    /// Whoever draws it.
    Drawer,
    /// The Marshal.
    Marshal,
}

macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $one:ident = $id:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$what])* $one),* }

        impl $name {
            /// All of them, in the order of the rules page.
            pub const ALL: &'static [$name] = &[$($name::$one),*];

            /// Its name in saves and language files.
            pub fn id(self) -> &'static str {
                match self { $($name::$one => $id),* }
            }
        }
    };
}

named! {
    /// The event cards of section 10: six for the Fugitive, six for the Marshal, six for whoever draws them.
    EventCard {
        /// F1: the Fugitive draws 2 cards.
        SecondWind = "second_wind",
        /// F2: the next hideout may be 2 further.
        GetawayDriver = "getaway_driver",
        /// F3: one more hideout at once.
        BackAlley = "back_alley",
        /// F4: the next guess names one number.
        BorrowedUniform = "borrowed_uniform",
        /// F5: up to 2 more cards under hideouts.
        Footprints = "footprints",
        /// F6: the Marshal's next turn has no draw.
        PowerCut = "power_cut",
        /// M1: the third of the highest face-down hideout.
        AnonymousTip = "anonymous_tip",
        /// M2: odd or even.
        Eyewitness = "eyewitness",
        /// M3: no sprint cards.
        Roadblock = "roadblock",
        /// M4: a sprint card is turned up.
        Informer = "informer",
        /// M5: an extra guess.
        Overtime = "overtime",
        /// M6: an extra draw.
        WantedPoster = "wanted_poster",
        /// N1: 2 draws instead of 1.
        FullTank = "full_tank",
        /// N2: a card of the other hand is shown.
        LooseLips = "loose_lips",
        /// N3: a deck is closed.
        RushHour = "rush_hour",
        /// N4: a card goes back for another.
        ChangeOfPlans = "change_of_plans",
        /// N5: a look at the tops of the decks.
        WeatherTurns = "weather_turns",
        /// N6: the other's next draw does not happen.
        QuietNight = "quiet_night",
    }
}

impl EventCard {
    /// Whom it helps.
    pub fn helps(self) -> Helps {
        match self as usize / 6 {
            0 => Helps::Fugitive,
            1 => Helps::Marshal,
            _ => Helps::Drawer,
        }
    }
}

named! {
    /// The edges of section 11: what the loser of a game may bring to the next.
    Edge {
        /// E1: up to 3 hideouts, or 3 cards, in the first turn.
        HeadStart = "head_start",
        /// E2: one more card at the start.
        DeepPockets = "deep_pockets",
        /// E3: a draw after a failed guess.
        OldFriends = "old_friends",
        /// E4: reach 5 once; or the number of +2 cards under one hideout.
        LongLegs = "long_legs",
        /// E5: a guess of one number; or two guesses of one.
        ShortFuse = "short_fuse",
        /// E6: two cards, of which one goes back.
        Backstreets = "backstreets",
        /// E7: an extra card under two hideouts; or odd or even of one.
        FalseTrail = "false_trail",
        /// E8: one more hideout; or no sprint cards.
        NightTrain = "night_train",
        /// E9: the manhunt begins lower; or 30 and more is said aloud.
        BorderPapers = "border_papers",
        /// E10: no draw for the other.
        RadioSilence = "radio_silence",
        /// E11: a placement exchanged; or a wrong number forgiven.
        SecondChance = "second_chance",
        /// E12: a card of the other hand.
        InsideMan = "inside_man",
    }
}
