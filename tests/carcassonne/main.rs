//! The rules of Carcassonne with the half tiles.

mod cases;
mod oracle;
mod play;
