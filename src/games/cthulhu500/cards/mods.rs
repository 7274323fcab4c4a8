//! Mods: two a vehicle.

use super::{BLANK, Bonus, Card, CardDef, Fact, Kind, Moment, On, Per, Role, Step, Trait, Who, Word};

const MOD: CardDef = CardDef { kind: Kind::Mod, ..BLANK };
const SPONSOR: CardDef = CardDef { words: &[Word::Sponsor], ..MOD };

pub(super) const CARDS: &[(Card, CardDef)] = &[
    (
        Card::SpikeyBits,
        CardDef {
            copies: 2,
            on: &[On { moment: Moment::PassedBy, steps: &[Step::Damage(Who::Passer)] }],
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
        CardDef { on: &[On { moment: Moment::TurnStart, steps: &[Step::Draw(1)] }], ..SPONSOR },
    ),
    (
        Card::Spacemeadweiser,
        CardDef { copies: 2, on: &[On { moment: Moment::Passes, steps: &[Step::Draw(1)] }], ..SPONSOR },
    ),
    (
        Card::MiskatonicMutual,
        CardDef { on: &[On { moment: Moment::Damaged, steps: &[Step::Draw(2)] }], ..SPONSOR },
    ),
    (Card::SurplusTentacles, CardDef { copies: 2, bonuses: &[Bonus::of(1, Role::Either)], ..MOD }),
    (
        Card::GloveBoxWarhead,
        CardDef {
            bonuses: &[Bonus::of(1, Role::Attacker)],
            on: &[On { moment: Moment::Damaged, steps: &[Step::DiscardSelf, Step::Damage(Who::Neighbours)] }],
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
