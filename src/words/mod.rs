//! All words. Rules and screens name a message and its arguments; here they are put into a language.
//!
//! The messages are Fluent files, one set a language. A test makes sure that every language has every message, with the same
//! arguments.

mod rules;

pub use rules::{Paragraph, Rules, Section};

use crate::kernel::{Arg, Seat, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language in which everything can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

/// The files of one language.
struct Files {
    messages: &'static [(&'static str, &'static str)],
    rules: &'static str,
}

macro_rules! files {
    ($code:literal, $($name:literal),*) => {
        Files {
            messages: &[$(($name, include_str!(concat!($code, "/", $name)))),*],
            rules: include_str!(concat!($code, "/rules.md")),
        }
    };
}

const ENGLISH: Files = files!(
    "en",
    "words.ftl",
    "cards.ftl",
    "story.ftl",
    "tale.ftl",
    "bots.ftl",
    "screen.ftl",
    "refusal.ftl",
    "host.ftl",
    "seats.ftl",
    "discord.ftl",
    "commands.ftl",
    "picture.ftl",
    "orders.ftl",
    "lesson.ftl",
    "career.ftl",
    "lobby.ftl",
    "result.ftl"
);
const SPANISH: Files = files!(
    "es",
    "words.ftl",
    "cards.ftl",
    "story.ftl",
    "tale.ftl",
    "bots.ftl",
    "screen.ftl",
    "refusal.ftl",
    "host.ftl",
    "seats.ftl",
    "discord.ftl",
    "commands.ftl",
    "picture.ftl",
    "orders.ftl",
    "lesson.ftl",
    "career.ftl",
    "lobby.ftl",
    "result.ftl"
);

impl Language {
    /// All of them; the first is the one that others fall back to.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// Its code.
    pub fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    /// The language for a locale such as `es-ES`; English where there is none.
    pub fn for_locale(locale: &str) -> Language {
        let language = locale.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|one| one.id() == language).unwrap_or_default()
    }

    /// The messages of each file, by the name of the file: for tests that compare languages.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        self.sources().messages
    }

    /// The rules page.
    pub fn rules(self) -> &'static Rules {
        static RULES: [OnceLock<Rules>; 2] = [const { OnceLock::new() }; 2];
        RULES[self as usize].get_or_init(|| Rules::parse(self.sources().rules))
    }

    fn sources(self) -> &'static Files {
        match self {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 2] = [const { OnceLock::new() }; 2];
        BUNDLES[self as usize].get_or_init(|| {
            let locale: LanguageIdentifier = self.id().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![locale]);
            // The marks that Fluent puts round arguments show up as rubbish in chats.
            bundle.set_use_isolating(false);
            for (_, file) in self.files() {
                // What does not parse is found by a test; what does is used.
                let resource = match FluentResource::try_new((*file).to_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }

    /// Whether there is a message, or an attribute of one (`message.attribute`), of this name.
    pub fn has(self, key: &str) -> bool {
        self.format(key, &FluentArgs::new()).is_some()
    }

    fn format(self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle().get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // A missing argument shows its name; a test makes sure that none is missing.
        Some(self.bundle().format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    /// Says it in this language; in the first one where this one has no words for it.
    pub fn say(self, text: &Text, names: &dyn Names) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(name.clone(), self.value(arg, names));
        }
        let said = self.format(&text.key, &args).or_else(|| Language::default().format(&text.key, &args));
        said.unwrap_or_else(|| text.key.clone())
    }

    /// Says something that has no arguments.
    pub fn word(self, key: &str) -> String {
        self.say(&Text::new(key), &Nobody)
    }

    fn value(self, arg: &Arg, names: &dyn Names) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Signed(number) => FluentValue::from(format!("{number:+}").replace('-', "−")),
            Arg::Player(seat) => FluentValue::from(names.name(*seat)),
            Arg::Players(seats) => {
                FluentValue::from(self.list(seats.iter().map(|seat| names.name(*seat)).collect()))
            }
            Arg::Name(key) => FluentValue::from(self.word(key)),
            Arg::Names(keys) => FluentValue::from(self.list(keys.iter().map(|key| self.word(key)).collect())),
            Arg::Text(text) => FluentValue::from(self.say(text, names)),
            Arg::Verbatim(text) => FluentValue::from(text.clone()),
        }
    }

    /// One, two and three.
    pub fn list(self, mut things: Vec<String>) -> String {
        let Some(last) = things.pop() else { return String::new() };
        if things.is_empty() {
            return last;
        }
        let first = things.join(", ");
        match self {
            Language::English => format!("{first} and {last}"),
            // «e» before the sound of an i.
            Language::Spanish => {
                let plain = last.trim_start_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
                let sounds_i = plain.starts_with(['i', 'í']) || plain.starts_with("hi");
                let and = if sounds_i { "e" } else { "y" };
                format!("{first} {and} {last}")
            }
        }
    }
}

/// Whoever knows what the players are called.
pub trait Names {
    /// The name of the player in a seat.
    fn name(&self, seat: Seat) -> String;
}

/// Nobody is called anything.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Names for Nobody {
    fn name(&self, seat: Seat) -> String {
        (seat.index() + 1).to_string()
    }
}

impl Names for Vec<String> {
    fn name(&self, seat: Seat) -> String {
        self.get(seat.index()).cloned().unwrap_or_else(|| Nobody.name(seat))
    }
}
