//! How well a seat stands in a race, in whole numbers: what players who think ahead look at when they stop.
//!
//! What is worth how much was fitted to who wins of beginners (`tests/cthulhu500/fit.rs` prints it), and
//! rounded. Only cards in hand are worth a little more than that: beginners keep those that they have no use
//! for, and whoever thinks ahead should go on to draw.

use super::race::{Phase, Race};
use super::scene::{Attempt, Duellist};
use crate::kernel::{Reason, Seat};
use smallvec::SmallVec;

/// Rounds of the table that are played before one looks.
pub const ROUNDS: u32 = 2;

/// One place in the pack.
const PLACE: i64 = 20;
/// A card in hand.
const IN_HAND: i64 = 1;
/// A card on the vehicle, beside what it does for the defence.
const ATTACHED: i64 = 25;
/// One more in defence.
const DEFENCE: i64 = 13;
/// To be whole, beside the Speed that comes of it.
const WHOLE: i64 = 4;

/// How far a seat has come, in places.
fn track(race: &Race, seat: Seat) -> i64 {
    let n = race.len() as i64;
    n * i64::from(race.car(seat).laps) + n - 1 - race.place(seat) as i64
}

/// What a seat has: by what, what each of it is worth, and how much of it there is.
fn has(race: &Race, seat: Seat) -> [(&'static str, i64, i64); 5] {
    let car = race.car(seat);
    let (def, whole) = (car.vehicle.def(), i64::from(!car.damaged));
    let slowed = i64::from(def.whole.speed - def.damaged.speed);
    let attempt = Attempt::between(race.behind(seat), seat);
    let defence = i64::from(race.passing_sum(&attempt, Duellist::Defender));
    [
        ("track", PLACE, track(race, seat)),
        ("whole", WHOLE + DEFENCE * slowed, whole),
        ("hand", IN_HAND, car.hand.len() as i64),
        ("fitted", ATTACHED, car.parts().count() as i64),
        // What damage takes from it, and a repair gives back, counts above.
        ("defence", DEFENCE, defence - slowed * whole),
    ]
}

/// What everything of a seat is worth, in twentieths of a place.
fn worth(race: &Race, seat: Seat) -> i64 {
    has(race, seat).iter().map(|(_, each, amount)| each * amount).sum()
}

/// What a place is worth in all: a seat is measured against the best of the others and against their mean,
/// one half each.
pub fn unit(race: &Race) -> i64 {
    2 * (race.len() as i64 - 1) * PLACE
}

/// How far a seat is before the others; a race that is over counts for more.
pub fn reasons(race: &Race, seat: Seat) -> SmallVec<[Reason; 8]> {
    let others = race.seats().filter(|one| *one != seat).map(|one| worth(race, one));
    let others: SmallVec<[i64; 8]> = others.collect();
    let (count, sum) = (others.len() as i64, others.iter().sum::<i64>());
    let best = others.iter().max().copied().unwrap_or(0);
    let end = match race.phase {
        Phase::Over if race.ranking().first() == Some(&seat) => 3,
        Phase::Over => -1,
        _ => 0,
    };
    let behind = -(count * best + sum);
    let own = has(race, seat).into_iter();
    let own =
        own.map(|(id, each, amount)| Reason { id, worth: 2 * count * each * amount, amount: 100 * amount });
    own.chain([
        Reason { id: "others", worth: behind, amount: 100 * behind / unit(race).max(1) },
        Reason { id: "won", worth: 2 * count * PLACE * end, amount: 100 * i64::from(end > 0) },
    ])
    .collect()
}
