//! Monsters: what comes through.

use super::{Chooser, Def, Does, Effect, Fate, Kind, Only, Travel, When, Who, Word};

pub(super) const CARDS: &[Def] = &[
    Def::monster("deep_one", 171, 3)
        .words(&[Word::LesserServitor, Word::DeepOne])
        .sanity(-1)
        .effects(&[Effect { when: When::InPlay, does: Does::Joins(Word::DeepOne) }]),
    Def::monster("elder_deep_one", 172, 5)
        .words(&[Word::GreaterServitor, Word::DeepOne])
        .sanity(-2)
        .effects(&[Effect { when: When::InPlay, does: Does::Joins(Word::DeepOne) }]),
    Def::monster("mi_go", 173, 4).words(&[Word::LesserIndependent, Word::MiGo]).sanity(-1).effects(&[
        Effect {
            when: When::Damages,
            does: Does::Lose {
                fate: Fate::Buried,
                kind: Kind::Artifact,
                who: Who::Victim,
                chosen_by: Chooser::Owner,
                most: None,
            },
        },
        Effect { when: When::InPlay, does: Does::Carry(Travel::Air) },
    ]),
    Def::monster("ghoul", 174, 3)
        .words(&[Word::LesserIndependent, Word::Ghoul])
        .sanity(-1)
        .effects(&[Effect { when: When::InPlay, does: Does::Joins(Word::Ghoul) }]),
    Def::monster("nightgaunt", 175, 4)
        .words(&[Word::LesserServitor])
        .sanity(-1)
        .effects(&[Effect { when: When::InPlay, does: Does::Carry(Travel::Air) }]),
    Def::monster("shantak", 176, 5)
        .words(&[Word::LesserServitor])
        .sanity(-2)
        .effects(&[Effect { when: When::InPlay, does: Does::Carry(Travel::Air) }]),
    Def::monster("gug", 177, 6).words(&[Word::LesserIndependent]).sanity(-2),
    Def::monster("ghast", 178, 5)
        .words(&[Word::LesserIndependent])
        .sanity(-1)
        .effects(&[Effect { when: When::Reveal, does: Does::DiesByDay }]),
    Def::monster("zoogs", 179, 2)
        .words(&[Word::LesserIndependent, Word::Zoog])
        .effects(&[Effect { when: When::InPlay, does: Does::Joins(Word::Zoog) }]),
    Def::monster("moon_beast", 180, 5)
        .words(&[Word::LesserServitor])
        .sanity(-2)
        .effects(&[Effect { when: When::Damages, does: Does::LoseHand { n: 1, who: Who::Victim } }]),
    Def::monster("dhole", 181, 9).words(&[Word::GreaterIndependent]).sanity(-4),
    Def::monster("shoggoth", 182, 8).words(&[Word::GreaterServitor]).sanity(-3),
    Def::monster("elder_thing", 183, 4).words(&[Word::LesserIndependent, Word::Elder]).sanity(-1),
    Def::monster("star_spawn", 184, 9).words(&[Word::GreaterServitor]).sanity(-4),
    Def::monster("the_colour", 185, 5)
        .unique()
        .words(&[Word::GreaterIndependent, Word::Invisible])
        .sanity(-2)
        .effects(&[Effect { when: When::Damages, does: Does::Blight }]),
    Def::monster("dunwich_horror", 186, 8)
        .unique()
        .words(&[Word::GreaterServitor, Word::Invisible])
        .sanity(-4),
    Def::monster("whistling_horror", 187, 6).words(&[Word::GreaterIndependent, Word::Invisible]).sanity(-3),
    Def::monster("walking_corpse", 188, 3)
        .words(&[Word::Undead])
        .sanity(-1)
        .effects(&[Effect { when: When::InPlay, does: Does::Joins(Word::Undead) }]),
    Def::monster("crypt_thing", 189, 4).words(&[Word::Undead]).sanity(-1),
    Def::monster("the_outsider", 190, 5).unique().words(&[Word::Undead]).sanity(-2),
    Def::monster("failed_experiment", 191, 6)
        .words(&[Word::Undead])
        .sanity(-2)
        .effects(&[Effect { when: When::Reveal, does: Does::DiesByDay }]),
    Def::monster("brown_jenkin", 192, 2).unique().words(&[Word::LesserServitor]).effects(&[Effect {
        when: When::Damages,
        does: Does::Sanity { n: -1, who: Who::Victim, only: Only::Always },
    }]),
    Def::monster("hunting_horror", 193, 6)
        .words(&[Word::GreaterServitor])
        .sanity(-2)
        .effects(&[Effect { when: When::Reveal, does: Does::DiesByDay }]),
    Def::monster("shambler", 194, 4).words(&[Word::LesserIndependent]).sanity(-2).effects(&[Effect {
        when: When::Damages,
        does: Does::Lose {
            fate: Fate::Buried,
            kind: Kind::Ally,
            who: Who::Victim,
            chosen_by: Chooser::Owner,
            most: None,
        },
    }]),
    Def::monster("haunter", 195, 8)
        .unique()
        .words(&[Word::GreaterServitor])
        .sanity(-3)
        .effects(&[Effect { when: When::Reveal, does: Does::DiesByDay }]),
];
