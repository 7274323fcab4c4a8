//! How strong people are, from how games ended: Weng and Lin's Bayesian rating for more than two sides, which
//! counts every pair of places in a game. Nothing is kept of it: it is worked out from the results whenever
//! somebody asks, so that erased people leave no trace in anybody's number. Pure.

use crate::store::{GameResult, Pilot, TableId, UserId};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// The method's own scale starts at 25: people like larger numbers.
const SCALE: f64 = 40.0;

/// How strong somebody is thought to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The best guess; 1000 for a newcomer.
    pub points: i64,
    /// How far off it may well be.
    pub give_or_take: i64,
}

/// The ratings of everybody in these results, which come as the store gives them: newest first.
pub fn ratings(results: &[GameResult]) -> BTreeMap<UserId, Rating> {
    let mut known: BTreeMap<UserId, WengLinRating> = BTreeMap::new();
    for game in games(results) {
        // Whoever left their game to a stand-in is not rated by what the stand-in did; bots and the erased
        // are always newcomers.
        let rated = |row: &GameResult| row.row.user.filter(|_| row.row.pilot == Pilot::Player);
        let strength =
            |row: &&GameResult| rated(row).and_then(|user| known.get(&user).copied()).unwrap_or_default();
        let sides = sides(game);
        let before: Vec<Vec<WengLinRating>> =
            sides.iter().map(|side| side.iter().map(strength).collect()).collect();
        let places = sides.iter().map(|side| MultiTeamOutcome::new(usize::from(side[0].row.place)));
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().map(|one| one.as_slice()).zip(places).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (row, rating) in sides.iter().flatten().zip(after.into_iter().flatten()) {
            if let Some(user) = rated(row) {
                known.insert(user, rating);
            }
        }
    }
    known.into_iter().map(|(user, rating)| (user, shown(rating))).collect()
}

/// The games in these results, the oldest first.
fn games(results: &[GameResult]) -> impl Iterator<Item = Vec<&GameResult>> {
    let mut games: BTreeMap<(crate::store::Time, TableId), Vec<&GameResult>> = BTreeMap::new();
    for result in results {
        games.entry((result.at, result.table)).or_default().push(result);
    }
    games.into_values()
}

/// Who played together in a game; whoever played alone is a side of their own.
fn sides(game: Vec<&GameResult>) -> Vec<Vec<&GameResult>> {
    let mut sides: BTreeMap<(bool, u8), Vec<&GameResult>> = BTreeMap::new();
    for row in game {
        let side = row.row.team.map_or((false, row.row.seat), |team| (true, team));
        sides.entry(side).or_default().push(row);
    }
    sides.into_values().collect()
}

fn shown(rating: WengLinRating) -> Rating {
    let scaled = |value: f64| (value * SCALE).round() as i64;
    Rating { points: scaled(rating.rating), give_or_take: scaled(rating.uncertainty) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{ResultRow, Time};
    use serde_json::Value;

    /// A game of these people, the winner first; nobody for a bot.
    fn game(table: i64, order: &[Option<u64>]) -> Vec<GameResult> {
        let rows = order.iter().enumerate().map(|(at, user)| ResultRow {
            seat: at as u8,
            user: user.map(UserId),
            place: at as u8 + 1,
            team: None,
            drawn: false,
            pilot: if user.is_some() { Pilot::Player } else { Pilot::Bot },
            details: Value::Null,
        });
        let at = Time::from_timestamp_millis(table * 1000).unwrap_or_default();
        rows.map(|row| GameResult {
            table: TableId(table),
            guild: Some(1),
            kind: "toy".to_owned(),
            at,
            players: order.len() as u8,
            row,
        })
        .collect()
    }

    #[test]
    fn winners_rise_and_losers_fall_and_both_become_better_known() {
        let ratings = ratings(&game(1, &[Some(1), Some(2), Some(3)]));
        let points: Vec<i64> = ratings.values().map(|rating| rating.points).collect();
        assert!(
            points[0] > 1000 && points[0] > points[1] && points[1] > points[2] && points[2] < 1000,
            "{points:?}"
        );
        assert!(ratings.values().all(|rating| rating.give_or_take < 333));
    }

    #[test]
    fn the_order_in_which_results_come_does_not_matter_but_that_of_the_games_does() {
        let mut all = [game(1, &[Some(1), Some(2), None]), game(2, &[Some(2), Some(1), None])].concat();
        let forwards = ratings(&all);
        all.reverse();
        assert_eq!(forwards, ratings(&all));
        let one = [game(2, &[Some(1), Some(2), None]), game(1, &[Some(2), Some(1), None])].concat();
        assert_ne!(forwards, ratings(&one));
    }

    #[test]
    fn bots_and_whoever_left_a_game_to_one_are_not_rated() {
        let mut all = game(1, &[Some(1), None, Some(2)]);
        all[2].row.pilot = Pilot::Away;
        assert_eq!(ratings(&all).keys().collect::<Vec<_>>(), [&UserId(1)]);
        assert!(ratings(&[]).is_empty());
    }

    #[test]
    fn those_who_play_together_rise_together_and_a_draw_lifts_nobody() {
        let mut teams = game(1, &[Some(1), Some(2), Some(3), Some(4)]);
        for (at, row) in teams.iter_mut().enumerate() {
            row.row.team = Some(at as u8 % 2);
            row.row.place = if at % 2 == 0 { 1 } else { 3 };
        }
        let of = |all: &[GameResult]| ratings(all).into_values().map(|one| one.points).collect::<Vec<_>>();
        let points = of(&teams);
        assert!(points[0] == points[2] && points[1] == points[3] && points[0] > 1000 && points[1] < 1000);
        let mut even = game(1, &[Some(1), Some(2)]);
        even.iter_mut().for_each(|row| (row.row.place, row.row.drawn) = (1, true));
        assert_eq!(of(&even), [1000, 1000]);
    }
}
