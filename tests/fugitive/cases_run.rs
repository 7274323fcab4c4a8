//! The worked cases of `cases.md` without events, in their order: placing, guessing, the manhunt.

use super::street::{ANN, BOB, Play, Street, cards, name, place};
use sobremesa::games::fugitive::chase::{End, Phase, Side};
use sobremesa::games::fugitive::notebook::{self, Sign, Wrong};
use sobremesa::games::fugitive::{About, Answer, Event, Fugitive};
use sobremesa::kernel::{Arg, Game, Teaches, Viewer};

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
    let labels =
        screen.groups.iter().flat_map(|group| &group.presses).map(|press| format!("{:?}", press.label));
    assert!(
        labels
            .filter(|label| label.contains("press-hideout"))
            .any(|label| label.contains("Number(10)) , (\"feet\", Number(3)")
                || label.contains("Number(10)), (\"feet\", Number(3))"))
    );
}

/// 42 ends the run, and nobody should think that it ends the chase.
#[test]
fn the_way_out_says_whether_the_manhunt_begins() {
    let comes = |row: &str| {
        let play = running(row, &[42, 5]);
        let screen = Fugitive::screen(&play.view(Viewer::Seat(ANN)), Some(play.ask()));
        let mut presses = screen.groups.into_iter().flat_map(|group| group.presses);
        let out = presses.find(|press| press.answer == place(42, &[])).unwrap().label;
        out.args.into_iter().find(|(name, _)| name == "out").unwrap().1
    };
    assert_eq!(comes("28 [29] 40"), Arg::Number(1), "29 is not high enough");
    assert_eq!(comes("28 [30] 40"), Arg::Number(2));
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
    let play = Street::new("3 6", &[9, 42]).round(3).hunted().play().draws().says(name(&[9]));
    let seen = |play: &Play| notebook::page(&play.view(Viewer::Seat(BOB)));
    assert_eq!(seen(&play).signs[9], Sign::Cannot, "no hideout can be 9 now");
    let play = play.draws().says(place(9, &[])).draws();
    let page = seen(&play);
    assert_eq!(
        (page.signs[9], page.wrong[9].map(|wrong| wrong.round)),
        (Sign::Open, Some(3)),
        "the third can"
    );
    let play = play.says(name(&[9]));
    assert_eq!(play.row(), "3 6 [9]");
    assert!(
        play.told(|event| matches!(event, Event::Hit { before: true, .. })),
        "the Marshal came too early"
    );
}

/// Of numbers that were named at once nothing is known singly; and whoever named a hideout that lay there was
/// not too early.
#[test]
fn of_several_numbers_none_is_called_wrong() {
    let play = Street::new("3 6", &[42, 9]).round(3).hunted().play().draws().says(name(&[6, 8]));
    let page = notebook::page(&play.view(Viewer::Seat(BOB)));
    assert_eq!(page.wrong[6], Some(Wrong { round: 3, alone: false }));
    let play = play.draws().says(Answer::Pass).draws().says(name(&[6]));
    assert!(play.told(|event| matches!(event, Event::Hit { before: false, .. })));
}

/// Before a hideout lies there nothing is ruled out.
#[test]
fn an_empty_row_rules_nothing_out() {
    let page = notebook::page(&opening(&[4, 42]).view(Viewer::Seat(BOB)));
    assert!(page.signs.iter().all(|sign| *sign != Sign::Cannot));
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
    let play = running("20+24,26,28,30,32,34,36,38,40", &hand).says(place(42, &evens));
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
    assert!(
        play.told(|event| matches!(event, Event::Bares { row, .. } if row.len() == 4)),
        "the row is turned up"
    );
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
    let play = manhunt("[5+1,3] [20+24,26,28,30,32,34] 39+2,4,6,8,10,12,14,16");
    let view = play.view(Viewer::Seat(BOB));
    let answer = Fugitive::advise(&view, play.ask());
    let Answer::Guess(numbers) = answer else { panic!("no number is named") };
    assert!(numbers.len() == 1 && numbers.lowest() >= Some(39), "only 39 to 41 reach 42: {answer:?}");
}
