//! The proof of silence through the whole bot: two worlds side by side, each with its own Discord, its own bot with its own file, its
//! own log, and the same dice. People do the same in both. What one seat and a stranger cannot see is dealt otherwise in the second:
//! everything that these two get must be the same, to the byte, and so must everything that anybody can count.
//!
//! `tests/host/silence.rs` looks at thousands of windows, but ends where the host does; here it is few of them, from the press to the
//! last byte that leaves the process.

mod evening;
mod leaks;
#[path = "../support/length.rs"]
mod length;
#[path = "../support/redeal.rs"]
mod redeal;
mod still;
mod world;

use evening::{COUNTED, Pair, evening};
use leaks::Leak;
use length::brief_or;
use sobremesa::kernel::Seat;
use world::Error;

#[test]
fn nothing_that_leaves_the_bot_tells_what_is_hidden_and_each_planted_leak_would() {
    for seat in brief_or(1..2, 0..3) {
        let mut pair = quiet_evening(Seat(seat)).unwrap_or_else(|why| panic!("seat {seat}: {why}"));
        let looked = &pair.looked;
        assert!(looked.deeds > 20 && looked.bodies > 10 && looked.pictures > 0, "{looked:?}");
        assert!(looked.pressed > 20 && looked.letters > 0 && looked.log > 0, "{looked:?}");
        eprintln!("{looked:?}");
        // Each way out of the process has somebody who looks at it.
        let unnoticed: Vec<Leak> = Leak::ALL
            .into_iter()
            .filter(|leak| pair.tells(*leak).unwrap_or_else(|why| panic!("{leak:?}: {why}")).is_none())
            .collect();
        assert!(unnoticed.is_empty(), "seat {seat}: {unnoticed:?} go unnoticed");
    }
}

/// An evening in both worlds. On a busy machine two changes of a message may become one edit in one of them: how many there were is
/// counted once more. What tells something hidden tells it each time.
fn quiet_evening(seat: Seat) -> Result<Pair, Error> {
    evening(seat).or_else(|why| {
        if !why.to_string().starts_with(COUNTED) {
            return Err(why);
        }
        eprintln!("once more: {why}");
        evening(seat)
    })
}
