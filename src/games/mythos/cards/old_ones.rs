//! Great Old Ones: what should have slept on.

use super::{Def, Does, Effect, Kind, Only, Place, Reach, When, Who, Word};

pub(super) const CARDS: &[Def] = &[
    Def::old_one("cthulhu", 196, &[Place::Title("stone_idol"), Place::Title("old_castro")])
        .unique()
        .sanity(-3)
        .effects(&[
            Effect { when: When::Played, does: Does::Sanity { n: -2, who: Who::All, only: Only::Always } },
            Effect {
                when: When::InPlay,
                does: Does::Value {
                    kind: Kind::Monster,
                    word: Some(Word::GreaterServitor),
                    n: 2,
                    reach: Reach::All,
                    facing: None,
                },
            },
        ]),
    Def::old_one("yog_sothoth", 197, &[Place::Word(Word::Necronomicon), Place::Title("wilbur_whateley")])
        .unique()
        .sanity(-3)
        .effects(&[Effect { when: When::InPlay, does: Does::AllGates }]),
    Def::old_one("nyarlathotep", 198, &[Place::Title("shining_trapezohedron"), Place::Word(Word::Corrupt)])
        .unique()
        .sanity(-3)
        .effects(&[Effect { when: When::InPlay, does: Does::NoGain }]),
    Def::old_one("shub_niggurath", 199, &[Place::Title("whateley_diary"), Place::Word(Word::Cultist)])
        .unique()
        .sanity(-2)
        .effects(&[Effect {
            when: When::InPlay,
            does: Does::Value { kind: Kind::Monster, word: None, n: 1, reach: Reach::All, facing: None },
        }]),
    Def::old_one("father_dagon", 200, &[Place::Title("deep_tiara"), Place::Word(Word::Cultist)])
        .unique()
        .sanity(-2)
        .effects(&[Effect {
            when: When::InPlay,
            does: Does::Value {
                kind: Kind::Monster,
                word: Some(Word::DeepOne),
                n: 2,
                reach: Reach::All,
                facing: None,
            },
        }]),
];
