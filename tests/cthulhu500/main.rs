//! The rules of the race: with loaded dice, and offers asserted as well as outcomes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cards_actions;
mod cards_contagion;
mod cards_crew;
mod cards_meddling;
mod cards_mods;
mod cards_spells;
mod cards_sponsors;
mod cards_tires;
mod cards_vehicles;
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
mod reading;
mod redirect;
mod ring;
mod setup;
mod track;
mod turn;
mod windows;
