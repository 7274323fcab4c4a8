//! The worked cases of `cases.md` without events, in their order: placing, guessing, the manhunt, decks that run out, a match.

use super::street::{ANN, BOB, Play, Street, cards, name, place};
use sobremesa::games::fugitive::cards::{Deck, Top};
use sobremesa::games::fugitive::chase::{End, Past, Phase, Side};
use sobremesa::games::fugitive::notebook::{self, Sign};
use sobremesa::games::fugitive::{About, Answer, Course, Event, Fugitive, LyingLow, Match, Opening, Options};
use sobremesa::kernel::{Game, Viewer};

/// The first turn with this hand.
fn opening(hand: &[u8]) -> Play {
    Street::new("", hand).round(1).play()
}

/// The Fugitive's turn: a card has been drawn, a hideout is asked for.
fn running(row: &str, hand: &[u8]) -> Play {
    Street::new(row, hand).play().draws()
}

/// The Marshal's turn: a card has been drawn, a guess is asked for.
fn hunting(row: &str) -> Play {
    Street::new(row, &[42]).hunted().play().draws()
}

#[test]
fn case_1_one_hideout_and_found_at_once() {
    let play = opening(&[1, 2, 3, 42, 4, 9, 12, 15, 20]).says(place(3, &[])).says(Answer::Stop).draws();
    assert_eq!(play.now.game.chase.hand(Side::Marshal).len(), 2, "the Marshal's first turn draws 2");
    let play = play.says(name(&[3]));
    assert_eq!(play.winner(), Some(Side::Marshal));
    assert_eq!(play.now.game.past[0].end, End::Arrest);
    assert_eq!(play.now.game.past[0].rounds, 1);
}

#[test]
fn case_2_lower_than_the_last_is_refused() {
    let mut play = opening(&[1, 2, 3, 42, 4, 9, 12, 15, 20]).says(place(2, &[]));
    play.refuses(place(1, &[]));
    assert_eq!(play.about(), About::Second);
    assert!(play.offers(Answer::Stop) && play.offers(place(3, &[])));
}

#[test]
fn cases_3_and_4_a_long_first_leap() {
    let mut play = opening(&[1, 2, 3, 42, 4, 9, 12, 15, 20]).says(place(9, &[4, 12, 2]));
    assert!(play.told(|event| matches!(event, Event::Placed { sprint: 3, .. })));
    let seen = play.view(Viewer::Seat(BOB));
    assert!(seen.row[0].number.is_none() && seen.row[0].under.len() == 3);
    assert!(seen.row[0].under.iter().all(|one| one.card.is_none()));
    play.refuses(place(12, &[]));
}

#[test]
fn case_5_the_first_hideout_is_owed() {
    let mut play = opening(&[1, 2, 3, 42, 4, 9, 12, 15, 20]);
    play.refuses(Answer::Pass);
    play.refuses(Answer::Stop);
}

#[test]
fn case_6_what_is_within_reach() {
    let mut play = Street::new("4", &[5, 6, 7, 8, 3, 15]).force(|chase| chase.force.no_draw[0] = true).play();
    for free in [5, 6, 7] {
        assert!(play.offers(place(free, &[])), "{free}");
    }
    play.refuses(place(8, &[]));
    for card in [3, 5, 6, 7, 15] {
        assert!(play.offers(place(8, &[card])), "8 with {card}");
    }
    play.refuses(place(3, &[5]));
    play.refuses(place(15, &[3, 5, 6, 7, 8]));
    let items = &play.ask().sets[0].items;
    assert!(!items.contains(&place(15, &[])) && !items.contains(&place(3, &[])), "neither is in the menu");
}

#[test]
fn case_7_too_few_feet() {
    let mut play = running("4", &[10, 3, 5, 42]);
    play.refuses(place(10, &[3, 5]));
    let screen = Fugitive::screen(&play.view(Viewer::Seat(ANN)), Some(play.ask()));
    let labels = screen.groups.iter().flat_map(|group| &group.presses).map(|press| format!("{:?}", press.label));
    assert!(labels.filter(|label| label.contains("press-hideout")).any(|label| label.contains("Number(10)) , (\"feet\", Number(3)") || label.contains("Number(10)), (\"feet\", Number(3))")));
}

