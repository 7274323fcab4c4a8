//! Names and descriptions of commands, parameters and choices, in every language, from the language files.

use crate::discord::Bot;
use crate::discord::connect::Failure;
use crate::words::Language;
use poise::{Command, CommandParameter, CommandParameterChoice};
use std::borrow::Cow;

/// The locales of Discord for a language.
fn locales(language: Language) -> &'static [&'static str] {
    match language {
        // What Discord shows where there is no other.
        Language::English => &[],
        Language::Spanish => &["es-ES", "es-419"],
    }
}

/// The same words in every language but the first.
fn translations(key: &str) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    let each = Language::ALL.into_iter().flat_map(|language| {
        locales(language).iter().map(move |locale| (Cow::Borrowed(*locale), Cow::Owned(language.word(key))))
    });
    Cow::Owned(each.collect())
}

fn english(key: &str) -> Cow<'static, str> {
    Cow::Owned(Language::English.word(key))
}

/// Puts a group and everything in it into words. Subcommands have theirs under `cmd-<name>`.
pub fn put_into_words(group: &mut Command<Bot, Failure>) {
    let about = format!("cmd-{}.text", group.name);
    group.description = Some(english(&about));
    group.description_localizations = translations(&about);
    for command in &mut group.subcommands {
        let key = format!("cmd-{}", command.identifying_name);
        command.name = english(&key);
        command.name_localizations = translations(&key);
        command.description = Some(english(&format!("{key}.text")));
        command.description_localizations = translations(&format!("{key}.text"));
        for parameter in &mut command.parameters {
            parameter_words(&key, parameter);
        }
    }
}

fn parameter_words(command: &str, parameter: &mut CommandParameter<Bot, Failure>) {
    let key = format!("{command}-{}", parameter.name);
    parameter.name_localizations = translations(&key);
    parameter.description = Some(english(&format!("{key}.text")));
    parameter.description_localizations = translations(&format!("{key}.text"));
    // A choice is named after its key until here.
    for choice in parameter.choices.to_mut() {
        let key = choice.name.clone().into_owned();
        choice.name = english(&key);
        choice.localizations = translations(&key);
    }
}

/// A choice, named after the key of its words.
pub fn choice(key: String) -> CommandParameterChoice {
    CommandParameterChoice { name: Cow::Owned(key), localizations: Cow::Borrowed(&[]), __non_exhaustive: () }
}
