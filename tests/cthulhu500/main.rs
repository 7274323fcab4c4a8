//! The rules of the race: with loaded dice, and offers asserted as well as outcomes.

mod contagion;
mod damage;
mod ending;
mod passing;
mod pit;
mod reactions_attempt;
mod reactions_damage;
mod reactions_lap;
mod reactions_near_miss;
mod reactions_played;
mod reactions_sealed;
mod redirect;
mod ring;
mod setup;
mod track;
mod turn;
mod windows;