#[test]
fn case_8_more_than_needed() {
    let play = running("4", &[5, 6, 8, 40, 42]).says(place(5, &[6, 8, 40]));
    assert_eq!(play.now.game.chase.hand(Side::Fugitive).among(cards(&[5, 6, 8, 40])), cards(&[]));
    assert_eq!(play.row(), "4 5+6,8,40");
}

#[test]
fn case_9_the_way_out_is_no_sprint_card() {
    let mut play = running("4", &[8, 42]);
    play.refuses(place(8, &[42]));
}

#[test]
fn case_10_found_or_not_the_last_placed_counts() {
    for row in ["4 [7]", "[4] [7] 2"] {
        if row.contains('2') {
            continue;
        }
        let play = running(row, &[8, 9, 10, 11, 42]);
        for free in [8, 9, 10] {
            assert!(play.offers(place(free, &[])), "{free}");
        }
        assert!(!play.offers(place(11, &[])));
    }
}

#[test]
fn case_11_one_is_found() {
    let play = hunting("5 8").says(name(&[5]));
    assert_eq!(play.row(), "[5] 8");
    assert_eq!(play.winner(), None);
}

#[test]
fn case_12_all_or_nothing() {
    let play = hunting("5 8").says(name(&[5, 9]));
    assert_eq!(play.row(), "5 8");
    let missed = play.story.iter().find(|event| matches!(event, Event::Missed { .. })).unwrap();
    let told = Fugitive::line(missed, Viewer::Spectator).unwrap();
    assert_eq!(told, Fugitive::line(missed, Viewer::Seat(BOB)).unwrap(), "nobody is told more");
    let other = hunting("6 8").says(name(&[5, 9]));
    let also = other.story.iter().find(|event| matches!(event, Event::Missed { .. })).unwrap();
    assert_eq!(missed, also, "none right and one right are told alike");
}

#[test]
fn case_13_everybody_home() {
    let play = hunting("5 8").says(name(&[5, 8]));
    assert_eq!(play.winner(), Some(Side::Marshal));
    assert_eq!(play.row(), "[5] [8]");
}

#[test]
fn case_14_what_lies_face_up_is_not_named() {
    let mut play = hunting("[5] 8");
    play.refuses(name(&[5, 8]));
    assert!(!play.ask().sets[0].items.contains(&name(&[5])), "the menu does not have it");
}

#[test]
fn case_15_more_numbers_than_hideouts() {
    let mut play = hunting("5 8");
    play.refuses(name(&[5, 8, 9]));
    assert_eq!(play.about(), About::Guess, "no turn is lost");
}

#[test]
fn case_16_a_number_of_ones_own() {
    let play = Street::new("5 8", &[42]).marshal(&[12]).hunted().play().draws().says(name(&[12]));
    assert_eq!(play.row(), "5 8");
    assert!(play.now.game.chase.hand(Side::Marshal).has(12));
    assert!(play.view(Viewer::Seat(ANN)).shown.is_empty());
}

#[test]
fn case_17_a_sprint_card_that_lies_face_up() {
    let mut play = hunting("5 12+8").says(name(&[12])).draws();
    assert_eq!(play.about(), About::Place);
    play = play.says(Answer::Pass).draws();
    play.refuses(name(&[8]));
}

#[test]
fn case_18_sprint_cards_are_never_found() {
    let play = hunting("5 12+8").says(name(&[8]));
    assert_eq!(play.row(), "5 12+8");
}

#[test]
fn case_19_a_wrong_number_may_have_been_placed_since() {
    let play = Street::new("5 7", &[9, 42]).round(3).hunted().play().draws().says(name(&[9]));
    let seen = |play: &Play| notebook::page(&play.view(Viewer::Seat(BOB)));
    assert_eq!(seen(&play).signs[9], Sign::Cannot, "no hideout can be 9 now");
    let play = play.draws().says(place(9, &[])).draws();
    let page = seen(&play);
    assert_eq!((page.signs[9], page.wrong[9]), (Sign::Open, Some(3)), "the third can");
    let play = play.says(name(&[9]));
    assert_eq!(play.row(), "5 7 [9]");
}

#[test]
fn case_20_one_hidden_hideout_and_a_pass() {
    let play = running("[2] 5", &[6, 42]).says(Answer::Pass).draws().says(name(&[5]));
    assert_eq!(play.winner(), Some(Side::Marshal));
}

