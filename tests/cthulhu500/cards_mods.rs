//! Mods that fight back, and those that only add something.

use crate::reading::{adds, infested};
use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::Slot;
use sobremesa::games::cthulhu500::{About, Answer, Event, Source};

/// What so many copies of a Mod add for Bob: attacking, defending, against the free pass at his pit stop.
fn mods(card: Card, copies: usize) -> [i8; 3] {
    adds(Source::Card(card), |track| track.mods(BOB, &vec![card; copies]))
}

// ---------------------------------------------------------------------------------------------- Spikey Bits

#[test]
fn spikey_bits_damage_whoever_passes_in_every_chain_anew() {
    assert_eq!(mods(Card::SpikeyBits, 2), [0; 3]);
    let mut race = Track::of(4).turn(BOB).actions(1).mods(ANN, &[Card::SpikeyBits]).dice(&[6, 1, 6, 1]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[BOB]);
    assert!(race.told(&Event::Works { seat: ANN, card: Card::SpikeyBits, other: Some(BOB) }));
    race.ends(BOB).answer(CLEO, attempt(ANN)).is_pack(&[BOB, CLEO, ANN, DAN]).is_damaged(&[BOB, CLEO]);
}

#[test]
fn spikey_bits_do_nothing_to_a_failure_or_to_whoever_is_passed_by_them() {
    let mut race = Track::of(4)
        .turn(BOB)
        .mods(ANN, &[Card::SpikeyBits])
        .mods(CLEO, &[Card::SpikeyBits])
        .dice(&[1, 6, 6, 1])
        .go();
    race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[]);
    race.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None });
    race.is_pack(&[ANN, CLEO, BOB, DAN]).is_damaged(&[]);
}

#[test]
fn spikey_bits_undo_the_pass_of_a_wreck() {
    let mut race = Track::of(4).turn(BOB).damaged(BOB).mods(ANN, &[Card::SpikeyBits]).dice(&[6, 1]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]).has_laps(&[0; 4]);
    assert!(race.told(&Event::Passed { passer: BOB, passed: ANN }));
    assert!(race.told(&Event::Passed { passer: ANN, passed: BOB }));
}

#[test]
fn spikey_bits_do_not_take_back_the_lap_of_a_pass_that_they_undo() {
    let mut race = Track::of(4)
        .damaged(ANN)
        .mods(DAN, &[Card::SpikeyBits])
        .hand(CLEO, &[Card::CousinWhateley])
        .dice(&[6, 1])
        .go();
    race.answer(ANN, attempt(DAN)).is_pack(&[BOB, CLEO, DAN, ANN]).has_laps(&[1, 0, 0, 0]);
    race.window(Trigger::LapGained, &[CLEO]);
}

#[test]
fn two_spiked_wrecks_stop_passing_one_another() {
    let mut race = Track::of(4)
        .turn(BOB)
        .damaged(ANN)
        .damaged(BOB)
        .mods(ANN, &[Card::SpikeyBits])
        .mods(BOB, &[Card::SpikeyBits])
        .dice(&[6, 1])
        .go();
    race.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]);
    assert_eq!((race.knocks(ANN), race.knocks(BOB)), ((0, 1), (0, 1)));
}

#[test]
fn two_spikey_bits_on_one_vehicle_damage_twice() {
    let spikes = [Card::SpikeyBits, Card::SpikeyBits];
    let mut race = Track::of(4).turn(BOB).mods(ANN, &spikes).dice(&[6, 1]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[BOB]);
    assert_eq!(race.knocks(BOB), (1, 1));
}

// ---------------------------------------------------------------------------------------------- those that add

#[test]
fn the_mudflaps_add_when_defending() {
    assert_eq!(mods(Card::TheMudflapsManWasNotMeantToOgle, 1), [0, 2, 2]);
    assert_eq!(mods(Card::TheMudflapsManWasNotMeantToOgle, 2), [0, 4, 4]);
}

#[test]
fn the_engine_of_the_damned_adds_when_attacking_and_more_while_damaged() {
    let card = Card::EngineOfTheDamned;
    assert_eq!((mods(card, 1), mods(card, 2)), ([1, 0, 0], [2, 0, 0]));
    assert_eq!(adds(Source::Card(card), |track| track.damaged(BOB).mods(BOB, &[card])), [3, 0, 0]);
    assert_eq!(adds(Source::Card(card), |track| track.damaged(BOB).mods(BOB, &[card, card])), [6, 0, 0]);
}

#[test]
fn surplus_tentacles_add_on_both_sides() {
    assert_eq!((mods(Card::SurplusTentacles, 1), mods(Card::SurplusTentacles, 2)), ([1; 3], [2; 3]));
}

