//! The words that the tables of cards are made of.

use crate::games::cthulhu500::Rule;
use serde::{Deserialize, Serialize};

/// The kinds of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Played as an action; then it goes to the pile.
    Action,
    /// Put into a pit crew or behind a wheel.
    Crew,
    /// Attached to a vehicle, two at the most.
    Mod,
    /// Attached to a vehicle, one at the most.
    Tires,
    /// Played when its trigger happens.
    Reaction(Trigger, Role),
    /// The Checkered Flag.
    Flag,
}

/// What opens a reaction window.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// An Action or a Reaction has been laid down.
    CardPlayed,
    /// A passing attempt has been announced.
    AttemptStarts,
    /// Somebody is only just short.
    NearMiss,
    /// Damage is about to land.
    DamageComing,
    /// A vehicle has gained a lap by passing.
    LapGained,
}

impl Trigger {
    /// All five.
    pub const ALL: [Trigger; 5] = [
        Trigger::CardPlayed,
        Trigger::AttemptStarts,
        Trigger::NearMiss,
        Trigger::DamageComing,
        Trigger::LapGained,
    ];

    /// The name of the trigger in reports and language files.
    pub fn id(self) -> &'static str {
        match self {
            Trigger::CardPlayed => "card_played",
            Trigger::AttemptStarts => "attempt_starts",
            Trigger::NearMiss => "near_miss",
            Trigger::DamageComing => "damage_coming",
            Trigger::LapGained => "lap_gained",
        }
    }
}

/// On which side of a passing test something counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// On both.
    Either,
    /// As the attacker.
    Attacker,
    /// As the defender.
    Defender,
    /// As the defender in the free pass against one's own pit stop.
    OwnPitStop,
}

/// A word on a card that other cards look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// An Action that is magic.
    Spell,
    /// It moves from victim to victim.
    Contagion,
    /// A Crew of spores.
    Fungi,
    /// A Crew that has been dead for a while.
    Zombie,
    /// A Mod that pays.
    Sponsor,
    /// It takes the next turn, and so excludes others that do.
    NextTurn,
}

/// A fact about a vehicle and its player. Read at the moment it would count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Nothing to look for.
    Always,
    /// It shows its damaged side.
    Damaged,
    /// It does not.
    Undamaged,
    /// It is not the one winning the race.
    NotWinning,
    /// It has a second Fungi crew.
    AnotherFungi,
    /// It has a Zombie crew.
    HaveZombie,
    /// The other side of the test has a Fungi or Zombie crew.
    OpponentHasFungiOrZombie,
    /// The two vehicles of the test are not next to one another.
    NotNeighbours,
    /// The player holds a Mod or Tires.
    HoldsModOrTires,
    /// There is a Sponsor on another vehicle that may be discarded.
    SponsorElsewhere,
}

/// What multiplies a bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// Nothing: it counts once.
    Once,
    /// 1, and 1 more for each Fungi crew one has.
    OneAndEachFungi,
    /// 1, and 1 more for each Sponsor on one's vehicle.
    OneAndEachSponsor,
}

/// Where a Crew card's text works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Anywhere.
    Any,
    /// Only behind the wheel.
    Driver,
    /// Only in the pit crew.
    Crew,
}

/// Something added to a passing test.
#[derive(Clone, Copy, Debug)]
pub struct Bonus {
    /// How much.
    pub n: i8,
    /// On which side.
    pub role: Role,
    /// If what holds.
    pub only: Fact,
    /// Times what.
    pub per: Per,
    /// Never more than this; nought for no limit.
    pub max: i8,
    /// Where the card must be.
    pub spot: Spot,
}

impl Bonus {
    /// `n` on this side, always.
    pub(super) const fn of(n: i8, role: Role) -> Bonus {
        Bonus { n, role, only: Fact::Always, per: Per::Once, max: 0, spot: Spot::Any }
    }

    /// ... but only if this holds.
    pub(super) const fn only(self, only: Fact) -> Bonus {
        Bonus { only, ..self }
    }

    /// ... but only here.
    pub(super) const fn at(self, spot: Spot) -> Bonus {
        Bonus { spot, ..self }
    }

    /// ... times this, and never more than `max`.
    pub(super) const fn per(self, per: Per, max: i8) -> Bonus {
        Bonus { per, max, ..self }
    }
}

/// What a card changes while it is attached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// Added to its own Drive, if that holds.
    DriveBonus(i8, Fact),
    /// Added to its own Fix, if that holds.
    FixBonus(i8, Fact),
    /// Added to the repair tests of the vehicle.
    RepairBonus(i8),
    /// Ties do not damage the vehicle.
    NoTieDamage,
    /// Damage to the damaged vehicle lets nobody pass and makes nobody swap.
    HoldPlace,
    /// Nobody gets a free pass against the vehicle's pit stops.
    NoFreePass,
    /// In a pit crew: at most so many cards are drawn at the end of the turn.
    DrawCap(u8),
    /// An attempt that is an action may be made against the vehicle two ahead, with this.
    Reach(i8),
    /// Other players' cards cannot touch the vehicle's Mods and Tires.
    Protects,
    /// The Black Plague does not discard this card.
    SurvivesPlague,
}

