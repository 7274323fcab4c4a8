//! What nobody sees every day: decks that run out, events that come by other ways, and who is asked when
//! there is nothing to say.

use super::street::{ANN, BOB, Play, Street, cards, event, name, place};
use sobremesa::games::fugitive::belief::{Asked, Belief, Habits, Leg, Trail, habit};
use sobremesa::games::fugitive::cards::{Cards, Deck, Edge, EventCard, Top};
use sobremesa::games::fugitive::chase::{Chase, Drawn, Guess, Phase, Side};
use sobremesa::games::fugitive::notebook::{self, Sign};
use sobremesa::games::fugitive::{About, Answer, Event, Events, Fugitive, LyingLow, Match, Opening, Options};
use sobremesa::kernel::{Dice, Game, Refusal, Viewer};

const DRAW: Answer = Answer::Draw(Deck::Low);

fn has(side: Side, edge: Edge) -> impl FnOnce(&mut Chase) {
    move |chase| chase.edges[side.index()] = Some((edge, true))
}

/// R17: cornered is who cannot place anything once all decks have run out, and not while one has cards again.
#[test]
fn a_card_that_went_under_its_deck_spares_the_fugitive() {
    let play = Street::new("5 8", &[42]).force(|chase| chase.left = Some(2)).play().draws();
    assert_eq!((play.about(), play.winner()), (About::Place, None));
    let play = Street::new("5 8", &[42]).dry().play();
    assert_eq!(play.winner(), Some(Side::Marshal));
}

/// R17, E4: long legs that are still to be used lead two further, and no more.
#[test]
fn long_legs_are_a_way_out_of_a_corner() {
    let at =
        |card: u8| Street::new("5 8", &[42, card]).dry().force(has(Side::Fugitive, Edge::LongLegs)).play();
    assert_eq!((at(13).about(), at(13).winner()), (About::Place, None), "five further");
    assert_eq!(at(14).winner(), Some(Side::Marshal), "six are too many");
}

/// R17: the last pass is spent: a placement is owed, where one is possible. At a roadblock none is, and it is
/// passed all the same.
#[test]
fn a_roadblock_excuses_who_owes_a_placement() {
    let play = |blocked: Option<u16>| {
        let street = Street::new("5 8", &[42, 13, 2]).dry();
        street.force(|chase| (chase.left, chase.force.roadblock) = (Some(0), blocked)).play()
    };
    let free = play(None);
    assert!(!free.offers(Answer::Pass) && free.offers(place(13, &[2])));
    assert_eq!(play(Some(4)).ask().choices.to_vec(), [Answer::Pass]);
}

/// The second edition: an event that turns up while one lays low is no card, and a full tank is one card more.
#[test]
fn who_lays_low_and_turns_up_an_event_draws_after_it() {
    let options = Options { events: Events::Random, lying_low: LyingLow::Draws, ..Options::sheet() };
    let low = |what: EventCard| {
        let tops = [Top::Hideout(14), event(what), Top::Hideout(13), Top::Hideout(12), Top::Hideout(11)];
        let play = Street::with(options, "5 8", &[42]).low(&tops).play().says(DRAW).says(Answer::Pass);
        assert_eq!(play.about(), About::LayLow);
        play.says(DRAW)
    };
    let one = low(EventCard::PowerCut);
    assert_eq!((one.about(), one.seat()), (About::Draw, ANN));
    assert_eq!(one.says(DRAW).seat(), BOB, "one card");
    let two = low(EventCard::FullTank).says(DRAW);
    assert_eq!((two.about(), two.seat()), (About::Draw, ANN));
    assert_eq!(two.says(DRAW).seat(), BOB, "two cards");
}

/// F5: whoever has laid no first card is not asked for a second.
#[test]
fn who_declines_the_first_footprint_leaves_no_second() {
    let tops = [event(EventCard::Footprints), Top::Hideout(13), Top::Hideout(12)];
    let drawn = || Street::with_events("5 8", &[42, 20, 21], &tops).play().says(DRAW);
    assert_eq!(drawn().about(), About::Footprints);
    assert_eq!(drawn().says(Answer::Decline).about(), About::Draw);
    let none = drawn().says(Answer::Point(0)).says(Answer::Decline);
    assert_eq!((none.about(), none.row().as_str()), (About::Draw, "5 8"), "pointing alone lays nothing");
    // E7: the same of a false trail.
    let play =
        || Street::new("5 8", &[42, 20, 21]).force(has(Side::Fugitive, Edge::FalseTrail)).play().draws();
    assert_eq!(play().says(Answer::UseEdge).says(Answer::Decline).about(), About::Place);
    let none = play().says(Answer::UseEdge).says(Answer::Point(0)).says(Answer::Decline);
    assert_eq!((none.about(), none.row().as_str()), (About::Place, "5 8"));
}

