//! Combat at its seams: who sees, who is met first, who comes to blows, and who has nothing to say.

use crate::bench::*;
use sobremesa::games::mythos::table::{Mythos, Phase};
use sobremesa::games::mythos::{Answer, Event, Titles};
use sobremesa::kernel::{Game as _, Seat, Viewer};

fn fought(game: &mut Mythos) -> Bench {
    let mut b = Bench::new(game.combat());
    b.fight_on();
    b
}

fn fallen(b: &Bench) -> Vec<(Seat, &'static str)> {
    let fallen = b.told.iter().filter_map(|event| match event {
        Event::Falls { seat, title } => Some((*seat, title.id())),
        _ => None,
    });
    fallen.collect()
}

/// A and B are in one museum; their Threats are equal, and each has these Allies.
fn in_one_museum(mine: &[&str], theirs: &[&str]) -> Mythos {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").threat(A, B, &["zoogs"]).threat(B, A, &["zoogs"]);
    for (seat, ids) in [(A, mine), (B, theirs)] {
        for id in ids {
            game.ally(seat, id);
        }
    }
    game
}

/// 11.8: of equals both sides are spent, first the side that does not attack, and nobody loses anything.
#[test]
fn equal_allies_fall_together_in_an_assault() {
    let b = fought(&mut in_one_museum(&["warren_rice"], &["francis_morgan"]));
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
    assert_eq!(fallen(&b), [(B, "francis_morgan"), (A, "warren_rice")]);
}

/// 11.8: whoever is stronger among the Allies of an assault costs the other the difference, on whichever side.
#[test]
fn the_difference_of_an_assault_is_lost_by_the_weaker() {
    let b = fought(&mut in_one_museum(&["john_legrasse"], &["danforth"]));
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 8));
    let b = fought(&mut in_one_museum(&["danforth"], &["john_legrasse"]));
    assert_eq!((b.sanity(A), b.sanity(B)), (8, 10));
    assert_eq!(fallen(&b).len(), 2, "he has absorbed one of three points");
}

/// Government Men are worth more against a CULTIST who attacks them, and not against one who stays at home.
#[test]
fn a_cultist_among_the_attackers_is_faced() {
    let b = fought(&mut in_one_museum(&["government_men"], &["innsmouth_folk"]));
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 9), "3 against 2");
    let mut game = in_one_museum(&["government_men"], &["innsmouth_folk", "warren_rice"]);
    let mut b = Bench::new(game.combat());
    b.say_as(B, Answer::At(A, titles(&["warren_rice"]))).fight_on();
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10), "2 against 2");
    assert!(b.has_ally(B, "innsmouth_folk"));
}

/// R47: only those at one straight Location come to blows, and only while they fight is a CULTIST among them faced.
#[test]
fn whoever_walks_comes_to_no_blows() {
    let mut game = in_one_museum(&["john_legrasse"], &[]);
    let b = fought(game.walking(B, "castle_ferenczy"));
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
    let b = fought(in_one_museum(&["john_legrasse"], &[]).at(B, "rue_dauseil"));
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
    assert_eq!(fought(&mut in_one_museum(&["john_legrasse"], &[])).sanity(B), 7);
}

/// 7.4, 11.4: an Ally who lies face down neither defends nor says anything in Combat, and each text serves once.
#[test]
fn who_lies_face_down_has_no_text_in_combat() {
    let with = |down: bool| {
        let mut game = table(2);
        game.ally(A, "danforth").threat(B, A, &["ghoul"]);
        game.players[0].allies[0].down = down;
        Bench::new(game.combat())
    };
    let look = Answer::Use(t("danforth"));
    let mut b = with(false);
    b.say(Answer::At(B, Titles::default()));
    assert!(b.offers(A, look));
    b.say(look);
    assert!(b.told.iter().any(|event| matches!(event, Event::SawThreat { seat: A, other: B, .. })));
    assert!(!b.offers(A, look) && b.game().fight.is_none(), "once, and then nobody has anything to say");
    let mut b = with(true);
    assert!(b.game().fight.is_none() && b.fight_on().sanity(A) == 7);
}

/// 11.7: who sees takes first what only they can take, and leaves the rest to those who do not.
#[test]
fn who_sees_takes_what_is_invisible_first() {
    let mut game = table(2);
    game.threat(B, A, &["whistling_horror", "ghoul"]);
    let b = fought(game.armed(A, "cats_of_ulthar", "elephant_gun").ally(A, "john_legrasse"));
    assert_eq!(b.sanity(A), 9, "5 of 6 unseen points, and 3 that all can see");
}

/// 11.7: of what all can see that is absorbed first which does more than damage.
#[test]
fn what_does_more_than_damage_is_absorbed_first() {
    let mut game = table(2);
    game.threat(B, A, &["gug", "moon_beast"]).hand(A, &["telegram"]);
    let b = fought(game.armed(A, "john_legrasse", "police_rifle"));
    assert_eq!(b.sanity(A), 4);
    assert!(b.in_hand(A, "telegram"), "the Moon-Beast was held off");
}

/// 11.2: with a MAGIC weapon one joins the Threat; those who are left still defend.
#[test]
fn one_storms_and_another_defends() {
    let mut game = table(2);
    game.armed(A, "john_legrasse", "blessed_sabre").ally(A, "warren_rice").threat(B, A, &["ghoul"]);
    let mut b = Bench::new(game.combat());
    let storms = Answer::Storm(t("john_legrasse"), B);
    b.say(storms);
    assert!(!b.offers(A, storms) && !b.offers(A, Answer::At(B, titles(&["john_legrasse"]))));
    b.say(Answer::At(B, titles(&["warren_rice"]))).fight_on();
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 8), "5 against 3");
    assert!(b.in_story(A, "john_legrasse") && b.in_story(A, "blessed_sabre") && b.has_ally(A, "warren_rice"));
}

