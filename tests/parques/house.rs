//! The cases of the sheet of cases that are about house rules, places, pairs of partners and who leaves.

use crate::table::{BLUE, GREEN, Laid, RED, Table, YELLOW, said, sheet};
use sobremesa::games::parques::board::Place;
use sobremesa::games::parques::event::{Choice, Deed};
use sobremesa::games::parques::plays::Throw;
use sobremesa::games::parques::{
    About, Answer, Bonus, Brings, Event, Hands, Options, Parques, Places, Release, ThreePairs, Throwing,
};
use sobremesa::kernel::{
    Arg, By, Dice, Game, Input, Lobby, Refusal, Saved, Seat, Teaches, Telling, Tells, Tempo, Viewer,
};
use sobremesa::words::{Language, Nobody, Words};

fn with(change: impl Fn(&mut Options)) -> Laid {
    let mut options = sheet();
    change(&mut options);
    Laid::of(4, options)
}

#[test]
fn case_33_only_those_who_tie_throw_again() {
    let mut game = Parques::setup(&sheet(), &vec![Default::default(); 4], 4, Dice::from_number(1)).unwrap();
    game.dice.load(&[4, 5, 3, 6, 2, 2, 6, 3, 1, 1, 1, 2, 1, 1]);
    let (_, now) = sobremesa::kernel::Saved::from_game(game).unwrap();
    let Some(Event::Opening { throws, first }) = now.news.first() else { panic!("{:?}", now.news) };
    let seats: Vec<u8> = throws.iter().map(|(seat, _)| seat.0).collect();
    assert_eq!((seats, *first), (vec![0, 1, 2, 3, 0, 1, 3], Seat(1)));
    assert_eq!(now.game.dice.script().map(|left| left.dice.len()), Some(0));
}

#[test]
fn case_34_a_finished_player_does_not_throw() {
    let laid = with(|rules| rules.places = Places::All).side(RED, "67 H H H").throws(&[(2, 2)]);
    let table = laid.play();
    assert!(!table.is_over());
    assert_eq!((table.turn(), table.left(), table.game().finished.as_slice()), (YELLOW, 0, &[RED][..]));
}

#[test]
fn case_35_two_pieces_each() {
    for pair in [4, 6] {
        let table = with(|rules| rules.pieces = 2).throws(&[(pair, pair), (1, 2)]).play();
        assert_eq!(table.places(RED), "0 0");
    }
}

#[test]
fn case_36_any_pair_two() {
    let table = with(|rules| rules.release = Release::Two).throws(&[(1, 1), (1, 2)]).play();
    assert_eq!(table.places(RED), "0 0 J J");
    let table = with(|rules| rules.release = Release::All).throws(&[(3, 3), (1, 2)]).play();
    assert_eq!(table.places(RED), "0 0 0 0");
}

#[test]
fn case_37_a_leftover_die_moves() {
    let laid = with(|rules| rules.leftover = true).side(RED, "J 10 20 H").throws(&[(3, 3), (1, 2)]);
    let mut table = laid.play();
    assert_eq!((table.about(), table.offered()), (Some(About::Leftover), vec!["2+3".into(), "3+3".into()]));
    table.choose("2+3");
    assert_eq!(table.places(RED), "0 13 20 H");
    assert_eq!((table.about(), table.left()), (Some(About::Play), 0));
}

#[test]
fn case_38_a_leftover_die_without_a_piece_is_lost() {
    let laid = with(|rules| rules.leftover = true).side(RED, "J H H H").throws(&[(5, 5), (1, 2)]);
    let table = laid.play();
    assert_eq!((table.places(RED).as_str(), table.left()), ("3 H H H", 0));
    assert!(table.tales()[0].deeds.contains(&Deed::Half { die: 5 }));
}

#[test]
fn case_39_three_pairs_burn_the_foremost_on_the_circuit() {
    let laid = with(|rules| rules.three_pairs = ThreePairs::Burned).side(RED, "40 66 H J").pairs(2);
    let table = laid.throws(&[(2, 2)]).play();
    assert_eq!((table.places(RED).as_str(), table.turn()), ("J 66 H J", YELLOW));
    let laid = with(|rules| rules.three_pairs = ThreePairs::Burned).side(RED, "64 66 H J").pairs(2);
    assert_eq!(laid.throws(&[(2, 2)]).play().tales()[0].deeds, [Deed::Spared]);
}

#[test]
fn three_pairs_may_take_a_piece_from_jail() {
    let laid = with(|rules| rules.three_pairs = ThreePairs::Any).side(RED, "J J 30 H").pairs(2);
    let mut table = laid.throws(&[(2, 2)]).play();
    assert_eq!(table.offered(), ["carry 1", "carry 3"]);
    table.choose("carry 1");
    assert_eq!(table.places(RED), "H J 30 H");
}

