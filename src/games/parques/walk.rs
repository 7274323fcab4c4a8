//! The piece that has walked farthest, for the picture of how a game ended.

use super::board::{PIECES, PLAYERS, Piece};
use super::event::{Deed, Event, Tale};
use super::highlights::played;
use crate::kernel::{Arg, Seat, Text};

/// How far a piece has come in all, steps included that it lost again.
pub struct Walk {
    /// Which.
    pub piece: Piece,
    /// Its steps.
    pub steps: u32,
    /// How far from its salida it has been.
    pub farthest: u8,
    /// How far it had come each time that it was sent back.
    pub sent_back: Vec<u8>,
}

impl Walk {
    /// What is said of it.
    pub fn text(&self) -> Text {
        Text::new("picture-walk")
            .with("player", self.piece.seat)
            .with("piece", super::label::number(self.piece.piece))
            .with("steps", i64::from(self.steps))
            .with("back", self.sent_back.len() as i64)
    }

    /// Whose it is.
    pub fn name(&self) -> Text {
        let piece = super::label::number(self.piece.piece);
        Text::new("picture-walker").with("player", Arg::Players(vec![self.piece.seat])).with("piece", piece)
    }
}

/// The piece that has walked farthest of all; of equals, the first.
pub fn farthest(story: &[Event]) -> Option<Walk> {
    let tales = played(story);
    let pieces = (0..PLAYERS as u8).flat_map(|seat| (0..PIECES as u8).map(move |at| (Seat(seat), at)));
    let walks = pieces.map(|(seat, at)| {
        let mut walk = walk(&tales, Piece { seat, piece: at });
        let blown = story.iter().filter_map(|event| match event {
            Event::Blown { piece, from, .. } if *piece == walk.piece => from.steps(),
            _ => None,
        });
        walk.sent_back.extend(blown);
        walk
    });
    // The last of several that are most is not what is meant.
    walks.rev().max_by_key(|walk| walk.steps).filter(|walk| walk.steps > 0)
}

fn walk(tales: &[&Tale], piece: Piece) -> Walk {
    let mut walk = Walk { piece, steps: 0, farthest: 0, sent_back: Vec::new() };
    for tale in tales {
        for deed in &tale.deeds {
            match deed {
                Deed::Moved { piece: at, from, steps, .. }
                    if (tale.hand, *at) == (piece.seat, piece.piece) =>
                {
                    walk.steps += u32::from(*steps);
                    walk.farthest = walk.farthest.max(from + steps);
                }
                Deed::Burned { piece: at, from } if (tale.hand, *at) == (piece.seat, piece.piece) => {
                    walk.sent_back.push(*from);
                }
                _ => {}
            }
            let lost = deed.ate().iter().filter(|loss| loss.piece == piece);
            walk.sent_back.extend(lost.map(|loss| loss.steps));
        }
    }
    walk
}
