//! Answers to a card that has been played: ¡Iä! ¡Iä! and Spell Check (8.4, 8.6, 8.7, 8.10).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Word};
use sobremesa::games::cthulhu500::scene::Way;
use sobremesa::games::cthulhu500::{About, Answer, Event, Race};
use sobremesa::kernel::{Seats, Tells as _};

const ROUND: Answer = Answer::Way(Way::Clockwise);

#[test]
fn ia_ia_cancels_an_action_and_the_action_stays_spent() {
    let mut race = Track::of(4).hand(ANN, &[Card::ShantakTow]).hand(CLEO, &[Card::IaIa]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).window(Trigger::CardPlayed, &[CLEO]);
    race.offers(CLEO, &[Answer::Decline, on_laid(Card::IaIa, 0)]);
    race.cancel(CLEO, Card::IaIa, 0).asks(ANN, About::Action);
    race.is_pack(&[ANN, BOB, CLEO, DAN]).has_laps(&[0; 4]).holds(ANN, &[]).holds(CLEO, &[]);
    let (by, with) = (Some(CLEO), Some(Card::IaIa));
    assert!(race.told(&Event::Cancelled { seat: ANN, card: Card::ShantakTow, by, with }));
    assert_eq!(race.race().pile[1..], [Card::IaIa, Card::ShantakTow]);
    assert_eq!(race.race().turn.actions, 1);
}

#[test]
fn an_action_that_nobody_cancels_takes_effect() {
    let mut race = Track::of(4).hand(ANN, &[Card::ShantakTow]).hand(CLEO, &[Card::IaIa]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).decline(&[CLEO]);
    race.asks(ANN, About::Action).is_pack(&[BOB, CLEO, ANN, DAN]).has_laps(&[1, 0, 0, 0]);
    race.holds(CLEO, &[Card::IaIa]);
    assert_eq!(race.race().pile[1..], [Card::ShantakTow]);
}

#[test]
fn one_may_cancel_a_card_of_ones_own() {
    let mut race = Track::of(4).hand(ANN, &[Card::ShantakTow, Card::IaIa]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).window(Trigger::CardPlayed, &[ANN]);
    race.offers(ANN, &[Answer::Decline, on_laid(Card::IaIa, 0)]);
    race.cancel(ANN, Card::IaIa, 0).is_pack(&[ANN, BOB, CLEO, DAN]).holds(ANN, &[]);
}

#[test]
fn a_cancelled_attempt_card_makes_no_attempt() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::TekeliLiThrottle]).hand(ANN, &[Card::IaIa]).go();
    race.answer(BOB, Answer::Play(Card::TekeliLiThrottle)).window(Trigger::CardPlayed, &[ANN]);
    race.cancel(ANN, Card::IaIa, 0).asks(BOB, About::Action).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert_eq!(race.times(|event| matches!(event, Event::Attempt { .. })), 0);
}

#[test]
fn a_cancelled_contagion_goes_to_the_pile() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::Gremlins])
        .hand(BOB, &[Card::IaIa])
        .mods(BOB, &[Card::SpikeyBits])
        .mods(CLEO, &[Card::SurplusTentacles])
        .go();
    race.answer(ANN, Answer::Play(Card::Gremlins)).asks(ANN, About::Declare);
    race.answer(ANN, Answer::Part(part(BOB, Card::SpikeyBits))).window(Trigger::CardPlayed, &[BOB]);
    race.cancel(BOB, Card::IaIa, 0).asks(ANN, About::Action);
    assert!(race.in_pile(Card::Gremlins) && race.race().contagions.is_empty());
    assert!(!race.car(BOB).mods[0].infested);
}

#[test]
fn a_cancelled_spell_triggers_nothing() {
    let lay = || {
        let table = Track::of(4).hand(ANN, &[Card::ChaosSpell, Card::Gremlins]).hand(BOB, &[Card::IaIa]);
        table.crew(DAN, &[Card::HighPriestOfMotocross])
    };
    let mut race = lay().go();
    race.answer(ANN, Answer::Play(Card::ChaosSpell)).answer(ANN, ROUND);
    race.window(Trigger::CardPlayed, &[ANN, BOB]);
    race.cancel(BOB, Card::IaIa, 0).window(Trigger::CardPlayed, &[ANN]).decline(&[ANN]);
    race.asks(ANN, About::Action).holds(ANN, &[Card::Gremlins]).holds(BOB, &[]).holds(DAN, &[]);
    // Nobody cancels it: hands change first, then the High Priest's player may draw.
    let mut race = lay().go();
    race.answer(ANN, Answer::Play(Card::ChaosSpell)).answer(ANN, ROUND).decline(&[ANN, BOB]);
    race.holds(BOB, &[Card::Gremlins]).holds(CLEO, &[Card::IaIa]).asks(DAN, About::MayDraw);
    race.offers(DAN, &[Answer::Draw(1), Answer::Decline]).decline(&[DAN]).asks(ANN, About::Action);
}

