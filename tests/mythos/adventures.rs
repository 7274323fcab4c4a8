//! Cases 75 to 91: Adventures, ends, campaigns, decks.

use crate::bench::*;
use sobremesa::games::mythos::cards::{Investigator, Title, ready};
use sobremesa::games::mythos::deck::{BadCode, Deck, Problem};
use sobremesa::games::mythos::table::{Mythos, OldOne, Phase, Told};
use sobremesa::games::mythos::{Answer, Titles};
use sobremesa::kernel::{Arg, Game, Recalls};

fn complete(ids: &[&str], adventure: &str) -> bool {
    let mut game = table(2);
    Bench::new(game.at(A, "kingsport_harbour").story(A, ids).hand(A, &[adventure])).may_play(adventure)
}

#[test]
fn case_75_two_places_need_two_titles() {
    let rest = ["whateley_diary", "red_gesture", "ghoul", "dunwich_farmers"];
    let with = |places: [&'static str; 2]| {
        complete(&[&places[..], &rest[..]].concat(), "the_thing_in_the_farmhouse")
    };
    assert!(!with(["whateley_farm", "whateley_farm"]));
    assert!(with(["whateley_farm", "sentinel_hill"]));
}

#[test]
fn case_76_a_card_fills_one_place() {
    let rest = ["copps_hill", "pickmans_cellar", "richard_pickman", "camera", "ghoul"];
    assert!(!complete(&rest, "the_model"));
    assert!(complete(&[&rest[..], &["christchurch_cemetery"]].concat(), "the_model"));
}

#[test]
fn case_77_completeness_is_a_matching() {
    let rest = ["camera", "soapstone", "danforth"];
    for order in [
        ["water_street_house", "boston_art_club", "pickmans_cellar"],
        ["pickmans_cellar", "water_street_house", "boston_art_club"],
        ["boston_art_club", "pickmans_cellar", "water_street_house"],
    ] {
        assert!(complete(&[&order[..], &rest[..]].concat(), "the_collector"), "{order:?}");
    }
    assert!(!complete(&[&["boston_art_club", "pickmans_cellar"][..], &rest[..]].concat(), "the_collector"));
}

#[test]
fn case_78_a_threat_does_not_count() {
    let mut game = table(2);
    game.story(A, &["whateley_farm", "sentinel_hill", "whateley_diary", "red_gesture", "dunwich_farmers"]);
    game.threat(A, B, &["ghoul"]).hand(A, &["the_thing_in_the_farmhouse"]);
    assert!(!Bench::new(&game).may_play("the_thing_in_the_farmhouse"));
}

fn quiet(sanity: i8) -> Bench {
    quiet_at(table(2), sanity)
}

fn quiet_at(mut game: Mythos, sanity: i8) -> Bench {
    game.sane(A, sanity).sane(B, 12).hand(A, &["a_quiet_season"]);
    game.story(
        A,
        &["arkham_sanitarium", "dunwich_village", "kingsport_harbour", "warren_rice", "francis_morgan"],
    );
    game.players[0].story.extend([t("research"), t("telegram")]);
    let mut b = Bench::new(&game);
    b.play("a_quiet_season");
    b
}

#[test]
fn case_79_points_and_sanity_decide() {
    let b = quiet(4);
    assert!(b.is_over());
    assert_eq!((b.game().player(A).score(), b.game().outcome().unwrap().winners()), (11, &[B][..]));
}

#[test]
fn case_80_equal_scores_are_a_draw() {
    assert!(quiet(5).game().outcome().unwrap().is_draw());
}

#[test]
fn behind_two_who_share_the_first_place_somebody_is_third() {
    let mut game = table(3);
    game.sane(C, 2);
    let b = quiet_at(game, 5);
    let places = b.game().verdict().into_iter().map(|line| {
        let place = line.args.iter().find(|(name, _)| name == "place").map(|(_, place)| place.clone());
        (line.key, place)
    });
    let place = |key: &str, place| (key.to_owned(), Some(Arg::Number(place)));
    assert!(places.eq([place("verdict-draw", 1), place("verdict-draw", 1), place("verdict-place", 3)]));
}

fn dream_quest() -> Mythos {
    let mut game = table(2);
    game.at(A, "ulthar").story(A, &["cavern_of_flame", "enchanted_wood", "seventy_steps"]);
    game.ally(A, "randolph_carter")
        .ally(A, "king_kuranes")
        .artifact(A, "camera")
        .hand(A, &["the_dream_quest"]);
    game
}

#[test]
fn case_81_nyarlathotep_does_not_forbid_what_an_adventure_gives() {
    let mut game = dream_quest();
    game.players[1].old_one = Some(OldOne { card: card("nyarlathotep", B), inverted: false });
    let mut b = Bench::new(&game);
    assert_eq!(b.play("the_dream_quest").sanity(A), 12);
    game.hand(A, &["celephais"]);
    assert_eq!(Bench::new(&game).play("celephais").sanity(A), 10, "a Location gives nothing");
}

#[test]
fn case_82_a_crosswise_location_does_not_count() {
    let mut game = dream_quest();
    game.story(A, &["enchanted_wood", "seventy_steps"]);
    assert!(!Bench::new(game.walking(A, "cavern_of_flame")).may_play("the_dream_quest"));
}

#[test]
fn case_83_what_is_told_and_what_stays() {
    let mut game = dream_quest();
    let mut b = Bench::new(game.campaign(20));
    b.play("the_dream_quest");
    while b.game().mover == A {
        let answer = b.asked(A).unwrap().otherwise;
        b.say(answer);
    }
    let told = &b.game().player(A).told[0];
    let mut cards: Vec<_> = told.cards.iter().map(|title| title.id()).collect();
    cards.sort_unstable();
    assert_eq!(cards, ["cavern_of_flame", "enchanted_wood", "seventy_steps"]);
    assert!(b.here(A) == Some("ulthar") && b.has_ally(A, "king_kuranes") && b.sanity(A) == 12);
    assert!(!b.is_over() && b.game().player(A).story.is_empty());
}

