//! The worked cases with events, in their order.

use super::street::{ANN, BOB, Play, Street, cards, event, name, place};
use sobremesa::games::fugitive::cards::{Deck, EventCard, Top};
use sobremesa::games::fugitive::chase::{Phase, Shown, Side};
use sobremesa::games::fugitive::notebook::{self, Sign};
use sobremesa::games::fugitive::{About, Answer, Event, Events, Fugitive, Options};
use sobremesa::kernel::{Game, Viewer};

const DRAW: Answer = Answer::Draw(Deck::Low);

/// The Fugitive draws this event.
fn drawn(what: EventCard, row: &str, hand: &[u8]) -> Play {
    Street::with_events(row, hand, &[event(what), Top::Hideout(13)]).play().says(DRAW)
}

/// The Marshal draws it.
fn drawn_by_marshal(what: EventCard, row: &str, hand: &[u8]) -> Play {
    Street::with_events(row, hand, &[event(what), Top::Hideout(13)]).hunted().play().says(DRAW)
}

#[test]
fn case_43_overtime_in_the_fugitives_turn() {
    let play = drawn(EventCard::Overtime, "5 8", &[42, 9, 10]);
    assert_eq!((play.about(), play.seat()), (About::Overtime, BOB));
    assert_eq!(play.ask().sets[0].most, 1);
    let play = play.says(name(&[6]));
    assert_eq!((play.about(), play.seat()), (About::Draw, ANN), "then the Fugitive draws again");
    assert_eq!(play.says(DRAW).about(), About::Place);
}

#[test]
fn case_44_overtime_that_finds() {
    let play = drawn(EventCard::Overtime, "5 8", &[42, 9, 10]).says(name(&[5]));
    assert_eq!((play.row().as_str(), play.winner()), ("[5] 8", None));
    let play = drawn(EventCard::Overtime, "[5] 8", &[42, 9, 10]).says(name(&[8]));
    assert_eq!(play.winner(), Some(Side::Marshal), "before the placement");
}

#[test]
fn case_45_a_back_alley_in_the_marshals_turn() {
    let play = drawn_by_marshal(EventCard::BackAlley, "5 8", &[42, 9, 10]);
    assert_eq!((play.about(), play.seat()), (About::Extra, ANN));
    assert!(play.offers(Answer::Decline));
    let play = play.says(place(9, &[]));
    assert_eq!((play.about(), play.seat()), (About::Draw, BOB), "then the Marshal draws again");
    let play = play.says(DRAW);
    assert_eq!((play.about(), play.row().as_str()), (About::Guess, "5 8 9"));
}

#[test]
fn case_46_the_way_out_in_the_marshals_turn() {
    let play = drawn_by_marshal(EventCard::BackAlley, "5 39", &[42, 10]).says(place(42, &[]));
    assert_eq!((play.now.game.phase, play.about()), (Phase::Manhunt, About::Manhunt));
    let play = play.says(name(&[5])).says(name(&[39]));
    assert_eq!(play.winner(), Some(Side::Marshal), "there is no guess after it");
}

#[test]
fn case_47_one_number_only() {
    let mut play = drawn_by_marshal(EventCard::BorrowedUniform, "5 8 10", &[42, 11]).says(DRAW);
    play.refuses(name(&[5, 8, 10]));
    let play = play.says(name(&[6])).draws().says(Answer::Pass).draws();
    assert_eq!(play.ask().sets[0].most, 3, "it is used up");
}

#[test]
fn case_48_a_roadblock() {
    let mut play = drawn(EventCard::Roadblock, "5 8", &[42, 20, 2]).says(DRAW);
    assert_eq!(play.about(), About::Place);
    assert_eq!(play.ask().choices.to_vec(), [Answer::Pass], "the Fugitive may only pass");
    play.refuses(place(13, &[2, 20]));
    let play = drawn(EventCard::Roadblock, "5 39", &[42, 20]).says(DRAW);
    assert!(play.offers(place(42, &[])), "but 42 within 3");
    // It stands in this turn alone.
    let play = play.says(Answer::Pass).draws().says(name(&[1])).draws();
    assert!(play.offers(place(41, &[20])) || play.offers(place(42, &[20])), "sprint cards again");
}

