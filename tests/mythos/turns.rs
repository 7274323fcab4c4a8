//! Cases 1 to 16: Sanity, turns, passing.

use crate::bench::*;
use sobremesa::games::mythos::cards::{Dimension, Region, Title};
use sobremesa::games::mythos::fight::{Fight, Tip};
use sobremesa::games::mythos::table::{Card, Menace, Phase};
use sobremesa::games::mythos::{Answer, Brings, Combat, Decks, Event, Length, Mythos, Options, Titles};
use sobremesa::kernel::{Arg, Dice, Game, Plans, Saved, Script, Seat, Text, Viewer, Weight};

#[test]
fn case_1_the_last_point_ends_the_game_before_the_card_does_anything() {
    let mut b = Bench::new(
        table(2).sane(A, 1).sane(B, 9).at(A, "meadow_hill").hand(A, &["witch_house", "calm_of_bast"]),
    );
    b.play("witch_house");
    assert!(b.is_over() && b.in_pile(A, "witch_house") && b.in_hand(A, "calm_of_bast"));
    assert_eq!(b.game().outcome().unwrap().winners(), [B]);
    assert_eq!((b.game().player(A).score(), b.game().player(B).score()), (0, 9));
}

#[test]
fn case_2_what_costs_more_than_one_has_is_not_offered() {
    let with = |sanity| Bench::new(table(2).sane(A, sanity).at(A, "meadow_hill").hand(A, &["shoggoth"]));
    assert!(!with(2).may_play("shoggoth"));
    assert!(with(3).may_play("shoggoth"));
    let b = with(3);
    let screen = Mythos::screen(&b.game().view(sobremesa::kernel::Viewer::Seat(A)), b.asked(A));
    let presses = screen.groups.iter().flat_map(|group| &group.presses);
    let hint = presses
        .filter(|press| press.answer == Answer::Play(t("shoggoth")))
        .find_map(|press| press.hint.clone());
    let last = hint.unwrap().args.into_iter().find(|(name, _)| name == "last").unwrap().1;
    assert_eq!(last, sobremesa::kernel::Arg::Number(1), "it warns that this would end the game");
}

/// What a card does to whoever plays it counts like its price: Cthulhu costs three, and takes two of everybody.
#[test]
fn a_card_that_takes_the_last_sanity_once_it_is_there_says_so() {
    for (sanity, last) in [(5, 1), (6, 0)] {
        let mut game = table(2);
        game.sane(A, sanity).at(A, "devil_reef").artifact(A, "stone_idol").ally(A, "old_castro");
        let b = Bench::new(game.hand(A, &["cthulhu"]));
        let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
        let mut presses = screen.groups.into_iter().flat_map(|group| group.presses);
        let press = presses.find(|press| press.answer == Answer::Play(t("cthulhu"))).unwrap();
        let says = press.label.args.into_iter().find(|(name, _)| name == "last").unwrap().1;
        assert_eq!(says, Arg::Number(last), "with {sanity}");
    }
}

/// R20: a pass that came by itself would tell the others how little there was to choose.
#[test]
fn whoever_can_do_nothing_passes_themselves() {
    let b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &["shoggoth"]).sane(A, 1));
    let ask = b.asked(A);
    assert!(ask.is_some_and(|ask| ask.choices[..] == [Answer::Pass] && !ask.is_settled()));
    let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), ask);
    assert_eq!(screen.heading.key, "ask-turn-nothing");
    let presses: Vec<_> = screen.groups.iter().flat_map(|group| &group.presses).collect();
    assert!(presses.len() == 1 && presses[0].weight == Weight::Main, "it asks nothing twice");
}

/// Nobody's game is ended by a press that does not say so: what is cast says its price, and where it is the last.
#[test]
fn what_is_cast_says_what_it_costs() {
    let seen = |sanity: i8| {
        let mut game = table(2);
        game.sane(A, sanity).at(A, "meadow_hill").ally(B, "danforth");
        game.tome(A, "necronomicon_greek", &["wasting_word"]);
        let b = Bench::new(&game);
        let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
        let mut presses = screen.groups.into_iter().flat_map(|group| group.presses);
        let press = presses.find(|press| matches!(press.answer, Answer::Cast { .. })).unwrap();
        let arg = |name: &str| press.label.args.iter().find(|(n, _)| n == name).unwrap().1.clone();
        (arg("sanity"), arg("last"), press.weight)
    };
    let price = Arg::Signed(-1);
    assert_eq!(seen(2), (price.clone(), Arg::Number(0), Weight::Plain));
    assert_eq!(seen(1), (price, Arg::Number(1), Weight::Grave));
}

