//! What people are called, on buttons and in text, and in which language they are spoken to.

use crate::lang::{Language, Names};
use crate::store::{Person, Pilot, Table};
use crate::table::Seat;

/// The names at a table as plain text: for buttons and menus.
pub fn plain(table: &Table, language: Language) -> Vec<String> {
    called(table, language, " 🤖")
}

/// The names at a table as they are drawn: there is no robot in the fonts.
pub fn drawn(table: &Table, language: Language) -> Vec<String> {
    called(table, language, "")
}

fn called(table: &Table, language: Language, bot: &str) -> Vec<String> {
    let chairs = table.seats.iter();
    chairs
        .map(|chair| {
            let name = clean(&chair.name);
            match (name.is_empty(), chair.pilot) {
                (true, _) => language.word("discord-former-player"),
                (false, Pilot::Bot) => format!("{name}{bot}"),
                (false, _) => name,
            }
        })
        .collect()
}

/// The names at a table for text in which stars and underscores mean something.
#[derive(Debug)]
pub struct Marked(Vec<String>);

impl Marked {
    /// The names at this table.
    pub fn at(table: &Table, language: Language) -> Marked {
        Marked(plain(table, language).iter().map(|name| escape(name)).collect())
    }
}

impl Names for Marked {
    fn name(&self, seat: Seat) -> String {
        self.0.name(seat)
    }
}

/// A name without line breaks and other things that do not belong into one.
fn clean(name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    super::page::cut(name.trim(), 32)
}

/// Text in which nothing means anything to Discord.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii_punctuation()
            && !matches!(c, '.' | ',' | '\'' | '!' | '?' | '%' | '&' | '+' | '/' | ';')
        {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

/// The language of everything public at a table.
pub fn public(table: &Table) -> Language {
    Language::for_locale(&table.language)
}

/// The language of a person: the one they have chosen, or else the one that their program speaks; `otherwise`, if neither is known.
pub fn private(person: &Person, otherwise: &str) -> Language {
    let known = person.language.as_deref().or(person.locale.as_deref());
    Language::for_locale(known.unwrap_or(otherwise))
}