#[test]
fn case_49_an_eyewitness() {
    let play = drawn_by_marshal(EventCard::Eyewitness, "11 14 17", &[42]);
    assert_eq!((play.about(), play.seat()), (About::Eyewitness, BOB));
    let play = play.says(Answer::Point(1));
    assert!(play.told(|event| matches!(event, Event::Parity { place: 2, odd: false })));
    let seen = play.view(Viewer::Spectator);
    assert_eq!(seen.row[1].odd, Some(false));
    let play = play.says(DRAW);
    let trail = sobremesa::games::fugitive::belief::Trail::of(&play.view(Viewer::Seat(BOB)));
    assert!(
        notebook::ranges(&trail)[1].iter().all(|number| number % 2 == 0),
        "odd numbers fall away for that place"
    );
}

#[test]
fn case_50_an_informer_where_nothing_lies() {
    let play = drawn_by_marshal(EventCard::Informer, "11 14+2", &[42]).says(Answer::Point(0));
    assert!(play.told(|event| matches!(event, Event::Informed { place: 1, card: None })));
    assert_eq!(play.about(), About::Draw, "the event is spent");
}

#[test]
fn case_51_a_sprint_card_that_an_informer_turned_up() {
    let play = drawn_by_marshal(EventCard::Informer, "11 16+8", &[42]).says(Answer::Point(1)).says(DRAW);
    let seen = play.view(Viewer::Spectator);
    assert_eq!(seen.row[1].under[0].card.map(|card| card.0), Some(8));
    assert!(!seen.row[1].up);
    let mut play = play;
    play.refuses(name(&[8]));
    let page = notebook::page(&play.view(Viewer::Seat(BOB)));
    assert_eq!(page.signs[8], Sign::Spent);
    let three = Street::new("11 20+2,6,8", &[42]).force(|chase| chase.row[1].under[2].up = true).hunted();
    let play = three.play().draws().says(name(&[20]));
    assert!(play.now.game.chase.row[1].under.iter().all(|one| one.up), "the others are turned up then");
}

#[test]
fn case_52_footprints_everywhere() {
    let play = drawn(EventCard::Footprints, "11 14", &[42, 2, 4, 6]);
    let play = play.says(Answer::Point(0)).says(Answer::Card(2)).says(Answer::Point(0)).says(Answer::Card(4));
    assert_eq!(play.row(), "11+2,4 14");
    let before = Street::new("11 14", &[42]).play().view(Viewer::Spectator);
    let after = play.view(Viewer::Spectator);
    let reach = |view| notebook::ranges(&sobremesa::games::fugitive::belief::Trail::of(view));
    assert_eq!(reach(&before), reach(&after), "they never raise what was needed");
    let play = play.says(DRAW).says(Answer::Pass).draws().says(name(&[11]));
    assert_eq!(play.row(), "[11]+2,4 14");
    assert!(play.now.game.chase.row[0].under.iter().all(|one| one.up), "they are turned up with it");
}

/// Catch-up with one event in each pile.
fn catching_up(row: &str, hunted: bool) -> Play {
    let options = Options { events: Events::CatchUp, ..Options::sheet() };
    let street = Street::with(options, row, &[42]).low(&[Top::Placeholder, Top::Hideout(13)]);
    let street = street.force(|chase| {
        chase.piles[0] = vec![EventCard::GetawayDriver];
        chase.piles[1] = vec![EventCard::QuietNight];
        chase.piles[2] = vec![EventCard::Roadblock];
    });
    let street = if hunted { street.hunted() } else { street };
    street.play().says(DRAW)
}

