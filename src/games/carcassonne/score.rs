//! 7 to 9: what a feature is worth, who gets it, and the final scoring.

use super::Event;
use super::land::{Land, Node, PLAYERS};
use super::shape::Feature;
use super::square::Square;
use super::table::Table;
use crate::kernel::Seats;
use serde::{Deserialize, Serialize};

/// A feature that is scored, and why it gives what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// What it is.
    pub feature: Feature,
    /// The square by which it is called.
    pub square: Square,
    /// Whether it is complete.
    pub complete: bool,
    /// How many squares it has; of a field, complete cities.
    pub count: u16,
    /// Shields.
    pub shields: u8,
    /// Followers there, by seat.
    pub followers: [u8; PLAYERS],
    /// Who gets the points.
    pub to: Seats,
    /// 11.3: whether a hill has parted equals.
    pub hill: bool,
    /// How many points each of them gets.
    pub points: u16,
    /// Whether it is a road that comes back to where it began.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ring: bool,
}

/// Points a finished city gives for each complete city that a field touches (8.3).
const FIELD: u16 = 3;

/// What a feature is worth: while it is unfinished, what it would be at the end (9.3).
pub fn worth(land: &Land, root: u16) -> u16 {
    let node = land.node(root);
    points(node.feature, node.is_complete(), count(land, root, node), node.shields)
}

fn count(land: &Land, root: u16, node: &Node) -> u16 {
    match node.feature {
        Feature::Field => land.cities_of(root).filter(|city| land.node(*city).is_complete()).count() as u16,
        _ => node.squares(),
    }
}

fn points(feature: Feature, complete: bool, count: u16, shields: u8) -> u16 {
    match feature {
        Feature::City => (count + u16::from(shields)) * if complete { 2 } else { 1 },
        Feature::Road | Feature::Monastery => count,
        Feature::Field => FIELD * count,
    }
}

/// Who gets the points of a feature: whoever has most followers there (7.5); of equals, those on a hill (11.3).
pub fn winners(land: &Land, root: u16) -> (Seats, bool) {
    let most = land.node(root).leaders();
    if most.len() < 2 {
        return (most, false);
    }
    let high = land.on_hills(root);
    let both: Seats = most.iter().filter(|seat| high.has(*seat)).collect();
    if both.is_empty() || both == most { (most, false) } else { (both, true) }
}

/// How a feature scores now.
pub fn score(land: &Land, root: u16) -> Score {
    let node = land.node(root);
    let count = count(land, root, node);
    let (to, hill) = winners(land, root);
    Score {
        feature: node.feature,
        square: land.called(root),
        complete: node.is_complete(),
        count,
        shields: node.shields,
        followers: node.followers,
        to,
        hill,
        points: points(node.feature, node.is_complete(), count, node.shields),
        ring: node.feature == Feature::Road && node.is_complete() && land.is_ring(root),
    }
}

/// R9: cities, roads, monasteries; each by its northernmost, then westernmost square.
fn order(land: &Land, root: u16) -> (Feature, Square) {
    (land.node(root).feature, land.node(root).first)
}

/// Everything on which followers stand, as it would score now, in the order in which it is told (R9).
pub fn standing(land: &Land) -> Vec<Score> {
    let mut roots = land.held();
    roots.sort_by_key(|root| order(land, *root));
    roots.into_iter().map(|root| score(land, root)).collect()
}

/// What each player would get if the game ended now, beside the points they have, by where it comes from.
pub fn if_now(land: &Land) -> [[u16; 4]; PLAYERS] {
    let mut more = [[0; 4]; PLAYERS];
    for root in land.held() {
        let (worth, kind) = (worth(land, root), land.node(root).feature as usize);
        let (to, _) = winners(land, root);
        to.iter().for_each(|seat| more[seat.index()][kind] += worth);
    }
    more
}

/// Scores what the piece of this number has completed, and sends its followers home (7.1, 7.6).
pub fn complete(table: &mut Table, number: u8, mut tell: impl FnMut(Event)) {
    let mut done = table.land.completed_by(number);
    let by = table.mover;
    done.sort_unstable_by_key(|root| order(&table.land, *root));
    for root in done {
        let score = score(&table.land, root);
        give(table, &score);
        for (player, home) in table.players.iter_mut().zip(score.followers) {
            player.supply += home;
        }
        table.land.clear(root, |follower| table.gone.push(follower));
        tell(Event::Scored { by, score });
    }
}

/// 9.3: everything that is left, in one act; nobody goes home (R19).
pub fn finish(table: &mut Table, mut tell: impl FnMut(Event)) {
    table.before = table.players.iter().map(|player| player.points).collect();
    for score in standing(&table.land) {
        give(table, &score);
        tell(Event::Final { score });
    }
}

fn give(table: &mut Table, score: &Score) {
    for seat in score.to.iter() {
        let player = &mut table.players[seat.index()];
        player.points += score.points;
        player.kinds[score.feature as usize] += score.points;
    }
}
