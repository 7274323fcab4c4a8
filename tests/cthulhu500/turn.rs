//! The turn: two actions, discards, the draw, and whoever is next (3).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::Card;
use sobremesa::games::cthulhu500::race::{Phase, Thrift};
use sobremesa::games::cthulhu500::{About, Answer, Event};

const FIVE: [Card; 5] =
    [Card::CousinWhateley, Card::SpikeyBits, Card::SpikeyBits, Card::IaIa, Card::MidnightRestart];

/// The end of Ann's turn, with these cards in hand.
fn ending(hand: &[Card]) -> Track {
    Track::of(3).hand(ANN, hand).phase(Phase::TurnEnd)
}

fn draws(most: u8) -> Vec<Answer> {
    (0..=most).map(Answer::Draw).collect()
}

#[test]
fn a_turn_has_two_actions_and_both_may_be_of_one_kind() {
    let mut race = Track::of(4).turn(CLEO).dice(&[6, 1, 6, 1]).go();
    race.offers(CLEO, &[Answer::Done, attempt(BOB), Answer::PitStop]);
    race.answer(CLEO, attempt(BOB)).asks(CLEO, About::Action);
    race.offers(CLEO, &[Answer::Done, attempt(ANN), Answer::PitStop]);
    race.answer(CLEO, attempt(ANN)).asks(CLEO, About::TurnEnd).is_pack(&[CLEO, ANN, BOB, DAN]);
}

#[test]
fn actions_may_be_skipped() {
    let mut race = Track::of(4).dice(&[1, 6]).go();
    race.answer(ANN, Answer::Done).asks(ANN, About::TurnEnd);
    let mut race2 = Track::of(4).dice(&[1, 6]).go();
    race2.answer(ANN, attempt(DAN)).answer(ANN, Answer::Done).asks(ANN, About::TurnEnd);
    race.answer(ANN, Answer::Draw(0)).answer(BOB, attempt(ANN)).asks(BOB, About::Action);
}

#[test]
fn the_four_kinds_of_action_are_offered_and_no_other_cards() {
    let hand =
        [Card::ShantakTow, Card::CultistIntern, Card::SpikeyBits, Card::IaIa, Card::ReanimateTheEngine];
    let mut race = Track::of(4).hand(ANN, &hand).go();
    // Reanimate has nothing to reanimate; Mods and Reactions are no actions.
    race.offers(
        ANN,
        &[
            Answer::Done,
            attempt(DAN),
            Answer::PitStop,
            Answer::Play(Card::ShantakTow),
            Answer::Put(Card::CultistIntern),
        ],
    );
}

#[test]
fn discards_come_first_and_then_the_draw() {
    let mut race = ending(&FIVE).deck_top(&[Card::Gremlins, Card::SpellCheck]).go();
    let discards = [FIVE[0], FIVE[1], FIVE[3], FIVE[4]].map(Answer::Discard);
    race.asks(ANN, About::TurnEnd).offers(ANN, &[&draws(0)[..], &discards].concat());
    race.answer(ANN, Answer::Discard(Card::SpikeyBits)).offers(ANN, &[&draws(1)[..], &discards].concat());
    race.answer(ANN, Answer::Discard(Card::SpikeyBits));
    race.offers(ANN, &[&draws(2)[..], &[discards[0], discards[2], discards[3]]].concat());
    race.answer(ANN, Answer::Discard(Card::IaIa))
        .offers(ANN, &[&draws(2)[..], &[discards[0], discards[3]]].concat());
    race.answer(ANN, Answer::Draw(2)).asks(BOB, About::Action);
    race.holds(ANN, &[Card::CousinWhateley, Card::MidnightRestart, Card::Gremlins, Card::SpellCheck]);
    assert_eq!(race.race().pile[1..], [Card::SpikeyBits, Card::SpikeyBits, Card::IaIa]);
}

