//! A chase that is over, looked at again: what lay there, and what the Marshal had reason to think of it then.

use super::belief::{Asked, Belief, Habits, Trail};
use super::cards::Cards;
use super::chase::{Fugitive, Guess, Phase, Side};
use super::label::numbers;
use super::view::{View, view};
use crate::kernel::{Seat, Text, Viewer};

/// From behind, with all faces up.
pub fn seen_by(game: &Fugitive) -> Option<Seat> {
    (!matches!(game.phase, Phase::Setup | Phase::Over)).then_some(game.chase.runner)
}

/// How likely the last guess was to be right, if it was made just before; and of each face-down hideout, how
/// surely the Marshal could expect it there.
pub fn hindsight(game: &Fugitive) -> Vec<Text> {
    if game.phase == Phase::Setup {
        return Vec::new();
    }
    let now = view(game, Viewer::Seat(game.chase.seat(Side::Marshal)));
    let trail = Trail::of(&now);
    let belief = Belief::of(&trail, Asked { must: Cards::NONE, habits: Habits::PEOPLE });
    let of_hundred = |ways: u128, all: u128| (ways.saturating_mul(100) / all.max(1)) as i64;
    let hideout = |(at, spot): (usize, &super::chase::Spot)| {
        let ways = belief.places.get(at).map_or(0, |place| place[usize::from(*spot.number)]);
        Text::new("hindsight-hideout")
            .with("place", at as i64 + 1)
            .with("number", *spot.number)
            .with("share", of_hundred(ways, belief.total))
    };
    let hidden = game.chase.hidden().map(hideout);
    // In the Fugitive's turn the Marshal has guessed in the round before.
    let round = game.chase.round - u16::from(game.phase == Phase::Fugitive);
    let last = game.chase.guesses.last().filter(|guess| guess.round == round);
    let guess = last.map(|guess| {
        let trail = Trail::of(&before(&now, guess));
        let all = Belief::share_of(&trail, Cards::NONE, Habits::PEOPLE);
        let right = Belief::share_of(&trail, guess.numbers, Habits::PEOPLE);
        Text::new("hindsight-guess")
            .with("numbers", numbers(guess.numbers))
            .with("share", of_hundred(right, all))
    });
    guess.into_iter().chain(hidden).collect()
}

/// What the Marshal saw before the last guess.
fn before(now: &View, guess: &Guess) -> View {
    let mut view = now.clone();
    view.guesses.pop();
    view.draws.retain(|one| one.round <= guess.round);
    let found = |spot: &&mut super::SpotView| spot.number.is_some_and(|number| guess.numbers.has(number.0));
    for spot in view.row.iter_mut().filter(found) {
        (spot.up, spot.number) = (false, None);
        spot.under.iter_mut().for_each(|one| (one.up, one.card) = (false, None));
    }
    view
}
