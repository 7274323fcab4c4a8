//! What lies at the margins: where somebody is who is nowhere, what an Artifact brings along, and what is
//! planned, asked and shown when hardly anything is.

use crate::bench::*;
use sobremesa::games::mythos::table::{Choosing, Doing, Mythos, Phase, Put};
use sobremesa::games::mythos::{Answer, Brings, Combat, Decks, Event, Length, Options, Titles, places};
use sobremesa::kernel::{Dice, Game, Plans, Secret, Text, Viewer};

/// A has a Brain Cylinder that holds this Spell.
fn cylinder_with(game: &mut Mythos, spell: &str) {
    game.artifact(A, "brain_cylinder");
    game.player_mut(A).artifacts[0].spell = Some(Put { card: card(spell, A), turn: 1, down: false });
}

/// What a spectator reads above a table where they are asked nothing.
fn heading(game: &Mythos) -> Text {
    Mythos::screen(&game.view(Viewer::Spectator), None).heading
}

/// Whether A, with so much Sanity, may do that by a plan.
fn plan_may(sanity: i8, answer: Answer) -> bool {
    let mut game = table(2);
    game.sane(A, sanity);
    Mythos::may_follow(&game.view(Viewer::Seat(A)), &answer)
}

/// B's Ghast attacks A by day: it dies, and A loses nothing.
fn ghast_dies(game: &mut Mythos) -> bool {
    let mut b = Bench::new(game.threat(B, A, &["ghast"]).combat());
    let sanity = b.fight_on().sanity(A);
    let told = b.told.iter().any(|event| *event == Event::Sunlight { seat: B, title: t("ghast") });
    assert_eq!(told, sanity == 10);
    told
}

/// 6.3: before their first Location everybody is OUTDOORS.
#[test]
fn whoever_has_no_location_is_outdoors() {
    assert!(ghast_dies(&mut table(2)));
    assert!(!ghast_dies(table(2).at(A, "witch_house")), "that is a house");
}

/// 8.5: while walking one is OUTDOORS, and were it to a house.
#[test]
fn whoever_walks_to_a_house_is_outdoors_until_they_arrive() {
    assert!(ghast_dies(table(2).at(A, "miskatonic_library").walking(A, "witch_house")));
}

/// R22, R30: whoever has lost the museum is in Europe, on an aeroplane; the farm from which they came is in
/// another Region, and that it is in the COUNTRY keeps no railway from a castle.
#[test]
fn what_was_visited_in_another_region_is_not_where_a_journey_begins() {
    let mut game = table(2);
    game.at(A, "british_museum").at(A, "mail_plane").story(A, &["whateley_farm"]);
    let mut b = Bench::new(game.hand(A, &["railway", "castle_ferenczy"]));
    b.play("railway");
    assert!(b.may_pick("castle_ferenczy"));
    assert_eq!(b.pick("castle_ferenczy").here(A), Some("castle_ferenczy"));
}

/// R27, R66: the Region last visited is within reach, but every Island is a Region of its own.
#[test]
fn whoever_has_lost_an_island_does_not_walk_to_another() {
    let lost = |from: &str, to: &str| {
        let mut game = table(2);
        game.at(A, from).hand(A, &[to]).player_mut(A).here = None;
        Bench::new(&game).may_play(to)
    };
    assert!(!lost("ponape", "rlyeh") && !lost("lakes_camp", "yhanthlei"));
    assert!(lost("meadow_hill", "sentinel_hill") && lost("cairo_bazaar", "nameless_city"));
}

/// 4.3: while walking, the Location walked to is the one that they have: it is discarded, and not the one that they come from.
#[test]
fn the_colour_takes_the_location_to_which_somebody_walks() {
    let mut game = table(2);
    game.at(A, "meadow_hill").walking(A, "sentinel_hill").threat(B, A, &["the_colour"]);
    let mut b = Bench::new(game.combat());
    b.fight_on();
    assert_eq!((b.here(A), b.walks(A), b.sanity(A)), (Some("meadow_hill"), None, 5));
    assert_eq!(b.game().player(A).pile, [t("sentinel_hill")]);
    assert!(b.told.contains(&Event::TurnsBack { seat: A, title: t("sentinel_hill") }));
    assert!(b.game().player(A).story.is_empty());
}

/// R30: only where somebody stands something can be buried under them.
#[test]
fn nothing_is_buried_under_whoever_stands_nowhere() {
    let mut game = table(2);
    game.story(A, &["witch_house"]);
    assert!(!places::bury_place(game.player_mut(A)));
    assert!(game.player(A).here.is_none() && game.player(A).story == [t("witch_house")]);
}

/// 9.2, CARDS 6: an Artifact that knows a language reads, crosswise too.
#[test]
fn a_brain_in_a_cylinder_reads_aklo() {
    let mut game = table(2);
    game.at(A, "miskatonic_library").hand(A, &["books_of_hsan"]);
    assert!(!Bench::new(&game).may_play("books_of_hsan"));
    game.artifact(A, "brain_cylinder");
    assert!(Bench::new(&game).may_play("books_of_hsan"));
    game.player_mut(A).artifacts[0].used = Some(2);
    assert!(Bench::new(&game).may_play("books_of_hsan"));
}