#[test]
fn case_40_a_barrier_is_not_passed() {
    let laid = with(|rules| rules.barriers = true).side(RED, "17 H H H").on(BLUE, 20).on(BLUE, 20);
    let table = laid.throws(&[(3, 4)]).play();
    assert_eq!((table.places(RED).as_str(), &table.tales()[0].deeds[..]), ("17 H H H", &[Deed::Lost][..]));
}

#[test]
fn case_41_a_barrier_on_a_seguro() {
    let barred = |laid: Laid| laid.side(RED, "5 H H H").throws(&[(4, 4), (1, 2), (1, 2)]).play().places(RED);
    let barriers = || with(|rules| rules.barriers = true);
    assert_eq!(barred(barriers().on(BLUE, 7).on(BLUE, 7)), "6 H H H", "1 alone does not reach it");
    assert_eq!(barred(barriers().on(BLUE, 7).on(YELLOW, 7)), "16 H H H", "two colours are none");
}

#[test]
fn case_42_a_release_captures_a_barrier() {
    let laid = with(|rules| rules.barriers = true).on(BLUE, 0).on(BLUE, 0).throws(&[(2, 2), (1, 3)]);
    let table = laid.play();
    assert_eq!((table.places(RED).as_str(), table.places(BLUE).as_str()), ("0 0 J J", "J J J J"));
}

#[test]
fn case_43_step_by_step_captures_on_the_way() {
    let laid = with(|rules| rules.step_by_step = true).side(RED, "10 H H H").on(BLUE, 13).on(GREEN, 18);
    let mut table = laid.throws(&[(3, 5)]).play();
    assert_eq!(table.offered(), ["1+3 1+5", "1+5 1+3"]);
    table.choose("1+3 1+5");
    assert_eq!((table.places(BLUE).as_str(), table.places(GREEN).as_str()), ("J J J J", "J J J J"));
    assert_eq!(table.places(RED), "18 H H H");
}

#[test]
fn case_44_step_by_step_a_total_before_a_single_die() {
    let table = with(|rules| rules.step_by_step = true).side(RED, "68 H H H").throws(&[(1, 2)]).play();
    assert!(table.is_over());
    // Both orders of the total lead home, and neither die alone is a play.
    let board = Laid::of(4, Options { step_by_step: true, ..sheet() }).side(RED, "68 H H H").game().board;
    let plays = board.plays(RED, Throw(1, 2));
    let steps: Vec<u8> = plays.iter().map(|play| play.legs().map(|leg| leg.steps).sum()).collect();
    assert_eq!(steps, [3]);
}

#[test]
fn case_45_a_capture_is_owed() {
    let owed = || with(|rules| rules.owed = true).side(RED, "68 10 H H").throws(&[(3, 2)]);
    let table = owed().on(BLUE, 13).play();
    assert_eq!((table.places(RED).as_str(), table.places(BLUE).as_str()), ("70 13 H H", "J J J J"));
    assert_eq!(owed().on(BLUE, 12).play().offered(), ["1+2 2+3", "1+3 2+2", "2+5"]);
}

#[test]
fn case_46_among_captures_one_chooses() {
    let laid = with(|rules| rules.owed = true).side(RED, "10 30 H H").on(BLUE, 13).on(GREEN, 33);
    let table = laid.throws(&[(3, 5)]).play();
    assert_eq!(table.offered(), ["1+3 2+5", "1+5 2+3"]);
}

#[test]
fn case_47_one_throw_for_a_pair_and_a_capture() {
    let laid = with(|rules| rules.capture_bonus = Bonus::Throw).side(RED, "10 H H H").on(BLUE, 14);
    let table = laid.throws(&[(2, 2), (1, 2)]).play();
    assert_eq!((table.turn(), table.left(), table.places(BLUE).as_str()), (YELLOW, 0, "J J J J"));
}

#[test]
fn one_capture_earns_a_throw() {
    let laid = with(|rules| rules.capture_bonus = Bonus::Throw).side(RED, "10 H H H").on(BLUE, 14);
    let table = laid.throws(&[(1, 3), (1, 2)]).play();
    assert_eq!((table.places(RED).as_str(), table.left()), ("17 H H H", 0));
}

#[test]
fn case_48_steps_that_nobody_can_walk_are_lost() {
    let laid = with(|rules| rules.capture_bonus = Bonus::Steps).side(RED, "50 H H H").on(BLUE, 53);
    let table = laid.throws(&[(1, 2)]).play();
    assert_eq!(table.places(RED), "53 H H H");
    assert!(table.tales()[0].deeds.contains(&Deed::NoBonus { steps: 20 }));
}

