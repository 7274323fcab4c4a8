//! The end: the deck that runs out, the Flag, and the laps after it (10, 11).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, DECK};
use sobremesa::games::cthulhu500::race::{Extra, Flag, Phase};
use sobremesa::games::cthulhu500::{About, Answer, Event};
use sobremesa::kernel::{Game, Seat, Viewer};

const FLAG: Card = Card::CheckeredFlag;

/// The end of Ann's turn.
fn ending(seats: u8) -> Track {
    Track::of(seats).phase(Phase::TurnEnd)
}

fn warned(seats: u8) -> Track {
    Track::of(seats).but(|race| race.options.warning_lap = true)
}

#[track_caller]
fn is_won(race: &mut Going, ranking: &[Seat]) {
    assert!(race.is_over() && race.asked().is_empty());
    assert_eq!(race.race().outcome().unwrap().ranking(), ranking);
    assert!(matches!(race.story().last(), Some(Event::Over { ranking: told }) if told[..] == *ranking));
}

// ---------------------------------------------------------------------------------------------- the deck

#[test]
fn a_deck_that_runs_out_is_shuffled_anew_at_once_with_the_flag() {
    let mut race = ending(3).deck_left(1).go();
    race.answer(ANN, Answer::Draw(1)).asks(BOB, About::Action);
    assert!(race.told(&Event::Reshuffled) && race.race().pile.is_empty());
    assert_eq!(race.race().deck.len(), DECK - 1);
    assert!(race.race().deck.contains(&FLAG));
}

#[test]
fn a_draw_goes_on_from_the_new_deck() {
    let mut race = ending(3).deck_left(1).seed(3).go();
    race.answer(ANN, Answer::Draw(2)).asks(BOB, About::Action);
    assert_eq!((race.car(ANN).hand.len(), race.race().deck.len()), (2, DECK - 2));
    assert_eq!(race.times(|event| *event == Event::Reshuffled), 1);
}

#[test]
fn a_deck_with_a_card_left_is_not_shuffled() {
    let mut race = ending(3).deck_left(2).go();
    race.answer(ANN, Answer::Draw(1));
    assert!(!race.told(&Event::Reshuffled) && race.race().deck.len() == 1);
}

// ---------------------------------------------------------------------------------------------- the Flag

#[test]
fn the_flag_ends_the_race_at_once() {
    let mut race = ending(4).hand(BOB, &[Card::IaIa]).deck_top(&[FLAG, Card::CousinWhateley]).go();
    race.answer(ANN, Answer::Draw(2)).holds(ANN, &[]);
    assert!(race.told(&Event::Flag { seat: ANN }) && race.in_pile(FLAG));
    is_won(&mut race, &[ANN, BOB, CLEO, DAN]);
}

#[test]
fn most_laps_win_and_among_equals_the_one_nearest_the_front() {
    let table = ending(5).pack(&[EVE, DAN, CLEO, BOB, ANN]);
    let mut race = table.laps(ANN, 2).laps(BOB, 3).laps(CLEO, 3).laps(DAN, 2).deck_top(&[FLAG]).go();
    assert_eq!(race.race().winning(), CLEO);
    race.answer(ANN, Answer::Draw(1));
    is_won(&mut race, &[CLEO, BOB, DAN, ANN, EVE]);
}

#[test]
fn after_the_flag_a_pass_stands_but_triggers_nothing_more() {
    let mut race = Track::of(4)
        .hand(BOB, &[Card::MidnightRestart])
        .mods(ANN, &[Card::Spacemeadweiser])
        .mods(DAN, &[Card::SpikeyBits])
        .deck_top(&[FLAG])
        .dice(&[6, 1])
        .go();
    race.answer(ANN, attempt(DAN)).is_damaged(&[]).has_laps(&[1, 0, 0, 0]);
    is_won(&mut race, &[ANN, BOB, CLEO, DAN]);
}