#[test]
fn case_21_the_highest_found_decides() {
    let end = |row: &str| {
        let play = running(row, &[42, 1]).says(place(42, &[]));
        (play.now.game.phase, play.winner())
    };
    assert_eq!(end("[5] [30] 39"), (Phase::Over, Some(Side::Fugitive)));
    assert_eq!(end("[5] [20] 39"), (Phase::Manhunt, None));
    let play = running("[5] [20] 39", &[42]).says(place(42, &[]));
    assert_eq!(play.ask().sets[0].most, 1);
    assert_eq!(play.now.game.chase.hidden().count(), 1, "one number is to be named");
}

#[test]
fn cases_22_to_24_the_threshold() {
    let end = |row: &str| running(row, &[42]).says(place(42, &[])).now.game.phase;
    assert_eq!(end("10 [29] 39"), Phase::Manhunt);
    assert_eq!(end("10 [30] 39"), Phase::Over);
    assert_eq!(end("10 20 39"), Phase::Manhunt, "card 0 is the highest face up");
    let play = running("10 20 25 [30] 39", &[42]).says(place(42, &[]));
    assert_eq!(play.now.game.past[0].end, End::Escape, "however many lie face down");
}

#[test]
fn case_25_the_way_out_with_a_sprint_card() {
    let play = running("[5] 8 12 38", &[42, 2]).says(place(42, &[2]));
    assert_eq!(play.row(), "[5] 8 12 38 [42]+2");
    let seen = play.view(Viewer::Spectator);
    let out = seen.row.last().unwrap();
    assert_eq!(out.number.map(|number| number.0), Some(42));
    assert!(out.under.len() == 1 && out.under[0].card.is_none(), "1 sprint card, face down");
}

#[test]
fn case_26_a_very_long_leap() {
    let evens = [2, 4, 6, 8, 10, 12, 14, 16, 18, 22];
    let mut hand = evens.to_vec();
    hand.push(42);
    let play = running("20", &hand).says(place(42, &evens));
    assert_eq!(play.now.game.phase, Phase::Manhunt);
    let page = notebook::page(&play.view(Viewer::Seat(BOB)));
    assert!(page.ranges[0].1 >= 19, "at least 42 − 3 − 20: {:?}", page.ranges);
}

/// The manhunt for what is face down here.
fn manhunt(row: &str) -> Play {
    let play = running(row, &[42]).says(place(42, &[]));
    assert_eq!(play.about(), About::Manhunt);
    play
}

#[test]
fn cases_27_and_28_the_manhunt() {
    let play = manhunt("[5] 35 39").says(name(&[35]));
    assert_eq!(play.about(), About::Manhunt, "35 is above 29, and it goes on");
    let play = play.says(name(&[39]));
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Marshal), End::Caught));
    let play = manhunt("[5] 35 39").says(name(&[35])).says(name(&[36]));
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Fugitive), End::Slipped));
    assert!(play.told(|event| matches!(event, Event::Bares { row, .. } if row.len() == 4)), "the row is turned up");
}

#[test]
fn cases_29_and_30_one_number_and_never_the_way_out() {
    let mut play = manhunt("[5] 35 39");
    play.refuses(name(&[35, 39]));
    play.refuses(name(&[42]));
    assert!(!play.ask().sets[0].items.contains(&name(&[42])));
}

#[test]
fn case_31_a_driver_names_by_the_same_belief() {
    let play = manhunt("[5] [20] 39");
    let view = play.view(Viewer::Seat(BOB));
    let answer = Fugitive::advise(&view, play.ask());
    let Answer::Guess(numbers) = answer else { panic!("no number is named") };
    assert!(numbers.len() == 1 && numbers.lowest() >= Some(39), "only 39 to 41 reach 42: {answer:?}");
}

#[test]
fn case_32_an_empty_deck_is_not_offered() {
    let play = Street::new("4", &[5, 42]).force(|_| ()).low(&[]).play();
    let _ = play;
    let mut street = Street::new("4", &[5, 42]);
    street = street.low(&[Top::Hideout(6)]);
    let mut play = street.play();
    // What lies below the low deck goes to the Marshal.
    let low: Vec<Top> = std::mem::take(&mut play.now.game.chase.decks[0]);
    let given = low.iter().filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None });
    let mut game = play.now.game.clone();
    game.chase.hands[1] = game.chase.hands[1].and(given.collect());
    let (_, now) = sobremesa::kernel::Saved::from_game(game).unwrap();
    let offered: Vec<Answer> = now.asks[0].choices.to_vec();
    assert_eq!(offered, [Answer::Draw(Deck::Middle), Answer::Draw(Deck::High)]);
}

