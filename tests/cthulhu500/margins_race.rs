//! The race at its margins: a box with nothing in it, a hand that holds no more, twins, and whom something
//! does not concern.

use crate::track::*;
use sobremesa::games::cthulhu500::cards::{Card, Trigger};
use sobremesa::games::cthulhu500::race::{Flag, Phase};
use sobremesa::games::cthulhu500::scene::Scene;
use sobremesa::games::cthulhu500::{
    About, Answer, Event, Line, Options, Race, Reactions, Source, Thickness, Total, fortune,
};
use sobremesa::kernel::{Arg, Dice, Game, Often, Order, Seat, Secret, Text, Viewer, Whom};

/// Whatever is not on the table yet goes into hands that nobody would hold, none of it into Ann's; the Flag lies aside.
fn dry(table: Track) -> Track {
    table.flag(Flag::Aside(2)).but(|race| {
        let cards: Vec<Card> = race.deck.drain(..).collect();
        for (at, card) in cards.into_iter().enumerate() {
            race.to_hand(Seat(1 + (at % 7) as u8), card);
        }
    })
}

/// Nothing is left of what was going on, neither in the middle of the table nor on a vehicle.
#[track_caller]
fn is_at_rest(race: &Going) {
    assert_eq!(race.race().scene, Scene::default());
    assert!(race.race().cars.iter().all(|car| car.parts().all(|(_, part)| !part.fired)));
}

fn total(lines: &[(Source, i8)]) -> Total {
    Total(lines.iter().map(|(from, n)| Line { from: *from, n: *n }).collect())
}

// ---------------------------------------------------------------------------------------------- an empty box

#[test]
fn overdue_at_miskatonic_cannot_be_played_where_there_is_nothing_to_draw() {
    let table = || Track::of(8).hand(ANN, &[Card::OverdueAtMiskatonic]);
    let play = Answer::Play(Card::OverdueAtMiskatonic);
    assert!(table().go().offered(ANN).contains(&play));
    assert!(!dry(table()).go().offered(ANN).contains(&play));
}

#[test]
fn a_whole_vehicle_is_not_reanimated_for_a_card_where_there_is_none_to_draw() {
    let table = || Track::of(8).hand(ANN, &[Card::ReanimateTheEngine]).crew(ANN, &[Card::ZombieGreaseMonkey]);
    let play = Answer::Play(Card::ReanimateTheEngine);
    assert!(table().go().offered(ANN).contains(&play));
    assert!(!dry(table()).go().offered(ANN).contains(&play));
    // What is broken may be repaired all the same.
    assert!(dry(table().damaged(ANN)).go().offered(ANN).contains(&play));
}

#[test]
fn the_high_priest_is_not_asked_whether_to_draw_where_there_is_nothing_to_draw() {
    let table = || {
        let table = Track::of(8).pack(&seats("BACDEFGH")).hand(ANN, &[Card::ShantakTow]);
        table.crew(ANN, &[Card::HighPriestOfMotocross])
    };
    let mut race = table().go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).asks(ANN, About::MayDraw);
    let mut race = dry(table()).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).all_pass_on_played();
    race.is_pack(&seats("ABCDEFGH")).asks(ANN, About::Action);
}

#[test]
fn whoever_holds_nothing_where_there_is_nothing_to_draw_owes_no_card() {
    // 3.5: the duty to draw is one to discard first, and Ann has nothing to discard. R25: waving is no duty.
    let table = Track::of(8).phase(Phase::TurnEnd).but(|race| {
        race.options.flag_waving = true;
        race.thrift.must_draw = true;
    });
    let mut race = dry(table).go();
    race.offers(ANN, &[Answer::Draw(0), Answer::Wave]);
    race.answer(ANN, Answer::Draw(0)).asks(BOB, About::Action);
}

#[test]
fn a_deck_of_every_card_there_is_looks_no_thicker_than_full() {
    // R13: five steps.
    let race = Track::of(3).deck_top(&[Card::CheckeredFlag]).go();
    assert_eq!(race.race().view(Viewer::Spectator).deck, Thickness(5));
}

// ---------------------------------------------------------------------------------------------- hands