#[test]
fn case_49_twenty_steps_capture_and_earn_twenty_more() {
    let laid =
        with(|rules| rules.capture_bonus = Bonus::Steps).side(RED, "10 H H H").on(BLUE, 13).on(GREEN, 33);
    let table = laid.throws(&[(1, 2)]).play();
    assert_eq!((table.places(RED).as_str(), table.places(GREEN).as_str()), ("53 H H H", "J J J J"));
}

/// Steps that were earned by getting home earn a throw where they capture, and nothing where they do not.
#[test]
fn earned_steps_may_earn_a_throw() {
    let with = |capture, home| with(move |rules| (rules.capture_bonus, rules.home_bonus) = (capture, home));
    let to_green = |capture, green| {
        let laid = with(capture, Bonus::Steps).side(RED, "68 10 J H").on(GREEN, green);
        let mut table = laid.throws(&[(3, 2), (1, 2)]).play();
        table.choose("1+3 2+2");
        (table.places(RED), table.left())
    };
    assert_eq!(to_green(Bonus::Throw, 22), ("H 25 J H".to_owned(), 0));
    assert_eq!(to_green(Bonus::Throw, 23), ("H 22 J H".to_owned(), 2), "nobody was captured");
    assert_eq!(to_green(Bonus::None, 22), ("H 22 J H".to_owned(), 2));
}

/// Twenty steps that bring another piece home are worth what getting home is worth; so is a leftover die.
#[test]
fn whoever_gets_home_by_steps_that_were_earned_has_got_home() {
    let rules = |rules: &mut Options| (rules.capture_bonus, rules.home_bonus) = (Bonus::Steps, Bonus::Throw);
    let laid = with(rules).side(RED, "10 51 J H").on(BLUE, 13);
    let mut table = laid.throws(&[(1, 2), (1, 2)]).play();
    table.choose("1+3").choose("2+20");
    assert_eq!((table.places(RED).as_str(), table.left()), ("16 H J H", 0));
    let rules = |rules: &mut Options| (rules.leftover, rules.home_bonus) = (true, Bonus::Steps);
    let mut table = with(rules).side(RED, "J 68 10 H").throws(&[(3, 3), (1, 2)]).play();
    table.choose("2+3").choose("3+10");
    assert_eq!(table.places(RED), "0 H 20 H");
}

#[test]
fn a_piece_that_gets_home_earns_ten_steps_or_a_throw() {
    let laid = with(|rules| rules.home_bonus = Bonus::Steps).side(RED, "68 10 J H");
    let mut table = laid.throws(&[(3, 2)]).play();
    table.choose("1+3 2+2");
    assert_eq!(table.places(RED), "H 22 J H");
    let laid = with(|rules| rules.home_bonus = Bonus::Throw).side(RED, "68 10 J H");
    let mut table = laid.throws(&[(3, 2), (1, 2)]).play();
    table.choose("1+3 2+2");
    assert_eq!((table.places(RED).as_str(), table.left()), ("H 15 J H", 0));
}

#[test]
fn where_visitors_are_safe_a_release_captures_nobody() {
    let laid = with(|rules| rules.kick = false).side(RED, "17 H H H").turn(YELLOW).throws(&[(2, 2), (1, 2)]);
    assert_eq!(laid.play().places(RED), "17 H H H");
}

#[test]
fn case_55_the_last_piece_has_one_die() {
    let table = with(|rules| rules.last_piece = true).side(RED, "50 H H H").throws(&[(6, 0)]).play();
    assert_eq!((table.places(RED).as_str(), table.turn(), table.left()), ("56 H H H", YELLOW, 0));
}

#[test]
fn case_56_a_last_piece_in_jail_has_two_dice_and_three_tries() {
    let laid = with(|rules| rules.last_piece = true).side(RED, "J H H H").throws(&[(6, 5), (1, 2), (3, 4)]);
    let table = laid.play();
    assert_eq!((table.turn(), table.left()), (YELLOW, 0));
}

#[test]
fn case_57_one_die_for_children() {
    let children = || with(|rules| rules.dice = 1);
    let table = children().throws(&[(1, 0), (5, 0)]).play();
    assert_eq!((table.places(RED).as_str(), table.left()), ("5 0 0 0", 0));
    assert!(table.nothing_to_choose(), "four on one cell are one play");
    let mut table = children().throws(&[(1, 0), (6, 0), (1, 0)]).play();
    assert_eq!(table.places(RED), "6 0 0 0");
    table.choose("carry 1");
    assert_eq!((table.places(RED).as_str(), table.turn(), table.left()), ("H 0 0 0", YELLOW, 0));
    assert_eq!(children().throws(&[(2, 0), (5, 0), (4, 0)]).play().turn(), YELLOW);
}

