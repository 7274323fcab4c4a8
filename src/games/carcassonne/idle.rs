//! A follower who stood and stood, found in what was told.

use super::Event;
use super::land::{Follower, Land};
use super::score::{self, Score};
use super::shape::Feature;
use super::square::Square;
use super::story::{at, number};
use crate::kernel::{Seat, Text};

/// Pieces that were laid meanwhile, from which it is worth telling.
const LONG: usize = 20;

/// The follower who stood longest and never brought anything; where that is told of already, it is left out.
pub fn idle(story: &[Event], told: &[Score]) -> Option<Text> {
    let mut land = Land::new();
    let mut since: Vec<(Follower, usize)> = Vec::new();
    for event in story {
        match *event {
            Event::Laid { seat, piece, square, turn, segment, .. } => {
                let laid = land.put(piece, square, turn, Some(seat))?;
                if let Some(segment) = segment {
                    let follower = Follower { seat, laid, segment };
                    land.place(follower);
                    since.push((follower, land.laid().len()));
                }
                for root in land.completed_by(laid) {
                    land.clear(root, |gone| since.retain(|(one, _)| *one != gone));
                }
            }
            Event::More { seat, kind, square } => {
                let beside = *land.followers().get(stands(&land, seat, kind, square)?)?;
                land.place(beside);
                since.push((beside, land.laid().len()));
            }
            Event::Home { seat, kind, square } => {
                let home = land.take(stands(&land, seat, kind, square)?)?;
                let at = since.iter().position(|(one, _)| *one == home)?;
                since.remove(at);
            }
            _ => {}
        }
    }
    let for_nothing = |(one, _): &&(Follower, usize)| {
        let score = score::score(&land, land.feature_at(one.laid, one.segment));
        (score.points == 0 || !score.to.has(one.seat))
            && !told.iter().any(|one| one.feature == score.feature && one.square == score.square)
    };
    let (one, laid) = since.iter().filter(for_nothing).min_by_key(|(_, laid)| *laid)?;
    let count = land.laid().len() - laid;
    let feature = land.node(land.feature_at(one.laid, one.segment)).feature;
    let text = Text::new("highlight-idle").with("player", one.seat).with("role", number(feature));
    (count >= LONG).then(|| {
        text.with("square", at(land.laid()[usize::from(one.laid)].square)).with("count", count as i64)
    })
}

/// The first follower of a kind that a player has on a square.
fn stands(land: &Land, seat: Seat, kind: Feature, square: Square) -> Option<usize> {
    land.followers().iter().position(|one| {
        let feature = land.node(land.feature_at(one.laid, one.segment)).feature;
        one.seat == seat && feature == kind && land.laid()[usize::from(one.laid)].square == square
    })
}