/// A pass is a plain button, and the Combat that it brings may cost somebody all their Sanity.
#[test]
fn whoever_can_end_the_round_reads_what_awaits_them() {
    let seen = |passed: bool, threat: &[&str], ally: bool| {
        let mut game = table(2);
        game.at(A, "meadow_hill").hand(A, &["ghoul"]).threat(B, A, threat);
        game.player_mut(B).passed = passed;
        if ally {
            game.ally(A, "henry_armitage");
        }
        let b = Bench::new(&game);
        let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
        let line = screen.lines.into_iter().find(|line| line.key == "scene-awaits");
        let number = |line: Text| {
            ["monsters", "guards"].map(|name| line.args.iter().find(|(n, _)| n == name).unwrap().1.clone())
        };
        let presses = screen.groups.iter().flat_map(|group| &group.presses);
        let pass = presses.into_iter().find(|press| press.answer == Answer::Pass).unwrap().weight;
        (line.map(number), pass)
    };
    let says = |monsters, guards| Some([Arg::Number(monsters), Arg::Number(guards)]);
    assert_eq!(seen(true, &["shoggoth", "ghoul"], false), (says(2, 0), Weight::Grave));
    assert_eq!(seen(true, &["shoggoth"], true), (says(1, 1), Weight::Plain));
    assert_eq!(seen(true, &[], false), (None, Weight::Plain), "nobody has anything to send");
    assert_eq!(seen(false, &["shoggoth"], false), (None, Weight::Plain), "the round goes on");
}

/// To complete an Adventure ends the game: the button says for whom, and stands out where it wins.
#[test]
fn whoever_completes_an_adventure_reads_who_wins_by_it() {
    let seen = |theirs: i8, length: Length| {
        let mut game = table(2);
        game.options.length = length;
        let told =
            ["whateley_farm", "sentinel_hill", "whateley_diary", "red_gesture", "ghoul", "dunwich_farmers"];
        game.sane(A, 5).sane(B, theirs).at(A, "kingsport_harbour").story(A, &told);
        game.hand(A, &["the_thing_in_the_farmhouse"]);
        let b = Bench::new(&game);
        let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
        let presses = screen.groups.into_iter().flat_map(|group| group.presses);
        let adventure = Answer::Play(t("the_thing_in_the_farmhouse"));
        let press = presses.into_iter().find(|press| press.answer == adventure).unwrap();
        let comes = press.label.args.into_iter().find(|(name, _)| name == "comes").unwrap().1;
        (comes, press.weight)
    };
    assert_eq!(seen(5, Length::Basic), (Arg::Number(1), Weight::Main));
    assert_eq!(seen(20, Length::Basic), (Arg::Number(3), Weight::Grave));
    assert_eq!(seen(5, Length::Campaign(20)), (Arg::Number(0), Weight::Grave), "the game goes on");
}

#[test]
fn case_3_sanity_is_never_more_than_20() {
    let mut b = Bench::new(table(2).sane(A, 19).at(A, "meadow_hill").hand(A, &["arkham_sanitarium"]));
    assert_eq!(b.play("arkham_sanitarium").sanity(A), 20);
}

#[test]
fn case_4_edu_is_made_different_by_dice() {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Brought };
    let brought = vec![Brings { deck: "locked_shelf".to_owned() }; 3];
    let mut game = Mythos::setup(&options, &brought, 3, Dice::from_number(1)).unwrap();
    game.players.iter_mut().for_each(|player| player.edu = 15);
    game.dice.load(&[6, 2, 2, 3, 5]);
    let (_, now) = Saved::from_game(game).unwrap();
    let edu: Vec<u16> = now.game.players.iter().map(|player| player.edu).collect();
    assert_eq!(edu, [19, 15, 17]);
    assert_eq!(now.game.dice.script(), Some(&Script::default()));
}

#[test]
fn case_5_of_equal_sanity_the_highest_edu_begins() {
    let mut game = table(2);
    (game.players[0].edu, game.players[1].edu) = (14, 18);
    game.phase = Phase::RoundStart;
    assert_eq!(Bench::new(&game).game().mover, B);
}

