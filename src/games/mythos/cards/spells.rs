//! Spells: what one should not have said.

use super::{Chooser, Def, Does, Effect, Fate, Icon, Kind, Only, When, Who, Word};

pub(super) const CARDS: &[Def] = &[
    Def::spell("raise_the_dead", 128, &[Icon::Skull]).words(&[Word::Summon]).sanity(-1).effects(&[
        Effect { when: When::Cast, does: Does::Summon(Word::Undead) },
        Effect { when: When::CastCombat, does: Does::Control(Word::Undead) },
    ]),
    Def::spell("call_the_lesser", 129, &[Icon::Eye, Icon::Moon]).words(&[Word::Summon]).sanity(-1).effects(
        &[
            Effect { when: When::Cast, does: Does::Summon(Word::LesserIndependent) },
            Effect { when: When::CastCombat, does: Does::Control(Word::LesserIndependent) },
        ],
    ),
    Def::spell("call_the_greater", 130, &[Icon::Star]).words(&[Word::Summon]).sanity(-2).effects(&[
        Effect { when: When::Cast, does: Does::Summon(Word::GreaterIndependent) },
        Effect { when: When::CastCombat, does: Does::Control(Word::GreaterIndependent) },
    ]),
    Def::spell("bind_servitor", 131, &[Icon::Moon, Icon::Star]).words(&[Word::Summon]).sanity(-1).effects(&[
        Effect { when: When::Cast, does: Does::Summon(Word::LesserServitor) },
        Effect { when: When::CastCombat, does: Does::Control(Word::LesserServitor) },
    ]),
    Def::spell("bind_great_servitor", 132, &[Icon::Star, Icon::Skull])
        .words(&[Word::Summon])
        .sanity(-2)
        .effects(&[
            Effect { when: When::Cast, does: Does::Summon(Word::GreaterServitor) },
            Effect { when: When::CastCombat, does: Does::Control(Word::GreaterServitor) },
        ]),
    Def::spell("essential_saltes", 133, &[Icon::Skull])
        .sanity(-1)
        .effects(&[Effect { when: When::Cast, does: Does::Unbury(Kind::Ally) }]),
    Def::spell("counter_formula", 134, &[Icon::Eye])
        .sanity(-1)
        .effects(&[Effect { when: When::CastCombat, does: Does::Ward(4) }]),
    Def::spell("voorish_sign", 135, &[Icon::Eye, Icon::Star]).effects(&[
        Effect { when: When::CastCombat, does: Does::SeesAll },
        Effect { when: When::CastCombat, does: Does::LookThreat },
    ]),
    Def::spell("wasting_word", 136, &[Icon::Skull, Icon::Moon]).sanity(-1).effects(&[Effect {
        when: When::Cast,
        does: Does::Lose {
            fate: Fate::Buried,
            kind: Kind::Ally,
            who: Who::Opponent,
            chosen_by: Chooser::Me,
            most: Some(2),
        },
    }]),
    Def::spell("trading_bodies", 137, &[Icon::Moon])
        .sanity(-2)
        .effects(&[Effect { when: When::Cast, does: Does::TakeAlly }]),
    Def::spell("open_the_gate", 138, &[Icon::Star, Icon::Eye])
        .sanity(-1)
        .effects(&[Effect { when: When::Cast, does: Does::Reopen }]),
    Def::spell("dream_sending", 139, &[Icon::Moon]).sanity(-1).effects(&[Effect {
        when: When::Cast,
        does: Does::Sanity { n: -2, who: Who::Opponent, only: Only::Always },
    }]),
    Def::spell("the_forgetting", 140, &[Icon::Eye, Icon::Moon])
        .sanity(-1)
        .effects(&[Effect { when: When::Cast, does: Does::LoseHand { n: 2, who: Who::Opponent } }]),
    Def::spell("calm_of_bast", 141, &[Icon::Moon, Icon::Eye]).effects(&[Effect {
        when: When::Cast,
        does: Does::Sanity { n: 1, who: Who::Me, only: Only::Always },
    }]),
    Def::spell("red_gesture", 142, &[Icon::Star, Icon::Skull])
        .sanity(-1)
        .effects(&[Effect { when: When::CastCombat, does: Does::Threat(3) }]),
    Def::spell("banish", 143, &[Icon::Eye, Icon::Star])
        .sanity(-1)
        .effects(&[Effect { when: When::CastCombat, does: Does::Banish }]),
];
