//! What everybody sees of a Combat that is over: who faced whom, what was spent, who fell, and what got past them.

use crate::bench::*;
use crate::texts::words;
use sobremesa::drawing::{Captions, Drawing, Pictures as _, Scene};
use sobremesa::games::mythos::pair::{Attacker, Defender, Side};
use sobremesa::games::mythos::table::{Mythos, Phase};
use sobremesa::kernel::{Game as _, Seat, Viewer};
use sobremesa::words::Language;

fn fought(game: &mut Mythos) -> Bench {
    let mut b = Bench::new(game.combat());
    b.fight_on();
    b
}

fn drawn(b: &Bench, language: Language) -> Drawing {
    let names = ["Ann", "Ben", "Cora"].map(str::to_owned);
    let view = b.game().view(Viewer::Spectator);
    Mythos::draw(Scene::Public(&view, &[]), &Captions::new(&names, words(language))).unwrap()
}

/// B's Gug and Ghoul come against A's Zoogs, and John Legrasse stands between.
fn one_stands_between() -> Mythos {
    let mut game = table(2);
    game.threat(B, A, &["ghoul", "gug"]).threat(A, B, &["zoogs"]).ally(A, "john_legrasse");
    game
}

/// 11.6, 11.7: of 9 points 2 are spent on the Zoogs, and 3 are absorbed.
#[test]
fn of_two_threats_it_is_kept_what_was_left() {
    let b = fought(&mut one_stands_between());
    assert_eq!(b.sanity(A), 6);
    let [pair] = &b.game().pairs[..] else { panic!("{:?}", b.game().pairs) };
    let attacker = |id, n, left| Attacker { title: Some(t(id)), n, left };
    let ours = Side {
        seat: A,
        threat: vec![attacker("zoogs", 2, 0)],
        less: 0,
        allies: vec![Defender { title: t("john_legrasse"), n: 3, fell: true }],
        reached: 4,
    };
    let theirs = vec![attacker("ghoul", 3, 1), attacker("gug", 6, 6)];
    let theirs = Side { seat: B, threat: theirs, less: 0, allies: Vec::new(), reached: 0 };
    assert_eq!((&pair.sides, pair.assault), (&[ours, theirs], false));
}

/// 11.8: in an assault Allies fall on both sides, and what nobody sees may get past one while the other loses.
#[test]
fn of_an_assault_it_is_kept_who_fell() {
    let mut game = table(2);
    game.at(A, "british_museum").at(B, "british_museum").threat(A, B, &["whistling_horror"]);
    let b = fought(game.ally(A, "danforth").ally(B, "john_legrasse"));
    let pair = &b.game().pairs[0];
    let fell = |side: &Side| side.allies.iter().map(|guard| guard.fell).collect::<Vec<bool>>();
    assert!(pair.assault && pair.sides[0].left() == 6);
    assert_eq!(pair.sides.each_ref().map(fell), [vec![true], vec![true]]);
    assert_eq!(pair.sides.each_ref().map(|side| side.reached), [2, 6], "3 against 1, and 6 unseen");
    assert_eq!((b.sanity(A), b.sanity(B)), (8, 4));
    let alt = drawn(&b, Language::English).alt;
    assert!(alt.contains("Ann against Ben, at the same place:"), "{alt}");
    assert!(alt.contains("2 points reach Ann, 6 points reach Ben"), "{alt}");
}

/// Each pair is drawn, and said to those who do not see it, until the next round begins.
#[test]
fn a_combat_is_drawn_until_the_next_round() {
    let mut b = fought(&mut one_stands_between());
    assert_eq!(b.game().phase, Phase::RoundEnd);
    let english = drawn(&b, Language::English);
    for said in [
        "Ann against Ben:",
        "Ann: Zoogs 2 (spent), Inspector Legrasse 3 (falls).",
        "Ben: Ghoul 3 (1 left), Gug 6 (6 left).",
        "4 points reach Ann",
    ] {
        assert!(english.alt.contains(said), "{said:?} is not in {}", english.alt);
    }
    assert!(english.svg.contains("Sanity 6, was 10"), "what it has cost is drawn");
    assert!(drawn(&b, Language::Spanish).alt.contains("Ann contra Ben:"));
    b.let_time_pass(|game| game.phase == Phase::RoundEnd);
    assert_eq!(b.game().phase, Phase::Turn);
    let next = drawn(&b, Language::English);
    assert!(!next.alt.contains("against Ben") && b.game().pairs.is_empty(), "{}", next.alt);
}

/// 4 players make six pairs: the picture stays one that a telephone can show. Who had nothing against one
/// another is no pair.
#[test]
fn six_pairs_fit_one_picture() {
    let mut game = table(4);
    let seats = [A, B, C, Seat(3)];
    game.threat(A, B, &["ghoul"]);
    assert_eq!(fought(&mut game).game().pairs.len(), 1);
    for seat in seats {
        for other in seats.into_iter().filter(|other| *other != seat) {
            game.threat(seat, other, &["ghoul", "mi_go", "zoogs"]);
        }
    }
    let b = fought(&mut game);
    assert_eq!(b.game().pairs.len(), 6);
    assert!(drawn(&b, Language::English).height <= 1_500);
}
