//! Black Plague and Gremlins (9).

use crate::reading::infested;
use crate::track::*;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::Slot;
use sobremesa::games::cthulhu500::scene::{Aim, Lay};
use sobremesa::games::cthulhu500::{About, Answer, Event};

/// Bob's turn, and the Plague on his Deep One.
fn plague_on_the_deep_one(seats: u8) -> Track {
    Track::of(seats).turn(BOB).crew(BOB, &[Card::DeepOneDragRacer]).infested(
        BOB,
        Slot::Crew,
        Card::DeepOneDragRacer,
    )
}

/// Bob's turn, and the Gremlins in his Spikey Bits.
fn gremlins_in_the_spikey_bits(seats: u8) -> Track {
    Track::of(seats).turn(BOB).mods(BOB, &[Card::SpikeyBits]).infested(BOB, Slot::Mod, Card::SpikeyBits)
}

// ---------------------------------------------------------------------------------------------- Black Plague

#[test]
fn the_plague_goes_on_any_crew_in_play_behind_the_wheel_or_in_the_pit() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::BlackPlague])
        .driver(ANN, Card::DrArmitage)
        .crew(BOB, &[Card::FungiFromDetroit, Card::FungiFromDetroit])
        .driver(DAN, Card::ZombieStuntDriver)
        .mods(CLEO, &[Card::SpikeyBits])
        .go();
    race.plays(ANN, Card::BlackPlague).is_asked(ANN, About::Declare);
    let zombie = driver(DAN, Card::ZombieStuntDriver);
    let fungi = part(BOB, Card::FungiFromDetroit);
    race.offers(ANN, &[driver(ANN, Card::DrArmitage), fungi, zombie].map(Answer::Part));
    race.answer(ANN, Answer::Part(zombie)).is_infested(Some(zombie));
    assert!(!race.in_pile(Card::BlackPlague));
}

#[test]
fn the_plague_needs_crew_in_play() {
    let race = Track::of(4).hand(ANN, &[Card::BlackPlague]).mods(BOB, &[Card::SpikeyBits]).go();
    assert!(!race.may_play(ANN, Card::BlackPlague));
}

#[test]
fn the_plague_strikes_after_the_draw_of_its_victims_controller_who_sends_it_on() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::BlackPlague])
        .crew(BOB, &[Card::DeepOneDragRacer, Card::CultistIntern])
        .driver(CLEO, Card::DrArmitage)
        .deck_top(&[Card::SpikeyBits])
        .go();
    race.plays(ANN, Card::BlackPlague).answer(ANN, Answer::Part(part(BOB, Card::DeepOneDragRacer)));
    race.ends(ANN).is_asked(BOB, About::Action).has_crew(BOB, &[Card::DeepOneDragRacer, Card::CultistIntern]);
    race.answer(BOB, Answer::Done).is_asked(BOB, About::TurnEnd);
    race.has_crew(BOB, &[Card::DeepOneDragRacer, Card::CultistIntern]).answer(BOB, Answer::Draw(1));
    race.holds(BOB, &[Card::SpikeyBits])
        .has_crew(BOB, &[Card::CultistIntern])
        .is_asked(BOB, About::Contagion);
    assert!(race.in_pile(Card::DeepOneDragRacer));
    let next = driver(CLEO, Card::DrArmitage);
    race.offers(BOB, &[part(BOB, Card::CultistIntern), next].map(Answer::Part));
    // The next one goes at the end of its own controller's turn, not at once.
    race.answer(BOB, Answer::Part(next)).is_infested(Some(next)).is_asked(CLEO, About::Action);
    race.has_driver(CLEO, Some(Card::DrArmitage)).ends(CLEO).has_driver(CLEO, None);
    race.is_infested(Some(part(BOB, Card::CultistIntern)));
}

#[test]
fn the_plague_on_ones_own_crew_strikes_in_the_same_turn() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::BlackPlague])
        .driver(ANN, Card::CousinWhateley)
        .driver(DAN, Card::DrArmitage)
        .go();
    race.plays(ANN, Card::BlackPlague).answer(ANN, Answer::Part(driver(ANN, Card::CousinWhateley)));
    race.has_driver(ANN, Some(Card::CousinWhateley)).ends(ANN).has_driver(ANN, None);
    // One other legal victim: there is nothing to choose.
    race.is_infested(Some(driver(DAN, Card::DrArmitage))).is_asked(BOB, About::Action);
}

#[test]
fn the_plague_that_comes_to_ones_own_crew_at_ones_own_end_of_turn_waits_for_the_next() {
    let mut race = plague_on_the_deep_one(3).driver(BOB, Card::DrArmitage).go();
    race.ends(BOB).has_crew(BOB, &[]).is_infested(Some(driver(BOB, Card::DrArmitage)));
    race.ends(CLEO).ends(ANN).has_driver(BOB, Some(Card::DrArmitage));
    race.ends(BOB).has_driver(BOB, None).is_infested(None);
    // R12: nobody else is left.
    assert!(race.told(&Event::DiedOut { contagion: Card::BlackPlague }) && race.in_pile(Card::BlackPlague));
}

