//! The eight vehicles, the two with a special effect above all.

use crate::reading::adds;
use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::{About, Answer, Source};

/// What a vehicle's Speed is in a passing test, and the Complexity that a repair test must reach.
fn numbers(vehicle: Vehicle, damaged: bool) -> (i8, i8) {
    let track = || {
        let track = Track::of(4).turn(BOB).vehicle(BOB, vehicle);
        if damaged { track.damaged(BOB) } else { track }
    };
    let mut race = track().dice(&[1, 6]).go();
    race.answer(BOB, attempt(ANN));
    let speed = race.added(Source::Speed).0;
    if !damaged {
        return (speed, race.car(BOB).side().complexity);
    }
    let mut race = track().tires(BOB, Card::GoatWithAThousandSpares).dice(&[1]).go();
    race.answer(BOB, Answer::PitStop).answer(BOB, Answer::Repair);
    (speed, race.last_repair().1)
}

#[test]
fn every_vehicle_has_the_speed_and_the_complexity_of_the_side_that_shows() {
    let whole = Vehicle::ALL.map(|vehicle| numbers(vehicle, false));
    assert_eq!(whole, [(5, 5), (5, 7), (5, 4), (4, 2), (6, 7), (4, 5), (5, 7), (3, 5)]);
    let damaged = Vehicle::ALL.map(|vehicle| numbers(vehicle, true));
    assert_eq!(damaged, [(2, 5), (3, 4), (1, 3), (2, 4), (1, 5), (3, 4), (3, 10), (4, 8)]);
}

// ---------------------------------------------------------------------------------------------- The Vehicle Man ...

/// What this driver adds in the Vehicle Man Was Not Meant to Drive, which is Bob's.
fn drives(card: Card) -> [i8; 3] {
    adds(Source::Drive(card), |track| track.driver(BOB, card))
}

#[test]
fn the_vehicle_man_was_not_meant_to_drive_obeys_only_fungi_and_zombies() {
    assert_eq!(drives(Card::DeepOneDragRacer), [0; 3]);
    assert_eq!(drives(Card::FungiFromDaytona), [2; 3]);
    assert_eq!(drives(Card::ZombieStuntDriver), [2; 3]);
    // What they add is not always good; what others would take away is ignored too.
    assert_eq!(drives(Card::ZombieGreaseMonkey), [-1; 3]);
    assert_eq!(drives(Card::CousinWhateley), [0; 3]);
    let daytona = Source::Drive(Card::FungiFromDaytona);
    let with_detroit = |track: Track| {
        track.driver(BOB, Card::FungiFromDaytona).crew(BOB, &[Card::FungiFromDetroit]).damaged(BOB)
    };
    assert_eq!(adds(daytona, with_detroit), [3; 3]);
    let deep_one = Source::Drive(Card::DeepOneDragRacer);
    assert_eq!(adds(deep_one, |track| track.driver(BOB, Card::DeepOneDragRacer).damaged(BOB)), [0; 3]);
}

#[test]
fn the_vehicle_man_was_not_meant_to_drive_lets_a_drivers_text_work() {
    let armitage = |track: Track| track.driver(BOB, Card::DrArmitage).driver(ANN, Card::ZombieStuntDriver);
    assert_eq!(adds(Source::Card(Card::DrArmitage), armitage), [1, 0, 0]);
    assert_eq!(adds(Source::Drive(Card::DrArmitage), armitage), [0; 3]);
}

// ---------------------------------------------------------------------------------------------- Satanic Pushcart

#[test]
fn the_damaged_pushcart_has_no_free_pass_made_against_its_pit_stops() {
    let mut race = Track::of(4).turn(DAN).damaged(DAN).go();
    race.answer(DAN, Answer::PitStop)
        .is_asked(DAN, About::Pit)
        .offers(DAN, &[Answer::Nothing, Answer::Repair]);
}

#[test]
fn the_whole_pushcart_has_one_even_when_that_damages_it() {
    let mut race = Track::of(5).turn(DAN).dice(&[1, 3]).go();
    race.answer(DAN, Answer::PitStop).is_asked(EVE, About::FreePass);
    race.offers(EVE, &[Answer::Decline, Answer::FreePass { with: None }]);
    race.answer(EVE, Answer::FreePass { with: None });
    assert_eq!(race.last_sums(), (7, 7));
    // Damage taken in the free pass may be repaired in the same stop.
    race.is_damaged(&[DAN, EVE]).offers(DAN, &[Answer::Nothing, Answer::Repair]);
}

#[test]
fn the_pushcart_is_the_only_one_to_which_damage_is_a_help_in_the_pit() {
    for vehicle in Vehicle::ALL {
        let mut race = Track::of(4).turn(BOB).vehicle(BOB, vehicle).damaged(BOB).go();
        race.answer(BOB, Answer::PitStop);
        let spared = vehicle == Vehicle::SatanicPushcart;
        let expected = if spared { (BOB, About::Pit) } else { (CLEO, About::FreePass) };
        assert_eq!(race.asked(), [expected], "{vehicle:?}");
    }
}
