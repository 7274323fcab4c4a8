//! The host: weeks of play in a second, with everything that people do to tables; then real databases, many
//! processes, and crashes.

#[path = "../support/folder.rs"]
mod folder;
#[path = "../support/length.rs"]
mod length;
#[path = "../support/redeal.rs"]
mod redeal;
#[path = "../support/seed.rs"]
mod seed;
#[path = "../support/postgres.rs"]
mod server;

mod again;
mod crash;
mod fair;
mod fixture;
mod jottings;
mod leaving;
mod limits;
mod many;
mod minds;
mod misses;
mod next_time;
mod orders;
mod panics;
mod people;
mod plans;
mod silence;
mod tips;
mod together;
mod told;
mod upgrade;
mod waiting;
mod weeks;
mod workers;
