//! The piece that has walked farthest, for the picture of how a game ended.

use super::board::{PIECES, PLAYERS, Piece};
use super::event::{Deed, Event, Tale};
use super::highlights::played;
use super::label::number;
use crate::kernel::{Seat, Text};

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
    /// Which piece it is.
    pub fn name(&self) -> Text {
        Text::new("picture-walker").with("player", self.piece.seat).with("piece", number(self.piece.piece))
    }

    /// What is said of it.
    pub fn text(&self) -> Text {
        let back = self.sent_back.len() as i64;
        Text::new("picture-walk").with("steps", i64::from(self.steps)).with("back", back)
    }
}

/// The piece that has walked farthest of all; of equals, the first.
pub fn farthest(story: &[Event]) -> Option<Walk> {
    let tales = played(story);
    let pieces = (0..PLAYERS as u8).flat_map(|seat| (0..PIECES as u8).map(move |at| (Seat(seat), at)));
    let walks = pieces.map(|(seat, at)| walk(story, &tales, Piece { seat, piece: at }));
    // Of several that are most the last would be taken.
    walks.rev().max_by_key(|walk| walk.steps).filter(|walk| walk.steps > 0)
}

fn walk(story: &[Event], tales: &[&Tale], piece: Piece) -> Walk {
    let mut walk = Walk { piece, steps: 0, farthest: 0, sent_back: Vec::new() };
    for tale in tales {
        let own = |at: u8| piece == Piece { seat: tale.hand, piece: at };
        for deed in &tale.deeds {
            match deed {
                Deed::Moved { piece, from, steps, .. } if own(*piece) => {
                    walk.steps += u32::from(*steps);
                    walk.farthest = walk.farthest.max(from + steps);
                }
                Deed::Burned { piece, from } if own(*piece) => walk.sent_back.push(*from),
                _ => {}
            }
            let lost = deed.ate().iter().filter(|loss| loss.piece == piece);
            walk.sent_back.extend(lost.map(|loss| loss.steps));
        }
    }
    let blown = story.iter().filter_map(|event| match event {
        Event::Blown { piece: blown, from, .. } if *blown == piece => from.steps(),
        _ => None,
    });
    walk.sent_back.extend(blown);
    walk
}
