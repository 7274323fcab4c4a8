//! Parqués: every case of the sheet of cases, whole games by random play, and what is measured.

mod away;
mod broken;
mod cases;
mod face;
mod house;
mod leaving;
mod lesson;
mod letter;
mod margins;
mod pace;
mod pictures;
mod players;
mod ranking;
mod soplar;
mod table;
mod tempers;
#[path = "../support/texts.rs"]
mod texts;
mod walk;
mod whole;
