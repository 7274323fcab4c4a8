//! The table: everything that lies before each player, and where cards go when they go.

use super::Options;
use super::cards::{Dimension, Does, Investigator, Region, Title, When};
use super::draft::Draft;
use super::fight::{Blow, Fight};
use super::pair::Pair;
use super::saga::Saga;
use super::titles::Titles;
use crate::kernel::{Dice, Seat, Secret};
use serde::{Deserialize, Serialize};

/// 3.3: Sanity is never more.
pub const SANITY_MAX: i8 = 20;
/// More rounds and turns than any game has.
pub const FAR: u32 = 1_000_000;
/// More EDU and points than anybody has.
pub const MANY: u16 = 1_000;
/// More of anything else than anybody has.
pub const FEW: u8 = 100;
/// 6.2: a hand is filled up to this.
pub const HAND: usize = 13;

/// A card that lies where others than its owner may control it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What it is.
    pub title: Title,
    /// 2.4: in whose deck it began.
    pub owner: Seat,
}

/// A Spell that has been put somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Put {
    /// The Spell.
    pub card: Card,
    /// 9.4: the turn in which it was put there, in which it cannot be cast.
    pub turn: u32,
    /// Whether it was cast this round.
    pub down: bool,
}

/// An Ally beside an Investigator, and what they carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ally {
    /// Who.
    pub card: Card,
    /// 7.4: used this round.
    pub down: bool,
    /// 11.2: against whom they defend.
    pub against: Option<Seat>,
    /// What they are armed with.
    pub weapon: Option<Card>,
    /// The Spell they hold.
    pub spell: Option<Put>,
    /// Whether they have absorbed anything in this Combat.
    pub damaged: bool,
}

/// An Artifact in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artifact {
    /// Which.
    pub card: Card,
    /// R16: the round in which it was used, while it lies crosswise.
    pub used: Option<u32>,
    /// The Spell that it holds.
    pub spell: Option<Put>,
}

/// A Tome in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tome {
    /// Which.
    pub card: Card,
    /// The Spells within.
    pub spells: Vec<Put>,
}

/// A card of a Threat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Menace {
    /// Which.
    pub card: Card,
    /// 11.1: at whom it is aimed.
    pub aim: Option<Seat>,
    /// 11.2: an Ally who has joined openly with a MAGIC weapon, as they were.
    pub ally: Option<Ally>,
}

/// A lasting Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// Which.
    pub card: Card,
    /// How often it has worked.
    pub worked: u8,
}

/// Where a card lies of which there may be another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Lies {
    /// An Event, before this player.
    Before(Seat),
    /// A weapon, with this Ally.
    With(Title),
}

/// A Great Old One beside a Threat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OldOne {
    /// Which.
    pub card: Card,
    /// 10.6: whether it is in its second round.
    pub inverted: bool,
}

/// The card on top of a Story Deck on which the Investigator stands: a Location, or what they travel by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Here {
    /// Which.
    pub title: Title,
    /// 10.1: whether its Gate is used.
    pub used: bool,
}

/// An Adventure that was completed, and what told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// Which.
    pub adventure: Title,
    /// 16.3: cards of the Story Deck that are used up by it.
    pub cards: Vec<Title>,
}

