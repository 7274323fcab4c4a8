//! The bot as Discord meets it: real serenity and poise, over a real socket, against the stand-in; every body checked.

#[path = "../support/length.rs"]
mod length;
#[path = "../support/memory.rs"]
mod memory;
#[path = "../playground/common/openapi.rs"]
mod openapi;
#[path = "../support/seed.rs"]
mod seed;
#[path = "../support/postgres.rs"]
mod server;

mod befallen;
mod board;
mod bringing;
mod buttons;
mod cards;
mod catching_up;
mod chase;
mod commands;
mod effects;
mod evening;
mod failing;
mod follow;
mod fuzz;
mod games;
mod learn;
mod logged;
mod luck;
mod notebook;
mod orders;
mod plans;
mod playing;
mod program;
mod reading;
mod result;
mod seats;
mod sending;
mod sets;
mod setting;
mod threads;
mod tips;
mod together;
mod typing;
mod waiting;
mod weather;
mod words;
mod workshop;

/// What the checker ends with.
type Done = evening::Done;
