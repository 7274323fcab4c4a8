//! The six titles of Tires.

use crate::reading::adds;
use crate::track::*;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::{About, Answer, Event, Race, Source};
use sobremesa::kernel::{Seats, Tells};

/// What a set of Tires adds for Bob: attacking, defending, against the free pass at his pit stop.
fn tires(card: Card) -> [i8; 3] {
    adds(Source::Card(card), |track| track.tires(BOB, card))
}

#[test]
fn radials_add_on_both_sides() {
    assert_eq!(tires(Card::RadialsFromBeyondSpaceAndTime), [1; 3]);
}

#[test]
fn nodens_snow_chains_add_when_defending() {
    assert_eq!(tires(Card::NodensSnowChains), [0, 2, 2]);
}

// ---------------------------------------------------------------------------------------------- Rats in the Whitewalls

#[test]
fn the_rats_make_whoever_is_passed_lose_a_card_that_everybody_sees() {
    assert_eq!(tires(Card::RatsInTheWhitewalls), [1, 0, 0]);
    let held = [Card::CousinWhateley, Card::DrArmitage, Card::HerbertWest];
    let mut race = Track::of(4)
        .turn(BOB)
        .tires(BOB, Card::RatsInTheWhitewalls)
        .hand(ANN, &held)
        .hand(CLEO, &[Card::SpikeyBits])
        .dice(&[6, 1])
        .go();
    race.answer(BOB, attempt(ANN)).all_pass().is_pack(&[BOB, ANN, CLEO, DAN]);
    let lost: Vec<Card> = held.into_iter().filter(|card| race.in_pile(*card)).collect();
    let [lost] = lost[..] else { panic!("one card was to go, not {lost:?}") };
    assert!(race.told(&Event::Discarded { seat: ANN, card: lost, forced: true }));
    let [robbed, gives] = [true, false].map(|forced| Event::Discarded { seat: ANN, card: lost, forced });
    assert_eq!(
        [&robbed, &gives].map(Race::befalls),
        [Seats::one(ANN), Seats::NONE],
        "it is no choice of hers"
    );
    let rats = Event::Works { seat: BOB, card: Card::RatsInTheWhitewalls, other: Some(ANN) };
    assert!(race.told(&rats), "nobody would know why she discards");
    let kept: Vec<Card> = held.into_iter().filter(|card| *card != lost).collect();
    race.holds(ANN, &kept).holds(CLEO, &[Card::SpikeyBits]);
}

#[test]
fn the_rats_come_with_every_pass_but_find_nothing_in_an_empty_hand() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::ShantakTow])
        .tires(ANN, Card::RatsInTheWhitewalls)
        .hand(DAN, &[Card::CousinWhateley])
        .dice(&[6, 1])
        .go();
    race.plays(ANN, Card::ShantakTow).all_pass().holds(DAN, &[]).is_pack(&[BOB, CLEO, ANN, DAN]);
    assert!(race.in_pile(Card::CousinWhateley));
    race.answer(ANN, attempt(CLEO)).is_pack(&[BOB, ANN, CLEO, DAN]).is_asked(ANN, About::TurnEnd);
}

#[test]
fn the_rats_stay_at_home_when_the_attempt_fails_or_when_they_are_passed() {
    let mut race = Track::of(4)
        .turn(BOB)
        .tires(BOB, Card::RatsInTheWhitewalls)
        .hand(ANN, &[Card::CousinWhateley])
        .hand(CLEO, &[Card::DrArmitage])
        .dice(&[1, 6, 6, 1])
        .go();
    race.answer(BOB, attempt(ANN)).all_pass().answer(BOB, Answer::PitStop);
    race.answer(CLEO, Answer::FreePass { with: None }).all_pass().is_pack(&[ANN, CLEO, BOB, DAN]);
    race.holds(ANN, &[Card::CousinWhateley]).holds(CLEO, &[Card::DrArmitage]);
}

// ---------------------------------------------------------------------------------------------- Retreads from the Crypt

fn retreads(dice: &[u8]) -> Track {
    Track::of(4).turn(BOB).tires(BOB, Card::RetreadsFromTheCrypt).dice(dice)
}