/// One player, with everything that lies before them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Who they are.
    pub who: Investigator,
    /// 3.2: EDU with what the dice added.
    pub edu: u16,
    /// Sanity.
    pub sanity: i8,
    /// All cards with which they began.
    pub list: Secret<Vec<Title>>,
    /// The hand, in the order of the codes.
    pub hand: Secret<Vec<Title>>,
    /// The Mythos Deck; its top is last.
    pub deck: Secret<Vec<Title>>,
    /// The discard pile; its top is last.
    pub pile: Vec<Title>,
    /// The Story Deck under the current Location; its top is last.
    pub story: Vec<Title>,
    /// Where they stand, if anywhere.
    pub here: Option<Here>,
    /// 8.4: the crosswise Location to which they walk.
    pub walking: Option<Title>,
    /// R66: the Region last visited, and its world.
    pub region: (Region, Dimension),
    /// Allies.
    pub allies: Vec<Ally>,
    /// Artifacts.
    pub artifacts: Vec<Artifact>,
    /// Tomes.
    pub tomes: Vec<Tome>,
    /// The Threat, face down.
    pub threat: Secret<Vec<Menace>>,
    /// Lasting Events that lie before them.
    pub events: Vec<Lasting>,
    /// A Great Old One.
    pub old_one: Option<OldOne>,
    /// Completed Adventures.
    pub told: Vec<Told>,
    /// 7.3: whether they have put a card into play in this game.
    pub begun: bool,
    /// 7.7: whether they passed in their last turn of this round.
    pub passed: bool,
    /// 7.6: turns that are still to be lost.
    pub lost_turns: u8,
    /// The card that they put into play last, in their latest turn.
    pub last: Option<Title>,
    /// Where it lies, if it is one of those that can lie in several places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_lies: Option<Lies>,
    /// Whether they have used a Gate once more this round, thanks to Yog-Sothoth.
    pub once_more: bool,
    /// 10.6: the round in which they last called a Great Old One.
    pub called: Option<u32>,
    /// Chapter 13: whether they have had theirs.
    pub lobotomy: bool,
    /// 16.3: whether they have dropped out.
    pub insane: bool,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 16.5: cards are taken from packs.
    Draft,
    /// 16.5: decks are built of them.
    Building,
    /// 6: EDU is settled and hands are drawn.
    Opening,
    /// 7.1: a round begins.
    RoundStart,
    /// 7.4: somebody's turn.
    Turn,
    /// 11.1: Threats are aimed.
    Aim,
    /// 11.2: Allies are assigned.
    Assign,
    /// 11.4: Spells and Artifacts.
    Window,
    /// 11.5 to 11.9: Threats clash.
    Clash,
    /// 11.10: what damage brings about.
    Harm,
    /// 11.11: what fought is buried.
    Burial,
    /// 12: lobotomies, discards, reshuffles, and hands are filled.
    RoundEnd,
    /// 16.4: between two games of a saga.
    Between,
    /// 15: the game is over.
    Over,
}

/// Something that its player is in the middle of, and that only they know yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Doing {
    /// What has to be chosen.
    pub what: Choosing,
    /// For which card.
    pub card: Title,
    /// What has been chosen to come along with it so far: it still lies in the hand.
    #[serde(default, skip_serializing_if = "Titles::is_empty")]
    pub along: Titles,
}

/// What has to be chosen in the middle of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choosing {
    /// What comes along in the same turn.
    Along,
    /// What may be played at once.
    Again,
    /// Who bears a weapon.
    Bearer,
    /// What holds a Spell.
    Holder,
    /// Which opponent.
    Opponent,
    /// Where one travels.
    Destination,
    /// Which Monster is summoned or raised.
    Monster,
    /// Which card is taken.
    Take,
    /// Which card of an opponent.
    Theirs,
    /// Whether a summoned Monster attacks or carries.
    Carry,
    /// Which card fills a place of an Adventure.
    Fill,
}

/// A table of Mythos.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mythos {
    /// What was settled before the start.
    pub options: Options,
    /// Everybody, by seat.
    pub players: Vec<Player>,
    /// Chance.
    pub dice: Dice,
    /// Where in the game we are.
    pub phase: Phase,
    /// Counts the rounds.
    pub round: u32,
    /// Counts the turns.
    pub turn: u32,
    /// 7.2: who began the round.
    pub first: Seat,
    /// Whose turn it is.
    pub mover: Seat,
    /// What the mover is in the middle of.
    pub doing: Secret<Option<Doing>>,
    /// The Combat under way.
    pub fight: Option<Fight>,
    /// 11.9: what the Combat of this round has cost everybody, once it is over; empty where none was fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fought: Option<Vec<Blow>>,
    /// 11.6 to 11.8: who faced whom in it, and how that ended.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<Pair>,
    /// 16.4: what is kept from one game of a saga to the next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub saga: Option<Saga>,
    /// 16.5: the draft under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
}