/// 14.3: Spells count on whatever holds them.
#[test]
fn a_spell_that_an_artifact_holds_counts_for_an_adventure() {
    let mut game = table(2);
    game.at(A, "kingsport_harbour").hand(A, &["the_grave_robbers"]);
    game.story(A, &["copps_hill", "christchurch_cemetery", "danforth", "ghoul"]);
    assert!(!Bench::new(&game).may_play("the_grave_robbers"));
    cylinder_with(&mut game, "red_gesture");
    assert!(Bench::new(&game).may_play("the_grave_robbers"));
}

/// 7.4: what can be planned is what a turn may be, Spells of an Artifact included.
#[test]
fn casting_by_an_artifact_can_be_planned() {
    let mut game = table(2);
    cylinder_with(&mut game, "calm_of_bast");
    let casts = Answer::Cast { spell: t("calm_of_bast"), holder: t("brain_cylinder") };
    let plans = Mythos::plannable(&game.view(Viewer::Seat(A)));
    assert_eq!(plans, [Answer::Arrive, casts, Answer::Pass]);
    assert_eq!(Bench::new(&game).say(casts).sanity(A), 11);
}

/// 9.4: of a Tome a Spell is paid for, of an Ally it is not; what a use asks is paid in any case.
#[test]
fn a_plan_spends_the_last_point_neither_on_a_spell_nor_on_a_use() {
    let casts = |holder: &str| Answer::Cast { spell: t("wasting_word"), holder: t(holder) };
    assert!(!plan_may(1, casts("curwen_papers")) && plan_may(2, casts("curwen_papers")));
    assert!(plan_may(1, casts("wilbur_whateley")) && plan_may(1, casts("brain_cylinder")));
    assert!(!plan_may(1, Answer::Use(t("elder_sign"))) && plan_may(2, Answer::Use(t("elder_sign"))));
    assert!(plan_may(1, Answer::Use(t("camera"))) && plan_may(1, Answer::Pass));
}

/// R50: whoever has lost all while others are still asked what protects them plans nothing any more, not even a gain.
#[test]
fn whoever_has_no_sanity_left_gains_none_by_a_plan() {
    assert!(!plan_may(0, Answer::Play(t("ocean_liner"))) && plan_may(1, Answer::Play(t("ocean_liner"))));
}

/// Whoever only looks on has no plans.
#[test]
fn nothing_is_done_by_a_plan_of_a_spectator() {
    let game = table(2);
    assert!(!Mythos::may_follow(&game.view(Viewer::Spectator), &Answer::Pass));
    assert!(Mythos::may_follow(&game.view(Viewer::Seat(B)), &Answer::Pass));
}

#[test]
fn a_plan_reads_like_what_is_pressed() {
    let up = Mythos::planned(&Answer::TurnUp(t("danforth")));
    assert_eq!(up, Text::new("press-turn-up").with("card", "card-danforth"));
}

/// 16.5: no turn is played while decks are built, and whoever waits reads what for.
#[test]
fn while_decks_are_built_no_turn_is_planned() {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Draft };
    let brought = vec![Brings::default(); 2];
    let mut game = Mythos::setup(&options, &brought, 2, Dice::from_number(3)).unwrap();
    game.phase = Phase::Building;
    assert_eq!(Mythos::plannable(&game.view(Viewer::Seat(A))), []);
    assert_eq!(Mythos::propose_plan(&game.view(Viewer::Seat(A))), []);
    assert_eq!(heading(&game), Text::new("screen-building"));
}

/// 7.1: Frank Pabodie asks which Artifact is straightened; it is no Combat for which all others wait.
#[test]
fn a_round_that_begins_is_no_combat() {
    let mut game = table(2);
    game.ally(A, "frank_pabodie").artifact(A, "camera").artifact(A, "plane");
    game.player_mut(A).artifacts.iter_mut().for_each(|one| one.used = Some(2));
    game.phase = Phase::RoundStart;
    let b = Bench::new(&game);
    assert!(b.may_pick("camera") && b.may_pick("plane"));
    assert_eq!((b.game().phase, b.game().round), (Phase::RoundStart, 3));
    assert_eq!(heading(b.game()), Text::new("screen-round").with("round", 3_i64));
}

/// 12.2: with fewer cards than the Minimum none may be discarded, and the question says so.
#[test]
fn whoever_can_discard_nothing_is_asked_for_none() {
    let b = Bench::new(table(2).hand(A, &["ghoul"]).round_end());
    let ask = b.asked(A).unwrap();
    assert!(ask.sets.is_empty() && b.offers(A, Answer::Lobotomy));
    let heading = Mythos::screen(&b.game().view(Viewer::Seat(A)), Some(ask)).heading;
    assert_eq!(heading, Text::new("ask-discards").with("least", 0_u8).with("most", 0_u8).with("hand", 1_i64));
}

/// 2.2: what somebody is in the middle of is theirs alone to see; also where it is nobody's turn, which a save may say.
#[test]
fn no_spectator_sees_what_somebody_is_in_the_middle_of() {
    let mut game = table(2);
    game.doing = Secret(Some(Doing { what: Choosing::Take, card: t("research"), along: Titles::default() }));
    assert!(game.view(Viewer::Seat(A)).doing.is_some());
    assert!(game.view(Viewer::Seat(B)).doing.is_none() && game.view(Viewer::Spectator).doing.is_none());
    game.phase = Phase::RoundStart;
    assert!(game.view(Viewer::Spectator).doing.is_none() && game.view(Viewer::Seat(C)).doing.is_none());
}
