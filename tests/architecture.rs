//! Who may use what, and whether what the code cites exists.

use sobremesa::words::{Language, Words};
use std::fs;
use std::path::{Path, PathBuf};

/// All Rust files under a folder of the project.
fn rust_files(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut files = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    assert!(!files.is_empty() || folder.contains('?'), "{folder} is empty");
    files.sort();
    files
}

/// Code without its comments and its tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// What a folder may not use, and what to do instead.
const ARROWS: &[(&str, &[&str], &str)] = &[
    (
        "src/kernel",
        &[
            "crate::games",
            "crate::drivers",
            "crate::words",
            "crate::store",
            "crate::host",
            "crate::cli",
            "crate::drawing",
        ],
        "the kernel knows no game and nobody above it: give it a trait, or move this up",
    ),
    (
        "src/games",
        &[
            "crate::drivers",
            "crate::words",
            "crate::store",
            "crate::host",
            "crate::cli",
            "crate::discord",
            "crate::drawing",
        ],
        "rules know only the kernel: say what is to be shown as a key, and let those above find the words",
    ),
    (
        "src/drivers",
        &["crate::games", "crate::words", "crate::store", "crate::host", "crate::discord", "crate::drawing"],
        "a driver sees views and questions of any game: what is particular to one belongs in its folder",
    ),
    (
        "src/host",
        &[
            "sqlx",
            "serenity",
            "poise",
            "axum",
            "crate::discord",
            "crate::playground",
            "crate::cli",
            "crate::drawing",
        ],
        "the host knows neither SQL nor a chat program: ask the store, or give an announcer something to do",
    ),
    (
        "src/store",
        &[
            "crate::host",
            "crate::games",
            "crate::kernel",
            "crate::words",
            "crate::drawing",
            "serenity",
            "axum",
        ],
        "the store keeps what it is given: what it means is decided above it",
    ),
    (
        "src/drawing",
        &[
            "crate::host",
            "crate::store",
            "crate::drivers",
            "crate::discord",
            "crate::playground",
            "crate::cli",
            "crate::config",
            "serenity",
            "sqlx",
            "tokio",
            "std::fs",
        ],
        "a picture is drawn from a view, and knows nobody who looks at it: draw there, and hand it on above",
    ),
    (
        "src/playground",
        &["crate::host", "crate::store", "crate::games", "crate::kernel", "crate::words", "crate::drawing"],
        "the playground knows only Discord's wire, as Discord does",
    ),
    (
        "src/discord",
        &["crate::playground", "sqlx", "games::cthulhu500", "crate::cli"],
        "the face knows any server that speaks Discord's API, and any game: ask the host, and draw a screen",
    ),
    (
        "src/words",
        &[
            "crate::games",
            "crate::drivers",
            "crate::store",
            "crate::host",
            "crate::discord",
            "crate::drawing",
        ],
        "words know only texts: name the message in the rules, and write it in the language files",
    ),
];

/// What no pure folder may use, and what to do instead.
const IMPURE: &[(&str, &str)] = &[
    ("tokio", "a game never waits: it asks, and leaves"),
    ("sqlx", "rules know no database: what is saved is the game itself"),
    ("serenity", "rules know no chat program: describe a screen"),
    ("std::time", "a game never reads a clock: it says which patience a question has"),
    ("chrono", "a game never reads a clock: it says which patience a question has"),
    ("std::env", "options come in through `Options`"),
    ("std::fs", "what a game needs is in its options and its save"),
    ("HashMap", "its order differs from run to run: use a BTreeMap or an array"),
    ("HashSet", "its order differs from run to run: use a BTreeSet or an array"),
    ("f32", "floating point differs from machine to machine: count in whole numbers"),
    ("f64", "floating point differs from machine to machine: count in whole numbers"),
    ("println!", "rules do not print: tell an event"),
    ("rand::rng(", "chance comes from the table's own dice"),
    ("thread_rng", "chance comes from the table's own dice"),
];

/// Whether a file may hold rules: not the list of the games, nor what draws one.
fn is_rules(path: &Path) -> bool {
    !path.ends_with("games/mod.rs") && path.components().all(|part| part.as_os_str() != "pictures")
}

#[test]
fn arrows_point_down() {
    for (folder, forbidden, instead) in ARROWS {
        for (path, text) in rust_files(folder) {
            if *folder == "src/games" && !is_rules(&path) {
                continue;
            }
            for name in *forbidden {
                assert!(!code(&text).contains(name), "{} uses {name}: {instead}", path.display());
            }
        }
    }
}

#[test]
fn pure_folders_are_pure() {
    for folder in ["src/kernel", "src/games", "src/drivers"] {
        for (path, text) in rust_files(folder).into_iter().filter(|(path, _)| is_rules(path)) {
            for (name, instead) in IMPURE {
                assert!(!code(&text).contains(name), "{} uses {name}: {instead}", path.display());
            }
        }
    }
}

#[test]
fn files_say_what_they_are_for_and_stay_short() {
    for (path, text) in rust_files("src") {
        assert!(text.starts_with("//! "), "{}: say in one sentence what it is for", path.display());
        let lines = text.lines().count();
        assert!(lines <= 450, "{} has {lines} lines: is it still one idea?", path.display());
        for unfinished in ["todo!", "unimplemented!", "dbg!", "FIXME", "XXX"] {
            assert!(!text.contains(unfinished), "{}: {unfinished}", path.display());
        }
    }
}

/// Numbers of rules in comments: `4.3`, `(5.3, R4)`, `// R7`.
fn cited(text: &str) -> Vec<String> {
    let comments = text.lines().filter_map(|line| line.split_once("//").map(|(_, comment)| comment));
    let words = comments.flat_map(|comment| comment.split(|c: char| !(c.is_alphanumeric() || c == '.')));
    let is_ruling = |word: &str| word.strip_prefix('R').is_some_and(|n| n.parse::<u8>().is_ok());
    let is_number = |word: &str| {
        let mut parts = word.split('.');
        let numbers = (parts.next(), parts.next(), parts.next());
        matches!(numbers, (Some(a), Some(b), None) if a.parse::<u8>().is_ok() && b.parse::<u8>().is_ok())
    };
    let words = words.map(|word| word.trim_end_matches('.'));
    words.filter(|word| is_ruling(word) || is_number(word)).map(str::to_owned).collect()
}

#[test]
fn every_rule_that_is_cited_exists() {
    let mut all = Vec::new();
    for folder in ["src/games/cthulhu500", "tests/cthulhu500"] {
        for (path, text) in rust_files(folder) {
            for number in cited(&text) {
                for language in Language::ALL {
                    assert!(
                        Words::of(language, sobremesa::games::book("cthulhu500")).rules().has(&number),
                        "{} cites {number}",
                        path.display()
                    );
                }
                all.push(number);
            }
        }
    }
    all.sort();
    all.dedup();
    assert!(all.len() > 50, "only {} rules are cited", all.len());
}
