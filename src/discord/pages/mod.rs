//! What is shown: one page a file, each drawn from what is saved.

pub mod bench;
pub mod board;
pub mod bring;
pub mod closer;
pub mod deeds;
pub mod hand;
pub mod jot;
pub mod learn;
pub mod leaves;
pub mod lobby;
pub mod log;
pub mod luck;
pub mod news;
pub mod options;
pub mod orders;
pub mod plans;
pub mod reference;
pub mod replay;
pub mod result;
pub mod review;
pub mod sets;
pub mod settings;
pub mod stats;
pub mod table_menu;
pub mod tips;
pub mod together;