#[test]
fn after_the_flag_damage_is_settled_to_its_end() {
    // Bob ties with Ann, a wreck; the insurance draws the Flag, and Cleo has followed through by then. The
    // warhead stays where it is.
    let mut race = Track::of(4)
        .turn(BOB)
        .damaged(ANN)
        .mods(BOB, &[Card::MiskatonicMutual, Card::GloveBoxWarhead])
        .deck_top(&[FLAG])
        .dice(&[1, 5])
        .go();
    race.answer(BOB, attempt(ANN)).sums(7, 7).is_pack(&[BOB, CLEO, ANN, DAN]).is_damaged(&[ANN, BOB]);
    assert_eq!(race.car(BOB).mods.len(), 2);
    is_won(&mut race, &[BOB, CLEO, ANN, DAN]);
}

#[test]
fn the_flag_among_overdue_cards_ends_the_race_too() {
    let table = Track::of(4).hand(ANN, &[Card::OverdueAtMiskatonic]);
    let mut race = table.deck_top(&[Card::IaIa, FLAG, Card::CousinWhateley]).go();
    race.answer(ANN, Answer::Play(Card::OverdueAtMiskatonic)).holds(ANN, &[Card::IaIa]);
    assert!(race.in_pile(Card::OverdueAtMiskatonic));
    is_won(&mut race, &[ANN, BOB, CLEO, DAN]);
}

#[test]
fn the_flag_may_be_drawn_in_somebody_elses_turn() {
    let table = Track::of(4).hand(CLEO, &[Card::TheStarsAreRightOfWay]).deck_top(&[FLAG]).dice(&[6, 1]);
    let mut race = table.go();
    race.answer(ANN, attempt(DAN)).lay(CLEO, Card::TheStarsAreRightOfWay);
    assert!(race.told(&Event::Flag { seat: CLEO }));
    is_won(&mut race, &[ANN, BOB, CLEO, DAN]);
}

// ---------------------------------------------------------------------------------------------- the long game (11.1)

#[test]
fn every_counter_is_one_more_trip_through_the_deck() {
    let mut race = ending(3).flag(Flag::Aside(2)).deck_left(1).go();
    race.answer(ANN, Answer::Draw(1));
    assert!(race.flag() == Flag::Aside(1) && race.told(&Event::FlagCounter { left: 1 }));
    assert!(race.told(&Event::Reshuffled) && !race.race().deck.contains(&FLAG));
    let mut race = ending(3).flag(Flag::Aside(1)).deck_left(1).go();
    race.answer(ANN, Answer::Draw(1));
    assert!(race.flag() == Flag::Aside(0) && race.told(&Event::FlagCounter { left: 0 }));
    assert!(!race.race().deck.contains(&FLAG));
    // None is left: now the Flag is shuffled in.
    let mut race = ending(3).flag(Flag::Aside(0)).deck_left(1).go();
    race.answer(ANN, Answer::Draw(1));
    assert!(race.flag() == Flag::Shuffled && race.told(&Event::Reshuffled));
    assert!(race.race().deck.contains(&FLAG));
    assert_eq!(race.times(|event| matches!(event, Event::FlagCounter { .. })), 0);
}

// ---------------------------------------------------------------------------------------------- the warning lap (11.3)

#[test]
fn whoever_draws_the_flag_draws_another_card_and_everybody_has_one_more_turn() {
    let table = warned(4).turn(BOB).phase(Phase::TurnEnd).deck_top(&[FLAG, Card::IaIa, Card::SpellCheck]);
    let mut race = table.go();
    race.answer(BOB, Answer::Draw(1)).holds(BOB, &[Card::IaIa]).asks(CLEO, About::Action);
    assert!(race.told(&Event::LastLap { seat: BOB }) && !race.told(&Event::Flag { seat: BOB }));
    for seat in [CLEO, DAN, ANN, BOB] {
        race.asks(seat, About::Action).idle(seat);
    }
    is_won(&mut race, &[ANN, BOB, CLEO, DAN]);
}

#[test]
fn the_replacement_is_one_of_the_two_that_were_to_be_drawn() {
    let table =
        warned(3).phase(Phase::TurnEnd).deck_top(&[FLAG, Card::IaIa, Card::SpellCheck, Card::Gremlins]);
    let mut race = table.go();
    race.answer(ANN, Answer::Draw(2)).holds(ANN, &[Card::IaIa, Card::SpellCheck]);
}

