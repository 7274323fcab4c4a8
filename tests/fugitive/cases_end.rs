//! The worked cases of `cases.md` without events, in their order: decks that run out, variants, a match, giving up.

use super::street::{ANN, BOB, Play, Street, cards, name, place};
use sobremesa::games::fugitive::cards::{Deck, Edge, Top};
use sobremesa::games::fugitive::chase::{Chase, End, Past, Phase, Side};
use sobremesa::games::fugitive::{About, Answer, Course, Event, Fugitive, LyingLow, Match, Opening, Options};
use sobremesa::kernel::{Game, Recalls, Tells, Viewer};

/// The Fugitive's turn: a card has been drawn, a hideout is asked for.
fn running(row: &str, hand: &[u8]) -> Play {
    Street::new(row, hand).play().draws()
}

#[test]
fn case_32_an_empty_deck_is_not_offered() {
    let play = Street::new("4", &[5, 42]).force(|_| ()).low(&[]).play();
    let _ = play;
    let mut street = Street::new("4", &[5, 42]);
    street = street.low(&[Top::Hideout(6)]);
    let mut play = street.play();
    // What lies below the low deck goes to the Marshal.
    let low: Vec<Top> = std::mem::take(&mut play.now.game.chase.decks[0]);
    let given = low.iter().filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None });
    let mut game = play.now.game.clone();
    game.chase.hands[1] = game.chase.hands[1].and(given.collect());
    let (_, now) = sobremesa::kernel::Saved::from_game(game).unwrap();
    let offered: Vec<Answer> = now.asks[0].choices.to_vec();
    assert_eq!(offered, [Answer::Draw(Deck::Middle), Answer::Draw(Deck::High)]);
}

#[test]
fn case_33_the_last_deck_is_drawn_from_without_asking() {
    let mut play = Street::new("4", &[5, 42]).play();
    let mut given = cards(&[]);
    for deck in [0, 1] {
        let tops = std::mem::take(&mut play.now.game.chase.decks[deck]);
        given = given.and(
            tops.iter()
                .filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None })
                .collect(),
        );
    }
    let mut game = play.now.game.clone();
    game.chase.hands[1] = game.chase.hands[1].and(given);
    let (_, now) = sobremesa::kernel::Saved::from_game(game).unwrap();
    assert_eq!(now.asks[0].about, About::Place, "the card has been drawn");
    assert_eq!(now.game.chase.hand(Side::Fugitive).len(), 3);
}

#[test]
fn case_34_no_draw_and_a_guess_that_is_owed() {
    let play = Street::new("4", &[5, 42, 6, 7, 8, 40, 38, 36]).dry().hunted().play();
    assert_eq!(play.about(), About::Guess);
}

#[test]
fn case_35_cornered() {
    let play = Street::new("20", &[42, 5, 7]).dry().play();
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Marshal), End::Cornered));
    assert!(play.told(|event| matches!(event, Event::Ended { end: End::Cornered, .. })), "told as such");
}

#[test]
fn case_36_three_passes_and_no_fourth() {
    let mut play = Street::new("10 20", &[42, 24, 31, 21, 22]).dry().play();
    for _ in 0..3 {
        assert_eq!(play.about(), About::Place);
        play = play.says(Answer::Pass).says(name(&[1]));
    }
    play.refuses(Answer::Pass);
    play = play.says(place(24, &[31]));
    assert_eq!(play.row(), "10 20 24+31");
}

#[test]
fn case_37_a_pass_that_is_forced_is_told_like_any_other() {
    let forced = Street::new("4", &[42, 40]).low(&[Top::Hideout(13)]).play().says(Answer::Draw(Deck::Low));
    assert_eq!(forced.ask().choices.to_vec(), [Answer::Pass], "nothing else can be done");
    assert_eq!(forced.about(), About::Place, "the question is the same as where there is a choice");
    let forced = forced.says(Answer::Pass);
    let chosen = running("4", &[42, 5]).says(Answer::Pass);
    let pass =
        |play: &Play| play.story.iter().find(|event| matches!(event, Event::Passed { .. })).cloned().unwrap();
    assert_eq!(pass(&forced), pass(&chosen));
}

#[test]
fn case_38_the_way_out_is_out_of_reach() {
    let mut play = Street::new("30", &[42]).force(|chase| chase.force.no_draw[0] = true).play();
    play.now.game.chase.hands[0] = cards(&[33, 42]);
    let play = Street::new("30", &[33, 42]).force(|chase| chase.force.no_draw[0] = true).play();
    assert!(play.offers(place(33, &[])) && play.offers(Answer::Pass));
    assert!(!play.offers(place(42, &[33])) && !play.ask().sets[0].items.contains(&place(42, &[])));
}

