//! How strong the players are, role by role: `STRENGTH_GAMES=20000 cargo test --test fugitive strengths -- --nocapture`.

use sobremesa::drivers::game_dice;
use sobremesa::games::fugitive::chase::Side;
use sobremesa::games::fugitive::players::{Strength, answer};
use sobremesa::games::fugitive::{Fugitive, Options};
use sobremesa::kernel::{Ask, Choice, Game, Pick, Player, Viewer, play_through};

/// Games of each pair in the gate.
const GATE: u64 = 60;

/// A Fugitive and a Marshal, each as strong as they are.
struct Pair {
    fugitive: Strength,
    marshal: Strength,
}

impl Player<Fugitive> for Pair {
    fn answer(&mut self, game: &Fugitive, asks: &[Ask<Fugitive>]) -> Pick {
        let ask = &asks[0];
        let view = game.view(Viewer::Seat(ask.seat));
        let marshal = view.side == Some(Side::Marshal);
        let answer = answer(&view, ask, if marshal { self.marshal } else { self.fugitive });
        Pick { ask: 0, choice: ask.choice(&answer).unwrap_or(Choice::One(0)) }
    }
}

/// How many of a thousand chases the Fugitive wins.
fn wins(fugitive: Strength, marshal: Strength, games: u64) -> u64 {
    let mut won = 0;
    for game in 0..games {
        let chase = Fugitive::setup(&Options::sheet(), &[], 2, game_dice(77, game)).unwrap();
        let end = play_through(chase, &mut Pair { fugitive, marshal }).unwrap();
        won += u64::from(end.past[0].winner == end.past[0].runner);
    }
    println!("Fugitive {fugitive:?}, Marshal {marshal:?}: {won} of {games} for the Fugitive");
    won * 1_000 / games
}

/// Between beginners the Fugitive is ahead; the better the Marshal, the fewer get away.
#[test]
fn who_counts_better_wins_more() {
    let games = std::env::var("STRENGTH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GATE);
    let levels = [Strength::Rookie, Strength::Veteran, Strength::Sharp];
    let all = levels.map(|fugitive| levels.map(|marshal| wins(fugitive, marshal, games)));
    assert!((500..=750).contains(&all[0][0]), "beginners: {all:?}");
    assert!(all[0][2] <= 250 && all[0][1] < all[0][0], "beginners who run: {all:?}");
    assert!(all[2][2] > all[1][2], "nobody does better against the best by looking from outside: {all:?}");
}
