//! The Sponsors, and the Elder Sign that keeps everybody's hands off them.

use crate::reading::adds;
use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::Extra;
use sobremesa::games::cthulhu500::scene::{Aim, Lay};
use sobremesa::games::cthulhu500::{About, Answer, Source};

const FIVE: [Card; 5] = [
    Card::FungiFromDaytona,
    Card::FungiFromDaytona,
    Card::DrArmitage,
    Card::HerbertWest,
    Card::CousinWhateley,
];

#[test]
fn sponsors_add_nothing_to_a_test() {
    for card in [Card::TheSponsorThatMustNotBeNamed, Card::Spacemeadweiser, Card::MiskatonicMutual] {
        assert_eq!(adds(Source::Card(card), |track| track.mods(BOB, &[card])), [0; 3], "{card:?}");
    }
}

// ---------------------------------------------------------------------------------------------- The Sponsor That Must Not Be Named

#[test]
fn the_unnamed_sponsor_pays_as_ones_turn_begins_and_not_as_anothers_does() {
    let mut race = Track::of(4)
        .mods(BOB, &[Card::TheSponsorThatMustNotBeNamed])
        .deck_top(&[Card::SpikeyBits, Card::DrArmitage])
        .go();
    race.ends(ANN).is_asked(BOB, About::Action).holds(BOB, &[Card::SpikeyBits]);
    race.ends(BOB).ends(CLEO).holds(BOB, &[Card::SpikeyBits]);
}

#[test]
fn the_unnamed_sponsor_pays_nothing_into_a_hand_of_five() {
    let mut race = Track::of(4).mods(BOB, &[Card::TheSponsorThatMustNotBeNamed]).hand(BOB, &FIVE).go();
    race.ends(ANN).is_asked(BOB, About::Action).holds(BOB, &FIVE);
}

#[test]
fn the_unnamed_sponsor_pays_as_an_extra_turn_begins() {
    let mut race = Track::of(4)
        .mods(CLEO, &[Card::TheSponsorThatMustNotBeNamed])
        .but(|race| race.extra = Some(Extra { seat: CLEO, attack: 0 }))
        .deck_top(&[Card::SpikeyBits])
        .go();
    race.ends(ANN).is_asked(CLEO, About::Action).holds(CLEO, &[Card::SpikeyBits]);
}

// ---------------------------------------------------------------------------------------------- Spacemeadweiser

#[test]
fn spacemeadweiser_pays_for_a_pass_and_two_of_them_pay_two_cards() {
    let pass = |mods: &[Card]| {
        let track = Track::of(4).turn(BOB).mods(BOB, mods).deck_top(&[Card::SpikeyBits, Card::DrArmitage]);
        let mut race = track.dice(&[6, 1]).go();
        race.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]).is_asked(BOB, About::Action);
        race.drawn(BOB)
    };
    assert_eq!((pass(&[]), pass(&[Card::Spacemeadweiser])), (0, 1));
    assert_eq!(pass(&[Card::Spacemeadweiser, Card::Spacemeadweiser]), 2);
}

#[test]
fn spacemeadweiser_pays_for_a_free_pass_but_not_for_a_failure_or_for_being_passed() {
    let mut race = Track::of(4)
        .turn(BOB)
        .mods(BOB, &[Card::Spacemeadweiser])
        .mods(CLEO, &[Card::Spacemeadweiser])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage])
        .dice(&[1, 6, 6, 1])
        .go();
    race.answer(BOB, attempt(ANN)).answer(BOB, Answer::PitStop);
    race.answer(CLEO, Answer::FreePass { with: None }).is_pack(&[ANN, CLEO, BOB, DAN]);
    race.holds(BOB, &[]).holds(CLEO, &[Card::CousinWhateley]);
}

#[test]
fn spacemeadweiser_pays_a_bystander_who_passes_a_wreck() {
    let mut race = Track::of(5)
        .turn(EVE)
        .laps(BOB, 1)
        .damaged(BOB)
        .hand(EVE, &[Card::ThePotholeOverInnsmouth])
        .mods(CLEO, &[Card::Spacemeadweiser])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage])
        .go();
    race.plays(EVE, Card::ThePotholeOverInnsmouth).is_pack(&[ANN, CLEO, BOB, DAN, EVE]);
    race.holds(CLEO, &[Card::CousinWhateley]);
}

// ---------------------------------------------------------------------------------------------- Miskatonic Mutual Insurance

