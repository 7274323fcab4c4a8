//! What people are called, on buttons and in text, and in which language they are spoken to.

use crate::kernel::{Arg, Seat, Text, Viewer};
use crate::store::{Person, Pilot, Table};
use crate::words::{Language, Names, Words};
use unicode_general_category::{GeneralCategory, get_general_category};

/// What a name on a button may take.
const SHORT: usize = 20;

/// The names at a table as plain text: for menus.
pub fn plain(table: &Table, words: Words) -> Vec<String> {
    called(table, words, " 🤖")
}

/// The names at a table as they are drawn: there is no robot in the fonts.
pub fn drawn(table: &Table, words: Words) -> Vec<String> {
    called(table, words, "")
}

/// The names at a table where there is little room: what a button says beside a name must not be cut.
pub fn short(table: &Table, words: Words) -> Vec<String> {
    let robot = |name: String| match name.strip_suffix(" 🤖") {
        Some(name) => format!("{} 🤖", crate::drawing::cut(name, SHORT - 2)),
        None => crate::drawing::cut(&name, SHORT),
    };
    plain(table, words).into_iter().map(robot).collect()
}

fn called(table: &Table, words: Words, bot: &str) -> Vec<String> {
    let chairs = table.seats.iter();
    chairs
        .map(|chair| {
            let name = clean(&chair.name);
            match (name.is_empty(), chair.pilot) {
                (true, _) => words.word("discord-former-player"),
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
    pub fn at(table: &Table, words: Words) -> Marked {
        Marked(plain(table, words).iter().map(|name| escape(name)).collect())
    }
}

impl Names for Marked {
    fn name(&self, seat: Seat) -> String {
        self.0.name(seat)
    }
}

/// The names at a table, for a player who reads what is told to them alone.
#[derive(Debug)]
pub struct ReadBy<'a>(pub &'a Marked, pub Viewer);

impl Names for ReadBy<'_> {
    fn name(&self, seat: Seat) -> String {
        self.0.name(seat)
    }

    fn reader(&self) -> Option<Seat> {
        self.1.seat()
    }
}

/// A name as it stands beside others: letters of every script and emoji, and nothing that turns a line round,
/// hides, piles up, or passes for a bot. Empty, where nothing of it can be seen.
pub fn clean(name: &str) -> String {
    clean_to(name, 32)
}

/// The same, at most so long.
pub fn clean_to(name: &str, most: usize) -> String {
    let mut clean = String::new();
    let (mut marks, mut joiner) = (0, None);
    for c in name.chars() {
        let last = clean.chars().next_back();
        // Emoji and several scripts are joined by what is itself not seen: between two signs it stays.
        if matches!(c, ZWNJ | ZWJ) {
            joiner = last.filter(|last| !last.is_whitespace()).map(|_| c);
            continue;
        }
        if c.is_whitespace() {
            if last.is_some_and(|last| !last.is_whitespace()) {
                clean.push(' ');
            }
            (marks, joiner) = (0, None);
            continue;
        }
        if is_unseen(c) {
            continue;
        }
        let (is_mark, piles_up) = match get_general_category(c) {
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => (true, marks >= MARKS_MOST),
            GeneralCategory::SpacingMark => (true, false),
            _ => (false, false),
        };
        if piles_up || c == BOT || is_mark && last.is_none_or(char::is_whitespace) {
            continue;
        }
        marks = if is_mark { marks + 1 } else { 0 };
        clean.extend(joiner.take());
        clean.push(c);
    }
    crate::drawing::cut(clean.trim(), most)
}

/// What bots are marked with, and nobody else.
const BOT: char = '🤖';
/// Keeps apart the two signs beside it.
const ZWNJ: char = '\u{200C}';
/// Joins the two signs beside it.
const ZWJ: char = '\u{200D}';
/// Marks over and under one letter, those that take room of their own counted: no script needs more.
const MARKS_MOST: u32 = 4;

/// Whether a sign takes part in a line without being seen: orders of direction, spaces of no width, fillers,
/// what is nobody's.
fn is_unseen(c: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let fillers = matches!(
        c,
        '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' | '\u{2800}' | '\u{034F}' | '\u{17B4}' | '\u{17B5}'
    );
    // The one that makes a sign an emoji is kept: it is written after it.
    let variant = matches!(c, '\u{180B}'..='\u{180F}' | '\u{FE00}'..='\u{FE0E}' | '\u{E0100}'..='\u{E01EF}');
    let category = get_general_category(c);
    let nothing = [Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned];
    fillers || variant || nothing.contains(&category)
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

/// A sentence that names the button with which one takes a seat, as it reads on the table.
pub fn naming_join(key: &str, table: &Table) -> Text {
    Text::new(key).with("join", Arg::Verbatim(aloud(table).word("button-join")))
}

/// The words of everything public at a table: its game's, in its language.
pub fn aloud(table: &Table) -> Words {
    at(table, public(table))
}

/// The words of a table's game, in a language.
pub fn at(table: &Table, language: Language) -> Words {
    Words::of(language, crate::games::book(&table.kind))
}

/// The language of a person: the one they have chosen, or else the one that their program speaks;
/// `otherwise`, if neither is known.
pub fn private(person: &Person, otherwise: &str) -> Language {
    let known = person.language.as_deref().or(person.locale.as_deref());
    Language::for_locale(known.unwrap_or(otherwise))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_can_be_seen_of_them() {
        for (name, is) in [
            ("Ann", "Ann"),
            ("  Ann \t B. \n", "Ann B."),
            // Letters of every script, with what they need.
            ("Ève Ñandú Łukasz", "Ève Ñandú Łukasz"),
            ("Zoë e\u{301}\u{323}", "Zoë e\u{301}\u{323}"),
            ("Дмитро Ελένη 北斗 さくら 길동", "Дмитро Ελένη 北斗 さくら 길동"),
            ("שָׁלוֹם مُحَمَّد", "שָׁלוֹם مُحَمَّد"),
            ("क्ष्मि นี้ ကျွှေး", "क्ष्मि นี้ ကျွှေး"),
            ("می\u{200C}خواهم", "می\u{200C}خواهم"),
            // Emoji, also those that are made of several; but not the bots' own.
            ("🐙 Ann 👩\u{200D}🚀 ❤\u{FE0F} 👍🏽 🇪🇸", "🐙 Ann 👩\u{200D}🚀 ❤\u{FE0F} 👍🏽 🇪🇸"),
            ("Bob 🤖", "Bob"),
            ("🤖🤖", ""),
            // What turns the line round, hides, fills, or breaks it.
            ("\u{202E}nnA\u{202C} \u{2066}x\u{2069}\u{200E}\u{61C}", "nnA x"),
            ("A\u{200B}n\u{AD}n\u{FEFF}\u{2060}\u{2029}\u{2028}B", "Ann B"),
            ("\u{115F}\u{1160}\u{3164}\u{2800}\u{FFA0}", ""),
            ("\u{200D}\u{200C}", ""),
            (" \u{200D}Ann\u{200D}", "Ann"),
            ("\u{E000}\u{F0000}\u{FFFE}A", "A"),
            // Marks in masses, and marks upon nothing.
            ("Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}a\u{489}", "Z\u{300}\u{301}\u{302}\u{303}a\u{489}"),
            ("\u{301}\u{302}Ann", "Ann"),
            ("", ""),
        ] {
            assert_eq!(clean(name), is, "{name:?}");
            assert_eq!(clean(is), is, "clean already: {name:?}");
        }
        assert_eq!(clean(&"e\u{301}".repeat(5_000)).chars().count(), 32);
    }
}
