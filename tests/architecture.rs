//! Who may use what, and whether what the code cites exists.

use sobremesa::words::{Language, Words};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All Rust files under a folder of the project.
fn rust_files(folder: &str) -> Vec<(PathBuf, String)> {
    files(folder, &["rs"])
}

/// All files under a folder of the project whose names end like this.
fn files(folder: &str, endings: &[&str]) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, endings: &[&str], files: &mut Vec<(PathBuf, String)>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, endings, files);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|one| ending == *one)) {
                files.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut files = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), endings, &mut files);
    assert!(!files.is_empty(), "{folder} is empty");
    files.sort();
    files
}

/// Code without its comments and its tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The paths that a file uses, in full: those of its `use` trees, branch by branch, and those that stand in its code.
fn paths(file: &Path, text: &str) -> BTreeSet<String> {
    let code = code(text);
    let mut tokens = tokens(&code).into_iter().peekable();
    let mut found = BTreeSet::new();
    while let Some(token) = tokens.next() {
        if token == "use" {
            branches(&mut tokens, "", &mut found);
        } else if is_name(token) && tokens.peek() == Some(&"::") {
            let mut path = token.to_owned();
            while tokens.next_if_eq(&"::").is_some() {
                let Some(name) = tokens.next_if(|next| is_name(next)) else { break };
                path = format!("{path}::{name}");
            }
            found.insert(path);
        }
    }
    found.into_iter().map(|path| from_the_root(file, &path)).collect()
}

/// Names, `::`, and every other sign by itself.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = match first {
            first if first.is_alphanumeric() || first == '_' => {
                rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len())
            }
            ':' if rest.starts_with("::") => 2,
            _ => first.len_utf8(),
        };
        tokens.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    tokens
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Walks the tree of a `use` from behind `trunk` to its `;`, or to the end of its branch.
fn branches<'a>(
    tokens: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>,
    trunk: &str,
    found: &mut BTreeSet<String>,
) {
    let mut path = trunk.to_owned();
    while let Some(token) = tokens.next_if(|token| !matches!(*token, "," | "}")) {
        match token {
            ";" => break,
            "{" => {
                while tokens.peek().is_some_and(|next| *next != "}") {
                    branches(tokens, &path, found);
                    tokens.next_if_eq(&",");
                }
                tokens.next();
                return;
            }
            "as" => drop(tokens.next()),
            "::" => path.push_str("::"),
            name => path.push_str(name),
        }
    }
    found.insert(path.trim_end_matches("::self").to_owned());
}

/// `super` and `self` resolved by where the file stands.
fn from_the_root(file: &Path, path: &str) -> String {
    let mut module: Vec<String> =
        file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let root = module.iter().rposition(|part| part == "src").map_or(0, |at| at + 1);
    module.drain(..root);
    if module.last().is_some_and(|last| last == "mod" || last == "lib") {
        module.pop();
    }
    let mut names: Vec<&str> = path.split("::").collect();
    if !matches!(names[0], "super" | "self") {
        return path.to_owned();
    }
    while names.first() == Some(&"super") {
        names.remove(0);
        module.pop();
    }
    names.retain(|name| *name != "self");
    let inside = module.iter().map(String::as_str).chain(names);
    std::iter::once("crate").chain(inside).collect::<Vec<_>>().join("::")
}

/// Whether a path leads to what is named, or into it.
fn leads_to(path: &str, name: &str) -> bool {
    path.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
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
        &["crate::playground", "sqlx", "crate::cli"],
        "the face knows any server that speaks Discord's API, and any game: ask the host, and draw a screen",
    ),
    (
        "src/discord/parts",
        &["crate::discord::send", "crate::discord::gate", "crate::discord::pages", "crate::discord::answer"],
        "parts are what pages are written of: what sends or answers belongs above them",
    ),
    (
        "src/discord/send",
        &["crate::discord::gate", "crate::discord::pages", "crate::discord::answer"],
        "whoever sends is handed a page: what it says is decided above",
    ),
    (
        "src/discord/gate",
        &["crate::discord::pages", "crate::discord::answer"],
        "the gate says who asks what, and hands over the answer: what it is is decided above",
    ),
    (
        "src/discord/pages",
        &["crate::discord::answer", "crate::discord::commands", "crate::discord::announcer"],
        "a page is drawn from what is saved, whoever asks for it",
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

/// What outside the list of the games may not be named: the games' folders.
const KINDS: [&str; 5] = ["cthulhu500", "fugitive", "parques", "carcassonne", "mythos"];

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
    ("print", "rules do not print: tell an event"),
    ("rand::rng", "chance comes from the table's own dice"),
    ("thread_rng", "chance comes from the table's own dice"),
];

