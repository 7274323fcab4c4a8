//! The Actions that are neither Spells nor contagions, and leave other people's cards alone.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use sobremesa::games::cthulhu500::race::Extra;
use sobremesa::games::cthulhu500::{About, Answer, Event, Source};

// ---------------------------------------------------------------------------------------------- Dreamlands Shortcut

#[test]
fn dreamlands_shortcut_carries_past_both_but_passes_only_the_one_tested_against() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::DreamlandsShortcut])
        .mods(BOB, &[Card::SpikeyBits])
        .tires(CLEO, Card::RatsInTheWhitewalls)
        .dice(&[6, 1])
        .go();
    race.plays(CLEO, Card::DreamlandsShortcut).is_pack(&[CLEO, ANN, BOB, DAN]).is_damaged(&[]);
    assert!(race.told(&Event::Passed { passer: CLEO, passed: ANN }));
    assert!(!race.told(&Event::Passed { passer: CLEO, passed: BOB }));
    assert_eq!(race.race().turn.actions, 1);
}

#[test]
fn dreamlands_shortcut_triggers_what_waits_on_the_one_passed() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::DreamlandsShortcut])
        .mods(ANN, &[Card::SpikeyBits])
        .dice(&[6, 1])
        .go();
    race.plays(CLEO, Card::DreamlandsShortcut).is_pack(&[CLEO, ANN, BOB, DAN]).is_damaged(&[CLEO]);
}

#[test]
fn dreamlands_shortcut_gains_a_lap_when_the_line_is_on_the_way() {
    let mut leader = Track::of(4).turn(ANN).hand(ANN, &[Card::DreamlandsShortcut]).dice(&[6, 1]).go();
    leader.plays(ANN, Card::DreamlandsShortcut).is_pack(&[BOB, ANN, CLEO, DAN]).has_laps(&[1, 0, 0, 0]);
    let mut second = Track::of(4).turn(BOB).hand(BOB, &[Card::DreamlandsShortcut]).dice(&[6, 1]).go();
    second.plays(BOB, Card::DreamlandsShortcut).is_pack(&[ANN, CLEO, BOB, DAN]).has_laps(&[0, 1, 0, 0]);
}

#[test]
fn dreamlands_shortcut_goes_once_round_a_ring_of_three() {
    let round = |seat| {
        let mut race = Track::of(3).turn(seat).hand(seat, &[Card::DreamlandsShortcut]).dice(&[6, 1]).go();
        race.plays(seat, Card::DreamlandsShortcut);
        race
    };
    round(ANN).is_pack(&[ANN, BOB, CLEO]).has_laps(&[1, 0, 0]);
    let mut race = round(BOB);
    race.is_pack(&[ANN, BOB, CLEO]).has_laps(&[0, 1, 0]);
    assert!(race.told(&Event::Passed { passer: BOB, passed: CLEO }));
    // The tail takes the lead, which is the same as staying there with a lap more.
    round(CLEO).is_pack(&[CLEO, ANN, BOB]).has_laps(&[0, 0, 0]);
}

#[test]
fn dreamlands_shortcut_that_fails_moves_nobody() {
    let mut race = Track::of(4).turn(CLEO).hand(CLEO, &[Card::DreamlandsShortcut]).dice(&[1, 2]).go();
    race.plays(CLEO, Card::DreamlandsShortcut).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[]);
}

#[test]
fn dreamlands_shortcut_in_a_tie_at_a_distance_drops_each_wreck_by_one() {
    let mut race = Track::of(4)
        .turn(CLEO)
        .vehicle(CLEO, Vehicle::SportsCthutilityVehicle)
        .damaged(CLEO)
        .hand(CLEO, &[Card::DreamlandsShortcut])
        .dice(&[5, 3])
        .go();
    race.plays(CLEO, Card::DreamlandsShortcut).is_pack(&[ANN, BOB, DAN, CLEO]).is_damaged(&[ANN, CLEO]);
}

