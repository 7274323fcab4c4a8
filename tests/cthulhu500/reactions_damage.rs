//! Damage that is coming: the airbag, and the one who is blamed for it (8.13).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use sobremesa::games::cthulhu500::{About, Answer, Event};

const AIRBAG: Card = Card::SanityAirbag;
const BLAME: Card = Card::BlameTheShoggoth;

/// Bob has tied with Ann, and nobody has answered the announcement: who may turn the tie is asked, and in the
/// same breath who may avert the damage.
fn tied(table: Track) -> Going {
    let mut race = table.turn(BOB).dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN));
    for (seat, _) in race.asked().into_iter().filter(|one| one.1 == About::Window(Trigger::AttemptStarts)) {
        race.decline(&[seat]);
    }
    race
}

/// Ann makes Cthulhu step on Bob: Ann, Bob and Cleo are about to be damaged, unless somebody cancels it.
fn stepped_on(table: Track) -> Going {
    let mut race = table.hand(ANN, &[Card::CthulhuStepsOnIt]).go();
    race.answer(ANN, Answer::Play(Card::CthulhuStepsOnIt)).answer(ANN, Answer::Seat(BOB));
    race
}

#[test]
fn an_airbag_spares_its_vehicle_and_the_tie_stays_a_tie() {
    let mut race = tied(Track::of(4).hand(ANN, &[AIRBAG]));
    race.window(Trigger::NearMiss, &[ANN]).offers(ANN, &[Answer::Decline, plain(AIRBAG)]).is_damaged(&[]);
    race.lay(ANN, AIRBAG).asks(BOB, About::Action).is_damaged(&[BOB]).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert!(race.told(&Event::Tied { attacker: BOB, defender: ANN }));
    assert!(race.told(&Event::Spared { seat: ANN }) && race.in_pile(AIRBAG));
}

#[test]
fn two_airbags_leave_nothing_of_a_tie() {
    let mut race = tied(Track::of(4).hand(ANN, &[AIRBAG]).hand(BOB, &[AIRBAG]));
    race.window(Trigger::NearMiss, &[ANN, BOB]).lay(BOB, AIRBAG).decline(&[ANN]);
    race.window(Trigger::CardPlayed, &[ANN]).offers(ANN, &[Answer::Decline, plain(AIRBAG)]).lay(ANN, AIRBAG);
    race.is_damaged(&[]).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert_eq!(race.times(|event| matches!(event, Event::Damaged { .. })), 0);
}

#[test]
fn an_airbag_leaves_the_other_wreck_to_be_passed_alone() {
    // Both were damaged before, and would have swapped. The Pushcart has 2 when damaged, as Ann's car has.
    let table = Track::of(4).hand(ANN, &[AIRBAG]).damaged(ANN).damaged(BOB);
    let mut race = tied(table.vehicle(BOB, Vehicle::SatanicPushcart));
    race.lay(ANN, AIRBAG).is_pack(&[ANN, CLEO, BOB, DAN]).is_damaged(&[ANN, BOB]);
}

#[test]
fn of_several_about_to_be_damaged_all_are_asked_in_one_window() {
    let hands = Track::of(5).hand(BOB, &[AIRBAG]).hand(CLEO, &[Card::CousinWhateley]).hand(DAN, &[AIRBAG]);
    let mut race = stepped_on(hands);
    // Ann's hand is empty, and Dan is out of reach.
    race.window(Trigger::CardPlayed, &[BOB, CLEO, DAN]).offers(CLEO, &[Answer::Decline]).decline(&[CLEO]);
    race.offers(DAN, &[Answer::Decline]).decline(&[DAN]);
    race.offers(BOB, &[Answer::Decline, plain(AIRBAG)]).lay(BOB, AIRBAG).decline(&[CLEO, DAN]);
    // Cleo had passed, and has been asked again together with the airbag; Bob is not about to be damaged any more.
    race.asks(ANN, About::Action).is_damaged(&[ANN, CLEO]);
}

#[test]
fn damage_again_can_be_prevented_too() {
    let mut race = stepped_on(Track::of(5).hand(BOB, &[AIRBAG]).damaged(BOB));
    race.lay(BOB, AIRBAG).is_damaged(&[ANN, BOB, CLEO]).is_pack(&[ANN, BOB, CLEO, DAN, EVE]);
    assert_eq!(race.times(|event| matches!(event, Event::Damaged { again: true, .. })), 0);
}

