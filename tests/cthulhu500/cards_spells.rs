//! The six titles that are Spells.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::Slot;
use sobremesa::games::cthulhu500::scene::Way;
use sobremesa::games::cthulhu500::{About, Answer, Event};

// ---------------------------------------------------------------------------------------------- Chaos Spell

#[test]
fn chaos_spell_passes_all_hands_clockwise_at_once_and_the_empty_ones_too() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ChaosSpell, Card::CousinWhateley])
        .hand(BOB, &[Card::BrownJenkinWrenchRat, Card::DeepOneDragRacer])
        .hand(DAN, &[Card::DrArmitage])
        .go();
    let put = Answer::Put(Card::CousinWhateley);
    race.offers(ANN, &[Answer::Done, attempt(DAN), Answer::PitStop, Answer::Play(Card::ChaosSpell), put]);
    race.plays(ANN, Card::ChaosSpell).is_asked(ANN, About::Declare);
    race.offers(ANN, &[Answer::Way(Way::Clockwise), Answer::Way(Way::CounterClockwise)]);
    race.answer(ANN, Answer::Way(Way::Clockwise)).window(Trigger::CardPlayed, &[ANN, BOB, DAN]).all_pass();
    race.holds(ANN, &[Card::DrArmitage]).holds(BOB, &[Card::CousinWhateley]);
    race.holds(CLEO, &[Card::BrownJenkinWrenchRat, Card::DeepOneDragRacer]).holds(DAN, &[]);
    assert!(race.in_pile(Card::ChaosSpell));
    assert_eq!([ANN, BOB, CLEO, DAN].map(|seat| race.drawn(seat)), [0; 4]);
}

#[test]
fn chaos_spell_passes_all_hands_the_other_way_past_the_first_seat() {
    let mut race = Track::of(3)
        .turn(BOB)
        .hand(ANN, &[Card::DrArmitage])
        .hand(BOB, &[Card::ChaosSpell])
        .hand(CLEO, &[Card::DeepOneDragRacer])
        .go();
    race.plays(BOB, Card::ChaosSpell).answer(BOB, Answer::Way(Way::CounterClockwise)).all_pass();
    race.holds(ANN, &[]).holds(BOB, &[Card::DeepOneDragRacer]).holds(CLEO, &[Card::DrArmitage]);
}

#[test]
fn chaos_spell_asks_nobody_to_discard_from_a_hand_of_more_than_five() {
    let six = [
        Card::FungiFromDaytona,
        Card::FungiFromDaytona,
        Card::DrArmitage,
        Card::HerbertWest,
        Card::DeepOneDragRacer,
        Card::CousinWhateley,
    ];
    let mut race = Track::of(3).hand(ANN, &[Card::ChaosSpell]).hand(BOB, &six).go();
    race.plays(ANN, Card::ChaosSpell).answer(ANN, Answer::Way(Way::Clockwise)).all_pass();
    race.holds(CLEO, &six).holds(BOB, &[]).is_asked(ANN, About::Action);
    race.ends(ANN).ends(BOB).is_asked(CLEO, About::Action).ends(CLEO).holds(CLEO, &six);
}

// ---------------------------------------------------------------------------------------------- The Great Race

#[test]
fn the_great_race_exchanges_drivers_even_with_an_empty_seat() {
    let mut race = Track::of(4).hand(ANN, &[Card::TheGreatRace]).driver(ANN, Card::DeepOneDragRacer).go();
    race.plays(ANN, Card::TheGreatRace).is_asked(ANN, About::Declare);
    race.offers(ANN, &[Answer::Seat(BOB), Answer::Seat(CLEO), Answer::Seat(DAN)]);
    race.answer(ANN, Answer::Seat(CLEO));
    race.has_driver(ANN, None).has_driver(CLEO, Some(Card::DeepOneDragRacer));
    assert!(race.told(&Event::DriversSwapped { seat: ANN, other: CLEO }));
}

