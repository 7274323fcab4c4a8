//! Answers to the announcement of a passing attempt (8.11), at a first-come table.
//!
//! Bob, second in the pack, attacks Ann, who leads; both have Speed 5, so that the dice and the cards decide.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::{Part, Slot};
use sobremesa::games::cthulhu500::scene::{Aim, Kind, Lay};
use sobremesa::games::cthulhu500::{About, Answer, Event};

fn bob_attacks_ann(attacker: &[Card], defender: &[Card]) -> Track {
    Track::of(4).turn(BOB).hand(BOB, attacker).hand(ANN, defender)
}

#[test]
fn pedal_adds_three_for_the_attacker() {
    let mut race = bob_attacks_ann(&[Card::PedalToTheRlyeh], &[]).dice(&[1, 3]).go();
    let pedal = attempt_with(ANN, Card::PedalToTheRlyeh);
    race.offers(BOB, &[Answer::Done, attempt(ANN), pedal, Answer::PitStop]);
    race.answer(BOB, pedal).sums(9, 8).is_pack(&[BOB, ANN, CLEO, DAN]);
    assert!(race.in_pile(Card::PedalToTheRlyeh));
}

#[test]
fn two_pedals_add_six() {
    let mut race = bob_attacks_ann(&[Card::PedalToTheRlyeh, Card::PedalToTheRlyeh], &[]).dice(&[1, 6]).go();
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).window(Trigger::CardPlayed, &[BOB]);
    race.offers(BOB, &[Answer::Decline, plain(Card::PedalToTheRlyeh)]);
    race.lay(BOB, Card::PedalToTheRlyeh).sums(12, 11);
}

#[test]
fn swerve_adds_three_for_the_defender() {
    let mut race = bob_attacks_ann(&[], &[Card::SwerveOfTheElderThings]).dice(&[6, 4]).go();
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]);
    race.offers(ANN, &[Answer::Decline, plain(Card::SwerveOfTheElderThings)]);
    race.lay(ANN, Card::SwerveOfTheElderThings).sums(11, 12).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn cards_for_the_other_side_are_not_offered() {
    let attacking = [Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace];
    let defending = [Card::SwerveOfTheElderThings, Card::OilSlickFromBeyond, Card::AfterYouProfessor];
    let mut race = bob_attacks_ann(&defending, &attacking).dice(&[6, 1]).go();
    race.offers(BOB, &[Answer::Done, attempt(ANN), Answer::PitStop]);
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]);
    race.offers(ANN, &[Answer::Decline]).decline(&[ANN]);
    race.is_pack(&[BOB, ANN, CLEO, DAN]);
}

#[test]
fn everybody_is_asked_again_after_each_card() {
    let mut race = bob_attacks_ann(
        &[Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace],
        &[Card::SwerveOfTheElderThings, Card::SpikeyBits],
    )
    .dice(&[6, 4])
    .go();
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]);
    race.lay(ANN, Card::SwerveOfTheElderThings).window(Trigger::CardPlayed, &[ANN, BOB]);
    // Bob had passed as he announced it; now that a card lies there he is asked, in the same breath as about the card.
    let attacking = [plain(Card::PedalToTheRlyeh), plain(Card::SlipstreamOutOfSpace)];
    race.offers(ANN, &[Answer::Decline]).offers(BOB, &[Answer::Decline, attacking[0], attacking[1]]);
    race.decline(&[ANN]).answer(BOB, attacking[0]).window(Trigger::CardPlayed, &[ANN, BOB]);
    // Ann had passed; another card lies there.
    race.decline(&[ANN]).answer(BOB, attacking[1]).window(Trigger::CardPlayed, &[ANN]);
    race.decline(&[ANN]).sums(16, 12);
    race.is_pack(&[BOB, ANN, CLEO, DAN]);
}

#[test]
fn slipstream_adds_two_and_wins_a_tie_without_damage() {
    let mut race = bob_attacks_ann(&[Card::SlipstreamOutOfSpace], &[]).dice(&[2, 4]).go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace)).sums(9, 9);
    race.is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[]);
    assert!(race.told(&Event::Passed { passer: BOB, passed: ANN }));
}

#[test]
fn slipstream_does_not_win_what_is_lower() {
    let mut race = bob_attacks_ann(&[Card::SlipstreamOutOfSpace], &[]).dice(&[2, 5]).go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace)).sums(9, 10);
    race.is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[]);
}

#[test]
fn a_cancelled_slipstream_leaves_the_tie_a_tie() {
    let mut race =
        bob_attacks_ann(&[Card::SlipstreamOutOfSpace], &[]).hand(CLEO, &[Card::IaIa]).dice(&[4, 4]).go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace)).cancel(CLEO, Card::IaIa, 0);
    race.sums(9, 9).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[ANN, BOB]);
}