#[test]
fn ia_ia_cancels_a_reaction() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::PedalToTheRlyeh])
        .hand(DAN, &[Card::IaIa])
        .dice(&[3, 4])
        .go();
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).window(Trigger::CardPlayed, &[DAN]);
    race.offers(DAN, &[Answer::Decline, on_laid(Card::IaIa, 0)]);
    race.cancel(DAN, Card::IaIa, 0).sums(8, 9).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn two_ia_ia_undo_one_another_and_everybody_is_asked_again() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ShantakTow])
        .hand(BOB, &[Card::IaIa])
        .hand(CLEO, &[Card::IaIa, Card::CousinWhateley])
        .hand(DAN, &[Card::IaIa])
        .go();
    race.answer(ANN, Answer::Play(Card::ShantakTow))
        .decline(&[DAN])
        .window(Trigger::CardPlayed, &[BOB, CLEO]);
    race.cancel(BOB, Card::IaIa, 0).window(Trigger::CardPlayed, &[CLEO, DAN]);
    race.offers(CLEO, &[Answer::Decline, on_laid(Card::IaIa, 1)]);
    race.cancel(CLEO, Card::IaIa, 1).window(Trigger::CardPlayed, &[CLEO, DAN]);
    race.offers(DAN, &[Answer::Decline, on_laid(Card::IaIa, 2)]).decline(&[CLEO, DAN]);
    // Bob's card is gone. Dan had passed on the tow, and may think again.
    let (by, with) = (Some(CLEO), Some(Card::IaIa));
    assert!(race.told(&Event::Cancelled { seat: BOB, card: Card::IaIa, by, with }));
    race.window(Trigger::CardPlayed, &[CLEO, DAN]).offers(DAN, &[Answer::Decline, on_laid(Card::IaIa, 0)]);
    race.decline(&[CLEO, DAN]);
    race.asks(ANN, About::Action).is_pack(&[BOB, CLEO, ANN, DAN]);
}

#[test]
fn of_three_ia_ia_the_last_lets_the_first_stand() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ShantakTow, Card::IaIa])
        .hand(BOB, &[Card::IaIa])
        .hand(CLEO, &[Card::IaIa])
        .go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).cancel(BOB, Card::IaIa, 0);
    race.window(Trigger::CardPlayed, &[ANN, CLEO]).cancel(ANN, Card::IaIa, 1);
    race.window(Trigger::CardPlayed, &[CLEO]).offers(CLEO, &[Answer::Decline, on_laid(Card::IaIa, 2)]);
    race.cancel(CLEO, Card::IaIa, 2).asks(ANN, About::Action).is_pack(&[ANN, BOB, CLEO, DAN]);
    let cancelled: Vec<_> = race.story().iter().filter(|e| matches!(e, Event::Cancelled { .. })).collect();
    let gone = |seat, card, by| Event::Cancelled { seat, card, by: Some(by), with: Some(Card::IaIa) };
    assert_eq!(cancelled, [&gone(ANN, Card::IaIa, CLEO), &gone(ANN, Card::ShantakTow, BOB)]);
    // It is news to both: whose card went, and whose it was that did it.
    assert_eq!(Race::befalls(cancelled[1]), Seats::one(ANN).with(BOB));
}

#[test]
fn the_cost_of_a_cancelled_card_stays_paid() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::JettisonTheIntern])
        .crew(BOB, &[Card::CultistIntern, Card::BrownJenkinWrenchRat])
        .hand(ANN, &[Card::IaIa])
        .dice(&[2, 2])
        .go();
    race.answer(BOB, attempt_paid(ANN, Card::JettisonTheIntern, part(BOB, Card::CultistIntern)));
    race.window(Trigger::CardPlayed, &[ANN]).cancel(ANN, Card::IaIa, 0).sums(7, 7);
    assert_eq!(race.car(BOB).crew.len(), 1);
    assert!(race.in_pile(Card::CultistIntern) && race.in_pile(Card::JettisonTheIntern));
}

#[test]
fn crew_that_is_put_and_mods_that_are_attached_cannot_be_cancelled() {
    let mut race =
        Track::of(4).hand(ANN, &[Card::CousinWhateley, Card::SpikeyBits]).hand(BOB, &[Card::IaIa]).go();
    race.answer(ANN, Answer::Put(Card::CousinWhateley)).answer(ANN, Answer::Seat(DAN));
    race.asks(ANN, About::Action);
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).asks(ANN, About::Pit);
    race.answer(ANN, Answer::Attach(Card::SpikeyBits)).asks(ANN, About::TurnEnd);
    assert_eq!((race.car(DAN).crew.len(), race.car(ANN).mods.len()), (1, 1));
}

