//! Cases 54 to 74: Threat and Combat.

use crate::bench::*;
use sobremesa::games::mythos::table::{Mythos, OldOne, Phase};
use sobremesa::games::mythos::{About, Answer, Combat, Event, Length, Titles};
use sobremesa::kernel::{Game, Seat, Viewer};
use sobremesa::words::{Language, Nobody, Words};

fn fought(game: &mut Mythos) -> Bench {
    let mut b = Bench::new(game.combat());
    b.fight_on();
    b
}

#[test]
fn case_54_monsters_that_join_come_through_one_gate() {
    let mut game = table(2);
    game.sane(A, 6).at(A, "devil_reef");
    game.hand(A, &["deep_one", "deep_one", "deep_one", "elder_deep_one", "ghoul"]);
    let mut b = Bench::new(&game);
    b.play("deep_one").pick("deep_one");
    assert!(!b.may_pick("ghoul"));
    b.pick("deep_one").pick("elder_deep_one");
    assert_eq!((b.sanity(A), b.game().player(A).threat.len(), b.game().mover), (1, 4, B));
}

#[test]
fn case_55_a_gate_stays_used() {
    let mut game = table(2);
    let mut b = Bench::new(game.at(A, "devil_reef").used(A).hand(A, &["ghoul"]).round_end());
    while b.game().phase != Phase::Turn {
        let answer = b.now.asks[0].choices[0];
        b.say(answer);
    }
    assert!(b.game().player(A).here.unwrap().used);
}

#[test]
fn case_56_points_absorb_points() {
    let b = fought(table(2).threat(A, B, &["deep_one"]).threat(B, A, &["shoggoth"]));
    assert_eq!((b.sanity(A), b.sanity(B)), (5, 10));
    assert!(b.in_story(A, "deep_one") && b.in_story(B, "shoggoth"));
    assert!(b.told.contains(&Event::Loses { seat: A, n: 5, by: None, combat: true, paid: false }));
}

/// A fights B, who does not see what is invisible: of this threat A is told to keep just that.
fn kept_unseen(threat: &[&str]) -> Bench {
    let mut game = table(2);
    game.threat(A, B, threat).threat(B, A, &["mi_go"]).ally(B, "john_legrasse").combat();
    let mut b = Bench::new(&game);
    b.say(Answer::At(A, titles(&["john_legrasse"])));
    let ask = b.asked(A).unwrap();
    assert!(ask.about == About::Keep { against: B } && ask.otherwise == Answer::Card(t("whistling_horror")));
    b
}

#[test]
fn case_57_what_is_invisible_passes_by_who_does_not_see() {
    let mut b = kept_unseen(&["whistling_horror", "ghoul"]);
    b.pick("whistling_horror");
    assert!(b.sanity(B) == 5 && b.has_ally(B, "john_legrasse"));
}

#[test]
fn case_58_a_magic_weapon_sees() {
    let mut game = table(2);
    game.threat(A, B, &["whistling_horror", "ghoul"]).threat(B, A, &["mi_go"]);
    let b = fought(game.armed(B, "john_legrasse", "blessed_sabre"));
    assert_eq!(b.sanity(B), 10);
    assert!(b.in_story(B, "john_legrasse") && b.in_story(B, "blessed_sabre"));
}

#[test]
fn case_59_who_joins_the_threat_is_buried_with_it() {
    let mut game = table(2);
    game.threat(A, B, &["whistling_horror", "ghoul"]).threat(B, A, &["mi_go"]);
    game.armed(B, "john_legrasse", "blessed_sabre").combat();
    let mut b = Bench::new(&game);
    b.say(Answer::Storm(t("john_legrasse"), A)).fight_on();
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 10));
    assert!(b.in_story(B, "john_legrasse") && b.in_story(B, "blessed_sabre"));
}

#[test]
fn case_60_protection_keeps_harm_away() {
    let mut game = table(2);
    game.threat(B, A, &["mi_go"]).artifact(A, "elder_sign").ally(A, "terrible_old_man").combat();
    let mut b = Bench::new(&game);
    b.say(Answer::At(B, Titles::default())).say(Answer::Use(t("elder_sign")));
    b.say(Answer::Use(t("terrible_old_man"))).fight_on();
    assert_eq!((b.sanity(A), b.game().player(A).artifacts.len()), (9, 1));
}

fn two_allies(points: &str) -> Mythos {
    let mut game = table(2);
    game.ally(A, "warren_rice").ally(A, "francis_morgan").threat(B, A, &[points]);
    game
}

#[test]
fn case_61_both_are_damaged_where_both_absorb() {
    let b = fought(&mut two_allies("ghoul"));
    assert!(b.sanity(A) == 10 && b.in_story(A, "warren_rice") && b.in_story(A, "francis_morgan"));
    let both = |event: &Event| matches!(event, Event::Buried { seat: A, cards } if cards.len() == 2);
    assert!(b.told.iter().any(both), "one sentence tells of both");
}

