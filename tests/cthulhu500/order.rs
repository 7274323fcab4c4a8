//! In which order things happen within a chain, whose doing it is, and what is left of it afterwards (5.3,
//! 7.5, 7.6, 8.14).

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::Phase;
use sobremesa::games::cthulhu500::scene::{Aim, Lay, Scene};
use sobremesa::games::cthulhu500::{About, Answer, Dealing, Event, Options, Reactions};
use sobremesa::kernel::{By, Game, Input, Refusal, Seat, Viewer};

const USELESS: Card = Card::CousinWhateley;
const FREE: Answer = Answer::FreePass { with: None };

fn damaged(seat: Seat) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::Damaged { seat: one, .. } if *one == seat)
}

// ---------------------------------------------------------------------------------------------- whose doing it is

#[test]
fn in_a_free_pass_whoever_makes_it_comes_first() {
    // Cleo's and Bob's 5 and 3: it is Cleo who acts, though it is Bob's turn.
    let mut race = Track::of(4).turn(BOB).dice(&[3, 3]).go();
    race.answer(BOB, Answer::PitStop).answer(CLEO, FREE).is_damaged(&[BOB, CLEO]);
    assert!(race.place_of(damaged(CLEO)) < race.place_of(damaged(BOB)));
}

#[test]
fn what_is_attached_to_the_vehicle_that_acted_comes_first_wherever_the_leader_is() {
    // Bob ties with Ann, who leads: his insurance pays before her warhead goes off, and damages him again.
    let table =
        Track::of(4).turn(BOB).mods(BOB, &[Card::MiskatonicMutual]).mods(ANN, &[Card::GloveBoxWarhead]);
    let mut race = table.dice(&[3, 3]).go();
    race.answer(BOB, attempt(ANN)).all_pass().is_damaged(&[ANN, BOB, DAN]);
    let drew = race.place_of(|event| matches!(event, Event::Drew { seat: BOB, .. }));
    assert!(drew < race.place_of(|event| matches!(event, Event::Lost { .. })));
}

// ---------------------------------------------------------------------------------------------- laps

#[test]
fn several_laps_in_a_chain_are_asked_about_in_the_order_in_which_they_were_gained() {
    // Ann laps Dan's wreck in a tie, and Bob follows through (5.5): he leads by then, and laps as well.
    let table = Track::of(4).damaged(DAN).hand(CLEO, &[USELESS]).dice(&[1, 4]);
    let mut race = table.go();
    race.answer(ANN, attempt(DAN)).sums(6, 6).has_laps(&[1, 1, 0, 0]).is_pack(&[CLEO, ANN, BOB, DAN]);
    for lapper in [ANN, BOB] {
        race.window(Trigger::LapGained, &[CLEO]);
        assert_eq!(race.race().scene.lapper, Some(lapper));
        assert_eq!(race.race().view(Viewer::Seat(CLEO)).scene.lapper, Some(lapper));
        race.decline(&[CLEO]);
    }
    race.asks(ANN, About::Action);
}

// ---------------------------------------------------------------------------------------------- ties and near misses

/// Declines until this window is open.
fn until(race: &mut Going, trigger: Trigger) {
    while race.asked().first().is_some_and(|(_, about)| *about != About::Window(trigger)) {
        let seat = race.asked()[0].0;
        race.decline(&[seat]);
    }
}

#[test]
fn a_tie_that_the_slipstream_wins_is_a_tie_of_both() {
    let slipstream = Card::SlipstreamOutOfSpace;
    let table = Track::of(4).turn(BOB).hand(BOB, &[slipstream, USELESS]).hand(ANN, &[Card::SpikeyBits]);
    let mut race = table.dice(&[1, 3]).go();
    race.answer(BOB, attempt_with(ANN, slipstream));
    until(&mut race, Trigger::NearMiss);
    race.sums(8, 8).window(Trigger::NearMiss, &[ANN, BOB]).all_pass();
    race.is_pack(&[BOB, ANN, CLEO, DAN]).is_damaged(&[]);
}