#[test]
fn retreads_add_much_when_attacking_and_burst_on_a_one_after_the_attempt() {
    assert_eq!(tires(Card::RetreadsFromTheCrypt), [3, 0, 0]);
    let mut success = retreads(&[1, 3]).go();
    success.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[BOB]);
    let mut failure = retreads(&[1, 6]).go();
    failure.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[BOB]);
}

#[test]
fn retreads_hold_on_anything_but_a_one_of_ones_own_in_an_attack() {
    let mut theirs = retreads(&[2, 1]).go();
    theirs.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[]);
    let mut defending = retreads(&[6, 1]).turn(CLEO).go();
    defending.answer(CLEO, attempt(BOB)).is_pack(&[ANN, CLEO, BOB, DAN]).is_damaged(&[]);
}

#[test]
fn retreads_of_a_wreck_that_has_just_passed_lose_the_place_again() {
    let mut race = retreads(&[1, 1]).damaged(BOB).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert_eq!((race.last_sums(), race.knocks(BOB)), ((7, 6), (0, 1)));
    assert!(race.told(&Event::Passed { passer: BOB, passed: ANN }));
}

#[test]
fn retreads_damage_a_second_time_after_a_tie() {
    let mut race = retreads(&[1, 4]).go();
    race.answer(BOB, attempt(ANN)).is_damaged(&[ANN, BOB]).is_pack(&[ANN, CLEO, BOB, DAN]);
    assert_eq!((race.knocks(ANN), race.knocks(BOB)), ((1, 0), (1, 1)));
}

#[test]
fn retreads_burst_in_a_free_pass() {
    let mut race = retreads(&[1, 6]).turn(ANN).go();
    race.answer(ANN, Answer::PitStop).answer(BOB, Answer::FreePass { with: None }).is_damaged(&[BOB]);
}

#[test]
fn retreads_read_the_die_that_counted_in_the_end() {
    let reroll = |track: Track| {
        let mut race = track.hand(BOB, &[Card::AzathothPlaysDice]).go();
        race.answer(BOB, attempt(ANN)).lay(BOB, Card::AzathothPlaysDice);
        race
    };
    // 1 + 5 + 3 against 5 + 5; then a 4 instead of the 1.
    reroll(retreads(&[1, 5, 4])).is_damaged(&[]).is_pack(&[BOB, ANN, CLEO, DAN]);
    // 2 + 5 + 3 against 6 + 5; then a 1 instead of the 2.
    reroll(retreads(&[2, 6, 1])).is_damaged(&[BOB]).is_pack(&[ANN, BOB, CLEO, DAN]);
}

// ---------------------------------------------------------------------------------------------- Crawling Run-Flats

#[test]
fn run_flats_add_while_damaged() {
    let card = Card::CrawlingRunFlats;
    assert_eq!(tires(card), [0; 3]);
    assert_eq!(adds(Source::Card(card), |track| track.damaged(BOB).tires(BOB, card)), [1; 3]);
}

#[test]
fn a_wreck_on_run_flats_keeps_its_place_but_has_been_damaged_all_the_same() {
    let mut race = Track::of(4)
        .hand(ANN, &[Card::TheDoomThatCameToTurnFour])
        .damaged(BOB)
        .tires(BOB, Card::CrawlingRunFlats)
        .mods(BOB, &[Card::MiskatonicMutual, Card::GloveBoxWarhead])
        .deck_top(&[Card::CousinWhateley, Card::DrArmitage])
        .go();
    race.plays(ANN, Card::TheDoomThatCameToTurnFour).all_pass().is_pack(&[ANN, BOB, CLEO, DAN]);
    race.holds(BOB, &[Card::CousinWhateley, Card::DrArmitage]).has_mods(BOB, &[Card::MiskatonicMutual]);
    // Dan by the Doom; Ann and Cleo by the Warhead.
    race.is_damaged(&[ANN, BOB, CLEO, DAN]);
    assert_eq!(race.knocks(BOB), (0, 1));
    assert!(
        race.told(&Event::Works { seat: BOB, card: Card::CrawlingRunFlats, other: None }),
        "why it stays"
    );
}

