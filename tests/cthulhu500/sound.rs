//! What a table can be, and what is counted of it: the bounds of saves, an empty box, the final places, dice
//! that were never rolled.

use crate::track::*;
use sobremesa::drawing::{Captions, Pictures, Scene};
use sobremesa::games::cthulhu500::cards::{Card, TextNumbers, Vehicle};
use sobremesa::games::cthulhu500::race::{Attached, Extra, Flag, Phase};
use sobremesa::games::cthulhu500::{Event, Line, Race, Source, Total, fortune};
use sobremesa::kernel::{Arg, Game, Lobby, Lookup, Recalls, Seat, Secret, Text};
use sobremesa::words::{Language, Words};

fn race() -> Race {
    Track::of(3).laps(CLEO, 2).go().race().clone()
}

#[test]
fn a_turn_adds_to_its_attack_no_more_than_a_counter_holds() {
    for (attack, right) in [(-31, Err("a counter")), (-30, Ok(())), (30, Ok(())), (31, Err("a counter"))] {
        let mut now = race();
        now.turn.attack = attack;
        assert_eq!(now.check(), right, "{attack}");
        let mut later = race();
        later.extra = Some(Extra { seat: BOB, attack });
        assert_eq!(later.check(), right, "{attack}");
    }
    for (actions, right) in [(3, Ok(())), (4, Err("the turn"))] {
        let mut race = race();
        race.turn.actions = actions;
        assert_eq!(race.check(), right, "{actions}");
    }
}

#[test]
fn turns_are_counted_to_where_no_race_comes() {
    for (number, right) in [(999_999, Ok(())), (1_000_000, Err("the turn")), (u32::MAX, Err("the turn"))] {
        let mut race = race();
        race.turn.number = number;
        assert_eq!(race.check(), right, "{number}");
    }
}

#[test]
fn before_the_first_turn_everybody_holds_what_was_dealt() {
    for phase in [Phase::Vehicles, Phase::Bid, Phase::TurnStart] {
        let mut race = race();
        race.phase = phase;
        let card = race.deck.pop().unwrap();
        race.cars[0].hand.push(card);
        race.cars[0].hand.sort_unstable();
        let dealt = if phase == Phase::TurnStart { Ok(()) } else { Err("the deal") };
        assert_eq!(race.check(), dealt, "{phase:?}");
    }
}

#[test]
fn in_an_empty_box_there_is_a_card_to_draw_only_where_the_flag_is_the_new_deck() {
    let mut race = race();
    race.deck.clear();
    race.pile.clear();
    for (flag, can) in [(Flag::Aside(0), true), (Flag::Aside(1), false), (Flag::Raised(2), false)] {
        race.flag = flag;
        assert_eq!(race.can_draw(), can, "{flag:?}");
    }
}

#[test]
fn a_race_that_is_over_says_everybodys_place_and_laps() {
    let mut race = race();
    assert!(race.verdict().is_empty(), "nobody has won yet");
    race.phase = Phase::Over;
    let line = |text: Text, seat: Seat, laps: i64| text.with("player", seat).with("laps", laps);
    let winner = |tied: i64| Text::new("verdict-winner").with("tied", tied);
    let place = |place: i64| Text::new("verdict-place").with("place", place);
    let said = [line(winner(0), CLEO, 2), line(place(2), ANN, 0), line(place(3), BOB, 0)];
    assert_eq!(race.verdict(), said);
    race.car_mut(ANN).laps = 2;
    // 10.3: of two with as many laps the one further ahead, and that is said.
    assert_eq!(race.verdict()[..2], [line(winner(1), ANN, 2), line(place(2), CLEO, 2)]);
}

#[test]
fn a_side_without_a_die_has_had_no_luck_with_dice() {
    let line = |from, n| Line { from, n };
    let total = |lines: &[Line]| Total(lines.iter().copied().collect());
    let attack = total(&[line(Source::Die, 5), line(Source::Speed, 5)]);
    let test = Event::PassingTest {
        attacker: ANN,
        attack,
        defender: BOB,
        defence: total(&[line(Source::Speed, 5)]),
    };
    let keys = |seat| fortune(std::slice::from_ref(&test), seat).into_iter().map(|text| text.key);
    assert_eq!(keys(ANN).collect::<Vec<_>>(), ["luck-dice"]);
    assert_eq!(keys(BOB).count(), 0);
}

#[test]
fn luck_with_dice_is_told_against_three_and_a_half_a_die() {
    let rolled = |dice: &[u8]| {
        let story: Vec<Event> = dice.iter().map(|die| Event::Reroll { seat: ANN, die: *die }).collect();
        fortune(&story, ANN)
    };
    let said = |dice: i64, pips: i64, hundredths: i64| {
        let text = Text::new("luck-dice").with("dice", dice).with("pips", pips);
        [text.with("more", Arg::Hundredths(hundredths.abs())).with("side", hundredths.signum())]
    };
    assert_eq!(rolled(&[5]), said(1, 5, 150));
    assert_eq!(rolled(&[2, 1]), said(2, 3, -400));
    assert_eq!(rolled(&[3, 4]), said(2, 7, 0));
}

