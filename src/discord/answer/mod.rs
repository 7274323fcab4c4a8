//! From a press to the host and back to a page.

pub mod act;
pub mod again;
pub mod choosing;
pub mod hand;
pub mod jot;
pub mod line;
pub mod plan;
pub mod router;
pub mod setting;
pub mod show;
pub mod tip;
pub mod word;
pub mod workshop;
