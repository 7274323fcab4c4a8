//! Taking back: while nothing was told, rolled or drawn for it, and nobody else is asked anything else for it.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::Phase;
use sobremesa::games::cthulhu500::{About, Answer, Bid, Options, Reactions};

#[test]
fn a_card_that_waits_for_its_target_goes_back_to_hand() {
    let mut race = Track::of(4).hand(ANN, &[Card::CthulhuStepsOnIt, Card::CultistIntern]).go();
    let first = race.number(ANN).unwrap();
    race.answer(ANN, Answer::Play(Card::CthulhuStepsOnIt)).asks(ANN, About::Declare);
    let declaring = race.number(ANN).unwrap();
    assert!(!race.take_back(BOB) && race.take_back(ANN));
    race.asks(ANN, About::Action);
    assert_eq!((race.race().turn.actions, race.number(ANN)), (2, Some(first)));
    race.answer(ANN, Answer::Put(Card::CultistIntern)).asks(ANN, About::Declare);
    // A button of the question that is gone must not answer this one.
    assert!(race.number(ANN).unwrap() > declaring);
    race.answer(ANN, Answer::Seat(BOB));
    assert!(!race.take_back(ANN), "everybody has seen it");
}

#[test]
fn no_more_actions_can_be_thought_better_of_until_something_is_discarded_or_drawn() {
    let mut race = Track::of(3).hand(ANN, &[Card::SpikeyBits, Card::IaIa]).go();
    race.answer(ANN, Answer::Done).asks(ANN, About::TurnEnd);
    assert!(race.take_back(ANN));
    race.asks(ANN, About::Action).answer(ANN, Answer::Done).answer(ANN, Answer::Discard(Card::IaIa));
    assert!(!race.take_back(ANN));
    race.answer(ANN, Answer::Draw(1));
    assert!(!race.take_back(ANN));
}

#[test]
fn an_announcement_has_been_heard() {
    let mut race = Track::of(3).turn(BOB).hand(ANN, &[Card::IaIa]).dice(&[1, 1]).go();
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]);
    assert!(!race.take_back(BOB));
    race.decline(&[ANN]);
    // The dice lie there.
    assert!(!race.take_back(ANN) && !race.take_back(BOB));
    race.all_pass();
}

#[test]
fn a_pass_can_be_taken_back_while_others_think() {
    for options in [Options::printed(Reactions::First), Options::printed(Reactions::Sealed)] {
        let table = Track::with(4, options).hand(ANN, &[Card::ShantakTow]).hand(BOB, &[Card::IaIa]);
        let mut race = table.hand(CLEO, &[Card::SpikeyBits]).hand(DAN, &[Card::SpikeyBits]).go();
        race.answer(ANN, Answer::Play(Card::ShantakTow)).window(Trigger::CardPlayed, &[BOB, CLEO, DAN]);
        let number = race.number(DAN);
        // That Cleo has passed meanwhile is no answer to Bob.
        race.decline(&[BOB, CLEO]);
        assert!(race.take_back(BOB));
        race.window(Trigger::CardPlayed, &[BOB, DAN]);
        assert_eq!((race.number(BOB), race.number(DAN)), (number, number));
        race.decline(&[BOB, DAN]);
        assert!(!race.take_back(BOB) && !race.take_back(CLEO));
    }
}

#[test]
fn what_lies_face_down_can_be_picked_up_again() {
    let table = Track::sealed(4).hand(ANN, &[Card::ShantakTow]).hand(BOB, &[Card::IaIa]);
    let mut race = table.hand(CLEO, &[Card::SpikeyBits]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).cancel(BOB, Card::IaIa, 0);
    race.window(Trigger::CardPlayed, &[CLEO]);
    assert!(race.take_back(BOB));
    race.window(Trigger::CardPlayed, &[BOB, CLEO]).decline(&[CLEO, BOB]).has_laps(&[1, 0, 0, 0]);
    race.holds(BOB, &[Card::IaIa]);
}

#[test]
fn a_bid_can_be_changed_until_all_are_revealed() {
    let mut race = Track::dealt(3, Options::printed(Reactions::First)).phase(Phase::Bid).go();
    let nothing = Answer::Bid(Bid::default());
    race.answer(ANN, nothing).answer(BOB, nothing);
    assert!(race.take_back(ANN));
    let all: Bid = race.car(ANN).hand.iter().copied().collect();
    let one =
        race.offered(CLEO).into_iter().find(|answer| matches!(answer, Answer::Bid(bid) if bid.len() == 1));
    race.answer(ANN, Answer::Bid(all)).answer(CLEO, one.unwrap());
    assert!(!race.take_back(ANN) && !race.take_back(CLEO));
    race.is_pack(&[ANN, CLEO, BOB]);
}