#[test]
fn a_cancelled_airbag_spares_nobody() {
    let mut race = tied(Track::of(4).hand(ANN, &[AIRBAG]).hand(CLEO, &[Card::IaIa]));
    race.lay(ANN, AIRBAG).window(Trigger::CardPlayed, &[CLEO]).cancel(CLEO, Card::IaIa, 0);
    race.is_damaged(&[ANN, BOB]);
}

#[test]
fn what_airbags_prevent_pays_no_insurance() {
    let mut race = tied(Track::of(4).hand(ANN, &[AIRBAG]).mods(ANN, &[Card::MiskatonicMutual]));
    race.lay(ANN, AIRBAG).is_damaged(&[BOB]).holds(ANN, &[]);
}

// ---------------------------------------------------------------------------------------------- Blame the Shoggoth

#[test]
fn the_shoggoth_is_ahead_or_behind() {
    let mut race = tied(Track::of(4).hand(BOB, &[BLAME]));
    race.window(Trigger::NearMiss, &[BOB]);
    race.offers(BOB, &[Answer::Decline, at_seat(BLAME, ANN), at_seat(BLAME, CLEO)]);
    race.answer(BOB, at_seat(BLAME, CLEO)).is_damaged(&[ANN, CLEO]).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert!(race.told(&Event::Blamed { seat: BOB, onto: CLEO }) && race.in_pile(BLAME));
}

#[test]
fn the_leader_may_blame_the_tail() {
    let mut race = tied(Track::of(4).hand(ANN, &[BLAME]));
    race.offers(ANN, &[Answer::Decline, at_seat(BLAME, DAN), at_seat(BLAME, BOB)]);
    race.answer(ANN, at_seat(BLAME, DAN)).is_damaged(&[BOB, DAN]);
}

#[test]
fn a_neighbour_who_is_damaged_anyhow_is_damaged_once() {
    let mut race = tied(Track::of(4).hand(BOB, &[BLAME]).mods(ANN, &[Card::MiskatonicMutual]));
    race.answer(BOB, at_seat(BLAME, ANN)).is_damaged(&[ANN]).is_pack(&[ANN, BOB, CLEO, DAN]);
    assert_eq!(race.times(|event| matches!(event, Event::Damaged { .. })), 1);
    assert_eq!(race.car(ANN).hand.len(), 2);
}

#[test]
fn the_newly_chosen_player_may_react_in_turn() {
    let mut race =
        tied(Track::of(4).hand(BOB, &[BLAME]).hand(CLEO, &[AIRBAG]).hand(ANN, &[Card::CousinWhateley]));
    race.window(Trigger::NearMiss, &[ANN, BOB]).decline(&[ANN]).answer(BOB, at_seat(BLAME, CLEO));
    race.window(Trigger::CardPlayed, &[ANN, CLEO]).decline(&[ANN, CLEO]);
    race.window(Trigger::DamageComing, &[ANN, CLEO]).offers(CLEO, &[Answer::Decline, plain(AIRBAG)]);
    race.lay(CLEO, AIRBAG).window(Trigger::CardPlayed, &[ANN]).decline(&[ANN]).is_damaged(&[ANN]);
}

#[test]
fn blamed_wrecks_are_passed_by_the_one_behind_them() {
    let mut race = tied(Track::of(4).hand(BOB, &[BLAME]).damaged(CLEO));
    race.answer(BOB, at_seat(BLAME, CLEO)).is_damaged(&[ANN, CLEO]).is_pack(&[ANN, BOB, DAN, CLEO]);
}

// ---------------------------------------------------------------------------------------------- sealed

#[test]
fn at_a_sealed_table_the_newly_chosen_player_is_asked_afterwards() {
    let hands = Track::sealed(4).hand(BOB, &[BLAME]).hand(CLEO, &[AIRBAG]).hand(ANN, &[Card::CousinWhateley]);
    let mut race = tied(hands);
    race.window(Trigger::NearMiss, &[ANN, BOB]).answer(BOB, at_seat(BLAME, CLEO));
    race.window(Trigger::NearMiss, &[ANN]).decline(&[ANN]);
    race.window(Trigger::CardPlayed, &[ANN, CLEO]).decline(&[CLEO, ANN]);
    // Ann has given her answer: only Cleo is new.
    race.window(Trigger::DamageComing, &[CLEO]).offers(CLEO, &[Answer::Decline, plain(AIRBAG)]);
    race.lay(CLEO, AIRBAG).window(Trigger::CardPlayed, &[ANN]).decline(&[ANN]).is_damaged(&[ANN]);
}