#[test]
fn run_flats_do_not_keep_a_whole_vehicle_whole() {
    let mut race =
        Track::of(4).hand(ANN, &[Card::TheDoomThatCameToTurnFour]).tires(BOB, Card::CrawlingRunFlats).go();
    race.plays(ANN, Card::TheDoomThatCameToTurnFour).is_damaged(&[BOB, DAN]);
    assert!(!race.told(&Event::Works { seat: BOB, card: Card::CrawlingRunFlats, other: None }));
}

#[test]
fn a_wreck_on_run_flats_is_left_out_of_a_run_of_wrecks() {
    let mut race = Track::of(5)
        .turn(EVE)
        .hand(EVE, &[Card::CthulhuStepsOnIt])
        .damaged(BOB)
        .damaged(CLEO)
        .damaged(DAN)
        .tires(CLEO, Card::CrawlingRunFlats)
        .go();
    // Without them Bob, Cleo and Dan would be turned round. As it is, Bob is passed by Cleo and Dan by Eve.
    race.plays(EVE, Card::CthulhuStepsOnIt).answer(EVE, Answer::Seat(CLEO));
    race.is_pack(&[ANN, CLEO, BOB, EVE, DAN]).is_damaged(&[BOB, CLEO, DAN]);
}

#[test]
fn a_wreck_on_run_flats_counts_as_whole_in_a_tie() {
    // The attacker: nobody goes ahead of both.
    let attacker = || Track::of(4).turn(BOB).damaged(BOB).tires(BOB, Card::CrawlingRunFlats);
    let mut race = attacker().dice(&[4, 3]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[ANN, BOB, CLEO, DAN]).is_damaged(&[ANN, BOB]);
    assert_eq!(race.last_sums(), (8, 8));
    // Against another wreck the attempt succeeds, and the one behind both follows through.
    let mut race = attacker().damaged(ANN).dice(&[1, 3]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[BOB, CLEO, ANN, DAN]).is_damaged(&[ANN, BOB]);
    assert_eq!(race.last_sums(), (5, 5));
    // The defender: the attempt fails, and only the attacker who was a wreck is overtaken, with the defender.
    let defender = Track::of(4).turn(BOB).damaged(ANN).damaged(BOB).tires(ANN, Card::CrawlingRunFlats);
    let mut race = defender.dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[CLEO, ANN, BOB, DAN]);
    assert_eq!(race.last_sums(), (6, 6));
}

// ---------------------------------------------------------------------------------------------- Goat with a Thousand Spares

#[test]
fn the_goat_lets_nobody_make_a_free_pass_even_in_the_stop_in_which_it_goes() {
    let mut race = Track::of(4)
        .turn(BOB)
        .tires(BOB, Card::GoatWithAThousandSpares)
        .hand(BOB, &[Card::NodensSnowChains])
        .go();
    race.answer(BOB, Answer::PitStop).is_asked(BOB, About::Pit);
    let attach = Answer::Attach(Card::NodensSnowChains);
    race.offers(BOB, &[Answer::Nothing, attach, drops(BOB, Card::GoatWithAThousandSpares)]);
    race.answer(BOB, attach).has_tires(BOB, Some(Card::NodensSnowChains));
    assert!(race.in_pile(Card::GoatWithAThousandSpares));
    race.answer(BOB, Answer::PitStop).is_asked(CLEO, About::FreePass);
}

#[test]
fn the_goat_comes_too_late_for_the_stop_in_which_it_is_attached() {
    let mut race = Track::of(4).hand(ANN, &[Card::GoatWithAThousandSpares]).go();
    race.pits(ANN).answer(ANN, Answer::Attach(Card::GoatWithAThousandSpares)).is_asked(ANN, About::Action);
    race.answer(ANN, Answer::PitStop).is_asked(ANN, About::Pit);
}

#[test]
fn the_goat_does_not_hold_anybody_up_on_the_track() {
    let mut race = Track::of(4).turn(CLEO).tires(BOB, Card::GoatWithAThousandSpares).dice(&[6, 1]).go();
    race.answer(CLEO, attempt(BOB)).is_pack(&[ANN, CLEO, BOB, DAN]);
    assert_eq!(race.added(Source::Card(Card::GoatWithAThousandSpares)), (0, 0));
}