#[test]
fn the_great_race_needs_a_driver_on_one_of_the_two() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::TheGreatRace])
        .driver(BOB, Card::DrArmitage)
        .driver(DAN, Card::CousinWhateley)
        .go();
    race.plays(ANN, Card::TheGreatRace).offers(ANN, &[Answer::Seat(BOB), Answer::Seat(DAN)]);
    race.answer(ANN, Answer::Seat(DAN));
    race.has_driver(ANN, Some(Card::CousinWhateley)).has_driver(DAN, None);

    let race = Track::of(4).hand(ANN, &[Card::TheGreatRace]).crew(BOB, &[Card::DrArmitage]).go();
    assert!(!race.may_play(ANN, Card::TheGreatRace));
}

#[test]
fn the_great_race_takes_the_plague_along_to_the_new_controllers_turn() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::TheGreatRace])
        .driver(ANN, Card::DeepOneDragRacer)
        .infested(ANN, Slot::Driver, Card::DeepOneDragRacer)
        .driver(BOB, Card::DrArmitage)
        .go();
    race.plays(ANN, Card::TheGreatRace).answer(ANN, Answer::Seat(BOB));
    race.is_infested(Some(driver(BOB, Card::DeepOneDragRacer)));
    race.ends(ANN).has_driver(ANN, Some(Card::DrArmitage)).has_driver(BOB, Some(Card::DeepOneDragRacer));
    race.ends(BOB).has_driver(BOB, None).is_infested(Some(driver(ANN, Card::DrArmitage)));
}

#[test]
fn the_great_race_leaves_a_plague_in_the_pit_where_it_is() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::TheGreatRace])
        .driver(ANN, Card::DeepOneDragRacer)
        .driver(BOB, Card::DrArmitage)
        .crew(ANN, &[Card::CousinWhateley])
        .infested(ANN, Slot::Crew, Card::CousinWhateley)
        .go();
    race.plays(ANN, Card::TheGreatRace).answer(ANN, Answer::Seat(BOB));
    race.is_infested(Some(part(ANN, Card::CousinWhateley)));
    race.ends(ANN).is_asked(ANN, About::Contagion);
    let left = [driver(ANN, Card::DrArmitage), driver(BOB, Card::DeepOneDragRacer)];
    race.offers(ANN, &left.map(Answer::Part));
    assert!(race.told(&Event::Lost { part: part(ANN, Card::CousinWhateley) }));
}

#[test]
fn the_great_race_is_no_arrival() {
    let mut race = Track::of(3)
        .hand(ANN, &[Card::TheGreatRace])
        .driver(ANN, Card::HerbertWest)
        .driver(BOB, Card::CultistIntern)
        .pile(&[Card::DeepOneDragRacer, Card::DrArmitage])
        .go();
    race.plays(ANN, Card::TheGreatRace).answer(ANN, Answer::Seat(BOB)).is_asked(ANN, About::Action);
    race.has_driver(ANN, Some(Card::CultistIntern)).has_driver(BOB, Some(Card::HerbertWest));
    race.holds(ANN, &[]).holds(BOB, &[]);
}

// ---------------------------------------------------------------------------------------------- Cthulhu Steps on It

#[test]
fn cthulhu_steps_on_any_vehicle_and_its_neighbours() {
    let mut race = Track::of(5).hand(ANN, &[Card::CthulhuStepsOnIt]).go();
    race.plays(ANN, Card::CthulhuStepsOnIt).is_asked(ANN, About::Declare);
    race.offers(ANN, &[ANN, BOB, CLEO, DAN, EVE].map(Answer::Seat));
    race.answer(ANN, Answer::Seat(CLEO)).is_damaged(&[BOB, CLEO, DAN]).is_pack(&[ANN, BOB, CLEO, DAN, EVE]);
}

#[test]
fn cthulhu_steps_across_the_line_and_spares_not_even_ones_own() {
    let mut race = Track::of(5).turn(EVE).hand(EVE, &[Card::CthulhuStepsOnIt]).go();
    race.plays(EVE, Card::CthulhuStepsOnIt).answer(EVE, Answer::Seat(ANN)).is_damaged(&[ANN, BOB, EVE]);
}

