//! Damage: the diagrams of the rules, each with and without the line in it (5). Packs are written by first
//! letters, leader first.

use crate::track::*;
use sobremesa::games::cthulhu500::Event;
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::odds::tie_passes;
use sobremesa::games::cthulhu500::{About, Answer};
use sobremesa::kernel::{Game, Seat, Viewer};

const EIGHT: &str = "ABCDEFGH";

/// What has been told of moves: "C>B" for a pass, "CD" for a run that turned round.
fn moves(race: &Going) -> String {
    let letter = |seat: &Seat| char::from(b'A' + seat.0);
    let told = race.story().iter().filter_map(|event| match event {
        Event::Passed { passer, passed } => Some(format!("{}>{}", letter(passer), letter(passed))),
        Event::Swapped { run } => Some(run.iter().map(letter).collect()),
        _ => None,
    });
    told.collect::<Vec<_>>().join(" ")
}

/// Who has how many laps more than nought: "AAB" is two of Ann's and one of Bob's.
#[track_caller]
fn ends(race: &mut Going, moved: &str, pack: &str, laps: &str) {
    assert_eq!(moves(race), moved, "what moved");
    let count = |seat: u8| laps.bytes().filter(|letter| letter - b'A' == seat).count() as i32;
    let counted: Vec<i32> = (0..race.race().len() as u8).map(count).collect();
    race.is_pack(&seats(pack)).has_laps(&counted);
}

/// Cthulhu steps on `chosen` and its neighbours; `wrecks` were damaged before.
#[track_caller]
fn step_on(pack: &str, actor: Seat, chosen: Seat, wrecks: &str, moved: &str, after: &str, laps: &str) {
    let mut table = Track::of(pack.len() as u8).pack(&seats(pack)).turn(actor);
    for seat in seats(wrecks) {
        table = table.damaged(seat);
    }
    let mut race = table.hand(actor, &[Card::CthulhuStepsOnIt]).go();
    race.answer(actor, Answer::Play(Card::CthulhuStepsOnIt));
    race.offers(actor, &seats(pack).into_iter().map(Answer::Seat).collect::<Vec<_>>());
    race.answer(actor, Answer::Seat(chosen)).asks(actor, About::Action);
    ends(&mut race, moved, after, laps);
    assert_eq!(race.times(|event| matches!(event, Event::Damaged { .. })), 3);
    assert_eq!(race.times(|event| matches!(event, Event::Damaged { again: true, .. })), wrecks.len());
}

#[test]
fn whole_vehicles_turn_and_nobody_moves() {
    step_on(EIGHT, ANN, DAN, "", "", EIGHT, "");
    step_on("ABC", ANN, BOB, "", "", "ABC", "");
}

#[test]
fn a_single_wreck_is_passed_by_the_one_behind_it() {
    step_on(EIGHT, ANN, DAN, "D", "E>D", "ABCEDFGH", "");
    step_on("ABC", ANN, BOB, "B", "C>B", "ACB", "");
    step_on(EIGHT, BOB, ANN, "A", "B>A", "BACDEFGH", "");
    step_on("ABC", BOB, ANN, "A", "B>A", "BAC", "");
}

#[test]
fn a_single_wreck_at_the_tail_is_lapped_by_the_leader() {
    step_on(EIGHT, CLEO, HAL, "H", "A>H", "BCDEFGAH", "A");
    step_on("ABC", CLEO, CLEO, "C", "A>C", "BAC", "A");
}

#[test]
fn two_neighbours_swap_places() {
    step_on(EIGHT, ANN, DAN, "DE", "DE", "ABCEDFGH", "");
    step_on("ABC", ANN, CLEO, "AB", "AB", "BAC", "");
    step_on("ABC", ANN, CLEO, "BC", "BC", "ACB", "");
}

#[test]
fn two_neighbours_swap_across_the_line() {
    step_on(EIGHT, CLEO, ANN, "HA", "HA", "BCDEFGAH", "A");
    step_on("ABC", BOB, ANN, "CA", "CA", "BAC", "A");
}

