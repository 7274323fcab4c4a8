//! The commands: what people type. Each is a thin line to a press, a look, or a request.

mod framework;
mod looks;
mod lookup;
mod moves;
mod new;
mod seats;
mod words;

pub use framework::framework;

use super::Bot;
use crate::kernel::AnyGame;
use framework::Failure;
use serenity::all::{InstallationContext, InteractionContext};

type Command = poise::Command<Bot, Failure>;

/// Every command, with its words in every language: one group for the table of a place, whatever is played
/// there, one for one's own things, and one a game.
pub fn all() -> Vec<Command> {
    let mut all = vec![group("table", of_any_table()), group("me", of_anybody())];
    all.extend(crate::games::all().map(of_game));
    all.iter_mut().for_each(words::put_into_words);
    all
}

/// What is done at the table of a place, whatever is played there.
fn of_any_table() -> Vec<Command> {
    let mut commands = vec![seats::join(), seats::leave(), seats::start(), looks::hand(), looks::table()];
    commands[4].identifying_name = "show".into();
    commands.extend([moves::any(), moves::done(), looks::log(), looks::fair()]);
    commands.extend([seats::orders(), seats::stance()]);
    commands.extend([seats::away(), seats::resign(), seats::vote(), looks::help()]);
    commands
}

/// What is one's own, at no table.
fn of_anybody() -> Vec<Command> {
    let mut data = looks::my_data();
    data.identifying_name = "data".into();
    vec![looks::settings(), looks::stats(), data]
}

/// The commands of one game, under its name: how to begin, what can be looked up, its verbs.
fn of_game(game: &'static dyn AnyGame) -> Command {
    let verbs = game.verbs().iter().map(moves::verb);
    let mut commands = vec![new::new(game)];
    if game.features().all_commands {
        commands.extend([seats::join(), seats::leave(), seats::start(), looks::hand(), looks::table()]);
        commands.extend(verbs.chain([moves::any(), seats::orders(), seats::stance(), seats::away()]));
        commands.extend([seats::resign(), seats::vote(), looks::log()]);
    } else {
        commands.extend(verbs.chain([moves::any()]));
    }
    commands.extend(game.lookups().iter().map(|id| lookup::lookup(game, id)));
    if !game.catalogue().is_empty() {
        commands.push(looks::card());
    }
    if game.workshop().is_some() {
        commands.push(looks::workshop());
    }
    commands.push(looks::rules());
    if game.features().all_commands {
        commands.extend([looks::settings(), looks::stats(), looks::my_data()]);
    }
    commands.extend([looks::learn(), looks::help()]);
    let mut group = group(game.kind(), commands);
    group.custom_data = Box::new(game.kind());
    group
}

