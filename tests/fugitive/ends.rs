//! What is shown when all is over: the whole route with its sprint cards, what of it was found, and
//! everything that was named.

use super::street::{ANN, BOB, Play, Street, name, place};
use sobremesa::games::fugitive::chase::End;
use sobremesa::games::fugitive::{Event, Fugitive, Match, Options};
use sobremesa::kernel::{Ended, Game, Lobby, Recalls, Text, Viewer};
use sobremesa::words::{Language, Nobody, Words};

/// The Fugitive is away with two hideouts never found; five numbers were named in three guesses.
pub fn escaped() -> Play {
    let play = Street::new("4 [33+3,8] 36+5", &[42, 38, 39]).play().draws().says(place(38, &[]));
    let play = play.draws().says(name(&[4, 30])).draws().says(sobremesa::games::fugitive::Answer::Pass);
    play.draws().says(name(&[4])).draws().says(place(42, &[39]))
}

pub fn words(language: Language) -> Words {
    Words::of(language, Some(Fugitive::book()))
}

#[test]
fn nothing_is_hidden_when_all_is_over() {
    let play = escaped();
    let screen = Fugitive::screen(&play.view(Viewer::Spectator), None);
    let said = |text: &Text| words(Language::English).say(text, &Nobody);
    assert_eq!(said(&screen.summary.unwrap()), "The whole route: 4 hideouts, 2 found, in 6 nights");
    assert!(screen.standing.iter().all(|text| !said(text).contains("hidden")));
}

/// R43: whoever leaves for good has lost the chase; what is left of a match is played all the same.
#[test]
fn whoever_leaves_for_good_has_lost_the_chase_and_no_more() {
    let street =
        |matches| Street::with(Options { matches, ..Options::sheet() }, "5 8", &[42, 9]).play().draws();
    let mut play = street(Match::One);
    assert!(play.saved.may_resign(&play.now.game, ANN) && play.saved.may_resign(&play.now.game, BOB));
    let now = play.saved.resign(ANN).unwrap().unwrap();
    assert_eq!((now.game.past[0].winner, now.game.past[0].end), (BOB, End::Resigned));
    assert!(now.asks.is_empty() && now.game.outcome().is_some());
    assert!(now.news.iter().any(|event| matches!(event, Event::Bares { .. })), "everything is shown");
    let mut play = street(Match::Swapped);
    let now = play.saved.resign(BOB).unwrap().unwrap();
    assert_eq!((now.game.past[0].winner, now.game.chase.runner), (ANN, BOB), "the second game begins");
    assert!(now.game.outcome().is_none() && !now.asks.is_empty());
}

/// Nobody has escaped, or arrested anybody, because the other gave up; a number named right is an arrest.
#[test]
fn what_was_given_up_is_no_first_arrest() {
    let milestones = |play: &Play, story: &[Event]| -> Vec<String> {
        let details = play.now.game.details(BOB, story);
        let ended = Ended { place: 1, players: 2, drawn: false, details };
        Fugitive::milestones(&[ended]).into_iter().map(|text| text.key).collect()
    };
    let mut play = Street::new("5", &[42, 9]).marshal(&[7]).hunted().play().draws();
    let found = Street::new("3", &[42, 9]).marshal(&[7]).hunted().play().draws().says(name(&[3]));
    assert!(milestones(&found, &found.story).contains(&"milestone-arrest".to_owned()));
    play.now = play.saved.resign(ANN).unwrap().unwrap();
    assert_eq!(milestones(&play, &play.story), Vec::<String>::new());
}
