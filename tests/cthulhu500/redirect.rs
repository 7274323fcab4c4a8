//! After You, Professor: the attempt is made against somebody else (8.11, 7.7, 4.8).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::scene::{Aim, Lay};
use sobremesa::games::cthulhu500::{About, Answer, Event};

const REDIRECT: Answer = Answer::Lay(Lay { card: Card::AfterYouProfessor, aim: Aim::Nothing });

#[test]
fn the_attempt_goes_to_the_vehicle_ahead_of_the_defender() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(BOB, &[Card::AfterYouProfessor])
        .hand(ANN, &[Card::SwerveOfTheElderThings])
        .dice(&[5, 1])
        .go();
    race.answer(CLEO, attempt(BOB))
        .window(Trigger::AttemptStarts, &[BOB])
        .offers(BOB, &[Answer::Decline, REDIRECT]);
    race.lay(BOB, Card::AfterYouProfessor).window(Trigger::CardPlayed, &[ANN]);
    // The new defender may react in the same breath as to the card.
    race.offers(ANN, &[Answer::Decline, plain(Card::SwerveOfTheElderThings)]);
    race.lay(ANN, Card::SwerveOfTheElderThings).sums(10, 9).is_pack(&[CLEO, ANN, BOB, DAN]);
    assert!(race.told(&Event::Redirected { attacker: CLEO, defender: ANN }));
}

#[test]
fn on_success_only_the_new_defender_has_been_passed() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(BOB, &[Card::AfterYouProfessor])
        .mods(BOB, &[Card::SpikeyBits])
        .dice(&[5, 1])
        .go();
    race.answer(CLEO, attempt(BOB)).lay(BOB, Card::AfterYouProfessor).is_pack(&[CLEO, ANN, BOB, DAN]);
    race.is_damaged(&[]).has_laps(&[0; 4]);
    assert!(race.told(&Event::Passed { passer: CLEO, passed: ANN }));
    assert_eq!(race.times(|event| matches!(event, Event::Passed { .. })), 1);
}

#[test]
fn on_failure_nothing_moves() {
    let mut race = Track::of(4).turn(CLEO).hand(BOB, &[Card::AfterYouProfessor]).dice(&[1, 6]).go();
    race.answer(CLEO, attempt(BOB)).lay(BOB, Card::AfterYouProfessor).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert!(race.told(&Event::Held { attacker: CLEO, defender: ANN }));
}

#[test]
fn a_tie_at_a_distance_damages_the_attacker_and_the_new_defender() {
    let mut race = Track::of(4).turn(CLEO).hand(BOB, &[Card::AfterYouProfessor]).dice(&[4, 4]).go();
    race.answer(CLEO, attempt(BOB)).lay(BOB, Card::AfterYouProfessor);
    race.is_damaged(&[ANN, CLEO]).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn the_leader_sends_the_attempt_across_the_line() {
    let mut race = Track::of(4).turn(BOB).hand(ANN, &[Card::AfterYouProfessor]).dice(&[5, 1]).go();
    race.answer(BOB, attempt(ANN)).lay(ANN, Card::AfterYouProfessor).sums(10, 5);
    // Bob, from second place, stands directly ahead of the tail, one lap up.
    race.is_pack(&[ANN, CLEO, BOB, DAN]).has_laps(&[0, 1, 0, 0]);
}

#[test]
fn it_is_not_offered_when_the_vehicle_ahead_is_the_attacker() {
    let two_ahead = Answer::Play(Card::DreamlandsShortcut);
    let mut race = Track::of(3)
        .turn(BOB)
        .hand(BOB, &[Card::DreamlandsShortcut])
        .hand(CLEO, &[Card::AfterYouProfessor])
        .dice(&[1, 6])
        .go();
    race.answer(BOB, two_ahead).window(Trigger::CardPlayed, &[CLEO]);
    // On a ring of three, two ahead of Bob is Cleo, and ahead of Cleo is Bob.
    race.offers(CLEO, &[Answer::Decline]).decline(&[CLEO]).is_pack(&[ANN, BOB, CLEO]);
}

#[test]
fn on_a_ring_of_three_the_vehicle_behind_the_attacker_is_drawn_in() {
    let mut race = Track::of(3).turn(BOB).hand(ANN, &[Card::AfterYouProfessor]).dice(&[5, 1]).go();
    race.answer(BOB, attempt(ANN)).lay(ANN, Card::AfterYouProfessor);
    race.is_pack(&[ANN, BOB, CLEO]).has_laps(&[0, 1, 0]);
    assert!(race.told(&Event::Passed { passer: BOB, passed: CLEO }));
}

#[test]
fn what_was_played_for_the_attacker_stays_and_what_was_played_for_the_old_defender_is_spent() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace])
        .hand(BOB, &[Card::SwerveOfTheElderThings, Card::OilSlickFromBeyond, Card::AfterYouProfessor])
        .dice(&[1, 6])
        .go();
    race.answer(CLEO, attempt_with(BOB, Card::PedalToTheRlyeh)).decline(&[BOB]);
    race.lay(CLEO, Card::SlipstreamOutOfSpace);
    race.lay(BOB, Card::SwerveOfTheElderThings).lay(BOB, Card::OilSlickFromBeyond);
    race.lay(BOB, Card::AfterYouProfessor);
    // 1 + 5 + 3 + 2 and the tie is Cleo's; no Swerve, no oil.
    race.sums(11, 11).is_pack(&[CLEO, ANN, BOB, DAN]).is_damaged(&[]);
}