/// A group of commands. All are to be had in servers and in messages to the bot, whoever has installed it: a
/// server or one person.
fn group(name: &'static str, subcommands: Vec<Command>) -> Command {
    let mut group = framework::root();
    group.name = name.into();
    group.identifying_name = name.into();
    group.subcommands = subcommands;
    group.subcommand_required = true;
    group.install_context = Some(vec![InstallationContext::Guild, InstallationContext::User]);
    group.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    group
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Every group as it is registered.
    fn registered() -> Vec<Value> {
        let all = all();
        all.iter().filter_map(|one| serde_json::to_value(one.create_as_slash_command()?).ok()).collect()
    }

    /// What Discord counts: names, descriptions and values, here with every translation.
    fn size(value: &Value) -> usize {
        let Value::Object(fields) = value else {
            return value.as_array().map_or(0, |list| list.iter().map(size).sum());
        };
        let text = |value: &Value| match value {
            Value::String(text) => text.chars().count(),
            Value::Number(number) => number.to_string().len(),
            Value::Object(each) => {
                each.values().filter_map(Value::as_str).map(|said| said.chars().count()).sum()
            }
            _ => 0,
        };
        let counted = ["name", "name_localizations", "description", "description_localizations", "value"];
        let own: usize = counted.iter().filter_map(|field| fields.get(*field)).map(text).sum();
        own + ["options", "choices"].iter().filter_map(|field| fields.get(*field)).map(size).sum::<usize>()
    }

    #[test]
    fn commands_fit_into_discord() {
        for group in registered() {
            let name = &group["name"];
            let options = group["options"].as_array().map_or(0, Vec::len);
            assert!((1..=25).contains(&options), "{name} has {options}");
            assert!(size(&group) <= 8_000, "{name} is {} characters long", size(&group));
            assert_eq!(group["contexts"], serde_json::json!([0, 1]), "{name}");
            assert_eq!(group["integration_types"], serde_json::json!([0, 1]), "{name}");
        }
        for group in all() {
            let mut names: Vec<&str> =
                group.subcommands.iter().map(|command| command.name.as_ref()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), group.subcommands.len(), "{}: two of one name", group.name);
            for command in &group.subcommands {
                assert!(command.parameters.len() <= 25);
                let said = command.description.as_deref().unwrap_or_default().chars().count();
                assert!((1..=100).contains(&said), "{} {}: {said}", group.name, command.name);
                // Choices of a game's dials are numbered: their order is part of what is registered.
                for parameter in &command.parameters {
                    assert!(parameter.choices.len() <= 25, "{}", parameter.name);
                }
            }
        }
    }

    /// Whoever reads of a command in their language finds it under that name.
    #[test]
    fn commands_that_texts_speak_of_are_there() {
        use crate::words::Language;
        let (registered, mut spoken_of) = (registered(), 0);
        for (game, language) in crate::games::all().flat_map(|game| Language::ALL.map(|one| (game, one))) {
            let called = |one: &Value| {
                let own = words::locales(language).first();
                let own = own.and_then(|locale| one["name_localizations"][*locale].as_str());
                own.or(one["name"].as_str()).unwrap_or_default().to_owned()
            };
            let names = |group: &Value| {
                let subcommands = group["options"].as_array().into_iter().flatten();
                subcommands.map(|one| format!("/{} {}", called(group), called(one))).collect::<Vec<_>>()
            };
            let there: Vec<String> = registered.iter().flat_map(names).collect();
            let groups: Vec<String> = registered.iter().map(|group| format!("/{} ", called(group))).collect();
            let edition = game.book().editions.iter().find(|one| one.language == language.id());
            let edition = edition.expect("a book has every language");
            for text in edition.messages.iter().map(|(_, text)| *text).chain([edition.rules]) {
                for at in groups.iter().flat_map(|group| text.match_indices(group).map(|(at, _)| at)) {
                    let ends = |c: char| !c.is_alphanumeric() && !['/', ' ', '-', '_'].contains(&c);
                    let said = text[at..].split(ends).next().unwrap_or_default();
                    let said: Vec<&str> = said.splitn(3, ' ').take(2).collect();
                    let said = said.join(" ");
                    assert!(there.contains(&said), "{}, {}: there is no {said}", game.kind(), language.id());
                    spoken_of += 1;
                }
            }
        }
        assert!(spoken_of > 20, "{spoken_of}");
    }

    #[test]
    fn what_is_the_same_everywhere_is_there_once() {
        let names = |group: &str| -> Vec<String> {
            let group = all().into_iter().find(|one| one.name == group).expect("there is such a group");
            group.subcommands.iter().map(|command| command.name.clone().into_owned()).collect()
        };
        let table = names("table");
        for name in ["join", "leave", "start", "hand", "show", "move", "done", "log", "vote", "help"] {
            assert!(table.iter().any(|one| one == name), "{name} is missing in {table:?}");
        }
        assert_eq!(names("me"), ["settings", "stats", "data"]);
        // People have learnt these there.
        let first = names(crate::games::first().kind());
        assert_eq!(first.len(), 25);
        for name in ["new", "join", "table", "play", "orders", "my-data", "learn"] {
            assert!(first.iter().any(|one| one == name), "{name} is missing in {first:?}");
        }
    }
}