/// 11.2: where nothing comes against somebody they are asked who joins the Threat, and nothing of a defence.
#[test]
fn where_nothing_comes_only_who_joins_the_threat_is_asked() {
    let heading = |b: &Bench| Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A)).heading;
    let mut game = table(2);
    game.armed(A, "john_legrasse", "blessed_sabre");
    assert_eq!(heading(&Bench::new(game.combat())).key, "ask-storm");
    game.threat(B, A, &["ghoul"]);
    let defends = heading(&Bench::new(game.combat()));
    assert_eq!(defends.key, "ask-assign");
    assert!(
        defends.args.contains(&("storms".to_owned(), 1_i64.into())),
        "whoever joins it leaves in any case"
    );
}

/// 11.2: whoever was sent to defend can join no Threat any more, and the other way round nobody is left to be asked.
#[test]
fn whoever_defends_storms_no_more() {
    let mut game = table(2);
    game.armed(A, "john_legrasse", "blessed_sabre").ally(A, "warren_rice").threat(B, A, &["ghoul"]);
    let mut b = Bench::new(game.combat());
    b.say(Answer::At(B, titles(&["john_legrasse"])));
    assert!(b.told.iter().any(|event| matches!(event, Event::Defends { seat: A, against: B, .. })));
    assert!(b.game().fight.is_none(), "there is nobody else against whom anybody could stand");
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
    assert!(b.in_story(A, "john_legrasse") && b.has_ally(A, "warren_rice"));
}

/// 11.8: a point that is left of a Monster counts like any other.
#[test]
fn one_point_is_enough_in_an_assault() {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").threat(A, B, &["ghoul"]).threat(B, A, &["zoogs"]);
    assert_eq!(fought(&mut game).sanity(B), 9);
}

/// R48: each point of sight meets one unseen point, whichever Monster it belongs to.
#[test]
fn who_sees_in_an_assault_sees_each_point_once() {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").threat(A, B, &["whistling_horror", "the_colour"]);
    let b = fought(game.ally(B, "cats_of_ulthar"));
    assert!(b.told.contains(&Event::Unseen { seat: B, n: 9 }), "11 points, of which two are seen");
    assert_eq!(b.sanity(B), 1);
}

/// R46: an Ally who is worth nothing is not damaged in an assault.
#[test]
fn who_is_worth_nothing_comes_home_from_an_assault() {
    let mut game = in_one_museum(&["john_legrasse"], &["danforth", "warren_rice"]);
    let b = fought(game.event(A, "thunderstorm", A));
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 9), "2 against 1");
    assert!(b.has_ally(B, "danforth") && !b.has_ally(B, "warren_rice"));
}

/// R45: whoever has joined the Threat is among those whose points can be kept.
#[test]
fn who_has_joined_the_threat_can_be_spent_or_kept() {
    let mut game = table(2);
    game.threat(A, B, &["whistling_horror"]).threat(B, A, &["mi_go"]);
    let mut b = Bench::new(game.armed(A, "john_legrasse", "blessed_sabre").combat());
    b.say(Answer::Storm(t("john_legrasse"), B));
    assert!(b.may_pick("john_legrasse") && b.may_pick("whistling_horror"), "11 points, of which 7 are left");
}

/// R45: of equals nothing is left, and nobody is asked what to keep of it.
#[test]
fn of_equal_threats_nothing_is_kept() {
    let mut game = table(2);
    game.threat(A, B, &["moon_beast", "mi_go"]).threat(B, A, &["dhole"]);
    let b = Bench::new(game.combat());
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
}

/// 11.8: it matters who is spent first where an Ally attacks beside the Threat, and nobody is asked where Monsters attack alone.
#[test]
fn monsters_alone_are_spent_without_asking() {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").threat(A, B, &["gug", "elder_thing"]);
    let mut b = Bench::new(game.ally(B, "john_legrasse").combat());
    b.say_as(B, Answer::At(A, titles(&["john_legrasse"])));
    assert!(b.game().fight.is_none(), "{:?}", b.now.asks);
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 3), "10 against 3");
}

/// R51: protection takes off first what does more than damage, whoever's points came first.
#[test]
fn protection_is_for_the_worst_first() {
    let mut game = table(3);
    game.threat(A, C, &["gug"]).threat(B, C, &["brown_jenkin"]).artifact(C, "elder_sign");
    let mut b = Bench::new(game.combat());
    b.say_as(C, Answer::Use(t("elder_sign"))).fight_on();
    assert_eq!(b.sanity(C), 4, "the Sign cost 1, and of 8 points 5 of the Gug are left");
}

/// 15.1: a Combat that ends the game has no page of its own any more: the result says what it has cost.
#[test]
fn the_result_says_what_the_last_combat_has_cost() {
    let said = |b: &Bench, seat: Seat| {
        let lines = Mythos::screen(&b.game().view(Viewer::Seat(seat)), b.asked(seat)).lines;
        lines.iter().any(|line| line.key == "scene-last-combat")
    };
    let mut game = table(2);
    game.threat(B, A, &["ghoul"]);
    let b = fought(&mut game);
    assert!(b.game().phase != Phase::Over && !said(&b, A) && !said(&b, B));
    game.players[0].sanity = 3;
    let b = fought(&mut game);
    assert!(b.game().phase == Phase::Over && b.sanity(A) == 0);
    assert!(said(&b, A) && said(&b, B));
}
