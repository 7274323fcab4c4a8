//! The edges of section 11 that have no worked case of their own.

use super::street::{ANN, BOB, Street, event, name, place};
use sobremesa::games::fugitive::cards::{Deck, Edge, EventCard, Top};
use sobremesa::games::fugitive::chase::{Chase, End, Past, Phase, Side};
use sobremesa::games::fugitive::{About, Answer, Event, Match, Options};
use sobremesa::kernel::{Dice, Saved};

const DRAW: Answer = Answer::Draw(Deck::Low);

/// Somebody has an edge that waits to be used.
fn has(side: Side, edge: Edge) -> impl FnOnce(&mut Chase) {
    move |chase| chase.edges[side.index()] = Some((edge, true))
}

#[test]
fn an_old_friend_who_turns_up_an_event_draws_one_card_after_it() {
    let tops = [Top::Hideout(13), event(EventCard::Roadblock), Top::Hideout(12)];
    let street = Street::with_events("5 8", &[42, 9], &tops).hunted();
    let play = street.force(has(Side::Marshal, Edge::OldFriends)).play().says(DRAW).says(name(&[4]));
    assert_eq!((play.about(), play.seat()), (About::OldFriends, BOB));
    let play = play.says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Draw, BOB), "an event is no card");
    let play = play.says(DRAW);
    assert!(play.now.game.chase.hand(Side::Marshal).has(12));
    assert_eq!((play.about(), play.seat()), (About::Draw, ANN), "one card, and the turn is over");
}

/// E3, E6, N1: a full tank that an edge turns up brings one card more, and is no card itself.
#[test]
fn a_full_tank_among_what_an_edge_draws_brings_one_card_more() {
    let tank = || event(EventCard::FullTank);
    let tops = [Top::Hideout(13), tank(), Top::Hideout(12), Top::Hideout(11)];
    let street = Street::with_events("5 8", &[42, 9], &tops).hunted();
    let play = street.force(has(Side::Marshal, Edge::OldFriends)).play().says(DRAW).says(name(&[4]));
    let play = play.says(DRAW).says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Draw, BOB), "a second card");
    assert_eq!(play.says(DRAW).seat(), ANN);
    let tops = [tank(), Top::Hideout(12), Top::Hideout(11), Top::Hideout(10)];
    let street = Street::with_events("5 8", &[42, 9], &tops).hunted();
    let play = street.force(has(Side::Marshal, Edge::Backstreets)).play().says(Answer::UseEdge).says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Draw, BOB), "a card for the tank");
    let play = play.says(DRAW);
    let two = [Answer::Card(11), Answer::Card(12)];
    assert_eq!((play.about(), play.ask().choices.to_vec()), (About::Backstreets, two.to_vec()));
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
    assert_eq!(play.ask().choices.to_vec(), [Answer::Card(12), Answer::Card(13)], "two are looked at");
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

#[test]
fn a_marshal_with_a_head_start_draws_three_in_the_first_turn_and_no_other() {
    let edge = |play: &super::street::Play| play.now.game.chase.edges[Side::Marshal.index()];
    let held = |play: &super::street::Play| play.now.game.chase.hand(Side::Marshal).len();
    let street = || Street::new("3", &[42, 9]).hunted().force(has(Side::Marshal, Edge::HeadStart));
    // Of the 1, the 2 and the 3 those that lie nowhere else are in the Marshal's hand here.
    let first = street().round(1).play().draws();
    assert_eq!((first.about(), held(&first)), (About::Guess, 2 + 3));
    assert_eq!(edge(&first), Some((Edge::HeadStart, false)));
    assert!(first.told(|one| matches!(one, Event::Uses { side: Side::Marshal, edge: Edge::HeadStart })));
    let second = street().round(2).play().draws();
    assert_eq!((second.about(), held(&second)), (About::Guess, 2 + 1));
    assert_eq!(edge(&second), Some((Edge::HeadStart, true)));
}

#[test]
fn a_fugitive_with_a_head_start_may_place_three_and_has_used_it_with_the_third() {
    let street = Street::new("", &[1, 2, 3, 42, 4]).round(1).force(has(Side::Fugitive, Edge::HeadStart));
    let play = street.play().says(place(1, &[])).says(place(2, &[]));
    assert_eq!((play.about(), play.seat()), (About::Second, ANN));
    let edge = |play: &super::street::Play| play.now.game.chase.edges[Side::Fugitive.index()];
    assert_eq!(edge(&play), Some((Edge::HeadStart, true)));
    let play = play.says(place(3, &[]));
    assert_eq!((play.about(), play.seat(), play.row().as_str()), (About::Draw, BOB, "1 2 3"), "no fourth");
    assert_eq!(edge(&play), Some((Edge::HeadStart, false)));
}

/// Round 4: the Fugitive has a second chance, and has drawn.
fn with_a_second_chance() -> super::street::Play {
    let street = Street::new("5 8", &[42, 9, 10]).force(has(Side::Fugitive, Edge::SecondChance));
    street.play().draws()
}

