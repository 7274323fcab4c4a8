//! How strong the player who counts cells is, and how long it thinks: what `PLAY.md` asks for, with dice that do not change.

use sobremesa::drivers::{Level, Played, game_dice};
use sobremesa::games::parques::driver::{advise, sharp};
use sobremesa::games::parques::{Options, Parques};
use sobremesa::kernel::{Ask, By, Game, Input, Now, Saved, Seat, Tempo, Viewer};
use sobremesa::words::{Language, Nobody, Words};
use std::time::{Duration, Instant};

/// Plays a game; one seat is sharp. Says who won, and how long the sharp one thought each time.
fn play(seats: u8, pieces: u8, sharp_one: Seat, n: u64) -> (Seat, Vec<Duration>) {
    let options = Options { pieces, ..Options::sheet() };
    let (mut saved, mut now): (_, Now<Parques>) = Saved::new(&options, seats, game_dice(18, n)).unwrap();
    let mut thought = Vec::new();
    while let Some(ask) = now.asks.first() {
        let Ask { seat, about, .. } = *ask;
        let view = now.game.view(Viewer::Seat(seat));
        let begun = Instant::now();
        let answer = if seat == sharp_one { sharp(&view, ask) } else { advise(&view, ask) };
        if seat == sharp_one {
            thought.push(begun.elapsed());
        }
        now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
    }
    (now.game.outcome().unwrap().ranking()[0], thought)
}

/// How many of so many games the sharp one wins, in a hundred; everybody begins as often.
fn wins(seats: u8, pieces: u8, games: u64) -> u64 {
    let won = (0..games).filter(|n| {
        let sharp_one = Seat((n % u64::from(seats)) as u8);
        play(seats, pieces, sharp_one, *n).0 == sharp_one
    });
    won.count() as u64 * 100 / games
}

#[test]
fn who_counts_cells_beats_children() {
    let (four, two) = (wins(4, 2, 60), wins(2, 2, 40));
    println!("sharp against three rookies: {four} %, against one: {two} %");
    assert!(four >= 32, "against three rookies, 2 pieces: {four} %");
    assert!(two >= 50, "against one: {two} %");
}

/// PLAY.md, 6: measured on an optimized build, at the tables that take longest.
#[test]
#[ignore = "a measurement: cargo test --release --test parques players -- --ignored --nocapture"]
fn strength_and_time_are_measured() {
    println!("sharp against three rookies, 4 pieces: {} %", wins(4, 4, 600));
    println!("sharp against one rookie, 4 pieces: {} %", wins(2, 4, 600));
    let mut thought: Vec<Duration> = (0..3).flat_map(|n| play(8, 4, Seat(0), n).1).collect();
    thought.sort_unstable();
    let at = |share: usize| thought[(thought.len() * share / 1000).min(thought.len() - 1)];
    println!(
        "{} decisions at 8 players with 4 pieces: half below {:?}, 99 % below {:?}",
        thought.len(),
        at(500),
        at(990)
    );
}

/// A child plays against one who counts cells: afterwards each of the child's dearest plays is one that the counter would not have made.
#[test]
fn who_counts_cells_says_what_would_have_been_better() {
    let (game, mind) =
        (sobremesa::games::by_kind("parques").unwrap(), sobremesa::games::mind("parques").unwrap());
    let options = game.proposed(2, Tempo::Live);
    let nothing = [serde_json::Value::Null, serde_json::Value::Null];
    let (mut table, _) = game.start(&options, &nothing, [5; 32]).unwrap();
    let (mut evidence, mut hints) = (Vec::new(), Vec::new());
    while let Some(ask) = table.asks().first().cloned() {
        let level = if ask.seat == Seat(0) { Level::Novice } else { Level::Racer };
        hints.extend(mind.hint(&*table, ask.seat, 1));
        let choice = mind.answer(&*table, ask.seat, level, 1).unwrap();
        evidence.push(table.answer(ask.seat, By::Player, choice).unwrap().input);
    }
    let played = Played { options: &options, brought: &nothing, seed: [5; 32], evidence: &evidence };
    let review = |seat| mind.review(played, Seat(seat)).unwrap();
    let (child, counter) = (review(0), review(1));
    assert_eq!(child.dearest.len(), 3);
    assert!(counter.dearest.is_empty() && counter.cost == 0, "it plays as it advises");
    let said = child.dearest.iter().flat_map(|dear| [&dear.given, &dear.better, &dear.why]);
    for text in said.chain(&hints).chain(&child.luck) {
        for language in Language::ALL {
            let said = Words::of(language, sobremesa::games::book("parques")).say(text, &Nobody);
            assert!(!said.contains(&text.key) && !said.contains("{$"), "{said}");
        }
    }
    assert!(hints.iter().any(|hint| hint.key == "hint-better"));
}