#[test]
fn case_62_who_is_not_reached_returns() {
    let mut b = Bench::new(two_allies("zoogs").combat());
    b.say(Answer::At(B, titles(&["warren_rice", "francis_morgan"]))).pick("francis_morgan");
    assert!(b.has_ally(A, "warren_rice") && b.in_story(A, "francis_morgan") && b.sanity(A) == 10);
}

#[test]
fn case_63_the_day_kills_outdoors_only() {
    let mut game = table(3);
    game.at(B, "miskatonic_library").at(C, "meadow_hill").walking(C, "sentinel_hill");
    let b = fought(game.threat(A, B, &["ghast"]).threat(A, C, &["ghast"]));
    assert_eq!((b.sanity(B), b.sanity(C)), (5, 10));
    let mut game = table(2);
    let b = fought(game.event(A, "nightfall", A).threat(A, B, &["ghast"]));
    assert_eq!(b.sanity(B), 5, "B is outdoors, but it is night");
}

#[test]
fn case_64_control_changes_the_side_of_a_monster() {
    let mut game = table(2);
    game.tome(A, "saducismus", &["call_the_lesser"]).threat(B, A, &["ghoul", "deep_one"]).combat();
    let mut b = Bench::new(&game);
    b.say(Answer::Cast { spell: t("call_the_lesser"), holder: t("saducismus") });
    b.fight_on();
    assert!(
        b.told
            .iter()
            .any(|event| matches!(event, Event::Controls { card, .. } if card.0 == Some(t("ghoul"))))
    );
    assert!(b.in_story(B, "ghoul") && b.in_story(B, "deep_one"));
    assert_eq!((b.sanity(A), b.sanity(B)), (9, 10), "3 against 3");
}

/// 9.4: a Spell that costs more Sanity than somebody has cannot be cast, in Combat either.
#[test]
fn whoever_cannot_afford_a_spell_is_not_offered_it_in_combat() {
    let greater = Answer::Cast { spell: t("call_the_greater"), holder: t("saducismus") };
    for (sanity, offered) in [(2, true), (1, false)] {
        let mut game = table(2);
        game.sane(A, sanity).tome(A, "saducismus", &["call_the_greater", "counter_formula"]);
        let b = Bench::new(game.threat(B, A, &["ghoul"]).combat());
        assert_eq!(b.offers(A, greater), offered, "{sanity}");
    }
}

#[test]
fn case_65_without_the_class_the_spell_is_spent_for_nothing() {
    let mut game = table(2);
    game.tome(A, "daemonolatreia", &["raise_the_dead"]).threat(B, A, &["ghoul"]).combat();
    let mut b = Bench::new(&game);
    b.say(Answer::Cast { spell: t("raise_the_dead"), holder: t("daemonolatreia") }).fight_on();
    assert_eq!(b.sanity(A), 6);
    let told = b.told.iter().find(|event| matches!(event, Event::Controls { .. })).unwrap();
    use sobremesa::kernel::Viewer;
    assert_ne!(Mythos::line(told, Viewer::Seat(A)), Mythos::line(told, Viewer::Spectator));
    let other = Event::Controls { seat: A, other: B, card: sobremesa::kernel::Secret(Some(t("ghoul"))) };
    assert_eq!(Mythos::line(told, Viewer::Spectator), Mythos::line(&other, Viewer::Spectator));
}

#[test]
fn case_66_an_assault_in_one_place() {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").ally(A, "warren_rice").ally(B, "francis_morgan");
    game.threat(A, B, &["ghoul"]).combat();
    let mut b = Bench::new(&game);
    b.say(Answer::At(B, titles(&["warren_rice"]))).say(Answer::At(A, titles(&["francis_morgan"])));
    assert_eq!(b.asked(A).unwrap().about, About::Order { against: B });
    let groups = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A)).groups;
    let presses: Vec<_> = groups.iter().flat_map(|group| &group.presses).collect();
    assert!(presses.iter().all(|press| press.hint.is_some()), "what each is worth is said");
    b.pick("ghoul");
    assert_eq!((b.sanity(A), b.sanity(B)), (10, 7));
    assert!(b.in_story(B, "francis_morgan") && b.has_ally(A, "warren_rice"));
}

#[test]
fn case_67_no_assault_with_somebody_who_walks() {
    let mut game = table(2);
    game.at(A, "meadow_hill").walking(A, "british_museum").at(B, "british_museum").ally(B, "francis_morgan");
    let b = fought(game.threat(A, B, &["ghoul"]));
    assert!(b.sanity(B) == 9 && b.in_story(B, "francis_morgan"));
}