#[test]
fn nought_one_or_two_cards_are_drawn_up_to_five_in_hand() {
    for (held, most) in [(0, 2), (1, 2), (3, 2), (4, 1), (5, 0)] {
        let mut race = ending(&FIVE[..held]).deck_top(&[Card::Gremlins, Card::SpellCheck]).go();
        let offered = race.offered(ANN).into_iter().filter(|answer| matches!(answer, Answer::Draw(_)));
        let mut offered: Vec<_> = offered.collect();
        offered.reverse();
        assert_eq!(offered, draws(most), "with {held} in hand");
        race.answer(ANN, Answer::Draw(most)).asks(BOB, About::Action);
        assert_eq!(race.car(ANN).hand.len(), held + usize::from(most));
    }
}

#[test]
fn whoever_holds_more_than_five_need_not_discard() {
    let mut race = Track::of(3).hand(ANN, &FIVE).hand(ANN, &[Card::Gremlins]).phase(Phase::TurnEnd).go();
    let discards = [FIVE[0], FIVE[1], FIVE[3], FIVE[4], Card::Gremlins].map(Answer::Discard);
    race.offers(ANN, &[&draws(0)[..], &discards].concat())
        .answer(ANN, Answer::Draw(0))
        .asks(BOB, About::Action);
    assert_eq!(race.car(ANN).hand.len(), 6);
}

#[test]
fn turns_go_clockwise_by_seat_whatever_the_pack_does() {
    let mut race = Track::of(5).pack(&[CLEO, EVE, ANN, DAN, BOB]).turn(BOB).dice(&[6, 1]).go();
    race.answer(BOB, attempt(DAN)).is_pack(&[CLEO, EVE, ANN, BOB, DAN]).idle(BOB);
    for seat in [CLEO, DAN, EVE, ANN, BOB, CLEO] {
        race.asks(seat, About::Action);
        assert!(race.news().contains(&Event::Turn { seat, extra: false }));
        race.idle(seat);
    }
}

#[test]
fn a_yellow_sign_lasts_until_the_next_turn_begins() {
    let mut race = Track::of(3).hand(ANN, &[Card::UnderTheYellowSign]).dice(&[3, 3, 1, 6]).go();
    race.answer(ANN, Answer::Play(Card::UnderTheYellowSign)).all_pass().idle(ANN);
    race.answer(BOB, attempt(ANN)).all_pass().sums(8, 11).idle(BOB).idle(CLEO).idle(ANN);
    race.answer(BOB, attempt(ANN)).all_pass().sums(6, 11);
}

// ---------------------------------------------------------------------------------------------- the draw as an obligation (3.5)

/// A table at which nobody has drawn for so many turns.
fn idle_for(turns: u8, hand: &[Card]) -> Track {
    ending(hand).but(move |race| race.thrift = Thrift { turns, drawn: false, must_draw: false })
}

#[test]
fn after_three_rounds_without_a_card_drawing_is_an_obligation() {
    let mut race = Track::of(3).go();
    for _ in 0..3 {
        for seat in [ANN, BOB, CLEO] {
            race.answer(seat, Answer::Done).offers(seat, &draws(2)).answer(seat, Answer::Draw(0));
        }
    }
    race.answer(ANN, Answer::Done).offers(ANN, &[Answer::Draw(1), Answer::Draw(2)]);
    race.answer(ANN, Answer::Draw(1)).answer(BOB, Answer::Done);
    // It stays one, though somebody has drawn now.
    race.offers(BOB, &[Answer::Draw(1), Answer::Draw(2)]);
}

#[test]
fn eight_turns_at_a_table_of_three_are_not_three_rounds() {
    let mut race = idle_for(7, &[]).go();
    race.answer(ANN, Answer::Draw(0)).answer(BOB, Answer::Done).offers(BOB, &draws(2));
    race.answer(BOB, Answer::Draw(0))
        .answer(CLEO, Answer::Done)
        .offers(CLEO, &[Answer::Draw(1), Answer::Draw(2)]);
}

#[test]
fn a_card_drawn_for_any_reason_starts_the_count_again() {
    let mut race = idle_for(8, &[]).go();
    race.answer(ANN, Answer::Draw(1)).answer(BOB, Answer::Done).offers(BOB, &draws(2));
    let table = Track::of(3).mods(ANN, &[Card::TheSponsorThatMustNotBeNamed]).phase(Phase::TurnStart);
    let mut race = table.but(|race| race.thrift.turns = 8).go();
    race.idle(ANN).answer(BOB, Answer::Done).offers(BOB, &draws(2));
    assert_eq!(race.race().thrift.turns, 0);
}