#[test]
fn case_58_partners_stand_together_and_fall_together() {
    let teams = || with(|rules| rules.teams = true);
    let table = teams().side(RED, "10 H H J").on(BLUE, 13).throws(&[(1, 2)]).play();
    assert_eq!((table.places(RED).as_str(), table.places(BLUE).starts_with('J')), ("13 H H J", false));
    // Yellow turns into its lane right before 13: its partner Green is who can land there, and captures both.
    let both = || teams().side(RED, "13 H H J").on(BLUE, 13);
    let board = both().game().board;
    assert!((0..=board.tip()).all(|steps| board.cell(YELLOW, steps) != Some(13)));
    let table = both().side(GREEN, "27 H H H").turn(GREEN).throws(&[(1, 2)]).play();
    assert_eq!(table.game().board.cell(GREEN, 30), Some(13));
    assert_eq!((table.places(RED).as_str(), table.places(BLUE).as_str()), ("J H H J", "J J J J"));
    // What Yellow can do to such a pair elsewhere.
    let laid = teams().side(RED, "40 H H J").on(BLUE, 40).side(YELLOW, "20 H H H").turn(YELLOW);
    let table = laid.throws(&[(1, 2)]).play();
    assert_eq!((table.places(RED).as_str(), table.places(BLUE).as_str()), ("J H H J", "J J J J"));
}

#[test]
fn case_59_who_is_home_throws_for_the_partner() {
    let laid = with(|rules| rules.teams = true).side(RED, "H H H H").side(BLUE, "J J 5 8");
    let table = laid.throws(&[(3, 3), (1, 2)]).play();
    assert_eq!(table.places(BLUE), "0 0 5 8");
    assert_eq!((table.about(), table.left()), (Some(About::Play), 0));
    assert_eq!(table.tales()[0].hand, BLUE);
}

#[test]
fn pairs_of_partners_win_together() {
    let laid = with(|rules| rules.teams = true).side(RED, "H H H H").side(BLUE, "68 H H H");
    let table = laid.throws(&[(1, 2)]).play();
    assert!(table.is_over());
    let outcome = table.game().outcome().unwrap();
    let teams: Vec<usize> = outcome.teams.iter().map(Vec::len).collect();
    assert_eq!((outcome.teams.first(), teams), (Some(&vec![BLUE, RED]), vec![2, 2]));
}

#[test]
fn case_60_the_eleven() {
    let eleven = || with(|rules| rules.eleven = true);
    let table = eleven().throws(&[(5, 6), (1, 2)]).play();
    assert_eq!((table.places(RED).as_str(), table.left()), ("0 0 J J", 0));
    let table = eleven().throws(&[(5, 6), (2, 2), (6, 5)]).play();
    assert_eq!((table.places(RED).as_str(), table.turn()), ("H 0 0 0", YELLOW));
    // It is no pair of two equal dice, and either of them moves what is left over.
    let all = with(|rules| (rules.eleven, rules.release) = (true, Release::All));
    assert_eq!(all.throws(&[(5, 6), (1, 2)]).play().places(RED), "0 0 J J");
    let leftover = with(|rules| (rules.eleven, rules.leftover) = (true, true)).side(RED, "J 20 H H");
    assert_eq!(leftover.throws(&[(5, 6)]).play().offered(), ["2+5", "2+6"]);
}

#[test]
fn case_61_the_dice_do_not_know_who_presses() {
    let start = || Saved::<Parques>::new(&sheet(), 4, Dice::from_number(61)).unwrap();
    let (mut by_hand, _) = start();
    let (mut by_host, mut now) = start();
    for _ in 0..60 {
        let ask = now.asks[0].clone();
        let input = |by| Input { seat: ask.seat, by, about: ask.about, answer: ask.otherwise };
        let one = by_hand.submit(input(By::Player)).unwrap();
        now = by_host.submit(input(By::Host)).unwrap();
        assert!(one.game == now.game && one.news == now.news);
    }
}

/// What somebody reads who presses too late.
fn late(table: &Table, seat: Seat) -> Option<String> {
    Parques::too_late(&table.game().view(Viewer::Seat(seat))).map(|text| text.key)
}

