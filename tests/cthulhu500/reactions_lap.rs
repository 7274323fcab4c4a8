//! Laps gained, and those who take the next turn for it (8.3, 8.14).
//!
//! Ann leads, passes Dan, the tail, and has a lap more than the others.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use sobremesa::games::cthulhu500::race::{Extra, Flag, Phase};
use sobremesa::games::cthulhu500::{About, Answer, Event};

const STARS: Card = Card::TheStarsAreRightOfWay;
const WAKE: Card = Card::WakeUpCallFromRlyeh;
const MIDNIGHT: Card = Card::MidnightRestart;

/// Ann laps; Dan, if he holds a card, declines to answer the announcement.
fn lapped(table: Track) -> Going {
    lapped_and(table, &[])
}

/// The same, with dice for what comes after.
fn lapped_and(table: Track, dice: &[u8]) -> Going {
    let mut race = table.dice(&[6, 1]).dice(dice).go();
    race.answer(ANN, attempt(DAN));
    for (seat, _) in race.asked().into_iter().filter(|one| one.1 == About::Window(Trigger::AttemptStarts)) {
        race.decline(&[seat]);
    }
    race
}

#[test]
fn those_with_fewer_laps_than_the_lapper_are_asked() {
    let hands = Track::of(5).pack(&[ANN, EVE, BOB, CLEO, DAN]);
    let hands = hands.hand(BOB, &[STARS]).hand(CLEO, &[WAKE]).hand(EVE, &[MIDNIGHT]);
    let mut race = lapped(hands.laps(ANN, 1).laps(BOB, 1).laps(CLEO, 2).laps(EVE, 3));
    // Ann has 2 now: Bob's 1 is fewer; Cleo has as many, Eve more; Dan's hand is empty.
    race.has_laps(&[2, 1, 2, 0, 3]).window(Trigger::LapGained, &[BOB]);
    race.offers(BOB, &[Answer::Decline, plain(STARS)]).decline(&[BOB]).asks(ANN, About::Action);
}

#[test]
fn whoever_was_lapped_is_asked_too() {
    let mut race = lapped(Track::of(4).hand(DAN, &[WAKE, MIDNIGHT, Card::SpikeyBits]));
    race.window(Trigger::LapGained, &[DAN]).offers(DAN, &[Answer::Decline, plain(WAKE), plain(MIDNIGHT)]);
    race.decline(&[DAN]).asks(ANN, About::Action);
}

#[test]
fn the_next_turn_is_an_extra_one_and_then_order_goes_on() {
    let mut race = lapped(Track::of(4).hand(CLEO, &[MIDNIGHT]));
    race.lay(CLEO, MIDNIGHT).asks(ANN, About::Action);
    assert_eq!(race.race().extra, Some(Extra { seat: CLEO, attack: 1 }));
    race.idle(ANN).asks(CLEO, About::Action);
    assert!(race.told(&Event::Turn { seat: CLEO, extra: true }));
    assert_eq!((race.race().turn.actions, race.race().extra), (2, None));
    for seat in [CLEO, BOB, CLEO, DAN, ANN] {
        race.asks(seat, About::Action).idle(seat);
    }
    assert_eq!(race.times(|event| matches!(event, Event::Turn { extra: true, .. })), 1);
}

#[test]
fn an_extra_turn_may_come_right_before_ones_own() {
    let mut race = lapped(Track::of(4).hand(BOB, &[MIDNIGHT]));
    race.lay(BOB, MIDNIGHT).idle(ANN).idle(BOB).asks(BOB, About::Action).idle(BOB).asks(CLEO, About::Action);
}

#[test]
fn the_stars_draw_a_card() {
    let mut race = lapped(Track::of(4).hand(BOB, &[STARS]).deck_top(&[Card::CousinWhateley]));
    race.lay(BOB, STARS).holds(BOB, &[Card::CousinWhateley]).idle(ANN).asks(BOB, About::Action);
}

#[test]
fn the_wake_up_call_repairs() {
    let mut race = lapped(Track::of(4).hand(BOB, &[WAKE]).damaged(BOB));
    race.lay(BOB, WAKE).is_damaged(&[]).idle(ANN).asks(BOB, About::Action);
    assert!(race.told(&Event::Repaired { seat: BOB }));
    // Undamaged, one just takes the turn.
    let mut race = lapped(Track::of(4).hand(BOB, &[WAKE]));
    race.lay(BOB, WAKE).is_damaged(&[]).idle(ANN).asks(BOB, About::Action);
    assert_eq!(race.times(|event| matches!(event, Event::Repaired { .. })), 0);
}