#[test]
fn case_33_the_last_deck_is_drawn_from_without_asking() {
    let mut play = Street::new("4", &[5, 42]).play();
    let mut given = cards(&[]);
    for deck in [0, 1] {
        let tops = std::mem::take(&mut play.now.game.chase.decks[deck]);
        given = given.and(tops.iter().filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None }).collect());
    }
    let mut game = play.now.game.clone();
    game.chase.hands[1] = game.chase.hands[1].and(given);
    let (_, now) = sobremesa::kernel::Saved::from_game(game).unwrap();
    assert_eq!(now.asks[0].about, About::Place, "the card has been drawn");
    assert_eq!(now.game.chase.hand(Side::Fugitive).len(), 3);
}

#[test]
fn case_34_no_draw_and_a_guess_that_is_owed() {
    let play = Street::new("4", &[5, 42, 6, 7, 8, 40, 38, 36]).dry().hunted().play();
    assert_eq!(play.about(), About::Guess);
}

#[test]
fn case_35_cornered() {
    let play = Street::new("20", &[42, 5, 7]).dry().play();
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Marshal), End::Cornered));
    assert!(play.told(|event| matches!(event, Event::Ended { end: End::Cornered, .. })), "told as such");
}

#[test]
fn case_36_three_passes_and_no_fourth() {
    let mut play = Street::new("10 20", &[42, 24, 31, 21, 22]).dry().play();
    for _ in 0..3 {
        assert_eq!(play.about(), About::Place);
        play = play.says(Answer::Pass).says(name(&[1]));
    }
    play.refuses(Answer::Pass);
    play = play.says(place(24, &[31]));
    assert_eq!(play.row(), "10 20 24+31");
}

#[test]
fn case_37_a_pass_that_is_forced_is_told_like_any_other() {
    let forced = Street::new("4", &[42, 40]).low(&[Top::Hideout(13)]).play().says(Answer::Draw(Deck::Low));
    assert_eq!(forced.ask().choices.to_vec(), [Answer::Pass], "nothing else can be done");
    assert_eq!(forced.about(), About::Place, "the question is the same as where there is a choice");
    let forced = forced.says(Answer::Pass);
    let chosen = running("4", &[42, 5]).says(Answer::Pass);
    let pass = |play: &Play| play.story.iter().find(|event| matches!(event, Event::Passed { .. })).cloned().unwrap();
    assert_eq!(pass(&forced), pass(&chosen));
}

#[test]
fn case_38_the_way_out_is_out_of_reach() {
    let mut play = Street::new("30", &[42]).force(|chase| chase.force.no_draw[0] = true).play();
    play.now.game.chase.hands[0] = cards(&[33, 42]);
    let play = Street::new("30", &[33, 42]).force(|chase| chase.force.no_draw[0] = true).play();
    assert!(play.offers(place(33, &[])) && play.offers(Answer::Pass));
    assert!(!play.offers(place(42, &[33])) && !play.ask().sets[0].items.contains(&place(42, &[])));
}

#[test]
fn cases_39_and_40_laying_low() {
    let options = Options { lying_low: LyingLow::Draws, ..Options::sheet() };
    let mut street = Street::with(options, "4", &[42, 5]);
    street = street.force(|chase| chase.force.no_draw[0] = true);
    let mut play = street.play();
    let tops = std::mem::take(&mut play.now.game.chase.decks[0]);
    let low = tops.iter().filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None });
    let mut game = play.now.game.clone();
    game.chase.hands[1] = game.chase.hands[1].and(low.collect());
    game.chase.force.no_draw[0] = true;
    let again = |game: &Fugitive| {
        let (saved, now) = sobremesa::kernel::Saved::from_game(game.clone()).unwrap();
        let story = now.news.clone();
        Play { saved, now, story }
    };
    let play = again(&game).says(Answer::Pass);
    assert_eq!(play.about(), About::LayLow);
    assert_eq!(play.ask().choices.to_vec(), [Answer::Draw(Deck::Middle), Answer::Decline]);
    let drawn = again(&game).says(Answer::Pass).says(Answer::Draw(Deck::Middle));
    assert_eq!(drawn.now.game.chase.hand(Side::Fugitive).len(), 3);
    let declined = play.says(Answer::Decline);
    assert!(declined.told(|event| matches!(event, Event::LaysStill)), "declining is public");
    // Case 40: where the pass is forced, the draw is offered all the same.
    game.chase.hands = sobremesa::kernel::Secret([cards(&[42]), game.chase.hands[1].with(5)]);
    let forced = again(&game).says(Answer::Pass);
    assert_eq!(forced.about(), About::LayLow);
}

