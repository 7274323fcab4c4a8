//! What comes from outside, spoilt in every way that somebody thought of and in many that nobody did: saves,
//! recorded games, what was kept of games, standing orders, options. Nothing may break, and what is taken has
//! to be playable.
//!
//! Two kinds of spoiling, by proptest: letters of the text, and parts of what it means (one part in place of
//! another, a number that is far too large). `FUZZ_CASES` says how many of each, `FUZZ_SEED` which. What once
//! failed is kept: in `regressions.txt` as proptest writes it, and as whole files in `corpus`, where each is
//! tried as it is and is spoilt further.

mod spoil;

use proptest::prelude::*;
use proptest::test_runner::{FileFailurePersistence, RngSeed};
use serde_json::{Value, json};
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::cthulhu500::{Length, Options, Race, Reactions};
use sobremesa::games::{all, by_kind};
use sobremesa::kernel::{
    AnyAsk, AnyGame, AnyTable, By, Choice, Order, Recording, Refusal, Saved, Seat, Step, Tempo, Viewer,
    empty_handed, from_hex,
};
use spoil::{Spoiling, miscounted, spoilings};
use std::fs;
use std::path::Path;

/// So many of each, unless `FUZZ_CASES` says otherwise.
const CASES: u32 = 48;
/// Answers that are given at a table that was taken.
const ANSWERS: usize = 30;

fn config() -> ProptestConfig {
    let asked = |name| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let cases = asked("FUZZ_CASES").map_or(CASES, |cases| cases as u32);
    // The same every time, so that what somebody changes decides whether it is green, and not luck.
    let rng_seed = RngSeed::Fixed(asked("FUZZ_SEED").unwrap_or(0));
    let file = FileFailurePersistence::Direct("tests/fuzz/regressions.txt");
    ProptestConfig { cases, rng_seed, failure_persistence: Some(Box::new(file)), ..ProptestConfig::default() }
}

/// The files of one kind that are kept.
fn corpus(kind: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(kind);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

fn rules() -> &'static dyn AnyGame {
    by_kind("cthulhu500").unwrap()
}

fn options(n: u64) -> Options {
    let length = [Length::Printed, Length::Short, Length::Long(1)][n as usize % 3];
    let reactions = [Reactions::First, Reactions::Sealed][n as usize % 2];
    let odd = n % 4 > 1;
    Options { length, warning_lap: odd, net_laps: !odd, flag_waving: true, ..Options::printed(reactions) }
}

/// A race some answers on.
fn race(n: u64) -> Saved<Race> {
    let mut pick = Random::new(n);
    let seats = 3 + (n % 6) as u8;
    let (mut saved, mut now) = Saved::<Race>::new(&options(n), seats, game_dice(30, n)).unwrap();
    for _ in 0..pick.below(250) {
        if now.asks.is_empty() {
            break;
        }
        let ask = &now.asks[pick.below(now.asks.len())];
        let answer = ask.choices[pick.below(ask.choices.len())];
        now = saved
            .submit(sobremesa::kernel::Input { seat: ask.seat, by: By::Player, about: ask.about, answer })
            .unwrap();
    }
    saved
}

/// Any answer: one of the list, or items of one of the sets, which may be too few.
fn any_choice(ask: &AnyAsk, pick: &mut Random) -> Choice {
    match pick.below(ask.sets.len() + 1) {
        0 => Choice::One(pick.below(ask.choices)),
        of => Choice::Several { of: of - 1, items: pick.below(1 << ask.sets[of - 1].min(32)) as u64 },
    }
}