#[test]
fn case_84_the_round_in_which_the_goal_is_reached_is_played_out() {
    let mut game = dream_quest();
    game.campaign(12).players[0].told.push(Told { adventure: t("a_term_at_miskatonic"), cards: Vec::new() });
    let mut b = Bench::new(&game);
    b.play("the_dream_quest");
    while b.game().mover == A {
        let answer = b.asked(A).unwrap().otherwise;
        b.say(answer);
    }
    assert!(!b.is_over() && b.game().player(A).points() == 13);
    b.pass().pass();
    assert!(b.is_over());
}

#[test]
fn case_86_whoever_is_insane_may_win() {
    let mut game = table(2);
    game.campaign(20).sane(A, 7).sane(B, 1).at(B, "meadow_hill").hand(B, &["witch_house"]);
    let told = |id: &str| Told { adventure: t(id), cards: Vec::new() };
    game.players[0].told.push(told("a_term_at_miskatonic"));
    game.players[1].told.extend([told("the_dream_quest"), told("tainted_gold")]);
    game.mover = B;
    let mut b = Bench::new(&game);
    b.play("witch_house");
    assert!(b.is_over() && b.game().outcome().unwrap().winners() == [B]);
    assert_eq!((b.game().player(B).score(), b.game().player(A).score()), (14, 13));
}

#[test]
fn case_87_a_lobotomy_leaves_the_location_walked_to() {
    let mut game = table(2);
    game.at(A, "meadow_hill").walking(A, "sentinel_hill").story(A, &["ghoul", "telegram"]);
    game.hand(A, &["gug", "dhole"]).deck(A, &["zoogs"; 10]).pile(A, &["research"]);
    let mut b = Bench::new(game.round_end());
    b.say_as(A, Answer::Lobotomy);
    while b.game().phase == Phase::RoundEnd {
        let answer = b.now.asks[0].choices[0];
        b.say(answer);
    }
    let player = b.game().player(A);
    assert_eq!(
        (player.sanity, b.walks(A), player.hand.len(), player.deck.len()),
        (9, Some("sentinel_hill"), 13, 3)
    );
    assert!(player.story.is_empty() && player.here.is_none() && player.pile.is_empty());
}

#[test]
fn case_88_how_much_may_be_discarded() {
    let bounds = |held: usize| {
        let mut game = table(2);
        game.who(A, "edith_whitcomb").players[0].hand.0 = vec![t("zoogs"); held];
        let b = Bench::new(game.round_end());
        let ask = b.asked(A).unwrap();
        let named = |n: usize| Answer::Discard((0..n).map(|_| t("zoogs")).collect::<Titles>());
        (0..=held).filter(|n| ask.offers(&named(*n))).collect::<Vec<_>>()
    };
    assert_eq!((bounds(2), bounds(4), bounds(9)), (vec![0], vec![0, 1], vec![3, 4, 5, 6]));
}

#[test]
fn case_90_what_makes_a_deck() {
    let filler = |deck: &mut Deck| {
        let others = Title::all().filter(|title| !title.def().unique).map(|title| (title, 1));
        let others: Vec<_> =
            others.filter(|(title, _)| !deck.cards.iter().any(|(one, _)| one == title)).collect();
        deck.cards.extend(others.into_iter().rev().take(52));
        deck.cards.sort_unstable();
    };
    let with = |cards: &[(&str, u8)]| {
        let investigator = Investigator::from_id("elias_thorne").unwrap();
        let mut deck = Deck { investigator, cards: cards.iter().map(|(id, n)| (t(id), *n)).collect() };
        filler(&mut deck);
        deck.problems(None)
    };
    assert_eq!(with(&[("deep_one", 4), ("elder_deep_one", 4)]), []);
    assert_eq!(with(&[("deep_one", 5)]), [Problem::Copies(t("deep_one"))]);
    assert_eq!(with(&[("rlyeh", 2)]), [Problem::Unique(t("rlyeh"))]);
}

#[test]
fn case_91_a_code_with_one_letter_changed_is_refused() {
    const SHELF: &str = "MYAEATMAYBAEAQCAYBAEBBYAYBAUGACAIBAEAQCHIEAYCAEAIBAECQCBACAUAQGAYCAEBAGCIBBABAIAIJAQHACBAGAIBAGAIBAYAAAUX2";
    let shelf = Deck::named("locked_shelf").unwrap();
    assert_eq!(shelf.code(), SHELF);
    assert_eq!(Deck::from_code(&SHELF.to_lowercase()), Ok(shelf));
    for at in 2..SHELF.len() {
        let letter = if &SHELF[at..=at] == "B" { "C" } else { "B" };
        let text = format!("{}{letter}{}", &SHELF[..at], &SHELF[at + 1..]);
        assert_eq!(Deck::from_code(&text), Err(BadCode::NoCode), "letter {at}");
    }
    for text in ["", "MY", "hello", "MYÑÑÑÑ", "MYAAAAAAAAAAA"] {
        assert_eq!(Deck::from_code(text), Err(BadCode::NoCode), "{text}");
    }
}

#[test]
fn decks_that_lie_ready_can_be_played_and_written_down() {
    assert_eq!(ready().len(), 6);
    for one in ready() {
        let deck = Deck::ready(one).unwrap();
        assert_eq!((deck.len(), deck.problems(Some(20))), (60, Vec::new()), "{}", one.id);
        assert_eq!(Deck::from_code(&deck.code()), Ok(deck), "{}", one.id);
    }
}