/// Ann damages Bob and Dan; Bob is insured.
fn doom(track: Track) -> Going {
    let track = track.hand(ANN, &[Card::TheDoomThatCameToTurnFour]).mods(BOB, &[Card::MiskatonicMutual]);
    let three = [Card::SpikeyBits, Card::DrArmitage, Card::HerbertWest];
    let mut race = track.deck_top(&three).go();
    race.plays(ANN, Card::TheDoomThatCameToTurnFour);
    race
}

#[test]
fn miskatonic_mutual_pays_two_for_damage_and_for_damage_to_a_wreck() {
    doom(Track::of(4)).is_damaged(&[BOB, DAN]).holds(BOB, &[Card::SpikeyBits, Card::DrArmitage]);
    let mut again = doom(Track::of(4).damaged(BOB));
    again.is_pack(&[ANN, CLEO, BOB, DAN]).holds(BOB, &[Card::SpikeyBits, Card::DrArmitage]);
}

#[test]
fn miskatonic_mutual_pays_for_a_tie() {
    let mut race = Track::of(4)
        .turn(BOB)
        .mods(BOB, &[Card::MiskatonicMutual])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage])
        .dice(&[3, 3])
        .go();
    race.answer(BOB, attempt(ANN)).is_damaged(&[ANN, BOB]);
    assert_eq!((race.drawn(BOB), race.drawn(ANN)), (2, 0));
}

#[test]
fn miskatonic_mutual_pays_nothing_for_damage_that_is_prevented_or_passed_on() {
    let mut prevented = doom(Track::of(4).hand(BOB, &[Card::SanityAirbag]));
    prevented
        .window(Trigger::CardPlayed, &[BOB])
        .lay(BOB, Card::SanityAirbag)
        .is_damaged(&[DAN])
        .holds(BOB, &[]);

    let mut passed_on = doom(Track::of(4).hand(BOB, &[Card::BlameTheShoggoth]));
    passed_on.window(Trigger::CardPlayed, &[BOB]);
    passed_on.answer(BOB, Answer::Lay(Lay { card: Card::BlameTheShoggoth, aim: Aim::Seat(CLEO) }));
    passed_on.is_damaged(&[CLEO, DAN]).holds(BOB, &[]);
}

// ---------------------------------------------------------------------------------------------- Elder Sign Bumper Sticker

#[test]
fn the_elder_sign_protects_itself_and_what_is_beside_it_from_others() {
    let sign = [Card::ElderSignBumperSticker, Card::Spacemeadweiser];
    assert_eq!(adds(Source::Card(sign[0]), |track| track.mods(BOB, &sign)), [0; 3]);
    let meddling =
        [Card::WrenchOutOfSpaceAndTime, Card::ChopShopOfLeng, Card::SponsorScandal, Card::Gremlins];
    let race = Track::of(4).hand(ANN, &meddling).mods(BOB, &sign).go();
    assert_eq!(meddling.map(|card| race.may_play(ANN, card)), [false; 4]);
    let race = Track::of(4).hand(ANN, &meddling).mods(BOB, &[Card::Spacemeadweiser]).go();
    assert_eq!(meddling.map(|card| race.may_play(ANN, card)), [true; 4]);
}

#[test]
fn the_elder_sign_protects_no_crew() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::BlackPlague])
        .crew(BOB, &[Card::DrArmitage])
        .mods(BOB, &[Card::ElderSignBumperSticker])
        .go();
    race.plays(ANN, Card::BlackPlague).is_infested(Some(part(BOB, Card::DrArmitage)));
}

#[test]
fn the_elder_sign_does_not_bind_ones_own_hands() {
    let mods = [Card::ElderSignBumperSticker, Card::Spacemeadweiser];
    let mut race = Track::of(4).mods(ANN, &mods).tires(ANN, Card::NodensSnowChains).go();
    race.pits(ANN);
    let dropped = [mods[0], mods[1], Card::NodensSnowChains].map(|card| drops(ANN, card));
    race.offers(ANN, &[dropped.as_slice(), &[Answer::Nothing]].concat());
    race.answer(ANN, dropped[1]).has_mods(ANN, &[Card::ElderSignBumperSticker]);
    // And one's own Warhead still goes off under it.
    let mut race = Track::of(4)
        .turn(CLEO)
        .hand(CLEO, &[Card::ThePotholeOverInnsmouth])
        .mods(ANN, &[Card::ElderSignBumperSticker, Card::GloveBoxWarhead])
        .go();
    race.plays(CLEO, Card::ThePotholeOverInnsmouth).is_damaged(&[ANN, BOB, DAN]);
    race.has_mods(ANN, &[Card::ElderSignBumperSticker]);
}
