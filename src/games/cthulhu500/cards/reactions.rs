//! Reactions: played when their trigger happens, in anybody's turn.

use super::{BLANK, Card, CardDef, Declares, Does, Kind, Per, Role, Step, Trigger, Word};

const fn reaction(trigger: Trigger, role: Role, steps: &'static [Step]) -> CardDef {
    CardDef { kind: Kind::Reaction(trigger, role), does: Does::Steps(steps), ..BLANK }
}

const fn next_turn(steps: &'static [Step]) -> CardDef {
    CardDef { words: &[Word::NextTurn], ..reaction(Trigger::LapGained, Role::Either, steps) }
}

pub(super) const CARDS: &[(Card, CardDef)] = &[
    (
        Card::IaIa,
        CardDef {
            copies: 4,
            declares: Declares::LaidCard,
            ..reaction(Trigger::CardPlayed, Role::Either, &[Step::Cancel])
        },
    ),
    (
        Card::SpellCheck,
        CardDef {
            declares: Declares::LaidCard,
            ..reaction(Trigger::CardPlayed, Role::Either, &[Step::CancelAndTake])
        },
    ),
    (
        Card::PedalToTheRlyeh,
        CardDef { copies: 2, ..reaction(Trigger::AttemptStarts, Role::Attacker, &[Step::Add(3)]) },
    ),
    (
        Card::SwerveOfTheElderThings,
        CardDef { copies: 2, ..reaction(Trigger::AttemptStarts, Role::Defender, &[Step::Add(3)]) },
    ),
    (
        Card::SlipstreamOutOfSpace,
        reaction(Trigger::AttemptStarts, Role::Attacker, &[Step::Add(2), Step::WinTies]),
    ),
    (
        Card::OilSlickFromBeyond,
        reaction(Trigger::AttemptStarts, Role::Defender, &[Step::AddToOpponent(-2), Step::DamageIfItFails]),
    ),
    (Card::AfterYouProfessor, reaction(Trigger::AttemptStarts, Role::Defender, &[Step::Redirect])),
    (
        Card::JettisonTheIntern,
        CardDef {
            declares: Declares::OwnCrew,
            ..reaction(Trigger::AttemptStarts, Role::Either, &[Step::PayCrew(1), Step::Add(3)])
        },
    ),
    (
        Card::ContractualObligation,
        reaction(Trigger::AttemptStarts, Role::Either, &[Step::AddPer(1, Per::OneAndEachSponsor, 3)]),
    ),
    (
        Card::AzathothPlaysDice,
        CardDef { copies: 2, ..reaction(Trigger::NearMiss, Role::Either, &[Step::Reroll]) },
    ),
    (
        Card::AnglesThatDoNotAddUp,
        CardDef { copies: 2, ..reaction(Trigger::NearMiss, Role::Either, &[Step::Add(2)]) },
    ),
    (
        Card::SanityAirbag,
        CardDef { copies: 2, ..reaction(Trigger::DamageComing, Role::Either, &[Step::Prevent]) },
    ),
    (
        Card::BlameTheShoggoth,
        CardDef {
            declares: Declares::Neighbour,
            ..reaction(Trigger::DamageComing, Role::Either, &[Step::Shift])
        },
    ),
    (Card::TheStarsAreRightOfWay, next_turn(&[Step::NextTurn, Step::Draw(1)])),
    (Card::WakeUpCallFromRlyeh, next_turn(&[Step::NextTurn, Step::Repair])),
    (Card::MidnightRestart, next_turn(&[Step::NextTurn, Step::AttackThatTurn(1)])),
];