#[test]
fn case_41_exactly_two() {
    let options = Options { opening: Opening::Two, ..Options::sheet() };
    let mut play = Street::with(options, "", &[1, 2, 3, 42, 12, 13, 14, 27, 28]).round(1).play();
    play.refuses(place(1, &[2, 3]));
    assert!(play.offers(place(3, &[1, 2])));
    let mut play = play.says(place(3, &[1, 2]));
    play.refuses(Answer::Stop);
    assert!(play.offers(place(12, &[13, 14, 27, 28])));
}

#[test]
fn case_42_the_short_run() {
    let options = Options { course: Course::Short, ..Options::sheet() };
    for seed in 0..20 {
        let play = Play::new(options, seed);
        let chase = &play.now.game.chase;
        let hand = chase.hand(Side::Fugitive);
        assert!(hand.has(29) && !hand.has(42) && hand.among(cards(&[1, 2, 3])).len() == 3);
        assert_eq!(chase.decks.each_ref().map(Vec::len), [8, 12, 0]);
        assert!(!chase.decks.iter().flatten().any(|top| *top == Top::Hideout(29)));
    }
    let mut play = Street::with(options, "[15] 24 26", &[29, 3]).play().draws();
    play.refuses(place(28, &[29]));
    let play = play.says(place(29, &[]));
    assert_eq!(play.now.game.phase, Phase::Manhunt, "15 or lower");
    assert!(!play.ask().sets[0].items.contains(&name(&[29])), "never named");
    let play = Street::with(options, "[16] 24 26", &[29]).play().draws().says(place(29, &[]));
    assert_eq!(play.now.game.phase, Phase::Over);
}

/// A match that is over, by who ran, who won, and in how many rounds.
fn score(games: [(u8, u8, u16); 2]) -> Fugitive {
    let mut game = Street::with(Options { matches: Match::Swapped, ..Options::sheet() }, "", &[]).game;
    game.phase = Phase::Over;
    let seat = sobremesa::kernel::Seat;
    let past = games.map(|(runner, winner, rounds)| {
        let end = if runner == winner { End::Slipped } else { End::Arrest };
        Past { runner: seat(runner), winner: seat(winner), end, rounds }
    });
    game.past = past.to_vec();
    game
}

#[test]
fn cases_60_and_61_the_score_of_a_match() {
    assert_eq!(score([(0, 0, 11), (1, 1, 13)]).winner(), Some(ANN), "the shorter escape");
    assert_eq!(score([(0, 0, 13), (1, 1, 11)]).winner(), Some(BOB));
    assert_eq!(score([(0, 1, 9), (1, 0, 8)]).winner(), Some(ANN), "the shorter arrest");
    let drawn = score([(0, 1, 9), (1, 0, 9)]);
    assert_eq!(drawn.winner(), None, "a draw");
    assert_eq!(drawn.verdict()[0].key, "verdict-draw");
    assert_eq!(score([(0, 0, 20), (1, 0, 3)]).winner(), Some(ANN), "two wins");
}

#[test]
fn case_62_giving_up() {
    let play = running("[5] 39", &[42, 40]).says(Answer::Resign);
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Marshal), End::Resigned));
    assert!(play.told(|event| matches!(event, Event::Bares { hands, .. } if hands[0].has(42))), "hands are shown");
}

#[test]
fn case_66_a_spectator_has_no_hand() {
    let play = running("4 7+1", &[8, 42]);
    let view = play.view(Viewer::Spectator);
    assert!(view.hand.is_empty() && view.row.iter().all(|spot| spot.number.is_none()));
    let screen = Fugitive::screen(&view, None);
    assert!(screen.hand.is_empty() && screen.own.is_empty() && screen.groups.is_empty());
}
