//! The rules at their margins, and what is said of a chase by whoever only looks on.

use super::street::{ANN, BOB, Street, cards, event, name};
use serde_json::json;
use sobremesa::games::fugitive::cards::{Deck, EventCard, Top};
use sobremesa::games::fugitive::chase::{Learnt, Phase, Shown, Side};
use sobremesa::games::fugitive::{About, Answer, Event, Events, Fugitive, Options};
use sobremesa::kernel::{Audience, Dice, Game, Recalls, Secret, Tips, Viewer};

/// A guess, the manhunt's included, is right or it is not; a wrong one that is forgiven is still wrong.
/// Nothing else decides a tip.
#[test]
fn a_tip_comes_true_by_a_guess_and_nothing_else() {
    let (seat, numbers) = (BOB, cards(&[5]));
    let right = [
        Event::Hit { seat, numbers, before: false, left: 0, round: 4 },
        Event::HuntHit { number: 5, left: 0 },
    ];
    let wrong = [
        Event::Missed { seat, numbers, again: false, whole: false, nothing_yet: true, round: 4 },
        Event::HuntMiss { number: 5 },
        Event::Forgiven { number: 5 },
    ];
    assert!(right.iter().all(|event| Fugitive::came_true(event) == Some(0)));
    assert!(wrong.iter().all(|event| Fugitive::came_true(event) == Some(1)));
    assert_eq!(Fugitive::came_true(&Event::FoundHigh), None);
    let rules = sobremesa::games::by_kind("fugitive").unwrap();
    assert_eq!(rules.came_true(&serde_json::to_value(&right[1]).unwrap()), Some(0));
    assert_eq!(rules.came_true(&json!("nonsense")), None);
}

/// It can be said what comes of a guess while there is something to find, and of whether somebody gives up
/// nothing but what can be said of their guess.
#[test]
fn what_comes_of_a_guess_can_be_tipped_while_somebody_hides() {
    let play = Street::new("2 [5] 8", &[42, 20]).hunted().play().draws();
    let mut view = play.view(Viewer::Spectator);
    let tips = |view: &_, about| Fugitive::tips(view, BOB, about);
    let first = tips(&view, About::Guess).unwrap();
    assert_eq!(first.answers.len(), 2);
    assert_eq!(tips(&view, About::Draw), None);
    for phase in [Phase::Marshal, Phase::Manhunt] {
        view.phase = phase;
        assert_eq!(tips(&view, About::GiveUp).map(|tips: Tips| tips.occasion), Some(first.occasion));
    }
    view.phase = Phase::Fugitive;
    assert_eq!(tips(&view, About::GiveUp), None);
    let after = play.says(name(&[4])).view(Viewer::Spectator);
    assert_eq!(after.guesses.len(), view.guesses.len() + 1);
    assert_eq!(
        tips(&after, About::Guess).map(|tips: Tips| tips.occasion),
        Some(first.occasion + 1),
        "another guess"
    );
    let found = Street::new("[2] [5]", &[42, 20]).hunted().play().view(Viewer::Spectator);
    assert_eq!(tips(&found, About::Guess), None, "nobody hides any more");
    let one = Street::new("[2] 5", &[42, 20]).hunted().play().view(Viewer::Spectator);
    assert!(tips(&one, About::Guess).is_some());
}

/// A roadblock is for the Fugitive's turn of one round.
#[test]
fn a_roadblock_blocks_the_fugitive_alone() {
    let chase = Street::new("2 5", &[42, 20]).force(|chase| chase.force.roadblock = Some(4)).game.chase;
    let blocked = [Phase::Fugitive, Phase::Marshal].map(|phase| chase.is_blocked(phase));
    assert_eq!(blocked, [true, false]);
}

/// Before the first hideout the last number is nought; afterwards it is what is known of the last.
#[test]
fn the_last_number_is_known_to_whoever_knows_it() {
    let last = |row: &str, seat| Street::new(row, &[42, 20]).play().view(Viewer::Seat(seat)).last();
    assert_eq!(["", "2 5", "2 [5]"].map(|row| last(row, BOB)), [Some(0), None, Some(5)]);
    assert_eq!(last("2 5", ANN), Some(5));
}

/// A placement is the hideout and each of its sprint cards; sprint cards alone are these alone.
#[test]
fn a_placement_is_put_together_from_its_cards() {
    let with = |hideout, with: &[u8]| Answer::Place { hideout, with: cards(with) };
    let parts = |answer| Fugitive::parts(&answer).to_vec();
    assert_eq!(parts(with(9, &[2, 4])), [with(9, &[]), with(0, &[2]), with(0, &[4])]);
    assert_eq!(parts(with(0, &[2])), [with(0, &[2])]);
    assert_eq!(parts(Answer::Pass), []);
}

