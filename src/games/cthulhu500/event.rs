//! What happens in a race, as it is told. The words are in the language files.

use super::cards::{Card, Vehicle};
use super::race::{Hand, Order, Part, Slot};
use super::scene::{Aim, Kind, Way};
use super::total::Total;
use crate::kernel::{Seat, Secret};
use serde::{Deserialize, Serialize};

/// Something that has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// 2.1: a player has a vehicle.
    TookVehicle { seat: Seat, vehicle: Vehicle },
    /// 2.3: what a player gives up in the opening bid.
    Bid { seat: Seat, cards: Hand },
    /// R1: a die between equal bids.
    BidDie { seat: Seat, die: u8 },
    /// 2.3: the pack as it starts, leader first.
    Grid { pack: Order },
    /// A turn begins.
    Turn { seat: Seat, extra: bool },
    /// 11.5: a player waves the flag for one more action.
    Waved { seat: Seat },
    /// A card is laid down.
    Laid { seat: Seat, card: Card, aim: Aim },
    /// A card is cancelled.
    Cancelled {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// By whom; what was told earlier does not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// And with which card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Card>,
    },
    /// A cancelled card goes to the hand of whoever cancelled it.
    Claimed { seat: Seat, card: Card },
    /// Another card excluded this one: it goes back to its owner.
    Returned { seat: Seat, card: Card },
    /// 4.1: a passing attempt is announced.
    Attempt { attacker: Seat, defender: Seat, kind: Kind },
    /// The attempt is made against somebody else.
    Redirected { attacker: Seat, defender: Seat },
    /// 4.2: the dice of a passing test.
    PassingTest { attacker: Seat, attack: Total, defender: Seat, defence: Total },
    /// A die is rolled again.
    Reroll { seat: Seat, die: u8 },
    /// Something is added after the dice.
    Added { seat: Seat, card: Card, n: i8, sum: i8 },
    /// 4.3: an attempt has failed.
    Held { attacker: Seat, defender: Seat },
    /// 4.3: an attempt has ended in a tie.
    Tied { attacker: Seat, defender: Seat },
    /// A vehicle has passed another.
    Passed { passer: Seat, passed: Seat },
    /// A vehicle has gone one place forward without passing.
    Moved { seat: Seat, overtaken: Seat },
    /// A vehicle has gained a lap counter, and has so many now: net of those that everybody had, at a table
    /// that plays so (R27).
    Lap { seat: Seat, laps: i32 },
    /// 11.4: now everybody has one, and one goes from each.
    NetLaps,
    /// 5.3: a run of wrecks has been turned round.
    Swapped { run: Order },
    /// A vehicle has been damaged. `again`: it was before.
    Damaged { seat: Seat, again: bool },
    /// Damage to a vehicle does not happen.
    Spared { seat: Seat },
    /// Damage to a vehicle happens to another.
    Blamed { seat: Seat, onto: Seat },
    /// 6.1: a pit stop.
    PitStop { seat: Seat },
    /// 6.2: the vehicle behind makes no free pass.
    NoFreePass { seat: Seat, rival: Seat },
    /// Nothing is done in the pit.
    Idle { seat: Seat },
    /// A card has been attached.
    Attached { seat: Seat, slot: Slot, card: Card },
    /// A driver has gone to the pit crew.
    DriverOut { seat: Seat, card: Card },
    /// 6.8: a Crew card has been put into a pit crew.
    Put { by: Seat, seat: Seat, card: Card },
    /// 7.6: a card in play does by itself what it says; to whom, where a pass is what it has waited for.
    Works { seat: Seat, card: Card, other: Option<Seat> },
    /// A card in play has been discarded.
    Lost { part: Part },
    /// A card has gone from a hand to the pile; `forced` where its player had no choice.
    Discarded {
        seat: Seat,
        card: Card,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    /// 6.6: the dice of a repair test.
    RepairTest { seat: Seat, total: Total, complexity: i8 },
    /// A repair test has failed.
    StillBroken { seat: Seat },
    /// A vehicle has been repaired.
    Repaired { seat: Seat },
    /// A card has been drawn; only its player knows which.
    Drew { seat: Seat, card: Secret<Card> },
    /// A card has been taken from the pile.
    Salvaged { seat: Seat, card: Card },
    /// 10.1: the deck has run out and been shuffled anew.
    Reshuffled,
    /// 11.1: a counter has gone from the Flag.
    FlagCounter { left: u8 },
    /// 11.3: the Flag has been drawn, and the last lap begins.
    LastLap { seat: Seat },
    /// 10.2: the Flag has been drawn.
    Flag { seat: Seat },
    /// All hands have been passed on.
    HandsPassed { way: Way },
    /// What a player holds now; only they know.
    Received { seat: Seat, hand: Secret<Hand> },
    /// Two vehicles have exchanged drivers.
    DriversSwapped { seat: Seat, other: Seat },
    /// A card in play has been taken by another vehicle.
    Stolen { by: Seat, part: Part },
    /// A Crew card has moved to another pit crew.
    Poached { part: Part, to: Seat },
    /// 9.1: a contagion lies on a card.
    Infested { contagion: Card, part: Part },
    /// 9.4: a card survives its contagion.
    Survived { part: Part },
    /// 9.5: a contagion has found nobody else.
    DiedOut { contagion: Card },
    /// 8.3: a player will take the next turn.
    NextTurn { seat: Seat },
    /// 10.3: the race is over; everybody, best first.
    Over { ranking: Order },
}