#[test]
fn a_run_of_three_is_reversed() {
    step_on(EIGHT, ANN, DAN, "CDE", "CDE", "ABEDCFGH", "");
    step_on("ABCD", DAN, BOB, "ABC", "ABC", "CBAD", "");
}

#[test]
fn a_run_of_three_is_reversed_across_the_line() {
    step_on(EIGHT, DAN, HAL, "GHA", "GHA", "BCDEFAHG", "A");
    step_on(EIGHT, DAN, ANN, "HAB", "HAB", "CDEFGBAH", "AB");
    step_on("ABCD", BOB, DAN, "CDA", "CDA", "BADC", "A");
    step_on("ABCD", CLEO, ANN, "DAB", "DAB", "CBAD", "AB");
}

#[test]
fn when_the_run_is_the_whole_ring_nobody_moves() {
    for chosen in [ANN, BOB, CLEO] {
        step_on("ABC", BOB, chosen, "ABC", "", "ABC", "");
    }
}

#[test]
fn single_wrecks_are_settled_from_the_acting_player_backwards() {
    // The doom of turn four: the two next to the actor, who is between them.
    let doom = |pack: &str, actor: Seat, wrecks: &str| {
        let mut table = Track::of(pack.len() as u8).pack(&seats(pack)).turn(actor);
        for seat in seats(wrecks) {
            table = table.damaged(seat);
        }
        let mut race = table.hand(actor, &[Card::TheDoomThatCameToTurnFour]).go();
        race.answer(actor, Answer::Play(Card::TheDoomThatCameToTurnFour));
        race
    };
    ends(&mut doom(EIGHT, DAN, "CE"), "F>E D>C", "ABDCFEGH", "");
    // Behind the tail comes the front; and Hal passes Gus in the end.
    ends(&mut doom(EIGHT, HAL, "GA"), "B>A H>G", "BACDEFHG", "");
    ends(&mut doom(EIGHT, ANN, "HB"), "C>B A>H", "CBDEFGAH", "A");
    // On a ring of three the two are neighbours of one another.
    ends(&mut doom("ABC", ANN, "BC"), "BC", "ACB", "");
    ends(&mut doom("ABC", BOB, "CA"), "CA", "BAC", "A");
    ends(&mut doom("ABC", CLEO, "A"), "B>A", "BAC", "");
}

#[test]
fn an_inspection_settles_wrecks_and_runs_in_the_same_order() {
    // What shows Complexity 6 or more once it is damaged: Gus's and Hal's; whole, Bob's and Eve's.
    let inspect = |pack: &str, actor: Seat| {
        let table = Track::of(8).pack(&seats(pack)).turn(actor).damaged(GUS).damaged(HAL);
        let mut race = table.hand(actor, &[Card::TechnicalInspection]).go();
        race.answer(actor, Answer::Play(Card::TechnicalInspection));
        race.is_damaged(&[BOB, EVE, GUS, HAL]);
        race
    };
    ends(&mut inspect("ABGCDHEF", ANN), "C>G E>H", "ABCGDEHF", "");
    // From Dan's place backwards Hal comes first.
    ends(&mut inspect("ABGCDHEF", DAN), "E>H C>G", "ABCGDEHF", "");
    // The actor is one of them, and the first.
    ends(&mut inspect("ABGCDHEF", HAL), "E>H C>G", "ABCGDEHF", "");
    // A run, and one across the line, from Gus, the tail, to Hal, the leader.
    ends(&mut inspect("ABGHCDEF", DAN), "GH", "ABHGCDEF", "");
    ends(&mut inspect("HACBDEFG", CLEO), "GH", "ACBDEFHG", "H");
}