/// Looks at a table from everywhere, answers, takes back, saves: nothing may break. A table that cannot be is
/// refused when it comes to it, and stays as it was.
fn play_on(rules: &dyn AnyGame, mut table: Box<dyn AnyTable>, pick: &mut Random) {
    for _ in 0..ANSWERS {
        for viewer in (0..9).map(|seat| if seat == 8 { Viewer::Spectator } else { Viewer::Seat(Seat(seat)) })
        {
            let asked = |seat| table.asks().iter().any(|ask| ask.seat == seat);
            // A seat that is not there has no view.
            if matches!(viewer, Viewer::Seat(seat) if !asked(seat)) {
                continue;
            }
            let _ = (table.view(viewer), table.screen(viewer));
        }
        let asks = table.asks();
        let Some(ask) = asks.get(pick.below(asks.len().max(1))) else { return };
        assert!(ask.otherwise < ask.choices);
        let advised = table.advise(ask.seat);
        assert!(advised.is_some_and(|choice| ask.of(choice) > 0));
        let _ = table.orderable(ask.seat);
        let before = table.save();
        if table.answer(ask.seat, By::Player, any_choice(ask, pick)).is_err() {
            assert_eq!(table.save(), before);
            return;
        }
        if table.may_take_back(ask.seat) && pick.below(2) == 0 {
            assert!(table.take_back(ask.seat).is_some());
        }
        let text = table.save();
        let again = rules.load(&text);
        let again =
            again.unwrap_or_else(|why| panic!("a table that was taken became one that is not: {why:?}"));
        assert!(again.step == Step::GoesOn && again.table.save() == text);
    }
}

/// A game of any kind some answers on.
fn game(rules: &dyn AnyGame, n: u64) -> Box<dyn AnyTable> {
    let mut pick = Random::new(n);
    let seats = rules.seats();
    let seats = seats.start() + (n % u64::from(seats.end() - seats.start() + 1)) as u8;
    let options = rules.proposed(seats, Tempo::Live);
    let (mut table, _) = rules.start(&options, &empty_handed(seats), [n as u8; 32]).unwrap();
    for _ in 0..pick.below(120) {
        let asks = table.asks();
        let Some(ask) = asks.get(pick.below(asks.len().max(1))) else { break };
        // Some sets are too few, or do not fit: another answer then.
        let _ = table.answer(ask.seat, By::Player, any_choice(ask, &mut pick));
    }
    table
}

fn load(rules: &dyn AnyGame, text: &str, seed: u64) {
    match rules.load(text) {
        Ok(loaded) => play_on(rules, loaded.table, &mut Random::new(seed)),
        Err(why) => drop(why.text()),
    }
}

/// A recorded race, whole and short.
fn recorded(n: u64) -> String {
    let options = Options { length: Length::Short, ..options(n) };
    let recording =
        Recording::<Race>::of(&options, 3 + (n % 3) as u8, &game_dice(31, n), &mut Random::new(n)).unwrap();
    serde_json::to_string(&recording).unwrap()
}

fn play_recorded(text: &str) {
    let Ok(recording) = Recording::<Race>::load(text) else { return };
    let mut heard = 0;
    let played = recording.play(&mut |_, now| {
        heard += 1;
        assert!(now.asks.iter().all(|ask| ask.choices.contains(&ask.otherwise)));
    });
    assert!(played.is_err() || heard == recording.inputs.len() + 1);
    // The same by the other way, which keeps inputs as evidence.
    let evidence: Vec<Value> =
        recording.inputs.iter().map(|input| serde_json::to_value(input).unwrap()).collect();
    let options = serde_json::to_value(&recording.options).unwrap();
    let Some(seed) = from_hex(&recording.seed) else { return };
    let again = rules().replay(&options, &empty_handed(recording.seats), seed, &evidence);
    match (played, again) {
        (Ok(saved), Ok(again)) => assert_eq!(saved.save(), again.table.save()),
        (Err(one), Err(other)) => assert_eq!(one, other),
        (one, other) => panic!("{:?} here, {:?} there", one.is_ok(), other.is_ok()),
    }
}

fn orders_are_safe(text: &str, n: u64) {
    let Ok(orders) = serde_json::from_str::<Vec<Order>>(text) else { return };
    let table = rules().load(&race(n).save()).unwrap().table;
    for ask in table.asks() {
        let known = table.check_orders(ask.seat, &orders);
        assert!(known.is_ok() || matches!(known, Err(Refusal::NoSuchOrder | Refusal::TooManyOrders)));
        for order in &orders {
            drop(order.text(&table.orderable(ask.seat)));
        }
        if let Some(obeyed) = table.obey(ask.seat, &orders, &|_, _| false) {
            assert!(obeyed.choice < ask.choices && obeyed.order < orders.len());
        }
    }
}

