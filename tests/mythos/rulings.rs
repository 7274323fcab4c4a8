//! Rulings that no hard case tells on its own.

use crate::bench::*;
use sobremesa::games::mythos::table::{OldOne, Phase};
use sobremesa::games::mythos::{Answer, Event, playing};
use sobremesa::kernel::{Game, Viewer};

/// R38: one Great Old One of one's own is in play, and one is called a round.
#[test]
fn one_old_one_a_round_and_one_in_play() {
    let mut game = table(2);
    game.at(A, "devil_reef").artifact(A, "stone_idol").ally(A, "old_castro").hand(A, &["cthulhu"]);
    assert!(Bench::new(&game).may_play("cthulhu"));
    game.players[0].called = Some(game.round);
    assert!(!Bench::new(&game).may_play("cthulhu"), "one was called in this round");
    game.players[0].called = Some(game.round - 1);
    assert!(Bench::new(&game).may_play("cthulhu"));
    game.players[0].old_one = Some(OldOne { card: card("shub_niggurath", A), inverted: true });
    assert!(!Bench::new(&game).may_play("cthulhu"), "another is there");
    game.players[0].old_one = None;
    game.players[1].old_one = Some(OldOne { card: card("shub_niggurath", B), inverted: false });
    assert!(Bench::new(&game).may_play("cthulhu"), "that one is B's");
}

/// R52: what is discarded is laid down together: nobody sees any of it before all have chosen.
#[test]
fn discards_are_laid_down_together() {
    let mut game = table(2);
    for seat in [A, B] {
        game.hand(seat, &["ghoul", "gug", "dhole", "zoogs", "telegram", "camera", "soapstone"]);
    }
    let mut b = Bench::new(game.round_end());
    assert_eq!(b.now.asks.len(), 2, "both are asked at once");
    b.say_as(A, Answer::Discard(titles(&["ghoul"])));
    while let Some(ask) = b.asked(A) {
        let answer = ask.otherwise;
        b.say_as(A, answer);
    }
    assert!(b.game().player(A).pile.is_empty() && b.game().phase == Phase::RoundEnd);
    let view = b.game().view(Viewer::Seat(B));
    assert_eq!(view.players[A.index()].held, 7);
    assert!(!b.told.iter().any(|event| matches!(event, Event::Discards { .. })));
    while let Some(ask) = b.asked(B).filter(|_| b.game().phase == Phase::RoundEnd) {
        let answer = ask.otherwise;
        b.say_as(B, answer);
    }
    assert!(b.told.iter().any(|event| matches!(event, Event::Discards { seat, .. } if *seat == A)));
}

/// R44: no Monster is buried before the others are revealed: a small one does not spare its side the difference.
#[test]
fn a_small_monster_leaves_the_difference() {
    let mut game = table(2);
    game.threat(A, B, &["zoogs"]).threat(B, A, &["elder_thing"]);
    let (small, large) = (t("zoogs").def().value, t("elder_thing").def().value);
    let mut b = Bench::new(game.combat());
    b.fight_on();
    assert_eq!((b.sanity(A), b.sanity(B)), (10 - (large - small), 10));
}

/// R2, R65: how many cards somebody holds is for all to see; nothing says that they can do nothing with them.
#[test]
fn numbers_of_cards_are_public_and_nothing_else_is() {
    let view = |hand: &[&str]| {
        let mut game = table(2);
        game.hand(B, hand).at(B, "meadow_hill");
        game.mover = B;
        let b = Bench::new(&game);
        (b.game().view(Viewer::Seat(A)), b.now.asks.len())
    };
    let (useless, asked) = view(&["a_quiet_season", "ulthar"]);
    assert_eq!(
        (useless.players[B.index()].held, asked),
        (2, 1),
        "whoever can only pass is asked all the same"
    );
    assert!((useless, asked) == view(&["research", "miskatonic_library"]));
}

/// R7: costs that are lowered more than once are nought, and never a gain.
#[test]
fn a_lowered_cost_is_never_a_gain() {
    let mut game = table(2);
    game.artifact(A, "deep_tiara").artifact(A, "deep_tiara").at(A, "devil_reef").hand(A, &["deep_one"]);
    assert_eq!(playing::cost(game.player(A), t("deep_one")), 0);
    let mut b = Bench::new(&game);
    assert_eq!(b.play("deep_one").sanity(A), 10);
}

/// R8: an effect takes more than one has, and what would be below nought is lost.
#[test]
fn an_effect_may_take_more_than_one_has() {
    let mut game = table(2);
    let mut b = Bench::new(game.sane(A, 1).threat(B, A, &["dhole"]).combat());
    b.fight_on();
    assert!(b.is_over() && b.sanity(A) == 0);
    assert!(b.told.contains(&Event::Loses { seat: A, n: 1, by: None, combat: true, paid: false }));
}

