//! Combat, Sanity and turns at their margins: the last point, the second copy, and whoever is out already.

use crate::bench::*;
use sobremesa::games::mythos::fight::Fight;
use sobremesa::games::mythos::table::{Mythos, Phase};
use sobremesa::games::mythos::{About, Answer, Event};
use sobremesa::kernel::Seat;

pub fn fought(game: &mut Mythos) -> Bench {
    let mut b = Bench::new(game.combat());
    b.fight_on();
    b
}

pub fn fallen(b: &Bench) -> Vec<(Seat, &'static str)> {
    let fallen = b.told.iter().filter_map(|event| match event {
        Event::Falls { seat, title } => Some((*seat, title.id())),
        _ => None,
    });
    fallen.collect()
}

pub fn at(seat: Seat, ids: &[&str]) -> Answer {
    Answer::At(seat, titles(ids))
}

/// So many are about to aim; A has this Threat.
fn aiming(seats: u8, threat: &[&str]) -> Bench {
    let mut game = table(seats);
    game.threat(A, B, threat).player_mut(A).threat.0.iter_mut().for_each(|menace| menace.aim = None);
    (game.phase, game.fight) = (Phase::Aim, Some(Fight::new(&game)));
    Bench::new(&game)
}

/// 11.1: a card is taken from among its twins where they lie, and the others stay as they lay.
#[test]
fn what_is_left_to_be_aimed_stays_as_it_lay() {
    let mut b = aiming(4, &["ghoul", "gug", "ghoul"]);
    b.say(at(B, &["ghoul"]));
    assert_eq!(b.asked(A).unwrap().sets[0].items, [at(C, &["gug"]), at(C, &["ghoul"])]);
}

/// 11.1: none at one of two is all at the other, which is offered already.
#[test]
fn between_two_opponents_each_answer_is_offered_once() {
    let b = aiming(3, &["ghoul"]);
    assert_eq!(b.choices(A), [at(B, &["ghoul"]), at(C, &["ghoul"])]);
    let b = aiming(4, &["ghoul"]);
    assert_eq!(b.choices(A), [at(B, &["ghoul"]), at(C, &["ghoul"]), at(Seat(3), &["ghoul"]), at(B, &[])]);
}

/// An answer names 48 cards at most, and of more than one card all but one.
#[test]
fn no_more_cards_are_offered_than_an_answer_names() {
    let b = aiming(3, &["zoogs"; 50]);
    let several = &b.asked(A).unwrap().sets[0];
    assert_eq!((several.items.len(), several.least, several.most), (48, 1, 47));
}

/// B and C attack A, who has an Ally with a MAGIC weapon, and another.
fn sabre_and_scholar() -> Bench {
    let mut game = table(3);
    game.threat(B, A, &["ghoul"]).threat(C, A, &["ghoul"]);
    Bench::new(game.armed(A, "john_legrasse", "blessed_sabre").ally(A, "warren_rice").combat())
}

/// 11.2: whoever is not assigned yet may still join the Threat.
#[test]
fn who_is_not_assigned_yet_may_still_storm() {
    let mut b = sabre_and_scholar();
    b.say(at(B, &["warren_rice"]));
    let storm = |other| Answer::Storm(t("john_legrasse"), other);
    assert_eq!(b.choices(A), [at(C, &["john_legrasse"]), at(C, &[]), storm(B), storm(C)]);
    b.say(storm(C)).fight_on();
    assert_eq!([A, B, C].map(|seat| b.sanity(seat)), [9, 10, 8], "2 of 3 are absorbed, 5 against 3");
}

/// 11.2, 11.3: whoever is assigned stays so.
#[test]
fn who_is_assigned_does_not_storm() {
    let mut b = sabre_and_scholar();
    b.say(at(B, &["john_legrasse"]));
    assert_eq!(b.choices(A), [at(C, &["warren_rice"]), at(C, &[])]);
    b.say(at(C, &[])).fight_on();
    assert_eq!([A, B, C].map(|seat| b.sanity(seat)), [7, 10, 10]);
}