#[test]
fn case_6_two_passes_in_a_row_of_one_player_bring_combat() {
    let mut b = Bench::new(table(2).hand(B, &["research"]));
    b.pass().play("research").pass();
    assert_eq!(b.game().phase, Phase::RoundEnd);
}

#[test]
fn case_7_a_pass_after_a_pass_brings_combat() {
    assert_eq!(Bench::new(&table(2)).pass().pass().game().phase, Phase::RoundEnd);
}

#[test]
fn case_8_of_three_who_sits_after_the_last_passer_has_no_further_turn() {
    let mut b = Bench::new(table(3).hand(B, &["research"]));
    assert_eq!(b.pass().play("research").pass().game().phase, Phase::RoundEnd);
}

#[test]
fn case_9_whoever_has_played_since_passing_breaks_the_series() {
    let mut game = table(3);
    for seat in [A, B, C] {
        game.hand(seat, &["research"]);
    }
    let mut b = Bench::new(&game);
    b.pass().play("research").play("research").play("research").pass();
    assert_eq!((b.game().phase, b.game().mover), (Phase::Turn, C));
}

#[test]
fn case_10_a_lost_turn_breaks_no_series() {
    let mut game = table(2);
    game.players[1].lost_turns = 1;
    let mut b = Bench::new(&game);
    assert_eq!(b.pass().game().mover, A);
    assert_eq!(b.pass().game().phase, Phase::RoundEnd);
}

#[test]
fn case_11_a_play_after_a_lost_turn_does() {
    let mut game = table(2);
    game.players[1].lost_turns = 1;
    let mut b = Bench::new(game.hand(A, &["research"]));
    b.pass().play("research").say(Answer::Pass);
    assert_eq!(b.game().mover, A, "B has passed once, and A has the turn");
    let mut c = Bench::new(table(2).hand(A, &["research"]).hand(B, &["telegram"]));
    c.pass().play("telegram").play("research");
    assert_eq!(c.game().phase, Phase::Turn);
}

#[test]
fn case_12_the_first_card_is_a_location_or_an_event() {
    let mut game = table(2);
    game.players[0].begun = false;
    game.hand(A, &["a_quiet_season", "henry_armitage", "loan_request"]);
    let b = Bench::new(&game);
    let choices = b.asked(A).unwrap().choices.to_vec();
    assert_eq!(choices, [Answer::Pass, Answer::Play(t("loan_request"))]);
}

#[test]
fn case_13_an_artifact_recovers_in_a_later_round() {
    let mut game = table(2);
    game.artifact(A, "camera").deck(A, &["ghoul", "gug"]);
    let mut b = Bench::new(&game);
    b.say(Answer::Use(t("camera"))).pass();
    assert!(!b.offers(A, Answer::Straighten(t("camera"))) && !b.offers(A, Answer::Use(t("camera"))));
    game.players[0].artifacts[0].used = Some(1);
    let mut b = Bench::new(&game);
    b.say(Answer::Straighten(t("camera"))).pass();
    assert!(b.offers(A, Answer::Use(t("camera"))));
}

#[test]
fn case_14_pabodie_straightens_one_when_a_round_begins() {
    let mut game = table(2);
    game.artifact(A, "camera").artifact(A, "soapstone").ally(A, "frank_pabodie");
    game.players[0].artifacts.iter_mut().for_each(|one| one.used = Some(2));
    game.phase = Phase::RoundStart;
    let mut b = Bench::new(&game);
    b.pick("camera");
    let used: Vec<bool> = b.game().player(A).artifacts.iter().map(|one| one.used.is_some()).collect();
    assert_eq!(used, [false, true]);
    assert_eq!(b.game().phase, Phase::Turn);
}

#[test]
fn case_15_a_forced_reshuffle_may_cost_the_last_point() {
    let mut game = table(2);
    game.sane(A, 1).deck(A, &["gug"]).pile(A, &["ghoul", "ghast", "zoogs", "dhole", "shantak"]);
    let mut b = Bench::new(game.hand(A, &["books_of_hsan", "research"]));
    b.play("research");
    assert!(b.is_over() && b.in_hand(A, "gug"));
    assert_eq!(b.game().player(A).hand.len(), 2);
}

#[test]
fn case_16_nothing_is_drawn_where_there_is_nothing() {
    let mut b = Bench::new(table(2).hand(A, &["research"]));
    b.play("research");
    assert_eq!((b.sanity(A), b.game().player(A).hand.len()), (10, 0));
    assert!(!b.told.iter().any(|event| matches!(event, Event::Draws { seat: Seat(0), .. })));
}

