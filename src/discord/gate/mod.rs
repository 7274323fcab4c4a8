//! What comes in: who has pressed or typed what, where, and how they are answered.

pub mod answering;
pub mod events;
pub mod interaction;
pub mod pressing;
pub mod under_way;
