//! Pit stops: the free pass, and the one job after it (6).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Vehicle};
use sobremesa::games::cthulhu500::race::{Part, Slot};
use sobremesa::games::cthulhu500::{About, Answer, Event, Race};
use sobremesa::kernel::{Game, Viewer, Weight};

const FREE: Answer = Answer::FreePass { with: None };

/// Ann, who leads, has stopped, and Bob makes no free pass.
fn stopped(table: Track) -> Going {
    let mut race = table.go();
    race.answer(ANN, Answer::PitStop).asks(BOB, About::FreePass).decline(&[BOB]);
    race
}

// ---------------------------------------------------------------------------------------------- the free pass

#[test]
fn the_vehicle_behind_is_offered_a_free_pass_that_costs_no_action() {
    let mut race = Track::of(4).turn(BOB).dice(&[6, 1]).hand(BOB, &[Card::SpikeyBits]).go();
    race.answer(BOB, Answer::PitStop).asks(CLEO, About::FreePass).offers(CLEO, &[Answer::Decline, FREE]);
    race.answer(CLEO, FREE).decline(&[BOB]).sums(11, 6).is_pack(&[ANN, CLEO, BOB, DAN]).asks(BOB, About::Pit);
    race.answer(BOB, Answer::Nothing).asks(BOB, About::Action);
    assert_eq!(race.race().turn.actions, 1);
    race.idle(BOB);
    assert_eq!((race.race().turn.seat, race.race().turn.actions), (CLEO, 2));
}

#[test]
fn a_declined_free_pass_is_told_and_changes_nothing() {
    let mut race = stopped(Track::of(4).hand(ANN, &[Card::SpikeyBits]));
    assert!(race.told(&Event::NoFreePass { seat: ANN, rival: BOB }));
    race.asks(ANN, About::Pit).is_pack(&[ANN, BOB, CLEO, DAN]);
}

#[test]
fn against_the_tail_the_leader_makes_it_and_laps() {
    let mut race = Track::of(4).turn(DAN).hand(DAN, &[Card::SpikeyBits]).dice(&[6, 1]).go();
    race.answer(DAN, Answer::PitStop).asks(ANN, About::FreePass).offers(ANN, &[Answer::Decline, FREE]);
    race.answer(ANN, FREE).decline(&[DAN]).has_laps(&[1, 0, 0, 0]).is_pack(&[BOB, CLEO, ANN, DAN]);
    // The lap is a lap: Dan, who has fewer, may answer it before he goes on.
    race.decline(&[DAN]).asks(DAN, About::Pit);
}

#[test]
fn a_free_pass_may_fail_or_tie() {
    let mut race = Track::of(4).turn(BOB).hand(BOB, &[Card::SpikeyBits]).dice(&[1, 6]).go();
    race.answer(BOB, Answer::PitStop).answer(CLEO, FREE).decline(&[BOB]).is_pack(&[ANN, BOB, CLEO, DAN]);
    race.asks(BOB, About::Pit).offers(BOB, &[Answer::Nothing, Answer::Attach(Card::SpikeyBits)]);
}

#[test]
fn damage_from_the_free_pass_may_be_repaired_in_the_same_stop() {
    let mut race = Track::of(4).turn(DAN).crew(DAN, &[Card::FungiFromDetroit]).dice(&[4, 5, 2]).go();
    // Ann's 5 and Dan's 4: a tie.
    race.answer(DAN, Answer::PitStop).answer(ANN, FREE).sums(9, 9).is_damaged(&[ANN, DAN]);
    race.asks(DAN, About::Pit).offers(DAN, &[Answer::Nothing, Answer::Repair]);
    // The Pushcart's damaged Complexity is 4: 2 and a Fix of 2.
    race.answer(DAN, Answer::Repair).is_damaged(&[ANN]);
}

