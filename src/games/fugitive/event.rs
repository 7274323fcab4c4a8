//! What happens in a chase, as it is told. The words are in the language files.

use super::cards::{Cards, Deck, Edge, EventCard};
use super::chase::{End, Learnt, Side};
use crate::kernel::{Seat, Secret};
use serde::{Deserialize, Serialize};

/// A hideout of a chase that is over, with the sprint cards under it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bared {
    /// Its number.
    pub number: u8,
    /// The sprint cards under it.
    pub under: Cards,
    /// In which round it was placed.
    pub placed: u16,
    /// In which round it was found.
    pub found: Option<u16>,
}

impl Bared {
    /// As it is written in a line: its number, and what lay under it.
    pub fn written(&self) -> String {
        if self.under.is_empty() {
            return self.number.to_string();
        }
        format!("{}+[{}]", self.number, self.under.joined(","))
    }
}

/// Something that has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A chase begins: the so-manieth of the match, and who runs.
    Begins { game: u8, of: u8, runner: Seat },
    /// Section 11: somebody brings an edge.
    Brings { seat: Seat, edge: Edge },
    /// 2.3: what the Fugitive holds at the start; only they know.
    Dealt { seat: Seat, hand: Secret<Cards> },
    /// A turn begins.
    Turn { seat: Seat, side: Side, round: u16 },
    /// A card has been drawn; only its player knows which. So many are left in that deck now: two draws are
    /// not told in the same words.
    Drew {
        seat: Seat,
        side: Side,
        deck: Deck,
        card: Secret<u8>,
        round: u16,
        #[serde(default)]
        left: Option<u8>,
    },
    /// A deck has run out.
    RanOut { deck: Deck },
    /// All decks have run out.
    AllOut,
    /// F6, N6, E10: a draw does not happen.
    NoDraw { side: Side },
    /// Section 5: a hideout has been placed; only the Fugitive knows which, and over what.
    Placed { seat: Seat, place: u8, number: Secret<u8>, with: Secret<Cards>, sprint: u8, round: u16 },
    /// The way out has been placed, face up.
    Out { sprint: u8, out: u8 },
    /// The first turn of the Fugitive has no further hideout.
    Stopped,
    /// The Fugitive has passed, so often running.
    Passed { running: u8, round: u16 },
    /// The Fugitive does not draw after a pass.
    LaysStill,
    /// Section 6: a guess that was wrong.
    Missed { seat: Seat, numbers: Cards, again: bool, whole: bool, nothing_yet: bool, round: u16 },
    /// Section 6: a guess that was right; `before` where it had been named already when the hideout did not
    /// lie there yet.
    Hit { seat: Seat, numbers: Cards, before: bool, left: u8, round: u16 },
    /// A hideout is turned up.
    Found { place: u8, number: u8, under: Cards, bluff: bool },
    /// A hideout of 30 or more is turned up: there will be no manhunt.
    FoundHigh,
    /// Section 8: the manhunt begins.
    Manhunt { left: u8 },
    /// A right number in the manhunt.
    HuntHit { number: u8, left: u8 },
    /// A wrong number in the manhunt.
    HuntMiss { number: u8 },
    /// E11: a wrong number that does not count.
    Forgiven { number: u8 },
    /// An event is turned up.
    Happens { event: EventCard, side: Side },
    /// A placeholder has been drawn with so many hideouts face down.
    Placeholder { side: Side, hidden: u8 },
    /// M1, E9: what the Fugitive says of a hideout.
    Third { place: u8, from: u8, to: u8 },
    /// M2, E7: a hideout is odd, or even.
    Parity { place: u8, odd: bool },
    /// M4: a sprint card is turned up.
    Informed { place: u8, card: Option<u8> },
    /// N2: a card of a hand is shown.
    Showed { side: Side, card: Option<u8> },
    /// N3: a deck is closed.
    Closed { deck: Deck },
    /// N4, E6: a card goes under its deck.
    PutUnder { side: Side, deck: Deck },
    /// N5: these tops go under their decks.
    Looked { side: Side, under: Vec<Deck> },
    /// F5, E7: a card is laid under a hideout later; only the Fugitive knows which.
    LaidUnder { seat: Seat, place: u8, card: Secret<u8> },
    /// Somebody could have done something, and does not.
    Declined { side: Side },
    /// An edge is used.
    Uses { side: Side, edge: Edge },
    /// E4, E12: one side learns something; nobody else knows what.
    Learns { seat: Seat, side: Side, what: Secret<Learnt> },
    /// E11: the Fugitive takes the last placement back.
    TakesBack,
    /// The chase is over.
    Ended { winner: Seat, side: Side, end: End, rounds: u16 },
    /// What lay there, and in the hands.
    Bares { row: Vec<Bared>, hands: [Cards; 2] },
    /// How the match stands.
    Score { wins: [u8; 2] },
}
