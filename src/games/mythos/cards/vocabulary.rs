//! The words in which cards are described: what they are, when they act, and what they do.

use serde::{Deserialize, Serialize};

/// An enum whose members have a name in saves and in language files.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($member:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $(#[doc = concat!("Called ", $id, ".")] $member),*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$member),*];

            /// Its name in saves and language files.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$member => $id),*
                }
            }
        }
    };
}

named!(
    /// The types of cards (4.1).
    Kind {
        Location = "location", Ally = "ally", Artifact = "artifact", Tome = "tome", Spell = "spell",
        Event = "event", Monster = "monster", OldOne = "old_one", Adventure = "adventure",
    }
);

named!(
    /// Words on cards: attributes of places, sorts of people and things, classes of monsters.
    Word {
        City = "city", Country = "country", Tome = "tome", Artifact = "artifact", Indoors = "indoors",
        Outdoors = "outdoors", University = "university", Library = "library", Cemetery = "cemetery",
        Church = "church", House = "house", Hospital = "hospital", Coast = "coast", Ruin = "ruin",
        Wilds = "wilds", Temple = "temple", Museum = "museum", Steadfast = "steadfast", Corrupt = "corrupt",
        Cultist = "cultist", Scholar = "scholar", Scientist = "scientist", Doctor = "doctor",
        Artist = "artist", Occultist = "occultist", Sailor = "sailor", Police = "police", Local = "local",
        Dreamer = "dreamer", Weapon = "weapon", Magic = "magic", Necronomicon = "necronomicon",
        Elder = "elder", Papers = "papers", Summon = "summon", Travel = "travel", Land = "land", Sea = "sea",
        Air = "air", Dream = "dream", Wake = "wake", Undersea = "undersea", Invisible = "invisible",
        DeepOne = "deep_one", Ghoul = "ghoul", MiGo = "mi_go", Zoog = "zoog", Undead = "undead",
        LesserIndependent = "lesser_independent", GreaterIndependent = "greater_independent",
        LesserServitor = "lesser_servitor", GreaterServitor = "greater_servitor", Exotic = "exotic",
        Dreamlands = "dreamlands",
    }
);

named!(
    /// Regions: the colours of places.
    Region {
        Lovecraft = "lovecraft", Europe = "europe", MiddleEast = "middle_east", Islands = "islands",
        Exotic = "exotic", DreamUpper = "dream_upper", DreamUnder = "dream_under",
    }
);

named!(
    /// Sub-regions.
    Sub {
        Arkham = "arkham", Dunwich = "dunwich", Valley = "valley", Vermont = "vermont",
        Innsmouth = "innsmouth", Kingsport = "kingsport", Boston = "boston", Providence = "providence",
        England = "england", London = "london", Paris = "paris", Transylvania = "transylvania",
        Arabia = "arabia", Cairo = "cairo", Rlyeh = "rlyeh", Ponape = "ponape", Shoal = "shoal",
        Antarctica = "antarctica", Yhanthlei = "yhanthlei", Threshold = "threshold", Ulthar = "ulthar",
        DylathLeen = "dylath_leen", Celephais = "celephais", Pnath = "pnath", Zin = "zin", Kadath = "kadath",
    }
);

named!(
    /// Languages of people and books.
    Language {
        English = "english", Latin = "latin", Greek = "greek", Arabic = "arabic", German = "german",
        French = "french", Norwegian = "norwegian", Aklo = "aklo",
    }
);

named!(
    /// Icons of Tomes and Spells.
    Icon { Eye = "eye", Star = "star", Skull = "skull", Moon = "moon" }
);

named!(
    /// Kinds of travel (8.8).
    Travel { Land = "land", Sea = "sea", Air = "air", Undersea = "undersea", Dream = "dream", Wake = "wake" }
);

named!(
    /// The two worlds (4.8).
    Dimension { Waking = "waking", Dreamlands = "dreamlands" }
);

named!(
    /// What the sky looks like.
    Time { Day = "day", Night = "night" }
);

/// How an Exotic or unusual Location is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// By this kind of travel.
    By(Travel),
    /// Not by air, although others like it are.
    NoAir,
    /// On foot, from this sub-region.
    Walk(Sub),
}

/// What a place or a card may have to be: where Allies are found, what Adventures and Great Old Ones ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// With this word.
    Word(Word),
    /// In this sub-region.
    Sub(Sub),
    /// In this Region.
    Region(Region),
    /// In this world.
    Dimension(Dimension),
    /// This very card.
    Title(&'static str),
    /// With a Gate.
    Gate,
}

/// One line of an Adventure: so many cards of a type, each of which fits any of these; without any, each fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// How many titles.
    pub n: u8,
    /// Of which type.
    pub kind: Kind,
    /// What each must be, any one of these.
    pub any: &'static [Place],
}

/// At whom an Event is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Its own player.
    Me,
    /// One opponent.
    Opponent,
    /// Everybody.
    All,
}

/// What ends a lasting Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// The end of the next Combat.
    Combat,
    /// Having worked twice.
    Twice,
    /// The pass of whom it lies before.
    Pass,
    /// This card.
    Until(&'static str),
}

