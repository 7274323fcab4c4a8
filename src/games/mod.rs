//! The rules of each game; one line each.

pub mod cthulhu500;