/// What was played first is not told any more, however often it was played otherwise.
#[test]
fn what_was_taken_back_is_told_in_one_line() {
    let mut table = Laid::sheet().side(RED, "10 20 H H").throws(&[(1, 2), (5, 1), (3, 4), (1, 3)]).play();
    let keys = |table: &Table| -> Vec<String> {
        let story: Vec<(i64, Event)> = (1..).zip(table.told.iter().cloned()).collect();
        let view = table.game().view(Viewer::Spectator);
        let told = Parques::tell(&view, &story, 1, Viewer::Spectator);
        told.into_iter().map(|told| told.text.key).collect()
    };
    table.choose("1+3");
    assert_eq!(keys(&table).len(), 1);
    for again in ["1+1 2+2", "2+3"] {
        table.answer(RED, Answer::TakeBack).unwrap();
        assert_eq!(keys(&table), ["told-took-back"]);
        table.choose(again);
        assert_eq!(keys(&table).len(), 2);
    }
}

#[test]
fn case_63_a_play_is_taken_back_until_the_next_throw() {
    let mut table = Laid::sheet().side(RED, "10 20 H H").throws(&[(1, 2), (5, 1), (3, 4), (1, 3)]).play();
    table.choose("1+3");
    assert_eq!((table.places(RED).as_str(), table.left()), ("13 20 H H", 6));
    table.answer(RED, Answer::TakeBack).unwrap();
    assert_eq!((table.places(RED).as_str(), table.left()), ("10 20 H H", 6));
    assert_eq!(table.offered(), ["1+1 2+2", "1+2 2+1", "1+3", "2+3"]);
    assert_eq!(late(&table, YELLOW), None, "who has not moved has nothing that stands");
    table.choose("2+3");
    assert_eq!(late(&table, RED), None, "no dice have been thrown");
    table.throw();
    assert_eq!(table.answer(RED, Answer::TakeBack), Err(Refusal::NotAsked));
    assert_eq!(late(&table, RED).as_deref(), Some("told-thrown"));
    for language in Language::ALL {
        let words = Words::of(language, Some(Parques::book()));
        let sentence = words.say(&Refusal::NotAsked.text(), &Nobody);
        assert!(sentence.contains(' ') && !sentence.contains("refusal-"), "{sentence}");
    }
    assert_eq!(table.places(RED), "10 23 H H");
}

#[test]
fn house_rules_that_exclude_one_another_are_refused() {
    let refused = |seats: u8, change: &dyn Fn(&mut Options)| {
        let mut options = sheet();
        change(&mut options);
        let brought = vec![Default::default(); usize::from(seats)];
        Parques::setup(&options, &brought, seats, Dice::from_number(1)).is_err()
    };
    assert!(refused(4, &|rules| (rules.owed, rules.soplar) = (true, true)));
    assert!(refused(4, &|rules| (rules.last_piece, rules.dice) = (true, 1)));
    assert!(refused(3, &|rules| rules.teams = true) && !refused(6, &|rules| rules.teams = true));
    assert!(refused(5, &|rules| rules.board = sobremesa::games::parques::BoardSize::Four));
    assert!(refused(4, &|rules| rules.pieces = 1) && refused(4, &|rules| rules.pieces = 5));
    assert!(!refused(2, &|_| {}));
}

#[test]
fn after_two_hundred_turns_captured_pieces_are_spared() {
    let mut laid = Laid::sheet().side(RED, "10 H H H").on(BLUE, 13).throws(&[(1, 2)]).play().now.game;
    laid.calm = 800;
    laid.board.gentle = true;
    laid.board.send_back(sobremesa::games::parques::board::Piece { seat: RED, piece: 0 });
    assert_eq!(laid.board.side(RED).pieces[0], Place::At(0));
}

/// A turn of several throws is told with one headline, and with another only where that is worth more; told
/// in parts it says the same.
#[test]
fn a_turn_has_one_headline() {
    let headed = |telling: &Telling| telling.text.key == "told-headline";
    let mut turns = 0;
    for n in 0..6 {
        let (mut saved, mut now) = Saved::<Parques>::new(&sheet(), 4, Dice::from_number(n)).unwrap();
        let mut story: Vec<(i64, Event)> = Vec::new();
        while let Some(ask) = now.asks.first() {
            let answer = Parques::advise(&now.game.view(Viewer::Seat(ask.seat)), ask);
            let (seat, about) = (ask.seat, ask.about);
            now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
            let next = story.len() as i64 + 1;
            story.extend((next..).zip(now.news.clone()));
        }
        let view = now.game.view(Viewer::Spectator);
        let told = Parques::tell(&view, &story, 1, Viewer::Spectator);
        for part in 0..story.len() / 20 {
            let from = 20 * part as i64 + 1;
            let first = (from - Parques::LOOK_BACK).max(1);
            let again = Parques::tell(&view, &story[first as usize - 1..], from, Viewer::Spectator);
            let whole: Vec<_> = told.iter().filter(|telling| telling.n >= from).cloned().collect();
            assert_eq!(again, whole, "game {n} from {from}");
        }
        let turn = |n: i64| match &story[n as usize - 1].1 {
            Event::Threw(tale) => Some(tale.turn),
            _ => None,
        };
        for pair in told.windows(2) {
            let same = turn(pair[0].n).is_some() && turn(pair[0].n) == turn(pair[1].n);
            turns += usize::from(same && headed(&pair[0]) && !headed(&pair[1]));
        }
    }
    assert!(turns > 20, "only {turns} throws go without a headline after one that had it");
}