/// 11.2: when Allies have been named against everybody, whoever was not named is safe, with a MAGIC weapon as well.
#[test]
fn who_was_not_named_is_safe() {
    let mut game = table(2);
    game.armed(A, "john_legrasse", "blessed_sabre").ally(A, "warren_rice").threat(B, A, &["ghoul"]);
    let mut b = Bench::new(game.combat());
    b.say(at(B, &["warren_rice"]));
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
    assert!(b.sanity(A) == 9 && b.sanity(B) == 10 && b.has_ally(A, "john_legrasse"));
}

/// 7.4c, 11.2: an Ally who lies face down joins no Threat, whatever weapon they bear: nobody has to defend against them.
#[test]
fn nobody_defends_against_who_lies_face_down() {
    let with = |down: bool| {
        let mut game = table(2);
        game.armed(B, "john_legrasse", "blessed_sabre").ally(A, "warren_rice");
        game.players[1].allies[0].down = down;
        Bench::new(game.combat())
    };
    assert!(with(false).offers(A, at(B, &["warren_rice"])));
    assert!(with(true).game().fight.is_none(), "nobody has anything to say");
}

/// The Banishing: magic-armed Allies are not Monsters for this.
#[test]
fn who_storms_is_not_banished() {
    let mut game = table(2);
    game.tome(A, "saducismus", &["banish"]).armed(B, "john_legrasse", "blessed_sabre");
    let mut b = Bench::new(game.combat());
    b.say(Answer::Storm(t("john_legrasse"), A));
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
    assert_eq!(b.sanity(A), 5);
}

/// R6: whoever uses a thing in Combat with their last point ends the game at once: nothing is revealed any more.
#[test]
fn a_thing_used_with_the_last_point_ends_the_game_at_once() {
    let mut game = table(2);
    game.sane(A, 1).artifact(A, "elder_sign").threat(A, B, &["dhole"]).threat(B, A, &["ghoul"]);
    let mut b = Bench::new(game.combat());
    b.say(Answer::Use(t("elder_sign")));
    assert!(b.is_over());
    assert_eq!((b.sanity(A), b.sanity(B)), (0, 10));
    assert!(!b.told.iter().any(|event| matches!(event, Event::Revealed { .. })));
}

/// R6, R60: in a campaign they are out, the others fight on, and the thing has no effect.
#[test]
fn a_thing_used_with_the_last_point_has_no_effect() {
    let mut game = table(3);
    game.campaign(12).sane(A, 1).artifact(A, "elder_sign").threat(B, A, &["ghoul"]).threat(C, B, &["ghoul"]);
    let mut b = Bench::new(game.combat());
    b.say(Answer::Use(t("elder_sign")));
    assert!(b.game().player(A).insane && !b.is_over() && b.sanity(B) == 7);
    let by = Some(t("elder_sign"));
    assert!(b.told.contains(&Event::Loses { seat: A, n: 1, by, combat: false, paid: true }));
    assert!(!b.told.iter().any(|event| matches!(event, Event::Wards { .. })));
}

/// 11.5: what does not survive the day is named.
#[test]
fn whom_the_day_has_killed_is_told() {
    let b = fought(table(2).threat(A, B, &["ghast", "ghoul"]));
    let sunlight = |event: &&Event| matches!(event, Event::Sunlight { .. });
    let told: Vec<_> = b.told.iter().filter(sunlight).collect();
    assert_eq!(told, [&Event::Sunlight { seat: A, title: t("ghast") }]);
    assert_eq!(b.sanity(B), 7);
}

