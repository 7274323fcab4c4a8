//! What is kept of games that are over, and what it says about people: milestones when they are reached.

use super::{Host, Sorry};
use crate::kernel::{Ended, Seat, Text};
use crate::store::{Change, GameResult, Pilot, Table, UserId};

/// Games, and wins, that are a milestone: the first, and these.
const MANY: [usize; 4] = [10, 25, 50, 100];
/// Games of a person that are looked at.
const RESULTS: u32 = 5_000;

/// Puts into a change that ends a game what the game wants to remember of everybody: that takes the whole
/// story, which no table carries.
pub(super) async fn with_details(host: &Host, change: &mut Change) -> Result<(), Sorry> {
    let game = crate::games::by_kind(&change.table.kind);
    let loaded = game.zip(change.table.save.as_ref()).and_then(|(game, save)| game.load(&save.0).ok());
    let Some(loaded) = loaded.filter(|_| !change.results.is_empty()) else { return Ok(()) };
    let told = host.store().story(change.table.id, 1, u32::MAX).await?;
    let story: Vec<_> = told.iter().chain(&change.story).map(|row| row.event.clone()).collect();
    for row in &mut change.results {
        row.details = loaded.table.details(Seat(row.seat), &story);
    }
    Ok(())
}

/// The games of one kind that somebody has played to the end themselves, in the order in which they ended.
pub fn played(results: &[GameResult], kind: &str, user: UserId) -> Vec<Ended> {
    let own =
        |one: &&GameResult| one.kind == kind && one.row.user == Some(user) && one.row.pilot != Pilot::Bot;
    // The store gives the newest first.
    let all = results.iter().rev().filter(own);
    let ended = |one: &GameResult| Ended {
        place: one.row.place,
        players: one.players,
        drawn: one.row.drawn,
        details: one.row.details.clone(),
    };
    all.map(ended).collect()
}

/// What everybody who played a game to its end has done for the first time in it, by seat. `open` leaves out
/// those whose numbers are theirs alone.
pub async fn milestones(host: &Host, table: &Table, open: bool) -> Result<Vec<(Seat, Text)>, Sorry> {
    let Some(game) = crate::games::by_kind(&table.kind) else { return Ok(Vec::new()) };
    let mut reached = Vec::new();
    for (seat, chair) in (0..).map(Seat).zip(&table.seats) {
        // What a stand-in has played to its end is nobody's first.
        let Some(user) = chair.user.filter(|_| chair.pilot == Pilot::Player) else { continue };
        if open && host.store().person(user).await?.is_some_and(|person| person.private_stats) {
            continue;
        }
        let results = host.store().results(None, Some(user), RESULTS).await?;
        // What has been played since does not change what was reached then.
        let from = results.iter().position(|one| one.table == table.id);
        let Some(until_then) = from.and_then(|from| results.get(from..)) else { continue };
        let ended = played(until_then, &table.kind, user);
        let all = of_any_game(&ended).into_iter().chain(game.milestones(&ended));
        reached.extend(all.map(|text| (seat, text.with("player", seat))));
    }
    Ok(reached)
}

/// What is a milestone whatever is played.
fn of_any_game(ended: &[Ended]) -> Vec<Text> {
    let wins = |ended: &[Ended]| ended.iter().filter(|one| one.is_won()).count();
    let Some((now, before)) = ended.split_last() else { return Vec::new() };
    let mut all = Vec::new();
    if now.is_won() && wins(before) == 0 {
        all.push(Text::new("milestone-first-win"));
    }
    if now.is_won() && MANY.contains(&wins(ended)) {
        all.push(Text::new("milestone-wins").with("count", wins(ended) as i64));
    }
    if MANY.contains(&ended.len()) {
        all.push(Text::new("milestone-games").with("count", ended.len() as i64));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(places: &[u8]) -> Vec<Ended> {
        places
            .iter()
            .map(|place| Ended { place: *place, players: 4, drawn: false, details: serde_json::Value::Null })
            .collect()
    }

    #[test]
    fn milestones_are_told_in_the_game_that_reaches_them() {
        let keys = |places: &[u8]| -> Vec<String> {
            of_any_game(&ended(places)).into_iter().map(|text| text.key).collect()
        };
        assert_eq!(keys(&[]), [""; 0]);
        assert_eq!(keys(&[2]), [""; 0]);
        assert_eq!(keys(&[2, 1]), ["milestone-first-win"]);
        assert_eq!(keys(&[2, 1, 1]), [""; 0]);
        assert_eq!(keys(&[2; 10]), ["milestone-games"]);
        assert_eq!(keys(&[1; 10]), ["milestone-wins", "milestone-games"]);
        assert_eq!(keys(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]), [""; 0]);
    }

    #[test]
    fn a_draw_is_no_win() {
        let [draw, win] = [true, false].map(|drawn| Ended { drawn, ..ended(&[1])[0].clone() });
        let keys = |ended: &[Ended]| of_any_game(ended).into_iter().map(|text| text.key).collect::<Vec<_>>();
        assert_eq!(keys(std::slice::from_ref(&draw)), [""; 0]);
        assert_eq!(keys(&[draw, win]), ["milestone-first-win"]);
    }
}
