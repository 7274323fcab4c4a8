//! The best moments of a game that is over, found in what was told.

use super::Event;
use super::kinds::Piece;
use super::score::Score;
use super::shape::Feature;
use super::story::{at, number, tile, why};
use crate::kernel::{Arg, Seat, Text};

/// Points from which a gift is worth telling.
const DEAR: u16 = 6;
/// As many as are told.
const MOST: usize = 5;

/// The largest city, the longest road, the best field, the dearest gift, what was taken by majority.
pub fn highlights(story: &[Event]) -> Vec<Text> {
    let scored = |event: &Event| match event {
        Event::Scored { score, .. } | Event::Final { score } => Some(*score),
        _ => None,
    };
    let best = |feature: Feature| {
        let of_kind = story.iter().filter_map(scored).filter(|score| score.feature == feature);
        of_kind.max_by_key(|score| score.points).filter(|score| score.points > 0)
    };
    let mut found: Vec<Text> = [Feature::City, Feature::Road, Feature::Field]
        .into_iter()
        .filter_map(best)
        .map(|score| told("highlight-best", &score))
        .collect();
    found.extend(gift(story));
    found.extend(robbed(story));
    found.extend(aside(story));
    found.truncate(MOST);
    found
}

fn told(key: &str, score: &Score) -> Text {
    Text::new(key)
        .with("feature", number(score.feature))
        .with("square", at(score.square))
        .with("players", Arg::Players(score.to.iter().collect()))
        .with("points", i64::from(score.points))
        .with("why", why(score))
}

/// The most points that somebody's tile gave to others.
fn gift(story: &[Event]) -> Option<Text> {
    let gift = |event: &Event| match event {
        Event::Scored { by, score } if !score.to.has(*by) && score.points >= DEAR => Some((*by, *score)),
        _ => None,
    };
    let (by, score) = story.iter().filter_map(gift).max_by_key(|(_, score)| score.points)?;
    Some(told("highlight-gift", &score).with("by", by))
}

/// The most points that a majority took from somebody who stood there.
fn robbed(story: &[Event]) -> Option<Text> {
    let losers = |score: &Score| -> Vec<Seat> {
        let seats = (0..score.followers.len() as u8).map(Seat);
        seats.filter(|seat| score.followers[seat.index()] > 0 && !score.to.has(*seat)).collect()
    };
    let robbery = |event: &Event| match event {
        Event::Scored { score, .. } | Event::Final { score } if !losers(score).is_empty() => Some(*score),
        _ => None,
    };
    let score = story.iter().filter_map(robbery).max_by_key(|score| score.points)?;
    Some(told("highlight-robbed", &score).with("robbed", Arg::Players(losers(&score))))
}

/// A tile that fitted nowhere.
fn aside(story: &[Event]) -> Option<Text> {
    let found = |event: &Event| if let Event::Aside { piece, .. } = event { Some(*piece) } else { None };
    let piece: Piece = story.iter().find_map(found)?;
    Some(Text::new("highlight-aside").with("tile", tile(piece)))
}