/// R10, R46: what raises comes before what lowers, nothing is worth less than nought, and who is worth
/// nothing absorbs nothing.
#[test]
fn raised_before_lowered_and_who_is_worth_nothing_returns() {
    let mut game = table(2);
    game.event(B, "thunderstorm", B).ally(A, "government_men").threat(B, A, &["barnabas_marsh"]).combat();
    let mut b = Bench::new(&game);
    assert_eq!(b.fight_on().sanity(A), 9, "2, one more against a CULTIST, one less in the storm");
    let mut game = table(2);
    game.event(B, "thunderstorm", B).ally(A, "danforth").threat(B, A, &["ghoul"]).combat();
    let mut b = Bench::new(&game);
    assert_eq!(b.fight_on().sanity(A), 7);
    assert!(b.has_ally(A, "danforth"), "nothing was absorbed, nobody is damaged");
}

/// R12: whoever belongs to the Dreamlands comes there only, however they are found or fetched.
#[test]
fn cards_of_a_world_are_played_there() {
    let mut game = table(2);
    game.at(A, "ulthar").hand(A, &["cats_of_ulthar"]);
    assert!(Bench::new(&game).may_play("cats_of_ulthar"));
    let mut game = table(2);
    game.at(A, "meadow_hill").hand(A, &["cats_of_ulthar", "old_friend"]);
    let mut b = Bench::new(&game);
    assert!(!b.may_play("cats_of_ulthar"));
    b.play("old_friend");
    assert!(!b.may_pick("cats_of_ulthar"), "a letter does not lead into another world");
}

/// R13: a CULTIST at one's side stands for a condition, face down, too; one within the Threat is hidden and
/// stands for none.
#[test]
fn a_cultist_in_the_threat_calls_nobody() {
    let mut game = table(2);
    game.at(A, "devil_reef").artifact(A, "deep_tiara").hand(A, &["father_dagon"]);
    assert!(!Bench::new(&game).may_play("father_dagon"));
    game.threat(A, B, &["barnabas_marsh"]);
    assert!(!Bench::new(&game).may_play("father_dagon"), "hidden");
    game.ally(A, "old_castro");
    game.players[0].allies[0].down = true;
    assert!(Bench::new(&game).may_play("father_dagon"));
}

/// R14: the order is read once the hands are filled, a reshuffle paid for, and stands for the whole round,
/// whatever Sanity becomes.
#[test]
fn the_order_stands_for_the_round() {
    let mut game = table(3);
    game.sane(A, 4).sane(B, 5).sane(C, 9).pile(B, &["ghoul", "gug", "zoogs"]).round_end();
    for seat in [A, C] {
        game.deck(seat, &["meadow_hill"; 13]);
    }
    let mut b = Bench::new(&game);
    while b.game().phase == Phase::RoundEnd {
        let answer = b.now.asks[0].otherwise;
        b.say(answer);
    }
    assert_eq!((b.sanity(B), b.game().mover), (4, B), "B is as low as A now, and better read");
    let mut game = b.game().clone();
    game.sane(C, 1);
    let mut b = Bench::new(&game);
    for seat in [B, C] {
        assert_eq!(b.game().mover, seat, "C is lowest by now, and has no turn before that");
        let ask = b.asked(seat).unwrap();
        let plays = ask.choices.iter().copied().find(|answer| *answer != Answer::Pass);
        b.say_as(seat, plays.unwrap_or(Answer::Pass));
    }
    assert_eq!(b.game().mover, A);
}

/// R27: an Exotic place is left like any other: what counts is where one goes.
#[test]
fn an_exotic_place_is_left_by_what_reaches_the_next() {
    let mut game = table(2);
    game.at(A, "lakes_camp").hand(A, &["tramp_steamer", "railway", "kingsport_harbour"]);
    let mut b = Bench::new(&game);
    assert!(!b.may_play("kingsport_harbour"), "nobody walks from there");
    b.play("tramp_steamer").pick("kingsport_harbour");
    assert_eq!(b.here(A), Some("kingsport_harbour"));
    let mut b = Bench::new(&game);
    b.play("railway");
    assert!(!b.may_pick("kingsport_harbour") && b.game().mover == B, "no railway leads there");
}

