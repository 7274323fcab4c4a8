//! What could have been better, and why: from what one knew, the same however often one asks, and said in
//! every language.

use serde_json::Value;
use sobremesa::drivers::{Level, Played, Review};
use sobremesa::games;
use sobremesa::kernel::{AnyTable, By, Seat, Seed, Text};
use sobremesa::words::{Language, Nobody, Words};

const ANN: Seat = Seat(0);

/// A short race of one person, who plays as novices do, against two rookies; `look` sees the table before each of hers.
fn raced(look: &mut dyn FnMut(&dyn AnyTable)) -> (Value, Seed, Vec<Value>) {
    let (game, mind) = (games::by_kind("cthulhu500").unwrap(), games::mind("cthulhu500").unwrap());
    let mut options = game.proposed(3, sobremesa::kernel::Tempo::Live);
    options["length"] = "short".into();
    let seed = [4; 32];
    let (mut table, _) = game.start(&options, &vec![Value::Null; 3], seed).unwrap();
    let mut evidence = Vec::new();
    while let Some(ask) = table.asks().first().cloned() {
        let level = if ask.seat == ANN { Level::Novice } else { Level::Rookie };
        if ask.seat == ANN {
            look(&*table);
        }
        let choice = mind.answer(&*table, ask.seat, level.into(), 3).unwrap();
        evidence.push(table.answer(ask.seat, By::Player, choice).unwrap().input);
    }
    (options, seed, evidence)
}

fn reviewed() -> Review {
    let (options, seed, evidence) = raced(&mut |_| {});
    let played = Played { options: &options, brought: &vec![Value::Null; 3], seed, evidence: &evidence };
    games::mind("cthulhu500").unwrap().review(played, ANN).unwrap()
}

/// Says it in every language; every word of it is there.
fn said(text: &Text) {
    for language in Language::ALL {
        let words = Words::of(language, games::book("cthulhu500"));
        let said = words.say(text, &Nobody);
        assert!(!said.contains(&text.key) && !said.contains("{$"), "{said}");
    }
}

#[test]
fn a_review_finds_the_dearest_decisions_and_says_why() {
    let review = reviewed();
    assert!(review == reviewed(), "whoever asks again reads the same");
    assert!(review.decisions > 10, "{}", review.decisions);
    assert!(!review.dearest.is_empty(), "a novice makes mistakes");
    assert!(review.dearest.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
    let dear: i64 = review.dearest.iter().map(|dear| dear.cost).sum();
    assert!(review.cost >= dear && review.index() == review.cost / i64::from(review.decisions));
    assert_eq!(review.luck.len(), 2, "dice and draws");
    for dear in &review.dearest {
        assert!(dear.cost > 0 && dear.given != dear.better);
        [&dear.given, &dear.better, &dear.why].into_iter().for_each(said);
    }
    review.luck.iter().for_each(said);
}

/// So many are asked for: where two answers are about as good, a hint says so.
const HINTS: usize = 12;

#[test]
fn a_hint_says_what_is_best_and_why() {
    let mut hints = Vec::new();
    raced(&mut |table| {
        if hints.len() < HINTS {
            hints.extend(games::mind("cthulhu500").unwrap().hint(table, ANN, 1).map(|hint| hint.said));
        }
    });
    assert!(hints.len() == HINTS && hints.iter().any(|hint| hint.key == "hint-better"), "{hints:?}");
    hints.iter().for_each(said);
}
