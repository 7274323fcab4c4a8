//! Assaults at their margins (11.8): whose points are spent first, who falls for it, and what nobody sees.

use crate::bench::*;
use crate::margins_combat::{at, fallen, fought};
use sobremesa::games::mythos::fight::Tip;
use sobremesa::games::mythos::table::Mythos;
use sobremesa::games::mythos::{About, Answer, Event};

/// A and B are in one museum, where A threatens B.
fn museum(threat: &[&str]) -> Mythos {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").threat(A, B, threat);
    game
}

/// Government Men: a CULTIST among Allies is faced in an assault only: elsewhere they stand against Monsters.
#[test]
fn a_cultist_who_defends_elsewhere_is_not_faced() {
    let mut game = table(2);
    game.threat(A, B, &["zoogs"]).threat(B, A, &["gug"]).ally(A, "government_men").ally(B, "innsmouth_folk");
    assert_eq!(fought(&mut game).sanity(A), 8, "4 points are left, and they are worth 2");
    let mut game = museum(&["zoogs"]);
    game.threat(B, A, &["gug"]).ally(A, "government_men").ally(B, "innsmouth_folk");
    assert_eq!(fought(&mut game).sanity(A), 7, "4 and 2 against 3");
}

/// 11.8: the same in an assault.
#[test]
fn the_lesser_of_two_twins_is_spent_first_in_an_assault() {
    let mut game = museum(&["moon_beast", "moon_beast"]);
    game.threat(B, A, &["ghoul"]).ally(B, "warren_rice").hand(B, &["telegram", "research", "amnesia"]);
    let b = fought(&mut game);
    assert_eq!((b.sanity(B), b.game().player(B).hand.len()), (5, 2), "7 points are left, 5 and 2");
}

/// R48: the last point that nobody sees passes by, and is told.
#[test]
fn the_one_point_that_nobody_sees_reaches_the_investigator() {
    let mut game = museum(&["whistling_horror"]);
    let b = fought(game.armed(B, "cats_of_ulthar", "elephant_gun"));
    assert!(b.told.contains(&Event::Unseen { seat: B, n: 1 }), "5 of 6 are seen");
    assert!(b.sanity(B) == 9 && b.in_story(B, "cats_of_ulthar"));
}

/// R48, 11.10: a Monster of which every point is seen and met has reached nobody.
#[test]
fn what_is_seen_to_the_last_point_reaches_nobody() {
    let b = fought(museum(&["the_colour"]).armed(B, "cats_of_ulthar", "elephant_gun"));
    assert!(!b.told.iter().any(|event| matches!(event, Event::Unseen { .. })));
    assert!(b.sanity(B) == 10 && b.here(B) == Some("british_museum") && b.in_story(B, "cats_of_ulthar"));
}

/// 11.8: the smallest Ally is among those whose points can be spent first, and falls for it.
#[test]
fn an_ally_of_one_point_can_be_spent_first() {
    let mut game = museum(&["ghoul"]);
    let mut b = Bench::new(game.ally(A, "dunwich_farmers").ally(B, "warren_rice").combat());
    b.say_as(A, at(B, &["dunwich_farmers"])).say_as(B, at(A, &["warren_rice"]));
    assert_eq!(b.asked(A).unwrap().about, About::Order { against: B });
    assert_eq!(b.choices(A), cards(&["ghoul", "dunwich_farmers"]));
    b.pick("dunwich_farmers");
    assert_eq!((b.sanity(B), b.game().fight.is_none()), (8, true));
    assert_eq!(fallen(&b), [(B, "warren_rice"), (A, "dunwich_farmers")]);
}

/// 11.8: of equals nothing is left: nobody is asked in which order all of it is spent.
#[test]
fn whoever_spends_everything_is_not_asked_in_which_order() {
    let mut game = museum(&["ghoul"]);
    game.ally(A, "warren_rice").ally(B, "john_legrasse").ally(B, "francis_morgan");
    let mut b = Bench::new(game.combat());
    b.say_as(A, at(B, &["warren_rice"])).say_as(B, at(A, &["john_legrasse", "francis_morgan"]));
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
    assert_eq!(fallen(&b), [(B, "john_legrasse"), (B, "francis_morgan"), (A, "warren_rice")]);
}

/// 11.8: where one point meets one point, both are spent.
#[test]
fn one_point_against_one_point_damages_both() {
    let mut game = museum(&[]);
    let b = fought(game.ally(A, "dunwich_farmers").ally(B, "dunwich_farmers"));
    assert_eq!(fallen(&b), [(B, "dunwich_farmers"), (A, "dunwich_farmers")]);
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
}

