//! The Actions that reach for Mods and Crew on other vehicles.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::Slot;
use sobremesa::games::cthulhu500::scene::Aim;
use sobremesa::games::cthulhu500::{About, Answer, Event};

// ---------------------------------------------------------------------------------------------- Wrench Out of Space and Time

#[test]
fn the_wrench_repairs_or_discards_a_mod_of_another_vehicle() {
    let track = || {
        Track::of(4)
            .damaged(ANN)
            .hand(ANN, &[Card::WrenchOutOfSpaceAndTime])
            .mods(ANN, &[Card::NonEuclideanGps])
            .mods(BOB, &[Card::SpikeyBits, Card::SpikeyBits])
            .mods(DAN, &[Card::SurplusTentacles])
            .tires(CLEO, Card::NodensSnowChains)
    };
    let [spikey, tentacles] = [part(BOB, Card::SpikeyBits), part(DAN, Card::SurplusTentacles)];
    let mut race = track().go();
    race.plays(ANN, Card::WrenchOutOfSpaceAndTime).is_asked(ANN, About::Declare);
    // Twins in one place are one choice.
    race.offers(ANN, &[Answer::Repair, Answer::Part(spikey), Answer::Part(tentacles)]);
    race.answer(ANN, Answer::Part(spikey)).has_mods(BOB, &[Card::SpikeyBits]).is_damaged(&[ANN]);
    race.has_mods(DAN, &[Card::SurplusTentacles]);
    assert!(race.in_pile(Card::SpikeyBits));

    let mut race = track().go();
    race.plays(ANN, Card::WrenchOutOfSpaceAndTime).answer(ANN, Answer::Repair).is_damaged(&[]);
    race.has_mods(BOB, &[Card::SpikeyBits, Card::SpikeyBits]).has_mods(DAN, &[Card::SurplusTentacles]);
}

#[test]
fn the_wrench_offers_no_repair_of_a_whole_vehicle() {
    let mut race = Track::of(4)
        .damaged(BOB)
        .hand(ANN, &[Card::WrenchOutOfSpaceAndTime])
        .mods(BOB, &[Card::SpikeyBits, Card::SurplusTentacles])
        .go();
    race.plays(ANN, Card::WrenchOutOfSpaceAndTime);
    let mods = [part(BOB, Card::SpikeyBits), part(BOB, Card::SurplusTentacles)];
    race.offers(ANN, &mods.map(Answer::Part));
}

#[test]
fn the_wrench_needs_something_to_do_and_may_not_touch_the_elder_sign() {
    let track = || {
        Track::of(4)
            .hand(ANN, &[Card::WrenchOutOfSpaceAndTime])
            .mods(ANN, &[Card::SpikeyBits])
            .mods(BOB, &[Card::ElderSignBumperSticker, Card::SurplusTentacles])
    };
    assert!(!track().go().may_play(ANN, Card::WrenchOutOfSpaceAndTime));
    // One option is left: it is declared without a question.
    let mut race = track().damaged(ANN).go();
    race.plays(ANN, Card::WrenchOutOfSpaceAndTime).is_damaged(&[]).is_asked(ANN, About::Action);
    assert!(race.told(&Event::Laid { seat: ANN, card: Card::WrenchOutOfSpaceAndTime, aim: Aim::Repair }));
}

// ---------------------------------------------------------------------------------------------- Chop Shop of Leng

#[test]
fn the_chop_shop_takes_a_mod_without_a_pit_stop() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ChopShopOfLeng])
        .mods(ANN, &[Card::NonEuclideanGps])
        .mods(BOB, &[Card::SpikeyBits])
        .mods(CLEO, &[Card::Spacemeadweiser])
        .mods(DAN, &[Card::ElderSignBumperSticker, Card::EngineOfTheDamned])
        .go();
    race.plays(ANN, Card::ChopShopOfLeng).is_asked(ANN, About::Declare);
    let beer = part(CLEO, Card::Spacemeadweiser);
    race.offers(ANN, &[part(BOB, Card::SpikeyBits), beer].map(Answer::Part));
    race.answer(ANN, Answer::Part(beer)).is_asked(ANN, About::Action);
    race.has_mods(ANN, &[Card::NonEuclideanGps, Card::Spacemeadweiser]).has_mods(CLEO, &[]);
}