#[test]
fn midnight_adds_one_when_attacking_in_that_turn_only() {
    let mut race = lapped_and(Track::of(4).hand(CLEO, &[MIDNIGHT]), &[1, 6, 1, 6, 1, 6]);
    race.lay(CLEO, MIDNIGHT);
    race.idle(ANN).is_pack(&[BOB, CLEO, ANN, DAN]);
    race.answer(CLEO, attempt(BOB)).sums(7, 11).idle(CLEO).idle(BOB);
    race.answer(CLEO, attempt(BOB)).sums(6, 11).answer(CLEO, attempt(BOB)).sums(6, 11);
}

#[test]
fn midnight_adds_nothing_to_free_passes_in_other_turns_nor_to_defending() {
    let mut race = lapped_and(Track::of(4).hand(CLEO, &[MIDNIGHT]), &[1, 6, 1, 6]);
    race.lay(CLEO, MIDNIGHT).is_pack(&[BOB, CLEO, ANN, DAN]);
    race.idle(ANN).answer(CLEO, Answer::PitStop).answer(ANN, Answer::FreePass { with: None }).sums(6, 11);
    race.idle(CLEO).answer(BOB, Answer::PitStop).answer(CLEO, Answer::FreePass { with: None }).sums(6, 11);
}

#[test]
fn only_one_extra_turn_waits_at_a_time() {
    let mut race = lapped_and(Track::of(4).hand(CLEO, &[MIDNIGHT]).hand(DAN, &[WAKE]), &[6, 1, 6, 1]);
    race.window(Trigger::LapGained, &[CLEO, DAN]).lay(CLEO, MIDNIGHT).decline(&[DAN]);
    // Dan is not asked any more: Cleo was first.
    race.asks(ANN, About::Action).holds(DAN, &[WAKE]).idle(ANN);
    // It has begun: the next lap opens the window again. The pack is Bob, Cleo, Ann, Dan.
    race.answer(CLEO, attempt(BOB)).answer(CLEO, attempt(DAN)).decline(&[DAN]).has_laps(&[1, 0, 1, 0]);
    race.window(Trigger::LapGained, &[DAN]).lay(DAN, WAKE).asks(CLEO, About::TurnEnd);
}

#[test]
fn while_one_waits_another_lap_opens_nothing() {
    let table = Track::of(3).actions(3).hand(BOB, &[MIDNIGHT]).hand(CLEO, &[WAKE]);
    let mut race = table.dice(&[6, 1, 6, 1, 6, 1]).go();
    race.answer(ANN, attempt(CLEO)).decline(&[CLEO]).window(Trigger::LapGained, &[BOB, CLEO]);
    race.lay(BOB, MIDNIGHT).decline(&[CLEO]).answer(ANN, attempt(BOB)).is_pack(&[ANN, BOB, CLEO]);
    race.answer(ANN, attempt(CLEO)).decline(&[CLEO]).has_laps(&[2, 0, 0]).asks(ANN, About::TurnEnd);
}

#[test]
fn a_cancelled_next_turn_leaves_room_for_another() {
    let mut race = lapped(Track::of(4).hand(BOB, &[WAKE]).hand(CLEO, &[MIDNIGHT, Card::IaIa]).damaged(BOB));
    race.lay(BOB, WAKE).window(Trigger::CardPlayed, &[CLEO]).cancel(CLEO, Card::IaIa, 0);
    race.decline(&[CLEO])
        .is_damaged(&[BOB])
        .window(Trigger::LapGained, &[CLEO])
        .lay(CLEO, MIDNIGHT)
        .idle(ANN);
    race.asks(CLEO, About::Action);
}

#[test]
fn moves_and_swaps_are_no_laps_to_complain_about() {
    // Ann is not winning; two places forward takes her across the line.
    let table = Track::of(4).laps(BOB, 2).hand(ANN, &[Card::TurnTheSilverKey]).hand(CLEO, &[MIDNIGHT]);
    let mut race = table.go();
    race.answer(ANN, Answer::Play(Card::TurnTheSilverKey)).decline(&[CLEO]);
    race.has_laps(&[1, 2, 0, 0]).asks(ANN, About::Action);
    // A tie of two wrecks across the line swaps them.
    let table = Track::of(4).vehicle(DAN, Vehicle::BigHonkinTruck);
    let table = table.damaged(ANN).damaged(DAN).hand(CLEO, &[MIDNIGHT]).dice(&[5, 3]);
    let mut race = table.go();
    race.answer(ANN, attempt(DAN)).sums(7, 7).has_laps(&[1, 0, 0, 0]).is_pack(&[BOB, CLEO, ANN, DAN]);
    race.asks(ANN, About::Action);
}