/// R37: a CULTIST who was laid into a Threat can be controlled; an Ally who joins it with a MAGIC weapon has no class.
#[test]
fn a_cultist_is_controlled_and_a_magic_weapon_is_not() {
    let cast = |storms: bool| {
        let mut game = table(2);
        game.tome(A, "saducismus", &["call_the_lesser"]).threat(B, A, &["dhole"]);
        if storms {
            game.armed(B, "john_legrasse", "blessed_sabre");
        } else {
            game.threat(B, A, &["barnabas_marsh"]);
        }
        let mut b = Bench::new(game.combat());
        if storms {
            b.say(Answer::Storm(t("john_legrasse"), A));
        }
        b.say(Answer::Cast { spell: t("call_the_lesser"), holder: t("saducismus") });
        b.fight_on();
        let of = |event: &Event| if let Event::Controls { card, .. } = event { Some(card.0) } else { None };
        b.told.iter().find_map(of).expect("a Spell was cast")
    };
    assert_eq!(cast(false), Some(t("barnabas_marsh")));
    assert_eq!(cast(true), None);
}

/// R39: what banishes a Monster does not touch a Great Old One, nor does what controls one.
#[test]
fn what_speaks_of_monsters_leaves_old_ones_alone() {
    let mut game = table(2);
    game.players[1].old_one = Some(OldOne { card: card("shub_niggurath", B), inverted: false });
    game.tome(A, "necronomicon_latin", &["banish"]).threat(B, A, &["ghoul"]).combat();
    let spell = Answer::Cast { spell: t("banish"), holder: t("necronomicon_latin") };
    let mut b = Bench::new(&game);
    b.say(spell);
    assert!(
        b.told.iter().any(|event| matches!(event, Event::Banished { title, .. } if *title == t("ghoul")))
    );
    assert!(b.game().player(B).old_one.is_some());
    game.players[1].threat.0.clear();
    game.threat(A, B, &["zoogs"]);
    assert!(!Bench::new(&game).offers(A, spell), "nothing else is there");
}

/// R43: what adds to a Threat needs a Monster of one's own there; what weakens one, a Monster of theirs.
#[test]
fn what_adds_needs_a_monster_there() {
    let window = |own: &[&str], theirs: &[&str]| {
        let mut game = table(2);
        game.artifact(A, "stone_idol")
            .artifact(A, "dynamite")
            .threat(A, B, own)
            .threat(B, A, theirs)
            .combat();
        let b = Bench::new(&game);
        ["stone_idol", "dynamite"].map(|id| b.offers(A, Answer::Use(t(id))))
    };
    assert_eq!(window(&["ghoul"], &[]), [true, false]);
    assert_eq!(window(&[], &["ghoul"]), [false, true]);
}

/// R48: in an assault what nobody sees passes by the Allies who do not see, and is no part of what they compare.
#[test]
fn what_is_invisible_passes_by_an_assault() {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").ally(B, "john_legrasse");
    let mut b = Bench::new(game.threat(A, B, &["whistling_horror"]).combat());
    b.fight_on();
    assert_eq!((b.sanity(A), b.sanity(B)), (7, 4));
    assert!(b.has_ally(B, "john_legrasse"));
}

/// R63: where one weapon meets one Ally, nobody is asked who bears it.
#[test]
fn what_has_one_answer_is_not_asked() {
    let mut game = table(2);
    game.at(A, "miskatonic_museum").ally(A, "warren_rice").hand(A, &["revolver"]);
    let mut b = Bench::new(&game);
    b.play("revolver");
    assert_eq!(b.game().mover, B);
    assert_eq!(b.game().player(A).allies[0].weapon, Some(card("revolver", A)));
}

/// R56: an Adventure reads cards as they are printed: a Gate that is used and an Old One that is inverted
/// count, and what has carried somebody through the air stays a Monster.
#[test]
fn adventures_read_cards_as_printed() {
    let mut game = table(2);
    game.at(A, "meadow_hill").used(A).story(A, &["christchurch_cemetery", "barnabas_marsh"]);
    game.players[0].old_one = Some(OldOne { card: card("shub_niggurath", A), inverted: true });
    game.hand(A, &["when_they_return"]);
    assert!(Bench::new(&game).may_play("when_they_return"));
    let carried_by = |id: &str, adventure: &str, rest: &[&str]| {
        let mut game = table(2);
        game.at(A, "ponape").story(A, &[rest, &[id]].concat()).hand(A, &[adventure]);
        Bench::new(&game).may_play(adventure)
    };
    let waters = ["devil_reef", "boston_docks", "warren_rice", "barnabas_marsh"];
    assert!(carried_by("ocean_liner", "southern_waters", &waters));
    assert!(!carried_by("nightgaunt", "southern_waters", &waters), "it is no Event, and has no AIR on it");
    let farm = ["whateley_farm", "sentinel_hill", "whateley_diary", "red_gesture", "dunwich_farmers"];
    assert!(carried_by("nightgaunt", "the_thing_in_the_farmhouse", &farm));
    assert!(!carried_by("ocean_liner", "the_thing_in_the_farmhouse", &farm));
}
