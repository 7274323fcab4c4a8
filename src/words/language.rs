//! The languages of the house, and the files of its own words in each.

/// A language in which everything can be said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

macro_rules! files {
    ($code:literal, $($name:literal),*) => {
        &[$(($name, include_str!(concat!($code, "/", $name)))),*]
    };
}

/// A file: its name, and what is in it.
type File = (&'static str, &'static str);

const ENGLISH: &[File] = files!(
    "en",
    "refusal.ftl",
    "host.ftl",
    "seats.ftl",
    "discord.ftl",
    "commands.ftl",
    "orders.ftl",
    "lobby.ftl",
    "result.ftl",
    "workshop.ftl"
);
const SPANISH: &[File] = files!(
    "es",
    "refusal.ftl",
    "host.ftl",
    "seats.ftl",
    "discord.ftl",
    "commands.ftl",
    "orders.ftl",
    "lobby.ftl",
    "result.ftl",
    "workshop.ftl"
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

    /// The house's own messages, file by file: for tests that compare languages.
    pub fn files(self) -> &'static [File] {
        match self {
            Language::English => ENGLISH,
            Language::Spanish => SPANISH,
        }
    }

    /// Hundredths in digits, so short that they are read.
    pub fn hundredths(self, number: i64) -> String {
        let (sign, size) = (if number < 0 { "−" } else { "" }, number.unsigned_abs());
        let point = match self {
            Language::English => '.',
            Language::Spanish => ',',
        };
        match size {
            1..10 => format!("{sign}0{point}{size:02}"),
            _ => {
                let tenths = (size + 5) / 10;
                format!("{sign}{}{point}{}", tenths / 10, tenths % 10)
            }
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
