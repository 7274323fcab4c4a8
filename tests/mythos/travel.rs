//! Cases 17 to 36, 93 and 94: Locations and travel.

use crate::bench::*;
use sobremesa::games::mythos::cards::{Dimension, Word};
use sobremesa::games::mythos::places;
use sobremesa::games::mythos::{Answer, Event, Mythos};
use sobremesa::kernel::{Arg, Game, Lobby, Text, Viewer};
use sobremesa::words::{Language, Nobody, Words};

#[test]
fn case_17_within_a_city_one_is_there_at_once() {
    let mut b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &["miskatonic_library"]));
    assert_eq!(b.play("miskatonic_library").here(A), Some("miskatonic_library"));
}

#[test]
fn case_18_to_another_sub_region_one_walks() {
    let mut b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &["sentinel_hill", "ghoul"]));
    b.play("sentinel_hill");
    assert_eq!((b.here(A), b.walks(A)), (None, Some("sentinel_hill")));
    assert!(b.game().player(A).is_at(Word::Outdoors) && !b.game().player(A).is_at(Word::Country));
    b.pass();
    assert!(!b.may_play("ghoul"));
    assert_eq!(b.say(Answer::Arrive).here(A), Some("sentinel_hill"));
}

/// In the middle of a move its page says where one is, and what each way would be good for: nobody counts points.
#[test]
fn what_is_asked_in_the_middle_of_a_move_repeats_nothing() {
    let keys = |b: &Bench| {
        let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
        let own = screen.own.iter().map(|line| line.key.clone()).collect::<Vec<_>>();
        (screen.lines.len(), own)
    };
    let mut b =
        Bench::new(table(2).at(A, "meadow_hill").hand(A, &["mail_plane", "ponape", "a_quiet_season"]));
    let (lines, own) = keys(&b);
    assert!(lines > 0 && own.iter().any(|key| key.starts_with("summary")), "{own:?}");
    b.play("mail_plane");
    let (lines, own) = keys(&b);
    assert_eq!((lines, own), (0, ["own-place"].map(str::to_owned).to_vec()));
}

/// Whatever is said of a card says what comes of it: where a journey leads one does not walk.
#[test]
fn where_a_journey_leads_is_reached_at_once_on_the_page_too() {
    let how = |b: &Bench| {
        let groups = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A)).groups;
        let mut read_first = groups.iter().filter(|group| group.read_first).flat_map(|group| &group.presses);
        let hint = read_first.find_map(|press| press.hint.clone().filter(|hint| hint.key == "hint-play"));
        hint.unwrap().args.into_iter().find(|(name, _)| name == "how").unwrap().1
    };
    let mut b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &["sentinel_hill", "railway"]));
    assert_eq!(how(&b), Arg::Number(1), "on foot");
    b.play("railway");
    assert_eq!(how(&b), Arg::Number(2), "by train");
}

/// Neither the name of a card nor the picture of it says what comes of it here and now: however few or many can be played,
/// it is read before one is pressed; and where a journey ends that is what is read of each place.
#[test]
fn what_a_card_does_is_read_before_it_is_played() {
    let hand = ["miskatonic_library", "sentinel_hill", "railway"];
    let b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &hand));
    let groups = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A)).groups;
    let group = groups.iter().find(|group| group.about.key == "group-play").unwrap();
    assert_eq!((group.presses.len(), group.read_first), (3, true));
    assert!(group.presses.iter().all(|press| press.hint.is_some()));
    let mut b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &hand));
    b.play("railway");
    let groups = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A)).groups;
    let places = groups.iter().flat_map(|group| &group.presses).filter(|press| press.answer != Answer::Done);
    assert!(places.filter_map(|press| press.hint.as_ref()).all(|hint| hint.key == "hint-play"));
}

/// What is said to be possible at a Location counts who reads it.
#[test]
fn a_tome_that_nobody_reads_is_no_reason_to_go_anywhere() {
    let then = |hand: &[&str]| {
        let b = Bench::new(table(2).at(A, "meadow_hill").who(A, "edith_whitcomb").hand(A, hand));
        let groups = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A)).groups;
        let hints = groups.iter().flat_map(|group| &group.presses).filter_map(|press| press.hint.clone());
        let opens =
            |hint: &Text| hint.args.iter().find(|(name, _)| *name == "cards").map(|(_, arg)| arg.clone());
        hints.filter(|hint| hint.key == "hint-play").find_map(|hint| opens(&hint)).unwrap()
    };
    let reads = Arg::Names(vec!["card-daemonolatreia".to_owned()]);
    assert_eq!(then(&["arkham_advertiser", "daemonolatreia"]), reads);
    assert_eq!(then(&["arkham_advertiser", "al_azif"]), Arg::Names(Vec::new()), "she reads no Arabic");
}