#[test]
fn goats_and_damaged_pushcarts_are_left_alone() {
    let mut race = Track::of(4).tires(ANN, Card::GoatWithAThousandSpares).go();
    race.answer(ANN, Answer::PitStop).asks(ANN, About::Pit);
    race.offers(ANN, &[Answer::Nothing, drops(ANN, Card::GoatWithAThousandSpares)]);
    // Read when the stop is announced: the stop in which they go is spared as well.
    race.answer(ANN, drops(ANN, Card::GoatWithAThousandSpares)).asks(ANN, About::Action);
    race.answer(ANN, Answer::PitStop).asks(BOB, About::FreePass).decline(&[BOB]);
    let mut race = Track::of(4).turn(DAN).damaged(DAN).go();
    race.answer(DAN, Answer::PitStop).asks(DAN, About::Pit).answer(DAN, Answer::Nothing);
    let mut race = Track::of(4).turn(DAN).go();
    race.answer(DAN, Answer::PitStop).asks(ANN, About::FreePass).decline(&[ANN]);
}

// ---------------------------------------------------------------------------------------------- jobs

#[test]
fn every_job_that_can_be_done_is_offered() {
    let table = Track::of(4)
        .damaged(ANN)
        .driver(ANN, Card::DrArmitage)
        .crew(ANN, &[Card::CultistIntern])
        .mods(ANN, &[Card::SpikeyBits, Card::SpikeyBits])
        .tires(ANN, Card::NodensSnowChains)
        .hand(ANN, &[Card::SurplusTentacles, Card::SurplusTentacles, Card::CrawlingRunFlats])
        .hand(ANN, &[Card::HerbertWest, Card::ShantakTow]);
    stopped(table).offers(
        ANN,
        &[
            Answer::Nothing,
            Answer::Repair,
            Answer::Attach(Card::SurplusTentacles),
            Answer::Attach(Card::CrawlingRunFlats),
            Answer::Drive(Card::HerbertWest),
            Answer::DriverOut,
            drops(ANN, Card::SpikeyBits),
            drops(ANN, Card::NodensSnowChains),
        ],
    );
}

#[test]
fn a_mod_is_attached() {
    let mut race = stopped(Track::of(4).hand(ANN, &[Card::SpikeyBits]).mods(ANN, &[Card::GloveBoxWarhead]));
    race.answer(ANN, Answer::Attach(Card::SpikeyBits)).asks(ANN, About::Action).holds(ANN, &[]);
    assert_eq!(
        race.car(ANN).mods.iter().map(|one| one.card).collect::<Vec<_>>(),
        [Card::GloveBoxWarhead, Card::SpikeyBits]
    );
    assert!(race.told(&Event::Attached { seat: ANN, slot: Slot::Mod, card: Card::SpikeyBits }));
}

#[test]
fn a_third_mod_takes_the_place_of_one_that_its_player_chooses() {
    let mods = [Card::GloveBoxWarhead, Card::NonEuclideanGps];
    let mut race = stopped(Track::of(4).hand(ANN, &[Card::SpikeyBits]).mods(ANN, &mods));
    race.answer(ANN, Answer::Attach(Card::SpikeyBits)).asks(ANN, About::MakeRoom);
    race.offers(ANN, &[drops(ANN, mods[0]), drops(ANN, mods[1])]).answer(ANN, drops(ANN, mods[0]));
    assert!(race.in_pile(mods[0]));
    let fitted: Vec<_> = race.car(ANN).mods.iter().map(|one| one.card).collect();
    assert_eq!(fitted, [Card::NonEuclideanGps, Card::SpikeyBits]);
}

#[test]
fn a_mod_that_makes_room_takes_its_gremlins_along() {
    let table = Track::of(4)
        .hand(ANN, &[Card::SpikeyBits])
        .mods(ANN, &[Card::GloveBoxWarhead, Card::NonEuclideanGps]);
    let mut race = stopped(table.infested(ANN, Slot::Mod, Card::GloveBoxWarhead));
    race.answer(ANN, Answer::Attach(Card::SpikeyBits))
        .answer(ANN, drops_infested(ANN, Card::GloveBoxWarhead));
    assert!(race.in_pile(Card::GloveBoxWarhead) && race.in_pile(Card::Gremlins));
    assert!(race.race().contagions.is_empty());
}

#[test]
fn new_tires_replace_the_old_ones() {
    let table = Track::of(4).hand(ANN, &[Card::CrawlingRunFlats]).tires(ANN, Card::NodensSnowChains);
    let mut race = stopped(table);
    race.answer(ANN, Answer::Attach(Card::CrawlingRunFlats)).asks(ANN, About::Action);
    assert_eq!(race.car(ANN).tires.unwrap().card, Card::CrawlingRunFlats);
    assert!(race.in_pile(Card::NodensSnowChains));
}

