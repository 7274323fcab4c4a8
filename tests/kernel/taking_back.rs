//! Taking an answer back: where it is as if it had not been given, and nowhere else.

use crate::toy::{ANN, BOB, CLEO, Event, Scene, Toy, ask, game, open, says, window};
use sobremesa::kernel::{By, Input, Saved, Seat};

fn unseen(seat: Seat) -> Scene {
    Scene::AskUnseen { seat, choices: vec![1, 2] }
}

/// Where a seat can take back, `may` and `take` say the same, and only the second does it.
#[track_caller]
fn cannot(saved: &Saved<Toy>, seat: Seat) {
    let mut copy = saved.clone();
    assert!(!saved.may_take_back(seat));
    assert!(copy.take_back(seat).is_none());
    assert_eq!(copy, *saved);
}

#[test]
fn an_answer_in_a_window_that_is_still_open_can_be_taken_back() {
    let (mut saved, first) = game(&[&[window(&[ANN, BOB, CLEO])]]);
    cannot(&saved, ANN);
    saved.submit(says(ANN, 4, 0)).unwrap();
    saved.submit(says(BOB, 4, 0)).unwrap();
    cannot(&saved, CLEO);
    assert!(saved.may_take_back(ANN) && saved.may_take_back(BOB));
    let now = saved.take_back(ANN).unwrap();
    assert!(now.news.is_empty());
    // It still counts: nothing that was saved has a number twice.
    assert_eq!((saved.revision(), saved.tail_len()), (2, 1));
    assert_eq!(open(&now), [(ANN, 0, vec![0, 1, 2, 100]), (CLEO, 0, vec![0, 1, 2, 100])]);
    cannot(&saved, ANN);
    let now = saved.take_back(BOB).unwrap();
    assert_eq!((saved.revision(), saved.tail_len()), (2, 0));
    assert_eq!(open(&now), open(&first));
    assert_eq!(Saved::<Toy>::load(&saved.save()).unwrap(), saved);
}

#[test]
fn numbers_go_on_after_what_was_taken_back() {
    let (mut saved, _) = game(&[&[window(&[ANN, BOB]), window(&[CLEO])], &[ask(ANN, &[1, 2])]]);
    saved.submit(says(ANN, 4, 0)).unwrap();
    saved.take_back(ANN).unwrap();
    saved.submit(says(ANN, 4, 0)).unwrap();
    assert_eq!(saved.revision(), 2);
    let now = saved.submit(says(BOB, 4, 0)).unwrap();
    // Three answers were given, and one of them was taken back.
    assert_eq!(now.asks[0].number, 3);
    let now = saved.submit(says(CLEO, 4, 0)).unwrap();
    assert_eq!((open(&now)[0].1, saved.revision(), saved.tail_len()), (4, 4, 0));
}

/// What was taken back before the resting point is forgotten with it; what comes after is counted by its new place.
#[test]
fn places_of_what_was_taken_back_move_with_the_tail() {
    // The second step begins with an answer already given for it: only a single seat is heard at a time.
    let (mut saved, _) = game(&[&[window(&[ANN, BOB]), window(&[ANN, BOB])], &[window(&[ANN, BOB])]]);
    saved.submit(says(BOB, 4, 0)).unwrap();
    saved.take_back(BOB).unwrap();
    saved.submit(says(ANN, 4, 0)).unwrap();
    saved.submit(says(BOB, 4, 0)).unwrap();
    let first_window_over = saved.revision();
    let now = saved.submit(says(BOB, 4, 0)).unwrap();
    let number = now.asks[0].number;
    assert_eq!(number, first_window_over);
    let now = saved.take_back(BOB).unwrap();
    assert_eq!(now.asks[0].number, number);
    let now = saved.submit(says(ANN, 4, 0)).unwrap();
    assert_eq!(now.asks[0].number, number);
    saved.take_back(ANN).unwrap();
    saved.submit(says(BOB, 4, 0)).unwrap();
    let now = saved.submit(says(ANN, 4, 0)).unwrap();
    assert_eq!((now.asks[0].number, saved.tail_len()), (saved.revision(), 0));
    let value: serde_json::Value = serde_json::from_str(&saved.save()).unwrap();
    assert!(value.get("taken_back").is_none());
}