#[test]
fn whoever_draws_the_whole_deck_has_drawn_what_is_usual() {
    let cards = Card::ALL.into_iter().filter(|card| *card != Card::CheckeredFlag);
    let all = cards.flat_map(|card| (0..card.def().copies).map(move |_| card));
    let story: Vec<Event> = all.map(|card| Event::Drew { seat: ANN, card: Secret(card) }).collect();
    let lines = fortune(&story, ANN);
    let [said] = &lines[..] else { panic!("nothing is said of the draws, or more") };
    let arg = |name: &str| said.args.iter().find(|(one, _)| one == name).map(|(_, arg)| arg.clone());
    assert_eq!((said.key.as_str(), arg("mine")), ("luck-draws", arg("usual")));
    assert_eq!(arg("cards"), Some(Arg::Number(story.len() as i64)));
}

#[test]
fn the_front_of_the_grid_is_place_one() {
    let mut race = race();
    race.start = [CLEO, ANN, BOB].into_iter().collect();
    assert_eq!([ANN, BOB, CLEO, DAN].map(|seat| race.start_place(seat)), [2, 3, 1, 0]);
}

#[test]
fn of_those_with_the_most_laps_the_one_in_front_is_winning() {
    let winning = |laps: [i32; 3]| {
        let mut race = race();
        race.cars.iter_mut().zip(laps).for_each(|(car, laps)| car.laps = laps);
        race.winning()
    };
    let all = [[0, 0, 0], [0, 0, 2], [0, 1, 1], [1, 1, 1], [-1, -2, -1]];
    assert_eq!(all.map(winning), [ANN, CLEO, BOB, ANN, ANN]);
}

#[test]
fn a_contagion_lies_on_a_card_and_on_each_infested_card_lies_one() {
    let plague = Card::BlackPlague;
    let wrong: Result<(), &str> = Err("a contagion");
    let table = |lying: &[Card], infested: bool| {
        let mut race = race();
        let mut take = |card: Card| {
            let at = race.deck.iter().position(|one| *one == card).unwrap();
            race.deck.remove(at)
        };
        let crew = Attached { infested, ..Attached::new(take(Card::CousinWhateley)) };
        let lying: Vec<Card> = lying.iter().map(|card| take(*card)).collect();
        race.cars[0].crew.push(crew);
        race.contagions.extend(lying);
        race.check()
    };
    assert_eq!((table(&[], false), table(&[plague], true)), (Ok(()), Ok(())));
    assert_eq!((table(&[plague], false), table(&[], true)), (wrong, wrong));
    assert_eq!(table(&[Card::Gremlins], true), wrong, "those are for mods");
    assert_eq!(table(&[plague, Card::SpikeyBits], true), wrong, "and that is none");
}

#[test]
fn tires_are_never_infested() {
    let mut race = race();
    let at = race.deck.iter().position(|one| *one == Card::NodensSnowChains).unwrap();
    let tires = Attached::new(race.deck.remove(at));
    race.cars[0].tires = Some(tires);
    assert_eq!(race.check(), Ok(()));
    race.cars[0].tires = Some(Attached { infested: true, ..tires });
    assert_eq!(race.check(), Err("a card in the wrong place"));
}

#[test]
fn numbers_of_what_a_card_does_by_itself_are_in_its_text() {
    let counts = |n: u8| TextNumbers { counts: vec![n], ..TextNumbers::default() };
    assert_eq!(Card::Spacemeadweiser.numbers(), counts(1));
    assert_eq!(Card::MiskatonicMutual.numbers(), counts(2));
    assert_eq!(Card::SpikeyBits.numbers(), TextNumbers::default());
    let warhead = TextNumbers { bonuses: vec![1], ..TextNumbers::default() };
    assert_eq!(Card::GloveBoxWarhead.numbers(), warhead);
}

#[test]
fn every_card_and_every_vehicle_can_be_looked_up() {
    let all = Race::catalogue();
    assert_eq!(all.len(), Card::ALL.len() + Vehicle::ALL.len());
    assert_eq!(all[0], (Card::ALL[0].id().to_owned(), Text::new(format!("card-{}", Card::ALL[0].id()))));
    for (id, title) in all {
        assert_eq!(Race::card(&id).map(|page| page.title), Some(title), "{id}");
    }
}

/// In a log the dice stand beside what came of them.
#[test]
fn the_picture_of_a_test_counts_what_was_added_after_the_dice() {
    let side = |die| Total([Line { from: Source::Die, n: die }].into_iter().collect());
    let mut story =
        vec![Event::PassingTest { attacker: ANN, attack: side(3), defender: BOB, defence: side(4) }];
    let drawn = |story: &[Event]| {
        let names = ["Ann", "Bob"].map(str::to_owned);
        let captions = Captions::new(&names, Words::of(Language::English, Some(Race::book())));
        Race::draw(Scene::Moment(story), &captions).map(|drawing| drawing.alt)
    };
    let rolled = drawn(&story).unwrap();
    story.push(Event::Added { seat: ANN, card: Card::AnglesThatDoNotAddUp, n: 2, sum: 5 });
    story.push(Event::Passed { passer: ANN, passed: BOB });
    let added = drawn(&story).unwrap();
    assert!(rolled.contains("Bob is ahead by 1") && added.contains("Ann is ahead by 1"), "{rolled}\n{added}");
    assert_eq!(drawn(&story[1..]), None, "without dice there is nothing to draw");
}
