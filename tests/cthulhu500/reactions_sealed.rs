//! Sealed tables: answers are laid down together, then the answers to them, and then everything resolves (8.7).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::{About, Answer, Event};
use sobremesa::kernel::Seat;

/// Ann, who leads, plays the tow: cancelled or not, everybody can see it.
fn towing(table: Track) -> Going {
    let mut race = table.hand(ANN, &[Card::ShantakTow]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow));
    race
}

#[track_caller]
fn was_towed(race: &mut Going, towed: bool) {
    let (pack, laps) = if towed { ([BOB, CLEO, ANN, DAN], 1) } else { ([ANN, BOB, CLEO, DAN], 0) };
    race.is_pack(&pack).has_laps(&[laps, 0, 0, 0]);
}

/// Whether a card of somebody's was cancelled.
fn lost(race: &Going, whose: Seat) -> bool {
    race.story().iter().any(|event| matches!(event, Event::Cancelled { seat, .. } if *seat == whose))
}

/// A card is cancelled by an Iä! Iä!
fn gone(seat: Seat, card: Card, by: Seat) -> Event {
    Event::Cancelled { seat, card, by: Some(by), with: Some(Card::IaIa) }
}

#[test]
fn one_ia_ia_cancels() {
    let mut race = towing(Track::sealed(4).hand(BOB, &[Card::IaIa]));
    race.window(Trigger::CardPlayed, &[BOB]).offers(BOB, &[Answer::Decline, on_laid(Card::IaIa, 0)]);
    race.cancel(BOB, Card::IaIa, 0).asks(ANN, About::Action);
    was_towed(&mut race, false);
    assert_eq!(race.race().turn.actions, 1);
}

#[test]
fn nothing_is_told_before_everybody_has_answered() {
    let mut race = towing(Track::sealed(4).hand(BOB, &[Card::IaIa]).hand(CLEO, &[Card::CousinWhateley]));
    race.window(Trigger::CardPlayed, &[BOB, CLEO]).cancel(BOB, Card::IaIa, 0);
    assert!(race.news().is_empty());
    race.window(Trigger::CardPlayed, &[CLEO]).holds(BOB, &[Card::IaIa]).decline(&[CLEO]);
    race.window(Trigger::CardPlayed, &[CLEO]).holds(BOB, &[]).decline(&[CLEO]).asks(ANN, About::Action);
    was_towed(&mut race, false);
}

#[test]
fn the_second_layer_answers_the_first() {
    let mut race = towing(Track::sealed(4).hand(BOB, &[Card::IaIa]).hand(CLEO, &[Card::IaIa]));
    race.cancel(BOB, Card::IaIa, 0).decline(&[CLEO]);
    race.window(Trigger::CardPlayed, &[CLEO]).offers(CLEO, &[Answer::Decline, on_laid(Card::IaIa, 1)]);
    race.cancel(CLEO, Card::IaIa, 1).asks(ANN, About::Action);
    was_towed(&mut race, true);
    assert!(race.told(&gone(BOB, Card::IaIa, CLEO)) && !lost(&race, ANN));
}

#[test]
fn the_third_layer_lets_the_first_stand() {
    let hands = Track::sealed(4).hand(BOB, &[Card::IaIa]).hand(CLEO, &[Card::IaIa]).hand(DAN, &[Card::IaIa]);
    let mut race = towing(hands);
    race.cancel(BOB, Card::IaIa, 0).decline(&[CLEO, DAN]);
    race.window(Trigger::CardPlayed, &[CLEO, DAN]).cancel(CLEO, Card::IaIa, 1).decline(&[DAN]);
    race.window(Trigger::CardPlayed, &[DAN]).offers(DAN, &[Answer::Decline, on_laid(Card::IaIa, 2)]);
    race.cancel(DAN, Card::IaIa, 2).asks(ANN, About::Action);
    was_towed(&mut race, false);
    let cancelled: Vec<_> = race.story().iter().filter(|e| matches!(e, Event::Cancelled { .. })).collect();
    assert_eq!(cancelled, [&gone(CLEO, Card::IaIa, DAN), &gone(ANN, Card::ShantakTow, BOB)]);
}

#[test]
fn of_two_that_name_the_same_card_the_first_counts_and_the_other_goes_back_to_hand() {
    let mut counted = Vec::new();
    for seed in 0..24 {
        let hands = Track::sealed(4).seed(seed).hand(BOB, &[Card::IaIa]).hand(CLEO, &[Card::IaIa]);
        let mut race = towing(hands);
        race.cancel(BOB, Card::IaIa, 0).cancel(CLEO, Card::IaIa, 0).asks(ANN, About::Action);
        // They do not cancel one another.
        was_towed(&mut race, false);
        assert!(!lost(&race, BOB) && !lost(&race, CLEO));
        let back: Vec<_> = [BOB, CLEO].into_iter().filter(|seat| !race.car(*seat).hand.is_empty()).collect();
        let [back] = back[..] else { panic!("exactly one goes back: {back:?}") };
        assert!(race.told(&Event::Returned { seat: back, card: Card::IaIa }) && race.in_pile(Card::IaIa));
        counted.push(back);
    }
    assert!(counted.contains(&BOB) && counted.contains(&CLEO), "the dice decide: {counted:?}");
}