impl Mythos {
    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Everybody who is still sane, by seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let sane: Vec<Seat> = (0..self.players.len() as u8).map(Seat).collect();
        let insane: Vec<bool> = self.players.iter().map(|player| player.insane).collect();
        sane.into_iter().filter(move |seat| !insane[seat.index()])
    }

    /// All others who are still sane.
    pub fn opponents(&self, seat: Seat) -> Vec<Seat> {
        self.seats().filter(|one| *one != seat).collect()
    }

    /// Everybody who is sane, from this seat to the left.
    pub fn from(&self, first: Seat) -> Vec<Seat> {
        let n = self.players.len() as u8;
        let seats = (0..n).map(|step| Seat((first.0 + step) % n));
        seats.filter(|seat| !self.player(*seat).insane).collect()
    }

    /// 7.2: who begins: the lowest Sanity, of equals the highest EDU.
    pub fn most_troubled(&self) -> Seat {
        let key = |seat: &Seat| {
            let player = self.player(*seat);
            (player.sanity, std::cmp::Reverse(player.edu))
        };
        self.seats().min_by_key(key).unwrap_or(Seat(0))
    }

    /// 14.1: a card goes to the bottom of its owner's Story Deck; what belongs to somebody who is out leaves the game.
    pub fn bury(&mut self, card: Card) {
        let owner = self.player_mut(card.owner);
        if !owner.insane {
            owner.story.insert(0, card.title);
        }
    }

    /// 14.1: a card goes to its owner's pile.
    pub fn discard(&mut self, card: Card) {
        let owner = self.player_mut(card.owner);
        if !owner.insane {
            owner.pile.push(card.title);
        }
    }

    /// Buries or discards.
    pub fn lay(&mut self, card: Card, fate: super::cards::Fate) {
        match fate {
            super::cards::Fate::Buried => self.bury(card),
            super::cards::Fate::Discarded => self.discard(card),
        }
    }

    /// R34: an Ally goes with all they hold, the Spell first. Says what that is.
    pub fn lay_ally(&mut self, ally: Ally, fate: super::cards::Fate) -> Vec<Title> {
        let spell = ally.spell.map(|put| put.card);
        self.lay_with(spell.into_iter().chain(ally.weapon), ally.card, fate)
    }

    /// R34: an Artifact goes with the Spell that it holds, the Spell first. Says what that is.
    pub fn lay_artifact(&mut self, artifact: Artifact, fate: super::cards::Fate) -> Vec<Title> {
        self.lay_with(artifact.spell.map(|put| put.card), artifact.card, fate)
    }

    /// R34: a card goes, after all that it holds. Says what that is.
    pub fn lay_with(
        &mut self,
        held: impl IntoIterator<Item = Card>,
        card: Card,
        fate: super::cards::Fate,
    ) -> Vec<Title> {
        let held: Vec<Card> = held.into_iter().collect();
        held.iter().chain([&card]).for_each(|card| self.lay(*card, fate));
        held.into_iter().map(|card| card.title).collect()
    }

    /// Whether a text that holds for everybody is in force: of a Great Old One or a lasting Event.
    pub fn in_force(&self) -> impl Iterator<Item = Does> + '_ {
        let cards = self.players.iter().filter(|player| !player.insane).flat_map(|player| {
            let events = player.events.iter().map(|event| event.card.title);
            events.chain(player.old_one.map(|old_one| old_one.card.title))
        });
        cards.flat_map(|title| title.def().at(When::InPlay))
    }

    /// Whether it is NIGHT.
    pub fn is_night(&self) -> bool {
        let night = Does::Time(super::cards::Time::Night);
        let mut events = self.players.iter().flat_map(|player| &player.events);
        events.any(|event| event.card.title.def().at(When::Played).any(|does| does == night))
    }
}
