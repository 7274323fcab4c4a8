//! The rules of Carcassonne with the half tiles.

mod cases;
mod hints;
mod notation;
mod oracle;
mod pictures;
mod play;
mod turns;
mod words;