#[test]
fn of_ia_ia_and_spell_check_on_one_spell_the_first_counts() {
    let mut outcomes = Vec::new();
    for seed in 0..24 {
        let mut race =
            towing(Track::sealed(4).seed(seed).hand(BOB, &[Card::IaIa]).hand(CLEO, &[Card::SpellCheck]));
        race.cancel(CLEO, Card::SpellCheck, 0).cancel(BOB, Card::IaIa, 0).asks(ANN, About::Action);
        was_towed(&mut race, false);
        let taken = race.told(&Event::Claimed { seat: CLEO, card: Card::ShantakTow });
        if taken {
            race.holds(CLEO, &[Card::ShantakTow]).holds(BOB, &[Card::IaIa]);
        } else {
            race.holds(CLEO, &[Card::SpellCheck]).holds(BOB, &[]);
            assert!(race.in_pile(Card::ShantakTow) && race.in_pile(Card::IaIa));
        }
        outcomes.push(taken);
    }
    assert!(outcomes.contains(&true) && outcomes.contains(&false));
}

#[test]
fn when_the_first_of_two_is_cancelled_the_other_counts() {
    for seed in 0..12 {
        let hands = Track::sealed(4).seed(seed).hand(BOB, &[Card::IaIa]).hand(CLEO, &[Card::IaIa]);
        let mut race = towing(hands.hand(DAN, &[Card::IaIa]));
        race.cancel(BOB, Card::IaIa, 0).cancel(CLEO, Card::IaIa, 0).decline(&[DAN]);
        race.window(Trigger::CardPlayed, &[DAN]);
        race.offers(DAN, &[Answer::Decline, on_laid(Card::IaIa, 1), on_laid(Card::IaIa, 2)]);
        race.cancel(DAN, Card::IaIa, 1).asks(ANN, About::Action);
        was_towed(&mut race, false);
        race.holds(BOB, &[]).holds(CLEO, &[]).holds(DAN, &[]);
    }
}

#[test]
fn one_seat_may_lay_several_cards() {
    let mut race = Track::sealed(4)
        .turn(BOB)
        .hand(BOB, &[Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace, Card::PedalToTheRlyeh])
        .dice(&[1, 6])
        .go();
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).window(Trigger::AttemptStarts, &[BOB]);
    race.offers(BOB, &[Answer::Decline, plain(Card::PedalToTheRlyeh), plain(Card::SlipstreamOutOfSpace)]);
    race.lay(BOB, Card::SlipstreamOutOfSpace).offers(BOB, &[Answer::Decline, plain(Card::PedalToTheRlyeh)]);
    // With nothing left to lay, nothing is left to ask.
    race.lay(BOB, Card::PedalToTheRlyeh).sums(14, 11).holds(BOB, &[]);
}

#[test]
fn the_defender_answers_the_announcement_once() {
    let mut race = Track::sealed(4)
        .turn(BOB)
        .hand(BOB, &[Card::PedalToTheRlyeh])
        .hand(ANN, &[Card::SwerveOfTheElderThings, Card::OilSlickFromBeyond])
        .dice(&[4, 1])
        .go();
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).window(Trigger::AttemptStarts, &[ANN]);
    race.lay(ANN, Card::SwerveOfTheElderThings).decline(&[ANN]);
    race.window(Trigger::CardPlayed, &[ANN]).offers(ANN, &[Answer::Decline]).decline(&[ANN]);
    // The announcement is not asked about again, though Ann holds the oil still.
    race.sums(12, 9).is_pack(&[BOB, ANN, CLEO, DAN]).holds(ANN, &[Card::OilSlickFromBeyond]);
}

#[test]
fn what_comes_with_the_announcement_is_the_attackers_answer() {
    let cards = [Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace];
    let table = Track::sealed(4).turn(BOB).hand(BOB, &cards).hand(ANN, &[Card::SwerveOfTheElderThings]);
    let mut race = table.dice(&[1, 5]).go();
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).window(Trigger::AttemptStarts, &[ANN, BOB]);
    // He may lay more, face down like everybody.
    race.offers(BOB, &[Answer::Decline, plain(Card::SlipstreamOutOfSpace)]).decline(&[BOB]);
    race.lay(ANN, Card::SwerveOfTheElderThings).window(Trigger::CardPlayed, &[BOB]).decline(&[BOB]);
    race.sums(9, 13).asks(BOB, About::Action).holds(BOB, &cards[1..]);
}

