//! An evening of the race over days, in which people look at all there is, press what is not theirs, and stop
//! the clock.

use crate::pair::Pair;
use crate::world::Error;
use chrono::TimeDelta;
use serde_json::json;
use sobremesa::kernel::Seat;

/// Plays it in two worlds that differ in what this seat does not see.
pub fn evening(seat: Seat) -> Result<Pair, Error> {
    let mut pair = Pair::new()?;
    pair.run("Ann", "cthulhu500 new", &[("pace", json!(1)), ("reactions", json!(1))])?;
    pair.run("Bob", "table join", &[])?;
    pair.run("Carmen", "table join", &[])?;
    pair.run("Ann", "table start", &[])?;
    pair.deal("cthulhu500", seat)?;
    pair.looks()?;
    // Whoever does not bid yet: the rest of the evening is a question that waits for them.
    let viewer = pair.viewer.clone();
    let others: Vec<&str> = ["Ann", "Bob", "Carmen"].into_iter().filter(|name| *name != viewer).collect();
    let (bids, waits) = (others[0], others[1]);
    // Somebody else's answer, pressed by whoever is asked the same, would count for whoever presses.
    pair.answer(&viewer, 0)?;
    pair.meddles(bids)?;
    pair.answer(bids, 0)?;
    pair.looks()?;
    pair.run(waits, "table orders", &[])?;
    for hours in [3, 9] {
        pair.pass(TimeDelta::hours(hours))?;
    }
    // The clock is stopped, goes on, and is stopped again for the rest of the evening.
    for about in [2, 3, 2] {
        pair.run(waits, "table vote", &[("about", json!(about))])?;
    }
    pair.meddles(waits)?;
    pair.looks()?;
    pair.counts()?;
    Ok(pair)
}
