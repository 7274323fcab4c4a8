//! Names and descriptions of commands, parameters and choices, in every language, from the language files.

use crate::discord::Bot;
use crate::discord::commands::framework::Failure;
use crate::kernel::Book;
use crate::words::{Language, Words};
use poise::{Command, CommandParameter, CommandParameterChoice};
use std::borrow::Cow;

/// The locales of Discord for a language.
pub(super) fn locales(language: Language) -> &'static [&'static str] {
    match language {
        // What Discord shows where there is no other.
        Language::English => &[],
        Language::Spanish => &["es-ES", "es-419"],
    }
}

/// The same words in every language but the first.
fn translations(
    book: Option<&'static Book>,
    key: &str,
) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    let each = Language::ALL.into_iter().flat_map(|language| {
        locales(language)
            .iter()
            .map(move |locale| (Cow::Borrowed(*locale), Cow::Owned(Words::of(language, book).word(key))))
    });
    Cow::Owned(each.collect())
}

fn english(book: Option<&'static Book>, key: &str) -> Cow<'static, str> {
    Cow::Owned(Words::of(Language::English, book).word(key))
}

/// Puts a group and everything in it into words. Subcommands have theirs under `cmd-<name>`.
pub fn put_into_words(group: &mut Command<Bot, Failure>) {
    let book = group.custom_data.downcast_ref::<&str>().and_then(|kind| crate::games::book(kind));
    let about = match book {
        Some(book) => format!("cmd-{}.text", book.kind),
        None => format!("group-{}", group.name),
    };
    group.description = Some(english(book, &about));
    group.description_localizations = translations(book, &about);
    for command in &mut group.subcommands {
        let key = format!("cmd-{}", command.identifying_name);
        command.name = english(book, &key);
        command.name_localizations = translations(book, &key);
        command.description = Some(english(book, &format!("{key}.text")));
        command.description_localizations = translations(book, &format!("{key}.text"));
        for parameter in &mut command.parameters {
            parameter_words(book, &key, parameter);
        }
    }
}

fn parameter_words(
    book: Option<&'static Book>,
    command: &str,
    parameter: &mut CommandParameter<Bot, Failure>,
) {
    let key = format!("{command}-{}", parameter.name);
    parameter.name_localizations = translations(book, &key);
    parameter.description = Some(english(book, &format!("{key}.text")));
    parameter.description_localizations = translations(book, &format!("{key}.text"));
    // A choice is named after its key until here.
    for choice in parameter.choices.to_mut() {
        let key = choice.name.clone().into_owned();
        choice.name = english(book, &key);
        choice.localizations = translations(book, &key);
    }
}

/// A choice, named after the key of its words.
pub fn choice(key: String) -> CommandParameterChoice {
    CommandParameterChoice { name: Cow::Owned(key), localizations: Cow::Borrowed(&[]), __non_exhaustive: () }
}