/// Something an attached card does when something happens.
#[derive(Clone, Copy, Debug)]
pub struct On {
    /// When.
    pub when: When,
    /// What.
    pub effects: &'static [Effect],
}

/// The moments at which an attached card does its work. Nobody is asked, unless an effect says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// The vehicle has passed another.
    Passes,
    /// Another has passed the vehicle.
    PassedBy,
    /// The vehicle has been damaged, for the first time or again.
    Damaged,
    /// An attempt of the vehicle is over, and its counting die showed 1.
    AttackedWithAOne,
    /// The turn of the vehicle's player begins.
    TurnStart,
    /// A Spell has taken effect.
    Spell,
    /// The Crew card has come from a hand.
    Arrives,
}

/// Which vehicles an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// One's own.
    Me,
    /// The one immediately ahead.
    Ahead,
    /// The one two places ahead.
    TwoAhead,
    /// Those immediately ahead and behind, at once.
    Neighbours,
    /// A declared one and its neighbours, at once.
    ChosenAndNeighbours,
    /// The one winning the race.
    Winning,
    /// Every one that shows so much Complexity, at once.
    ComplexityAtLeast(u8),
    /// The one that has just passed.
    Passer,
    /// The one that has just been passed.
    Passed,
}

/// What cards do, one thing at a time. An effect joins when a second card needs it; until then it is a rule of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Make a passing attempt, with so much added.
    Attempt(Who, i8),
    /// Pass without a test.
    AutoPass(Who),
    /// Go so many places forward; not a pass.
    Move(u8),
    /// Damage them, all at once.
    Damage(Who),
    /// Turn one's own vehicle to its undamaged side.
    Repair,
    /// Draw cards, up to the hand limit.
    Draw(u8),
    /// Draw cards, if that holds.
    DrawIf(Fact, u8),
    /// Draw cards, if the player wants to.
    MayDraw(u8),
    /// Draw cards beyond the hand limit.
    DrawBeyond(u8),
    /// The player who put the card there draws.
    GiverDraws(u8),
    /// The player of the passed vehicle loses cards from hand, chosen by the dice.
    LoseHandCards(u8),
    /// Take a Crew card of one's choice from the pile.
    TakeCrewFromPile,
    /// Discard this card.
    DiscardSelf,
    /// So much when defending, until one's next turn begins.
    Defend(i8),
    /// A Reaction: so much for one's own side of the test.
    Add(i8),
    /// A Reaction: so much for one's own side, times this, never more than that.
    AddPer(i8, Per, i8),
    /// A Reaction: so much for the other side.
    AddToOpponent(i8),
    /// A Reaction: a tie counts as one's success.
    WinTies,
    /// A Reaction: if the attempt fails, the opponent is damaged.
    DamageIfItFails,
    /// A Reaction: the attempt is made against the vehicle ahead instead.
    Redirect,
    /// A Reaction: a cost, so many Crew cards from one's own pit crew.
    PayCrew(u8),
    /// A Reaction: roll one's die again.
    Reroll,
    /// A Reaction: this damage does not happen to one's own vehicle.
    Prevent,
    /// A Reaction: it happens to a neighbour instead.
    Shift,
    /// A Reaction: cancel the card just played.
    Cancel,
    /// A Reaction: cancel the Spell just played, and take it.
    CancelAndTake,
    /// A Reaction: take the next turn.
    NextTurn,
    /// A Reaction: so much when attacking during the turn that was taken.
    AttackThatTurn(i8),
}

/// What its player declares while laying a card down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declares {
    /// Nothing.
    Nothing,
    /// Clockwise or counter-clockwise.
    Way,
    /// Another vehicle, where one of the two has a driver.
    DriverSwap,
    /// Any vehicle.
    AnyVehicle,
    /// A Crew card in play.
    CrewInPlay,
    /// A Mod in play that one may touch.
    ModInPlay,
    /// One's own repair, or a Mod of another vehicle.
    RepairOrMod,
    /// A Mod of another vehicle, and what makes room for it.
    ModToTake,
    /// A Crew card of a pit crew, and another pit crew.
    CrewMove,
    /// A Reaction: one of one's own pit crew.
    OwnCrew,
    /// A Reaction: the vehicle ahead or the one behind.
    Neighbour,
    /// A Reaction: the card that it answers.
    LaidCard,
}

/// What a card does when it is played: simple effects are data, the rest is a small rule in plain Rust.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// These, one after another.
    Effects(&'static [Effect]),
    /// A rule of its own, and the numbers in it.
    Rule(Rule, Numbers),
}

/// The numbers in a rule of its own: how many, and at most how many in all. Nought for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// How many.
    pub n: u8,
    /// At most so many in all.
    pub max: u8,
}
