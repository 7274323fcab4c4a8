//! What goes out: one way to Discord in the order of urgency, messages that stand once, pages that follow their tables.

pub mod budget;
pub mod call;
pub mod direct;
pub mod easels;
pub mod follow;
pub mod newest;
pub mod posting;
pub mod rest;
pub mod trouble;
pub mod writers;
