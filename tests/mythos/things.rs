//! Cases 37 to 53: Allies, Artifacts, Tomes, Spells.

use crate::bench::*;
use sobremesa::games::mythos::Answer;
use sobremesa::games::mythos::table::Phase;

#[test]
fn case_37_a_second_copy_of_a_cultist_goes_into_the_threat() {
    let mut game = table(2);
    game.at(A, "innsmouth_harbour").ally(A, "innsmouth_folk").hand(A, &["innsmouth_folk"]);
    let mut b = Bench::new(&game);
    assert!(!b.may_play("innsmouth_folk"));
    b.say(Answer::Threaten(t("innsmouth_folk")));
    assert!(b.game().player(A).threat.len() == 1 && b.game().player(A).here.unwrap().used);
}

#[test]
fn case_38_a_weapon_needs_a_free_hand() {
    let mut game = table(2);
    game.at(A, "miskatonic_museum").armed(A, "warren_rice", "revolver").hand(A, &["elephant_gun"]);
    assert!(!Bench::new(&game).may_play("elephant_gun"));
    assert!(Bench::new(game.ally(A, "danforth")).may_play("elephant_gun"));
}

#[test]
fn case_39_an_ally_reads_what_the_investigator_cannot() {
    let mut game = table(2);
    game.who(A, "nahum_sparrow").at(A, "whateley_farm").ally(A, "old_whateley").hand(A, &["whateley_diary"]);
    assert!(Bench::new(&game).may_play("whateley_diary"));
    game.players[0].allies[0].down = true;
    assert!(!Bench::new(&game).may_play("whateley_diary"));
}

#[test]
fn case_40_a_tome_stays_usable_without_the_translator() {
    let mut game = table(2);
    game.who(A, "nahum_sparrow").tome(A, "whateley_diary", &["red_gesture"]).hand(A, &["open_the_gate"]);
    assert!(Bench::new(&game).may_play("open_the_gate"));
    game.threat(A, B, &["ghoul"]).combat();
    let b = Bench::new(&game);
    assert!(b.offers(A, Answer::Cast { spell: t("red_gesture"), holder: t("whateley_diary") }));
}

#[test]
fn case_41_spells_that_share_an_icon_come_along() {
    let mut game = table(2);
    game.at(A, "miskatonic_library");
    game.hand(
        A,
        &["necronomicon_latin", "raise_the_dead", "calm_of_bast", "call_the_greater", "counter_formula"],
    );
    let mut b = Bench::new(&game);
    b.play("necronomicon_latin");
    assert!(b.may_pick("raise_the_dead") && !b.may_pick("counter_formula"));
    b.pick("raise_the_dead").pick("calm_of_bast").pick("call_the_greater");
    assert_eq!(b.game().player(A).tomes[0].spells.len(), 3);
    assert_eq!((b.game().mover, b.sanity(A)), (B, 8));
}

#[test]
fn case_42_a_spell_of_a_tome_serves_once_a_round() {
    let mut game = table(2);
    game.tome(A, "daemonolatreia", &["wasting_word"]).ally(B, "danforth").ally(B, "ammi_pierce");
    let cast = Answer::Cast { spell: t("wasting_word"), holder: t("daemonolatreia") };
    let mut b = Bench::new(&game);
    b.say(cast).pick("danforth").pass();
    assert!(!b.has_ally(B, "danforth") && b.in_story(B, "danforth") && b.sanity(A) == 9);
    assert!(!b.offers(A, cast));
    b.pass();
    while b.game().phase != Phase::Turn {
        let answer = b.now.asks[0].otherwise;
        b.say(answer);
    }
    let mut b = if b.game().mover == A {
        b
    } else {
        let mut b = b;
        b.pass();
        b
    };
    assert!(b.offers(A, cast));
    b.say(cast);
}