#[test]
fn the_hideout_of_this_turn_may_be_placed_anew_once() {
    let asked = || with_a_second_chance().says(place(9, &[]));
    assert_eq!((asked().about(), asked().seat()), (About::SecondChance, ANN));
    let play = asked().says(Answer::UseEdge);
    assert!(play.told(|one| *one == Event::TakesBack));
    assert_eq!((play.about(), play.row().as_str()), (About::Again, "5 8"));
    let play = play.says(place(10, &[]));
    assert_eq!((play.about(), play.seat(), play.row().as_str()), (About::Draw, BOB, "5 8 10"));
    let chase = &play.now.game.chase;
    assert!(chase.hand(Side::Fugitive).has(9) && !chase.has_edge(Side::Fugitive, Edge::SecondChance));
    let play = asked().says(Answer::Decline);
    assert_eq!((play.about(), play.seat(), play.row().as_str()), (About::Draw, BOB, "5 8 9"));
    assert!(play.now.game.chase.has_edge(Side::Fugitive, Edge::SecondChance), "it is kept");
    let passed = with_a_second_chance().says(Answer::Pass);
    assert_eq!((passed.about(), passed.seat()), (About::Draw, BOB), "nothing was placed in this turn");
    let none = Street::new("", &[42, 9]).force(has(Side::Fugitive, Edge::SecondChance)).play().draws();
    assert_eq!(none.says(Answer::Pass).about(), About::Draw, "nor at all");
}

/// R20: what was seen of a hand while the hideout lay there that is placed anew, was seen with the others.
#[test]
fn a_card_that_was_seen_before_a_hideout_was_placed_anew_was_seen_with_one_hideout_less() {
    let tops = [event(EventCard::BackAlley), event(EventCard::LooseLips), Top::Hideout(13)];
    let street = Street::with_events("5 8", &[42, 9, 10], &tops).marshal(&[12]);
    let play = street.force(has(Side::Fugitive, Edge::SecondChance)).play().says(DRAW).says(place(9, &[]));
    let rows = |play: &super::street::Play| -> Vec<u8> {
        play.now.game.chase.shown.iter().map(|shown| shown.row).collect()
    };
    let play = play.says(DRAW).says(DRAW).says(Answer::Pass);
    assert_eq!((play.about(), rows(&play)), (About::SecondChance, vec![3]));
    let play = play.says(Answer::UseEdge).says(place(10, &[]));
    assert_eq!((play.row().as_str(), rows(&play)), ("5 8 10", vec![2]));
}

/// A back alley leads to the 9, and then the Marshal works overtime and names this number.
fn named_overtime(number: u8) -> super::street::Play {
    let tops = [event(EventCard::BackAlley), event(EventCard::Overtime), Top::Hideout(13)];
    let street = Street::with_events("5 8", &[42, 9, 10], &tops);
    let play = street.force(has(Side::Fugitive, Edge::SecondChance)).play().says(DRAW).says(place(9, &[]));
    let play = play.says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Overtime, BOB));
    play.says(name(&[number])).says(DRAW).says(Answer::Pass)
}

#[test]
fn what_was_found_in_the_turn_of_its_placement_is_not_placed_anew() {
    let play = named_overtime(9);
    assert_eq!((play.about(), play.seat(), play.row().as_str()), (About::Draw, BOB, "5 8 [9]"));
}

#[test]
fn what_was_named_before_a_hideout_was_placed_anew_can_be_the_new_one() {
    use sobremesa::games::fugitive::belief::Trail;
    use sobremesa::kernel::Viewer;
    let play = named_overtime(10);
    assert_eq!((play.about(), play.seat()), (About::SecondChance, ANN));
    let can = |play: &super::street::Play| Trail::of(&play.view(Viewer::Seat(BOB))).legs[2].can;
    assert!(!can(&play).has(10), "the 10 was wrong");
    let play = play.says(Answer::UseEdge).says(place(10, &[]));
    assert_eq!(play.row(), "5 8 10");
    assert!(can(&play).has(10), "it was wrong of another hideout");
    assert!(!Trail::of(&play.view(Viewer::Seat(BOB))).legs[1].can.has(10), "the others were there");
}

/// E11, F2: whoever could go further than usual still can when the hideout is placed anew, and no further
/// than that afterwards.
#[test]
fn a_longer_reach_is_there_again_where_a_hideout_is_placed_anew() {
    let far = |chase: &mut Chase| {
        has(Side::Fugitive, Edge::SecondChance)(chase);
        chase.force.far = 2;
    };
    let asked = Street::new("5 8", &[42, 12, 13]).force(far).play().draws();
    assert!(asked.offers(place(13, &[])), "five steps");
    let play = asked.says(place(13, &[])).says(Answer::UseEdge);
    assert!(play.about() == About::Again && play.offers(place(12, &[])) && play.offers(place(13, &[])));
    let play = play.says(place(12, &[]));
    assert_eq!((play.row().as_str(), play.now.game.chase.force.far), ("5 8 12", 0));
    assert_eq!(play.now.game.chase.row[2].far, 2, "everybody knows how far it may be");
}
