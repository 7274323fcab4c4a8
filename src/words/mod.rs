//! All words. Rules and screens name a message and its arguments; here they are put into a language.
//!
//! The messages are Fluent files, one set a language. Each game brings its own (its [`Book`]), and they are
//! looked up first: here lies only what the house says of any game. A test makes sure that every language has
//! every message, with the same arguments.

mod language;
mod rules;

pub use language::Language;
pub use rules::{Paragraph, RulesPage, Section};

use crate::kernel::{Arg, Book, Seat, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::sync::{OnceLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// A language, and whose words in it: a game's own and the house's behind them, or the house's alone.
#[derive(Clone, Copy)]
pub struct Words {
    /// Which language.
    pub language: Language,
    spoken: &'static Spoken,
}

/// Everything that can be said about one game in one language.
struct Spoken {
    messages: FluentBundle<&'static FluentResource>,
    rules: RulesPage,
    book: Option<&'static Book>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({}, {})", self.language.id(), self.book().map_or("house", |book| book.kind))
    }
}

impl Words {
    /// The words for a game, or for none.
    pub fn of(language: Language, book: Option<&'static Book>) -> Words {
        // A book is parsed once in each language, and stays.
        type Shelf = BTreeMap<(Language, Option<usize>), &'static Spoken>;
        static SHELF: RwLock<Shelf> = RwLock::new(BTreeMap::new());
        let key = (language, book.map(|book| std::ptr::from_ref(book) as usize));
        let known = SHELF.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
        let spoken = known.unwrap_or_else(|| {
            let mut shelf = SHELF.write().unwrap_or_else(PoisonError::into_inner);
            shelf.entry(key).or_insert_with(|| Box::leak(Box::new(Spoken::read(language, book))))
        });
        Words { language, spoken }
    }

    /// The house's own words.
    pub fn house(language: Language) -> Words {
        Words::of(language, None)
    }

    /// The same words in another language.
    pub fn in_language(self, language: Language) -> Words {
        Words::of(language, self.book())
    }

    /// The game whose words these are, if they are a game's.
    pub fn book(self) -> Option<&'static Book> {
        self.spoken.book
    }

    /// The rules page of the game; an empty one where there is no game.
    pub fn rules(self) -> &'static RulesPage {
        &self.spoken.rules
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
        let messages = &self.spoken.messages;
        let message = messages.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // A missing argument shows its name; a test makes sure that none is missing.
        Some(messages.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    /// Says it in this language; in the first one where this one has no words for it.
    pub fn say(self, text: &Text, names: &dyn Names) -> String {
        let mut args = FluentArgs::new();
        let reader = names.reader();
        let you = reader.and_then(|reader| Some((reader, self.listed_as(text)?)));
        for (name, arg) in &text.args {
            args.set(name.clone(), self.value(arg, names, you.as_ref()));
        }
        let addressed = reader.and_then(|reader| self.addressed(text, reader, &args));
        let said = addressed.or_else(|| self.format(&text.key, &args));
        let said = said.or_else(|| self.in_language(Language::default()).format(&text.key, &args));
        said.unwrap_or_else(|| text.key.clone())
    }

    /// The form of a sentence in which whoever reads it is spoken to, where it has one: `message.player` where they
    /// are its `$player`, `message.player-other` where they are both.
    fn addressed(self, text: &Text, reader: Seat, args: &FluentArgs<'_>) -> Option<String> {
        let is_reader = |arg: &Arg| match arg {
            Arg::Player(seat) => *seat == reader,
            Arg::Players(seats) => seats[..] == [reader],
            _ => false,
        };
        let theirs = text.args.iter().filter(|(_, arg)| is_reader(arg)).map(|(name, _)| name.as_str());
        let theirs: Vec<&str> = theirs.collect();
        let all = (theirs.len() > 1).then(|| theirs.join("-"));
        let forms = all.as_deref().into_iter().chain(theirs);
        forms.map(|form| format!("{}.{form}", text.key)).find_map(|key| self.format(&key, args))
    }

    /// What whoever reads a sentence is called in a list of players in it, where it says: `message.you`.
    fn listed_as(self, text: &Text) -> Option<String> {
        let lists = text.args.iter().any(|(_, arg)| matches!(arg, Arg::Players(_)));
        lists.then(|| self.format(&format!("{}.you", text.key), &FluentArgs::new())).flatten()
    }

    /// Says something that has no arguments.
    pub fn word(self, key: &str) -> String {
        self.say(&Text::new(key), &Nobody)
    }

    /// One, two and three.
    pub fn list(self, things: Vec<String>) -> String {
        self.language.list(things)
    }

    fn value(self, arg: &Arg, names: &dyn Names, you: Option<&(Seat, String)>) -> FluentValue<'static> {
        let listed = |seat: &Seat| match you {
            Some((reader, you)) if reader == seat => you.clone(),
            _ => names.name(*seat),
        };
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Signed(number) => FluentValue::from(format!("{number:+}").replace('-', "−")),
            Arg::Hundredths(number) => FluentValue::from(self.language.hundredths(*number)),
            Arg::Player(seat) => FluentValue::from(names.name(*seat)),
            Arg::Players(seats) => FluentValue::from(self.list(seats.iter().map(listed).collect())),
            Arg::Name(key) => FluentValue::from(self.word(key)),
            Arg::Names(keys) => FluentValue::from(self.list(keys.iter().map(|key| self.word(key)).collect())),
            Arg::Text(text) => FluentValue::from(self.say(text, names)),
            Arg::Verbatim(text) => FluentValue::from(text.clone()),
        }
    }
}

impl Spoken {
    fn read(language: Language, book: Option<&'static Book>) -> Spoken {
        static HOUSE: [OnceLock<Vec<FluentResource>>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let house = HOUSE[language as usize]
            .get_or_init(|| language.files().iter().map(|(_, file)| parse((*file).to_owned())).collect());
        let locale: LanguageIdentifier = language.id().parse().unwrap_or_default();
        let mut messages = FluentBundle::new_concurrent(vec![locale]);
        // The marks that Fluent puts round arguments show up as rubbish in chats.
        messages.set_use_isolating(false);
        house.iter().for_each(|file| messages.add_resource_overriding(file));
        let edition = book.and_then(|book| book.editions.iter().find(|one| one.language == language.id()));
        for (_, file) in edition.map_or(&[][..], |edition| edition.messages) {
            messages.add_resource_overriding(Box::leak(Box::new(parse((*file).to_owned()))));
        }
        if let Some(Book { kind, .. }) = book {
            let own = format!("game-name = {{ game-{kind} }}\ngame-command = /{{ cmd-{kind} }}\n");
            messages.add_resource_overriding(Box::leak(Box::new(parse(own))));
        }
        let rules = edition.map(|edition| RulesPage::parse(edition.rules)).unwrap_or_default();
        Spoken { messages, rules, book }
    }
}

/// What does not parse is found by a test; what does is used.
fn parse(file: String) -> FluentResource {
    match FluentResource::try_new(file) {
        Ok(resource) | Err((resource, _)) => resource,
    }
}

/// Whoever knows what the players are called.
pub trait Names {
    /// The name of the player in a seat.
    fn name(&self, seat: Seat) -> String;

    /// Whoever is spoken to, where it is a player alone who reads.
    fn reader(&self) -> Option<Seat> {
        None
    }
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