/// What is proposed to go at the end of a round is not the Adventure that lacks least, nor what it still needs.
#[test]
fn the_nearest_adventure_is_not_proposed_to_go() {
    let mut game = table(2);
    game.who(A, "edith_whitcomb").at(A, "meadow_hill");
    game.story(A, &["christchurch_cemetery", "st_johns_churchyard", "ghoul"]);
    let needed = ["the_grave_robbers", "raise_the_dead", "henry_armitage"];
    let others = ["a_quiet_season", "camera", "dhole", "gug", "necronomicon_latin", "zoogs"];
    game.hand(A, &[&needed[..], &others[..]].concat());
    let b = Bench::new(game.round_end());
    let most = b.asked(A).unwrap().choices.iter().rev().find(|one| matches!(one, Answer::Discard(_)));
    let Some(Answer::Discard(most)) = most else { panic!("nothing is proposed") };
    assert!(
        needed.iter().all(|id| !most.has(t(id))) && most.len() == 6,
        "{:?}",
        most.iter().collect::<Vec<_>>()
    );
}

#[test]
fn a_seat_at_the_table_has_the_turn_and_begins_the_round() {
    let spoiled: [fn(&mut Mythos); 2] = [|game| game.mover = C, |game| game.first = C];
    for spoil in spoiled {
        let mut game = table(2);
        assert_eq!(game.check(), Ok(()));
        spoil(&mut game);
        assert_eq!(game.check(), Err("somebody has the turn who does not play"));
    }
}

#[test]
fn nothing_is_counted_beyond_what_a_game_can_bring() {
    let wrong = |spoil: &dyn Fn(&mut Mythos)| {
        let mut game = table(2);
        game.fight = Some(Fight::new(&game));
        assert_eq!(game.check(), Ok(()));
        spoil(&mut game);
        game.check().unwrap_err()
    };
    fn fight(game: &mut Mythos) -> &mut Fight {
        game.fight.as_mut().unwrap()
    }
    let tip = |seat, other, n| Tip { seat, other, n };
    assert_eq!(wrong(&|game| game.round = u32::MAX), "the game is too long");
    assert_eq!(wrong(&|game| game.turn = u32::MAX), "the game is too long");
    assert_eq!(wrong(&|game| game.players[1].edu = u16::MAX), "the notes of a player");
    assert_eq!(wrong(&|game| game.players[1].lost_turns = u8::MAX), "the notes of a player");
    assert_eq!(wrong(&|game| game.players[0].sanity = 0), "somebody without Sanity plays on");
    assert_eq!(wrong(&|game| fight(game).wards[1] = u8::MAX), "the notes of a Combat");
    assert_eq!(wrong(&|game| fight(game).next = 3), "the notes of a Combat");
    assert_eq!(wrong(&|game| fight(game).declined = 3), "the notes of a Combat");
    for most in [-60, 60] {
        let mut game = table(2);
        game.fight = Some(Fight::new(&game));
        fight(&mut game).tips.push(tip(A, B, most));
        assert_eq!(game.check(), Ok(()));
        let more = most + most.signum();
        assert_eq!(wrong(&|game| fight(game).tips.push(tip(A, B, more))), "the notes of a Combat", "{more}");
    }
    assert_eq!(wrong(&|game| fight(game).tips.push(tip(A, C, 1))), "a Combat of others than play");
    assert_eq!(wrong(&|game| fight(game).order.push(C)), "a Combat of others than play");
    assert_eq!(wrong(&|game| fight(game).order.push(A)), "a Combat of others than play");
    assert_eq!(wrong(&|game| fight(game).order.clear()), "a Combat of others than play");
    let card = Card { title: Title::from_code(1).unwrap(), owner: A };
    let menace = Menace { card, aim: Some(C), ally: None };
    let aimed = |game: &mut Mythos| game.players[0].threat.0.push(menace);
    assert_eq!(wrong(&aimed), "the notes of a player");
}

#[test]
fn no_code_is_beyond_the_last_title() {
    let last = Title::all().count() as u8;
    assert!(Title::from_code(last).is_some());
    assert!(Title::from_code(last + 1).is_none() && Title::from_code(0).is_none());
}