/// F5: with no hideout face down there is nothing under which a card could be laid.
#[test]
fn footprints_need_a_hideout() {
    let options = Options { events: Events::Discovery, ..Options::sheet() };
    let street = Street::with(options, "5 8", &[42, 20]).hunted();
    let street = street.force(|chase| chase.piles[0] = vec![EventCard::Footprints]);
    let play = street.play().draws().says(name(&[5]));
    assert_eq!((play.about(), play.seat()), (About::Footprints, ANN));
    assert!(!play.offers(Answer::Point(0)) && play.offers(Answer::Point(1)), "what was found is no place");
}

/// M5: where nobody hides there is nothing to name.
#[test]
fn overtime_without_a_hideout_is_nothing() {
    let tops = [event(EventCard::Overtime), Top::Hideout(13)];
    let street = Street::with_events("[3]", &[42, 5], &tops);
    let play = street.play().says(DRAW);
    assert_eq!((play.about(), play.seat()), (About::Draw, ANN), "the turn goes on");
}

/// M3: drawn in the Marshal's turn it stands in the Fugitive's next turn, and so it does once the Fugitive has moved.
#[test]
fn a_roadblock_stands_in_the_next_turn_once_the_fugitive_has_moved() {
    let options = Options { events: Events::Random, lying_low: LyingLow::Draws, ..Options::sheet() };
    let tops = [event(EventCard::Roadblock), Top::Hideout(13)];
    let hunted = Street::with(options, "5 8", &[42, 9]).low(&tops).hunted().play().says(DRAW);
    assert_eq!(hunted.now.game.chase.force.roadblock, Some(5));
    let run = Street::with(options, "5 8", &[42, 9]).low(&tops).play().says(DRAW);
    assert_eq!(run.now.game.chase.force.roadblock, Some(4));
    let tops = [Top::Hideout(14), event(EventCard::Roadblock), Top::Hideout(13)];
    let low =
        Street::with(options, "5 8", &[42, 9]).low(&tops).play().says(DRAW).says(Answer::Pass).says(DRAW);
    assert_eq!(low.now.game.chase.force.roadblock, Some(5), "this turn's move is made");
}

/// Every event helps whom it says, and each pile of catching up has its six; two stand for one in each deck.
#[test]
fn the_decks_are_as_large_as_everybody_knows() {
    let sizes = |events| {
        let play = Play::new(Options { events, ..Options::sheet() }, 4);
        play.now.game.chase.decks.each_ref().map(Vec::len)
    };
    assert_eq!(sizes(Events::None), [8, 12, 13]);
    assert_eq!(sizes(Events::CatchUp), [10, 14, 15]);
    assert_eq!(sizes(Events::Random), [10, 14, 15]);
}

/// Two sit at this table, no more and no fewer.
#[test]
fn a_chase_is_for_two() {
    for seats in [0, 1, 3] {
        let refused = Fugitive::setup(&Options::sheet(), &[], seats, Dice::from_number(1));
        assert!(matches!(refused, Err(Refusal::SeatCount)), "{seats}");
    }
    let mut game = Fugitive::setup(&Options::sheet(), &[], 2, Dice::from_number(1)).unwrap();
    game.chase.row = Street::new("43", &[]).game.chase.row;
    assert_eq!(game.check(), Err("there is no such hideout"));
    game.chase.row = Street::new("5 5", &[]).game.chase.row;
    assert_eq!(game.check(), Err("the row does not grow"));
    game.chase.row = Street::new("42", &[]).game.chase.row;
    assert_eq!(game.check(), Ok(()), "before a chase nothing has to lie anywhere");
}

/// *Opening*: exactly two hideouts, and with a head start a third that is not owed.
#[test]
fn two_are_owed_and_a_third_is_not() {
    let options = Options { opening: Opening::Two, ..Options::sheet() };
    let street = || Street::with(options, "", &[1, 2, 3, 42, 4]).round(1);
    let one = street().play().says(place(1, &[]));
    assert!(one.about() == About::Second && !one.offers(Answer::Stop));
    assert_eq!(one.says(place(2, &[])).seat(), BOB);
    let play =
        street().force(has(Side::Fugitive, Edge::HeadStart)).play().says(place(1, &[])).says(place(2, &[]));
    assert!(play.about() == About::Second && play.offers(Answer::Stop));
    assert_eq!(play.says(Answer::Stop).row(), "1 2");
}

fn trail(hunted: impl FnOnce(&mut Chase)) -> Trail {
    Trail::of(&Street::new("2 5 8", &[42]).hunted().force(hunted).play().view(Viewer::Seat(BOB)))
}

fn guess(numbers: &[u8], right: bool, row: u8) -> Guess {
    Guess { round: 2, numbers: cards(numbers), right, row }
}