// ---------------------------------------------------------------------------------------------- Tekeli-li Throttle

#[test]
fn tekeli_li_throttle_attacks_with_three_more_and_costs_one_action() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::TekeliLiThrottle]).dice(&[1, 3]).go();
    race.plays(BOB, Card::TekeliLiThrottle).is_pack(&[BOB, ANN, CLEO, DAN]);
    assert_eq!(race.added(Source::Card(Card::TekeliLiThrottle)), (3, 0));
    assert_eq!((race.last_sums(), race.race().turn.actions), ((9, 8), 1));
}

#[test]
fn tekeli_li_throttle_is_for_one_attempt_and_takes_the_leader_to_the_tail() {
    let mut race = Track::of(4).turn(ANN).hand(ANN, &[Card::TekeliLiThrottle]).dice(&[1, 6, 1, 6]).go();
    race.plays(ANN, Card::TekeliLiThrottle);
    assert!(race.told(&Event::Held { attacker: ANN, defender: DAN }));
    assert_eq!(race.last_sums(), (9, 10));
    race.answer(ANN, attempt(DAN));
    assert_eq!(race.last_sums(), (6, 10));
}

// ---------------------------------------------------------------------------------------------- The Doom ...

#[test]
fn the_doom_damages_the_neighbours_round_the_ring_and_not_oneself() {
    let mut race = Track::of(5).hand(ANN, &[Card::TheDoomThatCameToTurnFour]).go();
    race.plays(ANN, Card::TheDoomThatCameToTurnFour).is_damaged(&[BOB, EVE]);
    race.is_pack(&[ANN, BOB, CLEO, DAN, EVE]);
}

#[test]
fn the_doom_on_two_wrecks_lets_each_be_passed_the_rear_one_first() {
    let mut race =
        Track::of(4).turn(BOB).hand(BOB, &[Card::TheDoomThatCameToTurnFour]).damaged(ANN).damaged(CLEO).go();
    race.plays(BOB, Card::TheDoomThatCameToTurnFour).is_pack(&[BOB, ANN, DAN, CLEO]).has_laps(&[0; 4]);
    let passes: Vec<_> = race.story().iter().filter(|event| matches!(event, Event::Passed { .. })).collect();
    let expected = [Event::Passed { passer: DAN, passed: CLEO }, Event::Passed { passer: BOB, passed: ANN }];
    assert_eq!(passes, expected.iter().collect::<Vec<_>>());
}

#[test]
fn the_doom_on_a_ring_of_three_makes_two_wrecks_swap() {
    let mut leader =
        Track::of(3).hand(ANN, &[Card::TheDoomThatCameToTurnFour]).damaged(BOB).damaged(CLEO).go();
    leader.plays(ANN, Card::TheDoomThatCameToTurnFour).is_pack(&[ANN, CLEO, BOB]).has_laps(&[0; 3]);
    // Across the line, whoever gets ahead gains the lap.
    let mut middle =
        Track::of(3).turn(BOB).hand(BOB, &[Card::TheDoomThatCameToTurnFour]).damaged(ANN).damaged(CLEO).go();
    middle.plays(BOB, Card::TheDoomThatCameToTurnFour).is_pack(&[BOB, ANN, CLEO]).has_laps(&[1, 0, 0]);
    assert!(!middle.story().iter().any(|event| matches!(event, Event::Passed { .. })));
}

// ---------------------------------------------------------------------------------------------- The Pothole ...

#[test]
fn the_pothole_hits_whoever_is_winning_and_that_need_not_be_the_leader() {
    let mut race = Track::of(4).laps(CLEO, 1).laps(DAN, 1).hand(ANN, &[Card::ThePotholeOverInnsmouth]).go();
    race.plays(ANN, Card::ThePotholeOverInnsmouth).is_damaged(&[CLEO]);
    let mut equal = Track::of(4).turn(CLEO).hand(CLEO, &[Card::ThePotholeOverInnsmouth]).go();
    equal.plays(CLEO, Card::ThePotholeOverInnsmouth).is_damaged(&[ANN]);
}

