//! Cthulhu 500 (the architecture page follows).

pub mod drivers;
pub mod games;
pub mod store;
pub mod table;
