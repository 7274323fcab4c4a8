//! Passing and the ring (4).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use sobremesa::games::cthulhu500::{About, Answer, Event, Line, Source};

#[test]
fn a_higher_total_passes() {
    let mut race = Track::of(4).turn(BOB).dice(&[4, 3]).go();
    race.offers(BOB, &[Answer::Done, attempt(ANN), Answer::PitStop]);
    race.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]).has_laps(&[0, 0, 0, 0]);
    assert_eq!(race.last_sums(), (9, 8));
    assert_eq!(race.asked(), [(BOB, About::Action)]);
}

#[test]
fn a_lower_total_does_not() {
    let mut race = Track::of(4).turn(BOB).dice(&[1, 6]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[]);
    assert!(race.told(&Event::Held { attacker: BOB, defender: ANN }));
}

#[test]
fn a_tie_moves_nobody_and_damages_both() {
    let mut race = Track::of(4).turn(BOB).dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[ANN, BOB]);
}

#[test]
fn the_leader_laps_the_tail() {
    let mut race = Track::of(4).turn(ANN).dice(&[6, 1]).go();
    race.answer(ANN, attempt(DAN)).is_pack(&[BOB, CLEO, ANN, DAN]).has_laps(&[1, 0, 0, 0]);
}

#[test]
fn a_total_explains_itself() {
    let mut race = Track::of(4)
        .turn(BOB)
        .vehicle(BOB, Vehicle::CarOfCthulhu)
        .driver(BOB, Card::DeepOneDragRacer)
        .tires(BOB, Card::RadialsFromBeyondSpaceAndTime)
        .dice(&[4, 2])
        .go();
    race.answer(BOB, attempt(ANN));
    let lines = race.story().iter().find_map(|event| match event {
        Event::PassingTest { attack, .. } => Some(attack.0.to_vec()),
        _ => None,
    });
    let line = |from, n| Line { from, n };
    let expected = [
        line(Source::Die, 4),
        line(Source::Speed, 5),
        line(Source::Drive(Card::DeepOneDragRacer), 3),
        line(Source::Card(Card::RadialsFromBeyondSpaceAndTime), 1),
    ];
    assert_eq!(lines.unwrap(), expected);
}

#[test]
fn nobody_is_asked_who_holds_no_card() {
    let mut race = Track::of(4)
        .turn(BOB)
        .hand(ANN, &[Card::CousinWhateley])
        .hand(CLEO, &[Card::IaIa])
        .dice(&[6, 1])
        .go();
    race.answer(BOB, attempt(ANN)).window(Trigger::AttemptStarts, &[ANN]);
    race.offers(ANN, &[Answer::Decline]);
    race.answer(ANN, Answer::Decline).is_pack(&[BOB, ANN, CLEO, DAN]);
}
