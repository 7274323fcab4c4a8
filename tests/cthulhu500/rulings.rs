//! Rulings R23 to R28, each as it is played.

use crate::track::spoken;
use crate::track::*;
use sobremesa::games::cthulhu500::cards::{CREW, Card, DECK};
use sobremesa::games::cthulhu500::race::{Flag, Phase};
use sobremesa::games::cthulhu500::{About, Answer, Event, Options, Race, Reactions};
use sobremesa::kernel::{Game, Lookup, Seat, Viewer};
use sobremesa::words::{Language, Nobody};

const USELESS: Card = Card::MidnightRestart;

// ---------------------------------------------------------------------------------------------- R23, counters

/// All cards but one are in hands that nobody would hold, and that one is the deck; the Flag lies aside.
fn run_dry(counters: u8) -> Track {
    Track::of(8).phase(Phase::TurnEnd).flag(Flag::Aside(counters)).but(|race| {
        let cards: Vec<Card> = race.deck.drain(1..).collect();
        for (at, card) in cards.into_iter().enumerate() {
            race.to_hand(Seat(1 + (at % 7) as u8), card);
        }
    })
}

fn counters_gone(race: &Going) -> usize {
    race.times(|event| matches!(event, Event::FlagCounter { .. }))
}

#[test]
fn a_deck_that_runs_out_without_a_pile_takes_one_counter_however_many_draws_fall_on_it() {
    let mut race = run_dry(2).go();
    race.answer(ANN, Answer::Draw(2)).asks(BOB, About::Action);
    assert_eq!((race.car(ANN).hand.len(), race.flag(), counters_gone(&race)), (1, Flag::Aside(2), 0));
    // There is nothing to draw, and nobody is offered a draw.
    race.answer(BOB, Answer::Done);
    assert!(!race.offered(BOB).contains(&Answer::Draw(1)));
    let card = race.car(BOB).hand[0];
    race.answer(BOB, Answer::Discard(card)).answer(BOB, Answer::Draw(0));
    for seat in 2..8 {
        race.idle(Seat(seat));
    }
    // What Bob has discarded is the new deck: the run-out that brought it takes the one counter.
    let ends = ann_ends(race.answer(ANN, Answer::Done), 2);
    race.offers(ANN, &ends).answer(ANN, Answer::Draw(2));
    race.holds(ANN, &[Card::ALL[0], card]);
    assert_eq!((race.flag(), counters_gone(&race)), (Flag::Aside(1), 1));
}

fn ann_ends(race: &Going, most: u8) -> Vec<Answer> {
    let discards = race.car(ANN).titles().map(Answer::Discard).collect::<Vec<_>>();
    (0..=most).map(Answer::Draw).chain(discards).collect()
}

#[test]
fn where_nothing_is_left_no_draw_is_offered() {
    let table = run_dry(2).but(|race| {
        let last = race.deck.pop().unwrap();
        race.to_hand(ANN, last);
    });
    let mut race = table.go();
    let card = race.car(ANN).hand[0];
    race.offers(ANN, &[Answer::Draw(0), Answer::Discard(card)]).answer(ANN, Answer::Draw(0));
}

#[test]
fn the_run_out_that_finds_no_counter_shuffles_the_flag_in_even_alone() {
    let mut race = run_dry(0).go();
    race.answer(ANN, Answer::Draw(2));
    assert!(race.is_over() && race.told(&Event::Flag { seat: ANN }));
}

#[test]
fn each_counter_is_one_more_trip_through_the_deck() {
    let mut race = Track::of(3).phase(Phase::TurnEnd).flag(Flag::Aside(1)).deck_left(1).go();
    race.answer(ANN, Answer::Draw(1));
    assert_eq!((race.flag(), counters_gone(&race)), (Flag::Aside(0), 1));
    assert!(!race.race().deck.contains(&Card::CheckeredFlag));
    let mut race = Track::of(3).phase(Phase::TurnEnd).flag(Flag::Aside(0)).deck_left(1).go();
    race.answer(ANN, Answer::Draw(1));
    assert!(race.flag() == Flag::Shuffled && race.race().deck.contains(&Card::CheckeredFlag));
}

#[test]
fn where_there_is_nothing_to_draw_the_duty_to_draw_is_one_to_discard_first() {
    let mut race = run_dry(1).but(|race| race.thrift.must_draw = true).go();
    race.answer(ANN, Answer::Draw(1)).answer(BOB, Answer::Done);
    assert!(race.offered(BOB).iter().all(|answer| matches!(answer, Answer::Discard(_))));
    // Nobody discards, nobody draws, and the race would never end.
    while race.car(BOB).hand.len() > 4 {
        let card = race.car(BOB).hand[0];
        race.answer(BOB, Answer::Discard(card));
    }
    assert!(!race.offered(BOB).contains(&Answer::Draw(0)) && race.offered(BOB).contains(&Answer::Draw(1)));
    race.answer(BOB, Answer::Draw(1));
    assert!(race.told(&Event::Reshuffled) && race.flag() == Flag::Aside(0));
}