/// When an effect acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// When the card is played.
    Played,
    /// As long as it is in play.
    InPlay,
    /// When its Location becomes current by play or by arrival; an Investigator's text: when any does.
    Arrive,
    /// When a round begins.
    RoundStart,
    /// When it is used in a turn.
    Use,
    /// When it is used in Combat.
    UseCombat,
    /// Once a Combat, without turning.
    Combat,
    /// When it is cast in a turn.
    Cast,
    /// When it is cast in Combat.
    CastCombat,
    /// When it is revealed.
    Reveal,
    /// When it has damaged an Investigator.
    Damages,
    /// When whom it lies before uses a Gate.
    GateUse,
}

/// Whom an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Whoever played it.
    Me,
    /// One opponent, whom they choose.
    Opponent,
    /// All opponents.
    EachOpponent,
    /// Everybody.
    All,
    /// Whom the Monster has damaged.
    Victim,
    /// Before whom the card lies.
    Holder,
}

/// On what condition Sanity changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Only {
    /// In any case.
    Always,
    /// At a Location with this word.
    At(Word),
    /// Without a Threat of one's own.
    NoThreat,
}

/// Where a card goes that has to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// To the bottom of its owner's Story Deck.
    Buried,
    /// To its owner's pile.
    Discarded,
}

/// Who chooses which card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    /// Whoever does it.
    Me,
    /// Whom it happens to.
    Owner,
}

/// Whose cards have another value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This card's alone.
    Itself,
    /// Those of its player.
    Own,
    /// Everybody's.
    All,
}

/// One thing that a card does, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// When.
    pub when: When,
    /// What.
    pub does: Does,
}

/// What cards do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// Sanity is gained or lost.
    Sanity {
        /// How much.
        n: i8,
        /// By whom.
        who: Who,
        /// On what condition.
        only: Only,
    },
    /// Draw so many cards.
    Draw(u8),
    /// Discard from hand; the dice choose.
    LoseHand {
        /// How many.
        n: u8,
        /// Whose.
        who: Who,
    },
    /// See an opponent's hand once.
    LookHand,
    /// See an opponent's Threat once.
    LookThreat,
    /// Search the deck for such a card, show and take it.
    Fetch {
        /// Of which type.
        kind: Kind,
        /// With which word.
        word: Option<Word>,
    },
    /// Take such a card from the pile.
    Recover(Kind),
    /// Put such a card from the Story Deck into play.
    Unbury(Kind),
    /// May play such a card at once.
    Again {
        /// Of which type.
        kind: Kind,
        /// With which word.
        word: Option<Word>,
    },
    /// Turns are lost.
    LoseTurn(u8),
    /// A card in play goes.
    Lose {
        /// Where to.
        fate: Fate,
        /// Of which type.
        kind: Kind,
        /// Whose.
        who: Who,
        /// By whose choice.
        chosen_by: Chooser,
        /// The most that it may be worth.
        most: Option<i8>,
    },
    /// The card itself is buried.
    BurySelf,
    /// The current Location's Gate is unused again.
    Reopen,
    /// Such a card of one's own is straightened.
    Straighten(Kind),
    /// A Location may follow that this kind of travel reaches.
    Travel {
        /// The kind.
        by: Travel,
        /// Whether it may follow in the same turn.
        at_once: bool,
    },
    /// Travel of this kind is quicker.
    Swift(Travel),
    /// From here another world is open.
    Opens(Travel),
    /// One's own such cards cost so much less.
    Cost {
        /// Of which type.
        kind: Kind,
        /// With which word.
        word: Option<Word>,
        /// By how much; below nought.
        n: i8,
    },
    /// Such cards are worth more or less.
    Value {
        /// Of which type.
        kind: Kind,
        /// With which word.
        word: Option<Word>,
        /// By how much.
        n: i8,
        /// Whose.
        reach: Reach,
        /// Only where it faces this word.
        facing: Option<Word>,
    },
    /// One's own Threat has more against one opponent, in this Combat.
    Threat(u8),
    /// A Threat that faces one has less, in this Combat.
    Weaken(u8),
    /// One's Investigator loses less, in this Combat.
    Ward(u8),
    /// A random Monster that an opponent aims at one is buried.
    Banish,
    /// This Ally sees what is invisible.
    Sees,
    /// One's Allies see what is invisible.
    SeesAll,
    /// Can hold a Spell, whatever its icons.
    HoldsSpell,
    /// Knows a language.
    Speaks(Language),
    /// Joins with Monsters of this word (10.4).
    Joins(Word),
    /// Summoned, it can carry one by this kind of travel.
    Carry(Travel),
    /// Revealed by day outdoors, it is buried.
    DiesByDay,
    /// Summon a Monster of this class from hand.
    Summon(Word),
    /// Control a random Monster of this class of an opponent's Threat.
    Control(Word),
    /// It is that time for everybody.
    Time(Time),
    /// Put a Monster of this class from hand into the Threat without a Gate.
    Raise(Word),
    /// Trading Bodies.
    TakeAlly,
    /// A Letter of Introduction.
    AllyAnywhere,
    /// Committed.
    Commit,
    /// The Plan Unravels.
    Spoil,
    /// The Colour out of Space.
    Blight,
    /// Yog-Sothoth.
    AllGates,
    /// Nyarlathotep.
    NoGain,
}