#[test]
fn run_flats_hold_their_place_and_break_a_run() {
    let step = |wrecks: &str, flats: Seat| {
        let mut table = Track::of(8).turn(ANN).tires(flats, Card::CrawlingRunFlats);
        for seat in seats(wrecks) {
            table = table.damaged(seat);
        }
        let mut race = table.hand(ANN, &[Card::CthulhuStepsOnIt]).go();
        race.answer(ANN, Answer::Play(Card::CthulhuStepsOnIt)).answer(ANN, Answer::Seat(DAN));
        race
    };
    ends(&mut step("D", DAN), "", EIGHT, "");
    ends(&mut step("DE", DAN), "F>E", "ABCDFEGH", "");
    ends(&mut step("CDE", DAN), "D>C F>E", "ABDCFEGH", "");
}

// ---------------------------------------------------------------------------------------------- ties

/// `attacker` ties with `defender`, who is directly ahead; `wrecks` were damaged before. The dice come to a
/// tie whatever the Speeds: everybody drives the same, but for the difference of the sides.
#[track_caller]
fn tie(pack: &str, attacker: Seat, defender: Seat, wrecks: &str, moved: &str, after: &str, laps: &str) {
    let mut race = tied(pack, attacker, defender, wrecks, None);
    ends(&mut race, moved, after, laps);
}

fn tied(pack: &str, attacker: Seat, defender: Seat, wrecks: &str, with: Option<(Seat, &[Card])>) -> Going {
    let mut table = Track::of(pack.len() as u8).pack(&seats(pack)).turn(attacker);
    // The Car of Cthulhu is 5 and 2, the Chariot 5 and 3.
    table = table.vehicle(attacker, Vehicle::CarOfCthulhu).vehicle(defender, Vehicle::ChariotOfTheElderGods);
    let (mut mine, mut theirs) = (5, 5);
    for seat in seats(wrecks) {
        table = table.damaged(seat);
        if seat == attacker {
            mine = 2;
        } else if seat == defender {
            theirs = 3;
        }
    }
    if let Some((seat, mods)) = with {
        table = table.mods(seat, mods);
    }
    let mut race = table.dice(&[7 - mine, 7 - theirs]).go();
    let passes = tie_passes(&race.race().view(Viewer::Spectator), attacker, defender);
    race.answer(attacker, attempt(defender)).sums(7, 7);
    assert!(race.told(&Event::Tied { attacker, defender }));
    let passed = race.told(&Event::Passed { passer: attacker, passed: defender });
    assert_eq!(passes, passed, "what a tie comes to is known beforehand");
    assert!(race.car(attacker).damaged && race.car(defender).damaged);
    race
}

#[test]
fn a_tie_of_whole_vehicles_moves_nobody() {
    tie("ABC", BOB, ANN, "", "", "ABC", "");
    tie("ABC", ANN, CLEO, "", "", "ABC", "");
    tie(EIGHT, EVE, DAN, "", "", EIGHT, "");
}

#[test]
fn a_tie_of_two_wrecks_swaps_them() {
    tie("ABC", BOB, ANN, "AB", "AB", "BAC", "");
    tie("ABC", ANN, CLEO, "AC", "CA", "BAC", "A");
    tie(EIGHT, EVE, DAN, "DE", "DE", "ABCEDFGH", "");
    tie(EIGHT, ANN, HAL, "AH", "HA", "BCDEFGAH", "A");
}

#[test]
fn a_wreck_that_ties_with_a_whole_vehicle_fails_and_the_third_goes_ahead_of_both() {
    tie("ABCD", BOB, ANN, "B", "C>B C>A", "CABD", "");
    tie(EIGHT, EVE, DAN, "E", "F>E F>D", "ABCFDEGH", "");
    // The attacker is the tail: the third is the leader.
    tie("ABCD", DAN, CLEO, "D", "A>D A>C", "BACD", "A");
    tie(EIGHT, HAL, GUS, "H", "A>H A>G", "BCDEFAGH", "A");
    // The attacker is the leader: the third crosses the line after it.
    tie("ABCD", ANN, DAN, "A", "B>A B>D", "ACBD", "B");
    tie(EIGHT, ANN, HAL, "A", "B>A B>H", "ACDEFGBH", "B");
}

