//! The commands: what people type. Each is a thin line to a press, a look, or a request.

mod framework;
mod looks;
mod moves;
mod new;
mod seats;
mod words;

pub use framework::framework;

use super::Bot;
use super::connect::Failure;

/// Every command, with its words in every language.
pub fn all() -> Vec<poise::Command<Bot, Failure>> {
    let mut all: Vec<_> = crate::games::all().map(group).collect();
    all.iter_mut().for_each(words::put_into_words);
    all
}

/// The commands of one game, under its name.
fn group(game: &'static dyn crate::kernel::AnyGame) -> poise::Command<Bot, Failure> {
    let mut subcommands = vec![new::new(game), seats::join(), seats::leave(), seats::start()];
    subcommands.extend([looks::hand(), looks::table()]);
    subcommands.extend(game.verbs().iter().map(moves::verb));
    subcommands.extend([moves::any()]);
    subcommands.extend([seats::orders(), seats::stance(), seats::away(), seats::resign(), seats::vote()]);
    subcommands.extend([looks::log(), looks::card(), looks::rules(), looks::settings(), looks::stats()]);
    subcommands.extend([looks::my_data(), looks::learn(), looks::help()]);
    let mut group = framework::root();
    group.name = game.kind().into();
    group.identifying_name = game.kind().into();
    group.subcommands = subcommands;
    group.custom_data = Box::new(game.kind());
    group.subcommand_required = true;
    group
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_fit_into_discord() {
        for group in all() {
            assert!(group.subcommands.len() <= 25, "{} has {}", group.name, group.subcommands.len());
            for command in &group.subcommands {
                assert!(command.parameters.len() <= 25);
                let said = command.description.as_deref().unwrap_or_default().chars().count();
                assert!((1..=100).contains(&said), "{}: {said}", command.name);
                // Choices of a game's dials are numbered: their order is part of what is registered.
                for parameter in &command.parameters {
                    assert!(parameter.choices.len() <= 25, "{}", parameter.name);
                }
            }
        }
    }
}