#[test]
fn cases_53_and_54_whoever_is_behind_is_helped() {
    let happens = |play: &Play| {
        play.story.iter().find_map(|one| {
            if let Event::Happens { event, side } = one { Some((*event, *side)) } else { None }
        })
    };
    // The piles stand in the order Fugitive, drawer, Marshal.
    assert_eq!(happens(&catching_up("4 5 6", true)), Some((EventCard::Roadblock, Side::Marshal)));
    assert_eq!(
        happens(&catching_up("[4] 5", true)),
        Some((EventCard::GetawayDriver, Side::Marshal)),
        "though the Marshal drew it"
    );
    assert_eq!(happens(&catching_up("4 5", false)), Some((EventCard::QuietNight, Side::Fugitive)));
}

#[test]
fn case_55_one_event_for_one_guess() {
    let options = Options { events: Events::Discovery, ..Options::sheet() };
    let street = |row: &str| {
        Street::with(options, row, &[42]).hunted().force(|chase| {
            chase.piles[0] = vec![EventCard::GetawayDriver, EventCard::BorrowedUniform];
        })
    };
    let count = |play: &Play| play.story.iter().filter(|one| matches!(one, Event::Happens { .. })).count();
    assert_eq!(count(&street("4 5 6").play().draws().says(name(&[4, 5]))), 1);
    let over = street("4 5").play().draws().says(name(&[4, 5]));
    assert_eq!((count(&over), over.winner()), (0, Some(Side::Marshal)), "none, if the guess ended the game");
}

#[test]
fn case_56_a_power_cut_in_the_marshals_turn() {
    let play = drawn_by_marshal(EventCard::PowerCut, "4 5", &[42, 6, 7]);
    assert_eq!(play.about(), About::Draw, "the replacement still happens");
    let play = play.says(DRAW);
    let held = play.now.game.chase.hand(Side::Marshal).len();
    let play = play.says(name(&[9])).draws().says(Answer::Pass);
    assert_eq!(play.about(), About::Guess, "the next turn has none");
    assert_eq!(play.now.game.chase.hand(Side::Marshal).len(), held);
}

#[test]
fn case_57_rush_hour() {
    let play = drawn(EventCard::RushHour, "4 5", &[42, 6]).says(Answer::Close(Deck::Middle));
    assert!(!play.offers(Answer::Draw(Deck::Middle)) && play.offers(Answer::Draw(Deck::High)));
    let mut game = play.now.game.clone();
    // Low and high run empty: their cards go to the Marshal.
    for deck in [0, 2] {
        let tops = std::mem::take(&mut game.chase.decks[deck]);
        let all = tops.iter().filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None });
        game.chase.hands[1] = game.chase.hands[1].and(all.collect());
    }
    let held = game.chase.hand(Side::Fugitive).len();
    let (_, now) = sobremesa::kernel::Saved::from_game(game).unwrap();
    assert_eq!(now.game.chase.hand(Side::Fugitive).len(), held + 1, "unless the others are empty");
}

#[test]
fn case_58_loose_lips() {
    let play = drawn_by_marshal(EventCard::LooseLips, "4 5", &[42]);
    assert!(play.told(|one| matches!(one, Event::Showed { side: Side::Fugitive, card: None })));
    let play = drawn_by_marshal(EventCard::LooseLips, "4 5", &[42, 9]);
    assert!(play.told(|one| matches!(one, Event::Showed { card: Some(9), .. })));
    assert!(play.now.game.chase.hand(Side::Fugitive).has(9), "it goes back");
}

#[test]
fn case_59_change_of_plans() {
    let mut play = drawn(EventCard::ChangeOfPlans, "4 5", &[42, 2, 9, 20]);
    play.refuses(Answer::Card(2));
    play.refuses(Answer::Card(42));
    let play = play.says(Answer::Card(9));
    assert_eq!(play.now.game.chase.decks[0].first(), Some(&Top::Hideout(9)), "under its deck");
    assert!(play.told(|one| matches!(one, Event::PutUnder { side: Side::Fugitive, deck: Deck::Low })));
    let told = play.story.iter().filter_map(|one| Fugitive::line(one, Viewer::Spectator));
    assert!(!told.map(|text| format!("{text:?}")).any(|text| text.contains("Number(9)")), "unseen");
}

