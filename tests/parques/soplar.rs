//! Who leaves a capture may be blown: the cases 50 to 54 of the sheet of cases.

use crate::table::{BLUE, GREEN, Laid, RED, Table, YELLOW, sheet};
use sobremesa::games::parques::{Answer, Bonus, Event, Options, Parques, driver};
use sobremesa::kernel::{Audience, Game, Refusal, Tells, Viewer};

fn laid() -> Laid {
    Laid::of(4, Options { soplar: true, ..sheet() })
}

/// Red stands with its second piece three behind Green, and moves the first.
fn left_alone() -> Table {
    let mut table =
        laid().side(RED, "20 10 H H").on(GREEN, 13).throws(&[(1, 2), (3, 4), (2, 5), (1, 6)]).play();
    table.choose("1+3");
    table
}

/// Whoever chooses reads which plays leave what could be captured, and may be blown.
#[test]
fn what_leaves_a_capture_says_so_where_it_can_be_blown() {
    let labels = |options: Options| -> Vec<(bool, String)> {
        let laid = Laid::of(4, options).side(RED, "20 10 H H").on(GREEN, 13);
        let table = laid.throws(&[(1, 2), (3, 4)]).play();
        let view = table.game().view(Viewer::Seat(RED));
        let groups = Parques::screen(&view, table.ask(RED)).groups;
        let presses = groups.into_iter().flat_map(|group| group.presses);
        let play = |answer: Answer| if let Answer::Play(play) = answer { Some(play) } else { None };
        let plays = presses.filter_map(|press| Some((play(press.answer)?, press.label.key)));
        plays.map(|(play, key)| (table.game().board.captures(RED, play), key)).collect()
    };
    let with = labels(Options { soplar: true, ..sheet() });
    assert!(with.iter().any(|(takes, _)| *takes) && with.iter().any(|(takes, _)| !takes), "{with:?}");
    assert!(with.iter().all(|(takes, key)| (key == "press-leaves") != *takes), "{with:?}");
    assert!(labels(sheet()).iter().all(|(_, key)| key != "press-leaves"));
}

fn blown(table: &Table) -> usize {
    table.told.iter().filter(|event| matches!(event, Event::Blown { .. })).count()
}

#[test]
fn case_50_the_first_to_press_has_blown() {
    let mut table = left_alone();
    table.answer(BLUE, Answer::Blow).unwrap();
    assert_eq!((table.places(RED).as_str(), blown(&table)), ("23 J H H", 1));
    assert_eq!(table.answer(GREEN, Answer::Blow), Err(Refusal::NotAsked), "somebody was faster");
    assert!(table.ask(RED).is_none(), "what was blown is not taken back");
    assert_eq!((table.game().records[0].suffered, table.game().records[2].made), (1, 1));
}

#[test]
fn case_50_after_the_next_throw_it_is_too_late() {
    let mut table = left_alone();
    table.throw();
    assert!(table.answer(BLUE, Answer::Blow).is_err());
    assert_eq!((blown(&table), table.places(RED).as_str()), (0, "23 10 H H"));
}

#[test]
fn who_lets_it_go_is_not_asked_again() {
    let mut table = left_alone();
    table.answer(BLUE, Answer::Nothing).unwrap();
    assert!(table.ask(BLUE).is_none() && table.ask(GREEN).is_some());
}

#[test]
fn who_throws_next_may_blow_first() {
    let mut table = left_alone();
    table.answer(YELLOW, Answer::Blow).unwrap();
    assert_eq!(blown(&table), 1);
    assert!(table.ask(YELLOW).is_some(), "and throws all the same");
}

#[test]
fn case_51_the_window_closes_with_ones_own_next_throw() {
    let laid = laid().side(RED, "20 10 H H").on(GREEN, 18);
    let mut table = laid.throws(&[(4, 4), (1, 2)]).play();
    table.choose("1+8");
    assert!(table.ask(BLUE).is_some() && table.turn() == RED);
    table.throw();
    assert!(table.answer(BLUE, Answer::Blow).is_err());
}