#[test]
fn the_chop_shop_makes_room_among_two_mods_first() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ChopShopOfLeng])
        .mods(ANN, &[Card::NonEuclideanGps, Card::SpikeyBits])
        .mods(BOB, &[Card::Spacemeadweiser])
        .go();
    race.plays(ANN, Card::ChopShopOfLeng).is_asked(ANN, About::Declare);
    race.offers(ANN, &[drops(ANN, Card::NonEuclideanGps), drops(ANN, Card::SpikeyBits)]);
    race.answer(ANN, drops(ANN, Card::SpikeyBits)).has_mods(BOB, &[]);
    race.has_mods(ANN, &[Card::NonEuclideanGps, Card::Spacemeadweiser]);
    assert!(race.in_pile(Card::SpikeyBits));
}

#[test]
fn the_chop_shop_needs_a_mod_that_may_be_taken() {
    let race = Track::of(4)
        .hand(ANN, &[Card::ChopShopOfLeng])
        .mods(ANN, &[Card::SpikeyBits])
        .mods(DAN, &[Card::ElderSignBumperSticker, Card::EngineOfTheDamned])
        .go();
    assert!(!race.may_play(ANN, Card::ChopShopOfLeng));
}

// ---------------------------------------------------------------------------------------------- Poach the Pit Crew

#[test]
fn poaching_moves_crew_from_any_pit_to_any_other_but_no_drivers() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::PoachThePitCrew])
        .driver(ANN, Card::DeepOneDragRacer)
        .crew(ANN, &[Card::CousinWhateley])
        .crew(BOB, &[Card::BrownJenkinWrenchRat, Card::DrArmitage])
        .driver(CLEO, Card::FungiFromDaytona)
        .go();
    race.plays(ANN, Card::PoachThePitCrew).is_asked(ANN, About::Declare);
    let rat = part(BOB, Card::BrownJenkinWrenchRat);
    race.offers(ANN, &[part(ANN, Card::CousinWhateley), rat, part(BOB, Card::DrArmitage)].map(Answer::Part));
    race.answer(ANN, Answer::Part(rat)).is_asked(ANN, About::Declare);
    race.offers(ANN, &[ANN, CLEO, DAN].map(Answer::Seat));
    // Neither of the two pits is one's own.
    race.answer(ANN, Answer::Seat(CLEO)).has_crew(CLEO, &[Card::BrownJenkinWrenchRat]);
    race.has_crew(BOB, &[Card::DrArmitage]).has_crew(ANN, &[Card::CousinWhateley]);
}

#[test]
fn poaching_needs_somebody_in_a_pit() {
    let race = Track::of(4).hand(ANN, &[Card::PoachThePitCrew]).driver(BOB, Card::DrArmitage).go();
    assert!(!race.may_play(ANN, Card::PoachThePitCrew));
}

#[test]
fn poaching_is_no_arrival() {
    for (card, first) in [(Card::HerbertWest, ANN), (Card::CultistIntern, BOB)] {
        let mut race = Track::of(4)
            .hand(ANN, &[Card::PoachThePitCrew])
            .crew(first, &[card])
            .pile(&[Card::DeepOneDragRacer, Card::DrArmitage])
            .go();
        let to = if first == ANN { BOB } else { ANN };
        // One Crew card: only where it goes is a question.
        race.plays(ANN, Card::PoachThePitCrew).answer(ANN, Answer::Seat(to)).is_asked(ANN, About::Action);
        race.has_crew(to, &[card]).holds(ANN, &[]).holds(BOB, &[]);
    }
}