#[test]
fn case_19_generic_attributes_count_while_walking() {
    let mut game = table(2);
    game.at(A, "meadow_hill").walking(A, "conanicut_hospital").ally(A, "marinus_willett");
    game.phase = sobremesa::games::mythos::table::Phase::RoundStart;
    assert_eq!(Bench::new(&game).sanity(A), 11);
}

#[test]
fn case_20_nothing_is_found_before_arrival() {
    let mut game = table(2);
    game.at(A, "meadow_hill").walking(A, "miskatonic_museum").hand(A, &["henry_armitage", "camera"]);
    let b = Bench::new(&game);
    assert!(!b.may_play("henry_armitage") && !b.may_play("camera"));
}

#[test]
fn case_21_a_change_of_mind_gives_nothing_back() {
    let mut game = table(2);
    game.at(A, "meadow_hill").walking(A, "witch_house").hand(A, &["christchurch_cemetery"]).sane(A, 9);
    let mut b = Bench::new(&game);
    b.play("christchurch_cemetery");
    assert_eq!((b.here(A), b.sanity(A)), (Some("christchurch_cemetery"), 9));
    assert!(b.in_pile(A, "witch_house"));
}

#[test]
fn case_22_land_travel_does_not_join_two_country_places() {
    let mut game = table(2);
    game.at(A, "whateley_farm").hand(A, &["railway", "sentinel_hill", "meadow_hill"]);
    let mut b = Bench::new(&game);
    b.play("railway");
    assert!(b.may_pick("meadow_hill") && !b.may_pick("sentinel_hill"));
    assert_eq!(b.pick("meadow_hill").here(A), Some("meadow_hill"));
}

#[test]
fn case_23_whoever_travels_without_a_destination_is_indoors() {
    let mut game = table(2);
    game.at(A, "meadow_hill").hand(A, &["railway", "witch_house", "airship"]);
    let mut b = Bench::new(&game);
    b.play("railway").pass();
    assert_eq!(b.here(A), None);
    assert!(b.game().player(A).is_at(Word::Indoors) && !b.game().player(A).is_at(Word::City));
    assert!(!b.may_play("witch_house") && b.may_play("airship"));
}

#[test]
fn case_24_an_exotic_place_that_names_sea_is_reached_by_ship() {
    let mut b = Bench::new(table(2).at(A, "ocean_liner").hand(A, &["lakes_camp"]));
    assert_eq!(b.play("lakes_camp").here(A), Some("lakes_camp"));
}

#[test]
fn case_25_rlyeh_excludes_air() {
    let mut b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &["mail_plane", "rlyeh", "ponape"]));
    b.play("mail_plane");
    assert!(b.may_pick("ponape") && !b.may_pick("rlyeh"));
}

#[test]
fn case_26_on_foot_only_within_antarctica() {
    let mut b = Bench::new(table(2).at(A, "lakes_camp").hand(A, &["elder_city"]));
    assert_eq!(b.play("elder_city").walks(A), Some("elder_city"));
    assert_eq!(b.pass().say(Answer::Arrive).here(A), Some("elder_city"));
    assert!(!Bench::new(table(2).at(A, "boston_docks").hand(A, &["elder_city"])).may_play("elder_city"));
}

#[test]
fn case_27_islands_are_not_left_on_foot() {
    assert!(
        !Bench::new(table(2).at(A, "ponape").hand(A, &["innsmouth_harbour"])).may_play("innsmouth_harbour")
    );
}

#[test]
fn case_28_docks_steamer_and_ponape_are_one_turn() {
    let mut game = table(2);
    game.at(A, "copps_hill").hand(A, &["boston_docks", "tramp_steamer", "ponape"]);
    let mut b = Bench::new(&game);
    b.play("boston_docks").pick("tramp_steamer").pick("ponape");
    assert_eq!((b.here(A), b.sanity(A), b.game().mover), (Some("ponape"), 10, B));
    let story: Vec<_> = b.game().player(A).story.iter().rev().map(|title| title.id()).collect();
    assert_eq!(story, ["tramp_steamer", "boston_docks", "copps_hill"]);
}