#[test]
fn the_plague_moves_on_from_a_zombie_and_may_come_back_to_it() {
    let zombie = part(BOB, Card::ZombieGreaseMonkey);
    let mut race = Track::of(3)
        .turn(BOB)
        .crew(BOB, &[Card::ZombieGreaseMonkey])
        .infested(BOB, Slot::Crew, Card::ZombieGreaseMonkey)
        .crew(CLEO, &[Card::CousinWhateley])
        .driver(ANN, Card::ZombieStuntDriver)
        .go();
    race.ends(BOB).has_crew(BOB, &[Card::ZombieGreaseMonkey]).is_asked(BOB, About::Contagion);
    assert!(race.told(&Event::Survived { part: zombie }));
    let (cousin, driver) = (part(CLEO, Card::CousinWhateley), driver(ANN, Card::ZombieStuntDriver));
    race.offers(BOB, &[cousin, driver].map(Answer::Part)).answer(BOB, Answer::Part(cousin));
    race.ends(CLEO).has_crew(CLEO, &[]).offers(CLEO, &[zombie, driver].map(Answer::Part));
    race.answer(CLEO, Answer::Part(driver)).ends(ANN).has_driver(ANN, Some(Card::ZombieStuntDriver));
    assert!(race.told(&Event::Survived { part: driver }));
    race.is_infested(Some(zombie)).is_asked(BOB, About::Action);
}

#[test]
fn the_plague_dies_out_when_a_lone_zombie_survives_it() {
    let mut race = Track::of(3)
        .turn(BOB)
        .driver(BOB, Card::ZombieStuntDriver)
        .infested(BOB, Slot::Driver, Card::ZombieStuntDriver)
        .go();
    race.ends(BOB).has_driver(BOB, Some(Card::ZombieStuntDriver)).is_infested(None);
    assert!(race.in_pile(Card::BlackPlague));
}

#[test]
fn the_plague_goes_to_the_pile_with_a_victim_that_leaves_play_otherwise() {
    let sick = infested(part(BOB, Card::DeepOneDragRacer));
    let jettison = Lay { card: Card::JettisonTheIntern, aim: Aim::Part(sick) };
    let mut race = plague_on_the_deep_one(3)
        .driver(CLEO, Card::DrArmitage)
        .hand(BOB, &[Card::JettisonTheIntern])
        .dice(&[1, 6])
        .go();
    race.answer(BOB, Answer::Attempt { on: ANN, with: Some(jettison) }).has_crew(BOB, &[]).is_infested(None);
    assert!(race.in_pile(Card::BlackPlague) && race.in_pile(Card::DeepOneDragRacer));
    race.ends(BOB).is_asked(CLEO, About::Action).has_driver(CLEO, Some(Card::DrArmitage));
}

#[test]
fn the_plague_follows_a_driver_into_the_pit() {
    let mut race = Track::of(3)
        .turn(BOB)
        .driver(BOB, Card::DrArmitage)
        .infested(BOB, Slot::Driver, Card::DrArmitage)
        .hand(BOB, &[Card::DeepOneDragRacer])
        .go();
    race.pits(BOB).answer(BOB, Answer::Drive(Card::DeepOneDragRacer));
    race.is_infested(Some(part(BOB, Card::DrArmitage))).ends(BOB).has_crew(BOB, &[]);
    race.is_infested(Some(driver(BOB, Card::DeepOneDragRacer)));
}

#[test]
fn the_plague_strikes_at_the_end_of_an_extra_turn_too() {
    let mut race = plague_on_the_deep_one(3).but(|race| race.turn.extra = true).go();
    race.ends(BOB).has_crew(BOB, &[]);
}

// ---------------------------------------------------------------------------------------------- Gremlins

#[test]
fn gremlins_go_into_any_mod_but_not_under_anothers_elder_sign() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::Gremlins])
        .mods(ANN, &[Card::SurplusTentacles])
        .mods(BOB, &[Card::ElderSignBumperSticker, Card::SpikeyBits])
        .mods(DAN, &[Card::NonEuclideanGps])
        .tires(CLEO, Card::NodensSnowChains)
        .driver(CLEO, Card::DrArmitage)
        .go();
    race.plays(ANN, Card::Gremlins).is_asked(ANN, About::Declare);
    let gps = part(DAN, Card::NonEuclideanGps);
    race.offers(ANN, &[part(ANN, Card::SurplusTentacles), gps].map(Answer::Part));
    race.answer(ANN, Answer::Part(gps)).is_infested(Some(gps));
    race.ends(ANN).ends(BOB).ends(CLEO).has_mods(DAN, &[Card::NonEuclideanGps]).ends(DAN).has_mods(DAN, &[]);
    assert!(race.in_pile(Card::NonEuclideanGps));
    race.is_infested(Some(part(ANN, Card::SurplusTentacles)));
}

#[test]
fn gremlins_need_a_mod_that_may_be_touched() {
    let race = Track::of(4)
        .hand(ANN, &[Card::Gremlins])
        .tires(ANN, Card::NodensSnowChains)
        .mods(BOB, &[Card::ElderSignBumperSticker, Card::SpikeyBits])
        .go();
    assert!(!race.may_play(ANN, Card::Gremlins));
}

