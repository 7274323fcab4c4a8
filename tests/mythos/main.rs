//! Mythos: its rules case by case, its cards one by one, and whole games.

mod adventures;
#[path = "../support/advised.rs"]
mod advised;
mod bench;
mod blows;
mod cards;
mod combat;
#[path = "../contract/mod.rs"]
mod contract;
mod decks;
mod draft;
mod house;
mod lesson;
mod margins_assault;
mod margins_cards;
mod margins_combat;
mod margins_decks;
mod margins_places;
mod margins_saves;
mod pairs;
mod players;
#[path = "../support/redeal/mythos.rs"]
mod redeal;
mod rulings;
mod saga;
mod seams;
mod texts;
mod things;
mod travel;
mod turns;
mod whole;