#[test]
fn mods_and_tires_may_just_be_discarded() {
    let table = Track::of(4).mods(ANN, &[Card::SpikeyBits]).tires(ANN, Card::NodensSnowChains);
    let mut race = stopped(table);
    race.answer(ANN, drops(ANN, Card::SpikeyBits)).asks(ANN, About::Action);
    assert!(race.car(ANN).mods.is_empty() && race.in_pile(Card::SpikeyBits));
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).answer(ANN, drops(ANN, Card::NodensSnowChains));
    assert!(race.car(ANN).tires.is_none() && race.in_pile(Card::NodensSnowChains));
}

#[test]
fn a_new_driver_sends_the_old_one_to_the_pit_crew() {
    let table = Track::of(4).hand(ANN, &[Card::DeepOneDragRacer]).driver(ANN, Card::DrArmitage);
    let mut race = stopped(table);
    race.offers(ANN, &[Answer::Nothing, Answer::Drive(Card::DeepOneDragRacer), Answer::DriverOut]);
    race.answer(ANN, Answer::Drive(Card::DeepOneDragRacer)).holds(ANN, &[]);
    assert_eq!(race.car(ANN).driver.unwrap().card, Card::DeepOneDragRacer);
    assert_eq!(race.car(ANN).crew.iter().map(|one| one.card).collect::<Vec<_>>(), [Card::DrArmitage]);
}

#[test]
fn a_driver_may_just_go_to_the_pit_crew_and_nobody_goes_the_other_way() {
    let mut race = stopped(Track::of(4).driver(ANN, Card::DrArmitage));
    race.answer(ANN, Answer::DriverOut).asks(ANN, About::Action);
    assert!(race.car(ANN).driver.is_none() && race.car(ANN).crew[0].card == Card::DrArmitage);
    // With a pit crew and an empty hand there is nothing to do: the answer is given for her.
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).asks(ANN, About::TurnEnd);
    assert!(race.told(&Event::Idle { seat: ANN }));
}

#[test]
fn the_plague_on_a_driver_goes_along_to_the_pit_crew() {
    let table = Track::of(4).driver(ANN, Card::DrArmitage).infested(ANN, Slot::Driver, Card::DrArmitage);
    let mut race = stopped(table);
    race.answer(ANN, Answer::DriverOut);
    assert!(race.car(ANN).crew[0].infested);
}

#[test]
fn drivers_from_hand_arrive() {
    let mut race = stopped(Track::of(4).hand(ANN, &[Card::CultistIntern]).deck_top(&[Card::IaIa]));
    race.answer(ANN, Answer::Drive(Card::CultistIntern)).holds(ANN, &[Card::IaIa]);
}

#[test]
fn west_digs_up_crew_from_the_pile_but_never_the_flag() {
    let table = Track::of(4).hand(ANN, &[Card::HerbertWest]);
    let mut race = stopped(table.pile(&[Card::DrArmitage, Card::SpikeyBits, Card::CultistIntern]));
    race.answer(ANN, Answer::Drive(Card::HerbertWest)).asks(ANN, About::Salvage);
    race.offers(ANN, &[Answer::Take(Card::DrArmitage), Answer::Take(Card::CultistIntern)]);
    race.answer(ANN, Answer::Take(Card::CultistIntern)).holds(ANN, &[Card::CultistIntern]);
    assert!(race.told(&Event::Salvaged { seat: ANN, card: Card::CultistIntern }));
    let mut race = stopped(Track::of(4).hand(ANN, &[Card::HerbertWest]));
    race.answer(ANN, Answer::Drive(Card::HerbertWest)).asks(ANN, About::Action).holds(ANN, &[]);
    assert!(race.in_pile(Card::CheckeredFlag));
}

// ---------------------------------------------------------------------------------------------- repairs