fn options_are_safe(text: &str) {
    let Ok(value) = serde_json::from_str::<Value>(text) else { return };
    for game in all() {
        for seats in [0, 1, 2, 3, 5, 8, 9, 255] {
            let checked = game.check_options(&value, &empty_handed(seats));
            let started = game.start(&value, &empty_handed(seats), [5; 32]);
            // What is said to be playable is.
            assert_eq!(checked.is_ok(), started.is_ok());
            if let Ok((table, _)) = started {
                play_on(game, table, &mut Random::new(u64::from(seats)));
            }
        }
    }
}

/// Orders as somebody could give them, and as nobody could.
fn some_orders(n: u64) -> String {
    let table = rules().load(&race(n).save()).unwrap().table;
    let usual: Vec<Order> =
        (0..3).flat_map(|seat| table.orderable(Seat(seat))).filter_map(|one| one.usual()).take(4).collect();
    serde_json::to_string(&usual).unwrap()
}

fn spoilt(base: &str, kept: &[String], which: usize, spoiling: &[Spoiling]) -> String {
    // One time in three something that was kept, otherwise something new.
    let text = if which.is_multiple_of(3) && !kept.is_empty() { &kept[which / 3 % kept.len()] } else { base };
    spoil::spoil(text, spoiling)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn saves(n in 0_u64..200, which in 0_usize..60, spoiling in spoilings()) {
        load(rules(), &spoilt(&race(n).save(), &corpus("saves"), which, &spoiling), n);
    }

    #[test]
    fn saves_of_every_game(
        n in 0_u64..200, which in 0..all().count(), spoiling in prop_oneof![spoilings(), miscounted()],
    ) {
        let rules = all().nth(which).unwrap();
        load(rules, &spoil::spoil(&game(rules, n).save(), &spoiling), n);
    }

    #[test]
    fn recordings(n in 0_u64..40, which in 0_usize..60, spoiling in spoilings()) {
        play_recorded(&spoilt(&recorded(n), &corpus("recordings"), which, &spoiling));
    }

    #[test]
    fn orders(n in 0_u64..100, which in 0_usize..60, spoiling in spoilings()) {
        orders_are_safe(&spoilt(&some_orders(n), &corpus("orders"), which, &spoiling), n);
    }

    #[test]
    fn options_of_a_race(n in 0_u64..100, which in 0_usize..60, spoiling in spoilings()) {
        let base = serde_json::to_string(&options(n)).unwrap();
        options_are_safe(&spoilt(&base, &corpus("options"), which, &spoiling));
    }
}

#[test]
fn what_was_kept_is_still_safe() {
    corpus("saves").iter().zip(0..).for_each(|(text, n)| load(rules(), text, n));
    corpus("recordings").iter().for_each(|text| play_recorded(text));
    corpus("orders").iter().zip(0..).for_each(|(text, n)| orders_are_safe(text, n));
    corpus("options").iter().for_each(|text| options_are_safe(text));
}

/// Spoiling that never got beyond reading would prove little.
#[test]
fn some_of_what_is_spoilt_is_taken_and_some_is_not() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut tried = |rules: &dyn AnyGame, text: &str, numbers: bool| {
        let all = if numbers { miscounted().boxed() } else { spoilings().boxed() };
        rules.load(&spoil::spoil(text, &all.new_tree(&mut runner).unwrap().current())).is_ok()
    };
    let taken = (0..200).filter(|n| tried(rules(), &race(n % 20).save(), false)).count();
    assert!(taken > 10 && taken < 150, "{taken} taken of 200");
    for rules in all() {
        let taken = (0..300).filter(|n| tried(rules, &game(rules, n % 20).save(), n % 2 == 0)).count();
        assert!(taken > 5 && taken < 225, "{}: {taken} taken of 300", rules.kind());
    }
    assert!(spoil::parts(&json!({ "a": [1, { "b": 2 }] })).len() > 3);
}