#[test]
fn fungal_fuel_injection_adds_for_each_fungi_and_three_at_most() {
    let card = Card::FungalFuelInjection;
    assert_eq!(mods(card, 1), [1, 0, 0]);
    let fuel = |track: Track| track.mods(BOB, &[card]);
    let bonus = Source::Card(card);
    assert_eq!(adds(bonus, |track| fuel(track).driver(BOB, Card::FungiFromDetroit)), [2, 0, 0]);
    assert_eq!(adds(bonus, |track| fuel(track).crew(BOB, &[Card::FungiFromDaytona])), [2, 0, 0]);
    let both =
        |track: Track| fuel(track).driver(BOB, Card::FungiFromDetroit).crew(BOB, &[Card::FungiFromDaytona]);
    assert_eq!(adds(bonus, both), [3, 0, 0]);
    assert_eq!(adds(bonus, |track| both(track).crew(BOB, &[Card::FungiFromDaytona])), [3, 0, 0]);
    let zombies = [Card::ZombieStuntDriver, Card::ZombieGreaseMonkey];
    assert_eq!(adds(bonus, |track| fuel(track).crew(BOB, &zombies)), [1, 0, 0]);
    assert_eq!(adds(bonus, |track| fuel(track).crew(ANN, &[Card::FungiFromDetroit])), [1, 0, 0]);
}

// ---------------------------------------------------------------------------------------------- 5th Dimension Suspension

#[test]
fn the_suspension_spares_its_vehicle_the_damage_of_a_tie() {
    assert_eq!(mods(Card::FifthDimensionSuspension, 1), [0, 1, 1]);
    let tie = |track: Track, dice: &[u8]| {
        let mut race = track.turn(BOB).dice(dice).go();
        race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]);
        assert!(race.told(&Event::Tied { attacker: BOB, defender: ANN }));
        race
    };
    for (owner, dice, damaged) in [(ANN, [4, 3], BOB), (BOB, [3, 3], ANN)] {
        let mut race = tie(Track::of(4).mods(owner, &[Card::FifthDimensionSuspension]), &dice);
        race.is_damaged(&[damaged]);
        let card = Card::FifthDimensionSuspension;
        assert!(race.told(&Event::Works { seat: owner, card, other: None }), "nobody would know why");
        assert!(race.told(&Event::Spared { seat: owner }) && !race.told(&Event::Spared { seat: damaged }));
    }
    // A wreck that has it holds its place.
    let wreck = Track::of(4).damaged(ANN).mods(ANN, &[Card::FifthDimensionSuspension]);
    let mut race = tie(wreck, &[1, 3]);
    race.is_damaged(&[ANN, BOB]);
    assert_eq!((race.knocks(ANN), race.knocks(BOB)), ((0, 0), (1, 0)));
}

#[test]
fn a_wreck_that_ties_with_the_suspension_is_simply_passed_by_the_one_behind_it() {
    let mut attacker =
        Track::of(4).turn(BOB).damaged(BOB).mods(ANN, &[Card::FifthDimensionSuspension]).dice(&[6, 3]).go();
    attacker.answer(BOB, attempt(ANN)).is_pack(&[ANN, CLEO, BOB, DAN]).is_damaged(&[BOB]);
    let mut defender =
        Track::of(4).turn(BOB).damaged(ANN).mods(BOB, &[Card::FifthDimensionSuspension]).dice(&[1, 4]).go();
    // The one behind it is the attacker; nobody follows through.
    defender.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[ANN]);
}

#[test]
fn the_suspension_does_not_help_against_anything_but_a_tie() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::TheDoomThatCameToTurnFour])
        .mods(BOB, &[Card::FifthDimensionSuspension])
        .go();
    race.plays(ANN, Card::TheDoomThatCameToTurnFour).is_damaged(&[BOB, DAN]);
}

// ---------------------------------------------------------------------------------------------- Glove-Box Warhead

/// Cleo is winning and has the Warhead; Eve throws a pothole at her.
fn pothole_under_a_warhead(track: Track) -> Going {
    let track = track.turn(EVE).hand(EVE, &[Card::ThePotholeOverInnsmouth]).laps(CLEO, 1);
    let mut race = track.mods(CLEO, &[Card::GloveBoxWarhead]).go();
    race.plays(EVE, Card::ThePotholeOverInnsmouth);
    race
}

#[test]
fn the_warhead_adds_when_attacking() {
    assert_eq!(mods(Card::GloveBoxWarhead, 1), [1, 0, 0]);
}

#[test]
fn the_warhead_goes_off_under_its_neighbours_when_its_vehicle_is_damaged() {
    let mut race = pothole_under_a_warhead(Track::of(5));
    race.is_damaged(&[BOB, CLEO, DAN]).has_mods(CLEO, &[]).is_asked(EVE, About::Action);
    assert!(race.in_pile(Card::GloveBoxWarhead));
}

#[test]
fn the_warhead_of_a_wreck_hits_those_who_are_next_to_it_once_it_has_been_passed() {
    let mut race = pothole_under_a_warhead(Track::of(5).damaged(CLEO));
    race.is_pack(&[ANN, BOB, DAN, CLEO, EVE]).is_damaged(&[CLEO, DAN, EVE]);
}