/// 11.6, 11.7: of more points than 255 that many are told.
#[test]
fn of_the_largest_threat_255_points_are_told() {
    let b = fought(table(2).threat(A, B, &["star_spawn"; 32]));
    assert!(b.told.contains(&Event::Cosmic { seat: A, other: B, n: 255 }), "of 288");
    let b = fought(table(2).threat(A, B, &["dunwich_horror"; 32]).ally(B, "warren_rice"));
    assert!(b.told.contains(&Event::Unseen { seat: B, n: 255 }), "of 256");
}

/// 11.9: whoever has all 20 Sanity can lose them at once.
#[test]
fn twenty_points_can_be_lost_at_once() {
    let b = fought(table(2).sane(B, 20).threat(A, B, &["dhole", "dhole", "gug"]));
    assert!(b.is_over() && b.sanity(B) == 0);
}

/// 11.7, R45: of what is left that is absorbed first which does more than damage, whatever its player has kept first.
#[test]
fn what_does_more_than_damage_is_absorbed_first_in_whatever_order_it_was_kept() {
    let mut game = table(2);
    game.threat(A, B, &["gug", "moon_beast"]).threat(B, A, &["zoogs"]);
    let mut b = Bench::new(game.ally(B, "john_legrasse").hand(B, &["telegram"]).combat());
    b.say(at(A, &["john_legrasse"]));
    assert_eq!(b.choices(A), cards(&["moon_beast", "gug"]));
    b.pick("gug");
    assert_eq!((b.sanity(B), b.game().fight.is_none()), (4, true));
    assert!(b.in_hand(B, "telegram") && b.in_story(B, "john_legrasse"));
}

/// R51: where protection is not enough for all that does more than damage, whoever has it says what it takes off first.
#[test]
fn whoever_is_protected_says_against_what_first() {
    let mut game = table(2);
    game.threat(B, A, &["moon_beast", "brown_jenkin"]).artifact(A, "soapstone").hand(A, &["telegram"]);
    let protected = |first: &str| {
        let mut b = Bench::new(game.clone().combat());
        b.say(Answer::Use(t("soapstone")));
        assert_eq!(b.asked(A).unwrap().about, About::Ward);
        assert_eq!(b.choices(A), cards(&["brown_jenkin", "moon_beast"]));
        b.pick(first);
        assert!(b.game().fight.is_none() && !b.in_hand(A, "telegram"));
        b.sanity(A)
    };
    assert_eq!(protected("moon_beast"), 4, "3 and 2, and one more for Brown Jenkin");
    assert_eq!(protected("brown_jenkin"), 5);
}

/// R51: where protection is enough for all that does more than damage, there is nothing to choose.
#[test]
fn nobody_is_asked_what_protection_takes_off_where_it_is_enough() {
    let mut game = table(2);
    game.threat(B, A, &["mi_go", "gug", "brown_jenkin"]).artifact(A, "soapstone");
    let mut b = Bench::new(game.tome(A, "saducismus", &["counter_formula"]).combat());
    b.say(Answer::Use(t("soapstone")));
    b.say(Answer::Cast { spell: t("counter_formula"), holder: t("saducismus") });
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
    assert_eq!(b.sanity(A), 3, "the Spell cost 1, and the Gug has reached A");
    assert_eq!(b.game().player(A).artifacts.len(), 1, "the Mi-Go has not");
}

/// R51: of two of a title that is taken off first of which less is left: then one of them has not reached anybody.
#[test]
fn protection_takes_off_the_lesser_of_two_twins() {
    let mut game = table(2);
    game.threat(A, B, &["moon_beast", "moon_beast"]).threat(B, A, &["ghoul"]).artifact(B, "soapstone");
    let mut b = Bench::new(game.hand(B, &["telegram", "research", "amnesia"]).combat());
    b.say(Answer::Use(t("soapstone"))).fight_on();
    assert_eq!((b.sanity(B), b.game().player(B).hand.len()), (5, 2), "7 points are left, 5 and 2");
}

