//! Tires: one set a vehicle.

use super::{BLANK, Bonus, Card, CardDef, Fact, Kind, Moment, On, Role, Step, Trait, Who};

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
            on: &[On { moment: Moment::Passes, steps: &[Step::LoseHandCards(1)] }],
            ..TIRES
        },
    ),
    (
        Card::RetreadsFromTheCrypt,
        CardDef {
            bonuses: &[Bonus::of(3, Role::Attacker)],
            on: &[On { moment: Moment::AttackedWithAOne, steps: &[Step::Damage(Who::Me)] }],
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