/// What is known of cards is known of cards that there are.
#[test]
fn nobody_knows_a_card_that_there_is_not() {
    let check = |spoil: &dyn Fn(&mut Fugitive)| {
        let mut game = Street::new("2 5", &[42, 20]).play().now.game;
        spoil(&mut game);
        game.check().err()
    };
    let shown = |card: u8| {
        move |game: &mut Fugitive| game.chase.shown.push(Shown { side: Side::Fugitive, card, row: 0 })
    };
    let held = |card: u8| move |game: &mut Fugitive| game.chase.learnt.0[1].push(Learnt::Held(card));
    assert_eq!((check(&shown(42)), check(&held(42))), (None, None));
    assert_eq!(check(&shown(43)), Some("there is no such card"));
    assert_eq!(check(&held(43)), Some("nothing is there to be known"));
}

/// Whoever looks back at a chase that is over sits behind nobody.
#[test]
fn a_chase_that_is_over_is_seen_from_nowhere() {
    let mut game = Street::new("2 5", &[42, 20]).game;
    assert_eq!(game.seen_by(), Some(ANN));
    game.phase = Phase::Over;
    assert_eq!(game.seen_by(), None);
}

/// Whatever somebody knows, marks or holds: from outside their chase looks as it does to whoever looks on.
#[test]
fn a_view_from_outside_is_that_of_whoever_looks_on() {
    let street = Street::new("2+4 [5] 8+7", &[42, 20]).marshal(&[9, 13]).hunted();
    let street = street.force(|chase| {
        chase.peeks.0 = [[Some(Top::Hideout(21)); 3]; 2];
        chase.bottoms.0 = [[Some(Top::Hideout(22)); 3]; 2];
        chase.learnt.0 = [vec![Learnt::Held(9)], vec![Learnt::Held(20)]];
    });
    let play = street.play().draws();
    for seat in [ANN, BOB] {
        let mut own = play.view(Viewer::Seat(seat));
        own.marks = Secret(serde_json::from_value(json!([2, 4, 8])).unwrap());
        assert!(own.public() == play.view(Viewer::Spectator), "{seat:?}");
    }
}

/// A guess of several numbers that names as many as hide is a guess at all of them.
#[test]
fn a_guess_at_all_of_them_names_as_many_as_hide() {
    let missed = |numbers: &[u8]| {
        let play = Street::new("2 5 8", &[42, 20]).hunted().play().draws().says(name(numbers));
        let whole = play.story.iter().find_map(|event| match event {
            Event::Missed { whole, .. } => Some(*whole),
            _ => None,
        });
        whole.unwrap()
    };
    assert_eq!([missed(&[4]), missed(&[4, 6]), missed(&[4, 6, 9])], [false, false, true]);
}

/// A new table has the first seat running until somebody is found to begin, and no hideout is number nought.
#[test]
fn a_table_is_laid_out_as_it_is() {
    let game = Fugitive::setup(&Options::sheet(), &[], 2, Dice::from_number(1)).unwrap();
    assert_eq!(game.chase.runner, ANN);
    let mut game = Street::new("2 5", &[42, 20]).play().now.game;
    assert_eq!(game.check(), Ok(()));
    game.chase.row[0].number = Secret(0);
    assert_eq!(game.check(), Err("there is no such hideout"));
}

#[test]
fn every_card_but_the_ends_has_one_deck() {
    let none = [0, 1, 2, 3, 42];
    assert!(none.into_iter().all(|card| Deck::of(card).is_none()));
    let ends = [(4, Deck::Low), (14, Deck::Low), (15, Deck::Middle), (28, Deck::Middle), (29, Deck::High)];
    assert!(ends.into_iter().chain([(41, Deck::High)]).all(|(card, deck)| Deck::of(card) == Some(deck)));
}

/// M4: of the cards under a hideout one that lies face down is turned up, whatever was turned up there before.
#[test]
fn an_informer_turns_up_a_card_that_nobody_has_seen() {
    let tops = [event(EventCard::Informer), Top::Hideout(13)];
    for seed in 0..8 {
        let mut street = Street::with_events("5 8+20,21", &[42], &tops).hunted();
        street.game.chase.row[1].under[0].up = true;
        street.game.dice = Dice::from_number(seed);
        let play = street.play().says(Answer::Draw(Deck::Low)).says(Answer::Point(1));
        assert!(play.told(|one| matches!(one, Event::Informed { place: 2, card: Some(21) })), "{seed}");
    }
}

/// A placeholder for which there is no event left is as good as one that does nothing: whoever drew it draws
/// again, once.
#[test]
fn a_placeholder_without_an_event_brings_no_card_more() {
    let options = Options { events: Events::CatchUp, ..Options::sheet() };
    let street = Street::with(options, "5 8", &[42, 9]).low(&[Top::Placeholder, Top::Hideout(13)]);
    let play = street.force(|chase| chase.piles = Default::default()).play();
    let play = play.says(Answer::Draw(Deck::Low)).says(Answer::Draw(Deck::Low));
    assert_eq!(play.about(), About::Place);
}

/// R17: whoever may not draw in their turn, with all decks empty, is looked at all the same before they are
/// asked where to go.
#[test]
fn whoever_is_cornered_is_asked_nothing_where_their_draw_is_taken() {
    let street = Street::new("5 8", &[4]).dry();
    let play = street.force(|chase| chase.force.no_draw[Side::Fugitive.index()] = true).play();
    assert_eq!(play.winner(), Some(Side::Marshal));
    assert!(!play.told(|one| matches!(one, Event::Passed { .. })));
}
