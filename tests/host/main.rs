//! The host: weeks of play in a second, with everything that people do to tables.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod weeks;