// ---------------------------------------------------------------------------------------------- R25, flag-waving

#[test]
fn a_wave_comes_before_the_first_discard() {
    let waving = |table: Track| table.but(|race| race.options.flag_waving = true);
    let table = waving(Track::of(3).phase(Phase::TurnEnd).hand(ANN, &[USELESS, Card::IaIa]));
    let mut race = table.go();
    assert!(race.offered(ANN).contains(&Answer::Wave));
    race.answer(ANN, Answer::Discard(USELESS)).asks(ANN, About::TurnEnd);
    assert!(!race.offered(ANN).contains(&Answer::Wave));
    assert!(race.try_answer(ANN, Answer::Wave).is_err());
    // A near miss is asked about together with the end of the turn: a discard says no to both.
    let table = waving(Track::of(4).turn(BOB).actions(1).hand(BOB, &[Card::AzathothPlaysDice, USELESS]));
    let mut race = table.dice(&[3, 4]).go();
    race.answer(BOB, attempt(ANN)).asks(BOB, About::TurnEnd);
    assert!(race.offered(BOB).contains(&Answer::Wave));
    race.answer(BOB, Answer::Discard(USELESS)).asks(BOB, About::TurnEnd);
    assert!(!race.offered(BOB).contains(&Answer::Wave));
    // In the next turn the flag is there still.
    race.answer(BOB, Answer::Draw(0)).idle(CLEO).idle(DAN).idle(ANN);
    assert!(race.offered(BOB).contains(&Answer::Wave));
}

// ---------------------------------------------------------------------------------------------- R26, silence

#[test]
fn in_the_pits_everybody_with_a_card_is_asked_whatever_it_is() {
    for held in [&[USELESS][..], &[Card::SpikeyBits], &[Card::DrArmitage], &[USELESS, Card::IaIa]] {
        let mut race = Track::of(4).hand(ANN, held).go();
        race.answer(ANN, Answer::PitStop).decline(&[BOB]).asks(ANN, About::Pit);
        assert_eq!(race.offered(ANN).len() > 1, held.len() == 1 && held[0] != USELESS);
        race.answer(ANN, Answer::Nothing).asks(ANN, About::Action);
        assert!(race.told(&Event::Idle { seat: ANN }));
    }
    // That a hand is empty everybody sees.
    let mut race = Track::of(4).go();
    race.answer(ANN, Answer::PitStop).decline(&[BOB]).asks(ANN, About::Action);
    assert!(race.told(&Event::Idle { seat: ANN }));
}

#[test]
fn at_the_roadside_whoever_has_a_card_left_is_asked_again() {
    let cult = |more: &[Card]| {
        let mut race = Track::of(4).hand(ANN, &[Card::RoadsideCult, Card::SpikeyBits]).hand(ANN, more).go();
        race.answer(ANN, Answer::Play(Card::RoadsideCult)).all_pass().asks(ANN, About::Roadside);
        race.answer(ANN, Answer::Attach(Card::SpikeyBits));
        race
    };
    cult(&[USELESS]).asks(ANN, About::Roadside).offers(ANN, &[Answer::Nothing]).answer(ANN, Answer::Nothing);
    let mut race = cult(&[Card::SurplusTentacles]);
    race.asks(ANN, About::Roadside);
    race.offers(ANN, &[Answer::Nothing, Answer::Attach(Card::SurplusTentacles)]);
    race.answer(ANN, Answer::Attach(Card::SurplusTentacles)).asks(ANN, About::Action);
    cult(&[]).asks(ANN, About::Action);
}

#[test]
fn whoever_attaches_nothing_at_the_roadside_is_not_asked_again() {
    let hand = [Card::RoadsideCult, Card::SpikeyBits, Card::SurplusTentacles];
    let mut race = Track::of(4).hand(ANN, &hand).go();
    race.answer(ANN, Answer::Play(Card::RoadsideCult)).all_pass().asks(ANN, About::Roadside);
    race.answer(ANN, Answer::Nothing).asks(ANN, About::Action).holds(ANN, &hand[1..]);
}

// ---------------------------------------------------------------------------------------------- R27, net laps

fn net(seats: u8) -> Track {
    Track::with(seats, Options { net_laps: true, ..Options::printed(Reactions::First) })
}

fn laps_told(race: &Going) -> Vec<(Seat, i32)> {
    let laps = race.story().iter().filter_map(|event| match event {
        Event::Lap { seat, laps } => Some((*seat, *laps)),
        _ => None,
    });
    laps.collect()
}

fn laps_shown(race: &Going) -> Vec<i32> {
    race.race().view(Viewer::Spectator).cars.iter().map(|car| car.laps).collect()
}

