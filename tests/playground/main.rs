//! The playground: strict where Discord is strict, played on by real serenity and poise.

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
