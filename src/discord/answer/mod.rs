//! From a press to the host and back to a page.

pub mod act;
pub mod again;
pub mod hand;
pub mod line;
pub mod router;
pub mod setting;
pub mod show;
