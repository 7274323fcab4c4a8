//! The rules of the race: with loaded dice, and offers asserted as well as outcomes.

mod cards_actions;
mod cards_contagion;
mod cards_crew;
mod cards_meddling;
mod cards_mods;
mod cards_spells;
mod cards_sponsors;
mod cards_tires;
mod cards_vehicles;
mod passing;
mod reading;
mod track;