/// 11.10: further effects happen in the order of the Combat, by who leads the Monster.
#[test]
fn what_monsters_do_besides_happens_in_the_order_of_the_combat() {
    let mut game = table(3);
    let b = fought(game.sane(C, 5).threat(B, A, &["brown_jenkin"]).threat(C, B, &["brown_jenkin"]));
    let by = Some(t("brown_jenkin"));
    let loses = |seat| Event::Loses { seat, n: 1, by, combat: false, paid: false };
    let bitten: Vec<_> = b.told.iter().filter(|event| **event == loses(A) || **event == loses(B)).collect();
    assert_eq!(bitten, [&loses(B), &loses(A)], "C comes first, then A, then B");
    assert_eq!([A, B, C].map(|seat| b.sanity(seat)), [7, 7, 5]);
}

/// R60: the Monsters of whoever is out do no more harm; what is lost at the same moment is.
#[test]
fn monsters_of_whoever_is_out_do_nothing_more() {
    let mut game = table(3);
    game.campaign(12).sane(B, 5).threat(B, A, &["moon_beast"]).threat(C, B, &["dhole"]);
    let b = fought(game.hand(A, &["telegram"]));
    assert!(b.game().player(B).insane && !b.is_over());
    assert!(b.sanity(A) == 5 && b.in_hand(A, "telegram"));
}

/// 9.7, 11.2: a Spell that controls may turn a Monster against its leader: they may defend against that player beforehand.
#[test]
fn one_may_defend_against_whoever_could_control_a_monster() {
    let with = |spell: &str| {
        let mut game = table(2);
        game.tome(A, "saducismus", &[spell]).threat(B, A, &["ghoul"]).ally(B, "warren_rice");
        Bench::new(game.combat())
    };
    assert!(with("banish").asked(B).is_none());
    let mut b = with("call_the_lesser");
    b.say_as(B, at(A, &["warren_rice"]));
    b.say(Answer::Cast { spell: t("call_the_lesser"), holder: t("saducismus") }).fight_on();
    assert_eq!((b.sanity(B), fallen(&b)), (9, vec![(B, "warren_rice")]));
    // Where no Threat has a card there is nothing to control.
    let mut game = table(3);
    game.tome(A, "saducismus", &["call_the_lesser"]).ally(B, "warren_rice").threat(A, C, &["ghoul"]);
    assert!(Bench::new(game.combat()).game().fight.is_none(), "A does not control their own");
}

/// R51: of twins there is one choice.
#[test]
fn what_protection_takes_off_first_is_asked_of_each_title_once() {
    let mut game = table(2);
    game.threat(A, B, &["moon_beast", "moon_beast"]).threat(B, A, &["ghoul"]).artifact(B, "soapstone");
    let mut b = Bench::new(game.combat());
    b.say(Answer::Use(t("soapstone")));
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
}

/// 10.6, R60: whoever drives another out of their mind in a campaign finishes what they do.
#[test]
fn a_turn_goes_on_when_another_falls() {
    let mut game = table(3);
    game.campaign(12)
        .sane(A, 6)
        .sane(B, 2)
        .at(A, "devil_reef")
        .artifact(A, "stone_idol")
        .ally(A, "old_castro");
    let mut b = Bench::new(game.hand(A, &["cthulhu"]));
    b.play("cthulhu");
    assert!(b.game().player(B).insane && !b.is_over());
    assert_eq!([A, C].map(|seat| b.sanity(seat)), [1, 8]);
    assert!(b.game().player(A).here.unwrap().used, "the Gate is used");
    assert_eq!(b.game().mover, C);
}

/// 7.4f: that somebody is turned up is told.
#[test]
fn whoever_is_turned_up_is_told() {
    let mut game = table(2);
    game.ally(A, "keziah_mason").players[0].allies[0].down = true;
    let mut b = Bench::new(&game);
    b.say(Answer::TurnUp(t("keziah_mason")));
    assert_eq!(b.told, [Event::TurnsUp { seat: A, title: t("keziah_mason") }]);
    assert!(!b.game().player(A).allies[0].down && b.game().mover == B);
}