#[test]
fn cthulhu_steps_on_everybody_in_a_race_of_three() {
    let mut race = Track::of(3).hand(ANN, &[Card::CthulhuStepsOnIt]).damaged(CLEO).go();
    race.plays(ANN, Card::CthulhuStepsOnIt).answer(ANN, Answer::Seat(BOB)).is_damaged(&[ANN, BOB, CLEO]);
    // Cleo alone was a wreck: Ann, immediately behind the tail, passes her.
    race.is_pack(&[BOB, ANN, CLEO]).has_laps(&[1, 0, 0]);
}

#[test]
fn cthulhu_steps_on_three_wrecks_and_nobody_moves_in_a_race_of_three() {
    let mut race =
        Track::of(3).hand(ANN, &[Card::CthulhuStepsOnIt]).damaged(ANN).damaged(BOB).damaged(CLEO).go();
    race.plays(ANN, Card::CthulhuStepsOnIt).answer(ANN, Answer::Seat(CLEO));
    race.is_pack(&[ANN, BOB, CLEO]).has_laps(&[0, 0, 0]);
    assert_eq!([ANN, BOB, CLEO].map(|seat| race.knocks(seat)), [(0, 1); 3]);
}

#[test]
fn cthulhu_steps_on_a_run_of_wrecks_and_turns_it_round() {
    let mut race =
        Track::of(5).hand(EVE, &[Card::CthulhuStepsOnIt]).turn(EVE).damaged(BOB).damaged(CLEO).go();
    race.plays(EVE, Card::CthulhuStepsOnIt).answer(EVE, Answer::Seat(CLEO));
    race.is_pack(&[ANN, CLEO, BOB, DAN, EVE]).is_damaged(&[BOB, CLEO, DAN]).has_laps(&[0; 5]);
}

// ---------------------------------------------------------------------------------------------- Shantak Tow Service

#[test]
fn shantak_tow_service_passes_without_a_test_and_triggers_what_a_pass_triggers() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::ShantakTow])
        .mods(CLEO, &[Card::Spacemeadweiser])
        .mods(BOB, &[Card::SpikeyBits])
        .deck_top(&[Card::CousinWhateley])
        .go();
    race.plays(CLEO, Card::ShantakTow).is_pack(&[ANN, CLEO, BOB, DAN]).all_pass();
    race.holds(CLEO, &[Card::CousinWhateley]).is_damaged(&[CLEO]).is_asked(CLEO, About::Action);
}

#[test]
fn shantak_tow_service_takes_the_leader_past_the_tail_and_that_counts_as_lapping() {
    let mut race = Track::of(4).hand(ANN, &[Card::ShantakTow]).hand(CLEO, &[Card::CousinWhateley]).go();
    race.plays(ANN, Card::ShantakTow).window(Trigger::CardPlayed, &[CLEO]).answer(CLEO, Answer::Decline);
    race.is_pack(&[BOB, CLEO, ANN, DAN]).has_laps(&[1, 0, 0, 0]).is_asked(ANN, About::Action);
}

// ---------------------------------------------------------------------------------------------- Turn the Silver Key

#[test]
fn the_silver_key_moves_two_places_forward() {
    let mut race = Track::of(4).turn(DAN).hand(DAN, &[Card::TurnTheSilverKey]).go();
    race.plays(DAN, Card::TurnTheSilverKey).is_pack(&[ANN, DAN, BOB, CLEO]).has_laps(&[0; 4]);
    assert!(race.told(&Event::Moved { seat: DAN, overtaken: CLEO }));
    assert!(race.told(&Event::Moved { seat: DAN, overtaken: BOB }));
}

#[test]
fn the_silver_key_is_not_for_whoever_is_winning() {
    let leader = Track::of(4).hand(ANN, &[Card::TurnTheSilverKey]).go();
    assert!(!leader.may_play(ANN, Card::TurnTheSilverKey));
    let tail_with_a_lap = Track::of(4).turn(DAN).laps(DAN, 1).hand(DAN, &[Card::TurnTheSilverKey]).go();
    assert!(!tail_with_a_lap.may_play(DAN, Card::TurnTheSilverKey));
    let leader_without = Track::of(4).laps(DAN, 1).hand(ANN, &[Card::TurnTheSilverKey]).go();
    assert!(leader_without.may_play(ANN, Card::TurnTheSilverKey));
}

