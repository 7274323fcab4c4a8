//! Every card of the set: what it takes to play it, where it goes, and what it does.

use crate::bench::*;
use sobremesa::games::mythos::cards::{Dimension, Kind, Place, Region, Title, Word};
use sobremesa::games::mythos::table::{Mythos, OldOne, Phase};
use sobremesa::games::mythos::{Answer, Event, Titles, playing};

/// A place where a card can be played.
fn place_for(title: Title) -> &'static str {
    let def = title.def();
    let fits = |at: &Title| {
        let at = at.def();
        let world = def.dimension.is_none_or(|dimension| at.dimension == Some(dimension));
        world
            && match def.kind {
                Kind::Ally => def.found.iter().any(|place| at.is(*place)),
                Kind::Artifact => at.has(Word::Artifact),
                Kind::Tome => at.has(Word::Tome),
                Kind::Monster | Kind::OldOne => at.gate,
                Kind::Event if def.has(Word::Wake) && !def.has(Word::Dream) => {
                    at.dimension == Some(Dimension::Dreamlands)
                }
                Kind::Event => at.has(Word::Coast),
                _ => true,
            }
    };
    let places = Title::all().filter(|title| title.kind() == Kind::Location);
    places.into_iter().find(fits).unwrap_or_else(|| panic!("{title:?} can be played nowhere")).id()
}

/// A table where a card of A's can be played.
fn ready_for(title: Title) -> Mythos {
    let mut game = table(2);
    game.sane(A, 15).hand(A, &[title.id()]).ally(A, "charles_ward").ally(A, "randolph_carter");
    game.ally(A, "joseph_curwen").ally(A, "william_dyer").ally(A, "johansen").tome(A, "al_azif", &[]);
    if title.kind() == Kind::Ally {
        game.players[0].allies.clear();
    }
    if title.kind() != Kind::Location {
        game.at(A, place_for(title));
    }
    match title.id() {
        "cthulhu" => game.artifact(A, "stone_idol").ally(A, "old_castro"),
        "yog_sothoth" => game.ally(A, "wilbur_whateley"),
        "nyarlathotep" => game.artifact(A, "shining_trapezohedron"),
        "shub_niggurath" => game.tome(A, "whateley_diary", &[]).ally(A, "old_castro"),
        "father_dagon" => game.artifact(A, "deep_tiara").ally(A, "old_castro"),
        _ => &mut game,
    };
    game
}

/// Plays it, and lets time answer what follows.
fn played(game: &Mythos, title: Title) -> Bench {
    let mut b = Bench::new(game);
    assert!(b.may_play(title.id()), "{title:?} cannot be played");
    b.play(title.id());
    while b.game().mover == A && b.game().phase == Phase::Turn {
        let answer = b.now.asks[0].otherwise;
        b.say(answer);
    }
    b
}

#[test]
fn every_card_can_be_played_where_it_says_and_goes_where_it_belongs() {
    for title in Title::all().filter(|title| !matches!(title.kind(), Kind::Location | Kind::Adventure)) {
        let game = ready_for(title);
        // A Spell is paid for when it is cast.
        let put = title.kind() == Kind::Spell;
        let cost = if put { 0 } else { playing::cost(game.player(A), title) };
        let b = played(&game, title);
        let player = b.game().player(A);
        let around = player.around().contains(&title);
        let there = match title.kind() {
            Kind::Monster => player.threat.iter().any(|menace| menace.card.title == title),
            Kind::Event if title.has(Word::Travel) => player.here.is_some_and(|here| here.title == title),
            Kind::Event if title.def().lasts.is_some() => b
                .game()
                .players
                .iter()
                .any(|player| player.events.iter().any(|event| event.card.title == title)),
            Kind::Event => player.story.contains(&title),
            _ => around,
        };
        assert!(there && !player.hand.contains(&title), "{title:?} is not where it belongs");
        let more = match title.id() {
            "cthulhu" => -2,
            "daybreak" => 1,
            "rest_cure" => 2,
            _ => 0,
        };
        assert_eq!(player.sanity, 15 + cost + more, "{title:?}");
    }
}

#[test]
fn every_location_is_reached_by_one_way_or_another() {
    for title in Title::all().filter(|title| title.kind() == Kind::Location) {
        let def = title.def();
        let (from, by) = match (def.region, def.id) {
            (Some(Region::Lovecraft), _) => ("exham_priory", "mail_plane"),
            (_, "rlyeh" | "upheaved_shoal") => ("boston_docks", "tramp_steamer"),
            (_, "yhanthlei") => ("boston_docks", "dive_bell"),
            (_, "unknown_kadath") => ("ulthar", "mail_plane"),
            _ if def.dimension == Some(Dimension::Dreamlands) => ("boston_docks", "seventy_steps"),
            _ => ("boston_docks", "mail_plane"),
        };
        let mut game = table(2);
        let mut b = Bench::new(game.sane(A, 15).at(A, from).hand(A, &[by, def.id]));
        b.play(by).pick(def.id);
        assert_eq!(b.here(A), Some(def.id));
        let church = i8::from(def.has(Word::Church));
        assert_eq!(b.sanity(A), 15 + t(by).def().sanity + def.sanity + church, "{title:?}");
    }
}

