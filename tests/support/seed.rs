//! Dice that fall the same way in every run, so that a game takes the same course and what fails once fails
//! again; `SEED` chooses others.

/// What the dice of all tables are grown from.
pub fn seed() -> Option<u64> {
    Some(std::env::var("SEED").map_or(1, |seed| seed.parse().expect("SEED is a number")))
}