#[test]
fn a_near_miss_of_an_attempt_by_a_card_is_a_window() {
    for table in [Track::of(4), Track::sealed(4)] {
        let table = table.turn(BOB).hand(BOB, &[Card::TekeliLiThrottle, Card::AzathothPlaysDice]);
        let mut race = table.dice(&[1, 5, 6]).go();
        race.answer(BOB, Answer::Play(Card::TekeliLiThrottle)).decline(&[BOB]);
        // 9 against 10. The throttle lies there still: the next move has to wait for it.
        until(&mut race, Trigger::NearMiss);
        race.window(Trigger::NearMiss, &[BOB])
            .offers(BOB, &[Answer::Decline, plain(Card::AzathothPlaysDice)]);
        assert_eq!(race.race().scene.laid.len(), 1);
        race.lay(BOB, Card::AzathothPlaysDice).is_pack(&[BOB, ANN, CLEO, DAN]);
    }
}

// ---------------------------------------------------------------------------------------------- sealed

#[test]
fn of_an_airbag_and_a_shoggoth_laid_together_the_first_counts() {
    let (airbag, blame) = (Card::SanityAirbag, Card::BlameTheShoggoth);
    let mut outcomes = Vec::new();
    for seed in 0..24 {
        let table = Track::sealed(4).seed(seed).turn(BOB).hand(ANN, &[airbag, blame]).dice(&[3, 3]);
        let mut race = table.go();
        race.answer(BOB, attempt(ANN)).decline(&[ANN]).window(Trigger::NearMiss, &[ANN]);
        race.lay(ANN, airbag).answer(ANN, at_seat(blame, DAN)).all_pass();
        let spared = race.told(&Event::Spared { seat: ANN });
        // Damage that has been averted cannot be passed on, and damage that has been passed on not be averted.
        assert_eq!(race.told(&Event::Blamed { seat: ANN, onto: DAN }), !spared);
        race.is_damaged(if spared { &[BOB] } else { &[BOB, DAN] }).holds(ANN, &[]);
        outcomes.push(spared);
    }
    assert!(outcomes.contains(&true) && outcomes.contains(&false), "the dice decide");
}

#[test]
fn against_a_free_pass_several_cards_may_be_laid_ahead_at_a_sealed_table_and_one_at_others() {
    let (swerve, oil) = (Card::SwerveOfTheElderThings, Card::OilSlickFromBeyond);
    let stop = |table: Track| {
        let mut race = table.turn(BOB).hand(BOB, &[swerve, oil]).dice(&[6, 2]).go();
        race.answer(BOB, Answer::PitStop).lay(BOB, swerve);
        race
    };
    let mut race = stop(Track::sealed(4));
    race.offers(BOB, &[Answer::Decline, plain(oil)]).lay(BOB, oil).answer(CLEO, FREE).all_pass();
    // 5 and 6 and -2 against 5 and 2 and 3: Cleo fails, and slips.
    race.sums(9, 10).is_damaged(&[CLEO]).holds(BOB, &[]);
    let mut race = stop(Track::of(4));
    race.asks(CLEO, About::FreePass).answer(CLEO, FREE).window(Trigger::CardPlayed, &[BOB]);
    race.lay(BOB, oil).all_pass().sums(9, 10).is_damaged(&[CLEO]);
}

#[test]
fn what_was_said_to_a_bare_free_pass_is_said_to_no_other() {
    let (swerve, pedal) = (Card::SwerveOfTheElderThings, Card::PedalToTheRlyeh);
    // At a first come table it is asked about together with Cleo's card.
    for (table, asked) in [(Track::of(4), Trigger::CardPlayed), (Track::sealed(4), Trigger::AttemptStarts)] {
        let table = table.turn(BOB).hand(BOB, &[swerve]).hand(CLEO, &[pedal]).dice(&[1, 6]);
        let mut race = table.go();
        let with = Some(Lay { card: pedal, aim: Aim::Nothing });
        race.answer(BOB, Answer::PitStop).decline(&[BOB]).answer(CLEO, Answer::FreePass { with });
        // He had declined, and is asked all the same.
        race.window(asked, &[BOB]).lay(BOB, swerve).all_pass().sums(9, 14);
    }
}

// ---------------------------------------------------------------------------------------------- cards

#[test]
fn chaos_spell_needs_something_to_pass_on() {
    let play = Answer::Play(Card::ChaosSpell);
    let alone = Track::of(3).hand(ANN, &[Card::ChaosSpell]).go();
    assert!(!alone.offered(ANN).contains(&play));
    for seat in [ANN, CLEO] {
        let race = Track::of(3).hand(ANN, &[Card::ChaosSpell]).hand(seat, &[USELESS]).go();
        assert!(race.offered(ANN).contains(&play));
    }
}