#[test]
fn at_a_sealed_table_nobody_is_drawn_in_who_was_asked_already() {
    let mut race = tied(Track::sealed(4).hand(BOB, &[BLAME]).hand(ANN, &[AIRBAG]));
    race.answer(BOB, at_seat(BLAME, ANN)).window(Trigger::NearMiss, &[ANN]).decline(&[ANN]);
    race.window(Trigger::CardPlayed, &[ANN]).decline(&[ANN]).asks(BOB, About::Action).is_damaged(&[ANN]);
}

#[test]
fn airbags_laid_together_spare_everybody_who_laid_one() {
    let mut race = tied(Track::sealed(4).hand(ANN, &[AIRBAG]).hand(BOB, &[AIRBAG]));
    race.window(Trigger::NearMiss, &[ANN, BOB]).lay(ANN, AIRBAG).lay(BOB, AIRBAG).is_damaged(&[]);
}

// ---------------------------------------------------------------------------------------------- answered ahead

#[test]
fn who_passes_on_a_tie_and_its_damage_is_not_asked_about_it_again() {
    for table in [Track::of(4), Track::sealed(4)] {
        let mut race = tied(table.hand(ANN, &[AIRBAG]).hand(BOB, &[Card::CousinWhateley]));
        race.window(Trigger::NearMiss, &[ANN, BOB]).decline(&[ANN, BOB]);
        race.asks(BOB, About::Action).is_damaged(&[ANN, BOB]).holds(ANN, &[AIRBAG]);
    }
}

#[test]
fn an_answer_ahead_lies_face_down_until_the_damage_comes() {
    for table in [Track::of(4), Track::sealed(4)] {
        let mut race = tied(table.hand(ANN, &[AIRBAG]).hand(BOB, &[Card::CousinWhateley]));
        race.lay(ANN, AIRBAG).window(Trigger::NearMiss, &[BOB]).holds(ANN, &[AIRBAG]);
        assert!(race.news().is_empty());
        race.decline(&[BOB]).all_pass().is_damaged(&[BOB]).holds(ANN, &[]);
    }
}

#[test]
fn a_card_that_is_laid_before_the_damage_takes_answers_ahead_back() {
    for table in [Track::of(4), Track::sealed(4)] {
        let mut race = tied(table.hand(ANN, &[AIRBAG]).hand(BOB, &[Card::AnglesThatDoNotAddUp]));
        race.lay(ANN, AIRBAG).lay(BOB, Card::AnglesThatDoNotAddUp).all_pass();
        // 5 and 3 and 2 against 5 and 3: no tie any more, and no damage.
        race.is_damaged(&[]).is_pack(&[BOB, ANN, CLEO, DAN]).holds(ANN, &[AIRBAG]);
    }
}

#[test]
fn a_cancelled_card_brings_no_damage_and_spends_no_answer() {
    for table in [Track::of(4), Track::sealed(4)] {
        let mut race = stepped_on(table.hand(BOB, &[AIRBAG]).hand(DAN, &[Card::IaIa]));
        race.lay(BOB, AIRBAG).cancel(DAN, Card::IaIa, 0).all_pass();
        race.is_damaged(&[]).holds(BOB, &[AIRBAG]).asks(ANN, About::Action);
    }
}

#[test]
fn an_oil_slick_is_seen_ahead_too() {
    let table = Track::of(4).turn(BOB).hand(ANN, &[Card::OilSlickFromBeyond]).hand(BOB, &[AIRBAG]);
    let mut race = table.dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN)).lay(ANN, Card::OilSlickFromBeyond).all_pass_on_played();
    // 5 and 3 and -2 against 5 and 3: Bob is short by two, and slips.
    race.window(Trigger::NearMiss, &[BOB]).offers(BOB, &[Answer::Decline, plain(AIRBAG)]).lay(BOB, AIRBAG);
    race.is_damaged(&[]).asks(BOB, About::Action);
}
