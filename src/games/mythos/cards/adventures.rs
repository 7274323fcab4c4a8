//! Adventures: what a story needs to be told.

use super::{Def, Dimension, Kind, Need, Place, Region, Sub, Word};

pub(super) const CARDS: &[Def] = &[
    Def::adventure(
        "a_term_at_miskatonic",
        201,
        6,
        &[
            Need {
                n: 3,
                kind: Kind::Location,
                any: &[
                    Place::Word(Word::University),
                    Place::Word(Word::Hospital),
                    Place::Word(Word::Library),
                ],
            },
            Need { n: 1, kind: Kind::Tome, any: &[] },
            Need { n: 2, kind: Kind::Ally, any: &[Place::Word(Word::Scholar), Place::Word(Word::Scientist)] },
            Need { n: 1, kind: Kind::Event, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "the_thing_in_the_farmhouse",
        202,
        7,
        &[
            Need { n: 2, kind: Kind::Location, any: &[Place::Sub(Sub::Dunwich)] },
            Need { n: 1, kind: Kind::Tome, any: &[] },
            Need { n: 1, kind: Kind::Spell, any: &[] },
            Need { n: 1, kind: Kind::Ally, any: &[] },
            Need { n: 1, kind: Kind::Monster, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "tainted_gold",
        203,
        7,
        &[
            Need { n: 2, kind: Kind::Location, any: &[Place::Sub(Sub::Innsmouth)] },
            Need { n: 1, kind: Kind::Artifact, any: &[] },
            Need { n: 2, kind: Kind::Ally, any: &[] },
            Need {
                n: 1,
                kind: Kind::Monster,
                any: &[Place::Word(Word::LesserServitor), Place::Word(Word::GreaterServitor)],
            },
        ],
    )
    .sanity(1),
    Def::adventure(
        "the_festival",
        204,
        6,
        &[
            Need { n: 2, kind: Kind::Location, any: &[Place::Sub(Sub::Kingsport)] },
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::Church), Place::Word(Word::Temple)] },
            Need {
                n: 1,
                kind: Kind::Ally,
                any: &[Place::Word(Word::Corrupt), Place::Word(Word::Dreamer), Place::Word(Word::Sailor)],
            },
            Need { n: 1, kind: Kind::Event, any: &[Place::Title("nightfall")] },
            Need { n: 1, kind: Kind::Monster, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "the_dream_quest",
        205,
        7,
        &[
            Need { n: 3, kind: Kind::Location, any: &[Place::Dimension(Dimension::Dreamlands)] },
            Need { n: 1, kind: Kind::Event, any: &[Place::Word(Word::Dream)] },
            Need {
                n: 2,
                kind: Kind::Ally,
                any: &[Place::Word(Word::Dreamer), Place::Dimension(Dimension::Dreamlands)],
            },
            Need { n: 1, kind: Kind::Artifact, any: &[] },
        ],
    )
    .sanity(2),
    Def::adventure(
        "mountains_of_madness",
        206,
        8,
        &[
            Need { n: 1, kind: Kind::Location, any: &[Place::Sub(Sub::Antarctica)] },
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::University)] },
            Need { n: 2, kind: Kind::Ally, any: &[Place::Word(Word::Scientist), Place::Word(Word::Scholar)] },
            Need { n: 1, kind: Kind::Event, any: &[Place::Word(Word::Sea), Place::Word(Word::Air)] },
            Need { n: 1, kind: Kind::Monster, any: &[] },
        ],
    )
    .sanity(2),
    Def::adventure(
        "southern_waters",
        207,
        7,
        &[
            Need {
                n: 1,
                kind: Kind::Location,
                any: &[
                    Place::Region(Region::Islands),
                    Place::Sub(Sub::Antarctica),
                    Place::Sub(Sub::Yhanthlei),
                ],
            },
            Need { n: 2, kind: Kind::Location, any: &[Place::Word(Word::Coast)] },
            Need {
                n: 1,
                kind: Kind::Event,
                any: &[Place::Word(Word::Sea), Place::Word(Word::Air), Place::Word(Word::Undersea)],
            },
            Need { n: 2, kind: Kind::Ally, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "the_grave_robbers",
        208,
        7,
        &[
            Need { n: 2, kind: Kind::Location, any: &[Place::Word(Word::Cemetery)] },
            Need { n: 1, kind: Kind::Ally, any: &[] },
            Need { n: 1, kind: Kind::Spell, any: &[] },
            Need {
                n: 1,
                kind: Kind::Monster,
                any: &[Place::Word(Word::Undead), Place::Word(Word::LesserIndependent)],
            },
        ],
    )
    .sanity(1),
    Def::adventure(
        "the_model",
        209,
        7,
        &[
            Need { n: 2, kind: Kind::Location, any: &[Place::Sub(Sub::Boston)] },
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::Cemetery)] },
            Need { n: 1, kind: Kind::Ally, any: &[Place::Word(Word::Artist), Place::Word(Word::Dreamer)] },
            Need { n: 1, kind: Kind::Artifact, any: &[] },
            Need { n: 1, kind: Kind::Monster, any: &[Place::Word(Word::LesserIndependent)] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "against_the_cult",
        210,
        7,
        &[
            Need { n: 2, kind: Kind::Ally, any: &[] },
            Need { n: 1, kind: Kind::Artifact, any: &[Place::Word(Word::Weapon)] },
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::Temple), Place::Word(Word::Church)] },
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::House)] },
            Need { n: 1, kind: Kind::Monster, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "the_resurrection",
        211,
        7,
        &[
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::House)] },
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::Cemetery)] },
            Need { n: 1, kind: Kind::Ally, any: &[Place::Word(Word::Corrupt)] },
            Need { n: 1, kind: Kind::Tome, any: &[] },
            Need { n: 2, kind: Kind::Spell, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "far_from_home",
        212,
        7,
        &[
            Need { n: 1, kind: Kind::Location, any: &[Place::Region(Region::Lovecraft)] },
            Need {
                n: 2,
                kind: Kind::Location,
                any: &[
                    Place::Region(Region::Europe),
                    Place::Region(Region::MiddleEast),
                    Place::Region(Region::Islands),
                    Place::Region(Region::Exotic),
                ],
            },
            Need { n: 2, kind: Kind::Event, any: &[Place::Word(Word::Travel)] },
            Need { n: 2, kind: Kind::Ally, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "when_they_return",
        213,
        10,
        &[
            Need { n: 1, kind: Kind::OldOne, any: &[] },
            Need { n: 2, kind: Kind::Location, any: &[Place::Gate] },
            Need { n: 1, kind: Kind::Ally, any: &[Place::Word(Word::Cultist)] },
        ],
    ),
    Def::adventure(
        "alone_with_the_books",
        214,
        7,
        &[
            Need { n: 3, kind: Kind::Tome, any: &[] },
            Need { n: 2, kind: Kind::Spell, any: &[] },
            Need { n: 3, kind: Kind::Location, any: &[Place::Word(Word::Tome)] },
        ],
    ),
    Def::adventure(
        "the_collector",
        215,
        7,
        &[
            Need { n: 2, kind: Kind::Artifact, any: &[] },
            Need { n: 2, kind: Kind::Location, any: &[Place::Word(Word::Artifact)] },
            Need { n: 1, kind: Kind::Location, any: &[Place::Word(Word::House)] },
            Need { n: 1, kind: Kind::Ally, any: &[] },
        ],
    )
    .sanity(1),
    Def::adventure(
        "a_quiet_season",
        216,
        5,
        &[
            Need {
                n: 1,
                kind: Kind::Location,
                any: &[Place::Word(Word::Hospital), Place::Word(Word::Church)],
            },
            Need { n: 2, kind: Kind::Location, any: &[Place::Word(Word::Coast), Place::Word(Word::Country)] },
            Need { n: 2, kind: Kind::Ally, any: &[Place::Word(Word::Steadfast)] },
            Need { n: 2, kind: Kind::Event, any: &[] },
        ],
    )
    .sanity(2),
];
