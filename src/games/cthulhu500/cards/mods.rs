//! Mods: two a vehicle.

use super::{BLANK, Bonus, Card, CardDef, Effect, Fact, Kind, On, Per, Role, Trait, When, Who, Word};

const MOD: CardDef = CardDef { kind: Kind::Mod, ..BLANK };
const SPONSOR: CardDef = CardDef { words: &[Word::Sponsor], ..MOD };

pub(super) const CARDS: &[(Card, CardDef)] = &[
    (
        Card::SpikeyBits,
        CardDef {
            copies: 2,
            on: &[On { when: When::PassedBy, effects: &[Effect::Damage(Who::Passer)] }],
            ..MOD
        },
    ),
    (
        Card::TheMudflapsManWasNotMeantToOgle,
        CardDef { copies: 2, bonuses: &[Bonus::of(2, Role::Defender)], ..MOD },
    ),
    (
        Card::EngineOfTheDamned,
        CardDef {
            copies: 2,
            bonuses: &[
                Bonus::of(1, Role::Attacker).only(Fact::Undamaged),
                Bonus::of(3, Role::Attacker).only(Fact::Damaged),
            ],
            ..MOD
        },
    ),
    (
        Card::FifthDimensionSuspension,
        CardDef { bonuses: &[Bonus::of(1, Role::Defender)], traits: &[Trait::NoTieDamage], ..MOD },
    ),
    (
        Card::TheSponsorThatMustNotBeNamed,
        CardDef { on: &[On { when: When::TurnStart, effects: &[Effect::Draw(1)] }], ..SPONSOR },
    ),
    (
        Card::Spacemeadweiser,
        CardDef { copies: 2, on: &[On { when: When::Passes, effects: &[Effect::Draw(1)] }], ..SPONSOR },
    ),
    (
        Card::MiskatonicMutual,
        CardDef { on: &[On { when: When::Damaged, effects: &[Effect::Draw(2)] }], ..SPONSOR },
    ),
    (Card::SurplusTentacles, CardDef { copies: 2, bonuses: &[Bonus::of(1, Role::Either)], ..MOD }),
    (
        Card::GloveBoxWarhead,
        CardDef {
            bonuses: &[Bonus::of(1, Role::Attacker)],
            on: &[On {
                when: When::Damaged,
                effects: &[Effect::DiscardSelf, Effect::Damage(Who::Neighbours)],
            }],
            ..MOD
        },
    ),
    (Card::DoItYourselfRitualKit, CardDef { traits: &[Trait::RepairBonus(2)], ..MOD }),
    (Card::NonEuclideanGps, CardDef { traits: &[Trait::Reach(-1)], ..MOD }),
    (Card::ElderSignBumperSticker, CardDef { traits: &[Trait::Protects], ..MOD }),
    (
        Card::FungalFuelInjection,
        CardDef { bonuses: &[Bonus::of(1, Role::Attacker).per(Per::OneAndEachFungi, 3)], ..MOD },
    ),
];