#[test]
fn what_a_hand_cannot_hold_goes_to_the_pile() {
    let drawn = [Card::CousinWhateley, Card::SpikeyBits, Card::HerbertWest];
    let table = Track::of(3).hand(ANN, &[Card::OverdueAtMiskatonic]).deck_top(&drawn);
    let mut race = table
        .but(|race| {
            let cards: Vec<Card> = race.deck.drain(..15).collect();
            cards.into_iter().for_each(|card| race.to_hand(ANN, card));
        })
        .go();
    race.answer(ANN, Answer::Play(Card::OverdueAtMiskatonic)).all_pass_on_played();
    race.asks(ANN, About::Action);
    assert_eq!(race.car(ANN).hand.len(), 16);
    assert!(race.car(ANN).hand.contains(&Card::CousinWhateley));
    assert_eq!(race.times(|event| matches!(event, Event::Drew { .. })), 1);
    let [.., first, second, third] = &race.race().pile[..] else { panic!("the pile is too small") };
    assert_eq!([*first, *second, *third], [Card::SpikeyBits, Card::HerbertWest, Card::OverdueAtMiskatonic]);
}

#[test]
fn before_the_bid_not_a_single_hand_may_be_short_of_a_card() {
    let mut race = Race::setup(&Options::printed(Reactions::First), &[], 3, Dice::from_number(500)).unwrap();
    race.phase = Phase::Bid;
    assert_eq!(race.check(), Ok(()));
    let card = race.cars[1].hand.pop().unwrap();
    race.deck.push(card);
    assert_eq!(race.check(), Err("the deal"));
}

#[test]
fn tires_lie_on_the_road_and_nowhere_else() {
    let mut race = Track::of(3).tires(ANN, Card::NodensSnowChains).go().race().clone();
    assert_eq!(race.check(), Ok(()));
    let tires = race.cars[0].tires.take().unwrap();
    race.cars[0].mods.push(tires);
    assert_eq!(race.check(), Err("a card in the wrong place"));
}

// ---------------------------------------------------------------------------------------------- the end

#[test]
fn a_race_that_ends_while_a_lap_is_answered_leaves_nothing_on_the_table() {
    // R17: the Flag comes up as Bob takes the next turn for Ann's lap.
    let table = Track::of(4).hand(BOB, &[Card::TheStarsAreRightOfWay]).deck_top(&[Card::CheckeredFlag]);
    let mut race = table.dice(&[6, 1]).go();
    race.answer(ANN, attempt(DAN)).window(Trigger::LapGained, &[BOB]);
    assert_eq!(race.lines(Viewer::Spectator), ["scene-lap"]);
    race.lay(BOB, Card::TheStarsAreRightOfWay);
    assert!(race.is_over() && race.lines(Viewer::Spectator).is_empty());
    is_at_rest(&race);
}

#[test]
fn a_race_that_ends_while_attached_cards_do_their_work_leaves_none_of_them_spent() {
    let table = Track::of(4).turn(BOB).mods(BOB, &[Card::Spacemeadweiser]).deck_top(&[Card::CheckeredFlag]);
    let mut race = table.dice(&[6, 1]).go();
    race.answer(BOB, attempt(ANN)).is_pack(&[BOB, ANN, CLEO, DAN]);
    assert!(race.is_over());
    is_at_rest(&race);
}

// ---------------------------------------------------------------------------------------------- whom it concerns

#[test]
fn the_sponsor_scandal_does_not_concern_whoever_is_kept_by_the_elder_sign() {
    let table = Track::of(4)
        .hand(ANN, &[Card::SponsorScandal])
        .mods(BOB, &[Card::Spacemeadweiser, Card::ElderSignBumperSticker])
        .mods(CLEO, &[Card::MiskatonicMutual]);
    let hands = [(BOB, Card::PedalToTheRlyeh), (CLEO, Card::IaIa), (DAN, Card::AzathothPlaysDice)];
    let mut race = hands.into_iter().fold(table, |table, (seat, card)| table.hand(seat, &[card])).go();
    race.answer(ANN, Answer::Play(Card::SponsorScandal)).window(Trigger::CardPlayed, &[BOB, CLEO, DAN]);
    assert_eq!(race.concerned(), [CLEO]);
}