#[test]
fn oil_slick_takes_two_and_damages_who_fails() {
    let mut race = bob_attacks_ann(&[], &[Card::OilSlickFromBeyond]).dice(&[5, 4]).go();
    race.answer(BOB, attempt(ANN)).offers(ANN, &[Answer::Decline, plain(Card::OilSlickFromBeyond)]);
    race.lay(ANN, Card::OilSlickFromBeyond).sums(8, 9).is_damaged(&[BOB]).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn oil_slick_on_a_wreck_lets_the_next_one_by() {
    let mut race = bob_attacks_ann(&[], &[Card::OilSlickFromBeyond]).damaged(BOB).dice(&[5, 4]).go();
    race.answer(BOB, attempt(ANN)).lay(ANN, Card::OilSlickFromBeyond).sums(6, 9);
    race.is_pack(&[ANN, CLEO, BOB, DAN]).is_damaged(&[BOB]);
}

#[test]
fn oil_slick_adds_nothing_to_a_tie() {
    // Both whole: each is damaged once, so nobody is passed.
    let mut race = bob_attacks_ann(&[], &[Card::OilSlickFromBeyond]).dice(&[6, 4]).go();
    race.answer(BOB, attempt(ANN)).lay(ANN, Card::OilSlickFromBeyond).sums(9, 9);
    race.is_damaged(&[ANN, BOB]).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert_eq!(race.times(|event| matches!(event, Event::Damaged { .. })), 2);
}

#[test]
fn oil_slick_does_not_damage_who_succeeds() {
    let mut race = bob_attacks_ann(&[], &[Card::OilSlickFromBeyond]).dice(&[6, 3]).go();
    race.answer(BOB, attempt(ANN)).lay(ANN, Card::OilSlickFromBeyond).sums(9, 8);
    race.is_damaged(&[]).is_pack(&[BOB, ANN, CLEO, DAN]);
}

#[test]
fn jettison_offers_each_different_card_of_ones_own_pit_crew() {
    let interns = [Card::CultistIntern, Card::CultistIntern, Card::ZombieGreaseMonkey];
    let mut race = bob_attacks_ann(&[Card::JettisonTheIntern], &[])
        .crew(BOB, &interns)
        .driver(BOB, Card::DeepOneDragRacer)
        .crew(ANN, &[Card::BrownJenkinWrenchRat])
        .dice(&[1, 3])
        .go();
    let with = |card| attempt_paid(ANN, Card::JettisonTheIntern, part(BOB, card));
    let plain = [Answer::Done, attempt(ANN), Answer::PitStop];
    race.offers(BOB, &[&plain[..], &[with(Card::CultistIntern), with(Card::ZombieGreaseMonkey)]].concat());
    race.answer(BOB, with(Card::ZombieGreaseMonkey)).sums(9, 8);
    assert!(race.in_pile(Card::ZombieGreaseMonkey) && race.in_pile(Card::JettisonTheIntern));
    assert_eq!(race.car(BOB).crew.len(), 2);
}

#[test]
fn jettison_serves_the_defender_too() {
    let mut race =
        bob_attacks_ann(&[], &[Card::JettisonTheIntern]).crew(ANN, &[Card::CultistIntern]).dice(&[4, 2]).go();
    let with = paid(Card::JettisonTheIntern, part(ANN, Card::CultistIntern));
    race.answer(BOB, attempt(ANN)).offers(ANN, &[Answer::Decline, with]).answer(ANN, with).sums(9, 10);
    assert!(race.car(ANN).crew.is_empty() && race.in_pile(Card::CultistIntern));
}

#[test]
fn jettison_tells_the_infested_twin_from_the_other_and_takes_the_plague_along() {
    let mut race = bob_attacks_ann(&[Card::JettisonTheIntern], &[])
        .crew(BOB, &[Card::CultistIntern, Card::CultistIntern])
        .infested(BOB, Slot::Crew, Card::CultistIntern)
        .dice(&[1, 6])
        .go();
    let healthy = part(BOB, Card::CultistIntern);
    let ill = Part { infested: true, ..healthy };
    let pay = |with| attempt_paid(ANN, Card::JettisonTheIntern, with);
    race.offers(BOB, &[Answer::Done, attempt(ANN), pay(healthy), pay(ill), Answer::PitStop]);
    race.answer(BOB, pay(ill));
    assert!(race.in_pile(Card::BlackPlague) && race.race().contagions.is_empty());
    assert!(!race.car(BOB).crew[0].infested);
}

#[test]
fn without_a_pit_crew_there_is_nobody_to_jettison() {
    let mut race =
        bob_attacks_ann(&[Card::JettisonTheIntern], &[]).driver(BOB, Card::CultistIntern).dice(&[1, 6]).go();
    race.offers(BOB, &[Answer::Done, attempt(ANN), Answer::PitStop]);
    race.answer(BOB, attempt(ANN)).sums(6, 11);
}

#[test]
fn contractual_obligation_adds_one_and_one_for_each_sponsor_but_never_more_than_three() {
    let sponsors = [Card::Spacemeadweiser, Card::MiskatonicMutual];
    let mut race = bob_attacks_ann(&[Card::ContractualObligation], &[]).dice(&[1, 6]).go();
    race.answer(BOB, attempt_with(ANN, Card::ContractualObligation)).sums(7, 11);
    let one = bob_attacks_ann(&[Card::ContractualObligation], &[]).mods(BOB, &sponsors[..1]);
    let mut race = one.mods(BOB, &[Card::SpikeyBits]).dice(&[1, 6]).go();
    race.answer(BOB, attempt_with(ANN, Card::ContractualObligation)).sums(8, 11);
    let mut race =
        bob_attacks_ann(&[], &[Card::ContractualObligation]).mods(ANN, &sponsors).dice(&[1, 1]).go();
    race.answer(BOB, attempt(ANN)).offers(ANN, &[Answer::Decline, plain(Card::ContractualObligation)]);
    race.lay(ANN, Card::ContractualObligation).sums(6, 9);
}

// ---------------------------------------------------------------------------------------------- laid with the announcement

#[test]
fn an_attacker_may_lay_a_card_together_with_the_announcement() {
    let cards = [Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace, Card::ContractualObligation];
    let defending = [Card::SwerveOfTheElderThings, Card::JettisonTheIntern];
    let table = bob_attacks_ann(&cards, &[]).hand(BOB, &defending).crew(BOB, &[Card::CultistIntern]);
    let mut race = table.dice(&[1, 3]).go();
    let aim = Aim::Part(part(BOB, Card::CultistIntern));
    let jettison = Answer::Attempt { on: ANN, with: Some(Lay { card: Card::JettisonTheIntern, aim }) };
    let with = |card| attempt_with(ANN, card);
    let offers = [Answer::Done, attempt(ANN), with(cards[0]), with(cards[1]), with(cards[2]), jettison];
    race.offers(BOB, &[&offers[..], &[Answer::PitStop]].concat());
    race.answer(BOB, with(Card::PedalToTheRlyeh)).window(Trigger::CardPlayed, &[BOB]);
    // Whoever may answer the announcement is asked again in the same breath, the attacker included.
    let more = [plain(cards[1]), plain(cards[2]), Answer::Lay(Lay { card: Card::JettisonTheIntern, aim })];
    race.offers(BOB, &[&[Answer::Decline], &more[..]].concat()).decline(&[BOB]).sums(9, 8);
    let told: Vec<_> = race.story().iter().map(std::mem::discriminant).collect();
    let announced = Event::Attempt { attacker: BOB, defender: ANN, kind: Kind::Action };
    let laid = Event::Laid { seat: BOB, card: Card::PedalToTheRlyeh, aim: Aim::Nothing };
    assert_eq!(told[..2], [std::mem::discriminant(&announced), std::mem::discriminant(&laid)]);
}

#[test]
fn with_one_card_laid_with_the_announcement_nothing_is_left_to_ask() {
    let mut race = bob_attacks_ann(&[Card::SlipstreamOutOfSpace], &[]).dice(&[1, 3]).go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace)).sums(8, 8).asks(BOB, About::Action);
    race.is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[]);
}

