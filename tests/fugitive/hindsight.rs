//! A chase that is over, looked at again: the Marshal's odds, counted from what the Marshal knew then and nothing else.

use super::street::{ANN, Play, Street, cards, name};
use sobremesa::games::by_kind;
use sobremesa::games::fugitive::belief::{Belief, Habits, Trail};
use sobremesa::games::fugitive::cards::Deck;
use sobremesa::games::fugitive::chase::{Drawn, Guess, Phase, Side};
use sobremesa::kernel::{Arg, Recalls, Seat, Text, Viewer};

fn number(text: &Text, name: &str) -> i64 {
    match text.args.iter().find(|(one, _)| one == name).map(|(_, arg)| arg) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{name} in {}: {other:?}", text.key),
    }
}

/// In how many of a hundred routes these are there, as the Marshal knows it now.
fn right(play: &Play, numbers: &[u8]) -> i64 {
    let trail = Trail::of(&play.view(Viewer::Seat(Seat(1))));
    let all = Belief::share_of(&trail, cards(&[]), Habits::PEOPLE);
    (Belief::share_of(&trail, cards(numbers), Habits::PEOPLE) * 100 / all) as i64
}

#[test]
fn each_guess_says_how_likely_it_was_before_it_was_answered() {
    for (row, named) in
        [("2 5 8", &[5][..]), ("2 5 8", &[4]), ("3 7+2 10 12", &[3, 10]), ("3 7+2 10 12", &[7])]
    {
        let play = Street::new(row, &[42, 20, 21]).marshal(&[9, 13]).hunted().play().draws();
        let expected = right(&play, named);
        let after = play.says(name(named));
        let told = after.now.game.hindsight();
        assert_eq!(told[0].key, "hindsight-guess", "{told:?}");
        assert_eq!(number(&told[0], "share"), expected, "{row}: {named:?}");
        assert_eq!(told.len(), 1 + after.now.game.chase.hidden().count(), "a line for each that is left");
        assert_eq!(after.now.game.seen_by(), Some(ANN));
        let table = by_kind("fugitive").unwrap().load(&after.saved.save()).unwrap().table;
        assert_eq!(
            (table.seen_by(), table.hindsight()),
            (Some(ANN), told),
            "whoever knows no game hears the same"
        );
    }
}

#[test]
fn each_hideout_says_how_surely_it_could_be_expected() {
    // Behind 0 without a sprint card: 1, 2 or 3, and two of these are in the Marshal's own hand.
    let play = Street::new("3", &[42, 20]).marshal(&[1, 2]).hunted().play().draws();
    let told = play.now.game.hindsight();
    let [only] = &told[..] else { panic!("{told:?}") };
    let said = ["place", "number", "share"].map(|name| number(only, name));
    assert_eq!((only.key.as_str(), said), ("hindsight-hideout", [1, 3, 100]));
}

/// A row of which nine hideouts lie face up, and the last does not; the Fugitive has drawn high in this round
/// and not before.
#[test]
fn what_was_drawn_in_the_round_of_the_guess_counted_already() {
    let street = Street::new("[3] [6] [9] [12] [15] [18] [21] [24] [27] 30", &[42, 20]).hunted();
    let street = street.force(|chase| {
        chase.draws = vec![Drawn { round: 4, side: Side::Fugitive, deck: Deck::High }];
        chase.row[9].placed = 4;
        chase.guesses.push(Guess { round: 3, numbers: cards(&[25]), right: false, row: 9 });
    });
    let play = street.play().draws();
    let expected = right(&play, &[29]);
    assert!(expected > 0, "it can be the 28, the 29 or the 30");
    let told = play.says(name(&[29])).now.game.hindsight();
    assert_eq!(number(&told[0], "share"), expected);
    // Only the next round's guess is one of the next round.
    assert_eq!(
        told.iter().map(|text| text.key.as_str()).collect::<Vec<_>>(),
        ["hindsight-guess", "hindsight-hideout"]
    );
}

#[test]
fn there_is_nothing_to_look_back_at_before_a_chase() {
    let mut game = Street::new("3", &[42, 20]).game;
    game.phase = Phase::Setup;
    assert!(game.hindsight().is_empty() && game.seen_by().is_none());
}
