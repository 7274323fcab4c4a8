//! Somebody who sees every card: what they do with it, and that nobody else does.

use sobremesa::drivers::{Level, Mind, game_dice};
use sobremesa::games::fugitive::chase::{Past, Side};
use sobremesa::games::fugitive::{Fugitive, Options};
use sobremesa::kernel::{By, Input, Saved};

/// How a chase ended in which one side plays like this; the other plays as the best do.
fn chase(side: Side, like: Level, game: u64) -> Past {
    let (mut saved, mut now) = Saved::<Fugitive>::new(&Options::sheet(), 2, game_dice(5, game)).unwrap();
    while let Some(ask) = now.asks.first() {
        let level = if now.game.chase.side(ask.seat) == side { like } else { Level::ElderThing };
        let thought = Fugitive::think(&saved, &now, ask.seat, level.into(), 1).unwrap();
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer: thought.answer };
        now = saved.submit(input).unwrap();
    }
    now.game.past[0].clone()
}

#[test]
fn a_marshal_who_sees_every_card_names_all_who_hide_at_once() {
    for game in 0..12 {
        let past = chase(Side::Marshal, Level::Seer, game);
        assert!(past.winner != past.runner && past.rounds == 1, "chase {game}: {past:?}");
    }
}

/// How often a Fugitive who plays like this gets away from the best Marshal.
fn away(like: Level) -> usize {
    let gets_away = |game: &u64| {
        let past = chase(Side::Fugitive, like, *game);
        past.winner == past.runner
    };
    (0..40).filter(gets_away).count()
}

#[test]
fn a_fugitive_who_sees_every_card_gets_away_more_often() {
    let (sees, does_not) = (away(Level::Seer), away(Level::ElderThing));
    assert!(sees > does_not, "{sees} of 40, and {does_not} of 40");
}

/// Where what is hidden differs behind the same view, a seer may answer differently; the best who see nothing never do.
#[test]
fn a_seer_looks_at_what_is_hidden_and_the_best_do_not() {
    let (mut differs, mut asked) = (0, 0);
    for game in 0..6 {
        let (mut saved, mut now) = Saved::<Fugitive>::new(&Options::sheet(), 2, game_dice(6, game)).unwrap();
        while let Some(ask) = now.asks.first() {
            let mut other = now.clone();
            match now.game.chase.side(ask.seat) {
                Side::Fugitive => other.game.chase.decks.iter_mut().for_each(|deck| deck.reverse()),
                Side::Marshal => {
                    let hidden = other.game.chase.row.iter_mut().filter(|spot| !spot.up);
                    hidden.for_each(|spot| *spot.number ^= 1);
                }
            }
            let answer = |now, level: Level| {
                Fugitive::think(&saved, now, ask.seat, level.into(), 1).map(|thought| thought.answer)
            };
            assert!(answer(&now, Level::ElderThing) == answer(&other, Level::ElderThing), "they have looked");
            differs += u32::from(answer(&now, Level::Seer) != answer(&other, Level::Seer));
            asked += 1;
            let answer = answer(&now, Level::Racer).unwrap();
            let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
            now = saved.submit(input).unwrap();
        }
    }
    assert!(differs > 0 && differs < asked, "{differs} of {asked}");
}