#[test]
fn the_pothole_hits_a_winning_wreck_at_the_tail_and_the_leader_laps_it() {
    let mut race = Track::of(4)
        .turn(BOB)
        .laps(DAN, 1)
        .damaged(DAN)
        .hand(BOB, &[Card::ThePotholeOverInnsmouth])
        .hand(CLEO, &[Card::CousinWhateley])
        .go();
    race.plays(BOB, Card::ThePotholeOverInnsmouth).window(Trigger::CardPlayed, &[CLEO]);
    race.answer(CLEO, Answer::Decline).is_pack(&[BOB, CLEO, ANN, DAN]).has_laps(&[1, 0, 0, 1]);
    race.window(Trigger::LapGained, &[CLEO]);
}

#[test]
fn the_pothole_is_not_for_whoever_is_winning() {
    let leader = Track::of(4).hand(ANN, &[Card::ThePotholeOverInnsmouth]).go();
    assert!(!leader.may_play(ANN, Card::ThePotholeOverInnsmouth));
    let tail = Track::of(4).turn(DAN).laps(DAN, 2).hand(DAN, &[Card::ThePotholeOverInnsmouth]).go();
    assert!(!tail.may_play(DAN, Card::ThePotholeOverInnsmouth));
}

// ---------------------------------------------------------------------------------------------- Technical Inspection

#[test]
fn technical_inspection_damages_all_that_show_six_or_more_ones_own_too() {
    // Whole: 5, 7, 4, 2, 7, 5, 7, 5.
    let mut race = Track::of(8).turn(BOB).hand(BOB, &[Card::TechnicalInspection]).go();
    race.plays(BOB, Card::TechnicalInspection).is_damaged(&[BOB, EVE, GUS]);
    race.is_pack(&[ANN, BOB, CLEO, DAN, EVE, FAY, GUS, HAL]);
}

#[test]
fn technical_inspection_reads_the_side_that_shows() {
    // Damaged: 5, 4, 3, 4, 5, 4, 10, 8. The Feararri showed 7 and shows 5; Gus and Hal are a run of wrecks.
    let track = Track::of(8).damaged(EVE).damaged(GUS).damaged(HAL).hand(ANN, &[Card::TechnicalInspection]);
    let mut race = track.go();
    race.plays(ANN, Card::TechnicalInspection).is_damaged(&[BOB, EVE, GUS, HAL]);
    race.is_pack(&[ANN, BOB, CLEO, DAN, EVE, FAY, HAL, GUS]);
    assert_eq!((race.knocks(EVE), race.knocks(GUS), race.knocks(HAL)), ((0, 0), (0, 1), (0, 1)));
}

#[test]
fn technical_inspection_needs_something_to_inspect() {
    let simple =
        || Track::of(3).vehicle(BOB, Vehicle::SatanicPushcart).hand(ANN, &[Card::TechnicalInspection]);
    assert!(!simple().go().may_play(ANN, Card::TechnicalInspection));
    // The Feararri is complicated only while it is whole.
    let feararri = || simple().vehicle(CLEO, Vehicle::Feararri);
    assert!(feararri().go().may_play(ANN, Card::TechnicalInspection));
    assert!(!feararri().damaged(CLEO).go().may_play(ANN, Card::TechnicalInspection));
}

// ---------------------------------------------------------------------------------------------- Overdue at Miskatonic

const FOUR: [Card; 4] = [Card::FungiFromDaytona, Card::DrArmitage, Card::HerbertWest, Card::CousinWhateley];
const THREE: [Card; 3] = [Card::BackseatShoggoth, Card::CultistIntern, Card::NightgauntValet];

