//! Two who faced one another in a Combat, as everybody saw it: kept for whoever looks at it afterwards.

use super::absorb::Points;
use super::cards::Title;
use super::table::{Ally, Mythos};
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// Two who faced one another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// Both, by seat.
    pub sides: [Side; 2],
    /// 11.8: whether they were at one Location, so that their Allies came to blows.
    pub assault: bool,
}

/// One of the two.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Who it is.
    pub seat: Seat,
    /// What of their Threat was aimed at the other.
    pub threat: Vec<Attacker>,
    /// What their Threat was lowered by.
    pub less: u8,
    /// Their Allies who stood against the other.
    pub allies: Vec<Defender>,
    /// How many points got past them.
    pub reached: u8,
}

/// A card of a Threat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attacker {
    /// The card; nothing for what Spells and Artifacts add.
    pub title: Option<Title>,
    /// Its points.
    pub n: u8,
    /// 11.6: what the other Threat left of them.
    pub left: u8,
}

/// An Ally.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defender {
    /// The card.
    pub title: Title,
    /// What they are worth against the other.
    pub n: u8,
    /// Whether they were damaged.
    pub fell: bool,
}

impl Side {
    /// Before anything is absorbed.
    pub fn new(game: &Mythos, seat: Seat, other: Seat, points: &[Points], less: u32) -> Side {
        let threat = points.iter().map(|one| Attacker { title: one.source, n: one.n, left: 0 });
        let defender = |ally: &Ally| {
            let n = game.ally_value(seat, ally, other);
            Defender { title: ally.card.title, n, fell: false }
        };
        let allies = game.player(seat).guards(other).map(defender).collect();
        Side { seat, threat: threat.collect(), less: less.min(255) as u8, allies, reached: 0 }
    }

    /// Whether there is nothing to see.
    pub fn is_empty(&self) -> bool {
        self.threat.is_empty() && self.allies.is_empty()
    }

    /// What the Threat was worth.
    pub fn total(&self) -> u32 {
        let all: u32 = self.threat.iter().map(|one| u32::from(one.n)).sum();
        all.saturating_sub(u32::from(self.less))
    }

    /// What of the Threat was left.
    pub fn left(&self) -> u32 {
        self.threat.iter().map(|one| u32::from(one.left)).sum()
    }

    /// So much is left of its Threat.
    pub fn keeps(&mut self, left: &[Points]) {
        for points in left {
            let same = |one: &&mut Attacker| one.title == points.source && one.left == 0;
            if let Some(one) = self.threat.iter_mut().find(same) {
                one.left = points.n;
            }
        }
    }

    /// It is over: who of the Allies has fallen, and how many points got past them.
    pub fn ends(&mut self, game: &Mythos, other: Seat, reached: u32) {
        self.reached = reached.min(255) as u8;
        for (defender, ally) in self.allies.iter_mut().zip(game.player(self.seat).guards(other)) {
            defender.fell = ally.damaged;
        }
    }
}