#[test]
fn case_29_captain_thorne_sails_at_once() {
    let mut game = table(2);
    game.who(A, "elias_thorne").at(A, "meadow_hill").hand(A, &["ocean_liner", "ponape"]);
    let mut b = Bench::new(&game);
    assert_eq!(b.play("ocean_liner").pick("ponape").here(A), Some("ponape"));
    let mut game = table(2);
    let mut b = Bench::new(game.at(A, "meadow_hill").hand(A, &["ocean_liner", "ponape"]));
    b.play("ocean_liner").pass();
    assert_eq!(b.play("ponape").here(A), Some("ponape"));
}

#[test]
fn case_30_the_high_house_opens_on_the_dreamlands() {
    let mut b = Bench::new(table(2).at(A, "strange_high_house").hand(A, &["ulthar"]));
    b.play("ulthar");
    assert_eq!(b.here(A), Some("ulthar"));
    assert!(!b.told.iter().any(|event| format!("{event:?}").starts_with("Threatens")));
}

#[test]
fn case_31_carter_walks_into_the_dreamlands() {
    let mut b = Bench::new(table(2).at(A, "olney_court").ally(A, "randolph_carter").hand(A, &["celephais"]));
    b.play("celephais");
    assert_eq!((b.walks(A), b.sanity(A), b.dreams(A)), (Some("celephais"), 12, false));
    b.pass().say(Answer::Arrive);
    assert!(b.dreams(A) && b.here(A) == Some("celephais"));
}

#[test]
fn case_32_allies_travel_along() {
    let mut game = table(2);
    game.at(A, "ulthar").ally(A, "king_kuranes").hand(A, &["awakening", "meadow_hill"]);
    let mut b = Bench::new(&game);
    b.play("awakening").pick("meadow_hill");
    assert!(b.here(A) == Some("meadow_hill") && b.has_ally(A, "king_kuranes") && !b.dreams(A));
}

#[test]
fn case_33_the_only_location_cannot_be_buried() {
    let mut game = table(2);
    game.at(A, "meadow_hill").story(A, &["ghoul", "telegram"]);
    assert!(!places::bury_place(game.player_mut(A)));
    assert_eq!(game.player(A).at(), Some(t("meadow_hill")));
    game.used(A).story(A, &["ghoul", "witch_house"]);
    assert!(places::bury_place(game.player_mut(A)));
    assert_eq!((game.player(A).at(), game.player(A).sanity), (Some(t("witch_house")), 10));
    assert_eq!(game.player(A).story, [t("meadow_hill"), t("ghoul")]);
    assert!(!game.player(A).here.unwrap().used, "its Gate is unused");
    game.used(A).story(A, &["ulthar"]);
    assert!(places::bury_place(game.player_mut(A)));
    assert!(!game.player(A).here.unwrap().used && game.player(A).dimension() == Dimension::Dreamlands);
    game.story(A, &["railway", "witch_house"]);
    assert!(places::bury_place(game.player_mut(A)));
    assert_eq!(game.player(A).here.unwrap().title, t("railway"));
    assert_eq!(game.player(A).dimension(), Dimension::Dreamlands, "a journey lies in no world of its own");
}

/// The Colour reaches A at the table that is given.
fn blighted(game: &mut Mythos) -> Bench {
    game.threat(B, A, &["the_colour"]).combat();
    let mut b = Bench::new(game);
    b.fight_on();
    b
}

#[test]
fn case_34_under_a_location_that_goes_lies_a_journey() {
    let mut game = table(2);
    game.at(A, "meadow_hill").story(A, &["railway", "sentinel_hill"]);
    game.hand(A, &["christchurch_cemetery", "cold_spring_glen"]);
    let b = blighted(&mut game);
    assert!(b.in_pile(A, "meadow_hill") && b.here(A).is_none() && b.sanity(A) == 5);
    let player = b.game().player(A);
    assert!(player.is_at(Word::Indoors) && player.here.unwrap().title == t("railway"));
    assert_eq!(places::way(player, t("christchurch_cemetery")), Some(places::Way::Straight));
    assert_eq!(places::way(player, t("cold_spring_glen")), None);
}