#[test]
fn cases_39_and_40_laying_low() {
    let options = Options { lying_low: LyingLow::Draws, ..Options::sheet() };
    let mut street = Street::with(options, "4", &[42, 5]);
    street = street.force(|chase| chase.force.no_draw[0] = true);
    let mut play = street.play();
    let tops = std::mem::take(&mut play.now.game.chase.decks[0]);
    let low = tops.iter().filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None });
    let mut game = play.now.game.clone();
    game.chase.hands[1] = game.chase.hands[1].and(low.collect());
    game.chase.force.no_draw[0] = true;
    let again = |game: &Fugitive| {
        let (saved, now) = sobremesa::kernel::Saved::from_game(game.clone()).unwrap();
        let story = now.news.clone();
        Play { saved, now, story }
    };
    let play = again(&game).says(Answer::Pass);
    assert_eq!(play.about(), About::LayLow);
    assert_eq!(play.ask().choices.to_vec(), [Answer::Draw(Deck::Middle), Answer::Decline]);
    let drawn = again(&game).says(Answer::Pass).says(Answer::Draw(Deck::Middle));
    assert_eq!(drawn.now.game.chase.hand(Side::Fugitive).len(), 3);
    let declined = play.says(Answer::Decline);
    assert!(declined.told(|event| matches!(event, Event::LaysStill)), "declining is public");
    // Case 40: where the pass is forced, the draw is offered all the same.
    game.chase.hands = sobremesa::kernel::Secret([cards(&[42]), game.chase.hands[1].with(5)]);
    let forced = again(&game).says(Answer::Pass);
    assert_eq!(forced.about(), About::LayLow);
}

#[test]
fn case_41_exactly_two() {
    let options = Options { opening: Opening::Two, ..Options::sheet() };
    let mut play = Street::with(options, "", &[1, 2, 3, 42, 12, 13, 14, 27, 28]).round(1).play();
    play.refuses(place(1, &[2, 3]));
    assert!(play.offers(place(3, &[1, 2])));
    let mut play = play.says(place(3, &[1, 2]));
    play.refuses(Answer::Stop);
    assert!(play.offers(place(12, &[13, 14, 27, 28])));
}

#[test]
fn case_42_the_short_run() {
    let options = Options { course: Course::Short, ..Options::sheet() };
    for seed in 0..20 {
        let play = Play::new(options, seed);
        let chase = &play.now.game.chase;
        let hand = chase.hand(Side::Fugitive);
        assert!(hand.has(29) && !hand.has(42) && hand.among(cards(&[1, 2, 3])).len() == 3);
        assert_eq!(chase.decks.each_ref().map(Vec::len), [8, 12, 0]);
        assert!(!chase.decks.iter().flatten().any(|top| *top == Top::Hideout(29)));
    }
    let mut play = Street::with(options, "[15] 24 26", &[29, 3]).play().draws();
    play.refuses(place(28, &[29]));
    let play = play.says(place(29, &[]));
    assert_eq!(play.now.game.phase, Phase::Manhunt, "15 or lower");
    assert!(!play.ask().sets[0].items.contains(&name(&[29])), "never named");
    let play = Street::with(options, "[16] 24 26", &[29]).play().draws().says(place(29, &[]));
    assert_eq!(play.now.game.phase, Phase::Over);
}

/// A match that is over, by who ran, who won, and in how many rounds.
fn score(games: [(u8, u8, u16); 2]) -> Fugitive {
    let mut game = Street::with(Options { matches: Match::Swapped, ..Options::sheet() }, "", &[]).game;
    game.phase = Phase::Over;
    let seat = sobremesa::kernel::Seat;
    let past = games.map(|(runner, winner, rounds)| {
        let end = if runner == winner { End::Slipped } else { End::Arrest };
        Past { runner: seat(runner), winner: seat(winner), end, rounds }
    });
    game.past = past.to_vec();
    game
}

#[test]
fn cases_60_and_61_the_score_of_a_match() {
    assert_eq!(score([(0, 0, 11), (1, 1, 13)]).winner(), Some(ANN), "the shorter escape");
    assert_eq!(score([(0, 0, 13), (1, 1, 11)]).winner(), Some(BOB));
    assert_eq!(score([(0, 1, 9), (1, 0, 8)]).winner(), Some(ANN), "the shorter arrest");
    let drawn = score([(0, 1, 9), (1, 0, 9)]);
    assert_eq!(drawn.winner(), None, "a draw");
    assert_eq!(drawn.verdict()[0].key, "verdict-draw");
    assert_eq!(score([(0, 0, 20), (1, 0, 3)]).winner(), Some(ANN), "two wins");
    let said = |games| score(games).verdict()[0].key.clone();
    assert_eq!(said([(0, 0, 11), (1, 1, 13)]), "verdict-match-shorter", "why it is hers with a win each");
    assert_eq!(said([(0, 0, 20), (1, 0, 3)]), "verdict-match");
}