/// What everybody has seen of a hand is known until it lies under its deck, and nothing else is forgotten with it.
#[test]
fn a_card_that_was_shown_and_put_under_its_deck_is_not_in_that_hand_any_more() {
    let mut laid =
        Street::with_events("4 5", &[42, 2, 9, 20], &[event(EventCard::ChangeOfPlans), Top::Hideout(13)]);
    let shown = |side, card| Shown { side, card, row: 2 };
    let all =
        [(Side::Fugitive, 9), (Side::Fugitive, 20), (Side::Marshal, 9)].map(|(side, card)| shown(side, card));
    laid.game.chase.shown.extend(all);
    let play = laid.play().says(DRAW).says(Answer::Card(9));
    assert_eq!(play.now.game.chase.shown, all[1..]);
}

#[test]
fn second_wind_full_tank_and_wanted_posters_draw() {
    let held = |play: &Play, side| play.now.game.chase.hand(side).len();
    let play = drawn_by_marshal(EventCard::SecondWind, "4 5", &[42]);
    assert_eq!(play.seat(), ANN, "the Fugitive draws, whoever turned it up");
    let play = play.says(DRAW).says(Answer::Draw(Deck::High));
    assert_eq!((held(&play, Side::Fugitive), play.seat()), (3, BOB));
    let play = drawn(EventCard::FullTank, "4 5", &[42]).says(DRAW).says(Answer::Draw(Deck::High));
    assert_eq!((held(&play, Side::Fugitive), play.about()), (3, About::Place), "2 instead of 1");
    let play = drawn(EventCard::WantedPoster, "4 5", &[42]);
    assert_eq!(play.seat(), BOB);
    assert_eq!(play.says(Answer::Draw(Deck::High)).seat(), ANN);
}

#[test]
fn a_getaway_driver_goes_two_further_once() {
    let mut play = drawn(EventCard::GetawayDriver, "4 5", &[42, 10, 11]).says(DRAW);
    play.refuses(place(11, &[]));
    let play = play.says(place(10, &[]));
    assert_eq!(play.now.game.chase.row[2].far, 2);
    assert_eq!(play.now.game.chase.force.far, 0, "the next hideout alone");
    let can = notebook::ranges(&sobremesa::games::fugitive::belief::Trail::of(&play.view(Viewer::Spectator)));
    assert!(can[2].has(11), "everybody knows that it may have been further");
}

#[test]
fn a_tip_names_the_third_of_the_highest() {
    let play = drawn(EventCard::AnonymousTip, "4 [5] 20", &[42]);
    assert!(play.told(|one| matches!(one, Event::Third { place: 3, from: 15, to: 28 })));
}

#[test]
fn weather_turns_and_only_the_drawer_knows() {
    let play = drawn(EventCard::WeatherTurns, "4 5", &[42]);
    assert_eq!(play.about(), About::WeatherTurns);
    let top = play.now.game.chase.decks[0].last().copied();
    assert_eq!(play.view(Viewer::Seat(ANN)).peeks[0], top);
    assert_eq!(play.view(Viewer::Seat(BOB)).peeks.0, [None; 3]);
    assert_eq!(play.view(Viewer::Spectator).peeks.0, [None; 3]);
    let play = play.says(Answer::Under(1));
    assert_eq!(play.now.game.chase.decks[0].first().copied(), top, "under its deck");
    let mine = play.view(Viewer::Seat(ANN));
    assert!(mine.peeks[0].is_none() && mine.peeks[1].is_some(), "the others stay known");
    assert_eq!(mine.bottoms.0, [top, None, None], "it is known where it lies");
    for other in [Viewer::Seat(BOB), Viewer::Spectator] {
        assert_eq!(play.view(other).bottoms.0, [None; 3]);
    }
    let said = |play: &Play| {
        let screen = Fugitive::screen(&play.view(Viewer::Seat(ANN)), None);
        screen.hand.iter().filter(|line| line.key == "own-bottom").count()
    };
    assert_eq!(said(&play), 1);
    let play = play.says(DRAW);
    assert_eq!(
        (play.view(Viewer::Seat(ANN)).bottoms.0, said(&play)),
        ([None; 3], 0),
        "until a card is drawn"
    );
}

