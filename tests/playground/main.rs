//! The playground: strict where Discord is strict, played on by real serenity and poise.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bot;
mod bot_plays;
mod commands;
mod common;
mod gateway;
mod interactions;
mod message_limits;
mod messages;
mod play_api;
mod server;
mod typed_calls;
