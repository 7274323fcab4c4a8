//! The edges of section 11 that have no worked case of their own.

use super::street::{ANN, BOB, Street, event, name};
use sobremesa::games::fugitive::cards::{Deck, Edge, EventCard, Top};
use sobremesa::games::fugitive::chase::{Chase, End, Past, Phase, Side};
use sobremesa::games::fugitive::{About, Answer, Event, Events, Match, Options};
use sobremesa::kernel::{Dice, Saved};

const DRAW: Answer = Answer::Draw(Deck::Low);

/// Somebody has an edge that waits to be used.
fn has(side: Side, edge: Edge) -> impl FnOnce(&mut Chase) {
    move |chase| chase.edges[side.index()] = Some((edge, true))
}

#[test]
fn an_old_friend_who_turns_up_an_event_draws_one_card_after_it() {
    let options = Options { events: Events::Random, ..Options::sheet() };
    let tops = [Top::Hideout(13), event(EventCard::Roadblock), Top::Hideout(12)];
    let street = Street::with(options, "5 8", &[42, 9]).low(&tops).hunted();
    let play = street.force(has(Side::Marshal, Edge::OldFriends)).play().says(DRAW).says(name(&[4]));
    assert_eq!((play.about(), play.seat()), (About::OldFriends, BOB));
    let play = play.says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Draw, BOB), "an event is no card");
    let play = play.says(DRAW);
    assert!(play.now.game.chase.hand(Side::Marshal).has(12));
    assert_eq!((play.about(), play.seat()), (About::Draw, ANN), "one card, and the turn is over");
}

#[test]
fn backstreets_draw_two_for_the_fugitive_and_one_goes_under_its_deck() {
    let tops = [Top::Hideout(13), Top::Hideout(12)];
    let play = Street::new("5 8", &[42, 9]).low(&tops).force(has(Side::Fugitive, Edge::Backstreets)).play();
    let play = play.says(Answer::UseEdge).says(DRAW).says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Backstreets, ANN));
    let play = play.says(Answer::Card(13));
    assert_eq!(play.about(), About::Place, "instead of the draw, not beside it");
    let chase = &play.now.game.chase;
    assert!(chase.hand(Side::Fugitive).has(12) && !chase.hand(Side::Fugitive).has(13));
    assert_eq!(chase.decks[0].first(), Some(&Top::Hideout(13)));
    assert!(!chase.has_edge(Side::Fugitive, Edge::Backstreets), "once");
}

#[test]
fn backstreets_give_the_marshal_one_of_two_cards_of_one_deck() {
    let tops = [Top::Hideout(13), Top::Hideout(12)];
    let street = Street::new("5 8", &[42, 9]).low(&tops).hunted();
    let play = street.force(has(Side::Marshal, Edge::Backstreets)).play().says(Answer::UseEdge);
    assert_eq!((play.about(), play.seat()), (About::BackstreetsDeck, BOB));
    let play = play.says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Backstreets, BOB));
    let play = play.says(Answer::Card(12));
    assert_eq!(play.about(), About::Guess);
    let chase = &play.now.game.chase;
    assert!(chase.hand(Side::Marshal).has(13) && !chase.hand(Side::Marshal).has(12));
    assert_eq!(chase.decks[0].first(), Some(&Top::Hideout(12)));
}

#[test]
fn deep_pockets_are_empty_once_the_marshal_has_drawn() {
    let options = Options { matches: Match::Swapped, edges: true, ..Options::sheet() };
    let past = Past { runner: ANN, winner: BOB, end: End::Arrest, rounds: 4 };
    // Ann has lost, hunts next, and chooses one of two edges: whatever dice offer her this one will do.
    let offered = (0..200).find_map(|seed| {
        let mut game = Street::with(options, "", &[]).game;
        (game.phase, game.past, game.dice) = (Phase::Setup, vec![past.clone()], Dice::from_number(seed));
        let (saved, now) = Saved::from_game(game).unwrap();
        let story = now.news.clone();
        let play = super::street::Play { saved, now, story };
        play.offers(Answer::Edge(Edge::DeepPockets)).then_some(play)
    });
    let play = offered.expect("one of these dice offers every edge");
    assert_eq!((play.about(), play.seat()), (About::Edge, ANN));
    let play = play.says(Answer::Edge(Edge::DeepPockets));
    assert_eq!((play.about(), play.seat()), (About::Draw, ANN), "a card at the start, of any deck");
    assert!(play.told(|one| matches!(one, Event::Uses { side: Side::Marshal, edge: Edge::DeepPockets })));
    assert_eq!(play.now.game.chase.edges[Side::Marshal.index()], Some((Edge::DeepPockets, false)));
    let play = play.says(DRAW);
    assert_eq!(play.now.game.chase.hand(Side::Marshal).len(), 1);
    assert_eq!(play.seat(), BOB, "then the chase begins");
}
