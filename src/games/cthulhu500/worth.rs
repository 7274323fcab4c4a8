//! How well a seat stands in a race, in whole numbers: what players who think ahead look at when they stop.

use super::race::{Phase, Race};
use crate::kernel::Seat;

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

/// What everything of a seat is worth, in twentieths of a place.
fn worth(race: &Race, seat: Seat) -> i64 {
    let car = race.car(seat);
    let n = race.len() as i64;
    let place = race.pack.iter().position(|one| *one == seat).unwrap_or(0) as i64;
    let track = i64::from(car.laps) * n + n - 1 - place;
    let whole = if car.damaged { -WHOLE } else { 0 };
    PLACE * track + whole + IN_HAND * car.hand.len() as i64 + ATTACHED * car.parts().count() as i64
}

/// How far a seat is before the best of the others and before their mean, one half each; a race that is over counts for more.
pub fn standing(race: &Race, seat: Seat) -> i64 {
    let others = || race.seats().filter(|one| *one != seat).map(|one| worth(race, one));
    let (count, best, sum) = (race.len() as i64 - 1, others().max().unwrap_or(0), others().sum::<i64>());
    let lead = 2 * count * worth(race, seat) - count * best - sum;
    let end = match race.phase {
        Phase::Over if race.ranking().first() == Some(&seat) => 3,
        Phase::Over => -1,
        _ => 0,
    };
    lead + 2 * count * PLACE * end
}