#[test]
fn a_flag_drawn_by_somebody_else_leaves_the_last_turn_to_the_seat_whose_turn_it_was() {
    let table =
        warned(4).hand(CLEO, &[Card::TheStarsAreRightOfWay]).deck_top(&[FLAG, Card::IaIa]).dice(&[6, 1]);
    let mut race = table.go();
    race.answer(ANN, attempt(DAN)).lay(CLEO, Card::TheStarsAreRightOfWay).holds(CLEO, &[Card::IaIa]);
    assert!(race.told(&Event::LastLap { seat: CLEO }));
    // The extra turn that Cleo has taken comes first, and is none of the last ones.
    race.idle(ANN).asks(CLEO, About::Action).idle(CLEO);
    for seat in [BOB, CLEO, DAN, ANN] {
        race.asks(seat, About::Action).idle(seat);
    }
    assert!(race.is_over());
}

#[test]
fn a_flag_drawn_in_an_extra_turn_leaves_the_last_turn_to_that_seat() {
    let table = warned(4).but(|race| race.extra = Some(Extra { seat: CLEO, attack: 0 }));
    let mut race = table.deck_top(&[FLAG, Card::IaIa]).go();
    race.idle(ANN).answer(CLEO, Answer::Done).answer(CLEO, Answer::Draw(1));
    for seat in [DAN, ANN, BOB, CLEO] {
        race.asks(seat, About::Action).idle(seat);
    }
    assert!(race.is_over());
}

#[test]
fn a_deck_that_runs_out_in_the_last_lap_is_shuffled_without_the_flag() {
    let mut race = warned(3).phase(Phase::TurnEnd).deck_left(1).deck_top(&[FLAG]).go();
    race.answer(ANN, Answer::Draw(1)).asks(BOB, About::Action);
    assert!(race.told(&Event::Reshuffled) && race.flag() == Flag::Raised(2));
    assert!(!race.race().deck.contains(&FLAG) && !race.in_pile(FLAG));
    race.idle(BOB).idle(CLEO).idle(ANN);
    assert!(race.is_over());
}

#[test]
fn a_flag_at_the_bottom_of_the_deck_is_replaced_from_the_pile() {
    let mut race = warned(3).phase(Phase::TurnEnd).deck_left(0).deck_top(&[FLAG]).go();
    race.answer(ANN, Answer::Draw(1)).asks(BOB, About::Action);
    assert_eq!((race.car(ANN).hand.len(), race.race().deck.len()), (1, DECK - 2));
}

#[test]
fn an_extra_turn_that_was_taken_before_the_last_turn_is_played() {
    let table = warned(3).turn(CLEO).flag(Flag::Raised(1)).but(|race| {
        race.extra = Some(Extra { seat: BOB, attack: 0 });
    });
    let mut race = table.go();
    race.idle(CLEO).asks(BOB, About::Action).idle(BOB).asks(ANN, About::Action).idle(ANN);
    assert!(race.is_over());
}

// ---------------------------------------------------------------------------------------------- net laps (11.4)

#[test]
fn net_laps_change_what_is_shown_and_nothing_else() {
    let table = |net| {
        let laid = ending(3).laps(ANN, 2).laps(BOB, 5).laps(CLEO, 3).deck_top(&[FLAG]);
        laid.but(move |race| race.options.net_laps = net).go()
    };
    let shown = |race: &Going| -> Vec<i32> {
        race.race().view(Viewer::Spectator).cars.iter().map(|car| car.laps).collect()
    };
    let (mut plain, mut net) = (table(false), table(true));
    assert_eq!((shown(&plain), shown(&net)), (vec![2, 5, 3], vec![0, 3, 1]));
    for race in [&mut plain, &mut net] {
        race.answer(ANN, Answer::Draw(1)).has_laps(&[2, 5, 3]);
        is_won(race, &[BOB, CLEO, ANN]);
    }
}
