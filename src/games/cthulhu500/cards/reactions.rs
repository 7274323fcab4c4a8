//! Reactions: played when their trigger happens, in anybody's turn.

use super::{BLANK, Card, CardDef, Declares, Does, Effect, Kind, Per, Role, Trigger, Word};

const fn reaction(trigger: Trigger, role: Role, effects: &'static [Effect]) -> CardDef {
    CardDef { kind: Kind::Reaction(trigger, role), does: Does::Effects(effects), ..BLANK }
}

const fn next_turn(effects: &'static [Effect]) -> CardDef {
    CardDef { words: &[Word::NextTurn], ..reaction(Trigger::LapGained, Role::Either, effects) }
}

pub(super) const CARDS: &[(Card, CardDef)] = &[
    (
        Card::IaIa,
        CardDef {
            copies: 4,
            declares: Declares::LaidCard,
            ..reaction(Trigger::CardPlayed, Role::Either, &[Effect::Cancel])
        },
    ),
    (
        Card::SpellCheck,
        CardDef {
            declares: Declares::LaidCard,
            ..reaction(Trigger::CardPlayed, Role::Either, &[Effect::CancelAndTake])
        },
    ),
    (
        Card::PedalToTheRlyeh,
        CardDef { copies: 2, ..reaction(Trigger::AttemptStarts, Role::Attacker, &[Effect::Add(3)]) },
    ),
    (
        Card::SwerveOfTheElderThings,
        CardDef { copies: 2, ..reaction(Trigger::AttemptStarts, Role::Defender, &[Effect::Add(3)]) },
    ),
    (
        Card::SlipstreamOutOfSpace,
        reaction(Trigger::AttemptStarts, Role::Attacker, &[Effect::Add(2), Effect::WinTies]),
    ),
    (
        Card::OilSlickFromBeyond,
        reaction(
            Trigger::AttemptStarts,
            Role::Defender,
            &[Effect::AddToOpponent(-2), Effect::DamageIfItFails],
        ),
    ),
    (Card::AfterYouProfessor, reaction(Trigger::AttemptStarts, Role::Defender, &[Effect::Redirect])),
    (
        Card::JettisonTheIntern,
        CardDef {
            declares: Declares::OwnCrew,
            ..reaction(Trigger::AttemptStarts, Role::Either, &[Effect::PayCrew(1), Effect::Add(3)])
        },
    ),
    (
        Card::ContractualObligation,
        reaction(Trigger::AttemptStarts, Role::Either, &[Effect::AddPer(1, Per::OneAndEachSponsor, 3)]),
    ),
    (
        Card::AzathothPlaysDice,
        CardDef { copies: 2, ..reaction(Trigger::NearMiss, Role::Either, &[Effect::Reroll]) },
    ),
    (
        Card::AnglesThatDoNotAddUp,
        CardDef { copies: 2, ..reaction(Trigger::NearMiss, Role::Either, &[Effect::Add(2)]) },
    ),
    (
        Card::SanityAirbag,
        CardDef { copies: 2, ..reaction(Trigger::DamageComing, Role::Either, &[Effect::Prevent]) },
    ),
    (
        Card::BlameTheShoggoth,
        CardDef {
            declares: Declares::Neighbour,
            ..reaction(Trigger::DamageComing, Role::Either, &[Effect::Shift])
        },
    ),
    (Card::TheStarsAreRightOfWay, next_turn(&[Effect::NextTurn, Effect::Draw(1)])),
    (Card::WakeUpCallFromRlyeh, next_turn(&[Effect::NextTurn, Effect::Repair])),
    (Card::MidnightRestart, next_turn(&[Effect::NextTurn, Effect::AttackThatTurn(1)])),
];
