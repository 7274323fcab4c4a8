//! What the command line does, one command a file.

pub mod check_saves;
pub mod replay;
pub mod simulate;
mod tally;
