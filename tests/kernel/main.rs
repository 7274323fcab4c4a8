//! The kernel by itself, with a game that does what it is told.

mod any;
mod chance;
mod dials;
mod elsewhere;
mod guards;
mod imagining;
mod notes;
mod orders;
mod outcomes;
mod questions;
mod records;
mod saves;
mod seats;
mod sets;
mod taking_back;
mod toy;