/// R20: a set with a number that cannot have been there says nothing more; nor does one that was right.
#[test]
fn a_set_with_a_number_that_was_not_there_is_no_longer_minded() {
    let missed = |guess: Guess| {
        let trail = trail(|chase| {
            chase.draws = vec![Drawn { round: 2, side: Side::Fugitive, deck: Deck::High }];
            chase.row[0].placed = 1;
            chase.row[1].placed = 1;
            chase.row[2].placed = 3;
            chase.guesses.push(guess);
        });
        trail.missed
    };
    assert_eq!(missed(guess(&[4, 6], false, 2)), [(cards(&[4, 6]), 2)]);
    assert!(missed(guess(&[4, 31], false, 2)).is_empty(), "nothing high lay there yet");
    assert_eq!(missed(guess(&[4, 31], false, 3)).len(), 1, "the third may be high");
    assert!(missed(guess(&[4, 6], true, 2)).is_empty());
    assert!(missed(guess(&[4], false, 2)).is_empty(), "one number alone is taken from each of the hideouts");
}

/// Of many failed guesses of several numbers the latest ten are minded.
#[test]
fn ten_sets_are_minded() {
    let trail = trail(|chase| {
        chase.guesses = (10..21).map(|number| guess(&[4, number], false, 3)).collect();
    });
    assert_eq!(trail.missed.len(), 10);
    assert_eq!(trail.missed[0].0, cards(&[4, 11]), "the first is forgotten");
    assert_eq!(trail.missed[9].0, cards(&[4, 20]));
}

/// What the Marshal alone has seen is not in what everybody sees of it.
#[test]
fn the_public_view_is_what_a_spectator_has() {
    let play = Street::new("5 8+4 14+6", &[42, 20]).marshal(&[12]).hunted();
    let play = play.force(has(Side::Marshal, Edge::LongLegs)).play().draws();
    let play = play.says(Answer::UseEdge).says(Answer::Point(2));
    for seat in [ANN, BOB] {
        let public = play.view(Viewer::Seat(seat)).public();
        assert!(public == play.view(Viewer::Spectator), "{seat:?}");
    }
    let over = Street::new("5 8", &[42]).hunted().play().draws().says(name(&[5, 8]));
    assert_eq!(over.now.game.phase, Phase::Over);
    assert_eq!(over.view(Viewer::Seat(ANN)).public(), over.view(Viewer::Seat(ANN)), "all is open");
}

/// What was never found is bared in the end, and stands in no notebook as found.
#[test]
fn what_is_bared_in_the_end_was_not_found() {
    let play = Street::new("5 [33] 39", &[42]).play().draws().says(place(42, &[]));
    assert_eq!(play.winner(), Some(Side::Fugitive));
    let view = play.view(Viewer::Seat(BOB));
    let page = notebook::page(&view);
    assert_eq!([5, 33, 39].map(|number| page.signs[number] == Sign::Found), [false, true, false]);
    assert_eq!(Trail::of(&view).open(), 2);
}

/// How people place (R11, R12): a card that was not needed, one too many, and as it should be.
#[test]
fn habits_tell_what_was_needed_from_what_was_not() {
    let leg = |blank, feet| Leg { known: None, can: cards(&[]), blank, late: 0, feet };
    let says = |blank, feet, gap, even| habit(&leg(blank, feet), Habits::PEOPLE, gap, even);
    assert_eq!([1, 2, 3].map(|gap| says(0, 0, gap, 0)), [3, 4, 5], "by steps, where no card lies");
    assert_eq!((says(1, 0, 3, 0), says(1, 0, 4, 0)), (2, 5), "needed from the fourth step on");
    assert_eq!((says(2, 0, 5, 0), says(2, 0, 4, 2)), (5, 3), "4 feet where one was needed are too many");
    assert_eq!((says(2, 0, 4, 1), says(2, 0, 5, 2)), (3, 3));
    assert_eq!((says(2, 0, 6, 2), says(1, 2, 6, 0)), (5, 5));
}

/// Ten hideouts with two cards each are more routes than fit into any number: their weights are cut before
/// they are counted.
#[test]
fn long_rows_are_counted_without_running_over() {
    let leg = || Leg { known: None, can: Cards::between(1, 41), blank: 2, late: 0, feet: 0 };
    let trail =
        Trail { legs: (0..10).map(|_| leg()).collect(), missed: Vec::new(), pool: Cards::between(1, 41) };
    let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::NONE });
    assert!(belief.total < u128::MAX);
    for place in &belief.places {
        assert_eq!(place.iter().sum::<u128>(), belief.total, "every route has one hideout at each place");
    }
}

/// A match is told as it stands, by seat.
#[test]
fn wins_are_counted_for_whoever_won() {
    let options = Options { matches: Match::Swapped, ..Options::sheet() };
    let play = Street::with(options, "5 8", &[42]).hunted().play().draws().says(name(&[5, 8]));
    assert_eq!(play.now.game.wins(), [0, 1]);
    assert!(play.told(|one| matches!(one, Event::Score { wins: [0, 1] })));
}