#[test]
fn a_free_pass_can_be_announced_with_a_card() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(CLEO, &[Card::PedalToTheRlyeh, Card::SwerveOfTheElderThings])
        .hand(BOB, &[Card::SwerveOfTheElderThings, Card::SpikeyBits])
        .dice(&[3, 3])
        .go();
    race.answer(BOB, Answer::PitStop).asks(CLEO, About::FreePass);
    let with = Some(Lay { card: Card::PedalToTheRlyeh, aim: Aim::Nothing });
    race.offers(CLEO, &[Answer::Decline, Answer::FreePass { with: None }, Answer::FreePass { with }]);
    race.answer(CLEO, Answer::FreePass { with }).window(Trigger::CardPlayed, &[BOB, CLEO]);
    race.offers(CLEO, &[Answer::Decline]);
    race.offers(BOB, &[Answer::Decline, plain(Card::SwerveOfTheElderThings)]).decline(&[BOB, CLEO]);
    race.sums(11, 8).is_pack(&[ANN, CLEO, BOB, DAN]).asks(BOB, About::Pit);
}

#[test]
fn a_card_laid_with_the_announcement_can_be_cancelled() {
    let table = bob_attacks_ann(&[Card::PedalToTheRlyeh], &[Card::IaIa]);
    let mut race = table.dice(&[1, 3]).go();
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).window(Trigger::CardPlayed, &[ANN]);
    race.cancel(ANN, Card::IaIa, 0).sums(6, 8).asks(BOB, About::Action);
}
