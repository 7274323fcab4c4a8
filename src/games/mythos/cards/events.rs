//! Events: what happens.

use super::{
    Chooser, Def, Does, Effect, Fate, Kind, Lasts, Only, Reach, Target, Time, Travel, When, Who, Word,
};

pub(super) const CARDS: &[Def] = &[
    Def::event("railway", 144, Target::Me)
        .words(&[Word::Travel, Word::Land])
        .effects(&[Effect { when: When::Played, does: Does::Travel { by: Travel::Land, at_once: true } }]),
    Def::event("motor_car", 145, Target::Me).words(&[Word::Travel, Word::Land]).effects(&[
        Effect { when: When::Played, does: Does::Travel { by: Travel::Land, at_once: true } },
        Effect { when: When::Played, does: Does::Draw(1) },
    ]),
    Def::event("ocean_liner", 146, Target::Me)
        .words(&[Word::Travel, Word::Sea])
        .sanity(1)
        .effects(&[Effect { when: When::Played, does: Does::Travel { by: Travel::Sea, at_once: false } }]),
    Def::event("tramp_steamer", 147, Target::Me)
        .words(&[Word::Travel, Word::Sea])
        .sanity(-1)
        .effects(&[Effect { when: When::Played, does: Does::Travel { by: Travel::Sea, at_once: true } }]),
    Def::event("airship", 148, Target::Me)
        .words(&[Word::Travel, Word::Air])
        .effects(&[Effect { when: When::Played, does: Does::Travel { by: Travel::Air, at_once: false } }]),
    Def::event("mail_plane", 149, Target::Me)
        .words(&[Word::Travel, Word::Air])
        .sanity(-1)
        .effects(&[Effect { when: When::Played, does: Does::Travel { by: Travel::Air, at_once: true } }]),
    Def::event("seventy_steps", 150, Target::Me)
        .words(&[Word::Travel, Word::Dream])
        .effects(&[Effect { when: When::Played, does: Does::Travel { by: Travel::Dream, at_once: true } }]),
    Def::event("ghoul_burrow", 151, Target::Me)
        .words(&[Word::Travel, Word::Dream, Word::Wake])
        .sanity(-1)
        .effects(&[
            Effect { when: When::Played, does: Does::Travel { by: Travel::Dream, at_once: true } },
            Effect { when: When::Played, does: Does::Travel { by: Travel::Wake, at_once: true } },
        ]),
    Def::event("awakening", 152, Target::Me)
        .words(&[Word::Travel, Word::Wake])
        .sanity(1)
        .effects(&[Effect { when: When::Played, does: Does::Travel { by: Travel::Wake, at_once: true } }]),
    Def::event("dive_bell", 153, Target::Me).words(&[Word::Travel, Word::Undersea]).sanity(-1).effects(&[
        Effect { when: When::Played, does: Does::Travel { by: Travel::Undersea, at_once: true } },
    ]),
    Def::event("nightfall", 154, Target::All)
        .lasts(Lasts::Until("daybreak"))
        .effects(&[Effect { when: When::Played, does: Does::Time(Time::Night) }]),
    Def::event("daybreak", 155, Target::All).lasts(Lasts::Until("nightfall")).effects(&[
        Effect { when: When::Played, does: Does::Time(Time::Day) },
        Effect { when: When::Played, does: Does::Sanity { n: 1, who: Who::Me, only: Only::Always } },
    ]),
    Def::event("thunderstorm", 156, Target::All).lasts(Lasts::Combat).effects(&[Effect {
        when: When::InPlay,
        does: Does::Value { kind: Kind::Ally, word: None, n: -1, reach: Reach::All, facing: None },
    }]),
    Def::event("stars_are_right", 157, Target::All).lasts(Lasts::Combat).effects(&[
        Effect { when: When::Played, does: Does::Fetch { kind: Kind::OldOne, word: None } },
        Effect {
            when: When::InPlay,
            does: Does::Value { kind: Kind::Monster, word: None, n: 1, reach: Reach::All, facing: None },
        },
    ]),
    Def::event("research", 158, Target::Me).effects(&[Effect { when: When::Played, does: Does::Draw(2) }]),
    Def::event("telegram", 159, Target::Me)
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Ally, word: None } }]),
    Def::event("auction", 160, Target::Me)
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Artifact, word: None } }]),
    Def::event("loan_request", 161, Target::Me)
        .effects(&[Effect { when: When::Played, does: Does::Fetch { kind: Kind::Tome, word: None } }]),
    Def::event("old_friend", 162, Target::Me)
        .effects(&[Effect { when: When::Played, does: Does::AllyAnywhere }]),
    Def::event("phobia", 163, Target::Opponent).lasts(Lasts::Twice).effects(&[Effect {
        when: When::GateUse,
        does: Does::Sanity { n: -1, who: Who::Holder, only: Only::Always },
    }]),
    Def::event("amnesia", 164, Target::Opponent)
        .effects(&[Effect { when: When::Played, does: Does::LoseTurn(1) }]),
    Def::event("townsfolk", 165, Target::Opponent).effects(&[Effect {
        when: When::Played,
        does: Does::Lose {
            fate: Fate::Discarded,
            kind: Kind::Ally,
            who: Who::Opponent,
            chosen_by: Chooser::Owner,
            most: None,
        },
    }]),
    Def::event("theft", 166, Target::Opponent).effects(&[Effect {
        when: When::Played,
        does: Does::Lose {
            fate: Fate::Discarded,
            kind: Kind::Artifact,
            who: Who::Opponent,
            chosen_by: Chooser::Me,
            most: None,
        },
    }]),
    Def::event("fire", 167, Target::Opponent).effects(&[Effect {
        when: When::Played,
        does: Does::Lose {
            fate: Fate::Discarded,
            kind: Kind::Tome,
            who: Who::Opponent,
            chosen_by: Chooser::Owner,
            most: None,
        },
    }]),
    Def::event("locked_up", 168, Target::Opponent)
        .lasts(Lasts::Pass)
        .effects(&[Effect { when: When::Played, does: Does::Commit }]),
    Def::event("rest_cure", 169, Target::Me).effects(&[Effect {
        when: When::Played,
        does: Does::Sanity { n: 2, who: Who::Me, only: Only::NoThreat },
    }]),
    Def::event("spoil", 170, Target::Opponent).effects(&[Effect { when: When::Played, does: Does::Spoil }]),
];