#[test]
fn on_a_ring_of_three_the_third_ends_where_it_stood_one_lap_up() {
    tie("ABC", CLEO, BOB, "C", "A>C A>B", "ABC", "A");
    tie("ABC", ANN, CLEO, "A", "B>A B>C", "ABC", "B");
    // The tail takes the lead: that is the same place, one lap up.
    tie("ABC", BOB, ANN, "B", "C>B C>A", "CAB", "");
}

#[test]
fn a_whole_vehicle_that_ties_with_a_wreck_succeeds_and_the_third_follows_between_them() {
    tie("ABCD", BOB, ANN, "A", "B>A C>A", "BCAD", "");
    tie(EIGHT, EVE, DAN, "D", "E>D F>D", "ABCEFDGH", "");
    tie("ABCD", DAN, CLEO, "C", "D>C A>C", "BDAC", "A");
    tie(EIGHT, HAL, GUS, "G", "H>G A>G", "BCDEFHAG", "A");
    tie("ABCD", ANN, DAN, "D", "A>D B>D", "CABD", "AB");
    tie(EIGHT, ANN, HAL, "H", "A>H B>H", "CDEFGABH", "AB");
}

#[test]
fn the_third_follows_through_on_a_ring_of_three_too() {
    tie("ABC", BOB, ANN, "A", "B>A C>A", "BCA", "");
    tie("ABC", ANN, CLEO, "C", "A>C B>C", "ABC", "AB");
    tie("ABC", CLEO, BOB, "B", "C>B A>B", "CAB", "A");
}

#[test]
fn what_the_third_vehicle_does_are_passes_and_trigger_what_passes_trigger() {
    // Two Spacemeadweisers, two passes: each card works once in a chain.
    let beer = [Card::Spacemeadweiser, Card::Spacemeadweiser];
    let race = tied("ABCD", BOB, ANN, "B", Some((CLEO, &beer)));
    assert_eq!(race.car(CLEO).hand.len(), 2);
    // Ahead of both, Cleo has passed the rear one as well: its spikes find her.
    let mut race = tied("ABCD", BOB, ANN, "B", Some((BOB, &[Card::SpikeyBits])));
    race.is_damaged(&[ANN, BOB, CLEO]);
    let mut race = tied("ABCD", BOB, ANN, "B", Some((ANN, &[Card::SpikeyBits])));
    race.is_damaged(&[ANN, BOB, CLEO]);
    // Between them, she has passed only the wreck.
    let mut race = tied("ABCD", BOB, ANN, "A", Some((BOB, &[Card::SpikeyBits])));
    race.is_damaged(&[ANN, BOB]);
    let race = tied("ABCD", BOB, ANN, "A", Some((BOB, &[Card::Spacemeadweiser])));
    assert_eq!(race.car(BOB).hand.len(), 1);
}

#[test]
fn two_spiked_wrecks_come_to_rest_because_each_card_works_once_in_a_chain() {
    let mut race = Track::of(4)
        .turn(BOB)
        .damaged(ANN)
        .damaged(BOB)
        .mods(ANN, &[Card::SpikeyBits])
        .mods(BOB, &[Card::SpikeyBits, Card::Spacemeadweiser])
        .dice(&[6, 1, 6, 1])
        .go();
    // Bob passes, and is spiked; Ann comes by, and is spiked; Bob passes once more, and the spikes are worn out.
    race.answer(BOB, attempt(ANN)).all_pass().asks(BOB, About::Action);
    assert_eq!(race.car(BOB).hand.len(), 1);
    ends(&mut race, "B>A A>B B>A", "BACD", "");
    // Cleo's attempt is another chain: the spikes that she passes are sharp again.
    race.answer(BOB, Answer::Done)
        .answer(BOB, Answer::Draw(0))
        .answer(CLEO, attempt(ANN))
        .is_damaged(&[ANN, BOB, CLEO]);
}

#[test]
fn a_swap_triggers_nothing_that_waits_for_a_pass() {
    let mut race = tied("ABCD", BOB, ANN, "AB", Some((ANN, &[Card::SpikeyBits, Card::Spacemeadweiser])));
    race.is_pack(&seats("BACD")).holds(ANN, &[]);
    assert_eq!(race.times(|event| matches!(event, Event::Damaged { .. })), 2);
}