#[test]
fn poaching_takes_the_plague_along() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::PoachThePitCrew])
        .crew(ANN, &[Card::CousinWhateley])
        .infested(ANN, Slot::Crew, Card::CousinWhateley)
        .go();
    race.plays(ANN, Card::PoachThePitCrew).answer(ANN, Answer::Seat(BOB));
    race.is_infested(Some(part(BOB, Card::CousinWhateley)));
    race.ends(ANN).has_crew(BOB, &[Card::CousinWhateley]).ends(BOB).has_crew(BOB, &[]);
}

// ---------------------------------------------------------------------------------------------- Sponsor Scandal

#[test]
fn the_scandal_discards_every_sponsor_of_the_others_and_draws_for_each() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::SponsorScandal])
        .mods(ANN, &[Card::Spacemeadweiser])
        .mods(BOB, &[Card::Spacemeadweiser, Card::SpikeyBits])
        .mods(DAN, &[Card::MiskatonicMutual])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage, Card::HerbertWest])
        .go();
    race.plays(ANN, Card::SponsorScandal).has_mods(ANN, &[Card::Spacemeadweiser]);
    race.has_mods(BOB, &[Card::SpikeyBits]).has_mods(DAN, &[]);
    race.holds(ANN, &[Card::CousinWhateley, Card::DrArmitage]);
}

#[test]
fn the_scandal_draws_three_at_most() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::SponsorScandal])
        .mods(BOB, &[Card::Spacemeadweiser, Card::Spacemeadweiser])
        .mods(CLEO, &[Card::TheSponsorThatMustNotBeNamed])
        .mods(DAN, &[Card::MiskatonicMutual])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage, Card::HerbertWest, Card::SpikeyBits])
        .go();
    race.plays(ANN, Card::SponsorScandal).has_mods(BOB, &[]).has_mods(CLEO, &[]).has_mods(DAN, &[]);
    race.holds(ANN, &[Card::CousinWhateley, Card::DrArmitage, Card::HerbertWest]);
}

#[test]
fn the_scandal_draws_no_further_than_five() {
    let four = [Card::FungiFromDaytona, Card::FungiFromDaytona, Card::DrArmitage, Card::HerbertWest];
    let mut race = Track::of(4)
        .hand(ANN, &[Card::SponsorScandal])
        .hand(ANN, &four)
        .mods(BOB, &[Card::Spacemeadweiser, Card::Spacemeadweiser])
        .deck_top(&[Card::CousinWhateley, Card::SpikeyBits])
        .go();
    race.plays(ANN, Card::SponsorScandal).all_pass().has_mods(BOB, &[]);
    race.holds(ANN, &[four.as_slice(), &[Card::CousinWhateley]].concat());
}

#[test]
fn the_scandal_stops_at_the_elder_sign_and_does_not_count_what_it_keeps() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::SponsorScandal])
        .mods(BOB, &[Card::ElderSignBumperSticker, Card::MiskatonicMutual])
        .mods(CLEO, &[Card::Spacemeadweiser])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage])
        .go();
    race.plays(ANN, Card::SponsorScandal).has_mods(CLEO, &[]).holds(ANN, &[Card::CousinWhateley]);
    race.has_mods(BOB, &[Card::ElderSignBumperSticker, Card::MiskatonicMutual]);
}

#[test]
fn the_scandal_needs_a_sponsor_that_it_may_discard() {
    let race = Track::of(4)
        .hand(ANN, &[Card::SponsorScandal])
        .mods(ANN, &[Card::Spacemeadweiser])
        .mods(BOB, &[Card::ElderSignBumperSticker, Card::MiskatonicMutual])
        .mods(CLEO, &[Card::SpikeyBits])
        .go();
    assert!(!race.may_play(ANN, Card::SponsorScandal));
}