#[test]
fn case_43_a_spell_of_an_ally_is_free_and_buried() {
    let mut game = table(2);
    game.ally(A, "keziah_mason").spell_with(A, "keziah_mason", "wasting_word").ally(B, "danforth");
    game.hand(A, &["dream_sending"]);
    let mut b = Bench::new(&game);
    assert!(!b.may_play("dream_sending"));
    b.say(Answer::Cast { spell: t("wasting_word"), holder: t("keziah_mason") }).pass();
    assert!(b.sanity(A) == 10 && b.in_story(A, "wasting_word") && b.in_story(B, "danforth"));
    assert!(b.may_play("dream_sending"));
}

#[test]
fn case_44_a_new_spell_waits_for_a_later_turn_or_for_combat() {
    let mut game = table(2);
    game.tome(A, "al_azif", &[]).hand(A, &["calm_of_bast", "red_gesture"]).threat(A, B, &["ghoul"]);
    let mut b = Bench::new(&game);
    b.play("calm_of_bast").pass();
    assert!(b.offers(A, Answer::Cast { spell: t("calm_of_bast"), holder: t("al_azif") }));
    let mut b = Bench::new(&game);
    b.play("red_gesture").pass().pass();
    assert!(b.offers(A, Answer::Cast { spell: t("red_gesture"), holder: t("al_azif") }));
    game.tome(A, "saducismus", &["calm_of_bast"]);
    game.players[0].tomes[1].spells[0].turn = game.turn;
    assert!(!Bench::new(&game).offers(A, Answer::Cast { spell: t("calm_of_bast"), holder: t("saducismus") }));
}

#[test]
fn case_45_a_spell_that_can_do_nothing_is_not_cast() {
    let cast = Answer::Cast { spell: t("raise_the_dead"), holder: t("daemonolatreia") };
    let mut game = table(2);
    game.tome(A, "daemonolatreia", &["raise_the_dead"]).hand(A, &["ghoul"]);
    assert!(!Bench::new(&game).offers(A, cast));
    game.threat(B, A, &["gug"]).combat();
    assert!(Bench::new(&game).offers(A, cast));
}

/// R33: an opponent with a card in hand is enough, whoever else has none.
#[test]
fn the_forgetting_needs_somebody_who_holds_a_card() {
    let forgets = Answer::Cast { spell: t("the_forgetting"), holder: t("saducismus") };
    let offered = |hands: [&[&str]; 2]| {
        let mut game = table(3);
        game.tome(A, "saducismus", &["the_forgetting"]).hand(B, hands[0]).hand(C, hands[1]);
        Bench::new(&game).offers(A, forgets)
    };
    assert!(offered([&["ghoul"], &[]]) && offered([&[], &["ghoul"]]));
    assert!(!offered([&[], &[]]));
}

fn raised(sanity: i8) -> Bench {
    let mut game = table(2);
    game.sane(A, sanity).sane(B, 5).tome(A, "daemonolatreia", &["raise_the_dead"]).hand(A, &["crypt_thing"]);
    game.ally(B, "john_legrasse");
    let mut b = Bench::new(&game);
    b.say(Answer::Cast { spell: t("raise_the_dead"), holder: t("daemonolatreia") }).pick("crypt_thing");
    b
}

#[test]
fn case_46_a_summoned_monster_is_paid_for_and_meets_allies_alone() {
    let mut b = raised(3);
    b.say(Answer::At(A, titles(&["john_legrasse"])));
    assert_eq!((b.sanity(A), b.sanity(B)), (1, 4));
    assert!(b.in_story(B, "john_legrasse") && b.in_story(A, "crypt_thing"));
}

#[test]
fn case_47_the_monsters_price_may_be_the_last_point() {
    let b = raised(2);
    assert!(b.is_over() && b.sanity(A) == 0 && b.sanity(B) == 5 && b.in_pile(A, "crypt_thing"));
}

#[test]
fn case_48_a_nightgaunt_carries() {
    let mut game = table(2);
    game.at(A, "boston_docks")
        .tome(A, "al_azif", &["bind_servitor"])
        .hand(A, &["nightgaunt", "ulthar", "ponape"]);
    let mut b = Bench::new(&game);
    b.say(Answer::Cast { spell: t("bind_servitor"), holder: t("al_azif") }).pick("nightgaunt");
    assert!(b.may_pick("ponape") && !b.may_pick("ulthar") && b.offers(A, Answer::Player(B)));
    b.pick("ponape");
    let story: Vec<_> = b.game().player(A).story.iter().rev().map(|title| title.id()).collect();
    assert_eq!((b.here(A), story), (Some("ponape"), vec!["nightgaunt", "boston_docks"]));
}

