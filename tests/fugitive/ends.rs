//! What is shown when all is over: the whole route with its sprint cards, what of it was found, and everything that was named.

use super::street::{ANN, BOB, Play, Street, name, place};
use sobremesa::drawing::{Captions, Drawing, Pictures, Scene};
use sobremesa::games::fugitive::chase::{End, Phase};
use sobremesa::games::fugitive::{Event, Fugitive, Match, Options};
use sobremesa::kernel::{Ended, Game, Text, Viewer};
use sobremesa::words::{Language, Nobody, Words};

/// The Fugitive is away with two hideouts never found; five numbers were named in three guesses.
fn escaped() -> Play {
    let play = Street::new("4 [33+3,8] 36+5", &[42, 38, 39]).play().draws().says(place(38, &[]));
    let play = play.draws().says(name(&[4, 30])).draws().says(sobremesa::games::fugitive::Answer::Pass);
    play.draws().says(name(&[4])).draws().says(place(42, &[39]))
}

fn words(language: Language) -> Words {
    Words::of(language, Some(Fugitive::book()))
}

fn drawn(play: &Play, language: Language) -> Drawing {
    let captions = Captions::new(&["Ann".to_owned(), "Bob".to_owned()], words(language));
    Fugitive::draw(Scene::End(&play.view(Viewer::Spectator), &play.story), &captions).unwrap()
}

#[test]
fn the_whole_route_and_all_that_was_named_is_in_the_text_of_the_picture() {
    let play = escaped();
    assert_eq!(play.now.game.phase, Phase::Over);
    let route = "0 · 4✓ · 33+[3,8]✓ · 36+[5] · 38 · 42+[39]";
    for (language, hidden) in [(Language::English, "hidden"), (Language::Spanish, "sin encontrar")] {
        let alt = drawn(&play, language).alt;
        assert!(alt.contains(route), "{alt}");
        assert!(alt.contains("4: 4 30 × · 5: 4 ✓"), "{alt}");
        assert!(!alt.contains(hidden), "{alt}");
        // The table, which stands there as well, says the same.
        let captions = Captions::new(&[], words(language));
        let table = Fugitive::draw(Scene::Public(&play.view(Viewer::Spectator), &[]), &captions).unwrap();
        assert!(table.alt.contains(route), "{}", table.alt);
    }
}

#[test]
fn nothing_is_hidden_when_all_is_over() {
    let play = escaped();
    let screen = Fugitive::screen(&play.view(Viewer::Spectator), None);
    let said = |text: &Text| words(Language::English).say(text, &Nobody);
    assert_eq!(said(&screen.summary.unwrap()), "The whole route: 4 hideouts, 2 found, in 6 nights");
    assert!(screen.standing.iter().all(|text| !said(text).contains("hidden")));
}

#[test]
fn the_picture_has_every_number_of_the_route_and_every_guess() {
    let svg = drawn(&escaped(), Language::English).svg;
    for text in [
        ">4<", ">33<", ">36<", ">38<", ">42<", ">3<", ">8<", ">5<", ">39<", ">4, 30<", ">×<", ">✓<", "n1–n5<",
    ] {
        assert!(svg.contains(text), "{text}");
    }
    assert!(!svg.contains(">?<"), "nothing lies face down");
}

#[test]
fn the_result_tells_the_route() {
    let told = Fugitive::highlights(
        &[&[Event::Begins { game: 1, of: 1, runner: ANN }], &escaped().story[..]].concat(),
    );
    let said = words(Language::English).say(&told[0], &Nobody);
    assert!(said.ends_with("`0 · 4✓ · 33+[3,8]✓ · 36+[5] · 38 · 42+[39]`"), "{said}");
}

#[test]
fn both_routes_of_a_match_are_drawn() {
    let options = Options { matches: Match::Swapped, ..Options::sheet() };
    let first = Street::with(options, "5 8", &[42]).hunted().play().draws().says(name(&[5, 8]));
    let begun = Event::Begins { game: 1, of: 2, runner: ANN };
    let mut play = Play { story: [vec![begun], first.story].concat(), ..first };
    let mut random = sobremesa::drivers::Random::new(3);
    while let Some(ask) = play.now.asks.first() {
        let answer = ask.answer(random.choose(&play.now.game, ask)).unwrap();
        play.try_to(answer).unwrap();
    }
    let svg = drawn(&play, Language::English).svg;
    assert!(svg.contains(">5, 8<"), "the first chase");
    assert!(svg.contains("Ann") && svg.matches(">0<").count() == 2, "both rows begin at 0");
}

/// Pixels across that a picture has on a telephone of 390.
const SHOWN: f32 = 303.0;

/// What is written on a card is as large as can be read where the picture is as wide as a telephone.
#[test]
fn numbers_can_be_read_on_a_telephone() {
    let play = escaped();
    let captions = Captions::new(&[], words(Language::Spanish));
    let running = Street::new("4 [7+2] 9+3,5 12", &[42, 13, 20]).play();
    let [table, own] = [Viewer::Spectator, Viewer::Seat(ANN)].map(|viewer| running.view(viewer));
    let scenes = [Scene::Public(&table, &[]), Scene::Own(&own, None)];
    let drawn = scenes.into_iter().map(|scene| Fugitive::draw(scene, &captions).unwrap());
    for drawing in drawn.chain([drawn_end(&play)]) {
        let sizes = drawing.svg.split("font-size=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let smallest = sizes.map(|size| size.parse::<f32>().unwrap()).fold(f32::MAX, f32::min);
        let shown = smallest * SHOWN / drawing.width as f32;
        assert!(shown >= 10.0, "a text is {shown} pixels high");
    }
}

fn drawn_end(play: &Play) -> Drawing {
    drawn(play, Language::Spanish)
}

/// R43: whoever leaves for good has lost the chase; what is left of a match is played all the same.
#[test]
fn whoever_leaves_for_good_has_lost_the_chase_and_no_more() {
    let street =
        |matches| Street::with(Options { matches, ..Options::sheet() }, "5 8", &[42, 9]).play().draws();
    let mut play = street(Match::One);
    assert!(play.saved.may_resign(&play.now.game, ANN) && play.saved.may_resign(&play.now.game, BOB));
    let now = play.saved.resign(ANN).unwrap();
    assert_eq!((now.game.past[0].winner, now.game.past[0].end), (BOB, End::Resigned));
    assert!(now.asks.is_empty() && now.game.outcome().is_some());
    assert!(now.news.iter().any(|event| matches!(event, Event::Bares { .. })), "everything is shown");
    let mut play = street(Match::Swapped);
    let now = play.saved.resign(BOB).unwrap();
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
    play.now = play.saved.resign(ANN).unwrap();
    assert_eq!(milestones(&play, &play.story), Vec::<String>::new());
}