#[test]
fn oil_that_was_meant_for_the_old_attempt_damages_nobody() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(BOB, &[Card::OilSlickFromBeyond, Card::AfterYouProfessor])
        .dice(&[1, 6])
        .go();
    race.answer(CLEO, attempt(BOB)).lay(BOB, Card::OilSlickFromBeyond);
    race.lay(BOB, Card::AfterYouProfessor).sums(6, 11).is_damaged(&[]);
}

#[test]
fn the_attacker_is_not_asked_again() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::PedalToTheRlyeh])
        .hand(BOB, &[Card::AfterYouProfessor, Card::SwerveOfTheElderThings])
        .hand(ANN, &[Card::CousinWhateley])
        .dice(&[1, 6])
        .go();
    race.answer(CLEO, attempt(BOB)).lay(BOB, Card::AfterYouProfessor);
    race.window(Trigger::CardPlayed, &[ANN, BOB, CLEO]);
    race.offers(CLEO, &[Answer::Decline]).decline(&[ANN, BOB, CLEO]).sums(6, 11);
}

#[test]
fn a_cancelled_redirection_leaves_everybody_where_they_were_asked() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::IaIa])
        .hand(BOB, &[Card::AfterYouProfessor, Card::SwerveOfTheElderThings])
        .dice(&[4, 1])
        .go();
    race.answer(CLEO, attempt(BOB)).lay(BOB, Card::AfterYouProfessor).decline(&[BOB]).cancel(
        CLEO,
        Card::IaIa,
        0,
    );
    race.decline(&[BOB]).window(Trigger::AttemptStarts, &[BOB]);
    race.offers(BOB, &[Answer::Decline, plain(Card::SwerveOfTheElderThings)]).decline(&[BOB]).sums(9, 6);
    race.is_pack(&[ANN, CLEO, BOB, DAN]);
}

#[test]
fn a_free_pass_can_be_redirected_and_stays_free() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::AfterYouProfessor]).dice(&[5, 1]).go();
    race.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None });
    race.offers(BOB, &[Answer::Decline, REDIRECT]).lay(BOB, Card::AfterYouProfessor);
    race.is_pack(&[CLEO, ANN, BOB, DAN]).asks(BOB, About::Action);
    assert_eq!(race.race().turn.actions, 1);
}

#[test]
fn a_valet_helps_in_the_pit_stop_of_its_own_vehicle_only() {
    let table = || Track::of(4).turn(BOB).hand(BOB, &[Card::AfterYouProfessor]).dice(&[3, 3]);
    let mut race = table().crew(BOB, &[Card::NightgauntValet]).go();
    race.answer(BOB, Answer::PitStop)
        .answer(CLEO, Answer::FreePass { with: None })
        .decline(&[BOB])
        .sums(8, 10);
    // Ann is drawn in to the free pass at Bob's pit stop: her valet has nothing to park.
    let mut race = table().crew(ANN, &[Card::NightgauntValet]).go();
    race.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None });
    race.lay(BOB, Card::AfterYouProfessor).sums(8, 8);
}

#[test]
fn a_driver_who_likes_distances_gains_by_it() {
    let table = Track::of(4).turn(CLEO).driver(CLEO, Card::RandolphCarburettor);
    let mut race = table.hand(BOB, &[Card::AfterYouProfessor]).dice(&[1, 6]).go();
    race.answer(CLEO, attempt(BOB)).lay(BOB, Card::AfterYouProfessor).sums(9, 11);
}
