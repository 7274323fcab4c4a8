//! Artifacts: things one has.

use super::{Def, Does, Effect, Kind, Language, Travel, When, Who, Word};

pub(super) const CARDS: &[Def] = &[
    Def::artifact("elephant_gun", 97, 3).words(&[Word::Weapon]),
    Def::artifact("revolver", 98, 1).words(&[Word::Weapon]),
    Def::artifact("police_rifle", 99, 2).words(&[Word::Weapon]),
    Def::artifact("dynamite", 100, 0).effects(&[
        Effect { when: When::UseCombat, does: Does::Weaken(3) },
        Effect { when: When::UseCombat, does: Does::BurySelf },
    ]),
    Def::artifact("blessed_sabre", 101, 2).unique().words(&[Word::Weapon, Word::Magic]).sanity(-1),
    Def::artifact("ibn_ghazi", 102, 0)
        .sanity(-1)
        .effects(&[Effect { when: When::InPlay, does: Does::SeesAll }]),
    Def::artifact("silver_key", 103, 0).unique().sanity(-1).effects(&[
        Effect { when: When::Use, does: Does::Travel { by: Travel::Dream, at_once: false } },
        Effect { when: When::Use, does: Does::Travel { by: Travel::Wake, at_once: false } },
    ]),
    Def::artifact("shining_trapezohedron", 104, 0).unique().sanity(-2).effects(&[
        Effect { when: When::Use, does: Does::LookHand },
        Effect { when: When::Use, does: Does::LoseHand { n: 1, who: Who::Opponent } },
    ]),
    Def::artifact("stone_idol", 105, 0)
        .sanity(-1)
        .effects(&[Effect { when: When::UseCombat, does: Does::Threat(2) }]),
    Def::artifact("deep_tiara", 106, 0).sanity(-1).effects(&[Effect {
        when: When::InPlay,
        does: Does::Cost { kind: Kind::Monster, word: Some(Word::DeepOne), n: -1 },
    }]),
    Def::artifact("brain_cylinder", 107, 0).sanity(-1).effects(&[
        Effect { when: When::InPlay, does: Does::HoldsSpell },
        Effect { when: When::InPlay, does: Does::Speaks(Language::Aklo) },
    ]),
    Def::artifact("elder_sign", 108, 0)
        .unique()
        .use_cost(1)
        .effects(&[Effect { when: When::UseCombat, does: Does::Ward(3) }]),
    Def::artifact("plane", 109, 0)
        .effects(&[Effect { when: When::Use, does: Does::Travel { by: Travel::Air, at_once: false } }]),
    Def::artifact("reanimation_serum", 110, 0)
        .sanity(-1)
        .effects(&[Effect { when: When::Use, does: Does::Raise(Word::Undead) }]),
    Def::artifact("zanns_viol", 111, 0)
        .unique()
        .use_cost(1)
        .effects(&[Effect { when: When::UseCombat, does: Does::Weaken(2) }]),
    Def::artifact("camera", 112, 0).effects(&[Effect { when: When::Use, does: Does::Draw(1) }]),
    Def::artifact("soapstone", 113, 0).effects(&[Effect { when: When::UseCombat, does: Does::Ward(2) }]),
];