#[test]
fn the_set_is_what_it_was_designed_to_be() {
    let count = |kind| Title::all().filter(|title| title.kind() == kind).count();
    let kinds = [
        (Kind::Location, 62),
        (Kind::Ally, 34),
        (Kind::Artifact, 17),
        (Kind::Tome, 14),
        (Kind::Spell, 16),
        (Kind::Event, 27),
        (Kind::Monster, 25),
        (Kind::OldOne, 5),
        (Kind::Adventure, 16),
    ];
    for (kind, n) in kinds {
        assert_eq!(count(kind), n, "{kind:?}");
    }
    assert_eq!(Title::all().filter(|title| title.def().unique).count(), 53);
    for title in Title::all() {
        assert_eq!(Title::from_id(title.id()), Some(title));
        for need in title.def().needs {
            let filling = Title::all().filter(|one| {
                one.kind() == need.kind
                    && (need.any.is_empty() || need.any.iter().any(|place| one.def().is(*place)))
            });
            assert!(filling.count() >= usize::from(need.n), "{title:?} can never be completed");
        }
        let named = title.def().conditions.iter().chain(title.def().found);
        for id in named.filter_map(|place| if let Place::Title(id) = place { Some(id) } else { None }) {
            assert!(Title::from_id(id).is_some(), "{title:?} names {id}");
        }
    }
}

#[test]
fn texts_of_investigators() {
    let mut game = table(2);
    game.who(A, "edith_whitcomb").who(B, "nahum_sparrow");
    assert_eq!(
        (playing::cost(game.player(A), t("al_azif")), playing::cost(game.player(A), t("saducismus"))),
        (-2, 0)
    );
    assert_eq!(playing::cost(game.player(B), t("the_outsider")), -1);
    assert_eq!(playing::cost(game.who(A, "walter_stroud").player(A), t("forbidden_peaks")), 0);
    let hospital = |who| {
        let mut game = table(2);
        Bench::new(game.who(A, who).at(A, "meadow_hill").hand(A, &["miskatonic_medical"]))
            .play("miskatonic_medical")
            .sanity(A)
    };
    assert_eq!((hospital("miriam_abel"), hospital("josiah_pell")), (11, 10));
    let mut game = table(2);
    game.who(A, "thaddeus_coyle").deck(A, &["ghoul", "gug", "dhole", "zoogs"]).phase = Phase::RoundStart;
    let b = Bench::new(&game);
    assert_eq!(b.game().player(A).hand.len(), 3);
    let names = |event: &Event| matches!(event, Event::Draws { who: Some(_), .. });
    assert!(b.told.iter().any(names), "who brings them is told");
    let mut game = table(2);
    let mut b = Bench::new(game.who(A, "ines_carvalho").at(A, "meadow_hill").hand(A, &["ulthar"]));
    assert_eq!(b.play("ulthar").walks(A), Some("ulthar"));
}

#[test]
fn allies_who_do_something_when_they_come() {
    let mut game = table(2);
    game.at(A, "arkham_sanitarium")
        .pile(A, &["danforth", "ghoul"])
        .hand(A, &["herbert_west", "asenath_waite"]);
    game.hand(B, &["gug"]);
    let mut b = Bench::new(&game);
    b.play("herbert_west").pick("danforth");
    assert!(b.in_hand(A, "danforth") && b.sanity(A) == 9);
    b.pass().play("asenath_waite");
    assert!(b.in_pile(B, "gug"));
    let mut game = table(2);
    game.at(A, "gilman_house").hand(A, &["zadok_allen"]).deck(A, &["ghoul"]).hand(B, &["gug"]);
    let mut b = Bench::new(&game);
    b.play("zadok_allen");
    assert!(b.in_hand(A, "ghoul"));
    assert!(b.told.iter().any(|event| matches!(event, Event::SawHand { hand, .. } if hand.0 == [t("gug")])));
}

#[test]
fn keziah_opens_a_gate_and_lies_face_down() {
    let mut game = table(2);
    let mut b = Bench::new(game.at(A, "meadow_hill").used(A).ally(A, "keziah_mason"));
    b.say(Answer::Use(t("keziah_mason")));
    assert!(!b.game().player(A).here.unwrap().used && b.game().player(A).allies[0].down);
}

