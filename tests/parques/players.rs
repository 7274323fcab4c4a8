//! How strong the player who counts cells is: what `PLAY.md` asks for, with dice that do not change.

use serde_json::Value;
use sobremesa::drivers::{Level, Played, Review, game_dice};
use sobremesa::games;
use sobremesa::games::parques::driver::{advise, sharp};
use sobremesa::games::parques::{Options, Parques};
use sobremesa::kernel::{Ask, By, Choice, Game, Input, Now, Patience, Saved, Seat, Tempo, Viewer};
use sobremesa::words::{Language, Nobody, Words};

/// Plays a game; one seat is sharp. Says who won.
fn play(seats: u8, pieces: u8, sharp_one: Seat, n: u64) -> Seat {
    let options = Options { pieces, ..Options::sheet() };
    let (mut saved, mut now): (_, Now<Parques>) = Saved::new(&options, seats, game_dice(18, n)).unwrap();
    while let Some(ask) = now.asks.first() {
        let Ask { seat, about, .. } = *ask;
        let view = now.game.view(Viewer::Seat(seat));
        let answer = if seat == sharp_one { sharp(&view, ask) } else { advise(&view, ask) };
        now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
    }
    now.game.outcome().unwrap().ranking()[0]
}

/// How many of so many games the sharp one wins, in a hundred; everybody begins as often.
fn wins(seats: u8, pieces: u8, games: u64) -> u64 {
    let won = (0..games).filter(|n| {
        let sharp_one = Seat((n % u64::from(seats)) as u8);
        play(seats, pieces, sharp_one, *n) == sharp_one
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

/// A child plays against one who counts cells: afterwards each of the child's dearest plays is one that the
/// counter would not have made.
#[test]
fn who_counts_cells_says_what_would_have_been_better() {
    let (game, mind) =
        (sobremesa::games::by_kind("parques").unwrap(), sobremesa::games::mind("parques").unwrap());
    let options = game.proposed(2, Tempo::Live);
    let nothing = [serde_json::Value::Null, serde_json::Value::Null];
    let (mut table, _) = game.start(&options, &nothing, [5; 32]).unwrap();
    let (mut evidence, mut hints, mut decisions) = (Vec::new(), Vec::new(), 0);
    while let Some(ask) = table.asks().first().cloned() {
        let throws = matches!(ask.patience, Patience::AtOnce | Patience::Offer);
        decisions += u32::from(ask.seat == Seat(0) && !throws && ask.choices > 1);
        let level = if ask.seat == Seat(0) { Level::Novice } else { Level::Racer };
        hints.extend(mind.hint(&*table, ask.seat, 1).map(|hint| hint.said));
        let choice = mind.answer(&*table, ask.seat, level.into(), 1).unwrap();
        evidence.push(table.answer(ask.seat, By::Player, choice).unwrap().input);
    }
    let played = Played { options: &options, brought: &nothing, seed: [5; 32], evidence: &evidence };
    let review = |seat| mind.review(played, Seat(seat)).unwrap();
    let (child, counter) = (review(0), review(1));
    assert_eq!(child.dearest.len(), 3);
    assert_eq!(child.decisions, decisions, "to throw is none");
    assert_eq!(child.luck.len(), 2, "its own, and that of the table");
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

/// A game of two beginners; one with second thoughts takes a move back, and makes it once more.
fn reviewed(second_thoughts: bool) -> Review {
    let (game, mind) = (games::by_kind("parques").unwrap(), games::mind("parques").unwrap());
    let mut options = game.proposed(2, Tempo::Live);
    options["pieces"] = 2.into();
    let brought = vec![Value::Null; 2];
    let (mut table, _) = game.start(&options, &brought, [5; 32]).unwrap();
    let (mut evidence, mut left) = (Vec::new(), u32::from(second_thoughts));
    while let Some(first) = table.asks().first().cloned() {
        let screen = table.screen(Viewer::Seat(Seat(0)));
        let presses = screen.groups.iter().flat_map(|group| &group.presses);
        let back =
            presses.filter(|press| press.label.key == "press-take-back").map(|press| press.answer).next();
        let (seat, choice) = match back {
            Some(back) if left > 0 => {
                left -= 1;
                (Seat(0), Choice::One(back))
            }
            _ => (first.seat, mind.answer(&*table, first.seat, Level::Rookie.into(), 3).unwrap()),
        };
        evidence.push(table.answer(seat, By::Player, choice).unwrap().input);
    }
    assert_eq!(left, 0, "a move can be taken back");
    let played = Played { options: &options, brought: &brought, seed: [5; 32], evidence: &evidence };
    mind.review(played, Seat(0)).unwrap()
}

/// A move that is taken back and made again is one decision: a mistake in it is told once.
#[test]
fn second_thoughts_are_one_decision_in_a_review() {
    let [once, twice] = [false, true].map(reviewed);
    assert!(once.decisions > 5 && once.decisions == twice.decisions);
}