#[test]
fn the_die_and_the_fix_of_the_pit_crew_must_reach_the_complexity_that_shows() {
    for (die, repaired) in [(2, true), (1, false)] {
        let crew = [Card::BrownJenkinWrenchRat, Card::CultistIntern, Card::HerbertWest];
        let mut race = stopped(Track::of(4).damaged(ANN).crew(ANN, &crew).dice(&[die]));
        // 3 - 2 + 2 against 5.
        race.answer(ANN, Answer::Repair).is_damaged(if repaired { &[] } else { &[ANN] });
        assert_eq!(race.told(&Event::StillBroken { seat: ANN }), !repaired);
        race.asks(ANN, About::Action);
    }
}

#[test]
fn the_complexity_is_that_of_the_damaged_side() {
    // The Olds shows 4 when whole and 3 when damaged.
    let mut race = Track::of(4).turn(CLEO).damaged(CLEO).dice(&[3]).go();
    race.answer(CLEO, Answer::PitStop).decline(&[DAN]).answer(CLEO, Answer::Repair).is_damaged(&[]);
    // The Chariot 7 and 10.
    let table = Track::of(4).vehicle(ANN, Vehicle::ChariotOfTheElderGods).damaged(ANN);
    let mut race = stopped(table.crew(ANN, &[Card::BrownJenkinWrenchRat]).dice(&[6]));
    race.answer(ANN, Answer::Repair).is_damaged(&[ANN]);
}

#[test]
fn the_fix_of_the_driver_does_not_count() {
    let mut race = stopped(Track::of(4).damaged(ANN).driver(ANN, Card::BrownJenkinWrenchRat).dice(&[4]));
    race.answer(ANN, Answer::Repair).is_damaged(&[ANN]);
    let mut race = stopped(Track::of(4).damaged(ANN).driver(ANN, Card::CousinWhateley).dice(&[5]));
    race.answer(ANN, Answer::Repair).is_damaged(&[]);
}

#[test]
fn whole_vehicles_are_not_repaired_and_nothing_is_always_possible() {
    let mut race = stopped(Track::of(4).hand(ANN, &[Card::SpikeyBits]));
    race.offers(ANN, &[Answer::Nothing, Answer::Attach(Card::SpikeyBits)]).answer(ANN, Answer::Nothing);
    race.asks(ANN, About::Action).holds(ANN, &[Card::SpikeyBits]);
    assert!(race.told(&Event::Idle { seat: ANN }));
}

// ---------------------------------------------------------------------------------------------- crew that is put (6.8)

#[test]
fn crew_is_put_into_any_pit_crew_and_invites_no_free_pass() {
    for seat in [ANN, BOB, CLEO, DAN] {
        let mut race = Track::of(4).hand(ANN, &[Card::CousinWhateley]).go();
        race.offers(ANN, &[Answer::Done, attempt(DAN), Answer::PitStop, Answer::Put(Card::CousinWhateley)]);
        race.answer(ANN, Answer::Put(Card::CousinWhateley)).asks(ANN, About::Declare);
        race.offers(ANN, &[ANN, BOB, CLEO, DAN].map(Answer::Seat)).answer(ANN, Answer::Seat(seat));
        race.asks(ANN, About::Action).holds(ANN, &[]);
        let pit: Vec<_> = race.race().parts_in(&[Slot::Crew]).collect();
        assert_eq!(pit, [Part { seat, slot: Slot::Crew, card: Card::CousinWhateley, infested: false }]);
        assert_eq!(race.race().turn.actions, 1);
    }
}

/// The button that stands out is what is usual, and a stop is not to be thrown away.
#[test]
fn a_repair_that_no_die_can_bring_about_does_not_stand_out() {
    for (crew, stands_out) in [(&[Card::BrownJenkinWrenchRat, Card::HerbertWest][..], true), (&[], false)] {
        let table = Track::of(4).vehicle(ANN, Vehicle::ChariotOfTheElderGods).damaged(ANN);
        let race = stopped(table.crew(ANN, crew));
        let ask = race.question(ANN);
        let screen = Race::screen(&race.race().view(Viewer::Seat(ANN)), Some(&ask));
        let mut presses = screen.groups.iter().flat_map(|group| &group.presses);
        let repair = presses.find(|press| press.answer == Answer::Repair).unwrap();
        assert_eq!(repair.weight == Weight::Main, stands_out);
    }
}