/// Whether a file may hold rules: not the list of the games, nor what draws one, nor its players who are no
/// people and what is counted when they play.
fn is_rules(path: &Path) -> bool {
    let is_list = path.parent().is_some_and(|folder| folder.ends_with("src/games"));
    !is_list
        && path
            .iter()
            .all(|part| part != "pictures" && part != "lab" && part != "lab.rs" && part != "mind.rs")
}

/// What in a file points where it must not, and what to do instead.
fn wrong_arrows(file: &Path, text: &str, forbidden: &[&str], instead: &str) -> Vec<String> {
    let paths = paths(file, text);
    let wrong = paths.iter().filter(|path| forbidden.iter().any(|name| leads_to(path, name)));
    wrong.map(|path| format!("{} uses {path}: {instead}", file.display())).collect()
}

#[test]
fn arrows_point_down() {
    let mut wrong = Vec::new();
    for (folder, forbidden, instead) in ARROWS {
        for (path, text) in rust_files(folder) {
            if *folder != "src/games" || is_rules(&path) {
                wrong.extend(wrong_arrows(&path, &text, forbidden, instead));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn arrows_that_point_up_are_found_however_they_are_written() {
    let file = Path::new("/somewhere/src/host/clock/late.rs");
    for planted in [
        "use crate::discord::Bot;",
        "use crate::{kernel::Seat, discord};",
        "use crate::{kernel::{self, Seat}, discord::{page::Page, Bot as Robot}};",
        "pub use super::super::super::discord::page;",
        "fn page() { let page = crate::discord::page::Page::new(); }",
        "fn page() { super::super::super::discord::page() }",
    ] {
        assert!(!wrong_arrows(file, planted, &["crate::discord"], "").is_empty(), "{planted}");
    }
    for sound in [
        "use crate::discordant::Tone;",
        "use super::discord::Own;",
        "// crate::discord is above",
        "use self::discord;",
    ] {
        assert_eq!(wrong_arrows(file, sound, &["crate::discord"], ""), [""; 0], "{sound}");
    }
    assert_eq!(wrong_arrows(file, "fn now() { sqlx::query(\"\") }", &["sqlx"], "").len(), 1);
}

/// The file in which what a path names is written: the longest of its beginnings that is one.
fn file_of(path: &str) -> Option<PathBuf> {
    let names: Vec<&str> = path.strip_prefix("crate::")?.split("::").collect();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    (1..=names.len()).rev().find_map(|length| {
        let module = source.join(names[..length].join("/"));
        [module.with_extension("rs"), module.join("mod.rs")].into_iter().find(|file| file.is_file())
    })
}

/// The files that use one another in a circle, or stand between two circles. What a folder's `mod.rs` holds
/// is for all below it.
fn circles(files: &[(PathBuf, String)]) -> Vec<PathBuf> {
    let arrows = |(file, text): &(PathBuf, String)| {
        let used = paths(file, text).into_iter().filter_map(|path| file_of(&path)).filter(|used| {
            let is_above =
                used.ends_with("mod.rs") && used.parent().is_some_and(|above| file.starts_with(above));
            used != file && !is_above
        });
        (file.clone(), used.collect::<BTreeSet<PathBuf>>())
    };
    let mut left: Vec<(PathBuf, BTreeSet<PathBuf>)> = files.iter().map(arrows).collect();
    loop {
        let there: BTreeSet<PathBuf> = left.iter().map(|(file, _)| file.clone()).collect();
        let used: BTreeSet<PathBuf> = left.iter().flat_map(|(_, used)| used.clone()).collect();
        left.retain(|(file, uses)| used.contains(file) && uses.iter().any(|one| there.contains(one)));
        if left.len() == there.len() {
            return there.into_iter().collect();
        }
    }
}

/// Whoever changes one of several files that use one another has to understand all of them. The rules of a
/// game call one another, and so do the parts of the playground's one world.
#[test]
fn files_do_not_use_one_another_in_a_circle() {
    for room in ["cli", "discord", "drawing", "drivers", "host", "kernel", "store", "words"] {
        let found = circles(&rust_files(&format!("src/{room}")));
        assert!(found.is_empty(), "{room}: {found:?}");
    }
    let mut planted = rust_files("src/discord");
    let duration = planted.iter_mut().find(|(file, _)| file.ends_with("duration.rs")).unwrap();
    duration.1.push_str("use crate::discord::pages::lobby::lobby;");
    let found = circles(&planted);
    assert!(found.len() == 2 && found.iter().any(|file| file.ends_with("lobby.rs")), "{found:?}");
}

#[test]
fn pure_folders_are_pure() {
    for folder in ["src/kernel", "src/games", "src/drivers"] {
        for (path, text) in rust_files(folder).into_iter().filter(|(path, _)| is_rules(path)) {
            let (paths, code) = (paths(&path, &text), code(&text));
            let tokens: BTreeSet<&str> = tokens(&code).into_iter().collect();
            for (name, instead) in IMPURE {
                let used = tokens.contains(name) || paths.iter().any(|path| leads_to(path, name));
                assert!(!used, "{} uses {name}: {instead}", path.display());
            }
        }
    }
}

/// Words that only one game has: who reads or writes them outside its folder knows which game is played.
const WORDS_OF_GAMES: &[&str] = &[
    "race",
    "races",
    "racing",
    "lap",
    "laps",
    "vehicle",
    "vehicles",
    "overtake",
    "overtakes",
    "innsmouth",
    "shoggoth",
    "pits",
    "marshal",
    "hideout",
    "hideouts",
    "sprint",
    "sprints",
    "manhunt",
    "parqués",
    "salida",
    "jail",
    "jailed",
    "meeple",
    "meeples",
    "monastery",
    "farmer",
    "farmers",
    "investigator",
    "investigators",
    "sanity",
    "carrera",
    "carreras",
    "vehículo",
    "vehículos",
];

/// The words of a text, names in code among them, in small letters: `RaceView` is `race` and `view`.
fn words_of(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for word in text.split(|c: char| !c.is_alphanumeric()) {
        let mut one = String::new();
        for c in word.chars() {
            if c.is_uppercase() && one.ends_with(char::is_lowercase) {
                words.insert(std::mem::take(&mut one).to_lowercase());
            }
            one.push(c);
        }
        words.insert(one.to_lowercase());
    }
    words
}

/// What a text says that only one game knows.
fn words_of_games(text: &str) -> Vec<&'static str> {
    let words = words_of(text);
    WORDS_OF_GAMES.iter().chain(&KINDS).copied().filter(|word| words.contains(*word)).collect()
}

#[test]
fn no_room_outside_knows_the_words_of_a_game() {
    let rooms = ["kernel", "drivers", "host", "store", "discord", "drawing", "cli", "words", "playground"];
    let mut read = 0;
    let mut said = Vec::new();
    for room in rooms {
        for (path, text) in files(&format!("src/{room}"), &["rs", "ftl"]) {
            let words = words_of_games(&text);
            if !words.is_empty() {
                said.push(format!("{}: {words:?}", path.display()));
            }
            read += 1;
        }
    }
    assert!(read > 150, "only {read} files");
    assert!(said.is_empty(), "{said:#?}");
    let planted = "struct RaceView { laps: u8 } // as in Innsmouth: not a trace, of parques";
    assert_eq!(words_of_games(planted), ["race", "laps", "innsmouth", "parques"]);
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

/// The other names that a file gives to what it uses.
fn renamed(text: &str) -> Vec<String> {
    let is_use = |line: &&str| line.starts_with("use ") || line.starts_with("pub") && line.contains(" use ");
    let code = code(text);
    let mut found = Vec::new();
    for statement in code.split(';') {
        let lines: Vec<&str> = statement.lines().map(str::trim).skip_while(|line| !is_use(line)).collect();
        let tree = lines.join(" ");
        let tokens = tokens(&tree);
        let names = tokens.windows(3).filter(|three| three[1] == "as" && three[2] != "_");
        found.extend(names.map(|three| three.join(" ")));
    }
    found
}

/// Two things with one name are told apart by where they are: `cards::Kind`, not a third name that stands in one file.
#[test]
fn nothing_has_another_name_where_it_is_used() {
    let all = rust_files("src");
    let said: Vec<String> = all
        .iter()
        .flat_map(|(path, text)| renamed(text).into_iter().map(|one| format!("{}: {one}", path.display())))
        .collect();
    assert!(said.is_empty(), "{said:#?}");
    let planted = "use a::{\n    B as C, D as _};\npub use e::f as g;\n\"to use it as that\"; fn k() -> impl L + use<> {}\nlet h = i as u8;";
    assert_eq!(renamed(planted), ["B as C", "f as g"]);
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
