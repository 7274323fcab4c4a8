//! What is asked and how it stands, as keys and numbers.

use super::street::{ANN, BOB, Play, Street, cards, name};
use sobremesa::games::fugitive::cards::Top;
use sobremesa::games::fugitive::chase::{End, Side};
use sobremesa::games::fugitive::event::Event;
use sobremesa::games::fugitive::{About, Fugitive};
use sobremesa::kernel::{Arg, Audience, Game, Seats, Tells, Text, Viewer};

const ALL: [About; 25] = [
    About::Role,
    About::Edge,
    About::Draw,
    About::First,
    About::Second,
    About::Place,
    About::Extra,
    About::Again,
    About::LayLow,
    About::Guess,
    About::Overtime,
    About::Manhunt,
    About::Eyewitness,
    About::Informer,
    About::LongLegs,
    About::Footprints,
    About::FootprintsCard,
    About::RushHour,
    About::ChangeOfPlans,
    About::WeatherTurns,
    About::OldFriends,
    About::Backstreets,
    About::BackstreetsDeck,
    About::SecondChance,
    About::GiveUp,
];

/// People who look on may say whether the Marshal finds somebody, as long as there is somebody to find; a
/// table behind any face says so.
#[test]
fn what_may_be_bet_on_is_the_marshals_guess() {
    let any = |play: &Play| {
        let rules = sobremesa::games::by_kind("fugitive").unwrap();
        rules.load(&play.saved.save()).unwrap().table
    };
    let play = Street::new("5 8", &[42, 9]).hunted().play().draws();
    assert_eq!(play.about(), About::Guess);
    let (view, tips) = (play.view(Viewer::Spectator), any(&play).tips().unwrap());
    assert_eq!(tips.answers, ["tip-found", "tip-not-found"]);
    assert_eq!(Fugitive::tips(&view, BOB, About::Guess).as_ref(), Some(&tips));
    assert_eq!(Fugitive::tips(&view, ANN, About::Place), None);
    // Whether the Marshal thinks of giving up shows in nothing; what the Fugitive is asked is no guess.
    assert_eq!(Fugitive::tips(&view, BOB, About::GiveUp), Some(tips));
    let fleeing = Street::new("5 8", &[42, 9]).play().view(Viewer::Spectator);
    assert_eq!(Fugitive::tips(&fleeing, ANN, About::GiveUp), None);
    let found = Street::new("[5] [8]", &[42, 9]).hunted().play().draws();
    assert!(Fugitive::tips(&found.view(Viewer::Spectator), BOB, About::Guess).is_none());
    assert!(any(&found).next_time().is_none(), "nothing is over yet");
}

#[test]
fn every_question_has_its_own_name_in_the_language_files() {
    for about in ALL {
        let kept = serde_json::to_value(about).unwrap();
        assert_eq!(about.id(), kept.as_str().unwrap().replace('_', "-"));
    }
}

/// What whoever is asked reads first.
fn heading(play: &Play) -> Text {
    let view = play.view(Viewer::Seat(play.seat()));
    Fugitive::screen(&view, Some(play.ask())).heading
}

#[test]
fn a_question_says_how_far_one_may_go_and_how_many_may_be_named() {
    let play = Street::new("4 [5] 8", &[42, 9]).play();
    let asked = |round: i64, drawn: &[u8]| {
        let count = drawn.len() as i64;
        let text = Text::new("ask-draw").with("round", round).with("drawn", count).with("count", count);
        text.with("cards", Arg::Verbatim(cards(drawn).joined(", ")))
    };
    assert_eq!(heading(&play), asked(4, &[]));
    // The Marshal draws two in the first night, and reads so.
    let play = Street::new("4", &[42, 9]).round(1).hunted().play();
    let low = play.ask().choices[0];
    let before = play.view(Viewer::Seat(BOB)).hand;
    let once = play.says(low);
    let drawn = once.view(Viewer::Seat(BOB)).hand.minus(before);
    assert_eq!(heading(&once), asked(1, &[drawn.lowest().unwrap()]));
    let play = Street::new("4 [5] 8", &[42, 9]).play().draws();
    let place = |last: i64, reach: i64, far: i64| {
        let text = Text::new("ask-place").with("last", last).with("reach", reach).with("far", far);
        text.with("blocked", 0_i64)
    };
    assert_eq!(heading(&play), place(8, 11, 0));
    // Nobody walks past the way out.
    let play = Street::new("4 [5] 8 11 14 17 20 23 26 29 32 35 38 41", &[42, 9]).play().draws();
    assert_eq!(heading(&play), place(41, 42, 1));
    let play = Street::new("4 [5] 8", &[42, 9]).hunted().play().draws();
    assert_eq!(heading(&play), Text::new("ask-guess").with("hidden", 2_i64).with("most", 2_i64));
}

/// Whoever can place nothing is not asked where they go; nobody else learns of it.
#[test]
fn whoever_can_only_pass_is_told_so() {
    let play = Street::new("4 [5] 8", &[42, 2]).low(&[Top::Hideout(7)]).play().draws();
    assert_eq!(heading(&play), Text::new("ask-place-nothing").with("last", 8_i64));
    let public = play.view(Viewer::Spectator);
    assert_eq!(Fugitive::question(&public, ANN, About::Place).key, "question-place");
}