/// Of a choice among plays the first three that a beginner thinks of have a button of their own; a menu takes
/// two presses.
#[test]
fn what_one_thinks_of_first_is_one_press_away() {
    let mut rests = 0;
    for n in 0..4 {
        let (mut saved, mut now) = Saved::<Parques>::new(&sheet(), 4, Dice::from_number(n)).unwrap();
        for _ in 0..150 {
            let Some(ask) = now.asks.first().cloned() else { break };
            let view = now.game.view(Viewer::Seat(ask.seat));
            let screen = Parques::screen(&view, Some(&ask));
            let advised = Parques::advise(&view, &ask);
            if ask.about == About::Play {
                let alone: Vec<_> =
                    screen.groups.iter().filter(|group| group.about.key == "group-plays").collect();
                let plays = ask.choices.iter().filter(|answer| matches!(answer, Answer::Play(_))).count();
                assert_eq!(alone.len(), plays.min(3));
                assert!(alone.iter().all(|group| group.presses.len() == 1));
                assert!(alone.iter().any(|group| group.presses[0].answer == advised), "what is advised");
                let rest = screen.groups.iter().find(|group| group.about.key == "group-other-plays");
                assert_eq!(rest.map_or(0, |group| group.presses.len()), ask.choices.len() - alone.len());
                let last = rest.and_then(|group| group.presses.last()).map(|press| press.answer);
                assert_eq!(last, Some(Answer::Hands(Hands::Fast)), "how plain choices are made comes last");
                rests += usize::from(plays > 3);
            } else if ask.about == About::Carry {
                assert!(
                    screen.groups.iter().all(|group| group.presses.len() == 1),
                    "which piece is one press"
                );
            } else {
                assert_eq!(screen.groups.len(), 1);
            }
            now = saved
                .submit(Input { seat: ask.seat, by: By::Player, about: ask.about, answer: advised })
                .unwrap();
        }
    }
    assert!(rests > 40, "only {rests} choices among more than three plays");
}

/// Everybody may have their plain choices made, whatever the others do; and everybody may know.
#[test]
fn fast_hands_are_everybodys_own_choice() {
    let laid = || Laid::sheet().side(RED, "13 29 H H").throws(&[(1, 2)]);
    assert!(!laid().play().nothing_to_choose());
    assert!(!laid().fast(GREEN).play().nothing_to_choose(), "somebody else's hands");
    let table = laid().fast(RED).play();
    assert!(table.nothing_to_choose());
    assert_ne!(table.places(RED), "13 29 H H", "it was played all the same");
    assert!(!laid().fast(RED).on(GREEN, 32).play().nothing_to_choose(), "somebody can be captured");
    let fast = Brings { hands: Hands::Fast, ..Brings::default() };
    let brought = [Brings::default(), fast, Brings::default(), Brings::default()];
    let game = Parques::setup(&sheet(), &brought, 4, Dice::from_number(1)).unwrap();
    assert_eq!(game.fast.iter().collect::<Vec<_>>(), [Seat(1)]);
    let view = game.view(Viewer::Spectator);
    assert_eq!(Parques::screen(&view, None).house.unwrap().key, "house-fast");
}

/// A line that always says the same is read by nobody: what is printed is not said on every message, house rules are.
#[test]
fn house_rules_stand_on_the_table_only_where_there_are_any() {
    let house = |options: Options| {
        let brought = vec![Brings::default(); 4];
        let game = Parques::setup(&options, &brought, 4, Dice::from_number(1)).unwrap();
        Parques::screen(&game.view(Viewer::Spectator), None).house.map(|text| text.key)
    };
    assert_eq!(house(sheet()), None);
    assert_eq!(house(Options { soplar: true, ..sheet() }).as_deref(), Some("house-rules"));
    // R38: who plays with whom is said by nothing else.
    assert_eq!(house(Options { teams: true, ..sheet() }).as_deref(), Some("house-partners"));
}

