//! Tires: one set a vehicle.

use super::{BLANK, Bonus, Card, CardDef, Effect, Fact, Kind, On, Role, Trait, When, Who};

const TIRES: CardDef = CardDef { kind: Kind::Tires, ..BLANK };

pub(super) const CARDS: &[(Card, CardDef)] = &[
    (
        Card::RadialsFromBeyondSpaceAndTime,
        CardDef { copies: 2, bonuses: &[Bonus::of(1, Role::Either)], ..TIRES },
    ),
    (
        Card::RatsInTheWhitewalls,
        CardDef {
            copies: 2,
            bonuses: &[Bonus::of(1, Role::Attacker)],
            on: &[On { when: When::Passes, effects: &[Effect::LoseHandCards(1)] }],
            ..TIRES
        },
    ),
    (
        Card::RetreadsFromTheCrypt,
        CardDef {
            bonuses: &[Bonus::of(3, Role::Attacker)],
            on: &[On { when: When::AttackedWithAOne, effects: &[Effect::Damage(Who::Me)] }],
            ..TIRES
        },
    ),
    (Card::NodensSnowChains, CardDef { bonuses: &[Bonus::of(2, Role::Defender)], ..TIRES }),
    (
        Card::CrawlingRunFlats,
        CardDef {
            bonuses: &[Bonus::of(1, Role::Either).only(Fact::Damaged)],
            traits: &[Trait::HoldPlace],
            ..TIRES
        },
    ),
    (Card::GoatWithAThousandSpares, CardDef { traits: &[Trait::NoFreePass], ..TIRES }),
];