#[test]
fn case_52_a_piece_at_home_is_safe_and_the_press_says_so_in_private() {
    let laid = laid().side(RED, "60 H H 10").on(GREEN, 62).throws(&[(2, 1), (1, 3), (1, 4), (1, 5)]);
    let mut table = laid.play();
    table.choose("1+2 4+1");
    // A capture is safe whatever else there was.
    table.answer(BLUE, Answer::Blow).unwrap();
    assert_eq!(blown(&table), 0);
    let nothing = Event::BlewNothing { by: BLUE };
    assert!(table.told.contains(&nothing));
    assert!(Parques::line(&nothing, Viewer::Seat(BLUE)).is_some());
    assert!(Parques::line(&nothing, Viewer::Seat(RED)).is_none());
    assert!(Parques::line(&nothing, Viewer::Spectator).is_none());
    assert!(table.ask(GREEN).is_some(), "others may still try");
}

#[test]
fn case_52_the_piece_that_could_have_captured_got_home() {
    // The first piece could capture on 62 with the 1. The second gets home with the total instead, and the
    // ten steps that it earns bring the first one home as well.
    let options = Options { soplar: true, home_bonus: Bonus::Steps, ..sheet() };
    let laid = Laid::of(4, options).side(RED, "61 66 20 H").on(GREEN, 62);
    let mut table = laid.throws(&[(1, 4), (1, 3), (1, 4), (1, 5)]).play();
    assert!(table.offered().contains(&"1+1 3+4".to_owned()), "{:?}", table.offered());
    table.choose("2+5").choose("1+10");
    // The first one earned ten more: only the third could walk them.
    assert_eq!(table.places(RED), "H H 30 H");
    table.answer(BLUE, Answer::Blow).unwrap();
    assert_eq!((blown(&table), table.places(RED).as_str()), (0, "H H 30 H"));
    assert!(table.told.contains(&Event::BlewNothing { by: BLUE }));
    assert_eq!(table.game().records[0].suffered, 0);
}

#[test]
fn who_captures_with_what_was_earned_is_safe() {
    let options = Options { soplar: true, home_bonus: Bonus::Steps, ..sheet() };
    let laid = Laid::of(4, options).side(RED, "31 66 20 H").on(GREEN, 32).on(YELLOW, 30);
    let mut table = laid.throws(&[(1, 4), (1, 3), (1, 4), (1, 5)]).play();
    table.choose("2+5").choose("3+10");
    table.answer(BLUE, Answer::Blow).unwrap();
    assert_eq!((blown(&table), table.places(RED).as_str()), (0, "31 H 30 H"));
}

#[test]
fn case_53_the_foremost_of_those_who_could() {
    let laid =
        laid().side(RED, "10 40 31 H").on(GREEN, 13).on(BLUE, 35).throws(&[(3, 1), (1, 3), (1, 4), (1, 5)]);
    let mut table = laid.play();
    table.choose("2+4");
    table.answer(YELLOW, Answer::Blow).unwrap();
    assert_eq!(table.places(RED), "10 44 J H");
}

/// R34: of two that stand together the first is blown, as it is the first that moves.
#[test]
fn of_two_that_stand_together_the_first_is_blown() {
    let laid = laid().side(RED, "10 10 30 H").on(GREEN, 13).on(BLUE, 14);
    let mut table = laid.throws(&[(3, 4), (1, 3), (1, 4), (1, 5)]).play();
    table.choose("3+7");
    table.answer(YELLOW, Answer::Blow).unwrap();
    assert_eq!(table.places(RED), "J 10 37 H");
}

#[test]
fn case_54_any_capture_is_enough() {
    let laid =
        laid().side(RED, "10 30 H H").on(GREEN, 13).on(BLUE, 34).throws(&[(3, 4), (1, 3), (1, 4), (1, 5)]);
    let mut table = laid.play();
    table.choose("1+4 2+3");
    table.answer(YELLOW, Answer::Blow).unwrap();
    assert_eq!(blown(&table), 1, "nobody was captured with this one");
    let laid = self::laid().side(RED, "10 30 H H").on(GREEN, 13).on(BLUE, 34);
    let mut table = laid.throws(&[(3, 4), (1, 3), (1, 4), (1, 5)]).play();
    table.choose("1+3 2+4");
    table.answer(YELLOW, Answer::Blow).unwrap();
    assert_eq!(blown(&table), 0);
}