/// An earlier answer that goes moves the places of those that were taken back after it.
#[test]
fn taking_back_an_earlier_answer_moves_the_later_places() {
    let (mut saved, _) = game(&[&[window(&[ANN, BOB, CLEO])], &[ask(ANN, &[1, 2])]]);
    let kept = |saved: &Saved<Toy>| -> serde_json::Value {
        serde_json::from_str::<serde_json::Value>(&saved.save()).unwrap()["taken_back"].clone()
    };
    saved.submit(says(ANN, 4, 0)).unwrap();
    saved.submit(says(BOB, 4, 0)).unwrap();
    saved.take_back(BOB).unwrap();
    assert_eq!(kept(&saved), serde_json::json!([1]));
    saved.take_back(ANN).unwrap();
    assert_eq!(kept(&saved), serde_json::json!([0, 0]));
    saved.submit(says(CLEO, 4, 0)).unwrap();
    saved.submit(says(BOB, 4, 0)).unwrap();
    saved.take_back(BOB).unwrap();
    assert_eq!(kept(&saved), serde_json::json!([0, 0, 1]));
    saved.take_back(CLEO).unwrap();
    assert_eq!(kept(&saved), serde_json::json!([0, 0, 0, 0]));
}

#[test]
fn the_last_answer_is_meant_and_only_a_players_own() {
    for by in [By::Order, By::Clock, By::Host] {
        let (mut saved, _) = game(&[&[window(&[ANN, BOB])]]);
        saved.submit(Input { by, ..says(ANN, 4, 0) }).unwrap();
        cannot(&saved, ANN);
    }
    // The earlier answer was hers, the later one the clock's: it is too late for both.
    let (mut saved, _) = game(&[&[unseen(ANN), unseen(ANN), ask(ANN, &[1, 2]), unseen(ANN)]]);
    saved.submit(says(ANN, 2, 1)).unwrap();
    assert!(saved.may_take_back(ANN));
    saved.submit(Input { by: By::Clock, ..says(ANN, 2, 1) }).unwrap();
    cannot(&saved, ANN);
    // Hers again: the last one goes, the others stay.
    let (mut saved, _) = game(&[&[unseen(ANN), unseen(ANN), unseen(ANN)]]);
    saved.submit(says(ANN, 2, 1)).unwrap();
    saved.submit(says(ANN, 2, 2)).unwrap();
    let now = saved.take_back(ANN).unwrap();
    assert_eq!(now.game.heard, [(ANN, 1)]);
}

#[test]
fn what_was_told_stays() {
    let (mut saved, _) = game(&[&[window(&[ANN, BOB])]]);
    let now = saved.submit(says(ANN, 4, 1)).unwrap();
    assert_eq!(now.news, [Event::Answered(ANN, 1)]);
    cannot(&saved, ANN);
    saved.submit(says(ANN, 4, 0)).unwrap();
    // What was told before it stays, and is no news.
    let now = saved.take_back(ANN).unwrap();
    assert!(now.news.is_empty());
    assert_eq!(open(&now)[0], (ANN, 0, vec![0, 3]));
}

#[test]
fn what_chance_decided_stays() {
    let (mut saved, _) = game(&[&[unseen(ANN), Scene::RollUnseen, unseen(ANN)]]);
    saved.submit(says(ANN, 2, 1)).unwrap();
    cannot(&saved, ANN);
    let (mut saved, _) = game(&[&[Scene::RollUnseen, unseen(ANN), unseen(ANN)]]);
    saved.submit(says(ANN, 2, 1)).unwrap();
    assert!(saved.may_take_back(ANN));
}

#[test]
fn what_others_are_asked_for_it_stays() {
    let (mut saved, _) = game(&[&[unseen(ANN), unseen(BOB)]]);
    saved.submit(says(ANN, 2, 1)).unwrap();
    cannot(&saved, ANN);
    // She herself may be asked something else.
    let (mut saved, _) = game(&[&[unseen(ANN), unseen(ANN)]]);
    saved.submit(says(ANN, 2, 1)).unwrap();
    assert!(saved.may_take_back(ANN));
    assert_eq!(saved.take_back(ANN).unwrap().asks[0].number, 0);
}

#[test]
fn what_lies_behind_a_resting_point_stays() {
    let (mut saved, _) = game(&[&[unseen(ANN)], &[unseen(ANN)]]);
    saved.submit(says(ANN, 2, 1)).unwrap();
    assert_eq!(saved.tail_len(), 0);
    cannot(&saved, ANN);
}