#[test]
fn overdue_at_miskatonic_draws_beyond_five_and_nothing_else_until_there_is_room() {
    let mut race =
        Track::of(4).hand(ANN, &[Card::OverdueAtMiskatonic]).hand(ANN, &FOUR).deck_top(&THREE).go();
    let seven = [FOUR.as_slice(), &THREE].concat();
    race.plays(ANN, Card::OverdueAtMiskatonic).all_pass().holds(ANN, &seven).answer(ANN, Answer::Done);
    let discards: Vec<Answer> = seven.iter().copied().map(Answer::Discard).collect();
    race.offers(ANN, &[discards.as_slice(), &[Answer::Draw(0)]].concat());
    for card in THREE {
        race.answer(ANN, Answer::Discard(card));
    }
    let four = FOUR.map(Answer::Discard);
    race.offers(ANN, &[four.as_slice(), &[Answer::Draw(1), Answer::Draw(0)]].concat());
}

#[test]
fn with_more_than_five_nobody_has_to_discard_and_no_card_draws() {
    let six = [FOUR.as_slice(), &[Card::NightgauntValet, Card::CultistIntern]].concat();
    let mut race =
        Track::of(4).turn(BOB).hand(BOB, &six).mods(BOB, &[Card::Spacemeadweiser]).dice(&[6, 1]).go();
    race.answer(BOB, attempt(ANN)).all_pass().is_pack(&[BOB, ANN, CLEO, DAN]).holds(BOB, &six);
    race.ends(BOB).holds(BOB, &six).is_asked(CLEO, About::Action);
}

#[test]
fn overdue_at_miskatonic_stops_at_the_flag() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::OverdueAtMiskatonic])
        .deck_top(&[Card::CousinWhateley, Card::CheckeredFlag, Card::DrArmitage])
        .go();
    race.plays(ANN, Card::OverdueAtMiskatonic).holds(ANN, &[Card::CousinWhateley]);
    assert!(race.is_over() && race.asked().is_empty());
}

// ---------------------------------------------------------------------------------------------- Roadside Cult

#[test]
fn roadside_cult_attaches_two_without_a_pit_stop() {
    let held = [Card::SpikeyBits, Card::SurplusTentacles, Card::NodensSnowChains];
    let mut race = Track::of(4).hand(ANN, &[Card::RoadsideCult]).hand(ANN, &held).go();
    race.plays(ANN, Card::RoadsideCult).all_pass().is_asked(ANN, About::Roadside);
    let [spikey, tentacles, chains] = held.map(Answer::Attach);
    race.offers(ANN, &[spikey, tentacles, chains, Answer::Nothing]).answer(ANN, chains);
    race.offers(ANN, &[spikey, tentacles, Answer::Nothing]).answer(ANN, spikey).is_asked(ANN, About::Action);
    race.has_mods(ANN, &[Card::SpikeyBits]).has_tires(ANN, Some(Card::NodensSnowChains));
    race.holds(ANN, &[Card::SurplusTentacles]);
}

#[test]
fn roadside_cult_may_stop_after_one() {
    let mut race =
        Track::of(4).hand(ANN, &[Card::RoadsideCult, Card::SpikeyBits, Card::SurplusTentacles]).go();
    race.plays(ANN, Card::RoadsideCult).all_pass().answer(ANN, Answer::Attach(Card::SpikeyBits));
    race.answer(ANN, Answer::Nothing)
        .has_mods(ANN, &[Card::SpikeyBits])
        .holds(ANN, &[Card::SurplusTentacles]);
}

#[test]
fn roadside_cult_empties_full_slots_first() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::RoadsideCult, Card::SpikeyBits, Card::RetreadsFromTheCrypt])
        .mods(ANN, &[Card::NonEuclideanGps, Card::Spacemeadweiser])
        .tires(ANN, Card::NodensSnowChains)
        .go();
    race.plays(ANN, Card::RoadsideCult).all_pass().answer(ANN, Answer::Attach(Card::SpikeyBits));
    race.is_asked(ANN, About::MakeRoom);
    race.offers(ANN, &[drops(ANN, Card::NonEuclideanGps), drops(ANN, Card::Spacemeadweiser)]);
    race.answer(ANN, drops(ANN, Card::NonEuclideanGps));
    race.answer(ANN, Answer::Attach(Card::RetreadsFromTheCrypt)).is_asked(ANN, About::Action);
    race.has_mods(ANN, &[Card::Spacemeadweiser, Card::SpikeyBits]);
    race.has_tires(ANN, Some(Card::RetreadsFromTheCrypt)).holds(ANN, &[]);
    assert!(race.in_pile(Card::NonEuclideanGps) && race.in_pile(Card::NodensSnowChains));
}

