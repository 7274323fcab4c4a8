//! The rules of Carcassonne with the half tiles.

mod cases;
mod notation;
mod oracle;
mod pictures;
mod play;
mod turns;
mod words;