/// N5, R37: a deck of one card is the same when it is put under itself.
#[test]
fn the_only_card_of_a_deck_stays_on_top() {
    let play =
        drawn(EventCard::WeatherTurns, "4 5", &[42, 6, 7, 8, 9, 10, 11, 12, 14]).says(Answer::Under(1));
    let mine = play.view(Viewer::Seat(ANN));
    assert_eq!((mine.peeks[0], mine.bottoms[0]), (Some(Top::Hideout(13)), None));
}

/// R37: what lies at the bottom is known until another card is put there, whoever does it.
#[test]
fn whoever_puts_a_card_under_a_deck_buries_what_was_known_there() {
    let middle = 1 << Deck::Middle.index();
    let tops = [event(EventCard::WeatherTurns), event(EventCard::ChangeOfPlans), Top::Hideout(13)];
    let play =
        Street::with_events("4 5", &[42, 20], &tops).play().says(DRAW).says(Answer::Under(middle)).says(DRAW);
    assert_eq!(play.about(), About::ChangeOfPlans);
    let bottom = |play: &Play| play.view(Viewer::Seat(ANN)).bottoms[Deck::Middle.index()];
    assert_eq!(bottom(&play), Some(Top::Hideout(28)));
    let play = play.says(Answer::Card(20));
    assert_eq!((bottom(&play), play.now.game.chase.decks[1].first()), (None, Some(&Top::Hideout(20))));
}

/// N5: the Marshal looks on what the Fugitive has put under a deck as on any other card, and the Fugitive
/// forgets what was put above.
#[test]
fn the_second_to_turn_the_weather_knows_the_new_bottom() {
    let tops = [event(EventCard::WeatherTurns), Top::Hideout(13)];
    let known = |chase: &mut sobremesa::games::fugitive::chase::Chase| {
        chase.bottoms[Side::Marshal.index()][1] = Some(Top::Hideout(15));
    };
    let play = Street::with_events("4 5", &[42], &tops).force(known).play().says(DRAW).says(Answer::Under(2));
    assert_eq!(play.view(Viewer::Seat(BOB)).bottoms.0, [None; 3]);
    assert_eq!(play.view(Viewer::Seat(ANN)).bottoms[1], Some(Top::Hideout(28)));
}

#[test]
fn a_quiet_night_takes_the_others_next_draw() {
    let play = drawn(EventCard::QuietNight, "4 5", &[42, 6]).says(DRAW).says(Answer::Pass);
    assert_eq!((play.about(), play.seat()), (About::Guess, BOB), "no draw");
    let play = play.says(name(&[9])).draws().says(Answer::Pass);
    assert_eq!((play.about(), play.seat()), (About::Draw, BOB), "once");
}

#[test]
fn each_variant_puts_in_what_it_says() {
    let lying = |events| {
        let play = Play::new(Options { events, ..Options::sheet() }, 4);
        let chase = &play.now.game.chase;
        let extra = |deck: &Vec<Top>| deck.iter().filter(|top| !matches!(top, Top::Hideout(_))).count();
        (chase.decks.each_ref().map(extra), chase.piles.each_ref().map(Vec::len))
    };
    assert_eq!(lying(Events::None), ([0; 3], [0; 3]));
    assert_eq!(lying(Events::Random), ([2; 3], [0; 3]));
    assert_eq!(lying(Events::Discovery), ([0; 3], [18, 0, 0]));
    assert_eq!(lying(Events::HelpfulMarshal), ([2; 3], [0; 3]));
    assert_eq!(lying(Events::CatchUp), ([2; 3], [6; 3]));
    assert_eq!(cards(&[1]).len(), 1);
}
