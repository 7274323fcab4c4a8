//! Everything that can happen, as it is told and kept. What not everybody may know lies in it as a secret.

use super::cards::{Fate, Investigator, Kind, Title};
use crate::kernel::{Seat, Secret};
use serde::{Deserialize, Serialize};

/// Something that has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// Somebody takes up the case.
    GameBegins { seat: Seat, who: Investigator },
    /// 3.2: a die for who is the better read, and the EDU that comes of it.
    Edu { seat: Seat, die: u8, edu: u16 },
    /// 7.1: a round begins.
    RoundBegins { round: u32, seat: Seat },
    /// 8.4: a Location is laid straight.
    Arrived { seat: Seat, title: Title },
    /// 8.4: a Location is laid crosswise.
    Walks { seat: Seat, title: Title },
    /// 7.4: a crosswise Location is straightened.
    Arrives { seat: Seat, title: Title },
    /// R23: a crosswise Location is discarded.
    TurnsBack { seat: Seat, title: Title },
    /// 8.7: a Travel Event is laid on top.
    Boards { seat: Seat, title: Title },
    /// 8.8: a Location of the Dreamlands is reached from the waking world.
    FallsAsleep { seat: Seat, title: Title },
    /// 8.8: a Location of the waking world is reached from the Dreamlands.
    Wakes { seat: Seat, title: Title },
    /// R29: a Location is brought up.
    BackAgain { seat: Seat, title: Title },
    /// An Ally comes.
    Meets { seat: Seat, title: Title },
    /// A weapon is given to an Ally.
    Arms { seat: Seat, title: Title, ally: Title },
    /// An Artifact comes into play.
    Finds { seat: Seat, title: Title },
    /// A Tome comes into play.
    Reads { seat: Seat, title: Title },
    /// A Spell is put somewhere.
    Learns { seat: Seat, title: Title, holder: Title },
    /// 9.4: a Spell of a Tome is cast.
    Casts { seat: Seat, title: Title },
    /// 9.4: a Spell that an Ally or Artifact holds is cast, and buried.
    FriendCasts { seat: Seat, title: Title, holder: Title },
    /// 7.4: an Artifact or an Ally is used.
    Uses { seat: Seat, title: Title },
    /// 7.4: an Artifact is straightened.
    Straightens { seat: Seat, title: Title },
    /// 7.4: an Ally is turned up.
    TurnsUp { seat: Seat, title: Title },
    /// 10.1: cards are laid into a Threat.
    Threatens { seat: Seat, at: Option<Title>, cards: Secret<Vec<Title>> },
    /// 10.6: a Great Old One is called.
    Rises { seat: Seat, title: Title },
    /// 10.6: it is inverted.
    Wanes { seat: Seat, title: Title },
    /// 9.6: a Monster is summoned against somebody.
    Summons { seat: Seat, title: Title, other: Seat },
    /// 9.6: a Monster is summoned to travel.
    Carried { seat: Seat, title: Title },
    /// An Event is played, at somebody maybe.
    Happens { seat: Seat, title: Title, other: Option<Seat> },
    /// Nothing comes of an Event.
    InVain { title: Title },
    /// Sanity is lost: by a card, as the price of one of one's own, or to what came through in Combat.
    Loses {
        seat: Seat,
        n: i8,
        by: Option<Title>,
        #[serde(default)]
        combat: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        paid: bool,
    },
    /// Sanity is gained.
    Gains { seat: Seat, n: i8 },
    /// It is night, or day.
    Sky { night: bool },
    /// 7.4: somebody passes.
    Passes { seat: Seat },
    /// 7.6: a turn is lost.
    LosesTurn { seat: Seat },
    /// Cards are drawn, thanks to whoever the player is, maybe.
    Draws {
        seat: Seat,
        cards: Secret<Vec<Title>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<Investigator>,
    },
    /// 6: everybody draws so many cards before the first round.
    Deals { n: u8 },
    /// What somebody has drawn then.
    Dealt { seat: Seat, cards: Secret<Vec<Title>> },
    /// A card is found in a deck, or not.
    Fetched { seat: Seat, kind: Kind, title: Option<Title> },
    /// A card is taken from the pile.
    Recovered { seat: Seat, title: Title },
    /// A hand is seen.
    SawHand { seat: Seat, other: Seat, hand: Secret<Vec<Title>> },
    /// A Threat is seen.
    SawThreat { seat: Seat, other: Seat, threat: Secret<Vec<Title>> },
    /// The dice discard a card from hand.
    LostFromHand {
        seat: Seat,
        title: Title,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Title>,
    },
    /// R34: a card in play goes, with what it held; to another card, maybe.
    Gone {
        seat: Seat,
        title: Title,
        fate: Fate,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        held: Vec<Title>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Title>,
    },
    /// Trading Bodies.
    Takes { seat: Seat, other: Seat, title: Title },
    /// A Gate can be used again.
    Reopens { seat: Seat, title: Title },
    /// 11: Combat begins.
    Combat,
    /// 11.1: a Threat is aimed: how many cards at whom.
    Aimed { seat: Seat, at: Seat, count: u8 },
    /// 11.2: an Ally defends.
    Defends { seat: Seat, title: Title, against: Seat },
    /// 11.2: an Ally with a MAGIC weapon joins the Threat.
    Storms { seat: Seat, title: Title, against: Seat },
    /// A bonus in Combat for or against a Threat.
    Tips { seat: Seat, other: Seat, n: i8 },
    /// Protection in Combat.
    Wards { seat: Seat, n: u8 },
    /// 9.7: a control, which changes something or nothing: only its player knows.
    Controls { seat: Seat, other: Seat, card: Secret<Option<Title>> },
    /// The Banishing.
    Banished { seat: Seat, other: Seat, title: Title },
    /// 11.5: what comes against somebody.
    Revealed { seat: Seat, against: Seat, cards: Vec<Title> },
    /// It does not survive the day.
    Sunlight { seat: Seat, title: Title },
    /// 11.6: what is left of a side.
    Cosmic { seat: Seat, other: Seat, n: u8 },
    /// 11.7: an Ally has absorbed something.
    Falls { seat: Seat, title: Title },
    /// 11.7: invisible points that nobody saw.
    Unseen { seat: Seat, n: u8 },
    /// 11.11: what fought is part of the story now.
    Buried { seat: Seat, cards: Vec<Title> },
    /// 12.2: cards are discarded from hand.
    Discards { seat: Seat, cards: Vec<Title> },
    /// 12.5: the pile is shuffled into the deck.
    Reshuffles { seat: Seat },
    /// Chapter 13.
    Lobotomy { seat: Seat },
    /// 14.6: an Adventure is completed.
    Completes { seat: Seat, title: Title, cards: Vec<Title> },
    /// 15.1: somebody is at nought.
    Insane { seat: Seat },
    /// 16.5: everybody opens a pack.
    PackOpens { pack: u8, of: u8 },
    /// 16.5: a card is taken from a pack; only whoever took it knows which.
    Drafted { seat: Seat, title: Secret<Title> },
    /// 16.5: somebody has a deck, of so many cards.
    DeckBuilt { seat: Seat, cards: u8 },
    /// 16.4: a game of a saga is over: the scores of it, and the sums, each the best first.
    GameEnds { game: u8, of: u8, scores: Vec<(Seat, i16)>, sums: Vec<(Seat, i16)> },
    /// R61: somebody begins the next game with less Sanity.
    Shaken { seat: Seat, n: i8 },
    /// 15.2: the game is over: scores by place.
    Ends { ranking: Vec<(Seat, i16)> },
}