/// Whoever is asked may have their plain choices made from there on, and take them back into their own hands
/// whenever they are asked again: everybody is told, and nothing else changes by it.
#[test]
fn hands_are_changed_beside_any_play() {
    let laid = |throws: &[(u8, u8)]| Laid::sheet().side(RED, "13 29 H H").throws(throws);
    let changed = |table: &Table| {
        let told = table.told.iter().filter(|event| matches!(event, Event::Hands { seat: RED, .. }));
        (told.count(), table.game().fast.has(RED))
    };
    // A plain choice is made at once.
    let mut table = laid(&[(1, 2)]).play();
    assert_eq!(table.about(), Some(About::Play));
    table.choose(&said(&Answer::Hands(Hands::Fast)));
    assert_eq!(changed(&table), (1, true));
    assert!(table.nothing_to_choose() && table.places(RED) != "13 29 H H", "it was played");
    assert_eq!(table.tales().last().map(|tale| tale.choice), Some(Choice::Plain));
    // Where somebody can be captured the same plays stay open, and the way back is among them.
    let mut table = laid(&[(1, 2)]).on(GREEN, 32).play();
    let plays = table.offered();
    assert!(!table.ask(RED).unwrap().goes_on);
    table.choose(&said(&Answer::Hands(Hands::Fast)));
    assert_eq!((table.offered(), changed(&table)), (plays.clone(), (1, true)));
    assert!(table.ask(RED).unwrap().goes_on, "it is the same question, with no more time for it");
    assert_eq!(
        table.answer(RED, Answer::Hands(Hands::Fast)),
        Err(Refusal::NotOffered),
        "they are fast already"
    );
    table.choose(&said(&Answer::Hands(Hands::Own)));
    assert_eq!((table.offered(), changed(&table)), (plays, (2, false)));
    assert!(table.tales().is_empty(), "no play was made by it");
    // Where the whole table plays so, nobody changes it alone.
    let table = Laid::of(4, Options { fast: true, ..sheet() });
    let table = table.side(RED, "13 29 H H").on(GREEN, 32).throws(&[(1, 2)]).play();
    let hands = |answer: &Answer| matches!(answer, Answer::Hands(_));
    assert!(!table.ask(RED).unwrap().choices.iter().any(hands));
}

/// Where throws wait for a press, fast hands are given up there as well; and a play that is taken back does
/// not bring them back.
#[test]
fn fast_hands_are_given_up_before_a_throw() {
    const NEXT: Seat = Seat(1);
    let waits = Laid::of(4, Options { throwing: Throwing::Player, ..sheet() });
    let mut table = waits.side(RED, "13 29 H H").fast(NEXT).throws(&[(1, 2)]).play();
    table.choose("1+1 2+2");
    let offered = |table: &Table| table.ask(NEXT).map(|ask| ask.choices.to_vec()).unwrap_or_default();
    assert!(offered(&table).contains(&Answer::Hands(Hands::Own)));
    let screen = Parques::screen(&table.game().view(Viewer::Seat(NEXT)), table.ask(NEXT));
    let presses: Vec<usize> = screen.groups.iter().map(|group| group.presses.len()).collect();
    assert_eq!(presses, [2, 1], "the throw stays a button");
    table.answer(NEXT, Answer::Hands(Hands::Own)).unwrap();
    assert_eq!(offered(&table), [Answer::Throw, Answer::Shake], "own hands change beside a play");
    table.answer(RED, Answer::TakeBack).unwrap();
    assert!(!table.game().fast.has(NEXT));
    assert_eq!(table.places(RED), "13 29 H H");
}

/// The headline of the last throw.
fn headline(table: &Table) -> Option<String> {
    let said = Parques::line(table.told.last()?, Viewer::Spectator)?;
    said.args.into_iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if name == "headline" => Some(text.key),
        _ => None,
    })
}

#[test]
fn three_pairs_are_told_where_they_take_a_piece_home_and_not_where_they_burn_one() {
    let of = |rule| with(move |rules| rules.three_pairs = rule).side(RED, "40 66 J J").pairs(2);
    let mut table = of(ThreePairs::InPlay).throws(&[(3, 3)]).play();
    table.choose("carry 1");
    assert!(
        headline(&table).is_some_and(|key| key.starts_with("head-three-pairs")),
        "{:?}",
        headline(&table)
    );
    let table = of(ThreePairs::Burned).throws(&[(3, 3)]).play();
    assert!(headline(&table).is_some_and(|key| key.starts_with("head-burned")), "{:?}", headline(&table));
}

