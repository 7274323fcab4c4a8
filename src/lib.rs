//! Cthulhu 500 (the architecture page follows).

#![warn(clippy::unwrap_used, clippy::print_stdout)]

pub mod cli;
pub mod drivers;
pub mod games;
pub mod host;
pub mod lang;
pub mod playground;
pub mod store;
pub mod table;
