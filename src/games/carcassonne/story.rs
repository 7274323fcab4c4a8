//! What happens, and how it is told.

use super::kinds::Piece;
use super::label::role;
use super::score::Score;
use super::shape::Feature;
use super::square::Square;
use crate::kernel::{Arg, Seat, Seats, Telling, Text};
use serde::{Deserialize, Serialize};

/// Something that has happened. All of it is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// It begins.
    Start {
        /// Who begins.
        first: Seat,
        /// Halves that everybody was dealt.
        halves: u8,
    },
    /// A tile was drawn (R3).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Whether it was the last one.
        last: bool,
    },
    /// R4: it fits nowhere.
    Aside {
        /// Who drew it.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Whether it was the last one.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        last: bool,
    },
    /// A piece was laid, with a follower or without.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Where.
        square: Square,
        /// So many quarter turns.
        turn: u8,
        /// Whether two halves share the square now.
        whole: bool,
        /// Where the follower stands.
        segment: Option<u8>,
        /// How many their player has left, once whoever stands in what is complete is home.
        left: u8,
        /// Whether it is a half where no whole tile there is would ever have fitted.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hole: bool,
    },
    /// What several players stand in has become one city, or one field.
    Met {
        /// Which of the two.
        feature: Feature,
        /// Where the piece was laid that joins them.
        square: Square,
        /// Who stands there now.
        seats: Seats,
        /// How many followers they have there.
        followers: u8,
    },
    /// A city was finished in which nobody lives.
    Empty {
        /// Where.
        square: Square,
    },
    /// What somebody holds can be finished no more: nothing that is left fits beside it.
    Walled {
        /// What it is.
        feature: Feature,
        /// Where.
        square: Square,
        /// Whether there are halves left, too.
        halves: bool,
    },
    /// 11.2: a tile has gone under a hill.
    Hill {
        /// Whose.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// Something was completed and scored (7).
    Scored {
        /// Who laid the piece.
        by: Seat,
        /// How.
        score: Score,
    },
    /// 11.4: a crop circle does something for everybody.
    Circle {
        /// Who chose it.
        seat: Seat,
        /// For which followers.
        kind: Feature,
        /// Whether one more is placed.
        more: bool,
    },
    /// 11.4: one more was placed.
    More {
        /// By whom.
        seat: Seat,
        /// Of which kind.
        kind: Feature,
        /// Where.
        square: Square,
    },
    /// 11.4: one was taken home.
    Home {
        /// By whom.
        seat: Seat,
        /// Of which kind.
        kind: Feature,
        /// Where.
        square: Square,
    },
    /// The stack is empty, and the turn over (9.1).
    End,
    /// The final scoring of one feature (9.3).
    Final {
        /// How.
        score: Score,
    },
    /// 10.8: a half that was not used.
    Unused {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
}

/// Points from which a city is sung of.
const HUGE: u16 = 20;

/// Tells the events from a number on. A drawn tile that lies stands in the sentence that says where; that it
/// was the last one is told.
pub fn tell(story: &[(i64, Event)], from: i64) -> Vec<Telling> {
    let told = (0..story.len()).filter(|at| story[*at].0 >= from && !is_laid(&story[*at..]));
    told.map(|at| Telling { n: story[at].0, text: line(&story[at].1), remark: None }).collect()
}

/// Whether these events begin with a tile that was drawn, and then laid.
fn is_laid(story: &[(i64, Event)]) -> bool {
    matches!(story, [(_, Event::Drew { last: false, .. }), (_, Event::Laid { .. }), ..])
}

/// What everybody is told of it.
pub fn line(event: &Event) -> Text {
    match event {
        Event::Start { first, halves } => {
            Text::new("tell-start").with("player", *first).with("halves", *halves)
        }
        Event::Drew { seat, piece, last } => {
            let key = if *last { "tell-draw-last" } else { "tell-draw" };
            Text::new(key).with("player", *seat).with("tile", tile(*piece))
        }
        Event::Aside { seat, piece, last } => Text::new("tell-aside")
            .with("player", *seat)
            .with("tile", tile(*piece))
            .with("last", i64::from(*last)),
        Event::Laid { seat, piece, square, whole, segment, hole, .. } => {
            let key = match (piece.is_half(), *whole) {
                (false, _) => "tell-lay",
                (true, false) => "tell-half",
                (true, true) => "tell-whole",
            };
            let hole = i64::from(*hole);
            let feature = segment.and_then(|at| piece.segment(at)).map(|segment| segment.feature);
            let text =
                Text::new(key).with("player", *seat).with("tile", tile(*piece)).with("square", at(*square));
            text.with("role", feature.map_or(0, number)).with("hole", hole)
        }
        Event::Met { feature, square, seats, followers } => Text::new("tell-met")
            .with("feature", number(*feature))
            .with("square", at(*square))
            .with("players", Arg::Players(seats.iter().collect()))
            .with("count", *followers),
        Event::Empty { square } => Text::new("tell-empty").with("square", at(*square)),
        Event::Walled { feature, square, halves } => Text::new("tell-walled")
            .with("feature", number(*feature))
            .with("square", at(*square))
            .with("halves", i64::from(*halves)),
        Event::Hill { seat, square } => {
            Text::new("tell-hill").with("player", *seat).with("square", at(*square))
        }
        Event::Scored { by, score } => scored(*by, score),
        Event::Circle { seat, kind, more } => {
            let key = if *more { "tell-circle-more" } else { "tell-circle-home" };
            Text::new(key).with("player", *seat).with("role", number(*kind))
        }
        Event::More { seat, kind, square } => {
            Text::new("tell-more").with("player", *seat).with("role", role(*kind)).with("square", at(*square))
        }
        Event::Home { seat, kind, square } => {
            Text::new("tell-home").with("player", *seat).with("role", role(*kind)).with("square", at(*square))
        }
        Event::End => Text::new("tell-end"),
        Event::Final { score } => explained("tell-final", score).with("feature", number(score.feature)),
        Event::Unused { seat, piece } => {
            Text::new("tell-unused").with("player", *seat).with("tile", tile(*piece))
        }
    }
}

fn scored(by: Seat, score: &Score) -> Text {
    let owners = score.to;
    let robbed = (0..score.followers.len() as u8)
        .map(Seat)
        .filter(|seat| score.followers[seat.index()] > 0 && !owners.has(*seat));
    let robbed: Vec<Seat> = robbed.collect();
    let key = match score.feature {
        _ if score.hill => "tell-hill-tie",
        _ if !robbed.is_empty() => "tell-robbed",
        Feature::City if score.count == 1 => "tell-city-one",
        Feature::City if score.count == 2 && score.shields == 0 && owners.len() == 1 => "tell-city-small",
        _ if owners.len() == 1 && !owners.has(by) => "tell-gift",
        Feature::City if score.points >= HUGE => "tell-city-huge",
        Feature::City => "tell-city",
        Feature::Road if score.ring => "tell-road-ring",
        Feature::Road => "tell-road",
        Feature::Monastery | Feature::Field => "tell-monastery",
    };
    explained(key, score)
        .with("feature", number(score.feature))
        .with("by", by)
        .with("robbed", Arg::Players(robbed))
}

/// Points, for whom, and where each of them comes from.
fn explained(key: &str, score: &Score) -> Text {
    Text::new(key)
        .with("players", Arg::Players(score.to.iter().collect()))
        .with("several", score.to.len() as i64)
        .with("square", at(score.square))
        .with("points", i64::from(score.points))
        .with("why", why(score))
}

/// Where the points of a feature come from.
fn why(score: &Score) -> Text {
    let complete = i64::from(score.complete);
    let key = match score.feature {
        Feature::City => "why-city",
        Feature::Road => "why-road",
        Feature::Monastery => "why-monastery",
        Feature::Field => "why-field",
    };
    Text::new(key)
        .with("count", i64::from(score.count))
        .with("around", i64::from(score.count.saturating_sub(1)))
        .with("shields", score.shields)
        .with("complete", complete)
}

/// A kind of feature as a number, which decides the grammar: 1 city, 2 road, 3 monastery, 4 field.
pub fn number(feature: Feature) -> i64 {
    match feature {
        Feature::City => 1,
        Feature::Road => 2,
        Feature::Monastery => 3,
        Feature::Field => 4,
    }
}

/// What a piece is called.
pub fn tile(piece: Piece) -> String {
    format!("tile-{}", piece.id())
}

/// The name of a square, the same in every language.
pub fn at(square: Square) -> Arg {
    Arg::Verbatim(square.to_string())
}