#[test]
fn a_suspension_that_shrugs_off_ties_leaves_a_single_wreck() {
    let mut race = Track::of(4)
        .turn(BOB)
        .vehicle(BOB, Vehicle::ChariotOfTheElderGods)
        .damaged(BOB)
        .mods(ANN, &[Card::FifthDimensionSuspension])
        .dice(&[6, 3])
        .go();
    race.answer(BOB, attempt(ANN)).sums(9, 9).is_damaged(&[BOB]);
    ends(&mut race, "C>B", "ACBD", "");
}

#[test]
fn run_flats_count_in_a_tie_as_if_they_were_whole() {
    // Both were damaged, but Bob holds his place: to him Ann is the only wreck, and Cleo follows through.
    let mut race = Track::of(4)
        .turn(BOB)
        .damaged(ANN)
        .damaged(BOB)
        .tires(BOB, Card::CrawlingRunFlats)
        .dice(&[3, 5])
        .go();
    race.answer(BOB, attempt(ANN)).sums(7, 7);
    ends(&mut race, "B>A C>A", "BCAD", "");
    let table = Track::of(4).turn(BOB).damaged(BOB).tires(BOB, Card::CrawlingRunFlats);
    let mut race = table.dice(&[3, 2]).go();
    race.answer(BOB, attempt(ANN)).sums(7, 7).is_damaged(&[ANN, BOB]);
    ends(&mut race, "", "ABCD", "");
}

// ---------------------------------------------------------------------------------------------- ties at a distance

/// A tie with the vehicle two ahead.
#[track_caller]
fn tie_afar(pack: &str, attacker: Seat, defender: Seat, wrecks: &str, moved: &str, after: &str, laps: &str) {
    let mut table = Track::of(pack.len() as u8).pack(&seats(pack)).turn(attacker);
    table = table.vehicle(attacker, Vehicle::CarOfCthulhu).vehicle(defender, Vehicle::ChariotOfTheElderGods);
    let (mut mine, mut theirs) = (5, 5);
    for seat in seats(wrecks) {
        table = table.damaged(seat);
        if seat == attacker {
            mine = 2;
        } else {
            theirs = 3;
        }
    }
    let table = table.hand(attacker, &[Card::DreamlandsShortcut]).dice(&[7 - mine, 7 - theirs]);
    let mut race = table.go();
    race.answer(attacker, Answer::Play(Card::DreamlandsShortcut));
    assert!(race.told(&Event::Tied { attacker, defender }));
    ends(&mut race, moved, after, laps);
}

#[test]
fn in_a_tie_at_a_distance_each_wreck_is_passed_by_the_one_behind_it() {
    tie_afar(EIGHT, FAY, DAN, "", "", EIGHT, "");
    tie_afar(EIGHT, FAY, DAN, "F", "G>F", "ABCDEGFH", "");
    tie_afar(EIGHT, FAY, DAN, "D", "E>D", "ABCEDFGH", "");
    tie_afar(EIGHT, FAY, DAN, "DF", "G>F E>D", "ABCEDGFH", "");
    tie_afar("ABCD", DAN, BOB, "BD", "A>D C>B", "CBAD", "A");
    tie_afar("ABCD", ANN, CLEO, "AC", "B>A D>C", "BADC", "");
}

#[test]
fn two_wrecks_at_a_distance_that_are_neighbours_all_the_same_swap() {
    tie_afar("ABC", CLEO, ANN, "AC", "CA", "BAC", "A");
    tie_afar("ABC", ANN, BOB, "AB", "AB", "BAC", "");
    // With one wreck the two tie cases do not hold: the attacker was not directly behind its target.
    tie_afar("ABC", CLEO, ANN, "C", "A>C", "BAC", "A");
    tie_afar("ABC", CLEO, ANN, "A", "B>A", "BAC", "");
}
