//! Allies: people who help.

use super::{
    Def, Dimension, Does, Effect, Kind, Language, Only, Place, Reach, Region, Sub, Travel, When, Who, Word,
};

pub(super) const CARDS: &[Def] = &[
    Def::ally("henry_armitage", 63, 3, &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Dunwich)])
        .unique()
        .words(&[Word::Steadfast, Word::Scholar])
        .languages(&[Language::Latin, Language::Greek, Language::Arabic])
        .effects(&[Effect { when: When::InPlay, does: Does::HoldsSpell }]),
    Def::ally("warren_rice", 64, 2, &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Dunwich)])
        .unique()
        .words(&[Word::Steadfast, Word::Scholar])
        .languages(&[Language::Latin, Language::Greek]),
    Def::ally("francis_morgan", 65, 2, &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Dunwich)])
        .unique()
        .words(&[Word::Steadfast, Word::Scholar, Word::Doctor])
        .languages(&[Language::Latin]),
    Def::ally("albert_wilmarth", 66, 2, &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Vermont)])
        .unique()
        .words(&[Word::Steadfast, Word::Scholar])
        .languages(&[Language::Latin])
        .effects(&[Effect { when: When::Played, does: Does::Draw(1) }]),
    Def::ally("william_dyer", 67, 3, &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Antarctica)])
        .unique()
        .words(&[Word::Steadfast, Word::Scientist, Word::Scholar])
        .languages(&[Language::German]),
    Def::ally("danforth", 68, 1, &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Antarctica)])
        .unique()
        .words(&[Word::Scientist])
        .languages(&[Language::Greek, Language::Latin])
        .effects(&[Effect { when: When::Combat, does: Does::LookThreat }]),
    Def::ally(
        "professor_lake",
        69,
        2,
        &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Antarctica), Place::Sub(Sub::Boston)],
    )
    .unique()
    .words(&[Word::Steadfast, Word::Scientist])
    .languages(&[Language::German])
    .effects(&[Effect {
        when: When::Played,
        does: Does::Fetch { kind: Kind::Location, word: Some(Word::Exotic) },
    }]),
    Def::ally(
        "frank_pabodie",
        70,
        2,
        &[Place::Sub(Sub::Arkham), Place::Sub(Sub::Antarctica), Place::Sub(Sub::Boston)],
    )
    .unique()
    .words(&[Word::Steadfast, Word::Scientist])
    .effects(&[Effect { when: When::RoundStart, does: Does::Straighten(Kind::Artifact) }]),
    Def::ally("herbert_west", 71, 2, &[Place::Sub(Sub::Arkham), Place::Word(Word::Hospital)])
        .unique()
        .words(&[Word::Corrupt, Word::Doctor, Word::Scientist])
        .sanity(-1)
        .languages(&[Language::Latin])
        .effects(&[Effect { when: When::Played, does: Does::Recover(Kind::Ally) }]),
    Def::ally("asenath_waite", 72, 2, &[Place::Sub(Sub::Innsmouth), Place::Sub(Sub::Arkham)])
        .unique()
        .words(&[Word::Corrupt, Word::Occultist])
        .sanity(-1)
        .languages(&[Language::Latin, Language::Aklo])
        .effects(&[
            Effect { when: When::InPlay, does: Does::HoldsSpell },
            Effect { when: When::Played, does: Does::LoseHand { n: 1, who: Who::Opponent } },
        ]),
    Def::ally("zadok_allen", 73, 1, &[Place::Sub(Sub::Innsmouth)])
        .unique()
        .words(&[Word::Local, Word::Sailor])
        .effects(&[
            Effect { when: When::Played, does: Does::LookHand },
            Effect { when: When::Played, does: Does::Draw(1) },
        ]),
    Def::ally("barnabas_marsh", 74, 3, &[Place::Sub(Sub::Innsmouth)])
        .unique()
        .words(&[Word::Corrupt, Word::Cultist, Word::Local])
        .sanity(-1)
        .languages(&[Language::Aklo]),
    Def::ally("innsmouth_folk", 75, 2, &[Place::Sub(Sub::Innsmouth)]).words(&[
        Word::Corrupt,
        Word::Cultist,
        Word::Local,
    ]),
    Def::ally("johansen", 76, 2, &[Place::Word(Word::Coast)])
        .unique()
        .words(&[Word::Steadfast, Word::Sailor])
        .languages(&[Language::Norwegian])
        .effects(&[Effect { when: When::InPlay, does: Does::Swift(Travel::Sea) }]),
    Def::ally("old_castro", 77, 1, &[Place::Word(Word::Coast), Place::Region(Region::Islands)])
        .unique()
        .words(&[Word::Corrupt, Word::Cultist, Word::Sailor])
        .sanity(-1)
        .languages(&[Language::Aklo])
        .effects(&[Effect { when: When::InPlay, does: Does::HoldsSpell }]),
    Def::ally("john_legrasse", 78, 3, &[Place::Word(Word::City)])
        .unique()
        .words(&[Word::Steadfast, Word::Police])
        .languages(&[Language::French]),
    Def::ally("government_men", 79, 2, &[Place::Word(Word::City)])
        .words(&[Word::Steadfast, Word::Police])
        .effects(&[Effect {
            when: When::InPlay,
            does: Does::Value {
                kind: Kind::Ally,
                word: None,
                n: 1,
                reach: Reach::Itself,
                facing: Some(Word::Cultist),
            },
        }]),
    Def::ally("wilbur_whateley", 80, 3, &[Place::Sub(Sub::Dunwich), Place::Sub(Sub::Arkham)])
        .unique()
        .words(&[Word::Corrupt, Word::Cultist, Word::Occultist])
        .sanity(-1)
        .languages(&[Language::Latin, Language::Aklo])
        .effects(&[Effect { when: When::InPlay, does: Does::HoldsSpell }]),
    Def::ally("old_whateley", 81, 1, &[Place::Sub(Sub::Dunwich)])
        .unique()
        .words(&[Word::Corrupt, Word::Cultist, Word::Occultist])
        .sanity(-1)
        .languages(&[Language::Latin])
        .effects(&[
            Effect { when: When::InPlay, does: Does::HoldsSpell },
            Effect { when: When::InPlay, does: Does::Cost { kind: Kind::Spell, word: None, n: -1 } },
        ]),
    Def::ally("dunwich_farmers", 82, 1, &[Place::Sub(Sub::Dunwich)]).words(&[Word::Local]),
    Def::ally("ammi_pierce", 83, 1, &[Place::Sub(Sub::Valley), Place::Sub(Sub::Arkham)])
        .unique()
        .words(&[Word::Steadfast, Word::Local])
        .sanity(1),
    Def::ally("henry_akeley", 84, 2, &[Place::Sub(Sub::Vermont)])
        .unique()
        .words(&[Word::Steadfast, Word::Scholar, Word::Local])
        .languages(&[Language::Latin])
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Tome, word: None } }]),
    Def::ally("keziah_mason", 85, 2, &[Place::Sub(Sub::Arkham)])
        .unique()
        .words(&[Word::Corrupt, Word::Occultist, Word::Cultist])
        .sanity(-1)
        .languages(&[Language::Latin, Language::Aklo])
        .effects(&[
            Effect { when: When::InPlay, does: Does::HoldsSpell },
            Effect { when: When::Use, does: Does::Reopen },
        ]),
    Def::ally("thomas_olney", 86, 1, &[Place::Sub(Sub::Kingsport)])
        .unique()
        .words(&[Word::Steadfast, Word::Scholar, Word::Dreamer])
        .sanity(1)
        .languages(&[Language::Latin]),
    Def::ally("terrible_old_man", 87, 3, &[Place::Sub(Sub::Kingsport)])
        .unique()
        .words(&[Word::Sailor, Word::Occultist])
        .effects(&[Effect { when: When::Combat, does: Does::Ward(2) }]),
    Def::ally(
        "randolph_carter",
        88,
        2,
        &[Place::Sub(Sub::Boston), Place::Sub(Sub::Kingsport), Place::Dimension(Dimension::Dreamlands)],
    )
    .unique()
    .words(&[Word::Steadfast, Word::Dreamer, Word::Scholar])
    .languages(&[Language::Latin, Language::Aklo])
    .effects(&[Effect { when: When::InPlay, does: Does::Swift(Travel::Dream) }]),
    Def::ally("richard_pickman", 89, 2, &[Place::Sub(Sub::Boston), Place::Region(Region::DreamUnder)])
        .unique()
        .words(&[Word::Corrupt, Word::Artist, Word::Dreamer])
        .effects(&[Effect {
            when: When::InPlay,
            does: Does::Cost { kind: Kind::Monster, word: Some(Word::Ghoul), n: -1 },
        }]),
    Def::ally("boston_sculptor", 90, 1, &[Place::Sub(Sub::Providence), Place::Sub(Sub::Boston)])
        .unique()
        .words(&[Word::Artist, Word::Dreamer])
        .languages(&[Language::French])
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Artifact, word: None } }]),
    Def::ally("charles_ward", 91, 2, &[Place::Sub(Sub::Providence), Place::Region(Region::Europe)])
        .unique()
        .words(&[Word::Scholar, Word::Occultist])
        .languages(&[Language::Latin, Language::Greek, Language::French])
        .effects(&[Effect { when: When::InPlay, does: Does::HoldsSpell }]),
    Def::ally("marinus_willett", 92, 2, &[Place::Sub(Sub::Providence), Place::Word(Word::Hospital)])
        .unique()
        .words(&[Word::Steadfast, Word::Doctor])
        .languages(&[Language::Latin])
        .effects(&[Effect {
            when: When::RoundStart,
            does: Does::Sanity { n: 1, who: Who::Me, only: Only::At(Word::Hospital) },
        }]),
    Def::ally("joseph_curwen", 93, 3, &[Place::Sub(Sub::Providence), Place::Sub(Sub::Transylvania)])
        .unique()
        .words(&[Word::Corrupt, Word::Occultist])
        .sanity(-2)
        .languages(&[Language::Latin, Language::Arabic])
        .effects(&[
            Effect { when: When::InPlay, does: Does::HoldsSpell },
            Effect {
                when: When::InPlay,
                does: Does::Value {
                    kind: Kind::Monster,
                    word: Some(Word::Undead),
                    n: 1,
                    reach: Reach::Own,
                    facing: None,
                },
            },
        ]),
    Def::ally("king_kuranes", 94, 3, &[Place::Dimension(Dimension::Dreamlands)])
        .unique()
        .words(&[Word::Steadfast, Word::Dreamer])
        .sanity(1)
        .dimension(Dimension::Dreamlands),
    Def::ally("cats_of_ulthar", 95, 2, &[Place::Dimension(Dimension::Dreamlands)])
        .words(&[Word::Steadfast, Word::Local])
        .dimension(Dimension::Dreamlands)
        .effects(&[Effect { when: When::InPlay, does: Does::Sees }]),
    Def::ally("high_priest_atal", 96, 1, &[Place::Dimension(Dimension::Dreamlands)])
        .unique()
        .words(&[Word::Steadfast, Word::Scholar])
        .sanity(1)
        .languages(&[Language::Aklo])
        .dimension(Dimension::Dreamlands)
        .effects(&[Effect {
            when: When::Played,
            does: Does::Fetch { kind: Kind::Location, word: Some(Word::Dreamlands) },
        }]),
];