#[test]
fn after_a_card_drawn_three_more_rounds_without_one_bring_the_obligation_back() {
    let mut race = Track::of(3).go();
    race.answer(ANN, Answer::Done).answer(ANN, Answer::Draw(1));
    for seat in [BOB, CLEO, ANN].into_iter().cycle().take(9) {
        race.answer(seat, Answer::Done);
        assert!(race.offered(seat).contains(&Answer::Draw(0)), "{seat:?}");
        race.answer(seat, Answer::Draw(0));
    }
    race.answer(BOB, Answer::Done).offers(BOB, &[Answer::Draw(1), Answer::Draw(2)]);
}

#[test]
fn with_five_in_hand_a_card_has_to_go_first() {
    let table = ending(&FIVE).but(|race| race.thrift.must_draw = true);
    let mut race = table.deck_top(&[Card::Gremlins]).go();
    race.offers(ANN, &[FIVE[0], FIVE[1], FIVE[3], FIVE[4]].map(Answer::Discard));
    race.answer(ANN, Answer::Discard(Card::IaIa));
    race.offers(
        ANN,
        &[Answer::Draw(1), Answer::Discard(FIVE[0]), Answer::Discard(FIVE[1]), Answer::Discard(FIVE[4])],
    );
    race.answer(ANN, Answer::Draw(1)).asks(BOB, About::Action);
    assert!(race.in_pile(Card::IaIa));
}

#[test]
fn a_reshuffle_lifts_the_obligation() {
    let table = ending(&[]).but(|race| race.thrift.must_draw = true).deck_left(1);
    let mut race = table.go();
    race.offers(ANN, &[Answer::Draw(1), Answer::Draw(2)]).answer(ANN, Answer::Draw(1));
    assert!(race.told(&Event::Reshuffled));
    race.answer(BOB, Answer::Done).offers(BOB, &draws(2));
}

// ---------------------------------------------------------------------------------------------- flag-waving (11.5)

fn waving() -> Track {
    Track::of(3).but(|race| race.options.flag_waving = true)
}

#[test]
fn a_wave_is_one_more_action_once_a_game() {
    let mut race = waving().dice(&[1, 6, 1, 6, 1, 6]).go();
    let plain_offers = [Answer::Done, attempt(CLEO), Answer::PitStop];
    race.offers(ANN, &[&plain_offers[..], &[Answer::Wave]].concat()).answer(ANN, Answer::Wave);
    assert!(race.told(&Event::Waved { seat: ANN }));
    race.offers(ANN, &plain_offers);
    for _ in 0..3 {
        race.asks(ANN, About::Action).answer(ANN, attempt(CLEO));
    }
    race.asks(ANN, About::TurnEnd).offers(ANN, &draws(2)).answer(ANN, Answer::Draw(0)).idle(BOB).idle(CLEO);
    race.offers(ANN, &plain_offers);
}

#[test]
fn one_may_wave_after_both_actions() {
    let mut race = waving().dice(&[1, 6, 1, 6, 1, 6]).go();
    race.answer(ANN, attempt(CLEO)).answer(ANN, attempt(CLEO)).asks(ANN, About::TurnEnd);
    race.offers(ANN, &[&draws(2)[..], &[Answer::Wave]].concat()).answer(ANN, Answer::Wave);
    race.asks(ANN, About::Action).answer(ANN, attempt(CLEO)).asks(ANN, About::TurnEnd).offers(ANN, &draws(2));
}

#[test]
fn nobody_answers_a_wave_and_without_the_option_nobody_waves() {
    let mut race = waving().hand(BOB, &[Card::IaIa]).go();
    race.answer(ANN, Answer::Wave).asks(ANN, About::Action);
    let mut race = Track::of(3).go();
    race.offers(ANN, &[Answer::Done, attempt(CLEO), Answer::PitStop]).answer(ANN, Answer::Done);
    race.offers(ANN, &draws(2));
}