#[test]
fn a_cancelled_card_leaves_no_attempt_behind() {
    for table in [Track::of(4), Track::sealed(4)] {
        let table = table.turn(BOB).hand(BOB, &[Card::TekeliLiThrottle]).hand(ANN, &[Card::IaIa]);
        let mut race = table.go();
        race.answer(BOB, Answer::Play(Card::TekeliLiThrottle));
        assert!(race.race().view(Viewer::Spectator).scene.attempt.is_some());
        race.cancel(ANN, Card::IaIa, 0).asks(BOB, About::Action);
        assert!(race.race().scene.attempt.is_none());
        assert!(race.race().view(Viewer::Spectator).scene.attempt.is_none());
    }
}

// ---------------------------------------------------------------------------------------------- what is seen of it

#[test]
fn when_a_chain_is_over_nothing_of_it_is_left() {
    let spikes = |table: Track| table.mods(DAN, &[Card::SpikeyBits]).hand(BOB, &[USELESS]);
    let mut race = spikes(Track::of(4).hand(ANN, &[Card::ShantakTow, Card::SanityAirbag])).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).lay(ANN, Card::SanityAirbag).all_pass();
    race.asks(ANN, About::Action).has_laps(&[1, 0, 0, 0]);
    assert_eq!(race.race().scene, Scene::default());
    assert!(race.race().cars.iter().all(|car| car.parts().all(|(_, part)| !part.fired)));
    let mut race = Track::of(4).turn(BOB).dice(&[6, 1]).go();
    race.answer(BOB, Answer::PitStop).answer(CLEO, FREE).asks(BOB, About::Action);
    assert_eq!(race.race().scene, Scene::default());
}

#[test]
fn the_order_of_the_pile_does_not_show() {
    let cards = [USELESS, Card::IaIa, Card::SpikeyBits];
    let pile = |order: [usize; 3]| Track::of(3).pile(&order.map(|at| cards[at])).go();
    let (one, other) = (pile([0, 1, 2]), pile([1, 0, 2]));
    assert_ne!(one.race().pile, other.race().pile);
    for viewer in [Viewer::Spectator, Viewer::Seat(ANN)] {
        assert_eq!(one.race().view(viewer), other.race().view(viewer));
    }
}

#[test]
fn whoever_lets_time_choose_gets_the_vehicle_that_lay_there() {
    let options = Options { vehicles: Dealing::Chosen, ..Options::printed(Reactions::First) };
    let mut race = Track::dealt(3, options).phase(Phase::Vehicles).but(|race| race.turn.number = 0).go();
    for seat in [ANN, BOB, CLEO] {
        let dealt = race.car(seat).vehicle;
        race.asks(seat, About::Vehicle);
        assert_eq!(race.offered(seat)[0], Answer::Vehicle(dealt), "the one that time gives");
        let other = race.offered(seat)[3];
        race.answer(seat, if seat == BOB { other } else { Answer::Vehicle(dealt) });
    }
}

// ---------------------------------------------------------------------------------------------- answers from outside

#[test]
fn an_answer_to_another_question_is_no_answer_to_this_one() {
    let mut race = Track::of(3).hand(ANN, &[USELESS]).go();
    // A draw of nothing would end the turn, and Done is offered now: but not as an answer to that.
    let late = |about, answer| Input { seat: ANN, by: By::Player, about, answer };
    assert_eq!(race.submit(late(About::TurnEnd, Answer::Done)), Err(Refusal::OtherQuestion));
    assert_eq!(race.submit(late(About::Pit, Answer::PitStop)), Err(Refusal::OtherQuestion));
    race.asks(ANN, About::Action);
    assert_eq!(race.submit(late(About::Action, Answer::Done)), Ok(()));
    race.asks(ANN, About::TurnEnd);
}

#[test]
fn what_nobody_answered_in_person_nobody_takes_back() {
    for by in [By::Clock, By::Order, By::Host] {
        let mut race = Track::of(3).go();
        race.submit(Input { seat: ANN, by, about: About::Action, answer: Answer::Done }).unwrap();
        assert!(!race.take_back(ANN), "{by:?}");
        race.asks(ANN, About::TurnEnd);
    }
    let mut race = Track::of(3).go();
    assert!(race.answer(ANN, Answer::Done).take_back(ANN));
    // Over the end of a turn nothing is taken back, not even if nothing came of it.
    race.idle(ANN).answer(BOB, Answer::Done);
    assert!(!race.take_back(ANN));
}