#[test]
fn case_35_a_location_brought_up_costs_nothing_and_its_gate_is_fresh() {
    let mut game = table(2);
    let b = blighted(game.at(A, "meadow_hill").used(A).story(A, &["witch_house"]));
    assert_eq!((b.here(A), b.sanity(A)), (Some("witch_house"), 5));
    assert!(!b.game().player(A).here.unwrap().used);
}

#[test]
fn case_36_not_twice_the_current_title() {
    assert!(!Bench::new(table(2).at(A, "meadow_hill").hand(A, &["meadow_hill"])).may_play("meadow_hill"));
    let mut game = table(2);
    let mut b = Bench::new(game.at(A, "witch_house").story(A, &["meadow_hill"]).hand(A, &["meadow_hill"]));
    b.play("meadow_hill");
    assert!(b.here(A) == Some("meadow_hill") && !b.game().player(A).here.unwrap().used);
}

#[test]
fn case_93_the_first_location_is_in_lovecraft_country() {
    let mut game = table(2);
    game.players[0].begun = false;
    game.hand(A, &["ulthar", "seventy_steps", "sentinel_hill", "lakes_camp"]);
    let mut b = Bench::new(&game);
    assert!(b.may_play("sentinel_hill") && b.may_play("seventy_steps"));
    assert!(!b.may_play("ulthar") && !b.may_play("lakes_camp"));
    assert_eq!(b.play("seventy_steps").pick("ulthar").here(A), Some("ulthar"));
    assert_eq!(Bench::new(&game).play("sentinel_hill").here(A), Some("sentinel_hill"));
}

#[test]
fn case_94_land_does_not_cross_worlds() {
    let mut game = table(2);
    game.at(A, "ulthar").hand(A, &["railway", "meadow_hill", "cavern_of_flame"]);
    let mut b = Bench::new(&game);
    b.play("railway");
    assert!(!b.may_pick("meadow_hill") && b.may_pick("cavern_of_flame"));
    b.done().pass();
    assert!(b.here(A).is_none() && b.may_play("cavern_of_flame") && !b.may_play("meadow_hill"));
}

#[test]
fn under_a_location_that_goes_lies_another_world() {
    let mut game = table(2);
    game.at(A, "meadow_hill").story(A, &["ulthar"]);
    let b = blighted(&mut game);
    assert!(b.in_pile(A, "meadow_hill") && b.here(A) == Some("ulthar") && b.dreams(A));
}

/// 8.8: whoever comes into the Dreamlands, or out of them, is told to fall asleep or to wake, in whichever way: at once, on foot only when
/// they are there, or because the place where they were is gone.
#[test]
fn falling_asleep_and_waking_are_told() {
    let asleep = |id: &str| Event::FallsAsleep { seat: A, title: t(id) };
    let awake = |id: &str| Event::Wakes { seat: A, title: t(id) };
    let mut b = Bench::new(table(2).at(A, "strange_high_house").hand(A, &["ulthar"]));
    assert!(b.play("ulthar").told.contains(&asleep("ulthar")));
    let mut b = Bench::new(table(2).at(A, "olney_court").ally(A, "randolph_carter").hand(A, &["celephais"]));
    assert!(!b.play("celephais").told.contains(&asleep("celephais")), "not before they are there");
    assert!(b.pass().say(Answer::Arrive).told.contains(&asleep("celephais")));
    let mut b = Bench::new(table(2).at(A, "ulthar").hand(A, &["awakening", "meadow_hill"]));
    b.play("awakening");
    if b.may_pick("meadow_hill") {
        b.pick("meadow_hill");
    } else {
        b.pass().play("meadow_hill");
    }
    assert!(b.told.contains(&awake("meadow_hill")));
    let mut game = table(2);
    let b = blighted(game.at(A, "ulthar").story(A, &["meadow_hill"]));
    assert!(b.here(A) == Some("meadow_hill") && b.told.contains(&awake("meadow_hill")));
    let mut b = Bench::new(table(2).at(A, "ulthar").hand(A, &["dylath_leen"]));
    b.play("dylath_leen");
    assert!(!b.told.contains(&asleep("dylath_leen")), "whoever sleeps sleeps on");
    for language in Language::ALL {
        let words = Words::of(language, Some(Mythos::book()));
        for event in [asleep("ulthar"), awake("meadow_hill")] {
            let line = words.say(&Mythos::line(&event, Viewer::Spectator).unwrap(), &Nobody);
            assert!(!line.contains("event-") && line.len() > 20, "{line}");
        }
    }
}
