//! What a game has to say: its sentences and its rules page in every language, as they lie in its folder.

/// The words of one game. They are looked up before the house's own, so a game may put a sentence of the
/// house its own way.
#[derive(PartialEq, Eq, Debug)]
pub struct Book {
    /// The name of the game in saves and commands.
    pub kind: &'static str,
    /// The same in every language.
    pub editions: &'static [Edition],
}

/// The words of one game in one language.
#[derive(PartialEq, Eq, Debug)]
pub struct Edition {
    /// The code of the language.
    pub language: &'static str,
    /// Its Fluent files: what each is called, and what is in it.
    pub messages: &'static [(&'static str, &'static str)],
    /// Its rules page: `# title`, `## 5. section`, and paragraphs that begin with their number in bold.
    pub rules: &'static str,
}

/// The book of a game: its kind, and its Fluent files. Written in `words/mod.rs` of the game's folder, beside
/// the folders `en` and `es`, each of which holds these files and `rules.md`.
#[macro_export]
macro_rules! book {
    ($kind:expr, $($file:literal),* $(,)?) => {
        $crate::kernel::Book {
            kind: $kind,
            editions: &[$crate::edition!("en", $($file),*), $crate::edition!("es", $($file),*)],
        }
    };
}

/// One language of a [`book!`].
#[macro_export]
macro_rules! edition {
    ($code:literal, $($file:literal),*) => {
        $crate::kernel::Edition {
            language: $code,
            messages: &[$(($file, include_str!(concat!($code, "/", $file)))),*],
            rules: include_str!(concat!($code, "/rules.md")),
        }
    };
}