#[test]
fn an_automatic_pass_across_the_line_is_a_lap() {
    let mut race = Track::of(4).hand(ANN, &[Card::ShantakTow]).hand(CLEO, &[MIDNIGHT]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).window(Trigger::CardPlayed, &[CLEO]);
    race.offers(CLEO, &[Answer::Decline, plain(MIDNIGHT)]);
    race.lay(CLEO, MIDNIGHT).idle(ANN).asks(CLEO, About::Action);
}

#[test]
fn a_lap_in_a_free_pass_counts_before_the_job_is_chosen() {
    let table = Track::of(4).turn(DAN).damaged(DAN).vehicle(DAN, Vehicle::Feararri);
    let mut race = table.hand(CLEO, &[MIDNIGHT]).dice(&[6, 1]).go();
    race.answer(DAN, Answer::PitStop).answer(ANN, Answer::FreePass { with: None });
    race.window(Trigger::LapGained, &[CLEO]).lay(CLEO, MIDNIGHT).asks(DAN, About::Pit);
    race.answer(DAN, Answer::Nothing).idle(DAN).asks(CLEO, About::Action);
    race.idle(CLEO).asks(ANN, About::Action);
}

#[test]
fn it_opens_after_all_that_the_pass_has_triggered() {
    let table = Track::of(4).hand(BOB, &[WAKE]).mods(DAN, &[Card::SpikeyBits]);
    let mut race = lapped(table.mods(ANN, &[Card::Spacemeadweiser]));
    // First Ann's own Mod, then Dan's spikes, and in the same breath the lap.
    race.window(Trigger::DamageComing, &[ANN, BOB]).has_laps(&[1, 0, 0, 0]).decline(&[ANN]);
    race.offers(BOB, &[Answer::Decline, plain(WAKE)]).decline(&[BOB]).asks(ANN, About::Action);
    race.is_damaged(&[ANN]);
    assert_eq!(race.car(ANN).hand.len(), 1);
}

// ---------------------------------------------------------------------------------------------- sealed and warned

#[test]
fn at_a_sealed_table_the_first_counts_and_the_others_go_back_to_hand() {
    let mut winners = Vec::new();
    for seed in 0..24 {
        let table = Track::sealed(4).seed(seed).hand(BOB, &[WAKE]).hand(CLEO, &[STARS]).damaged(BOB);
        let mut race = lapped(table.deck_top(&[Card::CousinWhateley]));
        race.window(Trigger::LapGained, &[BOB, CLEO])
            .lay(BOB, WAKE)
            .lay(CLEO, STARS)
            .asks(ANN, About::Action);
        let Some(Extra { seat, attack: 0 }) = race.race().extra else { panic!("nobody takes the turn") };
        if seat == BOB {
            // Excluded: no turn, no card; and it is back in Cleo's hand.
            race.is_damaged(&[]).holds(BOB, &[]).holds(CLEO, &[STARS]);
            assert!(race.told(&Event::Returned { seat: CLEO, card: STARS }) && race.in_pile(WAKE));
        } else {
            race.is_damaged(&[BOB]).holds(BOB, &[WAKE]).holds(CLEO, &[Card::CousinWhateley]);
            assert!(race.told(&Event::Returned { seat: BOB, card: WAKE }) && race.in_pile(STARS));
        }
        winners.push(seat);
    }
    assert!(winners.contains(&BOB) && winners.contains(&CLEO), "the dice decide: {winners:?}");
}

#[test]
fn at_a_sealed_table_the_first_that_is_not_cancelled_counts() {
    for seed in 0..12 {
        let table =
            Track::sealed(4).seed(seed).hand(BOB, &[WAKE]).hand(CLEO, &[MIDNIGHT]).hand(ANN, &[Card::IaIa]);
        let mut race = table.dice(&[6, 1]).go();
        race.answer(ANN, attempt(DAN)).lay(BOB, WAKE).lay(CLEO, MIDNIGHT);
        let bobs = race.race().scene.laid.iter().position(|laid| laid.seat == BOB).unwrap();
        race.window(Trigger::CardPlayed, &[ANN]).cancel(ANN, Card::IaIa, bobs as u8);
        assert_eq!(race.race().extra, Some(Extra { seat: CLEO, attack: 1 }));
        race.holds(BOB, &[]).holds(CLEO, &[]);
    }
}

#[test]
fn in_the_last_turn_of_a_warning_lap_nobody_takes_another() {
    let warned = |left| {
        let mut table = Track::of(4).flag(Flag::Raised(left)).hand(BOB, &[WAKE]).phase(Phase::Actions);
        table = table.but(|race| race.options.warning_lap = true);
        lapped(table)
    };
    let mut race = warned(1);
    race.window(Trigger::LapGained, &[BOB]).lay(BOB, WAKE).idle(ANN).asks(BOB, About::Action);
    let mut race = warned(0);
    race.asks(ANN, About::Action).idle(ANN);
    assert!(race.is_over());
}