#[test]
fn case_68_who_falls_together_falls_together() {
    let mut game = table(3);
    game.sane(A, 3).sane(B, 3).sane(C, 2).threat(A, B, &["deep_one"]).threat(C, A, &["deep_one"]);
    let b = fought(&mut game);
    assert!(b.is_over() && b.game().outcome().unwrap().winners() == [C]);
    let mut game = table(3);
    game.sane(A, 3).sane(B, 3).sane(C, 3);
    game.threat(A, B, &["deep_one"]).threat(B, C, &["deep_one"]).threat(C, A, &["deep_one"]);
    let b = fought(&mut game);
    assert_eq!(b.game().outcome().unwrap().places, [[A, B, C]]);
}

#[test]
fn case_69_brown_jenkins_second_point_ends_the_game() {
    let mut game = table(2);
    game.sane(A, 2).threat(A, B, &["dunwich_farmers"]).threat(B, A, &["brown_jenkin"]);
    game.players[0].threat.0.clear();
    game.ally(A, "dunwich_farmers");
    let b = fought(&mut game);
    assert!(b.is_over() && b.sanity(A) == 0 && !b.in_story(B, "brown_jenkin"));
}

#[test]
fn case_70_a_magic_weapon_alone_makes_a_combat() {
    let mut game = table(2);
    game.armed(A, "john_legrasse", "blessed_sabre");
    let mut b = Bench::new(&game);
    b.pass().pass();
    assert_eq!(b.now.asks.iter().map(|ask| (ask.seat, ask.about)).collect::<Vec<_>>(), [(A, About::Assign)]);
    b.say(Answer::Storm(t("john_legrasse"), B)).fight_on();
    assert_eq!(b.sanity(B), 5);
}

#[test]
fn case_71_three_pairs_at_once() {
    let mut game = table(3);
    game.threat(A, B, &["ghast"]).threat(B, C, &["elder_thing"]).threat(C, A, &["gug"]);
    game.event(A, "nightfall", A);
    let b = fought(&mut game);
    assert_eq!([A, B, C].map(|seat| b.sanity(seat)), [4, 5, 6]);
}

#[test]
fn case_72_look_before_you_call() {
    let mut game = table(2);
    game.sane(A, 6).sane(B, 2).at(A, "devil_reef").artifact(A, "stone_idol").ally(A, "old_castro");
    let mut b = Bench::new(game.hand(A, &["cthulhu"]));
    b.play("cthulhu");
    assert_eq!((b.sanity(A), b.sanity(B)), (1, 0));
    assert_eq!(b.game().outcome().unwrap().winners(), [A]);
}

#[test]
fn case_73_an_old_one_stays_for_two_combats() {
    let mut game = table(2);
    game.players[0].old_one = Some(OldOne { card: card("shub_niggurath", A), inverted: false });
    let first = fought(game.threat(A, B, &["ghoul"]));
    assert_eq!(first.sanity(B), 6);
    assert!(first.game().player(A).old_one.unwrap().inverted);
    let mut game = first.game().clone();
    let second = fought(game.threat(A, B, &["ghoul"]));
    assert!(second.sanity(B) == 2 && second.game().player(A).old_one.is_none());
    assert!(second.in_story(A, "shub_niggurath"));
}