/// A attacks with a Ghoul, an Ally and the Stone Idol, B with these Monsters and an Ally.
fn idol(theirs: &[&str]) -> Bench {
    let mut game = museum(&["ghoul"]);
    game.artifact(A, "stone_idol").ally(A, "dunwich_farmers").ally(B, "warren_rice").threat(B, A, theirs);
    let mut b = Bench::new(game.combat());
    b.say_as(A, at(B, &["dunwich_farmers"])).say_as(B, at(A, &["warren_rice"]));
    b.say(Answer::Use(t("stone_idol")));
    b
}

/// 11.6, 11.8: points from outside are spent first, and while there are any nobody is asked for others.
#[test]
fn points_from_outside_are_spent_first_in_an_assault() {
    let b = idol(&[]);
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
    assert_eq!(b.sanity(B), 6, "3 and 1");
    assert_eq!(fallen(&b), [(B, "warren_rice")]);
}

/// 11.6: those that the cosmic battle has spent are not there any more in the assault.
#[test]
fn points_from_outside_are_spent_once() {
    let mut b = idol(&["zoogs"]);
    assert_eq!(b.choices(A), cards(&["ghoul", "dunwich_farmers"]));
    b.pick("ghoul");
    assert_eq!(b.sanity(B), 8, "3 and 1 against 2");
    assert!(b.has_ally(A, "dunwich_farmers"));
}

/// Innsmouth Folk: one of them stays at home while others are in the Threat: what is spent of those damages
/// nobody beside.
#[test]
fn who_stays_at_home_is_not_damaged_for_a_namesake_in_the_threat() {
    let mut game = museum(&["innsmouth_folk", "ghoul"]);
    let mut b = Bench::new(game.ally(A, "innsmouth_folk").ally(B, "warren_rice").combat());
    b.say_as(A, at(B, &[])).say_as(B, at(A, &["warren_rice"]));
    assert!(b.game().fight.is_none(), "Monsters alone attack: {:?}", b.now.asks);
    assert_eq!((b.sanity(B), fallen(&b)), (7, vec![(B, "warren_rice")]));
    assert!(b.has_ally(A, "innsmouth_folk") && b.in_story(A, "innsmouth_folk"));
}

/// 11.8: it absorbs nothing for it in another fight either, where the Threat is beaten.
#[test]
fn who_stands_against_another_does_not_fall_for_a_namesake() {
    let mut game = table(3);
    game.at(A, "british_museum").at(B, "british_museum").threat(A, B, &["innsmouth_folk"]);
    game.threat(C, A, &["ghoul"])
        .threat(B, A, &["innsmouth_folk"])
        .ally(A, "innsmouth_folk")
        .ally(B, "warren_rice");
    let mut b = Bench::new(game.combat());
    b.say_as(A, at(C, &["innsmouth_folk"])).say_as(B, at(A, &["warren_rice"]));
    b.fight_on();
    let of_c = b.told.iter().position(|event| *event == Event::Falls { seat: A, title: t("innsmouth_folk") });
    let reached = [A, B, C].map(|seat| b.sanity(seat));
    assert_eq!((of_c.is_some(), reached, fallen(&b)), (true, [7, 10, 10], vec![(A, "innsmouth_folk")]));
}

/// 11.8: points of the Threat are spent first, and an Ally of the same title beside them does not fall for them.
#[test]
fn who_stands_beside_a_namesake_that_is_spent_does_not_fall() {
    let mut game = museum(&["innsmouth_folk"]);
    let mut b = Bench::new(game.ally(A, "innsmouth_folk").ally(B, "innsmouth_folk").combat());
    b.say_as(A, at(B, &["innsmouth_folk"])).say_as(B, at(A, &["innsmouth_folk"]));
    b.fight_on();
    assert_eq!(fallen(&b), [(B, "innsmouth_folk")]);
}

/// A save may heap up points from outside as nobody can: they are counted, and the Combat goes on.
#[test]
fn more_points_from_outside_than_there_can_be_are_counted_all_the_same() {
    let with = |n: i8| {
        let mut game = table(2);
        game.sane(B, 20).threat(A, B, &["ghoul"]).threat(B, A, &["ghoul"]).combat();
        game.fight.as_mut().unwrap().tips = vec![Tip { seat: A, other: B, n }; 6];
        let mut b = Bench::new(&game);
        b.fight_on();
        (b.sanity(A), b.sanity(B))
    };
    assert_eq!((with(60), with(-60)), ((10, 0), (7, 20)));
    let b = fought(museum(&["dunwich_horror"; 33]).ally(B, "warren_rice"));
    assert!(b.is_over() && b.told.contains(&Event::Unseen { seat: B, n: 255 }), "of 264 nobody sees any");
}
