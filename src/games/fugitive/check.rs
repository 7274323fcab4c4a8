//! Whether a table that was read from a save can be one.

use super::cards::{Cards, PLANE, Top};
use super::chase::{Chase, Fugitive, Guess, Learnt, Phase, Spot};
use super::placing::LONG_LEGS;

/// More rounds than any chase has.
const ROUNDS: u16 = 1_000;

/// The row grows, every card is somewhere once, and seats are seats.
pub fn check(game: &Fugitive) -> Result<(), &'static str> {
    let chase = &game.chase;
    let rules: [(bool, &'static str); 6] = [
        (chase.runner.0 < 2, "somebody runs who does not play"),
        (game.past.iter().all(|one| one.runner.0 < 2 && one.winner.0 < 2), "somebody won who does not play"),
        (chase.row.windows(2).all(|two| *two[0].number < *two[1].number), "the row does not grow"),
        (chase.row.iter().all(|spot| (1..=42).contains(&*spot.number)), "there is no such hideout"),
        ((1..=ROUNDS).contains(&chase.round), "the chase is too long"),
        (game.phase != Phase::Manhunt || chase.hidden().next().is_some(), "a manhunt for nobody"),
    ];
    if let Some((_, wrong)) = rules.into_iter().find(|(right, _)| !right) {
        return Err(wrong);
    }
    numbers(chase)?;
    if game.phase == Phase::Setup {
        return Ok(());
    }
    let spots = chase
        .row
        .iter()
        .flat_map(|spot| spot.under.iter().map(|one| *one.card).chain(std::iter::once(*spot.number)));
    let decks = chase.decks.iter().flatten();
    let decks = decks.filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None });
    let hands = chase.hands.iter().flat_map(|hand| hand.iter());
    let all: Vec<u8> = spots.chain(decks).chain(hands).collect();
    let set: Cards = all.iter().copied().collect();
    let course = game.options.course;
    let whole = Cards::between(1, course.last()).with(course.out());
    if all.len() == set.len() && set == whole { Ok(()) } else { Err("a card is missing, or there twice") }
}

/// Rounds are over when they are counted, places are in the row, and nothing is further than an edge makes it.
fn numbers(chase: &Chase) -> Result<(), &'static str> {
    let known = |round: u16| round <= chase.round;
    let placed = |spot: &Spot| known(spot.placed) && spot.found.is_none_or(known);
    let guessed = |guess: &Guess| known(guess.round) && usize::from(guess.row) <= chase.row.len();
    let reach = |spot: &Spot| spot.far <= LONG_LEGS && spot.told.0 <= PLANE && spot.told.1 <= PLANE;
    let learnt = |learnt: &Learnt| match learnt {
        Learnt::Held(card) => *card <= PLANE,
        Learnt::Evens { place, .. } => usize::from(*place) < chase.row.len(),
    };
    let drawn = |cards: &Cards| cards.is_within(Cards::between(1, PLANE));
    let rules: [(bool, &'static str); 6] = [
        (chase.row.iter().all(placed) && chase.guesses.iter().all(guessed), "what is still to come is known"),
        (chase.draws.iter().all(|draw| known(draw.round)), "a card is drawn that is still to come"),
        (chase.drew.iter().all(drawn), "a card was drawn that there is not"),
        (chase.force.far <= LONG_LEGS && chase.row.iter().all(reach), "a hideout is too far"),
        (chase.shown.iter().all(|shown| shown.card <= PLANE), "there is no such card"),
        (chase.learnt.iter().flatten().all(learnt), "nothing is there to be known"),
    ];
    rules.into_iter().find(|(right, _)| !right).map_or(Ok(()), |(_, wrong)| Err(wrong))
}