#[test]
fn case_74_an_old_one_stays_without_what_called_it() {
    let mut game = table(2);
    game.players[0].old_one = Some(OldOne { card: card("shub_niggurath", A), inverted: false });
    game.tome(A, "whateley_diary", &[]).hand(B, &["fire"]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("fire");
    assert!(b.in_pile(A, "whateley_diary") && b.game().player(A).old_one.is_some());
}

#[test]
fn case_85_losses_of_one_moment_stand() {
    let mut game = table(3);
    game.campaign(12).sane(B, 8).threat(B, A, &["shoggoth"]).threat(A, B, &["dhole"]).threat(
        C,
        B,
        &["dhole"],
    );
    let b = fought(&mut game);
    assert!(b.game().player(B).insane && !b.is_over());
    assert_eq!(b.sanity(A), 10, "8 were absorbed by 9");
    let mut game = table(3);
    game.campaign(12).sane(B, 8).threat(B, A, &["shoggoth"]).threat(C, B, &["dhole"]);
    let b = fought(&mut game);
    assert!(b.game().player(B).insane && b.sanity(A) == 2 && !b.is_over());
    assert!(b.game().player(B).story.is_empty());
}

#[test]
fn in_order_each_answers_after_the_other() {
    let mut game = table(3);
    game.options.combat = Combat::InOrder;
    game.options.length = Length::Basic;
    game.phase = Phase::Aim;
    game.fight = Some(sobremesa::games::mythos::fight::Fight::new(&game));
    game.threat(A, B, &["ghoul", "gug"]).threat(B, A, &["shoggoth"]);
    game.players
        .iter_mut()
        .for_each(|player| player.threat.0.iter_mut().for_each(|menace| menace.aim = None));
    let asked = |b: &Bench| b.now.asks.iter().map(|ask| ask.seat).collect::<Vec<Seat>>();
    let mut b = Bench::new(&game);
    assert_eq!(asked(&b).len(), 1);
    let first = asked(&b)[0];
    // Whoever aims reads what each of the others has to lose, and how much they can set against it.
    let words = Words::of(Language::English, sobremesa::games::book("mythos"));
    let screen = Mythos::screen(&b.game().view(Viewer::Seat(first)), b.asked(first));
    let said: Vec<String> = screen
        .groups
        .iter()
        .flat_map(|group| &group.presses)
        .map(|press| words.say(&press.label, &Nobody))
        .collect();
    let sanity = b.sanity(C);
    assert!(
        said.iter().any(|label| label.ends_with(&format!("3 (Sanity {sanity}; nothing can stop it)"))),
        "{said:?}"
    );
    assert!(
        said.iter().any(|label| label.contains("can stop it)") && !label.contains("nothing")),
        "{said:?}"
    );
    let ask = b.asked(first).unwrap().otherwise;
    b.say(ask);
    assert_ne!(asked(&b)[0], first);
    game.options.combat = Combat::Sealed;
    assert_eq!(asked(&Bench::new(&game)).len(), 2);
}

#[test]
fn what_nobody_sees_is_kept_first_however_the_threat_was_laid() {
    kept_unseen(&["ghoul", "whistling_horror"]);
}

/// What everybody reads on their own page at the end of a round, in words.
fn closed(b: &Bench, seat: Seat) -> String {
    let lines = Mythos::screen(&b.game().view(Viewer::Seat(seat)), b.asked(seat)).lines;
    let words = Words::of(Language::English, sobremesa::games::book("mythos"));
    let said: Vec<String> = lines.iter().map(|text| words.say(text, &Nobody)).collect();
    said.join(" ").replace(['\u{2068}', '\u{2069}'], "")
}

/// A hand of which something has to go, so that the end of a round asks for it.
const MANY: [&str; 9] =
    ["a_quiet_season", "camera", "dhole", "gug", "zoogs", "zoogs", "ghoul", "meadow_hill", "camera"];

/// A Combat may pass without any question to whoever it hurts: they read what it cost, and to whom.
#[test]
fn what_a_combat_has_cost_is_said_at_the_end_of_the_round() {
    let mut game = table(2);
    game.threat(A, B, &["deep_one"]).threat(B, A, &["shoggoth"]).hand(A, &MANY).hand(B, &MANY);
    let b = fought(&mut game);
    assert_eq!((b.game().phase, b.sanity(A)), (Phase::RoundEnd, 5));
    let mine = closed(&b, A);
    assert!(mine.contains("Combat: you lost 5 Sanity (10 → 5) to "), "{mine}");
    assert!(mine.contains("Against you: Shoggoth.") && !mine.contains("Story Deck"), "{mine}");
    let theirs = closed(&b, B);
    assert!(theirs.contains("Against you: Deep One."), "{theirs}");
    assert!(theirs.contains("cost you no Sanity: you have 10") && theirs.contains("lost 5"), "{theirs}");
    assert!(Mythos::screen(&b.game().view(Viewer::Spectator), None).lines.is_empty(), "it is drawn");
}

/// Who stood between is named: their Ally is gone.
#[test]
fn who_stood_between_is_said_at_the_end_of_the_round() {
    let mut game = table(2);
    game.threat(B, A, &["ghoul"]).ally(A, "warren_rice").hand(A, &MANY);
    let b = fought(&mut game);
    let mine = closed(&b, A);
    let card =
        |id: &str| Words::of(Language::English, sobremesa::games::book("mythos")).word(&format!("card-{id}"));
    let between = format!("Against you: {}. Fallen, and in your Story Deck now: ", card("ghoul"));
    assert!(mine.contains(&between) && mine.contains(&card("warren_rice")), "{mine}");
}

#[test]
fn a_round_without_a_combat_says_so() {
    let mut game = table(2);
    game.hand(A, &MANY);
    let mut b = Bench::new(&game);
    b.pass().pass();
    assert_eq!(b.game().phase, Phase::RoundEnd);
    let mine = closed(&b, A);
    assert!(mine.contains("without a Combat") && mine.contains("10 Sanity"), "{mine}");
    b.let_time_pass(|game| game.phase == Phase::RoundEnd);
    assert!(b.game().fought.is_none(), "the next round begins");
    // A table that was saved before this was noted says no more than it knows.
    let b = Bench::new(table(2).hand(A, &MANY).round_end());
    assert!(closed(&b, A).starts_with("Round 2 is over. You have 10 Sanity."), "{}", closed(&b, A));
}