#[test]
fn a_partner_does_not_blow() {
    let laid = Laid::of(4, Options { soplar: true, teams: true, ..sheet() });
    let mut table = laid.side(RED, "20 10 H H").on(GREEN, 13).throws(&[(1, 2), (3, 4)]).play();
    table.choose("1+3");
    assert!(table.ask(BLUE).is_none() && table.ask(GREEN).is_some());
}

/// R33: whoever was not first reads who was, until the dice fall.
#[test]
fn whoever_was_not_first_reads_who_was() {
    let mut table = left_alone();
    let late = |table: &Table, seat| Parques::too_late(&table.game().view(Viewer::Seat(seat)));
    assert_eq!(late(&table, GREEN), None, "nobody has blown");
    table.answer(BLUE, Answer::Blow).unwrap();
    let text = late(&table, GREEN).unwrap();
    assert_eq!((text.key.as_str(), text.args), ("told-faster", vec![("player".to_owned(), BLUE.into())]));
    assert_eq!(late(&table, BLUE), None);
    table.throw();
    assert_eq!(late(&table, GREEN), None);
}

/// The buttons under the table are the same whether or not there is anything to blow, and whoever has blown in vain.
#[test]
fn the_buttons_under_the_table_say_nothing_that_is_hidden() {
    let under = |table: &Table| -> Vec<Answer> {
        Parques::on_the_table(&table.game().view(Viewer::Spectator))
            .iter()
            .map(|press| press.answer)
            .collect()
    };
    let both = vec![Answer::Throw, Answer::Blow];
    let with_reason = left_alone();
    let mut without = laid().side(RED, "20 10 H H").on(GREEN, 19).throws(&[(1, 2), (3, 4), (2, 5)]).play();
    without.choose("1+3");
    assert_eq!((under(&with_reason), under(&without)), (both.clone(), both.clone()));
    without.answer(BLUE, Answer::Blow).unwrap();
    assert_eq!((under(&without), blown(&without)), (both, 0), "that is between Blue and the rules");
}

/// R37: what could be blown for it is captured, and whoever counts cells blows whenever there is a reason.
#[test]
fn bots_capture_where_they_could_be_blown_and_blow_with_reason_only() {
    let laid = || laid().side(RED, "60 10 H H").on(GREEN, 13).throws(&[(1, 2), (3, 4), (2, 5), (1, 6)]);
    let table = laid().play();
    let (view, ask) = (table.game().view(Viewer::Seat(RED)), table.ask(RED).unwrap());
    for answer in [driver::advise(&view, ask), driver::sharp(&view, ask)] {
        let Answer::Play(play) = answer else { panic!("{answer:?}") };
        assert!(table.game().board.captures(RED, play), "{answer:?}");
    }
    let table = left_alone();
    for seat in [YELLOW, BLUE, GREEN] {
        let (view, ask) = (table.game().view(Viewer::Seat(seat)), table.ask(seat).unwrap());
        assert_eq!(driver::sharp(&view, ask), Answer::Blow);
    }
    let mut nothing = self::laid().side(RED, "20 10 H H").on(GREEN, 19).throws(&[(1, 2), (3, 4)]).play();
    nothing.choose("1+3");
    for seat in [YELLOW, BLUE, GREEN] {
        let (view, ask) = (nothing.game().view(Viewer::Seat(seat)), nothing.ask(seat).unwrap());
        assert_ne!(driver::sharp(&view, ask), Answer::Blow);
    }
}

/// R37: a rookie blows one time in two, whoever it is and whoever is blown.
#[test]
fn a_rookie_blows_one_time_in_two() {
    let table = left_alone();
    for seat in [YELLOW, BLUE, GREEN] {
        let ask = table.ask(seat).unwrap();
        let mut view = table.game().view(Viewer::Seat(seat));
        let mut blows = 0;
        for throws in 0..400 {
            view.throws = throws * 4;
            blows += u32::from(driver::advise(&view, ask) == Answer::Blow);
        }
        assert!((150..=250).contains(&blows), "{seat:?}: {blows} of 400");
    }
}
