//! Hints, and a game looked at again: what is best and why, in sentences that are true, from what the seat may know.

use super::street::{ANN, BOB, Play, Street, cards, name, place};
use sobremesa::drivers::{Level, Played, Weighed};
use sobremesa::games::fugitive::belief::{Belief, Habits, Trail};
use sobremesa::games::fugitive::cards::{Deck, Top};
use sobremesa::games::fugitive::players::weigh;
use sobremesa::games::fugitive::{Answer, Fugitive};
use sobremesa::kernel::{Arg, By, Lobby, Seat, Tempo, Text, Viewer};
use sobremesa::words::{Language, Nobody, Words};

fn weighed(play: &Play, seat: Seat, given: Option<Answer>) -> Option<Weighed<Answer>> {
    weigh(&play.view(Viewer::Seat(seat)), play.ask(), given)
}

fn number(text: &Text, name: &str) -> i64 {
    match text.args.iter().find(|(one, _)| one == name).map(|(_, arg)| arg) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{name} in {}: {other:?}", text.key),
    }
}

/// In how many of a hundred routes these are there, as the Marshal knows it.
fn right(play: &Play, numbers: &[u8]) -> i64 {
    let trail = Trail::of(&play.view(Viewer::Seat(BOB)));
    let all = Belief::share_of(&trail, cards(&[]), Habits::PEOPLE);
    (Belief::share_of(&trail, cards(numbers), Habits::PEOPLE) * 100 / all) as i64
}

#[test]
fn whoever_hunts_is_told_the_likeliest_and_how_likely_it_is() {
    // Nobody hides but behind 0, on 1, 2 or 3, and two of these are in the Marshal's own hand.
    let play = Street::new("3", &[42]).marshal(&[1, 2]).hunted().play().draws();
    let told = weighed(&play, BOB, None).unwrap();
    assert_eq!(told.best, name(&[3]));
    assert_eq!((number(&told.why, "right"), right(&play, &[3])), (100, 100));
    let Answer::Guess(other) = told.other else { panic!("{:?}", told.other) };
    assert_eq!(number(&told.why, "less"), right(&play, &other.iter().collect::<Vec<_>>()));
    assert!(told.gain > 0);
    assert!(weighed(&play, BOB, Some(name(&[3]))).is_none(), "nothing is better than the best");
    let given = weighed(&play, BOB, Some(name(&[2]))).unwrap();
    assert_eq!((given.other, number(&given.why, "less")), (name(&[2]), 0));
}

#[test]
fn shares_that_are_said_are_the_shares_of_the_routes() {
    for row in ["5 8 11", "3 [6] 9+2 14+4,6", "2 4+7 [9] 12 15", "1 3 [5] 8+10 20+12,14,16"] {
        let play = Street::new(row, &[42]).marshal(&[7, 13, 17]).hunted().play().draws();
        let Some(told) = weighed(&play, BOB, Some(name(&[1]))) else { continue };
        let Answer::Guess(best) = told.best else { panic!() };
        assert_eq!(number(&told.why, "right"), right(&play, &best.iter().collect::<Vec<_>>()), "{row}");
        assert_eq!(number(&told.why, "less"), right(&play, &[1]), "{row}");
        assert_eq!(number(&told.why, "count"), best.len() as i64);
    }
}

#[test]
fn whoever_runs_is_told_what_is_true_of_two_moves() {
    for (row, hand) in [
        ("5 8", &[9, 10, 11, 20, 21, 42][..]),
        ("4 [7] 9", &[1, 2, 3, 12, 16, 42]),
        ("5 [12+8] 14 17", &[2, 3, 18, 19, 24, 26, 42]),
    ] {
        let play = Street::new(row, hand).play().draws();
        let Some(told) = weighed(&play, ANN, None) else { continue };
        let (one, two) = match told.why.key.as_str() {
            "why-in-all" | "why-out" => continue,
            key => {
                let pair = (number(&told.why, "one"), number(&told.why, "two"));
                if ["why-unseen", "why-next"].contains(&key) { pair } else { (pair.1, pair.0) }
            }
        };
        assert!(one < two, "{row}: {:?}", told.why);
    }
}

#[test]
fn whoever_can_leave_without_a_manhunt_is_told_so() {
    let play = Street::new("5 [31] 38 40", &[42, 41, 7]).play().draws();
    let told = weighed(&play, ANN, None).unwrap();
    assert_eq!((told.best, told.why.key.as_str()), (place(42, &[]), "why-out"));
    assert!(weighed(&play, ANN, Some(place(42, &[]))).is_none(), "leaving is held against nobody");
    let stayed = weighed(&play, ANN, Some(place(41, &[]))).unwrap();
    assert_eq!((stayed.best, stayed.why.key.as_str()), (place(42, &[]), "why-out"));
}

#[test]
fn a_deck_is_advised_too_but_no_draw_is_held_against_anybody() {
    let play = Street::new("5 8 11", &[42]).marshal(&[7]).hunted().play();
    let told = weighed(&play, BOB, None).unwrap();
    assert!(matches!(told.best, Answer::Draw(_)) && told.why.key == "why-deck-undecided");
    assert!(weighed(&play, BOB, Some(Answer::Draw(Deck::High))).is_none());
}

/// Hints come from the seat's own view: two games that look alike to it are advised alike.
#[test]
fn what_lies_hidden_changes_no_hint() {
    let world = |row: &str, hand: &[u8]| {
        let street = Street::new(row, hand).marshal(&[7, 13]).hunted().low(&[Top::Hideout(14)]);
        weighed(&street.play().says(Answer::Draw(Deck::Low)), BOB, None)
    };
    let told = [world("5 8 11", &[42, 20]), world("4 6 9", &[42, 21])];
    assert!(told[0] == told[1] && told[0].is_some());
}

/// Somebody plays on a whim: what is said of it can be read in both languages, and of the sharp player nothing is said.
#[test]
fn a_whole_game_is_looked_at_again() {
    let (game, mind) =
        (sobremesa::games::by_kind("fugitive").unwrap(), sobremesa::games::mind("fugitive").unwrap());
    let options = game.proposed(2, Tempo::Live);
    let nothing = [serde_json::Value::Null, serde_json::Value::Null];
    let mut hints = Vec::new();
    let mut dear = Vec::new();
    for seed in 5..8 {
        let (mut table, _) = game.start(&options, &nothing, [seed; 32]).unwrap();
        let mut evidence = Vec::new();
        while let Some(ask) = table.asks().first().cloned() {
            hints.extend(mind.hint(&*table, ask.seat, 1).map(|hint| hint.said));
            let choice = mind.answer(&*table, ask.seat, Level::Novice.into(), 1).unwrap();
            evidence.push(table.answer(ask.seat, By::Player, choice).unwrap().input);
        }
        let played = Played { options: &options, brought: &nothing, seed: [seed; 32], evidence: &evidence };
        for seat in [ANN, BOB] {
            let review = mind.review(played, seat).unwrap();
            assert!(review.dearest.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
            dear.extend(review.dearest);
        }
    }
    assert!(!dear.is_empty() && hints.iter().any(|hint| hint.key == "hint-better"));
    let said = dear.iter().flat_map(|dear| [&dear.given, &dear.better, &dear.why]);
    for text in said.chain(&hints) {
        for language in Language::ALL {
            let said = Words::of(language, Some(Fugitive::book())).say(text, &Nobody);
            assert!(!said.contains(text.key.as_str()) && !said.contains("{$"), "{said}");
        }
    }
}