// ---------------------------------------------------------------------------------------------- Spell Check

#[test]
fn spell_check_cancels_a_spell_and_takes_it() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ShantakTow])
        .hand(CLEO, &[Card::SpellCheck, Card::IaIa, Card::IaIa, Card::SpikeyBits, Card::Gremlins])
        .crew(DAN, &[Card::HighPriestOfMotocross])
        .go();
    race.answer(ANN, Answer::Play(Card::ShantakTow));
    race.offers(CLEO, &[Answer::Decline, on_laid(Card::SpellCheck, 0), on_laid(Card::IaIa, 0)]);
    race.cancel(CLEO, Card::SpellCheck, 0).window(Trigger::CardPlayed, &[CLEO]).decline(&[CLEO]);
    race.asks(ANN, About::Action).is_pack(&[ANN, BOB, CLEO, DAN]);
    race.holds(CLEO, &[Card::ShantakTow, Card::IaIa, Card::IaIa, Card::SpikeyBits, Card::Gremlins]);
    assert!(race.told(&Event::Claimed { seat: CLEO, card: Card::ShantakTow }));
    assert!(race.in_pile(Card::SpellCheck) && !race.in_pile(Card::ShantakTow));
}

#[test]
fn with_more_than_five_cards_spell_check_takes_nothing() {
    let five = [Card::IaIa, Card::IaIa, Card::SpikeyBits, Card::Gremlins, Card::MidnightRestart];
    let mut race =
        Track::of(4).hand(ANN, &[Card::ShantakTow]).hand(CLEO, &[Card::SpellCheck]).hand(CLEO, &five).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).cancel(CLEO, Card::SpellCheck, 0).decline(&[CLEO]);
    race.asks(ANN, About::Action).is_pack(&[ANN, BOB, CLEO, DAN]).holds(CLEO, &five);
    assert!(race.in_pile(Card::ShantakTow) && race.in_pile(Card::SpellCheck));
}

#[test]
fn spell_check_answers_spells_only() {
    assert!(!Card::UnderTheYellowSign.is(Word::Spell));
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(BOB, &[Card::UnderTheYellowSign, Card::PedalToTheRlyeh])
        .hand(CLEO, &[Card::SpellCheck])
        .deck_top(&[Card::CousinWhateley])
        .dice(&[6, 1])
        .go();
    race.answer(BOB, Answer::Play(Card::UnderTheYellowSign)).window(Trigger::CardPlayed, &[BOB, CLEO]);
    race.offers(CLEO, &[Answer::Decline]).decline(&[BOB, CLEO]);
    race.answer(BOB, attempt_with(ANN, Card::PedalToTheRlyeh)).window(Trigger::CardPlayed, &[BOB, CLEO]);
    race.offers(CLEO, &[Answer::Decline]).all_pass().is_pack(&[BOB, ANN, CLEO, DAN]);
}

#[test]
fn spell_check_answers_the_spell_only_while_it_is_the_latest_card() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ShantakTow])
        .hand(BOB, &[Card::IaIa])
        .hand(CLEO, &[Card::SpellCheck])
        .hand(DAN, &[Card::IaIa])
        .go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).cancel(BOB, Card::IaIa, 0);
    race.window(Trigger::CardPlayed, &[CLEO, DAN]).offers(CLEO, &[Answer::Decline]);
    race.cancel(DAN, Card::IaIa, 1).window(Trigger::CardPlayed, &[CLEO]).offers(CLEO, &[Answer::Decline]);
    race.decline(&[CLEO]);
    // Bob's card is cancelled: the Spell is the latest card again.
    race.window(Trigger::CardPlayed, &[CLEO]).offers(CLEO, &[Answer::Decline, on_laid(Card::SpellCheck, 0)]);
    race.cancel(CLEO, Card::SpellCheck, 0).holds(CLEO, &[Card::ShantakTow]).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn a_cancelled_spell_check_takes_nothing() {
    let mut race =
        Track::of(4).hand(ANN, &[Card::ShantakTow, Card::IaIa]).hand(CLEO, &[Card::SpellCheck]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).cancel(CLEO, Card::SpellCheck, 0);
    race.window(Trigger::CardPlayed, &[ANN]).cancel(ANN, Card::IaIa, 1);
    race.asks(ANN, About::Action).holds(CLEO, &[]).is_pack(&[BOB, CLEO, ANN, DAN]);
    assert!(race.in_pile(Card::SpellCheck) && race.in_pile(Card::ShantakTow));
}