#[test]
fn an_attacker_who_has_passed_with_the_announcement_has_passed() {
    // R24: what lies face up by now must not help anybody who was asked before.
    let (pedal, swerve) = (Card::PedalToTheRlyeh, Card::SwerveOfTheElderThings);
    let table = || Track::sealed(4).turn(BOB).hand(BOB, &[pedal]).hand(ANN, &[swerve]).dice(&[1, 6]);
    let mut race = table().hand(CLEO, &[Card::IaIa]).go();
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]).lay(ANN, swerve);
    race.window(Trigger::CardPlayed, &[BOB, CLEO]).offers(BOB, &[Answer::Decline]).decline(&[BOB]);
    race.cancel(CLEO, Card::IaIa, 0).window(Trigger::CardPlayed, &[BOB]).decline(&[BOB]);
    race.sums(6, 11).asks(BOB, About::Action).holds(BOB, &[pedal]);
    // The same with a free pass, and whoever is in the pits.
    let mut race = table().turn(ANN).go();
    race.answer(ANN, Answer::PitStop).answer(BOB, Answer::FreePass { with: None }).lay(ANN, swerve);
    race.window(Trigger::CardPlayed, &[BOB]).offers(BOB, &[Answer::Decline]).decline(&[BOB]);
    race.sums(6, 14).holds(BOB, &[pedal]);
}

#[test]
fn one_layer_can_name_different_cards() {
    let mut race = Track::sealed(4)
        .turn(BOB)
        .hand(BOB, &[Card::PedalToTheRlyeh])
        .hand(ANN, &[Card::SwerveOfTheElderThings])
        .hand(CLEO, &[Card::IaIa, Card::IaIa])
        .dice(&[1, 6])
        .go();
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).lay(ANN, Card::SwerveOfTheElderThings);
    race.window(Trigger::CardPlayed, &[CLEO]);
    let both = [Answer::Decline, on_laid(Card::IaIa, 0), on_laid(Card::IaIa, 1)];
    race.offers(CLEO, &both).cancel(CLEO, Card::IaIa, 1).offers(CLEO, &both).cancel(CLEO, Card::IaIa, 0);
    race.sums(6, 11).holds(CLEO, &[]);
    assert!(
        race.told(&gone(BOB, Card::PedalToTheRlyeh, CLEO))
            && race.told(&gone(ANN, Card::SwerveOfTheElderThings, CLEO))
    );
}

#[test]
fn the_order_in_which_answers_come_in_does_not_matter() {
    let table = || {
        let hands =
            Track::sealed(4).turn(BOB).hand(BOB, &[Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace]);
        let hands = hands.hand(ANN, &[Card::SwerveOfTheElderThings, Card::OilSlickFromBeyond]);
        hands.hand(CLEO, &[Card::IaIa, Card::IaIa]).dice(&[2, 2])
    };
    let finish = |mut race: Going, cancelling: [u8; 2]| {
        race.window(Trigger::CardPlayed, &[CLEO]);
        for at in cancelling {
            race.cancel(CLEO, Card::IaIa, at);
        }
        (race.race().clone(), race.story().to_vec())
    };
    let mut one = table().go();
    one.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).lay(BOB, Card::SlipstreamOutOfSpace);
    one.lay(ANN, Card::SwerveOfTheElderThings).lay(ANN, Card::OilSlickFromBeyond);
    let mut other = table().go();
    other
        .answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh))
        .lay(ANN, Card::OilSlickFromBeyond)
        .lay(BOB, Card::SlipstreamOutOfSpace);
    other.lay(ANN, Card::SwerveOfTheElderThings);
    assert_eq!(finish(one, [0, 2]), finish(other, [2, 0]));
}

#[test]
fn a_redirected_attempt_asks_the_new_defender_in_turn() {
    let mut race = Track::sealed(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::PedalToTheRlyeh])
        .hand(BOB, &[Card::AfterYouProfessor])
        .hand(ANN, &[Card::SwerveOfTheElderThings])
        .dice(&[1, 2])
        .go();
    race.answer(CLEO, attempt_with(BOB, Card::PedalToTheRlyeh)).window(Trigger::AttemptStarts, &[BOB]);
    race.lay(BOB, Card::AfterYouProfessor);
    race.window(Trigger::CardPlayed, &[ANN]).decline(&[ANN]).window(Trigger::AttemptStarts, &[ANN]);
    race.offers(ANN, &[Answer::Decline, plain(Card::SwerveOfTheElderThings)]);
    race.lay(ANN, Card::SwerveOfTheElderThings).sums(9, 10).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn what_the_old_defender_laid_together_with_the_redirection_is_spent_in_any_order() {
    for seed in 0..24 {
        let own = [Card::AfterYouProfessor, Card::SwerveOfTheElderThings, Card::OilSlickFromBeyond];
        let also = [Card::JettisonTheIntern, Card::ContractualObligation];
        let table = Track::sealed(4).seed(seed).turn(CLEO).hand(BOB, &own).hand(BOB, &also);
        let mut race = table.crew(BOB, &[Card::CultistIntern]).dice(&[1, 6]).go();
        race.answer(CLEO, attempt(BOB));
        race.answer(BOB, paid(Card::JettisonTheIntern, part(BOB, Card::CultistIntern)));
        for card in own.into_iter().chain([also[1]]) {
            race.lay(BOB, card);
        }
        // Neither for Ann, nor for Cleo, nor against either; and no oil on the road.
        race.sums(6, 11).is_damaged(&[]).is_pack(&[ANN, BOB, CLEO, DAN]).holds(BOB, &[]);
    }
}
