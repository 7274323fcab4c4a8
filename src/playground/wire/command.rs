//! Slash commands as a bot registers them: names, nesting and every limit.

use super::{piece, read};
use crate::playground::refusal::{Problems, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The languages Discord knows.
const LOCALES: [&str; 33] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "ar",
];

type Words = Option<BTreeMap<String, String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Command {
    #[serde(rename = "id")]
    _id: Option<Value>,
    #[serde(rename = "type")]
    kind: Option<u8>,
    name: String,
    name_localizations: Words,
    description: Option<String>,
    description_localizations: Words,
    options: Option<Vec<Value>>,
    default_member_permissions: Option<Value>,
    dm_permission: Option<bool>,
    contexts: Option<Vec<u8>>,
    integration_types: Option<Vec<u8>>,
    nsfw: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opt {
    #[serde(rename = "type")]
    kind: u8,
    name: String,
    name_localizations: Words,
    description: String,
    description_localizations: Words,
    required: Option<bool>,
    autocomplete: Option<bool>,
    choices: Option<Vec<Choice>>,
    options: Option<Vec<Value>>,
    channel_types: Option<Vec<u8>>,
    min_value: Option<f64>,
    max_value: Option<f64>,
    min_length: Option<i64>,
    max_length: Option<i64>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    name: String,
    name_localizations: Words,
    value: Value,
}

/// Checks a bulk overwrite; each command comes back as Discord shows it, without its ids.
pub(crate) fn read_all(body: &Value) -> Result<Vec<Value>, Refusal> {
    let list: Vec<Value> = read(body)?;
    let mut problems = Problems::default();
    problems.count("", list.len(), 0, 100);
    let mut names = BTreeSet::new();
    let mut shown = Vec::new();
    for (i, value) in list.iter().enumerate() {
        let path = i.to_string();
        if let Some(command) = piece::<Command>(value, &path, &mut problems) {
            if !names.insert(command.name.clone()) {
                let text = "Application command names must be unique";
                problems.add(&path, "APPLICATION_COMMANDS_DUPLICATE_NAME", text);
            }
            shown.push(check(&command, &path, &mut problems));
        }
    }
    problems.done()?;
    Ok(shown)
}

fn check(command: &Command, path: &str, problems: &mut Problems) -> Value {
    if command.kind.is_some_and(|kind| kind != 1) {
        let text = "Only slash commands (type 1) are carried here";
        problems.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", text);
    }
    check_names(&command.name, &command.name_localizations, path, problems);
    let description = command.description.as_deref().unwrap_or_default();
    check_descriptions(description, &command.description_localizations, path, problems);
    if command.contexts.as_ref().is_some_and(|c| c.is_empty() || c.iter().any(|n| *n > 2)) {
        problems.add(&format!("{path}.contexts"), "BASE_TYPE_CHOICES", "Value must be one of {0, 1, 2}.");
    }
    if command.integration_types.as_ref().is_some_and(|c| c.is_empty() || c.iter().any(|n| *n > 1)) {
        problems.add(
            &format!("{path}.integration_types"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {0, 1}.",
        );
    }
    let permissions = command.default_member_permissions.as_ref().and_then(|value| {
        let number = value.as_u64().or_else(|| value.as_str()?.parse().ok());
        if number.is_none() && !value.is_null() {
            let path = format!("{path}.default_member_permissions");
            problems.add(&path, "NUMBER_TYPE_COERCE", "Value is not a permission set.");
        }
        number
    });
    let options = command.options.as_deref().unwrap_or_default();
    let mut size = command.name.chars().count() + description.chars().count();
    let options = check_options(options, path, Depth::Top, &mut size, problems);
    if size > 8000 {
        let text = "Command exceeds maximum size (8000)";
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", text);
    }
    json!({
        "type": 1, "name": command.name, "name_localizations": command.name_localizations,
        "description": description, "description_localizations": command.description_localizations,
        "options": options, "default_member_permissions": permissions.map(|p| p.to_string()),
        "dm_permission": command.dm_permission.unwrap_or(true), "contexts": command.contexts,
        "integration_types": command.integration_types.clone().unwrap_or_else(|| vec![0]),
        "nsfw": command.nsfw.unwrap_or(false),
    })
}

/// How deep an option stands: groups at the top, subcommands in groups, plain options in those.
#[derive(Clone, Copy, PartialEq)]
enum Depth {
    Top,
    Group,
    Leaf,
}

fn check_options(
    list: &[Value],
    path: &str,
    depth: Depth,
    size: &mut usize,
    problems: &mut Problems,
) -> Vec<Value> {
    let path = format!("{path}.options");
    problems.count(&path, list.len(), 0, 25);
    let mut names = BTreeSet::new();
    let (mut seen_optional, mut seen_plain, mut seen_nested) = (false, false, false);
    let mut shown = Vec::new();
    for (i, value) in list.iter().enumerate() {
        let path = format!("{path}.{i}");
        let Some(option) = piece::<Opt>(value, &path, problems) else {
            continue;
        };
        if !names.insert(option.name.clone()) {
            let text = "Option names must be unique";
            problems.add(&path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", text);
        }
        let required = option.required.unwrap_or(false);
        if required && seen_optional {
            let text = "Required options must be placed before non-required options";
            problems.add(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text);
        }
        seen_optional |= !required;
        let nested = option.kind <= 2;
        (seen_nested, seen_plain) = (seen_nested || nested, seen_plain || !nested);
        let allowed = match depth {
            Depth::Top => (1..=11).contains(&option.kind),
            Depth::Group => option.kind == 1,
            Depth::Leaf => (3..=11).contains(&option.kind),
        };
        if !allowed || (seen_nested && seen_plain) {
            let text =
                "Sub-command and sub-command group option types are mutually exclusive to all other types";
            problems.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text);
            continue;
        }
        shown.push(check_option(&option, &path, size, problems));
    }
    shown
}

fn check_option(option: &Opt, path: &str, size: &mut usize, problems: &mut Problems) -> Value {
    check_names(&option.name, &option.name_localizations, path, problems);
    check_descriptions(&option.description, &option.description_localizations, path, problems);
    *size += option.name.chars().count() + option.description.chars().count();
    let mut shown = json!({
        "type": option.kind, "name": option.name, "name_localizations": option.name_localizations,
        "description": option.description, "description_localizations": option.description_localizations,
    });
    let inner = option.options.as_deref().unwrap_or_default();
    match option.kind {
        1 => shown["options"] = json!(check_options(inner, path, Depth::Leaf, size, problems)),
        2 => shown["options"] = json!(check_options(inner, path, Depth::Group, size, problems)),
        _ => {
            if !inner.is_empty() {
                let text = "Only subcommands have options";
                problems.add(&format!("{path}.options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text);
            }
            shown["required"] = json!(option.required.unwrap_or(false));
            check_values(option, path, size, problems, &mut shown);
        }
    }
    shown
}

fn check_values(option: &Opt, path: &str, size: &mut usize, problems: &mut Problems, shown: &mut Value) {
    let choices = option.choices.as_deref().unwrap_or_default();
    let autocomplete = option.autocomplete.unwrap_or(false);
    let typed = matches!(option.kind, 3 | 4 | 10);
    problems.count(&format!("{path}.choices"), choices.len(), 0, 25);
    if (!choices.is_empty() && autocomplete) || (!typed && (autocomplete || !choices.is_empty())) {
        let text = "Choices and autocomplete exclude each other, and need a string, integer or number";
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", text);
    }
    let mut values = BTreeSet::new();
    for (i, choice) in choices.iter().enumerate() {
        let path = format!("{path}.choices.{i}");
        problems.length(&format!("{path}.name"), &choice.name, 1, 100);
        for (locale, text) in choice.name_localizations.iter().flatten() {
            check_locale(locale, &path, problems);
            problems.length(&format!("{path}.name_localizations.{locale}"), text, 1, 100);
        }
        let right = match option.kind {
            3 => choice.value.as_str().is_some_and(|t| t.chars().count() <= 100),
            4 => choice.value.is_i64(),
            _ => choice.value.is_number(),
        };
        if !right || !values.insert(choice.value.to_string()) {
            let text = "A choice's value must be of the option's type, at most 100 long, and unique";
            problems.add(&format!("{path}.value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", text);
        }
        *size += choice.name.chars().count();
    }
    if typed {
        shown["choices"] = json!(choices);
        shown["autocomplete"] = json!(autocomplete);
    }
    if option.kind == 3 {
        let (least, most) = (option.min_length.unwrap_or(0), option.max_length.unwrap_or(6000));
        problems.range(&format!("{path}.min_length"), least, 0, 6000);
        problems.range(&format!("{path}.max_length"), most, 1, 6000);
        keep(shown, "min_length", json!(option.min_length));
        keep(shown, "max_length", json!(option.max_length));
    }
    if matches!(option.kind, 4 | 10) {
        let number = |n: Option<f64>| match (option.kind, n) {
            (4, Some(n)) => json!(n as i64),
            (_, n) => json!(n),
        };
        keep(shown, "min_value", number(option.min_value));
        keep(shown, "max_value", number(option.max_value));
    }
    if let Some(kinds) = option.channel_types.as_ref().filter(|kinds| !kinds.is_empty()) {
        if option.kind != 7 {
            let text = "Only channel options have channel_types";
            problems.add(&format!("{path}.channel_types"), "BASE_TYPE_CHOICES", text);
        }
        shown["channel_types"] = json!(kinds);
    }
}

fn keep(shown: &mut Value, key: &str, value: Value) {
    if !value.is_null() {
        shown[key] = value;
    }
}

fn check_names(name: &str, other: &Words, path: &str, problems: &mut Problems) {
    check_name(name, &format!("{path}.name"), problems);
    for (locale, name) in other.iter().flatten() {
        check_locale(locale, path, problems);
        check_name(name, &format!("{path}.name_localizations.{locale}"), problems);
    }
}

fn check_name(name: &str, path: &str, problems: &mut Problems) {
    problems.length(path, name, 1, 32);
    // Discord's own: ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, and lower case where there is one.
    let right = |c: char| (c.is_alphanumeric() || "-_'".contains(c)) && c.to_lowercase().eq([c]);
    if !name.chars().all(right) {
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn check_descriptions(text: &str, other: &Words, path: &str, problems: &mut Problems) {
    problems.length(&format!("{path}.description"), text, 1, 100);
    for (locale, text) in other.iter().flatten() {
        check_locale(locale, path, problems);
        problems.length(&format!("{path}.description_localizations.{locale}"), text, 1, 100);
    }
}

fn check_locale(locale: &str, path: &str, problems: &mut Problems) {
    if !LOCALES.contains(&locale) {
        problems.add(path, "UNKNOWN_LOCALE", format!("{locale} is not one of Discord's languages"));
    }
}