#[test]
fn gremlins_go_under_ones_own_elder_sign() {
    let mods = [Card::ElderSignBumperSticker, Card::SpikeyBits];
    let mut race = Track::of(4).hand(ANN, &[Card::Gremlins]).mods(ANN, &mods).go();
    race.plays(ANN, Card::Gremlins).offers(ANN, &mods.map(|card| Answer::Part(part(ANN, card))));
    race.answer(ANN, Answer::Part(part(ANN, Card::ElderSignBumperSticker)));
    race.ends(ANN).has_mods(ANN, &[Card::SpikeyBits]).is_infested(Some(part(ANN, Card::SpikeyBits)));
}

#[test]
fn gremlins_that_were_there_before_an_elder_sign_do_their_work() {
    let mut race = gremlins_in_the_spikey_bits(4)
        .mods(BOB, &[Card::ElderSignBumperSticker])
        .mods(CLEO, &[Card::SurplusTentacles])
        .go();
    race.ends(BOB).has_mods(BOB, &[Card::ElderSignBumperSticker]).is_asked(BOB, About::Contagion);
    let next = [part(BOB, Card::ElderSignBumperSticker), part(CLEO, Card::SurplusTentacles)];
    race.offers(BOB, &next.map(Answer::Part));
}

#[test]
fn gremlins_are_sent_on_but_not_under_anothers_elder_sign() {
    let mut race = gremlins_in_the_spikey_bits(4)
        .mods(CLEO, &[Card::ElderSignBumperSticker, Card::NonEuclideanGps])
        .mods(DAN, &[Card::SurplusTentacles])
        .go();
    race.ends(BOB).has_mods(BOB, &[]).is_infested(Some(part(DAN, Card::SurplusTentacles)));
}

#[test]
fn gremlins_go_along_with_a_mod_that_is_taken() {
    let sick = infested(part(BOB, Card::SpikeyBits));
    let mut race = gremlins_in_the_spikey_bits(4)
        .turn(ANN)
        .hand(ANN, &[Card::ChopShopOfLeng])
        .mods(BOB, &[Card::SurplusTentacles])
        .go();
    race.plays(ANN, Card::ChopShopOfLeng).answer(ANN, Answer::Part(sick));
    race.is_infested(Some(part(ANN, Card::SpikeyBits))).has_mods(BOB, &[Card::SurplusTentacles]);
    race.ends(ANN).has_mods(ANN, &[]).is_infested(Some(part(BOB, Card::SurplusTentacles)));
}

#[test]
fn gremlins_go_to_the_pile_with_a_mod_that_is_discarded_in_the_pit() {
    let mut race = gremlins_in_the_spikey_bits(4).mods(DAN, &[Card::SurplusTentacles]).go();
    race.pits(BOB).offers(BOB, &[Answer::Nothing, drops_infested(BOB, Card::SpikeyBits)]);
    race.answer(BOB, drops_infested(BOB, Card::SpikeyBits)).is_infested(None);
    assert!(race.in_pile(Card::Gremlins) && race.in_pile(Card::SpikeyBits));
    race.ends(BOB).has_mods(DAN, &[Card::SurplusTentacles]);
}

// ---------------------------------------------------------------------------------------------- both

/// What was discarded from play, in order.
fn lost(race: &Going) -> Vec<Card> {
    let lost = race.story().iter().filter_map(|event| match event {
        Event::Lost { part } => Some(part.card),
        _ => None,
    });
    lost.collect()
}

#[test]
fn two_contagions_that_fall_due_in_one_turn_go_in_the_order_in_which_they_were_attached() {
    let both = |track: Track| {
        let mut race = track.go();
        race.ends(BOB).is_asked(CLEO, About::Action);
        lost(&race)
    };
    let plague_first = plague_on_the_deep_one(4).mods(BOB, &[Card::SpikeyBits]);
    let plague_first = plague_first.infested(BOB, Slot::Mod, Card::SpikeyBits);
    assert_eq!(both(plague_first), [Card::DeepOneDragRacer, Card::SpikeyBits]);
    let gremlins_first = gremlins_in_the_spikey_bits(4).crew(BOB, &[Card::DeepOneDragRacer]);
    let gremlins_first = gremlins_first.infested(BOB, Slot::Crew, Card::DeepOneDragRacer);
    assert_eq!(both(gremlins_first), [Card::SpikeyBits, Card::DeepOneDragRacer]);
}

#[test]
fn a_cancelled_contagion_infests_nothing() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::BlackPlague])
        .crew(BOB, &[Card::DeepOneDragRacer])
        .hand(BOB, &[Card::IaIa])
        .go();
    // One legal victim: it is declared without a question.
    race.plays(ANN, Card::BlackPlague).cancel(BOB, Card::IaIa, 0).is_infested(None);
    assert!(race.in_pile(Card::BlackPlague) && race.in_pile(Card::IaIa));
    race.ends(ANN).ends(BOB).has_crew(BOB, &[Card::DeepOneDragRacer]);
}