#[test]
fn things_that_are_used() {
    let mut game = table(2);
    game.artifact(A, "silver_key").at(A, "meadow_hill").hand(A, &["ulthar"]);
    let mut b = Bench::new(&game);
    b.say(Answer::Use(t("silver_key")));
    assert_eq!(b.here(A), Some("ulthar"));
    let mut game = table(2);
    game.artifact(A, "plane").walking(A, "sentinel_hill").hand(A, &["lakes_camp", "yhanthlei"]);
    let mut b = Bench::new(&game);
    b.say(Answer::Use(t("plane")));
    assert!(b.here(A) == Some("lakes_camp") && b.in_pile(A, "sentinel_hill"));
    let mut game = table(2);
    game.artifact(A, "reanimation_serum").hand(A, &["walking_corpse", "crypt_thing", "ghoul"]);
    let mut b = Bench::new(&game);
    b.say(Answer::Use(t("reanimation_serum"))).pick("crypt_thing");
    b.pick("walking_corpse");
    assert!(b.game().player(A).threat.len() == 2 && b.sanity(A) == 8);
    let mut game = table(2);
    let mut b = Bench::new(game.artifact(A, "shining_trapezohedron").hand(B, &["gug", "ghoul"]));
    b.say(Answer::Use(t("shining_trapezohedron")));
    assert_eq!((b.game().player(B).hand.len(), b.game().player(B).pile.len()), (1, 1));
}

#[test]
fn things_for_combat() {
    let fight = |thing: &str, mine: &[&str]| {
        let mut game = table(2);
        game.artifact(A, thing).threat(B, A, &["ghast"]).threat(A, B, mine).event(A, "nightfall", A);
        let mut b = Bench::new(game.combat());
        b.say(Answer::Use(t(thing))).fight_on();
        (b.sanity(A), b.sanity(B), b.in_story(A, thing))
    };
    assert_eq!(fight("dynamite", &[]), (8, 10, true));
    assert_eq!(fight("zanns_viol", &[]), (6, 10, false));
    assert_eq!(fight("soapstone", &[]), (7, 10, false));
    assert_eq!(fight("stone_idol", &["elder_thing"]), (10, 9, false));
}

fn cast(game: &mut Mythos, spell: &str) -> Bench {
    game.tome(A, "al_azif", &[spell]);
    let mut b = Bench::new(game);
    b.say(Answer::Cast { spell: t(spell), holder: t("al_azif") });
    b
}

#[test]
fn spells_of_a_turn() {
    assert_eq!(cast(&mut table(2), "calm_of_bast").sanity(A), 11);
    assert_eq!(cast(&mut table(2), "dream_sending").sanity(B), 8);
    let b = cast(table(2).hand(B, &["gug", "ghoul", "zoogs"]), "the_forgetting");
    assert_eq!(b.game().player(B).hand.len(), 1);
    let b = cast(table(2).at(A, "meadow_hill").used(A), "open_the_gate");
    assert!(!b.game().player(A).here.unwrap().used);
    let mut b = cast(table(2).story(A, &["ghoul", "danforth"]).deck(A, &["gug"]), "essential_saltes");
    if b.game().mover == A {
        b.pick("danforth");
    }
    assert!(b.has_ally(A, "danforth") && !b.in_story(A, "danforth"));
    let mut game = table(2);
    game.ally(A, "old_whateley");
    assert_eq!(cast(&mut game, "dream_sending").sanity(A), 10, "his Spells cost 1 less");
}

#[test]
fn spells_of_combat() {
    let fight = |spell: &str| {
        let mut game = table(2);
        game.threat(B, A, &["gug"]).threat(A, B, &["ghoul"]).ally(A, "danforth").combat();
        game.tome(A, "al_azif", &[spell]);
        let mut b = Bench::new(&game);
        b.say(Answer::At(B, Titles::default())).say(Answer::Cast { spell: t(spell), holder: t("al_azif") });
        b.fight_on();
        (b.sanity(A), b.sanity(B))
    };
    assert_eq!(fight("counter_formula"), (9, 10));
    assert_eq!(fight("red_gesture"), (9, 10));
    assert_eq!(fight("banish"), (9, 7));
    assert_eq!(fight("voorish_sign"), (7, 10));
}

