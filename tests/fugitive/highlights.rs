//! What is told of a chase that is over, to the word.

use super::street::{ANN, BOB, Play, Street, name, place};
use sobremesa::games::fugitive::{Answer, Event, Fugitive};
use sobremesa::kernel::{Arg, Recalls, Text};

fn told(play: &Play) -> Vec<Text> {
    let mut story = vec![Event::Begins { game: 1, of: 1, runner: ANN }];
    story.extend(play.story.iter().cloned());
    Fugitive::highlights(&story)
}

fn route(row: &str) -> Text {
    Text::new("highlight-route").with("row", Arg::Verbatim(row.to_owned())).with("player", ANN)
}

fn numbers(key: &str, numbers: &str) -> Text {
    Text::new(key).with("numbers", Arg::Verbatim(numbers.to_owned())).with("count", 2_i64)
}

fn kept(number: u8, rounds: i64) -> Text {
    Text::new("highlight-kept").with("number", number).with("rounds", rounds)
}

#[test]
fn the_nearest_miss_and_what_kept_longest_are_told() {
    let play = Street::new("4 [33+3,8] 36+5", &[42, 38, 39]).play().draws().says(place(38, &[]));
    let play = play.draws().says(name(&[4, 30])).draws().says(Answer::Pass);
    let play = play.draws().says(name(&[4])).draws().says(place(42, &[39]));
    let near = numbers("highlight-near-miss", "4, 30").with("right", 1_i64).with("round", 4_i64);
    assert_eq!(told(&play), [near, kept(4, 4)], "its route lies on the table");
}

#[test]
fn a_guess_of_several_that_was_right_is_told() {
    let play = Street::new("5 8", &[42]).hunted().play().draws().says(name(&[5, 8]));
    let at_once = numbers("highlight-at-once", "5, 8").with("round", 4_i64);
    assert_eq!(told(&play), [at_once, kept(8, 3)]);
}

#[test]
fn a_hideout_that_was_found_in_the_round_after_has_not_kept_long() {
    let found = |round: u16| Street::new("5", &[42]).round(round).hunted().play().draws().says(name(&[5]));
    assert_eq!(told(&found(2)), []);
    assert_eq!(told(&found(3)), [kept(5, 2)]);
}

#[test]
fn of_a_match_the_route_of_the_chase_before_is_told() {
    let play = Street::new("5", &[42]).round(2).hunted().play().draws().says(name(&[5]));
    let chase = |game, runner| {
        let begins = Event::Begins { game, of: 2, runner };
        std::iter::once(begins).chain(play.story.iter().cloned())
    };
    let story: Vec<Event> = chase(1, ANN).chain(chase(2, BOB)).collect();
    assert_eq!(Fugitive::highlights(&story), [route("0 · 5✓")], "the last lies on the table");
}
