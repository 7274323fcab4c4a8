//! Whether a table that was read from a save can be one.

use super::cards::{Cards, Top};
use super::chase::{Fugitive, Phase};

/// The row grows, every card is somewhere once, and seats are seats.
pub fn check(game: &Fugitive) -> Result<(), &'static str> {
    let chase = &game.chase;
    let rules: [(bool, &'static str); 6] = [
        (chase.runner.0 < 2, "somebody runs who does not play"),
        (game.past.iter().all(|one| one.runner.0 < 2 && one.winner.0 < 2), "somebody won who does not play"),
        (chase.row.windows(2).all(|two| *two[0].number < *two[1].number), "the row does not grow"),
        (chase.row.iter().all(|spot| (1..=42).contains(&*spot.number)), "there is no such hideout"),
        (chase.round > 0, "the chase is too long"),
        (game.phase != Phase::Manhunt || chase.hidden().next().is_some(), "a manhunt for nobody"),
    ];
    if let Some((_, wrong)) = rules.into_iter().find(|(right, _)| !right) {
        return Err(wrong);
    }
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
