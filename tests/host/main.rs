//! The host: weeks of play in a second, with everything that people do to tables.

mod weeks;
