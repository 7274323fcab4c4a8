//! The rules of Carcassonne with the half tiles.

mod asked;
mod cases;
mod checks;
mod hints;
mod notation;
mod oracle;
mod pictures;
mod play;
mod playing;
mod squares;
mod told;
mod turns;
mod words;
