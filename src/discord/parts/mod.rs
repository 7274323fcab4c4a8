//! What every page is written of: buttons and what they mean, names, words, a table made readable, a message
//! within its limits.

pub mod alone;
pub mod buttons;
pub mod drawn;
pub mod duration;
pub mod lately;
pub mod names;
pub mod news;
pub mod page;
pub mod place;
pub mod press;
pub mod reader;
pub mod seal;
pub mod telephone;