#[test]
fn case_49_an_ally_goes_with_the_spell() {
    let mut game = table(2);
    game.hand(A, &["townsfolk"]).ally(B, "old_castro").spell_with(B, "old_castro", "banish");
    let mut b = Bench::new(&game);
    b.play("townsfolk");
    assert!(b.in_pile(B, "old_castro") && b.in_pile(B, "banish") && b.in_story(A, "townsfolk"));
}

#[test]
fn case_50_what_is_taken_goes_back_to_its_owner() {
    let mut game = table(2);
    game.at(A, "meadow_hill").at(B, "miskatonic_library").tome(A, "books_of_hsan", &["trading_bodies"]);
    game.armed(B, "henry_armitage", "revolver");
    let mut b = Bench::new(&game);
    b.say(Answer::Cast { spell: t("trading_bodies"), holder: t("books_of_hsan") });
    assert!(b.has_ally(A, "henry_armitage") && !b.has_ally(B, "henry_armitage") && b.sanity(A) == 8);
    let mut game = b.game().clone();
    game.spell_with(A, "henry_armitage", "banish").threat(B, A, &["ghoul"]).combat();
    let mut b = Bench::new(&game);
    b.fight_on();
    assert!(b.in_story(B, "henry_armitage") && b.in_story(B, "revolver") && b.in_story(A, "banish"));
}

#[test]
fn case_51_a_phobia_is_buried_by_its_owner_after_the_second_time() {
    let mut game = table(2);
    game.event(B, "phobia", A).at(B, "meadow_hill").hand(B, &["elder_thing", "gug", "christchurch_cemetery"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("elder_thing").pass();
    assert_eq!(b.sanity(B), 8);
    b.play("christchurch_cemetery").say(Answer::Pass);
    let mut b = Bench::new(&{
        let mut game = b.game().clone();
        (game.phase, game.mover) = (Phase::Turn, B);
        game
    });
    b.play("gug");
    assert_eq!(b.sanity(B), 5);
    assert!(b.in_story(A, "phobia") && b.game().player(B).events.is_empty());
}

#[test]
fn case_52_the_plan_unravels_but_what_was_done_stays_done() {
    let mut game = table(2);
    game.at(B, "boston_docks")
        .hand(B, &["professor_lake"])
        .deck(B, &["lakes_camp", "ulthar"])
        .hand(A, &["spoil"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("professor_lake").pick("lakes_camp").play("spoil");
    assert!(b.in_pile(B, "professor_lake") && b.in_hand(B, "lakes_camp"));
}

#[test]
fn case_53_a_second_nightfall_waits_for_daybreak() {
    let mut game = table(2);
    game.hand(A, &["nightfall", "nightfall", "daybreak"]).hand(B, &["research", "telegram"]);
    let mut b = Bench::new(&game);
    b.play("nightfall").play("research");
    assert!(b.game().is_night() && !b.may_play("nightfall"));
    b.play("daybreak").play("telegram");
    assert!(!b.game().is_night() && b.in_story(A, "nightfall") && b.may_play("nightfall"));
}

#[test]
fn an_artifact_holds_one_spell_and_the_last_that_is_free_takes_it() {
    let mut game = table(2);
    game.artifact(A, "brain_cylinder").artifact(A, "brain_cylinder").hand(A, &["wasting_word"]);
    let mut b = Bench::new(&game);
    b.play("wasting_word");
    let held: Vec<_> = b.game().player(A).artifacts.iter().map(|one| one.spell.map(|put| put.card)).collect();
    assert_eq!(held, [None, Some(card("wasting_word", A))]);
    assert!(!b.in_hand(A, "wasting_word") && b.game().mover == B);
}