#[test]
fn the_silver_key_is_no_pass() {
    let mut race = Track::of(4)
        .turn(DAN)
        .hand(DAN, &[Card::TurnTheSilverKey])
        .mods(DAN, &[Card::Spacemeadweiser])
        .tires(DAN, Card::RatsInTheWhitewalls)
        .mods(CLEO, &[Card::SpikeyBits])
        .mods(BOB, &[Card::SpikeyBits])
        .hand(BOB, &[Card::CousinWhateley])
        .go();
    race.plays(DAN, Card::TurnTheSilverKey).all_pass().is_pack(&[ANN, DAN, BOB, CLEO]);
    race.is_damaged(&[]).holds(DAN, &[]).holds(BOB, &[Card::CousinWhateley]);
}

#[test]
fn the_silver_key_brings_a_lap_across_the_line_and_opens_no_window_for_it() {
    let mut race = Track::of(4)
        .laps(BOB, 1)
        .hand(ANN, &[Card::TurnTheSilverKey])
        .hand(CLEO, &[Card::TheStarsAreRightOfWay])
        .go();
    race.plays(ANN, Card::TurnTheSilverKey)
        .window(Trigger::CardPlayed, &[CLEO])
        .answer(CLEO, Answer::Decline);
    race.is_pack(&[BOB, ANN, CLEO, DAN]).has_laps(&[1, 1, 0, 0]).is_asked(ANN, About::Action);
}

#[test]
fn the_silver_key_turns_on_a_ring_of_three() {
    let mut race = Track::of(3).turn(BOB).hand(BOB, &[Card::TurnTheSilverKey]).go();
    race.plays(BOB, Card::TurnTheSilverKey).is_pack(&[ANN, BOB, CLEO]).has_laps(&[0, 1, 0]);
}

// ---------------------------------------------------------------------------------------------- Reanimate the Engine

#[test]
fn reanimate_the_engine_repairs_without_a_test() {
    let mut race = Track::of(4).damaged(ANN).damaged(BOB).hand(ANN, &[Card::ReanimateTheEngine]).go();
    race.plays(ANN, Card::ReanimateTheEngine).is_damaged(&[BOB]).holds(ANN, &[]);
}

#[test]
fn reanimate_the_engine_needs_damage_or_a_zombie() {
    let race = Track::of(4).hand(ANN, &[Card::ReanimateTheEngine]).crew(BOB, &[Card::ZombieStuntDriver]).go();
    assert!(!race.may_play(ANN, Card::ReanimateTheEngine));
}

#[test]
fn reanimate_the_engine_draws_for_a_zombie_behind_the_wheel_of_a_whole_vehicle() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ReanimateTheEngine])
        .driver(ANN, Card::ZombieStuntDriver)
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage])
        .go();
    race.plays(ANN, Card::ReanimateTheEngine).holds(ANN, &[Card::CousinWhateley]);
}

#[test]
fn reanimate_the_engine_repairs_and_draws_for_a_zombie_in_the_pit_crew() {
    let mut race = Track::of(4)
        .damaged(ANN)
        .hand(ANN, &[Card::ReanimateTheEngine])
        .crew(ANN, &[Card::ZombieGreaseMonkey, Card::ZombieStuntDriver])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage])
        .go();
    race.plays(ANN, Card::ReanimateTheEngine).is_damaged(&[]).holds(ANN, &[Card::CousinWhateley]);
}

#[test]
fn reanimate_the_engine_is_nothing_for_a_whole_vehicle_and_a_hand_without_room() {
    let four = [Card::FungiFromDaytona, Card::FungiFromDaytona, Card::DrArmitage, Card::HerbertWest];
    let full = |more: &[Card]| {
        let track = Track::of(4).hand(ANN, &[Card::ReanimateTheEngine]).hand(ANN, &four).hand(ANN, more);
        track.crew(ANN, &[Card::ZombieGreaseMonkey]).go()
    };
    // The card itself has left the hand by then.
    assert!(full(&[]).may_play(ANN, Card::ReanimateTheEngine));
    assert!(!full(&[Card::CousinWhateley]).may_play(ANN, Card::ReanimateTheEngine));
}
