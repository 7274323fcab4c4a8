//! What answers are called, and what would come of them: facts, never advice.

use super::kinds::Piece;
use super::land::{Follower, Land};
use super::score::{self, Score};
use super::shape::{D, Feature, NONE};
use super::square::Square;
use super::story::{at, number};
use super::table::FOLLOWERS;
use super::view::View;
use crate::kernel::{Arg, Seat, Text};

/// What a follower is called on a feature (1).
pub fn role(feature: Feature) -> String {
    let role = match feature {
        Feature::City => "role-knight",
        Feature::Road => "role-thief",
        Feature::Monastery => "role-monk",
        Feature::Field => "role-farmer",
    };
    role.to_owned()
}

/// What would come of laying a piece somewhere, before anybody is placed.
pub struct Effect {
    /// What would be complete, with its followers.
    pub scores: Vec<Score>,
    /// Features of the viewer that would grow, the most valuable first.
    pub grows: Option<Score>,
}

/// What would come of it in this turn.
pub fn effect(land: &Land, me: Seat, piece: Piece, square: Square, turn: u8) -> Effect {
    let mut then = land.clone();
    let Some(number) = then.put(piece, square, turn, Some(me)) else {
        return Effect { scores: Vec::new(), grows: None };
    };
    let scores: Vec<Score> =
        then.completed_by(number).into_iter().map(|root| score::score(&then, root)).collect();
    let segments = piece.facts().segments.len() as u8;
    let mine = (0..segments).map(|at| then.feature_at(number, at)).filter(|root| {
        let node = then.node(*root);
        node.followers[me.index()] > 0 && !node.is_complete()
    });
    let grows = mine.max_by_key(|root| score::worth(&then, *root)).map(|root| score::score(&then, root));
    Effect { scores, grows }
}

/// The best of several effects, as a hint: what closes first, then what grows.
pub fn hint(effects: &[Effect]) -> Option<Text> {
    let closes = effects.iter().flat_map(|effect| &effect.scores).max_by_key(|score| score.points);
    if let Some(score) = closes {
        return Some(scored("hint-closes", score));
    }
    let grows = effects.iter().filter_map(|effect| effect.grows.as_ref()).max_by_key(|score| score.points);
    grows.map(|score| scored("hint-grows", score))
}

fn scored(key: &str, score: &Score) -> Text {
    Text::new(key)
        .with("feature", number(score.feature))
        .with("square", at(score.square))
        .with("points", i64::from(score.points))
        .with("players", Arg::Players(score.to.iter().collect()))
}

/// Where on a piece a segment lies: the sides that it reaches, or of a field its corners.
pub fn whereabouts(piece: Piece, turn: u8, segment: u8) -> Vec<String> {
    const SIDES: [&str; 5] = ["side-n", "side-e", "side-s", "side-w", "side-d"];
    const CORNERS: [&str; 4] = ["side-ne", "side-se", "side-sw", "side-nw"];
    let shape = piece.shape(turn);
    if piece.segment(segment).is_none_or(|segment| segment.feature != Feature::Field) {
        return (0..5).filter(|side| shape.at[*side] == segment).map(|side| SIDES[side].to_owned()).collect();
    }
    let has = |half: usize| shape.fields[half] != NONE && shape.fields[half] == segment;
    if (0..8).filter(|half| has(*half)).count() == 8 {
        return vec!["side-all".to_owned()];
    }
    // A corner is between the second half of one side and the first of the next.
    let corners = (0..4).filter(|side| has(side * 2 + 1) && has((side * 2 + 2) % 8));
    let corners: Vec<String> = corners.map(|side| CORNERS[side].to_owned()).collect();
    if !corners.is_empty() {
        return corners;
    }
    let touches = |side: &usize| has(side * 2) || has(side * 2 + 1);
    (0..=D).filter(touches).map(|side| SIDES[side].to_owned()).collect()
}

/// What a follower on a segment of a piece would hold then: how many squares, how much is open, what it would be worth now.
pub fn holding(land: &Land, me: Seat, piece: Piece, square: Square, turn: u8, segment: u8) -> Option<Text> {
    let mut then = land.clone();
    let laid = then.put(piece, square, turn, Some(me))?;
    then.place(Follower { seat: me, laid, segment });
    let root = then.feature_at(laid, segment);
    let node = then.node(root);
    let score = score::score(&then, root);
    let text =
        Text::new("hint-holds").with("feature", number(score.feature)).with("count", i64::from(score.count));
    let cities = if score.feature == Feature::Field { then.cities_of(root).count() as i64 } else { 0 };
    let text = text.with("shields", node.shields).with("open", node.open).with("cities", cities);
    Some(text.with("complete", i64::from(score.complete)).with("points", i64::from(score.points)))
}

/// One line for a feature that somebody holds: who, how much, how much is open, what it is worth now.
pub fn held(view: &View, root: u16) -> Text {
    let land = &view.land;
    let node = land.node(root);
    let score = score::score(land, root);
    let who = node.followers.iter().zip(0..).filter(|(count, _)| **count > 0).flat_map(|(count, seat)| {
        // Whoever has several is named as often.
        std::iter::repeat_n(Seat(seat), usize::from((*count).min(FOLLOWERS)))
    });
    let cities = if score.feature == Feature::Field { land.cities_of(root).count() as i64 } else { 0 };
    Text::new("held")
        .with("feature", number(score.feature))
        .with("square", at(score.square))
        .with("players", Arg::Players(who.collect()))
        .with("count", i64::from(score.count))
        .with("shields", score.shields)
        .with("open", node.open)
        .with("cities", cities)
        .with("points", i64::from(score.points))
}