/// R28: laying low is suggested where the Marshal has won both games, and not before.
#[test]
fn laying_low_is_suggested_after_two_arrests() {
    let suggests = |game: &Fugitive| game.next_time().map(|text| text.key);
    let mut game = score([(0, 1, 9), (1, 0, 8)]);
    assert_eq!(suggests(&game).as_deref(), Some("next-time-lying-low"));
    game.options.lying_low = LyingLow::Draws;
    assert_eq!(suggests(&game), None, "it is in force already");
    for games in [[(0, 0, 11), (1, 1, 13)], [(0, 1, 9), (1, 1, 8)], [(0, 0, 9), (1, 0, 8)]] {
        assert_eq!(suggests(&score(games)), None, "{games:?}");
    }
    let mut game = score([(0, 1, 9), (1, 0, 8)]);
    game.past.truncate(1);
    assert_eq!(suggests(&game), None, "one game says little");
    let mut game = score([(0, 1, 9), (1, 0, 8)]);
    game.past[1].end = End::Resigned;
    assert_eq!(suggests(&game), None, "nobody was caught");
}

#[test]
fn case_62_giving_up() {
    let asked = running("[5] 39", &[42, 40]).says(Answer::Resign);
    assert_eq!((asked.about(), asked.winner()), (About::GiveUp, None), "it is asked about once");
    assert!(asked.ask().otherwise == Answer::Decline && asked.ask().goes_on, "time gives nothing up");
    let seen = asked.view(Viewer::Spectator);
    let (public, before) =
        (Fugitive::question(&seen, ANN, About::GiveUp), Fugitive::question(&seen, ANN, About::Place));
    assert_eq!(public, before, "nobody learns that somebody thinks of it");
    let on = running("[5] 39", &[42, 40]).says(Answer::Resign).says(Answer::Decline);
    assert!(on.about() == About::Place && on.offers(Answer::Resign), "and on it goes");
    let play = asked.says(Answer::Resign);
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Marshal), End::Resigned));
    assert!(
        play.told(|event| matches!(event, Event::Bares { hands, .. } if hands[0].has(42))),
        "hands are shown"
    );
}

#[test]
fn the_marshal_is_asked_too_before_the_case_is_given_up() {
    let hunting = || Street::new("5 8", &[42]).hunted().play().draws();
    let on = hunting().says(Answer::Resign).says(Answer::Decline);
    assert_eq!((on.about(), on.winner()), (About::Guess, None));
    let play = hunting().says(Answer::Resign).says(Answer::Resign);
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Fugitive), End::Resigned));
    let hunt = || running("[5] 31 39", &[42, 40]).says(place(42, &[]));
    let on = hunt().says(Answer::Resign).says(Answer::Decline).says(name(&[31]));
    assert_eq!((on.about(), on.winner()), (About::Manhunt, None), "the manhunt goes on");
    assert_eq!(hunt().says(Answer::Resign).says(Answer::Resign).winner(), Some(Side::Fugitive));
}

/// R17: the Marshal's own draw may be the one that empties the decks.
#[test]
fn the_marshals_last_draw_corners_the_fugitive() {
    let street = || Street::new("20", &[42, 5, 7]).last_card(30).hunted();
    let play = street().play();
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Marshal), End::Cornered));
    assert_eq!(play.now.game.past[0].rounds, 4, "at once, not in the next turn");
    assert!(!play.told(|event| matches!(event, Event::Missed { .. } | Event::Hit { .. })), "without a guess");
    assert!(play.now.game.chase.hand(Side::Marshal).has(30) && play.told(|event| *event == Event::AllOut));
}

#[test]
fn after_the_marshals_last_draw_three_passes_are_left() {
    let mut play = Street::new("10 20", &[42, 24, 31, 21, 22]).last_card(30).hunted().play();
    assert_eq!(
        (play.about(), play.now.game.chase.left),
        (About::Guess, Some(3)),
        "not cornered: the chase goes on"
    );
    for _ in 0..3 {
        play = play.says(name(&[1]));
        assert_eq!(play.about(), About::Place, "nobody draws any more");
        play = play.says(Answer::Pass);
    }
    let mut play = play.says(name(&[1]));
    play.refuses(Answer::Pass);
    assert_eq!(play.says(place(24, &[31])).row(), "10 20 24+31");
}

/// R17 with edge E3: the last card may be drawn after a failed guess.
#[test]
fn an_old_friend_with_the_last_card_corners_the_fugitive() {
    let friends = |chase: &mut Chase| {
        chase.edges[Side::Marshal.index()] = Some((Edge::OldFriends, true));
        chase.force.no_draw[Side::Marshal.index()] = true;
    };
    let street = Street::new("20", &[42, 5, 7]).last_card(30).hunted().force(friends);
    let play = street.play().says(name(&[1]));
    assert_eq!(play.about(), About::OldFriends);
    let play = play.says(Answer::Draw(Deck::High));
    assert_eq!((play.winner(), play.now.game.past[0].end), (Some(Side::Marshal), End::Cornered));
    assert_eq!(play.now.game.past[0].rounds, 4, "at once, not in the next turn");
}

#[test]
fn case_66_a_spectator_has_no_hand() {
    let play = running("4 7+1", &[8, 42]);
    let view = play.view(Viewer::Spectator);
    assert!(view.hand.is_empty() && view.row.iter().all(|spot| spot.number.is_none()));
    let screen = Fugitive::screen(&view, None);
    assert!(screen.hand.is_empty() && screen.own.is_empty() && screen.groups.is_empty());
}