#[test]
fn everybody_sees_how_many_hideouts_lie_face_down() {
    for (row, hidden, all) in [("4 [5] 8", 2, 3_i64), ("[4]", 0, 1), ("4 5 8", 3, 3)] {
        let view = Street::new(row, &[42, 9]).play().view(Viewer::Spectator);
        assert_eq!(view.hidden(), hidden, "{row}");
        let text = Text::new("summary").with("count", hidden as i64).with("round", 4_i64);
        assert_eq!(Fugitive::screen(&view, None).summary, Some(text.with("row", all)), "{row}");
    }
}

/// R27: the Marshal is warned in the first night in which a hideout may lie above 29, in private, and in no other.
#[test]
fn whoever_may_find_too_high_is_warned_once() {
    let warned = |play: &Play, viewer: Viewer| {
        let screen = Fugitive::screen(&play.view(viewer), None);
        screen.lines.iter().any(|line| line.key == "warning-too-high")
    };
    // Placed in nights 1, 1, 2, 2: from 24 with one sprint card the last can be 29 at most, or with two 31.
    let world = |row: &str, round: u16| Street::new(row, &[42]).round(round).hunted().play().draws();
    let low = world("[10+2,4,6,8] [20+12,14,16,18] [24+1] 26+3", 2);
    let high = world("[10+2,4,6,8] [20+12,14,16,18] [24+1] 26+3,5", 2);
    assert!(!warned(&low, Viewer::Seat(BOB)) && warned(&high, Viewer::Seat(BOB)));
    assert!(!warned(&high, Viewer::Spectator) && !warned(&high, Viewer::Seat(ANN)));
    assert!(
        !warned(&world("[10+2,4,6,8] [20+12,14,16,18] [24+1] 26+3,5", 3), Viewer::Seat(BOB)),
        "a night later it is known"
    );
}

/// R18: what cannot be found may be named all the same; but it stands behind everything that can.
#[test]
fn numbers_that_cannot_be_found_stand_last() {
    let play = Street::new("5 8", &[42, 9]).hunted().play().draws();
    let ask = play.ask();
    let screen = Fugitive::screen(&play.view(Viewer::Seat(BOB)), Some(ask));
    let presses = &screen.groups[0].presses;
    let cannot: Vec<bool> = presses.iter().map(|press| press.hint.is_some()).collect();
    assert!(cannot.is_sorted() && cannot.contains(&true), "{cannot:?}");
    assert_eq!(presses.len(), ask.sets[0].items.len(), "all of them may still be named");
    let at = |number| presses.iter().position(|press| press.answer == name(&[number])).unwrap();
    assert!(at(5) < at(41) && at(8) < at(41), "how far the row reaches");
}

/// What a guess came to is easily missed: it befalls both, whose own pages tell it until they move again.
#[test]
fn what_was_named_is_of_consequence_to_both() {
    let play = || Street::new("5 8", &[42, 9]).hunted().play().draws();
    for (number, right) in [(7, false), (5, true)] {
        let play = play().says(name(&[number]));
        let named = |event: &Event| match event {
            Event::Missed { numbers, .. } => !right && numbers.has(number),
            Event::Hit { numbers, .. } => right && numbers.has(number),
            _ => false,
        };
        assert!(play.told(|event| named(event) && Fugitive::befalls(event) == Seats::ALL));
        // Of a draw the other reads, who has to move after it.
        let drew = |event: &Event| matches!(event, Event::Drew { seat: BOB, .. });
        assert!(play.told(|event| drew(event) && Fugitive::befalls(event) == Seats::one(ANN)));
    }
}

/// Of a match the next chase has begun by the time at which anybody looks: how the one before ended befalls both.
#[test]
fn how_a_chase_ended_is_of_consequence_to_both() {
    let ended = Event::Ended { winner: ANN, side: Side::Fugitive, end: End::Escape, rounds: 9 };
    assert_eq!(Fugitive::befalls(&ended), Seats::ALL);
}

/// In a hand that is sorted nobody sees which card is new: whoever has drawn reads it, and nobody else.
#[test]
fn whoever_has_drawn_reads_which_card_it_was() {
    let drawn = |play: &Play, viewer| {
        let ask = Some(play.ask()).filter(|ask| viewer == Viewer::Seat(ask.seat));
        let own = Fugitive::screen(&play.view(viewer), ask).own;
        own.into_iter().find(|text| text.key == "own-drew")
    };
    let play = Street::new("5 8", &[42, 9]).hunted().play();
    assert_eq!(drawn(&play, Viewer::Seat(BOB)), None, "nothing yet");
    let before = play.view(Viewer::Seat(BOB)).hand;
    let play = play.draws();
    let view = play.view(Viewer::Seat(BOB));
    assert_eq!(*view.drew, view.hand.minus(before));
    let said = drawn(&play, Viewer::Seat(BOB)).unwrap();
    let cards = Arg::Verbatim(view.hand.minus(before).joined(", "));
    assert!(said.args.contains(&("cards".into(), cards)), "{said:?}");
    for viewer in [Viewer::Seat(ANN), Viewer::Spectator] {
        assert!(play.view(viewer).drew.is_empty() && drawn(&play, viewer).is_none());
    }
    assert!(view.public().drew.is_empty());
}