#[test]
fn events_that_last() {
    let mut game = table(2);
    game.event(A, "thunderstorm", A).threat(B, A, &["ghoul"]).ally(A, "danforth").combat();
    let mut b = Bench::new(&game);
    b.fight_on();
    assert!(b.sanity(A) == 7 && b.has_ally(A, "danforth") && b.in_story(A, "thunderstorm"));
    let mut game = table(2);
    let mut b = Bench::new(game.event(A, "stars_are_right", A).threat(B, A, &["ghoul"]).combat());
    assert_eq!(b.fight_on().sanity(A), 6);
    let mut game = table(2);
    game.hand(A, &["locked_up"]).at(B, "meadow_hill").hand(B, &["miskatonic_library", "research"]);
    let mut b = Bench::new(&game);
    b.play("locked_up");
    assert!(!b.may_play("miskatonic_library"));
    b.pass();
    assert!(b.in_story(A, "locked_up") && b.game().player(B).events.is_empty());
}

#[test]
fn events_of_a_moment() {
    let mut game = table(2);
    game.at(A, "meadow_hill").hand(A, &["old_friend", "king_kuranes", "barnabas_marsh"]);
    let mut b = Bench::new(&game);
    b.play("old_friend");
    assert!(!b.may_pick("king_kuranes"));
    assert!(b.pick("barnabas_marsh").has_ally(A, "barnabas_marsh") && b.sanity(A) == 9);
    let mut game = table(2);
    let mut b = Bench::new(game.hand(A, &["rest_cure"]).threat(A, B, &["ghoul"]));
    assert_eq!(b.play("rest_cure").sanity(A), 10);
    let mut game = table(2);
    let mut b = Bench::new(game.hand(A, &["theft"]).artifact(B, "camera").artifact(B, "soapstone"));
    b.play("theft").pick("soapstone");
    assert!(b.in_pile(B, "soapstone"));
    let mut game = table(2);
    let mut b = Bench::new(game.hand(A, &["amnesia"]));
    b.play("amnesia");
    assert_eq!((b.game().mover, b.game().player(B).lost_turns), (A, 0));
    let mut b = Bench::new(table(2).hand(A, &["telegram"]).deck(A, &["gug", "danforth"]));
    b.play("telegram").pick("danforth");
    assert!(b.in_hand(A, "danforth"));
}

#[test]
fn monsters_that_do_more_than_damage() {
    let harmed = |monster: &str| {
        let mut game = table(2);
        game.threat(B, A, &[monster]).artifact(A, "camera").ally(A, "danforth").hand(A, &["zoogs"]).combat();
        let mut b = Bench::new(&game);
        b.say(Answer::At(B, Titles::default())).fight_on();
        (b.sanity(A), b.in_story(A, "camera"), b.in_story(A, "danforth"), b.in_pile(A, "zoogs"))
    };
    assert_eq!(harmed("mi_go"), (6, true, false, false));
    assert_eq!(harmed("shambler"), (6, false, true, false));
    assert_eq!(harmed("moon_beast"), (5, false, false, true));
    assert_eq!(harmed("brown_jenkin"), (7, false, false, false));
}

#[test]
fn old_ones_in_force() {
    let with = |id: &str, monster: &str| {
        let mut game = table(2);
        game.players[1].old_one = Some(OldOne { card: card(id, B), inverted: false });
        let mut b = Bench::new(game.threat(B, A, &[monster]).combat());
        b.fight_on().sanity(A)
    };
    assert_eq!((with("father_dagon", "deep_one"), with("father_dagon", "ghoul")), (5, 7));
    assert_eq!((with("cthulhu", "elder_deep_one"), with("cthulhu", "ghoul")), (3, 7));
    let mut game = table(2);
    game.players[1].old_one = Some(OldOne { card: card("yog_sothoth", B), inverted: false });
    game.at(A, "meadow_hill").used(A).hand(A, &["elder_thing", "gug"]);
    let mut b = Bench::new(&game);
    b.play("elder_thing").pass();
    assert!(!b.may_play("gug"), "once more a round, not twice");
}

#[test]
fn values_of_allies_and_costs_of_things() {
    let mut game = table(2);
    game.artifact(A, "deep_tiara").ally(A, "richard_pickman");
    assert_eq!(playing::cost(game.player(A), t("elder_deep_one")), -1);
    assert_eq!(playing::cost(game.player(A), t("ghoul")), 0);
    let mut game = table(2);
    game.ally(A, "government_men").threat(B, A, &["barnabas_marsh"]).combat();
    let mut b = Bench::new(&game);
    assert_eq!(b.fight_on().sanity(A), 10, "3 against a CULTIST of 3");
    let mut game = table(2);
    let mut b = Bench::new(game.ally(A, "joseph_curwen").threat(A, B, &["walking_corpse"]).combat());
    assert_eq!(b.fight_on().sanity(B), 6);
    let mut game = table(2);
    game.ally(A, "danforth").artifact(A, "ibn_ghazi").threat(B, A, &["whistling_horror"]).combat();
    let mut b = Bench::new(&game);
    assert_eq!(b.fight_on().sanity(A), 5, "he sees one point of six");
}