/// R37: nobody without a person leaves a capture alone where it could be blown for it, whatever it is fond of.
#[test]
fn bots_leave_no_capture_alone_where_there_is_blowing() {
    // Two pieces home are worth more than a piece that has just come out.
    let laid = |soplar| {
        let laid = with(move |rules| rules.soplar = soplar).side(RED, "69 66 20 H").on(YELLOW, 27);
        laid.throws(&[(5, 2)])
    };
    let captures = |table: &Table, answer| {
        let Answer::Play(play) = answer else { panic!("{answer:?}") };
        table.game().board.captures(RED, play)
    };
    for soplar in [false, true] {
        let table = laid(soplar).play();
        let (view, ask) = (table.game().view(Viewer::Seat(RED)), table.ask(RED).unwrap());
        assert!(ask.choices.iter().any(|one| matches!(one, Answer::Play(_)) && captures(&table, *one)));
        assert_eq!(captures(&table, Parques::advise(&view, ask)), soplar, "soplar: {soplar}");
    }
}

/// Who is asked how long it takes has so many people at the table, and no others.
#[test]
fn how_long_a_game_takes_depends_on_how_many_play() {
    let takes = |seats, tempo| {
        let text = Parques::takes(&sheet(), seats, tempo);
        let count =
            text.args.iter().find_map(|(_, arg)| if let Arg::Number(n) = arg { Some(*n) } else { None });
        (text.key, count.unwrap())
    };
    let said = [2, 4, 8].map(|seats| takes(seats, Tempo::Live));
    assert_eq!(said, [("takes-minutes".into(), 25), ("takes-minutes".into(), 70), ("takes-hours".into(), 8)]);
    assert_eq!(takes(2, Tempo::Slow), ("takes-days".into(), 18));
    assert_eq!(takes(8, Tempo::Slow), ("takes-months".into(), 13));
}

/// Where the dice fall by themselves nothing can be taken back: the first capture that somebody leaves is
/// asked about, once a game.
#[test]
fn a_capture_that_is_left_is_asked_about_once_where_no_play_can_be_taken_back() {
    let by_themselves = || {
        let laid = Laid::of(4, Options::sheet()).side(RED, "10 20 H H").on(BLUE, 13).side(YELLOW, "H H H 70");
        laid.throws(&[(1, 2)]).play()
    };
    let mut table = by_themselves();
    table.choose("2+3");
    assert_eq!(
        (table.about(), table.offered()),
        (Some(About::Sure), vec!["2+3".to_owned(), "again".to_owned()])
    );
    assert_eq!(table.places(RED), "10 20 H H", "nothing has moved");
    table.choose("again");
    assert_eq!(table.about(), Some(About::Play));
    assert!(table.ask(RED).unwrap().goes_on, "with no more time for it");
    let now = table.game().clone();
    assert!(now.records[0].warned);
    table.choose("2+3");
    assert_ne!(table.about(), Some(About::Sure), "once is enough");
    assert_eq!(table.places(RED), "10 23 H H");
    // Whoever captures is asked nothing, and neither is whoever could take it back.
    let mut table = by_themselves();
    table.choose("1+3");
    assert_eq!(table.places(RED), "13 20 H H");
    let mut table = Laid::sheet().side(RED, "10 20 H H").on(BLUE, 13).throws(&[(1, 2)]).play();
    table.choose("2+3");
    assert_eq!(table.places(RED), "10 23 H H");
}

#[test]
fn a_leftover_die_is_one_of_a_pair_that_could_have_released_two() {
    let leftover = |throw| {
        let laid = with(|rules| rules.leftover = true).side(RED, "J 20 H H");
        laid.throws(&[throw, (1, 2)]).play()
    };
    assert_eq!(leftover((3, 3)).places(RED), "0 23 H H");
    assert_eq!(leftover((6, 6)).places(RED), "0 20 H H", "a pair that releases all is used up");
}

#[test]
fn a_burned_piece_leaves_no_trail_of_an_older_move() {
    let burns = with(|rules| rules.three_pairs = ThreePairs::Burned).side(RED, "20 H H H").pairs(2);
    let table = burns.throws(&[(4, 4)]).play();
    assert_eq!((table.places(RED).as_str(), table.game().trail.len()), ("J H H H", 0));
}

#[test]
fn fast_hands_that_were_switched_on_beside_a_choice_stay_when_somebody_else_leaves() {
    let mut table = Laid::sheet().side(RED, "10 20 H H").on(BLUE, 13).throws(&[(1, 2)]).play();
    table.choose("hands(fast)");
    assert!(table.game().fast.has(RED));
    assert!(table.resign(GREEN) && table.game().fast.has(RED), "everybody was told so");
}
