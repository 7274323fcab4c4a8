//! The rules of Carcassonne with the half tiles.

mod asked;
mod cases;
mod checks;
mod hints;
#[path = "../support/length.rs"]
mod length;
mod margins_land;
mod margins_moves;
mod notation;
mod oracle;
mod pictures;
mod plain;
mod play;
mod playing;
mod squares;
mod told;
mod turns;
mod words;
