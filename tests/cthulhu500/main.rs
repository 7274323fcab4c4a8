//! The rules of the race: with loaded dice, and offers asserted as well as outcomes.

mod passing;
mod reactions_attempt;
mod reactions_played;
mod redirect;
mod track;