#[test]
fn the_plague_lies_on_the_twin_that_was_named_and_not_on_the_one_behind_the_wheel() {
    let fungi = Card::FungiFromDetroit;
    let mut race = Track::of(4).hand(ANN, &[Card::BlackPlague]).driver(BOB, fungi).crew(BOB, &[fungi]).go();
    race.answer(ANN, Answer::Play(Card::BlackPlague));
    race.offers(ANN, &[driver(BOB, fungi), part(BOB, fungi)].map(Answer::Part));
    race.answer(ANN, Answer::Part(part(BOB, fungi)));
    assert!(race.car(BOB).crew[0].infested && !race.car(BOB).driver.unwrap().infested);
}

#[test]
fn the_elder_sign_keeps_tires_from_others_as_it_keeps_mods() {
    let tires = Card::NodensSnowChains;
    let table = Track::of(3).mods(ANN, &[Card::ElderSignBumperSticker]).tires(ANN, tires);
    let race = table.crew(ANN, &[Card::DrArmitage]).tires(BOB, Card::CrawlingRunFlats).go();
    let touches = |by, part| race.race().may_touch(by, part);
    assert!(!touches(BOB, part(ANN, tires)) && !touches(BOB, part(ANN, Card::ElderSignBumperSticker)));
    assert!(touches(ANN, part(ANN, tires)) && touches(BOB, part(ANN, Card::DrArmitage)));
    assert!(touches(CLEO, part(BOB, Card::CrawlingRunFlats)));
}

#[test]
fn a_seat_that_nobody_has_sees_what_everybody_sees() {
    let race = Track::of(3).hand(ANN, &[Card::IaIa]).go();
    assert!(race.race().view(Viewer::Seat(DAN)) == race.race().view(Viewer::Spectator));
}

#[test]
fn an_order_for_another_moment_than_the_cards_own_answers_nothing() {
    let table = Track::of(3).hand(ANN, &[Card::ShantakTow]).hand(BOB, &[Card::IaIa]);
    let mut race = table.pack(&[BOB, ANN, CLEO]).go();
    race.answer(ANN, Answer::Play(Card::ShantakTow)).window(Trigger::CardPlayed, &[BOB]);
    let order = |trigger: Trigger| Order {
        card: Card::IaIa.id().to_owned(),
        trigger: trigger.id().to_owned(),
        whom: Whom::Anyone,
        case: "always".to_owned(),
        often: Often::EachTime,
        keep: 0,
    };
    assert_eq!(race.obeys(BOB, &order(Trigger::CardPlayed)), Some(on_laid(Card::IaIa, 0)));
    assert_eq!(race.obeys(BOB, &order(Trigger::NearMiss)), None);
}

#[test]
fn luck_is_told_of_ones_own_dice_and_draws_alone() {
    let repair =
        |seat: Seat, lines: &[(Source, i8)]| Event::RepairTest { seat, total: total(lines), complexity: 5 };
    let die = |n: i8| [(Source::Die, n)];
    let fix = [(Source::Fix(Card::DrArmitage), 1)];
    let passing = |attacker: Seat, attack: i8, defender: Seat, defence: i8| Event::PassingTest {
        attacker,
        attack: total(&die(attack)),
        defender,
        defence: total(&die(defence)),
    };
    let drew = |seat: Seat, card: Card| Event::Drew { seat, card: Secret(card) };
    let story = [
        repair(ANN, &die(1)),
        repair(BOB, &die(6)),
        repair(ANN, &fix),
        passing(ANN, 1, BOB, 6),
        passing(BOB, 6, CLEO, 6),
        Event::Reroll { seat: BOB, die: 6 },
        Event::Reroll { seat: ANN, die: 2 },
        drew(BOB, Card::CousinWhateley),
        drew(ANN, Card::DeepOneDragRacer),
    ];
    let lines = fortune(&story, ANN);
    let dice = Text::new("luck-dice").with("dice", 3_i64).with("pips", 4_i64);
    assert_eq!(lines[0], dice.with("more", Arg::Hundredths(650)).with("side", -1_i64));
    let arg = |name: &str| lines[1].args.iter().find(|(one, _)| one == name).map(|(_, arg)| arg.clone());
    assert_eq!(lines[1].key, "luck-draws");
    assert_eq!((arg("cards"), arg("mine")), (Some(Arg::Number(1)), Some(Arg::Hundredths(600))));
}