#[test]
fn roadside_cult_needs_a_mod_or_tires_in_hand() {
    let race = Track::of(4).hand(ANN, &[Card::RoadsideCult, Card::DrArmitage]).go();
    assert!(!race.may_play(ANN, Card::RoadsideCult));
    let tires = Track::of(4).hand(ANN, &[Card::RoadsideCult, Card::NodensSnowChains]).go();
    assert!(tires.may_play(ANN, Card::RoadsideCult));
}

// ---------------------------------------------------------------------------------------------- Under the Yellow Sign

/// Bob has played it in his turn; he holds what he has drawn.
fn yellow_sign(dice: &[u8]) -> Going {
    let track = Track::of(4).turn(BOB).hand(BOB, &[Card::UnderTheYellowSign]);
    let mut race = track.deck_top(&[Card::CousinWhateley]).dice(dice).go();
    race.plays(BOB, Card::UnderTheYellowSign).holds(BOB, &[Card::CousinWhateley]);
    race
}

#[test]
fn the_yellow_sign_counts_at_once_against_a_free_pass_in_ones_own_turn() {
    let mut race = yellow_sign(&[4, 1]);
    race.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None }).all_pass();
    assert_eq!(race.added(Source::Card(Card::UnderTheYellowSign)), (0, 3));
    assert_eq!(race.last_sums(), (9, 9));
    race.is_damaged(&[BOB, CLEO]);
}

#[test]
fn the_yellow_sign_counts_when_defending_until_ones_next_turn_begins() {
    let mut race = yellow_sign(&[1, 1, 1, 1, 1, 2]);
    race.ends(BOB).answer(CLEO, attempt(BOB)).all_pass();
    assert_eq!(race.added(Source::Card(Card::UnderTheYellowSign)), (0, 3));
    race.answer(CLEO, attempt(BOB)).all_pass();
    assert_eq!(race.added(Source::Card(Card::UnderTheYellowSign)), (0, 3));
    race.ends(CLEO).ends(DAN).ends(ANN).is_asked(BOB, About::Action);
    race.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None }).all_pass();
    assert_eq!(race.added(Source::Card(Card::UnderTheYellowSign)), (0, 0));
}

#[test]
fn the_yellow_sign_does_not_attack() {
    let mut race = yellow_sign(&[1, 2]);
    race.answer(BOB, attempt(ANN)).all_pass();
    assert_eq!((race.added(Source::Card(Card::UnderTheYellowSign)), race.last_sums()), ((0, 0), (6, 7)));
}

#[test]
fn the_yellow_sign_ends_with_an_extra_turn_too() {
    let mut race = Track::of(4)
        .turn(BOB)
        .actions(1)
        .hand(BOB, &[Card::UnderTheYellowSign])
        .deck_top(&[Card::CousinWhateley])
        .but(|race| race.extra = Some(Extra { seat: BOB, attack: 0 }))
        .dice(&[1, 2])
        .go();
    race.plays(BOB, Card::UnderTheYellowSign).ends(BOB).is_asked(BOB, About::Action);
    race.answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None }).all_pass();
    assert_eq!(race.added(Source::Card(Card::UnderTheYellowSign)), (0, 0));
}

#[test]
fn the_yellow_sign_counts_for_nobody_else() {
    let mut race = yellow_sign(&[1, 2]);
    race.ends(BOB).ends(CLEO).answer(DAN, attempt(CLEO));
    assert_eq!(race.added(Source::Card(Card::UnderTheYellowSign)), (0, 0));
}
