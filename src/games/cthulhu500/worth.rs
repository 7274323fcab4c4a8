//! How well a seat stands in a race, in whole numbers: what players who think ahead look at when they stop.

use super::race::{Phase, Race};
use crate::kernel::{Reason, Seat};
use smallvec::{SmallVec, smallvec};

/// Rounds of the table that are played before one looks.
pub const ROUNDS: u32 = 2;

/// One place in the pack.
const PLACE: i64 = 20;
/// A card in hand.
const IN_HAND: i64 = 4;
/// A card on the vehicle.
const ATTACHED: i64 = 5;
/// To be whole.
const WHOLE: i64 = 20;

/// How far a seat has come, in places.
fn track(race: &Race, seat: Seat) -> i64 {
    let n = race.len() as i64;
    let place = race.pack.iter().position(|one| *one == seat).unwrap_or(0) as i64;
    i64::from(race.car(seat).laps) * n + n - 1 - place
}

/// What everything of a seat is worth, in twentieths of a place.
fn worth(race: &Race, seat: Seat) -> i64 {
    let car = race.car(seat);
    let whole = if car.damaged { 0 } else { WHOLE };
    let (held, fitted) = (car.hand.len() as i64, car.parts().count() as i64);
    PLACE * track(race, seat) + whole + IN_HAND * held + ATTACHED * fitted
}

/// What a place is worth in all: a seat is measured against the best of the others and against their mean, one half each.
pub fn unit(race: &Race) -> i64 {
    2 * (race.len() as i64 - 1) * PLACE
}

/// How far a seat is before the others; a race that is over counts for more.
pub fn reasons(race: &Race, seat: Seat) -> SmallVec<[Reason; 8]> {
    let others = || race.seats().filter(|one| *one != seat).map(|one| worth(race, one));
    let (count, best, sum) = (race.len() as i64 - 1, others().max().unwrap_or(0), others().sum::<i64>());
    let car = race.car(seat);
    let end = match race.phase {
        Phase::Over if race.ranking().first() == Some(&seat) => 3,
        Phase::Over => -1,
        _ => 0,
    };
    let of =
        |id, each: i64, amount: i64| Reason { id, worth: 2 * count * each * amount, amount: 100 * amount };
    let behind = -(count * best + sum);
    smallvec![
        of("track", PLACE, track(race, seat)),
        of("whole", WHOLE, i64::from(!car.damaged)),
        of("hand", IN_HAND, car.hand.len() as i64),
        of("fitted", ATTACHED, car.parts().count() as i64),
        Reason { id: "others", worth: behind, amount: 100 * behind / unit(race).max(1) },
        Reason { id: "won", worth: 2 * count * PLACE * end, amount: 100 * i64::from(end > 0) },
    ]
}