#[test]
fn no_monster_comes_before_the_first_location_or_event() {
    let mut game = table(2);
    game.at(A, "devil_reef").hand(A, &["deep_one"]);
    assert!(Bench::new(&game).may_play("deep_one"));
    game.player_mut(A).begun = false;
    assert!(!Bench::new(&game).may_play("deep_one"));
}

#[test]
fn at_the_end_of_a_round_it_is_asked_what_goes() {
    let mut game = table(2);
    game.at(A, "meadow_hill").hand(A, &["a_quiet_season", "camera", "dhole", "gug", "zoogs"]);
    let b = Bench::new(game.round_end());
    let ask = b.asked(A).unwrap();
    assert!(ask.choices.iter().any(|one| matches!(one, Answer::Discard(_))));
    let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), Some(ask));
    assert_eq!(screen.heading.key, "ask-discards");
    // The hand is what counts: where one is stands on the table, and takes no room from what Adventures still
    // need. What the round has come to is one line, and what one press throws away another.
    let lines: Vec<&str> = screen.lines.iter().map(|line| line.key.as_str()).collect();
    assert_eq!(lines, ["own-round-over", "proposed-first"]);
    assert_eq!(screen.own.iter().map(|line| &line.key).collect::<Vec<_>>(), ["own-adventure"]);
}

/// 12.5: the pile is asked about in the same visit, what was said of it can be read, and one may think better of it.
#[test]
fn whoever_shuffles_their_pile_in_says_so_before_they_discard() {
    let said = |b: &Bench| {
        let ask = b.asked(A).unwrap();
        let lines = Mythos::screen(&b.game().view(Viewer::Seat(A)), Some(ask)).lines;
        format!("{lines:?}").contains("own-shuffles")
    };
    for shuffles in [false, true] {
        let mut game = table(2);
        game.at(A, "meadow_hill").hand(A, &["a_quiet_season"]).deck(A, &["ghoul"; 13]).pile(A, &["dhole"]);
        let mut b = Bench::new(game.round_end());
        assert!(!said(&b));
        b.say_as(A, Answer::Reshuffle(true));
        assert!(said(&b) && !b.offers(A, Answer::Reshuffle(true)));
        if !shuffles {
            b.say_as(A, Answer::Reshuffle(false));
            assert!(!said(&b));
        }
        b.say_as(A, Answer::Discard(Titles::default()));
        b.say_as(B, Answer::Discard(Titles::default()));
        assert_eq!((b.sanity(A), b.in_pile(A, "dhole")), (10 - i8::from(shuffles), !shuffles));
    }
}

/// There is nothing to pay for where the pile has stayed empty.
#[test]
fn an_empty_pile_is_shuffled_in_for_nothing() {
    let mut game = table(2);
    game.at(A, "meadow_hill").hand(A, &["ghoul", "dhole", "gug", "zoogs", "camera"]);
    let mut b = Bench::new(game.round_end());
    b.say_as(A, Answer::Reshuffle(true));
    b.say_as(A, Answer::Discard(Titles::default()));
    b.say_as(B, Answer::Discard(Titles::default()));
    assert_eq!(b.sanity(A), 10);
}

/// What ends the game by its price says so, and is red.
#[test]
fn to_shuffle_the_pile_in_for_the_last_sanity_says_what_that_is() {
    for (sanity, last, weight) in [(1, 1, Weight::Grave), (2, 0, Weight::Plain)] {
        let mut game = table(2);
        game.sane(A, sanity).at(A, "meadow_hill").pile(A, &["dhole"]);
        let b = Bench::new(game.round_end());
        let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
        let mut presses = screen.groups.into_iter().flat_map(|group| group.presses);
        let press = presses.find(|press| press.answer == Answer::Reshuffle(true)).unwrap();
        assert_eq!(press.weight, weight);
        assert!(press.label.args.contains(&("last".to_owned(), Arg::Number(last))));
    }
}

#[test]
fn a_plan_goes_on_from_the_first_location_to_whoever_is_found_there_and_through_its_gate_once() {
    let mut game = table(2);
    game.hand(A, &["meadow_hill", "henry_armitage", "ghoul", "ghoul"]);
    let player = game.player_mut(A);
    (player.begun, player.region) = (false, (Region::Lovecraft, Dimension::Waking));
    let plan = ["meadow_hill", "henry_armitage", "ghoul"].map(|id| Answer::Play(t(id)));
    assert_eq!(Mythos::propose_plan(&game.view(Viewer::Seat(A))), plan);
}