#[test]
fn laps_are_told_as_they_are_counted() {
    let tow = Card::ShantakTow;
    let table = |table: Track| table.laps(BOB, 4).laps(CLEO, 5).laps(ANN, 4).hand(ANN, &[tow]);
    let mut race = table(net(3)).go();
    race.answer(ANN, Answer::Play(tow)).all_pass().has_laps(&[5, 4, 5]);
    // Everybody had four: Ann's fifth is her first.
    assert_eq!((laps_told(&race), laps_shown(&race)), (vec![(ANN, 1)], vec![1, 0, 1]));
    assert!(!race.told(&Event::NetLaps));
    let mut race = table(Track::of(3)).go();
    race.answer(ANN, Answer::Play(tow)).all_pass();
    assert_eq!((laps_told(&race), laps_shown(&race)), (vec![(ANN, 5)], vec![5, 4, 5]));
}

#[test]
fn when_the_last_gets_a_counter_one_goes_from_each() {
    let table = net(3).laps(BOB, 2).laps(CLEO, 1).hand(ANN, &[Card::TurnTheSilverKey]);
    let mut race = table.go();
    // Two places forward by a Spell, across the line: no pass, but a lap.
    race.answer(ANN, Answer::Play(Card::TurnTheSilverKey)).all_pass().has_laps(&[1, 2, 1]);
    assert_eq!((laps_told(&race), laps_shown(&race)), (vec![(ANN, 1)], vec![0, 1, 0]));
    assert_eq!(race.times(|event| *event == Event::NetLaps), 1);
    let gone = race.place_of(|event| *event == Event::NetLaps);
    assert!(matches!(race.story()[gone - 1], Event::Lap { .. }));
}

#[test]
fn a_swap_across_the_line_is_told_with_its_lap_and_opens_no_window() {
    for (table, told) in [(Track::of(4), 3), (net(4), 2)] {
        let table = table.damaged(ANN).damaged(DAN).laps(ANN, 2).laps(BOB, 1).laps(CLEO, 1).laps(DAN, 1);
        // Ann's car has Speed 2 now, and Dan's 2: a tie of two wrecks.
        let mut race = table.hand(BOB, &[USELESS]).dice(&[3, 3]).go();
        race.answer(ANN, attempt(DAN)).has_laps(&[3, 1, 1, 1]).asks(ANN, About::Action);
        assert_eq!(laps_told(&race), [(ANN, told)]);
        assert_eq!(race.times(|event| matches!(event, Event::Swapped { .. })), 1);
    }
}

// ---------------------------------------------------------------------------------------------- R28, words in the bar

#[test]
fn the_word_in_the_bar_is_written_wherever_the_card_is() {
    let mut table = Track::of(4);
    let (spells, sponsors): (Vec<_>, Vec<_>) = {
        use sobremesa::games::cthulhu500::cards::Word;
        let with = |word| Card::ALL.into_iter().filter(|card| card.is(word)).collect::<Vec<_>>();
        (with(Word::Spell), with(Word::Sponsor))
    };
    assert_eq!((spells.len(), sponsors.len()), (6, 3));
    table = table.hand(ANN, &spells).hand(BOB, &sponsors).hand(CLEO, &[Card::SpikeyBits, Card::RoadsideCult]);
    let race = table.go();
    for (language, spell, sponsor) in
        [(Language::English, "Spell", "Sponsor"), (Language::Spanish, "Hechizo", "Sponsor")]
    {
        let hand = |seat| -> Vec<String> {
            let screen = Race::screen(&race.race().view(Viewer::Seat(seat)), None);
            screen.hand.iter().map(|line| spoken(language).say(line, &Nobody)).collect()
        };
        assert!(hand(ANN).iter().all(|line| line.contains(&format!("· {spell}:"))), "{:?}", hand(ANN));
        assert!(hand(BOB).iter().all(|line| line.contains(&format!("· {sponsor}:"))), "{:?}", hand(BOB));
        assert!(hand(CLEO).iter().all(|line| !line.contains(spell) && !line.contains(sponsor)));
        let page = |card: Card| {
            let page = Race::card(card.id()).unwrap();
            page.lines.iter().map(|line| spoken(language).say(line, &Nobody)).collect::<Vec<_>>().join("\n")
        };
        assert!(spells.iter().all(|card| page(*card).contains(&format!("· {spell},"))));
        assert!(sponsors.iter().all(|card| page(*card).contains(&format!("· {sponsor},"))));
    }
}

#[test]
fn near_misses_say_how_near() {
    for (language, words) in [(Language::English, "short by 1 or 2"), (Language::Spanish, "te faltan 1 o 2")]
    {
        for card in [Card::AzathothPlaysDice, Card::AnglesThatDoNotAddUp] {
            let text = spoken(language).say(&sobremesa::games::cthulhu500::card_text(card), &Nobody);
            assert!(text.contains(words), "{text}");
        }
    }
}

#[test]
fn what_there_is_of_cards_is_counted_from_the_tables() {
    let copies = |of: fn(Card) -> bool| -> usize {
        Card::ALL.into_iter().filter(|card| of(*card)).map(|card| usize::from(card.def().copies)).sum()
    };
    assert_eq!(DECK, copies(|_| true));
    let crew = copies(|card| card.def().kind == sobremesa::games::cthulhu500::cards::Kind::Crew);
    assert_eq!(CREW, crew);
}
