//! Rulings that no hard case tells on its own.

use crate::bench::*;
use sobremesa::games::mythos::table::{OldOne, Phase};
use sobremesa::games::mythos::{Answer, Event};
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
