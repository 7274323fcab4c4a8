//! Standing orders: what can be ordered, whom an event concerns, and when an order fits.

use crate::track::*;
use sobremesa::games::cthulhu500::Answer;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::kernel::{Often, Order, Whom};

fn order(card: Card) -> Order {
    Order {
        card: card.id().to_owned(),
        trigger: card.trigger().unwrap().id().to_owned(),
        whom: Whom::Anyone,
        case: "always".to_owned(),
        often: Often::EachTime,
        keep: 0,
    }
}

fn whom(card: Card, whom: Whom) -> Order {
    Order { whom, ..order(card) }
}

#[test]
fn orders_can_be_given_about_the_reactions_in_hand_and_nothing_else() {
    let race = Track::of(3).hand(ANN, &[Card::IaIa, Card::IaIa, Card::SpikeyBits, Card::AzathothPlaysDice]);
    let race = race.hand(ANN, &[Card::PedalToTheRlyeh]).go();
    let orderable = race.orderable(ANN);
    let mut cards: Vec<_> =
        orderable.iter().map(|one| (one.card.as_str(), one.copies, !one.cases.is_empty())).collect();
    cards.sort_unstable();
    let mut expected = [
        (Card::IaIa.id(), 2, false),
        (Card::PedalToTheRlyeh.id(), 1, true),
        (Card::AzathothPlaysDice.id(), 1, true),
    ];
    expected.sort_unstable();
    assert_eq!(cards, expected);
    let whoms = [Whom::Me, Whom::Anyone, Whom::Named("leader".to_owned()), Whom::Seat(BOB), Whom::Seat(CLEO)];
    assert!(orderable.iter().all(|one| one.whoms == whoms && one.triggers.len() == 1));
    // A card that helps on one side of an attempt only says on which.
    let when = |card: Card| {
        orderable.iter().find(|one| one.card == card.id()).map(|one| one.triggers[0].1.key.clone())
    };
    assert_eq!(when(Card::PedalToTheRlyeh).as_deref(), Some("on-attempt_starts-attacker"));
    assert_eq!(when(Card::IaIa).as_deref(), Some("on-card_played"));
    assert!(order(Card::IaIa).is_among(&orderable));
    for wrong in [
        order(Card::SpellCheck),
        Order { trigger: Trigger::NearMiss.id().to_owned(), ..order(Card::IaIa) },
        Order { case: "if_i_lose".to_owned(), ..order(Card::IaIa) },
        Order { keep: 10, ..order(Card::IaIa) },
        whom(Card::IaIa, Whom::Seat(ANN)),
        whom(Card::IaIa, Whom::Seat(DAN)),
    ] {
        assert!(!wrong.is_among(&orderable));
    }
    assert!(race.orderable(BOB).is_empty());
}

/// Bob damages his neighbours Ann and Cleo; everybody holds ¡Iä! ¡Iä!.
fn doom() -> Going {
    let table = Track::of(4).turn(BOB).hand(BOB, &[Card::TheDoomThatCameToTurnFour, Card::IaIa]);
    let table = table.hand(ANN, &[Card::IaIa]).hand(CLEO, &[Card::SpellCheck]).hand(DAN, &[Card::IaIa]);
    let mut race = table.go();
    race.answer(BOB, Answer::Play(Card::TheDoomThatCameToTurnFour));
    race
}

#[test]
fn a_played_card_concerns_those_whom_it_touches() {
    let race = doom();
    assert_eq!(race.concerned(), [ANN, CLEO]);
    let cancel = Some(on_laid(Card::IaIa, 0));
    assert_eq!(race.obeys(ANN, &whom(Card::IaIa, Whom::Me)), cancel);
    assert_eq!(race.obeys(DAN, &whom(Card::IaIa, Whom::Me)), None);
    assert_eq!(race.obeys(DAN, &whom(Card::IaIa, Whom::Anyone)), cancel);
    // Ann leads, and is touched; Cleo is touched; Bob did it; Dan has no part in it.
    assert_eq!(race.obeys(DAN, &whom(Card::IaIa, Whom::Named("leader".to_owned()))), cancel);
    for (seat, fits) in [(ANN, true), (BOB, true), (CLEO, true), (DAN, false)] {
        assert_eq!(race.obeys(ANN, &whom(Card::IaIa, Whom::Seat(seat))).is_some(), fits, "{seat:?}");
    }
    // Nobody cancels their own card by an order.
    assert_eq!(race.obeys(BOB, &order(Card::IaIa)), None);
    // It is no Spell, and an order plays nothing that is not offered.
    assert_eq!(race.obeys(CLEO, &order(Card::SpellCheck)), None);
}

#[test]
fn an_answer_concerns_whoever_it_answers() {
    let mut race = doom();
    race.cancel(DAN, Card::IaIa, 0);
    assert_eq!(race.concerned(), [BOB]);
    assert_eq!(race.obeys(BOB, &whom(Card::IaIa, Whom::Me)), Some(on_laid(Card::IaIa, 1)));
    assert_eq!(race.obeys(ANN, &whom(Card::IaIa, Whom::Me)), None);
}

