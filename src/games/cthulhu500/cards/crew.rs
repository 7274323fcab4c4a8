//! Crew: drivers and mechanics, and some that one gives away.

use super::{BLANK, Bonus, Card, CardDef, Effect, Fact, Kind, On, Role, Spot, Trait, When, Word};

const fn crew(drive: i8, fix: i8) -> CardDef {
    CardDef { kind: Kind::Crew, drive, fix, ..BLANK }
}

pub(super) const CARDS: &[(Card, CardDef)] = &[
    (
        Card::HighPriestOfMotocross,
        CardDef { on: &[On { when: When::Spell, effects: &[Effect::MayDraw(1)] }], ..crew(1, 1) },
    ),
    (
        Card::FungiFromDetroit,
        CardDef {
            copies: 2,
            words: &[Word::Fungi],
            traits: &[Trait::FixBonus(1, Fact::AnotherFungi)],
            ..crew(0, 2)
        },
    ),
    (
        Card::FungiFromDaytona,
        CardDef {
            copies: 2,
            words: &[Word::Fungi],
            traits: &[Trait::DriveBonus(1, Fact::AnotherFungi)],
            ..crew(2, 0)
        },
    ),
    (
        Card::DrArmitage,
        CardDef {
            bonuses: &[Bonus::of(1, Role::Either).only(Fact::OpponentHasFungiOrZombie).at(Spot::Driver)],
            ..crew(2, 1)
        },
    ),
    (
        Card::HerbertWest,
        CardDef { on: &[On { when: When::Arrives, effects: &[Effect::TakeCrewFromPile] }], ..crew(0, 2) },
    ),
    (
        Card::ZombieGreaseMonkey,
        CardDef { words: &[Word::Zombie], traits: &[Trait::SurvivesPlague], ..crew(-1, 2) },
    ),
    (
        Card::ZombieStuntDriver,
        CardDef { words: &[Word::Zombie], traits: &[Trait::SurvivesPlague], ..crew(2, -1) },
    ),
    (Card::DeepOneDragRacer, crew(3, -1)),
    (
        Card::RandolphCarburettor,
        CardDef {
            bonuses: &[Bonus::of(2, Role::Either).only(Fact::NotNeighbours).at(Spot::Driver)],
            ..crew(1, 1)
        },
    ),
    (Card::BrownJenkinWrenchRat, crew(-1, 3)),
    (Card::CousinWhateley, crew(-2, -3)),
    (Card::BackseatShoggoth, CardDef { traits: &[Trait::DrawCap(1)], ..crew(-1, -1) }),
    (
        Card::CultistIntern,
        CardDef {
            copies: 2,
            on: &[On { when: When::Arrives, effects: &[Effect::GiverDraws(1)] }],
            ..crew(0, -2)
        },
    ),
    (
        Card::NightgauntValet,
        CardDef { bonuses: &[Bonus::of(2, Role::OwnPitStop).at(Spot::Crew)], ..crew(1, 1) },
    ),
];
