//! Chairs, sets of them, texts and screens.

use crate::toy::{ANN, BOB, CLEO};
use serde_json::json;
use sobremesa::kernel::{Arg, Dial, Ended, Group, Press, Screen, Seat, Seats, Set, Text, Viewer, Weight};

#[test]
fn the_next_seat_is_to_the_left_and_goes_round() {
    assert_eq!(ANN.next(3), BOB);
    assert_eq!(BOB.next(3), CLEO);
    assert_eq!(CLEO.next(3), ANN);
    assert_eq!(Seat(6).next(8), Seat(7));
    assert_eq!(Seat(7).next(8), ANN);
    assert_eq!(ANN.next(1), ANN);
    assert_eq!(Seat(5).index(), 5);
}

#[test]
fn sets_of_seats_are_sets() {
    let all: Seats = (0..8).map(Seat).collect();
    for a in 0..=255_u8 {
        let one: Seats = all.iter().filter(|seat| a & (1 << seat.0) != 0).collect();
        assert_eq!(serde_json::to_value(one).unwrap(), json!(a));
        assert_eq!(one.len(), a.count_ones() as usize);
        assert_eq!(one.is_empty(), a == 0);
        assert!(one.iter().is_sorted() && one.iter().all(|seat| one.has(seat)));
        for seat in all.iter() {
            assert_eq!(one.has(seat), a & (1 << seat.0) != 0);
            assert_eq!(one.with(seat), one.iter().chain([seat]).collect());
            assert_eq!(one.without(seat), one.iter().filter(|other| *other != seat).collect());
        }
        for b in [0, 1, 0b1010_1010, 0b1111_0000, 255_u8] {
            let other: Seats = all.iter().filter(|seat| b & (1 << seat.0) != 0).collect();
            assert_eq!(serde_json::to_value(one.minus(other)).unwrap(), json!(a & !b));
        }
    }
    assert_eq!(Seats::NONE, Seats::default());
    assert_eq!(Seats::one(CLEO), [CLEO].into_iter().collect());
    assert_eq!(format!("{:?}", Seats::one(CLEO).with(ANN)), "{0, 2}");
}

/// A seat that no table has is in no set, and disturbs none.
#[test]
fn seats_that_cannot_be_are_in_no_set() {
    for seat in [Seat(8), Seat(9), Seat(255)] {
        assert_eq!(Seats::one(seat), Seats::NONE);
        let all: Seats = (0..8).map(Seat).collect();
        assert!(!all.has(seat));
        assert_eq!((all.with(seat), all.without(seat)), (all, all));
    }
}

#[test]
fn a_viewer_is_one_seat_or_none() {
    assert!(Viewer::Seat(ANN).is(ANN));
    assert!(!Viewer::Seat(ANN).is(BOB));
    assert!(!Viewer::Spectator.is(ANN));
}

#[test]
fn texts_carry_what_they_are_given() {
    let text = Text::new("key")
        .with("player", BOB)
        .with("number", -3_i64)
        .with("small", 4_u8)
        .with("name", "a-name")
        .with("owned", "another".to_owned())
        .with("inner", Text::new("inner"));
    let args = [
        ("player", Arg::Player(BOB)),
        ("number", Arg::Number(-3)),
        ("small", Arg::Number(4)),
        ("name", Arg::Name("a-name".to_owned())),
        ("owned", Arg::Name("another".to_owned())),
        ("inner", Arg::Text(Box::new(Text::new("inner")))),
    ];
    assert_eq!(text.key, "key");
    assert_eq!(text.args, args.map(|(name, arg)| (name.to_owned(), arg)));
}

#[test]
fn a_dial_knows_where_it_stands() {
    let dial = Dial::switch("loud");
    assert_eq!(dial.at(&json!({ "loud": false })), Some(0));
    assert_eq!(dial.at(&json!({ "loud": true })), Some(1));
    assert_eq!(dial.at(&json!({ "loud": "very" })), None);
    assert_eq!(dial.at(&json!({ "quiet": true })), None);
    assert_eq!(dial.notches.iter().map(|notch| notch.id).collect::<Vec<_>>(), ["off", "on"]);
}

#[test]
fn a_screen_written_differently_keeps_everything_but_what_cannot_be_written() {
    let press =
        |answer: u8, weight| Press { label: Text::new("l"), hint: Some(Text::new("h")), weight, answer };
    let screen = Screen {
        heading: Text::new("heading"),
        lines: vec![Text::new("line")],
        summary: Some(Text::new("summary")),
        standing: vec![Text::new("standing")],
        house: None,
        hand: vec![Text::new("hand")],
        own: vec![Text::new("own")],
        aside: None,
        groups: vec![Group {
            about: Text::new("group"),
            set: Some(Set { of: 2, least: 1, most: 3, confirm: Text::new("confirm") }),
            hint: Some(Text::new("what it means")),
            read_first: true,
            presses: vec![press(1, Weight::Main), press(2, Weight::Grave), press(3, Weight::Plain)],
        }],
    };
    let set = screen.groups[0].set.clone();
    let written = screen.clone().map(|of, answer| {
        assert_eq!(of, set.as_ref());
        (answer != 2).then(|| answer.to_string())
    });
    assert_eq!(
        (written.heading, written.lines, written.summary, written.standing, written.hand, written.own),
        (screen.heading, screen.lines, screen.summary, screen.standing, screen.hand, screen.own)
    );
    let [group] = &written.groups[..] else { panic!("one group") };
    assert_eq!((&group.about, &group.set), (&Text::new("group"), &set));
    assert_eq!(group.hint, Some(Text::new("what it means")));
    let presses: Vec<_> = group.presses.iter().map(|press| (press.answer.as_str(), press.weight)).collect();
    assert_eq!(presses, [("1", Weight::Main), ("3", Weight::Plain)]);
}

#[test]
fn a_seat_is_found_in_its_own_team() {
    let outcome = sobremesa::kernel::Outcome::of_teams(vec![vec![Seat(0), Seat(2)], vec![Seat(1), Seat(3)]]);
    let teams = [0, 1, 2, 3, 4].map(|seat| outcome.team(Seat(seat)));
    assert_eq!(teams, [Some(0), Some(1), Some(0), Some(1), None]);
}

#[test]
fn whoever_shares_the_first_place_has_not_won() {
    let ended = |place, drawn| Ended { place, players: 4, drawn, details: serde_json::Value::Null };
    let won = [(1, false), (1, true), (2, false)].map(|(place, drawn)| ended(place, drawn).is_won());
    assert_eq!(won, [true, false, false]);
}