#[test]
fn an_order_keeps_what_it_is_told_to_keep() {
    let race = doom();
    // Ann holds one card: playing it leaves none.
    assert!(race.obeys(ANN, &Order { keep: 0, ..order(Card::IaIa) }).is_some());
    assert_eq!(race.obeys(ANN, &Order { keep: 1, ..order(Card::IaIa) }), None);
}

#[test]
fn the_case_of_an_order_goes_by_the_sums_on_the_table() {
    let case = |case: &str, card| Order { case: case.to_owned(), ..order(card) };
    // Bob 5 and 2 and 2 against Ann's 5: he would win, she would not.
    let table = Track::of(4).turn(BOB).driver(BOB, Card::FungiFromDaytona);
    let hands = table.hand(BOB, &[Card::PedalToTheRlyeh, Card::SlipstreamOutOfSpace]);
    let hands = hands.hand(ANN, &[Card::SwerveOfTheElderThings]);
    let mut race = hands.dice(&[1, 3]).go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace)).window(Trigger::CardPlayed, &[ANN, BOB]);
    let (pedal, swerve) = (Card::PedalToTheRlyeh, Card::SwerveOfTheElderThings);
    assert!(race.obeys(BOB, &case("if_i_win", pedal)).is_some());
    assert_eq!(race.obeys(BOB, &case("if_i_lose", pedal)), None);
    assert!(race.obeys(ANN, &case("if_i_lose", swerve)).is_some());
    assert_eq!(race.obeys(ANN, &case("if_i_win", swerve)), None);
    race.all_pass();
}

#[test]
fn a_tie_is_lost_by_both_unless_a_card_says_otherwise() {
    let losing = |card| Order { case: "if_i_lose".to_owned(), ..order(card) };
    // Both roll 3, and nobody's card speaks of ties.
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::AzathothPlaysDice]).dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN)).window(Trigger::NearMiss, &[BOB]);
    assert!(race.obeys(BOB, &losing(Card::AzathothPlaysDice)).is_some());
    race.all_pass();
    let hands = Track::of(4).turn(BOB).hand(BOB, &[Card::SlipstreamOutOfSpace, Card::JettisonTheIntern]);
    let hands = hands.crew(BOB, &[Card::CultistIntern]).hand(ANN, &[Card::OilSlickFromBeyond]);
    let mut race = hands.dice(&[1, 6]).go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace));
    // 7 against 5, if nobody cancels it, and ties are Bob's.
    assert_eq!(race.obeys(BOB, &losing(Card::JettisonTheIntern)), None);
    assert!(race.obeys(ANN, &losing(Card::OilSlickFromBeyond)).is_some());
    race.lay(ANN, Card::OilSlickFromBeyond).decline(&[BOB]).window(Trigger::CardPlayed, &[BOB]);
    // 5 against 5.
    assert_eq!(race.obeys(BOB, &losing(Card::JettisonTheIntern)), None);
    race.all_pass();
    // 7 against 9: ties are Bob's, and this is none.
    let table = Track::of(4).turn(BOB).driver(ANN, Card::FungiFromDaytona).tires(ANN, Card::NodensSnowChains);
    let hands = table.hand(BOB, &[Card::SlipstreamOutOfSpace, Card::JettisonTheIntern]);
    let mut race = hands.crew(BOB, &[Card::CultistIntern]).dice(&[1, 6]).go();
    race.answer(BOB, attempt_with(ANN, Card::SlipstreamOutOfSpace)).window(Trigger::CardPlayed, &[BOB]);
    assert!(race.obeys(BOB, &losing(Card::JettisonTheIntern)).is_some());
    race.all_pass();
}

#[test]
fn damage_and_laps_concern_those_who_are_asked() {
    let table = Track::of(4).hand(BOB, &[Card::BlameTheShoggoth]).hand(ANN, &[Card::TechnicalInspection]);
    let mut race = table.go();
    race.answer(ANN, Answer::Play(Card::TechnicalInspection)).window(Trigger::CardPlayed, &[BOB]);
    let onto_cleo = race.obeys(BOB, &whom(Card::BlameTheShoggoth, Whom::Me));
    assert!(
        [at_seat(Card::BlameTheShoggoth, ANN), at_seat(Card::BlameTheShoggoth, CLEO)]
            .contains(&onto_cleo.unwrap())
    );
    assert_eq!(race.obeys(BOB, &whom(Card::BlameTheShoggoth, Whom::Named("leader".to_owned()))), None);
    race.all_pass();

    let mut race = Track::of(4).hand(BOB, &[Card::MidnightRestart]).dice(&[6, 1]).go();
    race.answer(ANN, attempt(DAN)).window(Trigger::LapGained, &[BOB]);
    assert!(race.obeys(BOB, &whom(Card::MidnightRestart, Whom::Seat(ANN))).is_some());
    assert_eq!(race.obeys(BOB, &whom(Card::MidnightRestart, Whom::Seat(CLEO))), None);
    race.all_pass();
}