#[test]
fn the_warhead_settles_the_wrecks_next_to_it_and_takes_its_gremlins_along() {
    let wrecked = Track::of(5).damaged(BOB);
    let track = wrecked.turn(EVE).hand(EVE, &[Card::ThePotholeOverInnsmouth]).laps(CLEO, 1);
    let track = track.mods(CLEO, &[Card::GloveBoxWarhead]).infested(CLEO, Slot::Mod, Card::GloveBoxWarhead);
    let mut race = track.go();
    race.plays(EVE, Card::ThePotholeOverInnsmouth).is_pack(&[ANN, CLEO, BOB, DAN, EVE]);
    race.is_damaged(&[BOB, CLEO, DAN]).is_infested(None);
    assert!(race.told(&Event::Lost { part: infested(part(CLEO, Card::GloveBoxWarhead)) }));
    assert!(race.in_pile(Card::Gremlins) && race.in_pile(Card::GloveBoxWarhead));
}

#[test]
fn the_warhead_sleeps_through_damage_that_is_prevented() {
    let mut race = pothole_under_a_warhead(Track::of(5).hand(CLEO, &[Card::SanityAirbag]));
    race.window(Trigger::CardPlayed, &[CLEO]).lay(CLEO, Card::SanityAirbag).all_pass();
    race.is_damaged(&[]).has_mods(CLEO, &[Card::GloveBoxWarhead]);
}

// ---------------------------------------------------------------------------------------------- Do-It-Yourself Ritual Kit

#[test]
fn the_ritual_kit_helps_its_own_repair_tests_only() {
    assert_eq!(mods(Card::DoItYourselfRitualKit, 1), [0; 3]);
    let repair = |track: Track| {
        let mut race = track.damaged(ANN).dice(&[3]).go();
        race.repairs(ANN);
        (race.repaired_by(Source::Card(Card::DoItYourselfRitualKit)), race.car(ANN).damaged)
    };
    assert_eq!(repair(Track::of(4).mods(ANN, &[Card::DoItYourselfRitualKit])), (2, false));
    assert_eq!(repair(Track::of(4).mods(BOB, &[Card::DoItYourselfRitualKit])), (0, true));
}

// ---------------------------------------------------------------------------------------------- Non-Euclidean GPS

const GPS: Source = Source::Card(Card::NonEuclideanGps);

#[test]
fn the_gps_lets_an_action_attack_two_ahead_with_one_less() {
    let track = || Track::of(4).turn(CLEO).mods(CLEO, &[Card::NonEuclideanGps]);
    let mut race = track().dice(&[3, 1]).go();
    race.offers(CLEO, &[Answer::Done, attempt(BOB), attempt(ANN), Answer::PitStop]);
    race.answer(CLEO, attempt(ANN)).is_pack(&[CLEO, ANN, BOB, DAN]);
    assert_eq!((race.added(GPS), race.last_sums()), ((-1, 0), (7, 6)));
    assert!(!race.told(&Event::Passed { passer: CLEO, passed: BOB }));

    let mut near = track().dice(&[3, 1]).go();
    near.answer(CLEO, attempt(BOB)).is_pack(&[ANN, CLEO, BOB, DAN]);
    assert_eq!((near.added(GPS), near.last_sums()), ((0, 0), (8, 6)));
}

#[test]
fn the_gps_reaches_across_the_line() {
    let mut race = Track::of(4).mods(ANN, &[Card::NonEuclideanGps]).dice(&[6, 1]).go();
    race.offers(ANN, &[Answer::Done, attempt(DAN), attempt(CLEO), Answer::PitStop]);
    race.answer(ANN, attempt(CLEO)).is_pack(&[BOB, ANN, CLEO, DAN]).has_laps(&[1, 0, 0, 0]);
}

#[test]
fn the_gps_goes_once_round_a_ring_of_three() {
    let mut race = Track::of(3).turn(BOB).mods(BOB, &[Card::NonEuclideanGps]).dice(&[6, 1]).go();
    race.offers(BOB, &[Answer::Done, attempt(ANN), attempt(CLEO), Answer::PitStop]);
    race.answer(BOB, attempt(CLEO)).is_pack(&[ANN, BOB, CLEO]).has_laps(&[0, 1, 0]);
    assert_eq!(race.added(GPS), (-1, 0));
}

#[test]
fn the_gps_knows_nothing_of_free_passes_and_cards() {
    let mut race = Track::of(4).turn(BOB).mods(CLEO, &[Card::NonEuclideanGps]).dice(&[1, 6]).go();
    race.answer(BOB, Answer::PitStop);
    race.offers(CLEO, &[Answer::Decline, Answer::FreePass { with: None }]);
    race.answer(CLEO, Answer::FreePass { with: None });
    assert_eq!((race.added(GPS), race.last_sums()), ((0, 0), (6, 11)));

    for card in [Card::DreamlandsShortcut, Card::TekeliLiThrottle] {
        let track = Track::of(4).turn(CLEO).mods(CLEO, &[Card::NonEuclideanGps]);
        let mut race = track.hand(CLEO, &[card]).dice(&[1, 6]).go();
        race.plays(CLEO, card).is_asked(CLEO, About::Action);
        assert_eq!(race.added(GPS), (0, 0), "{card:?}");
    }
}
